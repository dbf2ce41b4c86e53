"""What a kernel computes, as pure data: D = epilogue(A B), with types, layouts, rounding, batches and slices of K."""

from __future__ import annotations

import enum
from dataclasses import dataclass, replace
from functools import cached_property

from mdr.diagnostics import MDRError
from mdr.gemm.epilogues import Parameter, Step
from mdr.gemm.types import F16, F32, I32, ElementType, Rounding


class Layout(enum.Enum):
    """How A (first letter) and B (second) are stored: N as the formula has them (A: M x K, B: K x N), T transposed.

    All are row-major: the last index is the contiguous one. D and C are M x N. So in NT both operands are contiguous
    along K, and in TN neither is.
    """

    NN = "NN"
    NT = "NT"
    TN = "TN"
    TT = "TT"

    @property
    def a_along_k(self) -> bool:
        """Whether A's elements along K are next to each other."""
        return self.value[0] == "N"

    @property
    def b_along_k(self) -> bool:
        """Whether B's elements along K are next to each other."""
        return self.value[1] == "T"


@dataclass(frozen=True)
class Argument:
    """A kernel argument: ``type`` is "ptr", "i32", "i64" or "float"; ``element`` is what a pointer points to."""

    name: str
    type: str
    element: ElementType | None = None


@dataclass(frozen=True)
class Gemm:
    """D = epilogue(A B). Sizes are arguments of the kernel; all that is here is fixed when it is compiled."""

    a: ElementType = F16
    b: ElementType = F16
    out: ElementType = F16
    accumulate: ElementType = F32
    layout: Layout = Layout.NT
    epilogue: tuple[Step, ...] = ()
    rounding: Rounding = Rounding.RNE
    batched: bool = False
    slices: int = 1
    """Split-K: this many workgroups share a tile of D, each with its part of K; their sums meet in ``workspace``."""
    name: str = "gemm"

    def __post_init__(self) -> None:
        if self.a.is_float != self.b.is_float:
            raise MDRError(f"A is {self.a} and B is {self.b}: one float, one integer", hint="convert one of them")
        if self.accumulate.is_float != self.a.is_float:
            raise MDRError(
                f"{self.a} is accumulated in {F32 if self.a.is_float else I32}, not in {self.accumulate}",
                hint=f"leave the accumulate type out, or say {F32 if self.a.is_float else I32}",
            )
        if self.slices < 1:
            raise MDRError(f"split-K has {self.slices} slices", hint="1 is no split; 2 and more are slices of K")
        names = [parameter.name for parameter in self.parameters]
        for name in names:
            if names.count(name) > 1:
                raise MDRError(f"the epilogue has the argument {name!r} twice", hint="each step can stand there once")

    @cached_property
    def parameters(self) -> tuple[Parameter, ...]:
        """The arguments of the epilogue's steps in order."""
        return tuple(parameter for step in self.epilogue for parameter in step.arguments())

    @property
    def integer(self) -> bool:
        """Whether all arithmetic is that of integers: integer sums that are stored as they are."""
        return not self.accumulate.is_float and not self.out.is_float and not self.epilogue

    @cached_property
    def arguments(self) -> tuple[Argument, ...]:
        """The kernel's arguments in order; both backends and all launchers follow it.

        A, B, D; M, N, K; lda, ldb, ldd (elements from one row to the next); the epilogue's; with batches the distances
        between matrices (elements) of A, B, D and of the epilogue's matrices; with slices the workspace: f32 or i32
        [batches, slices, M, N].
        """
        out = [Argument("A", "ptr", self.a), Argument("B", "ptr", self.b), Argument("D", "ptr", self.out)]
        out += [Argument(name, "i32") for name in ("M", "N", "K", "lda", "ldb", "ldd")]
        matrices = ["A", "B", "D"]
        for parameter in self.parameters:
            if parameter.kind == "scalar":
                out.append(Argument(parameter.name, "float"))
                continue
            out.append(Argument(parameter.name, "ptr", parameter.type or self.out))
            if parameter.kind == "matrix":
                out.append(Argument(f"ld{parameter.name.lower()}", "i32"))
                matrices.append(parameter.name)
            elif parameter.strided:
                out.append(Argument(f"{parameter.name}_stride", "i32"))
        if self.batched:
            out += [Argument(f"batch_{name.lower()}", "i64") for name in matrices]
        if self.slices > 1:
            out.append(Argument("workspace", "ptr", self.accumulate))
        return tuple(out)


def GemmBatched(gemm: Gemm) -> Gemm:
    """The same for many matrices at once; the batch is the grid's z."""
    return replace(gemm, batched=True)


def GemmSplitK(gemm: Gemm, slices: int) -> Gemm:
    """The same with K cut into ``slices``; a second kernel, NAME_reduce, adds them up and does the epilogue."""
    return replace(gemm, slices=slices)


@dataclass(frozen=True)
class Problem:
    """Run-time sizes. Leading dimensions of 0 stand for dense matrices."""

    m: int
    n: int
    k: int
    lda: int = 0
    ldb: int = 0
    ldd: int = 0
    batch: int = 1

    def dense(self, gemm: Gemm) -> Problem:
        """The same with every leading dimension said. Raises MDRError for one that is too small."""
        rows = {
            "lda": self.k if gemm.layout.a_along_k else self.m,
            "ldb": self.k if gemm.layout.b_along_k else self.n,
            "ldd": self.n,
        }
        said = {}
        for name, least in rows.items():
            given = getattr(self, name)
            if given and given < least:
                raise MDRError(f"{name} is {given}, and a row has {least} elements", hint=f"{name} is {least} or more")
            said[name] = given or least
            kind = {"lda": gemm.a, "ldb": gemm.b, "ldd": gemm.out}[name]
            if kind.bits < 8 and not given:
                said[name] += said[name] % 2
            if kind.bits < 8 and said[name] % 2:
                raise MDRError(f"{name} is {given}: a row of {kind} starts at a whole byte", hint="make it even")
        return replace(self, **said)
