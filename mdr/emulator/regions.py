"""What the shadow of memory remembers and says of an access: compiled once, called by the records of the checks.

A shadow has an entry for each line of 64 bytes: the label of its last writer and of its last reader. Only where the dwords
of a line differ does it have an entry for each dword, and the line says so (SPLIT); likewise dwords and bytes. A label names an
epoch (:mod:`mdr.emulator.epochs`); 0 says that nobody wrote, or read.
"""

from __future__ import annotations

from collections.abc import Callable

from mdr.emulator import faults, state
from mdr.emulator.calls import Functions, argument, call, get, give, least, put
from mdr.emulator.epochs import table
from mdr.emulator.ir import Builder, Value

STORES, ATOMIC_KIND, ORDERS, BESIDE, RACES, UNWRITTEN, IN_LDS, GENERIC, SCALAR, UNMET = (1 << k for k in range(10))
"""What an access is: a store, an atomic operation, else a load; whether it synchronises; whether it may be beside atomic
operations without order (a load that starts a loop of compare-and-swaps, a store that may release); which checks are made;
where its addresses point; whether no lane has to do with it; whether its wave met no other at all so far."""

LINE = 64
EPOCH = 0x3FFFFFFF
"""The part of a label that is its epoch; the rest is SHARED and ATOMIC."""
ANY = EPOCH - 1
"""As the epoch up to which all are in order: only SPLIT is beyond it."""
WRITER_BAD, READER_BAD, NOTHING_THERE, OTHERS_READ = 1, 2, 4, 8
"""What is found out about an access; the last one, of loads, is no fault."""


def functions() -> Functions:
    """The functions of this module."""
    stretch = "i64 %lines, i64 %dwords, i64 %singles, i64 %offset, i64 %bytes"
    access = "i64 %how, i32 %label, i32 %floor, i64 %memory, ptr %data, i64 %lane, i64 %size"
    found = "i32 %found, i32 %writer, i32 %reader, i64 %how, i64 %index, i64 %where, i64 %lane, i64 %size"
    return {
        "judge": ("ptr %st, i32 %writer, i32 %reader, i64 %how, i32 %label, i32 %floor", _judge),
        "differs": ("i64 %memory, ptr %data, i64 %first, i64 %count, i64 %size", _differs),
        "accuse": (f"ptr %st, {found}", _accuse),
        "touch_each": (f"ptr %st, {stretch}, {access}, i64 %done", _touch_each),
        "touch": (f"ptr %st, {stretch}, {access}", _touch),
    }


# ---- one label


def _judge(b: Builder) -> None:
    """What is wrong with an access to bytes with this last writer and reader: bits, 0 if nothing is."""
    st, how, label = argument(b, "st", "ptr"), argument(b, "how"), argument(b, "label", "i32")
    writer, reader = argument(b, "writer", "i32"), argument(b, "reader", "i32")
    floor = argument(b, "floor", "i32")
    with b.when((how & UNWRITTEN).ne(0) & writer.eq(0)):
        give(b, NOTHING_THERE)
    with b.when((how & (STORES | ATOMIC_KIND)).eq(0) & (how & ORDERS).ne(0)):
        give(b, 0)
    me = label & EPOCH

    def strange(who: Value) -> Value:
        epoch = who & EPOCH
        own = epoch.eq(me) & (who & state.SHARED).eq(0)
        near = epoch.cmp("ule", floor) | own | epoch.eq(0) | (who & label).cmp("slt", 0)
        # Of those that share, this wave was the last, and nothing put it in order with the others since.
        among = epoch.eq(me) & (who & state.SHARED).ne(0)
        return b.choose(~(near | among), lambda: call(b, "ordered", st, epoch).eq(0), among & ~near)

    found = b.select(strange(writer), WRITER_BAD, b.const("i32", 0))
    with b.when((how & (STORES | ATOMIC_KIND)).eq(0)):
        others = strange(reader) & reader.cmp("sge", 0)
        give(b, found | b.select(others, OTHERS_READ, b.const("i32", 0)))
    give(b, found | b.select(strange(reader), READER_BAD, b.const("i32", 0)))


