"""A kernel's assembly as blocks of instructions, and which of them are its K loop."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import cached_property

from mdr.assembly.operations import Operation
from mdr.diagnostics import MDRError


@dataclass
class Block:
    """Instructions that run one after another; ``after`` are the numbers of the blocks that may follow."""

    label: str | None
    operations: list[Operation] = field(default_factory=list)
    after: list[int] = field(default_factory=list)


@dataclass(frozen=True)
class Listing:
    """One kernel of an assembly text: its blocks in order, and its metadata as far as numbers go."""

    name: str
    blocks: list[Block]
    metadata: dict[str, int]

    @cached_property
    def loop(self) -> list[Block]:
        """The blocks that control comes back to."""
        return [block for number, block in enumerate(self.blocks) if number in self._reachable(number)]

    @cached_property
    def behind(self) -> list[Block]:
        """The blocks that come after the loop; all if there is none."""
        numbers = [number for number in range(len(self.blocks)) if number in self._reachable(number)]
        if not numbers:
            return self.blocks
        later = self._reachable(numbers[0]) - set(numbers)
        return [block for number, block in enumerate(self.blocks) if number in later]

    def _reachable(self, start: int) -> set[int]:
        found: set[int] = set()
        work = list(self.blocks[start].after)
        while work:
            number = work.pop()
            if number not in found:
                found.add(number)
                work += self.blocks[number].after
        return found

    @property
    def operations(self) -> list[Operation]:
        """All instructions in order."""
        return [operation for block in self.blocks for operation in block.operations]

    @property
    def branches(self) -> int:
        """Branch instructions."""
        return sum(_is_branch(operation) for operation in self.operations)

    @property
    def back_edges(self) -> int:
        """Branches to a block that is not further down."""
        return sum(after <= number for number, block in enumerate(self.blocks) for after in block.after)


_LABEL = re.compile(r"^([\w.$]+):")
_NUMBER = re.compile(r"^\s*\.(\w+):\s+(\d+)$")


def read(assembly: str, name: str) -> Listing:
    """Find a kernel in llc's text. Raises MDRError if it is not there."""
    lines = [line.split(";")[0].rstrip() for line in assembly.splitlines()]
    if f"{name}:" not in lines:
        raise MDRError(f"the assembly has no kernel {name!r}")
    blocks, open_block = [Block(name)], True
    for line in lines[lines.index(f"{name}:") + 1 :]:
        found = _LABEL.match(line)
        if line.startswith(".Lfunc_end") or line.lstrip().startswith(".section"):
            break
        if found:
            if blocks[-1].operations or blocks[-1].label is not None:
                blocks.append(Block(found[1]))
            blocks[-1].label, open_block = found[1], True
        elif line.strip() and not line.strip().startswith("."):
            if not open_block:
                blocks.append(Block(None))
            operation = Operation(line)
            blocks[-1].operations.append(operation)
            open_block = not _is_branch(operation) and operation.name != "s_endpgm"
    _connect(blocks)
    return Listing(name, blocks, _metadata(assembly, name))


def _is_branch(operation: Operation) -> bool:
    return operation.name == "s_branch" or operation.name.startswith("s_cbranch")


def _connect(blocks: list[Block]) -> None:
    places = {block.label: number for number, block in enumerate(blocks) if block.label is not None}
    for number, block in enumerate(blocks):
        last = block.operations[-1] if block.operations else None
        if last is not None and _is_branch(last) and last.operands[0] in places:
            block.after.append(places[last.operands[0]])
        if (last is None or last.name not in ("s_branch", "s_endpgm")) and number + 1 < len(blocks):
            block.after.append(number + 1)


def _metadata(assembly: str, name: str) -> dict[str, int]:
    """The numbers of the kernel's entry in the metadata."""
    entries = re.split(r"^  - ", assembly.partition("amdhsa.kernels:")[2], flags=re.M)
    for entry in entries:
        if re.search(rf"^\s*\.name:\s+{re.escape(name)}$", entry, re.M):
            return {found[1]: int(found[2]) for line in entry.splitlines() if (found := _NUMBER.match(line))}
    return {}
