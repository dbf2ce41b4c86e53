"""A kernel's reachable instructions as linking and checks see them: by place, and by kind where those of a kind are alike."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import Generic, TypeVar

import numpy as np

from mdr.emulator import state
from mdr.emulator.binding import MASK64, Alike, Bound, Table
from mdr.emulator.decode import Decoded, Instruction
from mdr.emulator.made import Made, Numbers
from mdr.emulator.touched import Use

Flags = np.ndarray[tuple[int], np.dtype[np.bool_]]


T = TypeVar("T")


class Once(Generic[T]):
    """What is worked out of an instruction, once for all the places where the same one stands."""

    def __init__(self, bounds: Sequence[Bound], make: Callable[[Bound], T]) -> None:
        self._bounds, self._make = bounds, make
        self._by_place: list[T | None] = [None] * len(bounds)
        self.made: dict[int, T] = {}
        """By identity: the same instruction is bound once, and stays."""

    def __getitem__(self, place: int) -> T:
        found = self._by_place[place]
        if found is None:
            bound = self._bounds[place]
            found = self.made.get(id(bound))
            if found is None:
                found = self.made[id(bound)] = self._make(bound)
            self._by_place[place] = found
        return found


class Listing:
    """What the reached instructions are bound to, in ascending order of address. Those of a kind share their form."""

    def __init__(self, code: Decoded, single: Mapping[int, Bound], groups: Sequence[tuple[Numbers, Alike]]) -> None:
        """``single`` by place in the code; ``groups`` with the places of theirs."""
        alone = np.array(sorted(single), dtype=np.int64)
        self._code = code
        self._places = np.sort(np.concatenate([alone, *(places for places, _ in groups)]))
        self._alone = np.searchsorted(self._places, alone)
        self._groups = [(np.searchsorted(self._places, places), alike) for places, alike in groups]
        self.addresses: Numbers = code.addresses[self._places]
        self.ends: Numbers = code.ends[self._places]
        """Addresses behind the instructions."""
        self.constants: list[int] = (code.words[self._places] & 0xFFFF).tolist()
        """The lower halves of first dwords, where SOPP and SOPK have their constants."""
        numbers: dict[int, int] = {}
        self.samples: list[Bound] = []
        """An instruction of each kind."""
        self.kinds: Numbers = np.zeros(len(self._places), dtype=np.int64)

        def kind(bound: Bound) -> int:
            number = numbers.setdefault(id(bound.form), len(numbers))
            if number == len(self.samples):
                self.samples.append(bound)
            return number

        self._single = dict(zip(self._alone.tolist(), [single[place] for place in alone.tolist()], strict=True))
        self.kinds[self._alone] = [kind(bound) for bound in self._single.values()]
        for places, alike in self._groups:
            self.kinds[places] = kind(alike.like)
        self.bounds: Sequence[Bound] = Made(
            len(self._places), self._single, [(places, alike.bounds) for places, alike in self._groups]
        )
        self.uses = Once(self.bounds, Use)
        """The registers that each instruction has to do with."""

    def __len__(self) -> int:
        return len(self._places)

    def instruction(self, place: int) -> Instruction:
        return self._code.instructions[int(self._places[place])]

    def of_kinds(self, holds: Callable[[Bound], object]) -> Flags:
        """Which instructions are of a kind for which this holds."""
        return np.array([bool(holds(sample)) for sample in self.samples])[self.kinds]

    @cached_property
    def closing(self) -> Flags:
        """Which instructions end their block."""
        return self.of_kinds(lambda bound: bound.op.flags.get("ends_block"))

    @cached_property
    def follows(self) -> Flags:
        """Whether an instruction stands directly behind one that does not end its block."""
        found = np.zeros(len(self), dtype=bool)
        found[1:] = (self.addresses[1:] == self.ends[:-1]) & ~self.closing[:-1]
        return found

    def records(self) -> Table:
        """What the instructions' records have of the instructions alone."""
        table: Table = np.zeros((len(self), state.RECORD // 8), dtype=np.uint64)
        first = state.FIELDS // 8
        for places, alike in self._groups:
            table[places, first : first + len(alike.like.fields)] = alike.fields
            table[places, state.OFFSET // 8] = alike.like.offset & MASK64
            table[places, state.LANE_MASK // 8] = alike.like.lane_mask
        rows = [
            (*bound.fields, *[0] * (state.FIELD_COUNT - len(bound.fields)), bound.offset & MASK64, bound.lane_mask)
            for bound in self._single.values()
        ]
        columns = [*range(first, first + state.FIELD_COUNT), state.OFFSET // 8, state.LANE_MASK // 8]
        table[np.ix_(self._alone, columns)] = np.array(rows, dtype=np.uint64).reshape(-1, len(columns))
        table[:, state.PC // 8] = self.addresses
        return table

    def lanes(self) -> dict[int, tuple[int, ...]]:
        """The lane tables of the instructions that have one, by place."""
        found = {place: bound.lanes for place, bound in self._single.items() if bound.lanes is not None}
        for places, alike in self._groups:
            if alike.like.lanes is not None:
                found.update(dict.fromkeys(places.tolist(), alike.like.lanes))
        return dict(sorted(found.items()))

    @property
    def top(self) -> int:
        """VGPRs that the state must have."""
        tops: list[int] = [bound.top for bound in self._single.values()] + [alike.top for _, alike in self._groups]
        return max(4, *tops)


def places(flags: Flags) -> list[int]:
    """The places of the instructions with these flags."""
    found: list[int] = np.nonzero(flags)[0].tolist()
    return found
