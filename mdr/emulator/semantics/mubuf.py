"""MUBUF and load-to-LDS: memory through buffer descriptors, with their bounds and swizzles; and global loads into LDS."""

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
from mdr.emulator.semantics.flat import addresses, private
from mdr.emulator.vmem import check_lanes, check_one, lane_address, lane_dword, lds_check


class Buffer:
    """A descriptor's fields, and addresses within it (MI300 manual, "Buffer addressing")."""

    def __init__(self, b: B, address: int, descriptor: int) -> None:
        self.b = b
        self.vector = b.form.operands[address].kind == "v"
        self.register = b.register(address) if self.vector else b.st
        words = b.register(descriptor)
        self.base = b.load(words, "i64", align=4) & 0xFFFFFFFFFFFF
        word1 = b.load(b.at(words, 4), "i32", align=4)
        self.records = b.load(b.at(words, 8), "i32", align=4).zext("i64")
        word3 = b.load(b.at(words, 12), "i32", align=4)
        self.stride = ((word1 >> 16) & 0x3FFF).zext("i64")
        self.swizzled = (word1 >> 31).ne(0)
        self.add_lane = ((word3 >> 23) & 1).ne(0)
        self.index_shift = (((word3 >> 21) & 3) + 3).zext("i64")
        self.element_shift = (((word3 >> 19) & 3) + 1).zext("i64")
        self.soffset = b.scalar(descriptor + 1, "u32").zext("i64")
        # A swizzled, lane-indexed buffer at address 0 is the wave's scratch (see launch.PRIVATE_BUFFER_WORD3).
        self.private = self.swizzled & self.add_lane & self.base.eq(0)

    def place(self, lane: V) -> tuple[V, V]:
        """One lane's (index, byte offset), before the scalar offset."""
        b = self.b
        offset = b.record(state.OFFSET)
        index = b.const("i64", 0)
        dword = 0
        if "idxen" in b.flags:
            index = b.load(lane_dword(b, self.register, lane), "i32", align=4).zext("i64")
            dword = 1
        if "offen" in b.flags:
            offset = offset + b.load(lane_dword(b, self.register, lane, dword), "i32", align=4).zext("i64")
        return b.select(self.add_lane, index + lane, index), offset

    def access(self, lane: V, size: int, pieces: int, write: bool, do: Callable[[int, V, V], None]) -> None:
        """Call ``do(piece, pointer or null, whether in bounds)`` for each piece of ``size`` bytes of one lane."""
        b = self.b
        index, offset = self.place(lane)
        for piece in range(pieces):
            at = offset + piece * size
            linear = at + self.stride * index
            row, column = index >> self.index_shift, index - ((index >> self.index_shift) << self.index_shift)
            element = at >> self.element_shift
            rest = at - (element << self.element_shift)
            swizzled = ((row * self.stride + (element << self.element_shift)) << self.index_shift) + (
                column << self.element_shift
            )
            swizzled = swizzled + rest
            byte = b.select(self.swizzled, swizzled, linear)
            inside = b.select(
                self.swizzled, index.cmp("ult", self.records), (linear + self.soffset + size).cmp("ule", self.records)
            )
            self._piece(lane, piece, at, byte, inside, size, write, do)

    def _piece(
        self, lane: V, piece: int, at: V, byte: V, inside: V, size: int, write: bool, do: Callable[[int, V, V], None]
    ) -> None:
        b = self.b
        private, buffer, outside, done = (b.fresh(s) for s in ("private", "buffer", "outside", "done"))
        test = b.fresh("test")
        b.branch(self.private, private, test, likely=False)
        b.label(private)
        # The scalar offset counts the bytes of all 64 lanes: LLVM's stack pointer is unswizzled (AMDGPUUsage, "Stack Pointer").
        own = at + (self.soffset >> 6)
        limit = b.state(state.SCRATCH_SIZE)
        with b.when((own + size).cmp("ugt", limit), likely=False):
            b.fault(faults.SCRATCH_BOUNDS, lane, own, size)
        do(piece, b.at(b.state(state.SCRATCH, "ptr"), own + lane * limit), b.const("i1", 1))
        b.jump(done)
        b.label(test)
        b.branch(inside, buffer, outside, likely=True)
        b.label(buffer)
        do(piece, check_one(b, self.base + self.soffset + byte, size, write), b.const("i1", 1))
        b.jump(done)
        b.label(outside)
        do(piece, b.st, b.const("i1", 0))
        b.jump(done)
        b.label(done)


def _known(inside: V) -> bool:
    """Out of bounds is a block of its own, so whether it is is known while writing code."""
    return inside.ref == "true"


def _load(b: B) -> None:
    load: Load = b.op.flags["load"]
    if "lds" in b.flags:
        _load_to_lds(b, load)
        return
    buffer = Buffer(b, 1, 2)
    target = b.register(0)
    item = Load(load.bits, 1, load.signed, load.half)

    def one(lane: V) -> None:
        def do(piece: int, pointer: V, inside: V) -> None:
            register = b.at(target, piece * state.VGPR_BYTES)
            if _known(inside):
                load_lane(b, item, pointer, register, lane)
            elif load.half:
                where = b.at(lane_dword(b, register, lane), 2 if load.half == "high" else 0)
                b.store(b.const("i16", 0), where, align=2)
            else:
                b.store(b.const("i32", 0), lane_dword(b, register, lane), align=4)

        buffer.access(lane, item.bytes, load.count, False, do)

    if load.count > 1:
        _keep_address(b, buffer)
    b.lanes_of(b.exec(), one)
    b.next()


