"""Wait states that the hardware does not insert: what an instruction asks of a later one that depends on it.

Every rule pairs an earlier instruction with a later one and says how many wait states must lie between. An instruction
gives one wait state, ``s_nop N`` gives N + 1. Sources: the ISA manuals' tables of required software-inserted wait states and
LLVM's GCNHazardRecognizer; the test suite compares the matrix instructions' numbers with llc's padding.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from mdr.assembly.matrix import LONGEST, Matrix
from mdr.assembly.operations import EXEC, M0, SGPR, VCC, Operation, group_name

if TYPE_CHECKING:
    from collections.abc import Iterator

SOURCE = (
    "CDNA2, CDNA3 and CDNA4 instruction set manuals, required software-inserted wait states; LLVM, GCNHazardRecognizer"
)


class Hazard(NamedTuple):
    """One kind of dependency that needs wait states: its name, and what goes wrong without them."""

    name: str
    summary: str


MATRIX = Hazard(
    "hazard-mfma",
    "registers of a matrix instruction (MFMA, SMFMAC) are used too soon after it or before it",
)
SGPR_MEMORY = Hazard(
    "hazard-sgpr-memory",
    "a memory instruction reads an SGPR too soon after a vector instruction wrote it",
)
SGPR_VECTOR = Hazard(
    "hazard-sgpr-vector",
    "a vector instruction reads an SGPR or VCC too soon after another wrote it (gfx942, gfx950)",
)
LANE = Hazard(
    "hazard-lane",
    "a lane instruction (readlane, readfirstlane, writelane, permlane) comes too soon after its operands",
)
DIV_FMAS = Hazard("hazard-div-fmas", "v_div_fmas comes too soon after VCC was written")
DPP = Hazard("hazard-dpp", "a DPP instruction comes too soon after its source or EXEC was written")
TRANSCENDENTAL = Hazard(
    "hazard-transcendental",
    "a transcendental result is read by the very next instruction (gfx942, gfx950)",
)
HALF = Hazard(
    "hazard-half-register",
    "a result written to part of a register (SDWA, op_sel) is read by the very next instruction (gfx942, gfx950)",
)
DOT = Hazard("hazard-dot", "a dot product's result is used too soon by another instruction")
STORE_DATA = Hazard("hazard-store-data", "the data of a store of more than 64 bits is overwritten before it was read")
SETREG = Hazard("hazard-setreg", "a hardware register is used too soon after s_setreg wrote it")
STATUS = Hazard("hazard-zero-flag", "VCCZ or EXECZ is read as data too soon after VCC or EXEC was written")
M0_USE = Hazard("hazard-m0", "M0 is used by the instruction right after the scalar one that wrote it")
HAZARDS = (
    MATRIX,
    SGPR_MEMORY,
    SGPR_VECTOR,
    LANE,
    DIV_FMAS,
    DPP,
    TRANSCENDENTAL,
    HALF,
    DOT,
    STORE_DATA,
    SETREG,
    STATUS,
    M0_USE,
)


class Need(NamedTuple):
    """What a pair of instructions needs: the wait states, the registers concerned, what the later instruction does to them."""

    hazard: Hazard
    states: int
    registers: frozenset[int]
    deed: str

    def complaint(self, age: int, earlier: str, where: str) -> str:
        """Say what is wrong with ``age`` wait states after the instruction ``earlier``, which stands at ``where``."""
        what = f"{group_name(self.registers)} is {self.deed}" if self.registers else self.deed
        return (
            f"{what} {age} wait state{'' if age == 1 else 's'} after `{earlier}` at {where}; "
            f"{self.states} wait state{'' if self.states == 1 else 's'} must lie between"
        )

    def remedy(self, age: int) -> str:
        """Say what to insert."""
        missing = self.states - age
        nops = f"`s_nop {missing - 1}`" if missing <= 16 else f"`s_nop 15` and `s_nop {missing - 17}`"
        return f"put {nops} before this instruction"


_NONE: frozenset[int] = frozenset()
_SCALARS = frozenset((*range(SGPR, SGPR + 106), *VCC))
ALL_SCALARS = _SCALARS | frozenset((*EXEC, M0))
_TAKES_MASK = re.compile(r"v_(cndmask|addc|subb|subbrev)_")
_STATUS = re.compile(r"\bsrc_(vccz|execz)\b")
_READS_M0 = re.compile(r"s_movrel|s_sendmsg|s_ttracedata|ds_(read|write)_addtid")
_HWREG = re.compile(r"hwreg\((\w+)")
_HIGH_HALF = re.compile(r"op_sel:\[[01](?:,[01])*,1\]")


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
                yield Need(DPP, 2, sources, "read by a DPP instruction")
            if executes:
                yield Need(DPP, 5, _NONE, "a DPP instruction comes")
        if later.unit != "valu":
            return
        if later.is_matrix:
            if executes:
                yield Need(MATRIX, 4, _NONE, "a matrix instruction, which depends on EXEC, comes")
            if vectors and not earlier.is_dot:
                yield Need(MATRIX, 2, vectors, "read by a matrix instruction")
        if earlier.is_dot and not later.is_matrix:
            yield from self._from_dot(earlier, later)
        status = _STATUS.search(later.text)
        if status and not written.isdisjoint(VCC if status[1] == "vccz" else EXEC):
            yield Need(STATUS, 5, _NONE, f"{status[0]} is read")
        if self._newer:
            yield from self._from_newer_vector(earlier, later, vectors, executes=executes)

    def _scalar(self, later: Operation, scalars: frozenset[int]) -> Iterator[Need]:
        if later.is_vector_memory:
            yield Need(SGPR_MEMORY, 5, scalars, "read by a memory instruction")
        if later.unit != "valu":
            return
        if later.name.startswith("v_div_fmas"):
            if not scalars.isdisjoint(VCC):
                yield Need(DIV_FMAS, 4, scalars & frozenset(VCC), "read by v_div_fmas")
        elif later.name in ("v_readlane_b32", "v_writelane_b32"):
            selectors = scalars & frozenset(later.registers[-1])
            if selectors:
                yield Need(LANE, 4, selectors, "read as a lane number")
        if self._newer:
            # A mask of lanes (carry-in, v_cndmask) is forwarded; a value for all lanes is not.
            masks = frozenset(later.registers[-1]) if _TAKES_MASK.match(later.name) else _NONE
            constants = scalars - masks if not later.name.startswith("v_div_fmas") else scalars - frozenset(VCC)
            if constants:
                yield Need(SGPR_VECTOR, 2, constants, "read by a vector instruction")

    def _from_newer_vector(
        self, earlier: Operation, later: Operation, vectors: frozenset[int], *, executes: bool
    ) -> Iterator[Need]:
        name = later.name
        if vectors and earlier.is_transcendental and not later.is_transcendental:
            yield Need(TRANSCENDENTAL, 1, vectors, "read")
        if vectors and _writes_part(earlier):
            yield Need(HALF, 1, vectors, "read")
        if name in ("v_readlane_b32", "v_readfirstlane_b32") and vectors:
            yield Need(LANE, 1, vectors, "read by a lane instruction")
        if name in ("v_readlane_b32", "v_readfirstlane_b32", "v_writelane_b32") and executes:
            yield Need(LANE, 4, _NONE, "a lane instruction comes")
        if name.startswith("v_permlane") and self.chip == "gfx950":
            if vectors:
                yield Need(LANE, 2, vectors, "read by a lane instruction")
            if executes:
                yield Need(LANE, 4, _NONE, "a lane instruction comes")

    @staticmethod
    def _from_dot(earlier: Operation, later: Operation) -> Iterator[Need]:
        same = earlier.name == later.name
        sources = later.registers[1:3] if same else later.registers[1:]
        read = frozenset(n for group in sources for n in group) & earlier.writes
        if read:
            yield Need(DOT, 3, read, "read")
        elif not same and (later.writes & earlier.writes):
            yield Need(DOT, 3, later.writes & earlier.writes, "overwritten")

    def _from_matrix(self, earlier: Operation, later: Operation) -> Iterator[Need]:
        first = self.matrix(earlier)
        if later.is_matrix:
            sources = frozenset(n for group in self._plain_sources(later) for n in group) & earlier.writes
            if sources:
                yield Need(MATRIX, first.before_matrix_source(), sources, "read as a source")
            accumulator = frozenset(self._accumulator(later))
            shared = accumulator & earlier.writes
            if shared:
                states = first.before_accumulator(self.matrix(later), same_registers=accumulator == earlier.writes)
                yield Need(MATRIX, states, shared, "read as the accumulator")
            return
        memory = later.is_vector_memory or later.unit in ("ds", "exp")
        if not memory and later.unit != "valu":
            return
        read = earlier.writes & later.reads
        if read:
            yield Need(MATRIX, first.before_vector_read(memory=memory), read, "read")
        written = earlier.writes & later.writes
        if written:
            yield Need(MATRIX, first.before_vector_write(), written, "overwritten")
        reused = frozenset(self._accumulator(earlier)) & later.writes - earlier.writes
        if reused:
            yield Need(
                MATRIX,
                first.before_accumulator_write(),
                reused,
                "overwritten while the matrix instruction may still read it,",
            )
        if first.double and re.match(r"v_fmac?_f64", later.name):
            yield Need(MATRIX, 2, _NONE, f"`{later.name}` comes")

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
                yield Need(STORE_DATA, states, lost, "overwritten")
        if earlier.unit != "salu":
            return
        if earlier.name.startswith("s_setreg") and later.name.startswith(("s_setreg", "s_getreg")):
            first, second = _HWREG.search(earlier.text), _HWREG.search(later.text)
            if first and second and first[1] == second[1]:
                yield Need(SETREG, 2, _NONE, f"{first[1]} is used by `{later.name}`")
        if M0 in earlier.writes and _uses_m0(later):
            yield Need(M0_USE, 1, frozenset((M0,)), "used")

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
