"""VOP1, VOP2 and VOP3: integer and bitwise vector instructions."""

from __future__ import annotations

from collections.abc import Callable

from mdr.emulator import valu
from mdr.emulator.forms import FormBuilder as B
from mdr.emulator.ir import Value as V
from mdr.emulator.ir import bits_of
from mdr.emulator.registry import CHIPS, family
from mdr.emulator.semantics.wide import Dwords, into, selected, wide

vop1 = family("VOP1", valu.emit)
vop2 = family("VOP2", valu.emit)
vop3 = family("VOP3", valu.emit)

# ---- moves and bit operations

vop1(("v_mov_b32", "v_accvgpr_mov_b32"), "b32 <- b32", lambda b, x: x)
vop3(("v_accvgpr_read_b32", "v_accvgpr_write_b32"), "b32 <- b32", lambda b, x: x)
vop1("v_mov_b64", "b64 <- b64", lambda b, x: x, chips=("gfx942", "gfx950"))
vop1("v_nop", "", None, drop=True)
vop1("v_clrexcp", "", None, drop=True, exact="no effect: exceptions are not modelled")
vop1("v_not_b32", "b32 <- b32", lambda b, x: ~x)
vop1("v_bfrev_b32", "b32 <- b32", lambda b, x: b.intrinsic("bitreverse", x))
vop1("v_ffbh_u32", "u32 <- u32", lambda b, x: b.select(x.eq(0), -1, b.ctlz(x)))
vop1("v_ffbl_b32", "u32 <- b32", lambda b, x: b.select(x.eq(0), -1, b.cttz(x)))
vop1(
    "v_ffbh_i32",
    "u32 <- i32",
    lambda b, x: b.select((x ^ x.ashr(31)).eq(0), -1, b.ctlz(x ^ x.ashr(31))),
)
vop2("v_cndmask_b32", "b32 <- b32, b32, mask", lambda b, x, y, m: b.select(m, y, x))
vop2("v_and_b32", "b32 <- b32, b32", lambda b, x, y: x & y)
vop2("v_or_b32", "b32 <- b32, b32", lambda b, x, y: x | y)
vop2("v_xor_b32", "b32 <- b32, b32", lambda b, x, y: x ^ y)
vop2("v_xnor_b32", "b32 <- b32, b32", lambda b, x, y: ~(x ^ y))
vop3("v_bfi_b32", "b32 <- b32, b32, b32", lambda b, m, x, y: (m & x) | (~m & y))
vop3("v_and_or_b32", "b32 <- b32, b32, b32", lambda b, x, y, z: (x & y) | z)
vop3("v_or3_b32", "b32 <- b32, b32, b32", lambda b, x, y, z: x | y | z)
vop3("v_bcnt_u32_b32", "u32 <- b32, u32", lambda b, x, y: b.intrinsic("ctpop", x) + y)
vop3(
    "v_bfm_b32",
    "b32 <- u32, u32",
    lambda b, n, o: ((b.const("i32", 1, n.lanes) << (n & 31)) - 1) << (o & 31),
)


def _bitop3(b: B, x: V, y: V, z: V) -> V:
    """Any bitwise function of three inputs: bit ``4x + 2y + z`` of the table."""
    table = int(b.flags.get("bitop3", "0"), 0)
    result = x ^ x
    for row in range(8):
        if table >> row & 1:
            term = (x if row & 4 else ~x) & (y if row & 2 else ~y) & (z if row & 1 else ~z)
            result = result | term
    return result


vop3("v_bitop3_b32", "b32 <- b32, b32, b32", _bitop3, chips=("gfx950",))
vop3("v_bitop3_b16", "b16 <- b16, b16, b16", _bitop3, chips=("gfx950",))


def _field(b: B, x: V, offset: V, width: V, signed: bool) -> V:
    offset, width = offset & 31, width & 31
    shifted = x.ashr(offset) if signed else x >> offset
    if not signed:
        return shifted & ((b.const("i32", 1, width.lanes) << width) - 1)
    # The field may reach past bit 31: what is there is sign already.
    up = b.select(width.eq(0), 0, b.const("i32", 32, width.lanes) - width) & 31
    return b.select(width.eq(0), 0, (shifted << up).ashr(up))


