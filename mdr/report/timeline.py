"""The timed sections of a launch by wave: when each began and ended by the wave's counter, and how they nest."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Any

from mdr.report.timestamps import REALTIME, TICKS

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


def tracks(records: Iterable[dict[str, Any]], clock: str = TICKS) -> list[Track]:
    """Return the waves that timed a section by ``clock``, in order. ``records`` are a launch's in the JSON of ``mdr run``.

    The clock belongs to the wave, so lanes that say the same are one slice. A section that is timed at every pass of a loop
    has no start: it has `times`, and no slice.
    """
    found: dict[Place | None, list[Slice]] = {}
    for passage, lanes in _passages(records, clock).items():
        place, label, start, ticks, file, line, iteration = passage
        if start is not None:
            found.setdefault(place, []).append(Slice(label, start, ticks, lanes, file, line, iteration))
    return [Track(place, _stacked(found[place])) for place in sorted(found, key=_order)]


def times(records: Iterable[dict[str, Any]], clock: str = TICKS) -> dict[str, list[int]]:
    """Return how long each passage of a wave took, by the section's label; of all passes of a loop together."""
    found: dict[str, list[int]] = {}
    for _, label, _, ticks, *_ in _passages(records, clock):
        found.setdefault(label, []).append(ticks)
    return found


def _passages(records: Iterable[dict[str, Any]], clock: str) -> dict[tuple[Any, ...], int]:
    """Return the passages that lines tell of, and how many lanes told each."""
    found: dict[tuple[Any, ...], int] = {}
    for record in records:
        values = {item["name"]: item["value"] for item in record["values"]}
        if record["kind"] != "timestamp" or (REALTIME if f" {REALTIME}" in record["text"] else TICKS) != clock:
            continue
        place = None
        if record["workgroup"] is not None and record["wave"] is not None:
            place = (tuple(record["workgroup"]), record["wave"])
        where = (record["file"], record["line"], record["iteration"])
        key = (place, record["label"], values.get("start"), values["elapsed"], *where)
        found[key] = found.get(key, 0) + 1
    return found


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
