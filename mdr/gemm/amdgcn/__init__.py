"""The AMD backend: MFMA kernels for gfx90a, gfx942 and gfx950."""

from __future__ import annotations

from typing import Any

from mdr.diagnostics import Diagnostic
from mdr.gemm.algorithm import Gemm, Problem
from mdr.gemm.amdgcn.assemble import assemble, compile_ir
from mdr.gemm.amdgcn.checks import check
from mdr.gemm.amdgcn.emulate import run
from mdr.gemm.amdgcn.facts import facts
from mdr.gemm.amdgcn.kernel import generate
from mdr.gemm.amdgcn.listing import read
from mdr.gemm.amdgcn.matrix import COMPUTE
from mdr.gemm.amdgcn.measure import measure, violations
from mdr.gemm.amdgcn.model import model
from mdr.gemm.amdgcn.plan import Plan, make_plan
from mdr.gemm.amdgcn.registers import Allocation
from mdr.gemm.backend import Backend, Kernel
from mdr.gemm.limits import checked, largest_power
from mdr.gemm.metrics import Metrics
from mdr.gemm.reference import Operands, Outcome
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
        return generate(_plan(gemm, schedule, target))

    def compile(self, kernel: Kernel, *, llvm: str | None = None) -> str:
        return compile_ir(kernel.ir, kernel.target.name, llvm=llvm)

    def facts(self, gemm: Gemm, schedule: Schedule, target: Target) -> dict[str, Any]:
        return facts(_plan(gemm, schedule, target))

    def run(self, kernel: Kernel, assembly: str, made: Operands, *, llvm: str | None = None) -> Outcome:
        return run(kernel, assemble(assembly, kernel.target.name, llvm=llvm), made)

    def measure(self, kernel: Kernel, assembly: str) -> Metrics:
        return measure(assembly, _plan(kernel.gemm, kernel.schedule, kernel.target))

    def violations(self, kernel: Kernel, found: Metrics) -> list[str]:
        return violations(found, _plan(kernel.gemm, kernel.schedule, kernel.target))

    def share(self, kernel: Kernel, assembly: str, *, llvm: str | None = None) -> float:
        return model(read(assembly, kernel.gemm.name), kernel.target.name, llvm=llvm).share

    def registers(self, kernel: Kernel, assembly: str) -> tuple[list[str], dict[str, Any]]:
        allocation = Allocation(read(assembly, kernel.gemm.name))
        return allocation.report(), allocation.to_json()


def _plan(gemm: Gemm, schedule: Schedule, target: Target) -> Plan:
    plan = make_plan(gemm, schedule, target)
    assert plan is not None, "check was not called"
    return plan


BACKEND = AmdBackend()
