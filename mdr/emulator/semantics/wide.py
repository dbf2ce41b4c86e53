"""Vector instructions with operands of any number of registers, and those whose results go into a part of one."""

from __future__ import annotations

from collections.abc import Sequence

from mdr.emulator import state
from mdr.emulator.forms import FormBuilder as B
from mdr.emulator.ir import Value as V
from mdr.emulator.registry import Op, register
from mdr.emulator.valu import Source

Dwords = list[V]


def emit(b: B) -> None:
    """Call the opcode's function with each source, a value or (of several registers) a list of dwords; store the dwords.

    The flag ``dwords`` counts the registers of the results and of each source.
    """
    results, *counts = b.op.flags["dwords"]
    sources = [_Wide(b, 1 + k, count) if count > 1 else Source(b, 1 + k, ty)
               for k, (ty, count) in enumerate(zip(b.op.ins, counts, strict=True))]  # fmt: skip
    target = b.register(0)
    active = b.exec()
    b.switch_rounding()

    def body(offset: V, carried: list[V]) -> list[V]:
        assert b.op.fn is not None
        values = b.op.fn(b, *[source.read(offset) for source in sources])
        values = values if isinstance(values, list) else [values]
        mask = b.lane_mask(active, offset >> 2)
        for k in range(results):
            place = b.at(b.at(target, offset), k * state.VGPR_BYTES)
            value = values[k].bitcast("i32").splat(b.lanes)
            b.store(b.blend(mask, value, b.load(place, "i32", b.lanes, align=4 * b.lanes)), place, align=4 * b.lanes)
        return []

    b.chunks([], body)
    b.restore_rounding()
    b.next()


class _Wide:
    """A source of several registers."""

    def __init__(self, b: B, position: int, count: int) -> None:
        self.b, self.count = b, count
        kind = b.form.operands[position].kind
        self.vector = kind == "v"
        self.place = b.register(position) if kind in "vs" else None
        self.constant = b.field(position, "i32") if self.place is None else None

    def read(self, offset: V) -> Dwords:
        b = self.b
        if self.place is None:
            # A constant is its own low dword, with its sign above it.
            assert self.constant is not None
            return [(self.constant if k == 0 else self.constant.ashr(31)).splat(b.lanes) for k in range(self.count)]
        if not self.vector:
            return [b.load(b.at(self.place, 4 * k), "i32", align=4).splat(b.lanes) for k in range(self.count)]
        place = b.at(self.place, offset)
        return [b.load(b.at(place, k * state.VGPR_BYTES), "i32", b.lanes, align=4 * b.lanes) for k in range(self.count)]


def wide(
    name: str,
    dwords: Sequence[int],
    types: Sequence[str],
    fn: object,
    *,
    chips: tuple[str, ...],
    exact: str = "bit-exact",
    tied: bool = False,
) -> None:
    """Register one; ``dwords`` of the result and of each source, ``types`` of the sources."""
    flags = {"dwords": tuple(dwords), "modifiers": ("op_sel",), "tied": tied}
    register(Op(name, "VOP3", emit, ("b32",), tuple(types), fn, chips, exact, flags))  # type: ignore[arg-type]


def selected(b: B) -> list[bool]:
    """op_sel's bits as they stand in the text."""
    return [c == "1" for c in b.flags.get("op_sel", "") if c in "01"]


def into(old: V, value: V, position: int, bits: int) -> V:
    """``old`` with ``bits`` of it from bit ``position`` on replaced."""
    hole = ((1 << bits) - 1) << position
    return (old & ~hole) | ((value << position) & hole if position else value & hole)