def _differs(b: Builder) -> None:
    """Index + 1 of the first byte of ``count`` from ``first`` that a store changes; 0 if there is none.

    ``data`` is the first lane's register; every lane stores ``size`` bytes.
    """
    memory, data = b.pointer(argument(b, "memory")), argument(b, "data", "ptr")
    first, size = argument(b, "first"), argument(b, "size")

    def one(index: Value, carried: list[Value]) -> list[Value]:
        at = first + index
        lane = b.make("i64", 0, f"udiv i64 {at.ref}, {size.ref}")
        byte = at - lane * size
        new = b.load(b.at(data, (lane << 2) + ((byte >> 2) << 8) + (byte & 3)), "i8")
        with b.when(new.ne(b.load(b.at(memory, at), "i8"))):
            give(b, (at + 1).trunc("i32"))
        return []

    b.loop(argument(b, "count"), [], one)
    give(b, 0)


def _accuse(b: Builder) -> None:
    """Write down what a fault is about: ``index`` counts the bytes from the one at ``where``, the first of ``lane``'s."""
    st, how, found = argument(b, "st", "ptr"), argument(b, "how"), argument(b, "found", "i32")
    index, size = argument(b, "index"), argument(b, "size")
    lane = argument(b, "lane") + b.make("i64", 0, f"udiv i64 {index.ref}, {size.ref}")
    lds = (how & IN_LDS).ne(0)
    empty = b.select(lds, faults.LDS_UNWRITTEN, b.const("i64", faults.UNWRITTEN))
    race = b.select(lds, faults.RACE, b.const("i64", faults.GLOBAL_RACE))
    writer_bad = (found & WRITER_BAD).ne(0)
    who = b.select(writer_bad, argument(b, "writer", "i32"), argument(b, "reader", "i32"))
    nothing = (found & NOTHING_THERE).ne(0)
    put(b, st, state.FAULT_KIND, b.select(nothing, empty, race))
    put(b, st, state.FAULT_LANE, b.select((how & SCALAR).ne(0), -1, lane))
    put(b, st, state.FAULT_ADDRESS, argument(b, "where") + index)
    with b.when(~nothing):
        entry = table(b, get(b, st, state.CONTEXT, "ptr"), who & EPOCH)
        shared = (who & state.SHARED).ne(0)
        put(b, st, state.FAULT_SIZE, b.select(shared, -1, get(b, entry, 4, "i32").zext("i64")))
    give(b, 1)


def split_entry(b: Builder, place: Value, entry: Value, parts: Value, count: int) -> None:
    """Let the pieces of an entry have entries of their own, which say the same at first."""
    for k in range(0, count, 4):
        b.store(entry.splat(4), b.at(parts, 8 * k), align=8)
    put(b, place, 0, b.const("i32", state.SPLIT))


# ---- a stretch of memory


class Access:
    """What an access asks of labels, and what it makes of them."""

    def __init__(self, b: Builder, how: Value, label: Value, floor: Value) -> None:
        self.b = b
        self.how, self.label, self.floor = how, label, floor
        self.store = (how & STORES).ne(0)
        self.load = (how & (STORES | ATOMIC_KIND)).eq(0)
        self.demands = (how & UNWRITTEN).ne(0)
        self.me = label & EPOCH
        self.plain_load = self.load & (how & (ORDERS | BESIDE)).eq(0)
        self.unmet = (how & UNMET).ne(0)
        self.may_release = self.store & (how & BESIDE).ne(0)

    def _near(self, who: Value) -> Value:
        own = (who & (EPOCH | state.SHARED)).eq(self.me)
        return (who & EPOCH).cmp("ule", self.floor) | own | (who & self.label).cmp("slt", 0)

    def fine(self, writer: Value, reader: Value) -> Value:
        """Whether there is nothing to judge: the usual case. Takes vectors, too."""
        kept = (reader & EPOCH).eq(self.me) | ~self.plain_load | self.unmet
        read = self._near(reader) | (self.load & kept)
        return self._near(writer) & read & ~(writer.eq(0) & self.demands)

    def after(self, writer: Value, reader: Value, shared: Value | int = 0) -> tuple[Value, Value]:
        """The labels after the access; ``shared`` is SHARED for a load of what others read in no order with it.

        What was read before a plain store is in order with whoever is with the store.
        """
        b = self.b
        others = self.unmet & self.plain_load & (reader & (EPOCH | state.ATOMIC)).cmp("sgt", 0)
        label = b.select(others, self.label | state.SHARED, self.label | shared)
        mine = b.select((reader & EPOCH).eq(self.me) & self.plain_load, reader, label)
        read = b.select(self.load, mine, b.select(self.store, 0, reader))
        # A plain store is an atomic one only to what atomic operations were done on before.
        stored = b.select(self.may_release, self.me | ((writer | reader) & state.ATOMIC), self.label)
        return b.select(self.load, writer, stored), read


