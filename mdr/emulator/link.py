"""Records: bound instructions, and the records of the checks asked for, laid out and chained for the engine."""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence, Set
from dataclasses import dataclass

import numpy as np

from mdr.emulator import checks, runs, state, timing
from mdr.emulator.binding import MASK64, Bound
from mdr.emulator.blocks import aligned
from mdr.emulator.compiler import library
from mdr.emulator.decode import Instruction
from mdr.emulator.flow import Flow
from mdr.emulator.forms import Form

JOIN, UNKNOWN, PROBE = Form("join"), Form("unknown"), Form("#probe")
_PADDING = (0,) * state.FIELD_COUNT


@dataclass(frozen=True)
class Plan:
    """A kernel's records without addresses of this process, so that it can be kept on disk."""

    forms: tuple[Form, ...]
    table: np.ndarray[tuple[int, int], np.dtype[np.uint64]]
    """A row of quadwords a record; its function is the number of its form."""
    branches: np.ndarray[tuple[int, int], np.dtype[np.uint32]]
    """(row, row of the target) of each branch."""
    permutations: np.ndarray[tuple[int], np.dtype[np.uint32]]
    """Rows that have a lane table."""
    lanes: np.ndarray[tuple[int, int], np.dtype[np.int32]]
    """Their lane tables."""
    pc_map: np.ndarray[tuple[int], np.dtype[np.uint32]]
    """The record of each dword of the text."""
    entry: int
    vgprs: int
    """VGPRs and AGPRs that the state of a wave must have."""


class Linked:
    """A kernel's records for one set of checks, as the engine runs them. ``keep`` is what the records point at."""

    def __init__(self, plan: Plan, wanted: frozenset[str], keep: checks.Planner | None = None) -> None:
        self.checks = wanted
        self._keep = keep
        self.trails = keep.trails if keep is not None else None
        library().ensure(plan.forms)
        addresses = library().addresses
        functions = np.array([addresses[form.key] for form in plan.forms], dtype=np.uint64)
        self._lanes = np.ascontiguousarray(plan.lanes)
        self._branches = plan.branches
        self.pc_map = plan.pc_map
        self.entry = plan.entry
        self._table = plan.table.copy()
        self._table[:, 0] = functions[self._table[:, 0]]
        places = self._lanes.ctypes.data + 256 * np.arange(len(self._lanes), dtype=np.uint64)
        self._table[plan.permutations, 1] = places

        self._loops: dict[int, int] = {}
        """The last branch back to each record that is branched back to."""
        for row, target in sorted(plan.branches[plan.branches[:, 1] <= plan.branches[:, 0]].tolist()):
            self._loops[target] = row
        self._plan = plan
        self._runs: dict[int, int] = {}

    def hasten(self, heads: Set[int], most: int) -> dict[int, int]:
        """Compile the runs of the loops that begin at these records, up to ``most`` instructions that need compiling.

        Returns the function of each record at which a run begins, those of earlier calls among them.
        """
        if self.trails is not None:
            return {}  # What stands in a record's way there must see each instruction.
        known = library().addresses
        for head in heads & self._loops.keys():
            rows = self._plan.table[head : self._loops[head]]
            forms = [self._plan.forms[number] for number in rows[:, 0]]
            for place, run in runs.found(forms, rows[:, 2:].tolist()):
                if run.key not in known:
                    most -= len(run.forms)
                    if most < 0:
                        return self._runs
                    library().ensure([run])
                self._runs[head + place] = known[run.key]
                self._table[head + place, 0] = known[run.key]
        return self._runs

    def records(self) -> np.ndarray[tuple[int], np.dtype[np.uint8]]:
        """The records for one worker: each remembers in them which buffer an instruction last used."""
        records = aligned(self._table.nbytes, 64)
        table = records.view(np.uint64).reshape(self._table.shape)
        table[:] = self._table
        targets = state.RECORD * self._branches[:, 1].astype(np.uint64)
        table[self._branches[:, 0], 1] = records.ctypes.data + targets
        return records


