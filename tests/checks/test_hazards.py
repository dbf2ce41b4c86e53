"""Wait states: each rule with a kernel that breaks it and one that does not, and the ways between two instructions."""

from __future__ import annotations

from pathlib import Path

import pytest
from sources import found_in, rules_in, whole

MFMA = "  v_mfma_f32_16x16x32_f16 a[0:3], v[0:3], v[4:7], a[0:3]\n"


# (rule, chip, earlier, later, wait states that must lie between)
F16 = "a[0:15], v[2:3], v[6:7], a[0:15]"
LANES = "row_shr:1 row_mask:0xf bank_mask:0xf"
SDWA = "dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:WORD_0"
PAIRS = [
    ("hazard-mfma", "gfx950", MFMA, "  v_accvgpr_read_b32 v8, a0", 8),
    ("hazard-mfma", "gfx942", f"  v_mfma_f32_32x32x8_f16 {F16}\n", "  v_accvgpr_read_b32 v8, a0", 11),
    ("hazard-mfma", "gfx90a", f"  v_mfma_f32_32x32x8f16 {F16}\n", "  global_store_dword v[0:1], a5, off", 19),
    ("hazard-mfma", "gfx90a", "  v_mov_b32_e32 v2, 0\n", f"  v_mfma_f32_32x32x8f16 {F16}", 2),
    ("hazard-mfma", "gfx942", "  v_cmpx_eq_u32_e32 vcc, v1, v2\n", f"  v_mfma_f32_32x32x8_f16 {F16}", 4),
    ("hazard-sgpr-memory", "gfx90a", "  v_readfirstlane_b32 s4, v1\n", "  global_load_dword v2, v3, s[4:5]", 5),
    ("hazard-sgpr-memory", "gfx942", "  v_cmp_eq_u32_e64 s[8:9], v1, v2\n", "  buffer_store_dword v2, v3, s[8:11], 0 offen", 5),
    ("hazard-sgpr-vector", "gfx942", "  v_readfirstlane_b32 s4, v1\n", "  v_add_u32_e32 v2, s4, v3", 2),
    ("hazard-lane", "gfx90a", "  v_readfirstlane_b32 s4, v1\n", "  v_writelane_b32 v2, 7, s4", 4),
    ("hazard-lane", "gfx950", "  v_mov_b32_e32 v1, 0\n", "  v_readlane_b32 s4, v1, 3", 1),
    ("hazard-lane", "gfx950", "  v_mov_b32_e32 v1, 0\n", "  v_permlane32_swap_b32_e32 v1, v2", 2),
    ("hazard-div-fmas", "gfx90a", "  v_cmp_eq_u32_e32 vcc, v1, v2\n", "  v_div_fmas_f32 v3, v4, v5, v6", 4),
    ("hazard-dpp", "gfx90a", "  v_mov_b32_e32 v1, 0\n", f"  v_add_f32_dpp v2, v1, v3 {LANES}", 2),
    ("hazard-dpp", "gfx950", "  v_cmpx_eq_u32_e32 vcc, v1, v2\n", f"  v_mov_b32_dpp v2, v5 {LANES}", 5),
    ("hazard-transcendental", "gfx950", "  v_exp_f32_e32 v1, v2\n", "  v_mul_f32_e32 v3, v1, v1", 1),
    ("hazard-half-register", "gfx942", f"  v_add_u16_sdwa v1, v2, v3 dst_sel:WORD_1 {SDWA}\n", "  v_mov_b32_e32 v4, v1", 1),
    ("hazard-dot", "gfx90a", "  v_dot2_f32_f16 v1, v2, v3, v1\n", "  v_mov_b32_e32 v4, v1", 3),
    ("hazard-store-data", "gfx90a", "  global_store_dwordx4 v[8:9], v[0:3], off\n", "  v_mov_b32_e32 v3, 0", 1),
    ("hazard-store-data", "gfx942", "  buffer_store_dwordx3 v[0:2], v4, s[8:11], 0 offen\n", "  v_mov_b32_e32 v1, 0", 2),
    ("hazard-store-data", "gfx950", "  buffer_store_dwordx4 v[0:3], v4, s[8:11], s3 offen\n", "  v_mov_b32_e32 v1, 0", 1),
    ("hazard-setreg", "gfx90a", "  s_setreg_imm32_b32 hwreg(HW_REG_MODE, 0, 2), 3\n", "  s_getreg_b32 s4, hwreg(HW_REG_MODE)", 2),
    ("hazard-m0", "gfx942", "  s_mov_b32 m0, s4\n", "  buffer_load_dword v2, s[8:11], 0 offen lds", 1),
    ("hazard-zero-flag", "gfx90a", "  v_cmp_eq_u32_e32 vcc, v1, v2\n", "  v_mov_b32_e32 v3, src_vccz", 5),
]  # fmt: skip


