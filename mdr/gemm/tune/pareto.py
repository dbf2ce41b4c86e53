"""Which of many results no other one beats: smaller is better in every number."""

from __future__ import annotations

from collections.abc import Sequence


def dominates(one: Sequence[float], other: Sequence[float]) -> bool:
    """Whether ``one`` is nowhere larger than ``other``, and somewhere smaller."""
    return one != other and all(x <= y for x, y in zip(one, other, strict=True))


def front(points: Sequence[Sequence[float]]) -> list[int]:
    """Return the numbers of the points that no point dominates, in order; equal points are there together."""
    found: list[int] = []
    # Who dominates a point comes before it in lexicographic order, and so does one of the front that dominates both.
    for index in sorted(range(len(points)), key=lambda number: tuple(points[number])):
        if not any(dominates(tuple(points[best]), tuple(points[index])) for best in found):
            found.append(index)
    return sorted(found)
