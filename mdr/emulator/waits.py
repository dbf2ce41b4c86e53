"""The check on waits: a register is touched while an operation that it takes part in is outstanding.

The emulated operation itself is done at once; the queue of outstanding ones is kept beside it. Which instructions touch a
register that may be outstanding is found before the run, over all paths; they alone get a record, and where there is none
no queue is kept.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from mdr.emulator import faults, state
from mdr.emulator.binding import Bound
from mdr.emulator.flow import Flow
from mdr.emulator.forms import Form, FormBuilder
from mdr.emulator.ir import Value
from mdr.emulator.listing import Listing, places
from mdr.emulator.operands import SCALARS
from mdr.emulator.registry import Op, register
from mdr.emulator.touched import LDS, counter, issued, results, to_lds

Record = tuple[Form, tuple[int, ...], int]
_ORDERED = ("vm", "lds")
_MOST = {"vm": 63, "lds": 15}
"""What the counters hold: with more outstanding, the hardware waits."""
_COUNTED = ("vm", "lds", "smem")
_BITS = {"": (), "vm": ("vm",), "lds": ("lds",), "smem": ("smem",), "flat": ("vm", "lds")}

Outstanding = dict[tuple[int, str], int]
"""(register, counter) to how many operations of that counter were issued since, at least; 0 for scalar loads, which have none."""


class Waits:
    """Where a kernel's records of the check stand."""

    def __init__(self, listing: Listing, flow: Flow) -> None:
        self._listing, self._flow = listing, flow
        events = listing.of_kinds(lambda bound: counter(bound) or bound.op.name == "s_waitcnt")
        self._events = [[block.first + n for n in places(events[block.first : block.last])] for block in flow.blocks]
        self._kinds: set[str] = set()
        self.before: dict[int, list[Record]] = {}
        """By address, the records of an instruction that touches what may be outstanding."""
        self._fixpoint()

    def follow(self, bound: Bound) -> bool:
        """Whether a record stands after instructions of a kind."""
        return bool(self._kinds) and (bound.op.name == "s_waitcnt" or not self._kinds.isdisjoint(_BITS[counter(bound)]))

    def after(self, place: int) -> Record | None:
        """The record of an instruction that raises a counter or waits for one, where that matters."""
        bound = self._listing.bounds[place]
        if not self.follow(bound):
            return None
        if bound.op.name == "s_waitcnt":
            return Form("#wait"), _counts(self._listing.constants[place]), 0
        kind = counter(bound)
        found = issued(bound)
        first, count = found[0] if found else (0, 0)
        bank = "l" if to_lds(bound) else "s" if first >= SCALARS else "v" if count else ""
        index = first - SCALARS if bank == "s" else first
        if bank == "l":
            count, index = max(4, bound.op.flags["load"].bytes), bound.offset
        return Form("#issue", (), (("bank", bank), ("counter", kind), ("count", str(count)))), (index,), 0

    # ---- before the run

    def _fixpoint(self) -> None:
        """Go through the blocks until no more can be outstanding where one begins: what touches it only becomes more, too."""
        blocks = self._flow.blocks
        entering: dict[int, Outstanding] = {self._flow.entry: {}}
        work = [self._flow.entry]
        while work:
            index = work.pop()
            leaving = self._through(index, entering[index])
            for successor in blocks[index].following:
                known = entering.get(successor)
                if known is None:
                    entering[successor] = dict(leaving)
                    work.append(successor)
                    continue
                nearer = {key: age for key, age in leaving.items() if age < known.get(key, 1 << 30)}
                if nearer:
                    known.update(nearer)
                    work.append(successor)

    def _through(self, index: int, entering: Outstanding) -> Outstanding:
        """What is outstanding after a block; gives those their records who touch it."""
        clocks = {"vm": 0, "lds": 0, "smem": 0}
        when = {key: -age for key, age in entering.items()}
        block = self._flow.blocks[index]
        following = block.first
        for n in self._events[index]:
            use = self._listing.uses[n]
            if when:
                self._look(following, n + 1 if use.counter else n, when)
            if not use.counter:
                limits = dict(zip(_ORDERED, _counts(self._listing.constants[n]), strict=True))
                when = {key: time for key, time in when.items() if not _waited(key[1], clocks, time, limits)}
            else:
                for kind in _BITS[use.counter]:
                    clocks[kind] += kind in _ORDERED
                    for register in use.filled:
                        when[register, kind] = clocks[kind]
            following = n + 1
        if when:
            self._look(following, block.last, when)
        return {
            (register, kind): min(_MOST[kind], clocks[kind] - time) if kind in _ORDERED else 0
            for (register, kind), time in when.items()
        }

    def _look(self, first: int, last: int, when: Outstanding) -> None:
        """Give the instructions from ``first`` up to ``last`` that touch what is outstanding their records."""
        registers = {register for register, _ in when}
        for n in range(first, last):
            use = self._listing.uses[n]
            if use.touched.isdisjoint(registers):
                continue
            risky = {
                (register, kind)
                for register in use.touched & registers
                for kind in _COUNTED
                if (register, kind) in when and not (register in use.replaced and kind == use.counter)
            }
            if risky:
                self._kinds.update(kind for _, kind in risky)
                numbers = {register for register, _ in risky}
                records = [_record(sorted(numbers - {LDS}))] if numbers != {LDS} else []
                if LDS in numbers:
                    bound = self._listing.bounds[n]
                    flags = (("op", bound.op.name), ("results", str(results(bound))))
                    records.append((Form("#arriving", bound.form.operands, flags), bound.fields, bound.offset))
                self.before[int(self._listing.addresses[n])] = records


