"""Metadata against kernel descriptor and code: arguments, sizes, names."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from mdr.assembly.operations import numbers_in
from mdr.checks.rules import LLVM, Finding, Rule
from mdr.codeobject.metadata import check_arguments, read_arguments
from mdr.diagnostics import MDRError

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from mdr.assembly.kernels import Kernel
    from mdr.checks.subject import Subject
    from mdr.codeobject.metadata import Argument

_SOURCE = f"{LLVM}, code object metadata"

LAYOUT = Rule(
    "kernarg-layout", "error", "arguments overlap, leave a gap or end past the kernel-argument segment", _SOURCE
)
SIZE = Rule("kernarg-size", "warning", "metadata and kernel descriptor disagree on the size of the arguments", _SOURCE)
LOAD = Rule("kernarg-load", "error", "a scalar load from the kernel arguments begins past their end", _SOURCE)
SEGMENT = Rule(
    "metadata-segment", "error", "metadata and kernel descriptor disagree on LDS, scratch memory or wave size", _SOURCE
)
COUNTS = Rule("metadata-count", "warning", "the metadata gives fewer registers than the kernel descriptor", _SOURCE)
NAMES = Rule(
    "metadata-kernel",
    "error",
    "a kernel without metadata, or metadata without a kernel: it cannot be launched",
    _SOURCE,
)


def check(subject: Subject) -> list[Finding]:
    """Return where metadata, descriptor and code disagree."""
    found = list(_names(subject))
    for kernel in subject.module.kernels:
        if kernel.metadata is not None:
            found += _arguments(subject, kernel, kernel.metadata)
            found += _segments(subject, kernel, kernel.metadata)
            found += _loads(subject, kernel, kernel.metadata)
    return found


def _names(subject: Subject) -> Iterator[Finding]:
    described = {kernel.name for kernel in subject.module.kernels}
    listed = subject.module.metadata.get("amdhsa.kernels") or []
    for kernel in subject.module.kernels:
        if kernel.metadata is None:
            yield NAMES.found(
                f"kernel '{kernel.name}' has no metadata: the runtime will not find it",
                subject.declaration(kernel, "kernel"),
                hint=f"add an entry with .name: {kernel.name} to amdhsa.kernels",
            )
    for entry in listed:
        name = str(entry.get(".name"))
        if name not in described:
            yield NAMES.found(
                f"the metadata lists kernel '{name}', which has no .amdhsa_kernel",
                subject.in_metadata(name, r"\.name"),
                hint="give metadata, .amdhsa_kernel and label the same name",
            )
        elif entry.get(".symbol") != f"{name}.kd":
            yield NAMES.found(
                f"the .symbol of kernel '{name}' is {entry.get('.symbol')!r}; its descriptor is '{name}.kd'",
                subject.in_metadata(name, r"\.symbol"),
                hint=f"write .symbol: {name}.kd",
            )


def _arguments(subject: Subject, kernel: Kernel, metadata: dict[str, Any]) -> Iterator[Finding]:
    try:
        arguments = read_arguments(metadata, kernel.name)
    except MDRError as error:
        for item in error.diagnostics:
            yield LAYOUT.found(item.message, subject.in_metadata(kernel.name, r"\.args"), hint=item.hint)
        return
    listed, declared = metadata.get(".kernarg_segment_size"), kernel.value("kernarg_size")
    # A descriptor that says nothing has 0: the runtime allocates what the metadata says.
    for problem in check_arguments(kernel.name, arguments, listed, declared or listed or 0):
        about_sizes = "the metadata says" in problem.message
        rule = SIZE if about_sizes else LAYOUT
        position = subject.in_metadata(kernel.name, r"\.kernarg_segment_size")
        if not about_sizes:
            named = _argument_meant(problem.message, arguments)
            position = subject.in_metadata(
                kernel.name, rf"\.name\s*:\s*['\"]?{re.escape(named.name)}['\"]?\s*(,|$)" if named else r"\.args"
            )
        yield rule.found(
            problem.message, position, hint=problem.hint, severity=problem.severity if rule is LAYOUT else None
        )


def _argument_meant(message: str, arguments: Sequence[Argument]) -> Argument | None:
    """Return the named argument that a problem is about: the one it begins with, or the one after a gap."""
    for item in arguments:
        label = f"argument {item.name}"
        if item.name and (message.endswith(f" and {label}") or f": {label} " in message):
            return item
    return None


def _segments(subject: Subject, kernel: Kernel, metadata: dict[str, Any]) -> Iterator[Finding]:
    for key, field in (
        (".group_segment_fixed_size", "group_segment_fixed_size"),
        (".private_segment_fixed_size", "private_segment_fixed_size"),
    ):
        listed, declared = metadata.get(key), kernel.descriptor.get(field, 0)
        if isinstance(listed, int) and isinstance(declared, int) and listed != declared:
            kind = "LDS" if "group" in key else "scratch memory"
            yield SEGMENT.found(
                f"kernel '{kernel.name}': the metadata gives {listed} bytes of {kind}, the kernel descriptor {declared}; "
                "the runtime allocates by the metadata",
                subject.in_metadata(kernel.name, re.escape(key)),
                hint=f"make {key} and .amdhsa_{field} agree",
            )
    waves = metadata.get(".wavefront_size")
    if isinstance(waves, int) and waves != subject.chip.lanes:
        yield SEGMENT.found(
            f"kernel '{kernel.name}': the metadata gives waves of {waves} lanes; {subject.chip.name} has {subject.chip.lanes}",
            subject.in_metadata(kernel.name, r"\.wavefront_size"),
            hint=f"write .wavefront_size: {subject.chip.lanes}",
        )
    if any(line.lstrip().startswith(f".set {kernel.name}.num_vgpr") for line in subject.text):
        # LLVM's own output: with amdgpu-waves-per-eu it takes more than it uses, to keep further waves away.
        return
    for key, field in ((".vgpr_count", "next_free_vgpr"), (".sgpr_count", "next_free_sgpr")):
        listed, wanted = metadata.get(key), kernel.descriptor.get(field)
        if isinstance(listed, int) and isinstance(wanted, int) and listed < wanted:
            yield COUNTS.found(
                f"kernel '{kernel.name}': {key} is {listed}, .amdhsa_{field} {wanted}",
                subject.in_metadata(kernel.name, re.escape(key)),
                hint="tools that read the metadata will show too few registers; make them agree",
            )


def _loads(subject: Subject, kernel: Kernel, metadata: dict[str, Any]) -> Iterator[Finding]:
    """Look at the loads of the first block: there the pointer to the arguments is where the descriptor puts it."""
    size = max(int(metadata.get(".kernarg_segment_size") or 0), kernel.value("kernarg_size"))
    first = subject.graph.block_of_line(kernel.entry)
    if not size or first is None or not kernel.value("user_sgpr_kernarg_segment_ptr"):
        return
    pointer = (
        4 * kernel.value("user_sgpr_private_segment_buffer")
        + 2 * kernel.value("user_sgpr_dispatch_ptr")
        + 2 * kernel.value("user_sgpr_queue_ptr")
    )
    pair = f"s[{pointer}:{pointer + 1}]"
    registers = frozenset(numbers_in(pair))
    block = subject.graph.blocks[first]
    for number in range(block.first, block.last):
        operation = subject.graph.operations[number]
        if operation.name.startswith("s_load_dword") and operation.operands[1] == pair and not operation.modifiers:
            try:
                offset = int(operation.operands[2], 0)
            except ValueError:
                continue
            if offset >= size:
                yield LOAD.found(
                    f"this load begins at byte {offset} of the kernel arguments, which are {size} bytes long",
                    subject.at(number),
                    hint="raise .kernarg_segment_size and .amdhsa_kernarg_size, or correct the offset",
                )
        if not registers.isdisjoint(operation.writes):
            return
