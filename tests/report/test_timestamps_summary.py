"""The summary of timed sections: shares, ranges, and the longest one."""

from __future__ import annotations

from mdr.report.timestamps import sections, summary
from mdr.report.waves import spreads


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


def test_sections_in_loops_and_by_another_clock() -> None:
    found = sections(
        [
            line("load", 300),
            "[Timestamp loop] elapsed = 700 ticks in 10 passes (60 to 80)",
            "[Timestamp all] elapsed = 45 realtime ticks",
            "[Timestamp part] elapsed = 15 realtime ticks in 3 passes (5 to 5)",
        ]
    )
    assert summary(found) == [
        "[Timestamp load] elapsed = 300 ticks (30%)",
        "[Timestamp loop] elapsed = 700 ticks (70%) <- bottleneck here!",
        "[Timestamp all] elapsed = 45 realtime ticks (75%)",
        "[Timestamp part] elapsed = 15 realtime ticks (25%)",
    ]


def test_a_section_over_the_waves() -> None:
    ticks = [("a", "ticks", wave, 100 + wave, 1000 * wave) for wave in range(200)]
    real = [("b", "realtime ticks", wave, 7, 10 * wave) for wave in (3, 1, 2)]
    alone = [("c", "ticks", 0, 1, None)]
    a, b = spreads([*ticks, ("a", "ticks", 7, 5, 0), *real, *alone])
    assert (a.least, a.most, a.mean, a.waves, a.span) == (100, 299, 199.5, 200, None)
    assert a.percentiles == {50: 199, 90: 279, 99: 297}
    assert b.span == 27
    assert str(a) == "[Timestamp a] 200 waves: 100 to 299 ticks, mean 200, p50 199, p90 279, p99 297"
    assert str(b) == (
        "[Timestamp b] 3 waves: 7 to 7 realtime ticks, mean 7, p50 7, p90 7, p99 7; first start to last end 27"
    )
