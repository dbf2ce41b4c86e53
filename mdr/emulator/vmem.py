"""Memory instructions of a wave: addresses of all lanes, the bounds check, and then lane by lane or as whole vectors.

The usual case, all lanes active and side by side in one buffer, is found with a few vector operations and copied
as vectors. Anything else writes its addresses to a work area, has them checked, and loops over the active lanes.
"""

from __future__ import annotations

from collections.abc import Callable

from mdr.emulator import faults, state
from mdr.emulator.forms import FormBuilder
from mdr.emulator.ir import Value

ALL = -1


def check_one(b: FormBuilder, address: Value, size: int, write: bool) -> Value:
    """Check ``size`` bytes at a scalar address, leaving with a fault if they are not all in one buffer; the pointer."""
    good, slow = b.fresh("good"), b.fresh("slow")
    start, length, flags = (b.record(o) for o in (state.RANGE_START, state.RANGE_SIZE, state.RANGE_FLAGS))
    inside = (address - start).cmp("ule", length - size) & length.cmp("uge", size)
    if write:
        inside = inside & (flags & state.WRITABLE).ne(0)
    b.branch(inside, good, slow, likely=True)
    b.label(slow)
    helper = b.context(state.CHECK_ONE, "ptr")
    access = state.ACCESS_WRITE if write else 0
    code = b.make("i32", 0, f"call i32 {helper.ref}(ptr %st, ptr %rec, i64 {address.ref}, i64 {size}, i32 {access})")
    failed = b.fresh("failed")
    b.branch(code.eq(0), good, failed)
    b.label(failed)
    b.leave(state.FAULT, b.rec)
    b.label(good)
    return b.pointer(address)


def check_lanes(b: FormBuilder, active: Value, size: int, access: int) -> None:
    """Check the addresses in the work area for the active lanes (generic ones become host addresses); or fault."""
    helper = b.context(state.CHECK_LANES, "ptr")
    code = b.make("i32", 0, f"call i32 {helper.ref}(ptr %st, ptr %rec, i64 {active.ref}, i64 {size}, i32 {access})")
    good, failed = b.fresh("good"), b.fresh("failed")
    b.branch(code.eq(0), good, failed, likely=True)
    b.label(failed)
    b.leave(state.FAULT, b.rec)
    b.label(good)


def side_by_side(b: FormBuilder, register: Value, stride: int) -> Value:
    """Whether the 64 lanes' dwords count up by ``stride`` from lane 0 without wrapping (an ``i1``)."""
    first = b.load(register, "i32", align=4)
    base = first.splat(b.lanes)

    def body(offset: Value, carried: list[Value]) -> list[Value]:
        lane = (offset >> 2).trunc("i32") * stride
        expected = base + lane.splat(b.lanes) + b.vector("i32", [k * stride for k in range(b.lanes)])
        here = b.load(b.at(register, offset), "i32", b.lanes, align=4 * b.lanes)
        return [carried[0] | (here ^ expected)]

    differ = b.chunks([b.const("i32", 0, b.lanes)], body)[0]
    whole = b.make(f"i{32 * b.lanes}", 0, f"bitcast {differ.type} {differ.ref} to i{32 * b.lanes}")
    return whole.eq(0) & first.cmp("ult", 0xFFFFFFFF - 64 * stride)


def all_equal(b: FormBuilder, register: Value) -> Value:
    """Whether a VGPR holds one value in all lanes (an ``i1``)."""
    base = b.load(register, "i32", align=4).splat(b.lanes)

    def body(offset: Value, carried: list[Value]) -> list[Value]:
        here = b.load(b.at(register, offset), "i32", b.lanes, align=4 * b.lanes)
        return [carried[0] | (here ^ base)]

    differ = b.chunks([b.const("i32", 0, b.lanes)], body)[0]
    whole = b.make(f"i{32 * b.lanes}", 0, f"bitcast {differ.type} {differ.ref} to i{32 * b.lanes}")
    return whole.eq(0)


