"""The drawings of a report's page, as SVG whose colours are the page's: a timeline by wave, and histograms."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape

from mdr.report.timeline import Slice, Track

COLOURS = 8
"""Colours that the page's style sheet has for sections."""

MOST_WAVES = 256
"""Waves that a timeline shows."""

_ROW = 22  # pixels
_GAP = 2
_BINS = 16
_TICKS = 8


def timeline(waves: list[Track], colours: Mapping[str, int], unit: str) -> str:
    """Draw a row a wave, a rectangle a section; times are across, in ``unit``. ``waves`` has at least one."""
    shown = [track for track in waves if track.place is not None][:MOST_WAVES]
    if not shown:
        return (
            '<p class="soft">The lines do not say which wave they come from: the build had no register free for it.</p>'
        )
    start = min(item.start for track in shown for item in track.slices)
    end = max(item.end for track in shown for item in track.slices)
    width = max(end - start, 1)
    rows = [_axis(start, width)]
    first = True
    for track in shown:
        assert track.place is not None
        workgroup, wave = track.place
        name = f"{','.join('?' if number is None else str(number) for number in workgroup)} / {wave}"
        drawn = []
        for item in track.slices:
            drawn.append(_slice(item, name, start, width, colours[item.label], unit, 0 if first else -1))
            first = False
        height = track.depth * _ROW + _GAP
        rows.append(
            f'<div class="name">{name}</div><svg class="track" height="{height}" aria-label="wave {name}">{"".join(drawn)}</svg>'
        )
    drawn_labels = {item.label for track in shown for item in track.slices}
    legend = "".join(
        f'<li><span class="swatch" style="background:var(--s{colour})"></span>{escape(label)}</li>'
        for label, colour in colours.items()
        if label in drawn_labels
    )
    cut = f" The first {MOST_WAVES} of {len(waves)} waves are shown." if len(waves) > MOST_WAVES else ""
    return (
        f'<div class="drawn"><ul class="legend">{legend}</ul><div class="controls"><label>zoom '
        '<input class="zoom" type="range" min="1" max="60" value="1" step="0.5"></label>'
        f'<span class="soft">Workgroup / wave on the left, {escape(unit)} across.{cut}</span></div>'
        '<div class="timeline" role="group" aria-label="Timeline of the sections by wave">'
        f'<div class="in">{"".join(rows)}</div></div>'
        '<p class="status soft" aria-live="polite">Arrow keys go from section to section, + and - zoom.</p></div>'
    )


def histograms(times: Mapping[str, list[int]], colours: Mapping[str, int], unit: str) -> str:
    """Draw for each section how many of its ``times`` were how long."""
    return "".join(_histogram(label, found, colours[label], unit) for label, found in times.items())


def _slice(item: Slice, wave: str, start: int, width: int, colour: int, unit: str, tab: int) -> str:
    said = f"{item.label}: {item.ticks} {unit}, from {item.start} to {item.end}; wave {wave}"
    if item.iteration is not None:
        said += f"; pass {item.iteration}"
    if item.file:
        said += f"; ends at {item.file}:{item.line}"
    x, w = 100 * (item.start - start) / width, 100 * item.ticks / width
    return (
        f'<g class="slice" tabindex="{tab}" role="img" aria-label="{escape(said, quote=True)}">'
        f'<svg x="{x:.4f}%" y="{item.depth * _ROW + _GAP}" width="{max(w, 0.05):.4f}%" height="{_ROW - _GAP}">'
        f'<rect width="100%" height="100%" fill="var(--s{colour})"/><text x="5" y="14">{escape(item.label)}</text></svg></g>'
    )


def _axis(start: int, width: int) -> str:
    step = nice_step(width / _TICKS)
    marks = []
    at = -(-start // step) * step
    while at <= start + width:
        x = 100 * (at - start) / width
        anchor = "end" if x > 95 else "start"
        marks.append(f'<text x="{x:.3f}%" dx="{-3 if x > 95 else 3}" y="14" text-anchor="{anchor}">{at}</text>')
        marks.append(f'<line x1="{x:.3f}%" x2="{x:.3f}%" y1="0" y2="{_ROW}"/>')
        at += step
    return (
        f'<div class="name axis">wave</div><svg class="axis" height="{_ROW}" aria-hidden="true">{"".join(marks)}</svg>'
    )


def nice_step(least: float) -> int:
    """Return the smallest of 1, 2, 5, 10, 20, … that is at least ``least``."""
    power = 1
    while True:
        for factor in (1, 2, 5):
            if factor * power >= least:
                return factor * power
        power *= 10


def bins(times: list[int]) -> tuple[int, list[int]]:
    """Return the width of a bin and how many of ``times`` fall into each, the first bin beginning at the least time."""
    least, most = min(times), max(times)
    step = nice_step((most - least + 1) / _BINS)
    counts = [0] * ((most - least) // step + 1)
    for time in times:
        counts[(time - least) // step] += 1
    return step, counts


def _histogram(label: str, times: list[int], colour: int, unit: str) -> str:
    step, counts = bins(times)
    least, top = min(times), max(counts)
    each = 100 / max(len(counts), 4)
    bars = []
    for index, count in enumerate(counts):
        if count:
            low = least + index * step
            said = f"{low}" if step == 1 else f"{low} to {low + step - 1}"
            height = 100 * count / top
            bars.append(
                f'<rect x="{index * each + each * 0.05:.2f}%" width="{each * 0.9:.2f}%" y="{100 - height:.2f}%" '
                f'height="{height:.2f}%" fill="var(--s{colour})"><title>{said} {escape(unit)}: {count}</title></rect>'
            )
    if least == max(times):
        text = f"all {len(times)} took {least} {unit}"
    else:
        text = f"{len(times)} times, {least} to {max(times)} {unit}; at most {top} in a bar of {step}"
    last = least + len(counts) * step - 1
    ends = f"<span>{least}</span><span>{last}</span>" if len(counts) > 1 else f"<span>{least}</span>"
    return (
        f'<figure><figcaption><b>{escape(label)}</b><br><span class="soft">{escape(text)}</span></figcaption>'
        f'<svg class="histogram" role="img" aria-label="{escape(label + ": " + text, quote=True)}">{"".join(bars)}'
        f'<line x1="0" x2="100%" y1="100%" y2="100%"/></svg><div class="ends soft">{ends}</div></figure>'
    )
