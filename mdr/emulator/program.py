"""A kernel made ready to run: decoded, every reachable instruction bound to compiled code, records chained."""

from __future__ import annotations

import struct
from array import array

import numpy as np

from mdr.codeobject import CodeObject, Kernel
from mdr.diagnostics import MDRError, Position
from mdr.emulator import state
from mdr.emulator.binding import MASK64, Bound, Registers, Unsupported, bind
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
        self._registers = Registers(0)
        self._bound: dict[int, Bound] = {}
        self._bind_reachable()
        self._link(len(code))

    @property
    def vgprs(self) -> int:
        """VGPRs and AGPRs in a wave's state."""
        return max(self._registers.highest, 4)

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
        # AGPRs stand after the VGPRs, so how many VGPRs there are has to be known first.
        self._registers.accumulators = 256
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
                        self._bound[instruction.address] = bind(instruction, self._registers, self.chip)
                    except Unsupported:
                        continue

    def _bind(self, instruction: Instruction) -> Bound:
        if not instruction.text:
            raise self._unknown(instruction, f"no instruction of {self.chip}")
        try:
            return bind(instruction, self._registers, self.chip)
        except Unsupported as error:
            raise self._unknown(instruction, f"not in the emulator's opcode table for {self.chip}: {error}") from None

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
        compiled.ensure({b.form for b in self._bound.values() if not b.op.flags.get("drop")} | {JOIN, UNKNOWN})
        rows: list[tuple[int, int, Bound | None, int, int]] = []
        pc_map = array("I", [state.NO_RECORD]) * (text_size // 4 + 1)
        position = 0
        previous_end = -1
        previous_terminates = True
        for instruction in reachable:
            bound = self._bound[instruction.address]
            if instruction.address != previous_end and not previous_terminates:
                rows.append((compiled.address(UNKNOWN), previous_end, None, position, 0))
            if instruction.address in leaders:
                if instruction.address == previous_end and not previous_terminates and position:
                    rows.append((compiled.address(JOIN), instruction.address, None, position, 0))
                position = 0
            position += 1
            pc_map[(instruction.address - self.text_start) // 4] = len(rows)
            if not bound.op.flags.get("drop"):
                rows.append((compiled.address(bound.form), instruction.address, bound, position, 0))
            previous_terminates = bool(bound.op.flags.get("ends_block"))
            previous_end = instruction.address + instruction.size
        rows.append((compiled.address(UNKNOWN), previous_end, None, position, 0))
        self.pc_map = np.array(pc_map, dtype=np.uint32)
        self.records = aligned(len(rows) * state.RECORD, 64)
        self._tables: list[np.ndarray[tuple[int], np.dtype[np.int32]]] = []
        self.entry_record = int(self.pc_map[(self.kernel.descriptor.entry - self.text_start) // 4])
        base = self.records.ctypes.data
        out = self.records
        view = memoryview(out)  # type: ignore[arg-type]
        pack = struct.Struct("<QQ6QqQQQQQQQ").pack_into
        for n, (function, address, bound_or_none, count, _) in enumerate(rows):
            target, fields, offset, mask = 0, [0] * 6, 0, MASK64
            if bound_or_none is not None:
                fields = [*bound_or_none.fields, 0, 0, 0, 0, 0, 0][:6]
                offset, mask = bound_or_none.offset, bound_or_none.lane_mask
                if bound_or_none.op.flags.get("branch"):
                    wanted = branch_target(self.instructions[self._index[address]])
                    place = (wanted - self.text_start) // 4
                    index = int(self.pc_map[place]) if 0 <= place < len(self.pc_map) else state.NO_RECORD
                    # Code that only a computed jump reaches may lead nowhere: to the fault at the end.
                    target = base + state.RECORD * (len(rows) - 1 if index == state.NO_RECORD else index)
                elif bound_or_none.lanes is not None:
                    target = self._lane_table(bound_or_none.lanes)
            pack(view, n * state.RECORD, function, target, *fields, offset, address, 0, 0, count, 0, mask, 0)
        self._template = out.copy()

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
