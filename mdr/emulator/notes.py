"""One memory instruction before the shadows: the addresses of its lanes, as stretches that lie side by side."""

from __future__ import annotations

from mdr.emulator import epochs, regions, scattered, state
from mdr.emulator.calls import Functions, argument, call, get, give, least, put
from mdr.emulator.epochs import begin, end, tick
from mdr.emulator.ir import Builder, Value
from mdr.emulator.regions import (
    ANY,
    BESIDE,
    GENERIC,
    IN_LDS,
    LINE,
    ORDERS,
    RACES,
    UNMET,
    UNWRITTEN,
    Access,
    mark_new,
)


def functions() -> Functions:
    """All functions of the checks on memory."""
    own: Functions = {
        "note": ("ptr %st, ptr %rec, i64 %active, i64 %size, i64 %how, ptr %data", _note),
        "note_row": ("ptr %st, ptr %rec, i64 %first, i64 %size, i64 %how, ptr %data", _note_row),
    }
    return {**epochs.functions(), **regions.functions(), **scattered.functions(), **own}


def _note(b: Builder) -> None:
    """Check and note an access of ``size`` bytes by each active lane, by stretches of lanes that lie side by side.

    ``data`` is the register of lane 0 that a store takes its bytes from, or null. 1 and the fault's data if it may not be.
    """
    st, rec = argument(b, "st", "ptr"), argument(b, "rec", "ptr")
    active, size = argument(b, "active"), argument(b, "size")
    how, label, races = _labelled(b, st)
    area = b.at(st, state.ADDRESSES)
    joined = _joined(b, area, size) & active & (active << 1) & ~1
    lanes = b.choose(joined.eq(0), lambda: _without_broadcast(b, area, active), active)
    # Lanes by themselves are quicker where few lie side by side.
    many, few = b.intrinsic("ctpop", lanes), b.intrinsic("ctpop", joined)
    here_and_there = (few << 3).cmp("ult", many * 7) & many.cmp("ugt", 1) & (how & GENERIC).eq(0) & (size & 3).eq(0)
    remaining = b.choose(here_and_there, lambda: _left_over(b, st, rec, lanes, size, how, label, races), lanes)

    before, head, body, out = b.block, b.fresh("runs"), b.fresh("run"), b.fresh("out")
    b.jump(head)
    b.label(head)
    place = len(b.lines)
    left = Value(b, "i64", 0, f"%{head}.left")
    b.branch(left.eq(0), out, body)
    b.label(body)
    lane = b.cttz(left)
    count = b.cttz(~((joined >> lane) >> 1)) + 1
    behind = lane + count
    rest = left & b.select(behind.cmp("ult", 64), b.const("i64", -1) << (behind & 63), 0)
    address = b.load(b.at(area, lane << 3), "i64", align=8)
    _stretch_of_lanes(b, st, rec, address, lane, count, size, how, label, races)
    b.lines.insert(place, f"  {left.ref} = phi i64 [ {remaining.ref}, %{before} ], [ {rest.ref}, %{b.block} ]")
    b.jump(head)
    b.label(out)
    _ordering(b, st, how, races)
    give(b, 0)


def _note_row(b: Builder) -> None:
    """The same for an access by all lanes that lie side by side, lane 0 at ``first``. Never a generic address, nor LDS."""
    st, rec = argument(b, "st", "ptr"), argument(b, "rec", "ptr")
    first, size = argument(b, "first"), argument(b, "size")
    how, label, races = _labelled(b, st)
    how = how & ~(IN_LDS | GENERIC)
    start, length, flags = (get(b, rec, o) for o in (state.RANGE_START, state.RANGE_SIZE, state.RANGE_FLAGS))
    offset, total, shadow = first - start, size << 6, flags & -state.SHADOW_ALIGNMENT
    inside = offset.cmp("ule", length - total) & length.cmp("uge", total) & shadow.ne(0)
    done, quick, usual = (b.fresh(s) for s in ("done", "quick", "usual"))
    b.branch(inside & ((offset | total) & (4 * LINE - 1)).eq(0), quick, usual, likely=True)
    b.label(quick)
    entries = b.at(b.pointer(shadow), offset >> 3)
    all_new = mark_new(b, entries, total, Access(b, _in_buffer(b, how, flags), label, b.const("i32", 0)))
    b.branch(all_new, done, usual)
    b.label(usual)
    _stretch_of_lanes(b, st, rec, first, b.const("i64", 0), b.const("i64", 64), size, how, label, races)
    b.jump(done)
    b.label(done)
    _ordering(b, st, how, races)
    give(b, 0)


def _labelled(b: Builder, st: Value) -> tuple[Value, Value, Value]:
    """What the access is, the label that it leaves, and whether races are looked for."""
    how, context = argument(b, "how"), get(b, st, state.CONTEXT, "ptr")
    races = (how & RACES).ne(0)
    epoch = b.choose(races, lambda: begin(b, st, context), b.const("i32", state.ANCIENT))
    met = get(b, st, state.FLOOR, "i32") | get(b, st, state.ACQUIRED, "i32")
    how = how | b.select(races & met.eq(0), UNMET, b.const("i64", 0))
    flagged = (how & (ORDERS | BESIDE)).ne(0)
    return how, epoch | b.select(flagged, state.ATOMIC, b.const("i32", 0)), races


def _ordering(b: Builder, st: Value, how: Value, races: Value) -> None:
    """An access that synchronises ends the wave's epoch."""
    with b.when(races & (how & ORDERS).ne(0)):
        context = get(b, st, state.CONTEXT, "ptr")
        time = tick(b, context)
        end(b, st, context, time)
        put(b, st, state.ACQUIRED, time)
        b.store(time, b.at(get(b, context, state.GROUP_TIMES, "ptr"), get(b, st, state.GROUP) << 2), align=4)


