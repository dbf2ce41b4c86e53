"""The checks on memory: races between waves, bytes that nobody wrote, addresses that the hardware would not take.

A record before each memory instruction works out the addresses of its lanes as the instruction will, and has what the
shadow of LDS or of a buffer remembers compared and updated: :mod:`mdr.emulator.regions`.
"""

from __future__ import annotations

from mdr.emulator import faults, regions, state
from mdr.emulator.forms import FormBuilder
from mdr.emulator.ir import Value
from mdr.emulator.labels import REMEMBER
from mdr.emulator.registry import TABLE, Op, register
from mdr.emulator.semantics.flat import addresses, row
from mdr.emulator.semantics.formats import each_size
from mdr.emulator.semantics.mubuf import Buffer
from mdr.emulator.valu import Source
from mdr.emulator.vmem import write_addresses

CHECKS = REMEMBER | {"aligned"}


class _Access:
    """What one record checks: a kind of access by one wave."""

    def __init__(self, b: FormBuilder) -> None:
        self.b = b
        self.op = TABLE[b.flags["op"]]
        flags = self.op.flags
        kind = flags.get("vmem") or flags.get("lds") or flags.get("smem")
        self.kind = kind if kind in ("atomic", "store") else "load"
        self.results = int(b.flags["results"])
        self.remembers = not REMEMBER.isdisjoint(b.flags)
        self.aligned = "aligned" in b.flags
        how = {"store": regions.STORES, "atomic": regions.ATOMIC_KIND}.get(self.kind, 0)
        if self.kind == "atomic" or "coherent" in b.flags or (self.kind == "store" and "beside" in b.flags):
            # Loads and stores past the caches are taken to synchronise as atomic operations do.
            how |= regions.ORDERS
        self.how = how | (regions.BESIDE if "beside" in b.flags else 0) | (regions.RACES if "races" in b.flags else 0)

    @property
    def size(self) -> int:
        """Bytes that a lane accesses."""
        flags = self.op.flags
        return int((flags.get("load") or flags.get("store") or flags["atomic"]).bytes)

    def note(self, active: Value, size: int, position: int | None = None, how: int = 0, piece: int = 0) -> None:
        """Check and note the addresses in the work area; a store's data is in operand ``position``, from VGPR ``piece``."""
        if self.remembers:
            self._call(state.NOTE, active, size, position, how, piece)

    def note_row(self, first: Value, position: int) -> None:
        """The same for an access of all lanes side by side, from the address of lane 0 on."""
        self._call(state.NOTE_ROW, first, self.size, position, 0, 0)

    def _call(self, helper: int, what: Value, size: int, position: int | None, how: int, piece: int) -> None:
        b = self.b
        how |= self.how
        if "memory" in b.flags and not how & regions.STORES:
            how |= regions.UNWRITTEN
        data = Value(b, "ptr", 0, "null")
        if position is not None and how & regions.STORES:
            store = self.op.flags.get("store")
            data = b.at(b.register(position, piece), 2 if store and store.high else 0)
        function = b.context(helper, "ptr")
        arguments = f"ptr %st, ptr %rec, i64 {what.ref}, i64 {size}, i64 {how}, ptr {data.ref}"
        code = b.make("i32", 0, f"call i32 {function.ref}({arguments})")
        with b.when(code.ne(0), likely=False):
            b.leave(state.FAULT, b.rec)

    def demand_alignment(self, active: Value, size: int) -> None:
        """Fault at the first active lane whose address in the work area is no multiple of ``size``."""
        b = self.b
        if not self.aligned:
            return
        area = b.at(b.st, state.ADDRESSES)

        def chunk(index: Value, carried: list[Value]) -> list[Value]:
            here = b.load(b.at(area, index << 3), "i64", 8, align=64)
            return [carried[0] | (b.mask_bits((here & (size - 1)).ne(0)) << index)]

        bad = b.loop(64, [b.const("i64", 0)], chunk, step=8)[0] & active
        with b.when(bad.ne(0), likely=False):
            lane = b.cttz(bad)
            address = b.load(b.at(area, lane << 3), "i64", align=8)
            shown = address & 0xFFFFFFFF if "lds" in self.op.flags else address
            b.fault(faults.MISALIGNED, lane, shown, size)


