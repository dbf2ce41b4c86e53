"""Control flow of a kernel in canonical text: what can be reached from its entry by branches and by going on."""

from __future__ import annotations

import re

from mdr.assembly.canonical import is_instruction
from mdr.assembly.kernels import BRANCHES, Kernel, mnemonic

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

_ENDS = frozenset(("s_endpgm", "s_endpgm_saved", "s_branch", "s_setpc_b64", "s_rfe_b64"))
NUMBER = re.compile(r"-?(?:0x[0-9a-fA-F]+|\d+)$")


def labels_of(lines: Sequence[str]) -> dict[str, int]:
    """Return the line of every label."""
    return {line[:-1].strip('"'): index for index, line in enumerate(lines) if line.endswith(":") and line[:1] != "\t"}


def branch_target(line: str) -> str | None:
    """Return the label that an instruction line may branch to; None for other instructions and for branches by number."""
    if not BRANCHES.match(mnemonic(line)):
        return None
    target = line.split()[-1].strip('"')
    return None if NUMBER.match(target) else target


def in_loop(lines: Sequence[str], line: int, labels: Mapping[str, int]) -> bool:
    """Tell whether control can come back to the instruction at ``line`` (or the first one behind it) by branches."""
    while line < len(lines) and not is_instruction(lines[line]):
        line += 1
    found: set[int] = set()
    work = [line] if line < len(lines) else []
    while work:
        for after in successors(lines, work.pop(), labels):
            if after == line:
                return True
            if after not in found:
                found.add(after)
                work.append(after)
    return False


def successors(lines: Sequence[str], index: int, labels: Mapping[str, int]) -> list[int]:
    """Return the instruction lines that may follow the one at ``index``, as far as branches to labels tell."""
    starts = []
    target = branch_target(lines[index])
    if target is not None and target in labels:
        starts.append(labels[target])
    if mnemonic(lines[index]) not in _ENDS:
        starts.append(index + 1)
    found = []
    for start in starts:
        while start < len(lines) and not is_instruction(lines[start]):
            start += 1
        if start < len(lines):
            found.append(start)
    return found


def reachable(lines: Sequence[str], kernel: Kernel, labels: Mapping[str, int]) -> set[int]:
    """Return the instruction lines that kernel can reach from its entry without calls.

    Where it jumps through a register (s_setpc_b64), any of its own lines may be the target: all of them are returned.
    """
    found: set[int] = set()
    work = [kernel.entry]
    while work:
        index = work.pop()
        while index < len(lines):
            line = lines[index]
            if not is_instruction(line):
                index += 1
                continue
            if index in found:
                break
            found.add(index)
            target = branch_target(line)
            if target is not None and target in labels:
                work.append(labels[target])
            word = mnemonic(line)
            if word == "s_setpc_b64":
                found.update(at for at in range(kernel.entry, kernel.end) if is_instruction(lines[at]))
                break
            if word in _ENDS:
                break
            index += 1
    return found
