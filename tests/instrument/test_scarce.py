"""Kernels whose registers are nearly or fully used still print, and still compute what they did."""

from __future__ import annotations

import re
from pathlib import Path

import numpy as np
import pytest
from objects import kernel

import mdr
from mdr.build.pipeline import build_kernel
from mdr.cli.check import main
from mdr.diagnostics import MDRError

ARGUMENTS = ".name: data, .offset: 0, .size: 8, .value_kind: global_buffer, .address_space: global"


def text(vgprs: int, agprs: int, sgprs: int, *, workgroup: int = 256, prints: int = 3) -> str:
    """Return a kernel that gives each of its registers a value, prints some, and stores a sum over all VGPRs."""
    last = vgprs - 1
    lines = [
        "  s_load_dwordx2 s[4:5], s[0:1], 0x0",
        *(f"  v_mov_b32 v{number}, {number}" for number in range(1, vgprs)),
        *(f"  v_accvgpr_write_b32 a{number}, v{number % vgprs}" for number in range(agprs)),
        f"  s_mov_b32 s{sgprs - 1}, 77",
        "  s_waitcnt lgkmcnt(0)",
        f'  ; @PRINT if $lane < 2: f"v{last}={{v{last}:d}} s={{s{sgprs - 1}}} tid={{$tid}}"',
        *(f'  ; @PRINT if $tid == 1: f"v{number}={{v{number}:d}}"' for number in range(2, prints + 1)),
    ]
    if agprs:
        lines.append(f'  ; @PRINT if $lane == 1: f"a{agprs - 1}={{a{agprs - 1}:d}} a[0]={{i64(a[0:1]):#x}}"')
    lines += [*(f"  v_add_u32 v1, v1, v{number}" for number in range(2, vgprs)), "  v_lshlrev_b32 v0, 2, v0"]
    lines += ["  global_store_dword v0, v1, s[4:5]", "  s_endpgm"]
    accum = min(256, -(-vgprs // 4) * 4)
    out = kernel("k", "\n".join(lines), args=ARGUMENTS)
    for old, new in (
        ("next_free_vgpr 8", f"next_free_vgpr {accum + agprs if agprs else vgprs}"),
        ("accum_offset 8", f"accum_offset {accum}"),
        ("next_free_sgpr 16", f"next_free_sgpr {sgprs}"),
        ("max_flat_workgroup_size: 256", f"max_flat_workgroup_size: {workgroup}"),
    ):
        assert old in out
        out = out.replace(old, new)
    return out


def run(folder: Path, source: str, chip: str, transport: str) -> tuple[list[str], str, str]:
    path = folder / "k.s"
    path.write_text(source)
    results, lines = [], []
    for debug in (False, True):
        built = build_kernel(path, folder / str(debug), chip=chip, debug=debug, transport=transport)
        data = np.zeros(64, np.uint32)
        lines = list(mdr.load(built.hsaco)["k"].launch(grid=1, block=64, args=[data]).lines)
        results.append(data)
    assert np.array_equal(*results)
    return lines, built.log, Path(built.artifacts[".debug.s"]).read_text()


@pytest.mark.parametrize("transport", ["hostcall", "buffered"])
@pytest.mark.parametrize(
    ("vgprs", "agprs", "sgprs"),
    [(120, 0, 98), (124, 64, 100), (252, 0, 102), (256, 0, 30), (256, 0, 102), (255, 128, 101), (256, 240, 102)],
)
def test_full_kernels_print(tmp_path: Path, vgprs: int, agprs: int, sgprs: int, transport: str) -> None:
    lines, log, assembly = run(tmp_path, text(vgprs, agprs, sgprs), "gfx950", transport)
    last = vgprs - 1
    expected = [f"v{last}={last} s=77 tid=0", f"v{last}={last} s=77 tid=1", "v2=2", "v3=3"]
    if agprs:
        expected.append(f"a{agprs - 1}={(agprs - 1) % vgprs} a[0]=0x100000001")
    assert lines == expected
    assert ("AGPRs" in log) == (vgprs > 250)
    assert "scratch_" not in assembly


def test_occupancy_at_a_step_is_told(tmp_path: Path) -> None:
    _, log, _ = run(tmp_path, text(128, 0, 30), "gfx942", "buffered")
    assert re.search(r"VGPRs 128 -> 13\d, .*occupancy 4 -> 3 waves \(", log)


@pytest.mark.parametrize("chip", ["gfx942", "gfx950"])
@pytest.mark.parametrize(
    ("vgprs", "agprs", "sgprs", "workgroup"),
    [(256, 254, 102, 256), (256, 256, 30, 256), (256, 256, 102, 256), (126, 0, 102, 1024), (128, 0, 30, 1024)],
)
def test_scratch_takes_the_rest(tmp_path: Path, vgprs: int, agprs: int, sgprs: int, workgroup: int, chip: str) -> None:
    lines, log, assembly = run(tmp_path, text(vgprs, agprs, sgprs, workgroup=workgroup), chip, "buffered")
    last = vgprs - 1
    expected = [f"v{last}={last} s=77 tid=0", f"v{last}={last} s=77 tid=1", "v2=2", "v3=3"]
    if agprs:
        expected.append(f"a{agprs - 1}={(agprs - 1) % vgprs} a[0]=0x100000001")
    assert lines == expected
    assert "are kept in scratch memory, 0 -> " in log
    assert "scratch_store_dword off, " in assembly


def test_no_room_is_one_error(tmp_path: Path) -> None:
    """Scratch would cost a gfx90a kernel SGPRs that it has not, so there it is no way out."""
    path = tmp_path / "k.s"
    path.write_text(text(256, 254, 30, prints=5))
    with pytest.raises(MDRError) as caught:
        build_kernel(path, tmp_path / "out", chip="gfx90a", transport="buffered")
    assert len(caught.value.diagnostics) == 1
    shown = str(caught.value)
    assert "they need 16 registers, 2 are free" in shown
    # The first directive alone needs three places; its line is named.
    line = path.read_text().split("\n").index(next(t for t in path.read_text().split("\n") if "@PRINT" in t)) + 1
    assert shown.startswith(f"{path}:{line}:5: error: ")
    assert "without this directive and the 5 after it there would be room" in shown


def test_check_explains_where_snapshots_go(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "k.s"
    path.write_text(text(255, 128, 101))
    assert main(["--explain", "--chip", "gfx950", str(path)]) in (0, 1)
    shown = capsys.readouterr().out
    assert "prints 4 directives with 8 values to keep" in shown
    assert "buffered: free VGPRs: 1; 10 of the values are kept in AGPRs" in shown
    assert "no SGPR pair is free above s100" in shown
    assert "kept in v255, a128 to a137" in shown
