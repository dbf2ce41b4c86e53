"""A run as one HTML file that needs nothing else: sections, timeline, distributions, registers, source and prints."""

from __future__ import annotations

import json
from collections.abc import Mapping
from html import escape
from importlib.resources import files
from typing import Any

from mdr.demangle import demangle
from mdr.report import listing
from mdr.report.times import times

MOST_RECORDS = 50_000
"""Lines of a launch that go into the page; the CSV of ``mdr run`` has all of them."""

_EXACT = 1 << 53


def page(document: dict[str, Any], sources: Mapping[str, str]) -> str:
    """Return the page for the document of ``mdr run --format json``; ``sources`` are texts of files that records name."""
    launches = document["launches"]
    title = ", ".join(dict.fromkeys(demangle(launch["kernel"]) for launch in launches)) or document["file"]
    parts = [_launch(number, launch, sources, several=len(launches) > 1) for number, launch in enumerate(launches)]
    data = [{"records": [_readable(record) for record in launch["records"][:MOST_RECORDS]]} for launch in launches]
    # No "<" in it, so that nothing printed can end the element.
    embedded = json.dumps(data, separators=(",", ":")).replace("<", "\\u003c")
    own = files("mdr.report") / "page"
    return "\n".join(
        (
            "<!doctype html>",
            f'<html lang="en"><head><meta charset="utf-8"><title>{escape(title)} - MDR</title>',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<style>\n{(own / 'page.css').read_text(encoding='utf-8')}</style></head><body>",
            f"<header><h1>{escape(title)}</h1>",
            f'<p class="soft"><code>{escape(document["file"])}</code>, {escape(document["target"])}</p></header>',
            _contents(launches),
            f"<main>{_problems(document)}{''.join(parts)}</main>",
            f'<script type="application/json" id="data">{embedded}</script>',
            f"<script>\n{(own / 'page.js').read_text(encoding='utf-8')}</script></body></html>",
            "",
        )
    )


def _readable(record: dict[str, Any]) -> dict[str, Any]:
    """Return a record whose integers a browser, whose numbers are doubles, shows as they are: large ones as text."""
    values = [
        {**item, "value": str(item["value"])}
        if isinstance(item["value"], int) and abs(item["value"]) > _EXACT
        else item
        for item in record["values"]
    ]
    return {**record, "values": values}


def _contents(launches: list[dict[str, Any]]) -> str:
    if len(launches) < 2:
        return ""
    items = "".join(
        f'<li><a href="#launch-{number}">{number + 1}: {escape(demangle(launch["kernel"]))}</a></li>'
        for number, launch in enumerate(launches)
    )
    return f'<nav aria-label="Launches"><ul>{items}</ul></nav>'


def _problems(document: dict[str, Any]) -> str:
    found = [escape(item["message"]) for item in document.get("diagnostics", ())]
    return f'<div class="note" role="note"><b>The run failed:</b> {"<br>".join(found)}</div>' if found else ""


def _launch(number: int, launch: dict[str, Any], sources: Mapping[str, str], *, several: bool) -> str:
    name = escape(demangle(launch["kernel"]))
    heading = f"<h2>{number + 1}: {name}</h2>" if several else ""
    facts = {
        "grid": " x ".join(map(str, launch["grid"])) + " workgroups",
        "block": " x ".join(map(str, launch["block"])) + " work-items",
        "device": str(launch.get("device", "the run did not end")),
        "lines": str(len(launch["lines"])),
        "dropped": str(launch.get("dropped", 0)),
    }
    if "wave_instructions" in launch.get("statistics", {}):
        facts["instructions of all waves"] = str(launch["statistics"]["wave_instructions"])
    listed = "".join(f"<span><b>{key}</b> {escape(value)}</span>" for key, value in facts.items())
    records = launch["records"][:MOST_RECORDS]
    return (
        f'<section class="launch" id="launch-{number}" data-launch="{number}" aria-label="Launch of {name}">{heading}'
        f'<div class="facts">{listed}</div>{times(launch)}{_sums(launch)}{_registers(launch)}'
        f"{listing.source(records, sources)}{listing.prints(records, len(launch['records']))}</section>"
    )


def _sums(launch: dict[str, Any]) -> str:
    """Show what the launch's counts and traces add up to, if it has any."""
    rows = [
        f'<tr><th scope="row">count {escape(item["label"])}</th><td class="num">{item["total"]}</td>'
        f"<td>hits in {item['waves']} waves, {item['least']} to {item['most']} a wave</td></tr>"
        for item in launch.get("counts", ())
    ]
    rows += [
        f'<tr><th scope="row">trace {escape(item["name"])}</th><td class="num">{item["kept"]}</td>'
        f"<td>passes kept, {item['dropped']} earlier ones not</td></tr>"
        for item in launch.get("traces", ())
    ]
    if not rows:
        return ""
    return (
        '<h3>Counts and traces</h3><div class="scroll" tabindex="0" role="region" aria-label="Counts and traces">'
        f"<table><tbody>{''.join(rows)}</tbody></table></div>"
    )


def _registers(launch: dict[str, Any]) -> str:
    cost = launch.get("cost")
    if not cost:
        return '<h3>Registers and occupancy</h3><p class="soft">This object was built without directives: nothing was added.</p>'
    names = {"vgprs": "VGPRs", "sgprs": "SGPRs", "occupancy": "occupancy, waves a SIMD"}
    rows = []
    for key, name in names.items():
        before, after = cost[key]
        most = max(before, after, 1)
        bars = "".join(
            '<div class="bar" aria-hidden="true">'
            f'<i style="width:{100 * value / most:.1f}%;background:var(--s{colour})"></i></div>'
            for value, colour in ((before, 0), (after, 1))
        )
        rows.append(
            f'<tr><th scope="row">{name}</th><td class="num">{before}</td><td class="num">{after}</td>'
            f'<td class="wide">{bars}</td></tr>'
        )
    before, after = cost["occupancy"]
    verdict = (
        f"Occupancy falls from {before} to {after}: times of this build say less about the release build."
        if after < before
        else "As far as registers decide, the debug build keeps the release build's occupancy."
    )
    return (
        '<h3>Registers and occupancy</h3><div class="scroll" tabindex="0" role="region" aria-label="Registers and occupancy">'
        '<table><thead><tr><th>what</th><th class="num">'
        '<span class="swatch" style="background:var(--s0)"></span>release</th><th class="num">'
        '<span class="swatch" style="background:var(--s1)"></span>debug</th><th class="wide">release above, debug below</th>'
        f'</tr></thead><tbody>{"".join(rows)}</tbody></table></div><p class="soft">{verdict}</p>'
    )
