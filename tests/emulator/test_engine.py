"""The engine from end to end: registers at the start, branches, partial waves, memory checks, barriers, budgets, cache."""

from __future__ import annotations

import os
import time
from pathlib import Path

import numpy as np
import pytest

from mdr import emulator
from mdr.diagnostics import MDRError
from mdr.emulator import compiler, decode
from mdr.emulator.faults import EmulatorFault

from .harness import build, kernel, launch

COMPARED = {
    "by hand": (
        "s_barrier", "s_branch", "s_cbranch_execz", "s_cbranch_scc0", "s_cbranch_scc1", "s_cbranch_vccz", "s_getpc_b64",
        "s_setpc_b64", "s_swappc_b64", "s_sleep", "s_endpgm", "scratch_load_dword", "scratch_store_dword",
    ),
}  # fmt: skip
"""Instructions that these tests compare, by what with."""

VECTOR_ADD = """
s_load_dwordx4 s[8:11], s[0:1], 0x0
s_load_dwordx2 s[12:13], s[0:1], 0x10
s_load_dword s14, s[0:1], 0x18
s_lshl_b32 s2, s2, 8
v_and_b32 v0, 0x3ff, v0
v_add_u32 v0, s2, v0
s_waitcnt lgkmcnt(0)
v_cmp_gt_u32 vcc, s14, v0
s_and_saveexec_b64 s[16:17], vcc
s_cbranch_execz .Lout
v_lshlrev_b32 v1, 2, v0
global_load_dword v2, v1, s[8:9]
global_load_dword v3, v1, s[10:11]
s_waitcnt vmcnt(0)
v_add_f32 v2, v2, v3
global_store_dword v1, v2, s[12:13]
.Lout:
"""


