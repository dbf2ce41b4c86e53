"""Results that are used before the counter says that they have arrived: missing s_waitcnt, and counts that are too high.

A forward analysis over the control-flow graph. For every register with a result on its way it keeps how many operations of
the same counter, which finish in the same order, were issued since on the shortest such path: ``s_waitcnt vmcnt(N)`` waits
for a load if at least N of them were. Scalar loads and flat operations finish out of order: only a count of 0 is
safe for them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mdr.assembly.operations import EXEC, SGPR, group_name
from mdr.checks.rules import ISA, Finding, Rule

if TYPE_CHECKING:
    from mdr.assembly.operations import Operation
    from mdr.checks.graph import Block
    from mdr.checks.subject import Subject

_SOURCE = f"{ISA}, s_waitcnt; LLVM, SIInsertWaitcnts"

VMCNT = Rule(
    "wait-vmcnt", "error", "the result of a vector memory operation is used before vmcnt says it is there", _SOURCE
)
LGKMCNT = Rule(
    "wait-lgkmcnt",
    "error",
    "the result of an LDS or scalar memory operation is used before lgkmcnt says it is there",
    _SOURCE,
)
OVERWRITE = Rule("wait-overwrite", "warning", "a register is written while a load into it is still on its way", _SOURCE)
BARRIER = Rule(
    "wait-barrier",
    "warning",
    "LDS is read after a barrier that waves may pass before their writes to LDS are finished",
    _SOURCE,
)

# Kinds of results on their way, by counter and by whether they arrive in order.
_VECTOR, _LDS, _SCALAR, _FLAT = range(4)
_COUNTER = {_VECTOR: "vmcnt", _LDS: "lgkmcnt", _SCALAR: "lgkmcnt", _FLAT: "vmcnt"}
_RULE = {_VECTOR: VMCNT, _LDS: LGKMCNT, _SCALAR: LGKMCNT, _FLAT: VMCNT}
_ORDERED = (_VECTOR, _LDS)
_MOST = {_VECTOR: 63, _LDS: 15, _SCALAR: 0, _FLAT: 0}  # what the counter can hold: more than that stall

# What a wave writes to LDS, as if it were a register that s_barrier reads; and a barrier passed too early, which counts
# once LDS is read without another barrier between.
_LDS_CONTENT = frozenset((-1,))
_EARLY_BARRIER = (-2, _LDS)

# (register, kind) -> (operations issued since, the operation's number, whether EXEC changed since)
State = dict[tuple[int, int], tuple[int, int, bool]]


def check(subject: Subject) -> list[Finding]:
    """Return every use of a result that may not have arrived, one a pair of instructions."""
    return _Analysis(subject).run()


class _Analysis:
    def __init__(self, subject: Subject) -> None:
        self._subject = subject
        self._graph = subject.graph
        self._entering: dict[int, State] = {}
        # (user, producer, kind, is a write) -> (registers, operations issued since)
        self._uses: dict[tuple[int, int, int, bool], tuple[set[int], int]] = {}
        self._early: dict[int, tuple[int, int]] = {}  # barrier -> (LDS write, count to wait for)
        self._read_early: dict[int, int] = {}  # barrier -> LDS read

    def run(self) -> list[Finding]:
        graph = self._graph
        work = [*graph.entries, *graph.others]
        for index in work:
            self._entering.setdefault(index, {})
        while work:
            index = work.pop()
            block = graph.blocks[index]
            leaving = self._through(block, self._entering[index], report=False)
            if block.opaque:
                leaving = {}
            for successor in block.successors:
                if self._merge(successor, leaving):
                    work.append(successor)
        for index in sorted(self._entering):
            self._through(graph.blocks[index], self._entering[index], report=True)
        found = [self._finding(*key, *value) for key, value in self._uses.items()]
        return found + [self._barrier(barrier, read) for barrier, read in self._read_early.items()]

    def _merge(self, block: int, leaving: State) -> bool:
        known = self._entering.get(block)
        if known is None:
            self._entering[block] = dict(leaving)
            return True
        changed = False
        for key, (age, producer, masked) in leaving.items():
            old = known.get(key)
            if old is None or age < old[0] or (masked < old[2]):
                if old is not None and old[0] < age:
                    age, producer = old[0], old[1]
                known[key] = (age, producer, masked if old is None else masked and old[2])
                changed = True
        return changed

    def _through(self, block: Block, entering: State, *, report: bool) -> State:
        """Return the state after ``block``. A use that is found counts as waited for, so that one mistake is one finding."""
        operations = self._graph.operations
        clocks = [0, 0]  # operations issued in this block: vector memory in order, LDS in order
        state: State = {key: (-age, producer, masked) for key, (age, producer, masked) in entering.items()}
        for number in range(block.first, block.last):
            operation = operations[number]
            if state:
                self._look(operation, number, state, clocks, report=report)
                if operation.awaited:
                    _wait(operation.awaited, state, clocks)
                if not operation.writes.isdisjoint(EXEC):
                    for key, (issued, producer, _) in state.items():
                        if 0 <= key[0] < SGPR:
                            state[key] = (issued, producer, True)
            self._issue(operation, number, state, clocks)
        return {
            key: (min(_MOST[key[1]], clocks[key[1]] - issued) if key[1] in _ORDERED else 0, producer, masked)
            for key, (issued, producer, masked) in state.items()
        }

    def _look(self, operation: Operation, number: int, state: State, clocks: list[int], *, report: bool) -> None:
        kind_of = _kinds(operation)
        if operation.name == "s_barrier":
            written = state.pop((-1, _LDS), None)
            state.pop(_EARLY_BARRIER, None)
            if written is not None:
                state[_EARLY_BARRIER] = (clocks[_LDS], number, False)
                self._early[number] = (written[1], min(_MOST[_LDS], clocks[_LDS] - written[0]))
        elif operation.unit == "ds" and operation.results and _EARLY_BARRIER in state:
            _, barrier, _ = state.pop(_EARLY_BARRIER)
            if report:
                self._read_early.setdefault(barrier, number)
        for write, registers in ((False, operation.reads), (True, operation.writes)):
            for register in registers:
                for kind in range(4):
                    entry = state.get((register, kind))
                    if entry is None:
                        continue
                    issued, producer, masked = entry
                    if write and (masked or (kind in _ORDERED and kind_of == (kind,))):
                        continue  # other lanes, or in order behind the earlier load
                    del state[register, kind]
                    if report:
                        since = min(_MOST[kind], clocks[kind] - issued) if kind in _ORDERED else 0
                        found, _ = self._uses.setdefault((number, producer, kind, write), (set(), since))
                        found.add(register)

    @staticmethod
    def _issue(operation: Operation, number: int, state: State, clocks: list[int]) -> None:
        kinds = _kinds(operation)
        for kind in kinds:
            if kind in _ORDERED:
                clocks[kind] += 1
        for register in _LDS_CONTENT if _writes_lds(operation) else operation.results:
            for kind in kinds:
                state[register, kind] = (clocks[kind] if kind in _ORDERED else 0, number, False)

    def _finding(self, user: int, producer: int, kind: int, write: bool, registers: set[int], since: int) -> Finding:
        counter = _COUNTER[kind]
        first = min(registers)
        name = group_name(registers)
        loaded = self._subject.where(producer)
        verb = "are" if len(registers) > 1 and " and" in name else "is"
        rule = OVERWRITE if write else _RULE[kind]
        done = "overwritten" if write else "read"
        message = f"{name} {verb} {done} before {counter} reaches {since} (loaded at {loaded})"
        why = ""
        if kind == _SCALAR and self._graph.operations[producer].unit == "smem":
            why = ": scalar loads return in any order, so that only 0 is safe"
        elif kind in (_SCALAR, _FLAT):
            why = ": flat operations return in any order, so that only 0 is safe"
        return rule.found(
            message,
            self._subject.at(user, first, source=not write),
            hint=f"put `s_waitcnt {counter}({since})` before this instruction{why}",
            width=len(name) if name[0] in "vas" and " " not in name else 1,
        )

    def _barrier(self, barrier: int, read: int) -> Finding:
        write, since = self._early[barrier]
        return BARRIER.found(
            f"waves may pass this barrier before lgkmcnt reaches {since}: what they wrote to LDS at "
            f"{self._subject.where(write)} may be missing when others read LDS at {self._subject.where(read)}",
            self._subject.at(barrier),
            hint=f"put `s_waitcnt lgkmcnt({since})` before this instruction",
            width=len("s_barrier"),
        )


def _wait(awaited: dict[str, int], state: State, clocks: list[int]) -> None:
    for key, (issued, _, _) in list(state.items()):
        if key == _EARLY_BARRIER:
            continue
        kind = key[1]
        count = awaited.get(_COUNTER[kind])
        if count is not None and (clocks[kind] - issued >= count if kind in _ORDERED else count == 0):
            del state[key]


def _writes_lds(operation: Operation) -> bool:
    return operation.unit == "ds" and operation.name.startswith("ds_write") and "gds" not in operation.modifiers


def _kinds(operation: Operation) -> tuple[int, ...]:
    """Return which counters an operation raises, and whether in order."""
    if operation.unit == "smem":
        return (_SCALAR,)
    if operation.unit == "ds":
        return (_LDS,)
    if operation.counts_vmcnt:
        return (_FLAT, _SCALAR) if operation.name.startswith("flat_") else (_VECTOR,)
    return ()
