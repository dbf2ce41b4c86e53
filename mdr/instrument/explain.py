"""Says in words where the allocator would keep a kernel's snapshots and why, for each transport."""

from __future__ import annotations

from mdr.assembly.chips import Chip
from mdr.diagnostics import MDRError
from mdr.instrument.allocate import Allocation, allocate
from mdr.instrument.plan import PlannedKernel
from mdr.instrument.transports import TRANSPORTS


def explain(kernel: PlannedKernel, chip: Chip) -> list[str]:
    """Return lines on what instrumenting ``kernel`` takes: places, registers, occupancy, and the reasons for other places."""
    demand = kernel.demand()
    out = [f"{len(kernel.directives)} directives with {demand.slots} values to keep"]
    for transport in TRANSPORTS:
        try:
            found = allocate(kernel.name, chip, transport, demand)
        except MDRError as error:
            out.append(f"{transport}: {error.diagnostics[0].message}")
            continue
        out.append(
            f"{transport}: VGPRs {demand.declared_vgprs} -> {found.next_free_vgpr}, "
            f"SGPRs {demand.declared_sgprs} -> {found.next_free_sgpr}, "
            f"occupancy {found.occupancy_before} -> {found.occupancy_after} waves; kept in {_places(found)}"
        )
        out += [f"{transport}: {reason}" for reason in found.reasons]
        if found.window_vgprs > demand.used_vgprs:
            out.append(
                f"{transport}: the printing code needs v0 to v{found.window_vgprs - 1} at the kernel's end, so snapshots "
                "begin above them"
            )
    return out


def _places(found: Allocation) -> str:
    """Return the places of hits and snapshots as ranges: ``v32 to v39, a0 to a3``."""
    names = {"v": "v{}", "a": "a{}", "m": "byte {} of scratch"}
    numbers: dict[str, list[int]] = {}
    for place in (*found.hits, *found.slots, *found.kernarg):
        if place[0] in names:
            numbers.setdefault(place[0], []).append(int(place[1:]))
    parts = []
    for bank, taken in numbers.items():
        first, last = names[bank].format(min(taken)), names[bank].format(max(taken))
        parts.append(first if first == last else f"{first} to {last}")
    return ", ".join(parts)
