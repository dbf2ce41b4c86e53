"""Which registers an instruction touches, which of them it writes, and which counters of outstanding operations it raises."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, cached_property

from mdr.emulator import state
from mdr.emulator.binding import Bound
from mdr.emulator.operands import SCALARS

LDS = 2048
"""Beside the numbers of registers: stands for all of LDS, which loads from memory to LDS fill."""
_VCC, _M0, _EXEC = (
    frozenset(range(SCALARS + place // 4, SCALARS + place // 4 + count))
    for place, count in ((state.VCC, 2), (state.M0, 1), (state.EXEC, 2))
)


@cache
def _implied(name: str, to_lds: bool) -> frozenset[int]:
    """Registers that an instruction reads without naming them."""
    found: frozenset[int] = frozenset()
    if name.startswith(("s_cbranch_vcc", "v_div_fmas")):
        found |= _VCC
    if name.startswith(("s_cbranch_exec", "v_", "ds_", "global_", "flat_", "scratch_", "buffer_")):
        found |= _EXEC
    if name.startswith(("s_movrel", "s_sendmsg", "ds_append", "ds_consume", "v_movrel")) or to_lds or "addtid" in name:
        found |= _M0
    return found


def to_lds(bound: Bound) -> bool:
    """Whether it is a load from memory to LDS."""
    return "lds" in dict(bound.form.flags) or "_load_lds_" in bound.op.name


def in_lds(bound: Bound) -> bool:
    """Whether it reads or writes LDS at addresses that lanes give."""
    return bound.op.flags.get("lds") in ("load", "store", "atomic")


def results(bound: Bound) -> int:
    """How many of the operands, from the first, are results."""
    flags = bound.op.flags
    if (kind := flags.get("vmem") or flags.get("lds")) is not None:
        if kind == "atomic":
            return int("returns" in dict(bound.form.flags) or bool(flags.get("returns")))
        return int(kind in ("load", "exchange") and not to_lds(bound))
    if flags.get("smem"):
        return int("load" in bound.op.name or "returns" in dict(bound.form.flags))
    return sum(ty != "scc" for ty in bound.op.outs)


def counter(bound: Bound) -> str:
    """The counters that an operation raises: ``vm``, ``lds``, ``smem`` or ``flat`` (both of the first two)."""
    flags = bound.op.flags
    if "vmem" in flags:
        return "flat" if flags.get("flat") else "vm"
    if "lds" in flags:
        return "lds"
    return "smem" if flags.get("smem") or bound.op.family == "SMEM" else ""


def issued(bound: Bound) -> list[tuple[int, int]]:
    """(first, count) of the registers that the result of an outstanding operation comes into."""
    if not counter(bound):
        return []
    found = [(min(o.registers), o.count) for o in bound.operands[: results(bound)] if o.registers]
    if "cmpswap" in bound.op.name and bound.op.family in ("MUBUF", "SMEM"):
        # The old value comes into the first half; the other one is the value to compare with.
        found = [(first, count // 2) for first, count in found]
    return found


_NONE: frozenset[int] = frozenset()


class Use:
    """Registers that an instruction has to do with, as numbers."""

    def __init__(self, bound: Bound) -> None:
        self._bound = bound
        self.counter = counter(bound)

    @cached_property
    def named(self) -> frozenset[int]:
        """Those of its operands."""
        return _NONE.union(*[operand.registers for operand in self._bound.operands])

    @cached_property
    def touched(self) -> frozenset[int]:
        """Those, what it reads without naming it, and LDS."""
        implied = _implied(self._bound.op.name, to_lds(self._bound))
        return self.named.union(implied, (LDS,) if in_lds(self._bound) else ())

    @cached_property
    def filled(self) -> frozenset[int]:
        """Those that it has outstanding afterwards."""
        return _numbers(issued(self._bound)).union((LDS,) if to_lds(self._bound) else ())

    @cached_property
    def replaced(self) -> frozenset[int]:
        """Those where what comes back, in order behind an earlier operation, may come into the same ones."""
        bound = self._bound
        if self.counter not in ("vm", "lds"):
            return _NONE
        sources = 0 if bound.op.flags.get("vmem") == "atomic" and bound.op.family == "MUBUF" else results(bound)
        return _numbers(issued(bound)).difference(*[operand.registers for operand in bound.operands[sources:]])


def _numbers(runs: Iterable[tuple[int, int]]) -> frozenset[int]:
    """The registers of (first, count) runs."""
    return frozenset(k for first, count in runs for k in range(first, first + count))
