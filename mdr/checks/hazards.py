"""Wait states that the hardware does not insert: an instruction that comes too soon after the one it depends on.

What a pair of instructions needs is in :mod:`mdr.assembly.hazards`; this finds the pairs, on every path.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mdr.assembly.hazards import ALL_SCALARS, HAZARDS, SOURCE, Hazard, Need, Table
from mdr.assembly.operations import group_name
from mdr.checks.rules import Finding, Rule

if TYPE_CHECKING:
    from collections.abc import Iterator

    from mdr.checks.graph import Block
    from mdr.checks.subject import Subject

_RULES = {hazard: Rule(hazard.name, "error", hazard.summary, SOURCE) for hazard in HAZARDS}
_NONE: frozenset[int] = frozenset()


def check(subject: Subject) -> list[Finding]:
    """Return every pair of instructions with too few wait states between them on some path."""
    return _Analysis(subject).run()


class _Recent:
    """An earlier instruction that still matters: wait states since, and which scalar registers were written again since."""

    __slots__ = ("age", "rewritten")

    def __init__(self, age: int, rewritten: frozenset[int]) -> None:
        self.age = age
        self.rewritten = rewritten


State = dict[int, _Recent]


class _Analysis:
    """Keeps for each place the instructions of the last LONGEST wait states that matter, with their smallest distance."""

    def __init__(self, subject: Subject) -> None:
        self._subject = subject
        self._graph = subject.graph
        self._table = Table(subject.chip.name)
        self._windows: dict[int, int] = {}

    def run(self) -> list[Finding]:
        graph = self._graph
        entering: dict[int, State] = {block: {} for block in (*graph.entries, *graph.others)}
        work = list(entering)
        while work:
            index = work.pop()
            block = graph.blocks[index]
            leaving = {} if block.opaque else self._through(block, entering[index], None)
            for successor in block.successors:
                if successor not in entering:
                    entering[successor] = leaving
                    work.append(successor)
                else:
                    merged = _nearest(entering[successor], leaving)
                    if merged is not None:
                        entering[successor] = merged
                        work.append(successor)
        found: list[Finding] = []
        for index in sorted(entering):
            self._through(graph.blocks[index], entering[index], found)
        return found

    def _through(self, block: Block, entering: State, found: list[Finding] | None) -> State:
        operations = self._graph.operations
        clock = 0
        # number -> (clock when it had been issued, scalar registers written again)
        recent = {number: (-item.age, item.rewritten) for number, item in entering.items()}
        for number in range(block.first, block.last):
            operation = operations[number]
            scalars = operation.writes & ALL_SCALARS
            for producer, (ended, rewritten) in list(recent.items()):
                age = clock - ended
                if age >= self._window(producer):
                    del recent[producer]
                    continue
                if found is not None:
                    found += self._judge(producer, number, age, rewritten)
                if scalars and not scalars.isdisjoint(operations[producer].writes):
                    recent[producer] = (ended, rewritten | scalars)
            clock += operation.wait_states
            if self._window(number):
                recent[number] = (clock, _NONE)
        return {
            number: _Recent(clock - ended, rewritten)
            for number, (ended, rewritten) in recent.items()
            if clock - ended < self._window(number)
        }

    def _window(self, number: int) -> int:
        window = self._windows.get(number)
        if window is None:
            window = self._windows[number] = self._table.window(self._graph.operations[number])
        return window

    def _judge(self, producer: int, user: int, age: int, rewritten: frozenset[int]) -> Iterator[Finding]:
        earlier, later = self._graph.operations[producer], self._graph.operations[user]
        worst: dict[Hazard, Need] = {}
        for need in self._table.needs(earlier, later, rewritten):
            if need.states > age and (need.hazard not in worst or need.states > worst[need.hazard].states):
                worst[need.hazard] = need
        for need in worst.values():
            what = group_name(need.registers) if need.registers else ""
            yield _RULES[need.hazard].found(
                need.complaint(age, earlier.name, self._subject.where(producer)),
                self._subject.at(
                    user,
                    min(need.registers) if need.registers else None,
                    source=not need.deed.startswith("overwritten"),
                ),
                hint=need.remedy(age),
                width=len(what) if what and " " not in what else 1,
            )


def _nearest(known: State, other: State) -> State | None:
    """Return both states as one, the smallest distance counting, or None if ``other`` adds nothing to ``known``."""
    merged = dict(known)
    changed = False
    for number, item in other.items():
        old = merged.get(number)
        if old is None:
            merged[number] = item
            changed = True
            continue
        age, rewritten = min(old.age, item.age), old.rewritten & item.rewritten
        if age < old.age or rewritten != old.rewritten:
            merged[number] = _Recent(age, rewritten)
            changed = True
    return merged if changed else None
