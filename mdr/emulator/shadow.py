"""The checks on memory: races between waves, bytes that nobody wrote, addresses that the hardware would not take.

A record before each memory instruction works out its addresses as the instruction will, and compares every byte with
the shadow of LDS or of its buffer: who wrote it last and when, who read it last and when. "When" is a count of the
atomic operations and barriers of the launch. Two accesses are in order if their workgroup met at a barrier in between,
or if both waves did an atomic operation since the earlier one. That never takes ordered accesses for a race; a race
behind unrelated atomic operations can go unseen.
"""

from __future__ import annotations

from collections.abc import Callable

from mdr.emulator import faults, state
from mdr.emulator.forms import FormBuilder
from mdr.emulator.ir import Value
from mdr.emulator.registry import TABLE, Op, register
from mdr.emulator.semantics.access import Store
from mdr.emulator.semantics.flat import addresses
from mdr.emulator.semantics.mubuf import Buffer
from mdr.emulator.vmem import lane_address, lane_dword

REMEMBER = frozenset(("memory", "races"))
"""Checks that need to know who touched which byte."""
CHECKS = REMEMBER | {"aligned"}

Data = Callable[[Value], Value]
"""The byte that a store will write at an index into the access."""


class _Access:
    """What one record checks: a kind of access by one wave."""

    def __init__(self, b: FormBuilder) -> None:
        self.b = b
        self.op = TABLE[b.flags["op"]]
        kind = self.op.flags.get("vmem") or self.op.flags.get("lds") or "load"
        self.kind = "atomic" if kind == "atomic" else "store" if kind == "store" else "load"
        self.races = "races" in b.flags
        self.unwritten = "memory" in b.flags
        self.aligned = "aligned" in b.flags
        self.orders = self.kind == "atomic" or "coherent" in b.flags
        """Whether it synchronises: atomic operations do, and loads and stores past the caches are taken to."""
        self.beside = "beside" in b.flags
        """Whether it may be the load that a loop of compare-and-swaps starts from, which needs no order."""
        if self.races or self.unwritten:
            waves = b.context(state.GROUP_WAVES)
            number = b.state(state.GROUP) * waves + b.state(state.WAVE, "i32").zext("i64") + 1
            self.me = number.trunc("i32")
            self.time = b.context(state.CHECK_TIME, "i32")

    # ---- one byte

    def _strange(self, who: Value, when: Value) -> Value:
        """Whether a remembered access is another wave's, with nothing that puts it in order with this one."""
        b = self.b
        plain = who & (state.ATOMIC - 1)

        def unordered() -> Value:
            waves = b.context(state.GROUP_WAVES)
            other = (plain - 1).zext("i64")
            group = b.make("i64", 0, f"udiv i64 {other.ref}, {waves.ref}")
            met = group.eq(b.state(state.GROUP)) & b.state(state.MET, "i32").cmp("ugt", when)
            times = b.context(state.ATOMIC_TIMES, "ptr")
            theirs, mine = (b.load(b.at(times, number.zext("i64") << 2), "i32", align=4) for number in (plain, self.me))
            return ~(met | (theirs.cmp("ugt", when) & mine.cmp("ugt", when)))

        return b.choose(plain.ne(0) & plain.ne(self.me), unordered, b.const("i1", 0))

    def touch(
        self, entries: Value, memory: Value, size: int, lane: Value, where: Value, lds: bool, data: Data | None,
        from_kernel: Value | None = None, kind: str = "",
    ) -> None:  # fmt: skip
        """Check and note an access to ``size`` bytes; ``entries`` is the shadow of the first, ``where`` its address.

        ``from_kernel`` says whether what nobody wrote is undefined (None: it is).
        """
        b = self.b
        kind = kind or self.kind
        me = self.me | state.ATOMIC if self.orders or self.beside else self.me

        def byte(index: Value, carried: list[Value]) -> list[Value]:
            place = b.at(entries, index << 4)
            writer, written, reader, read = (b.load(b.at(place, 4 * k), "i32", align=4) for k in range(4))
            if self.unwritten and kind != "store":
                missing = writer.eq(0)
                if from_kernel is not None:
                    missing = missing & from_kernel
                with b.when(missing, likely=False):
                    b.fault(faults.LDS_UNWRITTEN if lds else faults.UNWRITTEN, lane, where + index)
            if self.races:
                bad_writer, bad_reader = self._strange(writer, written), self._strange(reader, read)
                if self.orders or self.beside:
                    bad_writer = bad_writer & writer.cmp("ult", state.ATOMIC)
                    bad_reader = bad_reader & reader.cmp("ult", state.ATOMIC)
                if kind == "store" and data is not None:
                    bad_writer = bad_writer & b.load(b.at(memory, index), "i8").ne(data(index))
                if kind == "load":
                    bad = b.const("i1", 0) if self.orders else bad_writer
                else:
                    bad = bad_writer | bad_reader
                if not (kind == "load" and self.orders):
                    who = b.select(bad_writer, writer, reader).zext("i64")
                    with b.when(bad, likely=False):
                        b.fault(faults.RACE if lds else faults.GLOBAL_RACE, lane, where + index, who)
            first = 8 if kind == "load" else 0
            b.store(me, b.at(place, first), align=4)
            b.store(self.time, b.at(place, first + 4), align=4)
            return []

        b.loop(size, [], byte)

    # ---- LDS and buffers

    def lds(self, address: Value, size: int, lane: Value, data: Data | None, kind: str = "") -> None:
        """An access to LDS at a byte address; one out of bounds is left to the instruction."""
        b = self.b
        if self.aligned and self.kind == "atomic":
            self.demand_alignment(address, size, lane)
        if self.races or self.unwritten:
            with b.when((address + size).cmp("ule", b.state(state.LDS_SIZE))):
                entries = b.at(b.state(state.LDS_SHADOW, "ptr"), address << 4)
                memory = b.at(b.state(state.LDS, "ptr"), address)
                self.touch(entries, memory, size, lane, address, True, data, kind=kind)

    def buffer(self, address: Value, size: int, lane: Value, data: Data | None) -> None:
        """An access to global memory; one out of bounds is left to the instruction."""
        b = self.b
        if self.aligned and self.kind == "atomic":
            self.demand_alignment(address, size, lane)
        if not (self.races or self.unwritten):
            return
        start, length = b.record(state.RANGE_START), b.record(state.RANGE_SIZE)
        near = (address - start).cmp("ule", length - size) & length.cmp("uge", size)

        def search() -> Value:
            helper = b.context(state.CHECK_ONE, "ptr")
            call = f"call i32 {helper.ref}(ptr %st, ptr %rec, i64 {address.ref}, i64 {size}, i32 0)"
            return b.make("i32", 0, call).eq(0)

        with b.when(b.choose(~near, search, b.const("i1", 1))):
            flags = b.record(state.RANGE_FLAGS)
            shadow = flags & -state.SHADOW_ALIGNMENT
            with b.when(shadow.ne(0)):
                entries = b.at(b.pointer(shadow), (address - b.record(state.RANGE_START)) << 4)
                from_kernel = (flags & state.UNWRITTEN).ne(0)
                self.touch(entries, b.pointer(address), size, lane, address, False, data, from_kernel)

    def demand_alignment(self, address: Value, size: int, lane: Value | int) -> None:
        b = self.b
        with b.when((address & (size - 1)).ne(0), likely=False):
            b.fault(faults.MISALIGNED, lane, address, size)

    def finish(self) -> None:
        """An atomic operation is a point in time that others can be in order with."""
        b = self.b
        if self.races and self.orders:
            now = self.time + 1
            b.store(now, b.at(b.state(state.CONTEXT, "ptr"), state.CHECK_TIME), align=4)
            times = b.context(state.ATOMIC_TIMES, "ptr")
            b.store(now, b.at(times, self.me.zext("i64") << 2), align=4)
        b.next()


