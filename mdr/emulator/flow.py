"""Basic blocks of a kernel's code, and which may follow which: what the checks know before the run."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

import numpy as np

from mdr.emulator.listing import Flags, Listing, places

ENDS = ("s_endpgm", "s_endpgm_saved", "s_branch", "s_setpc_b64")
"""Instructions that the following one never comes after."""


class Block(NamedTuple):
    """Instructions from number ``first`` up to ``last``; ``following`` are blocks."""

    first: int
    last: int
    following: tuple[int, ...]


class Flow:
    """The blocks of a kernel's code. A computed jump may lead to any of them."""

    def __init__(self, listing: Listing, leaders: Flags, targets: Mapping[int, int], entry: int) -> None:
        """``leaders``: which instructions begin a block; ``targets``: by the address of a branch where it leads."""
        apart = np.ones(len(leaders), dtype=bool)
        apart[1:] = listing.ends[:-1] != listing.addresses[1:]
        starts = places(leaders | apart)
        addresses = listing.addresses.tolist()
        self.number = {addresses[n]: k for k, n in enumerate(starts)}
        """Blocks by the addresses where they begin."""
        self.entry = self.number[entry]
        everywhere = tuple(range(len(starts)))
        self.blocks: list[Block] = []
        for first, last in zip(starts, [*starts[1:], len(addresses)], strict=True):
            end, op = addresses[last - 1], listing.bounds[last - 1].op
            following = []
            if end in targets and targets[end] in self.number:
                following.append(self.number[targets[end]])
            behind = self.number.get(int(listing.ends[last - 1]))
            if op.name not in ENDS and behind is not None:
                following.append(behind)
            computed = bool(op.flags.get("indirect"))
            self.blocks.append(Block(first, last, everywhere if computed else tuple(following)))
