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
from mdr.instrument.fetches import COUNTER, fetch_code, kind_of
from mdr.instrument.hidden import Hidden
from mdr.instrument.places import store
from mdr.instrument.plan import CLOCKS, Plan, PlannedKernel, Slot, read_plan
from mdr.instrument.readings import reading_places
from mdr.instrument.records import describe, where_words
from mdr.instrument.sitecode import add, add_up, back_label, push, site_label
from mdr.instrument.transports import printf_entries

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

_LONG_BRANCH_BYTES = 120_000  # s_branch reaches 32,767 dwords; some room is left for what is inserted
_MOST_SITE_BYTES = 4_000  # of the code that one site runs
_MOST_BYTES = 8  # of an instruction with a 32-bit literal (a few have 12: counted by the room left)

EPILOGUE_MARK = "\t; @epilogue "
SITE_MARK = "\t; @site "
ALLOCATION_MARK = "; @allocation "


def inject(canon: str, plan: str, gpu_mlir: str, *, transport: str, chip: str, assembly: str, mlir: str) -> None:
    """Write ``k.injected.s`` and ``k.injected.mlir``. Raises MDRError when a kernel has no room for its snapshots."""
    target = chip_named(chip)
    planned = read_plan(plan)
    with open(canon, encoding="utf-8", errors="surrogateescape") as stream:
        lines = stream.read().split("\n")
    with open(gpu_mlir, encoding="utf-8") as stream:
        gpu = stream.read()
    allocations = [_allocate(kernel, target, kernel.transport(transport)) for kernel in planned.kernels]
    formats = printf_entries(planned, transport)
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
    sites: dict[int, list[int]] = {}  # the sites whose code stands before a canonical line, in order
    for number, (kernel, found) in enumerate(zip(plan.kernels, allocations, strict=True)):
        facts = kernel.facts
        layout = Hidden(kernel, kernel.transport(transport))
        after[facts["entry"]] = _entry(number, kernel, found, layout)
        for index, code in _site_code(number, kernel, found, chip).items():
            before.setdefault(index, []).extend(code)
            here = (item.site for item in kernel.directives if item.line == index)
            sites.setdefault(index, []).extend(dict.fromkeys(here))
        for index in facts["exits"]:
            replaced[index] = _exit(number, index, facts, found)
        _retarget_entry_branches(lines, number, kernel, replaced)
        # The epilogue stands behind the kernel's last line, and what was to come before the next one comes after it.
        after.setdefault(facts["last"], []).extend(
            f"{SITE_MARK}{number} {position}"
            for position, item in enumerate(kernel.directives)
            if item.computes_at_site and _near(kernel, item.line)
        )
        after[facts["last"]].append(f"{EPILOGUE_MARK}{number}")
        records.append(_record(kernel, found, kernel.transport(transport), layout))
    out: list[str] = []
    for index, line in enumerate(lines):
        out += before.get(index, ())
        out.append(replaced.get(index, line))
        out += after.get(index, ())
    while out and not out[-1]:
        out.pop()
    order = [site for index in sorted(sites) for site in sites[index]]
    out.append(
        ALLOCATION_MARK + json.dumps({"kernels": records, "printf": formats, "sites": order}, separators=(",", ":"))
    )
    return "\n".join(out) + "\n"


def _record(kernel: PlannedKernel, found: Allocation, transport: str, layout: Hidden) -> dict[str, Any]:
    """Return what splice needs: registers to declare, where the epilogue finds its pointer, the formats of the prints."""
    facts = kernel.facts
    sizes = [place for slot, place in zip(kernel.slots, found.slots, strict=True) if slot.kind == "group_size"]
    return {
        "name": kernel.name,
        "sites": describe(kernel, transport),
        "transport": transport,
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
        "hidden": layout.added,
        "pointer_offset": layout.pointer,
        "kernarg_size": layout.kernarg_size,
        "group_size": [sizes[0], layout.group_size] if sizes else None,
        "computes": [[number, item.site] for number, item in enumerate(kernel.directives) if item.computes_at_site],
        "site_vgpr": found.site_vgpr,
        "site_vgprs": found.site_vgprs,
        "site_sgpr": found.site_sgpr,
        "site_alive": found.site_alive,
        "site_save": found.site_save,
    }


