"""The reference evaluator: exact 32- and 64-bit meaning, checked against numpy and by hand."""

from __future__ import annotations

import struct

import numpy as np
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from mdr.directives import BuiltIn, Print, Register, evaluate, parse, printed_line

WORDS = st.integers(0, (1 << 32) - 1)


def value(source: str, **registers: int) -> float:
    """Evaluate ``source`` (with its specification), registers and built-ins given by name, e.g. v6=…, s4=…, lane=…."""

    def read(leaf: Register | BuiltIn) -> int:
        if isinstance(leaf, BuiltIn):
            return registers[leaf.name]
        return sum(registers[f"{leaf.bank}{leaf.index + word}"] << 32 * word for word in range(leaf.count))

    directive = parse(f'@PRINT f"{{{source}}}"')
    assert isinstance(directive, Print)
    return evaluate(directive.placeholders()[0].expr, read)


def f32(number: float) -> int:
    return int(np.float32(number).view(np.uint32))


@pytest.mark.parametrize(
    ("source", "left", "right", "expected"),
    [
        ("s1/s2", 7, -2, -3),
        ("s1//s2", 7, -2, -4),
        ("s1%s2", 7, -2, -1),
        ("s1/s2", -7, 2, -3),
        ("s1//s2", -7, 2, -4),
        ("s1%s2", -7, 2, 1),
        ("s1/s2", 5, 0, 0),
        ("s1//s2", 5, 0, 0),
        ("s1%s2", 5, 0, 0),
        ("s1/s2", -(1 << 31), -1, -(1 << 31)),
        ("s1//s2", -(1 << 31), -1, -(1 << 31)),
        ("s1%s2", -(1 << 31), -1, 0),
        ("s1+s2", (1 << 31) - 1, 1, -(1 << 31)),
        ("-s1*s2", -(1 << 31), 1, -(1 << 31)),
        ("~s1", 5, 0, -6),
        ("s1<<s2", 1, 31, -(1 << 31)),
        ("s1<<s2", 1, 33, 2),
        ("s1>>s2", -8, 1, -4),
        ("u32(s1)>>s2", -8, 1, 0x7FFFFFFC),
        ("u32(s1)/s2", -8, 2, 0x7FFFFFFC),
        ("u32(s1)-s2", 0, 1, 0xFFFFFFFF),
        ("s1 & 0xff00", -1, 0, 0xFF00),
        ("s1|s2", 5, 8, 13),
        ("s1^s2", 5, 4, 1),
    ],
)
def test_integers(source: str, left: int, right: int, expected: int) -> None:
    assert value(source, s1=left & 0xFFFFFFFF, s2=right & 0xFFFFFFFF) == expected


@pytest.mark.parametrize(
    ("source", "bits", "expected"),
    [
        ("int(v6)", f32(-2.9), -2),
        ("int(v6)", f32(3e9), (1 << 31) - 1),
        ("int(v6)", f32(-3e9), -(1 << 31)),
        ("int(v6)", 0x7FC00000, 0),
        ("int(v6)", 0x7F800000, (1 << 31) - 1),
        ("int(v6)", 0xFF800000, -(1 << 31)),
        ("float(i32(v6)):f", 16777217, 16777216.0),
        ("i32(v6):f", 16777217, 16777217.0),
        ("float(u32(v6)):f", 0xFFFFFFFF, 4294967296.0),
        ("v6/0", f32(1.0), float("inf")),
        ("v6/-0.0", f32(1.0), float("-inf")),
        ("v6*v6", f32(1e30), float("inf")),
        ("v6*-1e38", f32(1e30), float("-inf")),
        ("-v6", f32(1.5), -1.5),
        ("v6/3", f32(1.0), float(np.float32(1) / np.float32(3))),
        ("v6+s7:f", f32(0.5), 2.5),
    ],
)
def test_floats(source: str, bits: int, expected: float) -> None:
    assert value(source, v6=bits, s7=f32(2.0)) == expected


@pytest.mark.parametrize("source", ["v6/0", "v6-v6", "v6*0"])
def test_not_a_number(source: str) -> None:
    infinity_or_zero = {"v6/0": 0, "v6-v6": 0x7F800000, "v6*0": 0x7F800000}[source]
    result = value(source, v6=infinity_or_zero)
    assert result != result


def test_pairs_hold_the_low_word_first() -> None:
    low, high = struct.unpack("<II", struct.pack("<d", 0.1))
    assert value("f64(v[2:3])", v2=low, v3=high) == 0.1
    assert value("i64(s[4:5])", s4=0xFFFFFFFB, s5=0xFFFFFFFF) == -5


def test_built_ins() -> None:
    assert value("$tid*2+$lane", tid_x=5, lane=3) == 13


@given(WORDS, WORDS, st.sampled_from("+-*/"))
@settings(max_examples=200, deadline=None)
@example(f32(16777216.0), f32(1.0), "+")
@example(1, 1, "*")
def test_f32_arithmetic_is_rounded_once(left: int, right: int, op: str) -> None:
    a, b = (np.uint32(word).view(np.float32) for word in (left, right))
    with np.errstate(all="ignore"):
        expected = {"+": a + b, "-": a - b, "*": a * b, "/": a / b}[op]
    result = value(f"v1 {op} v2", v1=left, v2=right)
    assert result == float(expected) or (result != result and expected != expected)


@given(WORDS, WORDS, st.sampled_from(["+", "-", "*", "&", "|", "^"]), st.sampled_from(["i32", "u32"]))
@settings(max_examples=100, deadline=None)
def test_32_bit_arithmetic_wraps(left: int, right: int, op: str, type: str) -> None:
    kind = np.int32 if type == "i32" else np.uint32
    a, b = (np.array([word], np.uint32).view(kind) for word in (left, right))
    expected = {"+": a + b, "-": a - b, "*": a * b, "&": a & b, "|": a | b, "^": a ^ b}[op]
    assert value(f"{type}(v1) {op} {type}(v2)", v1=left, v2=right) == int(expected[0])


@given(WORDS, WORDS, st.sampled_from(["<", "<=", ">", ">=", "==", "!="]))
@settings(max_examples=100, deadline=None)
@example(0xFFFFFFFF, 0xFFFFFFFF, "==")
def test_mixed_signs_compare_as_numbers(left: int, right: int, op: str) -> None:
    directive = parse(f'@PRINT if i32(v1) {op} u32(v2): f""')
    assert isinstance(directive, Print)
    assert directive.condition is not None

    def read(leaf: Register | BuiltIn) -> int:
        return left if isinstance(leaf, Register) and leaf.index == 1 else right

    signed = left - (1 << 32) if left >> 31 else left
    expected = {
        "<": signed < right, "<=": signed <= right, ">": signed > right,
        ">=": signed >= right, "==": signed == right, "!=": signed != right,
    }[op]  # fmt: skip
    assert evaluate(directive.condition, read) is expected


def test_a_line_is_printed_where_the_condition_holds() -> None:
    directive = parse('@PRINT if v6 > 2.0 and not $lane == 1: f"C={v6:.3f}"')
    assert isinstance(directive, Print)

    def lane(number: int, content: float) -> str | None:
        return printed_line(directive, lambda leaf: f32(content) if isinstance(leaf, Register) else number)

    assert [lane(0, 3.0), lane(1, 3.0), lane(0, 2.0), lane(0, float("nan"))] == ["C=3.000", None, None, None]
