"""A kernel made ready to run: decoded, every reachable instruction bound to compiled code, records chained."""

from __future__ import annotations

from array import array

import numpy as np

from mdr.codeobject import CodeObject, Kernel
from mdr.diagnostics import MDRError, Position
from mdr.emulator import state
from mdr.emulator.binding import MASK64, Bound, Unsupported, bind
from mdr.emulator.compiler import library
from mdr.emulator.decode import Instruction, decode
from mdr.emulator.forms import Form
from mdr.emulator.opcodes import TABLE

JOIN, UNKNOWN = Form("join"), Form("unknown")


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
        self.instructions = decode(code, segment.address, self.chip)
        self._index = {i.address: n for n, i in enumerate(self.instructions)}
        self._bound: dict[int, Bound] = {}
        self._bind_reachable()
        self._link(len(code))

    @property
    def vgprs(self) -> int:
        """VGPRs and AGPRs in a wave's state."""
        return max(4, *(bound.top for bound in self._bound.values()))

    def instruction_at(self, pc: int) -> Instruction | None:
        index = self._index.get(pc)
        return None if index is None else self.instructions[index]

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

    def _bind_reachable(self) -> None:
        """Bind what control flow can reach; with indirect jumps that is any instruction."""
        self._seen: dict[tuple[int, ...], Bound] = {}
        work = [self.kernel.descriptor.entry]
        indirect = False
        while work:
            index = self._index.get(work.pop())
            while index is not None and index < len(self.instructions):
                instruction = self.instructions[index]
                if instruction.address in self._bound:
                    break
                bound = self._bind(instruction)
                self._bound[instruction.address] = bound
                flags = bound.op.flags
                if flags.get("branch"):
                    target = branch_target(instruction)
                    if target not in self._index:
                        raise self._unknown(instruction, f"its target {target:#x} is no instruction")
                    work.append(target)
                indirect = indirect or bool(flags.get("indirect"))
                if bound.op.name in ("s_endpgm", "s_endpgm_saved", "s_branch", "s_setpc_b64"):
                    break
                index += 1
        if indirect:
            # Computed targets are not known: whatever can be bound may run, the rest faults if it is reached.
            for instruction in self.instructions:
                if instruction.text and instruction.address not in self._bound:
                    try:
                        self._bound[instruction.address] = self._bind_once(instruction)
                    except Unsupported:
                        continue

    def _bind(self, instruction: Instruction) -> Bound:
        if not instruction.text:
            raise self._unknown(instruction, f"no instruction of {self.chip}")
        try:
            return self._bind_once(instruction)
        except Unsupported as error:
            raise self._unknown(instruction, f"not in the emulator's opcode table for {self.chip}: {error}") from None

    def _bind_once(self, instruction: Instruction) -> Bound:
        """Bind an encoding that was seen before to the same thing, unless its address matters."""
        bound = self._seen.get(instruction.words)
        if bound is None:
            bound = bind(instruction, self.chip)
            if "pc" not in bound.op.flags:
                self._seen[instruction.words] = bound
        return bound

    def _unknown(self, instruction: Instruction, why: str) -> MDRError:
        words = " ".join(f"{w:08x}" for w in instruction.words)
        return MDRError(
            f"cannot emulate {instruction.text or words} at {self.where(instruction.address)}, "
            f"pc {instruction.address:#x}: {why}",
            self.position_at(instruction.address),
        )

    # ---- records

    def _link(self, text_size: int) -> None:
        reachable = [i for i in self.instructions if i.address in self._bound]
        leaders = self._leaders(reachable)
        compiled = library()
        # Instructions of one shape share their form object, so identity finds most duplicates cheaply.
        forms = {id(b.form): b.form for b in self._bound.values() if "drop" not in b.op.flags}
        compiled.ensure([*forms.values(), JOIN, UNKNOWN])
        rows: list[tuple[int, ...]] = []
        targets: list[tuple[int, int]] = []
        pc_map = array("I", [state.NO_RECORD]) * (text_size // 4 + 1)
        unknown, join = compiled.address(UNKNOWN), compiled.address(JOIN)
        addresses = compiled.addresses
        functions: dict[int, int] = {}
        padding = (0,) * state.FIELD_COUNT
        self._tables: list[np.ndarray[tuple[int], np.dtype[np.int32]]] = []

        def helper(function: int, address: int, count: int) -> tuple[int, ...]:
            return (function, 0, *padding, 0, address, 0, 0, count, 0, MASK64, 0)

        count, previous_end, falls_through = 0, -1, False
        for instruction in reachable:
            address = instruction.address
            bound = self._bound[address]
            flags = bound.op.flags
            if falls_through and address != previous_end:
                rows.append(helper(unknown, previous_end, count))
                falls_through = False
            if address in leaders:
                if falls_through and count:
                    rows.append(helper(join, address, count))
                count = 0
            count += 1
            pc_map[(address - self.text_start) // 4] = len(rows)
            falls_through = not flags.get("ends_block")
            previous_end = address + instruction.size
            if flags.get("drop"):
                continue
            function = functions.get(id(bound.form))
            if function is None:
                function = functions[id(bound.form)] = addresses[bound.form.key]
            target = 0
            if flags.get("branch"):
                targets.append((len(rows), branch_target(instruction)))
            elif bound.lanes is not None:
                target = self._lane_table(bound.lanes)
            fields = (bound.fields + padding)[: state.FIELD_COUNT]
            offset = bound.offset & MASK64
            rows.append((function, target, *fields, offset, address, 0, 0, count, 0, bound.lane_mask, 0))
        rows.append(helper(unknown, previous_end, count))
        self.pc_map = np.array(pc_map, dtype=np.uint32)
        self.records = aligned(len(rows) * state.RECORD, 64)
        self.entry_record = int(self.pc_map[(self.kernel.descriptor.entry - self.text_start) // 4])
        base = self.records.ctypes.data
        table = np.array(rows, dtype=np.uint64)
        for row, address in targets:
            place = (address - self.text_start) // 4
            index = int(self.pc_map[place]) if 0 <= place < len(self.pc_map) else state.NO_RECORD
            # Code that only a computed jump reaches may lead nowhere: to the fault at the end.
            table[row, 1] = base + state.RECORD * (len(rows) - 1 if index == state.NO_RECORD else index)
        self._template = table.view(np.uint8).reshape(-1)
        self.reset()

    def reset(self) -> None:
        """Forget which buffers the instructions last used."""
        self.records[:] = self._template

    def _lane_table(self, lanes: tuple[int, ...]) -> int:
        table = np.array(lanes, dtype=np.int32)
        self._tables.append(table)
        return int(table.ctypes.data)

    def _leaders(self, reachable: list[Instruction]) -> set[int]:
        leaders = {self.kernel.descriptor.entry}
        for instruction in reachable:
            flags = self._bound[instruction.address].op.flags
            if flags.get("branch"):
                leaders.add(branch_target(instruction))
            if flags.get("ends_block"):
                leaders.add(instruction.address + instruction.size)
        return leaders


def branch_target(instruction: Instruction) -> int:
    """Address that a branch names relative to the following instruction, in dwords."""
    return instruction.address + 4 + 4 * instruction.simm16


def aligned(size: int, alignment: int) -> np.ndarray[tuple[int], np.dtype[np.uint8]]:
    """A zeroed byte array whose address is a multiple of ``alignment``."""
    raw = np.zeros(size + alignment, dtype=np.uint8)
    start = -raw.ctypes.data % alignment
    return raw[start : start + size]


def _find_kernel(code_object: CodeObject, name: str | None) -> Kernel:
    kernels = code_object.kernels
    if name is None:
        if len(kernels) == 1:
            return next(iter(kernels.values()))
        raise MDRError("the code object has several kernels", hint=f"name one of: {', '.join(kernels)}")
    if name not in kernels:
        raise MDRError(f"no kernel {name!r} in the code object", hint=f"it has: {', '.join(kernels)}")
    return kernels[name]


__all__ = ["TABLE", "Program", "branch_target"]