@pytest.mark.parametrize(("rule", "chip", "earlier", "later", "states"), PAIRS)
def test_one_wait_state_too_few(tmp_path: Path, rule: str, chip: str, earlier: str, later: str, states: int) -> None:
    def between(count: int) -> str:
        return earlier + "  s_nop 0\n" * count + later

    assert rules_in(tmp_path, between(states), chip) == []
    found = found_in(tmp_path, whole(between(states - 1) + "\n  s_endpgm"), chip)
    assert [item.rule.name for item in found] == [rule]
    assert f"; {states} wait state" in found[0].message
    assert found[0].hint == "put `s_nop 0` before this instruction"


@pytest.mark.parametrize(
    ("chip", "later", "states"),
    [
        ("gfx950", "v_mfma_f32_16x16x32_f16 a[0:3], v[0:3], v[4:7], a[0:3]", 0),
        ("gfx950", "v_mfma_f32_16x16x16_f16 a[0:3], v[0:1], v[4:5], a[0:3]", 5),
        ("gfx950", "v_mfma_f32_16x16x16_f16 a[2:5], v[0:1], v[4:5], a[2:5]", 6),
    ],
)
def test_matrix_instructions_that_share_an_accumulator(tmp_path: Path, chip: str, later: str, states: int) -> None:
    assert rules_in(tmp_path, MFMA + "  s_nop 0\n" * states + "  " + later, chip) == []
    if states:
        assert rules_in(tmp_path, MFMA + "  s_nop 0\n" * (states - 1) + "  " + later, chip) == ["hazard-mfma"]


def test_what_is_no_hazard(tmp_path: Path) -> None:
    clean = [
        "  v_cmp_eq_u32_e32 vcc, v1, v2\n  v_cndmask_b32_e32 v3, v4, v5, vcc\n",  # a mask of lanes is forwarded
        "  v_add_co_u32_e32 v1, vcc, v2, v3\n  v_addc_co_u32_e32 v4, vcc, v5, v6, vcc\n",
        "  v_exp_f32_e32 v1, v2\n  v_exp_f32_e32 v3, v1\n",
        "  v_readfirstlane_b32 s4, v1\n  s_add_u32 s5, s4, s4\n",
        "  v_readfirstlane_b32 s4, v1\n  s_mov_b32 s4, 0\n  s_mov_b32 s5, 0\n  global_load_dword v2, v3, s[4:5]\n",
        "  v_cmpx_eq_u32_e32 vcc, v1, v2\n  s_mov_b64 exec, -1\n  v_mfma_f32_32x32x8_f16 a[0:15], v[2:3], v[6:7], a[0:15]\n",
        "  global_store_dwordx2 v[8:9], v[0:1], off\n  v_mov_b32_e32 v1, 0\n",
        "  v_mfma_f32_32x32x8_f16 a[0:15], v[2:3], v[6:7], a[0:15]\n  v_mov_b32_e32 v2, 0\n",
    ]
    for body in clean:
        assert rules_in(tmp_path, body, "gfx942") == [], body


def test_the_shortest_way_counts(tmp_path: Path) -> None:
    tail = ".Lx:\n  v_accvgpr_read_b32 v8, a0\n"
    assert rules_in(tmp_path, MFMA + "  s_cbranch_scc0 .Lx\n  s_nop 7\n" + tail) == ["hazard-mfma"]
    assert rules_in(tmp_path, MFMA + "  s_nop 7\n  s_cbranch_scc0 .Lx\n" + tail) == []
    loop = (
        "  s_mov_b32 s4, 4\n.Ll:\n  v_accvgpr_read_b32 v8, a0\n"
        + MFMA
        + "{nop}  s_sub_u32 s4, s4, 1\n  s_cbranch_scc0 .Ll\n"
    )
    assert rules_in(tmp_path, loop.format(nop="")) == ["hazard-mfma"]
    assert rules_in(tmp_path, loop.format(nop="  s_nop 5\n")) == []


@pytest.mark.parametrize(
    ("formats", "states"), [("", 12), (" cbsz:4 blgp:4", 8), (" cbsz:4 blgp:1", 12), (" cbsz:2 blgp:3", 8)]
)
def test_scaled_instructions_by_their_formats(tmp_path: Path, formats: str, states: int) -> None:
    width = {
        "": ("v[0:7]", "v[8:15]"),
        " cbsz:4 blgp:4": ("v[0:3]", "v[8:11]"),
        " cbsz:4 blgp:1": ("v[0:3]", "v[8:15]"),
    }
    a, b = width.get(formats, ("v[0:5]", "v[8:13]"))
    earlier = f"  v_mfma_f32_16x16x128_f8f6f4 a[0:3], {a}, {b}, a[0:3]{formats}\n"
    assert rules_in(tmp_path, earlier + "  s_nop 0\n" * states + "  v_accvgpr_read_b32 v20, a0\n") == []
    assert rules_in(tmp_path, earlier + "  s_nop 0\n" * (states - 1) + "  v_accvgpr_read_b32 v20, a0\n") == [
        "hazard-mfma"
    ]
