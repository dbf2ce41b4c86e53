"""``mdr why``: says what about a built code object is out of date."""

from __future__ import annotations

import argparse
from collections.abc import Sequence

from mdr.cli.boundary import OK, guarded, print_json


def main(arguments: Sequence[str]) -> int:
    """Run the command and return its exit status."""
    parser = argparse.ArgumentParser(
        prog="mdr why", description="Says why scons would build a code object again, or that it is up to date."
    )
    parser.add_argument("target", metavar="F.hsaco", help="a code object that scons has built")
    parser.add_argument("--build", default="build", metavar="DIR", help="folder of the build (build)")
    parser.add_argument("--format", default="text", choices=("text", "json"), help="default: text")
    options = parser.parse_args(arguments)
    return guarded(lambda: _explain(options), as_json=options.format == "json")


def _explain(options: argparse.Namespace) -> int:
    from mdr.build.why import explain

    reasons = explain(options.target, options.build)
    if options.format == "json":
        print_json({"target": options.target, "up_to_date": not reasons, "reasons": reasons})
    else:
        print("\n".join(f"{options.target}: {reason}" for reason in reasons or ["up to date"]))
    return OK
