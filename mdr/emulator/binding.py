"""From a parsed instruction to its form and record fields: which register numbers and constants the code will read."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from mdr.emulator import state
from mdr.emulator.decode import Instruction
from mdr.emulator.forms import Form, OperandForm
from mdr.emulator.operands import Operand, Parsed, parse
from mdr.emulator.registry import TABLE, TYPES, Op

MASK64 = (1 << 64) - 1


class Unsupported(Exception):
    """The instruction, or this use of it, is not in the opcode table."""


@dataclass(slots=True)
class Bound:
    """An instruction ready for its record. ``lanes`` is DPP's or a swizzle's source table."""

    op: Op
    form: Form
    fields: list[int] = field(default_factory=list)
    offset: int = 0
    lanes: tuple[int, ...] | None = None
    lane_mask: int = MASK64


class Registers:
    """Where registers live in the wave's state; remembers the highest VGPR used."""

    def __init__(self, accumulators: int) -> None:
        self.accumulators = accumulators
        """Index of a0 in the state's VGPR file."""
        self.highest = 0

    def offset(self, operand: Operand) -> int:
        if operand.kind == "s":
            return 4 * operand.index
        base = self.accumulators if operand.kind == "a" else 0
        self.highest = max(self.highest, base + operand.index + operand.count)
        return state.VGPRS + state.VGPR_BYTES * (base + operand.index)


def bind(instruction: Instruction, registers: Registers, chip: str) -> Bound:
    """Look the instruction up and lay its operands out. Raises Unsupported."""
    try:
        parsed = parse(instruction.text)
    except ValueError as error:
        raise Unsupported(str(error)) from None
    op = TABLE.get(parsed.name)
    if op is None or chip not in op.chips:
        raise Unsupported(parsed.name)
    flags = _common_flags(parsed, op)
    operands = list(parsed.operands)
    bound = Bound(op, Form(op.name))
    if op.flags.get("smem") or "vmem" in op.flags or "lds" in op.flags:
        if "gds" in parsed.modifiers:
            raise Unsupported(f"{parsed.name} gds")
        bound.offset = _memory_offset(parsed, instruction)
    if "fnuz" in op.flags and chip == "gfx942":
        flags["fnuz"] = ""
    if op.flags.get("branch") and instruction.simm16 < 0:
        flags["back"] = ""
    if op.flags.get("hwreg"):
        flags["register"], shift, mask = _hardware_register(instruction)
        operands = _setreg_operand(parsed, instruction)
    if op.flags.get("tied"):
        operands.append(operands[0])
    if op.flags.get("implicit_vcc"):
        operands.append(Operand("s", 106, 2))
    types = [ty for ty in op.outs + op.ins if ty != "scc"]
    forms: list[OperandForm] = []
    for position, operand in enumerate(operands):
        ty = types[position] if position < len(types) else "b32"
        kind, value = _lay_out(operand, ty, registers, op.family)
        bound.fields.append(value)
        forms.append(OperandForm(kind, operand.negate, operand.absolute, _selection(parsed, op, position, operand, ty)))
    if "lds" in op.flags and "scale" in op.flags:
        pair = instruction.words[0] & 0xFFFF
        scale = op.flags["scale"]
        bound.fields = _padded(bound.fields, 4, (pair & 0xFF) * scale, (pair >> 8) * scale)
    if op.flags.get("hwreg"):
        bound.fields = _padded(bound.fields, 4, shift, mask)
    if op.flags.get("pc"):
        bound.fields = _padded(bound.fields, 2, instruction.address + instruction.size)
    if parsed.encoding == "dpp":
        bound.lanes, bound.lane_mask = _dpp(instruction)
    if op.flags.get("swizzle"):
        bound.lanes = _swizzle(instruction.words[0] & 0xFFFF)
    if len(bound.fields) > state.FIELD_COUNT:
        raise Unsupported(f"{parsed.name} with {len(operands)} operands")
    bound.form = Form(op.name, tuple(forms), tuple(sorted(flags.items())))
    return bound


def _padded(fields: list[int], count: int, *more: int) -> list[int]:
    """Exactly ``count`` fields, zeros where there are none, then ``more``."""
    return [*(fields + [0] * count)[:count], *more]


def _lay_out(operand: Operand, ty: str, registers: Registers, family: str) -> tuple[str, int]:
    if operand.kind in "vas":
        return ("s" if operand.kind == "s" else "v"), registers.offset(operand)
    if operand.kind == "off":
        return "n", 0
    width = TYPES[ty][1] if ty in TYPES else 32
    if ty in ("h2", "p2"):
        return "i", operand.bits(16 if ty == "h2" else 32, ty == "h2")
    if family == "SMEM":
        return "i", int(operand.value) & MASK64
    if family == "SOPK" and ty == "i32":
        # simm16, which the disassembler writes without its sign.
        return "i", ((int(operand.value) & 0xFFFF) ^ 0x8000) - 0x8000 & 0xFFFFFFFF
    return "i", operand.bits(width, ty in ("f16", "f32", "f64", "bf16"), signed=ty == "i64")


