"""Sequences of many small objects that are seldom all needed: those that were made together are made when one is asked for."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Generic, TypeVar, overload

import numpy as np

T = TypeVar("T")
Numbers = np.ndarray[tuple[int], np.dtype[np.int64]]


Make = Callable[[Numbers], Iterable[T]]
"""Makes items of a group, given their numbers in it."""


class Made(Sequence[T], Generic[T]):
    """``single`` items by place, and groups of others: their places, and what makes them."""

    def __init__(self, size: int, single: Mapping[int, T], groups: Sequence[tuple[Numbers, Make[T]]] = ()) -> None:
        self._items: list[T | None] = [None] * size
        for place, item in single.items():
            self._items[place] = item
        self._groups = groups
        self._group = np.full(size, -1)
        for number, (places, _) in enumerate(groups):
            self._group[places] = number

    def __len__(self) -> int:
        return len(self._items)

    @overload
    def __getitem__(self, place: int) -> T: ...

    @overload
    def __getitem__(self, place: slice) -> list[T]: ...

    def __getitem__(self, place: int | slice) -> T | list[T]:
        if isinstance(place, slice):
            some = self._items[place]
            if None in some:
                for group in np.unique(self._group[place][[item is None for item in some]]).tolist():
                    self._make(group)
                some = self._items[place]
            return some  # type: ignore[return-value]
        item = self._items[place]
        if item is None:
            self._make(int(self._group[place]))
            item = self._items[place]
            assert item is not None
        return item

    def alone(self, place: int) -> T:
        """An item, without the others of its group."""
        item = self._items[place]
        if item is not None:
            return item
        places, make = self._groups[int(self._group[place])]
        return next(iter(make(np.nonzero(places == place)[0])))

    def _make(self, group: int) -> None:
        places, make = self._groups[group]
        for place, item in zip(places.tolist(), make(np.arange(len(places))), strict=True):
            self._items[place] = item

    def __iter__(self) -> Iterator[T]:
        return iter(self[:])