def _emit(b: FormBuilder) -> None:
    access = _Access(b)
    flags = access.op.flags
    if flags.get("smem"):
        _scalar(access)
    elif "lds" in flags:
        _local(access)
    elif access.op.family in ("MUBUF", "MTBUF"):
        _buffer(access)
    elif access.op.family == "SCRATCH":
        # What it reads is private; it has a record only if it writes to LDS.
        _into_lds(access)
    else:
        _global(access)
    b.next()


def _scalar(access: _Access) -> None:
    """One address for the wave. Its lowest two bits are dropped."""
    b, flags = access.b, access.op.flags
    offset = b.record(state.OFFSET)
    kind = b.form.operands[2].kind
    if kind == "s":
        offset = offset + b.load(b.register(2), "i32", align=4).zext("i64")
    elif kind == "i":
        offset = offset + b.field(2)
    base = b.load(b.register(1), "i64", align=4)
    if flags.get("buffer"):
        base = base & 0xFFFFFFFFFFFF
    address = base + offset
    if access.aligned:
        with b.when((address & 3).ne(0), likely=False):
            b.fault(faults.MISALIGNED, -1, address, 4)
    if not flags.get("buffer"):
        b.store(address & -4, b.at(b.st, state.ADDRESSES), align=8)
        size = flags["bits"] // 8 if "bits" in flags else 4 * flags["dwords"]
        access.note(b.const("i64", 1), size, how=regions.SCALAR)


def _local(access: _Access) -> None:
    b = access.b
    active = b.exec()
    for offset, position, size in _pieces(b, access.op, access.results):
        _lds_addresses(b, access.results, offset)
        if access.kind == "atomic":
            access.demand_alignment(active, size)
        access.note(active, size, position, regions.IN_LDS)


def _pieces(b: FormBuilder, op: Op, results: int) -> list[tuple[Value, int, int]]:
    """What a lane accesses in LDS: the offset from its address, the operand that a store takes it from, the bytes."""
    flags = op.flags
    if "scale" in flags:
        return [(b.field(4 + k), results + 1 + k, 4 * flags["dwords"]) for k in range(2)]
    what = flags.get("load") or flags.get("store") or flags["atomic"]
    return [(b.record(state.OFFSET), results + 1, int(what.bytes))]


def _lds_addresses(b: FormBuilder, position: int, offset: Value) -> None:
    """A VGPR plus the instruction's offset: 32 bits, which wrap."""
    address = Source(b, position, "u32")
    write_addresses(b, lambda at: (address.read(at).zext("i64") + offset) & 0xFFFFFFFF)


def _buffer(access: _Access) -> None:
    """Buffer instructions check each piece of a lane against the descriptor; what is beyond it touches nothing."""
    b, flags = access.b, access.op.flags
    if "typed" in flags:
        each_size(b, access.op, lambda size: _elements(access, size))
        return
    to_lds = "lds" in b.flags
    buffer = Buffer(b, 0, 1) if to_lds else Buffer(b, 1, 2)
    pieces = 1 if access.kind == "atomic" else (flags.get("load") or flags["store"]).count
    size = access.size // pieces
    for piece in range(pieces):
        inside = _piece_of_buffer(b, buffer, piece, size, pieces, write=access.kind != "load")
        if access.kind == "atomic":
            access.demand_alignment(inside, size)
        access.note(inside, size, 0, piece=piece)
    if to_lds:
        _into_lds(access)


def _elements(access: _Access, size: int) -> None:
    """An element of a format lies in one piece; what of it a store leaves alone it writes back."""
    inside = _piece_of_buffer(access.b, Buffer(access.b, 1, 2), 0, size, 1, write=access.kind != "load")
    access.note(inside, size)


