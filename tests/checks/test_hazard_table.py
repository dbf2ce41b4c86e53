"""The wait states of our table against llc's own padding, for every matrix instruction of every chip."""

from __future__ import annotations

import re

import pytest
from padding import machine, matrix_instructions, padding

from mdr.assembly.chips import CHIPS
from mdr.assembly.hazards import Table
from mdr.assembly.operations import Operation

# Later instructions, in canonical text and as machine code; {d} is the first register of the result, {a} of the first source.
USERS = {
    "vector read": ("\tv_mov_b32_e32 v200, v64", "$vgpr200 = V_MOV_B32_e32 $vgpr64, implicit $exec"),
    "vector write": ("\tv_mov_b32_e32 v64, v200", "$vgpr64 = V_MOV_B32_e32 $vgpr200, implicit $exec"),
    "store": (
        "\tglobal_store_dword v[200:201], v64, off",
        "GLOBAL_STORE_DWORD $vgpr200_vgpr201, $vgpr64, 0, 0, implicit $exec",
    ),
    "LDS store": ("\tds_write_b32 v200, v64", "DS_WRITE_B32_gfx9 $vgpr200, $vgpr64, 0, 0, implicit $exec"),
    "unrelated": ("\tv_mov_b32_e32 v200, v201", "$vgpr200 = V_MOV_B32_e32 $vgpr201, implicit $exec"),
    "accumulator write": ("\tv_mov_b32_e32 v100, v200", "$vgpr100 = V_MOV_B32_e32 $vgpr200, implicit $exec"),
}


def ours(chip: str, first: str, second: str) -> int:
    earlier, later = Operation(first), Operation(second)
    return max((states for _, states, _, _ in Table(chip).needs(earlier, later)), default=0)


def shifted(operands: str, by: int, *, only: int | None = None) -> str:
    """Move the result and the accumulator (or only operand ``only``) of a matrix instruction by some registers."""
    parts = operands.split(", ")
    for index in (0, 3) if only is None else (only,):
        parts[index] = re.sub(r"\d+", lambda match: str(int(match[0]) + by), parts[index])
    return ", ".join(parts)


@pytest.mark.parametrize("chip", CHIPS)
@pytest.mark.parametrize("user", USERS)
def test_matrix_then_vector(chip: str, user: str) -> None:
    text, code = USERS[user]
    mine, pairs = {}, []
    for name, (operands, opcode) in matrix_instructions(chip).items():
        moved = operands
        if user == "accumulator write":
            if "smfmac" in name:
                continue
            moved = shifted(operands, 36, only=3)
        pairs.append((machine(name, moved, opcode), code))
        mine[name] = ours(chip, f"\t{name} {moved}", text)
    llc = dict(zip(mine, padding(chip, pairs), strict=True))
    assert mine == llc


@pytest.mark.slow
@pytest.mark.parametrize("chip", CHIPS)
@pytest.mark.parametrize("overlap", ["part of C", "A"])
def test_matrix_then_matrix(chip: str, overlap: str) -> None:
    instructions = matrix_instructions(chip)
    mine, pairs = {}, []
    for name, (operands, opcode) in instructions.items():
        for other, (others, code) in instructions.items():
            if overlap == "part of C":
                moved = shifted(others, 2)
                if "smfmac" in other:
                    moved = shifted(others, 2, only=0)
            else:
                moved = shifted(shifted(others, 64, only=0), 64, only=1)
                if "smfmac" not in other:
                    moved = shifted(moved, 64, only=3)
            pairs.append((machine(name, operands, opcode), machine(other, moved, code)))
            mine[name, other] = ours(chip, f"\t{name} {operands}", f"\t{other} {moved}")
    llc = dict(zip(mine, padding(chip, pairs), strict=True))
    assert mine == llc


@pytest.mark.parametrize("chip", CHIPS)
def test_the_same_accumulator(chip: str) -> None:
    """llc forwards a result to any other opcode; on gfx950 it must not (llvm-project PR 218363)."""
    instructions = matrix_instructions(chip)
    mine, pairs = {}, []
    for name, (operands, opcode) in instructions.items():
        pairs.append((machine(name, operands, opcode), machine(name, operands, opcode)))
        mine[name] = ours(chip, f"\t{name} {operands}", f"\t{name} {operands}")
    llc = dict(zip(mine, padding(chip, pairs), strict=True))
    assert mine == llc


