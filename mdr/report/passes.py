"""Adds up what a launch's directives counted and kept: hits of each count, passes that each trace kept and dropped."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from dataclasses import dataclass


@dataclass(frozen=True)
class Count:
    """One label: its hits in all lanes, and the least and the most of a wave."""

    label: str
    total: int
    waves: int
    least: int
    most: int

    def __str__(self) -> str:
        each = f"{self.least} a wave" if self.least == self.most else f"{self.least} to {self.most} a wave"
        return f"[Count {self.label}] total = {self.total} hits in {self.waves} wave{'s' * (self.waves != 1)}, {each}"


@dataclass(frozen=True)
class Trace:
    """One trace: the passes that its lanes kept, and those that were pushed out by later ones."""

    name: str
    kept: int
    dropped: int

    def __str__(self) -> str:
        return f"[Trace {self.name}] kept {self.kept} of {self.kept + self.dropped} passes, dropped {self.dropped}"


def counts(found: Iterable[tuple[str, Hashable, int]], waves: int) -> list[Count]:
    """Return the sum of each label over (label, wave, hits), in order of appearance; ``waves`` were launched.

    A wave that never came to a count says nothing of it: its hits are 0.
    """
    by_label: dict[str, dict[Hashable, int]] = {}
    for label, wave, hits in found:
        of_waves = by_label.setdefault(label, {})
        of_waves[wave] = of_waves.get(wave, 0) + hits
    out = []
    for label, of_waves in by_label.items():
        hits_of = [*of_waves.values(), *[0] * (waves - len(of_waves))]
        out.append(Count(label, sum(hits_of), len(hits_of), min(hits_of), max(hits_of)))
    return out


def traces(found: Iterable[tuple[str, Hashable, int]]) -> list[Trace]:
    """Return what each trace kept, from (name, lane, hits of that lane) for each line that it printed."""
    kept: dict[str, int] = {}
    hits_of: dict[str, dict[Hashable, int]] = {}
    for name, lane, hits in found:
        kept[name] = kept.get(name, 0) + 1
        hits_of.setdefault(name, {})[lane] = hits
    return [Trace(name, kept[name], sum(hits_of[name].values()) - kept[name]) for name in kept]
