"""What the pseudocode's functions compute: conversions, comparisons, scaling and rounding of values."""

from __future__ import annotations

import math
from collections.abc import Callable
from fractions import Fraction

from .exact import FORMATS, Value, convert, infinity, is_nan, nan, negative, real, rounded


def power_of_two(n: int) -> Value:
    """2**n; beyond what any product with it could tell apart, of about that size."""
    return Value("exact", 0, Fraction(2) ** min(max(n, -5000), 5000))


def limits(letter: str, width: int) -> tuple[int, int]:
    return (0, (1 << width) - 1) if letter == "u" else (-(1 << (width - 1)), (1 << (width - 1)) - 1)


def to_integer(value: Value, letter: str, width: int, nearest: bool) -> Value:
    """Towards zero (to the nearest for bytes), limited to the type; NaN is 0."""
    low, high = limits(letter, width)
    number = real(value)
    if isinstance(number, float):
        return Value(letter, width, 0 if math.isnan(number) else high if number > 0 else low)
    whole = round(number) if nearest else math.trunc(number)
    return Value(letter, width, min(max(whole, low), high))


def normalised(value: Value, signed: bool) -> Value:
    letter, top = ("i", 32767) if signed else ("u", 65535)
    number = real(value)
    if is_nan(value):
        return Value(letter, 16, 0)
    number = min(max(number, -1 if signed else 0), 1)
    return Value(letter, 16, round(Fraction(number) * top))


def integral(x: Value, compute: Callable[[Fraction], Fraction]) -> Value:
    number = real(x)
    if isinstance(number, float):
        return x
    return rounded(x.kind, x.width, compute(number), negative(x))


def compare(operator: str, x: Value, y: Value) -> bool:
    a, b = real(x), real(y)
    if any(isinstance(n, float) and math.isnan(n) for n in (a, b)):
        return operator == "!="
    return {
        "==": a == b, "!=": a != b, "<>": a != b, "<": a < b, "<=": a <= b, ">": a > b, ">=": a >= b,
    }[operator]  # fmt: skip


def extreme(low: bool, values: list[Value]) -> Value:
    """IEEE 754-2019 minimum and maximum: NaN wins; -0 is below +0."""
    for value in values:
        if is_nan(value):
            return nan(value.kind, value.width)
    return (min if low else max)(values, key=lambda v: (real(v), not negative(v)))


def scaled(value: Value, kind: str, width: int, scale: Value, random: Value | None) -> Value:
    """From a small format: times the scale 2**(s - 127), rounded; to one: divided by it, rounded or cut off."""
    assert isinstance(scale.bits, int)
    factor = Fraction(2) ** (scale.bits - 127)
    number = real(value)
    if scale.bits == 255 or is_nan(value):
        return infinity(kind, width, negative(value)) if (kind, width) in _FINITE else nan(kind, width)
    if width > 8:
        return rounded(kind, width, number if isinstance(number, float) else number * factor, negative(value))
    if isinstance(number, float):
        return infinity(kind, width, negative(value))
    if random is not None:
        assert isinstance(random.bits, int)
        return _cut_off(
            number / factor, negative(value), FORMATS[value.kind, value.width].mantissa, kind, width, random.bits
        )
    return rounded(kind, width, number / factor, negative(value))


_FINITE = (("fp", 6), ("bf", 6), ("fp", 4))
"""Formats of numbers only."""


def _cut_off(number: Fraction, minus: bool, source: int, kind: str, width: int, random: int) -> Value:
    """Stochastic rounding as AMD's HIP headers have it: in the source's mantissa of ``source`` bits, add the upper random
    bits below the last bit that stays, and cut off."""
    form = FORMATS[kind, width]
    magnitude = abs(number)
    if magnitude == 0:
        return rounded(kind, width, number, minus)
    exponent = max(_exponent(magnitude), 1 - form.bias)
    whole = math.floor(magnitude / Fraction(2) ** (exponent - source)) + (random >> (32 - source + form.mantissa))
    kept = whole >> (source - form.mantissa)
    result = rounded(kind, width, Fraction(kept) * Fraction(2) ** (exponent - form.mantissa), minus)
    return Value(kind, width, result.pattern | int(minus) << (width - 1))


def _exponent(magnitude: Fraction) -> int:
    power = magnitude.numerator.bit_length() - magnitude.denominator.bit_length()
    return power - 1 if Fraction(2) ** power > magnitude else power


def stochastic(value: Value, kind: str, width: int, random: int) -> Value:
    """Without a scale."""
    number = real(value)
    if isinstance(number, float):
        return convert(value, kind, width)
    return _cut_off(number, negative(value), FORMATS[value.kind, value.width].mantissa, kind, width, random)