def _stored(b: FormBuilder, store: Store, position: int, lane: Value, dword: int = 0) -> Data:
    register_place = lane_dword(b, b.register(position), lane, dword)
    if store.high:
        register_place = b.at(register_place, 2)

    def byte(index: Value) -> Value:
        return b.load(b.at(register_place, ((index >> 2) << 8) + (index & 3)), "i8")

    return byte


def _emit(b: FormBuilder) -> None:
    access = _Access(b)
    flags = access.op.flags
    if flags.get("smem"):
        _scalar(access)
    elif "lds" in flags:
        _local(access)
    elif access.op.family == "MUBUF":
        _buffer(access)
    else:
        _global(access)
    access.finish()


def _size(access: _Access) -> int:
    flags = access.op.flags
    what = flags.get("load") or flags.get("store") or flags["atomic"]
    return int(what.bytes)


def _scalar(access: _Access) -> None:
    """s_load drops the lowest two bits of an address."""
    b = access.b
    offset = b.record(state.OFFSET)
    kind = b.form.operands[2].kind
    if kind == "s":
        offset = offset + b.load(b.register(2), "i32", align=4).zext("i64")
    elif kind == "i":
        offset = offset + b.field(2)
    base = b.load(b.register(1), "i64", align=4)
    buffer = access.op.flags.get("buffer", False)
    if buffer:
        base = base & 0xFFFFFFFFFFFF
    address = base + offset
    if access.aligned:
        access.demand_alignment(address, 4, -1)
    if not buffer:
        access.buffer(address & -4, 4 * access.op.flags["dwords"], b.const("i64", -1), None)


