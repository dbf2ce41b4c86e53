"""The instructions of a canonical text as a control-flow graph: basic blocks, their successors, and where execution may begin."""

from __future__ import annotations

import re
from bisect import bisect_left
from typing import TYPE_CHECKING

from mdr.assembly.canonical import is_instruction
from mdr.assembly.flow import NUMBER, branch_target, labels_of
from mdr.assembly.operations import Operation

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mdr.assembly.kernels import Kernel, Module

_SECTIONS = (".text", ".data", ".bss", ".section", ".rodata", ".pushsection", ".popsection")
_DATA = (".long", ".byte", ".short", ".quad", ".word", ".int", ".2byte", ".4byte", ".8byte", ".fill", ".zero", ".ascii")
# A symbol whose address an instruction takes: ``f@rel32@lo+4``, ``.L1-.L0``, or the target of a call.
_MENTIONED = re.compile(r"(?<![\w.$@])([A-Za-z_.$][\w.$]*)(?=@|-)|(?<=\], )([A-Za-z_.$][\w.$]*)$")
_ENDS = frozenset(("s_endpgm", "s_endpgm_saved"))
_LEAVES = frozenset(("s_setpc_b64", "s_rfe_b64"))
_CALLS = frozenset(("s_swappc_b64", "s_call_b64"))


class Block:
    """Instructions ``first`` to ``last`` (exclusive) that run one after another; ``successors`` are blocks.

    ``next`` is the successor that execution reaches by going on; ``runs_off`` tells that it goes on where no instruction
    follows in the section; ``elsewhere`` that it may go where nobody can say (through a register, to a number or to
    another file's label); ``opaque`` that nothing is known of registers and counters after it: calls, and instructions
    written as data.
    """

    __slots__ = ("elsewhere", "first", "last", "next", "opaque", "runs_off", "successors")

    def __init__(self, first: int, last: int) -> None:
        self.first = first
        self.last = last
        self.successors: list[int] = []
        self.next: int | None = None
        self.runs_off = False
        self.elsewhere = False
        self.opaque = False


