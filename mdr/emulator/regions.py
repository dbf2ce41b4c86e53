"""What the shadow of memory remembers and says of an access: compiled once, called by the records of the checks.

A shadow has an entry for each line of 64 bytes: the label of its last writer and of its last reader. Only where the bytes
of a line differ does it have an entry for each byte, and the line says so (SPLIT). A label names an epoch: a stretch of one
wave's time that no barrier and no atomic operation divides. Epochs are numbered in the order in which they begin, and
a table has for each its wave and when it ended.

Two accesses are in order if one wave made both; if their workgroup met at a barrier in between; or if the earlier wave, or
after a barrier one of its workgroup, did an atomic operation after the access, and the later wave, or before a barrier one
of its workgroup, did one after that. All atomic operations count as done on one place: that never takes ordered
accesses for a race; a race behind unrelated atomic operations can go unseen.
"""

from __future__ import annotations

from collections.abc import Callable

from mdr.emulator import faults, state
from mdr.emulator.ir import Builder, Value

STORES, ATOMIC_KIND, ORDERS, BESIDE, RACES, UNWRITTEN, IN_LDS, GENERIC, SCALAR = (1 << k for k in range(9))
"""What an access is: a store, an atomic operation, else a load; whether it synchronises; whether it may start a loop of
compare-and-swaps, which needs no order; which checks are made; where its addresses point; whether no lane has to do with it."""

LINE = 64
ANY = 0x7FFFFFFE
"""As the epoch up to which all are in order: only SPLIT is beyond it."""
PLAIN = 0x7FFFFFFF
"""The part of a label that is its epoch."""
WRITER_BAD, READER_BAD, NOTHING_THERE = 1, 2, 4


def functions() -> dict[str, tuple[str, Callable[[Builder], None]]]:
    """Name to (LLVM parameter list, writer), as :func:`mdr.emulator.scheduler.functions`."""
    stretch = "i64 %lines, i64 %details, i64 %offset, i64 %bytes"
    return {
        "ordered": ("ptr %st, i32 %epoch", _ordered),
        "judge": ("ptr %st, i32 %writer, i32 %reader, i64 %how, i32 %label, i32 %floor", _judge),
        "differs": ("i64 %memory, ptr %data, i64 %first, i64 %count, i64 %size", _differs),
        "accuse": (
            "ptr %st, i32 %found, i32 %writer, i32 %reader, i64 %how, i64 %index, i64 %where, i64 %lane, i64 %size",
            _accuse,
        ),
        "touch_each": (
            f"ptr %st, {stretch}, i64 %how, i32 %label, i32 %floor, i64 %memory, ptr %data, i64 %lane, i64 %size, i64 %done",
            _touch_each,
        ),
        "touch": (
            f"ptr %st, {stretch}, i64 %how, i32 %label, i32 %floor, i64 %memory, ptr %data, i64 %lane, i64 %size",
            _touch,
        ),
        "note": ("ptr %st, ptr %rec, i64 %active, i64 %size, i64 %how, ptr %data", _note),
        "meet": ("ptr %st, i32 %time, i32 %acquired", _meet),
    }


def _argument(b: Builder, name: str, ty: str = "i64") -> Value:
    return Value(b, ty, 0, f"%{name}")


def _get(b: Builder, block: Value, offset: int, ty: str = "i64") -> Value:
    return b.load(b.at(block, offset), ty, align=4)


def _put(b: Builder, block: Value, offset: int, value: Value | int, ty: str = "i64") -> None:
    b.store(value if isinstance(value, Value) else b.const(ty, value), b.at(block, offset), align=4)


def _call(b: Builder, name: str, *arguments: Value) -> Value:
    return b.make("i32", 0, f"call i32 @{name}({', '.join(f'{a.type} {a.ref}' for a in arguments)})")


def _return(b: Builder, value: Value | int) -> None:
    b.do(f"ret i32 {value.ref if isinstance(value, Value) else value}")


def _least(b: Builder, x: Value, y: Value) -> Value:
    return b.select(x.cmp("ult", y), x, y)


