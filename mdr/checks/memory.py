"""LDS and scratch memory: more than the chip has, or none declared where it is used."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mdr.checks.rules import ISA, LLVM, Finding, Rule

if TYPE_CHECKING:
    from mdr.checks.subject import Subject

LDS = Rule(
    "lds-limit",
    "error",
    "a workgroup asks for more LDS than a compute unit has (64 KiB; 160 KiB on gfx950)",
    f"{ISA}, local data share",
)
SCRATCH = Rule(
    "scratch-limit",
    "error",
    "a work-item asks for more scratch memory than a wave can be given",
    f"{LLVM}: COMPUTE_TMPRING_SIZE.WAVESIZE counts 1 KiB in 13 bits",
)
UNDECLARED = Rule(
    "scratch-undeclared",
    "warning",
    "scratch instructions in a kernel that declares no scratch memory",
    f"{LLVM}, .amdhsa_private_segment_fixed_size",
)

MOST_SCRATCH = ((1 << 13) - 1) * 1024 // 64
"""Bytes of scratch memory a work-item can have on GFX9."""


def check(subject: Subject) -> list[Finding]:
    """Return what is wrong with the memory that the kernels declare."""
    found: list[Finding] = []
    graph = subject.graph
    for kernel in subject.module.kernels:
        lds = kernel.value("group_segment_fixed_size")
        if lds > subject.chip.lds_bytes:
            found.append(
                LDS.found(
                    f"kernel '{kernel.name}' declares {lds} bytes of LDS; {subject.chip.name} has {subject.chip.lds_bytes}",
                    subject.declaration(kernel, "group_segment_fixed_size"),
                    hint=f"use at most {subject.chip.lds_bytes} bytes a workgroup",
                )
            )
        scratch = kernel.descriptor.get("private_segment_fixed_size", 0)
        if isinstance(scratch, int) and scratch > MOST_SCRATCH:
            found.append(
                SCRATCH.found(
                    f"kernel '{kernel.name}' declares {scratch} bytes of scratch memory a work-item; a wave can have "
                    f"{MOST_SCRATCH} for each",
                    subject.declaration(kernel, "private_segment_fixed_size"),
                )
            )
        if scratch == 0 and not kernel.value("uses_dynamic_stack"):
            for block in sorted(graph.reachable_from(kernel)):
                number = next(
                    (
                        number
                        for number in range(graph.blocks[block].first, graph.blocks[block].last)
                        if graph.operations[number].name.startswith("scratch_")
                    ),
                    None,
                )
                if number is not None:
                    found.append(
                        UNDECLARED.found(
                            f"kernel '{kernel.name}' uses scratch memory and declares none",
                            subject.at(number),
                            hint="set .amdhsa_private_segment_fixed_size, .amdhsa_enable_private_segment 1 and the "
                            "metadata's .private_segment_fixed_size",
                        )
                    )
                    break
    return found
