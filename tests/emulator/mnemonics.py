"""Every instruction that LLVM's disassembler knows for a chip, found by trying the opcodes of each encoding.

An opcode is tried with a few fillings of its operand fields, since some take registers in pairs, no second source, or
nothing at all. The fields' places are those of the GFX9 manuals' "Microcode formats".
"""

from __future__ import annotations

import struct
from collections.abc import Iterator
from functools import cache

from mdr.emulator.decode import decode
from mdr.emulator.operands import parse

_V8, _V12, _V16 = 0x108, 0x10C, 0x110


def _scalar() -> Iterator[list[int]]:
    for op in range(128):
        yield [0b10 << 30 | op << 23 | 4 << 16 | 8 << 8 | 12]
        yield [0b101111110 << 23 | op << 16 | 8 << 8 | 12]
        yield [0b101111111 << 23 | op << 16]
        yield [0b101111111 << 23 | op << 16 | 1]
    for op in range(256):
        yield [0b101111101 << 23 | 4 << 16 | op << 8 | 8]
        for bits in (0, 1 << 16, 1 << 17, 3 << 16):
            yield [0b110000 << 26 | op << 18 | bits | 8 << 6 | 4, 0x10]
        yield [0b110000 << 26 | op << 18, 0]
    for op in range(32):
        yield [0b1011 << 28 | op << 23 | 4 << 16 | 1]
        yield [0b1011 << 28 | op << 23 | 4 << 16 | 1, 5]


def _vector() -> Iterator[list[int]]:
    for op in range(256):
        yield [0b0111111 << 25 | 4 << 17 | op << 9 | _V8]
        yield [0b0111111 << 25 | op << 9]
        yield [0b0111110 << 25 | op << 17 | 8 << 9 | _V12]
    for op in range(64):
        yield [op << 25 | 4 << 17 | 8 << 9 | _V12]
        yield [op << 25 | 4 << 17 | 8 << 9 | _V12, 5]
    for op in range(1024):
        for result in (4, 6 << 8 | 4):
            for sources in (
                _V16 << 18 | _V12 << 9 | _V8, _V12 << 9 | _V8, _V8, 12 << 9 | _V8, 12 << 9 | 8, 8 << 18 | _V12 << 9 | _V8,
            ):  # fmt: skip
                yield [0b110100 << 26 | op << 16 | result, sources]
    for op in range(128):
        for third in (_V16, 0):
            yield [0b110100111 << 23 | op << 16 | 1 << 14 | 4, 3 << 27 | third << 18 | 0x118 << 9 | 0x110]
            yield [0b110100111 << 23 | op << 16 | 32, (third + 32) << 18 | 0x118 << 9 | 0x108]
            yield [0xD3AC0000, 0x00020B04, 0b110100111 << 23 | op << 16 | 0x820, 0x120 << 18 | 0x110 << 9 | 0x108]


def _memory() -> Iterator[list[int]]:
    for op in range(256):
        for bits in (0, 1 << 16):
            for fields in (0x040C0802, 0x04000802, 0x00000802, 0x04000002, 0x04000000, 0x00000400, 0):
                yield [0b110110 << 26 | op << 17 | bits, fields]
    for op in range(128):
        for bits in range(4):
            for more in (0, 1 << 16, 1 << 13, 1 << 16 | 1 << 13):
                for saddr in (0x7F, 8, 0):
                    yield [0b110111 << 26 | op << 18 | bits << 14 | more, 4 << 24 | saddr << 16 | 8 << 8 | 2]
        for bits in (0, 1 << 14, 1 << 16):
            yield [0b111000 << 26 | op << 18 | bits | 1 << 12, 4 << 24 | 2 << 16 | 8 << 8 | 2]
            yield [0b111000 << 26 | op << 18 | bits, 0]
            yield [0b111000 << 26 | op << 18 | bits | 1 << 15, 0]
        for bits in (0, 1 << 13):
            yield [0b111100 << 26 | op << 18 | 0xF << 8 | bits, 2 << 16 | 8 << 8 | 2]
    for op in range(16):
        yield [0b111010 << 26 | op << 15 | 1 << 12, 4 << 24 | 2 << 16 | 8 << 8 | 2]


_PLACE, _NOP = 8, 0xBF800000
"""Dwords of an encoding with the space behind it, and s_nop."""


@cache
def encodings() -> list[list[int]]:
    """The dwords of every opcode in every encoding, with some operands; many of them are no instructions."""
    return [words for encoding in (_scalar, _vector, _memory) for words in encoding()]


@cache
def known(chip: str) -> dict[str, str]:
    """Names, without encoding suffixes, and an example of each as LLVM prints it."""
    found: dict[str, str] = {}
    # Each in a place of its own: what is no instruction, or a longer one, takes s_nops from behind it.
    code = b"".join(struct.pack(f"<{_PLACE}I", *words, *[_NOP] * (_PLACE - len(words))) for words in encodings())
    instructions = {i.address: i for i in decode(code, 0, chip).instructions}
    for number, words in enumerate(encodings()):
        instruction = instructions[4 * _PLACE * number]
        text = instruction.text if instruction.size == 4 * len(words) else ""
        if not text or "/*Invalid" in text:
            continue
        try:
            name = parse(text).name
        except ValueError:
            name = text.split()[0]
        found.setdefault(name, text)
    return found