def _entry(number: int, kernel: PlannedKernel, found: Allocation, layout: Hidden) -> list[str]:
    """Return the code at the kernel's label: VCC and SCC are undefined there, so EXEC can be kept in VCC."""
    pointer = kernel.facts["kernarg_pointer"]
    out = [
        "  ; clear the hit bits in all lanes: dead lanes of a partial wave hold anything",
        "  s_mov_b64 vcc, exec",
        "  s_mov_b64 exec, -1",
    ]
    all_lanes = [(hit, "0") for hit in found.hits]
    slots = list(zip(kernel.slots, found.slots, strict=True))
    all_lanes += [(place, str(slot.initial)) for slot, place in slots if slot.initial is not None]
    if found.kernarg[0][0] != "s":
        all_lanes += [(place, f"s{pointer + half}") for half, place in enumerate(found.kernarg)]
    # v0 holds the work-item ids: it is borrowed after they are kept, or saved.
    out += store(all_lanes, save=found.save)
    out.append("  s_mov_b64 exec, vcc")
    values = []
    for slot, place_of in slots:
        if slot.kind == "tid":
            values.append((place_of, "v0"))
        elif slot.kind.startswith("wg_"):
            values.append((place_of, f"s{kernel.facts['wg_sgprs'][slot.kind[-1]]}"))
    out += store(values, save=found.save)
    if any(item.computes_at_site for item in kernel.directives):
        out += _arguments(pointer, slots, found, layout)
    # Last, because the pair may be one in which the kernel receives a workgroup id that it never reads.
    if found.kernarg[0][0] == "s":
        place = int(found.kernarg[0][1:])
        out.append(f"  s_mov_b64 s[{place}:{place + 1}], s[{pointer}:{pointer + 1}]")
    out.append(f".Lmdr_start_{number}:")
    return out


def _arguments(pointer: int, slots: list[tuple[Slot, str]], found: Allocation, layout: Hidden) -> list[str]:
    """Return the code that keeps, in all lanes, what code at sites needs of the kernel arguments.

    The SGPRs of that code's window are free here, and the ones taken lie behind all that a kernel can receive in SGPRs.
    """
    first = found.site_sgpr + 16
    out: list[str] = []
    moves: list[tuple[str, str]] = []
    if layout.buffer is not None:
        out.append(f"  s_load_dwordx2 s[{first}:{first + 1}], s[{pointer}:{pointer + 1}], {layout.buffer:#x}")
        moves += [(place, f"s{first + slot.index}") for slot, place in slots if slot.kind == "buffer"]
    if layout.group_size is not None:
        out.append(f"  s_load_dword s{first + 2}, s[{pointer}:{pointer + 1}], {layout.group_size:#x}")
        moves += [(place, f"s{first + 2}") for slot, place in slots if slot.kind == "group_size"]
    if not moves:
        return []
    out += ["  s_mov_b64 vcc, exec", "  s_mov_b64 exec, -1", "  s_waitcnt lgkmcnt(0)"]
    return [*out, *store(moves, save=found.save), "  s_mov_b64 exec, vcc"]


def _near(kernel: PlannedKernel, line: int) -> bool:
    """Tell whether a branch from a line surely reaches the code behind the kernel, and back."""
    behind = _MOST_SITE_BYTES * sum(item.computes_at_site for item in kernel.directives)
    return bool((kernel.facts["last"] - line) * _MOST_BYTES + behind < _LONG_BRANCH_BYTES)


