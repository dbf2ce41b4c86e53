"""Registers that a kernel uses but does not declare, and register counts that keep its workgroups from starting."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mdr.assembly.kernels import Registers, registers_in
from mdr.assembly.operations import AGPR, SGPR, register_name
from mdr.checks.rules import ISA, LLVM, Finding, Rule

if TYPE_CHECKING:
    from collections.abc import Iterator

    from mdr.assembly.kernels import Kernel
    from mdr.assembly.operations import Operation
    from mdr.checks.subject import Subject

COUNT = Rule(
    "register-count",
    "warning",
    "registers are used beyond the declared number; an error where the hardware allocates none there",
    f"{LLVM}, kernel descriptor: registers are allocated in granules",
)
ACCUMULATION = Rule(
    "accum-offset",
    "error",
    "VGPRs beyond .amdhsa_accum_offset are the AGPRs: both names reach the same registers",
    f"{ISA}, VGPR allocation and alignment",
)
WORKGROUP = Rule(
    "workgroup-registers",
    "warning",
    "a workgroup of the largest declared size does not fit a compute unit with that many VGPRs",
    f"{LLVM}, .max_flat_workgroup_size; {ISA}, VGPR allocation",
)

_SGPR_GRANULE = 16


class Declared:
    """Registers of one bank: ``used`` and ``declared`` counts, and how many the hardware ``allocated`` for that."""

    __slots__ = ("allocated", "bank", "declared", "used")

    def __init__(self, bank: str, used: int, declared: int, allocated: int) -> None:
        self.bank = bank
        self.used = used
        self.declared = declared
        self.allocated = allocated


def used_registers(subject: Subject, kernel: Kernel) -> Registers:
    """Return how many registers of each bank the code names that the kernel can run, functions included."""
    used = Registers()
    for operation in _operations(subject, kernel):
        used.include(registers_in(operation.text))
    return used


def declared_registers(subject: Subject, kernel: Kernel) -> list[Declared]:
    """Return the counts of VGPRs, AGPRs and SGPRs; nothing for a bank whose count the descriptor leaves symbolic."""
    chip, used = subject.chip, used_registers(subject, kernel)
    found: list[Declared] = []
    total, offset = kernel.descriptor.get("next_free_vgpr"), kernel.descriptor.get("accum_offset")
    if isinstance(total, int) and isinstance(offset, int):
        granted = _round_up(max(total, 1), chip.vgpr_granule)
        # Where no instruction names an AGPR, all registers are VGPRs, wherever the descriptor draws the line.
        line = offset if used.agprs else max(offset, used.vgprs)
        if total > line:
            found.append(Declared("v", used.vgprs, line, line))
        else:
            found.append(Declared("v", used.vgprs, total, granted))
        found.append(Declared("a", used.agprs, max(0, total - line), max(0, granted - line)))
    scalars = kernel.descriptor.get("next_free_sgpr")
    if isinstance(scalars, int):
        granted = _round_up(scalars + chip.extra_sgprs, _SGPR_GRANULE)
        found.append(Declared("s", used.sgprs, scalars, max(scalars, min(chip.sgprs, granted))))
    return found


def check(subject: Subject) -> list[Finding]:
    """Return what is wrong with the register counts of each kernel."""
    found: list[Finding] = []
    for kernel in subject.module.kernels:
        for bank in declared_registers(subject, kernel):
            if bank.used > bank.declared:
                found.append(_too_many(subject, kernel, bank))
        problem = _workgroup(subject, kernel)
        if problem:
            found.append(problem)
    return found


def _too_many(subject: Subject, kernel: Kernel, bank: Declared) -> Finding:
    base = {"v": 0, "a": AGPR, "s": SGPR}[bank.bank]
    number, register = _first_use(subject, kernel, base + bank.declared, base + bank.used)
    position = subject.at(number, register)
    name = register_name(register)
    total, offset = kernel.value("next_free_vgpr"), kernel.value("accum_offset")
    if bank.bank == "v" and bank.declared < total:
        alias = register_name(AGPR + register - offset)
        return ACCUMULATION.found(
            f"{name} is the same register as {alias}: kernel '{kernel.name}' has its AGPRs from VGPR {offset} on",
            position,
            hint=f"set .amdhsa_accum_offset {_round_up(bank.used, subject.chip.accum_granule)} and raise "
            ".amdhsa_next_free_vgpr by the difference",
            width=len(name),
        )
    kind = {"v": "VGPRs", "a": "AGPRs", "s": "SGPRs"}[bank.bank]
    counted = f"{bank.declared} {kind}" if bank.declared else f"no {kind}"
    beyond = bank.used > bank.allocated
    fate = (
        f"the hardware allocates {bank.allocated}"
        if beyond
        else f"it works only because the hardware allocates {bank.allocated}"
    )
    field = "next_free_sgpr" if bank.bank == "s" else "next_free_vgpr"
    needed = bank.used if bank.bank != "a" else kernel.value("accum_offset") + bank.used
    return COUNT.found(
        f"kernel '{kernel.name}' declares {counted} and uses {name}; {fate}",
        position,
        hint=f"set .amdhsa_{field} {needed}",
        width=len(name),
        severity="error" if beyond else None,
    )


def _numbers(subject: Subject, kernel: Kernel) -> Iterator[int]:
    """Yield the instructions that the kernel can run, in order of place."""
    graph = subject.graph
    for index in sorted(graph.runnable_by(kernel)):
        yield from range(graph.blocks[index].first, graph.blocks[index].last)


def _operations(subject: Subject, kernel: Kernel) -> set[Operation]:
    return {subject.graph.operations[number] for number in _numbers(subject, kernel)}


def _first_use(subject: Subject, kernel: Kernel, low: int, high: int) -> tuple[int, int]:
    graph = subject.graph
    return next(
        (number, register)
        for number in _numbers(subject, kernel)
        for register in sorted(n for group in graph.operations[number].registers for n in group)
        if low <= register < high
    )


def _workgroup(subject: Subject, kernel: Kernel) -> Finding | None:
    chip = subject.chip
    size = (kernel.metadata or {}).get(".max_flat_workgroup_size")
    total = kernel.descriptor.get("next_free_vgpr")
    if not isinstance(size, int) or not isinstance(total, int):
        return None
    waves = -(-size // chip.lanes)
    needed = -(-waves // chip.simds_per_cu)
    granted = _round_up(max(total, 1), chip.vgpr_granule)
    possible = chip.total_vgprs // granted
    if needed <= possible:
        return None
    most = chip.total_vgprs // needed // chip.vgpr_granule * chip.vgpr_granule
    return WORKGROUP.found(
        f"a workgroup of {size} work-items needs {needed} waves on each SIMD, and {granted} VGPRs allow {possible}",
        subject.in_metadata(kernel.name, r"\.max_flat_workgroup_size"),
        hint=f"declare at most {most} VGPRs, or the size that the kernel is really launched with",
    )


def _round_up(value: int, granule: int) -> int:
    return -(-value // granule) * granule
