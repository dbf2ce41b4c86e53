"""Basic blocks of a kernel's code, and which may follow which: what the checks know before the run."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple

from mdr.emulator.binding import Bound
from mdr.emulator.decode import Instruction

ENDS = ("s_endpgm", "s_endpgm_saved", "s_branch", "s_setpc_b64")
"""Instructions that the following one never comes after."""


class Block(NamedTuple):
    """Instructions from number ``first`` up to ``last``; ``following`` are blocks."""

    first: int
    last: int
    following: tuple[int, ...]


class Flow:
    """The blocks of ``instructions``, which are in ascending order of address. A computed jump may lead to any of them."""

    def __init__(
        self,
        instructions: Sequence[Instruction],
        bounds: Mapping[int, Bound],
        leaders: Collection[int],
        targets: Mapping[int, int],
        entry: int,
    ) -> None:
        starts = [
            n
            for n, instruction in enumerate(instructions)
            if n == 0
            or instruction.address in leaders
            or instructions[n - 1].address + instructions[n - 1].size != instruction.address
        ]
        self.number = {instructions[n].address: k for k, n in enumerate(starts)}
        """Blocks by the addresses where they begin."""
        self.entry = self.number[entry]
        everywhere = tuple(range(len(starts)))
        self.blocks: list[Block] = []
        for first, last in zip(starts, [*starts[1:], len(instructions)], strict=True):
            end = instructions[last - 1]
            op = bounds[end.address].op
            following = []
            if end.address in targets and targets[end.address] in self.number:
                following.append(self.number[targets[end.address]])
            behind = self.number.get(end.address + end.size)
            if op.name not in ENDS and behind is not None:
                following.append(behind)
            computed = bool(op.flags.get("indirect"))
            self.blocks.append(Block(first, last, everywhere if computed else tuple(following)))
