"""SOP1, SOP2, SOPC and SOPK: scalar arithmetic, logic, compares and moves."""

from __future__ import annotations

from collections.abc import Callable

from mdr.emulator import salu, state
from mdr.emulator.forms import FormBuilder as B
from mdr.emulator.ir import Value as V
from mdr.emulator.registry import family

sop1 = family("SOP1", salu.emit)
sop2 = family("SOP2", salu.emit)
sopc = family("SOPC", salu.emit)
sopk = family("SOPK", salu.emit)

Pair = tuple[V, V]


def _nonzero(b: B, value: V) -> Pair:
    return value, value.ne(0)


def _shift(b: B, count: V, ty: str) -> V:
    masked = count & (63 if ty == "i64" else 31)
    return masked.zext("i64") if ty == "i64" else masked


# ---- SOP2: addition and multiplication


def _add_carry(b: B, x: V, y: V, carry: V | None = None) -> Pair:
    total = x.zext("i64") + y.zext("i64")
    if carry is not None:
        total = total + carry.zext("i64")
    return total.trunc("i32"), (total >> 32).ne(0)


def _sub_borrow(b: B, x: V, y: V, borrow: V | None = None) -> Pair:
    total = x.zext("i64") - y.zext("i64")
    if borrow is not None:
        total = total - borrow.zext("i64")
    return total.trunc("i32"), (total >> 32).ne(0)


def _signed_overflow(b: B, x: V, y: V, subtract: bool = False) -> Pair:
    result = x - y if subtract else x + y
    differs = (x ^ y) if subtract else ~(x ^ y)
    return result, (differs & (x ^ result)).cmp("slt", 0)


def _high(b: B, x: V, y: V, signed: bool) -> V:
    wide = x.sext("i64") * y.sext("i64") if signed else x.zext("i64") * y.zext("i64")
    return (wide >> 32).trunc("i32")


sop2("s_add_u32", "u32, scc <- u32, u32", _add_carry)
sop2("s_sub_u32", "u32, scc <- u32, u32", _sub_borrow)
sop2("s_addc_u32", "u32, scc <- u32, u32, scc", _add_carry)
sop2("s_subb_u32", "u32, scc <- u32, u32, scc", _sub_borrow)
sop2("s_add_i32", "i32, scc <- i32, i32", _signed_overflow)
sop2("s_sub_i32", "i32, scc <- i32, i32", lambda b, x, y: _signed_overflow(b, x, y, subtract=True))
sop2("s_mul_i32", "i32 <- i32, i32", lambda b, x, y: x * y)
sop2("s_mul_hi_u32", "u32 <- u32, u32", lambda b, x, y: _high(b, x, y, signed=False))
sop2("s_mul_hi_i32", "i32 <- i32, i32", lambda b, x, y: _high(b, x, y, signed=True))
for _k in range(1, 5):
    sop2(
        f"s_lshl{_k}_add_u32",
        "u32, scc <- u32, u32",
        lambda b, x, y, k=_k: (
            (x << k) + y,
            (((x.zext("i64") << k) + y.zext("i64")) >> 32).ne(0),
        ),
    )


def _minmax(predicate: str) -> Callable[[B, V, V], Pair]:
    def pick(b: B, x: V, y: V) -> Pair:
        first = x.cmp(predicate, y)
        return b.select(first, x, y), first

    return pick


sop2("s_min_i32", "i32, scc <- i32, i32", _minmax("slt"))
sop2("s_min_u32", "u32, scc <- u32, u32", _minmax("ult"))
sop2("s_max_i32", "i32, scc <- i32, i32", _minmax("sge"))
sop2("s_max_u32", "u32, scc <- u32, u32", _minmax("uge"))
sop2("s_absdiff_i32", "i32, scc <- i32, i32", lambda b, x, y: _nonzero(b, b.intrinsic("abs", x - y, b.const("i1", 0))))

# ---- SOP2: logic and shifts, 32 and 64 bits

_LOGIC: dict[str, Callable[[B, V, V], V]] = {
    "and": lambda b, x, y: x & y,
    "or": lambda b, x, y: x | y,
    "xor": lambda b, x, y: x ^ y,
    "andn2": lambda b, x, y: x & ~y,
    "orn2": lambda b, x, y: x | ~y,
    "nand": lambda b, x, y: ~(x & y),
    "nor": lambda b, x, y: ~(x | y),
    "xnor": lambda b, x, y: ~(x ^ y),
}


def _saveexec(logic: Callable[[B, V, V], V]) -> Callable[[B, V], Pair]:
    def apply(b: B, source: V) -> Pair:
        old = b.exec()
        new = logic(b, source, old)
        b.set_state(state.EXEC, new)
        return old, new.ne(0)

    return apply


def _write_exec(logic: Callable[[B, V, V], V]) -> Callable[[B, V], Pair]:
    def apply(b: B, source: V) -> Pair:
        new = logic(b, source, b.exec())
        b.set_state(state.EXEC, new)
        return new, new.ne(0)

    return apply


