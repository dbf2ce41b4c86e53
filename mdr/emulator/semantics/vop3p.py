"""VOP3P: two 16-bit or two f32 operations in one, dot products, and multiply-add that mixes f16 and f32."""

from __future__ import annotations

from collections.abc import Callable

from mdr.emulator import valu
from mdr.emulator.forms import FormBuilder as B
from mdr.emulator.ir import Value as V
from mdr.emulator.registry import family
from mdr.emulator.semantics import floats
from mdr.emulator.semantics.floats import fix_nan, half
from mdr.emulator.semantics.vop_integer import multiply_add, saturating

_MODIFIERS = ("op_sel", "op_sel_hi", "neg_lo", "neg_hi")
vop3p = family("VOP3P", valu.emit, modifiers=_MODIFIERS)


def bits(b: B, name: str, count: int, default: int = 0) -> list[bool]:
    """A per-operand modifier such as ``op_sel_hi:[1,0,1]``, one flag for each of ``count`` sources."""
    text = b.flags.get(name)
    if text is None:
        return [bool(default)] * count
    found = [c == "1" for c in text if c in "01"]
    return (found + [bool(default)] * count)[:count]


def _halves(b: B, sources: tuple[V, ...], element: str) -> list[list[V]]:
    """For the low and for the high operation, each source's selected half, negated as asked, typed."""
    count = len(sources)
    select = (bits(b, "op_sel", count), bits(b, "op_sel_hi", count, 1))
    negate = (bits(b, "neg_lo", count), bits(b, "neg_hi", count))
    wide = element == "float"
    out: list[list[V]] = []
    for upper in range(2):
        picked = []
        for k, source in enumerate(sources):
            shift = (32 if wide else 16) * select[upper][k]
            raw = (source >> shift if shift else source).trunc("i32" if wide else "i16")
            if negate[upper][k]:
                raw = raw ^ (1 << (31 if wide else 15))
            picked.append(raw.bitcast(element))
        out.append(picked)
    return out


def packed(element: str, compute: Callable[..., V]) -> Callable[..., V]:
    """Apply ``compute`` to both halves."""

    def apply(b: B, *sources: V) -> V:
        parts = []
        for operands in _halves(b, sources, element):
            value = compute(b, *operands)
            if value.is_float:
                value = fix_nan(b, value, operands)
                if "clamp" in b.flags:
                    value = valu.clamped(b, value)
            parts.append(value.bitcast("i32" if element == "float" else "i16"))
        if element == "float":
            return parts[0].zext("i64") | (parts[1].zext("i64") << 32)
        return parts[0].zext("i32") | (parts[1].zext("i32") << 16)

    return apply


_ARITHMETIC: dict[str, Callable[..., V]] = {"add": lambda b, x, y: x + y, "mul": lambda b, x, y: x * y}
for _name, _fn in _ARITHMETIC.items():
    vop3p(f"v_pk_{_name}_f16", "h2 <- h2, h2", packed("half", half(_fn)), wide_mode=True)
    vop3p(f"v_pk_{_name}_f32", "p2 <- p2, p2", packed("float", _fn))
vop3p("v_pk_min_f16", "h2 <- h2, h2", packed("half", floats.extreme(low=True)), wide_mode=True)
vop3p("v_pk_max_f16", "h2 <- h2, h2", packed("half", floats.extreme(low=False)), wide_mode=True)


def _extreme_or_nan(low: bool) -> Callable[..., V]:
    pick = floats.extreme(low)
    return lambda b, x, y, z: floats.propagate(b, pick(b, pick(b, x, y), z), (x, y, z))


for _name, _low in (("minimum", True), ("maximum", False)):
    vop3p(
        f"v_pk_{_name}3_f16",
        "h2 <- h2, h2, h2",
        packed("half", _extreme_or_nan(_low)),
        wide_mode=True,
        chips=("gfx950",),
    )
vop3p("v_pk_fma_f16", "h2 <- h2, h2, h2", packed("half", floats.fma_half), wide_mode=True)
vop3p("v_pk_fma_f32", "p2 <- p2, p2, p2", packed("float", lambda b, x, y, z: b.fma(x, y, z)))


def _saturating(name: str) -> Callable[[B, V, V], V]:
    def apply(b: B, x: V, y: V) -> V:
        if "clamp" in b.flags:
            return b.intrinsic(f"{name}.sat", x, y)
        return x + y if name.endswith("add") else x - y

    return apply


def _pick(predicate: str) -> Callable[[B, V, V], V]:
    return lambda b, x, y: b.select(x.cmp(predicate, y), x, y)


