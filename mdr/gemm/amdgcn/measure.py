"""The metrics of a kernel for AMD, counted in its assembly, and what its plan says that they must be."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable

from mdr.assembly.operations import Operation
from mdr.gemm.amdgcn.banks import read_conflicts, write_conflicts
from mdr.gemm.amdgcn.listing import read
from mdr.gemm.amdgcn.plan import Plan
from mdr.gemm.metrics import Metrics
from mdr.gemm.types import BF16, F16, Rounding

_SHAPE = re.compile(r"v_mfma_(?:scale_)?[fi]32_(\d+)x\d+x(\d+)")
_DWORDS = re.compile(r"dword(?:x(\d))?$")
_BITS = re.compile(r"_b(\d+)(?:_tr_b\d+)?$")


def measure(assembly: str, plan: Plan) -> Metrics:
    """Count everything in the kernel with the K loop."""
    listing = read(assembly, plan.gemm.name)
    loop = [operation for block in listing.loop for operation in block.operations]
    behind = [operation for block in listing.behind for operation in block.operations]
    matrix = Counter(operation.name for operation in loop if operation.is_matrix)
    data = listing.metadata
    scratch = sum(operation.name.startswith("scratch_") for operation in listing.operations)
    kinds = Counter(kind(operation) for operation in loop if not operation.is_matrix)
    return Metrics(
        registers={
            "VGPRs": data.get("vgpr_count", 0) - data.get("agpr_count", 0),
            "AGPRs": data.get("agpr_count", 0),
            "SGPRs": data.get("sgpr_count", 0),
        },
        spills=data.get("vgpr_spill_count", 0) + data.get("sgpr_spill_count", 0) + scratch,
        shared_bytes=data.get("group_segment_fixed_size", 0),
        matrix=dict(sorted(matrix.items())),
        flops=sum(flops(name) * count for name, count in matrix.items()),
        loop=dict(sorted(kinds.items())),
        copies=_named(loop, lambda name: name.startswith("buffer_load")),
        reads=_named(loop, lambda name: name.startswith("ds_read")),
        barriers=sum(operation.name == "s_barrier" for operation in loop),
        waits=sum(operation.name == "s_waitcnt" for operation in loop),
        flow={"blocks": len(listing.blocks), "branches": listing.branches, "back edges": listing.back_edges},
        epilogue=_named(behind, lambda name: name.startswith(("v_cvt", "buffer_store", "s_setreg"))),
        conflicts=read_conflicts(plan) + write_conflicts(plan),
    )


def flops(name: str) -> int:
    """Operations of one MFMA: two for each product."""
    found = _SHAPE.match(name)
    return 2 * int(found[1]) ** 2 * int(found[2]) if found else 0


def _named(operations: Iterable[Operation], wanted: Callable[[str], bool]) -> dict[str, int]:
    names = Counter(_with_modifiers(operation) for operation in operations if wanted(operation.name))
    return dict(sorted(names.items()))


def _with_modifiers(operation: Operation) -> str:
    """An instruction's name with what changes its meaning: `lds`, and the mode that s_setreg writes."""
    if operation.name.startswith("s_setreg"):
        return " ".join(operation.text.split())
    return f"{operation.name} lds" if "lds" in operation.modifiers else operation.name


_KINDS = (
    ("s_waitcnt", "wait"), ("s_barrier", "barrier"), ("s_nop", "nop"), ("ds_read", "lds read"), ("ds_write", "lds write"),
    ("buffer_load", "global load"), ("global_load", "global load"), ("scratch_", "scratch"), ("v_accvgpr", "agpr move"),
    ("v_perm", "permute"), ("v_mov", "move"), ("s_cbranch", "branch"), ("s_branch", "branch"),
)  # fmt: skip


def kind(operation: Operation) -> str:
    """A word for what an instruction does, for histograms."""
    name = operation.name
    if operation.is_matrix:
        return "mfma"
    for start, word in _KINDS:
        if name.startswith(start):
            return word
    return {"valu": "valu", "salu": "salu", "smem": "scalar load"}.get(operation.unit, operation.unit)


def violations(found: Metrics, plan: Plan) -> list[str]:
    """What no kernel of this plan may show, golden file or not."""
    schedule, wrong = plan.schedule, []
    tile = schedule.tile
    item = plan.instruction
    want = 2 * tile.m * tile.n * tile.k // schedule.warps.count + sum(plan.corrections) * tile.k // item.k * item.flops
    if found.flops != want:
        wrong.append(f"a wave's loop does {found.flops} operations a tile of K, and {want} are its share")
    for name, count in (
        ("spills", found.spills),
        ("bank conflicts", found.conflicts * schedule.shared.bank_conflict_free),
    ):
        allowed = read_conflicts(plan) + write_conflicts(plan) if name == "bank conflicts" else 0
        if count > allowed:
            wrong.append(f"{count} {name}")
    if found.shared_bytes != plan.shared_bytes:
        wrong.append(f"{found.shared_bytes} bytes of LDS, and the plan has {plan.shared_bytes}")
    # A single wave needs no barrier, and LLVM leaves it out.
    barriers = 0 if schedule.warps.count == 1 else 2 if schedule.stages == 1 else 1
    if found.barriers != barriers:
        wrong.append(f"{found.barriers} barriers in the loop, and {schedule.stages} stages take {barriers}")
    fragments = sum(plan.parts) * plan.steps * plan.fragment_bytes
    read_bytes = sum(_width(name) * count for name, count in found.reads.items())
    if read_bytes != fragments:
        wrong.append(f"a lane reads {read_bytes} bytes of LDS a tile of K, and its fragments have {fragments}")
    copies = sum(x.rounds * x.loads for x in (plan.a, plan.b))
    if sum(found.copies.values()) != copies:
        wrong.append(f"{sum(found.copies.values())} loads of A and B in the loop, and the plan has {copies}")
    return wrong + _rounding(found, plan)


def _width(name: str) -> int:
    found = _BITS.search(name.removesuffix(" lds"))
    bits = int(found[1]) if found else 32
    return bits // 8 * (2 if "read2" in name else 1)


def _rounding(found: Metrics, plan: Plan) -> list[str]:
    """The conversions are those of the rounding that was asked for."""
    gemm = plan.gemm
    if gemm.slices > 1 or not gemm.accumulate.is_float:
        return []
    names = " ".join(found.epilogue)
    signs = {Rounding.RNE: "", Rounding.RTZ: "v_cvt_pkrtz_f16_f32", Rounding.RTP: "s_setreg"}
    if gemm.out is F16:
        sign = signs[gemm.rounding]
        if sign not in names:
            return [f"no {sign} behind the loop, and {gemm.out} is rounded {gemm.rounding.value}"]
        if gemm.rounding is Rounding.RNE and ("rtz" in names or "setreg" in names):
            return [f"conversions that do not round to nearest: {names}"]
    if (
        gemm.out is BF16
        and plan.target.name == "gfx950"
        and gemm.rounding is Rounding.RNE
        and "v_cvt_pk_bf16_f32" not in names
    ):
        return ["no v_cvt_pk_bf16_f32 behind the loop"]
    return []
