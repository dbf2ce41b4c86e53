"""Where execution goes: kernels that can run off their end, that never end, and code after which nothing is known."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mdr.checks.rules import ISA, Finding, Rule

if TYPE_CHECKING:
    from mdr.assembly.kernels import Kernel
    from mdr.checks.subject import Subject

RUNS_OFF = Rule(
    "runs-off-end",
    "error",
    "execution can go on past the last instruction of a kernel or into the next kernel",
    f"{ISA}, program termination",
)
NO_END = Rule("no-endpgm", "error", "no s_endpgm can be reached from a kernel's entry", f"{ISA}, s_endpgm")
UNREACHABLE = Rule("unreachable-endpgm", "warning", "an s_endpgm that nothing leads to", f"{ISA}, s_endpgm")

_ENDS = ("s_endpgm", "s_endpgm_saved")
_ELSEWHERE = (
    "s_setpc_b64",
    "s_swappc_b64",
    "s_rfe_b64",
    "s_trap",
    "s_cbranch_join",
    "s_cbranch_g_fork",
    "s_cbranch_i_fork",
)


def check(subject: Subject) -> list[Finding]:
    """Return what is wrong with the ways through each kernel."""
    found: list[Finding] = []
    for kernel in subject.module.kernels:
        found += _ends(subject, kernel)
    return found


def _ends(subject: Subject, kernel: Kernel) -> list[Finding]:
    graph = subject.graph
    reached = graph.reachable_from(kernel)
    others = {graph.lines[graph.blocks[block].first]: block for block in graph.entries}
    entries = set(others.values()) - {graph.block_of_line(kernel.entry)}
    found: list[Finding] = []
    for index in sorted(reached):
        block = graph.blocks[index]
        into = block.next if block.next in entries else None
        if block.runs_off or into is not None:
            if graph.operations[block.last - 1].name.startswith("s_cbranch"):
                how = "on one way out of this branch execution"
            else:
                how = "after this instruction execution"
            where = "the next kernel" if into is not None else "whatever follows the code in memory"
            found.append(
                RUNS_OFF.found(
                    f"{how} goes on into {where}: kernel '{kernel.name}' does not end here",
                    subject.at(block.last - 1),
                    hint="put s_endpgm after it",
                )
            )
    if any(graph.blocks[index].elsewhere for index in reached):
        return found  # where it goes from there is not known
    names = [graph.operations[graph.blocks[index].last - 1] for index in reached]
    if not found and not any(operation.name in _ENDS for operation in names):
        first = graph.block_of_line(kernel.entry)
        found.append(
            NO_END.found(
                f"no s_endpgm can be reached from the entry of kernel '{kernel.name}'",
                subject.at(graph.blocks[first].first) if first is not None else subject.line_with(kernel.name),
                hint="end the kernel with s_endpgm",
            )
        )
    live = reached | {block for entry in (*graph.entries, *graph.others) for block in graph.closure_of(entry)}
    for index, block in enumerate(graph.blocks):
        last = graph.operations[block.last - 1]
        if index not in live and last.name in _ENDS and kernel.entry < graph.lines[block.last - 1] < kernel.end:
            found.append(
                UNREACHABLE.found(
                    "this s_endpgm cannot be reached",
                    subject.at(block.last - 1),
                    hint="remove it, or look for a wrong branch before it",
                    width=len(last.name),
                )
            )
    return found
