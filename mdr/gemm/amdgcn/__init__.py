"""The AMD backend: MFMA kernels for gfx90a, gfx942 and gfx950."""

from __future__ import annotations

from mdr.diagnostics import Diagnostic, MDRError
from mdr.gemm.algorithm import Gemm, Problem
from mdr.gemm.amdgcn.assemble import compile_ir
from mdr.gemm.amdgcn.kernel import generate
from mdr.gemm.amdgcn.plan import make_plan
from mdr.gemm.backend import Backend, Kernel
from mdr.gemm.schedule import Schedule, TileShape, WarpLayout
from mdr.gemm.targets import Target


class AmdBackend(Backend):
    """gfx90a, gfx942, gfx950: LLVM IR, then llc's assembly, which takes MDR's usual way to a code object."""

    def check(self, gemm: Gemm, schedule: Schedule, target: Target) -> list[Diagnostic]:
        return []

    def default_schedule(self, gemm: Gemm, target: Target, problem: Problem) -> Schedule:
        return Schedule(TileShape(64, 64, 32), WarpLayout(2, 2))

    def generate(self, gemm: Gemm, schedule: Schedule, target: Target) -> Kernel:
        plan = make_plan(gemm, schedule, target)
        if plan is None:
            raise MDRError("no plan")
        return generate(plan)

    def compile(self, kernel: Kernel, *, llvm: str | None = None) -> str:
        return compile_ir(kernel.ir, kernel.target.name, llvm=llvm)


BACKEND = AmdBackend()
