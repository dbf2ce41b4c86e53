"""Records: bound instructions, and the records of the checks asked for, laid out and chained for the engine."""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence

import numpy as np

from mdr.emulator import checks, state, timing
from mdr.emulator.binding import MASK64, Bound
from mdr.emulator.compiler import library
from mdr.emulator.decode import Instruction
from mdr.emulator.forms import Form

JOIN, UNKNOWN, PROBE = Form("join"), Form("unknown"), Form("#probe")
_PADDING = (0,) * state.FIELD_COUNT


class Linked:
    """A kernel's records for one set of checks; ``instructions`` in ascending order of address."""

    def __init__(
        self,
        instructions: Sequence[Instruction],
        bounds: Mapping[int, Bound],
        entry: int,
        text_start: int,
        text_size: int,
        chip: str,
        wanted: frozenset[str],
        watched: bool = False,
    ) -> None:
        self._chip = chip
        self.checks = wanted
        self._text_start = text_start
        self._tables: list[np.ndarray[tuple[int], np.dtype[np.int32]]] = []
        self._addresses = library().addresses
        # Instructions of one shape share their form object, so identity finds most duplicates cheaply.
        forms = {id(b.form): b.form for b in bounds.values() if "drop" not in b.op.flags}
        library().ensure([*forms.values(), JOIN, UNKNOWN])
        leaders = _leaders(instructions, bounds, entry)
        planner = checks.Planner(wanted, bounds.values()) if wanted else None
        self._planner = planner  # its lane tables are what the records point at
        extra: dict[int, tuple[list[checks.Record], list[checks.Record]]] = {}
        if planner is not None:
            for instruction in instructions:
                if instruction.address in leaders:
                    planner.leader()
                extra[instruction.address] = planner.around(instruction, bounds[instruction.address])
            library().ensure({form for parts in extra.values() for part in parts for form, _, _ in part})
        if watched:
            library().ensure([PROBE])
            for address, (before, after) in [(i.address, extra.get(i.address, ([], []))) for i in instructions]:
                extra[address] = ([(PROBE, (), 0), *before], after)
        rows, targets, self.pc_map = self._rows(instructions, bounds, leaders, extra, text_size)
        self.records = aligned(len(rows) * state.RECORD, 64)
        self.entry = int(self.pc_map[(entry - text_start) // 4])
        base = self.records.ctypes.data
        table = np.array(rows, dtype=np.uint64)
        for row, address in targets:
            place = (address - text_start) // 4
            index = int(self.pc_map[place]) if 0 <= place < len(self.pc_map) else state.NO_RECORD
            # Code that only a computed jump reaches may lead nowhere: to the fault at the end.
            table[row, 1] = base + state.RECORD * (len(rows) - 1 if index == state.NO_RECORD else index)
        self._template = table.view(np.uint8).reshape(-1)

    def reset(self) -> None:
        """Forget which buffers the instructions last used."""
        self.records[:] = self._template

    def _rows(
        self,
        instructions: Sequence[Instruction],
        bounds: Mapping[int, Bound],
        leaders: set[int],
        extra: Mapping[int, tuple[list[checks.Record], list[checks.Record]]],
        text_size: int,
    ) -> tuple[list[tuple[int, ...]], list[tuple[int, int]], np.ndarray[tuple[int], np.dtype[np.uint32]]]:
        """The records as tuples of their 16 quadwords, the branches among them, and the record of each dword."""
        rows: list[tuple[int, ...]] = []
        targets: list[tuple[int, int]] = []
        pc_map = array("I", [state.NO_RECORD]) * (text_size // 4 + 1)
        addresses = self._addresses
        functions: dict[int, int] = {}

        def put(form: Form, address: int, count: int, fields: tuple[int, ...] = (), offset: int = 0) -> None:
            fields = (fields + _PADDING)[: state.FIELD_COUNT]
            rows.append((addresses[form.key], 0, *fields, offset & MASK64, address, 0, 0, count, time.now, MASK64, 0))

        time = timing.Stretch(self._chip)
        count, previous_end, falls_through = 0, -1, False
        nothing: tuple[list[checks.Record], list[checks.Record]] = ([], [])
        for instruction in instructions:
            address = instruction.address
            bound = bounds[address]
            flags = bound.op.flags
            if falls_through and address != previous_end:
                put(UNKNOWN, previous_end, count)
                falls_through = False
            if address in leaders:
                if falls_through and count:
                    time.end()
                    put(JOIN, address, count)
                count = 0
                time.leader(falls_through)
            count += 1
            cycles = time.add(instruction, bound)
            pc_map[(address - self._text_start) // 4] = len(rows)
            falls_through = not flags.get("ends_block")
            previous_end = address + instruction.size
            before, after = extra.get(address, nothing)
            for form, fields, offset in before:
                put(form, address, count, fields, offset)
            if "drop" not in flags:
                function = functions.get(id(bound.form))
                if function is None:
                    function = functions[id(bound.form)] = addresses[bound.form.key]
                target = 0
                if flags.get("branch"):
                    targets.append((len(rows), branch_target(instruction)))
                elif bound.lanes is not None:
                    target = self._lane_table(bound.lanes)
                fields = (bound.fields + _PADDING)[: state.FIELD_COUNT]
                offset = bound.offset & MASK64
                rows.append((function, target, *fields, offset, address, 0, 0, count, cycles, bound.lane_mask, 0))
            for form, fields, offset in after:
                put(form, address, count, fields, offset)
        put(UNKNOWN, previous_end, count)
        return rows, targets, np.array(pc_map, dtype=np.uint32)

    def _lane_table(self, lanes: tuple[int, ...]) -> int:
        table = np.array(lanes, dtype=np.int32)
        self._tables.append(table)
        return int(table.ctypes.data)


def _leaders(instructions: Sequence[Instruction], bounds: Mapping[int, Bound], entry: int) -> set[int]:
    """Where basic blocks begin."""
    leaders = {entry}
    for instruction in instructions:
        flags = bounds[instruction.address].op.flags
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
