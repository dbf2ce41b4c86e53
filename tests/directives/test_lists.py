"""Lists and small floats: ranges and vector readings against the bits taken apart in another way."""

from __future__ import annotations

import math
import struct

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mdr.directives import BuiltIn, DirectiveError, Print, Register, parse, printed_line
from mdr.directives.minifloats import MINIFLOATS

WORDS = st.lists(st.integers(0, 2**32 - 1), min_size=6, max_size=6)


def printed(text: str, words: list[int], chip: str = "gfx950") -> str:
    """What a directive prints where v0 and on hold ``words``."""

    def read(node: Register | BuiltIn) -> int:
        assert isinstance(node, Register)
        return sum(words[node.index + k] << 32 * k for k in range(node.count))

    directive = parse(f'@PRINT f"{text}"', chip=chip)
    assert isinstance(directive, Print)
    line = printed_line(directive, read)
    assert line is not None
    return line


def unpacked(code: str, words: list[int]) -> tuple[float, ...]:
    data = struct.pack(f"<{len(words)}I", *words)
    return struct.unpack(f"<{len(data) // struct.calcsize(code)}{code}", data)


@pytest.mark.parametrize(
    ("reading", "code", "spec"),
    [
        *(("f32", "f", ".9e"), ("f64", "d", ".17e"), ("f16", "e", "g"), ("i8", "b", "d"), ("u8", "B", "3d")),
        *(("i16", "h", "+d"), ("u16", "H", "06d"), ("i32", "i", ""), ("u32", "I", "#x"), ("i64", "q", "d")),
        ("u64", "Q", "#018x"),
    ],
)
@given(words=WORDS)
def test_vector_readings(reading: str, code: str, spec: str, words: list[int]) -> None:
    values = unpacked(code, words)
    wanted = ", ".join("nan" if value != value else format(value, spec) for value in values)
    assert printed(f"{{{reading}x{len(values)}(v[0:5]):{spec}}}", words) == f"[{wanted}]"


@given(words=WORDS)
def test_elements_narrower_than_a_byte(words: list[int]) -> None:
    whole = sum(word << 32 * place for place, word in enumerate(words))
    nibbles = [whole >> 4 * number & 15 for number in range(48)]
    assert printed("{u4x48(v[0:5])}", words) == str(nibbles)
    assert printed("{i4x48(v[0:5])}", words) == str([n - 16 if n > 7 else n for n in nibbles])
    sixes = [MINIFLOATS["e3m2"].decode(whole >> 6 * number & 63) for number in range(32)]
    assert printed("{bf6x32(v[0:5]):g}", words) == "[" + ", ".join(f"{value:g}" for value in sixes) + "]"


@given(words=WORDS)
def test_ranges(words: list[int]) -> None:
    assert printed("{v[1:4]:d}", words) == str([*unpacked("i", words)[1:5]])
    assert printed("{v[1:4]:#x}", words) == "[" + ", ".join(f"{word:#x}" for word in words[1:5]) + "]"
    assert printed("{u16x4(i64(v[2:3]))}", words) == str([*unpacked("H", words)[4:8]])


@pytest.mark.parametrize(
    ("name", "code", "value"),
    [
        # The limits of each encoding, from the tables of the OCP documents and of the ISA manuals.
        *(("e4m3fn", 0x7E, 448.0), ("e4m3fn", 0x01, 2.0**-9), ("e4m3fn", 0x08, 2.0**-6), ("e4m3fn", 0x80, -0.0)),
        *(("e5m2", 0x7B, 57344.0), ("e5m2", 0x01, 2.0**-16), ("e5m2", 0xFC, -math.inf), ("e5m2", 0x04, 2.0**-14)),
        *(("e4m3fnuz", 0x7F, 240.0), ("e4m3fnuz", 0x01, 2.0**-10), ("e4m3fnuz", 0xFF, -240.0)),
        *(("e5m2fnuz", 0x7F, 57344.0), ("e5m2fnuz", 0x01, 2.0**-17), ("e2m1", 0x7, 6.0), ("e2m1", 0x9, -0.5)),
        *(("e2m3", 0x1F, 7.5), ("e2m3", 0x01, 0.125), ("e3m2", 0x1F, 28.0), ("e3m2", 0x21, -0.0625)),
    ],
)
def test_small_floats_at_their_limits(name: str, code: int, value: float) -> None:
    found = MINIFLOATS[name].decode(code)
    assert (found, math.copysign(1, found)) == (value, math.copysign(1, value))


def test_codes_that_are_no_numbers() -> None:
    nans = {
        name: [code for code in range(1 << f.bits) if f.decode(code) != f.decode(code)]
        for name, f in MINIFLOATS.items()
    }
    assert nans == {
        "e4m3fn": [0x7F, 0xFF],
        "e5m2": [0x7D, 0x7E, 0x7F, 0xFD, 0xFE, 0xFF],
        "e4m3fnuz": [0x80],
        "e5m2fnuz": [0x80],
        "e2m3": [],
        "e3m2": [],
        "e2m1": [],
    }
    # e5m2 is the upper half of an f16.
    for code in range(256):
        (half,) = struct.unpack("<e", bytes([0, code]))
        assert repr(abs(MINIFLOATS["e5m2"].decode(code))) == repr(abs(half))


def test_the_chips_own_names() -> None:
    words = [0x7F, 0x80]
    assert printed("{fp8(v0)} {bf8(v1):g}", words, "gfx942") == "240.000000 nan"
    assert printed("{fp8(v0)} {bf8(v1):g}", words, "gfx950") == "nan -0"
    for source, chip, hint in (
        ("fp8(v6)", "gfx90a", "Name the encoding: e4m3fn(v6) or e4m3fnuz(v6)."),
        ("bf8x4(v6)", "gfx90a", "Name the encoding: e5m2x4(v6) or e5m2fnuzx4(v6)."),
        ("fp4x8(v6)", "gfx942", "Name the encoding: e2m1x8(v6)."),
    ):
        with pytest.raises(DirectiveError) as caught:
            parse(f'@PRINT f"{{{source}}}"', chip=chip)
        (problem,) = caught.value.problems
        assert problem.message.startswith(f"{chip} has no ")
        assert problem.hint == hint
