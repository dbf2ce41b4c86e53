"""What people who print from kernels ran into, each as a kernel that must now behave."""

from __future__ import annotations

import struct
from pathlib import Path

import numpy as np
import pytest
from objects import kernel
from stages import Stages, written

import mdr
from mdr import codeobject
from mdr.build.pipeline import build_kernel

ARGUMENTS = ".name: data, .offset: 0, .size: 8, .value_kind: global_buffer, .address_space: global"
STORE = """\
  s_load_dwordx2 s[4:5], s[0:1], 0x0
  v_lshlrev_b32 v1, 2, v0
  v_add_u32 v2, 4, v0
  s_waitcnt lgkmcnt(0)
  global_store_dword v1, v2, s[4:5]
{directive}
  s_endpgm"""


def run(folder: Path, body: str, data: np.ndarray, transport: str, threads: int = 8) -> list[str]:
    source = written(folder, kernel("k", body, args=ARGUMENTS))
    built = build_kernel(source, folder / "out", transport=transport)
    return list(mdr.load(built.hsaco)["k"].launch(grid=1, block=threads, args=[data]).lines)


def test_buffered_needs_no_hostcall_and_every_lane_prints(tmp_path: Path) -> None:
    """Machines without PCIe atomics hang in hostcall's printf."""
    source = written(tmp_path, kernel("k", STORE.format(directive='  ; @PRINT f"{v2:d}"'), args=ARGUMENTS))
    built = build_kernel(source, tmp_path / "out", transport="buffered")
    kinds = [argument.value_kind for argument in codeobject.load(built.hsaco).kernels["k"].args]
    assert "hidden_printf_buffer" in kinds
    assert "hidden_hostcall_buffer" not in kinds
    lines = mdr.load(built.hsaco)["k"].launch(grid=1, block=8, args=[np.zeros(8, np.int32)]).lines
    assert list(lines) == [str(4 + lane) for lane in range(8)]


@pytest.mark.parametrize("transport", ["hostcall", "buffered"])
def test_a_print_does_not_kill_the_store(tmp_path: Path, transport: str) -> None:
    data = np.zeros(8, np.int32)
    lines = run(tmp_path, STORE.format(directive='  ; @PRINT if $tid == 3: f"stored {v2:d}"'), data, transport)
    assert lines == ["stored 7"]
    assert data.tolist() == [4 + lane for lane in range(8)]


VALUES = (3.14159274, -2.5, 0.0, -0.0, 1e-42, 3.4e38, float("inf"), float("-inf"), float("nan"), 100.0, 1e16, 0.1)
SPECS = (">10.3f", "<12.2e", "+.1f", " .4g", "010.2f", "e", "g", "G", "#.0f", "+e", "12", "F")


@pytest.mark.parametrize("transport", ["hostcall", "buffered"])
def test_formats_are_pythons(tmp_path: Path, transport: str) -> None:
    directives = "\n".join(f'  ; @PRINT f"{{v2:{spec}}}|{{{{%}}}} é"' for spec in SPECS)
    body = (
        "  s_load_dwordx2 s[4:5], s[0:1], 0x0\n  v_lshlrev_b32 v1, 2, v0\n  s_waitcnt lgkmcnt(0)\n"
        f"  global_load_dword v2, v1, s[4:5]\n  s_waitcnt vmcnt(0)\n{directives}\n  s_endpgm"
    )
    data = np.array(VALUES, np.float32)
    lines = run(tmp_path, body, data, transport, threads=len(VALUES))
    expected = []
    for spec in SPECS:
        python = spec if spec[-1] in "eEfFgG" else spec + "f"
        for value in data.tolist():
            # C's printf does not fill up inf and nan with zeros; Python does.
            chosen = python.replace("010", "10") if not np.isfinite(value) else python
            expected.append(f"{value:{chosen}}|{{%}} é")
    # Without an alignment Python and C put numbers to the right.
    assert lines == expected


