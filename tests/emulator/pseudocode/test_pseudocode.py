"""AMD's own pseudocode for the instructions, as a PyPI package carries it, against the emulator."""

from __future__ import annotations

import math
import struct
from collections import Counter
from fractions import Fraction
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mdr.emulator.opcodes import TABLE

from . import comparison, disagreements
from .evaluate import Evaluator, Machine, NotInterpreted
from .exact import Value, convert, fused, real, rounded
from .language import NotPseudocode, parse

needs_texts = pytest.mark.skipif(
    not comparison.available(), reason="tinygrad (the package that carries AMD's pseudocode) is not installed"
)


def check(names: list[str]) -> Counter[str]:
    """Compare; every difference has to be in the table. Returns how many each entry covers."""
    found: Counter[str] = Counter()
    unexplained = []
    for differences in comparison.compare(names).values():
        for difference in differences:
            entry = disagreements.explain(difference)
            if entry is None:
                unexplained.append(str(difference))
            else:
                found[entry.reason] += 1
    assert not unexplained, "\n".join(unexplained[:20])
    return found


@needs_texts
def test_a_sample() -> None:
    check(comparison.comparable()[::24])


@needs_texts
@pytest.mark.slow
def test_every_instruction() -> None:
    found = check(comparison.comparable())
    stale = [entry.reason for entry in disagreements.TABLE if not found[entry.reason]]
    assert not stale, "no difference left that these explain"


@needs_texts
def test_what_is_not_compared_is_listed() -> None:
    """Everything that both sides know is compared, or stands in a list with its reason; and the lists are not stale."""
    both = {name for name in TABLE if comparison.ALIASES.get(name, name) in comparison.texts()}
    left = both - set(comparison.comparable()) - set(comparison.NOT_COMPARED)
    assert {TABLE[name].family for name in left} <= set(comparison.FAMILIES_NOT_COMPARED), sorted(left)
    assert set(comparison.NOT_COMPARED) <= both
    assert len(comparison.comparable()) > 850


@needs_texts
def test_texts_that_are_no_pseudocode() -> None:
    """What the parser refuses is not compared."""
    refused = set()
    for name, text in comparison.texts().items():
        try:
            parse(text)
        except NotPseudocode:
            refused.add(name)
    assert refused == {"ds_swizzle_b32", "s_waitcnt", "s_trap"}
    assert not refused & set(comparison.comparable())


@needs_texts
def test_a_wrong_emulator_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(comparison, "_emulated", lambda *args: 12345)
    with pytest.raises(AssertionError, match="v_add_u32"):
        check(["v_add_u32"])


# ---- the interpreter itself, against Python and numpy


def run(text: str, **registers: int) -> Machine:
    def none(name: str) -> Any:
        raise NotInterpreted(name)

    return Evaluator(parse(text), none).run(Machine(registers, memory=bytearray(16)))


def test_the_language() -> None:
    assert run("D0.u32 = S0.u32[31 : 0]; D0.u32 += 1U", S0=0xFFFFFFFF).registers["D0"] == 0
    assert run("D0.u32[7 : 0] = S0.u32[0 : 7]", S0=0b00010011).registers["D0"] == 0b11001000
    assert run("D0.i32 = -1;\nfor i in 0 : 31 do\nif S0.u32[i] == 1'1U then\nD0.i32 = i;\nbreak\nendif\nendfor", S0=24
               ).registers["D0"] == 3  # fmt: skip
    text = "F = lambda(x, y) (\nx > y ? x - y : y - x);\n// a comment\nD0.u32 = F(S0.u32, S1.u32)"
    assert run(text, S0=3, S1=10).registers["D0"] == 7
    assert run("tmp[15 : 8] = 8'0xff;\nD0 = { tmp[15 : 8].u8, 8'1U }").registers["D0"] == 0xFF01
    assert run("D0.u32 = S0.u32 + S1.u32 > 16'5U ? 1 : 2", S0=0xFFFFFFFF, S1=1).registers["D0"] == 1
    done = run("MEM[4].u16 = S0.u16;\nRETURN_DATA.i32 = 32'I(signext(MEM[5].i8))", S0=0x8123)
    assert done.memory[4:6] == b"\x23\x81"
    assert done.registers["RETURN_DATA"] == 0xFFFFFF81
    with pytest.raises(NotInterpreted):
        run("PC = S0.i64", S0=0)
    with pytest.raises(NotPseudocode):
        parse("D = A (16x32) * ; C")


WORDS = st.integers(0, 0xFFFFFFFF)


def single(bits: int) -> np.float32:
    return np.uint32(bits).view(np.float32)


@given(WORDS, WORDS)
def test_exact_arithmetic(x: int, y: int) -> None:
    """Addition, multiplication and division of f32 as numpy does them, bit for bit but for NaN."""
    with np.errstate(all="ignore"):
        for operator, expected in (
            ("+", single(x) + single(y)),
            ("*", single(x) * single(y)),
            ("/", single(x) / single(y)),
        ):
            out = run(f"D0.f32 = S0.f32 {operator} S1.f32", S0=x, S1=y).registers["D0"]
            if np.isnan(expected):
                assert np.isnan(single(out))
            else:
                assert out == int(np.float32(expected).view(np.uint32))


@given(WORDS)
def test_exact_conversion(x: int) -> None:
    with np.errstate(all="ignore"):
        half = single(x).astype(np.float16)
        wide = single(x).astype(np.float64)
    assert convert(Value("f", 32, x), "f", 64).pattern == int(wide.view(np.uint64)) or np.isnan(wide)
    if not np.isnan(half):
        assert convert(Value("f", 32, x), "f", 16).pattern == int(half.view(np.uint16))


@given(WORDS, WORDS, WORDS)
def test_fused(x: int, y: int, z: int) -> None:
    """In f64 the product is exact, so that the sum differs from a fused one by its rounding only."""
    values = [float(single(v)) for v in (x, y, z)]
    if not all(math.isfinite(v) for v in values):
        return
    exact = Fraction(values[0]) * Fraction(values[1]) + Fraction(values[2])
    got = fused(*(Value("f", 32, v) for v in (x, y, z)))
    number = real(got)
    if exact and isinstance(number, Fraction):
        near = rounded("f", 32, exact).pattern
        assert got.pattern == near
        assert abs(number - exact) <= abs(exact) / 2**24 or abs(exact) < Fraction(2) ** -125


def test_roots() -> None:
    for value in (2.0, 3.0, 0.25, 1e-38, 3e38, 1e-45):
        bits = struct.unpack("<I", struct.pack("<f", value))[0]
        out = run("D0.f32 = sqrt(S0.f32)", S0=bits).registers["D0"]
        assert single(out) == np.sqrt(single(bits))