_INTEGER: dict[str, Callable[..., V]] = {
    "add_u16": _saturating("uadd"), "add_i16": _saturating("sadd"),
    "sub_u16": _saturating("usub"), "sub_i16": _saturating("ssub"),
    "mul_lo_u16": saturating(lambda b, x, y: x * y, False),
    "lshlrev_b16": lambda b, n, x: x << (n & 15),
    "lshrrev_b16": lambda b, n, x: x >> (n & 15),
    "ashrrev_i16": lambda b, n, x: x.ashr(n & 15),
    "min_i16": _pick("slt"), "min_u16": _pick("ult"), "max_i16": _pick("sgt"), "max_u16": _pick("ugt"),
}  # fmt: skip
for _name, _fn in _INTEGER.items():
    vop3p(f"v_pk_{_name}", "h2 <- h2, h2", packed("i16", _fn))
for _name, _signed in (("mad_u16", False), ("mad_i16", True)):
    vop3p(f"v_pk_{_name}", "h2 <- h2, h2, h2", packed("i16", saturating(multiply_add, _signed)))


def _move_pair(b: B, x: V, y: V) -> V:
    """The low result is a half of the first source, the high one a half of the second."""
    low, high = bits(b, "op_sel", 2)
    first = (x >> 32 if low else x).trunc("i32")
    second = (y >> 32 if high else y).trunc("i32")
    return first.zext("i64") | (second.zext("i64") << 32)


vop3p("v_pk_mov_b32", "p2 <- p2, p2", _move_pair)


# ---- mixed multiply-add: each source f32, or a half of its register as f16


def _mixed(b: B, *sources: V) -> list[V]:
    high = bits(b, "op_sel", 3)
    is_half = bits(b, "op_sel_hi", 3)
    negate, absolute = bits(b, "neg_lo", 3), bits(b, "neg_hi", 3)
    out = []
    for k, source in enumerate(sources):
        operand = b.form.operands[len(b.op.outs) + k]
        if is_half[k]:
            raw = (source >> 16 if high[k] else source).trunc("i16")
            value = raw.bitcast("half").cast("fpext", "float")
            if operand.kind == "i":
                # The inline constant 1.0 is f16's 1.0 here (compilers rely on it); the record has f32's.
                written = source.bitcast("float").cast("fptrunc", "half").cast("fpext", "float")
                value = b.select((source + 16).cmp("ult", 16 + 65), value, written)
        else:
            value = source.bitcast("float")
        if absolute[k] or operand.absolute:
            value = b.intrinsic("fabs", value)
        if negate[k] or operand.negate:
            value = -value
        out.append(value)
    return out


def _mix(b: B, x: V, y: V, z: V) -> V:
    sources = _mixed(b, x, y, z)
    return fix_nan(b, b.fma(*sources), sources)


def _mix_half(b: B, x: V, y: V, z: V, *old: V) -> V:
    value = _mix(b, x, y, z)
    if "clamp" in b.flags:
        value = valu.clamped(b, value)
    return value.cast("fptrunc", "half").bitcast("i16").zext("i32")


mix = family("VOP3P", valu.emit, modifiers=_MODIFIERS, raw_signs=True)
mix("v_fma_mix_f32", "f32 <- b32, b32, b32", _mix)
mix("v_fma_mixlo_f16", "b32 <- b32, b32, b32, b32", tied=True,
    fn=lambda b, x, y, z, old: (old & 0xFFFF0000) | _mix_half(b, x, y, z))  # fmt: skip
mix("v_fma_mixhi_f16", "b32 <- b32, b32, b32, b32", tied=True,
    fn=lambda b, x, y, z, old: (old & 0xFFFF) | (_mix_half(b, x, y, z) << 16))  # fmt: skip


# ---- dot products in f32


def _dot2(b: B, x: V, y: V, z: V, element: str) -> V:
    total = z
    for k in reversed(range(2)):
        parts = []
        for source in (x, y):
            if element == "half":
                parts.append((source >> 16 if k else source).trunc("i16").bitcast("half").cast("fpext", "float"))
            else:
                parts.append((source & 0xFFFF0000 if k else source << 16).bitcast("float"))
        total = b.fma(parts[0], parts[1], total.splat(b.lanes))
    return fix_nan(b, total, (z,))


_DOT = "rounded after each product here; the hardware's intermediate precision is not documented"
vop3p("v_dot2_f32_f16", "f32 <- b32, b32, f32", lambda b, x, y, z: _dot2(b, x, y, z, "half"), exact=_DOT)
vop3p("v_dot2_f32_bf16", "f32 <- b32, b32, f32", lambda b, x, y, z: _dot2(b, x, y, z, "bf16"), exact=_DOT,
      chips=("gfx950",))  # fmt: skip
for _name, _element in (("v_dot2c_f32_f16", "half"), ("v_dot2c_f32_bf16", "bf16")):
    _chips = ("gfx90a", "gfx942", "gfx950") if _element == "half" else ("gfx950",)
    vop3p(_name, "f32 <- b32, b32, f32", lambda b, x, y, z, e=_element: _dot2(b, x, y, z, e), exact=_DOT, chips=_chips,
          tied=True)  # fmt: skip
