"""Checks on what a kernel does, as extra records between the instructions' own: which there are, and where they stand.

``wait``: a register is touched while a load into it is still outstanding (the emulated load itself is done at once;
the queue of outstanding operations is kept beside it). ``registers``: a value that nobody wrote is used where it
matters (:mod:`mdr.emulator.definedness`). ``memory``: bytes that nobody wrote are read; ``races``: two waves access the
same byte, one of them writing, in no order; ``aligned``: an atomic operation or scalar load at an address that the
hardware would not take (:mod:`mdr.emulator.shadow`). ``lanes``: DPP reads a lane that is not active. ``barriers``: waves
of a workgroup meet at different barriers. Instructions that cannot be affected get no record, so the cost is where the
risk is.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Sequence

import numpy as np

from mdr.diagnostics import MDRError
from mdr.emulator import definedness, faults, shadow, state
from mdr.emulator.binding import Bound
from mdr.emulator.decode import Instruction
from mdr.emulator.forms import Form, FormBuilder
from mdr.emulator.ir import Value
from mdr.emulator.registry import Op, register

ALL = ("wait", "registers", "memory", "races", "aligned", "barriers")
NAMES = (*ALL, "lanes")
"""``lanes`` is not among all: compilers rely on DPP leaving a lane alone whose source is not active."""
DEFAULT = ("wait",)
UNDEFINED = "undefined"
"""Chosen beside ``memory`` where the launch has a buffer that holds nothing: only then do accesses to buffers matter to it."""

Record = tuple[Form, tuple[int, ...], int]
"""Form, fields and offset of an extra record."""
Registers = list[tuple[str, int, int]]
"""(bank ``v`` or ``s``, index in the state's file, count)."""

_SWAPS = re.compile("cmpswap|cmpst")
_COHERENT = re.compile(r" (sc0|sc1|glc)\b")
"""Modifiers of loads and stores that are visible to other waves at once, as those of atomic loads and stores are."""


def parse(names: Iterable[str]) -> frozenset[str]:
    """Validate names of checks; ``all`` and ``none`` stand for themselves. Raises MDRError."""
    found: set[str] = set()
    for name in names.split(",") if isinstance(names, str) else names:
        if name == "all":
            found.update(ALL)
        elif name in NAMES:
            found.add(name)
        elif name != "none":
            raise MDRError(f"unknown check {name!r}", hint=f"checks: all, none, {', '.join(NAMES)}")
    return frozenset(found)


# ---- which registers an instruction touches


def _registers(bound: Bound, positions: Iterable[int]) -> Registers:
    found: Registers = []
    for k in positions:
        operand = bound.operands[k]
        if operand.kind == "s":
            found.append(("s", operand.index, operand.count))
        elif operand.kind in "va":
            base = state.ACCUMULATORS if operand.kind == "a" else 0
            found.append(("v", base + operand.index, operand.count))
    return found


def _results(bound: Bound) -> int:
    """How many of the operands, from the first, are results."""
    flags = bound.op.flags
    if (kind := flags.get("vmem") or flags.get("lds")) is not None:
        if kind == "atomic":
            return int("returns" in dict(bound.form.flags) or bool(flags.get("returns")))
        to_lds = "lds" in dict(bound.form.flags) or bound.op.name.startswith("global_load_lds")
        return int(kind in ("load", "exchange") and not to_lds)
    if flags.get("smem"):
        return int("load" in bound.op.name)
    return sum(ty != "scc" for ty in bound.op.outs)


def _counter(bound: Bound) -> str:
    """The counters that an operation raises: ``vm``, ``lds``, ``smem`` or ``flat`` (both of the first two)."""
    flags = bound.op.flags
    if "vmem" in flags:
        return "flat" if flags.get("flat") else "vm"
    if "lds" in flags:
        return "lds"
    return "smem" if flags.get("smem") or bound.op.family == "SMEM" else ""


def _issued(bound: Bound) -> Registers:
    return _registers(bound, range(_results(bound))) if _counter(bound) else []


NOTHING: tuple[list[Record], list[Record]] = ([], [])


class Planner:
    """Decides, in the order of the instructions, which extra records stand before and after each."""

    def __init__(self, checks: frozenset[str], bounds: Collection[Bound]) -> None:
        # Which register an instruction means is not in its text there: what values are made of cannot be followed.
        indexed = any(b.op.name.startswith(definedness.INDEXING) for b in bounds)
        self.checks = checks - {"registers"} if indexed else checks
        self.loaded = {(bank, i + k) for b in bounds for bank, i, n in _issued(b) for k in range(n)}
        self.pending = set(self.loaded)
        self._swaps = {
            name for b in bounds for name in ("vmem", "lds") if name in b.op.flags and _SWAPS.search(b.op.name)
        }
        self._tables: dict[tuple[int, ...], np.ndarray[tuple[int], np.dtype[np.int32]]] = {}
        self._silent: dict[str, bool] = {}
        """By name, whether an instruction neither raises a counter nor waits for one."""
        self._touched: dict[int, frozenset[tuple[str, int]]] = {}

    def leader(self) -> None:
        """Control may come from anywhere: any loaded register may be outstanding."""
        self.pending = set(self.loaded)

    def around(self, instruction: Instruction, bound: Bound) -> tuple[list[Record], list[Record]]:
        if self.checks == {"wait"} and self._passes(bound):
            return NOTHING
        before: list[Record] = []
        after: list[Record] = []
        if bound.op.name == "s_waitcnt":
            return (self._wait(instruction) if "wait" in self.checks else []), []
        count = _results(bound)
        touched = _registers(bound, range(len(bound.operands)))
        if "wait" in self.checks:
            risky = [r for r in touched if any((r[0], r[1] + k) in self.pending for k in range(r[2]))]
            if risky:
                before.append(_touch("#pending", risky))
            if _counter(bound):
                after.append(self._issue(bound))
        if "registers" in self.checks and definedness.needed(bound.op, len(bound.operands)):
            before.append(self._flow(bound, count))
        if not self.checks.isdisjoint(shadow.CHECKS) and (record := self._memory(instruction, bound, count)):
            before.append(record)
        if "lanes" in self.checks and "dpp" in dict(bound.form.flags) and bound.lanes is not None:
            before.append((Form("#inactive"), (self._table(bound.lanes), bound.lane_mask), 0))
        return before, after

    def _table(self, lanes: tuple[int, ...]) -> int:
        if lanes not in self._tables:
            self._tables[lanes] = np.array(lanes, dtype=np.int32)
        return int(self._tables[lanes].ctypes.data)

    def _flow(self, bound: Bound, results: int) -> Record:
        counts = ",".join(str(o.count if o.kind in "vas" else 0) for o in bound.operands)
        flags = {**dict(bound.form.flags), "op": bound.op.name, "counts": counts, "results": str(results)}
        if any(o.kind == "s" and o.index <= 127 and o.index + o.count > 126 for o in bound.operands[:results]):
            flags["exec"] = ""
        fields = bound.fields
        if bound.lanes is not None:
            fields = (*(*fields, *([0] * 5))[:5], self._table(bound.lanes))
        return Form("#flow", bound.form.operands, tuple(sorted(flags.items()))), fields, bound.offset

    def _memory(self, instruction: Instruction, bound: Bound, results: int) -> Record | None:
        flags = bound.op.flags
        touches_lds = flags.get("lds") in ("load", "store", "atomic")
        in_memory = "vmem" in flags and bound.op.family != "SCRATCH"
        scalar = bool(flags.get("smem"))
        atomic = "atomic" in (flags.get("vmem"), flags.get("lds"))
        if not (touches_lds or in_memory or scalar):
            return None
        checks = shadow.CHECKS & self.checks
        if not (atomic or scalar):
            checks -= {"aligned"}
        to_lds = bool(touches_lds or flags.get("flat") or (not _results(bound) and flags.get("vmem") == "load"))
        if UNDEFINED not in self.checks and not to_lds:
            checks -= {"memory"}
        if not checks:
            return None
        chosen = dict.fromkeys(checks, "")
        if _COHERENT.search(instruction.text) and flags.get("vmem") in ("load", "store"):
            chosen["coherent"] = ""
        if "load" in (flags.get("vmem"), flags.get("lds")) and not self._swaps.isdisjoint(flags):
            chosen["beside"] = ""
        form_flags = {**dict(bound.form.flags), **chosen, "op": bound.op.name, "results": str(results)}
        return Form("#memory", bound.form.operands, tuple(sorted(form_flags.items()))), bound.fields, bound.offset

    def _passes(self, bound: Bound) -> bool:
        """Whether the check on waits has nothing to do here: most instructions, so found out quickly."""
        op = bound.op
        silent = self._silent.get(op.name)
        if silent is None:
            silent = self._silent[op.name] = not _counter(bound) and op.name != "s_waitcnt"
        if not silent or not self.pending:
            return silent
        touched = self._touched.get(id(bound))
        if touched is None:
            registers = _registers(bound, range(len(bound.operands)))
            touched = self._touched[id(bound)] = frozenset((bank, i + k) for bank, i, count in registers for k in range(count))
        return touched.isdisjoint(self.pending)

    def _wait(self, instruction: Instruction) -> list[Record]:
        word = instruction.words[0] & 0xFFFF
        vm, lgkm = (word & 15) | (word >> 14) << 4, word >> 8 & 15
        if vm == 0 and lgkm == 0:
            self.pending.clear()
        return [(Form("#wait"), (vm, lgkm), 0)]

    def _issue(self, bound: Bound) -> Record:
        results = _issued(bound)
        bank, index, count = results[0] if results else ("", 0, 0)
        self.pending.update((bank, index + k) for k in range(count))
        return Form("#issue", (), (("bank", bank), ("counter", _counter(bound)), ("count", str(count)))), (index,), 0


def _touch(name: str, registers: Sequence[tuple[str, int, int]]) -> Record:
    used = list(dict.fromkeys(registers))[: state.FIELD_COUNT]
    shape = ",".join(f"{bank}{count}" for bank, _, count in used)
    return Form(name, (), (("registers", shape),)), tuple(index for _, index, _ in used), 0


# ---- what the records do


def _shape(b: FormBuilder) -> list[tuple[int, str, int]]:
    return [(k, text[0], int(text[1:])) for k, text in enumerate(b.flags["registers"].split(","))]


def _mask_place(b: FormBuilder, table: int, field: int, k: int) -> Value:
    return b.at(b.at(b.st, table + 8 * k), b.field(field) << 3)


def _byte_place(b: FormBuilder, table: int, field: int, k: int) -> Value:
    return b.at(b.at(b.st, table + k), b.field(field))


def _stop_at(b: FormBuilder, bad: Value, kind: int, number: Value) -> None:
    """Fault if a lane mask is not empty; the address is the register's number."""
    with b.when(bad.ne(0), likely=False):
        b.fault(kind, b.cttz(bad), number)


def _emit_pending(b: FormBuilder) -> None:
    active = b.exec()
    for field, bank, count in _shape(b):
        for k in range(count):
            if bank == "v":
                bad = b.load(_mask_place(b, state.PENDING, field, k), "i64", align=8) & active
                _stop_at(b, bad, faults.PENDING, b.field(field) + k)
            else:
                flag = b.load(_byte_place(b, state.SCALAR_PENDING, field, k), "i8")
                with b.when(flag.ne(0), likely=False):
                    b.fault(faults.PENDING, -1, b.field(field) + (k + faults.SCALAR))
    b.next()


def _emit_issue(b: FormBuilder) -> None:
    """Append to the queue and mark the results as outstanding."""
    counter = state.COUNTERS[b.flags["counter"]]
    bank, count = b.flags["bank"], int(b.flags["count"])
    active = b.exec()
    with b.when(b.state(state.QUEUE_LENGTH).cmp("uge", state.QUEUE_ENTRIES), likely=False):
        _retire(b, b.const("i64", state.QUEUE_ENTRIES // 2), b.const("i64", 15))
        # What is still there cannot be told apart any more by the counters: let it be done.
        with b.when(b.state(state.QUEUE_LENGTH).cmp("uge", state.QUEUE_ENTRIES), likely=False):
            _retire(b, b.const("i64", 0), b.const("i64", 0))
    length = b.state(state.QUEUE_LENGTH)
    entry = b.at(b.at(b.st, state.QUEUE), length << 4)
    index = b.field(0, "i32") if bank else b.const("i32", 0)
    b.store(index | (count << 16) | (1 << 15 if bank == "s" else 0), entry, align=8)
    b.store(b.const("i32", counter), b.at(entry, 4), align=4)
    b.store(active, b.at(entry, 8), align=8)
    b.set_state(state.QUEUE_LENGTH, length + 1)
    for k in range(count):
        if bank == "v":
            place = _mask_place(b, state.PENDING, 0, k)
            b.store(b.load(place, "i64", align=8) | active, place, align=8)
        else:
            b.store(b.const("i8", 1), _byte_place(b, state.SCALAR_PENDING, 0, k))
    b.next()


def _retire(b: FormBuilder, vm: Value, lgkm: Value) -> None:
    helper = b.context(state.RETIRE, "ptr")
    b.name(f"call i32 {helper.ref}(ptr %st, i64 {vm.ref}, i64 {lgkm.ref})")


def _emit_wait(b: FormBuilder) -> None:
    with b.when(b.state(state.QUEUE_LENGTH).ne(0)):
        _retire(b, b.field(0), b.field(1))
    b.next()


for _name, _emit in {"#pending": _emit_pending, "#issue": _emit_issue, "#wait": _emit_wait}.items():
    register(Op(_name, "internal", _emit))
