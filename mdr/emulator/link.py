"""Records: bound instructions, and the records of the checks asked for, laid out and chained for the engine."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence, Set
from dataclasses import dataclass

import numpy as np

from mdr.emulator import checks, runs, state, timing
from mdr.emulator.binding import MASK64, Table
from mdr.emulator.blocks import aligned
from mdr.emulator.compiler import library
from mdr.emulator.decode import Instruction
from mdr.emulator.flow import Flow
from mdr.emulator.forms import Form
from mdr.emulator.listing import Flags, Listing, places
from mdr.emulator.made import Numbers

JOIN, UNKNOWN, PROBE = Form("join"), Form("unknown"), Form("#probe")


Around = tuple[list[checks.Record], list[checks.Record]]
"""The records before and after an instruction."""


@dataclass(frozen=True)
class Plan:
    """A kernel's records without addresses of this process, so that it can be kept on disk."""

    forms: tuple[Form, ...]
    table: Table
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
        if self.trails is not None and not self.trails.proven:
            return {}  # What stands in a record's way there must see each instruction.
        known = library().addresses
        for head in heads & self._loops.keys():
            rows = self._plan.table[head : self._loops[head]]
            forms = [self._plan.forms[number] for number in rows[:, 0]]
            for place, run in runs.found(forms, rows[:, 2:].tolist()):
                if run.key not in known:
                    most -= len(run.forms)
                    if most < 0:
                        return dict(self._runs)
                    library().ensure([run])
                self._runs[head + place] = known[run.key]
                self._table[head + place, 0] = known[run.key]
        return dict(self._runs)

    def records(self) -> np.ndarray[tuple[int], np.dtype[np.uint8]]:
        """The records for one worker: each remembers in them which buffer an instruction last used."""
        records = aligned(self._table.nbytes, 64)
        table = records.view(np.uint64).reshape(self._table.shape)
        table[:] = self._table
        targets = state.RECORD * self._branches[:, 1].astype(np.uint64)
        table[self._branches[:, 0], 1] = records.ctypes.data + targets
        return records


