"""The timed sections of a launch by wave: when each began and ended by the wave's counter, and how they nest."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Any

Place = tuple[tuple[int | None, ...], int]
"""Workgroup (x, y, z) and the wave in it."""


@dataclass(frozen=True)
class Slice:
    """One passage of a wave through a section; ``start`` and ``ticks`` are in ticks of the counter that the wave read.

    ``lanes`` is how many lanes printed it, ``line`` where in ``file`` the section ends, ``depth`` in how many longer slices
    it lies, or what keeps it apart from those that it overlaps.
    """

    label: str
    start: int
    ticks: int
    lanes: int
    file: str | None
    line: int | None
    iteration: int | None
    depth: int = 0

    @property
    def end(self) -> int:
        """Tick at which the section ended."""
        return self.start + self.ticks


@dataclass
class Track:
    """The slices of one wave, by their start; ``place`` is None where the lines do not say which wave they are from."""

    place: Place | None
    slices: list[Slice] = field(default_factory=list)

    @property
    def depth(self) -> int:
        """Rows that it takes to draw the slices."""
        return 1 + max((item.depth for item in self.slices), default=0)


def tracks(records: Iterable[dict[str, Any]]) -> list[Track]:
    """Return the waves that timed a section, in order. ``records`` are a launch's in the JSON of ``mdr run``.

    The counter belongs to the wave, so lanes that say the same are one slice.
    """
    found: dict[Place | None, dict[tuple[Any, ...], int]] = {}
    for record in records:
        values = {item["name"]: item["value"] for item in record["values"]}
        if record["label"] is None or "start" not in values or "elapsed" not in values:
            continue
        place = None
        if record["workgroup"] is not None and record["wave"] is not None:
            place = (tuple(record["workgroup"]), record["wave"])
        where = (record["file"], record["line"], record["iteration"])
        key = (record["label"], values["start"], values["elapsed"], *where)
        lanes = found.setdefault(place, {})
        lanes[key] = lanes.get(key, 0) + 1
    out = []
    for place in sorted(found, key=_order):
        slices = [
            Slice(label, start, ticks, lanes, file, line, iteration)
            for (label, start, ticks, file, line, iteration), lanes in found[place].items()
        ]
        out.append(Track(place, _stacked(slices)))
    return out


def _order(place: Place | None) -> tuple[int, ...]:
    if place is None:
        return (1,)
    workgroup, wave = place
    return (0, *(-1 if number is None else number for number in reversed(workgroup)), wave)


def _stacked(slices: list[Slice]) -> list[Slice]:
    """Give each slice the lowest depth at which nothing is in its way and no slice that it lies in is below it."""
    out: list[Slice] = []
    near: list[Slice] = []
    for item in sorted(slices, key=lambda item: (item.start, -item.ticks)):
        near = [other for other in near if other.end > item.start or other.start == item.start]
        around = [other.depth for other in near if item.end <= other.end]
        taken = {other.depth for other in near}
        depth = max(around, default=-1) + 1
        while depth in taken:
            depth += 1
        out.append(replace(item, depth=depth))
        near.append(out[-1])
    return out
