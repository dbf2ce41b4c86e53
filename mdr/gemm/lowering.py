"""The steps of an epilogue as LLVM IR, the same for every backend."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from mdr.gemm.backend import OutputOps, Piece
from mdr.gemm.epilogues import Alpha, BetaC, Bias, Gelu, Relu, Residual, Scale, Step
from mdr.gemm.ir import Value, const

Emit = Callable[[Any, OutputOps, Piece, Value], Value]
_EMITTERS: dict[type[Step], Emit] = {}
_E = TypeVar("_E", bound=Emit)


def emits(kind: type[Step]) -> Callable[[_E], _E]:
    """Register how a kind of step is written: a function of (step, ops, piece, x) that returns the new x.

    ``x`` is a vector of f32, an element for each column of the piece.
    """

    def register(function: _E) -> _E:
        _EMITTERS[kind] = function
        return function

    return register


def apply(steps: tuple[Step, ...], ops: OutputOps, piece: Piece, x: Value) -> Value:
    """Write all steps, in order, for one piece."""
    for step in steps:
        x = _EMITTERS[type(step)](step, ops, piece, x)
    return x


def _float(ops: OutputOps, opcode: str, x: Value, y: Value) -> Value:
    return ops.b.make(x.type, f"{opcode} {x.type} {x.ref}, {y.ref}")


@emits(Alpha)
def _alpha(step: Alpha, ops: OutputOps, piece: Piece, x: Value) -> Value:
    return _float(ops, "fmul", x, ops.b.splat(ops.scalar("alpha"), piece.width))


@emits(BetaC)
def _beta(step: BetaC, ops: OutputOps, piece: Piece, x: Value) -> Value:
    beta = ops.scalar("beta")
    unused = ops.b.compare("oeq", beta, const("float", 0))
    product = _float(ops, "fmul", ops.matrix("C", piece), ops.b.splat(beta, piece.width))
    return _float(ops, "fadd", x, ops.b.select(unused, const(x.type, 0), product))


@emits(Bias)
def _bias(step: Bias, ops: OutputOps, piece: Piece, x: Value) -> Value:
    return _float(ops, "fadd", x, ops.column("bias", piece))


@emits(Scale)
def _scale(step: Scale, ops: OutputOps, piece: Piece, x: Value) -> Value:
    return _float(ops, "fmul", x, ops.column("scale", piece))


@emits(Relu)
def _relu(step: Relu, ops: OutputOps, piece: Piece, x: Value) -> Value:
    return ops.b.call(x.type, f"llvm.maxnum.v{piece.width}f32", [x, const(x.type, 0)])


@emits(Gelu)
def _gelu(step: Gelu, ops: OutputOps, piece: Piece, x: Value) -> Value:
    log2e = 1.4426950408889634
    square = _float(ops, "fmul", x, x)
    inner = _float(ops, "fmul", square, const(x.type, -step.LINEAR * step.CUBIC * log2e))
    inner = _float(ops, "fmul", x, _float(ops, "fadd", inner, const(x.type, -step.LINEAR * log2e)))
    power = ops.b.call(x.type, f"llvm.exp2.v{piece.width}f32", [inner])
    return _float(ops, "fdiv", x, _float(ops, "fadd", power, const(x.type, 1)))


@emits(Residual)
def _residual(step: Residual, ops: OutputOps, piece: Piece, x: Value) -> Value:
    return _float(ops, "fadd", x, ops.matrix("R", piece))
