"""The hidden arguments that an instrumented kernel needs: where they stand, and which are added to the kernel's own."""

from __future__ import annotations

from mdr.instrument.transports import HIDDEN_ARGUMENT

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from mdr.instrument.plan import PlannedKernel


class Hidden:
    """The hidden arguments of an instrumented kernel: ``added`` ([kind, offset, size]), and where the needed ones stand."""

    def __init__(self, kernel: PlannedKernel, transport: str) -> None:
        facts = kernel.facts
        self.added: list[list[Any]] = []
        self._present: dict[str, int] = facts["hidden"]
        self._end: int = (facts["kernarg_size"] + 7) & ~7
        self.pointer = self._pointer(HIDDEN_ARGUMENT[transport])
        self.buffer: int | None = None
        if any(item.leaves_at_site for item in kernel.directives):
            self.buffer = self._pointer(HIDDEN_ARGUMENT["buffered"])
        self.group_size: int | None = None
        if any(slot.kind == "group_size" for slot in kernel.slots):
            self.group_size = self._group_size()
        self.kernarg_size = max(facts["kernarg_size"], self._end if self.added else 0)

    def _pointer(self, kind: str) -> int:
        for known, offset, _ in self.added:
            if known == kind:
                return int(offset)
        if kind in self._present:
            return int(self._present[kind])
        self._end = (self._end + 7) & ~7
        self.added.append([kind, self._end, 8])
        self._end += 8
        return self._end - 8

    def _group_size(self) -> int:
        offset = self._present.get("hidden_group_size_x")
        # The two sizes are read as one dword, so they must be neighbours, as in the code object v5 block.
        if offset is not None and self._present.get("hidden_group_size_y") == offset + 2 and offset % 4 == 0:
            return int(offset)
        self.added += [["hidden_group_size_x", self._end, 2], ["hidden_group_size_y", self._end + 2, 2]]
        self._end += 4
        return self._end - 4