def _table(b: Builder, context: Value, epoch: Value) -> Value:
    """An epoch's place in the table: u32 end (0: it goes on), u32 the wave's number in the launch."""
    return b.at(_get(b, context, state.EPOCHS, "ptr"), epoch.zext("i64") << 3)


def tick(b: Builder, context: Value) -> Value:
    """The next moment. When all are used up it stays the last one, until the host starts anew."""
    now = _get(b, context, state.CHECK_TIME, "i32")
    following = _least(b, now + 1, _get(b, context, state.EPOCH_LIMIT, "i32"))
    _put(b, context, state.CHECK_TIME, following)
    return following


# ---- order


def _ordered(b: Builder) -> None:
    """1 if everything that was done in an epoch is in order with what this wave does now."""
    st, epoch = _argument(b, "st", "ptr"), _argument(b, "epoch", "i32")
    with b.when(epoch.eq(state.ANCIENT)):
        _return(b, 1)
    context = _get(b, st, state.CONTEXT, "ptr")
    entry = _table(b, context, epoch)
    end, wave = _get(b, entry, 0, "i32"), _get(b, entry, 4, "i32")
    waves, own = _get(b, context, state.GROUP_WAVES), _get(b, st, state.GROUP)
    me = own * waves + _get(b, st, state.WAVE, "i32").zext("i64")
    with b.when(wave.zext("i64").eq(me)):
        _return(b, 1)
    group = b.make("i64", 0, f"udiv i64 {wave.zext('i64').ref}, {waves.ref}")
    with b.when(group.eq(own) & epoch.cmp("ule", _get(b, st, state.FLOOR, "i32"))):
        _return(b, 1)
    released = b.load(b.at(_get(b, context, state.GROUP_TIMES, "ptr"), group << 2), "i32", align=4)
    passed_on = released.cmp("uge", end) & _get(b, st, state.ACQUIRED, "i32").cmp("uge", end)
    _return(b, (end.ne(0) & passed_on).zext("i32"))


def _begin(b: Builder, st: Value, context: Value) -> Value:
    """The epoch that the wave is in; a new one if it has none yet."""

    def new() -> Value:
        now = tick(b, context)
        waves = _get(b, context, state.GROUP_WAVES)
        number = _get(b, st, state.GROUP) * waves + _get(b, st, state.WAVE, "i32").zext("i64")
        used_up = now.cmp("uge", _get(b, context, state.EPOCH_LIMIT, "i32"))
        epoch = b.select(used_up, state.ANCIENT, now)
        entry = _table(b, context, epoch)
        _put(b, entry, 0, 0, "i32")
        _put(b, entry, 4, number.trunc("i32"))
        _put(b, st, state.EPOCH, b.select(used_up, 0, now))
        return epoch

    epoch = _get(b, st, state.EPOCH, "i32")
    return b.choose(epoch.eq(0), new, epoch)


def _end(b: Builder, st: Value, context: Value, time: Value) -> None:
    epoch = _get(b, st, state.EPOCH, "i32")
    with b.when(epoch.ne(0)):
        _put(b, _table(b, context, epoch), 0, time)
        _put(b, st, state.EPOCH, 0, "i32")


def _meet(b: Builder) -> None:
    """A wave leaves a barrier: what its workgroup did before is in order, and what any of it got to know all know."""
    st, time = _argument(b, "st", "ptr"), _argument(b, "time", "i32")
    _end(b, st, _get(b, st, state.CONTEXT, "ptr"), time)
    _put(b, st, state.FLOOR, time)
    _put(b, st, state.ACQUIRED, _argument(b, "acquired", "i32"))
    _return(b, 0)


# ---- one label


