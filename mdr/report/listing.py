"""The parts of a report's page that list: the source with the printed values beside its lines, and the prints."""

from __future__ import annotations

import math
from collections.abc import Mapping
from html import escape
from typing import Any

_AROUND = 12  # lines of a long source that are shown on each side of a directive
_LONG = 600  # lines of a source that is shown whole


def source(records: list[dict[str, Any]], sources: Mapping[str, str]) -> str:
    """Show the files that ``records`` come from, and beside their lines what was printed there."""
    places: dict[str, dict[int, list[dict[str, Any]]]] = {}
    for record in records:
        if record["file"] is not None and record["line"] is not None:
            places.setdefault(record["file"], {}).setdefault(record["line"], []).append(record)
    if not places:
        return ""
    return (
        f'<h3>Source</h3><form class="controls where">{_wave_choice(records)}{_lane_choice()}'
        '<span class="soft">Beside a line stand its values of the first such lane, and their range over all.</span></form>'
        + "".join(_file(name, lines, sources.get(name)) for name, lines in places.items())
    )


def prints(records: list[dict[str, Any]], whole: int) -> str:
    """Return the table of prints, which the page's script fills; ``whole`` is how many lines the launch printed."""
    if not records:
        return '<h3>Prints</h3><p class="soft">Nothing was printed.</p>'
    places = dict.fromkeys(f"{item['file']}:{item['line']}" for item in records if item["file"] is not None)
    choice = "".join(f'<option value="{escape(p, quote=True)}">{escape(p.rpartition("/")[2])}</option>' for p in places)
    cut = f'<p class="note">The first {len(records)} of {whole} lines.</p>' if len(records) < whole else ""
    return (
        f'<h3>Prints</h3>{cut}<form class="controls filter"><label>find <input type="search" name="text" '
        'placeholder="words in text or values"></label>'
        f'<label>line <select name="place"><option value="">all</option>{choice}</select></label>'
        f'{_wave_choice(records)}{_lane_choice()}<span class="count soft" aria-live="polite"></span></form>'
        '<noscript><p class="note">The table needs JavaScript.</p></noscript>'
        '<div class="scroll" tabindex="0" role="region" aria-label="Prints"><table class="prints"><thead><tr>'
        '<th class="num">no.</th><th>place</th><th>kind</th><th class="num">workgroup / wave</th><th class="num">lane</th>'
        '<th class="num">pass</th><th>values</th><th>text</th></tr></thead><tbody></tbody></table></div>'
        '<div class="controls pager"><button type="button">earlier</button><button type="button">later</button></div>'
    )


def _wave_choice(records: list[dict[str, Any]]) -> str:
    waves = {
        (tuple(-1 if number is None else number for number in reversed(item["workgroup"])), item["wave"])
        for item in records
        if item["workgroup"] is not None and item["wave"] is not None
    }
    names = [
        f"{','.join('?' if number < 0 else str(number) for number in reversed(workgroup))} / {wave}"
        for workgroup, wave in sorted(waves)
    ]
    choice = "".join(f"<option>{name}</option>" for name in names)
    return f'<label>workgroup / wave <select name="wave"><option value="">all</option>{choice}</select></label>'


def _lane_choice() -> str:
    return '<label>lane <input type="number" name="lane" min="0" max="63" placeholder="all"></label>'


def _file(name: str, places: dict[int, list[dict[str, Any]]], text: str | None) -> str:
    if text is None:
        rows = [_row(name, line, "", places[line]) for line in sorted(places)]
        note = '<p class="soft">This file was not found when the page was made.</p>'
    else:
        rows, note = _rows(name, text.split("\n"), places), ""
    return (
        f'<p class="mono">{escape(name)}</p>{note}<div class="source" tabindex="0" role="region" '
        f'aria-label="{escape(name, quote=True)}"><table><colgroup><col class="no"><col><col class="got">'
        f"</colgroup><tbody>{''.join(rows)}</tbody></table></div>"
    )


def _rows(name: str, lines: list[str], places: dict[int, list[dict[str, Any]]]) -> list[str]:
    rows = []
    gap = False
    for number, line in enumerate(lines, 1):
        if len(lines) > _LONG and not any(abs(number - place) <= _AROUND for place in places):
            gap = True
            continue
        if gap:
            rows.append('<tr class="gap"><td class="no"></td><td>…</td><td></td></tr>')
            gap = False
        rows.append(_row(name, number, line, places.get(number)))
    return rows


def _row(name: str, number: int, line: str, records: list[dict[str, Any]] | None) -> str:
    code = f'<td class="mono">{escape(line.expandtabs())}</td>'
    if records is None:
        return f'<tr><td class="no mono">{number}</td>{code}<td></td></tr>'
    place = escape(f"{name}:{number}", quote=True)
    said = escape("; ".join((_counted(records), *_ranges(records))))
    return (
        f'<tr class="site"><td class="no mono">{number}</td>{code}<td class="got mono"><span class="now" '
        f'data-place="{place}"></span><br><span class="soft">{said}</span></td></tr>'
    )


def _counted(records: list[dict[str, Any]]) -> str:
    return "1 line" if len(records) == 1 else f"{len(records)} lines"


def _ranges(records: list[dict[str, Any]]) -> list[str]:
    """Return for each expression the least and the most of its values; NaN is in no range and said beside it."""
    found: dict[tuple[str, str], list[float]] = {}
    for record in records:
        for item in record["values"]:
            found.setdefault((item["name"], item["type"]), []).append(item["value"])
    out = []
    for (name, _), values in found.items():
        numbers = [value for value in map(_number, values) if not math.isnan(value)]
        missing = len(values) - len(numbers)
        text = f"{name}: {min(numbers):g} … {max(numbers):g}" if numbers else f"{name}:"
        if numbers and all(isinstance(value, int) for value in values):
            text = f"{name}: {min(values)} … {max(values)}"
        if numbers and min(numbers) == max(numbers):
            text = text.partition(" … ")[0]
        out.append(text + (f" ({missing} NaN)" if missing else ""))
    return out


def _number(value: float | str) -> float:
    return float(value)
