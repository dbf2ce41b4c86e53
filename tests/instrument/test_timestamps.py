"""Timestamps: sections of a kernel in ticks of its clock, pairing mistakes, and what the clock's wait drains."""

from __future__ import annotations

import re
from pathlib import Path

import numpy as np
import pytest
from objects import kernel
from stages import Stages, written

import mdr
from mdr.build.pipeline import build_kernel
from mdr.diagnostics import MDRError

ARGUMENTS = ".name: p, .offset: 0, .size: 8, .value_kind: global_buffer, .address_space: global"
THREE = """\
  ; @TIMESTAMP_START ; the whole kernel
  ; @TIMESTAMP_START label="load"
  s_load_dwordx2 s[4:5], s[0:1], 0x0
  v_lshlrev_b32 v1, 2, v0
  s_waitcnt lgkmcnt(0)
  global_load_dword v2, v1, s[4:5]
  s_waitcnt vmcnt(0)
  ; @TIMESTAMP_END label="load" if $lane == 0:
  ; @TIMESTAMP_START label="compute"
  s_movk_i32 s6, 100
.Lloop:
  v_add_u32 v2, v2, 3
  s_sub_u32 s6, s6, 1
  s_cmp_lg_u32 s6, 0
  s_cbranch_scc1 .Lloop
  ; @TIMESTAMP_END label="compute" if $lane == 0:
  ; @TIMESTAMP_START label="store"
  global_store_dword v1, v2, s[4:5]
  s_waitcnt vmcnt(0)
  ; @TIMESTAMP_END label="store" if $lane == 0:
  ; @TIMESTAMP_END if $tid == 64:
  ; @PRINT if $tid == 1: f"{v2:d}"
  s_endpgm"""
LINE = re.compile(r"\[Timestamp (\w+)\] elapsed = (\d+) ticks")


def ticks(lines: list[str], label: str) -> list[int]:
    return [int(match[2]) for line in lines if (match := LINE.fullmatch(line)) and match[1] == label]


@pytest.mark.parametrize("chip", ["gfx90a", "gfx942", "gfx950"])
@pytest.mark.parametrize("transport", ["hostcall", "buffered"])
def test_sections_of_a_kernel(tmp_path: Path, chip: str, transport: str) -> None:
    source = written(tmp_path, kernel("k", THREE, args=ARGUMENTS))
    built = build_kernel(source, tmp_path / "out", chip=chip, transport=transport)
    data = np.arange(128, dtype=np.int32)
    lines = list(mdr.load(built.hsaco)["k"].launch(grid=1, block=128, args=[data]).lines)
    assert data.tolist() == [number + 300 for number in range(128)]
    assert "301" in lines
    load, compute, store = (ticks(lines, label) for label in ("load", "compute", "store"))
    (total,) = ticks(lines, "kernel_total")
    assert len(load) == len(compute) == len(store) == 2  # a line a wave
    assert len(lines) == 8
    assert min(load + compute + store) > 0
    assert min(compute) > 100  # 100 passes cannot take fewer ticks than that
    assert total >= load[1] + compute[1] + store[1]


def test_without_a_condition_every_lane_prints(tmp_path: Path) -> None:
    body = "  ; @TIMESTAMP_START\n  v_mov_b32 v1, 0\n  ; @TIMESTAMP_END\n  s_endpgm"
    source = written(tmp_path, kernel("k", body))
    (note,) = Stages(source).parse()
    assert "@TIMESTAMP_END if $lane == 0:" in str(note.hint)
    built = build_kernel(source, tmp_path / "out", transport="buffered")
    lines = mdr.load(built.hsaco)["k"].launch(grid=1, block=5, args=[]).lines
    assert len(lines) == 5
    assert len(set(lines)) == 1
    assert LINE.fullmatch(lines[0])


