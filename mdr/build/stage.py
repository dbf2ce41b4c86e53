"""Runs one stage: ``python -I -S stage.py STAGE key=value...``, or `run` from Python."""

from __future__ import annotations

import os
import sys

if __name__ == "__main__":
    # Started without site, so that nothing but this is searched: the package, and its environment for PyYAML.
    sys.path[:0] = [
        os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__)))),
        os.path.join(
            os.path.dirname(os.path.dirname(sys.executable)),
            "lib",
            f"python{sys.version_info[0]}.{sys.version_info[1]}",
            "site-packages",
        ),
    ]

from mdr.build import graph
from mdr.diagnostics import Diagnostic, MDRError, render

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence


def run(name: str, arguments: Mapping[str, object]) -> Sequence[Diagnostic]:
    """Run stage ``name`` with its parameters by keyword (see `graph.FUNCTIONS`); return the warnings it gave.

    Raises MDRError for mistakes in the user's files.
    """
    module_name, _, function_name = graph.FUNCTIONS[name].function.partition(":")
    module = __import__(module_name, fromlist=[function_name])
    return getattr(module, function_name)(**arguments) or ()


def parse_arguments(name: str, words: Sequence[str]) -> dict[str, object]:
    """Turn the ``key=value`` words after a stage's name into its keyword arguments."""
    lists: dict[str, list[str]] = {key: [] for key in graph.FUNCTIONS[name].options if key in graph.LISTS}
    arguments: dict[str, object] = {key: None for key in graph.FUNCTIONS[name].options if key in graph.OPTIONAL}
    for word in words:
        key, _, value = word.partition("=")
        if key in lists:
            lists[key].append(value)
        else:
            arguments[key] = int(value) if key == "cov" else value
    return {**arguments, **lists}


def main(words: Sequence[str]) -> int:
    """Run the stage that the command line names; 0, or 1 after showing what is wrong with the user's files."""
    try:
        arguments = parse_arguments(words[0], words[1:])
        warnings = run(words[0], arguments)
        if "log" in arguments:
            with open(str(arguments["log"]), encoding="utf-8") as file:
                sys.stdout.write(file.read())
    except MDRError as error:
        print(error, file=sys.stderr)
        return 1
    except OSError as error:
        # Unreadable input, full disk: the system's own words and the file are all there is to say.
        print(render([Diagnostic(f"{words[0]}: {error}")]), file=sys.stderr)
        return 1
    if warnings:
        print(render(warnings), file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
