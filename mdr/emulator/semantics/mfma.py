"""MFMA: matrix multiply-accumulate over a wave, all shapes and types.

Layout (checked against numpy in the tests, where the hardware's documentation and composable_kernel agree): with
``groups = 64 / M`` lane ``l`` holds row (or column) ``l % M`` of A (or B); with one block its elements are
``k = per_lane * (l / M) + j``, with several blocks ``l / M`` is the block. Result register ``r`` of lane ``l``:
column ``l % N``; row ``8 * (r / 4) + 4 * (l / 32) + r % 4`` for 32x32, ``4 * (l / 16) + r`` for 16x16, ``r`` for 4x4.
Products are accumulated one after another with fused multiply-adds in ascending k.
"""

from __future__ import annotations

from dataclasses import dataclass

from mdr.emulator import state
from mdr.emulator.forms import FormBuilder as B
from mdr.emulator.ir import Value as V
from mdr.emulator.registry import Op, register
from mdr.emulator.semantics.floats import power_of_two
from mdr.emulator.semantics.small_floats import (
    BF8,
    BF8_FNUZ,
    FORMATS,
    FP8,
    FP8_FNUZ,
    Minifloat,
    decode_minifloat,
)
from mdr.emulator.semantics.vop3p import bits


@dataclass(frozen=True)
class Shape:
    """``m`` x ``m`` results, ``k`` summed, ``blocks`` independent matrices."""

    m: int
    k: int
    blocks: int

    @property
    def per_lane(self) -> int:
        """Elements of A that a lane holds."""
        return self.m * self.k * self.blocks // 64

    @property
    def registers(self) -> int:
        """Results that a lane holds."""
        return self.m * self.m * self.blocks // 64