vop3("v_bfe_u32", "u32 <- u32, u32, u32", lambda b, x, o, w: _field(b, x, o, w, signed=False))
vop3("v_bfe_i32", "i32 <- i32, u32, u32", lambda b, x, o, w: _field(b, x, o, w, signed=True))

# ---- shifts


def _left(b: B, x: V, n: V) -> V:
    return x << (n & (63 if x.ty == "i64" else 31 if x.ty == "i32" else 15))


def _right(b: B, x: V, n: V) -> V:
    return x >> (n & (63 if x.ty == "i64" else 31 if x.ty == "i32" else 15))


def _arithmetic(b: B, x: V, n: V) -> V:
    return x.ashr(n & (63 if x.ty == "i64" else 31 if x.ty == "i32" else 15))


vop2("v_lshlrev_b32", "b32 <- u32, b32", lambda b, n, x: _left(b, x, n))
vop2("v_lshrrev_b32", "b32 <- u32, b32", lambda b, n, x: _right(b, x, n))
vop2("v_ashrrev_i32", "i32 <- u32, i32", lambda b, n, x: _arithmetic(b, x, n))
vop3("v_lshlrev_b64", "b64 <- u32, b64", lambda b, n, x: _left(b, x, n.zext("i64")))
vop3("v_lshrrev_b64", "b64 <- u32, b64", lambda b, n, x: _right(b, x, n.zext("i64")))
vop3("v_ashrrev_i64", "i64 <- u32, i64", lambda b, n, x: _arithmetic(b, x, n.zext("i64")))
vop3("v_lshl_add_u32", "u32 <- u32, u32, u32", lambda b, x, n, y: _left(b, x, n) + y)
vop3(
    "v_lshl_add_u64",
    "u64 <- u64, u32, u64",
    lambda b, x, n, y: (x << (n & 7).zext("i64")) + y,
    chips=("gfx942", "gfx950"),
)
vop3("v_lshl_or_b32", "b32 <- b32, u32, b32", lambda b, x, n, y: _left(b, x, n) | y)
vop3("v_add_lshl_u32", "u32 <- u32, u32, u32", lambda b, x, y, n: _left(b, x + y, n))
vop3("v_xad_u32", "u32 <- u32, u32, u32", lambda b, x, y, z: (x ^ y) + z)
vop3(
    "v_alignbit_b32",
    "b32 <- b32, b32, u32",
    lambda b, hi, lo, n: _funnel(b, hi, lo, n & 31),
)
vop3(
    "v_alignbyte_b32",
    "b32 <- b32, b32, u32",
    lambda b, hi, lo, n: _funnel(b, hi, lo, (n & 3) << 3),
)


def _funnel(b: B, high: V, low: V, count: V) -> V:
    return b.intrinsic("fshr", high, low, count)


def _perm(b: B, x: V, y: V, selector: V) -> V:
    """Pick four bytes out of the eight of (x, y); selectors from 8 on give signs, zero or ones."""
    wide = (x.zext("i64") << 32) | y.zext("i64")
    result = None
    for k in range(4):
        sel = (selector >> (8 * k)) & 0xFF
        byte = (wide >> ((sel & 7) << 3).zext("i64")).trunc("i32") & 0xFF
        # 8 to 11: the sign of bytes 1, 3, 5, 7; 12: 0; above: 0xff.
        sign_at = (((sel & 3) << 4) + 15).zext("i64")
        sign = b.select(((wide >> sign_at) & 1).ne(0), 0xFF, b.const("i32", 0, x.lanes or sel.lanes))
        byte = b.select(sel.cmp("ugt", 7), sign, byte)
        byte = b.select(sel.eq(12), 0, byte)
        byte = b.select(sel.cmp("ugt", 12), 0xFF, byte)
        part = byte << (8 * k)
        result = part if result is None else result | part
    assert result is not None
    return result


vop3("v_perm_b32", "b32 <- b32, b32, b32", _perm)

# ---- addition, subtraction and carries


