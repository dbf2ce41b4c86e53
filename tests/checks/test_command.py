"""``mdr check`` as a command: formats, exit status, the register report, and files that are no source."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from objects import build, kernel
from sources import whole

from mdr.cli.main import main

FAULT = "  global_load_dword v2, v[0:1], off\n  v_mov_b32_e32 v3, v2\n  s_endpgm"


@pytest.fixture
def faulty(tmp_path: Path) -> str:
    path = tmp_path / "k.s"
    path.write_text(whole(FAULT))
    return str(path)


def test_text(faulty: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", faulty]) == 1
    out = capsys.readouterr().out
    assert out == (
        f"{faulty}:7:21: error: v2 is read before vmcnt reaches 0 (loaded at {faulty}:6) [wait-vmcnt]\n"
        "  v_mov_b32_e32 v3, v2\n"
        "                    ^~\n"
        "hint: put `s_waitcnt vmcnt(0)` before this instruction\n"
    )


def test_no_finding(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "k.s"
    path.write_text(kernel("k"))
    assert main(["check", str(path), "--chip", "gfx90a"]) == 0
    assert capsys.readouterr() == ("", "")


def test_a_warning_counts(tmp_path: Path) -> None:
    path = tmp_path / "k.s"
    path.write_text(kernel("k").replace(".vgpr_count: 8", ".vgpr_count: 4"))
    assert main(["check", str(path)]) == 1


def test_json(faulty: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", faulty, "--format", "json"]) == 1
    (file,) = json.loads(capsys.readouterr().out)["files"]
    assert file["file"] == faulty
    assert file["chip"] == "gfx950"
    (finding,) = file["findings"]
    assert (finding["rule"], finding["severity"], finding["line"], finding["column"]) == ("wait-vmcnt", "error", 7, 21)
    assert finding["message"] == f"v2 is read before vmcnt reaches 0 (loaded at {faulty}:6)"
    (item,) = file["kernels"]
    assert item["name"] == "k"
    assert item["registers"]["vgprs"] == {"used": 4, "declared": 128, "allocated": 128, "free": 124}
    assert item["waves_per_simd"] == 2


def test_sarif(faulty: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", faulty, "--format", "sarif"]) == 1
    log = json.loads(capsys.readouterr().out)
    assert log["version"] == "2.1.0"
    (run,) = log["runs"]
    (result,) = run["results"]
    assert result["level"] == "error"
    assert run["tool"]["driver"]["rules"][result["ruleIndex"]]["id"] == result["ruleId"] == "wait-vmcnt"
    place = result["locations"][0]["physicalLocation"]
    assert place["artifactLocation"]["uri"] == faulty
    assert place["region"] == {"startLine": 7, "startColumn": 21, "endColumn": 23}


def test_the_register_report(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "k.s"
    path.write_text(whole("  v_mov_b32_e32 v9, s3\n  v_accvgpr_write_b32 a4, v9\n  s_endpgm"))
    assert main(["check", str(path), "--chip", "gfx942", "--explain"]) == 0
    lines = [" ".join(line.split()) for line in capsys.readouterr().out.splitlines()]
    assert "VGPRs 10 used 128 declared 128 allocated 118 free" in lines
    assert "AGPRs 5 used 128 declared 128 allocated 123 free" in lines
    assert "SGPRs 4 used 64 declared 80 allocated 76 free" in lines
    assert "waves 2 on each SIMD, limited by VGPRs and AGPRs" in lines


def test_the_chip_that_the_source_names(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "k.s"
    path.write_text('.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"\n' + kernel("k"))
    assert main(["check", str(path)]) == 0
    assert main(["check", str(path), "--chip", "gfx942"]) == 1
    assert "the source is for gfx90a, and it is checked for gfx942" in capsys.readouterr().out


def test_include_folders_and_symbols(tmp_path: Path) -> None:
    folder = tmp_path / "inc"
    folder.mkdir()
    (folder / "body.inc").write_text("  s_nop COUNT\n  s_endpgm\n")
    path = tmp_path / "k.s"
    path.write_text(kernel("k", '.include "body.inc"'))
    assert main(["check", str(path), "-I", str(folder), "--defsym", "COUNT=3"]) == 0
    assert main(["check", str(path), "-I", str(folder)]) == 1


def test_positions_in_a_compilers_output(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "k.s"
    path.write_text(whole('  .file 1 "model.py"\n  .loc 1 3 0\n' + FAULT))
    assert main(["check", str(path)]) == 1
    assert f"{path}:9:21: error: v2 is read" in capsys.readouterr().out


def test_an_object_is_no_source(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "k.hsaco"
    path.write_bytes(build(kernel("k")))
    assert main(["check", str(path)]) == 1
    error = capsys.readouterr().err
    assert "is an object, not assembly source" in error
    assert "mdr inspect" in error


@pytest.mark.parametrize(
    "arguments", [[], ["k.s", "--format", "xml"], ["k.s", "--min-rocm", "new"], ["k.s", "--cov", "3"]]
)
def test_wrong_usage(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as caught:
        main(["check", *arguments])
    assert caught.value.code == 2


@pytest.mark.parametrize("arguments", [["none.s"], ["none.s", "--chip", "gfx1100"]])
def test_what_is_not_there(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", *arguments]) == 1
    assert capsys.readouterr().err.startswith("error: ")


def test_the_rules(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", "--rules"]) == 0
    assert "wait-vmcnt" in capsys.readouterr().out
    assert main(["check", "--rules", "--format", "json"]) == 0
    rules = json.loads(capsys.readouterr().out)["rules"]
    assert {"name", "severity", "description", "source"} == set(rules[0])
