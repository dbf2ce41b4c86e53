"""Seeded faults: each small kernel with one mistake is found by its check, and its corrected twin is not."""

from __future__ import annotations

import numpy as np
import pytest

from mdr.diagnostics import MDRError
from mdr.emulator.faults import EmulatorFault

from .harness import build, kernel, launch

LOAD = "s_load_dwordx2 s[8:9], s[0:1], 0x0\nv_lshlrev_b32 v1, 2, v0\ns_waitcnt lgkmcnt(0)\n"

# name: (checks, kind, text with {wrong} in it, what goes wrong, what goes right)
FAULTS = {
    "vector load": ("wait", "missing-wait", LOAD + """
        global_load_dword v2, v1, s[8:9]
        {}
        v_add_u32 v2, v2, v2
        """, "", "s_waitcnt vmcnt(0)"),
    "vector load, wait for another counter": ("wait", "missing-wait", LOAD + """
        global_load_dword v2, v1, s[8:9]
        s_waitcnt {}
        v_add_u32 v2, v2, v2
        """, "lgkmcnt(0)", "vmcnt(0)"),
    "second of two loads": ("wait", "missing-wait", LOAD + """
        global_load_dword v2, v1, s[8:9]
        global_load_dword v3, v1, s[8:9]
        s_waitcnt vmcnt(1)
        v_mov_b32 v4, {}
        """, "v3", "v2"),
    "stores count": ("wait", "missing-wait", LOAD + """
        global_load_dword v2, v1, s[8:9]
        global_store_dword v1, v0, s[8:9]
        s_waitcnt vmcnt({})
        v_mov_b32 v4, v2
        """, "2", "1"),
    "scalar load": ("wait", "missing-wait", """
        s_load_dwordx2 s[8:9], s[0:1], 0x0
        {}
        s_add_u32 s10, s9, 1
        """, "s_nop 0", "s_waitcnt lgkmcnt(0)"),
    "scalar loads return in any order": ("wait", "missing-wait", """
        s_load_dwordx2 s[8:9], s[0:1], 0x0
        s_load_dwordx2 s[10:11], s[0:1], 0x8
        s_waitcnt lgkmcnt({})
        s_add_u32 s12, s9, 1
        """, "1", "0"),
    "LDS load": ("wait", "missing-wait", """
        v_lshlrev_b32 v1, 2, v0
        ds_write_b32 v1, v0
        ds_read_b32 v2, v1
        s_waitcnt {}
        v_mov_b32 v3, v2
        """, "vmcnt(0)", "lgkmcnt(0)"),
    "overwriting a pending load": ("wait", "missing-wait", LOAD + """
        global_load_dword v2, v1, s[8:9]
        {}
        v_mov_b32 v2, 0
        """, "", "s_waitcnt vmcnt(0)"),
    "wait in one branch only": ("wait", "missing-wait", LOAD + """
        global_load_dword v2, v1, s[8:9]
        s_cmp_eq_u32 s2, {}
        s_cbranch_scc1 .Lskip
        s_waitcnt vmcnt(0)
        .Lskip:
        v_mov_b32 v3, v2
        """, "0", "1"),
    "generic load needs both counters": ("wait", "missing-wait", LOAD + """
        v_mov_b32 v2, s8
        v_mov_b32 v3, s9
        flat_load_dword v4, v[2:3]
        s_waitcnt {}
        v_mov_b32 v5, v4
        """, "vmcnt(0)", "vmcnt(0) lgkmcnt(0)"),
    "returning atomic": ("wait", "missing-wait", LOAD + """
        global_atomic_add v2, v1, v0, s[8:9] sc0
        {}
        v_mov_b32 v3, v2
        """, "", "s_waitcnt vmcnt(0)"),
    "stored before written": ("registers", "uninitialised", LOAD + "global_store_dword v1, {}, s[8:9]", "v7", "v0"),
}  # fmt: skip


@pytest.mark.parametrize("name", FAULTS)
def test_the_fault_is_found_and_its_twin_is_not(name: str) -> None:
    check, kind, text, wrong, right = FAULTS[name]
    block = 128 if kind == "lds-race" else 64
    code = [build(kernel(text.format(part), lds=1024, ids=0), "gfx950") for part in (wrong, right)]
    buffer = np.zeros(256, dtype="u4")
    with pytest.raises(EmulatorFault) as caught:
        launch(code[0], buffer, block=block, check=[check])
    assert caught.value.kind == kind
    assert caught.value.position is not None
    launch(code[1], buffer, block=block, check=["all"] if kind != "missing-wait" else [check])
    launch(code[0], buffer, block=block, check=["none"])


def test_waits_are_checked_by_default_and_named() -> None:
    _, _, text, wrong, _ = FAULTS["vector load"]
    with pytest.raises(EmulatorFault, match=r"v2 is used before the load into it is waited for \(v_add_u32_e32"):
        launch(build(kernel(text.format(wrong), ids=0), "gfx942"), np.zeros(64, dtype="u4"))


def test_unknown_check() -> None:
    with pytest.raises(MDRError, match="unknown check 'wat'"):
        launch(build(kernel(""), "gfx942"), check=["wat"])