def _judge(b: Builder) -> None:
    """What is wrong with an access to bytes with this last writer and reader: bits, 0 if nothing is."""
    st, how, label = _argument(b, "st", "ptr"), _argument(b, "how"), _argument(b, "label", "i32")
    writer, reader = _argument(b, "writer", "i32"), _argument(b, "reader", "i32")
    floor = _argument(b, "floor", "i32")
    with b.when((how & UNWRITTEN).ne(0) & writer.eq(0)):
        _return(b, NOTHING_THERE)
    with b.when((how & (STORES | ATOMIC_KIND)).eq(0) & (how & ORDERS).ne(0)):
        _return(b, 0)

    def strange(who: Value) -> Value:
        epoch = who & PLAIN
        near = epoch.cmp("ule", floor) | epoch.eq(label & PLAIN) | epoch.eq(0)
        both_atomic = (who & label & state.ATOMIC).ne(0)
        return b.choose(~(near | both_atomic), lambda: _call(b, "ordered", st, epoch).eq(0), b.const("i1", 0))

    found = b.select(strange(writer), WRITER_BAD, b.const("i32", 0))
    with b.when((how & (STORES | ATOMIC_KIND)).eq(0)):
        _return(b, found)
    _return(b, found | b.select(strange(reader), READER_BAD, b.const("i32", 0)))


def _differs(b: Builder) -> None:
    """Index + 1 of the first byte of ``count`` from ``first`` that a store changes; 0 if there is none.

    ``data`` is the first lane's register; every lane stores ``size`` bytes.
    """
    memory, data = b.pointer(_argument(b, "memory")), _argument(b, "data", "ptr")
    first, size = _argument(b, "first"), _argument(b, "size")

    def one(index: Value, carried: list[Value]) -> list[Value]:
        at = first + index
        lane = b.make("i64", 0, f"udiv i64 {at.ref}, {size.ref}")
        byte = at - lane * size
        new = b.load(b.at(data, (lane << 2) + ((byte >> 2) << 8) + (byte & 3)), "i8")
        with b.when(new.ne(b.load(b.at(memory, at), "i8"))):
            _return(b, (at + 1).trunc("i32"))
        return []

    b.loop(_argument(b, "count"), [], one)
    _return(b, 0)


def _accuse(b: Builder) -> None:
    """Write down what a fault is about: ``index`` counts the bytes from the one at ``where``, the first of ``lane``'s."""
    st, how, found = _argument(b, "st", "ptr"), _argument(b, "how"), _argument(b, "found", "i32")
    index, size = _argument(b, "index"), _argument(b, "size")
    lane = _argument(b, "lane") + b.make("i64", 0, f"udiv i64 {index.ref}, {size.ref}")
    lds = (how & IN_LDS).ne(0)
    empty = b.select(lds, faults.LDS_UNWRITTEN, b.const("i64", faults.UNWRITTEN))
    race = b.select(lds, faults.RACE, b.const("i64", faults.GLOBAL_RACE))
    writer_bad = (found & WRITER_BAD).ne(0)
    who = b.select(writer_bad, _argument(b, "writer", "i32"), _argument(b, "reader", "i32")) & PLAIN
    nothing = (found & NOTHING_THERE).ne(0)
    _put(b, st, state.FAULT_KIND, b.select(nothing, empty, race))
    _put(b, st, state.FAULT_LANE, b.select((how & SCALAR).ne(0), -1, lane))
    _put(b, st, state.FAULT_ADDRESS, _argument(b, "where") + index)
    with b.when(~nothing):
        entry = _table(b, _get(b, st, state.CONTEXT, "ptr"), who)
        _put(b, st, state.FAULT_SIZE, _get(b, entry, 4, "i32").zext("i64"))
    _return(b, 1)


# ---- a stretch of memory


