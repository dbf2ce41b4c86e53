"""``mdr ninja``: writes the build of a folder of kernels as a Ninja file that needs no scons."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence

from mdr.cli.boundary import OK, USAGE_ERROR, counted, guarded, note

_DESCRIPTION = """\
Writes a Ninja file that builds the same code objects as scons does with the same NAME=VALUE words: debug, chip, printf,
labels, kernels, settings and build (scons -h). Ninja is run from the same folder: ninja -f FILE. It writes itself anew when
kernels come and go.
"""
_OTHERS = ("engine", "explain", "verbose")


def main(arguments: Sequence[str]) -> int:
    """Run the command and return its exit status."""
    parser = argparse.ArgumentParser(
        prog="mdr ninja", description=_DESCRIPTION, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "variables", metavar="NAME=VALUE", nargs="*", help="as for scons, such as chip=gfx942 debug=all"
    )
    parser.add_argument("--out", default="build.ninja", metavar="FILE", help="where it is written (build.ninja)")
    parser.add_argument("-C", default=".", metavar="DIR", dest="folder", help="go there first, as Ninja will have to")
    options = parser.parse_args(arguments)
    return guarded(lambda: _write(options))


def _write(options: argparse.Namespace) -> int:
    from mdr.build import settings, standalone

    os.chdir(options.folder)
    pairs = dict(word.partition("=")[::2] for word in options.variables)
    try:
        for name in pairs:
            if name in _OTHERS:
                raise settings.UsageError(f"{name}= is for scons alone")
        chosen = settings.parse(pairs)
    except settings.UsageError as error:
        print(error, file=sys.stderr)
        return USAGE_ERROR
    count = standalone.write(chosen, options.out, ["ninja", *options.variables, "--out", options.out])
    note(f"{options.out}: {counted(count, 'code object')}")
    return OK
