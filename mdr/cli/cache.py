"""``mdr cache``: shows, trims and checks the folder of shared code objects that ``MDR_CACHE`` names."""

from __future__ import annotations

import argparse
from collections.abc import Sequence

from mdr.cli.boundary import INPUT_ERROR, OK, counted, guarded, print_json


def main(arguments: Sequence[str]) -> int:
    """Run the command and return its exit status; 1 too when ``verify`` found a damaged entry."""
    parser = argparse.ArgumentParser(
        prog="mdr cache", description="Looks after the code objects that builds share through MDR_CACHE."
    )
    parser.add_argument("action", choices=("stats", "gc", "verify"), help="count, bring down to size, or check entries")
    parser.add_argument("--format", default="text", choices=("text", "json"), help="default: text")
    options = parser.parse_args(arguments)
    return guarded(lambda: _act(options), as_json=options.format == "json")


def _act(options: argparse.Namespace) -> int:
    from mdr.build.cache import Cache
    from mdr.diagnostics import MDRError

    cache = Cache.from_environment()
    if cache is None:
        raise MDRError("there is no cache", hint="set MDR_CACHE to its folder, for builds too")
    report = {"stats": cache.stats, "gc": cache.gc, "verify": cache.verify}[options.action]()
    if options.format == "json":
        print_json(
            {
                "folder": cache.folder,
                "limit": cache.limit,
                "entries": report.entries,
                "bytes": report.bytes,
                "removed": report.removed,
                "damaged": report.damaged,
            }
        )
    else:
        print(f"{cache.folder}: {counted(report.entries, 'object')}, {report.bytes} of {cache.limit} bytes")
        for path in report.damaged:
            print(f"removed, damaged: {path}")
        if options.action == "gc":
            print(f"removed: {report.removed}")
    return INPUT_ERROR if report.damaged else OK