def _local(access: _Access) -> None:
    b, flags = access.b, access.op.flags
    first = int(b.flags["results"])
    address = b.register(first)
    if "scale" in flags:
        size = 4 * flags["dwords"]
        pieces = [(b.field(4), first + 1), (b.field(5), first + 2)]
    else:
        size = _size(access)
        pieces = [(b.record(state.OFFSET), first + 1)]
    store = flags.get("store") or Store(32, size // 4)

    def one(lane: Value) -> None:
        base = b.load(lane_dword(b, address, lane), "i32", align=4).zext("i64")
        for offset, position in pieces:
            data = _stored(b, store, position, lane) if access.kind == "store" else None
            access.lds((base + offset) & 0xFFFFFFFF, size, lane, data)

    b.lanes_of(b.exec(), one)


def _buffer(access: _Access) -> None:
    b = access.b
    to_lds = "lds" in b.flags
    buffer = Buffer(b, 0, 1) if to_lds else Buffer(b, 1, 2)
    flags = access.op.flags
    what = flags.get("load") or flags.get("store") or flags["atomic"]
    pieces = 1 if access.kind == "atomic" else what.count
    size = what.bytes // pieces

    def one(lane: Value) -> None:
        def do(piece: int, pointer: Value, inside: Value) -> None:
            if inside.ref == "true":
                data = _stored(b, flags["store"], 0, lane, piece) if access.kind == "store" else None
                access.buffer(b.address(pointer), size, lane, data)

        buffer.access(lane, size, pieces, access.kind != "load", do)
        if to_lds:
            _into_lds(access, lane, size * pieces)

    b.lanes_of(b.exec(), one)


def _into_lds(access: _Access, lane: Value, size: int) -> None:
    b = access.b
    each = max(4, size)
    start = (b.state(state.M0, "i32") & 0xFFFF).zext("i64") + b.record(state.OFFSET)
    access.lds(start + lane * each, each, lane, None, kind="store")


def _global(access: _Access) -> None:
    b, op = access.b, access.op
    results = int(b.flags["results"])
    to_lds = op.name.startswith("global_load_lds")
    store_like = access.kind == "store"
    address = 0 if to_lds or store_like else results
    addresses(b, address, address + (1 if to_lds or access.kind == "load" else 2))
    size = _size(access)

    def one(lane: Value) -> None:
        where = lane_address(b, lane)
        data = _stored(b, op.flags["store"], 1, lane) if store_like else None
        if op.flags.get("flat"):
            aperture = where >> 32
            with b.when(aperture.eq(state.SHARED_APERTURE >> 32)):
                access.lds(where & 0xFFFFFFFF, size, lane, data)
            with b.when(aperture.ne(state.SHARED_APERTURE >> 32) & aperture.ne(state.PRIVATE_APERTURE >> 32)):
                access.buffer(where, size, lane, data)
        else:
            access.buffer(where, size, lane, data)
        if to_lds:
            _into_lds(access, lane, size)

    b.lanes_of(b.exec(), one)


def _inactive(b: FormBuilder) -> None:
    """Fault if DPP makes an active lane read one that is not: what stands there is stale, or nothing is written."""
    active = b.exec()
    table = b.field(0, "ptr")

    def one(lane: Value) -> None:
        index = b.load(b.at(table, lane << 2), "i32", align=4)
        source = (index & 63).zext("i64")
        with b.when(index.cmp("sge", 0) & ((active >> source) & 1).eq(0), likely=False):
            b.fault(faults.INACTIVE_LANE, lane, source)

    b.lanes_of(active & b.field(1), one)
    b.next()


register(Op("#memory", "internal", _emit))
register(Op("#inactive", "internal", _inactive))
