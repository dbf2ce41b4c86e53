"""What a backend offers: a small set of operations inside a kernel, and the way from a kernel to assembly and metrics.

Algorithm and schedule never name an instruction; a backend never decides what is computed.
"""

from __future__ import annotations

import importlib
from abc import ABC, abstractmethod
from dataclasses import dataclass
from functools import cache
from typing import Any

from mdr.diagnostics import Diagnostic, MDRError
from mdr.gemm.algorithm import Gemm, Problem
from mdr.gemm.ir import Builder, Operand, Value
from mdr.gemm.metrics import Metrics
from mdr.gemm.reference import Operands, Outcome
from mdr.gemm.schedule import Schedule
from mdr.gemm.targets import Target
from mdr.gemm.types import ElementType, Rounding


@dataclass(frozen=True)
class Piece:
    """Part of a row of D that one lane holds: ``width`` elements from column ``n`` on, of row ``m``."""

    m: Operand
    n: Operand
    width: int


class OutputOps(ABC):
    """The operations that make D of sums: the steps of lowering.py use them, then `convert` and `store`."""

    b: Builder

    @abstractmethod
    def barrier(self) -> None:
        """``gemm.sync.barrier``: all waves of the workgroup arrive; what they wrote to shared memory is seen by all."""

    @abstractmethod
    def shuffle(self, value: Value, lane: Operand) -> Value:
        """``gemm.sync.shuffle``: a 32-bit value of another lane of the wave, by its number."""

    @abstractmethod
    def scalar(self, name: str) -> Value:
        """An argument of a step that is one f32."""

    @abstractmethod
    def column(self, name: str, piece: Piece) -> Value:
        """The elements of a vector argument for a piece, as f32."""

    @abstractmethod
    def matrix(self, name: str, piece: Piece) -> Value:
        """The elements of a matrix argument for a piece, as f32."""

    @abstractmethod
    def convert(self, x: Value, kind: ElementType, rounding: Rounding) -> Value:
        """Round a vector of f32 (or i32) to the output's type."""

    @abstractmethod
    def store(self, x: Value, piece: Piece) -> None:
        """Store converted elements of D; those outside the matrix are dropped."""


class Ops(OutputOps):
    """All operations of one kernel being written on one chip. ``b`` writes its body.

    A K loop is: `copy_async` tiles ahead; `wait` and `barrier` before a tile is read; `load_fragment` and `mma`; and
    `commit` where copies go through registers. The epilogue is made of `OutputOps`, for each `Piece`.
    """

    @abstractmethod
    def copy_async(self, stage: Operand, k: Operand) -> Any:
        """Begin to copy the tiles of A and B at ``k`` (elements) into the buffers of ``stage``; what `commit` needs.

        What lies outside the matrices arrives as zeros.
        """

    @abstractmethod
    def commit(self, copy: Any) -> None:
        """Let a copy that was held in registers go to shared memory; nothing where copies go there by themselves."""

    @abstractmethod
    def wait(self, pending: int) -> None:
        """Wait until this wave has at most ``pending`` copies unfinished."""

    @abstractmethod
    def load_fragment(self, operand: str, stage: Operand, step: int, index: int) -> Any:
        """Load what one matrix instruction takes of operand "a" or "b": part ``index`` of the wave's tile, step of K."""

    @abstractmethod
    def mma(self, total: Any, a: Any, b: Any) -> Any:
        """Return ``total``, a backend's own kind of sums, plus the product of two fragments."""


@dataclass(frozen=True)
class Kernel:
    """A generated kernel: its LLVM IR and what a launch has to know."""

    gemm: Gemm
    schedule: Schedule
    target: Target
    ir: str
    threads: int
    shared_bytes: int

    @property
    def names(self) -> tuple[str, ...]:
        """The kernels to launch one after another: with slices of K, a second one adds them up."""
        return (self.gemm.name, f"{self.gemm.name}_reduce") if self.gemm.slices > 1 else (self.gemm.name,)

    def grid(self, problem: Problem) -> tuple[int, int, int]:
        """Workgroups of the first kernel: tiles, slices of K, batches."""
        tile = self.schedule.tile
        return -(-problem.m // tile.m) * -(-problem.n // tile.n), self.gemm.slices, problem.batch


class Backend(ABC):
    """One family of chips."""

    @abstractmethod
    def check(self, gemm: Gemm, schedule: Schedule, target: Target) -> list[Diagnostic]:
        """What this family cannot do of it, beyond the limits in limits.py: rule, numbers, nearest valid choice."""

    @abstractmethod
    def default_schedule(self, gemm: Gemm, target: Target, problem: Problem) -> Schedule:
        """A good schedule where the user says nothing."""

    @abstractmethod
    def generate(self, gemm: Gemm, schedule: Schedule, target: Target) -> Kernel:
        """Write the kernel as LLVM IR, with ``!gemm.tiling_info``. The configuration has been checked."""

    @abstractmethod
    def compile(self, kernel: Kernel, *, llvm: str | None = None) -> str:
        """Return the kernel's assembly (AMD) or PTX. Raises MDRError when a tool is missing or fails."""

    # What follows is for looking and verifying; a backend that lacks one of them says so.

    def facts(self, gemm: Gemm, schedule: Schedule, target: Target) -> dict[str, Any]:
        """What a schedule amounts to, by name: bytes, registers, instructions, conflicts."""
        raise MDRError(f"kernels for {target.name} do not say what a schedule amounts to")

    def run(self, kernel: Kernel, assembly: str, made: Operands, *, llvm: str | None = None) -> Outcome:
        """Run the kernel where it can be run and compare D with the reference."""
        raise MDRError(f"kernels for {kernel.target.name} cannot be run here")

    def measure(self, kernel: Kernel, assembly: str) -> Metrics:
        """The metrics of the assembly."""
        raise MDRError(f"the assembly for {kernel.target.name} is not measured")

    def violations(self, kernel: Kernel, found: Metrics) -> list[str]:
        """What no kernel of this configuration may show, golden file or not."""
        return []

    def share(self, kernel: Kernel, assembly: str, *, llvm: str | None = None) -> float | None:
        """The part of the K loop's time in which the matrix unit works, from 0 to 1, by a model of the chip, if there is one."""
        return None

    def registers(self, kernel: Kernel, assembly: str) -> tuple[list[str], dict[str, Any]]:
        """Live ranges, pressure and banks, as text and as plain data."""
        raise MDRError(f"the registers of {kernel.target.name} are not looked at")


@cache
def backend_for(target: Target) -> Backend:
    """Return the backend of a target; its module is imported now."""
    backend: Backend = importlib.import_module(f"mdr.gemm.{target.backend}").BACKEND
    return backend


def tiling_metadata(schedule: Schedule) -> str:
    """The module's ``!gemm.tiling_info``: tile m, n, k, waves along m, n."""
    numbers = ", ".join(f"i32 {number}" for number in schedule.tiling_info())
    return f"!gemm.tiling_info = !{{!0}}\n!0 = !{{{numbers}}}\n"
