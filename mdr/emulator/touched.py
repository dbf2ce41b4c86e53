"""Which registers an instruction touches, which of them it writes, and which counters of outstanding operations it raises."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property

from mdr.emulator import state
from mdr.emulator.binding import Bound

SCALARS = 1024
"""Registers are numbers: VGPRs and AGPRs as they stand in a wave's state, scalar registers from here on."""
LDS = 2048
"""Stands for all of LDS, which loads from memory to LDS fill."""
_VCC, _M0, _EXEC = ((SCALARS + place // 4, count) for place, count in ((state.VCC, 2), (state.M0, 1), (state.EXEC, 2)))


def groups(bound: Bound, positions: Iterable[int]) -> list[tuple[int, int]]:
    """(first, count) of the registers that operands name."""
    found = []
    for k in positions:
        operand = bound.operands[k]
        if operand.kind == "s":
            found.append((SCALARS + operand.index, operand.count))
        elif operand.kind in "va":
            base = state.ACCUMULATORS if operand.kind == "a" else 0
            found.append((base + operand.index, operand.count))
    return found


def implied(bound: Bound) -> list[tuple[int, int]]:
    """Registers that an instruction reads without naming them."""
    name = bound.op.name
    found = []
    if name.startswith(("s_cbranch_vcc", "v_div_fmas")):
        found.append(_VCC)
    if name.startswith(("s_cbranch_exec", "v_", "ds_", "global_", "flat_", "scratch_", "buffer_")):
        found.append(_EXEC)
    if (
        name.startswith(("s_movrel", "s_sendmsg", "ds_append", "ds_consume", "v_movrel"))
        or to_lds(bound)
        or "addtid" in name
    ):
        found.append(_M0)
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
    found = groups(bound, range(results(bound)))
    if "cmpswap" in bound.op.name and bound.op.family in ("MUBUF", "SMEM"):
        # The old value comes into the first half; the other one is the value to compare with.
        found = [(first, count // 2) for first, count in found]
    return found


class Use:
    """Registers that an instruction has to do with, as numbers."""

    def __init__(self, bound: Bound) -> None:
        self._bound = bound
        self.counter = counter(bound)

    @cached_property
    def named(self) -> frozenset[int]:
        """Those of its operands."""
        return numbers(groups(self._bound, range(len(self._bound.operands))))

    @cached_property
    def touched(self) -> frozenset[int]:
        """Those, what it reads without naming it, and LDS."""
        named = [*groups(self._bound, range(len(self._bound.operands))), *implied(self._bound)]
        return numbers([*named, (LDS, 1)] if in_lds(self._bound) else named)

    @cached_property
    def filled(self) -> frozenset[int]:
        """Those that it has outstanding afterwards."""
        filled = issued(self._bound)
        return numbers([*filled, (LDS, 1)] if to_lds(self._bound) else filled)

    @cached_property
    def replaced(self) -> frozenset[int]:
        """Those where what comes back, in order behind an earlier operation, may come into the same ones."""
        bound = self._bound
        if self.counter not in ("vm", "lds"):
            return frozenset()
        sources = 0 if bound.op.flags.get("vmem") == "atomic" and bound.op.family == "MUBUF" else results(bound)
        return numbers(issued(bound)) - numbers(groups(bound, range(sources, len(bound.operands))))


def numbers(runs: Iterable[tuple[int, int]]) -> frozenset[int]:
    """The registers of (first, count) runs."""
    return frozenset(k for first, count in runs for k in range(first, first + count))
