"""The amdisa dialect's names: what amdisa.irdl.mlir declares and the other modules build and read."""

from __future__ import annotations

import os

DIALECT_FILE = os.path.join(os.path.dirname(__file__), "amdisa.irdl.mlir")
"""Path of the dialect's declaration in IRDL, for ``mlir-opt --irdl-file=``."""

INSTRUCTION = "amdisa.inst"
BRANCH = "amdisa.branch"
CONDITIONAL_BRANCH = "amdisa.cbranch"
JUMP = "amdisa.jump"
END = "amdisa.end"
LABEL = "amdisa.label"
DIRECTIVE = "amdisa.directive"
DATA = "amdisa.data"
COMMENT = "amdisa.comment"
LINE = "amdisa.line"
DESCRIPTOR = "amdisa.descriptor"
METADATA = "amdisa.metadata"

CONDITIONAL_BRANCHES = frozenset(
    f"s_cbranch_{condition}"
    for condition in (
        "scc0",
        "scc1",
        "vccz",
        "vccnz",
        "execz",
        "execnz",
        "cdbgsys",
        "cdbguser",
        "cdbgsys_or_user",
        "cdbgsys_and_user",
    )
)
"""SOPP branches that go to a label or on (CDNA3 ISA manual, "SOPP instructions")."""

JUMPS = frozenset(("s_setpc_b64", "s_rfe_b64", "s_rfe_restore_b64"))
"""Instructions after which control is where a register says."""

ENDS = frozenset(("s_endpgm", "s_endpgm_saved", "s_endpgm_ordered_ps_done"))

DATA_DIRECTIVES = frozenset(
    f".{name}"
    for name in (
        "byte",
        "short",
        "long",
        "quad",
        "octa",
        "half",
        "word",
        "int",
        "2byte",
        "4byte",
        "8byte",
        "hword",
        "dword",
        "single",
        "float",
        "double",
        "ascii",
        "asciz",
        "string",
        "fill",
        "zero",
        "space",
        "skip",
        "sleb128",
        "uleb128",
        "incbin",
        "dc.a",
    )
)
"""Directives that put bytes into the section."""

SPECIAL_REGISTERS = (
    "vcc",
    "vcc_lo",
    "vcc_hi",
    "exec",
    "exec_lo",
    "exec_hi",
    "m0",
    "scc",
    "vccz",
    "execz",
    "src_scc",
    "src_vccz",
    "src_execz",
    "flat_scratch",
    "flat_scratch_lo",
    "flat_scratch_hi",
    "xnack_mask",
    "xnack_mask_lo",
    "xnack_mask_hi",
    "src_shared_base",
    "src_shared_limit",
    "src_private_base",
    "src_private_limit",
    "src_pops_exiting_wave_id",
    "lds_direct",
    "src_lds_direct",
    "off",
    "null",
)
"""Operands that are named rather than numbered (LLVM's AMDGPUModifierSyntax and operand pages for GFX9)."""

COUNTERS = ("vmcnt", "expcnt", "lgkmcnt")
