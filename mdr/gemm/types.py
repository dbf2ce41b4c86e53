"""Element types of matrices: their bits, their values, and exact rounding to them."""

from __future__ import annotations

import enum
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np
import numpy.typing as npt

from mdr.diagnostics import MDRError

Array = npt.NDArray[Any]


class Rounding(enum.Enum):
    """How a result becomes a number of the output type (IEEE 754-2019, section 4.3)."""

    RNE = "rne"
    """To the nearest; to the even one of two that are equally near."""
    RTZ = "rtz"
    """Toward zero."""
    RTP = "rtp"
    """Toward positive infinity."""


@dataclass(frozen=True)
class ElementType:
    """A type of matrix elements. ``bits`` below 8 are packed, the first element in the low bits.

    Floats have ``exponent`` and ``mantissa`` bits and a ``bias``; of the 8-bit ones, ``fnuz`` have neither negative
    zero nor infinity, and NaN is 0x80 (CDNA3 ISA manual, "FP8"; the OCP standard defines the others).
    """

    name: str
    bits: int
    exponent: int = 0
    mantissa: int = 0
    signed: bool = True
    fnuz: bool = False
    finite: bool = False
    """A float without infinity: all-ones exponents are numbers, except the one pattern that is NaN."""

    @property
    def is_float(self) -> bool:
        """Whether elements are floats; they are integers otherwise."""
        return self.exponent > 0

    @property
    def bytes(self) -> int:
        """Bytes of an element; an error for packed types."""
        assert self.bits >= 8, f"{self.name} is packed"
        return self.bits // 8

    @property
    def dtype(self) -> np.dtype[Any]:
        """The numpy type of the storage: the type itself where numpy has it, else unsigned integers of its bits."""
        if (self.bits, self.exponent) in ((32, 8), (16, 5)):
            return np.dtype(f"<f{self.bytes}")
        size = max(1, self.bits // 8)
        return np.dtype(f"<{'i' if self.signed and not self.is_float and self.bits >= 8 else 'u'}{size}")

    @property
    def limits(self) -> tuple[int, int]:
        """The smallest and the largest value of an integer type."""
        low = -(1 << (self.bits - 1)) if self.signed else 0
        return low, low + (1 << self.bits) - 1

    @cached_property
    def bias(self) -> int:
        """What is added to a float's exponent in its encoding."""
        return (1 << (self.exponent - 1)) - (0 if self.fnuz else 1)

    @cached_property
    def largest(self) -> float:
        """The largest finite value of a float type."""
        top = (1 << self.exponent) - (1 if self.fnuz or self.finite else 2)
        fraction = (1 << self.mantissa) - (2 if self.finite and not self.fnuz else 1)
        return float((1 + fraction / (1 << self.mantissa)) * 2.0 ** (top - self.bias))

    @cached_property
    def table(self) -> npt.NDArray[np.float64]:
        """Values of all encodings of an 8-bit float, by encoding."""
        code = np.arange(256)
        exponent = code >> self.mantissa & (1 << self.exponent) - 1
        fraction = code & (1 << self.mantissa) - 1
        ones = exponent == (1 << self.exponent) - 1
        scale = 2.0 ** (np.maximum(exponent, 1) - self.bias)
        value = (np.where(exponent == 0, 0.0, 1.0) + fraction / (1 << self.mantissa)) * scale
        value = np.where(code & 0x80, -value, value)
        if self.fnuz:
            value[0x80] = np.nan
        elif self.finite:
            value[ones & (fraction == (1 << self.mantissa) - 1)] = np.nan
        else:
            value[ones & (fraction != 0)] = np.nan
            value[ones & (fraction == 0)] = np.where(code[ones & (fraction == 0)] & 0x80, -np.inf, np.inf)
        return np.asarray(value, dtype=np.float64)

    def __str__(self) -> str:
        return self.name


F16 = ElementType("f16", 16, 5, 10)
BF16 = ElementType("bf16", 16, 8, 7)
F32 = ElementType("f32", 32, 8, 23)
FP8 = ElementType("fp8", 8, 4, 3, finite=True)
BF8 = ElementType("bf8", 8, 5, 2)
FP8_FNUZ = ElementType("fp8_fnuz", 8, 4, 3, fnuz=True)
BF8_FNUZ = ElementType("bf8_fnuz", 8, 5, 2, fnuz=True)
I32 = ElementType("i32", 32)
I8 = ElementType("i8", 8)
U8 = ElementType("u8", 8, signed=False)
I4 = ElementType("i4", 4)
U4 = ElementType("u4", 4, signed=False)

TYPES = {t.name: t for t in (F16, BF16, F32, FP8, BF8, FP8_FNUZ, BF8_FNUZ, I32, I8, U8, I4, U4)}


def type_named(name: str) -> ElementType:
    """Return the type called ``name``; raises MDRError naming all."""
    try:
        return TYPES[name]
    except KeyError:
        raise MDRError(f"unknown element type {name!r}", hint=f"types: {', '.join(TYPES)}") from None


def decode(stored: Array, kind: ElementType) -> Array:
    """Return the values of stored elements: float64 for floats, int64 for integers. Packed: the last axis grows."""
    if kind.bits == 4:
        low, high = stored & 0xF, stored >> 4
        codes = np.stack([low, high], axis=-1).reshape(*stored.shape[:-1], -1).astype(np.int64)
        return np.where(codes & 8, codes - 16, codes) if kind.signed else codes
    if not kind.is_float:
        return stored.astype(np.int64)
    if kind is BF16:
        return (stored.astype(np.uint32) << 16).view(np.float32).astype(np.float64)
    if kind.bits == 8:
        return kind.table[stored]
    return stored.astype(np.float64)


def encode(values: Array, kind: ElementType) -> Array:
    """Return the storage of values that the type has exactly; packed types need an even last axis."""
    if kind.bits == 4:
        codes = (values.astype(np.int64) & 0xF).astype(np.uint8)
        return codes[..., 0::2] | codes[..., 1::2] << 4
    if kind is BF16:
        return (values.astype(np.float32).view(np.uint32) >> 16).astype(np.uint16)
    if kind.is_float and kind.bits == 8:
        order = np.argsort(kind.table, kind="stable")[: int(np.sum(~np.isnan(kind.table)))]
        codes = order[np.searchsorted(kind.table[order], values).clip(0, len(order) - 1)].astype(np.uint8)
        codes = np.where(values == 0, np.where(np.signbit(values) & (not kind.fnuz), 0x80, 0), codes)
        return np.where(np.isnan(values), 0x80 if kind.fnuz else 0x7F, codes).astype(np.uint8)
    return values.astype(kind.dtype)


def round_to(values: Array, kind: ElementType, rounding: Rounding) -> Array:
    """Round exact float64 (or integer) values to a type, as float64 (int64 for integer types).

    Floats overflow as IEEE 754 says; 8-bit floats and integers clamp to their largest value, as the chips'
    conversions do with saturation on.
    """
    if not kind.is_float:
        if values.dtype.kind == "f":
            directed = {Rounding.RNE: np.rint, Rounding.RTZ: np.trunc, Rounding.RTP: np.ceil}[rounding]
            values = np.nan_to_num(directed(values), nan=0.0, posinf=2.0**62, neginf=-(2.0**62))
        return np.clip(values, *kind.limits).astype(np.int64)
    values = values.astype(np.float64)
    with np.errstate(invalid="ignore", over="ignore", under="ignore"):
        _, exponent = np.frexp(values)
        step = np.ldexp(1.0, np.maximum(exponent - 1, 1 - kind.bias) - kind.mantissa)
        directed = {Rounding.RNE: np.rint, Rounding.RTZ: np.trunc, Rounding.RTP: np.ceil}[rounding]
        rounded = directed(values / step) * step
    finite = np.isfinite(values)
    rounded = np.where(finite, rounded, values)
    beyond = finite & (np.abs(rounded) > kind.largest)
    if kind.bits == 8:
        return np.where(np.abs(rounded) > kind.largest, np.copysign(kind.largest, rounded), rounded)
    stays = (rounding is Rounding.RTZ) | ((rounding is Rounding.RTP) & (rounded < 0))
    return np.where(beyond, np.copysign(np.where(stays, kind.largest, np.inf), rounded), rounded)
