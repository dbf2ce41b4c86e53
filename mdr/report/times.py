"""The parts of a report's page about time: sections and their shares, timelines by wave, distributions."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from typing import Any

from mdr.report import charts, timeline
from mdr.report.timestamps import REALTIME, TICKS, Section, longest, shares
from mdr.report.wording import about_time, unit


def times(launch: dict[str, Any]) -> str:
    """Show the sections that a launch timed, by each clock that timed any."""
    found = [Section(**{key: value for key, value in item.items() if key != "mean"}) for item in launch["sections"]]
    if not found:
        return (
            '<h3>Sections</h3><p class="soft">No section was timed. '
            'Put <code>; @TIMESTAMP_START label="part"</code> and <code>; @TIMESTAMP_END label="part" if $lane == 0:</code> '
            "around what is to be.</p>"
        )
    colours = {item.label: index % charts.COLOURS for index, item in enumerate(found)}
    drawn, spread = [], []
    placed: set[str] = set()
    for clock in (TICKS, REALTIME):
        counted = unit(launch, clock)
        if waves := timeline.tracks(launch["records"], clock):
            drawn.append(charts.timeline(waves, colours, counted))
            placed |= {item.label for track in waves for item in track.slices}
        spread.append(charts.histograms(timeline.times(launch["records"], clock), colours, counted))
    absent = [escape(item.label) for item in found if item.label not in placed]
    if absent:
        why = "it is timed at every pass of a loop" if len(absent) == 1 else "they are timed at every pass of a loop"
        drawn.append(f'<p class="soft">Not here: {", ".join(absent)}; {why}.</p>')
    return (
        f'<h3>Sections</h3><div class="note" role="note">{escape(about_time(launch))}</div>'
        f"{_sections(found, colours, launch)}<h3>Timeline</h3>{''.join(drawn)}"
        f'<h3>Distribution of section times</h3><div class="histograms">{"".join(spread)}</div>'
    )


def _sections(found: list[Section], colours: Mapping[str, int], launch: dict[str, Any]) -> str:
    most = longest(found)
    ranks = {(item["label"], item["unit"]): item["percentiles"] for item in launch.get("waves", ())}
    rows = []
    for item, share in zip(found, shares(found), strict=True):
        percent = f"{100 * share:.0f}%" if share is not None else ""
        colour = f"background:var(--s{colours[item.label]})"
        bar = ""
        if share is not None:
            bar = (
                f'<div class="bar" aria-hidden="true"><i style="width:{min(100, 100 * share):.1f}%;{colour}"></i></div>'
            )
        tag = ' <span class="tag">bottleneck</span>' if item is most else ""
        span = f"{item.least}" if item.least == item.most else f"{item.least} to {item.most}"
        of_waves = " / ".join(str(ticks) for ticks in ranks.get((item.label, item.unit), {}).values())
        rows.append(
            f'<tr><th scope="row"><span class="swatch" style="{colour}"></span>{escape(item.label)}{tag}</th>'
            f'<td class="wide">{bar}</td><td class="num">{percent}</td><td class="num">{item.mean:.0f}</td>'
            f'<td class="num">{span}</td><td class="num">{of_waves}</td><td class="num">{item.count}</td>'
            f'<td class="unit">{escape(unit(launch, item.unit))}</td></tr>'
        )
    return (
        '<div class="scroll" tabindex="0" role="region" aria-label="Sections"><table><thead><tr><th>section</th>'
        '<th>share of its time</th><th class="num">share</th><th class="num">mean</th><th class="num">range</th>'
        '<th class="num">p50 / p90 / p99 of the waves</th><th class="num">lines</th><th>in</th></tr></thead>'
        f"<tbody>{''.join(rows)}</tbody></table></div>"
    )
