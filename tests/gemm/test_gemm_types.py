"""Element types: every encoding has the value that the standards say, and rounding is that of numpy and of hand counts."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mdr.diagnostics import MDRError
from mdr.gemm.types import (
    BF8,
    BF8_FNUZ,
    BF16,
    F16,
    F32,
    FP8,
    FP8_FNUZ,
    I4,
    I8,
    TYPES,
    U4,
    Rounding,
    decode,
    encode,
    round_to,
    type_named,
)

FLOATS8 = (FP8, BF8, FP8_FNUZ, BF8_FNUZ)


@pytest.mark.parametrize(
    ("kind", "largest", "smallest", "one"),
    [
        (FP8, 448.0, 2.0**-9, 0x38),
        (BF8, 57344.0, 2.0**-16, 0x3C),
        (FP8_FNUZ, 240.0, 2.0**-10, 0x40),
        (BF8_FNUZ, 57344.0, 2.0**-17, 0x40),
    ],
    ids=str,
)  # fmt: skip
def test_8_bit_floats_have_the_values_of_their_tables(kind, largest, smallest, one) -> None:
    # OCP 8-bit floating point specification 1.0, table 1; CDNA3 ISA manual, "FP8 and BF8".
    values = kind.table
    assert kind.largest == largest == np.nanmax(values[np.isfinite(values)])
    assert np.min(values[values > 0]) == smallest
    assert values[one] == 1.0
    assert np.isnan(values[0x80]) == kind.fnuz
    assert np.isinf(values).sum() == (2 if kind is BF8 else 0)


@pytest.mark.parametrize("kind", FLOATS8, ids=str)
def test_encoding_turns_decoding_around(kind) -> None:
    codes = np.arange(256, dtype=np.uint8)
    codes = codes[~np.isnan(kind.table)]
    assert (encode(kind.table[codes], kind) == codes).all()


def test_4_bit_integers_extend_the_right_sign() -> None:
    stored = np.array([[0x8F, 0x70]], dtype=np.uint8)
    assert decode(stored, I4).tolist() == [[-1, -8, 0, 7]]
    assert decode(stored, U4).tolist() == [[15, 8, 0, 7]]
    assert encode(decode(stored, I4), I4).tolist() == stored.tolist()


@given(st.floats(width=64, allow_nan=False, min_value=-1e6, max_value=1e6))
def test_rounding_to_nearest_is_numpys(x) -> None:
    value = np.array([x])
    for kind, dtype in ((F16, np.float16), (F32, np.float32)):
        with np.errstate(over="ignore"):
            assert round_to(value, kind, Rounding.RNE)[0] == float(value.astype(dtype)[0])


@given(st.floats(width=32, allow_nan=False, allow_infinity=False), st.sampled_from([F16, BF16, *FLOATS8]))
def test_directed_rounding_takes_the_neighbour_on_the_right_side(x, kind) -> None:
    value = np.array([x], dtype=np.float64)
    down, up = (round_to(value, kind, rounding)[0] for rounding in (Rounding.RTZ, Rounding.RTP))
    nearest = round_to(value, kind, Rounding.RNE)[0]
    assert abs(down) <= abs(x)
    assert up >= min(x, kind.largest)
    assert nearest in (down, up, round_to(-value, kind, Rounding.RTP)[0] * -1)
    for result in (down, up, nearest):
        assert round_to(np.array([result]), kind, Rounding.RTZ)[0] == result


def test_bf16_rounding_by_hand() -> None:
    # 1 + 2^-8 lies between 1 and 1 + 2^-7, at the same distance: the even one is 1.
    x = np.array([1 + 2.0**-8, 1 + 3 * 2.0**-8, -1 - 2.0**-8])
    assert round_to(x, BF16, Rounding.RNE).tolist() == [1.0, 1 + 2.0**-6, -1.0]
    assert round_to(x, BF16, Rounding.RTZ).tolist() == [1.0, 1 + 2.0**-7, -1.0]
    assert round_to(x, BF16, Rounding.RTP).tolist() == [1 + 2.0**-7, 1 + 2.0**-6, -1.0]


def test_integers_clamp() -> None:
    assert round_to(np.array([1000.0, -1000.0, 2.5, np.nan]), I8, Rounding.RNE).tolist() == [127, -128, 2, 0]


def test_unknown_type_names_all() -> None:
    with pytest.raises(MDRError, match="unknown element type 'f8'") as error:
        type_named("f8")
    assert all(name in str(error.value) for name in TYPES)