def test_an_end_that_was_reached_without_its_start_prints_nothing(tmp_path: Path) -> None:
    body = (
        "  v_cmp_gt_u32 vcc, 2, v0\n  s_and_saveexec_b64 s[4:5], vcc\n  ; @TIMESTAMP_START\n  s_mov_b64 exec, s[4:5]\n"
        "  ; @TIMESTAMP_END\n  s_endpgm"
    )
    built = build_kernel(written(tmp_path, kernel("k", body)), tmp_path / "out", transport="buffered")
    assert len(mdr.load(built.hsaco)["k"].launch(grid=1, block=8, args=[]).lines) == 2


def test_the_site_reads_the_clock_and_waits(tmp_path: Path) -> None:
    stages = Stages(written(tmp_path, kernel("k", "  ; @TIMESTAMP_START\n  s_nop 0\n  ; @TIMESTAMP_END\n  s_endpgm")))
    stages.inject()
    text = stages.text(".injected.s")
    sites = re.findall(r"  s_memtime s\[(\d+):\d+\]\n  s_waitcnt lgkmcnt\(0\)\n  v_mov_b32_e32 v\d+, s(\d+)\n", text)
    assert sites == [("2", "2"), ("2", "2")]  # the kernel names no SGPR: s[0:1] keep the argument pointer


@pytest.mark.parametrize(
    ("body", "place", "message"),
    [
        ('  ; @TIMESTAMP_END label="x"', "7:5", "no @TIMESTAMP_START with label 'x' stands before this in kernel 'k'"),
        ("  ; @TIMESTAMP_END\n  s_nop 1\n  ; @TIMESTAMP_START", "7:5", "no @TIMESTAMP_START with label 'kernel_total'"),
        ("  ; @TIMESTAMP_START\n  s_nop 1\n  ; @TIMESTAMP_START", "9:5", "label 'kernel_total' is started twice"),
    ],
)
def test_pairing_mistakes_are_errors(tmp_path: Path, body: str, place: str, message: str) -> None:
    with pytest.raises(MDRError) as caught:
        Stages(written(tmp_path, kernel("k", f"  s_nop 0\n{body}\n  s_endpgm"))).inject()
    assert f"{tmp_path}/k.s:{place}: error: {message}" in str(caught.value)
    assert "hint: " in str(caught.value)


def test_a_start_without_an_end_is_a_warning(tmp_path: Path) -> None:
    (warning,) = Stages(written(tmp_path, kernel("k", '  ; @TIMESTAMP_START label="a"\n  s_endpgm'))).parse()
    assert warning.severity == "warning"
    assert "label 'a' is started, but has no @TIMESTAMP_END" in warning.message


def test_draining_the_kernels_own_operations_is_a_warning(tmp_path: Path) -> None:
    body = (
        "  s_load_dword s4, s[0:1], 0x0\n  ; @TIMESTAMP_START\n  s_waitcnt lgkmcnt(0)\n"
        "  ; @TIMESTAMP_END if $lane == 0:\n  s_endpgm"
    )
    (warning,) = Stages(written(tmp_path, kernel("k", body))).parse()
    assert warning.severity == "warning"
    assert f"(issued at {tmp_path}/k.s:6)" in warning.message
    assert warning.position is not None
    assert warning.position.line == 7


def test_no_sgpr_pair_for_the_clock(tmp_path: Path) -> None:
    body = "  s_mov_b32 s99, 0\n  ; @TIMESTAMP_START\n  s_nop 0\n  ; @TIMESTAMP_END\n  s_endpgm"
    with pytest.raises(MDRError, match="no SGPR pair left for reading the clock: it uses 100 of 102"):
        Stages(written(tmp_path, kernel("k", body))).inject()


