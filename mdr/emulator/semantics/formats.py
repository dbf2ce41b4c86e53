"""MTBUF and the format forms of MUBUF: loads and stores that convert between registers and a buffer's data format.

The format stands in the descriptor (``buffer_..._format``) or in the instruction (``tbuffer``). An element's components
are x, y, z, w from the lowest bit up, a format's name lists them from the highest (CDNA3 manual, "Buffer resource
descriptor" and its tables of data and number formats).
"""

from __future__ import annotations

import re
import struct
from collections.abc import Callable

from mdr.emulator import state
from mdr.emulator.forms import FormBuilder as B
from mdr.emulator.ir import Value as V
from mdr.emulator.registry import Op, register
from mdr.emulator.semantics.mubuf import Buffer
from mdr.emulator.vmem import lane_dword

DATA_FORMATS: dict[str, tuple[int, ...]] = {
    "INVALID": (), "8": (8,), "16": (16,), "8_8": (8, 8), "32": (32,), "16_16": (16, 16), "10_11_11": (11, 11, 10),
    "11_11_10": (10, 11, 11), "10_10_10_2": (2, 10, 10, 10), "2_10_10_10": (10, 10, 10, 2), "8_8_8_8": (8, 8, 8, 8),
    "32_32": (32, 32), "16_16_16_16": (16, 16, 16, 16), "32_32_32": (32, 32, 32), "32_32_32_32": (32, 32, 32, 32),
    "RESERVED_15": (),
}  # fmt: skip
"""By their number: the bits of each component, x first."""
NUMBER_FORMATS = ("UNORM", "SNORM", "USCALED", "SSCALED", "UINT", "SINT", "RESERVED_6", "FLOAT")
UNORM, SNORM, USCALED, SSCALED, UINT, SINT, _RESERVED, FLOAT = range(8)
_SIZES = (1, 2, 4, 8, 12, 16)


def _table() -> bytes:
    """Four components of 16 formats: (first bit, bits), a byte each."""
    rows = b""
    for widths in DATA_FORMATS.values():
        at = 0
        for width in (*widths, 0, 0, 0, 0)[:4]:
            rows += struct.pack("BB", at, width)
            at += width
    return rows


class _Format:
    """The format of one instruction, as constants or as the descriptor has it."""

    def __init__(self, b: B, op: Op, descriptor: int = 2) -> None:
        self.b = b
        data = "".join(f"\\{byte:02X}" for byte in _table())
        sizes = "".join(f"\\{sum(widths) // 8:02X}" for widths in DATA_FORMATS.values())
        b.declares.add(f'@components = private unnamed_addr constant [128 x i8] c"{data}"')
        b.declares.add(f'@element_sizes = private unnamed_addr constant [16 x i8] c"{sizes}"')
        word3 = b.load(b.at(b.register(descriptor), 12), "i32", align=4)
        if op.flags["typed"]:
            text = b.flags.get("format", "")
            data_name = re.search(r"BUF_DATA_FORMAT_(\w+)", text)
            number_name = re.search(r"BUF_NUM_FORMAT_(\w+)", text)
            names = list(DATA_FORMATS)
            self.data = b.const("i64", names.index(data_name[1]) if data_name else 1)
            self.number = b.const("i32", NUMBER_FORMATS.index(number_name[1]) if number_name else UNORM)
            self.selects = None
        else:
            self.data = ((word3 >> 15) & 15).zext("i64")
            self.number = (word3 >> 12) & 7
            self.selects = word3
        self.size = b.load(b.at(V(b, "ptr", 0, "@element_sizes"), self.data), "i8").zext("i64")

    def component(self, channel: V) -> tuple[V, V]:
        """(First bit, bits) of a channel; no bits if the format lacks it."""
        b = self.b
        place = b.at(V(b, "ptr", 0, "@components"), (self.data << 3) + (channel << 1))
        return b.load(place, "i8").zext("i64"), b.load(b.at(place, 1), "i8").zext("i64")

    def is_integer(self) -> V:
        return self.number.eq(UINT) | self.number.eq(SINT)

    def one(self) -> V:
        return self.b.select(self.is_integer(), 1, self.b.const("i32", 0x3F800000))


def each_size(b: B, op: Op, do: Callable[[int], None]) -> None:
    """Call ``do(bytes)`` for the size of the elements of ``op``'s format, whichever it is when the code runs."""
    size = _Format(b, op).size
    for bytes_ in _SIZES:
        with b.when(size.eq(bytes_)):
            do(bytes_)


def _copy(b: B, source: V, target: V, size: int) -> None:
    step = 4 if size % 4 == 0 else size
    for k in range(0, size, step):
        b.store(b.load(b.at(source, k), f"i{8 * step}", align=1), b.at(target, k), align=1)


def _known(inside: V) -> bool:
    return inside.ref == "true"


