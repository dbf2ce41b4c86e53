"""SMEM: scalar loads and stores, clocks."""

from __future__ import annotations

from collections.abc import Callable

from mdr.emulator import state
from mdr.emulator.forms import FormBuilder as B
from mdr.emulator.ir import Value as V
from mdr.emulator.registry import Op, register
from mdr.emulator.semantics.access import INTEGER, update
from mdr.emulator.vmem import check_one


def _offset(b: B, position: int) -> V:
    """The offset operand (an SGPR or a constant) plus the instruction's own offset, in bytes."""
    operand = b.form.operands[position]
    offset = b.record(state.OFFSET)
    if operand.kind == "s":
        offset = offset + b.load(b.register(position), "i32", align=4).zext("i64")
    elif operand.kind == "i":
        offset = offset + b.field(position)
    return offset


def _address(b: B, buffer: bool, size: int) -> V:
    offset = _offset(b, 2)
    base = b.load(b.register(1), "i64", align=4)
    if buffer:
        base = base & 0xFFFFFFFFFFFF
    return (base + offset) & ~3


def _when_inside(b: B, address: V, size: int, do: Callable[[V], None], write: bool) -> None:
    """Call ``do(pointer)`` if ``size`` bytes lie within the buffer that the second operand describes."""
    records = b.load(b.at(b.register(1), 8), "i32", align=4).zext("i64")
    stride = (b.load(b.at(b.register(1), 4), "i32", align=4) >> 16) & 0x3FFF
    whole = b.select(stride.eq(0), records, records * stride.zext("i64"))
    start = b.load(b.register(1), "i64", align=4) & 0xFFFFFFFFFFFF
    with b.when((address - start + size).cmp("ule", whole), likely=True):
        do(check_one(b, address, size, write))


def _load(b: B) -> None:
    count, buffer = b.op.flags["dwords"], b.op.flags["buffer"]
    address = _address(b, buffer, 4 * count)
    target = b.register(0)
    if buffer:
        for k in range(count):
            # Dwords beyond the buffer read 0, each by itself.
            here = b.at(target, 4 * k)
            b.store(b.const("i32", 0), here, align=4)

            def take(place: V, here: V = here) -> None:
                b.store(b.load(place, "i32", align=4), here, align=4)

            _when_inside(b, address + 4 * k, 4, take, write=False)
    else:
        place = check_one(b, address, 4 * count, write=False)
        values = [b.load(b.at(place, 4 * k), "i32", align=4) for k in range(count)]
        for k, value in enumerate(values):
            b.store(value, b.at(target, 4 * k), align=4)
    b.next()


def _store(b: B) -> None:
    count, buffer = b.op.flags["dwords"], b.op.flags["buffer"]
    address = _address(b, buffer, 4 * count)
    source = b.register(0)
    if buffer:
        for k in range(count):

            def put(place: V, k: int = k) -> None:
                b.store(b.load(b.at(source, 4 * k), "i32", align=4), place, align=4)

            _when_inside(b, address + 4 * k, 4, put, write=True)
    else:
        place = check_one(b, address, 4 * count, write=True)
        for k in range(count):
            b.store(b.load(b.at(source, 4 * k), "i32", align=4), b.at(place, 4 * k), align=4)
    b.next()


for _suffix, _count in (("", 1), ("x2", 2), ("x4", 4), ("x8", 8), ("x16", 16)):
    for _stem, _buffer in (("s", False), ("s_buffer", True)):
        _flags = {"dwords": _count, "buffer": _buffer}
        register(Op(f"{_stem}_load_dword{_suffix}", "SMEM", _load, flags={**_flags, "smem": True}))
        if _count <= 4:
            register(Op(f"{_stem}_store_dword{_suffix}", "SMEM", _store, flags={**_flags, "smem": "store"}))


def _atomic(b: B) -> None:
    """One read-modify-write for the wave; with ``glc`` the old value comes back. Swap-if-equal data is (new, expected)."""
    name, bits, buffer = b.op.flags["operation"], b.op.flags["bits"], b.op.flags["buffer"]
    ty = f"i{bits}"
    data = b.load(b.register(0), ty, align=4)
    expected = b.load(b.at(b.register(0), bits // 8), ty, align=4) if INTEGER[name] is None else data
    operation = INTEGER[name]

    def compute(old: V) -> V:
        return b.select(old.eq(expected), data, old) if operation is None else operation(b, old, data)

    def do(place: V) -> None:
        old = update(b, place, ty, compute)
        if "returns" in b.flags:
            b.set_scalar(0, old)

    address = _address(b, buffer, bits // 8)
    if buffer:
        if "returns" in b.flags:
            b.set_scalar(0, b.const(ty, 0))
        _when_inside(b, address, bits // 8, do, write=True)
    else:
        do(check_one(b, address, bits // 8, write=True))
    b.next()


for _name in INTEGER:
    for _suffix, _bits in (("", 32), ("_x2", 64)):
        for _stem, _buffer in (("s", False), ("s_buffer", True)):
            register(Op(f"{_stem}_atomic_{_name}{_suffix}", "SMEM", _atomic,
                        flags={"operation": _name, "bits": _bits, "buffer": _buffer, "smem": "atomic"}))  # fmt: skip


def _clock(b: B) -> None:
    now = b.state(state.CYCLES) + b.record(state.BLOCK_CYCLES)
    if b.op.flags["divide"] > 1:
        now = b.make("i64", 0, f"udiv i64 {now.ref}, {b.op.flags['divide']}")
    b.set_scalar(0, now)
    b.next()


_MODEL = "a model: the wave's virtual cycles by the table in [timing.md](timing.md); deterministic"
REAL_TIME_DIVISOR = 23
"""Ticks of ``s_memtime`` in one of ``s_memrealtime``: measured on a gfx950, 1748 against 76."""
register(Op("s_memtime", "SMEM", _clock, ("b64",), (), exact=_MODEL, flags={"divide": 1}))
register(Op("s_memrealtime", "SMEM", _clock, ("b64",), (), exact=f"{_MODEL}, divided by {REAL_TIME_DIVISOR}",
            flags={"divide": REAL_TIME_DIVISOR}))  # fmt: skip