LOOP = """\
  ; @TIMESTAMP_START
  s_load_dwordx2 s[4:5], s[0:1], 0x0
  v_lshlrev_b32 v1, 2, v0
  v_mov_b32 v2, 0
  v_and_b32 v3, 3, v0
  v_add_u32 v3, 3, v3
  s_mov_b64 s[8:9], exec
  s_waitcnt lgkmcnt(0)
.Lloop:
  ; @TIMESTAMP_START label="pass" {clock}
  s_nop 7
  v_cmp_eq_u32 vcc, 1, v2
  s_cbranch_vccz .Lskip
  s_sleep 4
.Lskip:
  ; @TIMESTAMP_END label="pass" {how}
  v_add_u32 v2, 1, v2
  v_cmp_lt_u32 vcc, v2, v3
  s_and_b64 exec, exec, vcc
  s_cbranch_execnz .Lloop
  s_mov_b64 exec, s[8:9]
  global_store_dword v1, v2, s[4:5]
  ; @TIMESTAMP_END once wave
  s_endpgm"""
PASSES = re.compile(r"\[Timestamp pass\] elapsed = (\d+) (realtime )?ticks in (\d+) passes \((\d+) to (\d+)\)")


@pytest.mark.parametrize("chip", ["gfx90a", "gfx942", "gfx950"])
@pytest.mark.parametrize("transport", ["hostcall", "buffered"])
def test_a_section_in_a_loop_adds_up_for_each_lane(tmp_path: Path, chip: str, transport: str) -> None:
    source = written(tmp_path, kernel("k", LOOP.format(clock="", how=""), args=ARGUMENTS))
    built = build_kernel(source, tmp_path / "out", chip=chip, transport=transport)
    data = np.zeros(64, np.int32)
    result = mdr.load(built.hsaco)["k"].launch(grid=1, block=64, args=[data])
    assert data.tolist() == [3 + lane % 4 for lane in range(64)]
    found = [PASSES.fullmatch(line) for line in result.lines[:-1]]
    numbers = [tuple(int(match[group]) for group in (1, 3, 4, 5)) for match in found if match]
    assert [passes for _, passes, _, _ in numbers] == [3 + lane % 4 for lane in range(64)]
    for total, passes, least, most in numbers:
        assert total == least * (passes - 1) + most  # one pass sleeps, the others are alike
        assert most >= least + 4 * 64
    assert {"elapsed", "passes", "least", "most"} <= {item.name for item in result.records[0].values}
    assert ticks(result.lines, "kernel_total")[0] > max(total for total, *_ in numbers)


def test_a_start_before_a_loop_is_timed_to_the_last_pass(tmp_path: Path) -> None:
    body = "  ; @TIMESTAMP_START\n  s_movk_i32 s6, 3\n.Lloop:\n  s_sub_u32 s6, s6, 1\n  ; @TIMESTAMP_END once wave\n"
    body += "  s_cmp_lg_u32 s6, 0\n  s_cbranch_scc1 .Lloop\n  s_endpgm"
    (note,) = Stages(written(tmp_path, kernel("k", body))).parse()
    assert "the values of its last pass" in note.message


@pytest.mark.parametrize("chip", ["gfx90a", "gfx942", "gfx950"])
def test_the_clock_of_constant_frequency(tmp_path: Path, chip: str) -> None:
    source = written(tmp_path, kernel("k", LOOP.format(clock="clock=realtime", how="once wave"), args=ARGUMENTS))
    stages = Stages(source, chip=chip)
    stages.inject()
    site = stages.text(".injected.s")
    assert site.count("s_memrealtime s[") == 2
    assert site.count("s_memtime s[") == 2
    built = build_kernel(source, tmp_path / "out", chip=chip)
    lines = mdr.load(built.hsaco)["k"].launch(grid=1, block=128, args=[np.zeros(128, np.int32)]).lines
    found = [match for match in map(PASSES.fullmatch, lines) if match]
    assert [(match[2], match[3]) for match in found] == [("realtime ", "6")] * 2  # of the lanes that passed most often
    assert int(found[0][1]) < ticks(lines, "kernel_total")[0] / 10
