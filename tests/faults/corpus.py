"""The corpus: small kernels with one mistake each, and the same kernels without it.

``kernels/NAME.diff`` is both: lines with ``-`` are the mistake, those with ``+`` its correction. ``; reported here``
marks the line that the report has to name (one of them, where either of two accesses can be the later one). Above stand
the kind of the report, what the launch needs, and the chips on which it is a mistake, if not on all. Every kernel starts
with s[8:9] and s[10:11] as the addresses of two buffers A and B of 256 dwords, v0 as the work-item, v1 as four times that,
and all its loads waited for.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

START = """\
s_load_dwordx4 s[8:11], s[0:1], 0x0
v_lshlrev_b32 v1, 2, v0
s_waitcnt lgkmcnt(0)
"""
MARK = "; reported here"
CHIPS = ("gfx90a", "gfx942", "gfx950")
OLDER_NAMES = {r" sc[01]\b": " glc", r"(v_mfma_f32_\d+x\d+x\d+)(?:_\d+b)?_(f\d+)": r"\1\2"}
"""What gfx90a calls by another name than the later chips: patterns and their replacements."""


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
    chips: tuple[str, ...] = CHIPS

    def kernel(self, right: bool, chip: str) -> str:
        """The text with the mistake, or without it, as the chip's assembler spells it."""
        text = START + "\n".join(line[1:] for line in self.lines if line[0] in (" +" if right else " -"))
        if chip == "gfx90a":
            for later, earlier in OLDER_NAMES.items():
                text = re.sub(later, earlier, text)
        return text


_SETTING = re.compile(r"^; (\w+): (.+)$", re.M)


def _read(path: Path) -> Case:
    lines = path.read_text(encoding="utf-8").splitlines()
    head = dict(_SETTING.findall(path.read_text(encoding="utf-8")))
    chips = tuple(head.pop("chips", " ".join(CHIPS)).split())
    kind, text = head.pop("kind"), tuple(line for line in lines if not line.startswith("; "))
    return Case(kind, text, chips=chips, **{key: int(value) for key, value in head.items()})


CASES = {path.stem: _read(path) for path in sorted((Path(__file__).parent / "kernels").glob("*.diff"))}
