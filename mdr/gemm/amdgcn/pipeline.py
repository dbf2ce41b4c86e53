"""The order of instructions in the K loop: hints to LLVM's scheduler that mix reads of LDS with matrix instructions."""

from __future__ import annotations

from mdr.gemm.amdgcn.plan import Plan
from mdr.gemm.ir import Builder, const

_MFMA, _LDS_READ, _LDS_WRITE, _GLOBAL_READ = 0x8, 0x100, 0x200, 0x20
"""Masks of llvm.amdgcn.sched.group.barrier (LLVM AMDGPUUsage)."""

PIPELINES = ("auto", "none", "small", "groups")


def chosen(plan: Plan) -> str:
    """The order that "auto" stands for: the best by llvm-mca in most of the tiles and layouts tried."""
    asked = plan.schedule.pipeline
    if asked != "auto":
        return asked
    if plan.mfmas < 16 or any(x.blocks % x.threads for x in (plan.a, plan.b)):
        return "none"
    if plan.direct:
        return "small"
    if all(x.along_k and x.loads == 1 and x.memory is x.compute for x in (plan.a, plan.b)):
        return "groups"
    # Blocks that are transposed or widened bring instructions that groups do not name, and the more the narrower they are.
    return "small" if plan.a.per_chunk <= 8 else "none"


def order(b: Builder, plan: Plan) -> None:
    """Write the hints at the end of a tile's matrix instructions."""
    kind = chosen(plan)
    if kind == "small":
        # "Small GEMM": LLVM mixes each read of LDS with MFMAs by itself.
        b.call("void", "llvm.amdgcn.iglp.opt", [const("i32", 0)], immediate=(0,))
    elif kind == "groups":
        _groups(b, plan)


def _groups(b: Builder, plan: Plan) -> None:
    """The first step's reads, then MFMAs with the other steps' reads, writes and copies spread among them."""
    per_fragment = max(1, plan.fragment_bytes // 16)
    first = sum(plan.parts) * per_fragment
    reads = first * (plan.steps - 1)
    copies = sum(x.rounds * x.loads for x in (plan.a, plan.b))
    writes = 0 if plan.direct else sum(x.rounds * (1 if x.along_k else x.width) for x in (plan.a, plan.b))
    others = [(_GLOBAL_READ, copies), (_LDS_READ, reads), (_LDS_WRITE, writes)]
    queue = [mask for mask, count in others for _ in range(count)]
    group(b, _LDS_READ, first)
    left = plan.mfmas
    each = max(1, left // (len(queue) + 1))
    for mask in queue:
        group(b, _MFMA, min(each, left))
        left -= min(each, left)
        group(b, mask, 1)
    group(b, _MFMA, left)


def group(b: Builder, mask: int, count: int) -> None:
    """The next ``count`` instructions of a kind."""
    if count > 0:
        args = [const("i32", mask), const("i32", count), const("i32", 0)]
        b.call("void", "llvm.amdgcn.sched.group.barrier", args, immediate=(0, 1, 2))