def _element(b: B, place: V, j: int, kind: str | Minifloat) -> V:
    """Element ``j`` of each lane of a chunk; ``place`` is the chunk in the operand's first register."""

    def dword(n: int) -> V:
        return b.load(b.at(place, n * state.VGPR_BYTES), "i32", b.lanes, align=4 * b.lanes)

    if kind == "f32":
        return dword(j).bitcast("float")
    if kind == "xf32":
        raw = dword(j)
        return ((raw + 0xFFF + ((raw >> 13) & 1)) & 0xFFFFE000).bitcast("float")
    if kind == "f64":
        return (dword(2 * j).zext("i64") | (dword(2 * j + 1).zext("i64") << 32)).bitcast("double")
    if kind in ("f16", "bf16"):
        word = dword(j // 2)
        if kind == "bf16":
            return (word & 0xFFFF0000 if j & 1 else word << 16).bitcast("float")
        return (word >> 16 if j & 1 else word).trunc("i16").bitcast("half").cast("fpext", "float")
    if kind == "i8":
        return (dword(j // 4) << (24 - 8 * (j % 4))).ashr(24)
    assert isinstance(kind, Minifloat)
    first = kind.bits * j
    word, shift = dword(first // 32), first % 32
    raw = word >> shift if shift else word
    if shift + kind.bits > 32:
        raw = raw | (dword(first // 32 + 1) << (32 - shift))
    return decode_minifloat(b, raw, kind)


def unpack(b: B, position: int, kind: str | Minifloat, shape: Shape, scale: V | None = None, negate: bool = False) -> V:
    """Write an operand's elements, converted, as ``[j][lane]`` to the stack; return where."""
    size = 8 if kind == "f64" else 4
    area = b.make("ptr", 0, f"alloca [{shape.per_lane * 64 * size} x i8], align 64")
    source = b.register(position)

    def body(offset: V, carried: list[V]) -> list[V]:
        factor = None
        if scale is not None:
            factor = b.load(b.at(scale, offset), "float", b.lanes, align=4)
        for j in range(shape.per_lane):
            value = _element(b, b.at(source, offset), j, kind)
            if factor is not None:
                value = value * factor
            if negate:
                value = -value
            to = b.at(area, (offset << 1 if size == 8 else offset) + 64 * size * j)
            b.store(value, to, align=4)
        return []

    b.chunks([], body)
    return area


def _scales(b: B, position: int, byte: int) -> V:
    """Each lane's scale ``2**(e - 127)`` from one byte of a register, as floats on the stack."""
    area = b.make("ptr", 0, "alloca [256 x i8], align 64")
    scalar = b.form.operands[position].kind != "v"
    fixed = b.scalar(position, "b32").splat(b.lanes) if scalar else None
    source = None if scalar else b.register(position)

    def body(offset: V, carried: list[V]) -> list[V]:
        if fixed is not None:
            raw = fixed
        else:
            assert source is not None
            raw = b.load(b.at(source, offset), "i32", b.lanes, align=4 * b.lanes)
        exponent = (raw >> (8 * byte)) & 0xFF
        value = power_of_two(b, exponent - 127, "double").cast("fptrunc", "float")
        value = b.select(exponent.eq(255), b.const("i32", 0x7FC00000, b.lanes).bitcast("float"), value)
        b.store(value, b.at(area, offset), align=4)
        return []

    b.chunks([], body)
    return area


def _emit(b: B) -> None:
    shape: Shape = b.op.flags["shape"]
    # gfx942 has the 8-bit formats without negative zero and infinity, gfx950 those of the OCP standard.
    kinds: tuple[str | Minifloat, str | Minifloat] = b.op.flags["fnuz" if "fnuz" in b.flags else "kinds"]
    cbsz, blgp = int(b.flags.get("cbsz", "0")), int(b.flags.get("blgp", "0"))
    abid = int(b.flags.get("abid", "0"))
    scales: list[V | None] = [None, None]
    negate = [False, False, False]
    if b.op.flags.get("formats"):
        kinds = (FORMATS[cbsz], FORMATS[blgp])
        cbsz = blgp = 0
        if b.op.flags.get("scaled"):
            low, high = bits(b, "op_sel", 2), bits(b, "op_sel_hi", 2)
            scales = [_scales(b, 4 + k, low[k] + 2 * high[k]) for k in range(2)]
    elif kinds[0] == "f64":
        # The f64 instructions use the field for signs.
        negate = [bool(blgp >> k & 1) for k in range(3)] if blgp else bits(b, "neg", 3)
        blgp = 0
    b.switch_rounding()
    first = unpack(b, 1, kinds[0], shape, scales[0], negate[0])
    second = unpack(b, 2, kinds[1], shape, scales[1], negate[1])
    if blgp:
        second = _regroup(b, second, blgp, shape.per_lane)
    _multiply(b, shape, kinds[0], first, second, cbsz, abid, negate[2])
    b.restore_rounding()
    b.next()


def _regroup(b: B, area: V, pattern: int, per_lane: int) -> V:
    """B's lanes rearranged by blgp: halves or quarters broadcast, or rotated by 16 lanes."""

    def source(lane: int) -> int:
        if pattern <= 2:
            return 32 * (pattern - 1) + (lane & 31)
        return (lane + 16) & 63 if pattern == 3 else 16 * (pattern - 4) + (lane & 15)

    copy = b.make("ptr", 0, f"alloca [{per_lane * 256} x i8], align 64")
    for j in range(per_lane):
        for first in range(0, 64, 16):
            block = b.load(b.at(area, 256 * j + 4 * source(first)), "i32", 16, align=4)
            b.store(block, b.at(copy, 256 * j + 4 * first), align=4)
    return copy


def _multiply(
    b: B, shape: Shape, kind: str | Minifloat, first: V, second: V, cbsz: int, abid: int, negate: bool
) -> None:
    """Result register after result register, group of N lanes after group: each is one row of one block."""
    m = shape.m
    double, integer = kind == "f64", kind == "i8"
    element = "double" if double else "i32" if integer else "float"
    size = 8 if double else 4
    target = b.register(0)
    addend = b.form.operands[3]
    start = b.register(3) if addend.kind == "v" else None
    constant = None if start is not None else b.scalar(3, "f64" if double else "b32" if integer else "f32")
    groups = 64 // m
    single = shape.blocks == 1
    count = shape.registers

    def one(index: V, carried: list[V]) -> list[V]:
        register_number, group = quotient(index, groups)
        if double and m == 16:
            row = (register_number << 2) + group
            block_lane = index - index
        elif double:
            # 4x4x4, four blocks: lane = column + 4 * block + 16 * row.
            row, block_lane = group >> 2, (group & 3) << 2
        elif m == 4:
            row, block_lane = register_number, group << 2
        else:
            per_block = count // shape.blocks
            block, inner = quotient(register_number, per_block)
            if m == 32:
                row = ((inner >> 2) << 3) + (group << 2) + (inner & 3)
            else:
                row = (group << 2) + inner
            block_lane = block * m
        a_block = block_lane
        if cbsz:
            # A's block comes from a group of 2**cbsz blocks, the same one for all of the group.
            span = m << cbsz
            a_block = (block_lane & ~(span - 1)) + abid * m
        lane = group * m
        where = b.at(b.at(target, register_number * (state.VGPR_BYTES * (2 if double else 1))), lane << 2)
        if start is None:
            assert constant is not None
            total = constant.splat(m)
        else:
            c = b.at(b.at(start, register_number * (state.VGPR_BYTES * (2 if double else 1))), lane << 2)
            total = read_row(b, c, m, element)
        if negate:
            total = -total
        for k in range(shape.k):
            j, k_lane = k % shape.per_lane, (k // shape.per_lane) * (16 if double and m == 4 else m)
            if not single and not double:
                j, k_lane = k, 0
            x = b.load(b.at(first, ((a_block + row + k_lane) * size) + 64 * size * j), element, align=4)
            y = b.load(b.at(second, ((block_lane + k_lane) * size) + 64 * size * j), element, m, align=4)
            x = x.splat(m)
            total = x * y + total if integer else b.fma(x, y, total)
        write_row(b, where, total)
        return []

    b.loop(count * groups, [], one)


def quotient(index: V, divisor: int) -> tuple[V, V]:
    """Quotient and rest by a power of two."""
    shift = divisor.bit_length() - 1
    return index >> shift, index & (divisor - 1)


def read_row(b: B, place: V, count: int, element: str) -> V:
    """A result register of ``count`` lanes from ``place`` on; of f64 both its registers."""
    low = b.load(place, "i32", count, align=4)
    if element != "double":
        return low.bitcast(element)
    high = b.load(b.at(place, state.VGPR_BYTES), "i32", count, align=4)
    return (low.zext("i64") | (high.zext("i64") << 32)).bitcast("double")


def write_row(b: B, place: V, value: V) -> None:
    if value.ty != "double":
        b.store(value.bitcast("i32"), place, align=4)
        return
    whole = value.bitcast("i64")
    b.store(whole.trunc("i32"), place, align=4)
    b.store((whole >> 32).trunc("i32"), b.at(place, state.VGPR_BYTES), align=4)


FUSED = "one rounding a product, in ascending k; the hardware's order and intermediate precision are not documented"


def _register(
    name: str, shape: Shape, kinds: tuple[str | Minifloat, str | Minifloat], chips: tuple[str, ...], **flags: object
) -> None:
    exact = "bit-exact" if kinds[0] == "i8" else FUSED
    register(Op(f"v_mfma_{name}", "MFMA", _emit, ("b32",), chips=chips, exact=exact, flags={
        "shape": shape, "kinds": kinds, "modifiers": ("cbsz", "abid", "blgp", "neg", "op_sel", "op_sel_hi"),
        "wide_mode": True, **flags}))  # fmt: skip


def _both(result: str, kind: str, m: int, k: int, blocks: int, old: str, chips: str = "a90 942 950") -> None:
    """Register an instruction under gfx90a's spelling and under the later one."""
    shape = Shape(m, k, blocks)
    later = f"{result}_{m}x{m}x{k}" + (f"_{blocks}b" if blocks > 1 else "") + f"_{kind}"
    newer = tuple(f"gfx{c}" for c in ("942", "950") if c in chips)
    if "a90" in chips:
        _register(f"{result}_{m}x{m}x{k}{old}", shape, (kind, kind), ("gfx90a",))
    if newer:
        _register(later, shape, (kind, kind), newer)


for _m, _k, _blocks in ((32, 1, 2), (16, 1, 4), (4, 1, 16), (32, 2, 1), (16, 4, 1)):
    _both("f32", "f32", _m, _k, _blocks, "f32")
for _m, _k, _blocks in ((32, 4, 2), (16, 4, 4), (4, 4, 16), (32, 8, 1), (16, 16, 1)):
    _both("f32", "f16", _m, _k, _blocks, "f16")
    _both("f32", "bf16", _m, _k, _blocks, "bf16_1k")
for _m, _k, _blocks in ((32, 2, 2), (16, 2, 4), (4, 2, 16), (32, 4, 1), (16, 8, 1)):
    _both("f32", "bf16", _m, _k, _blocks, "bf16", "a90")
for _m, _k, _blocks in ((32, 4, 2), (16, 4, 4), (4, 4, 16)):
    _both("i32", "i8", _m, _k, _blocks, "i8")
for _m, _k in ((32, 8), (16, 16)):
    _both("i32", "i8", _m, _k, 1, "i8", "a90")
for _m, _k in ((32, 16), (16, 32)):
    _both("i32", "i8", _m, _k, 1, "", "942 950")
for _m, _k in ((32, 4), (16, 8)):
    _both("f32", "xf32", _m, _k, 1, "", "942")
_both("f64", "f64", 16, 4, 1, "f64")
_both("f64", "f64", 4, 4, 4, "f64")
for _m, _k in ((32, 16), (16, 32)):
    for _kind in ("f16", "bf16"):
        _both("f32", _kind, _m, _k, 1, "", "950")
    for _first in ("fp8", "bf8"):
        for _second in ("fp8", "bf8"):
            _name = f"f32_{_m}x{_m}x{_k}_{_first}_{_second}"
            _old, _new = {"fp8": FP8_FNUZ, "bf8": BF8_FNUZ}, {"fp8": FP8, "bf8": BF8}
            _register(_name, Shape(_m, _k, 1), (_new[_first], _new[_second]), ("gfx942", "gfx950"),
                      fnuz=(_old[_first], _old[_second]))  # fmt: skip
for _m, _k in ((32, 32), (16, 64)):
    _both("i32", "i8", _m, _k, 1, "", "950")
for _m, _k in ((32, 64), (16, 128)):
    for _stem, _scaled in (("", False), ("scale_", True)):
        _register(f"{_stem}f32_{_m}x{_m}x{_k}_f8f6f4", Shape(_m, _k, 1), (FP8, FP8), ("gfx950",), formats=True,
                  scaled=_scaled)  # fmt: skip