def _clamp_add(b: B, x: V, y: V, signed: bool) -> V:
    if "clamp" in b.flags:
        return b.intrinsic("sadd.sat" if signed else "uadd.sat", x, y)
    return x + y


def _clamp_sub(b: B, x: V, y: V, signed: bool) -> V:
    if "clamp" in b.flags:
        return b.intrinsic("ssub.sat" if signed else "usub.sat", x, y)
    return x - y


def saturating(compute: Callable[..., V], signed: bool, bits: int = 0) -> Callable[..., V]:
    """With clamp the exact result limited to ``bits`` (those of the first source if 0), else the usual one."""

    def apply(b: B, *args: V) -> V:
        if "clamp" not in b.flags:
            return compute(b, *args)
        width = bits or bits_of(args[0].ty)
        low, top = (-(1 << (width - 1)), (1 << (width - 1)) - 1) if signed else (0, (1 << width) - 1)
        exact = compute(b, *[a.sext("i64") if signed else a.zext("i64") for a in args])
        exact = b.select(exact.cmp("sgt", top), top, exact)
        return b.select(exact.cmp("slt", low), low, exact).trunc(f"i{width}")

    return apply


for _name, _ty, _signed in (("u32", "u32", False), ("i32", "i32", True), ("u16", "u16", False), ("i16", "i16", True)):
    _t = f"{_ty} <- {_ty}, {_ty}"
    _op = vop2 if _name in ("u32", "u16") else vop3
    _op(f"v_add_{_name}", _t, lambda b, x, y, s=_signed: _clamp_add(b, x, y, s))
    _op(f"v_sub_{_name}", _t, lambda b, x, y, s=_signed: _clamp_sub(b, x, y, s))
    if not _signed:
        _op(f"v_subrev_{_name}", _t, lambda b, x, y, s=_signed: _clamp_sub(b, y, x, s))
vop3("v_add3_u32", "u32 <- u32, u32, u32", lambda b, x, y, z: x + y + z)

Carry = tuple[V, V]


def _add_carry(b: B, x: V, y: V, carry: V | None = None) -> Carry:
    total = x + y
    out = total.cmp("ult", x.splat(total.lanes))
    if carry is not None:
        more = total + carry.zext("i32")
        out = out | more.cmp("ult", total)
        total = more
    if "clamp" in b.flags:
        total = b.select(out, -1, total)
    return total, out


def _sub_borrow(b: B, x: V, y: V, borrow: V | None = None) -> Carry:
    x, y = b.match(x, y)
    total = x - y
    out = x.cmp("ult", y)
    if borrow is not None:
        taken = borrow.zext("i32")
        out = out | total.cmp("ult", taken)
        total = total - taken
    if "clamp" in b.flags:
        total = b.select(out, 0, total)
    return total, out


vop2("v_add_co_u32", "u32, mask <- u32, u32", _add_carry)
vop2("v_sub_co_u32", "u32, mask <- u32, u32", _sub_borrow)
vop2("v_subrev_co_u32", "u32, mask <- u32, u32", lambda b, x, y: _sub_borrow(b, y, x))
vop2("v_addc_co_u32", "u32, mask <- u32, u32, mask", _add_carry)
vop2("v_subb_co_u32", "u32, mask <- u32, u32, mask", _sub_borrow)
vop2("v_subbrev_co_u32", "u32, mask <- u32, u32, mask", lambda b, x, y, c: _sub_borrow(b, y, x, c))

# ---- multiplication


def _high(b: B, x: V, y: V, signed: bool) -> V:
    wide = x.sext("i64") * y.sext("i64") if signed else x.zext("i64") * y.zext("i64")
    return (wide >> 32).trunc("i32")


vop3("v_mul_lo_u32", "u32 <- u32, u32", lambda b, x, y: x * y)
vop3("v_mul_hi_u32", "u32 <- u32, u32", lambda b, x, y: _high(b, x, y, signed=False))
vop3("v_mul_hi_i32", "i32 <- i32, i32", lambda b, x, y: _high(b, x, y, signed=True))
vop2("v_mul_u32_u24", "u32 <- u24, u24", lambda b, x, y: x * y, clamp=False)
vop2("v_mul_i32_i24", "i32 <- i24, i24", lambda b, x, y: x * y, clamp=False)
vop2("v_mul_hi_u32_u24", "u32 <- u24, u24", lambda b, x, y: _high(b, x, y, signed=False))
vop2("v_mul_hi_i32_i24", "i32 <- i24, i24", lambda b, x, y: _high(b, x, y, signed=True))


