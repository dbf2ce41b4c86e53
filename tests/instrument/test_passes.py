"""Loops and repetition: the last passes of each lane, hits that are counted, lines that come once."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import numpy as np
import pytest
from objects import kernel
from stages import Stages, written

import mdr
from mdr.build.pipeline import build_kernel
from mdr.diagnostics import MDRError
from mdr.runtime import Result

ARGUMENTS = ".name: p, .offset: 0, .size: 8, .value_kind: global_buffer, .address_space: global"
CHIPS = ["gfx90a", "gfx942", "gfx950"]
TRANSPORTS = ["hostcall", "buffered"]
# Lane i makes 37 + i passes; in pass k it holds 64 * k + i, and s6 is 3 * k.
LOOP = """\
  s_load_dwordx2 s[4:5], s[0:1], 0x0
  v_lshlrev_b32 v1, 2, v0
  v_mov_b32 v2, 0
  s_movk_i32 s6, 0
  v_and_b32 v3, 63, v0
  v_add_u32 v3, 37, v3
  s_mov_b64 s[8:9], exec
.Lloop:
  v_mad_u32_u24 v4, v2, 64, v0
  DIRECTIVES
  s_add_u32 s6, s6, 3
  v_add_u32 v2, 1, v2
  v_cmp_lt_u32 vcc, v2, v3
  s_and_b64 exec, exec, vcc
  s_cbranch_execnz .Lloop
  s_mov_b64 exec, s[8:9]
  s_waitcnt lgkmcnt(0)
  global_store_dword v1, v2, s[4:5]
  s_endpgm"""


def run(
    folder: Path, *directives: str, chip: str = "gfx950", transport: str = "buffered", groups: int = 1, block: int = 64
) -> Result:
    body = LOOP.replace("DIRECTIVES", "\n  ".join(f"; {text}" for text in directives))
    source = written(folder, kernel("k", body, args=ARGUMENTS))
    built = build_kernel(source, folder / "out", chip=chip, transport=transport)
    data = np.zeros(block, np.int32)
    result = mdr.load(built.hsaco)["k"].launch(grid=groups, block=block, args=[data])
    assert data.tolist() == [37 + lane % 64 for lane in range(block)]
    return result


@pytest.mark.parametrize("chip", CHIPS)
@pytest.mark.parametrize("transport", TRANSPORTS)
def test_the_last_passes_of_every_lane(tmp_path: Path, chip: str, transport: str) -> None:
    result = run(tmp_path, '@TRACE last=8 f"{$tid}: {v4:d} {s6}"', chip=chip, transport=transport)
    expected = [
        f"[pass {37 + lane - 8 + back} of {37 + lane}] {lane}: {64 * (29 + lane + back) + lane} {3 * (29 + lane + back)}"
        for back in range(8)
        for lane in range(64)
    ]
    assert result.lines == expected
    assert [record.iteration for record in result.records][:2] == [29, 30]
    assert result.records.kinds == {"trace"}


@pytest.mark.parametrize("chip", CHIPS)
@pytest.mark.parametrize("transport", TRANSPORTS)
def test_the_last_passes_on_which_a_condition_held(tmp_path: Path, chip: str, transport: str) -> None:
    directive = '@TRACE last=3 if i32(v2) % 7 == $lane % 7 and v4 > 99: f"{$tid}: {v4:d} {s6}"'
    result = run(tmp_path, directive, chip=chip, transport=transport, block=128)
    hits = {
        tid: [k for k in range(37 + tid % 64) if k % 7 == tid % 64 % 7 and 64 * k + tid > 99] for tid in range(128)
    }
    expected = Counter(
        f"[pass {k}, hit {number} of {len(found)}] {tid}: {64 * k + tid} {3 * k}"
        for tid, found in hits.items()
        for number, k in list(enumerate(found))[-3:]
    )
    assert Counter(result.lines) == expected


def test_fewer_passes_than_are_kept(tmp_path: Path) -> None:
    body = '  ; @TRACE last=8 f"{v0:d}"\n  s_endpgm'
    built = build_kernel(written(tmp_path, kernel("k", body)), tmp_path / "out")
    lines = mdr.load(built.hsaco)["k"].launch(grid=1, block=3, args=[]).lines
    assert lines == [f"[pass 0 of 1] {lane}" for lane in range(3)]


def test_a_ring_goes_to_agprs_where_vgprs_run_out(tmp_path: Path) -> None:
    body = "".join(f"  v_mov_b32 v{number}, {number}\n" for number in range(1, 246))
    body += "  s_movk_i32 s6, 20\n.Lloop:\n" + '  ; @TRACE last=6 f"{s6} {v245:d} {v3:d}"\n'
    body += "  v_add_u32 v3, 1, v3\n  s_sub_u32 s6, s6, 1\n  s_cmp_lg_u32 s6, 0\n  s_cbranch_scc1 .Lloop\n  s_endpgm"
    text = kernel("k", body).replace("next_free_vgpr 8", "next_free_vgpr 246").replace("accum_offset 8", "accum_offset 248")
    built = build_kernel(written(tmp_path, text), tmp_path / "out")
    assert "kept in AGPRs" in built.log
    lines = mdr.load(built.hsaco)["k"].launch(grid=1, block=1, args=[]).lines
    assert lines == [f"[pass {14 + n} of 20] {6 - n} 245 {17 + n}" for n in range(6)]


def test_no_room_for_so_many_passes(tmp_path: Path) -> None:
    body = '  ; @TRACE last=64 f"{v1} {v2} {v3} {v4} {v5} {v6} {v7} {i64(s[0:1])}"\n  s_endpgm'
    with pytest.raises(MDRError, match=r"they need 578 registers, 1 of them VGPRs, and \d+ are free"):
        Stages(written(tmp_path, kernel("k", body)), chip="gfx90a").parse()


@pytest.mark.parametrize("chip", CHIPS)
@pytest.mark.parametrize("transport", TRANSPORTS)
def test_hits_are_counted(tmp_path: Path, chip: str, transport: str) -> None:
    directives = ("@COUNT all", '@COUNT label="some %" if i32(v2) % 3 == 1 and $lane > 5:')
    result = run(tmp_path, *directives, chip=chip, transport=transport, groups=2, block=70)
    full = sum(37 + lane for lane in range(64))
    some = sum(len(range(1, 37 + lane, 3)) for lane in range(6, 64))
    rest = sum(37 + lane for lane in range(6))
    assert Counter(result.lines) == Counter(
        [f"[Count all] hits = {full}", f"[Count all] hits = {rest}"] * 2
        + [f"[Count some %] hits = {some}", "[Count some %] hits = 0"] * 2
    )
    assert {(record.kind, record.label) for record in result.records} == {("count", "all"), ("count", "some %")}


def test_counting_needs_no_code_at_the_site(tmp_path: Path) -> None:
    stages = Stages(written(tmp_path, kernel("k", "  s_nop 0\n  ; @COUNT n\n  s_nop 3\n  s_endpgm")))
    stages.inject()
    site = stages.text(".injected.s").split("; @COUNT n\n")[1].split("\ts_nop 3")[0]
    assert [line.split()[0] for line in site.splitlines()] == ["s_nop", "v_or_b32_e32", "v_add_u32_e32"]


@pytest.mark.parametrize("transport", TRANSPORTS)
@pytest.mark.parametrize("now", ["", "now "])
def test_once_a_wave_and_once_a_workgroup(tmp_path: Path, transport: str, now: str) -> None:
    body = f"""\
  ; @PRINT {now}once wave: f"n={{s2}}"
  ; @PRINT {now}once wave if $lane > 4: f"lane {{$lane}} of {{$wave}}"
  ; @PRINT {now}once workgroup label="group": f"group {{$wg}} lane {{$lane}}"
  s_endpgm"""
    built = build_kernel(written(tmp_path, kernel("k", body)), tmp_path / "out", transport=transport)
    lines = mdr.load(built.hsaco)["k"].launch(grid=3, block=128, args=[]).lines
    expected = [f"n={group}" for group in range(3)] * 2 + ["lane 5 of 0", "lane 5 of 1"] * 3
    assert Counter(lines) == Counter(expected + [f"group {group} lane 0" for group in range(3)])


def test_once_a_workgroup_in_two_dimensions(tmp_path: Path) -> None:
    text = kernel("k", '  ; @PRINT now once workgroup: f"{$wave}"\n  ; @PRINT once workgroup: f"{$wave}"\n  s_endpgm')
    text = text.replace("next_free_vgpr 8", "next_free_vgpr 8\n.amdhsa_system_vgpr_workitem_id 1")
    built = build_kernel(written(tmp_path, text), tmp_path / "out")
    assert mdr.load(built.hsaco)["k"].launch(grid=2, block=(16, 8), args=[]).lines == ["0"] * 4


@pytest.mark.parametrize("transport", TRANSPORTS)
def test_the_number_of_a_pass(tmp_path: Path, transport: str) -> None:
    directives = ('@PRINT if $lane < 2: f"last {$pass}"', '@PRINT now if $pass % 16 == 0 and $lane == 63: f"{$pass} {v2:d}"')
    result = run(tmp_path, *directives, transport=transport)
    assert Counter(result.lines) == Counter(["last 36", "last 37", *(f"{n} {n}" for n in range(0, 100, 16))])


ONCE = "to print it once a wave, write  @PRINT once wave: f\"…\""


@pytest.mark.parametrize(
    ("directive", "noted"),
    [
        ('@PRINT f"n={s4} {$wg}"', True),
        ('@PRINT f"text"', True),
        ('@PRINT now if s4 > 2: f"{exec} {$wave}"', True),
        ('@PRINT once wave: f"{s4}"', False),
        ('@PRINT if $lane == 0: f"{s4}"', False),
        ('@PRINT f"{v1} {s4}"', False),
        ('@PRINT f"{$tid} {s4}"', False),
        ('@PRINT f"{a0} {s4}"', False),
    ],
)
def test_the_same_line_from_each_lane_is_noted(tmp_path: Path, directive: str, noted: bool) -> None:
    found = Stages(written(tmp_path, kernel("k", f"  v_accvgpr_write_b32 a0, v1\n  ; {directive}\n  s_endpgm"))).parse()
    assert [item.hint for item in found if item.hint == ONCE] == [ONCE] * noted
    assert all(item.severity == "note" for item in found)


def test_a_print_in_a_loop_tells_of_the_forms_that_show_more(tmp_path: Path) -> None:
    body = "  s_movk_i32 s6, 3\n.Lloop:\n  ; {}\n  s_sub_u32 s6, s6, 1\n  s_cmp_lg_u32 s6, 0\n  s_cbranch_scc1 .Lloop\n  s_endpgm"
    (note,) = Stages(written(tmp_path, kernel("k", body.format('@PRINT f"{v1}"')))).parse()
    assert "values of its last pass" in note.message
    assert "@PRINT now" in str(note.hint)
    assert "@TRACE last=8" in str(note.hint)
    for form in ('@PRINT now f"{v1}"', '@TRACE last=2 f"{v1}"', "@COUNT n", "@ASSERT v1 == v1"):
        assert Stages(written(tmp_path, kernel("k", body.format(form)))).parse() == []
