"""The printf formatter against the C library's own, and the two places where it differs on purpose."""

from __future__ import annotations

import ctypes
import math
import struct

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mdr.diagnostics import MDRError
from mdr.runtime.cformat import format_message

LIBC = ctypes.CDLL(None)


def words(*values: int | float | bytes) -> bytes:
    """Encode arguments as a kernel does: 8 bytes each, strings inline with their NUL, padded to 8."""
    out = b""
    for value in values:
        if isinstance(value, bytes):
            out += value + bytes(8 - len(value) % 8)
        elif isinstance(value, float):
            out += struct.pack("<d", value)
        else:
            out += (value & (1 << 64) - 1).to_bytes(8, "little")
    return out


def libc(template: bytes, *values: int | float | bytes) -> bytes:
    room = ctypes.create_string_buffer(4096)
    passed: list[object] = []
    for value in values:
        if isinstance(value, float):
            passed.append(ctypes.c_double(value))
        elif isinstance(value, bytes):
            passed.append(ctypes.c_char_p(value))
        else:
            passed.append(ctypes.c_uint64(value & (1 << 64) - 1))
    assert LIBC.snprintf(room, len(room), template, *passed) >= 0
    return room.value


FLAGS = st.text("-+ #0", max_size=3)
WIDTH = st.one_of(st.just(""), st.integers(1, 30).map(str))
PRECISION = st.one_of(st.just(""), st.just("."), st.integers(0, 25).map(lambda n: f".{n}"))
INTEGERS = st.one_of(st.integers(0, (1 << 64) - 1), st.integers(0, 40), st.integers((1 << 64) - 40, (1 << 64) - 1))


@settings(max_examples=600, deadline=None)
@given(FLAGS, WIDTH, PRECISION, st.sampled_from(["", "hh", "h", "l", "ll", "z"]), st.sampled_from("diouxX"), INTEGERS)
def test_integers(flags: str, width: str, precision: str, length: str, conversion: str, value: int) -> None:
    template = f"<%{flags}{width}{precision}{length}{conversion}>".encode()
    assert format_message(template, words(value)) == libc(template, value)


@settings(max_examples=800, deadline=None)
@given(FLAGS, WIDTH, PRECISION, st.sampled_from("eEfFgGaA"), st.floats(allow_nan=False))
def test_floats(flags: str, width: str, precision: str, conversion: str, value: float) -> None:
    template = f"<%{flags}{width}{precision}{conversion}>".encode()
    assert format_message(template, words(value)) == libc(template, value)


@pytest.mark.parametrize("value", [0.0, -0.0, 5e-324, 2.2250738585072014e-308, 1.5, 0.1, 1e300, math.inf, -math.inf])
@pytest.mark.parametrize(
    "template", [b"%a", b"%.0a", b"%#.0a", b"%.3a", b"%.20a", b"%020a", b"%A", b"%g", b"%#g", b"%09f"]
)
def test_float_edges(template: bytes, value: float) -> None:
    assert format_message(template, words(value)) == libc(template, value)


@settings(max_examples=200, deadline=None)
@given(st.text("-", max_size=1), WIDTH, PRECISION, st.binary(max_size=20).filter(lambda text: 0 not in text))
def test_strings(flags: str, width: str, precision: str, value: bytes) -> None:
    template = f"<%{flags}{width}{precision}s|%d>".encode()
    assert format_message(template, words(value, 7)) == libc(template, value, 7)


@pytest.mark.parametrize(
    ("template", "values"),
    [
        (b"%p %p", (0, 0x7F0012345678)),
        (b"%20p|%-20p|", (0x10, 0x20)),
        (b"%c%5c|%-3c|", (65, 66, 67)),
        (b"100%% of %d", (3,)),
        (b"%*d|%-*d|%*d", (6, 1, 6, 2, -6 & 0xFFFFFFFF, 3)),
        (b"%.*f|%.*f", (2, 1.0, 4, 2.0)),
        (b"%s and %s", (b"", b"exactly8")),
        (b"no conversion", ()),
        (b"", ()),
    ],
)
def test_messages(template: bytes, values: tuple[int | float | bytes, ...]) -> None:
    assert format_message(template, words(*values)) == libc(template, *values)


def test_negative_precision_counts_as_none() -> None:
    assert format_message(b"%.*f", words(-1 & 0xFFFFFFFF, 1.0)) == b"1.000000"


@pytest.mark.parametrize("bits", [0x7FF8000000000000, 0xFFF8000000000000, 0x7FF0000000000001])
def test_nan_has_no_sign(bits: int) -> None:
    assert format_message(b"%f|%+f|%8.3g|%E|%-5a|", words(*[bits] * 5)) == b"nan|+nan|     nan|NAN|nan  |"


def test_n_skips_its_argument() -> None:
    assert format_message(b"a%nb%d", words(1, 2)) == b"ab2"


def test_missing_argument_names_the_format() -> None:
    with pytest.raises(MDRError, match="fewer arguments than its format 'x=%d y=%d'"):
        format_message(b"x=%d y=%d", words(1))


def test_unterminated_string() -> None:
    with pytest.raises(MDRError, match="not terminated"):
        format_message(b"%s", b"12345678")


@pytest.mark.parametrize("template", [b"%", b"%y", b"%5", b"%ld%"])
def test_no_conversion_of_c(template: bytes) -> None:
    with pytest.raises(MDRError, match="no conversion of C's printf"):
        format_message(template, words(1, 2))