def multiply_add(b: B, x: V, y: V, z: V) -> V:
    return x * y + z


vop3("v_mad_u32_u24", "u32 <- u24, u24, u32", saturating(multiply_add, False, 32))
vop3("v_mad_i32_i24", "i32 <- i24, i24, i32", saturating(multiply_add, True, 32))
vop2("v_mul_lo_u16", "u16 <- u16, u16", saturating(lambda b, x, y: x * y, False))
for _ty in ("u16", "i16"):
    _fn = saturating(multiply_add, _ty == "i16")
    vop3(f"v_mad_{_ty}", f"{_ty} <- {_ty}, {_ty}, {_ty}", _fn, keep_half=True)
    vop3(f"v_mad_legacy_{_ty}", f"{_ty} <- {_ty}, {_ty}, {_ty}", _fn)
vop3(
    "v_mad_u32_u16",
    "u32 <- u16, u16, u32",
    saturating(lambda b, x, y, z: x.zext(z.ty) * y.zext(z.ty) + z, False, 32),
)
vop3(
    "v_mad_i32_i16",
    "i32 <- i16, i16, i32",
    saturating(lambda b, x, y, z: x.sext(z.ty) * y.sext(z.ty) + z, True, 32),
)


def _mad64(b: B, x: V, y: V, z: V, signed: bool) -> Carry:
    product = x.sext("i64") * y.sext("i64") if signed else x.zext("i64") * y.zext("i64")
    total = product + z
    total, z = b.match(total, z)
    if not signed:
        carry = total.cmp("ult", z)
        return (b.select(carry, -1, total) if "clamp" in b.flags else total), carry
    # The manuals' carry out of a signed sum is bit 64 of it: the sign that the result would have if it did not wrap.
    overflow = ~(product ^ z) & (product ^ total)
    carry = (total ^ overflow).cmp("slt", 0)
    if "clamp" in b.flags:
        limit = b.select(carry, -(1 << 63), b.const("i64", (1 << 63) - 1, total.lanes))
        total = b.select(overflow.cmp("slt", 0), limit, total)
    return total, carry


vop3("v_mad_u64_u32", "u64, mask <- u32, u32, u64", lambda b, x, y, z: _mad64(b, x, y, z, False))
vop3("v_mad_i64_i32", "i64, mask <- i32, i32, i64", lambda b, x, y, z: _mad64(b, x, y, z, True))

# ---- minimum, maximum and median


def _pick(predicate: str) -> Callable[[B, V, V], V]:
    return lambda b, x, y: b.select(x.cmp(predicate, y), x, y)


def _three(pick: Callable[[B, V, V], V]) -> Callable[[B, V, V, V], V]:
    return lambda b, x, y, z: pick(b, pick(b, x, y), z)


def _median(low: Callable[[B, V, V], V], high: Callable[[B, V, V], V]) -> Callable[[B, V, V, V], V]:
    return lambda b, x, y, z: high(b, low(b, x, y), low(b, high(b, x, y), z))


for _ty, _lt, _gt in (("i32", "slt", "sgt"), ("u32", "ult", "ugt"), ("i16", "slt", "sgt"), ("u16", "ult", "ugt")):
    _min, _max = _pick(_lt), _pick(_gt)
    vop2(f"v_min_{_ty}", f"{_ty} <- {_ty}, {_ty}", _min)
    vop2(f"v_max_{_ty}", f"{_ty} <- {_ty}, {_ty}", _max)
    vop3(f"v_min3_{_ty}", f"{_ty} <- {_ty}, {_ty}, {_ty}", _three(_min))
    vop3(f"v_max3_{_ty}", f"{_ty} <- {_ty}, {_ty}, {_ty}", _three(_max))
    vop3(f"v_med3_{_ty}", f"{_ty} <- {_ty}, {_ty}, {_ty}", _median(_min, _max))