def _common_flags(parsed: Parsed, op: Op) -> dict[str, str]:
    flags: dict[str, str] = {}
    known = {
        "offset", "offset0", "offset1", "op_sel", "op_sel_hi", "row_mask", "bank_mask", "dst_sel", "src0_sel",
        "src1_sel", "glc", "slc", "nt", "sc1", "scc", "quad_perm", "row_shl", "row_shr", "row_ror", "wave_shl",
        "wave_rol", "wave_shr", "wave_ror", "row_mirror", "row_half_mirror", "row_bcast", "row_newbcast",
    }  # fmt: skip
    for name, value in parsed.modifiers.items():
        if name == "clamp":
            flags["clamp"] = ""
        elif name in ("mul", "div"):
            flags["omod"] = {"mul2": "2", "mul4": "4", "div2": "0.5"}[name + value]
        elif name == "bound_ctrl":
            flags["bound"] = ""
        elif name == "dst_unused":
            flags["unused"] = {"UNUSED_PAD": "pad", "UNUSED_SEXT": "sext", "UNUSED_PRESERVE": "keep"}[value]
        elif name in op.flags.get("modifiers", ()) or name in ("bitop3", "sc0"):
            flags[name] = value
        elif name not in known:
            raise Unsupported(f"{parsed.name} with {name}")
    if parsed.encoding == "dpp":
        flags["dpp"] = ""
    glc, sc0 = "glc" in parsed.modifiers, flags.pop("sc0", None) is not None
    if op.flags.get("vmem") == "atomic" and (glc or sc0):
        flags["returns"] = ""
    if op.flags.get("keep_half"):
        flags["unused"] = "keep"
    return flags


def _selection(parsed: Parsed, op: Op, position: int, operand: Operand, ty: str) -> str:
    """Which part of a register an operand is: from SDWA's selectors, or VOP3's op_sel for 16-bit operands."""
    outs = len(op.outs)
    if parsed.encoding == "sdwa":
        names = ["dst_sel"] if position < outs else [f"src{position - outs}_sel"]
        text = parsed.modifiers.get(names[0], "DWORD")
        if position < outs and op.outs[position] == "mask":
            return ""
        if text == "DWORD":
            return ""
        part = {"BYTE": "b", "WORD": "w"}[text[:-2]] + text[-1]
        return ("s" if operand.sign_extend else "") + part
    bits = _bits(parsed.modifiers.get("op_sel", ""))
    width = TYPES[ty][1] if ty in TYPES else 0
    if op.flags.get("modifiers"):
        return ""
    if position < outs:
        if bits and len(bits) > len(op.ins) and bits[-1]:
            return "w1"
        return "w0" if width == 16 and op.flags.get("keep_half") else ""
    source = position - outs
    return "w1" if width == 16 and source < len(bits) and bits[source] else ""


def _bits(text: str) -> list[int]:
    return [int(c) for c in re.findall(r"[01]", text)]


def _memory_offset(parsed: Parsed, instruction: Instruction) -> int:
    text = parsed.modifiers.get("offset", "")
    if parsed.name.startswith("ds_swizzle"):
        return 0
    return int(text, 0) if text else 0


def _hardware_register(instruction: Instruction) -> tuple[str, int, int]:
    code = instruction.words[0] & 0xFFFF
    return str(code & 63), (code >> 6) & 31, (1 << ((code >> 11) + 1)) - 1


def _setreg_operand(parsed: Parsed, instruction: Instruction) -> list[Operand]:
    if parsed.name == "s_setreg_imm32_b32":
        return [Operand("literal", value=instruction.words[1])]
    return [o for o in parsed.operands if o.kind == "s"]


def _dpp(instruction: Instruction) -> tuple[tuple[int, ...], int]:
    """The source lane of each lane (-1: none) and the lanes enabled by row and bank masks, from the DPP dword."""
    word = instruction.words[1]
    control, bank_mask, row_mask = (word >> 8) & 0x1FF, (word >> 24) & 15, word >> 28
    table = tuple(_dpp_source(control, lane) for lane in range(64))
    enabled = sum(
        1 << lane for lane in range(64) if row_mask >> (lane >> 4) & 1 and bank_mask >> ((lane >> 2) & 3) & 1
    )
    return table, enabled


def _dpp_source(control: int, lane: int) -> int:
    row, place = lane & ~15, lane & 15
    if control < 0x100:
        return (lane & ~3) | (control >> (2 * (lane & 3)) & 3)
    kind, count = control & 0x1F0, control & 15
    if kind == 0x100:
        return row | (place + count) if place + count < 16 else -1
    if kind == 0x110:
        return row | (place - count) if place >= count else -1
    if kind == 0x120:
        return row | ((place - count) & 15)
    if kind == 0x150:
        return row | count
    simple = {
        0x130: lane + 1 if lane < 63 else -1, 0x134: (lane + 1) & 63, 0x138: lane - 1, 0x13C: (lane - 1) & 63,
        0x140: row | (15 - place), 0x141: (lane & ~7) | (7 - (lane & 7)),
        0x142: row - 1 if row else -1, 0x143: 31 if lane >= 32 else -1,
    }  # fmt: skip
    if control not in simple:
        raise Unsupported(f"DPP control {control:#x}")
    return simple[control]


def _swizzle(pattern: int) -> tuple[int, ...]:
    """ds_swizzle's source lanes: quads if bit 15 is set, else and/or/xor masks within 32 lanes; FFT and rotate modes."""
    if pattern >= 0xE000:
        raise Unsupported(f"ds_swizzle_b32 mode {pattern:#x}")
    if pattern >= 0xC000:
        left, count, keep = not pattern >> 10 & 1, (pattern >> 5) & 31, pattern & 31
        step = count if left else -count
        return tuple((n & 32) | (n & keep) | ((n + step) & 31 & ~keep) for n in range(64))
    if pattern & 0x8000:
        return tuple((n & ~3) | (pattern >> (2 * (n & 3)) & 3) for n in range(64))
    low, middle, high = pattern & 31, (pattern >> 5) & 31, (pattern >> 10) & 31
    return tuple((n & 32) | ((((n & 31) & low) | middle) ^ high) for n in range(64))