# ---- from memory to registers


def _small_float(b: B, raw: V, width: V) -> V:
    """The unsigned floats of 10 and 11 bits, with five bits of exponent, as an f32."""
    mantissa_bits = (width - 5).trunc("i32")
    exponent = raw >> mantissa_bits
    mantissa = raw & ((b.const("i32", 1) << mantissa_bits) - 1)
    up = b.const("i32", 10) - mantissa_bits
    # As a half: the exponent has the same bias, the mantissa is shorter.
    return ((exponent << 10) | (mantissa << up)).trunc("i16").bitcast("half").cast("fpext", "float")


def _decoded(b: B, fmt: _Format, area: V, channel: V) -> V:
    """A channel of the element in the work area as the 32 bits of a float or integer; 0, 0, 0, 1 where it lacks one."""
    first, width = fmt.component(channel)
    mask = (b.const("i64", 1) << width) - 1
    raw = (b.load(b.at(area, first >> 3), "i64", align=1) >> (first & 7)) & mask
    up = (b.const("i64", 64) - width) & 63
    signed = (raw << up).ashr(up)
    low = raw.trunc("i32")
    unsigned_float, signed_float = raw.cast("uitofp", "double"), signed.cast("sitofp", "double")
    unorm = unsigned_float / mask.cast("uitofp", "double")
    snorm = signed_float / (mask >> 1).cast("uitofp", "double")
    snorm = b.select(snorm.cmp("olt", -1.0), -1.0, snorm)
    half = low.trunc("i16").bitcast("half").cast("fpext", "float").bitcast("i32")
    floating = b.select(width.eq(32), low, b.select(width.eq(16), half, _small_float(b, low, width).bitcast("i32")))

    def single(value: V) -> V:
        return value.cast("fptrunc", "float").bitcast("i32")

    value = low
    for number, candidate in (
        (UNORM, single(unorm)), (SNORM, single(snorm)), (USCALED, single(unsigned_float)),
        (SSCALED, single(signed_float)), (SINT, signed.trunc("i32")), (FLOAT, floating),
    ):  # fmt: skip
        value = b.select(fmt.number.eq(number), candidate, value)
    missing = b.select(channel.eq(3), fmt.one(), b.const("i32", 0))
    return b.select(width.eq(0), missing, value)