class _Stretch(Access):
    """The parameters of ``touch``."""

    def __init__(self, b: Builder) -> None:
        super().__init__(b, argument(b, "how"), argument(b, "label", "i32"), argument(b, "floor", "i32"))
        self.st = argument(b, "st", "ptr")
        self.offset, self.bytes = argument(b, "offset"), argument(b, "bytes")
        self.end = self.offset + self.bytes

    def look(self, writer: Value, reader: Value, at: Value, count: Value) -> tuple[Value, Value]:
        """The labels after an access to ``count`` bytes of these labels, from offset ``at``; or return with a fault."""
        b = self.b

        def judged() -> Value:
            found = call(b, "judge", self.st, writer, reader, self.how, self.label, self.floor)
            with b.when((found & ~OTHERS_READ).ne(0), likely=False):
                index = at - self.offset + argument(b, "done")
                data, memory = argument(b, "data", "ptr"), argument(b, "memory")
                size, lane = argument(b, "size"), argument(b, "lane")

                def changed() -> Value:
                    return call(b, "differs", memory, data, index, count, size).zext("i64")

                # Several waves that write the same value are no race.
                alike = self.store & found.eq(WRITER_BAD) & b.address(data).ne(0)
                first = b.choose(alike, changed, index + 1)
                with b.when(first.ne(0)):
                    where = b.select((self.how & IN_LDS).ne(0), self.offset - argument(b, "done"), memory)
                    call(b, "accuse", self.st, found, writer, reader, self.how, first - 1, where, lane, size)
                    give(b, 1)
            return b.select((found & OTHERS_READ).ne(0), state.SHARED, b.const("i32", 0))

        return self.after(writer, reader, b.choose(~self.fine(writer, reader), judged, b.const("i32", 0)))


def pair(writer: Value, reader: Value) -> Value:
    """Two labels as the entry that they are in memory."""
    return writer.zext("i64") | (reader.zext("i64") << 32)


def _touch(b: Builder) -> None:
    """Check and note one access to a stretch of memory; 1 and the fault's data if it may not be.

    ``lines``, ``dwords`` and ``singles`` are the addresses of the shadow's parts, ``offset`` is counted from their beginning;
    ``memory`` is the address of the first byte, ``data`` the register that a store takes it from, or null. What is usual
    is looked at four lines at a time.
    """
    s = _Stretch(b)
    names = (("how", "i64"), ("label", "i32"), ("floor", "i32"), ("memory", "i64"), ("data", "ptr"), ("lane", "i64"))
    rest = [*(argument(b, name, ty) for name, ty in names), argument(b, "size")]
    shadow = [argument(b, name) for name in ("lines", "dwords", "singles")]
    entries = b.at(b.pointer(shadow[0]), s.offset >> 3)
    fours, each = b.fresh("fours"), b.fresh("each")
    b.branch(((s.offset | s.bytes) & (4 * LINE - 1)).eq(0), fours, each)

    b.label(each)
    give(b, call(b, "touch_each", s.st, *shadow, s.offset, s.bytes, *rest, b.const("i64", 0)))

    b.label(fours)

    def four(at: Value, carried: list[Value]) -> list[Value]:
        def unusual() -> None:
            code = call(b, "touch_each", s.st, *shadow, s.offset + at, b.const("i64", 4 * LINE), *rest, at)
            with b.when(code.ne(0), likely=False):
                give(b, 1)

        _four(s, b.at(entries, at >> 3), unusual)
        return []

    b.loop(s.bytes, [], four, step=4 * LINE)
    give(b, 0)


def mark_new(b: Builder, entries: Value, count: Value, s: Access) -> Value:
    """Note an access to ``count`` bytes, whole lines by fours, where nobody touched them before; whether that was everywhere.

    Nothing can be wrong with it there, unless it is to have been written.
    """
    label = pair(*s.after(b.const("i32", 0), b.const("i32", 0))).splat(4)

    def four(at: Value, carried: list[Value]) -> list[Value]:
        place = b.at(entries, at >> 3)
        new = b.make("i256", 0, f"load i256, ptr {place.ref}, align 8").eq(0) & ~s.demands
        with b.when(new):
            b.store(label, place, align=8)
        return [carried[0] & new]

    return b.loop(count, [b.const("i1", 1)], four, step=4 * LINE)[0]