def _joined(b: Builder, area: Value, size: Value) -> Value:
    """A bit for each lane whose address is behind that of the lane before it."""

    def chunk(index: Value, carried: list[Value]) -> list[Value]:
        here = b.load(b.at(area, index << 3), "i64", 8, align=64)
        before = b.shuffle(carried[1], range(7, 15), here)
        return [carried[0] | (b.mask_bits((before + size.splat(8)).eq(here)) << index), here]

    return b.loop(64, [b.const("i64", 0), b.const("i64", 0, 8)], chunk, step=8)[0]


def _without_broadcast(b: Builder, area: Value, active: Value) -> Value:
    """The lanes to look at: one of them where all have one address."""
    lane = b.cttz(active | (1 << 63))
    first = b.load(b.at(area, lane << 3), "i64", align=8).splat(8)

    def chunk(index: Value, carried: list[Value]) -> list[Value]:
        here = b.load(b.at(area, index << 3), "i64", 8, align=64)
        return [carried[0] | (b.mask_bits(here.ne(first)) << index)]

    differ = b.loop(64, [b.const("i64", 0)], chunk, step=8)[0]
    return b.select((differ & active).eq(0), active & -active, active)


def _left_over(
    b: Builder, st: Value, rec: Value, lanes: Value, size: Value, how: Value, label: Value, races: Value
) -> Value:
    """The lanes that remain to look at, of such that access memory here and there."""
    lds = (how & IN_LDS).ne(0)
    flags = get(b, rec, state.RANGE_FLAGS)
    limit = b.select(lds, get(b, st, state.LDS_SIZE), get(b, rec, state.RANGE_SIZE))
    begin = b.select(lds, 0, get(b, rec, state.RANGE_START))
    shadow = b.select(lds, get(b, st, state.LDS_SHADOW), flags & -state.SHADOW_ALIGNMENT)

    def look() -> Value:
        lines, dwords, _ = _shadow(shadow, limit)
        floor = b.select(races, b.select(lds, get(b, st, state.FLOOR, "i32"), 0), ANY)
        asked = b.select(lds, how, _in_buffer(b, how, flags))
        left = b.make("ptr", 0, "alloca i64")
        call(b, "scattered", st, lines, dwords, begin, limit, lanes, size, asked, label, floor, left)
        return b.load(left, "i64", align=8)

    return b.choose(shadow.ne(0), look, lanes)


def _stretch_of_lanes(
    b: Builder, st: Value, rec: Value, address: Value, lane: Value, count: Value, size: Value, how: Value, label: Value,
    races: Value,
) -> None:  # fmt: skip
    """Find the memory that the lanes mean. What is out of bounds is left to the instruction."""
    total = count * size
    data = argument(b, "data", "ptr")
    register = b.pointer(b.select(b.address(data).eq(0), 0, b.address(data) + (lane << 2)))
    local, other, everywhere, done = (b.fresh(s) for s in ("local", "other", "everywhere", "done"))
    generic = (how & GENERIC).ne(0)
    shared = generic & (address >> 32).eq(state.SHARED_APERTURE >> 32)
    private = generic & (address >> 32).eq(state.PRIVATE_APERTURE >> 32)
    b.branch((how & IN_LDS).ne(0) | shared, local, other)

    b.label(local)
    offset = address & 0xFFFFFFFF
    limit = get(b, st, state.LDS_SIZE)
    with b.when((offset + size).cmp("ule", limit), likely=True):
        shadow = get(b, st, state.LDS_SHADOW)
        floor = b.select(races, get(b, st, state.FLOOR, "i32"), ANY)
        code = call(
            b, "touch", st, *_shadow(shadow, limit), offset, least(b, total, limit - offset),
            how | IN_LDS, label, floor, get(b, st, state.LDS) + offset, register, lane, size,
        )  # fmt: skip
        with b.when(code.ne(0), likely=False):
            give(b, 1)
    b.jump(done)

    b.label(other)
    b.branch(private, done, everywhere, likely=False)
    b.label(everywhere)
    start, length = get(b, rec, state.RANGE_START), get(b, rec, state.RANGE_SIZE)
    near = (address - start).cmp("ule", length - size) & length.cmp("uge", size)

    def search() -> Value:
        return call(b, "check_one", st, rec, address, size, b.const("i32", 0)).eq(0)

    with b.when(b.choose(~near, search, b.const("i1", 1))):
        flags = get(b, rec, state.RANGE_FLAGS)
        shadow = flags & -state.SHADOW_ALIGNMENT
        with b.when(shadow.ne(0)):
            begin, length = get(b, rec, state.RANGE_START), get(b, rec, state.RANGE_SIZE)
            offset = address - begin
            floor = b.select(races, b.const("i32", 0), ANY)
            code = call(
                b, "touch", st, *_shadow(shadow, length), offset, least(b, total, length - offset),
                _in_buffer(b, how, flags), label, floor, address, register, lane, size,
            )  # fmt: skip
            with b.when(code.ne(0), likely=False):
                give(b, 1)
    b.jump(done)
    b.label(done)


def _in_buffer(b: Builder, how: Value, flags: Value) -> Value:
    """What an access to a buffer with these flags is: only some have to be written before they are read."""
    return how & ~b.select((flags & state.UNWRITTEN).eq(0), UNWRITTEN, b.const("i64", 0))


def _shadow(start: Value, size: Value) -> tuple[Value, Value, Value]:
    """The entries of lines, dwords and bytes in the shadow of ``size`` bytes (see :mod:`mdr.emulator.labels`)."""
    lines = ((size + 511) >> 9) << 6
    return start, start + lines, start + lines * 17