@pytest.mark.parametrize("transport", ["hostcall", "buffered"])
def test_backslashes_stay(tmp_path: Path, transport: str) -> None:
    """HIP's printf buffer has no escape for a backslash."""
    body = r"""  v_mov_b32 v2, 5
  ; @PRINT f"C:\\new\\{v2:d}\\72 100%% \\q \\{v2:d}\\table {v2:3d}\\r"
  s_endpgm"""
    assert run(tmp_path, body, np.zeros(1, np.int32), transport, threads=1) == [r"C:\new\5\72 100%% \q \5\table   5\r"]


def test_negative_halves(tmp_path: Path) -> None:
    body = '  v_mov_b32 v2, 0xbe00\n  v_mov_b32 v3, 0xbfc0\n  ; @PRINT f"{f16(v2):g} {bf16(v3):g}"\n  s_endpgm'
    assert struct.unpack("<e", bytes.fromhex("00be"))[0] == -1.5
    assert run(tmp_path, body, np.zeros(1, np.int32), "buffered", threads=1) == ["-1.5 -1.5"]


@pytest.mark.parametrize("transport", ["hostcall", "buffered"])
def test_inputs_that_the_kernel_never_reads(tmp_path: Path, transport: str) -> None:
    """The free SGPRs may be those in which the kernel receives its workgroup ids."""
    body = '  s_mov_b64 s[4:5], s[0:1]\n  ; @PRINT if $tid == 0: f"{$wg_x} {$wg_y}"\n  s_endpgm'
    for text in (body, body.replace("s[4:5]", "s[0:1]"), body.replace("  s_mov_b64 s[4:5], s[0:1]\n", "")):
        extra = ".amdhsa_system_sgpr_workgroup_id_x 1\n.amdhsa_system_sgpr_workgroup_id_y 1"
        source = written(tmp_path, kernel("k", text, directives=extra))
        built = build_kernel(source, tmp_path / "out", transport=transport)
        lines = mdr.load(built.hsaco)["k"].launch(grid=(2, 2), block=4, args=[]).lines
        assert sorted(lines) == ["0 0", "0 1", "1 0", "1 1"]


@pytest.mark.parametrize("transport", ["hostcall", "buffered"])
@pytest.mark.parametrize("metadata", ["", ".reqd_workgroup_size: [16, 8, 2]"])
def test_waves_of_a_three_dimensional_block(tmp_path: Path, metadata: str, transport: str) -> None:
    """The block's size comes from the metadata where that fixes it, else from hidden arguments that the build adds."""
    body = '  ; @PRINT if $lane == 5: f"{$wave} {$tid_x} {$tid_y} {$tid_z}"\n  s_endpgm'
    text = kernel("k", body, directives=".amdhsa_system_vgpr_workitem_id 2", metadata=metadata)
    built = build_kernel(written(tmp_path, text), tmp_path / "out", transport=transport)
    added = {argument.value_kind for argument in codeobject.load(built.hsaco).kernels["k"].args}
    assert ("hidden_group_size_x" in added) == (not metadata)
    lines = mdr.load(built.hsaco)["k"].launch(grid=1, block=(16, 8, 2), args=[]).lines
    assert sorted(lines) == ["0 5 0 0", "1 5 4 0", "2 5 0 1", "3 5 4 1"]


def test_barriers_get_the_volume_hint_only(tmp_path: Path) -> None:
    body = '  s_barrier\n  ; @PRINT f"{v0:d}"\n  ; @PRINT if $tid == 0: f"one"\n  s_endpgm'
    (note,) = Stages(written(tmp_path, kernel("k", body))).parse()
    assert note.severity == "note"
    assert "s_barrier" in note.message
    assert "if $tid == 0:" in str(note.hint)


def test_a_loop_is_noted(tmp_path: Path) -> None:
    body = (
        '  s_mov_b32 s4, 3\n.Lloop:\n  s_sub_u32 s4, s4, 1\n  ; @PRINT if $lane == 0: f"{s4}"\n'
        '  s_cmp_lg_u32 s4, 0\n  s_cbranch_scc1 .Lloop\n  ; @PRINT if $lane == 0: f"after"\n  s_endpgm'
    )
    (note,) = Stages(written(tmp_path, kernel("k", body))).parse()
    assert note.position is not None
    assert (note.position.line, note.severity) == (9, "note")
    assert "last pass" in note.message
    assert run(tmp_path, body, np.zeros(1, np.int32), "buffered", threads=4) == ["0", "after"]
