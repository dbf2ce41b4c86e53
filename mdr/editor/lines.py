"""Finds the directive under an editor's cursor, and what of the kernel around it could be named there."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from mdr.assembly.source import split_comment

_REGISTER = re.compile(r"(?<![\w.$%])([vsa])(?:(\d+)|\[(\d+)(?::(\d+))?\])(?!\w)")
_KERNEL = re.compile(r"\s*\.amdhsa_kernel\s+\"?([^\s\"]+)")


class Comment(NamedTuple):
    """A comment that is a directive, or becomes one: its text from the ``@`` on, and where that stands in its line."""

    text: str
    column: int


def directive_at(lines: Sequence[str], line: int, column: int) -> Comment | None:
    """Return the directive at a 0-based place, None where none is. The end of its line belongs to it."""
    if line >= len(lines):
        return None
    in_comment = False
    for earlier in lines[:line]:
        if in_comment or "/*" in earlier:
            in_comment = split_comment(earlier, in_comment)[2]
    text = lines[line].rstrip("\r\n")
    _, comment, _ = split_comment(text, in_comment)
    if comment is None or not text[comment:].lstrip().startswith("@"):
        return None
    start = text.index("@", comment)
    return Comment(text[start:], start) if column >= start else None


def registers_used(lines: Sequence[str], line: int) -> list[tuple[str, int]]:
    """Return the registers that the instructions of the kernel around a 0-based line name, and how often each; by bank and
    number, 64-bit and longer ranges as they are written behind the single ones.
    """
    start, end = _kernel_around(lines, line)
    single: Counter[tuple[str, int]] = Counter()
    ranges: Counter[tuple[str, int, int]] = Counter()
    in_comment = False
    for text in lines[start:end]:
        code_end, _, in_comment = split_comment(text, in_comment)
        for bank, number, first, last in _REGISTER.findall(text[:code_end]):
            low = int(number or first)
            high = int(last or low)
            if low < high < low + 32:
                ranges[bank, low, high] += 1
            for index in range(low, min(high, low + 31) + 1):
                single[bank, index] += 1
    order = "vsa".index
    found = [(f"{bank}{index}", n) for (bank, index), n in sorted(single.items(), key=lambda i: (order(i[0][0]), i[0]))]
    found += [
        (f"{bank}[{low}:{high}]", n)
        for (bank, low, high), n in sorted(ranges.items(), key=lambda i: (order(i[0][0]), i[0]))
    ]
    return found


def _kernel_around(lines: Sequence[str], line: int) -> tuple[int, int]:
    """Return first and last line of the kernel that a line is in: from its label to the next kernel's; else of the file."""
    names = {match[1] for text in lines if (match := _KERNEL.match(text))}
    starts = [at for at, text in enumerate(lines) if text.partition(":")[0].strip() in names and ":" in text]
    start = max((at for at in starts if at <= line), default=0)
    end = min((at for at in starts if at > line), default=len(lines))
    return start, end
