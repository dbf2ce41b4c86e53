"""The kernel with mma.sync, for sm_80 and for tiles that wgmma has not: every warp copies, reads and multiplies."""

from __future__ import annotations

from mdr.diagnostics import Diagnostic
from mdr.gemm.algorithm import Gemm
from mdr.gemm.backend import Piece, tiling_metadata
from mdr.gemm.epilogues import Gelu
from mdr.gemm.ir import Value, const
from mdr.gemm.limits import promise_rules, register_rules, shape_rules, shared_rules, thread_rules
from mdr.gemm.lowering import apply
from mdr.gemm.mainloop import main_loop
from mdr.gemm.nvptx.convert import as_float
from mdr.gemm.nvptx.frame import OUTPUTS
from mdr.gemm.nvptx.mma import INSTRUCTIONS, STEP, MmaOps, Plan, pipelined_loop
from mdr.gemm.nvptx.plan import LaunchPlan, Parameter, PlannedKernel
from mdr.gemm.nvptx.ptx import GLOBAL, Ptx, module
from mdr.gemm.schedule import CHUNK, Schedule
from mdr.gemm.targets import Target


def problems(gemm: Gemm, schedule: Schedule, target: Target) -> list[Diagnostic]:
    """Return what mma.sync cannot do, or what the chip does not have."""
    found = [*promise_rules(schedule), *thread_rules(32 * schedule.warps.count, schedule, target)]
    if gemm.a != gemm.b or gemm.a.name not in INSTRUCTIONS:
        found.append(
            Diagnostic(f"mma.sync has no product of {gemm.a} and {gemm.b}", hint=f"two of {', '.join(INSTRUCTIONS)}")
        )
    if gemm.out.name not in OUTPUTS:
        found.append(Diagnostic(f"{target.name} kernels do not store {gemm.out}", hint=f"out is {', '.join(OUTPUTS)}"))
    if gemm.a.bits == 8 and gemm.layout.value != "NT":
        found.append(
            Diagnostic(f"layout {gemm.layout.value} of {gemm.a}: ldmatrix turns 16-bit elements only", hint="layout NT")
        )
    if gemm.slices > 1:
        found.append(
            Diagnostic(f"{gemm.slices} slices of K: they meet in a cluster, which sm_90a has", hint="slices = 1")
        )
    if schedule.dependent:
        found.append(Diagnostic("dependent launches are for pipelines together and pingpong", hint="leave it out"))
    if found:
        return found
    warps = schedule.warps
    why = f"an instruction makes 16x8 with {STEP} bytes of K, columns in pairs, for {warps.m} x {warps.n} warps"
    found = shape_rules(schedule, 16 * warps.m, 16 * warps.n, STEP // gemm.a.bytes, why)
    if found:
        return found
    plan = Plan(gemm, schedule, target)
    found += shared_rules(plan.stage_bytes, schedule, target, CHUNK)
    found += register_rules(plan.registers, plan.sums, schedule, target, plan.threads)
    if plan.direct and schedule.stages < 2:
        found.append(Diagnostic("1 stage: cp.async copies ahead into another", hint="stages = 2 or more"))
    if not plan.direct and schedule.stages > 2:
        found.append(
            Diagnostic(
                f"{schedule.stages} stages: copies of {min(plan.a.align, plan.b.align)} bytes go through registers, "
                "one ahead",
                hint="stages = 1 or 2",
            )
        )
    return found


def generate(gemm: Gemm, schedule: Schedule, target: Target) -> PlannedKernel:
    """Write the kernel. The configuration has no `problems`."""
    plan = Plan(gemm, schedule, target)
    parameters = tuple(
        Parameter(item.name, item.type, item.element.name if item.element else "") for item in gemm.arguments
    )
    attributes = f'"nvvm.maxntid"="{plan.threads}" "nvvm.minctasm"="{schedule.resident}"'
    if any(isinstance(step, Gelu) for step in gemm.epilogue):
        attributes += ' "denormal-fp-math-f32"="preserve-sign"'
    declared = [f"{GLOBAL if item.kind == 'ptr' else item.kind} %{item.name}" for item in parameters]
    ir = module(target.name, gemm.name, declared, attributes, _body(plan), tiling_metadata(schedule))
    launch = LaunchPlan(
        kernel=gemm.name,
        arch=target.name,
        parameters=parameters,
        tile=(schedule.tile.m, schedule.tile.n),
        threads=plan.threads,
        shared=plan.shared_bytes,
        resident=schedule.resident,
        persistent=False,
    )
    return PlannedKernel(gemm, schedule, target, ir, plan.threads, plan.shared_bytes, launch)


def _body(plan: Plan) -> Ptx:
    b, gemm, tile = Ptx(), plan.gemm, plan.schedule.tile
    thread, block = b.special("tid.x"), b.special("ctaid.x")
    m, n = b.grouped_tile(block, tile.m, tile.n, plan.schedule.raster.group)
    ops = MmaOps(b, plan, m, n, thread)
    if gemm.batched:
        ops.batch = b.special("ctaid.z")
    zeros = [const("float" if gemm.accumulate.is_float else "i32", 0)] * plan.sums
    if plan.direct:
        sums = pipelined_loop(ops, zeros)
    else:
        end = Value("i32", "%K")
        sums = main_loop(
            ops, stages=plan.schedule.stages, direct=False, tile_k=tile.k, k_begin=0, k_end=end, zeros=zeros
        )
    row = b.add(b.add(m, ops.first["A"]), b.div(ops.lane, 4))
    column = b.add(b.add(n, ops.first["B"]), b.mul(b.op("and", ops.lane, 3), 2))
    columns = plan.b.warp // 8
    for i in range(plan.a.warp // 16):
        for j in range(columns):
            for half in (0, 1):
                piece = Piece(b.add(row, i * 16 + 8 * half), b.add(column, j * 8), 2)
                at = (i * columns + j) * 4 + 2 * half
                x = b.gather(sums[at : at + 2])
                if not gemm.integer:
                    x = apply(gemm.epilogue, ops, piece, as_float(b, x))
                ops.store(ops.convert(x, gemm.out, gemm.rounding), piece)
    b.line("ret void")
    return b
