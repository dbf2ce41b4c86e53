"""What a schedule amounts to on an AMD chip, in numbers, for people to read before anything is compiled."""

from __future__ import annotations

from typing import Any

from mdr.assembly.chips import chip_named, occupancy
from mdr.gemm.amdgcn.banks import read_conflicts, write_conflicts
from mdr.gemm.amdgcn.pipeline import chosen
from mdr.gemm.amdgcn.plan import Plan


def facts(plan: Plan) -> dict[str, Any]:
    """Return the numbers by name; all per workgroup and tile of K unless the name says otherwise."""
    tile, item = plan.schedule.tile, plan.instruction
    chip = chip_named(plan.target.name)
    moved = tile.m * plan.gemm.a.bits // 8 + tile.n * plan.gemm.b.bits // 8
    waves = occupancy(chip, plan.registers)
    mask, shift = plan.swizzle
    return {
        "threads": plan.threads,
        "matrix instruction": f"{item.m}x{item.m}x{item.k}",
        "matrix instructions of a wave": plan.mfmas,
        "floating-point operations": 2 * tile.m * tile.n * tile.k,
        "operations a byte of A and B": round(2 * tile.m * tile.n / moved, 1),
        "shared memory of a stage": plan.stage_bytes,
        "shared memory": plan.shared_bytes,
        "shared memory of the chip": plan.target.shared_bytes,
        "swizzle": f"chunk ^ (row >> {shift} & {mask})" if mask else "none",
        "extra cycles for bank conflicts, reads": read_conflicts(plan),
        "extra cycles for bank conflicts, writes": write_conflicts(plan),
        "copies": "straight to LDS" if plan.direct else "through registers",
        "bytes of a load of A, of B": [plan.a.load_bytes, plan.b.load_bytes],
        "barriers": 2 if plan.schedule.stages == 1 else 1,
        "registers for sums, a lane": plan.accumulators,
        "registers at the least, a lane": plan.registers,
        "waves a SIMD that registers allow": waves,
        "workgroups a compute unit that LDS allows": plan.target.shared_bytes // plan.shared_bytes,
        "pipeline": chosen(plan),
    }