class _Stretch:
    """The parameters of ``touch``."""

    def __init__(self, b: Builder) -> None:
        self.b = b
        self.st, self.how = _argument(b, "st", "ptr"), _argument(b, "how")
        self.label, self.floor = _argument(b, "label", "i32"), _argument(b, "floor", "i32")
        self.offset, self.bytes = _argument(b, "offset"), _argument(b, "bytes")
        self.end = self.offset + self.bytes
        self.store = (self.how & STORES).ne(0)
        self.load = (self.how & (STORES | ATOMIC_KIND)).eq(0)
        self.demands = (self.how & UNWRITTEN).ne(0)
        self.me = self.label & PLAIN

    def near(self, who: Value) -> Value:
        epoch = who & PLAIN
        return epoch.cmp("ule", self.floor) | epoch.eq(self.me)

    def look(self, writer: Value, reader: Value, at: Value, count: Value) -> None:
        """Return with a fault if an access to ``count`` bytes of these labels, from offset ``at``, may not be."""
        b = self.b
        fine = self.near(writer) & (self.near(reader) | self.load) & ~(self.demands & writer.eq(0))
        with b.when(~fine, likely=False):
            found = _call(b, "judge", self.st, writer, reader, self.how, self.label, self.floor)
            with b.when(found.ne(0), likely=False):
                index = at - self.offset + _argument(b, "done")
                data, memory = _argument(b, "data", "ptr"), _argument(b, "memory")
                size, lane = _argument(b, "size"), _argument(b, "lane")

                def changed() -> Value:
                    return _call(b, "differs", memory, data, index, count, size).zext("i64")

                # Several waves that write the same value are no race.
                alike = self.store & found.eq(WRITER_BAD) & b.address(data).ne(0)
                first = b.choose(alike, changed, index + 1)
                with b.when(first.ne(0)):
                    where = b.select((self.how & IN_LDS).ne(0), self.offset - _argument(b, "done"), memory)
                    _call(b, "accuse", self.st, found, writer, reader, self.how, first - 1, where, lane, size)
                    _return(b, 1)

    def after(self, writer: Value, reader: Value) -> tuple[Value, Value]:
        """The labels after the access. What was read before a plain store is in order with whoever is with the store."""
        b = self.b
        read = b.select(self.load, self.label, b.select(self.store, 0, reader))
        return b.select(self.load, writer, self.label), read


def _pair(writer: Value, reader: Value) -> Value:
    return writer.zext("i64") | (reader.zext("i64") << 32)


def _touch(b: Builder) -> None:
    """Check and note one access to a stretch of memory; 1 and the fault's data if it may not be.

    ``lines`` and ``details`` are the addresses of the shadow's two parts, ``offset`` is counted from their beginning;
    ``memory`` is the address of the first byte, ``data`` the register that a store takes it from, or null. What is usual
    is looked at four lines at a time.
    """
    s = _Stretch(b)
    names = (("how", "i64"), ("label", "i32"), ("floor", "i32"), ("memory", "i64"), ("data", "ptr"), ("lane", "i64"))
    rest = [*(_argument(b, name, ty) for name, ty in names), _argument(b, "size")]
    lines, details = _argument(b, "lines"), _argument(b, "details")
    entries = b.at(b.pointer(lines), s.offset >> 3)
    fours, each = b.fresh("fours"), b.fresh("each")
    b.branch(((s.offset | s.bytes) & (4 * LINE - 1)).eq(0), fours, each)

    b.label(each)
    _return(b, _call(b, "touch_each", s.st, lines, details, s.offset, s.bytes, *rest, b.const("i64", 0)))

    b.label(fours)
    label = s.label.zext("i64")
    alone, beside = label.splat(4), (label << 32).splat(4)

    def four(at: Value, carried: list[Value]) -> list[Value]:
        place = b.at(entries, at >> 3)
        old = b.load(place, "i64", 4, align=8)
        writers, readers = old.trunc("i32"), (old >> 32).trunc("i32")
        fine = s.near(writers) & (s.near(readers) | s.load) & ~(writers.eq(0) & s.demands)
        usual, unusual, done = b.fresh("usual"), b.fresh("unusual"), b.fresh("done")
        b.branch(b.make("i4", 0, f"bitcast {fine.type} {fine.ref} to i4").eq(-1), usual, unusual, likely=True)
        b.label(usual)
        read = (old & 0xFFFFFFFF) | beside
        new = b.select(s.load, read, b.select(s.store, alone, (old & ~0xFFFFFFFF) | alone))
        b.store(new, place, align=8)
        b.jump(done)
        b.label(unusual)
        code = _call(b, "touch_each", s.st, lines, details, s.offset + at, b.const("i64", 4 * LINE), *rest, at)
        with b.when(code.ne(0), likely=False):
            _return(b, 1)
        b.jump(done)
        b.label(done)
        return []

    b.loop(s.bytes, [], four, step=4 * LINE)
    _return(b, 0)


