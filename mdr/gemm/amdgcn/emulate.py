"""Runs AMD kernels on MDR's emulator, with its checks on, and compares D with the reference."""

from __future__ import annotations

from mdr.gemm.algorithm import Problem
from mdr.gemm.amdgcn.kernel import REDUCE_THREADS
from mdr.gemm.backend import Kernel
from mdr.gemm.reference import Operands, Outcome, compare
from mdr.runtime import Options, load


def launch(kernel: Kernel, code: bytes, made: Operands, *, check: str = "all", seed: int = 0) -> None:
    """Run a kernel's code object on the operands; D is written in place. Raises MDRError for what the checks find."""
    loaded = load(code)
    problem = made.problem
    split = kernel.gemm.slices > 1
    options = Options(check=check, undefined=("D", "workspace") if split else ("D",), seed=seed)
    values = made.launch_values()
    loaded[kernel.names[0]].launch(grid=kernel.grid(problem), block=kernel.threads, args=values, options=options)
    if split:
        options = Options(check=check, undefined=("D",), seed=seed)
        grid = reduce_grid(kernel, problem)
        loaded[kernel.names[1]].launch(grid=grid, block=REDUCE_THREADS, args=values, options=options)


def reduce_grid(kernel: Kernel, problem: Problem) -> tuple[int, int, int]:
    """Workgroups of the kernel that adds slices: a work-item for each piece of a row."""
    width = min(4, kernel.schedule.memory.align_d)
    pieces = problem.m * -(-problem.n // width)
    return -(-pieces // REDUCE_THREADS), 1, problem.batch


def run(kernel: Kernel, code: bytes, made: Operands, *, check: str = "all", seed: int = 0) -> Outcome:
    """Launch and compare."""
    launch(kernel, code, made, check=check, seed=seed)
    return compare(made)