class Linker:
    """Lays the records out for one set of checks; ``instructions`` in ascending order of address."""

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
        self._text_start = text_start
        self._numbers: dict[str, int] = {}
        self._forms: list[Form] = []
        leaders = _leaders(instructions, bounds, entry)
        self.planner: checks.Planner | None = None
        """Its lane tables are what the records of checks point at."""
        if wanted:
            jumps = {i.address: branch_target(i) for i in instructions if bounds[i.address].op.flags.get("branch")}
            flow = Flow(instructions, bounds, leaders, jumps, entry)
            self.planner = checks.Planner(wanted, instructions, bounds, flow, chip)
        extra: dict[int, tuple[list[checks.Record], list[checks.Record]]] = {}
        if self.planner is not None:
            for instruction in instructions:
                address = instruction.address
                around = self.planner.around(instruction, bounds[address])
                if around is not checks.NOTHING:
                    extra[address] = around
        if watched:
            for address, (before, after) in [(i.address, extra.get(i.address, ([], []))) for i in instructions]:
                extra[address] = ([(PROBE, (), 0), *before], after)
        rows, targets, lanes, pc_map = self._rows(instructions, bounds, leaders, extra, text_size)
        branches = []
        for row, address in targets:
            place = (address - text_start) // 4
            index = int(pc_map[place]) if 0 <= place < len(pc_map) else state.NO_RECORD
            # Code that only a computed jump reaches may lead nowhere: to the fault at the end.
            branches.append((row, len(rows) - 1 if index == state.NO_RECORD else index))
        self.plan = Plan(
            tuple(self._forms),
            np.array(rows, dtype=np.uint64),
            np.array(branches, dtype=np.uint32).reshape(-1, 2),
            np.array([row for row, _ in lanes], dtype=np.uint32),
            np.array([table for _, table in lanes], dtype=np.int32).reshape(-1, 64),
            pc_map,
            int(pc_map[(entry - text_start) // 4]),
            max(4, *(bound.top for bound in bounds.values())),
        )

    def _number(self, form: Form) -> int:
        number = self._numbers.get(form.key)
        if number is None:
            number = self._numbers[form.key] = len(self._forms)
            self._forms.append(form)
        return number

    def _rows(
        self,
        instructions: Sequence[Instruction],
        bounds: Mapping[int, Bound],
        leaders: set[int],
        extra: Mapping[int, tuple[list[checks.Record], list[checks.Record]]],
        text_size: int,
    ) -> tuple[
        list[tuple[int, ...]],
        list[tuple[int, int]],
        list[tuple[int, tuple[int, ...]]],
        np.ndarray[tuple[int], np.dtype[np.uint32]],
    ]:
        """The records as tuples of their 16 quadwords; branches and lane tables among them; the record of each dword."""
        rows: list[tuple[int, ...]] = []
        targets: list[tuple[int, int]] = []
        pc_map = array("I", [state.NO_RECORD]) * (text_size // 4 + 1)
        lanes: list[tuple[int, tuple[int, ...]]] = []
        # Instructions of one shape share their form object, so identity finds most duplicates cheaply.
        functions: dict[int, int] = {}

        def put(form: Form, address: int, count: int, fields: tuple[int, ...] = (), offset: int = 0) -> None:
            fields = (fields + _PADDING)[: state.FIELD_COUNT]
            rows.append((self._number(form), 0, *fields, offset & MASK64, address, 0, 0, count, time.now, MASK64, 0))

        time = timing.Stretch(self._chip)
        count, previous_end, falls_through = 0, -1, False
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
            before, after = extra.get(address, checks.NOTHING)
            for form, fields, offset in before:
                put(form, address, count, fields, offset)
            if "drop" not in flags:
                function = functions.get(id(bound.form))
                if function is None:
                    function = functions[id(bound.form)] = self._number(bound.form)
                if flags.get("branch"):
                    targets.append((len(rows), branch_target(instruction)))
                elif bound.lanes is not None:
                    lanes.append((len(rows), bound.lanes))
                fields = (bound.fields + _PADDING)[: state.FIELD_COUNT]
                offset = bound.offset & MASK64
                rows.append((function, 0, *fields, offset, address, 0, 0, count, cycles, bound.lane_mask, 0))
            for form, fields, offset in after:
                put(form, address, count, fields, offset)
        put(UNKNOWN, previous_end, count)
        return rows, targets, lanes, np.array(pc_map, dtype=np.uint32)


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
