"""The K loop in terms of a backend's operations: tiles are copied ahead, read, and multiplied."""

from __future__ import annotations

from typing import Any, Protocol

from mdr.gemm.ir import Builder, Operand, Value, phi


class LoopOps(Protocol):
    """What the loop needs of `Ops`, and the numbers of the schedule."""

    @property
    def b(self) -> Builder: ...
    def copy_async(self, stage: Operand, k: Operand) -> Any: ...
    def commit(self, copy: Any) -> None: ...
    def wait(self, pending: int) -> None: ...
    def barrier(self) -> None: ...
    def multiply(self, stage: Operand, totals: list[Value]) -> list[Value]: ...


def main_loop(
    ops: LoopOps, *, stages: int, direct: bool, tile_k: int, k_begin: Operand, k_end: Operand, zeros: list[Value]
) -> list[Value]:
    """Write the loop over K and return the sums.

    ``direct``: copies reach shared memory by themselves, and ``stages - 1`` of them are under way. Otherwise a copy is
    held in registers while its predecessor is multiplied; one stage then takes two barriers a round, two take one.
    Where K has ended copies bring zeros, so the loop runs at least once, and needs no end of its own.
    """
    b = ops.b
    ahead = stages - 1 if direct else 1
    for i in range(ahead):
        first = ops.copy_async(i, b.add(k_begin, i * tile_k))
        ops.commit(first)
    entry = "loop.entry"
    b.branch(entry)
    b.label(entry)
    b.branch("loop")
    b.label("loop")
    last = "loop.end"
    k = phi(b, "k", "i32", k_begin, entry, "k.next", last)
    stage = phi(b, "stage", "i32", 0, entry, "stage.next", last) if stages > 1 else 0
    totals = [phi(b, f"sum{i}", zero.type, zero, entry, f"sum{i}.next", last) for i, zero in enumerate(zeros)]
    if direct:
        ops.wait(ahead - 1)
    ops.barrier()
    copy = ops.copy_async(_following(b, stage, ahead, stages), b.add(k, ahead * tile_k))
    sums = ops.multiply(stage, totals)
    if not direct:
        if stages == 1:
            ops.barrier()
        ops.commit(copy)
    for i, total in enumerate(sums):
        b.name(f"sum{i}.next", total)
    following = b.name("k.next", b.add(k, tile_k))
    if stages > 1:
        b.name("stage.next", _following(b, stage, 1, stages))
    more = b.compare("slt", following, k_end)
    b.branch(last)
    b.label(last)
    b.branch("loop", "done", more)
    b.label("done")
    return sums


def _following(b: Builder, stage: Operand, distance: int, stages: int) -> Operand:
    """The stage ``distance`` further, around."""
    if stages == 1:
        return 0
    if stages & (stages - 1) == 0:
        return b.op("and", b.add(stage, distance), stages - 1)
    moved = b.add(stage, distance)
    return b.select(b.compare("ult", moved, stages), moved, b.sub(moved, stages))
