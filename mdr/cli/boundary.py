"""The error boundary: turns errors of the user's input into messages and exit statuses, for every command."""

from __future__ import annotations

import io
import json
import os
import sys
from collections.abc import Callable, Sequence

from mdr.diagnostics import Diagnostic, MDRError, render

OK, INPUT_ERROR, USAGE_ERROR, INTERRUPTED = 0, 1, 2, 130


def guarded(command: Callable[[], int], *, as_json: bool = False) -> int:
    """Run ``command`` and return the exit status: its own, or 1 for an error in the user's input, which is shown.

    With ``as_json`` the error is one JSON document on standard output, ``{"diagnostics": […]}``.
    """
    for stream in (sys.stdout, sys.stderr):
        # A terminal that lacks a character of a message gets its code instead of an exception.
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")
    try:
        status = command()
        sys.stdout.flush()
    except MDRError as error:
        return fail(error.diagnostics, as_json=as_json)
    except BrokenPipeError:
        # The reader has gone (`mdr run … | head`): nothing is left to say, and Python must not try at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return INPUT_ERROR
    except OSError as error:
        where = f"{error.filename}: " if error.filename else ""
        return fail([Diagnostic(f"{where}{error.strerror or error}")], as_json=as_json)
    except KeyboardInterrupt:
        return INTERRUPTED
    return status


def fail(diagnostics: Sequence[Diagnostic], *, as_json: bool) -> int:
    """Show an error and return its exit status."""
    if as_json:
        print_json({"diagnostics": [item.to_json() for item in diagnostics]})
    else:
        note(render(diagnostics))
    return INPUT_ERROR


def print_json(document: object) -> None:
    """Print one JSON document on standard output."""
    print(json.dumps(document, indent=2, ensure_ascii=False), flush=True)


def counted(number: int, thing: str) -> str:
    """Return ``1 line``, ``2 lines``."""
    return f"{number} {thing}{'s' * (number != 1)}"


def note(text: str) -> None:
    """Print to standard error, behind all that standard output was given so far."""
    sys.stdout.flush()
    print(text, file=sys.stderr, flush=True)
