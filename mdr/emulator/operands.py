"""LLVM's instruction text to operands and modifiers.

The text is canonical (one disassembler writes it), so this is a splitter rather than an assembler's grammar.
Fields that LLVM prints symbolically (counters, messages, hardware registers, branch targets, swizzles)
are read from the encoding by those who need them.
"""

from __future__ import annotations

import re
import struct
from dataclasses import dataclass
from functools import cache, cached_property
from typing import NamedTuple

from mdr.emulator import state

SPECIAL = {
    "flat_scratch": 102, "flat_scratch_lo": 102, "flat_scratch_hi": 103,
    "xnack_mask": 104, "xnack_mask_lo": 104, "xnack_mask_hi": 105,
    "vcc": 106, "vcc_lo": 106, "vcc_hi": 107,
    "m0": 124, "exec": 126, "exec_lo": 126, "exec_hi": 127, "src_scc": 128, "scc": 128,
}  # fmt: skip
"""Named scalar registers, by their index in the scalar file."""

CONSTANTS = {
    "src_shared_base": (1 << 16, 1 << 48),
    "src_private_base": (2 << 16, 2 << 48),
    "src_shared_limit": (0, 0),
    "src_private_limit": (0, 0),
    "src_pops_exiting_wave_id": (0, 0),
    "src_execz": (0, 0),
    "src_vccz": (0, 0),
}
"""Read-only sources with a fixed value: (as 32 bits, as 64 bits)."""

SCALARS = 1024
"""Registers are numbers: VGPRs and AGPRs as they stand in a wave's state, scalar registers from here on."""

_REGISTER = re.compile(r"(ttmp|[sva])(?:(\d+)|\[(\d+)(?::(\d+))?\])$")
_FLOAT = re.compile(r"-?\d+\.\d+(e[-+]?\d+)?$")
_MODIFIER = re.compile(r"[a-z_0-9]+:.*|[a-z][a-z_0-9]*$")


@dataclass(frozen=True)
class Operand:
    """A register group, a constant, or nothing.

    ``kind``: ``v``, ``a`` or ``s`` (register ``index`` to ``index + count - 1``), ``int`` (``value``), ``literal``
    (``value``: 32 bits that follow the instruction), ``float`` (``value`` is what was written), ``off``, ``const``.
    """

    kind: str
    index: int = 0
    count: int = 1
    value: float = 0
    negate: bool = False
    absolute: bool = False
    sign_extend: bool = False
    name: str = ""

    @cached_property
    def shape(self) -> str:
        """What of it decides the form: the form's operand kind, then the modifiers."""
        kind = {"v": "v", "a": "v", "s": "s", "off": "n"}.get(self.kind, "i")
        return kind + "-" * self.negate + "|" * self.absolute + "x" * self.sign_extend

    @cached_property
    def top(self) -> int:
        """VGPRs that the state must have for it."""
        return self.index + self.count + (state.ACCUMULATORS if self.kind == "a" else 0)

    @cached_property
    def registers(self) -> frozenset[int]:
        """Its registers, as numbers."""
        if self.kind not in ("v", "a", "s"):
            return frozenset()
        first = self.index + {"v": 0, "a": state.ACCUMULATORS, "s": SCALARS}[self.kind]
        return frozenset(range(first, first + self.count))

    @cached_property
    def place(self) -> int:
        """Offset of a register in the wave's state."""
        if self.kind == "s":
            return 4 * self.index
        return state.VGPRS + state.VGPR_BYTES * (self.index + (state.ACCUMULATORS if self.kind == "a" else 0))

    def bits(self, width: int, is_float: bool = False, signed: bool = False) -> int:
        """A constant's bit pattern as an operand of ``width`` bits of a float or integer type."""
        mask = (1 << max(width, 32)) - 1
        if self.kind == "const":
            return CONSTANTS[self.name][width == 64]
        if self.kind == "float":
            if width == 64 or (width == 16 and is_float):
                return int.from_bytes(struct.pack("<d" if width == 64 else "<e", self.value), "little")
            return int.from_bytes(struct.pack("<f", self.value), "little")
        value = int(self.value)
        if self.kind == "literal" and width == 64:
            # A 32-bit literal is the upper half of a double, and extended as its type is signed otherwise.
            if is_float:
                return value << 32
            if signed and value >> 31:
                value -= 1 << 32
        return value & mask


