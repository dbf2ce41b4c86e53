"""The memory that a kernel may touch: named ranges of host addresses. Everything else is a fault."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from mdr.diagnostics import MDRError
from mdr.emulator import state


@dataclass(frozen=True, slots=True)
class Range:
    """``size`` bytes at host address ``start``."""

    name: str
    start: int
    size: int
    writable: bool
    noted: bool = False
    """Whether the checks on memory remember who accessed it."""
    undefined: bool = False
    """Whether its content counts as never written."""

    @property
    def end(self) -> int:
        return self.start + self.size


class Memory:
    """Registered buffers. Arrays are used in place and kept alive; nothing is copied."""

    def __init__(self) -> None:
        self.ranges: list[Range] = []
        self._keep: list[Any] = []

    def register(
        self, name: str, buffer: Any, writable: bool = True, *, noted: bool = True, undefined: bool = False
    ) -> int:
        """Make a numpy array, or ``(address, size in bytes)``, accessible; return its address.

        Memory that the host reads and changes while the kernel runs is not ``noted``: the checks leave it alone. The content of
        ``undefined`` memory counts as uninitialised until the kernel writes it.
        Raises MDRError for an array that is not contiguous, and for memory that is registered already.
        """
        if isinstance(buffer, tuple):
            start, size = int(buffer[0]), int(buffer[1])
        else:
            array = np.asarray(buffer)
            if not array.flags.c_contiguous:
                raise MDRError(f"buffer {name!r} is not contiguous in memory", hint="pass numpy.ascontiguousarray(…)")
            if writable and not array.flags.writeable:
                raise MDRError(f"buffer {name!r} is read-only", hint="pass a copy, or register it with writable=False")
            start, size = array.ctypes.data, array.nbytes
            self._keep.append(buffer)
        if size <= 0:
            return start
        new = Range(name, start, size, writable, noted, undefined)
        index = bisect_right(self.ranges, start, key=lambda r: r.start)
        for other in self.ranges[max(0, index - 1) : index + 1]:
            if other.start < new.end and new.start < other.end:
                raise MDRError(f"buffer {name!r} overlaps buffer {other.name!r}")
        self.ranges.insert(index, new)
        return start

    def unregister(self, start: int) -> None:
        """Forget the range that starts at ``start``."""
        self.ranges = [r for r in self.ranges if r.start != start]

    def table(self, shadows: Mapping[int, int]) -> np.ndarray[Any, np.dtype[np.uint64]]:
        """The ranges as compiled code reads them; ``shadows`` has the shadow's address by the range's."""
        rows = [
            (
                r.start,
                r.size,
                shadows.get(r.start, 0)
                | (state.WRITABLE if r.writable else 0)
                | (state.UNWRITTEN if r.undefined else 0)
                | (state.NOTED if r.noted else 0),
            )
            for r in self.ranges
        ] or [(0, 0, 0)]
        return np.array(rows, dtype=np.uint64)

    def describe(self, address: int) -> str:
        """Say where ``address`` lies in terms of the nearest buffer."""
        if not self.ranges:
            return "no buffer is registered"

        def distance(r: Range) -> int:
            return r.start - address if address < r.start else max(0, address - r.end + 1)

        near = min(self.ranges, key=distance)
        what = f"{near.name!r} ({near.size} bytes at {near.start:#x})"
        if address < near.start:
            return f"{near.start - address} bytes before buffer {what}"
        if address >= near.end:
            beyond = address - near.end
            return f"{beyond} bytes past the end of buffer {what}" if beyond else f"just past the end of buffer {what}"
        return f"offset {address - near.start} of buffer {what}"
