"""MODE: denormals flushed or kept for f32 and f64 separately, rounding directions, and NaN rules."""

from __future__ import annotations

import struct
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from .harness import build, kernel, launch

COMPARED = {
    "numpy": ("v_rcp_f32", "v_rsq_f32", "v_sqrt_f32", "v_log_f32", "v_exp_f32", "v_sin_f32", "v_cos_f32", "v_fma_f16",
              "v_add_f32"),
    "by hand": ("s_setreg_imm32_b32", "s_getreg_b32", "v_max_f32", "v_add_f16", "v_pk_add_f16", "v_add_f64"),
}  # fmt: skip
"""Instructions that these tests compare, by what with."""


TINY = np.float32(1e-40)


def run(body: str, *arrays: Any, denormals: int = 3, chip: str = "gfx950", ty: str = "f4", extra: str = "") -> Any:
    """Load the arrays' elements into v[2:3], v[4:5] and v[6:7] (f64) or v2, v4, v6, run, store v[8:9] or v8."""
    wide = ty == "f8"
    size = 8 if wide else 4
    text = f"s_load_dwordx8 s[8:15], s[0:1], 0x0\nv_lshlrev_b32 v1, {3 if wide else 2}, v0\ns_waitcnt lgkmcnt(0)\n"
    suffix = "x2" if wide else ""
    padded = [np.resize(np.array(a, dtype=ty), 64) for a in arrays]
    while len(padded) < 3:
        padded.append(np.zeros(64, dtype=ty))
    for k in range(3):
        register = f"v[{2 + 2 * k}:{3 + 2 * k}]" if wide else f"v{2 + 2 * k}"
        text += f"global_load_dword{suffix} {register}, v1, s[{8 + 2 * k}:{9 + 2 * k}]\n"
    result = "v[8:9]" if wide else "v8"
    text += f"s_waitcnt vmcnt(0)\n{body}\nglobal_store_dword{suffix} v1, {result}, s[14:15]\n"
    out = np.zeros(64, dtype=ty)
    assert out.itemsize == size
    launch(build(kernel(text, ids=0, denormals=denormals, extra=extra), chip), *padded, out)
    return out


@pytest.mark.parametrize(("text", "kept"), [
    ("v_add_f32 v8, v2, v4", TINY + TINY),
    ("v_mul_f32 v8, v2, 1.0", TINY),
    ("v_fma_f32 v8, v2, 1.0, 0", TINY),
    ("v_max_f32 v8, v2, v4", TINY),
    ("v_min_f32 v8, v2, v4", TINY),
    ("v_cvt_f64_f32 v[2:3], v2\nv_cvt_f32_f64 v8, v[2:3]", TINY),
])  # fmt: skip
def test_f32_denormals_follow_the_descriptor(text: str, kept: np.float32) -> None:
    assert run(text, [TINY], [TINY], denormals=3)[0] == kept
    assert run(text, [TINY], [TINY], denormals=0)[0] == 0


def test_results_flush_by_themselves() -> None:
    smallest = np.float32(2.0**-126)
    assert run("v_mul_f32 v8, 0.5, v2", [smallest], denormals=3)[0] == 2.0**-127
    assert run("v_mul_f32 v8, 0.5, v2", [smallest], denormals=0)[0] == 0
    # Mode 2: inputs are flushed, results kept; mode 1: the other way round.
    assert run("v_mul_f32 v8, 0.5, v2", [smallest], denormals=2)[0] == 2.0**-127
    assert run("v_mul_f32 v8, 2.0, v2", [TINY], denormals=2)[0] == 0
    assert run("v_mul_f32 v8, 0.5, v2", [smallest], denormals=1)[0] == 0


def test_moves_and_bit_operations_never_flush() -> None:
    for text in ("v_mov_b32 v8, v2", "v_or_b32 v8, v2, v2", "v_cndmask_b32 v8, v2, v2, vcc"):
        assert run(text, [TINY], denormals=0)[0] == TINY


def test_compares_flush_their_inputs() -> None:
    text = "v_cmp_eq_f32 vcc, 0, v2\nv_cndmask_b32 v8, 0, 1.0, vcc"
    assert run(text, [TINY], denormals=0)[0] == 1
    assert run(text, [TINY], denormals=3)[0] == 0