class Parsed(NamedTuple):
    """Mnemonic without its encoding suffix, that suffix (``e32``, ``e64``, ``dpp``, ``sdwa`` or none), operands, modifiers."""

    name: str
    encoding: str
    operands: tuple[Operand, ...]
    modifiers: tuple[str, ...]
    """As written, such as ``offset:16`` or ``glc``."""


_SUFFIX = re.compile(r"_(e32|e64|dpp|sdwa|e64_dpp)$")
_SYMBOLIC = ("s_waitcnt", "s_sendmsg", "s_branch", "s_cbranch")


@cache
def _mnemonic(text: str) -> tuple[str, str]:
    match = _SUFFIX.search(text)
    return (text[: match.start()], match[1]) if match else (text, "")


def parse(text: str) -> Parsed:
    """Split one line of LLVM's disassembly. Raises ValueError for an operand it does not know."""
    mnemonic, _, rest = text.partition(" ")
    name, encoding = _mnemonic(mnemonic)
    if name.startswith(_SYMBOLIC) or not rest:
        return Parsed(name, encoding, (), ())
    operands: list[Operand] = []
    modifiers: list[str] = []
    plain = "[" not in rest and "(" not in rest
    for part in rest.split(",") if plain else _split(rest):
        first, *others = part.split() if plain else _split(part, " ")
        operand = operand_of(first)
        if operand is not None:
            operands.append(operand)
        elif not first.startswith(("hwreg(", "sendmsg(", "gpr_idx(")):
            modifiers.append(first)
        # What follows an operand within commas is a modifier, even where it spells like one (``scc``).
        modifiers += others
    for word in modifiers:
        if not _MODIFIER.match(word):
            raise ValueError(f"unknown operand {word!r}")
    return Parsed(name, encoding, tuple(operands), tuple(modifiers))


def _split(text: str, separator: str = ",") -> list[str]:
    """Split at the separator outside brackets."""
    out, depth, start = [], 0, 0
    for position, char in enumerate(text):
        if char in "[(":
            depth += 1
        elif char in "])":
            depth -= 1
        elif char == separator and depth == 0:
            out.append(text[start:position].strip())
            start = position + 1
    out.append(text[start:].strip())
    return [item for item in out if item]


@cache
def operand_of(text: str) -> Operand | None:
    """One operand; None for a modifier."""
    negate = absolute = sign_extend = False
    if text.startswith("sext(") and text.endswith(")"):
        sign_extend, text = True, text[5:-1]
    if text.startswith("neg(") and text.endswith(")"):
        negate, text = True, text[4:-1]
    if text.startswith("-") and not text[1:2].isdigit() and not text.startswith("-0x"):
        negate, text = True, text[1:]
    if text.startswith("|") and text.endswith("|") and len(text) > 2:
        absolute, text = True, text[1:-1]
    if match := _REGISTER.match(text):
        bank, single, first, last = match.groups()
        index = int(single or first)
        count = int(last) - index + 1 if last else 1
        if bank == "ttmp":
            bank, index = "s", 108 + index
        return Operand(bank, index, count, 0, negate, absolute, sign_extend)
    if text in SPECIAL:
        wide = text in ("vcc", "exec", "flat_scratch", "xnack_mask")
        return Operand("s", SPECIAL[text], 2 if wide else 1, 0, negate, absolute, sign_extend)
    if text in CONSTANTS:
        return Operand("const", name=text, negate=negate, absolute=absolute)
    if text.startswith("lit(") and text.endswith(")"):
        return Operand("literal", value=int(text[4:-1], 0), negate=negate, absolute=absolute)
    if _FLOAT.match(text):
        return Operand("float", value=float(text), negate=negate, absolute=absolute)
    if re.match(r"0x[0-9a-f]+$", text):
        return Operand("literal", value=int(text, 16), negate=negate, absolute=absolute)
    if re.match(r"-0x[0-9a-f]+$", text):
        return Operand("int", value=int(text, 16), negate=negate, absolute=absolute)
    if re.match(r"-?\d+$", text):
        return Operand("int", value=int(text), negate=negate, absolute=absolute)
    if text == "off":
        return Operand("off")
    return None
