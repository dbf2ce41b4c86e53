"""What is proven about waits before the run leaves out no report: the same programs with a record at every use."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mdr.emulator import EmulatorFault, waits

from .harness import build, kernel, launch

START = """
s_load_dwordx2 s[8:9], s[0:1], 0x0
v_mov_b32 v1, 0
s_waitcnt lgkmcnt(0)
v_mov_b32 v2, s8
v_mov_b32 v3, s9
s_mov_b32 s30, 0x5a
s_mov_b32 s31, 3
"""
# v8 to v10 come from memory, v12 to v14 from LDS, v16 and v17 from generic addresses, s20 and s21 from scalar loads.
OPERATIONS = [
    *(f"global_load_dword v{k}, v1, s[8:9]" for k in (8, 9, 10)),
    *(f"ds_read_b32 v{k}, v1" for k in (12, 13, 14)),
    *(f"flat_load_dword v{k}, v[2:3]" for k in (16, 17)),
    *(f"s_load_dword s{k}, s[8:9], 0x0" for k in (20, 21)),
    "global_store_dword v1, v1, s[8:9]",
    "ds_write_b32 v1, v1",
    *(f"v_mov_b32 v4, v{k}" for k in (8, 9, 10, 12, 13, 14, 16, 17)),
    *(f"v_mov_b32 v4, s{k}" for k in (20, 21)),
    *(f"s_waitcnt vmcnt({n})" for n in (0, 1, 2)),
    *(f"s_waitcnt lgkmcnt({n})" for n in (0, 1, 2)),
    "s_waitcnt vmcnt(1) lgkmcnt(0)",
    "s_waitcnt vmcnt(0) lgkmcnt(0)",
]
WAITS = [o for o in OPERATIONS if "waitcnt" in o]
stretch = st.lists(st.one_of(st.sampled_from(OPERATIONS), st.sampled_from(WAITS)), max_size=7)


@st.composite
def programs(draw: st.DrawFn) -> str:
    """Stretches of code, some of them skipped or gone through three times, as bits of s30 say."""
    lines = []
    for number in range(draw(st.integers(1, 4))):
        body = draw(stretch)
        shape = draw(st.sampled_from(["plain", "skip", "loop"]))
        if shape == "skip":
            body = [
                f"s_bitcmp1_b32 s30, {draw(st.integers(0, 7))}",
                f"s_cbranch_scc1 .L{number}",
                *body,
                f".L{number}:",
            ]
        elif shape == "loop":
            body = [
                f"s_mov_b32 s31, 3\n.L{number}:",
                *body,
                "s_sub_u32 s31, s31, 1",
                "s_cmp_lg_u32 s31, 0",
                f"s_cbranch_scc1 .L{number}",
            ]
        lines += body
    return "\n".join(lines)


def outcome(program: str) -> tuple[str, int] | None:
    try:
        launch(build(kernel(START + program, lds=64, ids=0), "gfx90a"), np.zeros(4, "u4"), check="wait")
    except EmulatorFault as fault:
        return fault.kind, fault.pc
    return None


def everything(self: waits.Waits, index: int, entering: waits.Outstanding) -> waits.Outstanding:
    """In place of the analysis: all registers may be outstanding everywhere."""
    kinds = {
        **dict.fromkeys((8, 9, 10), ("vm",)),
        **dict.fromkeys((12, 13, 14), ("lds",)),
        16: ("vm", "lds"),
        17: ("vm", "lds"),
    }
    kinds |= {waits.SCALARS + 20: ("smem",), waits.SCALARS + 21: ("smem",)}
    whole = {(register, kind): 0 for register, found in kinds.items() for kind in found}
    block = self._flow.blocks[index]
    self._look(block.first, block.last, whole)
    return whole


def compare(program: str) -> None:
    proven = outcome(program)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(waits.Waits, "_through", everything)
        assert outcome(program) == proven


@settings(max_examples=40, deadline=None)
@given(programs())
def test_no_report_is_lost(program: str) -> None:
    compare(program)


@pytest.mark.slow
@settings(max_examples=800, deadline=None)
@given(programs())
def test_no_report_is_lost_in_many_programs(program: str) -> None:
    compare(program)
