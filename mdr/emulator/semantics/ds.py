"""DS: local data share loads, stores and atomics, and the lane exchanges that use its network."""

from __future__ import annotations

from mdr.emulator import state
from mdr.emulator.forms import FormBuilder as B
from mdr.emulator.ir import Value as V
from mdr.emulator.registry import Op, register
from mdr.emulator.semantics.access import (
    INTEGER,
    Atomic,
    Load,
    Store,
    atomic_lane,
    load_lane,
    read_wide,
    store_lane,
    write_wide,
)
from mdr.emulator.vmem import copy_in, copy_out, lane_dword, lds_check, side_by_side


def _byte(b: B, register: V, lane: V, offset: V | int) -> V:
    """A lane's LDS byte address: its VGPR plus an offset; 32 bits that wrap (compilers use negative bases)."""
    base = b.load(lane_dword(b, register, lane), "i32", align=4).zext("i64")
    return (base + offset) & 0xFFFFFFFF


def _vectorised(b: B, address: V, size: int, store: bool, register: V, dwords: int) -> None:
    """All lanes active and side by side within LDS: copy as vectors."""
    test, checked, fast, slow = (b.fresh(s) for s in ("test", "checked", "fast", "slow"))
    b.branch(b.exec().eq(-1), test, slow)
    b.label(test)
    b.branch(side_by_side(b, address, size), checked, slow)
    b.label(checked)
    first = b.load(address, "i32", align=4).zext("i64") + b.record(state.OFFSET)
    b.branch((first + 64 * size).cmp("ule", b.state(state.LDS_SIZE)), fast, slow)
    b.label(fast)
    place = b.at(b.state(state.LDS, "ptr"), first)
    (copy_out if store else copy_in)(b, *((register, place) if store else (place, register)), dwords)
    b.next()
    b.label(slow)


def _load(b: B) -> None:
    load: Load = b.op.flags["load"]
    target, address = b.register(0), b.register(1)
    if load.bits == 32:
        _vectorised(b, address, load.bytes, False, target, load.count)
    offset = b.record(state.OFFSET)

    def one(lane: V) -> None:
        place = lds_check(b, _byte(b, address, lane, offset), load.bytes, lane)
        load_lane(b, load, place, target, lane)

    b.lanes_of(b.exec(), one)
    b.next()


def _store(b: B) -> None:
    store: Store = b.op.flags["store"]
    address, source = b.register(0), b.register(1)
    if store.bits == 32:
        _vectorised(b, address, store.bytes, True, source, store.count)
    offset = b.record(state.OFFSET)

    def one(lane: V) -> None:
        place = lds_check(b, _byte(b, address, lane, offset), store.bytes, lane)
        store_lane(b, store, source, place, lane)

    b.lanes_of(b.exec(), one)
    b.next()


def _pair_offsets(b: B) -> tuple[V, V]:
    """offset0 and offset1 (record fields 4 and 5), scaled to bytes when the record was made."""
    return b.field(4), b.field(5)


def _load_pair(b: B) -> None:
    count = b.op.flags["dwords"]
    target, address = b.register(0), b.register(1)
    offsets = _pair_offsets(b)

    def one(lane: V) -> None:
        places = [lds_check(b, _byte(b, address, lane, o), 4 * count, lane) for o in offsets]
        values = [b.load(b.at(p, 4 * k), "i32", align=1) for p in places for k in range(count)]
        for k, value in enumerate(values):
            b.store(value, lane_dword(b, target, lane, k), align=4)

    b.lanes_of(b.exec(), one)
    b.next()


def _store_pair(b: B) -> None:
    count = b.op.flags["dwords"]
    address = b.register(0)
    offsets = _pair_offsets(b)

    def one(lane: V) -> None:
        for position, offset in enumerate(offsets):
            place = lds_check(b, _byte(b, address, lane, offset), 4 * count, lane)
            store_lane(b, Store(32, count), b.register(1 + position), place, lane)

    b.lanes_of(b.exec(), one)
    b.next()


_SIZES = {"b32": 1, "b64": 2, "b96": 3, "b128": 4}
for _name, _count in _SIZES.items():
    register(Op(f"ds_read_{_name}", "DS", _load, flags={"load": Load(32, _count), "lds": "load"}))
    register(Op(f"ds_write_{_name}", "DS", _store, flags={"store": Store(32, _count), "lds": "store"}))