for _name, _logic in _LOGIC.items():
    for _w in (32, 64):
        sop2(
            f"s_{_name}_b{_w}",
            f"b{_w}, scc <- b{_w}, b{_w}",
            lambda b, x, y, f=_logic: _nonzero(b, f(b, x, y)),
        )
    sop1(f"s_{_name}_saveexec_b64", "b64, scc <- b64", _saveexec(_logic))
sop1("s_andn1_saveexec_b64", "b64, scc <- b64", _saveexec(lambda b, x, y: ~x & y))
sop1("s_orn1_saveexec_b64", "b64, scc <- b64", _saveexec(lambda b, x, y: ~x | y))
sop1("s_andn1_wrexec_b64", "b64, scc <- b64", _write_exec(lambda b, x, y: ~x & y))
sop1("s_andn2_wrexec_b64", "b64, scc <- b64", _write_exec(lambda b, x, y: x & ~y))


def _bitfield(b: B, x: V, control: V, signed: bool) -> Pair:
    wide = x.ty == "i64"
    offset = (control & (63 if wide else 31)).zext(x.ty)
    width = ((control >> 16) & 127).zext(x.ty)
    bits = 64 if wide else 32
    width = b.select(width.cmp("ugt", bits), bits, width)
    shifted = x.ashr(offset) if signed else x >> offset
    # A field that reaches past the top ends there.
    room = b.const(x.ty, bits) - offset
    width = b.select(width.cmp("ult", room), width, room)
    up = b.const(x.ty, bits) - width
    safe = up & (bits - 1)
    left = shifted << safe
    field = left.ashr(safe) if signed else left >> safe
    return _nonzero(b, b.select(width.eq(0), 0, field))


for _w, _ty in ((32, "i32"), (64, "i64")):
    sop2(f"s_lshl_b{_w}", f"b{_w}, scc <- b{_w}, u32", lambda b, x, n, t=_ty: _nonzero(b, x << _shift(b, n, t)))
    sop2(f"s_lshr_b{_w}", f"b{_w}, scc <- b{_w}, u32", lambda b, x, n, t=_ty: _nonzero(b, x >> _shift(b, n, t)))
    sop2(f"s_ashr_i{_w}", f"i{_w}, scc <- i{_w}, u32", lambda b, x, n, t=_ty: _nonzero(b, x.ashr(_shift(b, n, t))))
    sop2(f"s_bfe_u{_w}", f"u{_w}, scc <- u{_w}, u32", lambda b, x, c: _bitfield(b, x, c, signed=False))
    sop2(f"s_bfe_i{_w}", f"i{_w}, scc <- i{_w}, u32", lambda b, x, c: _bitfield(b, x, c, signed=True))
    sop2(f"s_cselect_b{_w}", f"b{_w} <- b{_w}, b{_w}, scc", lambda b, x, y, c: b.select(c, x, y))
    sop2(
        f"s_bfm_b{_w}",
        f"b{_w} <- u32, u32",
        lambda b, n, o, t=_ty: ((b.const(t, 1) << _shift(b, n, t)) - 1) << _shift(b, o, t),
    )


def _pack(first: int, second: int) -> Callable[[B, V, V], V]:
    def pack(b: B, x: V, y: V) -> V:
        low = x >> 16 if first else x & 0xFFFF
        high = y & 0xFFFF0000 if second else y << 16
        return low | high

    return pack


sop2("s_pack_ll_b32_b16", "b32 <- b32, b32", _pack(0, 0))
sop2("s_pack_lh_b32_b16", "b32 <- b32, b32", _pack(0, 1))
sop2("s_pack_hh_b32_b16", "b32 <- b32, b32", _pack(1, 1))

# ---- SOP1

for _w in (32, 64):
    sop1(f"s_mov_b{_w}", f"b{_w} <- b{_w}", lambda b, x: x)
    sop1(f"s_not_b{_w}", f"b{_w}, scc <- b{_w}", lambda b, x: _nonzero(b, ~x))
    sop1(f"s_brev_b{_w}", f"b{_w} <- b{_w}", lambda b, x: b.intrinsic("bitreverse", x))
    sop1(
        f"s_bcnt1_i32_b{_w}",
        f"i32, scc <- b{_w}",
        lambda b, x: _nonzero(b, _narrow(b.intrinsic("ctpop", x))),
    )
    sop1(
        f"s_bcnt0_i32_b{_w}",
        f"i32, scc <- b{_w}",
        lambda b, x: _nonzero(b, _narrow(b.intrinsic("ctpop", ~x))),
    )
    sop1(f"s_ff1_i32_b{_w}", f"i32 <- b{_w}", lambda b, x: b.select(x.eq(0), -1, _narrow(b.cttz(x))))
    sop1(f"s_ff0_i32_b{_w}", f"i32 <- b{_w}", lambda b, x: b.select(x.eq(-1), -1, _narrow(b.cttz(~x))))
    sop1(f"s_flbit_i32_b{_w}", f"i32 <- b{_w}", lambda b, x: b.select(x.eq(0), -1, _narrow(b.ctlz(x))))
    sop1(f"s_wqm_b{_w}", f"b{_w}, scc <- b{_w}", lambda b, x: _nonzero(b, _whole_quads(b, x)))
    sop1(
        f"s_bitset0_b{_w}",
        f"b{_w} <- u32, b{_w}",
        lambda b, n, x: x & ~(b.const(x.ty, 1) << _shift(b, n, x.ty)),
        tied=True,
    )
    sop1(
        f"s_bitset1_b{_w}",
        f"b{_w} <- u32, b{_w}",
        lambda b, n, x: x | (b.const(x.ty, 1) << _shift(b, n, x.ty)),
        tied=True,
    )
    sop1(f"s_cmov_b{_w}", f"b{_w} <- b{_w}, b{_w}, scc", lambda b, x, old, c: b.select(c, x, old), tied=True)
    sop1(
        f"s_flbit_i32{'_i64' if _w == 64 else ''}",
        f"i32 <- i{_w}",
        lambda b, x: _sign_length(b, x),
    )


