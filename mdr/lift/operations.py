"""MLIR's structure as far as lifting needs it: operations with attributes, blocks and successors."""

from __future__ import annotations

from dataclasses import dataclass, field

from mdr.diagnostics import Position
from mdr.lift.attributes import Value


@dataclass(eq=False)
class Operation:
    """One operation. ``result`` and ``operands`` name SSA values; ``position`` is where the user wrote it, if known."""

    name: str
    attributes: dict[str, Value] = field(default_factory=dict)
    result: str | None = None
    operands: list[str] = field(default_factory=list)
    successors: list[Block] = field(default_factory=list)
    body: list[Block] | None = None
    position: Position | None = None

    def text(self, key: str) -> str:
        """Return a string attribute; KeyError or TypeError where the operation has none, which verification excludes."""
        value = self.attributes[key]
        if not isinstance(value, str):
            raise TypeError(key)
        return value


@dataclass(eq=False)
class Block:
    """A basic block: operations, of which the last ends it. ``arguments`` counts block arguments, which amdisa has none of."""

    operations: list[Operation] = field(default_factory=list)
    arguments: int = 0
