"""``mdr report``: from a run's JSON, or a pipe, to a page and a trace; and what is not such a JSON."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest
from cli_commands import Command
from objects import kernel

from mdr.build.pipeline import build_kernel

BODY = """\
  ; @TIMESTAMP_START label="part"
  v_mov_b32 v1, 1.5
  ; @TIMESTAMP_END label="part" if $lane == 0:
  ; @PRINT f"v1={v1}"
  s_endpgm"""


@pytest.fixture(scope="module")
def timed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("timed")
    (folder / "k.s").write_text(kernel("k", BODY))
    return Path(build_kernel(folder / "k.s", folder / "out", chip="gfx950", transport="buffered").hsaco)


def test_a_page_and_a_trace(mdr: Command, timed: Path, tmp_path: Path) -> None:
    run = tmp_path / "run.json"
    run.write_text(mdr("run", timed, "--size", 128, "--format", "json").out)
    page, trace = tmp_path / "run.html", tmp_path / "trace.json"
    result = mdr("report", run, "--html", page, "--perfetto", trace)
    assert (result.status, result.out, result.err) == (0, "", f"wrote {page}\nwrote {trace}\n")
    text = page.read_text()
    assert "v_mov_b32 v1, 1.5" in text
    assert "v1=1.500000" in text
    slices = [event for event in json.loads(trace.read_text())["traceEvents"] if event["ph"] == "X"]
    assert [(item["name"], item["args"]["lanes"]) for item in slices] == [("part", 1), ("part", 1)]


def test_a_pipe(mdr: Command, timed: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(mdr("run", timed, "--format", "json").out))
    assert mdr("report", "-", "--html", tmp_path / "a.html").status == 0
    assert "part" in (tmp_path / "a.html").read_text()


def test_a_run_that_failed_has_a_page(mdr: Command, timed: Path, tmp_path: Path) -> None:
    run = tmp_path / "run.json"
    failed = mdr("run", timed, "--grid", 1, "--block", 2000, "--format", "json")
    assert failed.status == 1
    run.write_text(failed.out)
    result = mdr("report", run, "--html", tmp_path / "a.html", "--perfetto", tmp_path / "t.json")
    assert result.status == 0
    assert "The run failed" in (tmp_path / "a.html").read_text()
    assert "note: no section was timed: the trace is empty" in result.err


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"launches": 3}', '{"launches": [{}]}', '{"diagnostics": []}'])
def test_what_is_no_run(mdr: Command, tmp_path: Path, text: str) -> None:
    run = tmp_path / "run.json"
    run.write_text(text)
    result = mdr("report", run, "--html", tmp_path / "a.html")
    assert result.status == 1
    assert f"error: {run}: this is not what mdr run --format json prints" in result.err
    assert "hint: make it so:" in result.err


def test_wrong_usage(mdr: Command, tmp_path: Path) -> None:
    assert mdr("report", "run.json").status == 2
    missing = mdr("report", tmp_path / "none.json", "--html", tmp_path / "a.html")
    assert (missing.status, missing.err) == (1, f"error: {tmp_path}/none.json: No such file or directory\n")
    (tmp_path / "run.json").write_text('{"file": "k", "target": "t", "launches": []}')
    nowhere = mdr("report", tmp_path / "run.json", "--html", tmp_path / "none" / "a.html")
    assert nowhere.status == 1
    assert "No such file or directory" in nowhere.err
