"""From a parsed instruction to its form and record fields: which register numbers and constants the code will read."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import NamedTuple

import numpy as np

from mdr.emulator import state
from mdr.emulator.decode import Instruction
from mdr.emulator.forms import Form, OperandForm
from mdr.emulator.made import Numbers
from mdr.emulator.operands import Operand, Parsed, operand_of, parse
from mdr.emulator.registry import TABLE, TYPES, Op

MASK64 = (1 << 64) - 1
Table = np.ndarray[tuple[int, int], np.dtype[np.uint64]]


_INDEXABLE = ("VOP1", "VOP2", "VOP3", "VOPC")


class Unsupported(Exception):
    """The instruction, or this use of it, is not in the opcode table."""


class Bound(NamedTuple):
    """An instruction ready for its record. ``lanes`` is DPP's or a swizzle's source table."""

    op: Op
    form: Form
    fields: tuple[int, ...]
    offset: int
    lanes: tuple[int, ...] | None
    lane_mask: int
    top: int
    """VGPRs that the state must have for it."""
    operands: tuple[Operand, ...]


class Template(NamedTuple):
    """What instructions of one text shape share; the register numbers and constants are still open."""

    op: Op
    form: Form
    types: tuple[str, ...]
    offset: int
    flags: dict[str, str]


_TEMPLATES: dict[tuple[object, ...], Template] = {}
_PLAIN: dict[tuple[object, ...], Template] = {}
"""Templates by mnemonic and operand shapes, of instructions that are nothing but these."""


def bind(instruction: Instruction, chip: str, indexed: bool = False) -> Bound:
    """Look the instruction up and lay its operands out; ``indexed`` where VGPR indexing may be on. Raises Unsupported."""
    return (None if indexed else _bind_plain(instruction.text, chip)) or _bind(instruction, chip, indexed)


def _bind_plain(text: str, chip: str) -> Bound | None:
    """The same for what most of a large kernel is, by table: one that was bound before with other registers."""
    mnemonic, _, rest = text.partition(" ")
    operands = [operand_of(part) for part in rest.split(", ")]
    try:
        template = _PLAIN.get((chip, mnemonic, *[o.shape for o in operands]))  # type: ignore[union-attr]
    except AttributeError:
        return None  # a modifier
    if template is None:
        return None
    top = 0
    fields = []
    family = template.op.family
    for operand, ty in zip(operands, template.types, strict=True):
        assert operand is not None
        shape = operand.shape[0]
        if shape in "vs":
            fields.append(operand.place)
            if shape == "v" and operand.top > top:
                top = operand.top
        else:
            fields.append(_constant(operand, ty, family))
    return Bound(template.op, template.form, tuple(fields), template.offset, None, MASK64, top, tuple(operands))  # type: ignore[arg-type]


def _bind(instruction: Instruction, chip: str, indexed: bool) -> Bound:
    try:
        parsed = parse(instruction.text)
    except ValueError as error:
        raise Unsupported(str(error)) from None
    name, encoding, operands, modifiers = parsed
    op = TABLE.get(name)
    if op is None or chip not in op.chips:
        raise Unsupported(name)
    special = op.flags
    extra: dict[str, str] = {}
    if indexed and op.family in _INDEXABLE:
        extra["indexed"] = ""
    if special:
        if special.get("branch") and instruction.simm16 < 0:
            extra["back"] = ""
        if special.get("hwreg"):
            extra["register"] = str(instruction.words[0] & 63)
            operands = _setreg_operand(parsed, instruction)
        if special.get("tied"):
            operands = (*operands, operands[0])
        if special.get("implicit_vcc"):
            operands = (*operands, Operand("s", 106, 2))
    key = (chip, name, encoding, tuple([o.shape for o in operands]), modifiers, *extra.values())
    template = _TEMPLATES.get(key)
    if template is None:
        template = _TEMPLATES[key] = _template(op, parsed, operands, chip, extra)
        if not (special or modifiers or indexed or encoding in ("dpp", "sdwa")):
            _PLAIN[chip, instruction.text.partition(" ")[0], *[o.shape for o in operands]] = template
    fields = []
    top = state.MAX_VGPRS if "indexed" in extra else 0
    for operand, ty in zip(operands, template.types, strict=True):
        if operand.shape[0] == "v":
            top = max(top, operand.top)
            fields.append(operand.place)
        elif operand.shape[0] == "s":
            fields.append(operand.place)
        else:
            fields.append(_constant(operand, ty, op.family))
    lanes, lane_mask = None, MASK64
    if special:
        fields = _special_fields(instruction, op, fields)
        if special.get("swizzle"):
            lanes = _swizzle(instruction.words[0] & 0xFFFF)
    if encoding == "dpp":
        lanes, lane_mask = _dpp(instruction)
    if len(fields) > state.FIELD_COUNT:
        raise Unsupported(f"{name} with {len(operands)} operands")
    return Bound(op, template.form, tuple(fields), template.offset, lanes, lane_mask, top, operands)


@dataclass(frozen=True)
class Alike:
    """Instructions that differ from one that is bound in the first registers of its vector operands only."""

    like: Bound
    columns: tuple[tuple[int, Numbers], ...]
    """(operand, its first register in each of the instructions), for each vector operand."""
    count: int

    @property
    def fields(self) -> Table:
        """A row of fields for each."""
        found: Table = np.tile(np.array(self.like.fields, dtype=np.uint64), (self.count, 1))
        for position, column in self.columns:
            operand = self.like.operands[position]
            found[:, position] = operand.place + state.VGPR_BYTES * (column - operand.index)
        return found

    @property
    def top(self) -> int:
        """VGPRs that the state must have for all of them."""
        found = 0
        for position, column in self.columns:
            operand = self.like.operands[position]
            found = max(found, operand.top + int(column.max()) - operand.index)
        return found

    def bounds(self, numbers: Numbers) -> Iterator[Bound]:
        """Those with these numbers; the same one for the same registers."""
        named = [_renumbered(replace(self.like.operands[position], index=0)) for position, _ in self.columns]
        known: dict[tuple[int, ...], Bound] = {}
        for firsts in zip(*(column[numbers].tolist() for _, column in self.columns), strict=True):
            bound = known.get(firsts)
            if bound is None:
                fields, operands, top = [*self.like.fields], [*self.like.operands], 0
                for first, (position, _), names in zip(firsts, self.columns, named, strict=True):
                    operand = operands[position] = names[first]
                    fields[position], top = operand.place, max(top, operand.top)
                bound = known[firsts] = self.like._replace(fields=tuple(fields), operands=tuple(operands), top=top)
            yield bound


def bind_alike(instruction: Instruction, columns: Sequence[Numbers], chip: str) -> Alike:
    """Bind instructions like this one, of whose vector operands these are the first registers. Raises Unsupported.

    The columns are in the order in which the text names the operands (see :mod:`mdr.emulator.shapes`).
    """
    like = bind(instruction, chip)
    vectors = [position for position, operand in enumerate(like.operands) if operand.kind in ("v", "a")]
    if len(vectors) > len(columns):  # The last operand is the first one again, which the text names once.
        columns = [*columns, columns[0]]
    return Alike(like, tuple(zip(vectors, columns, strict=True)), len(columns[0]))


@cache
def _renumbered(operand: Operand) -> list[Operand]:
    """The same operand with each other first register."""
    return [replace(operand, index=first) for first in range(256)]


def _special_fields(instruction: Instruction, op: Op, fields: list[int]) -> list[int]:
    low = instruction.words[0] & 0xFFFF
    if scale := op.flags.get("scale"):
        return _padded(fields, 4, (low & 0xFF) * scale, (low >> 8) * scale)
    if (shift := op.flags.get("gpr_idx")) is not None:
        return _padded(fields, 4, (low >> shift) & 15)
    if op.flags.get("hwreg"):
        return _padded(fields, 4, (low >> 6) & 31, (1 << ((low >> 11) + 1)) - 1)
    if op.flags.get("pc"):
        return _padded(fields, 2, instruction.address + instruction.size)
    return fields


def _template(op: Op, parsed: Parsed, operands: tuple[Operand, ...], chip: str, extra: dict[str, str]) -> Template:
    modifiers = {name: value for name, _, value in (m.partition(":") for m in parsed.modifiers)}
    flags = {**_common_flags(op, parsed, modifiers), **extra}
    offset = 0
    if op.flags.get("smem") or "vmem" in op.flags or "lds" in op.flags:
        if "gds" in modifiers:
            raise Unsupported(f"{parsed.name} gds")
        text = modifiers.get("offset", "")
        offset = int(text, 0) if text and not op.flags.get("swizzle") else 0
    if "fnuz" in op.flags and chip == "gfx942":
        flags["fnuz"] = ""
    known = [ty for ty in op.outs + op.ins if ty != "scc"]
    types = tuple(known[k] if k < len(known) else "b32" for k in range(len(operands)))
    forms = tuple(
        OperandForm(o.shape[0], o.negate, o.absolute, _selection(op, parsed, modifiers, k, o, types[k]))
        for k, o in enumerate(operands)
    )
    return Template(op, Form(op.name, forms, tuple(sorted(flags.items()))), types, offset, flags)


def _padded(fields: list[int], count: int, *more: int) -> list[int]:
    """Exactly ``count`` fields, zeros where there are none, then ``more``."""
    return [*(fields + [0] * count)[:count], *more]


def _constant(operand: Operand, ty: str, family: str) -> int:
    if operand.kind == "off":
        return 0
    if ty in ("h2", "p2"):
        return operand.bits(16 if ty == "h2" else 32, ty == "h2")
    if family == "SMEM":
        return int(operand.value) & MASK64
    if family == "SOPK" and ty == "i32":
        # simm16, which the disassembler writes without its sign.
        return ((int(operand.value) & 0xFFFF) ^ 0x8000) - 0x8000 & 0xFFFFFFFF
    return operand.bits(TYPES[ty][1], ty in ("f16", "f32", "f64", "bf16"), signed=ty == "i64")


def _common_flags(op: Op, parsed: Parsed, modifiers: dict[str, str]) -> dict[str, str]:
    flags: dict[str, str] = {}
    known = {
        "offset", "offset0", "offset1", "op_sel", "op_sel_hi", "row_mask", "bank_mask", "dst_sel", "src0_sel",
        "src1_sel", "glc", "slc", "nt", "sc1", "scc", "quad_perm", "row_shl", "row_shr", "row_ror", "wave_shl",
        "wave_rol", "wave_shr", "wave_ror", "row_mirror", "row_half_mirror", "row_bcast", "row_newbcast",
    }  # fmt: skip
    for name, value in modifiers.items():
        if name == "clamp":
            if op.flags.get("clamp") is False:
                raise Unsupported(f"{parsed.name} with {name}")
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
    glc, sc0 = "glc" in modifiers, flags.pop("sc0", None) is not None
    if "atomic" in (op.flags.get("vmem"), op.flags.get("smem")) and (glc or sc0):
        flags["returns"] = ""
    if op.flags.get("keep_half"):
        flags["unused"] = "keep"
    return flags


def _selection(op: Op, parsed: Parsed, modifiers: dict[str, str], position: int, operand: Operand, ty: str) -> str:
    """Which part of a register an operand is: from SDWA's selectors, or VOP3's op_sel for 16-bit operands."""
    outs = len(op.outs)
    if parsed.encoding == "sdwa":
        names = ["dst_sel"] if position < outs else [f"src{position - outs}_sel"]
        text = modifiers.get(names[0], "DWORD")
        if position < outs and op.outs[position] == "mask":
            return ""
        if text == "DWORD":
            return ""
        part = {"BYTE": "b", "WORD": "w"}[text[:-2]] + text[-1]
        return ("s" if operand.sign_extend else "") + part
    bits = _bits(modifiers.get("op_sel", ""))
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


def _setreg_operand(parsed: Parsed, instruction: Instruction) -> tuple[Operand, ...]:
    if parsed.name == "s_setreg_imm32_b32":
        return (Operand("literal", value=instruction.words[1]),)
    return tuple(o for o in parsed.operands if o.kind == "s")


def _dpp(instruction: Instruction) -> tuple[tuple[int, ...], int]:
    """The source lane of each lane (-1: none) and the lanes enabled by row and bank masks, from the DPP dword."""
    word = instruction.words[1]
    control, bank_mask, row_mask = (word >> 8) & 0x1FF, (word >> 24) & 15, word >> 28
    table = tuple(_dpp_source(control, lane) for lane in range(64))
    enabled = sum(1 << lane for lane in range(64) if row_mask >> (lane >> 4) & 1 and bank_mask >> ((lane >> 2) & 3) & 1)
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