def _piece_of_buffer(b: FormBuilder, buffer: Buffer, wanted: int, size: int, pieces: int, write: bool) -> Value:
    """Write the addresses of the lanes' pieces of one number to the work area; the lanes that have one."""
    area, found = b.at(b.st, state.ADDRESSES), b.at(b.st, state.DATA)
    b.store(b.const("i64", 0), found, align=8)

    def one(lane: Value) -> None:
        def do(number: int, pointer: Value, inside: Value) -> None:
            if inside.ref == "true" and number == wanted:
                b.store(b.address(pointer), b.at(area, lane << 3), align=8)
                b.store(b.load(found, "i64", align=8) | (b.const("i64", 1) << lane), found, align=8)

        buffer.access(lane, size, pieces, write, do)

    b.lanes_of(b.exec(), one)
    return b.load(found, "i64", align=8)


def _into_lds(access: _Access) -> None:
    """Loads to LDS write side by side from M0 on."""
    b = access.b
    each = max(4, access.size)
    start = (b.state(state.M0, "i32") & 0x3FFFF).zext("i64") + b.record(state.OFFSET)
    steps = b.vector("i64", [k * each for k in range(b.lanes)])
    write_addresses(b, lambda at: (start + (at >> 2) * each).splat(b.lanes) + steps)
    access.how &= ~(regions.ORDERS | regions.BESIDE)
    access.note(b.exec(), each, how=regions.IN_LDS | regions.STORES)


def _global(access: _Access) -> None:
    b, op = access.b, access.op
    to_lds = op.name.startswith("global_load_lds")
    address = 0 if to_lds or access.kind == "store" else access.results
    base = address + (1 if to_lds or access.kind == "load" else 2)
    done = b.fresh("done")
    if access.remembers and not (to_lds or op.flags.get("flat") or access.kind == "atomic"):
        slow = b.fresh("slow")
        access.note_row(row(b, address, base, access.size, slow), 1)
        b.jump(done)
        b.label(slow)
    addresses(b, address, base)
    active = b.exec()
    if access.kind == "atomic":
        access.demand_alignment(active, access.size)
    access.note(active, access.size, 1, regions.GENERIC if op.flags.get("flat") else 0)
    b.jump(done)
    b.label(done)
    if to_lds:
        _into_lds(access)


def _arriving(b: FormBuilder) -> None:
    """Fault if a lane touches LDS that a load from memory, of the same wave, has yet to fill."""
    op, results = TABLE[b.flags["op"]], int(b.flags["results"])
    active = b.exec()
    area, queue = b.at(b.st, state.ADDRESSES), b.at(b.st, state.QUEUE)
    length = b.state(state.QUEUE_LENGTH)
    with b.when(length.ne(0)):
        for offset, _, size in _pieces(b, op, results):
            _lds_addresses(b, results, offset)

            def one(number: Value, carried: list[Value], size: int = size) -> list[Value]:
                entry = b.at(queue, number << 4)
                with b.when(b.load(entry, "i32", align=8).eq(state.QUEUE_LDS), likely=False):
                    where = b.load(b.at(entry, 8), "i64", align=8)
                    start, end = where & 0xFFFFFFFF, (where & 0xFFFFFFFF) + (where >> 32)

                    def chunk(index: Value, found: list[Value]) -> list[Value]:
                        here = b.load(b.at(area, index << 3), "i64", 8, align=64)
                        inside = (here + size).cmp("ugt", start) & here.cmp("ult", end)
                        return [found[0] | (b.mask_bits(inside) << index)]

                    bad = b.loop(64, [b.const("i64", 0)], chunk, step=8)[0] & active
                    with b.when(bad.ne(0), likely=False):
                        lane = b.cttz(bad)
                        b.fault(faults.ARRIVING, lane, b.load(b.at(area, lane << 3), "i64", align=8))
                return []

            b.loop(length, [], one)
    b.next()


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
register(Op("#arriving", "internal", _arriving))
register(Op("#inactive", "internal", _inactive))
