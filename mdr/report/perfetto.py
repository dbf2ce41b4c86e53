"""A run's timed sections in the trace format that Perfetto (ui.perfetto.dev) and Chrome's tracing page open.

Facts: "Trace Event Format" of the Chromium project: complete events (``X``) with ``ts`` and ``dur`` in microseconds, nested
by time within a thread; metadata events (``M``) name processes and threads.
"""

from __future__ import annotations

from typing import Any

from mdr.report.timeline import Track, tracks
from mdr.report.timestamps import REALTIME, TICKS
from mdr.report.wording import unit


def trace(document: dict[str, Any]) -> dict[str, Any]:
    """Return the trace of ``mdr run --format json``'s document: a process a workgroup, a thread a wave, a slice a section.

    A tick is shown as a microsecond; sections by another clock are in a process of their own. Sections that overlap without
    one lying in the other are put on a second thread.
    """
    events: list[dict[str, Any]] = []
    process = 0
    several = len(document["launches"]) > 1
    for number, launch in enumerate(document["launches"], 1):
        of_workgroup: dict[tuple[str, object], list[Track]] = {}
        for clock in (TICKS, REALTIME):
            for track in tracks(launch["records"], clock):
                of_workgroup.setdefault((clock, track.place and track.place[0]), []).append(track)
        for (clock, workgroup), waves in of_workgroup.items():
            process += 1
            name = f"workgroup {_numbers(workgroup)}" if isinstance(workgroup, tuple) else "workgroup not known"
            title = f"{f'launch {number}: ' if several else ''}{launch['kernel']}, {name} [{unit(launch, clock)}]"
            events += _named("process", process, None, title)
            for index, track in enumerate(waves):
                events += _wave(process, 2 * index + 1, track)
    units = sorted({unit(launch, "tick") for launch in document["launches"]})
    return {
        "traceEvents": events,
        "displayTimeUnit": "ms",
        "otherData": {"file": document["file"], "target": document["target"], "1 us": f"1 of {', '.join(units)}"},
    }


def _wave(process: int, thread: int, track: Track) -> list[dict[str, Any]]:
    name = f"wave {track.place[1]}" if track.place else "wave not known"
    events = _named("thread", process, thread, name)
    open_ends: list[int] = []
    overlapping = False
    for item in track.slices:
        while open_ends and open_ends[-1] <= item.start:
            open_ends.pop()
        nested = not open_ends or item.end <= open_ends[-1]
        if nested:
            open_ends.append(item.end)
        elif not overlapping:
            overlapping = True
            events += _named("thread", process, thread + 1, f"{name}, overlapping")
        events.append(
            {
                "ph": "X",
                "name": item.label,
                "cat": "section",
                "pid": process,
                "tid": thread if nested else thread + 1,
                "ts": item.start,
                "dur": item.ticks,
                "args": {"lanes": item.lanes, "file": item.file, "line": item.line, "iteration": item.iteration},
            }
        )
    return events


def _named(what: str, process: int, thread: int | None, name: str) -> list[dict[str, Any]]:
    place = {"pid": process} if thread is None else {"pid": process, "tid": thread}
    order = process if thread is None else thread
    return [
        {"ph": "M", "name": f"{what}_name", **place, "args": {"name": name}},
        {"ph": "M", "name": f"{what}_sort_index", **place, "args": {"sort_index": order}},
    ]


def _numbers(workgroup: tuple[int | None, ...]) -> str:
    return ",".join("?" if number is None else str(number) for number in workgroup)
