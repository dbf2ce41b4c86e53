"""What AMD's kernels cannot be: no matrix instruction, no room, an order of work that the copies do not allow."""

from __future__ import annotations

from mdr.assembly.chips import Chip, chip_named
from mdr.diagnostics import Diagnostic
from mdr.gemm.algorithm import Gemm
from mdr.gemm.amdgcn.matrix import COMPUTE, instructions
from mdr.gemm.amdgcn.pipeline import PIPELINES
from mdr.gemm.amdgcn.plan import Plan, make_plan
from mdr.gemm.limits import promise_rules, register_rules, shape_rules, shared_rules, thread_rules
from mdr.gemm.schedule import CHUNK, Schedule
from mdr.gemm.targets import Target
from mdr.gemm.types import F32, I32, Rounding

VGPRS = Chip.arch_vgprs - 16
"""Registers that are not AGPRs, less what addresses of the epilogue take."""


def check(gemm: Gemm, schedule: Schedule, target: Target) -> list[Diagnostic]:
    """Return what is wrong with a configuration; nothing if a kernel can be made of it."""
    found = _type_rules(gemm, target) + promise_rules(schedule) + _order_rules(schedule)
    found += thread_rules(64 * schedule.warps.count, schedule, target)
    if found:
        return found
    a, b = COMPUTE[gemm.a], COMPUTE[gemm.b]
    candidates = instructions(target.name, a, b)
    smallest = min(item.k * a.bytes for item in candidates if item.m == 16)
    unit_k = max(smallest, CHUNK) // a.bytes
    waves = f"{schedule.warps.m} x {schedule.warps.n} waves share a tile"
    why = f"the smallest MFMA for {gemm.a} on {target.name} is 16x16x{smallest // a.bytes}, and {waves}"
    found += shape_rules(schedule, 16 * schedule.warps.m, 16 * schedule.warps.n, unit_k, why)
    if found:
        return found
    plan = make_plan(gemm, schedule, target)
    if plan is None:
        return [
            Diagnostic(f"no MFMA of {target.name} divides the tile", hint="tiles of powers of two are always divided")
        ]
    found += shared_rules(plan.stage_bytes, schedule, target)
    found += register_rules(plan.registers, plan.accumulators, schedule, target, plan.threads)
    per_simd = -(-schedule.warps.count * schedule.resident // chip_named(target.name).simds_per_cu)
    most = target.register_file // per_simd
    if schedule.resident > 1 and plan.registers + 16 > most and not found:
        found.append(
            Diagnostic(
                f"a lane needs about {plan.registers + 16} registers, and has {most} with {schedule.resident} workgroups of "
                f"{schedule.warps.count} waves on a compute unit",
                hint="resident = 1",
            )
        )
    if plan.vector_registers > VGPRS and not found:
        found.append(
            Diagnostic(
                f"copies and fragments take about {plan.vector_registers} registers besides the sums, and a lane has "
                f"{VGPRS} that are not AGPRs",
                hint=f"a smaller tile_k than {schedule.tile.k}, more waves, or promises of alignment for wider loads",
            )
        )
    return found + _stage_rules(plan)


def _type_rules(gemm: Gemm, target: Target) -> list[Diagnostic]:
    found = []
    if (
        gemm.a not in COMPUTE
        or gemm.b not in COMPUTE
        or not instructions(target.name, COMPUTE[gemm.a], COMPUTE[gemm.b])
    ):
        fit = sorted(kind.name for kind in COMPUTE if instructions(target.name, COMPUTE[kind], COMPUTE[kind]))
        found.append(
            Diagnostic(
                f"{target.name} has no matrix instruction for {gemm.a} and {gemm.b}",
                hint=f"both of one type, or both 8-bit floats, out of {', '.join(fit)}",
            )
        )
    if gemm.accumulate not in (F32, I32):
        found.append(
            Diagnostic(
                f"{target.name}'s matrix instructions do not accumulate in {gemm.accumulate}",
                hint=f"accumulate in {F32 if gemm.a.is_float else I32}",
            )
        )
    if gemm.out.bits < 8:
        found.append(
            Diagnostic(f"D cannot be {gemm.out}: packed elements are not stored one by one", hint="D in i8 or u8")
        )
    if gemm.out.is_float and gemm.out.bits == 8:
        if gemm.rounding is not Rounding.RNE:
            found.append(
                Diagnostic(
                    f"{gemm.out} is only rounded to nearest on {target.name}", hint="--rounding rne, or D in f16"
                )
            )
        if target.name == "gfx90a" or gemm.out.fnuz != (target.name == "gfx942"):
            has = {"gfx90a": "none", "gfx942": "fp8_fnuz and bf8_fnuz", "gfx950": "fp8 and bf8"}[target.name]
            found.append(Diagnostic(f"{target.name} does not convert to {gemm.out}", hint=f"its 8-bit floats: {has}"))
    return found


def _order_rules(schedule: Schedule) -> list[Diagnostic]:
    found = []
    if schedule.dependent:
        found.append(Diagnostic("dependent launches are sm_90a's", hint="leave dependent out"))
    if schedule.pipeline not in PIPELINES:
        found.append(Diagnostic(f"unknown pipeline {schedule.pipeline!r}", hint=f"pipelines: {', '.join(PIPELINES)}"))
    return found


def _stage_rules(plan: Plan) -> list[Diagnostic]:
    stages = plan.schedule.stages
    if plan.direct or stages <= 2:
        return []
    return [
        Diagnostic(
            f"{stages} stages need copies that go to LDS by themselves, and here they go through registers",
            hint="stages = 2; or gfx950, layout NT, types that are not widened and at least a chunk of 16 bytes a thread",
        )
    ]
