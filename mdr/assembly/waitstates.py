"""Wait states along a path: which earlier instructions still matter at a place, and which pairs have too few between them."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from mdr.assembly.hazards import ALL_SCALARS

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from mdr.assembly.hazards import Hazard, Need, Table
    from mdr.assembly.operations import Operation

_NONE: frozenset[int] = frozenset()


class Recent(NamedTuple):
    """An earlier instruction that still matters: wait states since, and which scalar registers were written again since."""

    age: int
    rewritten: frozenset[int]


State = dict[int, Recent]
"""The instructions that still matter at a place, by number."""


class Late(NamedTuple):
    """An instruction (``user``) that comes only ``age`` wait states after another one: less than it needs."""

    need: Need
    age: int
    producer: int
    user: int


class Walk:
    """Follows instructions one after another; they are meant by their numbers among ``operations``."""

    def __init__(self, table: Table, operations: Sequence[Operation]) -> None:
        self._table = table
        self._operations = operations
        self._windows: dict[int, int] = {}

    def through(self, first: int, last: int, entering: State, found: Callable[[Late], None] | None = None) -> State:
        """The state after the instructions from ``first`` up to ``last``; ``found`` is told of those that come too soon."""
        operations = self._operations
        clock = 0
        # number -> (clock when it had been issued, scalar registers written again)
        recent = {number: (-item.age, item.rewritten) for number, item in entering.items()}
        for number in range(first, last):
            operation = operations[number]
            scalars = operation.writes & ALL_SCALARS
            for producer, (ended, rewritten) in list(recent.items()):
                age = clock - ended
                if age >= self._window(producer):
                    del recent[producer]
                    continue
                if found is not None:
                    self._judge(producer, number, age, rewritten, found)
                if scalars and not scalars.isdisjoint(operations[producer].writes):
                    recent[producer] = (ended, rewritten | scalars)
            clock += operation.wait_states
            if self._window(number):
                recent[number] = (clock, _NONE)
        return {
            number: Recent(clock - ended, rewritten)
            for number, (ended, rewritten) in recent.items()
            if clock - ended < self._window(number)
        }

    def _window(self, number: int) -> int:
        window = self._windows.get(number)
        if window is None:
            window = self._windows[number] = self._table.window(self._operations[number])
        return window

    def _judge(
        self, producer: int, user: int, age: int, rewritten: frozenset[int], found: Callable[[Late], None]
    ) -> None:
        """Tell the greatest need of each kind that is not met."""
        earlier, later = self._operations[producer], self._operations[user]
        worst: dict[Hazard, Need] = {}
        for need in self._table.needs(earlier, later, rewritten):
            if need.states > age and (need.hazard not in worst or need.states > worst[need.hazard].states):
                worst[need.hazard] = need
        for need in worst.values():
            found(Late(need, age, producer, user))


def nearest(known: State, other: State) -> State | None:
    """Both states as one, the smallest distance counting, or None if ``other`` adds nothing to ``known``."""
    merged = dict(known)
    changed = False
    for number, item in other.items():
        old = merged.get(number)
        if old is None:
            merged[number] = item
            changed = True
            continue
        both = Recent(min(old.age, item.age), old.rewritten & item.rewritten)
        if both != old:
            merged[number] = both
            changed = True
    return merged if changed else None
