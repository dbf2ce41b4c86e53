"""What one instruction of canonical text does to registers and counters: which it reads and writes, which unit runs it.

Facts: the CDNA2, CDNA3 and CDNA4 instruction set manuals (instruction formats, operand order); the text is LLVM's, in which
destinations come first.
"""

from __future__ import annotations

import re

AGPR = 256
SGPR = 512
VCC = (SGPR + 106, SGPR + 107)
M0 = SGPR + 124
EXEC = (SGPR + 126, SGPR + 127)
"""Registers are numbers: VGPRs from 0, AGPRs from AGPR, scalar registers from SGPR on, by their encoding."""

_NAMED = {
    "flat_scratch": (102, 2),
    "flat_scratch_lo": (102, 1),
    "flat_scratch_hi": (103, 1),
    "xnack_mask": (104, 2),
    "xnack_mask_lo": (104, 1),
    "xnack_mask_hi": (105, 1),
    "vcc": (106, 2),
    "vcc_lo": (106, 1),
    "vcc_hi": (107, 1),
    "m0": (124, 1),
    "exec": (126, 2),
    "exec_lo": (126, 1),
    "exec_hi": (127, 1),
}
_NAMES = {SGPR + first: name for name, (first, count) in _NAMED.items() if count == 1}
_REGISTER = re.compile(
    r"(?<![\w.$@])(?:([vsa])(?:(\d+)|\[(\d+)(?::(\d+))?\])|((?:vcc|exec|flat_scratch|xnack_mask)(?:_lo|_hi)?|m0))(?![\w.$@])"
)
_BASE = {"v": 0, "a": AGPR, "s": SGPR}
_ENCODING = re.compile(r"_(e32|e64|sdwa|dpp|e64_dpp)$")
_COMMA = re.compile(r",(?![^\[(]*[\])])")
_COUNT = re.compile(r"(vmcnt|lgkmcnt|expcnt)\((\d+)\)")

_SCALAR_MEMORY = re.compile(
    r"s_(load|buffer_load|scratch_load|store|buffer_store|scratch_store|atomic|buffer_atomic|memtime|memrealtime|dcache|atc)"
)
_SCALAR_LOAD = re.compile(r"s_(load|buffer_load|scratch_load|memtime|memrealtime)")
# Scalar instructions whose first operand is not written.
_SCALAR_NO_RESULT = re.compile(
    r"s_(cmp|cmpk|bitcmp[01])_|s_(setreg|set_gpr_idx|cbranch|waitcnt|sendmsg|rfe|endpgm|setvskip|setpc|ttracedata)|"
    r"s_(nop|branch|barrier|setkill|wakeup|sethalt|sleep|setprio|trap|icache_inv|incperflevel|decperflevel|code_end)$"
)
_SCALAR_IN_PLACE = re.compile(r"s_(cmov|cmovk|addk|mulk|bitset[01])_")
_VECTOR_IN_PLACE = re.compile(r"v_(mac|fmac|pk_fmac|dot\w*c|dot2acc|smfmac|writelane)_|v_(mfma|mad)_mix")
_SECOND_RESULT = re.compile(r"v_\w+_co_|v_div_scale_|v_mad_[ui]64_[ui]32")
_SWAP = re.compile(r"v_swap_b32|v_permlane\d+_swap_b32")
_LDS_RESULT = re.compile(r"ds_(read|bpermute|permute|swizzle|consume|append|ordered_count)|ds_\w+_rtn_")
_CACHE_CONTROL = ("buffer_wbinvl1", "buffer_inv", "buffer_gl")
_TRANSCENDENTAL = re.compile(r"v_(exp|log|rcp|rcp_iflag|rsq|sqrt|sin|cos|exp_legacy|log_legacy)_f(16|32|64)$")


