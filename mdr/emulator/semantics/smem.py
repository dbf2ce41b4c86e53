"""SMEM: scalar loads and stores, clocks."""

from __future__ import annotations

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


def _load(b: B) -> None:
    count, buffer = b.op.flags["dwords"], b.op.flags["buffer"]
    address = _address(b, buffer, 4 * count)
    target = b.register(0)
    if buffer:
        records = b.load(b.at(b.register(1), 8), "i32", align=4).zext("i64")
        stride = (b.load(b.at(b.register(1), 4), "i32", align=4) >> 16) & 0x3FFF
        size = b.select(stride.eq(0), records, records * stride.zext("i64"))
        start = b.load(b.register(1), "i64", align=4) & 0xFFFFFFFFFFFF
        for k in range(count):
            # Dwords beyond the buffer read 0, each by itself.
            inside = (address - start + 4 * k + 4).cmp("ule", size)
            b.store(b.const("i32", 0), b.at(target, 4 * k), align=4)
            with b.when(inside, likely=True):
                place = check_one(b, address + 4 * k, 4, write=False)
                b.store(b.load(place, "i32", align=4), b.at(target, 4 * k), align=4)
    else:
        place = check_one(b, address, 4 * count, write=False)
        values = [b.load(b.at(place, 4 * k), "i32", align=4) for k in range(count)]
        for k, value in enumerate(values):
            b.store(value, b.at(target, 4 * k), align=4)
    b.next()


def _store(b: B) -> None:
    count = b.op.flags["dwords"]
    address = _address(b, buffer=False, size=4 * count)
    place = check_one(b, address, 4 * count, write=True)
    source = b.register(0)
    for k in range(count):
        b.store(b.load(b.at(source, 4 * k), "i32", align=4), b.at(place, 4 * k), align=4)
    b.next()


for _suffix, _count in (("", 1), ("x2", 2), ("x4", 4), ("x8", 8), ("x16", 16)):
    register(Op(f"s_load_dword{_suffix}", "SMEM", _load, flags={"dwords": _count, "buffer": False, "smem": True}))
    register(Op(f"s_buffer_load_dword{_suffix}", "SMEM", _load, flags={"dwords": _count, "buffer": True, "smem": True}))
    if _count <= 4:
        register(Op(f"s_store_dword{_suffix}", "SMEM", _store, chips=("gfx90a",),
                    flags={"dwords": _count, "smem": True}))  # fmt: skip


def _atomic(b: B) -> None:
    """One read-modify-write for the wave; with ``glc`` the old value comes back. Swap-if-equal data is (new, expected)."""
    name, bits = b.op.flags["operation"], b.op.flags["bits"]
    ty = f"i{bits}"
    place = check_one(b, _address(b, buffer=False, size=bits // 8), bits // 8, write=True)
    data = b.load(b.register(0), ty, align=4)
    operation = INTEGER[name]

    def compute(old: V) -> V:
        if operation is None:
            return b.select(old.eq(b.load(b.at(b.register(0), bits // 8), ty, align=4)), data, old)
        return operation(b, old, data)

    old = update(b, place, ty, compute)
    if "returns" in b.flags:
        b.set_scalar(0, old)
    b.next()


for _name in INTEGER:
    for _suffix, _bits in (("", 32), ("_x2", 64)):
        register(Op(f"s_atomic_{_name}{_suffix}", "SMEM", _atomic, chips=("gfx90a",),
                    flags={"operation": _name, "bits": _bits, "smem": "atomic"}))  # fmt: skip


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
