"""The summary of timed sections: shares, ranges, and the longest one."""

from __future__ import annotations

from mdr.report.timestamps import sections, summary


def line(label: str, ticks: int) -> str:
    return f"[Timestamp {label}] elapsed = {ticks} ticks"


def test_three_sections() -> None:
    found = sections([line("load", 500), "other text", line("compute", 2000), line("store", 500)])
    assert summary(found) == [
        "[Timestamp load] elapsed = 500 ticks (17%)",
        "[Timestamp compute] elapsed = 2000 ticks (67%) <- bottleneck here!",
        "[Timestamp store] elapsed = 500 ticks (17%)",
    ]


def test_shares_of_the_whole_kernel() -> None:
    found = sections([line("load", 250), line("kernel_total", 1000), line("compute", 250)])
    assert summary(found) == [
        "[Timestamp load] elapsed = 250 ticks (25%) <- bottleneck here!",
        "[Timestamp kernel_total] elapsed = 1000 ticks (100%)",
        "[Timestamp compute] elapsed = 250 ticks (25%)",
    ]


def test_several_waves_give_a_mean_and_a_range() -> None:
    (only,) = found = sections([line("kernel_total", 10), line("kernel_total", 20)])
    assert (only.count, only.total, only.mean) == (2, 30, 15.0)
    assert summary(found) == ["[Timestamp kernel_total] elapsed = 15 ticks, 10 to 20 in 2 lines"]


def test_nothing_timed() -> None:
    assert summary(sections(["A=1"])) == []
    assert summary(sections([line("a", 0), line("b", 0)])) == [
        "[Timestamp a] elapsed = 0 ticks <- bottleneck here!",
        "[Timestamp b] elapsed = 0 ticks",
    ]
