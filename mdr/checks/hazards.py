"""Wait states that the hardware does not insert: an instruction that comes too soon after the one it depends on.

What a pair of instructions needs is in :mod:`mdr.assembly.hazards`; this finds the pairs, on every path.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mdr.assembly.hazards import HAZARDS, SOURCE, Table
from mdr.assembly.operations import group_name
from mdr.assembly.waitstates import Late, State, Walk, nearest
from mdr.checks.rules import Finding, Rule

if TYPE_CHECKING:
    from mdr.checks.subject import Subject

_RULES = {hazard: Rule(hazard.name, "error", hazard.summary, SOURCE) for hazard in HAZARDS}


def check(subject: Subject) -> list[Finding]:
    """Return every pair of instructions with too few wait states between them on some path."""
    return _Analysis(subject).run()


class _Analysis:
    """Keeps for each place the instructions of the last wait states that matter, with their smallest distance."""

    def __init__(self, subject: Subject) -> None:
        self._subject = subject
        self._graph = subject.graph
        self._walk = Walk(Table(subject.chip.name), self._graph.operations)

    def run(self) -> list[Finding]:
        graph = self._graph
        entering: dict[int, State] = {block: {} for block in (*graph.entries, *graph.others)}
        work = list(entering)
        while work:
            index = work.pop()
            block = graph.blocks[index]
            leaving = {} if block.opaque else self._walk.through(block.first, block.last, entering[index])
            for successor in block.successors:
                if successor not in entering:
                    entering[successor] = leaving
                    work.append(successor)
                else:
                    merged = nearest(entering[successor], leaving)
                    if merged is not None:
                        entering[successor] = merged
                        work.append(successor)
        found: list[Late] = []
        for index in sorted(entering):
            block = graph.blocks[index]
            self._walk.through(block.first, block.last, entering[index], found.append)
        return [self._finding(late) for late in found]

    def _finding(self, late: Late) -> Finding:
        need, registers = late.need, late.need.registers
        what = group_name(registers) if registers else ""
        return _RULES[need.hazard].found(
            need.complaint(late.age, self._graph.operations[late.producer].name, self._subject.where(late.producer)),
            self._subject.at(
                late.user, min(registers) if registers else None, source=not need.deed.startswith("overwritten")
            ),
            hint=need.remedy(late.age),
            width=len(what) if what and " " not in what else 1,
        )
