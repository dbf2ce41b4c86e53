"""Where the manuals' pseudocode and the emulator disagree, and which of the two is right.

An entry covers the named instructions on some inputs only; everywhere else they have to agree. An entry that no
longer covers any difference makes a test fail, and so does a difference without an entry.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from .comparison import Difference
from .exact import FORMATS, Value, is_nan, real


@dataclass(frozen=True)
class Disagreement:
    """``where`` tells the differences that it is about; ``right`` is ``emulator``, ``pseudocode`` or ``open``."""

    names: tuple[str, ...]
    right: str
    reason: str
    where: Callable[[Difference], bool]


def _source(difference: Difference, number: int = 0) -> Value:
    """An operand as the float that the instruction's name ends in (or that its name has before the last part)."""
    width = next(int(part[1:]) for part in reversed(difference.name.split("_")) if part in ("f16", "f32", "f64"))
    return Value("f", width, difference.before[f"S{number}"] & ((1 << width) - 1))


def _denormal(value: Value) -> bool:
    form = FORMATS[value.kind, value.width]
    return 0 < value.pattern & ((1 << (value.width - 1)) - 1) < 1 << form.mantissa


def _zero_or_denormal(difference: Difference) -> bool:
    value = _source(difference)
    return _denormal(value) or real(value) == 0


def _close(difference: Difference) -> bool:
    """One unit in the last place."""
    return abs(difference.pseudocode - difference.emulator) <= 1


def _flushed(difference: Difference) -> bool:
    """A denormal operand or result."""
    result = Value("f", 32, difference.pseudocode)
    return _denormal(_source(difference)) or _denormal(result)


def _half_kept(difference: Difference) -> bool:
    """The pseudocode's result in the half that op_sel names, the other half as it was."""
    shift = 16 if difference.before.get("OPSEL", 0) & 8 else 0
    kept = difference.before["D0"] & ~(0xFFFF << shift)
    return difference.emulator == kept | (difference.pseudocode & 0xFFFF) << shift


def _floats(kind: str) -> tuple[str, ...]:
    return tuple(f"v_{kind}_{ty}" for ty in ("f16", "f32", "f64"))


TABLE = (
    Disagreement(
        ("s_bcnt1_i32_b64", "s_bcnt0_i32_b64"), "emulator",
        "SCC is said to be D0.u64 != 0 of a 32-bit result: the upper half is another register",
        lambda d: d.what == "SCC[0:0]",
    ),
    Disagreement(
        _floats("rndne"), "emulator",
        "floor(x + 0.5) loses the sign of a zero result and rounds x + 0.5; LLVM uses the instruction for rint, which "
        "keeps it",
        lambda d: real(Value("f", _source(d).width, d.emulator)) == 0 or abs(real(_source(d))) > 0.25,
    ),
    Disagreement(
        _floats("fract"), "emulator",
        "x - floor(x) rounds to 1.0 for small negative x; the hardware stays below 1 (LLVM: amdgcn.fract)",
        lambda d: real(Value("f", _source(d).width, d.pseudocode)) == 1,
    ),
    Disagreement(
        ("v_frexp_exp_i16_f16", "v_frexp_exp_i32_f32", "v_frexp_exp_i32_f64"), "emulator",
        "the exponent field of zeros and denormals is 0; LLVM uses the instruction for frexp, which has the number's own "
        "exponent, and 0 for zero",
        _zero_or_denormal,
    ),
    Disagreement(
        ("v_ldexp_f16",), "emulator",
        "the power of two is said to be an f16, which has none above 2**15 or below 2**-24; LLVM uses it for ldexp",
        lambda d: not -24 <= ((d.before["S1"] & 0xFFFF) ^ 0x8000) - 0x8000 <= 15,
    ),
    Disagreement(
        ("v_div_fmas_f32", "v_div_fmas_f64"), "emulator",
        "scaled by 2**32 (2**64), and only up; v_div_scale scales by 2**64 (2**128) both ways, and divisions compiled "
        "by LLVM come out right with that only",
        lambda d: bool(d.before["mask in"]),
    ),
    Disagreement(
        ("v_div_fixup_f16", "v_div_fixup_legacy_f16", "v_div_fixup_f32", "v_div_fixup_f64"), "emulator",
        "a NaN as quotient of two numbers comes from an overflow in the steps before: the result is infinity",
        lambda d: is_nan(_source(d, 0)),
    ),
    Disagreement(
        ("v_div_scale_f32", "v_div_scale_f64"), "emulator",
        "1/d and n/d are compared with denormals after rounding in a format that holds them; where both are denormal "
        "the denominator is said to grow, which overflows. Divisions compiled by LLVM come out right in the emulator",
        lambda d: True,
    ),
    Disagreement(
        ("v_rcp_f32", "v_rcp_iflag_f32", "v_rsq_f32", "v_sqrt_f32"), "emulator",
        "the text does not speak of f32 denormals; the unit does not support them (LLVM's lowering of 1/x, of the "
        "square root and its inverse scales them away)",
        _flushed,
    ),
    Disagreement(
        ("v_rsq_f16", "v_rsq_f32", "v_rsq_f64"), "open",
        "1/sqrt(x) as two rounded operations; the emulator rounds once. The hardware's is within 1 ulp",
        _close,
    ),
    Disagreement(
        ("v_dot2_f32_bf16", "v_dot2c_f32_bf16", "v_dot2c_f32_f16", "v_dot2_f32_f16"), "open",
        "the order of the sums and whether products are rounded: neither is documented for the hardware",
        lambda d: True,
    ),
    Disagreement(
        ("v_cvt_scalef32_f16_fp8", "v_cvt_scalef32_f16_bf8"), "emulator",
        "all of the register is said to be written, and op_sel to choose its half; LLVM's intrinsic keeps the other half",
        _half_kept,
    ),
    Disagreement(
        ("v_cvt_sr_fp8_f32", "v_cvt_sr_bf8_f32"), "emulator",
        "random bits are said to wrap within the mantissa, and the sum to be rounded to nearest, which is biased; AMD's "
        "HIP headers carry into the exponent and cut off",
        lambda d: True,
    ),
)  # fmt: skip


def explain(difference: Difference) -> Disagreement | None:
    """The entry that covers a difference."""
    for entry in TABLE:
        if difference.name in entry.names and entry.where(difference):
            return entry
    return None
