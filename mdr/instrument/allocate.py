"""Choose the registers that snapshots live in: above everything the kernel names, outside the epilogue's own window.

VGPRs come first; where the kernel leaves too few of them, AGPRs take the rest, and where those are full too, scratch memory.
"""

from __future__ import annotations

from mdr.assembly.chips import Chip, occupancy
from mdr.diagnostics import Diagnostic, MDRError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

# The registers that the epilogue's compiled code may use (inject tells LLVM so, splice verifies it). The kernel's own
# registers are dead by then, so the window overlaps them; only the snapshots must lie above it.
WINDOW_VGPRS = {"hostcall": 32, "buffered": 10}
LEANEST = "buffered"  # the transport with the smaller window
DIVISION_VGPRS = 24  # that LLVM's expansion of a division needs beside the transport's own
SITE_VGPRS = 16  # that code compiled for a site may use, above the kernel's own: at a site those are alive
SITE_SGPRS = 32
SITE_SAVED_SGPRS = 7  # EXEC, VCC, SCC, MODE and M0 while such code runs
LARGEST_WINDOW = 128  # more does not help the epilogue
WINDOW_SGPRS = 58
HITS_PER_REGISTER = 32
# The buffer's address, the kernel argument pointer when it comes from vector registers, one dword read beside it.
_BUFFER_SGPRS = 6
_LAST_SCRATCH_OFFSET = 4095  # of the instruction's 13-bit signed field


class Demand:
    """What a kernel has and what its directives need, all in 32-bit registers.

    ``used_*`` count what the code names, ``declared_vgprs`` is the descriptor's next_free_vgpr and ``accum_offset`` where
    AGPRs start; ``divides`` says that a directive divides; ``workgroup`` is the largest workgroup in work-items (1,024
    where unknown). ``scratch`` is the size of the kernel's private segment in bytes a lane, or None where nothing can be
    added to it. ``clock``: an SGPR pair is needed to read the clock. ``counters`` are the slots that have to be VGPRs, ``rings``
    those that have to be registers.
    ``computes``: compiled code runs at a site, among the kernel's living registers. ``temps`` VGPRs are needed to
    compute addresses.
    """

    __slots__ = (
        "accum_offset",
        "agprs",
        "clock",
        "computes",
        "counters",
        "declared_sgprs",
        "declared_vgprs",
        "directives",
        "divides",
        "rings",
        "scratch",
        "slots",
        "temps",
        "used_sgprs",
        "used_vgprs",
        "workgroup",
    )

    def __init__(
        self,
        *,
        used_vgprs: int,
        used_sgprs: int,
        agprs: int,
        declared_vgprs: int,
        declared_sgprs: int,
        accum_offset: int,
        directives: int,
        slots: int,
        divides: bool,
        workgroup: int,
        scratch: int | None,
        clock: bool = False,
        counters: Sequence[int] = (),
        rings: Sequence[int] = (),
        computes: bool = False,
        temps: int = 0,
    ) -> None:
        self.used_vgprs = used_vgprs
        self.used_sgprs = used_sgprs
        self.agprs = agprs
        self.declared_vgprs = declared_vgprs
        self.declared_sgprs = declared_sgprs
        self.accum_offset = accum_offset
        self.directives = directives
        self.slots = slots
        self.divides = divides
        self.workgroup = workgroup
        self.scratch = scratch
        self.clock = clock
        self.counters = counters
        self.rings = rings
        self.computes = computes
        self.temps = temps


