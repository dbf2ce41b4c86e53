"""What one lane does in memory, shared by FLAT, MUBUF and DS: widths, sign extension, half registers, atomic operations."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from mdr.emulator.forms import FormBuilder as B
from mdr.emulator.ir import Value as V
from mdr.emulator.vmem import lane_dword


@dataclass(frozen=True)
class Load:
    """``count`` items of ``bits``; sub-dword ones extended, or put into one half of the register."""

    bits: int
    count: int = 1
    signed: bool = False
    half: str = ""
    """``low`` or ``high``: the other half of the register is kept (``d16`` loads)."""

    @property
    def bytes(self) -> int:
        return self.bits * self.count // 8


@dataclass(frozen=True)
class Store:
    bits: int
    count: int = 1
    high: bool = False
    """Store from the upper half of the register."""

    @property
    def bytes(self) -> int:
        return self.bits * self.count // 8


_WIDE = {"dword": 1, "dwordx2": 2, "dwordx3": 3, "dwordx4": 4}
LOADS = {
    **{name: Load(32, count) for name, count in _WIDE.items()},
    "ubyte": Load(8), "sbyte": Load(8, signed=True), "ushort": Load(16), "sshort": Load(16, signed=True),
    "ubyte_d16": Load(8, half="low"), "ubyte_d16_hi": Load(8, half="high"),
    "sbyte_d16": Load(8, signed=True, half="low"), "sbyte_d16_hi": Load(8, signed=True, half="high"),
    "short_d16": Load(16, half="low"), "short_d16_hi": Load(16, half="high"),
}  # fmt: skip
STORES = {
    **{name: Store(32, count) for name, count in _WIDE.items()},
    "byte": Store(8), "short": Store(16), "byte_d16_hi": Store(8, high=True), "short_d16_hi": Store(16, high=True),
}  # fmt: skip


def load_lane(b: B, load: Load, place: V, target: V, lane: V) -> None:
    """Load one lane's value from ``place`` into VGPR ``target``."""
    if load.bits == 32:
        values = [b.load(b.at(place, 4 * k), "i32", align=1) for k in range(load.count)]
        for k, value in enumerate(values):
            b.store(value, lane_dword(b, target, lane, k), align=4)
        return
    small = b.load(place, f"i{load.bits}", align=1)
    where = lane_dword(b, target, lane)
    if load.half:
        wide = small if load.bits == 16 else (small.sext("i16") if load.signed else small.zext("i16"))
        b.store(wide, b.at(where, 2 if load.half == "high" else 0), align=2)
    else:
        b.store(small.sext("i32") if load.signed else small.zext("i32"), where, align=4)


def store_lane(b: B, store: Store, source: V, place: V, lane: V) -> None:
    """Store one lane of VGPR ``source`` to ``place``."""
    for k in range(store.count):
        value = b.load(lane_dword(b, source, lane, k), "i32", align=4)
        if store.high:
            value = value >> 16
        if store.bits < 32:
            value = value.trunc(f"i{store.bits}")
        b.store(value, b.at(place, 4 * k), align=1)


@dataclass(frozen=True)
class Atomic:
    """An atomic operation on ``bits``; ``compute(b, old, data)`` gives the new value (None: compare and swap)."""

    bits: int
    compute: Callable[[B, V, V], V] | None
    element: str = ""
    """LLVM type in which it computes, if not an integer."""
    exact: str = "bit-exact"

    @property
    def bytes(self) -> int:
        return self.bits // 8


def _wrap_up(b: B, old: V, limit: V) -> V:
    return b.select(old.cmp("uge", limit), 0, old + 1)


def _wrap_down(b: B, old: V, limit: V) -> V:
    return b.select(old.eq(0) | old.cmp("ugt", limit), limit, old - 1)


def _pick(predicate: str) -> Callable[[B, V, V], V]:
    return lambda b, old, data: b.select(data.cmp(predicate, old), data, old)


INTEGER: dict[str, Callable[[B, V, V], V] | None] = {
    "swap": lambda b, old, data: data,
    "cmpswap": None,
    "add": lambda b, old, data: old + data,
    "sub": lambda b, old, data: old - data,
    "smin": _pick("slt"),
    "umin": _pick("ult"),
    "smax": _pick("sgt"),
    "umax": _pick("ugt"),
    "and": lambda b, old, data: old & data,
    "or": lambda b, old, data: old | data,
    "xor": lambda b, old, data: old ^ data,
    "inc": _wrap_up,
    "dec": _wrap_down,
}


