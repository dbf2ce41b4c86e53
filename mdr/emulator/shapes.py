"""Shapes of machine code: instructions that differ in nothing but the numbers of vector registers, found together.

A large kernel has tens of thousands of different instructions in a few hundred shapes. Of each, the disassembler is asked
about one with the registers' numbers replaced by numbers that can be told apart in its text: that tells which field of the
encoding is which operand, and the others follow.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache

import numpy as np

from mdr.emulator.made import Numbers

Words = np.ndarray[tuple[int], np.dtype[np.uint64]]
"""Encodings: the first dword, and above it the second one of those that have 8 bytes."""
_SOURCE = 9
"""Bits of a source operand that can be other things too: a vector register if the highest is set."""
_ENCODINGS: tuple[tuple[int, int, tuple[tuple[int, int], ...]], ...] = (
    (0xFE000000, 0x7C000000, ((0, _SOURCE), (9, 8))),
    (0xFE000000, 0x7E000000, ((0, _SOURCE), (17, 8))),
    (0x80000000, 0x00000000, ((0, _SOURCE), (9, 8), (17, 8))),
    (0xFC000000, 0xD0000000, ((0, 8), (32, _SOURCE), (41, _SOURCE), (50, _SOURCE))),
    (0xFC000000, 0xD8000000, ((32, 8), (40, 8), (48, 8), (56, 8))),
    (0xFC000000, 0xDC000000, ((32, 8), (40, 8), (56, 8))),
    (0xF4000000, 0xE0000000, ((32, 8), (40, 8))),
)
"""VOPC, VOP1, VOP2, VOP3 (VOP3P and MFMA as well), DS, FLAT, MUBUF and MTBUF: bits of the first dword, their value, and where
vector registers may stand, in bits from the start (CDNA3 ISA, chapter "Microcode Formats")."""
_MARKS = (40, 80, 120, 160)
_MANY = 1000
"""Instructions from which on it is worth looking for shapes among them."""
_FEW = 4
"""Instructions of a shape up to which it is quicker to ask about each."""
_REGISTER = re.compile(r"\b([av])(?:(\d+)\b|\[(\d+):(\d+)\])")


@dataclass(frozen=True)
class Group:
    """Instructions of one shape: their places in the code's order, and a column of numbers for each vector operand.

    A column has the operand's first register for each of them, in the order in which the text names the operands.
    """

    members: Numbers
    columns: tuple[Numbers, ...]
    template: str
    """The text, with a ``%s`` for each vector operand."""
    names: tuple[list[str], ...]
    """What each operand is called, by its first register."""

    def texts(self, numbers: Numbers) -> Iterator[str]:
        """The texts of members, given by their numbers in the group."""
        columns = (column[numbers].tolist() for column in self.columns)
        named = ([names[k] for k in column] for column, names in zip(columns, self.names, strict=True))
        return (self.template % operands for operands in zip(*named, strict=True))


def changeable(words: Words) -> Words:
    """The bits of each encoding that may be a vector register's number, but for the lowest: pairs may have to be even."""
    free = np.zeros_like(words)
    first = words & 0xFFFFFFFF
    left = np.ones(len(words), dtype=bool)
    for mask, value, fields in _ENCODINGS:
        here = left & (first & mask == value)
        left &= ~here
        for shift, bits in fields:
            vector = here if bits < _SOURCE else here & (words >> np.uint64(shift + 8) & 1 == 1)
            free[vector] |= np.uint64(0xFE << shift)
    return free


def groups(words: Words, ask: Callable[[int], str]) -> Iterator[Group]:
    """The groups among instructions of 4 or 8 bytes; ``ask`` gives the text of an encoding, empty if it is none."""
    if len(words) < _MANY:
        return
    free = changeable(words)
    _, first, shape, count = np.unique(words & ~free, return_index=True, return_inverse=True, return_counts=True)
    ordered = np.split(np.argsort(shape, kind="stable"), np.cumsum(count))[:-1]
    for one, members in zip(first, ordered, strict=True):
        if len(members) > _FEW and free[one]:
            yield from _group(words, members, int(words[one]), int(free[one]), ask)


def _group(words: Words, members: Numbers, one: int, free: int, ask: Callable[[int], str]) -> Iterator[Group]:
    """The groups among instructions that have the changeable bits ``free``; ``one`` is an example."""
    marks = dict(zip((shift for shift in range(63) if free >> shift & 3 == 2), _MARKS, strict=False))
    found = _operands(one & ~free, marks, ask)
    if not found:
        return
    # Where bits are no operand's number, the instructions that have the same ones belong together.
    marks = {shift: marks[shift] for shift in found[0]}
    fixed = free & ~sum(0xFE << shift for shift in marks)
    rest = words[members] & np.uint64(fixed)
    for value in np.unique(rest).tolist() if fixed else [0]:
        found = _operands(one & ~free | value, marks, ask) if fixed else found
        if not found or found[0].keys() != marks.keys():
            continue
        operands, text = found
        same = members[rest == value] if fixed else members
        columns = {shift: (words[same] >> np.uint64(shift) & 0xFF).astype(np.int64) for shift in operands}
        inside = np.logical_and.reduce([columns[shift] < len(names) for shift, names in operands.items()])
        if inside.any():
            chosen = tuple(column[inside] for column in columns.values())
            yield Group(same[inside], chosen, _REGISTER.sub("%s", text), tuple(operands.values()))


def _operands(
    encoding: int, marks: Mapping[int, int], ask: Callable[[int], str]
) -> tuple[dict[int, list[str]], str] | None:
    """By field the names of each operand that it is the number of, in the order of the text; and the text.

    None where an operand's number stands in no field alone.
    """
    by_number = {mark | encoding >> shift & 1: shift for shift, mark in marks.items()}
    text = ask(encoding | sum(mark << shift for shift, mark in marks.items()))
    operands: dict[int, list[str]] = {}
    for match in _REGISTER.finditer(text):
        shift = by_number.get(int(match[2] or match[3]))
        if shift is None or shift in operands:
            return None
        operands[shift] = _names(match[1], int(match[4]) - int(match[3]) + 1 if match[3] else 0)
    return (operands, text) if operands else None


@cache
def _names(bank: str, count: int) -> list[str]:
    """What an operand of ``count`` registers (0: one without brackets) is called, by its first register."""
    if not count:
        return [f"{bank}{k}" for k in range(256)]
    return [f"{bank}[{k}:{k + count - 1}]" for k in range(257 - count)]
