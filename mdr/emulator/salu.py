"""Scalar instructions: read the scalar sources, compute, write the results and SCC."""

from __future__ import annotations

from mdr.emulator.forms import FormBuilder
from mdr.emulator.ir import Value
from mdr.emulator.registry import TYPES


def emit(b: FormBuilder) -> None:
    """Write an instruction whose operands are scalars; ``scc`` among the types is the SCC bit, not a text operand."""
    position = sum(ty != "scc" for ty in b.op.outs)
    sources: list[Value] = []
    for ty in b.op.ins:
        if ty == "scc":
            sources.append(b.scc())
        else:
            sources.append(b.scalar(position, ty))
            position += 1
    assert b.op.fn is not None
    result = b.op.fn(b, *sources)
    results = () if result is None else result if isinstance(result, tuple) else (result,)
    position = 0
    for ty, value in zip(b.op.outs, results, strict=True):
        if ty == "scc":
            b.set_scc(value)
        else:
            b.set_scalar(position, value.bitcast(f"i{max(32, TYPES[ty][1])}"))
            position += 1
    b.next()