for _name, _load_kind in {
    "u8": Load(8), "i8": Load(8, signed=True), "u16": Load(16), "i16": Load(16, signed=True),
    "u8_d16": Load(8, half="low"), "u8_d16_hi": Load(8, half="high"),
    "i8_d16": Load(8, signed=True, half="low"), "i8_d16_hi": Load(8, signed=True, half="high"),
    "u16_d16": Load(16, half="low"), "u16_d16_hi": Load(16, half="high"),
}.items():  # fmt: skip
    register(Op(f"ds_read_{_name}", "DS", _load, flags={"load": _load_kind, "lds": "load"}))
for _name, _store_kind in {
    "b8": Store(8), "b16": Store(16), "b8_d16_hi": Store(8, high=True), "b16_d16_hi": Store(16, high=True),
}.items():  # fmt: skip
    register(Op(f"ds_write_{_name}", "DS", _store, flags={"store": _store_kind, "lds": "store"}))
for _name, _count in (("b32", 1), ("b64", 2)):
    for _stride, _scale in (("", 1), ("st64", 64)):
        _flags = {"dwords": _count, "scale": 4 * _count * _scale}
        register(Op(f"ds_read2{_stride}_{_name}", "DS", _load_pair, flags={**_flags, "lds": "load"}))
        register(Op(f"ds_write2{_stride}_{_name}", "DS", _store_pair, flags={**_flags, "lds": "store"}))


# ---- transposing loads (gfx950): the data of a group of 16 lanes, read as rows of 16 elements, leaves as columns

_GROUP = 16


