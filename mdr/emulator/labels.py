"""What the checks on memory remember with: the shadows of buffers and LDS, the table of epochs, and what to do when that is full.

:mod:`mdr.emulator.regions` says what stands in them.
"""

from __future__ import annotations

import mmap
from contextlib import suppress

import numpy as np

from mdr.diagnostics import MDRError
from mdr.emulator import state
from mdr.emulator.blocks import Block, get, put
from mdr.emulator.memory import Memory
from mdr.emulator.regions import LINE

EPOCHS = 1 << 24
"""How many epochs of waves the check on races tells apart before it starts anew."""
REMEMBER = frozenset(("memory", "races"))
"""Checks that need to know who touched which byte."""


_POPULATE = 23
"""MADV_POPULATE_WRITE of Linux 5.14."""
_DENSE = 8 << 20
"""Bytes that are worth having at once."""


def lines_bytes(size: int) -> int:
    """Bytes of the line entries of ``size`` bytes of memory: those of whole pages of 512 bytes."""
    return ((size + 511) >> 9) << 6


def shadow_bytes(size: int) -> int:
    """Bytes of a whole shadow: of lines, dwords, bytes. Most of it is never touched, and costs address space alone."""
    return lines_bytes(size) * (1 + LINE // 4 + LINE)


def reserve(size: int, dense: int = 0) -> Block:
    """Zeroed memory from the beginning of a page on, of which only the pages that are touched come into being.

    The first ``dense`` bytes, of which most will be, come at once: page faults would be a third of the cost of the check on
    races. (numpy asks for huge pages, which cost milliseconds each where little is touched.) Raises MemoryError.
    """
    flags = mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS | getattr(mmap, "MAP_NORESERVE", 0)
    try:
        memory = mmap.mmap(-1, max(1, size), flags)
    except OSError as error:
        raise MemoryError(str(error)) from None
    if mmap.PAGESIZE <= dense <= _DENSE:
        with suppress(OSError):  # a kernel that does not know this advice, or no memory left
            memory.madvise(_POPULATE, 0, dense & -mmap.PAGESIZE)
    return np.frombuffer(memory, dtype=np.uint8)


class Labels:
    """The shadows of a launch's buffers, and its epochs. Without a check on races only undefined buffers have shadows."""

    def __init__(self, memory: Memory, groups: int, wanted: frozenset[str]) -> None:
        races = "races" in wanted
        self.remember = not wanted.isdisjoint(REMEMBER)
        noted = [r for r in memory.ranges if r.noted and (races or r.undefined)] if self.remember else []
        try:
            self._shadows = {r.start: (r.size, reserve(shadow_bytes(r.size), lines_bytes(r.size))) for r in noted}
        except MemoryError:
            total = sum(shadow_bytes(r.size) for r in noted)
            raise MDRError(
                f"the checks on memory need {total} bytes of address space for the shadows of the buffers",
                hint="leave out the checks memory and races, or launch less",
            ) from None
        self.table = memory.table({start: shadow.ctypes.data for start, (_, shadow) in self._shadows.items()})
        self._epochs = reserve(8 * (EPOCHS if races else 2))
        self._group_times = reserve(4 * groups)

    def context(self) -> dict[int, int]:
        """What compiled code is told, by offsets of the context."""
        return {
            state.CHECK_TIME: state.ANCIENT | (len(self._epochs) // 8 - 1) << 32,
            state.EPOCHS: self._epochs.ctypes.data,
            state.GROUP_TIMES: self._group_times.ctypes.data,
        }

    def start_anew(self, context: Block, lds: list[tuple[int, Block]], waves: list[Block]) -> None:
        """Count epochs from the first again: what was done until now is in order with everything from now on.

        ``lds`` has the size and shadow of each workgroup's, ``waves`` the states of all waves.
        """
        for size, shadow in [*self._shadows.values(), *lds]:
            # Entries below one that is not split mean nothing.
            lines = lines_bytes(size)
            parts = [shadow[:lines], shadow[lines : 17 * lines], shadow[17 * lines :]]
            entries = [part.view(np.uint32).reshape(-1, 2) for part in parts]
            numbers = np.arange(len(entries[0]))
            for level, pieces in zip(entries, (LINE // 4, 4, 0), strict=True):
                split = level[numbers, 0] == state.SPLIT
                whole, numbers = numbers[~split], numbers[split]
                level[whole] = np.where(level[whole] == 0, np.uint32(0), np.uint32(state.ANCIENT))
                numbers = (pieces * numbers[:, None] + np.arange(pieces)).reshape(-1)
        for block in waves:
            put(block, state.FLOOR, 0)  # and the epoch
            block[state.ACQUIRED : state.ACQUIRED + 4] = 0
        self._group_times[:] = 0
        limit = get(context, state.CHECK_TIME) >> 32
        put(context, state.CHECK_TIME, state.ANCIENT | limit << 32)
