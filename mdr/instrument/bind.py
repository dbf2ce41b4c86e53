"""Bind the symbolic MLIR of translate to the chosen registers, and its ``gpu.printf`` to the transport's calls."""

from __future__ import annotations

import re

from mdr.assembly.chips import Chip
from mdr.instrument.allocate import SITE_SGPRS, Allocation
from mdr.instrument.fetches import fetch_code
from mdr.instrument.places import read
from mdr.instrument.plan import Plan
from mdr.instrument.readings import reading_places
from mdr.instrument.runtime import FEATURES
from mdr.instrument.sending import AtSite, Buffered, Hostcall, Sender
from mdr.instrument.sitecode import add, mark, push

_CALL = re.compile(r"^(\s*)(%\w+) = func\.call @mdr_(slot|hit)_(\d+)_(\d+)\(\)")
_EFFECT = re.compile(r"^(\s*)func\.call @mdr_(mark|add|push|fetch)_(\d+)_(\d+)\(\)")
_ITEM = re.compile(r"\s*// (\d+): ")
_PRINTF = re.compile(r'^(\s*)gpu\.printf "[^"]*"(?:, (.*) : (.*))?$')
# Volatile, so that it is computed where it is used: LLVM would keep one result alive across the calls, in a register too many.
_LANE = 'llvm.inline_asm has_side_effects "v_mbcnt_lo_u32_b32 $0, -1, 0\\0Av_mbcnt_hi_u32_b32 $0, -1, $0", "=&v" : () -> i32'

# What the epilogue must not ask of the ABI: it is branched to, not launched, and finds none of these.
_NO_INPUTS = (
    *("dispatch-ptr", "queue-ptr", "implicitarg-ptr", "dispatch-id", "workgroup-id-x", "workgroup-id-y"),
    *("workgroup-id-z", "workitem-id-x", "workitem-id-y", "workitem-id-z", "lds-kernel-id", "hostcall-ptr"),
    *("heap-ptr", "default-queue", "completion-action", "multigrid-sync-arg", "flat-scratch-init"),
    *("cluster-id-x", "cluster-id-y", "cluster-id-z", "agpr"),
)


def bind(gpu: str, plan: Plan, allocations: list[Allocation], transport: str, chip: str) -> str:
    """Return the MLIR module that LLVM can compile: registers read by inline assembly, lazily, where they are needed.

    Pinning them as inputs instead would keep all of them alive through the epilogue, and spill.
    """
    if not allocations:
        return gpu
    at_end = Hostcall(plan, allocations) if transport == "hostcall" else Buffered(plan, allocations)
    at_site = AtSite(plan, allocations)
    sender: Sender = at_end
    out: list[str] = []
    branch = 0  # where the operations of the innermost open branch begin
    for line in gpu.split("\n"):
        call = _CALL.match(line)
        if call and call[3] == "slot" and int(call[5]) >= len(allocations[int(call[4])].slots):
            continue  # kept only to tell work-items apart, and left out: what is made of it is not sent
        effect = _EFFECT.match(line)
        item = _ITEM.match(line)
        if item:
            sender.begin(int(item[1]))
            out.append(line)
        elif call:
            out += _read(call, allocations)
        elif effect:
            out += _effect(effect, plan, allocations)
        elif line.endswith("= gpu.lane_id"):
            out.append(line.replace("gpu.lane_id", _LANE))
        elif "arith.index_cast" in line:
            # The lane number is an i32 here.
            out.append(re.sub(r"arith.index_cast (%\w+) : index to i32", r"arith.bitcast \1 : i32 to i32", line))
        elif "gpu.printf" in line:
            printed = _PRINTF.match(line)
            assert printed is not None, line
            out[branch:] = sender.lower(printed, out[branch:])
        elif line.endswith(" {") and "scf.if" in line:
            out.append(line)
            branch = len(out)
        elif "func.func private @mdr_" in line:
            continue
        elif line.startswith("  gpu.module @mdr "):
            target = f'O = 3, chip = "{chip}", features = "{FEATURES}", abi = "500"'
            out.append(f"  gpu.module @mdr [#rocdl.target<{target}>] {{")
            window = (max(found.window_vgprs for found in allocations), allocations[0].window_sgprs)
            out.append(f"    {at_end.declaration} attributes {{dso_local, {_passthrough(*window)}}}")
        elif line.startswith("    gpu.func @"):
            words = line.partition("(")[0].split("_")
            site = "site" in words
            number = int(words[-2 if site else -1])
            found = allocations[number]
            sender = at_site if site else at_end
            sender.start(number)
            window = (found.site_vgprs, SITE_SGPRS) if site else (found.window_vgprs, found.window_sgprs)
            out.append(line.replace(" {", f" attributes {{{_passthrough(*window)}}} {{"))
            branch = len(out)
        else:
            out.append(line)
    return "\n".join(out)


def _passthrough(vgprs: int, sgprs: int) -> str:
    pairs = [
        # LLVM doubles this number on chips with one file for VGPRs and AGPRs, and without AGPRs all of it is VGPRs.
        ("amdgpu-num-vgpr", str(vgprs // 2)),
        ("amdgpu-num-sgpr", str(sgprs + Chip.extra_sgprs)),
        ("amdgpu-agpr-alloc", "0"),
        ("amdgpu-flat-work-group-size", "1,1024"),
        *((f"amdgpu-no-{name}", "") for name in _NO_INPUTS),
    ]
    listed = ", ".join(f'["{name}", "{value}"]' for name, value in pairs)
    return f'passthrough = ["nounwind", "convergent", {listed}]'


def _read(call: re.Match[str], allocations: list[Allocation]) -> list[str]:
    indent, result, kind, kernel, number = call.groups()
    found = allocations[int(kernel)]
    if kind == "slot":
        return [f"{indent}{result} = {read(found.slots[int(number)])}"]
    hit, mask = found.hit(int(number))
    name = f"%hit{result[1:]}"
    if mask >> 31:
        mask -= 1 << 32
    return [
        f"{indent}{name} = {read(hit)}",
        f"{indent}{name}m = arith.constant {mask} : i32",
        f"{indent}{name}z = arith.constant 0 : i32",
        f"{indent}{name}b = arith.andi {name}, {name}m : i32",
        f"{indent}{result} = arith.cmpi ne, {name}b, {name}z : i32",
    ]


def _effect(call: re.Match[str], plan: Plan, allocations: list[Allocation]) -> list[str]:
    """Return the code that writes to a place of MDR's own in the lanes that come here."""
    indent, kind, kernel, number = call[1], call[2], int(call[3]), int(call[4])
    found = allocations[kernel]
    if kind == "push":
        lines = push(plan.kernels[kernel].directives[number], found.slots)
    elif kind == "fetch":
        _, loads = fetch_code(*reading_places(plan.kernels[kernel], found, number))
        lines = ["\\0A".join(line.strip() for line in [*loads, "s_waitcnt vmcnt(0)"])]
    else:
        lines = [add(found.slots[number])] if kind == "add" else mark(*found.hit(number))
    if any("$0" in line for line in lines):
        text = "\\0A".join(lines)
        return [f'{indent}%mark{number} = llvm.inline_asm has_side_effects "{text}", "=&v" : () -> i32']
    return [f'{indent}llvm.inline_asm has_side_effects "{line}", "" : () -> ()' for line in lines]
