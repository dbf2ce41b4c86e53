"""EXEC, VCC, SCC and M0 as they are where a directive stands, on every chip and transport."""

from __future__ import annotations

from pathlib import Path

import pytest
from objects import kernel

import mdr
from mdr.build.pipeline import build_kernel

BODY = """\
  s_mov_b32 m0, 0x12345678
  v_cmp_gt_u32 vcc, 3, v0
  s_mov_b64 exec, 0xf
  s_cmp_eq_u32 s2, s2
  ; @PRINT f"{exec:#x} {vcc:#x} {scc} {m0:#x} {exec_lo:#x} {exec_hi} {vcc_lo:d} {vcc_hi}"
  s_cselect_b32 s3, 1, 0
  s_cmp_lg_u32 s2, s2
  s_not_b64 vcc, vcc
  s_cmp_lg_u32 s2, s2
  ; @PRINT if scc or vcc >> $lane & 1 == 1 and not m0 == 0: f"lane {$lane}: {scc} {vcc} {i32(vcc_hi)} {f32(m0):g}"
  ; @PRINT if scc == 0 and exec == 15: f"{s3=}"
  s_endpgm"""


@pytest.mark.parametrize("chip", ["gfx90a", "gfx942", "gfx950"])
@pytest.mark.parametrize("transport", ["hostcall", "buffered"])
def test_special_registers(tmp_path: Path, chip: str, transport: str) -> None:
    source = tmp_path / "k.s"
    source.write_text(kernel("k", BODY))
    built = build_kernel(source, tmp_path / "out", chip=chip, transport=transport)
    lines = list(mdr.load(built.hsaco)["k"].launch(grid=1, block=64, args=[]).lines)
    assert lines[:4] == ["0xf 0x7 1 0x12345678 0xf 0 7 0"] * 4
    # VCC is now the complement of 7, and SCC 0.
    assert lines[4:5] == [f"lane 3: 0 {2**64 - 8} -1 5.69046e-28"]
    assert lines[5:] == ["s3=1"] * 4


def test_kept_in_accumulation_registers_and_in_scratch(tmp_path: Path) -> None:
    for chip, used in (("gfx90a", 256), ("gfx942", 256)):
        text = kernel("k", BODY.replace("  s_endpgm", f"  v_mov_b32 v{used - 1}, 0\n  s_endpgm"))
        text = text.replace("next_free_vgpr 8", f"next_free_vgpr {used}").replace(
            "accum_offset 8", f"accum_offset {used}"
        )
        source = tmp_path / "k.s"
        source.write_text(text)
        built = build_kernel(source, tmp_path / chip, chip=chip, transport="buffered")
        lines = list(mdr.load(built.hsaco)["k"].launch(grid=1, block=64, args=[]).lines)
        assert lines[:4] == ["0xf 0x7 1 0x12345678 0xf 0 7 0"] * 4
        assert lines[5:] == ["s3=1"] * 4
