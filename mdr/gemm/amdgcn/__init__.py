"""The AMD backend: MFMA kernels for gfx90a, gfx942 and gfx950."""

from __future__ import annotations

from mdr.diagnostics import Diagnostic
from mdr.gemm.algorithm import Gemm, Problem
from mdr.gemm.amdgcn.assemble import compile_ir
from mdr.gemm.amdgcn.checks import check
from mdr.gemm.amdgcn.kernel import generate
from mdr.gemm.amdgcn.matrix import COMPUTE
from mdr.gemm.amdgcn.plan import make_plan
from mdr.gemm.backend import Backend, Kernel
from mdr.gemm.limits import checked, largest_power
from mdr.gemm.schedule import LoadStorePolicy, Schedule, TileShape, WarpLayout
from mdr.gemm.targets import Target

_TILES = ((256, 256, 2, 4), (256, 128, 2, 2), (128, 128, 2, 2), (128, 64, 2, 2), (64, 64, 2, 2), (32, 32, 2, 2))
"""Tiles and waves, the best first where there is enough work for all of a chip."""

_ENOUGH = 64
"""Workgroups from which on a larger tile is taken to be worth it; chips have 104 to 304 compute units."""


class AmdBackend(Backend):
    """gfx90a, gfx942, gfx950: LLVM IR, then llc's assembly, which takes MDR's usual way to a code object."""

    def check(self, gemm: Gemm, schedule: Schedule, target: Target) -> list[Diagnostic]:
        return check(gemm, schedule, target)

    def default_schedule(self, gemm: Gemm, target: Target, problem: Problem) -> Schedule:
        problem = problem.dense(gemm)
        layout = gemm.layout
        size = COMPUTE[gemm.a].bytes if gemm.a in COMPUTE else 1
        align_a = largest_power(problem.lda | (problem.k if layout.a_along_k else problem.m), 16)
        align_b = largest_power(problem.ldb | (problem.k if layout.b_along_k else problem.n), 16)
        align_d = largest_power(problem.ldd | problem.n, 4)
        problems: list[Diagnostic] = []
        for m, n, warps_m, warps_n in _TILES:
            work = -(-problem.m // m) * -(-problem.n // n) * problem.batch
            for row in (
                (128, 64) if work >= _ENOUGH or (m, n) == (32, 32) or (problem.m <= m and problem.n <= n) else ()
            ):
                memory = LoadStorePolicy(align_a, align_b, align_d, problem.k > 0 and problem.k % (row // size) == 0)
                schedule = Schedule(TileShape(m, n, row // size), WarpLayout(warps_m, warps_n), memory=memory)
                problems = self.check(gemm, schedule, target)
                if not problems:
                    return schedule
        checked(problems)
        raise AssertionError("the smallest tile fits, or says why it does not")

    def generate(self, gemm: Gemm, schedule: Schedule, target: Target) -> Kernel:
        plan = make_plan(gemm, schedule, target)
        assert plan is not None, "check was not called"
        return generate(plan)

    def compile(self, kernel: Kernel, *, llvm: str | None = None) -> str:
        return compile_ir(kernel.ir, kernel.target.name, llvm=llvm)


BACKEND = AmdBackend()
