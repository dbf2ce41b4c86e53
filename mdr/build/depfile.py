"""Writes what a source pulls in as a Makefile rule, for builds that read depfiles: ``python -I -S depfile.py key=value...``

LLVM's assembler lists no dependencies itself. The files are those that MDR's own engines watch (see `mdr.build.scan`).
"""

from __future__ import annotations

import os
import sys

if __name__ == "__main__":
    sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__)))))

from mdr.assembly.prepare import needs_preparing
from mdr.build.scan import Scanner
from mdr.files import write_if_changed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence


def write(source: str, include_dirs: Sequence[str], target: str, depfile: str) -> None:
    """Write ``depfile``: that ``target`` is made from ``source`` and all that it includes, by absolute paths."""
    files = (source, *Scanner().scan(source, include_dirs).files)
    words = " ".join(_escaped(os.path.abspath(path)) for path in files)
    write_if_changed(depfile, f"{_escaped(target)}: {words}\n".encode(errors="surrogateescape"))


def _escaped(path: str) -> str:
    return path.replace("\\", "\\\\").replace(" ", "\\ ").replace("#", "\\#").replace("$", "$$")


def main(words: Sequence[str]) -> int:
    """Write a depfile as the ``key=value`` words say; 1 if ``source`` is no longer what its commands were made for.

    ``prepared`` is the text 1 where a stage makes the source fit for llvm-mc first; ``again`` a file to be touched when
    that has changed, so that the build makes its commands anew.
    """
    given = dict(word.split("=", 1) for word in words)
    include_dirs = [word.partition("=")[2] for word in words if word.startswith("include_dirs=")]
    source = given["source"]
    if not source.endswith((".S", ".gemm")) and needs_preparing(source) != (given["prepared"] == "1"):
        os.utime(given["again"])
        print(f"{source}: error: this source needs other stages than it did\nhint: build again", file=sys.stderr)
        return 1
    write(source, include_dirs, given["target"], given["depfile"])
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
