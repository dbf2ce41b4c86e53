"""Printed lines as data: where each comes from and what is in it, through both transports, against its own text."""

from __future__ import annotations

import json
import math
import re
import sys
import types
from pathlib import Path

import numpy as np
import pytest
from objects import build, kernel

import mdr
from mdr.build.pipeline import build_kernel
from mdr.diagnostics import MDRError
from mdr.runtime import Result
from mdr.runtime.records import Records
from mdr.runtime.sites import read_sites

THREE_D = """\
.amdhsa_system_sgpr_workgroup_id_y 1
.amdhsa_system_sgpr_workgroup_id_z 1
.amdhsa_system_vgpr_workitem_id 2
"""
WHERE = "{$wg_x} {$wg_y} {$wg_z} {$wave} {$lane}"


def built(folder: Path, source: str, transport: str, chip: str = "gfx950") -> tuple[mdr.Kernel, str]:
    folder.mkdir(exist_ok=True)
    path = folder / "k.s"
    path.write_text(source)
    made = build_kernel(path, folder / transport, chip=chip, transport=transport)
    return mdr.load(made.hsaco)["k"], made.log


@pytest.fixture(scope="module", params=["hostcall", "buffered"])
def types_run(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Result:
    """A launch that prints each type, special values, a backslash, and a section."""
    body = r"""
  v_mov_b32 v1, 0xc2280000
  v_mov_b32 v2, 0x7fc00000
  v_mov_b32 v3, 0xff800000
  v_mov_b32 v4, 0xffffbe00
  v_mov_b32 v5, -1
  ; @TIMESTAMP_START label="part"
  ; @PRINT f"{v1} {v2:.1f}\\n{v3:e} {f16(v4):g} {bf16(v1)}"
  ; @PRINT f"{u32(v5):d} {v5:d} {v5:x} {i8(v5):d} {u16(v5):d} {i64(v[4:5]):d} {u64(v[4:5]):x} {v1 * 2:.0f} {$lane + 1}"
  ; @TIMESTAMP_END label="part" if $lane == 0:
  s_endpgm"""
    kernel_, _ = built(tmp_path_factory.mktemp("types"), kernel("k", body), request.param)
    return kernel_.launch(grid=1, block=2, args=[])


def test_values_have_the_type_that_was_read(types_run: Result) -> None:
    first, second = types_run.records[0], types_run.records[2]
    assert [(item.name, item.type) for item in first.values] == [
        ("v1", "f32"),
        ("v2", "f32"),
        ("v3", "f32"),
        ("f16(v4)", "f16"),
        ("bf16(v1)", "bf16"),
    ]
    values = [item.value for item in first.values]
    assert values[0] == -42
    assert isinstance(values[1], float)
    assert math.isnan(values[1])
    assert values[2:] == [-math.inf, -1.5, float(np.uint32(0x0000 << 16).view(np.float32))]
    assert [(item.name, item.type, item.value) for item in second.values] == [
        ("u32(v5)", "u32", 0xFFFFFFFF),
        ("v5", "i32", -1),
        ("v5", "u32", 0xFFFFFFFF),
        ("i8(v5)", "i8", -1),
        ("u16(v5)", "u16", 0xFFFF),
        ("i64(v[4:5])", "i64", -0x4200),
        ("u64(v[4:5])", "u64", (1 << 64) - 0x4200),
        ("v1 * 2", "f32", -84.0),
        ("$lane + 1", "i32", 1),
    ]


def test_the_text_is_the_line(types_run: Result) -> None:
    assert [record.text for record in types_run.records] == types_run.lines
    assert types_run.lines[0] == r"-42.000000 nan\n-inf -1.5 0.000000"


def test_json_has_no_number_that_json_does_not_know(types_run: Result) -> None:
    data = json.loads(json.dumps(types_run.records[0].to_json(), allow_nan=False))
    assert [item["value"] for item in data["values"]] == [-42.0, "NaN", "-Infinity", -1.5, 0.0]
    assert float(data["values"][2]["value"]) == -math.inf
    assert data["iteration"] is None


def test_a_section_has_its_start(types_run: Result) -> None:
    record = types_run.records[-1]
    assert (record.label, record.lane) == ("part", 0)
    values = {item.name: item.value for item in record.values}
    assert types_run.lines[-1] == f"[Timestamp part] elapsed = {values['elapsed']} ticks"
    assert values["start"] > 0


def test_places_are_those_that_the_text_says(types_run: Result) -> None:
    source = (Path(str(types_run.records[0].file))).read_text().split("\n")
    for record in types_run.records:
        assert record.line is not None
        assert "@PRINT" in source[record.line - 1] or "@TIMESTAMP_END" in source[record.line - 1]
    assert [record.directive for record in types_run.records] == [1, 1, 2, 2, 3]


@pytest.mark.parametrize(
    ("chip", "transport"),
    [("gfx950", "hostcall"), ("gfx950", "buffered"), ("gfx942", "hostcall"), ("gfx90a", "buffered")],
)
def test_workgroup_wave_and_lane(tmp_path: Path, chip: str, transport: str) -> None:
    text = kernel("k", f'  ; @PRINT if $lane > 60: f"{WHERE}"\n  s_endpgm', directives=THREE_D)
    launched, _ = built(tmp_path, text, transport, chip)
    result = launched.launch(grid=(2, 3, 2), block=(5, 9, 4), args=[])
    assert len(result.records) == 12 * 2 * 3  # 180 work-items: two full waves, and one of 52
    for record in result.records:
        assert record.workgroup is not None
        assert f"{' '.join(map(str, record.workgroup))} {record.wave} {record.lane}" == record.text
    frame = result.frame()
    assert set(zip(frame.workgroup_x, frame.workgroup_y, frame.workgroup_z, strict=True)) == {
        (x, y, z) for x in range(2) for y in range(3) for z in range(2)
    }
    assert (frame["$wave"] == frame.wave).all()


@pytest.mark.parametrize("transport", ["hostcall", "buffered"])
def test_equal_texts_are_told_apart(tmp_path: Path, transport: str) -> None:
    """A directive in a macro or .rept is there several times, with one format."""
    body = """
  .macro show register
  v_add_u32 v1, 1, v1
  ; @PRINT if $tid < 2: f"{v1:d}"
  .endm
  v_mov_b32 v1, 6
  show v1
  show v1
  ; @PRINT if $tid < 2: f"{v1}"
  s_endpgm"""
    launched, _ = built(tmp_path, kernel("k", body), transport)
    result = launched.launch(grid=1, block=64, args=[])
    found = [(record.directive, record.lane, record.values[0].value) for record in result.records]
    assert found[:4] == [(0, 0, 7), (0, 1, 7), (1, 0, 8), (1, 1, 8)]
    assert found[4][:2] == (2, 0)
    frame = result.frame(line=next(record.line for record in result.records))
    assert frame.v1.tolist() == [7, 7, 8, 8]


def test_equal_texts_of_different_kinds(tmp_path: Path) -> None:
    """What leaves at its place in a loop has the pass behind its values, and so another size."""
    body = """
  s_mov_b32 s6, 1
.Lloop:
  ; @PRINT now if $tid == 1: f"{v0:d}"
  s_sub_u32 s6, s6, 1
  s_cmp_lg_u32 s6, 0
  s_cbranch_scc1 .Lloop
  ; @PRINT if $tid == 1: f"{v0:d}"
  s_endpgm"""
    launched, _ = built(tmp_path, kernel("k", body), "buffered")
    found = launched.launch(grid=1, block=2, args=[]).records
    assert [(record.directive, record.kind, record.lane, record.iteration) for record in found] == [
        (0, "now", 1, 0),
        (1, "print", 1, None),
    ]


def test_an_axis_that_the_kernel_does_not_receive(tmp_path: Path) -> None:
    launched, _ = built(tmp_path, kernel("k", '  ; @PRINT f"x"\n  s_endpgm'), "buffered")
    assert launched.launch(grid=2, block=1, args=[]).records[1].workgroup == (1, 0, 0)
    (first, *_) = launched.launch(grid=(1, 2), block=(2, 2), args=[]).records
    assert (first.workgroup, first.wave, first.lane) == ((0, None, 0), None, None)


def test_a_full_kernel_says_what_is_left_out(tmp_path: Path) -> None:
    """What tells lines apart is kept where it costs nothing: here it would cost a wave."""
    text = kernel("k", '  v_mov_b32 v125, 5\n  ; @PRINT f"{v125:d}"\n  ; @PRINT f"{v125:d}"\n  s_endpgm')
    text = text.replace("next_free_vgpr 8", "next_free_vgpr 126").replace("accum_offset 8", "accum_offset 128")
    launched, log = built(tmp_path, text, "buffered")
    assert "VGPRs 126 -> 128, SGPRs 16 -> 64, occupancy 4 -> 4 waves" in log
    assert "k: no VGPR is free for it: records do not say which workgroup, wave and lane a line comes from" in log
    result = launched.launch(grid=1, block=2, args=[])
    assert [(record.workgroup, record.wave, record.lane) for record in result.records] == [(None, None, None)] * 4
    assert [(record.directive, record.values[0].value) for record in result.records] == [(0, 5), (0, 5), (1, 5), (1, 5)]
    assert result.frame().lane.tolist() == [-1] * 4


def test_a_table_of_lines_with_different_values(tmp_path: Path) -> None:
    body = """
  v_mov_b32 v1, 3
  ; @PRINT f"{v0:d} {v1:d} {v1} {i64(v[0:1]):d}"
  ; @PRINT if $tid == 1: f"{v0:d} {v1 + 1:d}"
  s_endpgm"""
    launched, _ = built(tmp_path, kernel("k", body), "buffered")
    result = launched.launch(grid=1, block=3, args=[])
    frame = result.frame()
    assert frame.dtype.names is not None
    assert frame.dtype.names[8:] == ("v0", "v1", "v1:f32", "i64(v[0:1])", "v1 + 1")
    assert frame["v0"].dtype == np.int32
    assert frame["v0"].tolist() == [0, 1, 2, 1]
    assert np.isnan(frame["v1"][3])
    first = result.frame(line=frame.line[0])
    assert first["i64(v[0:1])"].tolist() == [(3 << 32) + lane for lane in range(3)]
    with pytest.raises(MDRError, match="nothing was printed at line 1\nhint: lines that print: "):
        result.frame(line=1)


def test_pandas_by_argument(types_run: Result, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pandas", types.SimpleNamespace(DataFrame=dict))  # type: ignore[arg-type]
    table = types_run.frame(pandas=True)
    assert list(table)[:2] == ["directive", "line"]
    assert table["lane"].tolist() == [0, 1, 0, 1, 0]
    monkeypatch.setitem(sys.modules, "pandas", None)  # type: ignore[arg-type]
    with pytest.raises(MDRError, match="pandas is not installed"):
        types_run.frame(pandas=True)


def test_nothing_printed_is_an_empty_table() -> None:
    result = mdr.load(build(kernel("k")))["k"].launch(grid=1, block=1, args=[])
    assert (list(result.records), len(result.frame())) == ([], 0)


def test_lines_of_other_code_have_their_text() -> None:
    records = Records(
        [(b"%d of %s\n", bytes([7, 0, 0, 0, 0, 0, 0, 0]) + b"nine".ljust(8, b"\0"))], {}, (1, 1, 1), (1, 1, 1)
    )
    (record,) = records
    assert record.text == "7 of nine"
    assert (record.directive, record.values, record.workgroup) == (None, (), None)
    assert records.groups == []


@pytest.mark.parametrize("sites", [3, ["x"], [{"kernel": "k"}], [{"kernel": "k", "format": 7}]])
def test_damaged_descriptions_are_an_error(sites: object) -> None:
    with pytest.raises(MDRError, match=r"damaged metadata: mdr\.sites"):
        read_sites({"mdr.sites": sites}, "k")


def test_slices_and_negative_numbers(types_run: Result) -> None:
    assert types_run.records[-1] == list(types_run.records)[4]
    assert types_run.records[2:4] == list(types_run.records)[2:4]
    with pytest.raises(IndexError):
        types_run.records[5]
    assert re.match(r"Record\(directive=1, file='.*k\.s', line=\d+,", repr(types_run.records[0]))


@pytest.mark.parametrize("transport", ["hostcall", "buffered"])
def test_passes_of_a_loop_and_types_of_four_bits(tmp_path: Path, transport: str) -> None:
    body = """
  v_mov_b32 v1, 0x3c
  s_mov_b32 s6, 7
.Lloop:
  ; @TRACE last=2: f"{s6}"
  ; @PRINT now if $lane == 1: f"now {s6}"
  s_add_u32 s6, s6, 1
  s_cmp_lg_u32 s6, 10
  s_cbranch_scc1 .Lloop
  ; @PRINT if $lane == 0: f"{fp8(v1)} {u4(v1):d}"
  s_endpgm"""
    launched, _ = built(tmp_path, kernel("k", body), transport)
    result = launched.launch(grid=1, block=2, args=[])
    by_directive: dict[int | None, list[tuple[int | None, int | None, object]]] = {}
    for record in result.records:
        value = {item.name: item.value for item in record.values}
        by_directive.setdefault(record.directive, []).append((record.lane, record.iteration, value.get("s6")))
    assert sorted(by_directive[0]) == [(0, 1, 8), (0, 2, 9), (1, 1, 8), (1, 2, 9)]
    assert by_directive[1] == [(1, 0, 7), (1, 1, 8), (1, 2, 9)]
    (last,) = [record for record in result.records if record.directive == 2]
    assert [(item.type, item.value) for item in last.values] == [("e4m3fn", 1.5), ("u4", 12)]
