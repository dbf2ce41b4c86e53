"""FLAT, GLOBAL and SCRATCH: loads, stores and atomics with 64-bit, scalar-based and private addresses."""

from __future__ import annotations

from collections.abc import Callable

from mdr.emulator import faults, state
from mdr.emulator.forms import FormBuilder as B
from mdr.emulator.ir import Value as V
from mdr.emulator.registry import CHIPS, Op, register
from mdr.emulator.semantics.access import (
    ATOMICS,
    LOADS,
    STORES,
    Atomic,
    Load,
    Store,
    atomic_lane,
    load_lane,
    store_lane,
)
from mdr.emulator.valu import Source
from mdr.emulator.vmem import (
    all_equal,
    check_lanes,
    copy_in,
    copy_out,
    lane_address,
    lane_dword,
    side_by_side,
    write_addresses,
)


def _scalar_base(b: B, position: int) -> V | None:
    operand = b.form.operands[position] if position < len(b.form.operands) else None
    return b.load(b.register(position), "i64", align=4) if operand and operand.kind == "s" else None


def addresses(b: B, address: int, base: int) -> None:
    """Write every lane's address: a VGPR pair, or an SGPR pair plus an unsigned 32-bit VGPR; plus the offset."""
    scalar = _scalar_base(b, base)
    offset = b.record(state.OFFSET)
    if scalar is None:
        vector = Source(b, address, "u64")
        write_addresses(b, lambda place: vector.read(place) + offset)
    else:
        narrow = Source(b, address, "u32")
        total = scalar + offset
        write_addresses(b, lambda place: narrow.read(place).zext("i64") + total)


def row(b: B, address: int, base: int, size: int, slow: str) -> V:
    """The address of lane 0, if all lanes are active and their addresses are side by side; else jump to ``slow``."""
    test, found = b.fresh("test"), b.fresh("row")
    b.branch(b.exec().eq(-1), test, slow)
    b.label(test)
    scalar = _scalar_base(b, base)
    register = b.register(address)
    near = side_by_side(b, register, size)
    if scalar is None:
        near = near & all_equal(b, b.at(register, state.VGPR_BYTES))
    b.branch(near, found, slow)
    b.label(found)
    first = b.load(register, "i32", align=4).zext("i64") + b.record(state.OFFSET)
    if scalar is None:
        return first + (b.load(b.at(register, state.VGPR_BYTES), "i32", align=4).zext("i64") << 32)
    return first + scalar


def _vectorised(b: B, address: int, base: int, size: int, write: bool, copy: Callable[[V], None]) -> None:
    """Where all lanes are active and side by side in the buffer used last, do ``copy(pointer)`` and continue."""
    fast, slow = b.fresh("fast"), b.fresh("slow")
    first = row(b, address, base, size, slow)
    start, length = b.record(state.RANGE_START), b.record(state.RANGE_SIZE)
    inside = (first - start).cmp("ule", length - 64 * size) & length.cmp("uge", 64 * size)
    if write:
        inside = inside & (b.record(state.RANGE_FLAGS) & state.WRITABLE).ne(0)
    b.branch(inside, fast, slow)
    b.label(fast)
    copy(b.pointer(first))
    b.next()
    b.label(slow)


def _load(b: B) -> None:
    load: Load = b.op.flags["load"]
    if load.bits == 32 and not b.op.flags["flat"]:
        _vectorised(b, 1, 2, 4 * load.count, False, lambda p: copy_in(b, p, b.register(0), load.count))
    addresses(b, 1, 2)
    active = b.exec()
    check_lanes(b, active, load.bytes, _access(b, False))
    target = b.register(0)

    def one(lane: V) -> None:
        load_lane(b, load, b.pointer(lane_address(b, lane)), target, lane)

    b.lanes_of(active, one)
    b.next()