@pytest.mark.parametrize("chip", ["gfx90a", "gfx942", "gfx950"])
@pytest.mark.parametrize("count", [1, 63, 64, 65, 1000])
def test_vector_add_with_partial_waves(chip: str, count: int) -> None:
    a, b = np.arange(count, dtype="f4"), np.arange(count, dtype="f4") * 3
    c = np.full(count, -1, dtype="f4")
    result = launch(build(kernel(VECTOR_ADD), chip), a, b, c, count, grid=-(-count // 256), block=256)
    assert np.array_equal(c, a + b)
    assert result.waves == 4 * -(-count // 256)


def test_wave_instructions_are_exact() -> None:
    count = 64
    a = b = np.ones(count, dtype="f4")
    c = np.zeros(count, dtype="f4")
    result = launch(build(kernel(VECTOR_ADD), "gfx950"), a, b.copy(), c, count, block=64)
    assert result.wave_instructions == 17  # every instruction of the text once


def test_workgroup_ids_and_packed_work_item_ids() -> None:
    body = """
    s_load_dwordx2 s[8:9], s[0:1], 0x0
    v_bfe_u32 v1, v0, 10, 10
    v_bfe_u32 v2, v0, 20, 10
    v_and_b32 v0, 0x3ff, v0
    v_mov_b32 v10, s2
    v_mov_b32 v11, s3
    v_mov_b32 v12, s4
    v_lshl_add_u32 v3, v1, 2, v0
    v_lshl_add_u32 v3, v2, 3, v3
    s_mul_i32 s5, s4, 6
    s_mul_i32 s6, s3, 2
    s_add_u32 s5, s5, s6
    s_add_u32 s5, s5, s2
    s_lshl_b32 s5, s5, 5
    v_add_u32 v3, s5, v3
    v_mul_u32_u24 v3, 24, v3
    s_waitcnt lgkmcnt(0)
    global_store_dwordx3 v3, v[0:2], s[8:9]
    global_store_dwordx3 v3, v[10:12], s[8:9] offset:12
    """
    out = np.full((2, 3, 2, 4, 2, 4, 6), -1, dtype="i4")
    launch(build(kernel(body), "gfx942"), out, grid=(2, 3, 2), block=(4, 2, 4))
    z, y, x, tz, ty, tx = np.indices(out.shape[:-1])
    assert np.array_equal(out, np.stack([tx, ty, tz, x, y, z], axis=-1))


def test_out_of_bounds_names_everything() -> None:
    a, b = np.ones(100, dtype="f4"), np.ones(64, dtype="f4")
    c = np.zeros(100, dtype="f4")
    with pytest.raises(EmulatorFault) as caught:
        launch(build(kernel(VECTOR_ADD), "gfx950"), a, b, c, 100, block=256)
    fault = caught.value
    assert fault.kind == "out-of-bounds"
    assert fault.lane == 0
    assert fault.wave == 1
    assert fault.address == b.ctypes.data + b.nbytes
    assert "global_load_dword v3" in fault.instruction
    assert "'arg1' (256 bytes" in str(fault)
    assert fault.position is not None
    assert fault.position.line > 10


def test_write_to_read_only_memory() -> None:
    memory = emulator.Memory()
    constant = np.zeros(64, dtype="f4")
    address = memory.register("constant", constant, writable=False)
    body = "s_load_dwordx2 s[8:9], s[0:1], 0x0\nv_lshlrev_b32 v1, 2, v0\ns_waitcnt lgkmcnt(0)\nglobal_store_dword v1, v0, s[8:9]"
    program = emulator.Program(build(kernel(body, ids=0), "gfx950"))
    with pytest.raises(EmulatorFault, match="read-only memory: offset 0 of buffer 'constant'") as caught:
        emulator.run(program, 1, 64, address.to_bytes(8, "little"), memory)
    assert caught.value.kind == "write-to-read-only"
    assert not constant.any()


def test_null_scalar_load_faults() -> None:
    with pytest.raises(EmulatorFault) as caught:
        launch(build(kernel("s_mov_b64 s[8:9], 0\ns_load_dword s4, s[8:9], 0x10"), "gfx950"))
    assert caught.value.kind == "out-of-bounds"
    assert caught.value.lane is None
    assert caught.value.address == 16


def test_lds_bounds() -> None:
    body = "v_mov_b32 v1, 0x100\nds_write_b32 v1, v0 offset:4"
    with pytest.raises(EmulatorFault) as caught:
        launch(build(kernel(body, lds=260), "gfx950"))
    assert caught.value.kind == "lds-out-of-bounds"
    launch(build(kernel(body, lds=264), "gfx950"))


REDUCTION = """
s_load_dwordx4 s[8:11], s[0:1], 0x0
v_and_b32 v0, 0x3ff, v0
v_lshlrev_b32 v1, 2, v0
s_lshl_b32 s5, s2, 10
s_waitcnt lgkmcnt(0)
s_add_u32 s8, s8, s5
s_addc_u32 s9, s9, 0
global_load_dword v2, v1, s[8:9]
s_waitcnt vmcnt(0)
ds_write_b32 v1, v2
s_movk_i32 s6, 0x80
.Lloop:
s_waitcnt lgkmcnt(0)
s_barrier
v_cmp_gt_u32 vcc, s6, v0
s_and_saveexec_b64 s[12:13], vcc
s_cbranch_execz .Lskip
s_lshl_b32 s7, s6, 2
v_add_u32 v3, s7, v1
ds_read_b32 v4, v3
ds_read_b32 v5, v1
s_waitcnt lgkmcnt(0)
v_add_f32 v4, v4, v5
ds_write_b32 v1, v4
.Lskip:
s_mov_b64 exec, s[12:13]
s_lshr_b32 s6, s6, 1
s_cmp_lg_u32 s6, 0
s_cbranch_scc1 .Lloop
v_cmp_eq_u32 vcc, 0, v0
s_and_saveexec_b64 s[12:13], vcc
s_cbranch_execz .Lout
v_mov_b32 v6, 0
s_lshl_b32 s2, s2, 2
v_mov_b32 v7, s2
ds_read_b32 v4, v6
s_waitcnt lgkmcnt(0)
global_store_dword v7, v4, s[10:11]
.Lout:
"""


@pytest.mark.parametrize("seed", [0, 1, 2])
def test_reduction_through_lds_with_barriers(seed: int) -> None:
    x = np.arange(7 * 256, dtype="f4") % 97
    out = np.zeros(7, dtype="f4")
    launch(build(kernel(REDUCTION, lds=1024), "gfx942"), x, out, grid=7, block=256, seed=seed)
    assert np.array_equal(out, x.reshape(7, 256).sum(axis=1))


def test_ended_waves_count_as_arrived_at_a_barrier() -> None:
    body = """
    s_load_dwordx2 s[8:9], s[0:1], 0x0
    v_cmp_gt_u32 vcc, 64, v0
    s_cbranch_vccz .Lout
    s_barrier
    s_barrier
    v_lshlrev_b32 v1, 2, v0
    s_waitcnt lgkmcnt(0)
    global_store_dword v1, v0, s[8:9]
    .Lout:
    """
    out = np.zeros(64, dtype="i4")
    launch(build(kernel(body, ids=0), "gfx950"), out, block=256)
    assert np.array_equal(out, np.arange(64))


def test_endless_loop_is_reported_with_every_wave() -> None:
    body = "s_cmp_eq_u32 s2, 0\ns_cbranch_scc0 .Lout\n.Lspin:\ns_nop 0\ns_branch .Lspin\n.Lout:"
    with pytest.raises(EmulatorFault) as caught:
        launch(build(kernel(body), "gfx950"), block=128, budget=100_000)
    assert caught.value.kind == "budget"
    assert str(caught.value).count("runs at") == 2
    assert "k+0x" in str(caught.value)


def test_waves_of_one_workgroup_can_wait_for_each_other() -> None:
    """Wave 0 spins on an LDS flag that wave 1 sets: the spinning wave has to give up its turn."""
    body = """
    s_load_dwordx2 s[8:9], s[0:1], 0x0
    v_mov_b32 v2, 0
    v_readfirstlane_b32 s5, v0
    s_cmp_lg_u32 s5, 0
    s_cbranch_scc1 .Lset
    .Lspin:
    ds_read_b32 v3, v2
    s_waitcnt lgkmcnt(0)
    v_readfirstlane_b32 s6, v3
    s_cmp_eq_u32 s6, 0
    s_cbranch_scc1 .Lspin
    global_store_dword v2, v3, s[8:9]
    s_endpgm
    .Lset:
    v_mov_b32 v3, 42
    ds_write_b32 v2, v3
    """
    out = np.zeros(1, dtype="i4")
    launch(build(kernel(body, lds=4, ids=0), "gfx950"), out, block=128)
    assert out[0] == 42


def test_workgroups_can_wait_for_each_other() -> None:
    """Workgroup 0 waits for a flag of workgroup 3: more workgroups have to become resident."""
    body = """
    s_load_dwordx2 s[8:9], s[0:1], 0x0
    v_mov_b32 v2, 0
    v_mov_b32 v4, 7
    s_waitcnt lgkmcnt(0)
    s_cmp_lg_u32 s2, 0
    s_cbranch_scc1 .Lother
    .Lspin:
    s_sleep 1
    global_load_dword v3, v2, s[8:9]
    s_waitcnt vmcnt(0)
    v_readfirstlane_b32 s6, v3
    s_cmp_eq_u32 s6, 0
    s_cbranch_scc1 .Lspin
    global_store_dword v2, v4, s[8:9] offset:4
    s_endpgm
    .Lother:
    s_cmp_lg_u32 s2, 3
    s_cbranch_scc1 .Lout
    global_store_dword v2, v4, s[8:9]
    .Lout:
    """
    out = np.zeros(2, dtype="i4")
    idle = []
    launch(build(kernel(body), "gfx950"), out, grid=8, idle=lambda: idle.append(1))
    assert list(out) == [7, 7]
    assert idle


def test_calls_and_computed_jumps() -> None:
    body = """
    s_load_dwordx2 s[8:9], s[0:1], 0x0
    v_lshlrev_b32 v1, 2, v0
    v_mov_b32 v2, 5
    s_waitcnt lgkmcnt(0)
    s_getpc_b64 s[20:21]
    .Lbase:
    s_add_u32 s20, s20, .Lfunction-.Lbase
    s_addc_u32 s21, s21, 0
    s_swappc_b64 s[30:31], s[20:21]
    s_swappc_b64 s[30:31], s[20:21]
    global_store_dword v1, v2, s[8:9]
    s_endpgm
    .Lfunction:
    v_mul_lo_u32 v2, v2, v2
    s_setpc_b64 s[30:31]
    """
    out = np.zeros(64, dtype="i4")
    result = launch(build(kernel(body, ids=0), "gfx950"), out)
    assert set(out) == {625}
    assert result.wave_instructions == 15


def test_jump_to_nowhere() -> None:
    with pytest.raises(EmulatorFault) as caught:
        launch(build(kernel("s_mov_b64 s[4:5], 0x1234\ns_setpc_b64 s[4:5]"), "gfx950"))
    assert caught.value.kind == "bad-jump"


def test_unknown_instruction_is_named() -> None:
    with pytest.raises(MDRError, match=r"cannot emulate s_cbranch_join.*gfx90a"):
        launch(build(kernel("s_cbranch_join s2"), "gfx90a"))


def test_block_beyond_the_kernels_limit() -> None:
    with pytest.raises(MDRError, match="too large for kernel k"):
        launch(build(kernel(""), "gfx950"), block=2048)


def test_scratch_is_private_and_checked() -> None:
    body = """
    s_load_dwordx2 s[8:9], s[0:1], 0x0
    v_lshlrev_b32 v1, 2, v0
    v_mov_b32 v3, 8
    scratch_store_dword off, v0, off offset:4
    scratch_store_dword v3, v1, off
    scratch_load_dword v4, off, off offset:4
    scratch_load_dword v5, v3, off
    s_waitcnt vmcnt(0) lgkmcnt(0)
    v_add_u32 v4, v4, v5
    global_store_dword v1, v4, s[8:9]
    """
    out = np.zeros(128, dtype="i4")[:64]
    code = build(kernel(body, scratch=16, ids=0), "gfx942")
    launch(code, out)
    assert np.array_equal(out, np.arange(64) * 5)
    bad = build(kernel(body, scratch=8, ids=0).replace("offset:4", "offset:16"), "gfx942")
    with pytest.raises(EmulatorFault) as caught:
        launch(bad, out)
    assert caught.value.kind == "scratch-out-of-bounds"


def test_generic_addresses_reach_lds_and_scratch() -> None:
    body = """
    s_load_dwordx2 s[8:9], s[0:1], 0x0
    v_lshlrev_b32 v1, 2, v0
    s_mov_b64 s[4:5], src_shared_base
    s_mov_b64 s[6:7], src_private_base
    v_mov_b32 v2, v1
    v_mov_b32 v3, s5
    flat_store_dword v[2:3], v0
    v_mov_b32 v4, 8
    v_mov_b32 v5, s7
    flat_store_dword v[4:5], v1
    s_waitcnt vmcnt(0) lgkmcnt(0)
    ds_read_b32 v6, v1
    scratch_load_dword v7, off, off offset:8
    s_waitcnt vmcnt(0) lgkmcnt(0)
    v_add_u32 v6, v6, v7
    global_store_dword v1, v6, s[8:9]
    """
    out = np.zeros(64, dtype="i4")
    launch(build(kernel(body, lds=256, scratch=16, ids=0), "gfx942"), out)
    assert np.array_equal(out, np.arange(64) * 5)


def test_objdump_decodes_the_same_text() -> None:
    code = build(kernel(VECTOR_ADD), "gfx950")
    program = emulator.Program(code)
    segment = next(s for s in program.segments if s.executable)
    text = code.image()[0][segment.address : segment.address + segment.size]
    slow = decode._with_objdump(text, segment.address, "gfx950")
    entry = program.kernel.descriptor.entry
    fast = [i for i in program.instructions if i.address >= entry and not i.text.startswith("s_cbranch")]
    known = {i.address: " ".join(i.text.split()) for i in slow}
    assert [known[i.address] for i in fast] == [" ".join(i.text.split()) for i in fast]


def test_damaged_cache_entries_are_replaced(tmp_path: object, monkeypatch: pytest.MonkeyPatch) -> None:
    program = emulator.Program(build(kernel("v_mov_b32 v1, v2"), "gfx950"))
    monkeypatch.setenv("MDR_CACHE", str(tmp_path))
    forms = [b.form for b in program._listing.bounds]
    first = compiler.Library()
    first.ensure(forms)
    assert first.compiled
    again = compiler.Library()
    again.ensure(forms)
    assert not again.compiled
    for path in compiler.cache_directory().iterdir():
        path.write_bytes(path.read_bytes()[:-7])
    third = compiler.Library()
    third.ensure(forms)
    assert third.compiled == first.compiled
    fourth = compiler.Library()
    fourth.ensure(forms)
    assert not fourth.compiled


def test_caches_of_old_versions_are_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MDR_CACHE", str(tmp_path))
    old, recent = tmp_path / "forms" / "old", tmp_path / "forms" / "recent"
    for folder in (old, recent):
        folder.mkdir(parents=True)
        (folder / "entry").write_bytes(b"")
    os.utime(old, (0, time.time() - 40 * 24 * 3600))
    compiler._write(b"object", {"key": "symbol"}, ["key"])
    assert compiler._read(compiler._path("key")) == (b"object", {"key": "symbol"})
    assert recent.exists()
    assert not old.exists()


def test_nothing_is_cached_for_sources_that_changed_after_loading(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MDR_CACHE", str(tmp_path))
    key = compiler.cache_key.__wrapped__()
    monkeypatch.setattr(compiler, "_LOADED", 0.0)
    compiler._write(b"object", {"key": "symbol"}, ["key"])
    assert not list(tmp_path.rglob("*"))
    assert compiler.cache_key.__wrapped__() != key
