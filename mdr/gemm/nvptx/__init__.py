"""The backend for NVIDIA chips: mma.sync for sm_80; wgmma, bulk copies and warp roles for sm_90a."""

from __future__ import annotations

from typing import Any

from mdr.diagnostics import Diagnostic
from mdr.gemm.algorithm import Gemm, Problem
from mdr.gemm.backend import Backend, Kernel
from mdr.gemm.metrics import Metrics
from mdr.gemm.nvptx import ampere, hopper, tools
from mdr.gemm.nvptx.execute import run
from mdr.gemm.nvptx.facts import facts
from mdr.gemm.nvptx.frame import PIPELINES, Frame
from mdr.gemm.nvptx.measure import measure, violations
from mdr.gemm.nvptx.plan import PlannedKernel
from mdr.gemm.nvptx.selection import choose
from mdr.gemm.reference import Operands, Outcome
from mdr.gemm.schedule import Schedule
from mdr.gemm.targets import Target


class NvptxBackend(Backend):
    """Schedules whose pipeline is "together" or "pingpong" are wgmma kernels, which sm_90a has; all others mma.sync ones."""

    def check(self, gemm: Gemm, schedule: Schedule, target: Target) -> list[Diagnostic]:
        if schedule.pipeline not in ("auto", *PIPELINES):
            hint = f"pipelines: auto, {', '.join(PIPELINES)}"
            return [Diagnostic(f"unknown pipeline {schedule.pipeline!r}", hint=hint)]
        if schedule.pipeline not in PIPELINES:
            return ampere.problems(gemm, schedule, target)
        if target.name != "sm_90a":
            hint = "leave the pipeline out, or choose sm_90a"
            return [Diagnostic(f"pipeline {schedule.pipeline} is made of wgmma, and {target.name} has none", hint=hint)]
        return Frame(gemm, schedule, target).problems()

    def default_schedule(self, gemm: Gemm, target: Target, problem: Problem) -> Schedule:
        return choose(gemm, target, problem)

    def generate(self, gemm: Gemm, schedule: Schedule, target: Target) -> Kernel:
        write = hopper.generate if schedule.pipeline in PIPELINES else ampere.generate
        return write(gemm, schedule, target)

    def compile(self, kernel: Kernel, *, llvm: str | None = None) -> str:
        return tools.compile_ptx(kernel.ir, kernel.target.name, llvm=llvm)

    def facts(self, gemm: Gemm, schedule: Schedule, target: Target) -> dict[str, Any]:
        return facts(gemm, schedule, target)

    def run(self, kernel: Kernel, assembly: str, made: Operands, *, llvm: str | None = None) -> Outcome:
        return run(_planned(kernel), assembly, made)

    def measure(self, kernel: Kernel, assembly: str) -> Metrics:
        return measure(_planned(kernel), assembly)

    def violations(self, kernel: Kernel, found: Metrics) -> list[str]:
        return violations(_planned(kernel), found)

    def registers(self, kernel: Kernel, assembly: str) -> tuple[list[str], dict[str, Any]]:
        """What ptxas says: it allocates registers and shows no live ranges."""
        found = tools.assemble(assembly, kernel.target.name)
        data = {
            "registers of a thread": found.registers,
            "bytes spilled, stores": found.spill_stores,
            "bytes spilled, loads": found.spill_loads,
            "bytes of stack": found.stack,
        }
        return [f"{name + ':':24}{number}" for name, number in data.items()], data


def _planned(kernel: Kernel) -> PlannedKernel:
    assert isinstance(kernel, PlannedKernel), "another backend made this kernel"
    return kernel


def cubin(kernel: Kernel, ptx: str) -> tuple[bytes, str]:
    """Return machine code and its launch plan as JSON. Raises MDRError without ptxas."""
    return tools.assemble(ptx, kernel.target.name).data, _planned(kernel).plan.to_json()


BACKEND = NvptxBackend()

__all__ = ["BACKEND", "NvptxBackend", "cubin"]
