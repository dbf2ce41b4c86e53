"""gfx950's conversions between f32, f16, bf16 and floats of 4 to 8 bits with a common scale; stochastic rounding.

The scale is the exponent of an f32: what is converted to a small format is divided by it, what comes from one is
multiplied (CDNA4 manual, V_CVT_SCALEF32_*; the rounding rules are those of AMD's HIP headers for gfx950,
amd_hip_ocp_host.hpp).
"""

from __future__ import annotations

from collections.abc import Callable

from mdr.emulator import valu
from mdr.emulator.forms import FormBuilder as B
from mdr.emulator.ir import Value as V
from mdr.emulator.registry import family
from mdr.emulator.semantics.access import round_bf16
from mdr.emulator.semantics.floats import power_of_two
from mdr.emulator.semantics.small_floats import (
    BF6,
    BF8,
    FP4,
    FP6,
    FP8,
    Minifloat,
    decode_minifloat,
    encode_minifloat,
)
from mdr.emulator.semantics.wide import Dwords, into, selected, wide

vop1 = family("VOP1", valu.emit)
_CHIPS = ("gfx950",)
_KINDS = {"fp8": FP8, "bf8": BF8, "fp6": FP6, "bf6": BF6, "fp4": FP4}
_MANTISSA = {"f32": 23, "f16": 10, "bf16": 7}
_EXACT = "the manual's packing; rounding, NaN and overflow as AMD's HIP headers for gfx950 with MODE.FP16_OVFL = 0"


def _exponent(scale: V) -> V:
    return (scale.bitcast("i32") >> 23) & 0xFF


def _narrow(b: B, x: V, scale: V, kind: Minifloat, random: V | None = None, source: str = "f32") -> V:
    """``x`` (an f32) divided by the scale, as a small float's bits."""
    exponent = _exponent(scale).splat(b.lanes)
    factor = power_of_two(b, b.const("i32", 127, b.lanes) - exponent, "double")
    scaled = (x.splat(b.lanes).cast("fpext", "double") * factor).cast("fptrunc", "float")
    not_a_number = ((x.splat(b.lanes).bitcast("i32") & 0x80000000) | 0x7FC00000).bitcast("float")
    scaled = b.select(exponent.eq(255), not_a_number, scaled)
    return encode_minifloat(b, scaled, kind, random, _MANTISSA[source])


def _widen(b: B, raw: V, scale: V, kind: Minifloat) -> V:
    """A small float's bits times the scale, as an f32."""
    exponent = _exponent(scale).splat(b.lanes)
    factor = power_of_two(b, exponent - 127, "double")
    value = (decode_minifloat(b, raw, kind).cast("fpext", "double") * factor).cast("fptrunc", "float")
    return b.select(exponent.eq(255), b.const("i32", 0x7FC00000, b.lanes).bitcast("float"), value)


def _as_f32(raw: V, source: str) -> V:
    """An f32 from the low bits of an ``i32``."""
    if source == "f32":
        return raw.bitcast("float")
    if source == "f16":
        return raw.trunc("i16").bitcast("half").cast("fpext", "float")
    return (raw << 16).bitcast("float")


def _from_f32(b: B, x: V, target: str) -> V:
    """The bits of an f32 in a format, in an ``i32``."""
    if target == "f32":
        return x.bitcast("i32")
    if target == "f16":
        return x.cast("fptrunc", "half").bitcast("i16").zext("i32")
    return round_bf16(b, x)


def next_random(x: V) -> V:
    """A step of the linear feedback shift register that v_prng_b32 is."""
    return (x << 1) ^ ((x.ashr(31)) & 197)


def _element(words: Dwords, number: int, bits: int) -> V:
    """Element ``number`` of a row of elements, in the low bits; what is above it stays."""
    dword, shift = divmod(number * bits, 32)
    value = words[dword] >> shift if shift else words[dword]
    if shift + bits > 32:
        value = value | (words[dword + 1] << (32 - shift))
    return value