class Allocation:
    """Where everything lives; for the names of places see mdr.instrument.places.

    ``hits`` tell which directives a lane reached: VGPRs with a bit a directive, or, where no VGPR is free, another place for
    each directive. ``slots[k]`` holds snapshot k. ``kernarg`` are the two places of the kernel argument pointer: an SGPR
    pair, or other places where no pair is free. ``buffer`` is the first of six SGPRs that the epilogue's stub uses: a pair
    for the printf buffer's address comes first. ``clock`` is the first SGPR of the pair that the clock is read into, None
    where no directive reads it. ``temps`` are VGPRs that may be overwritten at a site, the first with an even number.
    ``private_segment`` is the new size of the private segment in bytes a lane,
    None where scratch is not used, and ``save`` the scratch place where v0 waits while it is borrowed. ``reasons`` say why
    places other than VGPRs and SGPRs were taken.

    Code that is run at a site has ``site_vgprs`` VGPRs from ``site_vgpr`` on, and SGPRs from ``site_sgpr`` on; of those, the
    ones below ``site_alive`` are in use and wait in the lanes of VGPR ``site_save`` meanwhile (None where none are).
    """

    __slots__ = (
        "accum_offset",
        "buffer",
        "clock",
        "hits",
        "kernarg",
        "next_free_sgpr",
        "next_free_vgpr",
        "occupancy_after",
        "occupancy_before",
        "private_segment",
        "reasons",
        "save",
        "site_alive",
        "site_save",
        "site_sgpr",
        "site_vgpr",
        "site_vgprs",
        "slots",
        "temps",
        "window_sgprs",
        "window_vgprs",
    )

    def __init__(self) -> None:
        self.hits: list[str] = []
        self.slots: list[str] = []
        self.temps: list[str] = []
        self.kernarg: tuple[str, str] = ("", "")
        self.buffer = 0
        self.clock: int | None = None
        self.accum_offset = 0
        self.next_free_vgpr = 0
        self.next_free_sgpr = 0
        self.window_vgprs = 0
        self.window_sgprs = WINDOW_SGPRS
        self.occupancy_before = 0
        self.occupancy_after = 0
        self.private_segment: int | None = None
        self.save: str | None = None
        self.site_vgpr = 0
        self.site_vgprs = 0
        self.site_sgpr = 0
        self.site_alive = 0
        self.site_save: str | None = None
        self.reasons: list[str] = []

    def hit(self, directive: int) -> tuple[str, int]:
        """Return the place and the bits in it that say a lane reached ``directive``."""
        if self.hits[0][0] != "v":
            return self.hits[directive], 1
        return self.hits[directive // HITS_PER_REGISTER], 1 << directive % HITS_PER_REGISTER


def vgpr_limit(chip: Chip, workgroup: int) -> int:
    """Return how many registers (VGPRs and AGPRs) a wave may have so that a workgroup of ``workgroup`` items still fits."""
    waves = -(-workgroup // chip.lanes)
    per_simd = -(-waves // chip.simds_per_cu)
    return chip.total_vgprs // per_simd // chip.vgpr_granule * chip.vgpr_granule


def allocate(name: str, chip: Chip, transport: str, demand: Demand) -> Allocation:
    """Place the snapshots of kernel ``name``. Raises one MDRError with needed and available when there is no room."""
    found = Allocation()
    window = max(WINDOW_VGPRS[transport], DIVISION_VGPRS if demand.divides else 0)
    # The kernel's registers cost nothing more: snapshots stand above them in any case.
    found.window_vgprs = max(window, min(demand.used_vgprs, LARGEST_WINDOW) & ~1)
    first = max(demand.used_vgprs, found.window_vgprs)
    if demand.computes:
        found.site_vgprs = max(SITE_VGPRS, DIVISION_VGPRS if demand.divides else 0)
        found.site_vgpr = _up(demand.used_vgprs, 2)
        first = max(first, found.site_vgpr + found.site_vgprs)
    limit = vgpr_limit(chip, demand.workgroup)
    if demand.temps:
        # Free again when the wave ends, so the epilogue's window may overlap them.
        lowest = found.site_vgpr + found.site_vgprs if demand.computes else _up(demand.used_vgprs, 2)
        found.temps = [f"v{lowest + number}" for number in range(demand.temps)]
        first = max(first, lowest + demand.temps)
        most = min(chip.arch_vgprs, _down(limit - demand.agprs, chip.accum_granule))
        if lowest + demand.temps > most:
            raise MDRError(
                f"kernel '{name}' has no room to compute addresses in: that takes {demand.temps} VGPRs above the "
                f"{demand.used_vgprs} that it uses, and it can have {most}",
                hint="read LDS and memory into a register in the kernel, and print that",
            )
    if demand.computes and first > min(chip.arch_vgprs, limit):
        raise MDRError(
            f"kernel '{name}' has no room for what a directive computes where it stands: that needs {found.site_vgprs} VGPRs "
            f"above the {demand.used_vgprs} that it uses, and has {min(chip.arch_vgprs, limit)} in all",
            hint="@PRINT without now, and @COUNT, @TRACE and readings of memory without a condition, need none",
        )

    kernarg_sgpr = (demand.used_sgprs + 1) & ~1
    pointer_in_sgprs = kernarg_sgpr + 2 <= chip.sgprs
    if not pointer_in_sgprs:
        found.reasons.append(
            f"no SGPR pair is free above s{demand.used_sgprs - 1}: the kernel argument pointer is kept in vector registers"
        )
    free = max(0, min(chip.arch_vgprs, _down(limit - demand.agprs, chip.accum_granule)) - first)
    free_agprs = max(0, min(limit - _up(first + free, chip.accum_granule), chip.agprs) - demand.agprs)
    pool = _Pool(first, free, demand.agprs, free_agprs, demand.scratch)
    hits = -(-demand.directives // HITS_PER_REGISTER)
    if free >= hits:
        found.hits = [pool.take() for _ in range(hits)]
    else:
        pool.vgprs = 0
        found.hits = [pool.take() for _ in range(demand.directives)]
    if not pointer_in_sgprs:
        found.kernarg = (pool.take(), pool.take())
    else:
        found.kernarg = (f"s{kernarg_sgpr}", f"s{kernarg_sgpr + 1}")
    scalars = _place_scalars(found, demand, chip, kernarg_sgpr + 2 * pointer_in_sgprs)
    if demand.computes and found.site_alive > found.site_sgpr:
        found.site_save = pool.take("v")
    taken = {number: pool.take("v") for number in demand.counters}
    taken |= {number: pool.take("va") for number in demand.rings}
    found.slots = [taken[number] if number in taken else pool.take() for number in range(demand.slots)]
    if pool.overflow or max(first, demand.used_vgprs) > min(chip.arch_vgprs, limit):
        raise _no_room(name, demand, len(pool.taken), free + free_agprs, found, limit)

    arch_end = max(first, pool.next_vgpr)
    if pool.next_agpr:
        # AGPRs start at accum_offset: both rise together, and a<n> keeps its name.
        found.accum_offset = max(_up(arch_end, chip.accum_granule), min(demand.accum_offset, chip.arch_vgprs))
        if found.accum_offset + pool.next_agpr > limit:
            found.accum_offset = _up(arch_end, chip.accum_granule)
        found.next_free_vgpr = max(demand.declared_vgprs, found.accum_offset + pool.next_agpr)
    else:
        found.next_free_vgpr = max(demand.declared_vgprs, arch_end)
        found.accum_offset = max(demand.accum_offset, _up(found.next_free_vgpr, chip.accum_granule))
    if pool.next_agpr > demand.agprs:
        found.reasons.append(f"free VGPRs: {free}; {pool.next_agpr - demand.agprs} of the values are kept in AGPRs")
    if pool.in_scratch:
        assert demand.scratch is not None
        found.save = pool.take_scratch()
        found.private_segment = pool.next_scratch
        found.reasons.append(
            f"free VGPRs: {free}, AGPRs: {free_agprs}; {pool.in_scratch} of the values are kept in scratch memory, "
            f"{demand.scratch} -> {found.private_segment} bytes a lane"
        )

    # A scalar load must not overwrite its own address, the pointer: it could not be replayed after an XNACK.
    overlaps = pointer_in_sgprs and abs(kernarg_sgpr - WINDOW_SGPRS) < _BUFFER_SGPRS
    found.buffer = WINDOW_SGPRS + (_BUFFER_SGPRS if overlaps else 0)
    sgprs = [demand.declared_sgprs, demand.used_sgprs, found.buffer + _BUFFER_SGPRS]
    if scalars > chip.sgprs:
        raise MDRError(
            f"kernel '{name}' has no SGPR pair left for reading the clock: it uses {demand.used_sgprs} of {chip.sgprs}",
            hint="timestamps need one pair, and one for the kernel argument pointer",
        )
    sgprs.append(min(scalars, chip.sgprs))
    found.next_free_sgpr = max(sgprs)
    before = max(demand.declared_vgprs, demand.accum_offset + demand.agprs if demand.agprs else demand.used_vgprs)
    found.occupancy_before = occupancy(chip, before, max(demand.declared_sgprs, demand.used_sgprs))
    found.occupancy_after = occupancy(chip, found.next_free_vgpr, found.next_free_sgpr)
    return found


def _place_scalars(found: Allocation, demand: Demand, chip: Chip, alive: int) -> int:
    """Place the clock's pair behind the first ``alive`` SGPRs, and the window of sites; return how many SGPRs that takes."""
    if demand.clock:
        found.clock = alive
        alive += 2
    if not demand.computes:
        return alive
    needed = SITE_SGPRS + SITE_SAVED_SGPRS
    found.site_alive = alive
    found.site_sgpr = min(_up(alive, 4), _down(chip.sgprs - needed, 4))
    return max(alive, found.site_sgpr + needed)


class _Pool:
    """Hands out places one by one: VGPRs while there are any, then AGPRs, then scratch, whose size is ``scratch`` bytes."""

    def __init__(self, first_vgpr: int, vgprs: int, first_agpr: int, agprs: int, scratch: int | None) -> None:
        self.vgprs = vgprs
        self.agprs = agprs
        self.next_vgpr = first_vgpr
        self.next_agpr = first_agpr
        self.next_scratch = 0 if scratch is None else _up(scratch, 4)
        self.in_scratch = 0
        self.overflow = False
        self.taken: list[str] = []
        self._has_scratch = scratch is not None

    def take(self, kinds: str = "vam") -> str:
        """Return the next place of one of these kinds; where there is none, "" and ``overflow`` is set."""
        if self.vgprs <= 0 and ("a" not in kinds or (self.agprs <= 0 and "m" not in kinds)):
            self.overflow = True
            self.taken.append("")
            return ""
        if self.vgprs > 0:
            self.vgprs -= 1
            self.next_vgpr += 1
            place = f"v{self.next_vgpr - 1}"
        elif self.agprs > 0:
            self.agprs -= 1
            self.next_agpr += 1
            place = f"a{self.next_agpr - 1}"
        else:
            self.in_scratch += 1
            place = self.take_scratch()
        self.taken.append(place)
        return place

    def take_scratch(self) -> str:
        place = f"m{self.next_scratch}"
        self.overflow |= not self._has_scratch or self.next_scratch > _LAST_SCRATCH_OFFSET
        self.next_scratch += 4
        return place


def _no_room(name: str, demand: Demand, needed: int, available: int, found: Allocation, limit: int) -> MDRError:
    vgprs = len(demand.counters)
    kinds = (
        f"{needed} registers, {vgprs} of them VGPRs, and {available}" if vgprs else f"{needed} registers, {available}"
    )
    return MDRError(
        Diagnostic(
            f"kernel '{name}' has no room for its directives: they need {kinds} are free",
            hint=f"it uses {demand.used_vgprs} VGPRs and {demand.agprs} AGPRs, printing needs the first {found.window_vgprs} "
            f"VGPRs at its end, and a workgroup of {demand.workgroup} work-items allows {limit} registers in all; print fewer "
            "values, or have fewer directives in one build",
        )
    )


def _up(value: int, granule: int) -> int:
    return -(-value // granule) * granule


def _down(value: int, granule: int) -> int:
    return value // granule * granule
