"""``mdr report``: makes pictures of a run from its JSON: an HTML page, and a trace that Perfetto opens."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

from mdr.cli.boundary import OK, guarded, note
from mdr.diagnostics import MDRError
from mdr.report.timestamps import sections

_DESCRIPTION = """\
Makes pictures of a run: its timed sections by wave, their shares and distribution, registers and
occupancy, the source with the printed values beside it, and the prints.

  mdr run k.hsaco --format json > run.json
  mdr report run.json --html run.html --perfetto trace.json

or in one go:  mdr run k.hsaco --format json | mdr report - --html run.html
"""


def main(arguments: Sequence[str]) -> int:
    """Run the command and return its exit status."""
    parser = argparse.ArgumentParser(
        prog="mdr report", description=_DESCRIPTION, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("run", metavar="RUN.json", help="what mdr run --format json printed; - reads it")
    parser.add_argument("--html", metavar="FILE", help="write one HTML file that needs no other and no network")
    parser.add_argument("--perfetto", metavar="FILE", help="write a trace for ui.perfetto.dev or chrome://tracing")
    options = parser.parse_args(arguments)
    if not options.html and not options.perfetto:
        parser.error("say what to write: --html FILE, --perfetto FILE or both")
    return guarded(lambda: _report(options))


def _report(options: argparse.Namespace) -> int:
    document = _read(options.run)
    if options.html:
        from mdr.report.html import page

        _write(options.html, page(document, _sources(document, options.run)))
    if options.perfetto:
        from mdr.report.perfetto import trace

        made = trace(document)
        if not any(event["ph"] == "X" for event in made["traceEvents"]):
            note(
                "note: no section was timed: the trace is empty\nhint: @TIMESTAMP_START and @TIMESTAMP_END time sections"
            )
        _write(options.perfetto, json.dumps(made) + "\n")
    return OK


def _read(name: str) -> dict[str, Any]:
    try:
        text = sys.stdin.read() if name == "-" else Path(name).read_text(encoding="utf-8")
        document = json.loads(text)
        launches = document["launches"]
        complete = all("records" in launch and "kernel" in launch for launch in launches)
    except (ValueError, TypeError, KeyError):
        complete = False
    if not complete:
        shown = "standard input" if name == "-" else name
        hint = "make it so:  mdr run k.hsaco --format json > run.json"
        raise MDRError(f"{shown}: this is not what mdr run --format json prints", hint=hint)
    for launch in launches:
        if "sections" not in launch:  # of a launch that did not end
            launch["sections"] = [asdict(item) for item in sections(launch["lines"])]
    return dict(document)


def _sources(document: dict[str, Any], run: str) -> dict[str, str]:
    """Read the sources that records name, relative to here or to the run's file; those that are not there are left out."""
    found: dict[str, str] = {}
    names = {record["file"] for launch in document["launches"] for record in launch["records"]} - {None}
    for name in sorted(names):
        for folder in (Path(), Path() if run == "-" else Path(run).parent):
            path = folder / name
            if path.is_file():
                found[name] = path.read_text(encoding="utf-8", errors="replace")
                break
    return found


def _write(name: str, text: str) -> None:
    Path(name).write_text(text, encoding="utf-8")
    note(f"wrote {name}")