def _packed(element: str) -> Callable[[B, V, V], V]:
    """Two 16-bit additions in one dword."""

    def add(b: B, old: V, data: V) -> V:
        halves = []
        for shift in (0, 16):
            x, y = ((v >> shift).trunc("i16") for v in (old, data))
            if element == "half":
                total = (x.bitcast("half").cast("fpext", "float") + y.bitcast("half").cast("fpext", "float")).cast(
                    "fptrunc", "half"
                )
                halves.append(total.bitcast("i16").zext("i32") << shift)
            else:
                wide = (x.zext("i32") << 16).bitcast("float") + (y.zext("i32") << 16).bitcast("float")
                halves.append(round_bf16(b, wide) << shift)
        return halves[0] | halves[1]

    return add


def round_bf16(b: B, value: V) -> V:
    """Round a float to bfloat16 (nearest, ties to even); the 16 bits in an ``i32``. NaN stays NaN, quiet."""
    raw = value.bitcast("i32")
    rounded = (raw + ((raw >> 16) & 1) + 0x7FFF) >> 16
    return b.select(value.cmp("uno", value), (raw >> 16) | 0x40, rounded)


ATOMICS: dict[str, Atomic] = {}
for _name, _compute in INTEGER.items():
    ATOMICS[_name] = Atomic(32, _compute)
    ATOMICS[f"{_name}_x2"] = Atomic(64, _compute)
ATOMICS["add_f32"] = Atomic(32, lambda b, old, data: old + data, "float")
ATOMICS["pk_add_f16"] = Atomic(32, _packed("half"))
ATOMICS["pk_add_bf16"] = Atomic(32, _packed("bfloat"))
ATOMICS["add_f64"] = Atomic(64, lambda b, old, data: old + data, "double")
ATOMICS["min_f64"] = Atomic(64, _pick("olt"), "double")
ATOMICS["max_f64"] = Atomic(64, _pick("ogt"), "double")


def read_wide(b: B, register: V, lane: V, bits: int, dword: int = 0) -> V:
    """One lane of a VGPR or of a pair, as an integer of 32 or 64 bits."""
    low = b.load(lane_dword(b, register, lane, dword), "i32", align=4)
    if bits == 32:
        return low
    high = b.load(lane_dword(b, register, lane, dword + 1), "i32", align=4)
    return low.zext("i64") | (high.zext("i64") << 32)


def write_wide(b: B, register: V, lane: V, value: V, dword: int = 0) -> None:
    if value.ty == "i32":
        b.store(value, lane_dword(b, register, lane, dword), align=4)
        return
    b.store(value.trunc("i32"), lane_dword(b, register, lane, dword), align=4)
    b.store((value >> 32).trunc("i32"), lane_dword(b, register, lane, dword + 1), align=4)


def atomic_lane(b: B, atomic: Atomic, place: V, data: V, target: V | None, lane: V, *, lds: bool = False) -> None:
    """Do one lane's read-modify-write. Compare-and-swap data is (new, expected).

    Only the waves of one workgroup, which take turns, can reach ``lds``; memory may be changed by other workers.
    """
    ty, bits = f"i{atomic.bits}", atomic.bits
    value = read_wide(b, data, lane, bits)
    expected = read_wide(b, data, lane, bits, bits // 32) if atomic.compute is None else None

    def compute(old: V) -> V:
        if atomic.compute is None:
            assert expected is not None
            return b.select(old.eq(expected), value, old)
        if atomic.element:
            return atomic.compute(b, old.bitcast(atomic.element), value.bitcast(atomic.element)).bitcast(ty)
        return atomic.compute(b, old, value)

    old = plain_update(b, place, ty, compute) if lds else update(b, place, ty, compute)
    if target is not None:
        write_wide(b, target, lane, old)


def update(b: B, place: V, ty: str, compute: Callable[[V], V]) -> V:
    """Read, modify and write memory, in one step where the address is aligned, as the hardware wants it; the old value."""
    aligned = (b.address(place) & (int(ty[1:]) // 8 - 1)).eq(0)
    usual, rare, done = b.fresh("aligned"), b.fresh("unaligned"), b.fresh("updated")
    b.branch(aligned, usual, rare, likely=True)
    b.label(usual)
    old = b.update(place, ty, compute)
    usual = b.block
    b.jump(done)
    b.label(rare)
    other = plain_update(b, place, ty, compute)
    rare = b.block
    b.jump(done)
    b.label(done)
    return b.phi(old, usual, other, rare)


def plain_update(b: B, place: V, ty: str, compute: Callable[[V], V]) -> V:
    """Read, modify and write what no other worker can reach; the old value."""
    old = b.load(place, ty, align=1)
    b.store(compute(old), place, align=1)
    return old
