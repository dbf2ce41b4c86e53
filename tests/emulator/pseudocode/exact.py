"""Typed bits with exact arithmetic: what the pseudocode's values are, and how floats of every format are rounded.

Integers are unbounded until they are written or cast. A float operation is computed exactly, as a fraction, and rounded
once; nothing here uses the host's float conversions.
"""

from __future__ import annotations

import math
from fractions import Fraction
from typing import NamedTuple


class Format(NamedTuple):
    """A float format. ``special``: ``ieee``, ``nan`` (no infinity; all ones is NaN) or empty (finite numbers only)."""

    exponent: int
    mantissa: int
    special: str = "ieee"

    @property
    def bits(self) -> int:
        return 1 + self.exponent + self.mantissa

    @property
    def bias(self) -> int:
        return (1 << (self.exponent - 1)) - 1


FORMATS = {
    ("f", 16): Format(5, 10), ("f", 32): Format(8, 23), ("f", 64): Format(11, 52), ("bf", 16): Format(8, 7),
    ("fp", 8): Format(4, 3, "nan"), ("bf", 8): Format(5, 2), ("fp", 6): Format(2, 3, ""), ("bf", 6): Format(3, 2, ""),
    ("fp", 4): Format(2, 1, ""),
}  # fmt: skip


class Value(NamedTuple):
    """``kind``: ``u``, ``i``, ``b`` (integers; ``bits`` is the number), a float's letters with its bit pattern, or
    ``exact`` (``bits`` is a fraction: a power that no format has to hold)."""

    kind: str
    width: int
    bits: int | Fraction

    @property
    def is_float(self) -> bool:
        return (self.kind, self.width) in FORMATS

    @property
    def pattern(self) -> int:
        """The bits, within the width."""
        assert isinstance(self.bits, int)
        return self.bits & ((1 << self.width) - 1)

    def __bool__(self) -> bool:
        if self.is_float:
            raise TypeError("a float as a condition")
        return self.bits != 0


def integer(kind: str, width: int, number: int) -> Value:
    """Wrap a number to its type."""
    number &= (1 << width) - 1
    if kind == "i" and number >> (width - 1):
        number -= 1 << width
    return Value(kind, width, number)


def boolean(truth: bool) -> Value:
    return Value("u", 1, int(truth))


def real(value: Value) -> Fraction | float:
    """A value as a fraction; infinities and NaN as Python's floats. Zero loses its sign (see :func:`negative`)."""
    if value.kind == "exact":
        return value.bits
    if not value.is_float:
        return Fraction(value.bits)
    form = FORMATS[value.kind, value.width]
    bits = value.pattern
    m = form.mantissa
    mantissa, exponent = bits & ((1 << m) - 1), bits >> m & ((1 << form.exponent) - 1)
    sign = -1 if bits >> (form.bits - 1) else 1
    top = (1 << form.exponent) - 1
    if form.special == "ieee" and exponent == top:
        return math.nan if mantissa else sign * math.inf
    if form.special == "nan" and exponent == top and mantissa == (1 << m) - 1:
        return math.nan
    if exponent == 0:
        return sign * Fraction(mantissa) * Fraction(2) ** (1 - form.bias - m)
    return sign * Fraction((1 << m) | mantissa) * Fraction(2) ** (exponent - form.bias - m)


def negative(value: Value) -> bool:
    """The sign bit, or whether an integer is below zero."""
    if value.is_float:
        return bool(value.pattern >> (value.width - 1))
    return value.bits < 0


def nan(kind: str, width: int) -> Value:
    form = FORMATS[kind, width]
    if form.special == "nan":
        return Value(kind, width, 0x7F)
    return Value(kind, width, ((1 << (form.exponent + 1)) - 1) << (form.mantissa - 1))


def infinity(kind: str, width: int, minus: bool) -> Value:
    """Infinity; NaN in a format without; the largest number in a format without either."""
    form = FORMATS[kind, width]
    sign = int(minus) << (form.bits - 1)
    if form.special == "ieee":
        return Value(kind, width, sign | ((1 << form.exponent) - 1) << form.mantissa)
    return Value(kind, width, sign | ((1 << (form.bits - 1)) - 1))