def _load(b: B) -> None:
    flags = b.op.flags
    buffer, fmt = Buffer(b, 1, 2), _Format(b, b.op)
    target, area = b.register(0), b.at(b.st, state.COMPARE)

    def one(lane: V) -> None:
        for k in range(0, 24, 8):
            b.store(b.const("i64", 0), b.at(area, k), align=1)
        for size in _SIZES:

            def do(piece: int, pointer: V, inside: V, size: int = size) -> None:
                if _known(inside):
                    _copy(b, pointer, area, size)

            with b.when(fmt.size.eq(size)):
                buffer.access(lane, size, 1, False, do)
        for k in range(flags["components"]):
            if fmt.selects is None:
                value = _decoded(b, fmt, area, b.const("i64", k))
            else:
                # 0: zero, 1: one, 4 to 7: x to w.
                select = (fmt.selects >> (3 * k)) & 7
                value = _decoded(b, fmt, area, (select & 3).zext("i64"))
                value = b.select(select.cmp("ugt", 3), value, b.select(select.eq(1), fmt.one(), b.const("i32", 0)))
            if flags["half"]:
                narrow = value.bitcast("float").cast("fptrunc", "half").bitcast("i16")
                narrow = b.select(fmt.is_integer(), value.trunc("i16"), narrow)
                half = 1 if flags["high"] else k % 2
                b.store(narrow, b.at(lane_dword(b, target, lane, k // 2), 2 * half), align=2)
            else:
                b.store(value, lane_dword(b, target, lane, k), align=4)

    b.lanes_of(b.exec(), one)
    b.next()


# ---- from registers to memory


def _limited(b: B, x: V, low: V, high: V) -> V:
    """A double within bounds, NaN as 0."""
    x = b.select(x.cmp("uno", x), 0.0, x)
    x = b.select(x.cmp("olt", low), low, x)
    return b.select(x.cmp("ogt", high), high, x)


def _to_small_float(b: B, half: V, width: V) -> V:
    """A half without its sign (negative numbers become 0), its mantissa shortened, rounded to nearest even."""
    down = (b.const("i64", 15) - width).trunc("i32")
    raw = half.zext("i32")
    keep = (raw >> down) & 1
    magnitude = raw & 0x7FFF
    rounded = (magnitude + keep + (b.const("i32", 1) << (down - 1)) - 1) >> down
    special = magnitude.cmp("uge", 0x7C00)
    # Infinity stays; NaN keeps its highest bit.
    rounded = b.select(special, magnitude >> down, rounded)
    return b.select((raw & 0x8000).ne(0) & magnitude.cmp("ule", 0x7C00), 0, rounded)


def _encoded(b: B, fmt: _Format, raw: V, width: V, half: bool) -> V:
    """A register's 32 (or 16) bits as a component of ``width`` bits, in the low bits of an ``i64``."""
    ones = (b.const("i64", 1) << width) - 1
    top = ones >> 1
    if half:
        x = raw.trunc("i16").bitcast("half").cast("fpext", "float")
        unsigned, signed = (raw & 0xFFFF).zext("i64"), raw.trunc("i16").sext("i64")
    else:
        x = raw.bitcast("float")
        unsigned, signed = raw.zext("i64"), raw.sext("i64")
    wide = x.cast("fpext", "double")
    zero, one = b.const("double", 0.0), b.const("double", 1.0)
    ones_double, top_double = ones.cast("uitofp", "double"), top.cast("uitofp", "double")
    unorm = b.intrinsic("roundeven", _limited(b, wide, zero, one) * ones_double).cast("fptosi", "i64")
    snorm = b.intrinsic("roundeven", _limited(b, wide, -one, one) * top_double).cast("fptosi", "i64")
    uscaled = _limited(b, wide, zero, ones_double).cast("fptosi", "i64")
    sscaled = _limited(b, wide, -top_double - 1.0, top_double).cast("fptosi", "i64")
    unsigned = b.select(unsigned.cmp("ugt", ones), ones, unsigned)
    signed = b.select(signed.cmp("sgt", top), top, signed)
    bottom = b.const("i64", -1) - top
    signed = b.select(signed.cmp("slt", bottom), bottom, signed)
    narrow = x.cast("fptrunc", "half").bitcast("i16")
    floating = b.select(width.eq(16), narrow.zext("i64"), _to_small_float(b, narrow, width).zext("i64"))
    floating = b.select(width.eq(32), x.bitcast("i32").zext("i64"), floating)
    value = unsigned
    for number, candidate in (
        (UNORM, unorm), (SNORM, snorm), (USCALED, uscaled), (SSCALED, sscaled), (SINT, signed), (FLOAT, floating),
    ):  # fmt: skip
        value = b.select(fmt.number.eq(number), candidate, value)
    return value & ones


def _store(b: B) -> None:
    flags = b.op.flags
    buffer, fmt = Buffer(b, 1, 2), _Format(b, b.op)
    source, area = b.register(0), b.at(b.st, state.COMPARE)

    def put(lane: V) -> None:
        for k in range(flags["components"]):
            first, width = fmt.component(b.const("i64", k))
            if flags["half"]:
                half = 1 if flags["high"] else k % 2
                raw = b.load(b.at(lane_dword(b, source, lane, k // 2), 2 * half), "i16", align=2).zext("i32")
            else:
                raw = b.load(lane_dword(b, source, lane, k), "i32", align=4)
            place = b.at(area, first >> 3)
            shift = first & 7
            hole = ((b.const("i64", 1) << width) - 1) << shift
            old = b.load(place, "i64", align=1)
            value = _encoded(b, fmt, raw, width, flags["half"]) << shift
            b.store((old & ~hole) | (value & hole), place, align=1)

    def one(lane: V) -> None:
        for size in _SIZES:

            def do(piece: int, pointer: V, inside: V, size: int = size) -> None:
                # Components that the instruction does not store stay as they are.
                if _known(inside):
                    _copy(b, pointer, area, size)
                    put(lane)
                    _copy(b, area, pointer, size)

            with b.when(fmt.size.eq(size)):
                buffer.access(lane, size, 1, True, do)

    b.lanes_of(b.exec(), one)
    b.next()


_EXACT = "conversions by Direct3D's rules: limited to the format's range, to nearest even; the manual does not state rounding"
_FORMS = {
    **{"xyzw"[: n + 1]: (n + 1, False, False) for n in range(4)},
    **{"d16_" + "xyzw"[: n + 1]: (n + 1, True, False) for n in range(4)},
    "d16_hi_x": (1, True, True),
}
"""Components, whether registers hold halves, whether in their upper half."""
for _name, (_components, _half, _high) in _FORMS.items():
    for _stem, _typed in (("buffer", False), ("tbuffer", True)):
        if _typed and _high:
            continue
        _flags = {"components": _components, "half": _half, "high": _high, "typed": _typed, "buffer": True,
                  "modifiers": ("offen", "idxen", "format")}  # fmt: skip
        _family = "MTBUF" if _typed else "MUBUF"
        register(Op(f"{_stem}_load_format_{_name}", _family, _load, exact=_EXACT, flags={"vmem": "load", **_flags}))
        register(Op(f"{_stem}_store_format_{_name}", _family, _store, exact=_EXACT, flags={"vmem": "store", **_flags}))
