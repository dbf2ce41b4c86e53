"""How a timed section spreads over the waves of a launch: range, mean and percentiles, and first start to last end."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from dataclasses import dataclass

from mdr.report.timestamps import REALTIME

_PERCENTILES = (50, 90, 99)


@dataclass(frozen=True)
class Spread:
    """One section over all waves that timed it. ``percentiles`` are of the nearest rank: each is the time of a wave.

    ``span`` is from the first start to the last end, known where the clock is one that all waves share.
    """

    label: str
    unit: str
    waves: int
    least: int
    most: int
    mean: float
    percentiles: dict[int, int]
    span: int | None

    def __str__(self) -> str:
        ranks = ", ".join(f"p{rank} {ticks}" for rank, ticks in self.percentiles.items())
        line = f"[Timestamp {self.label}] {self.waves} waves: {self.least} to {self.most} {self.unit}, "
        line += f"mean {self.mean:.0f}, {ranks}"
        return line if self.span is None else f"{line}; first start to last end {self.span}"


def spreads(found: Iterable[tuple[str, str, Hashable, int, int | None]]) -> list[Spread]:
    """Return the spread of each section that several waves timed, in order of appearance.

    ``found`` has label, unit, wave, ticks and start for each line. Of a wave's lanes the longest counts: the wave is there
    for as long.
    """
    by_section: dict[tuple[str, str], dict[Hashable, tuple[int, int | None]]] = {}
    for label, unit, wave, ticks, start in found:
        waves = by_section.setdefault((label, unit), {})
        waves[wave] = max(waves.get(wave, (ticks, start)), (ticks, start), key=lambda item: item[0])
    out = []
    for (label, unit), waves in by_section.items():
        if len(waves) < 2:
            continue
        times = sorted(ticks for ticks, _ in waves.values())
        ranks = {rank: times[-(-rank * len(times) // 100) - 1] for rank in _PERCENTILES}
        shared = unit == REALTIME and all(start is not None for _, start in waves.values())
        span = None
        if shared:
            ends = [(start or 0, (start or 0) + ticks) for ticks, start in waves.values()]
            span = max(end for _, end in ends) - min(start for start, _ in ends)
        out.append(Spread(label, unit, len(times), times[0], times[-1], sum(times) / len(times), ranks, span))
    return out
