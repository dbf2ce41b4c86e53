"""What ``mdr run`` and ``mdr-printf --test`` make of assertions, counts, traces and timed waves."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from objects import kernel

from mdr.build.pipeline import build_kernel
from mdr.cli import findings, printf, run
from mdr.runtime import Result
from mdr.runtime.records import Records
from mdr.runtime.sites import Site

BODY = """\
  ; @TIMESTAMP_START clock=realtime
  ; @COUNT all
  ; @TRACE last=1 label="t" if $tid < 2: f"{$tid}"
  ; @ASSERT $tid != 70: f"tid {$tid}"
  v_cmp_eq_u32 vcc, 64, v0
  s_cbranch_vccz .Lshort
  s_sleep 127
.Lshort:
  ; @TIMESTAMP_END once wave
  s_endpgm"""


@pytest.fixture
def hsaco(tmp_path: Path) -> str:
    source = tmp_path / "k.s"
    source.write_text(kernel("k", BODY))
    return build_kernel(source, tmp_path / "out", transport="buffered").hsaco


def test_a_run_with_a_failed_assertion(hsaco: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run.main([hsaco, "--size", "128", "--block", "128"]) == 1
    shown = capsys.readouterr()
    place = f"{tmp_path}/k.s:9"
    told = f"{place}: assertion failed: $tid != 70: tid 70 [workgroup 0, work-item 70, lane 6]"
    assert shown.out.splitlines()[0] == told
    assert f"{place}:5: error: kernel k: an assertion failed in 1 lane\n  ; @ASSERT $tid != 70" in shown.err
    assert "[Count all] total = 128 hits in 2 waves, 64 a wave" in shown.err
    assert "[Trace t] kept 2 of 2 passes, dropped 0" in shown.err
    assert "[Timestamp kernel_total] 2 waves: " in shown.err
    assert "; first start to last end " in shown.err
    assert "times in ticks of the emulator's model" in shown.err


def test_the_same_as_json(hsaco: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run.main([hsaco, "--size", "128", "--block", "128", "--format", "json"]) == 1
    (launch,) = json.loads(capsys.readouterr().out)["launches"]
    assert launch["counts"] == [{"label": "all", "total": 128, "waves": 2, "least": 64, "most": 64}]
    assert launch["traces"] == [{"name": "t", "kept": 2, "dropped": 0}]
    (waves,) = launch["waves"]
    assert waves["waves"] == 2
    assert waves["least"] < waves["most"] == waves["span"]
    assert {record["kind"] for record in launch["records"]} == {"assert", "trace", "count", "timestamp"}


def test_lost_records_may_be_failed_assertions(hsaco: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run.main([hsaco, "--size", "128", "--block", "128", "--printf-buffer", "16"]) == 1
    assert "more assertions may have failed" in capsys.readouterr().err


def test_mdr_printf_fails_too(hsaco: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    options = [str(tmp_path / "k.s"), "--output-dir", str(tmp_path / "printf"), "--test"]
    assert printf.main([*options, "--test-size", "64"]) == 0
    assert printf.main([*options, "--test-size", "80"]) == 1
    assert "an assertion failed in 1 lane" in capsys.readouterr().err


def test_lines_without_records_are_known_by_their_text() -> None:
    site = Site(0, "k.s", 9, (), (), None, "assert")
    lines = ["k.s:9: assertion failed: a < b [lane 1]", "k.s:9: assertion failed: a < b [lane 2]", "other"]
    result = Result("k", "hip", (1, 1, 1), (64, 1, 1), lines, {}, records=Records([], {b"x": (site,)}, (1, 1, 1), (64, 1, 1)))
    (problem,) = findings.failed_assertions(result)
    assert problem.message == "kernel k: an assertion failed in 2 lanes"
    assert problem.position is not None
    assert problem.position.line == 9
