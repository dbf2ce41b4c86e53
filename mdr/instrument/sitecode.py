"""Code at a site beside copies: counters, passes that are kept, and compiled code run among the kernel's living registers.

Compiled code is moved into registers that the kernel does not have, by renaming. EXEC, VCC, SCC and MODE, M0 if it is
written, and SGPRs that are in use are kept meanwhile.
"""

from __future__ import annotations

import re

from mdr.assembly.canonical import is_instruction
from mdr.assembly.kernels import mnemonic
from mdr.diagnostics import MDRError
from mdr.instrument.allocate import SITE_SGPRS
from mdr.instrument.places import move, place_read

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from mdr.instrument.compiled import Function
    from mdr.instrument.plan import PlannedDirective

_REGISTER = re.compile(r"(?<![\w.$@])([vs])(?:(\d+)(?![\w.$@])|\[(\d+):(\d+)\])")
_CALLS = ("s_swappc_b64", "s_setpc_b64", "s_call_b64")
_MODE = "hwreg(HW_REG_MODE, 0, 10)"
_LLVM_MODE = "0x3f0"  # round to nearest even, denormals kept: what LLVM's code expects


def add(place: str) -> str:
    """Return the instruction that adds 1 to a counter: without a carry, so that VCC stays as it is."""
    return f"v_add_u32_e32 {place}, 1, {place}"


def add_up(places: dict[str, str], started: str, temps: Sequence[str], carry: int) -> list[str]:
    """Return the code that adds the ticks since a section's start to the sums of this lane, if the section is open.

    ``places`` are those of the end's reads by name, all VGPRs; ``started`` holds the low half of the clock at the start; the
    SGPR pair ``carry`` may be overwritten. A pass takes less than 2**32 ticks.
    """
    ticks, closed = temps[:2]
    pair = f"s[{carry}:{carry + 1}]"
    low, high, opened = places["sum0"], places["sum1"], places["open"]
    return [
        f"v_sub_u32_e32 {ticks}, {places['clock0']}, {started}",
        f"v_and_b32_e32 {ticks}, {ticks}, {opened}",
        f"v_add_co_u32_e64 {low}, {pair}, {low}, {ticks}",
        f"v_addc_co_u32_e64 {high}, {pair}, {high}, 0, {pair}",
        f"v_max_u32_e32 {places['most']}, {places['most']}, {ticks}",
        f"v_not_b32_e32 {closed}, {opened}",
        f"v_or_b32_e32 {ticks}, {closed}, {ticks}",
        f"v_min_u32_e32 {places['least']}, {places['least']}, {ticks}",
        f"v_sub_u32_e32 {places['passes']}, {places['passes']}, {opened}",
        f"v_mov_b32_e32 {opened}, 0",
    ]


def mark(hit: str, mask: int) -> list[str]:
    """Return the code that notes a hit; ``$0`` is a VGPR that it may use."""
    if hit[0] == "m":
        return ["v_mov_b32 $0, 1", f"scratch_store_dword off, $0, off offset:{hit[1:]}"]
    return [move(hit, "1").strip() if hit[0] == "a" else f"v_or_b32_e32 {hit}, {mask:#x}, {hit}"]


def push(item: PlannedDirective, slots: Sequence[str], sources: dict[str, str] | None = None) -> list[str]:
    """Return the moves that make room in a ring for another pass, and put it there.

    ``sources`` are the registers that its values come from, for a ring without a condition; else they are in the directive's
    own slots.
    """
    newest = sources or {name: slots[slot] for name, slot in item.reads.items()}
    lines = []
    for name in item.rings[0]:
        kept = [slots[ring[name]] for ring in item.rings]
        for place, source in zip(reversed(kept), reversed([newest[name], *kept[:-1]]), strict=True):
            lines.append(move(place, source).strip())
    return lines


def site_label(kernel: int, directive: int) -> str:
    """Return the label of the code that a site branches to."""
    return f".Lmdr_site_{kernel}_{directive}"


def back_label(kernel: int, directive: int) -> str:
    """Return the label behind a site's branch."""
    return f".Lmdr_back_{kernel}_{directive}"


def away(kernel: dict[str, Any], number: int, directive: int, function: Function) -> list[str]:
    """Return a site's compiled code, ready to be branched to: everything of the kernel's is as before at its end."""
    base = kernel["site_sgpr"]
    saved = base + SITE_SGPRS  # EXEC, VCC, SCC, MODE, M0
    own = [line.replace("\t", "  ", 1) if line.startswith("\t") else line for line in function.lines]
    own = [_moved(line, kernel["site_vgpr"], kernel["site_vgprs"], base) for line in own]
    restore = f".Lmdr_restore_{number}_{directive}"
    own = [f"  s_branch {restore}" if line.split()[:1] == ["s_endpgm"] else line for line in own]
    while own and own[-1] == f"  s_branch {restore}":
        own.pop()
    uses_m0 = any(re.search(r"\bm0\b", line) for line in own)
    borrowed = range(base, min(kernel["site_alive"], saved + 7))
    save = kernel["site_save"]
    back = back_label(number, directive)
    return [
        f"{site_label(number, directive)}:",
        f"  s_cbranch_execz {back}",
        *(f"  v_writelane_b32 {save}, s{register}, {register - base}" for register in borrowed),
        f"  s_cselect_b32 s{saved + 4}, 1, 0",
        f"  s_mov_b64 s[{saved}:{saved + 1}], exec",
        f"  s_mov_b64 s[{saved + 2}:{saved + 3}], vcc",
        f"  s_getreg_b32 s{saved + 5}, {_MODE}",
        *([f"  s_mov_b32 s{saved + 6}, m0"] if uses_m0 else []),
        f"  s_setreg_imm32_b32 {_MODE}, {_LLVM_MODE}",
        *own,
        f"{restore}:",
        f"  s_mov_b64 exec, s[{saved}:{saved + 1}]",
        f"  s_mov_b64 vcc, s[{saved + 2}:{saved + 3}]",
        f"  s_setreg_b32 {_MODE}, s{saved + 5}",
        *([f"  s_mov_b32 m0, s{saved + 6}"] if uses_m0 else []),
        f"  s_cmp_lg_u32 s{saved + 4}, 0",
        *(f"  v_readlane_b32 s{register}, {save}, {register - base}" for register in borrowed),
        # A vector instruction that wrote SGPRs, before anything of the kernel's reads them (ISA manuals, "Manually inserted
        # wait states": five before a vector memory instruction).
        "  s_nop 4",
        f"  s_branch {back}",
    ]


def check_contained(function: Function) -> None:
    """Raise MDRError where compiled code calls, since what it called would use the kernel's registers, or sets up a stack."""
    for line in function.lines:
        if is_instruction(line) and (mnemonic(line) in _CALLS or "flat_scratch" in line):
            raise MDRError(f"the compiled code of {function.name} does what cannot be undone: {line.strip()}")


def _moved(line: str, vgpr: int, vgprs: int, sgpr: int) -> str:
    """Rename the registers of the compiled code's own; what reads or writes a place of MDR's names that as it is."""
    place = place_read(line)

    def renamed(match: re.Match[str]) -> str:
        bank, single, low, high = match.groups()
        base, count = (vgpr, vgprs) if bank == "v" else (sgpr, SITE_SGPRS)
        if int(single or low) >= count or (single and f"{bank}{single}" == place):
            return match[0]
        return f"{bank}{base + int(single)}" if single else f"{bank}[{base + int(low)}:{base + int(high)}]"

    return _REGISTER.sub(renamed, line)
