"""Floats of 4 to 8 bits: the formats, their conversions to and from f32, and bfloat16's."""

from __future__ import annotations

import math
from dataclasses import dataclass

from mdr.emulator import valu
from mdr.emulator.forms import FormBuilder as B
from mdr.emulator.ir import Value as V
from mdr.emulator.registry import family
from mdr.emulator.semantics.wide import into, selected


@dataclass(frozen=True)
class Minifloat:
    """A float of at most 8 bits: ``special`` is ``ieee`` (infinity, NaN), ``nan`` (all ones), ``fnuz`` or empty."""

    exponent: int
    mantissa: int
    bias: int
    special: str = ""

    @property
    def bits(self) -> int:
        return 1 + self.exponent + self.mantissa

    @property
    def largest(self) -> int:
        """Code of the largest finite number."""
        top = (1 << (self.bits - 1)) - 1
        return top - {"ieee": 1 << self.mantissa, "nan": 1}.get(self.special, 0)


FP8, BF8 = Minifloat(4, 3, 7, "nan"), Minifloat(5, 2, 15, "ieee")
FP8_FNUZ, BF8_FNUZ = Minifloat(4, 3, 8, "fnuz"), Minifloat(5, 2, 16, "fnuz")
FP6, BF6, FP4 = Minifloat(2, 3, 1), Minifloat(3, 2, 3), Minifloat(2, 1, 1)
FORMATS = (FP8, BF8, FP6, BF6, FP4)
"""The operand formats of f8f6f4 instructions, by their cbsz and blgp codes."""
_NAN = 0x7FC00000


def decode_minifloat(b: B, raw: V, kind: Minifloat) -> V:
    """The low bits of an ``i32`` as a float."""
    m, e = kind.mantissa, kind.exponent
    mantissa = raw & ((1 << m) - 1)
    exponent = (raw >> m) & ((1 << e) - 1)
    sign = ((raw >> (m + e)) & 1) << 31
    normal = ((exponent + (127 - kind.bias)) << 23) | (mantissa << (23 - m))
    denormal = (mantissa.cast("sitofp", "float") * 2.0 ** (1 - kind.bias - m)).bitcast("i32")
    value = b.select(exponent.eq(0), denormal, normal) | sign
    low = raw & ((1 << kind.bits) - 1)
    if kind.special == "nan":
        value = b.select((low & 0x7F).eq(0x7F), _NAN, value)
    elif kind.special == "fnuz":
        value = b.select(low.eq(0x80), _NAN, value)
    elif kind.special == "ieee":
        top = exponent.eq((1 << e) - 1)
        special = b.select(mantissa.eq(0), sign | 0x7F800000, b.const("i32", _NAN, raw.lanes))
        value = b.select(top, special, value)
    return value.bitcast("float")


def encode_minifloat(b: B, x: V, kind: Minifloat, random: V | None = None, source_bits: int = 23) -> V:
    """A float as the low bits of an ``i32``: rounded to nearest even, or stochastically.

    What is too large becomes infinity, or NaN in a format that has none, or the largest number in a format that has
    neither; there NaN becomes the largest number too. ``random`` is added below the last bit that stays, in the
    mantissa of ``source_bits`` that the value came with; what is then below that bit is cut off (as AMD's HIP headers
    for gfx950 do in software: amd_hip_ocp_host.hpp, from_float_sr).
    """
    m = kind.mantissa
    x = x.splat(b.lanes)
    raw = x.bitcast("i32")
    sign = (raw >> 31) << (kind.bits - 1)
    magnitude = raw & 0x7FFFFFFF
    size = b.intrinsic("fabs", x)
    tiny = size.cmp("olt", 2.0 ** (1 - kind.bias))
    if random is None:
        rounded = (magnitude + ((magnitude >> (23 - m)) & 1) + ((1 << (22 - m)) - 1)) >> (23 - m)
        scaled = b.select(tiny, size, 0.0) * 2.0 ** (kind.bias - 1 + m)
        denormal = b.intrinsic("roundeven", scaled).cast("fptosi", "i32")
    else:
        addend = (random.splat(b.lanes) >> (32 - source_bits + m)) << (23 - source_bits)
        rounded = (magnitude + addend) >> (23 - m)
        exponent = magnitude >> 23
        hidden = b.select(exponent.eq(0), 0, b.const("i32", 0x800000, b.lanes))
        below = b.const("i32", 128 - kind.bias, b.lanes) - b.select(exponent.eq(0), 1, exponent)
        below = b.select(below.cmp("ugt", 31), 31, below)
        kept = (((magnitude & 0x7FFFFF) | hidden) >> below) & -(1 << (23 - source_bits))
        denormal = (kept + addend) >> (23 - m)
    code = b.select(tiny, denormal, rounded - ((127 - kind.bias) << m))
    if kind.special == "ieee":
        beyond = ((1 << kind.exponent) - 1) << m
        nan = beyond | ((1 << m) - 1)
    else:
        beyond = nan = {"fnuz": 0x80, "nan": 0x7F}.get(kind.special, kind.largest)
    code = b.select(code.cmp("sgt", kind.largest) | size.eq(math.inf), beyond, code)
    code = b.select(x.cmp("uno", x), nan, code)
    code = b.select(x.eq(0.0), 0, code)
    if kind.special == "fnuz":
        # There is no negative zero: its code is NaN.
        sign = b.select(code.eq(0), 0, sign)
    return code | sign