class Linker:
    """Lays the records out for one set of checks.

    ``launched``: scalar registers that a wave starts with; ``full``: whether all its lanes are active then.
    """

    def __init__(
        self,
        listing: Listing,
        entry: int,
        text_start: int,
        text_size: int,
        chip: str,
        wanted: frozenset[str],
        watched: bool,
        launched: Collection[int],
        full: bool,
    ) -> None:
        self._numbers: dict[str, int] = {}
        self._forms: list[Form] = []
        branches = places(listing.of_kinds(lambda bound: bound.op.flags.get("branch")))
        jumps = {place: branch_target(listing.instruction(place)) for place in branches}
        leaders = _leaders(listing, entry, jumps.values())
        self.planner: checks.Planner | None = None
        """Its lane tables are what the records of checks point at."""
        extra: dict[int, Around] = {}
        if wanted:
            targets = {int(listing.addresses[place]): target for place, target in jumps.items()}
            self.planner = checks.Planner(wanted, listing, Flow(listing, leaders, targets, entry), chip, launched, full)
            for place in self.planner.concerned():
                around = self.planner.around(place)
                if around is not checks.NOTHING:
                    extra[place] = around
        if watched:
            for place in range(len(listing)):
                before, after = extra.get(place, checks.NOTHING)
                extra[place] = ([(PROBE, (), 0), *before], after)
        table, firsts, own = self._table(listing, leaders, extra, chip)
        pc_map = np.full(text_size // 4 + 1, state.NO_RECORD, dtype=np.uint32)
        pc_map[(listing.addresses - text_start) // 4] = firsts
        rows = []
        for place, target in jumps.items():
            dword = (target - text_start) // 4
            index = int(pc_map[dword]) if 0 <= dword < len(pc_map) else state.NO_RECORD
            # Code that only a computed jump reaches may lead nowhere: to the fault at the end.
            rows.append((own[place], len(table) - 1 if index == state.NO_RECORD else index))
        lanes = listing.lanes()
        self.plan = Plan(
            tuple(self._forms),
            table,
            np.array(rows, dtype=np.uint32).reshape(-1, 2),
            own[[*lanes]].astype(np.uint32),
            np.array([*lanes.values()], dtype=np.int32).reshape(-1, 64),
            pc_map,
            int(pc_map[(entry - text_start) // 4]),
            listing.top,
        )

    def _number(self, form: Form) -> int:
        number = self._numbers.get(form.key)
        if number is None:
            number = self._numbers[form.key] = len(self._forms)
            self._forms.append(form)
        return number

    def _table(
        self, listing: Listing, leaders: Flags, extra: Mapping[int, Around], chip: str
    ) -> tuple[Table, Numbers, Numbers]:
        """The records; of each instruction the first record of those around it, and its own."""
        size = len(listing)
        gaps = np.zeros(size, dtype=bool)
        gaps[1:] = ~listing.closing[:-1] & ~listing.follows[1:]
        joins = leaders & listing.follows
        run = ~listing.of_kinds(lambda bound: "drop" in bound.op.flags)
        before, after = np.zeros((2, size), dtype=np.int64)
        for place, around in extra.items():
            before[place], after[place] = len(around[0]), len(around[1])
        behind = np.cumsum(gaps + joins + before + run + after)
        own = behind - after - run
        firsts = own - before
        # Instructions are counted from where their block begins.
        numbers = np.arange(size)
        counts = numbers - np.maximum.accumulate(np.where(leaders, numbers, 0)) + 1
        now, ended = timing.times(listing, leaders, chip)

        rows: list[int] = []
        others: list[tuple[int, ...]] = []

        def put(
            row: int, form: Form, address: int, count: int, time: int, fields: Sequence[int] = (), offset: int = 0
        ) -> None:
            padded = (*fields, *[0] * (state.FIELD_COUNT - len(fields)))
            rows.append(int(row))
            others.append(
                (self._number(form), 0, *padded, offset & MASK64, int(address), 0, 0, int(count), int(time), MASK64, 0)
            )

        for place in places(gaps):
            put(firsts[place] - joins[place] - 1, UNKNOWN, listing.ends[place - 1], counts[place - 1], now[place - 1])
        for place in places(joins):
            put(firsts[place] - 1, JOIN, listing.addresses[place], counts[place - 1], ended[place])
        for place, around in extra.items():
            for row, records in ((firsts[place], around[0]), (behind[place] - after[place], around[1])):
                for number, (form, fields, offset) in enumerate(records):
                    put(row + number, form, listing.addresses[place], counts[place], now[place], fields, offset)
        put(behind[-1], UNKNOWN, listing.ends[-1], counts[-1], now[-1])

        drawn = listing.records()
        forms = [self._number(sample.form) if "drop" not in sample.op.flags else 0 for sample in listing.samples]
        drawn[:, state.FUNCTION // 8] = np.array(forms)[listing.kinds]
        drawn[:, state.BLOCK_COUNT // 8], drawn[:, state.BLOCK_CYCLES // 8] = counts, now
        table: Table = np.empty((int(behind[-1]) + 1, state.RECORD // 8), dtype=np.uint64)
        table[rows] = np.array(others, dtype=np.uint64)
        table[own[run]] = drawn[run]
        return table, firsts, own


def _leaders(listing: Listing, entry: int, targets: Iterable[int]) -> Flags:
    """Which instructions begin a basic block."""
    leaders: Flags = np.isin(listing.addresses, [entry, *targets])
    leaders |= np.isin(listing.addresses, listing.ends[listing.closing])
    return leaders


def branch_target(instruction: Instruction) -> int:
    """Address that a branch names relative to the following instruction, in dwords."""
    return instruction.address + 4 + 4 * instruction.simm16