def _store(b: B) -> None:
    store: Store = b.op.flags["store"]
    if store.bits == 32 and not b.op.flags["flat"]:
        _vectorised(b, 0, 2, 4 * store.count, True, lambda p: copy_out(b, b.register(1), p, store.count))
    addresses(b, 0, 2)
    active = b.exec()
    check_lanes(b, active, store.bytes, _access(b, True))
    source = b.register(1)

    def one(lane: V) -> None:
        store_lane(b, store, source, b.pointer(lane_address(b, lane)), lane)

    b.lanes_of(active, one)
    b.next()


def _access(b: B, write: bool) -> int:
    return (state.ACCESS_WRITE if write else 0) | (state.ACCESS_FLAT if b.op.flags["flat"] else 0)


def _atomic(b: B) -> None:
    atomic: Atomic = b.op.flags["atomic"]
    returns = "returns" in b.flags
    address = 1 if returns else 0
    addresses(b, address, address + 2)
    active = b.exec()
    check_lanes(b, active, atomic.bytes, _access(b, True))
    data = b.register(address + 1)
    target = b.register(0) if returns else None
    b.lanes_of(active, lambda lane: atomic_lane(b, atomic, b.pointer(lane_address(b, lane)), data, target, lane))
    b.next()


_LATER = {"global_atomic_pk_add_bf16", "flat_atomic_add_f32", "flat_atomic_pk_add_f16", "flat_atomic_pk_add_bf16"}
"""Not on gfx90a."""
for _segment in ("global", "flat"):
    _flat = _segment == "flat"
    for _name, _load_kind in LOADS.items():
        register(
            Op(f"{_segment}_load_{_name}", "FLAT", _load, flags={"load": _load_kind, "flat": _flat, "vmem": "load"})
        )
    for _name, _store_kind in STORES.items():
        register(Op(f"{_segment}_store_{_name}", "FLAT", _store,
                    flags={"store": _store_kind, "flat": _flat, "vmem": "store"}))  # fmt: skip
    for _name, _atomic_kind in ATOMICS.items():
        _chips = CHIPS[1:] if f"{_segment}_atomic_{_name}" in _LATER else CHIPS
        register(Op(f"{_segment}_atomic_{_name}", "FLAT", _atomic, chips=_chips, exact=_atomic_kind.exact,
                    flags={"atomic": _atomic_kind, "flat": _flat, "vmem": "atomic"}))  # fmt: skip


# ---- scratch: private memory


def private(b: B, lane: V, address: int, base: int, size: int) -> V:
    """Check a lane's private address; the pointer."""
    byte = b.record(state.OFFSET)
    if b.form.operands[address].kind == "v":
        byte = byte + b.load(lane_dword(b, b.register(address), lane), "i32", align=4).zext("i64")
    if b.form.operands[base].kind == "s":
        byte = byte + b.load(b.register(base), "i32", align=4).zext("i64")
    byte = byte & 0xFFFFFFFF
    limit = b.state(state.SCRATCH_SIZE)
    with b.when((byte + size).cmp("ugt", limit), likely=False):
        b.fault(faults.SCRATCH_BOUNDS, lane, byte, size)
    return b.at(b.state(state.SCRATCH, "ptr"), byte + lane * limit)


def _scratch_load(b: B) -> None:
    load: Load = b.op.flags["load"]
    target = b.register(0)
    b.lanes_of(b.exec(), lambda lane: load_lane(b, load, private(b, lane, 1, 2, load.bytes), target, lane))
    b.next()


def _scratch_store(b: B) -> None:
    store: Store = b.op.flags["store"]
    source = b.register(1)
    b.lanes_of(b.exec(), lambda lane: store_lane(b, store, source, private(b, lane, 0, 2, store.bytes), lane))
    b.next()


for _name, _load_kind in LOADS.items():
    register(Op(f"scratch_load_{_name}", "SCRATCH", _scratch_load, flags={"load": _load_kind, "vmem": "load"}))
for _name, _store_kind in STORES.items():
    register(Op(f"scratch_store_{_name}", "SCRATCH", _scratch_store, flags={"store": _store_kind, "vmem": "store"}))