def test_f64_has_its_own_mode() -> None:
    tiny = 1e-310
    assert run("v_add_f64 v[8:9], v[2:3], v[4:5]", [tiny], [tiny], denormals=0, ty="f8")[0] == tiny + tiny
    flush = ".amdhsa_float_denorm_mode_16_64 0"
    assert run("v_add_f64 v[8:9], v[2:3], v[4:5]", [tiny], [tiny], denormals=3, ty="f8", extra=flush)[0] == 0
    # f32 in between is not disturbed.
    text = "v_add_f64 v[6:7], v[2:3], v[4:5]\nv_add_f32 v8, v2, v4"
    assert run(text, [TINY], [TINY], denormals=0)[0] == 0


HALF_MODES = {
    "v_add_f16 v8, v2, v4": 2, "v_fma_f16 v8, v2, 1.0, v4": 2, "v_max_f16 v8, v2, v4": 1, "v_ldexp_f16 v8, v2, 1": 2,
    "v_pk_add_f16 v8, v2, v4 op_sel_hi:[0,0]": 2, "v_cvt_f32_f16 v8, v2\nv_cvt_f16_f32 v8, v8": 1,
}  # fmt: skip
"""Instructions, and how many times the denormal operand their result is."""


@pytest.mark.parametrize("text", HALF_MODES)
@pytest.mark.parametrize("mode", [0, 1, 2, 3])
def test_half_denormals_follow_the_mode(text: str, mode: int) -> None:
    """MODE bit 6 lets f16 denormals in, bit 7 lets them out; they are multiples of 2**-24 below 2**-14."""
    factor = HALF_MODES[text]
    body = f"v_mov_b32 v8, 0\ns_setreg_imm32_b32 hwreg(HW_REG_MODE, 6, 2), {mode}\n{text}\nv_and_b32 v8, 0xffff, v8"
    pairs = np.array([1, 5, 0x1FF], dtype="u4")
    out = run(body, pairs.view("f4"), pairs.view("f4")).view("u4")[:3]
    kept = mode == 3
    assert out.tolist() == [int(p) * factor if kept else 0 for p in pairs]
    # Normal operands are let in whatever the mode: only the result can be flushed.
    if "v_add_f16" in text:
        low, high = np.full(3, 0x0401, "u4"), np.full(3, 0x8400, "u4")
        out = run(body, low.view("f4"), high.view("f4")).view("u4")[:3]
        assert out.tolist() == [1 if mode & 2 else 0] * 3


def test_s_setreg_changes_the_mode() -> None:
    text = "s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3\nv_mul_f32 v8, v2, 1.0"
    assert run(text, [TINY], denormals=0)[0] == TINY
    text = "s_getreg_b32 s4, hwreg(HW_REG_MODE, 4, 4)\nv_mov_b32 v8, s4"
    assert run(text, [0], denormals=1).view("u4")[0] == 1 | 3 << 2


@pytest.mark.parametrize(("mode", "direction"), [(0, None), (1, np.inf), (2, -np.inf), (3, 0.0)])
def test_rounding_modes(mode: int, direction: float | None) -> None:
    big = np.array([1.0, -1.0, 1.0, -1.0], dtype="f4")
    small = np.array([2.0**-26, 2.0**-26, -(2.0**-26), -(2.0**-26)], dtype="f4")
    out = run(f"s_setreg_imm32_b32 hwreg(HW_REG_MODE, 0, 2), {mode}\nv_add_f32 v8, v2, v4", big, small)[:4]
    exact = big.astype("f8") + small.astype("f8")
    near = exact.astype("f4")
    expected = near.copy()
    if direction is not None:
        for k, value in enumerate(exact):
            target = np.float32(direction)
            if (
                (direction == 0 and abs(near[k]) > abs(value))
                or (direction > 0 and near[k] < value)
                or (direction < 0 and near[k] > value)
            ):
                expected[k] = np.nextafter(near[k], target)
    assert np.array_equal(out, expected)


def bits(value: float) -> int:
    return struct.unpack("<I", struct.pack("<f", value))[0]


