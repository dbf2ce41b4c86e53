"""What the later stages must know about a kernel, collected from its canonical text into plain data."""

from __future__ import annotations

from mdr.assembly.canonical import is_instruction
from mdr.assembly.chips import Chip
from mdr.assembly.kernels import Kernel

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

DEFAULT_WORKGROUP = 1024  # work-items, where the metadata has no .max_flat_workgroup_size


class Limits:
    """How many registers of each bank, and bytes of LDS, a directive may name in a kernel."""

    __slots__ = ("agprs", "lds", "sgprs", "vgprs")

    def __init__(self, vgprs: int, sgprs: int, agprs: int, lds: int) -> None:
        self.vgprs = vgprs
        self.sgprs = sgprs
        self.agprs = agprs
        self.lds = lds


def limits(kernel: Kernel, chip: Chip) -> Limits:
    """Return what a directive may name: what the kernel uses or declares, whichever is more."""
    declared, accum, sgprs = declared_counts(kernel)
    return Limits(
        max(kernel.used.vgprs, min(declared, accum) if accum else declared),
        max(kernel.used.sgprs, sgprs),
        max(kernel.used.agprs, declared - accum if accum else 0),
        _lds(kernel, chip),
    )


def _lds(kernel: Kernel, chip: Chip) -> int:
    """Return the bytes of LDS of a workgroup; where the launch decides how many there are, those of the chip."""
    declared = kernel.descriptor.get("group_segment_fixed_size", 0)
    kinds = [str(argument.get(".value_kind")) for argument in (kernel.metadata or {}).get(".args") or []]
    by_launch = "dynamic_shared_pointer" in kinds or "hidden_dynamic_lds_size" in kinds
    if isinstance(declared, str) or by_launch or (declared == 0 and kernel.has_lds):
        return chip.lds_bytes
    return declared


def declared_counts(kernel: Kernel) -> tuple[int, int, int]:
    """Return next_free_vgpr, accum_offset and next_free_sgpr of a kernel's descriptor.

    A compiler leaves them symbolic where a kernel calls what it does not know; its metadata then has the numbers.
    """
    metadata = kernel.metadata or {}
    vgprs, accum = kernel.value("next_free_vgpr"), kernel.value("accum_offset")
    if isinstance(kernel.descriptor.get("next_free_vgpr"), str):
        vgprs = int(metadata.get(".vgpr_count") or 0)
    if isinstance(kernel.descriptor.get("accum_offset"), str):
        accum = max(0, vgprs - int(metadata.get(".agpr_count") or 0))
    sgprs = kernel.value("next_free_sgpr")
    if isinstance(kernel.descriptor.get("next_free_sgpr"), str):
        sgprs = max(0, int(metadata.get(".sgpr_count") or 0) - Chip.extra_sgprs)
    return vgprs, accum, sgprs


def _start(lines: Sequence[str], kernel: Kernel) -> tuple[int, list[str]]:
    """Return the line behind which a kernel begins, and the labels of that place.

    With preloaded kernel arguments (gfx942, gfx950) the hardware enters 256 bytes after the label; the code before loads
    them for firmware that cannot, and branches there (AMDGPUUsage, "Preloaded Kernel Arguments").
    """
    if not kernel.value("user_sgpr_kernarg_preload_length"):
        return kernel.entry, [kernel.name]
    aligned = next(
        (at for at in range(kernel.entry, kernel.end) if lines[at].split() == [".p2align", "8"]), kernel.entry
    )
    first = next((at for at in range(aligned, kernel.end) if is_instruction(lines[at])), kernel.end)
    return first - 1, [lines[at][:-1] for at in range(aligned, first) if lines[at].endswith(":")]


def _scratch(kernel: Kernel, chip: Chip) -> int | None:
    """Return the bytes of a lane's private segment when more can be put behind them, None when not."""
    size = kernel.descriptor.get("private_segment_fixed_size", 0)
    if not chip.architected_scratch or not isinstance(size, int) or kernel.value("uses_dynamic_stack"):
        return None
    return size


def facts_of(lines: Sequence[str], kernel: Kernel, chip: Chip) -> dict[str, Any]:
    """Collect what the later stages need to know about a kernel; see PlannedKernel."""
    start, start_labels = _start(lines, kernel)
    declared, accum, sgprs = declared_counts(kernel)
    vgprs, agprs = kernel.used.vgprs, kernel.used.agprs
    if kernel.opaque:
        vgprs = max(vgprs, min(declared, accum) if accum else declared)
        agprs = max(agprs, declared - accum if accum else 0)
    metadata = kernel.metadata or {}
    user_sgprs = kernel.value("user_sgpr_count")
    wg_sgprs: dict[str, int] = {}
    for axis in "xyz":
        if kernel.value(f"system_sgpr_workgroup_id_{axis}", 1 if axis == "x" else 0):
            wg_sgprs[axis] = user_sgprs + len(wg_sgprs)
    size = metadata.get(".reqd_workgroup_size")
    return {
        "entry": start,
        "entry_labels": start_labels,
        "exits": kernel.exits,
        "last": kernel.end - 1,
        "section": kernel.section,
        "has_mfma": kernel.has_mfma,
        "descriptor": list(kernel.descriptor_lines),
        "used_vgprs": vgprs,
        "used_sgprs": kernel.used.sgprs,
        "agprs": agprs,
        "declared_vgprs": declared,
        "declared_sgprs": sgprs,
        "accum_offset": accum,
        "workgroup": int(metadata.get(".max_flat_workgroup_size") or DEFAULT_WORKGROUP),
        "scratch": _scratch(kernel, chip),
        "kernarg_pointer": (
            4 * kernel.value("user_sgpr_private_segment_buffer")
            + 2 * kernel.value("user_sgpr_dispatch_ptr")
            + 2 * kernel.value("user_sgpr_queue_ptr")
        ),
        "kernarg_size": max(kernel.value("kernarg_size"), int(metadata.get(".kernarg_segment_size") or 0)),
        "wg_sgprs": wg_sgprs,
        "workitem_axes": kernel.value("system_vgpr_workitem_id") + 1,
        "packed_ids": kernel.value("system_vgpr_workitem_id") > 0,
        "reqd_size": [int(side) for side in size[:2]] if size else None,
        "hidden": {
            str(argument[".value_kind"]): int(argument[".offset"])
            for argument in metadata.get(".args") or []
            if str(argument.get(".value_kind", "")).startswith("hidden_")
        },
    }