vop1 = family("VOP1", valu.emit)
vop3 = family("VOP3", valu.emit)
_NEW = ("gfx942", "gfx950")
_KINDS = {"fp8": (FP8, FP8_FNUZ), "bf8": (BF8, BF8_FNUZ)}
_CUT_OFF = (
    "the random bits are added and what is below the result's last bit is cut off, as AMD's HIP headers do; the "
    "manual's pseudocode rounds to nearest after adding"
)
_ROUNDED = "bit-exact within range; beyond it infinity or NaN, as with MODE.FP16_OVFL = 0"


def _kind(b: B, name: str) -> Minifloat:
    """gfx942 has the formats without negative zero and infinity, gfx950 those of the OCP standard."""
    return _KINDS[name]["fnuz" in b.flags]


def _high_half(b: B) -> bool:
    """Whether op_sel names the upper half of the result."""
    return selected(b)[-1:] == [True]


def _to_pair(b: B, x: V, y: V, old: V, name: str) -> V:
    both = [encode_minifloat(b, v, _kind(b, name)) for v in (x, y)]
    pair = both[0] | (both[1] << 8)
    return (old & 0xFFFF) | (pair << 16) if _high_half(b) else (old & 0xFFFF0000) | pair


def _from_pair(b: B, raw: V, name: str) -> V:
    low, high = (decode_minifloat(b, raw >> shift, _kind(b, name)).bitcast("i32") for shift in (0, 8))
    return low.zext("i64") | (high.zext("i64") << 32)


def _stochastic(b: B, x: V, random: V, old: V, name: str) -> V:
    chosen = selected(b)
    byte = (chosen[2] + 2 * chosen[3]) if len(chosen) > 3 else 0
    return into(old, encode_minifloat(b, x, _kind(b, name), random), 8 * byte, 8)


for _name in _KINDS:
    _shared = {"chips": _NEW, "fnuz": True}
    vop1(f"v_cvt_f32_{_name}", "f32 <- b32", lambda b, x, n=_name: decode_minifloat(b, x, _kind(b, n)), **_shared)
    vop1(f"v_cvt_pk_f32_{_name}", "b64 <- b32", lambda b, x, n=_name: _from_pair(b, x, n), clamp=False, **_shared)
    vop3(f"v_cvt_pk_{_name}_f32", "b32 <- f32, f32, b32", lambda b, x, y, old, n=_name: _to_pair(b, x, y, old, n),
         exact=_ROUNDED, tied=True, modifiers=("op_sel",), **_shared)  # fmt: skip
    vop3(f"v_cvt_sr_{_name}_f32", "b32 <- f32, u32, b32", lambda b, x, r, old, n=_name: _stochastic(b, x, r, old, n),
         exact=_CUT_OFF, tied=True, modifiers=("op_sel",), **_shared)  # fmt: skip
vop1("v_cvt_f32_bf16", "f32 <- bf16", lambda b, x: (x.zext("i32") << 16).bitcast("float"), chips=("gfx950",))
