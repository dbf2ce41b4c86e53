"""Finds the load that a directive would read from too early: looks back from a site through the straight code before it.

``mdr check`` follows the whole control flow; this one answers a single question at every build, so it stops at labels.
"""

from __future__ import annotations

import re

from mdr.assembly.canonical import is_instruction
from mdr.assembly.kernels import Kernel, mnemonic

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

_RANGE = re.compile(r"([vsa])(?:(\d+)|\[(\d+):(\d+)\])$")
_VECTOR = ("global_", "flat_", "buffer_", "scratch_", "tbuffer_", "image_")
_WAIT = re.compile(r"(vmcnt|lgkmcnt)\((\d+)\)")
_NO_RESULT = ("_store", "ds_write", "s_store", "s_dcache", "buffer_wb", "buffer_inv", "s_atc", "s_prefetch")
_FIRST_IS_NO_RESULT = ("s_cmp", "s_bitcmp", "s_waitcnt", "s_nop", "s_branch", "s_cbranch", "s_barrier", "s_setreg")


def outstanding_load(lines: Sequence[str], kernel: Kernel, site: int, names: set[str]) -> tuple[str, int, str] | None:
    """Return (register, line of its load, counter) for a register in ``names`` that is still being loaded at a site.

    Vector memory and LDS operations return in order, so ``vmcnt(N)`` covers a load when at least N came after it; scalar
    loads return in any order and need ``lgkmcnt(0)`` (ISA manuals, s_waitcnt).
    """
    open_names = set(names)
    issued = {"vmcnt": 0, "lgkmcnt": 0}  # operations met so far, from the site backwards
    waits: list[tuple[str, int, int]] = []  # counter, its count, operations issued between the wait and the site
    for index in range(site - 1, kernel.entry, -1):
        line = lines[index]
        if not is_instruction(line):
            if line.endswith(":") or not open_names:
                return None
            continue
        word = mnemonic(line)
        if word == "s_waitcnt":
            waits += [(counter, int(count), issued[counter]) for counter, count in _WAIT.findall(line)]
            continue
        counter, ordered = _counter(word)
        if counter:
            issued[counter] += 1
        for name in _written(line, word) & open_names:
            open_names.discard(name)
            if counter and not _covered(counter, ordered, issued[counter] - 1, waits):
                return name, index, counter
    return None


def outstanding_any(lines: Sequence[str], kernel: Kernel, site: int, counter: str) -> int | None:
    """Return the line of an operation of ``counter`` that no wait for 0 covers at a site; None if there is none."""
    for index in range(site - 1, kernel.entry, -1):
        line = lines[index]
        if not is_instruction(line):
            if line.endswith(":"):
                return None
            continue
        word = mnemonic(line)
        if word == "s_waitcnt" and (counter, "0") in _WAIT.findall(line):
            return None
        if _counter(word)[0] == counter:
            return index
    return None


def _covered(counter: str, ordered: bool, after: int, waits: list[tuple[str, int, int]]) -> bool:
    """Tell whether a wait behind a load covers it; ``after`` operations of its counter came after the load."""
    return any(name == counter and (count == 0 or (ordered and after - since >= count)) for name, count, since in waits)


def _counter(word: str) -> tuple[str, bool]:
    """Return the counter that an instruction raises (empty: none), and whether it returns in order."""
    if word.startswith(_VECTOR) and not word.startswith(("buffer_wb", "buffer_inv")):
        return "vmcnt", not word.startswith("flat_")
    if word.startswith("ds_"):
        return "lgkmcnt", True
    if word.startswith(("s_load_", "s_buffer_load_", "s_memtime", "s_memrealtime", "s_scratch_load")):
        return "lgkmcnt", False
    return "", False


def _written(line: str, word: str) -> set[str]:
    """Return the registers that an instruction writes, as far as its first operand tells."""
    if any(part in word for part in _NO_RESULT) or word.startswith(_FIRST_IS_NO_RESULT):
        return set()
    operands = line.split(None, 1)
    match = _RANGE.match(operands[1].split(",")[0].strip()) if len(operands) > 1 else None
    if match is None:
        return set()
    bank, single, low, high = match.groups()
    first, last = int(single or low), int(single or high)
    return {f"{bank}{number}" for number in range(first, last + 1)}
