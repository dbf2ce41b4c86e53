"""Launches that would never end are stopped, and the report says where each wave is and what it does."""

from __future__ import annotations

import time

import numpy as np
import pytest

from mdr.emulator import EmulatorFault

from .harness import build, kernel, launch

POLL = """
s_load_dwordx2 s[8:9], s[0:1], 0x0
v_mov_b32 v1, 0
s_waitcnt lgkmcnt(0)
.Lagain:
s_sleep 1
global_load_dword v2, v1, s[8:9] glc
s_waitcnt vmcnt(0)
v_readfirstlane_b32 s10, v2
s_cmp_eq_u32 s10, 0
s_cbranch_scc1 .Lagain
"""

ENDLESS = {
    "an instruction that jumps to itself": ".Lx:\ns_branch .Lx",
    "a loop of two": ".Lx:\ns_nop 0\ns_branch .Lx",
    "a computed jump back": "s_getpc_b64 s[20:21]\ns_nop 0\ns_setpc_b64 s[20:21]",
    "calls without an end": "s_getpc_b64 s[20:21]\ns_add_u32 s20, s20, .Lf-.\ns_addc_u32 s21, s21, 0\n.Lf:\n"
    "s_swappc_b64 s[30:31], s[20:21]",
    "barriers without an end": ".Lx:\ns_barrier\ns_branch .Lx",
    "a flag that nobody sets": POLL,
}  # fmt: skip


def hang(body: str, **options: object) -> EmulatorFault:
    with pytest.raises(EmulatorFault) as caught:
        launch(build(kernel(body, ids=0), "gfx90a"), np.zeros(4, "u4"), block=128, **options)
    assert caught.value.kind == "budget"
    return caught.value


@pytest.mark.parametrize("name", ENDLESS)
@pytest.mark.parametrize("check", ["wait", "all"])
def test_what_does_not_end_is_stopped(name: str, check: str) -> None:
    text = str(hang(ENDLESS[name], budget=1_000_000, check=check))
    assert "workgroup (0, 0, 0) wave 1 runs at" in text


def test_waiting_asleep_does_not_take_hours() -> None:
    start = time.process_time()
    text = str(hang(POLL, budget=100_000_000))
    assert "times asleep" in text
    assert time.process_time() - start < 30


def test_the_wave_that_runs_is_the_one_that_is_shown() -> None:
    body = """
    v_readfirstlane_b32 s20, v0
    s_cmp_eq_u32 s20, 0
    s_cbranch_scc1 .Lwait
    .Lx:
    s_nop 0
    s_branch .Lx
    .Lwait:
    s_barrier
    """
    fault = hang(body, budget=1_000_000)
    assert fault.position is not None
    line = fault.position.line
    assert "wave 0 waits at a barrier at" in str(fault)
    assert "(s_barrier)" in str(fault)
    assert "wave 1 runs at" in str(fault)
    text = kernel(body, ids=0).split("\n")
    assert text[line - 1].strip() in ("s_nop 0", "s_branch .Lx")
