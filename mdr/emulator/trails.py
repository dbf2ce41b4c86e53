"""The check on wait states: on the path that a wave takes, does an instruction come too soon after one that it depends on?

Kernels whose code is right on all paths are found before the run, and cost nothing. In others every block begins with
a record that looks up what the wave's trail, the instructions that still matter, becomes by the block. Trails are numbered
as they come up; Python works out what is not in the table yet.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from mdr.assembly.hazards import Table
from mdr.assembly.operations import Operation
from mdr.assembly.waitstates import Late, State, Walk, nearest
from mdr.emulator import faults, state
from mdr.emulator.compiler import library
from mdr.emulator.decode import Instruction
from mdr.emulator.flow import Flow
from mdr.emulator.forms import Form, FormBuilder
from mdr.emulator.labels import reserve
from mdr.emulator.registry import Op, register

_MOST = 1 << 14
"""Trails that the table has room for; others are worked out each time."""


class Trails:
    """What follows what in one kernel's code; ``number`` 0 is the trail of a wave that starts."""

    def __init__(self, instructions: Sequence[Instruction], flow: Flow, chip: str) -> None:
        self._flow = flow
        known: dict[str, Operation] = {}
        operations = [known.setdefault(i.text, known.get(i.text) or Operation(i.text)) for i in instructions]
        self.instructions = instructions
        self._walk = Walk(Table(chip), operations)
        self.proven = self._prove()
        """Whether no path breaks a rule."""
        if not self.proven:
            library().ensure([LATE])
        self._trails: list[State] = [{}]
        self._numbers: dict[frozenset[tuple[int, object]], int] = {frozenset(): 0}
        count = 0 if self.proven else len(flow.blocks)
        self.table = reserve(4 * _MOST * max(1, count)).view(np.uint32).reshape(_MOST, -1)
        """Number + 1 of the trail after a block, by the trail before it; 0 where that is not known yet."""

    def record(self, address: int) -> tuple[Form, tuple[int, ...], int] | None:
        """What stands at the beginning of a block."""
        block = self._flow.number.get(address)
        if block is None or self.proven:
            return None
        return Form("#trail"), (block, len(self._flow.blocks)), 0

    def _prove(self) -> bool:
        blocks = self._flow.blocks
        entering: dict[int, State] = {self._flow.entry: {}}
        work = [self._flow.entry]
        while work:
            index = work.pop()
            leaving = self._walk.through(blocks[index].first, blocks[index].last, entering[index])
            for successor in blocks[index].following:
                merged = nearest(entering[successor], leaving) if successor in entering else leaving
                if merged is not None:
                    entering[successor] = merged
                    work.append(successor)
        found: list[Late] = []
        for index, trail in entering.items():
            self._walk.through(blocks[index].first, blocks[index].last, trail, found.append)
        return not found

    def follow(self, trail: int, block: int) -> int | Late:
        """Number of the trail after a block, or the first instruction of it that comes too soon."""
        found: list[Late] = []
        at = self._flow.blocks[block]
        leaving = self._walk.through(at.first, at.last, self._trails[trail], found.append)
        if found:
            return min(found, key=lambda late: late.user)
        key = frozenset(leaving.items())
        number = self._numbers.get(key)
        if number is None:
            number = self._numbers[key] = len(self._trails)
            self._trails.append(leaving)
        if trail < _MOST:
            self.table[trail, block] = number + 1
        return number


def _emit(b: FormBuilder) -> None:
    """Field 0: the block; field 1: how many there are."""
    trail = b.state(state.TRAIL, "i32").zext("i64")
    row, known, unknown, done = (b.fresh(s) for s in ("row", "known", "unknown", "done"))
    b.branch(trail.cmp("ult", _MOST), row, unknown, likely=True)
    b.label(row)
    place = b.at(b.context(state.TRAILS, "ptr"), (trail * b.field(1) + b.field(0)) << 2)
    following = b.load(place, "i32", align=4)
    b.branch(following.ne(0), known, unknown, likely=True)
    b.label(known)
    b.set_state(state.TRAIL, following - 1)
    b.jump(done)
    b.label(unknown)
    b.call_python(state.FOLLOW)
    b.jump(done)
    b.label(done)
    b.next()


LATE = Form("#late")
"""What takes the place of an instruction that comes too soon."""
register(Op("#trail", "internal", _emit))
register(Op(LATE.name, "internal", lambda b: b.fault(faults.WAIT_STATES)))
