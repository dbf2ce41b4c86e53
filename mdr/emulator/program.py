"""A kernel made ready to run: decoded, every reachable instruction bound to compiled code, records chained."""

from __future__ import annotations

import gc
from bisect import bisect_left
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cached_property
from itertools import pairwise

import numpy as np

from mdr.codeobject import CodeObject, Kernel
from mdr.diagnostics import MDRError, Position
from mdr.emulator import checks, plans, state
from mdr.emulator.binding import Alike, Bound, Unsupported, bind, bind_alike
from mdr.emulator.blocks import aligned
from mdr.emulator.decode import Decoded, Instruction, decode
from mdr.emulator.link import Linked, Linker, branch_target
from mdr.emulator.listing import Flags, Listing
from mdr.emulator.made import Numbers
from mdr.emulator.opcodes import TABLE
from mdr.emulator.shapes import Group

_LAST = frozenset(("s_endpgm", "s_endpgm_saved", "s_branch", "s_setpc_b64"))
"""What the next instruction is not reached from."""
_INDEX_ON, _INDEX_OFF = 0xBF11, 0xBF9C
"""Upper halves of s_set_gpr_idx_on (SOPC) and s_set_gpr_idx_off (SOPP)."""


class Program:
    """One kernel of a code object, for one chip.

    Raises MDRError if the kernel does not exist, or if it can reach an instruction that the opcode table lacks
    (the message names address, text and chip).
    """

    def __init__(self, code_object: CodeObject, kernel_name: str | None = None, chip: str | None = None) -> None:
        self.code_object = code_object
        self.kernel = _find_kernel(code_object, kernel_name)
        self.chip = chip or code_object.target.chip
        descriptor = self.kernel.descriptor
        self.image = aligned(len(code_object.image()[0]) + 64, 4096)
        self.image_base = self.image.ctypes.data
        content, self.segments = code_object.image(self.image_base)
        self.image[: len(content)] = np.frombuffer(content, np.uint8)
        segment = next(s for s in self.segments if s.executable and s.address <= descriptor.entry < s.address + s.size)
        self.text_start = segment.address
        code = content[segment.address : segment.address + segment.size]
        self._code = code
        self._linked: dict[tuple[frozenset[str], bool, bool], Linked] = {}
        self.vgprs = 0
        """VGPRs and AGPRs in a wave's state."""
        with _uncollected():
            self.linked(frozenset(checks.DEFAULT))

    @cached_property
    def _decoded(self) -> Decoded:
        return decode(self._code, self.text_start, self.chip)

    @property
    def instructions(self) -> Sequence[Instruction]:
        """All of the code, in the order of its addresses."""
        return self._decoded.instructions

    @cached_property
    def _listing(self) -> Listing:
        return self._bind_reachable()

    def named_registers(self) -> tuple[list[int], list[int], list[int]]:
        """Numbers of the SGPRs, VGPRs and AGPRs that the code names."""
        found: dict[str, set[int]] = {"s": set(), "v": set(), "a": set()}
        for bound in self._listing.bounds:
            for operand in bound.operands:
                if operand.kind in found:
                    found[operand.kind].update(range(operand.index, operand.index + operand.count))
        scalars, vectors, accumulators = (sorted(found[bank]) for bank in "sva")
        return [k for k in scalars if k < state.FLAT_SCRATCH // 4], vectors, accumulators

    def _place(self, address: int) -> int | None:
        """Which instruction stands at an address."""
        addresses = self._decoded.addresses
        place = int(np.searchsorted(addresses, address))
        return place if place < len(addresses) and addresses[place] == address else None

    def instruction_at(self, pc: int) -> Instruction | None:
        place = self._place(pc)
        return None if place is None else self.instructions[place]

    def position_at(self, pc: int) -> Position | None:
        """Source position of an instruction, with its text where the file can be read."""
        place = self.code_object.line_at(pc)
        if place is None:
            return None
        file, line = place
        try:
            with open(file, encoding="utf-8", errors="replace") as source:
                lines = source.read().splitlines()
            text = lines[line - 1] if line <= len(lines) else None
        except OSError:
            text = None
        column = len(text) - len(text.lstrip()) + 1 if text else 1
        return Position(file, line, column, text)

    def where(self, pc: int) -> str:
        """``file:line`` if known, and the address relative to its function."""
        place = self.code_object.line_at(pc)
        symbol = self.code_object.symbol_at(pc)
        name = f"{symbol[0].name}+{symbol[1]:#x}" if symbol else f"{pc:#x}"
        return f"{place[0]}:{place[1]} ({name})" if place else name

    # ---- binding

    def _bind_reachable(self) -> Listing:
        """Bind what control flow can reach; with indirect jumps that is any instruction."""
        # Instructions that are found in groups by the names of their registers have no part in control flow.
        code, instructions, size = self._decoded, self.instructions, len(self.instructions)
        groups = [] if self._indexed else code.groups
        stops = [*(range(size) if self._indexed else code.alone.tolist()), size]
        seen: dict[tuple[int, ...], Bound] = {}
        found: dict[int, Bound] = {}
        reached = np.zeros(size, dtype=bool)
        entry = self._place(self.kernel.descriptor.entry)
        if entry is None:
            raise MDRError(f"no instruction begins at {self.kernel.descriptor.entry:#x}, where the kernel does")
        work = [entry]
        indirect = False
        while work:
            place = work.pop()
            for number in range(bisect_left(stops, place), len(stops)):
                stop = stops[number]
                if place < stop:
                    reached[place:stop] = True
                if stop in found or stop == size:
                    break
                instruction = instructions[stop]
                bound = found[stop] = seen.get(instruction.words) or self._bind(instruction, seen)
                flags = bound.op.flags
                if flags:
                    if flags.get("branch"):
                        target = branch_target(instruction)
                        where = self._place(target)
                        if where is None:
                            raise self._unknown(instruction, f"its target {target:#x} is no instruction")
                        work.append(where)
                    indirect = indirect or bool(flags.get("indirect"))
                if bound.op.name in _LAST:
                    break
                place = stop + 1
        if indirect:
            # Computed targets are not known: whatever can be bound may run, the rest faults if it is reached.
            for stop in stops[:-1]:
                if stop not in found and instructions[stop].text:
                    try:
                        instruction = instructions[stop]
                        found[stop] = seen.get(instruction.words) or self._bind_once(instruction, seen)
                    except Unsupported:
                        continue
        return Listing(code, found, list(self._bind_groups(groups, reached, indirect)))

    def _bind_groups(self, groups: Sequence[Group], reached: Flags, indirect: bool) -> Iterator[tuple[Numbers, Alike]]:
        """Bind those of the instructions in groups that are reached, or all if any may be; with their places."""
        for group in groups:
            needed = reached[group.members]
            chosen = np.ones_like(needed) if indirect else needed
            if chosen.any():
                places = group.members[chosen]
                try:
                    like = self._decoded.instructions.alone(int(places[0]))
                    yield places, bind_alike(like, [column[chosen] for column in group.columns], self.chip)
                except Unsupported as error:
                    if needed.any():
                        raise self._unsupported(self.instructions[int(group.members[needed][0])], error) from None

    def _bind(self, instruction: Instruction, seen: dict[tuple[int, ...], Bound]) -> Bound:
        if not instruction.text:
            raise self._unknown(instruction, f"no instruction of {self.chip}")
        try:
            return self._bind_once(instruction, seen)
        except Unsupported as error:
            raise self._unsupported(instruction, error) from None

    def _bind_once(self, instruction: Instruction, seen: dict[tuple[int, ...], Bound]) -> Bound:
        """Bind an instruction; what its encoding is bound to, unless its address matters, goes to ``seen``."""
        if instruction.address in self._indexed:
            return bind(instruction, self.chip, indexed=True)
        bound = bind(instruction, self.chip)
        if "pc" not in bound.op.flags and not self._indexed:
            seen[instruction.words] = bound
        return bound

    @cached_property
    def _indexed(self) -> frozenset[int]:
        """Addresses of the instructions between s_set_gpr_idx_on and the next s_set_gpr_idx_off."""
        code = self._decoded
        found: set[int] = set()
        switches = np.nonzero(np.isin(code.words >> 16, (_INDEX_ON, _INDEX_OFF)))[0].tolist()
        for place, following in pairwise([*switches, len(self.instructions)]):
            if code.words[place] >> 16 == _INDEX_ON:
                found.update(code.addresses[place + 1 : following].tolist())
        return frozenset(found)

    def _unsupported(self, instruction: Instruction, error: Unsupported) -> MDRError:
        return self._unknown(instruction, f"not in the emulator's opcode table for {self.chip}: {error}")

    def _unknown(self, instruction: Instruction, why: str) -> MDRError:
        words = " ".join(f"{w:08x}" for w in instruction.words)
        return MDRError(
            f"cannot emulate {instruction.text or words} at {self.where(instruction.address)}, "
            f"pc {instruction.address:#x}: {why}",
            self.position_at(instruction.address),
        )

    # ---- records

    def linked(self, wanted: frozenset[str], watched: bool = False, full: bool = True) -> Linked:
        """The records for a set of checks, with or without calls between instructions; made when first asked for.

        ``full``: whether all lanes of every wave are active when it starts.
        """
        key = wanted, watched, full or "registers" not in wanted
        found = self._linked.get(key)
        if found is None:
            found = self._linked[key] = self._link(*key)
        return found

    def launched(self) -> list[tuple[int, int]]:
        """(first, count) of the scalar registers that a wave starts with."""
        given = [(r.first, r.count) for r in self.kernel.descriptor.initial_sgprs(self.chip)]
        # What every wave has: flat scratch, XNACK mask, trap registers, EXEC.
        return [*given, (102, 4), (108, 16), (126, 2)]

    def _link(self, wanted: frozenset[str], watched: bool, full: bool) -> Linked:
        entry = self.kernel.descriptor.entry
        # Only then do the records point at nothing but each other and lane tables.
        keep = len(self._code) >= LARGE and not watched and wanted <= frozenset(checks.DEFAULT)
        where = (entry, self.text_start, self.chip, *sorted(wanted))
        plan = plans.read(self._code, where) if keep else None
        planner = None
        if plan is None:
            launched = [first + k for first, count in self.launched() for k in range(count)]
            linker = Linker(
                self._listing, entry, self.text_start, len(self._code), self.chip, wanted, watched, launched, full
            )  # fmt: skip
            plan, planner = linker.plan, linker.planner
            if keep:
                plans.write(self._code, where, plan)
        self.vgprs = plan.vgprs
        return Linked(plan, wanted, planner)


LARGE = 1 << 15
"""Bytes of code from which on the work on a kernel is kept on disk."""


@contextmanager
def _uncollected() -> Iterator[None]:
    """Without garbage collection: all that is made stays, and looking through it again and again takes a seventh of the time."""
    enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if enabled:
            gc.enable()


def _find_kernel(code_object: CodeObject, name: str | None) -> Kernel:
    kernels = code_object.kernels
    if name is None:
        if len(kernels) == 1:
            return next(iter(kernels.values()))
        raise MDRError("the code object has several kernels", hint=f"name one of: {', '.join(kernels)}")
    if name not in kernels:
        raise MDRError(f"no kernel {name!r} in the code object", hint=f"it has: {', '.join(kernels)}")
    return kernels[name]


__all__ = ["TABLE", "Program"]