class Operation:
    """One instruction: name without encoding suffix, encoding, operands, modifiers, unit, and registers by number.

    ``unit``: ``valu``, ``salu`` (control instructions included), ``smem``, ``vmem`` (buffer and image), ``flat`` (flat, global
    and scratch), ``ds`` or ``exp``. ``reads`` and ``writes`` are the registers named, and VCC and EXEC where an instruction
    uses them without saying so; EXEC as a mask of lanes is not in ``reads``. ``results`` are the registers that arrive later.
    """

    __slots__ = (
        "encoding",
        "modifiers",
        "name",
        "operands",
        "reads",
        "registers",
        "results",
        "text",
        "unit",
        "writes",
    )

    def __init__(self, line: str) -> None:
        self.text = line.strip()
        word, _, rest = self.text.partition(" ") if "\t" not in self.text else self.text.partition("\t")
        found = _ENCODING.search(word)
        self.encoding = found[1] if found else ""
        self.name = word[: found.start()] if found else word
        self.operands: list[str] = []
        self.modifiers: list[str] = []
        for piece in _COMMA.split(rest):
            words = piece.split()
            self.operands += words[:1]
            self.modifiers += words[1:]
        self.registers = [numbers_in(operand) for operand in self.operands]
        self.unit = _unit(self.name)
        first_written, also_read = self._written()
        self.writes: frozenset[int] = frozenset(n for k in first_written for n in self.registers[k])
        reads = {n for k, group in enumerate(self.registers) if k not in first_written or k in also_read for n in group}
        self.results: frozenset[int] = self.writes if self.unit in ("smem", "vmem", "flat", "ds") else frozenset()
        name = self.name
        if self.unit == "vmem" and "cmpswap" in name and self.results:
            half = self.registers[0][
                : len(self.registers[0]) // 2
            ]  # the old value replaces the new one, not the compared
            self.results = self.writes = frozenset(half)
        if name.startswith("v_div_fmas"):
            reads.update(VCC)
        if name.startswith("v_cmpx") or name.endswith(("_saveexec_b64", "_wrexec_b64")):
            self.writes |= frozenset(EXEC)
        if name in ("s_cbranch_vccz", "s_cbranch_vccnz"):
            reads.update(VCC)
        self.reads = frozenset(reads)

    def _written(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Return which operands are written, and which of those are read as well."""
        name, unit = self.name, self.unit
        if not self.operands:
            return (), ()
        if unit == "salu":
            if _SCALAR_NO_RESULT.match(name):
                return (), ()
            return (0,), (0,) if _SCALAR_IN_PLACE.match(name) else ()
        if unit == "smem":
            returns = _SCALAR_LOAD.match(name) or ("atomic" in name and "glc" in self.modifiers)
            return ((0,), ()) if returns else ((), ())
        if unit == "valu":
            if name in ("v_nop", "v_clrexcp", "v_mfma_ld_scale_b32"):
                return (), ()
            if _SWAP.match(name):
                return (0, 1), (0, 1)
            if _SECOND_RESULT.match(name) and len(self.operands) > 1:
                return (0, 1), ()
            keeps = "dst_unused:UNUSED_PRESERVE" in self.modifiers
            return (0,), (0,) if keeps or _VECTOR_IN_PLACE.match(name) else ()
        if unit == "ds":
            return ((0,), ()) if _LDS_RESULT.match(name) else ((), ())
        if unit == "exp":
            return (), ()
        if "_load_lds" in name or "lds" in self.modifiers:
            return (), ()
        if "_atomic_" in name:
            if "glc" not in self.modifiers and "sc0" not in self.modifiers:
                return (), ()
            return (0,), (0,) if unit == "vmem" else ()
        if re.search(r"_(load|sample|gather4|get_resinfo|get_lod)", name):
            return (0,), (0,) if "d16" in name else ()
        return (), ()

    @property
    def is_matrix(self) -> bool:
        """True for the MFMA and SMFMAC instructions."""
        return self.name.startswith(("v_mfma_", "v_smfmac_")) and self.name != "v_mfma_ld_scale_b32"

    @property
    def is_transcendental(self) -> bool:
        """True for the instructions of the transcendental unit."""
        return _TRANSCENDENTAL.match(self.name) is not None

    @property
    def is_dot(self) -> bool:
        """True for the dot-product instructions."""
        return self.name.startswith("v_dot")

    @property
    def is_dpp(self) -> bool:
        """True where the first source comes from another lane (DPP)."""
        return self.encoding in ("dpp", "e64_dpp")

    @property
    def is_vector_memory(self) -> bool:
        """True for buffer, image, flat, global and scratch instructions."""
        return self.unit in ("vmem", "flat")

    @property
    def counts_vmcnt(self) -> bool:
        """True if vmcnt goes up: vector memory loads, stores and atomics, but not invalidations of a cache."""
        return self.is_vector_memory and not self.name.startswith(_CACHE_CONTROL)

    @property
    def wait_states(self) -> int:
        """Wait states that pass while the instruction is issued: 1, or what s_nop asks for."""
        return int(self.operands[0], 0) + 1 if self.name == "s_nop" else 1

    @property
    def awaited(self) -> dict[str, int]:
        """Counters that an s_waitcnt waits for, and the values they may have afterwards."""
        if self.name != "s_waitcnt":
            return {}
        return {counter: int(value) for counter, value in _COUNT.findall(self.text)}


def numbers_in(text: str) -> list[int]:
    """Return the numbers of the registers that an operand names, in order."""
    found: list[int] = []
    for bank, single, low, high, special in _REGISTER.findall(text):
        if special:
            first, count = _NAMED[special]
            found += range(SGPR + first, SGPR + first + count)
        else:
            begin = _BASE[bank] + int(single or low)
            found += range(begin, _BASE[bank] + int(high or low or single) + 1)
    return found


def register_name(number: int) -> str:
    """Return a register's name: ``v3``, ``a0``, ``s12``, ``vcc_lo``."""
    if number in _NAMES:
        return _NAMES[number]
    for bank, base in (("s", SGPR), ("a", AGPR)):
        if number >= base:
            return f"{bank}{number - base}"
    return f"v{number}"


def group_name(numbers: frozenset[int] | set[int]) -> str:
    """Return the name of a set of registers: ``v2``, ``v[2:5]``, ``vcc``; the first run and ``and more`` if there are gaps."""
    ordered = sorted(numbers)
    last = ordered[0]
    while last + 1 in numbers:
        last += 1
    more = " and more" if last != ordered[-1] else ""
    if last == ordered[0]:
        return register_name(last) + more
    if ordered[0] >= SGPR + 102:
        return register_name(ordered[0]).removesuffix("_lo") + more
    name = register_name(ordered[0])
    return f"{name[0]}[{name[1:]}:{register_name(last)[1:]}]{more}"


def _unit(name: str) -> str:
    if name.startswith("v_"):
        return "valu"
    if name.startswith("s_"):
        return "smem" if _SCALAR_MEMORY.match(name) else "salu"
    if name.startswith("ds_"):
        return "ds"
    if name.startswith(("flat_", "global_", "scratch_")):
        return "flat"
    if name.startswith(("buffer_", "tbuffer_", "image_")):
        return "vmem"
    return "exp"
