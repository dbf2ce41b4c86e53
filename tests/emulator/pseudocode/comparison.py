"""Which instructions the pseudocode can be compared on, and the comparison, item by item and bit by bit."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

from mdr.emulator.opcodes import TABLE

from . import subjects
from .evaluate import Evaluator, Machine, NotInterpreted
from .exact import FORMATS, Value, is_nan
from .language import Node, NotPseudocode, parse
from .subjects import Case

ALIASES = {"v_fma_mix_f32": "v_mad_mix_f32", "v_fma_mixlo_f16": "v_mad_mixlo_f16", "v_fma_mixhi_f16": "v_mad_mixhi_f16"}
"""Other names under which the manual's table has the instruction."""


@cache
def texts() -> dict[str, str]:
    """AMD's pseudocode by LLVM's instruction name. Raises ImportError where the package that carries it is missing."""
    from tinygrad.runtime.autogen.amd.cdna.str_pcode import PCODE

    found = {}
    for key, text in PCODE.items():
        name = key.name.lower()
        for ending in ("_e32", "_e64"):
            name = name.removesuffix(ending)
        found[name] = text
    return found


def available() -> bool:
    """Whether the package that carries the texts is installed."""
    try:
        return bool(texts())
    except ImportError:
        return False


@cache
def program(name: str) -> Node:
    text = texts().get(ALIASES.get(name, name))
    if text is None:
        raise NotInterpreted(f"no pseudocode for {name}")
    return parse(text)


@dataclass(frozen=True)
class Difference:
    """An item on which the two disagree."""

    name: str
    before: dict[str, int]
    what: str
    pseudocode: int
    emulator: int

    def __str__(self) -> str:
        inputs = ", ".join(f"{k}={v:#x}" for k, v in self.before.items())
        return (
            f"{self.name}({inputs}): {self.what} is {self.pseudocode:#x} in the pseudocode, {self.emulator:#x} emulated"
        )


VECTOR = ("VOP1", "VOP2", "VOP3", "VOPC", "VOP3P")
SCALAR = ("SOP1", "SOP2", "SOPC", "SOPK")
MEMORY = ("DS", "FLAT", "MUBUF", "SMEM", "SCRATCH")
EXCLUDED = {
    "branches and the program counter": (
        "s_getpc_b64", "s_setpc_b64", "s_swappc_b64", "s_call_b64", "s_branch", "s_cbranch_scc0", "s_cbranch_scc1",
        "s_cbranch_vccz", "s_cbranch_vccnz", "s_cbranch_execz", "s_cbranch_execnz",
    ),
    "hardware registers": ("s_getreg_b32", "s_setreg_b32", "s_setreg_imm32_b32"),
    "register numbers as values": (
        "s_movrels_b32", "s_movrels_b64", "s_movreld_b32", "s_movreld_b64", "s_set_gpr_idx_on", "s_set_gpr_idx_idx",
        "s_set_gpr_idx_off", "s_set_gpr_idx_mode",
    ),
    "other lanes' registers": (
        "v_readfirstlane_b32", "v_readlane_b32", "v_writelane_b32", "v_permlane16_swap_b32", "v_permlane32_swap_b32",
        "ds_swizzle_b32", "ds_permute_b32", "ds_bpermute_b32", "ds_read_addtid_b32", "ds_write_addtid_b32", "v_swap_b32",
    ),
    "the instruction's modifiers as values": (
        "v_fma_mix_f32", "v_fma_mixlo_f16", "v_fma_mixhi_f16",
    ),
    "precision beyond what the text says (pi, powers, logarithms)": (
        "v_exp_f32", "v_exp_f16", "v_log_f32", "v_log_f16", "v_sin_f32", "v_sin_f16", "v_cos_f32", "v_cos_f16",
        "v_trig_preop_f64",
    ),
    "prose only": ("s_waitcnt", "s_trap", "s_nop", "s_sleep", "s_cbranch_cdbgsys", "s_cbranch_cdbguser",
                   "s_cbranch_cdbgsys_or_user", "s_cbranch_cdbgsys_and_user"),
    "conversions that the text only names": tuple(
        f"{stem}_{way}_format_{form}"
        for stem in ("buffer", "tbuffer") for way in ("load", "store")
        for form in ("x", "xy", "xyz", "xyzw", "d16_x", "d16_xy", "d16_xyz", "d16_xyzw", "d16_hi_x")
        if (stem, form) != ("tbuffer", "d16_hi_x")
    ),
    "operands under other names than elsewhere": ("ds_condxchg32_rtn_b64",),
}  # fmt: skip
"""Instructions that have pseudocode and are not compared with it, by what it would need."""
FAMILIES_NOT_COMPARED = {
    "MFMA": "one line of prose, D = A * B + C",
    "SMFMAC": "one line of prose",
}
"""Families that have pseudocode and are not compared with it."""
NOT_COMPARED = {name: why for why, names in EXCLUDED.items() for name in names}


def comparable() -> list[str]:
    """The instructions that both know and that are compared, in the order of the table."""
    found = []
    for name, op in TABLE.items():
        known = ALIASES.get(name, name) in texts()
        if known and name not in NOT_COMPARED and op.family in (*VECTOR, *SCALAR, *MEMORY):
            found.append(name)
    return found


_RUNNERS = {
    **dict.fromkeys(VECTOR, subjects.vector),
    **dict.fromkeys(SCALAR, subjects.scalar),
    "SMEM": subjects.scalar_memory,
}


