"""The corpus: small kernels with one mistake each, and the same kernels without it.

``kernels/NAME.diff`` is both: lines with ``-`` are the mistake, those with ``+`` its correction. ``; reported here``
marks the line that the report has to name (one of them, where either of two accesses can be the later one). Above stand
the kind of the report and what the launch needs. Every kernel starts with s[8:9] and s[10:11] as the addresses of two
buffers A and B of 256 dwords, v0 as the work-item, v1 as four times that, and all its loads waited for.
"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

START = """\
s_load_dwordx4 s[8:11], s[0:1], 0x0
v_lshlrev_b32 v1, 2, v0
s_waitcnt lgkmcnt(0)
"""
MARK = "; reported here"


class Case(NamedTuple):
    """One mistake: the kind of its report, the kernel's lines as in the file, and what its launch needs."""

    kind: str
    lines: tuple[str, ...]
    block: int = 64
    grid: int = 1
    lds: int = 2048
    scratch: int = 0
    read_only: int = 0
    """1 if B may not be written."""
    undefined: int = 0
    """1 if B holds nothing at first."""
    budget: int = 0
    """Instructions after which the launch counts as endless; 0 for the default."""

    def kernel(self, right: bool) -> str:
        """The text with the mistake, or without it."""
        return START + "\n".join(line[1:] for line in self.lines if line[0] in (" +" if right else " -"))


def _read(path: Path) -> Case:
    lines = path.read_text(encoding="utf-8").splitlines()
    head = [line[2:].split(": ") for line in lines if line.startswith("; ")]
    settings = {key: int(value) for key, value in head if key != "kind"}
    return Case(dict(head)["kind"], tuple(line for line in lines if not line.startswith("; ")), **settings)


CASES = {path.stem: _read(path) for path in sorted((Path(__file__).parent / "kernels").glob("*.diff"))}