def _narrow(value: V) -> V:
    return value.trunc("i32") if value.ty == "i64" else value


def _whole_quads(b: B, x: V) -> V:
    ones = 0x1111111111111111 if x.ty == "i64" else 0x11111111
    any_of = (x | (x >> 1) | (x >> 2) | (x >> 3)) & ones
    return any_of * 15


def _sign_length(b: B, x: V) -> V:
    """Position, from the top, of the first bit that differs from the sign; -1 if none does."""
    other = x ^ x.ashr(63 if x.ty == "i64" else 31)
    return b.select(other.eq(0), -1, _narrow(b.ctlz(other)))


sop1("s_sext_i32_i8", "i32 <- b32", lambda b, x: (x << 24).ashr(24))
sop1("s_sext_i32_i16", "i32 <- b32", lambda b, x: (x << 16).ashr(16))
sop1("s_abs_i32", "i32, scc <- i32", lambda b, x: _nonzero(b, b.intrinsic("abs", x, b.const("i1", 0))))


def _replicate(b: B, x: V) -> V:
    wide = x.zext("i64")
    for shift, keep in ((16, 0x0000FFFF0000FFFF), (8, 0x00FF00FF00FF00FF), (4, 0x0F0F0F0F0F0F0F0F),
                        (2, 0x3333333333333333), (1, 0x5555555555555555)):  # fmt: skip
        wide = (wide | (wide << shift)) & keep
    return wide | (wide << 1)


def _quad_mask(b: B, x: V) -> Pair:
    wide = x if x.ty == "i64" else x.zext("i64")
    wide = (wide | (wide >> 1) | (wide >> 2) | (wide >> 3)) & 0x1111111111111111
    for shift, keep in ((3, 0x0303030303030303), (6, 0x000F000F000F000F), (12, 0x000000FF000000FF), (24, 0xFFFF)):
        wide = (wide | (wide >> shift)) & keep
    return _nonzero(b, wide.trunc(x.ty) if x.ty != "i64" else wide)


sop1("s_bitreplicate_b64_b32", "b64 <- b32", _replicate)
sop1("s_quadmask_b32", "b32, scc <- b32", _quad_mask)
sop1("s_quadmask_b64", "b64, scc <- b64", _quad_mask)

# ---- SOPC and SOPK

_ORDER = {"eq": "eq", "lg": "ne", "gt": "gt", "ge": "ge", "lt": "lt", "le": "le"}
for _name, _predicate in _ORDER.items():
    for _sign in "iu":
        _full = _predicate if _predicate in ("eq", "ne") else ("s" if _sign == "i" else "u") + _predicate
        sopc(f"s_cmp_{_name}_{_sign}32", f"scc <- {_sign}32, {_sign}32", lambda b, x, y, p=_full: x.cmp(p, y))
        sopk(f"s_cmpk_{_name}_{_sign}32", f"scc <- {_sign}32, {_sign}32", lambda b, x, y, p=_full: x.cmp(p, y))
sopc("s_cmp_eq_u64", "scc <- u64, u64", lambda b, x, y: x.eq(y))
sopc("s_cmp_lg_u64", "scc <- u64, u64", lambda b, x, y: x.ne(y))
for _w, _ty in ((32, "i32"), (64, "i64")):
    sopc(f"s_bitcmp0_b{_w}", f"scc <- b{_w}, u32", lambda b, x, n, t=_ty: ((x >> _shift(b, n, t)) & 1).eq(0))
    sopc(f"s_bitcmp1_b{_w}", f"scc <- b{_w}, u32", lambda b, x, n, t=_ty: ((x >> _shift(b, n, t)) & 1).ne(0))

sopk("s_movk_i32", "i32 <- i32", lambda b, x: x)
sopk("s_cmovk_i32", "i32 <- i32, i32, scc", lambda b, x, old, c: b.select(c, x, old), tied=True)
sopk("s_addk_i32", "i32, scc <- i32, i32", lambda b, x, old: _signed_overflow(b, x, old), tied=True)
sopk("s_mulk_i32", "i32 <- i32, i32", lambda b, x, old: x * old, tied=True)
