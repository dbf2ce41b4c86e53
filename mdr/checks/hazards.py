"""Wait states that the hardware does not insert: an instruction that comes too soon after the one it depends on.

Every rule pairs an earlier instruction with a later one and says how many wait states must lie between. An instruction
gives one wait state, ``s_nop N`` gives N + 1. Sources: the ISA manuals' tables of required software-inserted wait states and
LLVM's GCNHazardRecognizer; the test suite compares the matrix instructions' numbers with llc's padding.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from mdr.checks.matrix import LONGEST, Matrix
from mdr.checks.operations import EXEC, M0, SGPR, VCC, Operation, group_name
from mdr.checks.rules import ISA, Finding, Rule

if TYPE_CHECKING:
    from collections.abc import Iterator

    from mdr.checks.graph import Block
    from mdr.checks.subject import Subject

_SOURCE = f"{ISA}, required software-inserted wait states; LLVM, GCNHazardRecognizer"

MATRIX = Rule(
    "hazard-mfma",
    "error",
    "registers of a matrix instruction (MFMA, SMFMAC) are used too soon after it or before it",
    _SOURCE,
)
SGPR_MEMORY = Rule(
    "hazard-sgpr-memory",
    "error",
    "a memory instruction reads an SGPR too soon after a vector instruction wrote it",
    _SOURCE,
)
SGPR_VECTOR = Rule(
    "hazard-sgpr-vector",
    "error",
    "a vector instruction reads an SGPR or VCC too soon after another wrote it (gfx942, gfx950)",
    _SOURCE,
)
LANE = Rule(
    "hazard-lane",
    "error",
    "a lane instruction (readlane, readfirstlane, writelane, permlane) comes too soon after its operands",
    _SOURCE,
)
DIV_FMAS = Rule("hazard-div-fmas", "error", "v_div_fmas comes too soon after VCC was written", _SOURCE)
DPP = Rule("hazard-dpp", "error", "a DPP instruction comes too soon after its source or EXEC was written", _SOURCE)
TRANSCENDENTAL = Rule(
    "hazard-transcendental",
    "error",
    "a transcendental result is read by the very next instruction (gfx942, gfx950)",
    _SOURCE,
)
HALF = Rule(
    "hazard-half-register",
    "error",
    "a result written to part of a register (SDWA, op_sel) is read by the very next instruction (gfx942, gfx950)",
    _SOURCE,
)
DOT = Rule("hazard-dot", "error", "a dot product's result is used too soon by another instruction", _SOURCE)
STORE_DATA = Rule(
    "hazard-store-data", "error", "the data of a store of more than 64 bits is overwritten before it was read", _SOURCE
)
SETREG = Rule("hazard-setreg", "error", "a hardware register is used too soon after s_setreg wrote it", _SOURCE)
STATUS = Rule(
    "hazard-zero-flag", "error", "VCCZ or EXECZ is read as data too soon after VCC or EXEC was written", _SOURCE
)
M0_USE = Rule("hazard-m0", "error", "M0 is used by the instruction right after the scalar one that wrote it", _SOURCE)

# What a pair needs: (rule, wait states, registers concerned, what the later instruction does to them)
Need = tuple[Rule, int, "frozenset[int]", str]
_NONE: frozenset[int] = frozenset()
_SCALARS = frozenset((*range(SGPR, SGPR + 106), *VCC))
_ALL_SCALARS = _SCALARS | frozenset((*EXEC, M0))
_TAKES_MASK = re.compile(r"v_(cndmask|addc|subb|subbrev)_")
_STATUS = re.compile(r"\bsrc_(vccz|execz)\b")
_READS_M0 = re.compile(r"s_movrel|s_sendmsg|s_ttracedata|ds_(read|write)_addtid")
_HWREG = re.compile(r"hwreg\((\w+)")
_HIGH_HALF = re.compile(r"op_sel:\[[01](?:,[01])*,1\]")


def check(subject: Subject) -> list[Finding]:
    """Return every pair of instructions with too few wait states between them on some path."""
    return _Analysis(subject).run()


class _Recent:
    """An earlier instruction that still matters: wait states since, and which scalar registers were written again since."""

    __slots__ = ("age", "rewritten")

    def __init__(self, age: int, rewritten: frozenset[int]) -> None:
        self.age = age
        self.rewritten = rewritten


State = dict[int, _Recent]


class _Analysis:
    """Keeps for each place the instructions of the last LONGEST wait states that matter, with their smallest distance."""

    def __init__(self, subject: Subject) -> None:
        self._subject = subject
        self._graph = subject.graph
        self._table = Table(subject.chip.name)
        self._windows: dict[int, int] = {}

    def run(self) -> list[Finding]:
        graph = self._graph
        entering: dict[int, State] = {block: {} for block in (*graph.entries, *graph.others)}
        work = list(entering)
        while work:
            index = work.pop()
            block = graph.blocks[index]
            leaving = {} if block.opaque else self._through(block, entering[index], None)
            for successor in block.successors:
                if successor not in entering:
                    entering[successor] = leaving
                    work.append(successor)
                else:
                    merged = _nearest(entering[successor], leaving)
                    if merged is not None:
                        entering[successor] = merged
                        work.append(successor)
        found: list[Finding] = []
        for index in sorted(entering):
            self._through(graph.blocks[index], entering[index], found)
        return found

    def _through(self, block: Block, entering: State, found: list[Finding] | None) -> State:
        operations = self._graph.operations
        clock = 0
        # number -> (clock when it had been issued, scalar registers written again)
        recent = {number: (-item.age, item.rewritten) for number, item in entering.items()}
        for number in range(block.first, block.last):
            operation = operations[number]
            scalars = operation.writes & _ALL_SCALARS
            for producer, (ended, rewritten) in list(recent.items()):
                age = clock - ended
                if age >= self._window(producer):
                    del recent[producer]
                    continue
                if found is not None:
                    found += self._judge(producer, number, age, rewritten)
                if scalars and not scalars.isdisjoint(operations[producer].writes):
                    recent[producer] = (ended, rewritten | scalars)
            clock += operation.wait_states
            if self._window(number):
                recent[number] = (clock, _NONE)
        return {
            number: _Recent(clock - ended, rewritten)
            for number, (ended, rewritten) in recent.items()
            if clock - ended < self._window(number)
        }

    def _window(self, number: int) -> int:
        window = self._windows.get(number)
        if window is None:
            window = self._windows[number] = self._table.window(self._graph.operations[number])
        return window

    def _judge(self, producer: int, user: int, age: int, rewritten: frozenset[int]) -> Iterator[Finding]:
        earlier, later = self._graph.operations[producer], self._graph.operations[user]
        worst: dict[Rule, Need] = {}
        for need in self._table.needs(earlier, later, rewritten):
            if need[1] > age and (need[0] not in worst or need[1] > worst[need[0]][1]):
                worst[need[0]] = need
        for rule, states, registers, deed in worst.values():
            missing = states - age
            what = group_name(registers) if registers else ""
            subject = f"{what} is {deed}" if what else deed
            plural = "s" if states > 1 else ""
            yield rule.found(
                f"{subject} {age} wait state{'' if age == 1 else 's'} after `{earlier.name}` at "
                f"{self._subject.where(producer)}; {states} wait state{plural} must lie between",
                self._subject.at(
                    user, min(registers) if registers else None, source=not deed.startswith("overwritten")
                ),
                hint=f"put `s_nop {missing - 1}` before this instruction"
                if missing <= 16
                else f"put `s_nop 15` and `s_nop {missing - 17}` before this instruction",
                width=len(what) if what and " " not in what else 1,
            )


def _nearest(known: State, other: State) -> State | None:
    """Return both states as one, the smallest distance counting, or None if ``other`` adds nothing to ``known``."""
    merged = dict(known)
    changed = False
    for number, item in other.items():
        old = merged.get(number)
        if old is None:
            merged[number] = item
            changed = True
            continue
        age, rewritten = min(old.age, item.age), old.rewritten & item.rewritten
        if age < old.age or rewritten != old.rewritten:
            merged[number] = _Recent(age, rewritten)
            changed = True
    return merged if changed else None


class Table:
    """The rules for one chip: what an earlier instruction asks of a later one."""

    def __init__(self, chip: str) -> None:
        self.chip = chip
        self._newer = chip != "gfx90a"  # gfx942 and gfx950 share their vector pipeline
        self._matrices: dict[str, Matrix] = {}

    def window(self, operation: Operation) -> int:
        """Wait states after which ``operation`` asks for nothing more; 0 if it never does."""
        if operation.is_matrix:
            return LONGEST
        if operation.unit == "valu":
            if not operation.writes.isdisjoint(_SCALARS) or not operation.writes.isdisjoint(EXEC):
                return 5
            return 3 if operation.is_dot else 2
        if operation.name.startswith("s_setreg") or (operation.unit == "salu" and M0 in operation.writes):
            return 2
        return 2 if _store_data(operation) else 0

    def needs(self, earlier: Operation, later: Operation, rewritten: frozenset[int] = _NONE) -> Iterator[Need]:
        """Yield what ``later`` needs after ``earlier``, if instructions between them wrote the registers ``rewritten``."""
        if earlier.is_matrix:
            yield from self._from_matrix(earlier, later)
        elif earlier.unit == "valu":
            yield from self._from_vector(earlier, later, earlier.writes - rewritten)
        else:
            yield from self._from_others(earlier, later)

    def matrix(self, operation: Operation) -> Matrix:
        """Return the matrix instruction's facts."""
        found = self._matrices.get(operation.text)
        if found is None:
            found = self._matrices[operation.text] = Matrix(operation, self.chip)
        return found

    def _from_vector(self, earlier: Operation, later: Operation, written: frozenset[int]) -> Iterator[Need]:
        both = written & later.reads
        vectors = frozenset(n for n in both if n < SGPR)
        executes = not written.isdisjoint(EXEC)
        if len(vectors) < len(both):
            yield from self._scalar(later, both - vectors)
        if later.is_dpp:
            sources = frozenset(n for group in later.registers[1:] for n in group if n < SGPR) & written
            if sources:
                yield DPP, 2, sources, "read by a DPP instruction"
            if executes:
                yield DPP, 5, _NONE, "a DPP instruction comes"
        if later.unit != "valu":
            return
        if later.is_matrix:
            if executes:
                yield MATRIX, 4, _NONE, "a matrix instruction, which depends on EXEC, comes"
            if vectors and not earlier.is_dot:
                yield MATRIX, 2, vectors, "read by a matrix instruction"
        if earlier.is_dot and not later.is_matrix:
            yield from self._from_dot(earlier, later)
        status = _STATUS.search(later.text)
        if status and not written.isdisjoint(VCC if status[1] == "vccz" else EXEC):
            yield STATUS, 5, _NONE, f"{status[0]} is read"
        if self._newer:
            yield from self._from_newer_vector(earlier, later, vectors, executes=executes)

    def _scalar(self, later: Operation, scalars: frozenset[int]) -> Iterator[Need]:
        if later.is_vector_memory:
            yield SGPR_MEMORY, 5, scalars, "read by a memory instruction"
        if later.unit != "valu":
            return
        if later.name.startswith("v_div_fmas"):
            if not scalars.isdisjoint(VCC):
                yield DIV_FMAS, 4, scalars & frozenset(VCC), "read by v_div_fmas"
        elif later.name in ("v_readlane_b32", "v_writelane_b32"):
            selectors = scalars & frozenset(later.registers[-1])
            if selectors:
                yield LANE, 4, selectors, "read as a lane number"
        if self._newer:
            # A mask of lanes (carry-in, v_cndmask) is forwarded; a value for all lanes is not.
            masks = frozenset(later.registers[-1]) if _TAKES_MASK.match(later.name) else _NONE
            constants = scalars - masks if not later.name.startswith("v_div_fmas") else scalars - frozenset(VCC)
            if constants:
                yield SGPR_VECTOR, 2, constants, "read by a vector instruction"

    def _from_newer_vector(
        self, earlier: Operation, later: Operation, vectors: frozenset[int], *, executes: bool
    ) -> Iterator[Need]:
        name = later.name
        if vectors and earlier.is_transcendental and not later.is_transcendental:
            yield TRANSCENDENTAL, 1, vectors, "read"
        if vectors and _writes_part(earlier):
            yield HALF, 1, vectors, "read"
        if name in ("v_readlane_b32", "v_readfirstlane_b32") and vectors:
            yield LANE, 1, vectors, "read by a lane instruction"
        if name in ("v_readlane_b32", "v_readfirstlane_b32", "v_writelane_b32") and executes:
            yield LANE, 4, _NONE, "a lane instruction comes"
        if name.startswith("v_permlane") and self.chip == "gfx950":
            if vectors:
                yield LANE, 2, vectors, "read by a lane instruction"
            if executes:
                yield LANE, 4, _NONE, "a lane instruction comes"

    @staticmethod
    def _from_dot(earlier: Operation, later: Operation) -> Iterator[Need]:
        same = earlier.name == later.name
        sources = later.registers[1:3] if same else later.registers[1:]
        read = frozenset(n for group in sources for n in group) & earlier.writes
        if read:
            yield DOT, 3, read, "read"
        elif not same and (later.writes & earlier.writes):
            yield DOT, 3, later.writes & earlier.writes, "overwritten"

    def _from_matrix(self, earlier: Operation, later: Operation) -> Iterator[Need]:
        first = self.matrix(earlier)
        if later.is_matrix:
            sources = frozenset(n for group in self._plain_sources(later) for n in group) & earlier.writes
            if sources:
                yield MATRIX, first.before_matrix_source(), sources, "read as a source"
            accumulator = frozenset(self._accumulator(later))
            shared = accumulator & earlier.writes
            if shared:
                states = first.before_accumulator(self.matrix(later), same_registers=accumulator == earlier.writes)
                yield MATRIX, states, shared, "read as the accumulator"
            return
        memory = later.is_vector_memory or later.unit in ("ds", "exp")
        if not memory and later.unit != "valu":
            return
        read = earlier.writes & later.reads
        if read:
            yield MATRIX, first.before_vector_read(memory=memory), read, "read"
        written = earlier.writes & later.writes
        if written:
            yield MATRIX, first.before_vector_write(), written, "overwritten"
        reused = frozenset(self._accumulator(earlier)) & later.writes - earlier.writes
        if reused:
            yield (
                MATRIX,
                first.before_accumulator_write(),
                reused,
                "overwritten while the matrix instruction may still read it,",
            )
        if first.double and re.match(r"v_fmac?_f64", later.name):
            yield MATRIX, 2, _NONE, f"`{later.name}` comes"

    @staticmethod
    def _accumulator(operation: Operation) -> list[int]:
        if operation.name.startswith("v_smfmac"):
            return operation.registers[0]
        return operation.registers[3] if len(operation.registers) > 3 else []

    @staticmethod
    def _plain_sources(operation: Operation) -> list[list[int]]:
        if operation.name.startswith("v_smfmac"):
            return operation.registers[1:]
        return [*operation.registers[1:3], *operation.registers[4:]]

    def _from_others(self, earlier: Operation, later: Operation) -> Iterator[Need]:
        data = _store_data(earlier)
        if data and later.unit == "valu":
            lost = data & later.writes
            states = self._store_states(earlier)
            if lost and states:
                yield STORE_DATA, states, lost, "overwritten"
        if earlier.unit != "salu":
            return
        if earlier.name.startswith("s_setreg") and later.name.startswith(("s_setreg", "s_getreg")):
            first, second = _HWREG.search(earlier.text), _HWREG.search(later.text)
            if first and second and first[1] == second[1]:
                yield SETREG, 2, _NONE, f"{first[1]} is used by `{later.name}`"
        if M0 in earlier.writes and _uses_m0(later):
            yield M0_USE, 1, frozenset((M0,)), "used"

    def _store_states(self, store: Operation) -> int:
        """Wait states before the data may be overwritten; an SGPR offset delays the store's issue (llvm-project PR 197267)."""
        offset_in_sgpr = store.unit == "vmem" and len(store.registers) > 3 and bool(store.registers[3])
        if self._newer:
            return 1 if offset_in_sgpr else 2
        return 0 if offset_in_sgpr else 1


def _store_data(operation: Operation) -> frozenset[int]:
    """Return the registers of a store's data where they are more than two."""
    if not operation.is_vector_memory or not re.search(r"_(store|atomic)", operation.name) or not operation.registers:
        return _NONE
    place = 0 if operation.unit == "vmem" else 1 + (1 if operation.results else 0)
    data = operation.registers[place] if place < len(operation.registers) else []
    return frozenset(data) if len(data) > 2 and data[0] < SGPR else _NONE


def _writes_part(operation: Operation) -> bool:
    if operation.encoding == "sdwa":
        return any(word.startswith("dst_sel:") and word != "dst_sel:DWORD" for word in operation.modifiers)
    match = _HIGH_HALF.search(operation.text)
    # op_sel has one place for each source and, in instructions that can write a half, one for the destination.
    return (
        match is not None
        and match[0].count(",") == len(operation.operands) - 1
        and not operation.name.startswith("v_pk_")
    )


def _uses_m0(operation: Operation) -> bool:
    if operation.unit == "ds" and "gds" in operation.modifiers:
        return True
    if operation.is_vector_memory and ("lds" in operation.modifiers or "_load_lds" in operation.name):
        return True
    return _READS_M0.match(operation.name) is not None