def batches(names: list[str], size: int = 24) -> Iterator[tuple[Callable[[Any], None], list[Case]]]:
    """Instructions that can stand in one kernel, with the function that runs them."""
    groups: dict[tuple[str, str, Any], list[Case]] = {}
    for name in names:
        case = Case(name)
        family = case.op.family
        if family == "SOPK":
            cases = [Case(name, literal) for literal in subjects.IMMEDIATES]
        elif "bitop3" in name:
            cases = [Case(name, table) for table in (0x27, 0xCA, 0x96, 0x80, 0x1)]
        elif name.startswith("v_cvt"):
            cases = [case, *(Case(name, op_sel=bits) for bits in _selections(name))]
        else:
            cases = [case]
        run = _RUNNERS.get(family, subjects.memory)
        groups.setdefault((case.chip, family if run == subjects.memory else "", run), []).extend(cases)
    for (_, _, run), cases in groups.items():
        for first in range(0, len(cases), size):
            yield run, cases[first : first + size]


def _selections(name: str) -> list[int]:
    """Values of op_sel that the pseudocode speaks of: all of its bits, and the lower one of two."""
    found: set[int] = set()
    if not available():
        return []
    for high, low in re.findall(r"OPSEL\[(\d)(?: : (\d))?\]", texts()[name]):
        bits = range(int(low or high), int(high) + 1)
        found |= {sum(1 << k for k in bits), 1 << bits[0]}
    return sorted(found)


def compare(names: list[str]) -> dict[str, list[Difference]]:
    """Run the instructions and their pseudocode. Raises NotInterpreted if a text cannot be evaluated after all."""
    found: dict[str, list[Difference]] = {name: [] for name in names}
    for run, cases in batches(names):
        run(cases)
        for case in cases:
            try:
                found[case.name] += list(differences(case))
            except (NotPseudocode, NotInterpreted) as error:
                raise NotInterpreted(f"{case.name}: {error}") from None
    return found


def differences(case: Case) -> Iterator[Difference]:
    evaluator = Evaluator(program(case.name), program)
    op = case.op
    vector = op.family in VECTOR
    for number, (before, after) in enumerate(zip(case.before, case.after, strict=True)):
        machine = Machine(dict(before), lane=number % 64)
        lane = number % 64
        if vector:
            carry = machine.registers.pop("mask in", 0)
            machine.registers["VCC"] = carry << lane
            machine.registers["EXEC"] = (1 << 64) - 1
            if op.outs == ("mask",):
                machine.registers["D0"] = 0
        if case.memory:
            start, end = case.memory[number]
            machine.memory = bytearray(start)
        try:
            evaluator.run(machine)
        except TypeError as error:
            raise NotInterpreted(str(error)) from None
        for name, low, width, kind in pieces(machine):
            value = machine.registers[name] >> low & ((1 << width) - 1)
            actual = _emulated(case, after, name, low, width, lane)
            if actual is None or _same(kind, width, value, actual):
                continue
            yield Difference(case.name, before, f"{name}[{low + width - 1}:{low}]", value, actual)
        if case.memory:
            yield from _memory_differences(case, before, machine, start, end)


def pieces(machine: Machine) -> Iterator[tuple[str, int, int, str]]:
    """What was written last, piece by piece: register, lowest bit, width, kind of value."""
    return iter(machine.pieces.values())


def _emulated(case: Case, after: dict[str, int], name: str, low: int, width: int, lane: int) -> int | None:
    op = case.op
    if op.family in VECTOR:
        if name == "D0" and op.outs == ("mask",):
            return after["mask0"]
        if name in ("VCC", "D1"):
            bit = after["mask1"]
            return bit if width == 1 else bit << (0 if case.name.startswith("v_div_scale") else lane)
        if name == "EXEC":
            return after["EXEC"]
    if name in ("VDATA", "RETURN_DATA") and op.flags.get("atomic") and op.family == "DS" and not op.flags["returns"]:
        return None
    key = "RETURN_DATA" if name in ("VDATA", "SDATA") else name
    return after[key] >> low & ((1 << width) - 1)


def _same(kind: str, width: int, x: int, y: int) -> bool:
    if x == y:
        return True
    if (kind, width) in FORMATS:
        return is_nan(Value(kind, width, x)) and is_nan(Value(kind, width, y))
    return False


def _written_part(machine: Machine, at: int) -> tuple[int, tuple[int, str]]:
    for first, part in machine.memory_parts.items():
        if first <= at < first + part[0] // 8:
            return first, part
    return at, (8, "b")


def _memory_differences(
    case: Case, before: dict[str, int], machine: Machine, start: bytes, end: bytes
) -> Iterator[Difference]:
    size = len(start) if case.op.flags.get("scale") else min(len(start), subjects.SLOT)
    if case.op.flags.get("scale"):
        # Other lanes write elsewhere in it: only what this one wrote, or left as it was, is its own.
        spots = [k for k in range(size) if machine.memory[k] != start[k]]
    else:
        spots = list(range(size))
    for at in spots:
        if machine.memory[at] == end[at]:
            continue
        first, (width, kind) = _written_part(machine, at)
        x, y = (int.from_bytes(m[first : first + width // 8], "little") for m in (machine.memory, end))
        if _same(kind, width, x, y):
            continue
        yield Difference(case.name, before | {"MEM": int.from_bytes(start[:16], "little")}, f"MEM[{at}]",
                         machine.memory[at], end[at])  # fmt: skip
        return