def _expanded(b: B, place: V, bits: int) -> V:
    """16 elements of ``bits`` that lie side by side from ``place``, one a lane, as ``i32``."""
    if bits in (8, 16):
        return b.load(place, f"i{bits}", _GROUP, align=1).zext("i32")
    packed = b.load(place, "i8", _GROUP, align=1)
    first = [bits * k // 8 for k in range(_GROUP)]
    pair = b.shuffle(packed, first).zext("i32") | (b.shuffle(packed, [k + 1 for k in first]).zext("i32") << 8)
    return (pair >> b.vector("i32", [bits * k % 8 for k in range(_GROUP)])) & ((1 << bits) - 1)


def _transpose(b: B) -> None:
    """Lane ``l`` of a group gets as its element ``j`` the element ``16 * j + l`` of the group's data in lane order.

    All lanes read before one writes: the result may overlap the address register. Inactive lanes contribute zeros.
    """
    bits, load = b.op.flags["bits"], b.op.flags["load"]
    target, address = b.register(0), b.register(1)
    offset, active = b.record(state.OFFSET), b.exec()
    area = b.at(b.st, state.ADDRESSES)
    dwords = load.count
    zero = b.const("i32", 0, b.lanes)

    def clear(at: V, carried: list[V]) -> list[V]:
        b.store(zero, b.at(area, at), align=4)
        return []

    with b.when(active.ne(-1), likely=False):
        b.loop(dwords * state.VGPR_BYTES, [], clear, step=4 * b.lanes)

    def fetch(lane: V) -> None:
        place = lds_check(b, _byte(b, address, lane, offset), load.bytes, lane)
        for k in range(dwords):
            b.store(b.load(b.at(place, 4 * k), "i32", align=1), b.at(area, lane * load.bytes + 4 * k), align=4)

    b.lanes_of(active, fetch)

    def group(at: V, carried: list[V]) -> list[V]:
        words: list[V] = [zero] * (dwords + 1)
        for j in range(8 * load.bytes // bits):
            row = _expanded(b, b.at(area, at * dwords + 2 * bits * j), bits)
            dword, shift = divmod(bits * j, 32)
            words[dword] = words[dword] | (row << shift)
            if shift + bits > 32:
                words[dword + 1] = words[dword + 1] | (row >> (32 - shift))
        mask = b.lane_mask(active, at >> 2)
        for k in range(dwords):
            place = b.at(b.at(target, at), k * state.VGPR_BYTES)
            b.store(b.blend(mask, words[k], b.load(place, "i32", b.lanes, align=4 * b.lanes)), place, align=4 * b.lanes)
        return []

    b.chunks([], group)
    b.next()


_SEEN = "bit-exact where the lanes of a group of 16 are active; known from compilers' use of it"
_INFERRED = "inferred from the layouts of 8 and 16 bits: rows of 16 elements"
for _bits, _count, _exact in ((16, 2, _SEEN), (8, 2, _SEEN), (4, 2, _INFERRED), (6, 3, _INFERRED)):
    register(Op(f"ds_read_b{32 * _count}_tr_b{_bits}", "DS", _transpose, chips=("gfx950",), exact=_exact,
                flags={"bits": _bits, "load": Load(32, _count), "lds": "load"}))  # fmt: skip


# ---- atomics: (address, data) or (target, address, data)


def _atomic(b: B) -> None:
    atomic: Atomic = b.op.flags["atomic"]
    returns = b.op.flags["returns"]
    address = b.register(1 if returns else 0)
    data_position = 2 if returns else 1
    data = b.register(data_position)
    target = b.register(0) if returns else None
    offset = b.record(state.OFFSET)

    def one(lane: V) -> None:
        place = lds_check(b, _byte(b, address, lane, offset), atomic.bytes, lane)
        if atomic.compute is not None:
            atomic_lane(b, atomic, place, data, target, lane, lds=True)
            return
        # Two values in two operands; for compare and swap the expected one, then the new one.
        ty = f"i{atomic.bits}"
        old = b.load(place, ty, align=1)
        expected = read_wide(b, data, lane, atomic.bits)
        new = read_wide(b, b.register(data_position + 1), lane, atomic.bits)
        two = b.op.flags.get("two")
        b.store(two(b, old, expected, new) if two else b.select(old.eq(expected), new, old), place, align=1)
        if target is not None:
            write_wide(b, target, lane, old)

    b.lanes_of(b.exec(), one)
    b.next()


def _compare_float(b: B, old: V, expected: V, new: V) -> V:
    ty = "float" if old.ty == "i32" else "double"
    return b.select(old.bitcast(ty).eq(expected.bitcast(ty)), new, old)


_NAMES = {
    "add": ("add", "u"), "sub": ("sub", "u"), "inc": ("inc", "u"), "dec": ("dec", "u"), "smin": ("min", "i"),
    "umin": ("min", "u"), "smax": ("max", "i"), "umax": ("max", "u"), "and": ("and", "b"), "or": ("or", "b"),
    "xor": ("xor", "b"), "cmpswap": ("cmpst", "b"),
}  # fmt: skip
for _bits in (32, 64):
    for _key, (_name, _letter) in _NAMES.items():
        _kind = Atomic(_bits, INTEGER[_key])
        register(Op(f"ds_{_name}_{_letter}{_bits}", "DS", _atomic,
                    flags={"atomic": _kind, "returns": False, "lds": "atomic"}))  # fmt: skip
        register(Op(f"ds_{_name}_rtn_{_letter}{_bits}", "DS", _atomic,
                    flags={"atomic": _kind, "returns": True, "lds": "atomic"}))  # fmt: skip
    register(Op(f"ds_wrxchg_rtn_b{_bits}", "DS", _atomic,
                flags={"atomic": Atomic(_bits, INTEGER["swap"]), "returns": True, "lds": "atomic"}))  # fmt: skip
    for _middle, _returns in (("", False), ("rtn_", True)):
        register(Op(f"ds_rsub_{_middle}u{_bits}", "DS", _atomic, flags={
            "atomic": Atomic(_bits, lambda b, old, data: data - old), "returns": _returns, "lds": "atomic"}))  # fmt: skip
        for _stem, _letter, _two in (
            ("mskor", "b", lambda b, old, x, y: (old & ~x) | y),
            ("cmpst", "f", lambda b, old, x, y: _compare_float(b, old, x, y)),
        ):
            register(Op(f"ds_{_stem}_{_middle}{_letter}{_bits}", "DS", _atomic, flags={
                "atomic": Atomic(_bits, None), "two": _two, "returns": _returns, "lds": "atomic"}))  # fmt: skip
register(Op("ds_wrap_rtn_b32", "DS", _atomic, flags={
    "atomic": Atomic(32, None), "returns": True, "lds": "atomic",
    "two": lambda b, old, x, y: b.select(old.cmp("uge", x), old - x, old + y)}))  # fmt: skip


def _float_atomics() -> None:
    from mdr.emulator.semantics.access import ATOMICS

    kinds = {
        "add_f32": ATOMICS["add_f32"], "add_f64": ATOMICS["add_f64"],
        "pk_add_f16": ATOMICS["pk_add_f16"], "pk_add_bf16": ATOMICS["pk_add_bf16"],
        "min_f32": Atomic(32, ATOMICS["min_f64"].compute, "float"), "max_f32": Atomic(32, ATOMICS["max_f64"].compute, "float"),
        "min_f64": ATOMICS["min_f64"], "max_f64": ATOMICS["max_f64"],
    }  # fmt: skip
    for name, kind in kinds.items():
        chips = ("gfx942", "gfx950") if name.startswith("pk_") else ("gfx90a", "gfx942", "gfx950")
        head, _, tail = name.rpartition("_")
        for middle, returns in (("", False), ("rtn_", True)):
            register(Op(f"ds_{head}_{middle}{tail}", "DS", _atomic, chips=chips,
                        flags={"atomic": kind, "returns": returns, "lds": "atomic"}))  # fmt: skip


_float_atomics()


# ---- exchange of two places; counters that a whole wave moves at once; lanes side by side from M0


def _exchange_pair(b: B) -> None:
    count = b.op.flags["dwords"]
    target, address = b.register(0), b.register(1)
    offsets = _pair_offsets(b)

    def one(lane: V) -> None:
        places = [lds_check(b, _byte(b, address, lane, o), 4 * count, lane) for o in offsets]
        old = [b.load(b.at(p, 4 * k), "i32", align=1) for p in places for k in range(count)]
        for position, place in enumerate(places):
            store_lane(b, Store(32, count), b.register(2 + position), place, lane)
        for k, value in enumerate(old):
            b.store(value, lane_dword(b, target, lane, k), align=4)

    b.lanes_of(b.exec(), one)
    b.next()


for _name, _count in (("b32", 1), ("b64", 2)):
    for _stride, _scale in (("", 1), ("st64", 64)):
        register(Op(f"ds_wrxchg2{_stride}_rtn_{_name}", "DS", _exchange_pair, flags={
            "dwords": _count, "scale": 4 * _count * _scale, "lds": "atomic", "returns": True}))  # fmt: skip


def _conditional_exchange(b: B) -> None:
    """Two dwords, each replaced by the data's low 31 bits if its highest bit is set; the old ones come back."""
    target, address, data = b.register(0), b.register(1), b.register(2)
    offset = b.record(state.OFFSET)

    def one(lane: V) -> None:
        start = _byte(b, address, lane, offset) & 0xFFF8
        for k in range(2):
            place = lds_check(b, start + 4 * k, 4, lane)
            old = b.load(place, "i32", align=1)
            new = b.load(lane_dword(b, data, lane, k), "i32", align=4)
            b.store(b.select(new.cmp("slt", 0), new & 0x7FFFFFFF, old), place, align=1)
            b.store(old, lane_dword(b, target, lane, k), align=4)

    b.lanes_of(b.exec(), one)
    b.next()


register(Op("ds_condxchg32_rtn_b64", "DS", _conditional_exchange, flags={
    "lds": "atomic", "returns": True, "dwords": 2, "atomic": Atomic(64, None)}))  # fmt: skip


def _count_lanes(b: B) -> None:
    """Add (or take) the number of active lanes to the counter at M0's upper half; every lane gets the old value."""
    active = b.exec()
    number = b.intrinsic("ctpop", active).trunc("i32")
    start = (b.state(state.M0, "i32") >> 16).zext("i64") + b.record(state.OFFSET)
    place = lds_check(b, start, 4, b.const("i64", -1))
    old = b.load(place, "i32", align=1)
    b.store(old + number if b.op.flags["append"] else old - number, place, align=1)
    target = b.register(0)
    b.lanes_of(active, lambda lane: b.store(old, lane_dword(b, target, lane), align=4))
    b.next()


register(Op("ds_append", "DS", _count_lanes, flags={"append": True, "lds": "exchange"}))
register(Op("ds_consume", "DS", _count_lanes, flags={"append": False, "lds": "exchange"}))


def _by_lane(b: B) -> None:
    """Each lane's dword at M0 plus the offset plus four times the lane."""
    register_place = b.register(0)
    start = (b.state(state.M0, "i32") & 0xFFFF).zext("i64") + b.record(state.OFFSET)

    def one(lane: V) -> None:
        place = lds_check(b, start + (lane << 2), 4, lane)
        where = lane_dword(b, register_place, lane)
        if b.op.flags["store"]:
            b.store(b.load(where, "i32", align=4), place, align=1)
        else:
            b.store(b.load(place, "i32", align=1), where, align=4)

    b.lanes_of(b.exec(), one)
    b.next()


register(Op("ds_read_addtid_b32", "DS", _by_lane, flags={"store": False, "lds": "exchange"}))
register(Op("ds_write_addtid_b32", "DS", _by_lane, flags={"store": True, "lds": "by lane"}))


# ---- lane exchange


def _snapshot(b: B, register: V, area: int) -> V:
    """Copy a VGPR to a work area, so that writing lanes does not disturb lanes still to be read."""
    target = b.at(b.st, area)

    def body(offset: V, carried: list[V]) -> list[V]:
        value = b.load(b.at(register, offset), "i32", b.lanes, align=4 * b.lanes)
        b.store(value, b.at(target, offset), align=4 * b.lanes)
        return []

    b.chunks([], body)
    return target


def _bpermute(b: B) -> None:
    """Each lane reads the data of the lane its address names (in bytes); inactive lanes give 0."""
    data = _snapshot(b, b.register(2), state.DATA)
    target, address = b.register(0), b.register(1)
    offset = b.record(state.OFFSET)
    active = b.exec()

    def one(lane: V) -> None:
        source = (_byte(b, address, lane, offset) >> 2) & 63
        value = b.load(b.at(data, source << 2), "i32", align=4)
        value = b.select(((active >> source) & 1).ne(0), value, 0)
        b.store(value, lane_dword(b, target, lane), align=4)

    b.lanes_of(active, one)
    b.next()


def _permute(b: B) -> None:
    """Each lane sends its data to the lane its address names; lanes that nobody sends to get 0."""
    data = _snapshot(b, b.register(2), state.DATA)
    where = _snapshot(b, b.register(1), state.COMPARE)
    result = b.at(b.st, state.ADDRESSES)
    zero = b.const("i32", 0, b.lanes)

    def clear(offset: V, carried: list[V]) -> list[V]:
        b.store(zero, b.at(result, offset), align=4 * b.lanes)
        return []

    b.chunks([], clear)
    offset = b.record(state.OFFSET)
    active = b.exec()

    def send(lane: V) -> None:
        to = (_byte(b, where, lane, offset) >> 2) & 63
        b.store(b.load(b.at(data, lane << 2), "i32", align=4), b.at(result, to << 2), align=4)

    b.lanes_of(active, send)
    target = b.register(0)
    b.lanes_of(
        active,
        lambda lane: b.store(b.load(b.at(result, lane << 2), "i32", align=4), lane_dword(b, target, lane), align=4),
    )
    b.next()


def _swizzle(b: B) -> None:
    """Rearrange within groups of 32 lanes (or quads); the record names the table of source lanes."""
    data = _snapshot(b, b.register(1), state.DATA)
    target = b.register(0)
    table = b.record(state.TARGET, "ptr")
    active = b.exec()

    def one(lane: V) -> None:
        source = b.load(b.at(table, lane << 2), "i32", align=4).zext("i64")
        value = b.load(b.at(data, source << 2), "i32", align=4)
        value = b.select(((active >> source) & 1).ne(0), value, 0)
        b.store(value, lane_dword(b, target, lane), align=4)

    b.lanes_of(active, one)
    b.next()


register(Op("ds_bpermute_b32", "DS", _bpermute, flags={"lds": "exchange"}))
register(Op("ds_permute_b32", "DS", _permute, flags={"lds": "exchange"}))
register(Op("ds_swizzle_b32", "DS", _swizzle, flags={"lds": "exchange", "swizzle": True}))
register(Op("ds_nop", "DS", lambda b: b.next(), flags={"drop": True}))
