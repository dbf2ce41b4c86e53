"""What is correct is not flagged, however compilers write it; names of checks; what a report says.

The mistakes themselves are in tests/faults.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from mdr.diagnostics import MDRError
from mdr.emulator.faults import EmulatorFault

from .harness import build, kernel, launch

START = "s_load_dwordx2 s[8:9], s[0:1], 0x0\nv_lshlrev_b32 v1, 2, v0\ns_waitcnt lgkmcnt(0)\n"

CORRECT = {
    "a call": """
        s_getpc_b64 s[20:21]
        s_add_u32 s20, s20, .Lcallee-.
        s_addc_u32 s21, s21, 0
        s_swappc_b64 s[30:31], s[20:21]
        global_store_dword v1, v2, s[8:9]
        s_endpgm
        .Lcallee:
        v_mov_b32 v2, 5
        s_setpc_b64 s[30:31]
        """,
    "halves of a dword by different waves": """
        v_lshlrev_b32 v2, 1, v0
        v_readfirstlane_b32 s20, v0
        s_cmp_eq_u32 s20, 0
        s_cselect_b32 s21, 0, -126
        v_lshlrev_b32 v2, 2, v0
        v_add_u32 v2, s21, v2
        v_and_b32 v2, 0xff, v2
        ds_write_b16 v2, v0
        """,
    "several waves write the same value": """
        v_mov_b32 v2, 0
        ds_write_b32 v2, v2
        global_store_dword v2, v2, s[8:9]
        """,
    "a register of the caller saved and restored": """
        scratch_store_dword off, v10, off
        v_writelane_b32 v11, s33, 0
        v_mov_b32 v10, 0
        scratch_load_dword v10, off, off
        v_readlane_b32 s33, v11, 0
        s_waitcnt vmcnt(0)
        """,
    "a lane mask that grows round by round": """
        s_mov_b32 s24, 0
        .Lloop:
        v_cmp_gt_u32 vcc, 32, v0
        s_andn2_b64 s[20:21], s[20:21], exec
        s_and_b64 s[22:23], vcc, exec
        s_or_b64 s[20:21], s[20:21], s[22:23]
        s_add_u32 s24, s24, 1
        s_cmp_lt_u32 s24, 3
        s_cbranch_scc1 .Lloop
        s_and_saveexec_b64 s[22:23], s[20:21]
        """,
    "upper half of a wide addend": """
        v_mov_b32 v4, 3
        v_mad_u64_u32 v[2:3], s[20:21], v0, v0, v[4:5]
        global_store_dword v1, v2, s[8:9]
        """,
    "a value from memory that is not chosen": """
        v_cmp_le_u32 vcc, 0, v0
        v_cndmask_b32 v3, v20, v0, vcc
        global_store_dword v1, v3, s[8:9]
        """,
    "a loop of compare-and-swaps": """
        v_mov_b32 v2, 0
        global_load_dword v5, v2, s[8:9]
        s_waitcnt vmcnt(0)
        v_readfirstlane_b32 s20, v0
        s_mov_b64 s[22:23], exec
        s_mov_b64 exec, 1
        .Lagain:
        v_add_u32 v4, 1, v5
        global_atomic_cmpswap v6, v2, v[4:5], s[8:9] sc0
        s_waitcnt vmcnt(0)
        v_cmp_ne_u32 vcc, v6, v5
        v_mov_b32 v5, v6
        s_cbranch_vccnz .Lagain
        """,
    "a word passed by an atomic operation": """
        v_mov_b32 v2, 0
        v_mov_b32 v3, 1
        v_readfirstlane_b32 s20, v0
        s_cmp_lg_u32 s20, 0
        s_cbranch_scc1 .Lwait
        v_mov_b32 v4, 42
        global_store_dword v2, v4, s[8:9]
        s_waitcnt vmcnt(0)
        global_atomic_add v2, v3, s[8:9] offset:4
        s_branch .Lout
        .Lwait:
        s_sleep 1
        global_load_dword v4, v2, s[8:9] offset:4 sc1
        s_waitcnt vmcnt(0)
        v_readfirstlane_b32 s21, v4
        s_cmp_eq_u32 s21, 0
        s_cbranch_scc1 .Lwait
        global_load_dword v5, v2, s[8:9]
        s_waitcnt vmcnt(0)
        .Lout:
        s_nop 0
        """,
    "a register by index": """
        s_mov_b32 m0, 1
        s_mov_b32 s21, 5
        s_movrels_b32 s22, s20
        v_mov_b32 v2, s22
        global_store_dword v1, v2, s[8:9]
        """,
    "an ended wave counts as arrived": """
        v_readfirstlane_b32 s20, v0
        s_cmp_lg_u32 s20, 0
        s_cbranch_scc1 .Lout
        s_barrier
        .Lout:
        s_nop 0
        """,
    "lanes that are off at a barrier": """
        v_cmp_gt_u32 vcc, 7, v0
        s_and_saveexec_b64 s[20:21], vcc
        s_barrier
        """,
}


@pytest.mark.parametrize("name", CORRECT)
@pytest.mark.parametrize("seed", [0, 1, 2])
def test_correct_code_is_not_flagged(name: str, seed: int) -> None:
    code = build(kernel(START + CORRECT[name], lds=1024, scratch=16, ids=0), "gfx950")
    launch(code, np.zeros(256, dtype="u4"), block=128, check=["all"], seed=seed)


def faulty(body: str, **options: Any) -> EmulatorFault:
    with pytest.raises(EmulatorFault) as caught:
        launch(build(kernel(START + body, lds=1024, ids=0), "gfx950"), np.zeros(256, dtype="u4"), **options)
    return caught.value


def test_waits_are_checked_by_default_and_named() -> None:
    fault = faulty("global_load_dword v2, v1, s[8:9]\nv_add_u32 v2, v2, v2")
    assert "v2 is used before the load into it is waited for (v_add_u32_e32" in str(fault)


def test_checks_can_be_left_out() -> None:
    launch(
        build(kernel(START + "global_load_dword v2, v1, s[8:9]\nv_add_u32 v2, v2, v2", ids=0), "gfx950"),
        np.zeros(256, dtype="u4"),
        check="none",
    )


def test_a_race_names_both_waves() -> None:
    fault = faulty("v_and_b32 v2, 0xff, v1\nds_write_b32 v2, v0", block=192, check="races")
    assert (fault.wave, fault.lane, fault.address) == (1, 0, 0)
    assert "was accessed by wave 0 since the last barrier" in str(fault)
    fault = faulty("v_add_u32 v3, s2, v0\nglobal_store_dword v1, v3, s[8:9]", grid=2, check="races")
    assert "by wave 0 of workgroup number 0" in str(fault)
    assert fault.workgroup == (1, 0, 0)


def test_a_race_on_one_byte() -> None:
    fault = faulty("v_lshlrev_b32 v2, 1, v0\nds_write_b32 v2, v0", block=128, check="races")
    assert fault.address == 128


def test_what_a_register_without_a_value_is_used_as() -> None:
    for body, what in {
        "global_store_dword v7, v0, s[8:9]": "v7 is an address and depends on a register that nobody wrote",
        "global_store_dword v1, v7, s[8:9]": "v7 is the data of a store",
        "s_cbranch_scc1 .Lx\n.Lx:\ns_nop 0": "scc is the condition of a branch",
        "s_mov_b64 exec, s[40:41]": "exec_lo is EXEC",
        "s_setpc_b64 s[40:41]": "s40 is the target of a jump",
    }.items():
        assert what in str(faulty(body, check="registers"))


def test_dpp_from_a_lane_that_is_off() -> None:
    body = "s_mov_b64 exec, 3\nv_mov_b32_dpp v2, v0 quad_perm:[{},0,0,0] row_mask:0xf bank_mask:0xf"
    assert faulty(body.format(2), check="lanes").kind == "inactive-lane"
    launch(build(kernel(body.format(1), ids=0), "gfx950"), check=["all", "lanes"])


def test_both_barriers_are_named() -> None:
    body = """v_readfirstlane_b32 s20, v0
        s_cmp_lg_u32 s20, 0
        s_cbranch_scc1 .Lother
        s_barrier
        .Lother:
        s_barrier"""
    fault = faulty(body, block=128, check="barriers")
    first, second = (fault.position.line + k for k in (-2, 0)) if fault.position else (0, 0)
    assert f"waits at the barrier at {fault.position.file if fault.position else ''}:{first} " in str(fault)
    assert second > first > 0


def test_a_fault_keeps_the_registers() -> None:
    fault = faulty("s_movk_i32 s20, 77\nv_mov_b32 v5, 1.0\nglobal_load_dword v2, v1, s[8:9] offset:-8", block=64)
    assert fault.kind == "out-of-bounds"
    assert fault.state["sgprs"]["s20"] == 77
    assert fault.state["vgprs"]["v5"] == 0x3F800000
    assert fault.state["exec"] == (1 << 64) - 1
    assert fault.state["lane"] == fault.lane == 0


def test_unknown_check() -> None:
    with pytest.raises(MDRError, match="unknown check 'wat'"):
        launch(build(kernel(""), "gfx942"), check="wait,wat")


@pytest.mark.parametrize("chip", ["gfx942", "gfx950"])
def test_lanes_that_load_nothing_to_lds_may_write_their_place(chip: str) -> None:
    """Compilers fill with zeros what a masked load leaves out, before the load has arrived."""
    body = """
    s_load_dwordx2 s[8:9], s[0:1], 0x0
    v_and_b32 v0, 63, v0
    v_lshlrev_b32 v1, 2, v0
    v_and_b32 v2, 15, v0
    v_mov_b32 v3, 0
    s_mov_b32 m0, 0
    v_cmp_ne_u32 vcc, 14, v2
    s_and_saveexec_b64 s[16:17], vcc
    s_waitcnt lgkmcnt(0)
    global_load_lds_dword v1, s[8:9]
    s_andn2_b64 exec, s[16:17], exec
    ds_write_b32 v1, v3
    s_mov_b64 exec, s[16:17]
    s_waitcnt vmcnt(0) lgkmcnt(0)
    ds_read_b32 v4, v1
    s_waitcnt lgkmcnt(0)
    global_store_dword v1, v4, s[8:9]
    """
    data = np.arange(1, 65, dtype="u4")
    expected = np.where(np.arange(64) % 16 == 14, 0, data)
    launch(build(kernel(body, ids=0, lds=256), chip), data, check="wait")
    assert np.array_equal(data, expected)
    early = body.replace("s_mov_b64 exec, s[16:17]\n", "s_mov_b64 exec, s[16:17]\n    ds_read_b32 v4, v1\n")
    with pytest.raises(EmulatorFault, match="LDS offset 0x0 is used before the load"):
        launch(build(kernel(early, ids=0, lds=256), chip), data, check="wait")