def write_addresses(b: FormBuilder, address: Callable[[Value], Value]) -> None:
    """Fill the address work area; ``address(offset)`` gives one chunk's addresses as ``i64`` lanes."""
    area = b.at(b.st, state.ADDRESSES)

    def body(offset: Value, carried: list[Value]) -> list[Value]:
        b.store(address(offset), b.at(area, offset << 1), align=8 * b.lanes)
        return []

    b.chunks([], body)


def lane_address(b: FormBuilder, lane: Value) -> Value:
    """The checked address of one lane, from the work area."""
    return b.load(b.at(b.at(b.st, state.ADDRESSES), lane << 3), "i64", align=8)


def lane_dword(b: FormBuilder, register: Value, lane: Value, dword: int = 0) -> Value:
    """Pointer to one lane of a VGPR."""
    return b.at(b.at(register, lane << 2), dword * state.VGPR_BYTES)


def copy_in(b: FormBuilder, place: Value, register: Value, dwords: int) -> None:
    """Load 64 consecutive groups of dwords into VGPRs, one group a lane."""

    def body(offset: Value, carried: list[Value]) -> list[Value]:
        source = b.at(place, offset * dwords if dwords > 1 else offset)
        target = b.at(register, offset)
        if dwords == 1:
            b.store(b.load(source, "i32", b.lanes, align=4), target, align=4 * b.lanes)
            return []
        block = b.load(source, "i32", b.lanes * dwords, align=4)
        for k in range(dwords):
            part = b.shuffle(block, [k + dwords * lane for lane in range(b.lanes)])
            b.store(part, b.at(target, k * state.VGPR_BYTES), align=4 * b.lanes)
        return []

    b.chunks([], body)


def copy_out(b: FormBuilder, register: Value, place: Value, dwords: int) -> None:
    """Store VGPRs as 64 consecutive groups of dwords."""

    def body(offset: Value, carried: list[Value]) -> list[Value]:
        target = b.at(place, offset * dwords if dwords > 1 else offset)
        source = b.at(register, offset)
        parts = [b.load(b.at(source, k * state.VGPR_BYTES), "i32", b.lanes, align=4 * b.lanes) for k in range(dwords)]
        if dwords == 1:
            b.store(parts[0], target, align=4)
            return []
        for lane in range(b.lanes):
            # One store a lane: LLVM makes vector transposes of groups of four where they pay.
            for k in range(dwords):
                b.store(b.extract(parts[k], lane), b.at(target, 4 * (dwords * lane + k)), align=4)
        return []

    def interleave(offset: Value, carried: list[Value]) -> list[Value]:
        target = b.at(place, offset * dwords)
        source = b.at(register, offset)
        parts = [b.load(b.at(source, k * state.VGPR_BYTES), "i32", b.lanes, align=4 * b.lanes) for k in range(dwords)]
        low = b.shuffle(parts[0], range(2 * b.lanes), parts[1])
        if dwords == 2:
            order = [lane + b.lanes * k for lane in range(b.lanes) for k in range(2)]
            b.store(b.shuffle(low, order), target, align=4)
            return []
        high = b.shuffle(parts[2], range(2 * b.lanes), parts[3])
        order = [lane + b.lanes * k for lane in range(b.lanes) for k in range(4)]
        b.store(b.shuffle(low, order, high), target, align=4)
        return []

    b.chunks([], interleave if dwords in (2, 4) else body)


def lds_check(b: FormBuilder, address: Value, size: int, lane: Value) -> Value:
    """Check a byte address (``i64``) in the workgroup's LDS for one lane; the pointer."""
    limit = b.state(state.LDS_SIZE)
    bad = (address + size).cmp("ugt", limit)
    with b.when(bad, likely=False):
        b.fault(faults.LDS_BOUNDS, lane, address, size)
    return b.at(b.state(state.LDS, "ptr"), address)
