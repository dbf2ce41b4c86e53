"""Where a workgroup's part of an operand is."""

from __future__ import annotations

from dataclasses import dataclass

from mdr.gemm.ir import Operand, Value


@dataclass(frozen=True)
class Place:
    """An operand's tile of this workgroup: its first row, the rows there are, the end of its part of K."""

    pointer: Value
    row: Operand
    rows: Value
    k_end: Operand
    leading: Value
