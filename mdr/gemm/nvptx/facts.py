"""What a schedule amounts to on an NVIDIA chip, in numbers, for people to read before anything is compiled."""

from __future__ import annotations

from typing import Any

from mdr.gemm.algorithm import Gemm
from mdr.gemm.nvptx.frame import PIPELINES, Frame
from mdr.gemm.nvptx.mma import Plan, read_conflicts
from mdr.gemm.schedule import Schedule
from mdr.gemm.targets import Target


def facts(gemm: Gemm, schedule: Schedule, target: Target) -> dict[str, Any]:
    """Return the numbers by name; all per block and tile of K unless the name says otherwise."""
    tile = schedule.tile
    moved = (tile.m + tile.n) * gemm.a.bytes
    common = {
        "floating-point operations": 2 * tile.m * tile.n * tile.k,
        "operations a byte of A and B": round(2 * tile.m * tile.n / moved, 1),
        "shared memory of the chip": target.shared_bytes,
    }
    if schedule.pipeline not in PIPELINES:
        plan = Plan(gemm, schedule, target)
        return common | {
            "threads": plan.threads,
            "shared memory of a stage": plan.stage_bytes,
            "shared memory": plan.shared_bytes,
            "copies": "cp.async" if plan.direct else "through registers",
            "bytes of a copy of A, of B": [plan.a.align, plan.b.align],
            "extra cycles for bank conflicts, reads": read_conflicts(plan),
            "registers for sums, a thread": plan.sums,
            "registers at the least, a thread": plan.registers,
        }
    frame = Frame(gemm, schedule, target)
    return common | {
        "threads": frame.threads,
        "consumer warpgroups": frame.consumers,
        "wgmma": f"m64n{frame.columns}k{256 // gemm.a.bits}, {4 * frame.blocks_m} a consumer",
        "bytes a stage waits for": frame.stage_bytes,
        "shared memory": frame.shared,
        "D leaves by": "the copy engine" if frame.bulk_store else "stores of each thread",
        "registers at launch, a thread": frame.launch_registers,
        "registers of the producer, of a consumer": [frame.producer_registers, frame.consumer_registers],
        "registers for sums, a thread": frame.sums,
        "registers at the least, a thread": frame.sums + frame.bookkeeping,
        "extra cycles for bank conflicts, reads": 0,
    }
