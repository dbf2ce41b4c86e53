"""Choose the registers that snapshots live in: above everything the kernel names, outside the epilogue's own window."""

from __future__ import annotations

from mdr.assembly.chips import Chip, occupancy
from mdr.diagnostics import Diagnostic, MDRError

# The registers that the epilogue's compiled code may use (inject tells LLVM so, splice verifies it). The kernel's own
# registers are dead by then, so the window overlaps them; only the snapshots must lie above it.
WINDOW_VGPRS = {"hostcall": 32, "buffered": 10}
DIVISION_VGPRS = 24  # that LLVM's expansion of a division needs beside the transport's own
LARGEST_WINDOW = 128  # more does not help the epilogue
WINDOW_SGPRS = 58
HITS_PER_REGISTER = 32
_BUFFER_SGPRS = (
    6  # the buffer's address, the kernel argument pointer when it comes from VGPRs, one dword read beside it
)


class Demand:
    """What a kernel has and what its directives need, all in 32-bit registers.

    ``used_*`` count what the code names, ``declared_vgprs`` is the descriptor's next_free_vgpr and ``accum_offset`` where
    AGPRs start; ``divides`` says that a directive divides; ``workgroup`` is the largest workgroup in work-items (1,024
    where unknown).
    """

    __slots__ = (
        "accum_offset",
        "agprs",
        "declared_sgprs",
        "declared_vgprs",
        "directives",
        "divides",
        "slots",
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


class Allocation:
    """Where everything lives.

    ``hits`` are the VGPRs whose bits tell which directives a lane reached, ``slots[k]`` holds snapshot k, ``kernarg`` keeps
    the kernel argument pointer: ``("s", n)`` for s[n:n+1], or ``("v", n)`` for v[n:n+1] where no SGPR pair is free.
    ``buffer`` is the first of six SGPRs that the epilogue's stub uses: a pair for the printf buffer's address comes first.
    """

    __slots__ = (
        "accum_offset",
        "buffer",
        "hits",
        "kernarg",
        "next_free_sgpr",
        "next_free_vgpr",
        "occupancy_after",
        "occupancy_before",
        "slots",
        "window_sgprs",
        "window_vgprs",
    )

    def __init__(self) -> None:
        self.hits: list[int] = []
        self.slots: list[int] = []
        self.kernarg: tuple[str, int] = ("s", 0)
        self.buffer = 0
        self.accum_offset = 0
        self.next_free_vgpr = 0
        self.next_free_sgpr = 0
        self.window_vgprs = 0
        self.window_sgprs = WINDOW_SGPRS
        self.occupancy_before = 0
        self.occupancy_after = 0


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
    hits = -(-demand.directives // HITS_PER_REGISTER)
    needed = hits + demand.slots
    kernarg_sgpr = (demand.used_sgprs + 1) & ~1
    kernarg_in_sgprs = kernarg_sgpr + 2 <= chip.sgprs
    if not kernarg_in_sgprs:
        needed += 2
    limit = vgpr_limit(chip, demand.workgroup)
    arch_limit = min(chip.arch_vgprs, (limit - demand.agprs) // chip.accum_granule * chip.accum_granule)
    if first + needed > arch_limit:
        raise MDRError(
            Diagnostic(
                f"kernel '{name}' has no room for its directives: they need {needed} VGPRs, "
                f"{max(0, arch_limit - first)} are free",
                hint=f"v{first} is the first free VGPR, {demand.agprs} AGPRs are in use and a workgroup of {demand.workgroup} "
                f"work-items allows {limit} registers in all; print fewer values, or fewer directives in one build",
            )
        )
    found.hits = list(range(first, first + hits))
    found.slots = list(range(first + hits, first + hits + demand.slots))
    end = first + hits + demand.slots
    if kernarg_in_sgprs:
        found.kernarg = ("s", kernarg_sgpr)
    else:
        found.kernarg = ("v", end)
        end += 2
    found.buffer = WINDOW_SGPRS + (2 if found.kernarg == ("s", WINDOW_SGPRS) else 0)
    before = _total(demand.declared_vgprs, demand.accum_offset, demand.used_vgprs, demand.agprs)
    if demand.agprs:
        # AGPRs start at accum_offset: both rise together, and a<n> keeps its name.
        found.accum_offset = max(demand.accum_offset, _align(end, chip.accum_granule))
        found.next_free_vgpr = found.accum_offset + demand.agprs
    else:
        found.next_free_vgpr = max(demand.declared_vgprs, end)
        found.accum_offset = max(demand.accum_offset, _align(found.next_free_vgpr, chip.accum_granule))
    sgprs = [demand.declared_sgprs, demand.used_sgprs, found.buffer + _BUFFER_SGPRS]
    if kernarg_in_sgprs:
        sgprs.append(kernarg_sgpr + 2)
    found.next_free_sgpr = max(sgprs)
    found.occupancy_before = occupancy(chip, before, max(demand.declared_sgprs, demand.used_sgprs))
    found.occupancy_after = occupancy(chip, found.next_free_vgpr, found.next_free_sgpr)
    return found


def _total(declared: int, accum_offset: int, used: int, agprs: int) -> int:
    return max(declared, accum_offset + agprs if agprs else used)


def _align(value: int, granule: int) -> int:
    return -(-value // granule) * granule
