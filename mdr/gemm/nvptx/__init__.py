"""The backend for NVIDIA chips: mma.sync for sm_80; wgmma, bulk copies and warp roles for sm_90a."""

from __future__ import annotations

from mdr.diagnostics import Diagnostic
from mdr.gemm.algorithm import Gemm, Problem
from mdr.gemm.backend import Backend, Kernel
from mdr.gemm.nvptx import hopper, tools
from mdr.gemm.nvptx.frame import Frame
from mdr.gemm.nvptx.selection import choose
from mdr.gemm.schedule import Schedule
from mdr.gemm.targets import Target


class NvptxBackend(Backend):
    """wgmma where the chip has it."""

    def check(self, gemm: Gemm, schedule: Schedule, target: Target) -> list[Diagnostic]:
        return Frame(gemm, schedule, target).problems()

    def default_schedule(self, gemm: Gemm, target: Target, problem: Problem) -> Schedule:
        return choose(gemm, target, problem)

    def generate(self, gemm: Gemm, schedule: Schedule, target: Target) -> Kernel:
        return hopper.generate(gemm, schedule, target)

    def compile(self, kernel: Kernel, *, llvm: str | None = None) -> str:
        return tools.compile_ptx(kernel.ir, kernel.target.name, llvm=llvm)


BACKEND = NvptxBackend()

__all__ = ["BACKEND", "NvptxBackend"]