def rounded(kind: str, width: int, number: Fraction | float, minus: bool = False, how: str = "even") -> Value:
    """The number in a format, rounded ``even`` (to nearest), ``zero`` (towards zero); ``minus`` is the sign of a zero."""
    if isinstance(number, float):
        if math.isnan(number):
            return nan(kind, width)
        if math.isinf(number):
            return infinity(kind, width, number < 0)
        number = Fraction(number)
    form = FORMATS[kind, width]
    minus = minus if number == 0 else number < 0
    sign = int(minus) << (form.bits - 1)
    magnitude = abs(number)
    if magnitude == 0:
        return Value(kind, width, sign)
    exponent = magnitude.numerator.bit_length() - magnitude.denominator.bit_length()
    if Fraction(2) ** exponent > magnitude:
        exponent -= 1
    exponent = max(exponent, 1 - form.bias)
    scaled = magnitude / Fraction(2) ** (exponent - form.mantissa)
    whole = scaled.numerator // scaled.denominator
    rest = scaled - whole
    if how == "even" and (rest > Fraction(1, 2) or (rest == Fraction(1, 2) and whole & 1)):
        whole += 1
    # The mantissa's hidden bit adds one to the exponent field, and so does a carry out of it.
    code = whole + ((exponent + form.bias - 1) << form.mantissa)
    top = ((1 << form.exponent) - 1) << form.mantissa
    largest = {"ieee": top - 1, "nan": (1 << (form.bits - 1)) - 2, "": (1 << (form.bits - 1)) - 1}[form.special]
    if code > largest:
        return infinity(kind, width, minus) if how == "even" else Value(kind, width, sign | largest)
    return Value(kind, width, sign | code)


def is_nan(value: Value) -> bool:
    number = real(value)
    return isinstance(number, float) and math.isnan(number)


def is_quiet(value: Value) -> bool:
    return is_nan(value) and bool(value.pattern >> (FORMATS[value.kind, value.width].mantissa - 1) & 1)


def convert(value: Value, kind: str, width: int, how: str = "even") -> Value:
    """A float (or exact number) in another format. A NaN keeps its sign and payload; to a smaller format it gets quiet."""
    if (value.kind, value.width) == (kind, width):
        return value
    target = FORMATS[kind, width]
    if value.is_float and is_nan(value) and target.special == "ieee":
        source = FORMATS[value.kind, value.width]
        payload = value.pattern & ((1 << source.mantissa) - 1)
        shift = target.mantissa - source.mantissa
        payload = payload << shift if shift >= 0 else payload >> -shift | 1 << (target.mantissa - 1)
        top = ((1 << target.exponent) - 1) << target.mantissa
        return Value(kind, width, int(negative(value)) << (target.bits - 1) | top | payload)
    return rounded(kind, width, real(value), negative(value) if value.is_float else False, how)


def arithmetic(operator: str, x: Value, y: Value) -> Value:
    """+, -, * and / of floats in the wider of the two formats."""
    width = max(v.width for v in (x, y) if v.kind != "exact")
    kind = next(v.kind for v in (x, y) if v.kind != "exact" and v.width == width)
    a, b = real(x), real(y)
    minus_a, minus_b = negative(x) if x.is_float else a < 0, negative(y) if y.is_float else b < 0
    if operator == "-":
        operator, b, minus_b = "+", -b, not minus_b
    if operator == "+":
        return rounded(kind, width, _sum(a, b), minus_a and minus_b)
    minus = minus_a != minus_b
    if operator == "*":
        return rounded(kind, width, _product(a, b, minus), minus)
    if operator == "/":
        if isinstance(b, float):
            return rounded(kind, width, math.nan if isinstance(a, float) or math.isnan(b) else Fraction(0), minus)
        if b == 0:
            return (
                nan(kind, width) if a == 0 or (isinstance(a, float) and math.isnan(a)) else infinity(kind, width, minus)
            )
        if isinstance(a, float):
            return nan(kind, width) if math.isnan(a) else infinity(kind, width, minus)
        return rounded(kind, width, a / b, minus)
    raise ValueError(operator)


def fused(x: Value, y: Value, z: Value) -> Value:
    """``x * y + z``, rounded once."""
    a, b, c = (real(v) for v in (x, y, z))
    minus = negative(x) != negative(y)
    product = _product(a, b, minus)
    return rounded(x.kind, x.width, _sum(product, c), minus and negative(z))


def _sum(a: Fraction | float, b: Fraction | float) -> Fraction | float:
    if isinstance(a, float) and isinstance(b, float):
        return a + b
    return a if isinstance(a, float) else b if isinstance(b, float) else a + b


def _product(a: Fraction | float, b: Fraction | float, minus: bool) -> Fraction | float:
    if not isinstance(a, float) and not isinstance(b, float):
        return a * b
    if (isinstance(a, float) and math.isnan(a)) or (isinstance(b, float) and math.isnan(b)) or a == 0 or b == 0:
        return math.nan
    return -math.inf if minus else math.inf
