"""Golden files of NVIDIA kernels, through the command; a planted change is found."""

from __future__ import annotations

from pathlib import Path

import pytest
from nvptx_cases import needs_ptxas

from mdr.cli import gemm as command
from mdr.gemm.nvptx.plan import LaunchPlan

GOLDENS = Path(__file__).parent / "goldens"
SQUARE = ["--m", "{0}", "--n", "{0}", "--k", "{0}"]


def words(size: int) -> list[str]:
    return [word.format(size) for word in SQUARE]


CASES = {
    "turns": ["--arch", "h200", "--auto", *words(8192)],
    "together": ["--arch", "h200", "--auto", *words(1024)],
    "mma": ["--arch", "a100"],
    "mma TN": ["--arch", "a100", "--auto", "--layout", "TN", *words(4096)],
}


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    status = command.main([*arguments, "--goldens", str(GOLDENS)])
    shown = capsys.readouterr()
    return status, shown.out, shown.err


@needs_ptxas
@pytest.mark.parametrize("name", CASES)
def test_kernels_are_as_they_were(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = run(capsys, *CASES[name], "--verify-asm")
    assert status == 0, out
    assert "asm: ok" in out
    if "no golden file" in out:
        pytest.skip("golden files are of another LLVM")


@needs_ptxas
@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("cvt.rn.f16x2", "cvt.rz.f16x2", "no cvt.rn behind the loop, and f16 is rounded rne"),
        ("stmatrix.sync", "// stmatrix.sync", "stmatrix"),
        ("wgmma.wait_group.sync.aligned 1;", "", "0 waits in the loop"),
    ],
)
def test_planted_changes(old: str, new: str, words: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assembly = tmp_path / "k.ptx"
    assert run(capsys, *CASES["together"], "-o", str(assembly))[0] == 0
    text = assembly.read_text()
    assert old in text
    assembly.write_text(text.replace(old, new))
    status, out, _ = run(capsys, *CASES["together"], "--asm", str(assembly), "--verify-asm")
    if "no golden file" in out and words == "stmatrix":
        pytest.skip("golden files are of another LLVM")
    assert status == 1
    assert words in out


@needs_ptxas
def test_a_cubin_comes_with_its_plan(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    target = tmp_path / "k.cubin"
    status, _, err = run(capsys, *CASES["together"], "--dependent", "-o", str(target))
    assert status == 0, err
    assert target.read_bytes()[:4] == b"\x7fELF"
    plan = LaunchPlan.from_json((tmp_path / "k.json").read_text())
    assert (plan.arch, plan.tile, plan.dependent) == ("sm_90a", (64, 128), True)
    status, _, err = run(capsys, "--arch", "gfx942", "-o", str(target))
    assert status == 1
    assert "unknown ending '.cubin'" in err


@needs_ptxas
def test_registers_are_those_of_ptxas(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = run(capsys, *CASES["together"], "--dump-reg-alloc")
    assert status == 0
    assert "registers of a thread:  240" in out
    assert "bytes spilled, stores:  0" in out


def test_there_is_no_model(capsys: pytest.CaptureFixture[str]) -> None:
    status, _, err = run(capsys, "--arch", "h200", "--verify-perf")
    assert status == 1
    assert "there is no model of sm_90a" in err
