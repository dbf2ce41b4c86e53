"""Sections by wave: which lines are one passage, how passages are stacked, and the trace that is made of them."""

from __future__ import annotations

from itertools import combinations
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from mdr.report.perfetto import trace
from mdr.report.timeline import times, tracks


def line(
    label: str, start: int, elapsed: int, *, workgroup: int = 0, wave: int = 0, lane: int = 0, known: bool = True
) -> dict[str, Any]:
    """A record of an @TIMESTAMP_END, as ``mdr run --format json`` has it."""
    return {
        "directive": 1,
        "file": "k.s",
        "line": 7,
        "workgroup": [workgroup, 0, None] if known else None,
        "wave": wave if known else None,
        "lane": lane if known else None,
        "iteration": None,
        "kind": "timestamp",
        "label": label,
        "values": [
            {"name": "elapsed", "type": "i64", "value": elapsed},
            {"name": "start", "type": "u64", "value": start},
        ],
        "text": f"[Timestamp {label}] elapsed = {elapsed} ticks",
    }


def document(*records: dict[str, Any], device: str = "emulator") -> dict[str, Any]:
    return {
        "file": "k.hsaco",
        "target": "gfx950",
        "launches": [{"kernel": "k", "device": device, "records": list(records)}],
    }


def test_lanes_that_say_the_same_are_one_passage() -> None:
    (track,) = tracks([line("load", 10, 5, lane=lane) for lane in range(64)])
    assert track.place == ((0, 0, None), 0)
    (item,) = track.slices
    assert (item.label, item.start, item.end, item.lanes, item.depth) == ("load", 10, 15, 64, 0)


def test_passes_of_a_loop_are_apart() -> None:
    (track,) = tracks([line("pass", start, 5) for start in (0, 5, 10)])
    assert [(item.start, item.depth) for item in track.slices] == [(0, 0), (5, 0), (10, 0)]


def test_waves_are_in_order_and_unknown_ones_last() -> None:
    records = [line("a", 0, 1, known=False)]
    records += [line("a", 0, 1, workgroup=group, wave=wave) for group in (10, 2) for wave in (1, 0)]
    assert [track.place and (track.place[0][0], track.place[1]) for track in tracks(records)] == [
        (2, 0),
        (2, 1),
        (10, 0),
        (10, 1),
        None,
    ]


def test_sections_inside_others_lie_below() -> None:
    (track,) = tracks([line("in", 2, 3), line("all", 0, 10), line("too", 5, 5), line("deep", 2, 1)])
    assert [(item.label, item.depth) for item in track.slices] == [("all", 0), ("in", 1), ("deep", 2), ("too", 1)]
    assert track.depth == 3


def test_lines_that_time_nothing_are_left_out() -> None:
    count = line("load", 0, 1) | {"kind": "count"}
    looped = line("load", 0, 70)
    looped["values"] = looped["values"][:1]
    assert tracks([count, looped]) == []
    assert times([count, looped, looped]) == {"load": [70]}


def test_clocks_are_kept_apart() -> None:
    real = line("all", 5, 9)
    real["text"] = "[Timestamp all] elapsed = 9 realtime ticks"
    records = [line("part", 100, 200), real]
    assert [[item.label for item in track.slices] for track in tracks(records)] == [["part"]]
    assert [[item.label for item in track.slices] for track in tracks(records, "realtime ticks")] == [["all"]]
    made = trace(document(*records))
    assert [(item["pid"], item["name"]) for item in made["traceEvents"] if item["ph"] == "X"] == [
        (1, "part"),
        (2, "all"),
    ]
    titles = [item["args"]["name"] for item in made["traceEvents"] if item["name"] == "process_name"]
    assert titles[1] == "k, workgroup 0,0,? [realtime ticks of the emulator's model]"


passages = st.lists(st.tuples(st.integers(0, 30), st.integers(0, 30)), max_size=12)


@given(passages)
def test_no_two_passages_are_drawn_over_each_other(times: list[tuple[int, int]]) -> None:
    found = tracks([line(f"s{number}", start, ticks) for number, (start, ticks) in enumerate(times)])
    for track in found:
        for one, other in combinations(track.slices, 2):
            if one.depth == other.depth:
                assert one.end <= other.start
                assert one.start < other.start
            if one.start <= other.start < one.end >= other.end:
                assert one.depth < other.depth


@given(passages)
def test_slices_of_a_thread_are_nested(times: list[tuple[int, int]]) -> None:
    """As the trace format asks: of two slices of one thread, one holds the other or they do not meet."""
    records = [line(f"s{number}", start, ticks) for number, (start, ticks) in enumerate(times)]
    events = [event for event in trace(document(*records))["traceEvents"] if event["ph"] == "X"]
    assert sorted((event["ts"], event["dur"]) for event in events) == sorted(times)
    for one, other in combinations((event for event in events if event["tid"] == 1), 2):
        starts, ends = (one["ts"], other["ts"]), (one["ts"] + one["dur"], other["ts"] + other["dur"])
        nested = (starts[0] <= starts[1] and ends[1] <= ends[0]) or (starts[1] <= starts[0] and ends[0] <= ends[1])
        assert nested or ends[0] <= starts[1] or ends[1] <= starts[0]


def test_a_trace_names_workgroups_waves_and_the_model() -> None:
    made = trace(document(line("a", 3, 4, workgroup=5, wave=1), line("a", 3, 9, known=False)))
    names = [event["args"]["name"] for event in made["traceEvents"] if event["name"].endswith("_name")]
    assert names == [
        "k, workgroup 5,0,? [ticks of the emulator's model]",
        "wave 1",
        "k, workgroup not known [ticks of the emulator's model]",
        "wave not known",
    ]
    (first, _) = [event for event in made["traceEvents"] if event["ph"] == "X"]
    assert (first["name"], first["ts"], first["dur"], first["args"]["line"]) == ("a", 3, 4, 7)
    assert "model" in made["otherData"]["1 us"]
    assert "model" not in str(trace(document(line("a", 3, 4), device="hip")))
