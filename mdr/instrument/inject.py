"""Stage inject: choose snapshot registers, put entry and snapshot code into the kernel, bind the MLIR to the registers.

Inserted lines start with two spaces, the kernel's own with a tab. Nothing that a kernel can observe changes at a site: no
SCC, VCC, EXEC, M0, and only VGPRs the kernel does not have. Values of SGPRs are kept in VGPRs too, which is right for each
lane after divergent code and needs no SGPRs.
"""

from __future__ import annotations

import json
import re

from mdr.assembly.canonical import is_instruction
from mdr.assembly.chips import Chip, chip_named
from mdr.assembly.kernels import BRANCHES, mnemonic
from mdr.diagnostics import MDRError
from mdr.directives.special import SPECIAL_BANKS, operand
from mdr.directives.tree import Directive, Print
from mdr.files import write_if_changed
from mdr.instrument.allocate import Allocation, allocate
from mdr.instrument.bind import bind
from mdr.instrument.places import store
from mdr.instrument.plan import Plan, PlannedKernel, Slot, read_plan
from mdr.instrument.records import describe, where_words
from mdr.instrument.transports import HIDDEN_ARGUMENT, printf_entries

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

_LONG_BRANCH_BYTES = 120_000  # s_branch reaches 32,767 dwords; some room is left for what is inserted
_MOST_BYTES = 8  # of an instruction with a 32-bit literal (a few have 12: counted by the room left)

EPILOGUE_MARK = "\t; @epilogue "
ALLOCATION_MARK = "; @allocation "


def inject(canon: str, plan: str, gpu_mlir: str, *, transport: str, chip: str, assembly: str, mlir: str) -> None:
    """Write ``k.injected.s`` and ``k.injected.mlir``. Raises MDRError when a kernel has no room for its snapshots."""
    target = chip_named(chip)
    planned = read_plan(plan)
    with open(canon, encoding="utf-8", errors="surrogateescape") as stream:
        lines = stream.read().split("\n")
    with open(gpu_mlir, encoding="utf-8") as stream:
        gpu = stream.read()
    allocations = [_allocate(kernel, target, transport) for kernel in planned.kernels]
    formats = printf_entries(planned) if transport == "buffered" else []
    text = _inject_assembly(lines, planned, allocations, target, transport, formats)
    write_if_changed(assembly, text)
    write_if_changed(mlir, bind(gpu, planned, allocations, transport, chip))


def _allocate(kernel: PlannedKernel, chip: Chip, transport: str) -> Allocation:
    """Place what a kernel keeps; what tells its work-items apart only where VGPRs for it are free and cost no wave."""
    found = allocate(kernel.name, chip, transport, kernel.demand())
    try:
        more = allocate(kernel.name, chip, transport, kernel.demand(where=True))
    except MDRError:
        more = None
    if more and more.reasons == found.reasons and more.occupancy_after == found.occupancy_after:
        return more
    found.reasons.append("no VGPR is free for it: records do not say which workgroup, wave and lane a line comes from")
    kernel.slots = kernel.slots[: len(found.slots)]
    kernel.unsent, kernel.where = len(where_words(kernel.where)), {}
    return found


def _inject_assembly(
    lines: list[str], plan: Plan, allocations: list[Allocation], chip: Chip, transport: str, formats: list[str]
) -> str:
    before: dict[int, list[str]] = {}  # code to put before a canonical line
    after: dict[int, list[str]] = {}  # code to put after it
    replaced: dict[int, str] = {}
    records: list[dict[str, Any]] = []
    for number, (kernel, found) in enumerate(zip(plan.kernels, allocations, strict=True)):
        facts = kernel.facts
        after[facts["entry"]] = _entry(number, kernel, found)
        for index, code in _site_code(kernel, found, chip).items():
            before.setdefault(index, []).extend(code)
        for index in facts["exits"]:
            replaced[index] = _exit(number, index, facts, found)
        _retarget_entry_branches(lines, number, kernel, replaced)
        # The epilogue stands behind the kernel's last line, and what was to come before the next one comes after it.
        after.setdefault(facts["last"], []).append(f"{EPILOGUE_MARK}{number}")
        records.append(_record(kernel, found, transport))
    out: list[str] = []
    for index, line in enumerate(lines):
        out += before.get(index, ())
        out.append(replaced.get(index, line))
        out += after.get(index, ())
    while out and not out[-1]:
        out.pop()
    out.append(ALLOCATION_MARK + json.dumps({"kernels": records, "printf": formats}, separators=(",", ":")))
    return "\n".join(out) + "\n"


