"""The time model: close to the one measurement, the same in every run, and each of its rules."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from mdr.emulator import timing_page
from mdr.emulator.opcodes import TABLE
from mdr.emulator.timing import COSTS

from .harness import build, kernel, launch

READ = "s_memtime s[20:21]\ns_waitcnt lgkmcnt(0)\n"
STORE = """
s_memtime s[22:23]
s_waitcnt lgkmcnt(0)
s_load_dwordx2 s[8:9], s[0:1], 0x0
s_waitcnt lgkmcnt(0)
s_sub_u32 s24, s22, s20
v_mov_b32 v0, s24
v_mov_b32 v1, {place}
global_store_dword v1, v0, s[8:9]
"""
ISSUE = 4


def elapsed(body: str, chip: str = "gfx950", **options: Any) -> int:
    """Cycles between two readings of the clock around ``body``, without those of the first reading itself."""
    out = np.zeros(1, dtype="u4")
    lds = options.pop("lds", 0)
    launch(build(kernel(READ + body + STORE.format(place=0), ids=0, lds=lds), chip), out, **options)
    return int(out[0]) - COSTS[chip].clock - 2 * ISSUE + ISSUE


def test_the_page_is_current() -> None:
    page = Path(__file__).parents[2] / "docs" / "timing.md"
    assert page.read_text() == timing_page.markdown(), "run: python -m mdr.emulator.timing_page > docs/timing.md"


VECTOR_ADD = """
s_load_dwordx4 s[8:11], s[0:1], 0x0
s_load_dwordx2 s[6:7], s[0:1], 0x10
s_load_dword s4, s[0:1], 0x18
s_lshl_b32 s2, s2, 6
v_add_u32 v3, s2, v0
v_lshlrev_b32 v4, 2, v3
s_waitcnt lgkmcnt(0)
v_cmp_gt_i32 vcc, s4, v3
s_and_saveexec_b64 s[12:13], vcc
global_load_dword v6, v4, s[8:9]
global_load_dword v7, v4, s[10:11]
s_waitcnt vmcnt(0)
v_add_f32 v2, v6, v7
global_store_dword v4, v2, s[6:7]
s_mov_b64 exec, -1
{clock} s[22:23]
s_waitcnt lgkmcnt(0)
s_sub_u32 s24, s22, s20
v_mov_b32 v0, s24
v_mov_b32 v1, 0
s_load_dwordx2 s[8:9], s[0:1], 0x20
s_waitcnt lgkmcnt(0)
global_store_dword v1, v0, s[8:9]
"""


@pytest.mark.parametrize(("clock", "least", "most"), [("s_memtime", 1576, 1932), ("s_memrealtime", 68, 88)])
def test_vector_add_takes_what_was_measured_on_a_gfx950(clock: str, least: int, most: int) -> None:
    code = build(kernel(f"{clock} s[20:21]\ns_waitcnt lgkmcnt(0)\n" + VECTOR_ADD.format(clock=clock), ids=0), "gfx950")
    a, b, c = (np.arange(64, dtype="f4") for _ in range(3))
    found = set()
    for _ in range(2):
        ticks = np.zeros(1, dtype="u4")
        launch(code, a, b, c, 64, ticks)
        found.add(int(ticks[0]))
    assert len(found) == 1
    assert least <= found.pop() <= most
    assert np.array_equal(c, a + b)


def test_instructions_add_up() -> None:
    nothing = elapsed("")
    assert elapsed("v_mov_b32 v2, 0\n" * 5) == nothing + 5 * ISSUE
    assert elapsed("s_nop 7\n") == nothing + 8 * ISSUE
    assert elapsed("s_sleep 3\n") == nothing + ISSUE + 3 * 64
    assert elapsed("v_rcp_f32 v2, v0\n") == nothing + COSTS["gfx950"].quarter


def test_a_loop_costs_its_passes() -> None:
    loop = "s_mov_b32 s5, {}\n.Lnext:\nv_mov_b32 v2, 0\ns_sub_u32 s5, s5, 1\ns_cmp_lg_u32 s5, 0\ns_cbranch_scc1 .Lnext\n"
    assert elapsed(loop.format(1000)) - elapsed(loop.format(10)) == 990 * (3 * ISSUE + COSTS["gfx950"].branch)


def test_a_wait_costs_what_is_left_of_the_latency() -> None:
    nothing = elapsed("")
    latency = COSTS["gfx950"].lds
    load = "v_mov_b32 v2, 0\nds_read_b32 v3, v2\n"
    assert elapsed(load + "s_waitcnt lgkmcnt(0)\n", lds=64) == nothing + 2 * ISSUE + latency
    filler = "v_mov_b32 v4, 0\n" * 10
    assert elapsed(load + filler + "s_waitcnt lgkmcnt(0)\n", lds=64) == nothing + 2 * ISSUE + latency
    allowed = load + "ds_read_b32 v5, v2\n" + filler + "s_waitcnt lgkmcnt(1)\n"
    assert elapsed(allowed, lds=64) == nothing + 2 * ISSUE + latency
    assert elapsed(load + filler * 3 + "s_waitcnt lgkmcnt(0)\n", lds=64) == nothing + 33 * ISSUE


def test_the_matrix_unit_takes_one_after_another_and_its_results_wait() -> None:
    product = "v_mfma_f32_32x32x8_f16 v[16:31], v[4:5], v[6:7], v[16:31]\n"
    nothing = elapsed("")
    assert elapsed(product) == nothing + ISSUE
    assert elapsed(product * 3 + "v_mov_b32 v2, v16\n") == nothing + 3 * 32 + ISSUE
    assert elapsed(product * 3 + "v_mov_b32 v2, v3\n") == nothing + 2 * 32 + 2 * ISSUE


def test_waves_leave_a_barrier_together() -> None:
    """Wave 1 sleeps before the barrier; both then read the same time."""
    body = """
v_readfirstlane_b32 s12, v0
s_lshr_b32 s12, s12, 6
s_cmp_eq_u32 s12, 0
s_cbranch_scc1 .Lready
s_sleep 100
.Lready:
s_barrier
s_memtime s[22:23]
s_load_dwordx2 s[8:9], s[0:1], 0x0
s_waitcnt lgkmcnt(0)
v_mov_b32 v0, s22
s_lshl_b32 s12, s12, 2
v_mov_b32 v1, s12
global_store_dword v1, v0, s[8:9]
"""
    out = np.zeros(2, dtype="u4")
    launch(build(kernel(body, ids=0), "gfx950"), out, block=128)
    assert out[0] == out[1] > 6400


def test_every_matrix_instruction_has_a_cost() -> None:
    for op in TABLE.values():
        if op.family == "MFMA":
            for chip in op.chips:
                assert any(re.match(text, op.name) for text, _ in COSTS[chip].passes), (op.name, chip)
