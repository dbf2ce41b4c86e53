"""Sums up the sections that a kernel timed: their ticks over all lines, their share, and the one that takes longest."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass

TOTAL = "kernel_total"
TICKS, REALTIME = "ticks", "realtime ticks"
"""What sections are timed in: of the counter that s_memtime reads, or of s_memrealtime's clock."""
_LINE = re.compile(r"\[Timestamp (.*)\] elapsed = (-?\d+) ((?:realtime )?ticks)(?: in \d+ passes \(\d+ to \d+\))?")


@dataclass(frozen=True)
class Section:
    """One label: how many lines it printed, and their ticks, those of all passes where it is timed in a loop."""

    label: str
    count: int
    total: int
    least: int
    most: int
    unit: str = TICKS

    @property
    def mean(self) -> float:
        """Ticks of the mean line."""
        return self.total / self.count


def sections(lines: Iterable[str]) -> list[Section]:
    """Return the sections that ``lines`` tell of, in the order in which they first appear."""
    ticks: dict[tuple[str, str], list[int]] = {}
    for line in lines:
        match = _LINE.fullmatch(line)
        if match:
            ticks.setdefault((match[1], match[3]), []).append(int(match[2]))
    return [
        Section(label, len(found), sum(found), min(found), max(found), unit) for (label, unit), found in ticks.items()
    ]


def shares(found: list[Section]) -> list[float | None]:
    """Return each section's share of ``kernel_total`` where there is one, else of all together; None where it is alone.

    Only sections in the same unit are compared.
    """
    out: list[float | None] = []
    for section in found:
        alike = [other for other in found if other.unit == section.unit]
        total = sum(other.mean for other in alike if other.label == TOTAL)
        whole = total or sum(other.mean for other in alike if other.label != TOTAL)
        out.append(section.mean / whole if whole and len(alike) > 1 else None)
    return out


def longest(found: list[Section]) -> Section | None:
    """Return the section that takes longest, ``kernel_total`` aside; None where there are not two to choose from.

    Of sections in different units, those in the first one's are compared.
    """
    parts = [section for section in found if section.label != TOTAL]
    parts = [section for section in parts if section.unit == parts[0].unit]
    return max(parts, key=lambda section: section.mean) if len(parts) > 1 else None


def summary(found: list[Section]) -> list[str]:
    """Return a line for each section with its share: of ``kernel_total`` where there is one, else of all together.

    The mean over the lines is shown, and the range where they differ; the longest section is marked.
    """
    most = longest(found)
    out = []
    for section, share in zip(found, shares(found), strict=True):
        line = f"[Timestamp {section.label}] elapsed = {section.mean:.0f} {section.unit}"
        if share is not None:
            line += f" ({100 * share:.0f}%)"
        if section.least != section.most:
            line += f", {section.least} to {section.most} in {section.count} lines"
        if section is most:
            line += " <- bottleneck here!"
        out.append(line)
    return out