def _record(kernel: PlannedKernel, found: Allocation, transport: str) -> dict[str, Any]:
    """Return what splice needs: registers to declare, where the epilogue finds its pointer, the formats of the prints."""
    facts = kernel.facts
    kind = HIDDEN_ARGUMENT[transport]
    hidden = facts["hidden"]
    end = (facts["kernarg_size"] + 7) & ~7
    record = {
        "name": kernel.name,
        "sites": describe(kernel, transport),
        "descriptor": facts["descriptor"],
        "hits": found.hits,
        "slots": found.slots,
        "kernarg": found.kernarg,
        "buffer": found.buffer,
        "next_free_vgpr": found.next_free_vgpr,
        "next_free_sgpr": found.next_free_sgpr,
        "accum_offset": found.accum_offset,
        "declared": [facts["declared_vgprs"], facts["declared_sgprs"]],
        "reasons": found.reasons,
        "private_segment": found.private_segment,
        "occupancy": [found.occupancy_before, found.occupancy_after],
        "window": [found.window_vgprs, found.window_sgprs],
        "has_mfma": facts["has_mfma"],
        "hidden": [],
        "pointer_offset": hidden.get(kind, end),
        "group_size": None,
    }
    additions = record["hidden"]
    if kind not in hidden:
        additions.append([kind, end, 8])
        end += 8
    for slot, place in zip(kernel.slots, found.slots, strict=True):
        if slot.kind == "group_size":
            offset = hidden.get("hidden_group_size_x")
            # The two sizes are read as one dword, so they must be neighbours, as in the code object v5 block.
            if offset is None or hidden.get("hidden_group_size_y") != offset + 2 or offset % 4:
                offset = end
                additions += [["hidden_group_size_x", end, 2], ["hidden_group_size_y", end + 2, 2]]
                end += 4
            record["group_size"] = [place, offset]
    record["kernarg_size"] = max(facts["kernarg_size"], end if additions else 0)
    return record


def _entry(number: int, kernel: PlannedKernel, found: Allocation) -> list[str]:
    """Return the code at the kernel's label: VCC and SCC are undefined there, so EXEC can be kept in VCC."""
    pointer = kernel.facts["kernarg_pointer"]
    out = [
        "  ; clear the hit bits in all lanes: dead lanes of a partial wave hold anything",
        "  s_mov_b64 vcc, exec",
        "  s_mov_b64 exec, -1",
    ]
    all_lanes = [(hit, "0") for hit in found.hits]
    if found.kernarg[0][0] != "s":
        all_lanes += [(place, f"s{pointer + half}") for half, place in enumerate(found.kernarg)]
    # v0 holds the work-item ids: it is borrowed after they are kept, or saved.
    out += store(all_lanes, save=found.save)
    out.append("  s_mov_b64 exec, vcc")
    values = []
    for slot, place_of in zip(kernel.slots, found.slots, strict=True):
        if slot.kind == "tid":
            values.append((place_of, "v0"))
        elif slot.kind.startswith("wg_"):
            values.append((place_of, f"s{kernel.facts['wg_sgprs'][slot.kind[-1]]}"))
    out += store(values, save=found.save)
    # Last, because the pair may be one in which the kernel receives a workgroup id that it never reads.
    if found.kernarg[0][0] == "s":
        place = int(found.kernarg[0][1:])
        out.append(f"  s_mov_b64 s[{place}:{place + 1}], s[{pointer}:{pointer + 1}]")
    out.append(f".Lmdr_start_{number}:")
    return out