def test_nan_rules() -> None:
    payload, signalling = 0x7FC12345, 0xFFA00001
    values = np.array([payload, signalling, bits(np.inf), bits(1.0)], dtype="u4").view("f4")
    other = np.array([bits(1.0), payload, bits(-np.inf), payload], dtype="u4").view("f4")
    out = run("v_add_f32 v8, v2, v4", values, other).view("u4")[:4]
    # A NaN operand made quiet (the first of two); infinity minus infinity makes the positive default NaN.
    assert [hex(x) for x in out] == [hex(payload), hex(signalling | 0x400000), hex(0x7FC00000), hex(payload)]
    out = run("v_max_f32 v8, v2, v4", values, other).view("u4")[:4]
    assert out[0] == bits(1.0)
    assert out[2] == bits(np.inf)
    assert out[3] == bits(1.0)


def test_clamp_and_output_scale() -> None:
    values = np.array([0.3, 0.9, -2.0, np.nan], dtype="f4")
    assert list(run("v_add_f32 v8, v2, v2 clamp", values)[:4]) == [np.float32(0.6), 1.0, 0.0, 0.0]
    assert list(run("v_mul_f32 v8, 1.0, v2 mul:4", values)[:3]) == [v * np.float32(4) for v in values[:3]]
    assert list(run("v_mul_f32 v8, 1.0, |v2| div:2", values)[:3]) == [abs(v) / np.float32(2) for v in values[:3]]


FLOATS = st.floats(2.0**-100, 2.0**100, width=32, allow_subnormal=False)


@given(st.lists(FLOATS, min_size=64, max_size=64))
def test_transcendental_unit(values: list[float]) -> None:
    x = np.array(values, dtype="f4")
    wide = x.astype("f8")
    for name, expected in (
        ("rcp", 1 / wide), ("rsq", 1 / np.sqrt(wide)), ("sqrt", np.sqrt(wide)), ("log", np.log2(wide)),
    ):  # fmt: skip
        out = run(f"v_{name}_f32 v8, v2", x)
        error = np.abs(out.astype("f8") - expected)
        assert (error <= np.spacing(np.abs(expected).astype("f4"))).all(), name


@given(st.lists(st.floats(-100, 100, width=32), min_size=64, max_size=64))
def test_exponential_and_turns(values: list[float]) -> None:
    x = np.array(values, dtype="f4")
    wide = x.astype("f8")
    out = run("v_exp_f32 v8, v2", x)
    assert np.allclose(out, np.exp2(wide), rtol=2.0**-23, atol=0)
    assert np.allclose(run("v_sin_f32 v8, v2", x), np.sin(2 * np.pi * (wide - np.rint(wide))), rtol=0, atol=2e-7)
    assert np.allclose(run("v_cos_f32 v8, v2", x), np.cos(2 * np.pi * (wide - np.rint(wide))), rtol=0, atol=2e-7)


def half_fma(a: float, b: float, c: float) -> float:
    """Exact by integers: every f16 is a multiple of 2**-24."""
    exact = int(a * 2**24) * int(b * 2**24) + int(c * 2**24) * 2**24  # in units of 2**-48
    return exact_to_half(exact)


def exact_to_half(exact: int) -> float:
    """Round ``exact * 2**-48`` to f16, ties to even."""
    sign, magnitude = (-1.0 if exact < 0 else 1.0), abs(exact)
    unit = max(magnitude.bit_length() - 11, 24)
    quotient, rest = magnitude >> unit, magnitude & ((1 << unit) - 1)
    half = 1 << (unit - 1)
    quotient += rest > half or (rest == half and quotient & 1)
    value = quotient * 2.0 ** (unit - 48)
    return sign * (value if value < 65520 else float("inf"))


HALVES = st.integers(0, 0xFFFF).filter(lambda x: x >> 10 & 31 != 31)


@given(st.lists(st.tuples(HALVES, HALVES, HALVES), min_size=64, max_size=64))
def test_half_fma_is_rounded_once(values: list[tuple[int, int, int]]) -> None:
    raw = np.array(values, dtype="u2")
    columns = [raw[:, k].astype("u4").view("f4") for k in range(3)]
    out = run("v_mov_b32 v8, 0\nv_fma_f16 v8, v2, v4, v6", *columns).view("u4").astype("u2").view("f2")
    numbers = raw.view("f2").astype("f8")
    expected = [half_fma(*row) for row in numbers.tolist()]
    assert [float(x) for x in out] == expected