OTHERS = [
    ("v_cmp_gt_u32_e32 vcc, v1, v2", "$vcc = V_CMP_GT_U32_e64 $vgpr1, $vgpr2, implicit $exec",
     "v_cndmask_b32_e32 v3, v4, v5, vcc", "$vgpr3 = V_CNDMASK_B32_e32 $vgpr4, $vgpr5, implicit $vcc, implicit $exec"),
    ("v_cmp_gt_u32_e64 s[4:5], v1, v2", "$sgpr4_sgpr5 = V_CMP_GT_U32_e64 $vgpr1, $vgpr2, implicit $exec",
     "v_cndmask_b32_e64 v3, v4, v5, s[4:5]", "$vgpr3 = V_CNDMASK_B32_e64 0, $vgpr4, 0, $vgpr5, $sgpr4_sgpr5, implicit $exec"),
    ("v_readfirstlane_b32 s4, v1", "$sgpr4 = V_READFIRSTLANE_B32 $vgpr1, implicit $exec",
     "v_add_u32_e32 v3, s4, v4", "$vgpr3 = V_ADD_U32_e32 $sgpr4, $vgpr4, implicit $exec"),
    ("v_readfirstlane_b32 s4, v1", "$sgpr4 = V_READFIRSTLANE_B32 $vgpr1, implicit $exec",
     "v_readlane_b32 s6, v3, s4", "$sgpr6 = V_READLANE_B32 $vgpr3, $sgpr4"),
    ("v_readfirstlane_b32 s4, v1", "$sgpr4 = V_READFIRSTLANE_B32 $vgpr1, implicit $exec",
     "global_load_dword v3, v4, s[4:5]", "$vgpr3 = GLOBAL_LOAD_DWORD_SADDR $sgpr4_sgpr5, $vgpr4, 0, 0, implicit $exec"),
    ("v_mov_b32_e32 v1, v2", "$vgpr1 = V_MOV_B32_e32 $vgpr2, implicit $exec",
     "v_readfirstlane_b32 s4, v1", "$sgpr4 = V_READFIRSTLANE_B32 $vgpr1, implicit $exec"),
    ("v_mov_b32_e32 v1, v2", "$vgpr1 = V_MOV_B32_e32 $vgpr2, implicit $exec",
     "v_mov_b32_dpp v3, v1 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf",
     "$vgpr3 = V_MOV_B32_dpp $vgpr3, $vgpr1, 228, 15, 15, 0, implicit $exec"),
    ("v_rcp_f32_e32 v1, v2", "$vgpr1 = V_RCP_F32_e32 $vgpr2, implicit $mode, implicit $exec",
     "v_mul_f32_e32 v3, v1, v4", "$vgpr3 = V_MUL_F32_e32 $vgpr1, $vgpr4, implicit $mode, implicit $exec"),
    ("v_rcp_f32_e32 v1, v2", "$vgpr1 = V_RCP_F32_e32 $vgpr2, implicit $mode, implicit $exec",
     "v_exp_f32_e32 v3, v1", "$vgpr3 = V_EXP_F32_e32 $vgpr1, implicit $mode, implicit $exec"),
    ("v_cmp_gt_u32_e32 vcc, v1, v2", "$vcc = V_CMP_GT_U32_e64 $vgpr1, $vgpr2, implicit $exec",
     "v_div_fmas_f32 v3, v4, v5, v6",
     "$vgpr3 = V_DIV_FMAS_F32_e64 0, $vgpr4, 0, $vgpr5, 0, $vgpr6, 0, 0, implicit $mode, implicit $vcc, implicit $exec"),
    ("v_dot2_f32_f16 v1, v2, v3, v4",
     "$vgpr1 = V_DOT2_F32_F16 8, $vgpr2, 8, $vgpr3, 8, $vgpr4, 0, 0, 0, 0, 0, implicit $mode, implicit $exec",
     "v_mov_b32_e32 v5, v1", "$vgpr5 = V_MOV_B32_e32 $vgpr1, implicit $exec"),
    ("v_dot2_f32_f16 v1, v2, v3, v4",
     "$vgpr1 = V_DOT2_F32_F16 8, $vgpr2, 8, $vgpr3, 8, $vgpr4, 0, 0, 0, 0, 0, implicit $mode, implicit $exec",
     "v_mov_b32_e32 v1, v5", "$vgpr1 = V_MOV_B32_e32 $vgpr5, implicit $exec"),
    ("global_store_dwordx4 v[8:9], v[0:3], off",
     "GLOBAL_STORE_DWORDX4 $vgpr8_vgpr9, $vgpr0_vgpr1_vgpr2_vgpr3, 0, 0, implicit $exec",
     "v_mov_b32_e32 v3, v5", "$vgpr3 = V_MOV_B32_e32 $vgpr5, implicit $exec"),
    ("global_store_dwordx2 v[8:9], v[0:1], off", "GLOBAL_STORE_DWORDX2 $vgpr8_vgpr9, $vgpr0_vgpr1, 0, 0, implicit $exec",
     "v_mov_b32_e32 v1, v5", "$vgpr1 = V_MOV_B32_e32 $vgpr5, implicit $exec"),
    ("v_mov_b32_sdwa v1, v2 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:WORD_0",
     "$vgpr1 = V_MOV_B32_sdwa 0, $vgpr2, 0, 5, 2, 4, implicit $exec, implicit $vgpr1(tied-def 0)",
     "v_mov_b32_e32 v3, v1", "$vgpr3 = V_MOV_B32_e32 $vgpr1, implicit $exec"),
    ("v_mov_b32_e32 v1, v2", "$vgpr1 = V_MOV_B32_e32 $vgpr2, implicit $exec",
     "s_mov_b32 m0, s4", "$m0 = S_MOV_B32 $sgpr4"),
    ("s_mov_b32 m0, s4", "$m0 = S_MOV_B32 $sgpr4", "s_sendmsg sendmsg(MSG_INTERRUPT)",
     "S_SENDMSG 1, implicit $exec, implicit $m0"),
    ("s_mov_b32 m0, s4", "$m0 = S_MOV_B32 $sgpr4", "s_movrels_b32 s5, s6", "$sgpr5 = S_MOVRELS_B32 $sgpr6, implicit $m0"),
]  # fmt: skip


@pytest.mark.parametrize("chip", CHIPS)
def test_other_pairs(chip: str) -> None:
    pairs = [(first, second) for _, first, _, second in OTHERS]
    llc = dict(zip(((a, b) for a, _, b, _ in OTHERS), padding(chip, pairs), strict=True))
    # The manuals ask for nothing before a mask of lanes is read ("carry-in"); llc makes no difference.
    llc = {pair: 0 if "v_cndmask" in pair[1] else states for pair, states in llc.items()}
    mine = {(a, b): ours(chip, f"\t{a}", f"\t{b}") for a, _, b, _ in OTHERS}
    assert mine == llc