def _site_code(kernel: PlannedKernel, found: Allocation, chip: Chip) -> dict[int, list[str]]:
    """Return the snapshot code of every site by canonical line."""
    code: dict[int, list[str]] = {}
    taken: dict[int, list[tuple[Slot, str]]] = {}
    lines: dict[int, list[int]] = {}
    for position, item in enumerate(kernel.directives):
        lines.setdefault(item.line, []).append(position)
        for number in item.reads.values():
            slot = kernel.slots[number]
            if slot.site >= 0 and (slot, found.slots[number]) not in taken.setdefault(item.line, []):
                taken[item.line].append((slot, found.slots[number]))
    for line, positions in lines.items():
        out = [f"  ; {kernel.directives[position].text}" for position in positions]
        out += _wait_states(chip.mfma_wait_states if kernel.facts["has_mfma"] else 2)
        if any(_waits(kernel.directives[position].directive) for position in positions):
            out.append("  s_waitcnt vmcnt(0) lgkmcnt(0)")
        if found.clock is not None and any(slot.kind == "clock" for slot, _ in taken.get(line, ())):
            # Without the wait the pair holds anything (the clock is read through the scalar memory path).
            out += [f"  s_memtime s[{found.clock}:{found.clock + 1}]", "  s_waitcnt lgkmcnt(0)"]
        moves = [(place, _source(slot, found)) for slot, place in taken.get(line, ())]
        bits: dict[str, int] = {}
        for position in positions:
            hit, mask = found.hit(position)
            bits[hit] = bits.get(hit, 0) | mask
        moves += [(hit, "1") for hit in bits if hit[0] != "v"]
        out += store(moves, save=found.save)
        out += [f"  v_or_b32_e32 {hit}, {_literal(mask)}, {hit}" for hit, mask in bits.items() if hit[0] == "v"]
        code[line] = out
    return code


def _source(slot: Slot, found: Allocation) -> str:
    """Return the register that a site's slot is copied from."""
    if slot.kind == "clock":
        assert found.clock is not None
        return f"s{found.clock + slot.index}"
    if slot.kind in SPECIAL_BANKS:
        return operand(slot.kind, slot.index)
    return f"{slot.kind}{slot.index}"


def _waits(directive: Directive) -> bool:
    return isinstance(directive, Print) and directive.wait


def _wait_states(count: int) -> list[str]:
    out = []
    while count > 0:
        step = min(count, 8)  # gfx90a and gfx94x/950 take s_nop 0..15; 8 states a line read well
        out.append(f"  s_nop {step - 1}")
        count -= step
    return out


def _literal(value: int) -> str:
    return str(value) if value <= 64 else hex(value)


def _exit(number: int, line: int, facts: dict[str, Any], found: Allocation) -> str:
    label = epilogue_label(number)
    distance = (facts["last"] - line) * _MOST_BYTES
    if distance < _LONG_BRANCH_BYTES:
        return f"\ts_branch {label}"
    # All of the kernel's registers are dead here; only the saved pointer must live on.
    low = 0 if found.kernarg[0] != "s0" else 2
    pair = f"s[{low}:{low + 1}]"
    return "\n".join(
        (
            f"\ts_getpc_b64 {pair}",
            f".Lmdr_exit_{number}_{line}:",
            f"  s_add_u32 s{low}, s{low}, {label}-.Lmdr_exit_{number}_{line}",
            f"  s_addc_u32 s{low + 1}, s{low + 1}, 0",
            f"  s_setpc_b64 {pair}",
        )
    )


def epilogue_label(number: int) -> str:
    """Return the local symbol at the epilogue of kernel ``number``."""
    return f"__mdr_epilogue.{number}"


def _retarget_entry_branches(lines: list[str], number: int, kernel: PlannedKernel, replaced: dict[int, str]) -> None:
    """Let branches back to the kernel's beginning reach the code after the entry code, which must run once."""
    entry = kernel.facts["entry"]
    if not kernel.facts["entry_labels"]:
        return
    names = "|".join(re.escape(name) for name in kernel.facts["entry_labels"])
    target = re.compile(rf"(?<![\w.$])(?:{names})$")
    label = f".Lmdr_start_{number}"
    for index in range(entry + 1, kernel.facts["last"] + 1):
        line = lines[index]
        if is_instruction(line) and BRANCHES.match(mnemonic(line)) and target.search(line):
            replaced[index] = target.sub(label, line)