def _waited(kind: str, clocks: Mapping[str, int], time: int, limits: Mapping[str, int]) -> bool:
    if kind == "smem":
        return limits["lds"] == 0
    return clocks[kind] - time >= limits[kind]


def _counts(word: int) -> tuple[int, int]:
    """What an s_waitcnt leaves outstanding: vmcnt and lgkmcnt."""
    return (word & 15) | (word >> 14) << 4, word >> 8 & 15


def _record(registers: Sequence[int]) -> Record:
    """Look at registers, in runs of such that follow each other; six runs fit into a record."""
    runs: list[list[int]] = []
    for number in registers:
        if runs and number == runs[-1][0] + runs[-1][1] and number != SCALARS:
            runs[-1][1] += 1
        else:
            runs.append([number, 1])
    runs = runs[: state.FIELD_COUNT]
    shape = ",".join(f"{'s' if first >= SCALARS else 'v'}{count}" for first, count in runs)
    fields = tuple(first - SCALARS if first >= SCALARS else first for first, _ in runs)
    return Form("#pending", (), (("registers", shape),)), fields, 0


# ---- what the records do


def _mask_place(b: FormBuilder, field: int, k: int) -> Value:
    return b.at(b.at(b.st, state.PENDING + 8 * k), b.field(field) << 3)


def _byte_place(b: FormBuilder, field: int, k: int) -> Value:
    return b.at(b.at(b.st, state.SCALAR_PENDING + k), b.field(field))


def _emit_pending(b: FormBuilder) -> None:
    active = b.exec()
    for field, text in enumerate(b.flags["registers"].split(",")):
        for k in range(int(text[1:])):
            if text[0] == "v":
                bad = b.load(_mask_place(b, field, k), "i64", align=8) & active
                with b.when(bad.ne(0), likely=False):
                    b.fault(faults.PENDING, b.cttz(bad), b.field(field) + k)
            else:
                flag = b.load(_byte_place(b, field, k), "i8")
                with b.when(flag.ne(0), likely=False):
                    b.fault(faults.PENDING, -1, b.field(field) + (k + faults.SCALAR))
    b.next()


def _emit_issue(b: FormBuilder) -> None:
    """Append to the queue and mark the results as outstanding."""
    number = state.COUNTERS[b.flags["counter"]]
    bank, count = b.flags["bank"], int(b.flags["count"])
    active = b.exec()
    with b.when(b.state(state.QUEUE_LENGTH).cmp("uge", state.QUEUE_ENTRIES), likely=False):
        _retire(b, b.const("i64", state.QUEUE_ENTRIES // 2), b.const("i64", 15))
        # What is still there cannot be told apart any more by the counters: let it be done.
        with b.when(b.state(state.QUEUE_LENGTH).cmp("uge", state.QUEUE_ENTRIES), likely=False):
            _retire(b, b.const("i64", 0), b.const("i64", 0))
    length = b.state(state.QUEUE_LENGTH)
    entry = b.at(b.at(b.st, state.QUEUE), length << 4)
    lanes = active
    if bank == "l":
        # LDS side by side from M0 on, as far as the active lanes have no gap: where that begins, and its bytes.
        start = (b.state(state.M0, "i32") & 0x3FFFF).zext("i64") + b.field(0)
        first = b.cttz(active)
        without_gap = b.select(active.eq(-1), 64, b.cttz(~(active >> first)))
        filled = b.select(active.eq(0), 0, without_gap)
        lanes = (start + first * count) | (filled * count << 32)
        index, count = b.const("i32", state.QUEUE_LDS), 0
    else:
        index = b.field(0, "i32") if bank else b.const("i32", 0)
    b.store(index | (count << 16) | (1 << 15 if bank == "s" else 0), entry, align=8)
    b.store(b.const("i32", number), b.at(entry, 4), align=4)
    b.store(lanes, b.at(entry, 8), align=8)
    b.set_state(state.QUEUE_LENGTH, length + 1)
    for k in range(count):
        if bank == "v":
            place = _mask_place(b, 0, k)
            b.store(b.load(place, "i64", align=8) | active, place, align=8)
        else:
            b.store(b.const("i8", 1), _byte_place(b, 0, k))
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
