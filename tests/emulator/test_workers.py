"""Workgroups run by several threads: the same results, nothing lost of what they add up together, errors from any."""

from __future__ import annotations

import numpy as np
import pytest

from mdr import emulator
from mdr.diagnostics import MDRError
from mdr.emulator.faults import EmulatorFault

from .harness import build, kernel, launch

COUNT = """
s_load_dwordx2 s[8:9], s[0:1], 0x0
s_movk_i32 s10, 50
v_mov_b32 v1, 0
v_mov_b32 v2, 1
v_mov_b32 v3, 0
v_mov_b32 v4, 1.0
s_waitcnt lgkmcnt(0)
.Lmore:
global_atomic_add v1, v2, s[8:9]
global_atomic_add_x2 v1, v[2:3], s[8:9] offset:8
global_atomic_add_f32 v1, v4, s[8:9] offset:16
global_atomic_inc v5, v1, v1, s[8:9] offset:20 RETURNS
s_waitcnt vmcnt(0)
s_sub_u32 s10, s10, 1
s_cmp_lg_u32 s10, 0
s_cbranch_scc1 .Lmore
"""
"""Every lane adds 1 to three counters 50 times, and turns one that wraps at once."""


@pytest.mark.parametrize("chip", ["gfx90a", "gfx942", "gfx950"])
@pytest.mark.parametrize("workers", [1, 2, 3, 64])
def test_atomic_operations_of_all_workers_add_up(chip: str, workers: int) -> None:
    """Thousands of additions from each thread: with plain loads and stores some would be lost."""
    out = np.zeros(8, dtype="u4")
    body = COUNT.replace("RETURNS", "glc" if chip == "gfx90a" else "sc0")
    launch(build(kernel(body), chip), out, grid=40, block=128, workers=workers)
    total = 40 * 128 * 50
    assert out[0] == total
    assert out.view("u8")[1] == total
    assert out.view("f4")[4] == total
    assert out[5] == 0


def test_workgroups_are_run_once_each_whoever_runs_them() -> None:
    body = """
    s_load_dwordx2 s[8:9], s[0:1], 0x0
    s_lshl_b32 s5, s2, 2
    v_mov_b32 v1, s5
    v_mov_b32 v2, 1
    v_mbcnt_lo_u32_b32 v3, -1, 0
    v_mbcnt_hi_u32_b32 v3, -1, v3
    v_cmpx_eq_u32 vcc, 0, v3
    s_waitcnt lgkmcnt(0)
    global_atomic_add v1, v2, s[8:9]
    """
    out = np.zeros(5000, dtype="u4")
    result = launch(build(kernel(body, ids=1), "gfx942"), out, grid=5000, block=64, workers=2)
    assert (out == 1).all()
    assert result.workgroups == 5000
    assert result.wave_instructions == 5000 * 10


def test_a_fault_of_any_worker_ends_the_run() -> None:
    body = """
    s_load_dwordx2 s[8:9], s[0:1], 0x0
    v_mov_b32 v1, 0
    s_waitcnt lgkmcnt(0)
    s_cmp_eq_u32 s2, 37
    s_cbranch_scc0 .Lspin
    global_load_dword v2, v1, s[8:9] offset:2048
    .Lspin:
    s_nop 0
    s_branch .Lspin
    """
    with pytest.raises(EmulatorFault, match=r"workgroup \(37, 0, 0\)") as caught:
        launch(build(kernel(body, ids=1), "gfx950"), np.zeros(4, "u4"), grid=64, block=64, workers=2)
    assert caught.value.kind == "out-of-bounds"


def test_the_budget_is_that_of_all_workers_together() -> None:
    body = ".Lspin:\ns_nop 0\ns_branch .Lspin"
    with pytest.raises(EmulatorFault, match="still running after") as caught:
        launch(build(kernel(body), "gfx950"), grid=4, block=64, workers=2, budget=1_000_000)
    assert caught.value.kind == "budget"


def test_the_check_on_races_wants_one_worker() -> None:
    with pytest.raises(MDRError, match="the checks races and 2 workers do not go together"):
        launch(build(kernel("s_nop 0"), "gfx950"), grid=4, block=64, workers=2, check="races")


def test_so_do_buffers_that_hold_nothing() -> None:
    memory = emulator.Memory()
    memory.register("b", np.zeros(4), undefined=True)
    program = emulator.Program(build(kernel("s_nop 0"), "gfx950"))
    with pytest.raises(MDRError, match="the checks memory and 2 workers do not go together"):
        emulator.run(program, 4, 64, b"", memory, workers=2, check="memory")


def test_what_lds_holds_is_checked_with_several_workers() -> None:
    code = build(kernel("v_lshlrev_b32 v1, 2, v0\nds_read_b32 v2, v1", lds=256, ids=0), "gfx950")
    with pytest.raises(EmulatorFault) as caught:
        launch(code, grid=8, block=64, workers=2, check="memory")
    assert caught.value.kind == "uninitialised-lds"