def _four(s: Access, place: Value, unusual: Callable[[], None]) -> None:
    """Check and note accesses to all of what four entries are for, at once if there is nothing to judge."""
    b = s.b
    old = b.load(place, "i64", 4, align=8)
    writers, readers = old.trunc("i32"), (old >> 32).trunc("i32")
    fine = s.fine(writers, readers)
    usual, other, done = b.fresh("usual"), b.fresh("other"), b.fresh("done")
    b.branch(b.make("i4", 0, f"bitcast {fine.type} {fine.ref} to i4").eq(-1), usual, other, likely=True)
    b.label(usual)
    b.store(pair(*s.after(writers, readers)), place, align=8)
    b.jump(done)
    b.label(other)
    unusual()
    b.jump(done)
    b.label(done)


def _touch_each(b: Builder) -> None:
    """What ``touch`` does, line by line; ``done`` bytes of the access are behind it already."""
    s = _Stretch(b)
    lines, dwords, singles = (b.pointer(argument(b, name)) for name in ("lines", "dwords", "singles"))

    def line(number: Value, low: Value, high: Value) -> None:
        first = b.at(dwords, number << 7)
        _entry(s, b.at(lines, number << 3), first, low, high, LINE, lambda: dwords_of(low, high))

    def dwords_of(low: Value, high: Value) -> None:
        """Four at a time, as far as there are so many whole ones."""
        fours = b.select((low & 3).eq(0), (high - low) >> 4, 0)

        def four(number: Value, carried: list[Value]) -> list[Value]:
            at = low + (number << 4)
            place = b.at(dwords, (at >> 2) << 3)
            _four(s, place, lambda: _parts(b, at, at + 16, 4, dword))
            return []

        with b.when(fours.ne(0)):
            b.loop(fours, [], four)
        rest = low + (fours << 4)
        with b.when(rest.ne(high)):
            _parts(b, rest, high, 4, dword)

    def dword(number: Value, low: Value, high: Value) -> None:
        first = b.at(singles, number << 5)
        _entry(s, b.at(dwords, number << 3), first, low, high, 4, lambda: _parts(b, low, high, 1, single))

    def single(number: Value, low: Value, high: Value) -> None:
        place = b.at(singles, number << 3)
        writer, reader = get(b, place, 0, "i32"), get(b, place, 4, "i32")
        b.store(pair(*s.look(writer, reader, low, high - low)), place, align=8)

    _parts(b, s.offset, s.end, LINE, line)
    give(b, 0)


def _parts(b: Builder, low: Value, high: Value, size: int, do: Callable[[Value, Value, Value], None]) -> None:
    """``do(number, low, high)`` for each aligned piece of ``size`` bytes that a stretch has a part of."""
    shift = size.bit_length() - 1
    first = low >> shift

    def one(index: Value, carried: list[Value]) -> list[Value]:
        number = first + index
        start = number << shift
        begin = b.select(start.cmp("ult", low), low, start)
        do(number, begin, least(b, high, start + size))
        return []

    b.loop(((high - 1) >> shift) - first + 1, [], one)


def _entry(
    s: _Stretch, place: Value, parts: Value, low: Value, high: Value, size: int, split_up: Callable[[], None]
) -> None:
    """One entry for ``size`` bytes, of which ``low`` to ``high`` are touched; ``parts`` are the entries of its pieces.

    ``split_up`` looks at the pieces one by one.
    """
    b = s.b
    writer, reader = get(b, place, 0, "i32"), get(b, place, 4, "i32")
    whole = (high - low).eq(size)
    uniform, divide, split, done = (b.fresh(name) for name in ("uniform", "divide", "split", "done"))
    b.branch(writer.eq(state.SPLIT), split, uniform)

    b.label(uniform)
    written, read = s.look(writer, reader, low, high - low)
    kept = b.fresh("kept")
    b.branch(whole | (written.eq(writer) & read.eq(reader)), kept, divide)
    b.label(kept)
    b.store(pair(written, read), place, align=8)
    b.jump(done)

    b.label(divide)
    split_entry(b, place, pair(writer, reader), parts, LINE // 4 if size == LINE else 4)
    b.jump(split)

    b.label(split)
    split_up()
    with b.when(whole & s.store & ~s.may_release):
        # All of it has one history again.
        b.store(pair(s.label, b.const("i32", 0)), place, align=8)
    b.jump(done)
    b.label(done)
