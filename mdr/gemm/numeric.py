"""The numeric level of verification: which problems a kernel is tried on, and whether all came out right."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from mdr.gemm.algorithm import Gemm, Problem
from mdr.gemm.backend import Backend, Kernel
from mdr.gemm.reference import Outcome, operands, spoil
from mdr.gemm.schedule import Schedule


@dataclass(frozen=True)
class Trial:
    """A problem with one kind of operands: random, or whole numbers whose results have to be right to the bit."""

    problem: Problem
    whole: bool
    alpha: float = 1.5
    beta: float = -0.5
    seed: int = 0

    def __str__(self) -> str:
        p = self.problem
        batch = f" batch {p.batch}" if p.batch > 1 else ""
        return f"{p.m}x{p.n}x{p.k}{batch}, {'whole' if self.whole else 'random'} numbers"


def problems(gemm: Gemm, schedule: Schedule) -> list[Problem]:
    """Sizes that look for mistakes: one tile, tails in each direction, the smallest K, as odd as the promises allow."""
    tile, memory = schedule.tile, schedule.memory
    unit_k = max(
        memory.align_a if gemm.layout.a_along_k else 1,
        memory.align_b if gemm.layout.b_along_k else 1,
        tile.k if memory.whole_k else 1,
    )
    unit_m = 1 if gemm.layout.a_along_k else memory.align_a
    unit_n = max(memory.align_d, 1 if gemm.layout.b_along_k else memory.align_b)
    batch = 3 if gemm.batched else 1
    sizes = [
        (tile.m, tile.n, tile.k),
        (tile.m + unit_m, tile.n + unit_n, _up(3 * tile.k + 1, unit_k)),
        (unit_m, unit_n, unit_k),
        (_up(tile.m // 2 + 1, unit_m), _up(tile.n // 2 + 1, unit_n), _up(2 * tile.k - 1, unit_k)),
    ]
    gap = 2 if gemm.a.bits == 4 or gemm.b.bits == 4 else 1
    found = [Problem(_up(m, unit_m), _up(n, unit_n), _up(k, unit_k), batch=batch) for m, n, k in sizes]
    wide = found[1].dense(gemm)
    return [
        *found,
        replace(
            wide,
            lda=wide.lda + gap * memory.align_a,
            ldb=wide.ldb + gap * memory.align_b,
            ldd=wide.ldd + memory.align_d,
        ),
    ]


def _up(size: int, unit: int) -> int:
    return -(-size // unit) * unit


def trials(gemm: Gemm, schedule: Schedule, problem: Problem | None = None) -> list[Trial]:
    """What a kernel is tried on: a given problem, or `problems`; with beta 0 as well, where C must not count."""
    chosen = [problem] if problem is not None else problems(gemm, schedule)
    found = [Trial(item, whole) for item in chosen for whole in (False, True)]
    if any(parameter.name == "beta" for parameter in gemm.parameters):
        found.append(Trial(chosen[0], False, beta=0.0))
    return found


def verify(
    backend: Backend, kernel: Kernel, assembly: str, wanted: list[Trial], *, llvm: str | None = None
) -> Iterator[tuple[Trial, Outcome]]:
    """Run each trial and yield what came of it."""
    gemm = kernel.gemm
    for trial in wanted:
        made = operands(
            gemm, trial.problem, trial.seed, whole=trial.whole, alpha=trial.alpha, beta=trial.beta,
            gap=kernel.schedule.memory.align_d,
        )  # fmt: skip
        if trial.beta == 0 and gemm.out.is_float:
            spoil(made, "C")
        yield trial, backend.run(kernel, assembly, made, llvm=llvm)