# ---- 16-bit shifts

vop2("v_lshlrev_b16", "b16 <- u16, b16", lambda b, n, x: _left(b, x, n))
vop2("v_lshrrev_b16", "b16 <- u16, b16", lambda b, n, x: _right(b, x, n))
vop2("v_ashrrev_i16", "i16 <- u16, i16", lambda b, n, x: _arithmetic(b, x, n))

# ---- sums of absolute differences


def _sad_bytes(b: B, x: V, y: V, z: V, skip_zero: bool = False) -> V:
    total = None
    for k in range(4):
        p, q = (x >> (8 * k)) & 0xFF, (y >> (8 * k)) & 0xFF
        difference = b.intrinsic("abs", p - q, b.const("i1", 0))
        if skip_zero:
            difference = b.select(q.eq(0), 0, difference)
        total = difference if total is None else total + difference
    assert total is not None
    return _clamp_add(b, total, z, signed=False)


def _absolute(b: B, x: V, y: V) -> V:
    x, y = b.match(x, y)
    return b.select(x.cmp("ugt", y), x - y, y - x)


vop3("v_sad_u8", "u32 <- u32, u32, u32", _sad_bytes)
vop3("v_msad_u8", "u32 <- u32, u32, u32", lambda b, x, y, z: _sad_bytes(b, x, y, z, skip_zero=True))
vop3(
    "v_sad_hi_u8", "u32 <- u32, u32, u32", lambda b, x, y, z: _clamp_add(b, _sad_bytes(b, x, y, x ^ x) << 16, z, False)
)
vop3("v_sad_u32", "u32 <- u32, u32, u32", lambda b, x, y, z: _clamp_add(b, _absolute(b, x, y), z, False))
vop3(
    "v_sad_u16",
    "u32 <- u32, u32, u32",
    lambda b, x, y, z: _clamp_add(b, _absolute(b, x & 0xFFFF, y & 0xFFFF) + _absolute(b, x >> 16, y >> 16), z, False),
)


def _sad_quads(b: B, x: V, y: V, z: V, skip_zero: bool) -> V:
    """Four sums in 16 bits each: of the four bytes of ``x`` from byte 0, 1, 2 and 3 on against those of ``y``."""
    total = z ^ z
    for k in range(4):
        start = (z >> (16 * k)).trunc("i32") & 0xFFFF
        one = _sad_bytes(b, (x >> (8 * k)).trunc("i32"), y, start, skip_zero)
        one = b.select(one.cmp("ugt", 0xFFFF), 0xFFFF, one) if "clamp" in b.flags else one & 0xFFFF
        total = total | (one.zext("i64") << (16 * k))
    return total


vop3("v_qsad_pk_u16_u8", "u64 <- u64, u32, u64", lambda b, x, y, z: _sad_quads(b, x, y, z, False))
vop3("v_mqsad_pk_u16_u8", "u64 <- u64, u32, u64", lambda b, x, y, z: _sad_quads(b, x, y, z, True))


def _four_sums(b: B, x: Dwords, y: V, z: Dwords) -> Dwords:
    """Four masked sums in 32 bits each: of the four bytes of ``x`` from byte 0, 1, 2 and 3 on against those of ``y``."""
    windows = [x[0]] + [_funnel(b, x[1], x[0], b.const("i32", 8 * k, b.lanes)) for k in range(1, 4)]
    return [_sad_bytes(b, window, y, start, skip_zero=True) for window, start in zip(windows, z, strict=True)]


wide("v_mqsad_u32_u8", (4, 2, 1, 4), ("b32", "u32", "b32"), _four_sums, chips=CHIPS)


def _lerp(b: B, x: V, y: V, z: V) -> V:
    """Averages of bytes, rounded up where the lowest bit of z's byte is set."""
    total = z & 0
    for k in range(0, 32, 8):
        total = total | (((((x >> k) & 0xFF) + ((y >> k) & 0xFF) + ((z >> k) & 1)) >> 1) << k)
    return total