def _keep_address(b: B, buffer: Buffer) -> None:
    """A wide load may overwrite its own address registers: address a copy of them."""
    if not buffer.vector:
        return
    copy = b.at(b.st, state.PERMUTED)
    for dword in range(2 if "idxen" in b.flags and "offen" in b.flags else 1):

        def body(offset: V, carried: list[V], k: int = dword) -> list[V]:
            value = b.load(b.at(b.at(buffer.register, k * state.VGPR_BYTES), offset), "i32", b.lanes, align=4 * b.lanes)
            b.store(value, b.at(b.at(copy, k * state.VGPR_BYTES), offset), align=4 * b.lanes)
            return []

        b.chunks([], body)
    buffer.register = copy


def _store(b: B) -> None:
    store: Store = b.op.flags["store"]
    buffer = Buffer(b, 1, 2)
    source = b.register(0)
    item = Store(store.bits, 1, store.high)

    def one(lane: V) -> None:
        def do(piece: int, pointer: V, inside: V) -> None:
            if _known(inside):
                store_lane(b, item, b.at(source, piece * state.VGPR_BYTES), pointer, lane)

        buffer.access(lane, item.bytes, store.count, True, do)

    b.lanes_of(b.exec(), one)
    b.next()


def _atomic(b: B) -> None:
    atomic: Atomic = b.op.flags["atomic"]
    buffer = Buffer(b, 1, 2)
    data = b.register(0)
    target = data if "returns" in b.flags else None

    def one(lane: V) -> None:
        def do(piece: int, pointer: V, inside: V) -> None:
            if _known(inside):
                atomic_lane(b, atomic, pointer, data, target, lane)
            elif target is not None:
                for k in range(atomic.bits // 32):
                    b.store(b.const("i32", 0), lane_dword(b, target, lane, k), align=4)

        buffer.access(lane, atomic.bytes, 1, True, do)

    b.lanes_of(b.exec(), one)
    b.next()


_FLAGS = {"modifiers": ("offen", "idxen", "lds"), "buffer": True}
for _name, _kind in LOADS.items():
    register(Op(f"buffer_load_{_name}", "MUBUF", _load, flags={"load": _kind, "vmem": "load", **_FLAGS}))
for _name, _store_kind in STORES.items():
    register(Op(f"buffer_store_{_name}", "MUBUF", _store, flags={"store": _store_kind, "vmem": "store", **_FLAGS}))
for _name, _atomic_kind in ATOMICS.items():
    register(Op(f"buffer_atomic_{_name}", "MUBUF", _atomic,
                chips=("gfx950",) if _name == "pk_add_bf16" else CHIPS, exact=_atomic_kind.exact,
                flags={"atomic": _atomic_kind, "vmem": "atomic", **_FLAGS}))  # fmt: skip


# ---- loads to LDS: at M0 plus the instruction's offset, the lanes side by side


def _lds_place(b: B, lane: V, load: Load) -> V:
    each = max(4, load.bytes)
    # 18 bits: gfx950's LDS of 160 KB is longer than the 16 bits of M0 that older manuals name.
    start = (b.state(state.M0, "i32") & 0x3FFFF).zext("i64") + b.record(state.OFFSET)
    return lds_check(b, start + lane * each, each, lane)


def _into_lds(b: B, load: Load, place: V, pointer: V, piece: int) -> None:
    value = b.load(pointer, f"i{load.bits}", align=1)
    if load.bits < 32:
        value = value.sext("i32") if load.signed else value.zext("i32")
    b.store(value, b.at(place, 4 * piece), align=1)


def _load_to_lds(b: B, load: Load) -> None:
    buffer = Buffer(b, 0, 1)
    item = Load(load.bits, 1, load.signed)

    def one(lane: V) -> None:
        place = _lds_place(b, lane, load)

        def do(piece: int, pointer: V, inside: V) -> None:
            if _known(inside):
                _into_lds(b, item, place, pointer, piece)
            else:
                b.store(b.const("i32", 0), b.at(place, 4 * piece), align=1)

        buffer.access(lane, item.bytes, load.count, False, do)

    b.lanes_of(b.exec(), one)
    b.next()


def _global_to_lds(b: B) -> None:
    load: Load = b.op.flags["load"]
    addresses(b, 0, 1)
    active = b.exec()
    check_lanes(b, active, load.bytes, 0)
    item = Load(load.bits, 1, load.signed)

    def one(lane: V) -> None:
        place = _lds_place(b, lane, load)
        pointer = b.pointer(lane_address(b, lane))
        for piece in range(load.count):
            _into_lds(b, item, place, b.at(pointer, 4 * piece), piece)

    b.lanes_of(active, one)
    b.next()


for _name in ("ubyte", "sbyte", "ushort", "sshort", "dword", "dwordx3", "dwordx4"):
    _chips = ("gfx950",) if _name in ("dwordx3", "dwordx4") else ("gfx942", "gfx950")
    register(Op(f"global_load_lds_{_name}", "FLAT", _global_to_lds, chips=_chips,
                flags={"load": LOADS[_name], "vmem": "load"}))  # fmt: skip


def _scratch_to_lds(b: B) -> None:
    load: Load = b.op.flags["load"]
    item = Load(load.bits, 1, load.signed)

    def one(lane: V) -> None:
        place = _lds_place(b, lane, load)
        _into_lds(b, item, place, private(b, lane, 0, 1, load.bytes), 0)

    b.lanes_of(b.exec(), one)
    b.next()


for _name in ("ubyte", "sbyte", "ushort", "sshort", "dword"):
    register(Op(f"scratch_load_lds_{_name}", "SCRATCH", _scratch_to_lds, chips=("gfx942", "gfx950"),
                flags={"load": LOADS[_name], "vmem": "load"}))  # fmt: skip