def _site_code(number: int, kernel: PlannedKernel, found: Allocation, chip: Chip) -> dict[int, list[str]]:
    """Return the snapshot code of every site by canonical line."""
    code: dict[int, list[str]] = {}
    taken: dict[int, list[tuple[Slot, str]]] = {}
    lines: dict[int, list[int]] = {}
    for position, item in enumerate(kernel.directives):
        lines.setdefault(item.line, []).append(position)
        for read in item.reads.values():
            slot = kernel.slots[read]
            if slot.site >= 0 and (slot, found.slots[read]) not in taken.setdefault(item.line, []):
                taken[item.line].append((slot, found.slots[read]))
    for line, positions in lines.items():
        texts = {kernel.directives[position].site: kernel.directives[position].text for position in positions}
        out = [f"  ; {text}" for text in texts.values()]
        out += _wait_states(chip.mfma_wait_states if kernel.facts["has_mfma"] else 2)
        if any(_waits(kernel.directives[position].directive) for position in positions):
            out.append("  s_waitcnt vmcnt(0) lgkmcnt(0)")
        for kind, instruction in CLOCKS.items():
            halves = [(place, _source(slot, found)) for slot, place in taken.get(line, ()) if slot.kind == kind]
            if halves:
                assert found.clock is not None
                pair = f"s[{found.clock}:{found.clock + 1}]"
                # Without the wait the pair holds anything (the clock is read through the scalar memory path).
                out += [f"  {instruction} {pair}", "  s_waitcnt lgkmcnt(0)"]
                out += store(halves, save=found.save)
        counters = {place for slot, place in taken.get(line, ()) if slot.initial is not None}
        out += [f"  {add(place)}" for place in sorted(counters)]
        copied = [(slot, place) for slot, place in taken.get(line, ()) if slot.copied]
        moves = [(place, _source(slot, found)) for slot, place in copied]
        bits: dict[str, int] = {}
        for position in positions:
            if kernel.directives[position].leaves_at_site:
                continue
            hit, mask = found.hit(position)
            bits[hit] = bits.get(hit, 0) | mask
        moves += [(hit, "1") for hit in bits if hit[0] != "v"]
        out += store(moves, save=found.save)
        out += _fetches(kernel, found, [slot for slot, _ in taken.get(line, ())])
        out += [f"  v_or_b32_e32 {hit}, {_literal(mask)}, {hit}" for hit, mask in bits.items() if hit[0] == "v"]
        for position in positions:
            out += _directive_code(number, position, kernel, found)
        code[line] = out
    return code


def _directive_code(number: int, position: int, kernel: PlannedKernel, found: Allocation) -> list[str]:
    """Return what a single directive does at its site beside snapshots: it counts, keeps passes, or runs compiled code."""
    item = kernel.directives[position]
    if item.computes_at_site:
        back = f"{back_label(number, position)}:"
        if _near(kernel, item.line):
            return [f"  s_branch {site_label(number, position)}", back]
        return [f"{SITE_MARK}{number} {position}", back]
    out = []
    for end in kernel.directives:
        if end.adds_up and end.start == position:
            out.append(f"  v_mov_b32_e32 {found.slots[end.reads['open']]}, -1")
    if item.adds_up:
        assert item.start is not None
        assert found.clock is not None
        places = {name: found.slots[slot] for name, slot in item.reads.items()}
        started = found.slots[kernel.directives[item.start].reads["clock0"]]
        out += [f"  {line}" for line in add_up(places, started, found.temps, found.clock)]
    if "count" in item.reads:
        out.append(f"  {add(found.slots[item.reads['count']])}")
    if item.rings:
        sources = {
            name: found.slots[item.reads[name]] if name in item.reads else _named_source(name) for name in item.rings[0]
        }
        out += [f"  {line}" for line in push(item, found.slots, sources)]
    return out


def _named_source(name: str) -> str:
    """Return the register that a read such as ``v6`` names."""
    bank = name.rstrip("0123456789")
    index = int(name[len(bank) :])
    return operand(bank, index) if bank in SPECIAL_BANKS else name


def _fetches(kernel: PlannedKernel, found: Allocation, slots: list[Slot]) -> list[str]:
    """Return the code that reads LDS and memory at a site, and waits for what it reads."""
    here = {slot.kind for slot in slots}
    out: list[str] = []
    waiting: list[str] = []
    spaces = []
    for number, item in enumerate(kernel.fetches):
        if kind_of(number) not in here:
            continue
        address, loads = fetch_code(*reading_places(kernel, found, number))
        if item.owner is None:
            out += address + loads
            spaces.append(item.space)
        else:
            waiting += address
    waits = [f"{counter}(0)" for space, counter in COUNTER.items() if space in spaces]
    return [*out, *([f"  s_waitcnt {' '.join(waits)}"] if waits else []), *waiting]


def _source(slot: Slot, found: Allocation) -> str:
    """Return the register that a site's slot is copied from."""
    if slot.kind in CLOCKS:
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