class Graph:
    """All code of one canonical text.

    ``operations[k]`` stands on canonical line ``lines[k]``; ``entries`` are the blocks where kernels begin, ``others`` blocks
    that only a jump through a register can reach (called functions, computed branches).
    """

    __slots__ = (
        "_block_at",
        "_labels",
        "_unknown_after",
        "blocks",
        "entries",
        "lines",
        "operations",
        "others",
        "reached",
    )

    def __init__(self, text: Sequence[str], module: Module) -> None:
        self.lines: list[int] = []
        self.operations: list[Operation] = []
        self.blocks: list[Block] = []
        known: dict[str, Operation] = {}
        follows: list[int | None] = []  # the instruction after each one in its section
        last_of: dict[str, int | None] = {}
        into_data: dict[str, list[int]] = {}
        self._unknown_after: set[int] = set()
        section, stack = "\t.text", ["\t.text"]
        for index, line in enumerate(text):
            if is_instruction(line):
                number = len(self.lines)
                self.lines.append(index)
                operation = known.get(line)
                if operation is None:
                    operation = known[line] = Operation(line)
                self.operations.append(operation)
                follows.append(None)
                before = last_of.get(section)
                if before is not None:
                    follows[before] = number
                last_of[section] = number
                for earlier in into_data.pop(section, ()):
                    follows[earlier] = number
                    self._unknown_after.add(earlier)
                continue
            word = line.split(None, 1)[0] if line[:1] == "\t" else ""
            if word.startswith(_DATA):
                # Instructions written as data, if others follow in this section; padding otherwise.
                before = last_of.get(section)
                last_of[section] = None
                if before is not None:
                    into_data.setdefault(section, []).append(before)
            elif word in _SECTIONS:
                if word == ".pushsection":
                    stack.append(section)
                    section = line.replace(".pushsection", ".section", 1)
                elif word == ".popsection":
                    section = stack.pop() if stack else section
                else:
                    section = line
        self._make_blocks(text, module, follows)

    def block_of_line(self, line: int) -> int | None:
        """Return the block that begins with the first instruction on or after canonical ``line``."""
        number = bisect_left(self.lines, line)
        return self._block_at.get(number)

    def reachable_from(self, kernel: Kernel) -> set[int]:
        """Return the blocks that a kernel's entry leads to by branches and by going on."""
        start = self.block_of_line(kernel.entry)
        return set() if start is None else self._closure([start])

    def runnable_by(self, kernel: Kernel) -> set[int]:
        """Return the blocks that a kernel can run: those it reaches, and the functions whose names its code mentions.

        Where it jumps through a register or to a number, any of its own code may be the target.
        """
        found = self.reachable_from(kernel)
        if any(_goes_anywhere(self.operations[self.blocks[index].last - 1]) for index in found):
            found |= {
                index for index, block in enumerate(self.blocks) if kernel.entry < self.lines[block.first] < kernel.end
            }
        work = list(found)
        while work:
            block = self.blocks[work.pop()]
            for number in range(block.first, block.last):
                for match in _MENTIONED.finditer(self.operations[number].text):
                    start = self._labels.get(match[1] or match[2])
                    if start is not None and start not in found:
                        added = self._closure([start]) - found
                        found |= added
                        work += added
        return found

    def closure_of(self, block: int) -> set[int]:
        """Return the blocks that ``block`` leads to, itself included."""
        return self._closure([block])

    def _make_blocks(self, text: Sequence[str], module: Module, follows: list[int | None]) -> None:
        labels = labels_of(text)
        self._labels: dict[str, int] = {}
        count = len(self.lines)
        targets: list[int | None] = [None] * count
        starts = {0} if count else set()
        for line in (kernel.entry for kernel in module.kernels):
            starts.add(bisect_left(self.lines, line))
        labelled: dict[int, None] = {}
        for line in labels.values():
            number = bisect_left(self.lines, line)
            if number < count:
                starts.add(number)
                labelled[number] = None
        for number, line in enumerate(self.lines):
            name = self.operations[number].name
            goal = branch_target(text[line]) if name.startswith(("s_branch", "s_cbranch", "s_call")) else None
            if goal is not None and goal in labels:
                targets[number] = bisect_left(self.lines, labels[goal])
            if name.startswith(("s_branch", "s_cbranch")) or name in _ENDS or name in _LEAVES or name in _CALLS:
                starts.add(number + 1)
            if follows[number] != number + 1 or number in self._unknown_after:
                starts.add(number + 1)
        ordered = sorted(start for start in starts if start < count)
        self._block_at = {start: index for index, start in enumerate(ordered)}
        for index, start in enumerate(ordered):
            end = ordered[index + 1] if index + 1 < len(ordered) else count
            self.blocks.append(self._block(start, end, follows, targets))
        self.entries = [
            self._block_at[number]
            for number in (bisect_left(self.lines, kernel.entry) for kernel in module.kernels)
            if number in self._block_at
        ]
        for name, line in labels.items():
            place = self._block_at.get(bisect_left(self.lines, line))
            if place is not None:
                self._labels[name] = place
        self.reached = self._closure(self.entries)
        self.others: list[int] = []
        seen = set(self.reached)
        for number in sorted(labelled):
            block = self._block_at[number]
            if block not in seen:
                self.others.append(block)
                seen |= self._closure([block])

    def _block(self, start: int, end: int, follows: list[int | None], targets: list[int | None]) -> Block:
        block = Block(start, end)
        last = end - 1
        name = self.operations[last].name
        if name in _ENDS:
            return block
        if name.startswith(("s_branch", "s_cbranch")):
            goal = targets[last]
            if goal is None:
                block.elsewhere = True
            elif goal in self._block_at:
                block.successors.append(self._block_at[goal])
            else:
                block.runs_off = True  # to a label behind the last instruction
        block.elsewhere = block.elsewhere or name in _LEAVES or name in _CALLS or name == "s_trap"
        block.opaque = name in _CALLS or last in self._unknown_after
        if name in _LEAVES or name == "s_branch":
            return block
        after = follows[last]
        if after is None:
            block.runs_off = block.runs_off or not block.elsewhere
        elif after in self._block_at:
            block.next = self._block_at[after]
            block.successors.append(block.next)
        return block

    def _closure(self, begin: list[int]) -> set[int]:
        found: set[int] = set()
        work = list(begin)
        while work:
            block = work.pop()
            if block not in found:
                found.add(block)
                work += self.blocks[block].successors
        return found


def _goes_anywhere(operation: Operation) -> bool:
    if operation.name == "s_setpc_b64":
        return True
    jumps = operation.name.startswith(("s_branch", "s_cbranch", "s_call"))
    return jumps and NUMBER.match(operation.operands[-1]) is not None
