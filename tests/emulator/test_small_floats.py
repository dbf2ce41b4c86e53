"""Conversions from and to 8-bit floats against the formats' definitions, and 2/pi's bits against integers."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import pytest

from .harness import build, kernel, launch
from .test_mfma import FORMATS, minifloat

COMPARED = {
    "numpy": (
        "v_cvt_f32_fp8", "v_cvt_f32_bf8", "v_cvt_pk_f32_fp8", "v_cvt_pk_f32_bf8", "v_cvt_pk_fp8_f32", "v_cvt_pk_bf8_f32",
        "v_trig_preop_f64",
    ),
}  # fmt: skip
"""Instructions that these tests compare, by what with."""


def run(body: str, chip: str, *arrays: Any, out: Any) -> Any:
    """v2 and v3 hold the arrays' dwords; v8 (and v9) is stored."""
    wide = out.itemsize == 8
    text = "s_load_dwordx4 s[8:11], s[0:1], 0x0\ns_load_dwordx2 s[12:13], s[0:1], 0x10\nv_lshlrev_b32 v1, 2, v0\n"
    text += "s_waitcnt lgkmcnt(0)\nglobal_load_dword v2, v1, s[8:9]\nglobal_load_dword v3, v1, s[10:11]\n"
    text += f"v_mov_b32 v8, 0\ns_waitcnt vmcnt(0)\n{body}\n"
    if wide:
        text += "v_lshlrev_b32 v1, 1, v1\nglobal_store_dwordx2 v1, v[8:9], s[12:13]"
    else:
        text += "global_store_dword v1, v8, s[12:13]"
    padded = [np.ascontiguousarray(np.resize(np.asarray(a).view("u4"), 64)) for a in arrays]
    if len(padded) < 2:
        padded.append(np.zeros(64, dtype="u4"))
    launch(build(kernel(text, ids=0), chip), *padded, out)
    return out


@pytest.mark.parametrize("chip", ["gfx942", "gfx950"])
@pytest.mark.parametrize("name", ["fp8", "bf8"])
def test_from_8_bits(name: str, chip: str) -> None:
    kind = FORMATS[name + ("z" if chip == "gfx942" else "")]
    for first in range(0, 256, 64):
        codes = np.arange(first, first + 64, dtype="u4")
        out = run(f"v_cvt_f32_{name} v8, v2", chip, codes, out=np.zeros(64, dtype="f4"))
        expected = np.array([minifloat(int(c), *kind) for c in codes], dtype="f4")
        assert np.array_equal(out, expected, equal_nan=True)
        pairs = codes | (codes[::-1] << 8)
        both = (
            run(f"v_cvt_pk_f32_{name} v[8:9], v2", chip, pairs, out=np.zeros(64, dtype="f8")).view("f4").reshape(64, 2)
        )
        assert np.array_equal(both[:, 0], expected, equal_nan=True)
        assert np.array_equal(both[:, 1], expected[::-1], equal_nan=True)


@pytest.mark.parametrize("chip", ["gfx942", "gfx950"])
@pytest.mark.parametrize("name", ["fp8", "bf8"])
def test_to_8_bits_rounds_to_the_nearest_code(name: str, chip: str) -> None:
    kind = FORMATS[name + ("z" if chip == "gfx942" else "")]
    table = {code: minifloat(code, *kind) for code in range(256)}
    finite = {code: value for code, value in table.items() if math.isfinite(value)}
    rng = np.random.default_rng(3)
    values = rng.normal(size=64).astype("f4") * np.exp2(rng.integers(-12, 8, 64)).astype("f4")
    values[:8] = [0.0, -0.0, 1.0, -1.0, 2.0**-10, 1.0625, 1.1875, max(finite.values())]
    other = values[::-1].copy()
    out = run(f"v_cvt_pk_{name}_f32 v8, v2, v3", chip, values, other, out=np.zeros(64, dtype="u4"))
    for k in range(64):
        for value, code in ((values[k], int(out[k]) & 0xFF), (other[k], int(out[k]) >> 8 & 0xFF)):
            distance = abs(table[code] - float(value))
            best = min(abs(v - float(value)) for v in finite.values())
            assert distance == best
            ties = [c for c, v in finite.items() if abs(v - float(value)) == best and c & 0x7F]
            if len(ties) > 1:
                assert code & 1 == 0


def test_overflow() -> None:
    values = np.array([1e6, -1e6, np.inf, np.nan], dtype="f4")
    out = run("v_cvt_pk_fp8_f32 v8, v2, v2", "gfx950", values, out=np.zeros(64, dtype="u4"))
    assert [hex(x & 0xFF) for x in out[:4]] == ["0x7f", "0xff", "0x7f", "0x7f"]
    out = run("v_cvt_pk_bf8_f32 v8, v2, v2", "gfx950", values, out=np.zeros(64, dtype="u4"))
    assert [hex(x & 0xFF) for x in out[:4]] == ["0x7c", "0xfc", "0x7c", "0x7f"]


def test_upper_half_is_chosen_by_op_sel() -> None:
    body = "v_mov_b32 v8, 0x11112222\nv_cvt_pk_fp8_f32 v8, v2, v2 op_sel:[0,0,1]"
    out = run(body, "gfx950", np.ones(64, dtype="f4"), out=np.zeros(64, dtype="u4"))
    assert hex(out[0]) == "0x38382222"


def pi_bits(count: int) -> int:
    """The first ``count`` bits of 2/pi, with pi from Euler's series in integers."""
    scale = 1 << (count + 64)
    pi, term, k = 0, 2 * scale, 0
    while term:
        pi += term
        k += 1
        term = term * k // (2 * k + 1)
    return (2 * scale << count) // pi


@pytest.mark.parametrize("segment", [0, 1, 2, 5, 20])
def test_two_over_pi(segment: int) -> None:
    body = f"v_mov_b32 v4, 0\nv_mov_b32 v5, v2\nv_trig_preop_f64 v[8:9], v[4:5], {segment}"
    exponents = [1023, 1077, 1078, 1100, 1500, 1967, 1968, 2046]
    high = np.array([e << 20 for e in exponents], dtype="u4")
    out = run(body, "gfx950", high, out=np.zeros(64, dtype="f8"))
    whole = pi_bits(1201)
    for k, exponent in enumerate(exponents):
        shift = 53 * segment + max(0, exponent - 1077)
        picked = (whole << shift >> (1201 - 53)) & ((1 << 53) - 1)
        expected = math.ldexp(float(picked), -53 - shift + (128 if exponent >= 1968 else 0))
        assert out[k] == expected