vop3("v_lerp_u8", "u32 <- u32, u32, u32", _lerp)

# ---- saturating packs and dot products of bytes


def _shifted_bytes(low: int, high: int) -> Callable[..., V]:
    """Two shifted values limited to a byte each, in one half of the register."""

    def pack(b: B, x: V, y: V, n: V, old: V) -> V:
        parts = []
        for value in (x, y):
            moved = value.splat(b.lanes).ashr((n & 31).splat(b.lanes))
            limited = b.select(moved.cmp("slt", low), low, moved)
            parts.append(b.select(limited.cmp("sgt", high), high, limited) & 0xFF)
        return into(old, parts[0] | (parts[1] << 8), 16 * (selected(b)[-1:] == [True]), 16)

    return pack


for _name, _low, _high_limit in (("i8", -128, 127), ("u8", 0, 255)):
    wide(f"v_ashr_pk_{_name}_i32", (1, 1, 1, 1, 1), ("i32", "i32", "u32", "b32"), _shifted_bytes(_low, _high_limit),
         chips=("gfx950",), tied=True)  # fmt: skip


def _saturate_i16(b: B, value: V) -> V:
    low = b.select(value.cmp("slt", -0x8000), -0x8000, value)
    return b.select(low.cmp("sgt", 0x7FFF), 0x7FFF, low) & 0xFFFF


def _saturate_u16(b: B, value: V) -> V:
    return b.select(value.cmp("ugt", 0xFFFF), 0xFFFF, value)


vop3("v_cvt_pk_i16_i32", "b32 <- i32, i32", lambda b, x, y: _saturate_i16(b, x) | (_saturate_i16(b, y) << 16))
vop3("v_cvt_pk_u16_u32", "b32 <- u32, u32", lambda b, x, y: _saturate_u16(b, x) | (_saturate_u16(b, y) << 16))
vop1("v_sat_pk_u8_i16", "b32 <- b32", lambda b, x: _saturated_byte(b, x << 16) | (_saturated_byte(b, x) << 8))


def _saturated_byte(b: B, x: V) -> V:
    value = x.ashr(16)
    low = b.select(value.cmp("slt", 0), 0, value)
    return b.select(low.cmp("sgt", 255), 255, low)


def _dot_bytes(b: B, x: V, y: V, z: V, bits: int, signed: bool) -> V:
    total = z.sext("i64") if signed else z.zext("i64")
    for k in range(32 // bits):
        up = 32 - bits * (k + 1)
        parts = []
        for v in (x, y):
            moved = v << up if up else v
            parts.append(moved.ashr(32 - bits) if signed else moved >> (32 - bits))
        product = parts[0] * parts[1]
        total = total + (product.sext("i64") if signed else product.zext("i64"))
    if "clamp" in b.flags:
        top, bottom = (0x7FFFFFFF, -0x80000000) if signed else (0xFFFFFFFF, 0)
        if signed:
            total = b.select(total.cmp("slt", bottom), bottom, total)
            total = b.select(total.cmp("sgt", top), top, total)
        else:
            total = b.select(total.cmp("ugt", top), top, total)
    return total.trunc("i32")


for _bits, _stem in ((16, "dot2"), (8, "dot4"), (4, "dot8")):
    _ty = {16: "i16", 8: "i8", 4: "i4"}[_bits]
    vop3(f"v_{_stem}_i32_{_ty}", "i32 <- b32, b32, i32", lambda b, x, y, z, n=_bits: _dot_bytes(b, x, y, z, n, True))
    vop3(
        f"v_{_stem}_u32_{_ty.replace('i', 'u')}",
        "u32 <- b32, b32, u32",
        lambda b, x, y, z, n=_bits: _dot_bytes(b, x, y, z, n, False),
    )
for _stem, _bits in (("dot2c_i32_i16", 16), ("dot4c_i32_i8", 8), ("dot8c_i32_i4", 4)):
    vop2(
        f"v_{_stem}",
        "i32 <- b32, b32, i32",
        lambda b, x, y, z, n=_bits: _dot_bytes(b, x, y, z, n, True),
        tied=True,
    )