def _touch_each(b: Builder) -> None:
    """What ``touch`` does, line by line; ``done`` bytes of the access are behind it already."""
    s = _Stretch(b)
    lines, details = (b.pointer(_argument(b, name)) for name in ("lines", "details"))
    first = s.offset >> 6

    def one(number: Value, carried: list[Value]) -> list[Value]:
        line = first + number
        start = line << 6
        low = b.select(start.cmp("ult", s.offset), s.offset, start)
        high = _least(b, s.end, start + LINE)
        place = b.at(lines, line << 3)
        writer, reader = _get(b, place, 0, "i32"), _get(b, place, 4, "i32")
        whole = (high - low).eq(LINE)
        uniform, split, done = b.fresh("uniform"), b.fresh("split"), b.fresh("done")
        b.branch(writer.eq(state.SPLIT), split, uniform, likely=False)

        b.label(uniform)
        s.look(writer, reader, low, high - low)
        written, read = s.after(writer, reader)
        keeps = whole | (written.eq(writer) & read.eq(reader))
        simple, divide = b.fresh("simple"), b.fresh("divide")
        b.branch(keeps, simple, divide)
        b.label(simple)
        _put(b, place, 0, written)
        _put(b, place, 4, read)
        b.jump(done)
        b.label(divide)
        old = _pair(writer, reader).splat(8)
        for k in range(LINE // 8):
            b.store(old, b.at(b.at(details, start << 3), 64 * k), align=8)
        new = _pair(written, read)

        def fill(k: Value, carried: list[Value]) -> list[Value]:
            b.store(new, b.at(details, (low + k) << 3), align=8)
            return []

        b.loop(high - low, [], fill)
        _put(b, place, 0, b.const("i32", state.SPLIT))
        b.jump(done)

        b.label(split)
        _split_line(s, details, low, high)
        with b.when(whole & s.store):
            _put(b, place, 0, s.label)
            _put(b, place, 4, 0, "i32")
        b.jump(done)
        b.label(done)
        return []

    b.loop(((s.end - 1) >> 6) - first + 1, [], one)
    _return(b, 0)


def _split_line(s: _Stretch, details: Value, low: Value, high: Value) -> None:
    """Bytes ``low`` to ``high`` of a line whose bytes differ: by dwords of one history, else byte by byte."""
    b = s.b

    def bytes_from(base: Value, count: Value | int) -> None:
        def byte(k: Value, carried: list[Value]) -> list[Value]:
            place = b.at(details, (base + k) << 3)
            writer, reader = _get(b, place, 0, "i32"), _get(b, place, 4, "i32")
            s.look(writer, reader, base + k, b.const("i64", 1))
            b.store(_pair(*s.after(writer, reader)), place, align=8)
            return []

        b.loop(count, [], byte)

    def dword(k: Value, carried: list[Value]) -> list[Value]:
        at = low + k
        place = b.at(details, at << 3)
        entries = b.load(place, "i64", 4, align=8)
        one = b.extract(entries, 0)
        alike, mixed, done = b.fresh("alike"), b.fresh("mixed"), b.fresh("done")
        differ = (entries ^ one.splat(4)).ne(0)
        b.branch(b.make("i4", 0, f"bitcast {differ.type} {differ.ref} to i4").eq(0), alike, mixed)
        b.label(alike)
        writer, reader = one.trunc("i32"), (one >> 32).trunc("i32")
        s.look(writer, reader, at, b.const("i64", 4))
        b.store(_pair(*s.after(writer, reader)).splat(4), place, align=8)
        b.jump(done)
        b.label(mixed)
        bytes_from(at, 4)
        b.jump(done)
        b.label(done)
        return []

    dwords, single, done = b.fresh("dwords"), b.fresh("single"), b.fresh("done")
    b.branch(((low | high) & 3).eq(0), dwords, single)
    b.label(dwords)
    b.loop(high - low, [], dword, step=4)
    b.jump(done)
    b.label(single)
    bytes_from(low, high - low)
    b.jump(done)
    b.label(done)


# ---- one instruction: the addresses of its lanes stand in the wave's work area


def _note(b: Builder) -> None:
    """Check and note an access of ``size`` bytes by each active lane, by stretches of lanes that lie side by side.

    ``data`` is the register of lane 0 that a store takes its bytes from, or null. 1 and the fault's data if it may not be.
    """
    st, rec = _argument(b, "st", "ptr"), _argument(b, "rec", "ptr")
    active, size, how = _argument(b, "active"), _argument(b, "size"), _argument(b, "how")
    context = _get(b, st, state.CONTEXT, "ptr")
    races = (how & RACES).ne(0)
    epoch = b.choose(races, lambda: _begin(b, st, context), b.const("i32", state.ANCIENT))
    flagged = (how & (ORDERS | BESIDE)).ne(0)
    label = epoch | b.select(flagged, state.ATOMIC, b.const("i32", 0))
    area = b.at(st, state.ADDRESSES)
    joined = _joined(b, area, size) & active & (active << 1) & ~1
    lanes = b.choose(joined.eq(0), lambda: _without_broadcast(b, area, active), active)

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
    b.lines.insert(place, f"  {left.ref} = phi i64 [ {lanes.ref}, %{before} ], [ {rest.ref}, %{b.block} ]")
    b.jump(head)
    b.label(out)
    with b.when(races & (how & ORDERS).ne(0)):
        time = tick(b, context)
        _end(b, st, context, time)
        _put(b, st, state.ACQUIRED, time)
        b.store(time, b.at(_get(b, context, state.GROUP_TIMES, "ptr"), _get(b, st, state.GROUP) << 2), align=4)
    _return(b, 0)


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


def _stretch_of_lanes(
    b: Builder, st: Value, rec: Value, address: Value, lane: Value, count: Value, size: Value, how: Value, label: Value,
    races: Value,
) -> None:  # fmt: skip
    """Find the memory that the lanes mean. What is out of bounds is left to the instruction."""
    total = count * size
    data = _argument(b, "data", "ptr")
    register = b.pointer(b.select(b.address(data).eq(0), 0, b.address(data) + (lane << 2)))
    local, other, everywhere, done = (b.fresh(s) for s in ("local", "other", "everywhere", "done"))
    generic = (how & GENERIC).ne(0)
    shared = generic & (address >> 32).eq(state.SHARED_APERTURE >> 32)
    private = generic & (address >> 32).eq(state.PRIVATE_APERTURE >> 32)
    b.branch((how & IN_LDS).ne(0) | shared, local, other)

    b.label(local)
    offset = address & 0xFFFFFFFF
    limit = _get(b, st, state.LDS_SIZE)
    with b.when((offset + size).cmp("ule", limit), likely=True):
        shadow = _get(b, st, state.LDS_SHADOW)
        floor = b.select(races, _get(b, st, state.FLOOR, "i32"), ANY)
        code = _call(
            b, "touch", st, shadow, shadow + _lines_bytes(limit), offset, _least(b, total, limit - offset),
            how | IN_LDS, label, floor, _get(b, st, state.LDS) + offset, register, lane, size,
        )  # fmt: skip
        with b.when(code.ne(0), likely=False):
            _return(b, 1)
    b.jump(done)

    b.label(other)
    b.branch(private, done, everywhere, likely=False)
    b.label(everywhere)
    start, length = _get(b, rec, state.RANGE_START), _get(b, rec, state.RANGE_SIZE)
    near = (address - start).cmp("ule", length - size) & length.cmp("uge", size)

    def search() -> Value:
        return _call(b, "check_one", st, rec, address, size, b.const("i32", 0)).eq(0)

    with b.when(b.choose(~near, search, b.const("i1", 1))):
        flags = _get(b, rec, state.RANGE_FLAGS)
        shadow = flags & -state.SHADOW_ALIGNMENT
        with b.when(shadow.ne(0)):
            begin, length = _get(b, rec, state.RANGE_START), _get(b, rec, state.RANGE_SIZE)
            unless = b.select((flags & state.UNWRITTEN).eq(0), UNWRITTEN, b.const("i64", 0))
            offset = address - begin
            floor = b.select(races, b.const("i32", 0), ANY)
            code = _call(
                b, "touch", st, shadow, shadow + _lines_bytes(length), offset, _least(b, total, length - offset),
                how & ~unless, label, floor, address, register, lane, size,
            )  # fmt: skip
            with b.when(code.ne(0), likely=False):
                _return(b, 1)
    b.jump(done)
    b.label(done)


def _lines_bytes(size: Value) -> Value:
    return ((size + 511) >> 9) << 6