def _packed(b: B, codes: list[V], bits: int) -> Dwords:
    """Codes side by side, from the lowest bit up."""
    words = [b.const("i32", 0, b.lanes) for _ in range(-(-len(codes) * bits // 32))]
    for number, code in enumerate(codes):
        dword, shift = divmod(number * bits, 32)
        words[dword] = words[dword] | (code << shift if shift else code)
        if shift + bits > 32:
            words[dword + 1] = words[dword + 1] | (code >> (32 - shift))
    return words


def _bit(b: B, position: int) -> bool:
    bits = selected(b)
    return position < len(bits) and bits[position]


def _last(b: B) -> bool:
    """The bit that is the result's, the last one."""
    return selected(b)[-1:] == [True]


def _destination(b: B, bits: int) -> int:
    """Where in the register a result of 8 or 16 bits goes: op_sel's bit 3, for bytes bit 2 below it."""
    if bits == 16:
        return 16 * _last(b)
    chosen = selected(b)
    return 8 * (chosen[2] + 2 * chosen[3]) if len(chosen) > 3 else 16 * _last(b)


# ---- one or two values


def _pair_from_f32(name: str) -> Callable[..., V]:
    kind = _KINDS[name]

    def convert(b: B, x: V, y: V, scale: V, old: V) -> V:
        codes = [_narrow(b, v, scale, kind) for v in (x, y)]
        both = codes[0] | (codes[1] << kind.bits)
        return into(old, both, _destination(b, 2 * kind.bits), 2 * kind.bits)

    return convert


def _pair_from_halves(name: str, source: str) -> Callable[..., V]:
    kind = _KINDS[name]

    def convert(b: B, pair: V, scale: V, old: V) -> V:
        codes = [_narrow(b, _as_f32(pair >> shift, source), scale, kind) for shift in (0, 16)]
        both = codes[0] | (codes[1] << kind.bits)
        return into(old, both, _destination(b, 2 * kind.bits), 2 * kind.bits)

    return convert


def _stochastic(name: str, source: str) -> Callable[..., V]:
    def convert(b: B, x: V, random: V, scale: V, old: V) -> V:
        raw = x >> 16 if source != "f32" and _bit(b, 0) else x
        code = _narrow(b, _as_f32(raw, source), scale, _KINDS[name], random, source)
        return into(old, code, _destination(b, 8), 8)

    return convert


def _stochastic_fp4(source: str) -> Callable[..., V]:
    def convert(b: B, pair: V | Dwords, random: V, scale: V, old: V) -> V:
        values = pair if isinstance(pair, list) else [pair, pair >> 16]
        low = _narrow(b, _as_f32(values[0], source), scale, FP4, random, source)
        high = _narrow(b, _as_f32(values[1], source), scale, FP4, next_random(random), source)
        return into(old, low | (high << 4), _destination(b, 8), 8)

    return convert


def _pair_to(name: str, target: str) -> Callable[..., Dwords]:
    kind = _KINDS[name]

    def convert(b: B, source: V, scale: V) -> Dwords:
        place = 8 * (_bit(b, 0) + 2 * _bit(b, 1)) if kind.bits == 4 else 16 * _bit(b, 0)
        raw = source >> place if place else source
        results = [_from_f32(b, _widen(b, v, scale, kind), target) for v in (raw, raw >> kind.bits)]
        return results if target == "f32" else [results[0] | (results[1] << 16)]

    return convert


def _one_to_f32(name: str) -> Callable[..., V]:
    return lambda b, source, scale: _widen(b, source >> (8 * (_bit(b, 0) + 2 * _bit(b, 1))), scale, _KINDS[name])


def _one_to_f16(name: str) -> Callable[..., V]:
    def convert(b: B, source: V, scale: V, old: V) -> V:
        value = _widen(b, source >> (8 * (_bit(b, 0) + 2 * _bit(b, 1))), scale, _KINDS[name])
        return into(old, _from_f32(b, value, "f16"), 16 * (_last(b) and len(selected(b)) > 2), 16)

    return convert


for _name in ("fp8", "bf8"):
    _stem = f"v_cvt_scalef32_{{}}_{_name}_{{}}"
    wide(_stem.format("pk", "f32"), (1, 1, 1, 1, 1), ("f32", "f32", "f32", "b32"), _pair_from_f32(_name), chips=_CHIPS,
         exact=_EXACT, tied=True)  # fmt: skip
    for _source in _MANTISSA:
        wide(_stem.format("sr", _source), (1, 1, 1, 1, 1), ("b32", "u32", "f32", "b32"), _stochastic(_name, _source),
             chips=_CHIPS, exact=_EXACT, tied=True)  # fmt: skip
        if _source != "f32":
            wide(_stem.format("pk", _source), (1, 1, 1, 1), ("b32", "f32", "b32"), _pair_from_halves(_name, _source),
                 chips=_CHIPS, exact=_EXACT, tied=True)  # fmt: skip
        wide(f"v_cvt_scalef32_pk_{_source}_{_name}", (2 if _source == "f32" else 1, 1, 1), ("b32", "f32"),
             _pair_to(_name, _source), chips=_CHIPS, exact=_EXACT)  # fmt: skip
    wide(f"v_cvt_scalef32_f32_{_name}", (1, 1, 1), ("b32", "f32"), _one_to_f32(_name), chips=_CHIPS, exact=_EXACT)
    wide(f"v_cvt_scalef32_f16_{_name}", (1, 1, 1, 1), ("b32", "f32", "b32"), _one_to_f16(_name), chips=_CHIPS,
         exact=_EXACT, tied=True)  # fmt: skip
wide("v_cvt_scalef32_pk_fp4_f32", (1, 1, 1, 1, 1), ("f32", "f32", "f32", "b32"), _pair_from_f32("fp4"), chips=_CHIPS,
     exact=_EXACT, tied=True)  # fmt: skip
for _source in _MANTISSA:
    _count = 2 if _source == "f32" else 1
    if _source != "f32":
        wide(f"v_cvt_scalef32_pk_fp4_{_source}", (1, 1, 1, 1), ("b32", "f32", "b32"), _pair_from_halves("fp4", _source),
             chips=_CHIPS, exact=_EXACT, tied=True)  # fmt: skip
    wide(f"v_cvt_scalef32_sr_pk_fp4_{_source}", (1, _count, 1, 1, 1), ("b32", "u32", "f32", "b32"),
         _stochastic_fp4(_source), chips=_CHIPS, exact=_EXACT, tied=True)  # fmt: skip
    wide(f"v_cvt_scalef32_pk_{_source}_fp4", (_count, 1, 1), ("b32", "f32"), _pair_to("fp4", _source), chips=_CHIPS,
         exact=_EXACT)  # fmt: skip

# ---- 32 values of 6 bits in 6 registers


def _row(name: str, source: str, stochastic: bool) -> Callable[..., Dwords]:
    kind, bits = _KINDS[name], 32 if source == "f32" else 16

    def convert(b: B, values: Dwords, *rest: V) -> Dwords:
        scale = rest[-1]
        random = rest[0].splat(b.lanes) if stochastic else None
        codes = []
        for k in range(32):
            codes.append(_narrow(b, _as_f32(_element(values, k, bits), source), scale, kind, random, source))
            random = next_random(random) if random is not None else None
        return _packed(b, codes, 6)

    return convert


def _two_rows(name: str) -> Callable[..., Dwords]:
    def convert(b: B, first: Dwords, second: Dwords, scale: V) -> Dwords:
        codes = [_narrow(b, row[k].bitcast("float"), scale, _KINDS[name]) for k in range(16) for row in (first, second)]
        return _packed(b, codes, 6)

    return convert


def _row_to(name: str, target: str) -> Callable[..., Dwords]:
    def convert(b: B, words: Dwords, scale: V) -> Dwords:
        values = [_widen(b, _element(words, k, 6), scale, _KINDS[name]) for k in range(32)]
        return _packed(b, [_from_f32(b, v, target) for v in values], 32 if target == "f32" else 16)

    return convert


for _name in ("fp6", "bf6"):
    wide(f"v_cvt_scalef32_2xpk16_{_name}_f32", (6, 16, 16, 1), ("b32", "b32", "f32"), _two_rows(_name), chips=_CHIPS,
         exact=_EXACT)  # fmt: skip
    for _source in _MANTISSA:
        _count = 32 if _source == "f32" else 16
        if _source != "f32":
            wide(f"v_cvt_scalef32_pk32_{_name}_{_source}", (6, _count, 1), ("b32", "f32"), _row(_name, _source, False),
                 chips=_CHIPS, exact=_EXACT)  # fmt: skip
        wide(f"v_cvt_scalef32_sr_pk32_{_name}_{_source}", (6, _count, 1, 1), ("b32", "u32", "f32"),
             _row(_name, _source, True), chips=_CHIPS, exact=_EXACT)  # fmt: skip
        wide(f"v_cvt_scalef32_pk32_{_source}_{_name}", (_count, 6, 1), ("b32", "f32"), _row_to(_name, _source),
             chips=_CHIPS, exact=_EXACT)  # fmt: skip

# ---- without a scale

_F16, _BF16 = Minifloat(5, 10, 15, "ieee"), Minifloat(8, 7, 127, "ieee")


def _stochastic_half(kind: Minifloat) -> Callable[..., V]:
    return lambda b, x, random, old: into(old, encode_minifloat(b, x, kind, random), 16 * _last(b), 16)


_SEEDED = (
    "random bits added below the last bit, the rest cut off; denormal results as from_float_sr of AMD's HIP headers"
)
wide("v_cvt_sr_f16_f32", (1, 1, 1, 1), ("f32", "u32", "b32"), _stochastic_half(_F16), chips=_CHIPS, exact=_SEEDED,
     tied=True)  # fmt: skip
wide("v_cvt_sr_bf16_f32", (1, 1, 1, 1), ("f32", "u32", "b32"), _stochastic_half(_BF16), chips=_CHIPS, exact=_SEEDED,
     tied=True)  # fmt: skip
vop1("v_prng_b32", "b32 <- b32", lambda b, x: next_random(x), chips=_CHIPS)
