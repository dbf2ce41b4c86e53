"""``mdr migrate``: rewrites the original tool's old directive syntax in files, and nothing else in them."""

from __future__ import annotations

import argparse
import difflib
import os
import sys
from collections.abc import Sequence

from mdr.cli.boundary import INPUT_ERROR, OK, guarded, note
from mdr.diagnostics import Diagnostic, render

_DESCRIPTION = """\
Rewrites directives such as  ; @PRINT cond=v6_gt(2.0) fmt="A=%f" reg=v6  as  ; @PRINT if v6 > 2.0: f"A={v6}"
and shows what would change as a diff, or changes the files. What has no counterpart is reported and stays.
"""


def main(arguments: Sequence[str]) -> int:
    """Run the command and return its exit status: 1 if a directive could not be rewritten."""
    parser = argparse.ArgumentParser(
        prog="mdr migrate", description=_DESCRIPTION, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("files", metavar="FILE", nargs="+", help="assembly source, or a file that it includes")
    parser.add_argument("--in-place", action="store_true", help="change the files instead of showing the changes")
    options = parser.parse_args(arguments)
    return guarded(lambda: _migrate(options.files, in_place=options.in_place))


def _migrate(files: Sequence[str], *, in_place: bool) -> int:
    from mdr.lift.migrate import migrate_text

    problems: list[Diagnostic] = []
    for path in files:
        with open(path, "rb") as stream:
            data = stream.read()
        old = data.decode("utf-8", "surrogateescape")
        new, found = migrate_text(old, path)
        problems += found
        if new == old:
            continue
        if in_place:
            _replace(path, new.encode("utf-8", "surrogateescape"))
            count = sum(a != b for a, b in zip(old.split("\n"), new.split("\n"), strict=True))
            note(f"{path}: {count} directive{'s' * (count != 1)} rewritten")
        else:
            _show_difference(path, old, new)
    if problems:
        note(render(problems))
    return INPUT_ERROR if problems else OK


def _replace(path: str, data: bytes) -> None:
    """Write a file's new content with its old permissions, through links, so that no half of it is ever seen."""
    target = os.path.realpath(path)
    temporary = f"{target}.{os.getpid()}.tmp"
    try:
        with open(temporary, "wb") as stream:
            stream.write(data)
        os.chmod(temporary, os.stat(target).st_mode & 0o7777)
        os.replace(temporary, target)
    except BaseException:
        if os.path.exists(temporary):
            os.unlink(temporary)
        raise


def _show_difference(path: str, old: str, new: str) -> None:
    lines = difflib.unified_diff(
        [f"{line}\n" for line in old.split("\n")],
        [f"{line}\n" for line in new.split("\n")],
        fromfile=f"{path} (old syntax)",
        tofile=path,
    )
    sys.stdout.flush()
    sys.stdout.buffer.write("".join(lines).encode("utf-8", "surrogateescape"))
    sys.stdout.buffer.flush()
