"""What the records of a launch tell beside their lines: failed assertions, sums of counts and traces, times over waves."""

from __future__ import annotations

import re
from math import prod
from typing import TYPE_CHECKING

from mdr.cli.boundary import counted
from mdr.diagnostics import Diagnostic, Position
from mdr.report import passes
from mdr.report.timestamps import REALTIME, TICKS
from mdr.report.waves import Spread, spreads

if TYPE_CHECKING:
    from mdr.runtime import Result
    from mdr.runtime.records import Record

_LANES = 64
_ASSERTION = re.compile(r"(.+?):(\d+): assertion failed: ")


def failed_assertions(result: Result) -> list[Diagnostic]:
    """Return an error for each assertion that failed in the launch, and one if records are lost that may be of some.

    Where a device gives lines without records, as HIP does, the lines of assertions are known by their text.
    """
    by_place: dict[tuple[str | None, int | None], int] = {}
    for record in result.failed:
        by_place[record.file, record.line] = by_place.get((record.file, record.line), 0) + 1
    if not len(result.records) and "assert" in result.records.kinds:
        for match in filter(None, map(_ASSERTION.match, result.lines)):
            place = match[1], int(match[2])
            by_place[place] = by_place.get(place, 0) + 1
    found = []
    for (file, line), lanes in by_place.items():
        position = _position(file, line) if file and line else None
        message = f"kernel {result.kernel}: an assertion failed in {counted(lanes, 'lane')}"
        found.append(Diagnostic(message, position))
    if result.dropped and "assert" in result.records.kinds:
        message = (
            f"kernel {result.kernel}: dropped {counted(result.dropped, 'record')}: more assertions may have failed"
        )
        found.append(Diagnostic(message, hint="--printf-buffer BYTES makes more room"))
    return found


def sums(result: Result) -> list[passes.Count | passes.Trace]:
    """Return the sums over all that the launch counted and kept."""
    waves = prod(result.grid) * -(-prod(result.block) // _LANES)
    records = [record for record in result.records if record.kind in ("count", "trace")]
    counts = passes.counts(
        (
            (record.label or "", (record.workgroup, record.wave) if record.wave is not None else number, _hits(record))
            for number, record in enumerate(records)
            if record.kind == "count"
        ),
        waves,
    )
    traces = passes.traces(
        (record.label or f"{record.file}:{record.line}", (record.directive, *_lane(record)), _hits(record))
        for record in records
        if record.kind == "trace"
    )
    return [*counts, *traces]


def over_waves(result: Result) -> list[Spread]:
    """Return how each timed section spreads over the waves that tell who they are."""
    found = []
    for record in result.records:
        if record.kind == "timestamp" and record.wave is not None:
            values = {item.name: int(item.value) for item in record.values}
            unit = REALTIME if f" {REALTIME}" in record.text else TICKS
            wave = (record.workgroup, record.wave)
            found.append((record.label or "", unit, wave, values["elapsed"], values.get("start")))
    return spreads(found)


def _hits(record: Record) -> int:
    return int(next(item.value for item in record.values if item.name == "hits"))


def _lane(record: Record) -> tuple[object, ...]:
    return record.workgroup, record.wave, record.lane


def _position(file: str, line: int) -> Position:
    """Return a directive's place, with its line where the source can be read."""
    try:
        with open(file, encoding="utf-8", errors="replace") as source:
            text = source.read().splitlines()[line - 1]
    except (OSError, IndexError):
        return Position(file, line)
    return Position(file, line, max(text.find("@"), 0) + 1, text)
