"""Floats of 4, 6 and 8 bits: the encodings that directives read, and which of them each chip means by its own names.

Sources: OCP "8-bit Floating Point" (e4m3fn, e5m2) and "Microscaling Formats" (e2m3, e3m2, e2m1); the CDNA3 and CDNA4 ISA
manuals for the chips' names and for the ``fnuz`` encodings, which have neither infinities nor a negative zero.
"""

from __future__ import annotations

import math


class Minifloat:
    """An encoding: ``exponent`` and ``mantissa`` bits below a sign bit, and the exponent's ``bias``.

    ``special``: ``ieee`` (the highest exponent holds infinity and NaN), ``fn`` (all ones is NaN), ``fnuz`` (the negative
    zero is NaN), or empty (all codes are numbers).
    """

    __slots__ = ("bias", "exponent", "mantissa", "special")

    def __init__(self, exponent: int, mantissa: int, bias: int, special: str = "") -> None:
        self.exponent = exponent
        self.mantissa = mantissa
        self.bias = bias
        self.special = special

    @property
    def bits(self) -> int:
        """Return the width of a code."""
        return 1 + self.exponent + self.mantissa

    def decode(self, code: int) -> float:
        """Return the exact value of a code."""
        mantissa = code & ((1 << self.mantissa) - 1)
        exponent = code >> self.mantissa & ((1 << self.exponent) - 1)
        negative = bool(code >> (self.bits - 1))
        top = exponent == (1 << self.exponent) - 1
        if self.special == "ieee" and top:
            value = math.nan if mantissa else math.inf
        elif (self.special == "fn" and top and mantissa == (1 << self.mantissa) - 1) or (
            self.special == "fnuz" and negative and not exponent and not mantissa
        ):
            value = math.nan
        else:
            whole = mantissa if exponent == 0 else mantissa | 1 << self.mantissa
            value = math.ldexp(whole, max(exponent, 1) - self.bias - self.mantissa)
        return -value if negative else value


MINIFLOATS = {
    "e4m3fn": Minifloat(4, 3, 7, "fn"),
    "e5m2": Minifloat(5, 2, 15, "ieee"),
    "e4m3fnuz": Minifloat(4, 3, 8, "fnuz"),
    "e5m2fnuz": Minifloat(5, 2, 16, "fnuz"),
    "e2m3": Minifloat(2, 3, 1),
    "e3m2": Minifloat(3, 2, 3),
    "e2m1": Minifloat(2, 1, 1),
}

# The names of the manuals, and what they are on each chip that has such numbers.
CHIP_NAMES = {
    "gfx942": {"fp8": "e4m3fnuz", "bf8": "e5m2fnuz"},
    "gfx950": {"fp8": "e4m3fn", "bf8": "e5m2", "fp6": "e2m3", "bf6": "e3m2", "fp4": "e2m1"},
}
ALIASES = tuple(CHIP_NAMES["gfx950"])


def encodings(alias: str) -> list[str]:
    """Return the encodings that a chip's name can mean."""
    return sorted({names[alias] for names in CHIP_NAMES.values() if alias in names})
