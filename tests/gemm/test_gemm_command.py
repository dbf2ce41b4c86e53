"""`mdr gemm` as a user meets it: what it shows, verifies, writes, refuses."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import mdr
from mdr.build import toolchain
from mdr.cli.main import main

GOLDENS = Path(__file__).parent / "goldens"


def gemm(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    status = main(["gemm", *words])
    out = capsys.readouterr()
    return status, out.out, out.err


def test_shows_what_a_configuration_amounts_to(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = gemm(
        capsys, "--kernel", "gemm_fp16", "--tile-m", "64", "--tile-n", "32", "--arch", "mi250x", "--dump-config"
    )
    assert status == 0
    assert "gemm_fp16 on gfx90a" in out
    assert re.search(r"shared memory of a stage: +3072", out)
    assert re.search(r"operations a byte of A and B: +21.3", out)


def test_refuses_with_hints(capsys: pytest.CaptureFixture[str]) -> None:
    for words, says in (
        (["--tile-n", "30"], "hint: tile_n = 32"),
        (["--arch", "gfx1030"], "hint: chips: gfx90a"),
        (["--arch", "gfx942", "--backend", "cuda"], "hint: say --backend hip"),
        (["--kernel", "gemm_int4", "--tile-k", "16"], "hint: tile_k = 32"),
        (["--m", "10", "--n", "10", "--k", "10", "--align-a", "8"], "hint: align_a = 2"),
        (["--m", "0", "--n", "1", "--k", "1"], "hint: M and N are 1 or more"),
        (["--m", "8", "--n", "8", "--k", "8", "--batch", "3"], "hint: say --batched"),
        (["-o", "k.obj"], "hint: end it in .ll"),
        (["--asm", "/nowhere.s", "--verify-asm"], "/nowhere.s: No such file"),
    ):
        status, _, err = gemm(capsys, *words)
        assert status == 1, words
        assert says in err
        assert "Traceback" not in err
    for words in (["--m", "10"], ["--m", "-1", "--n", "1", "--k", "1"], ["--tile-m", "big"], ["--what"]):
        with pytest.raises(SystemExit) as left:
            gemm(capsys, *words)
        assert left.value.code == 2
        capsys.readouterr()


def test_dumps(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = gemm(capsys, "--arch", "gfx942", "--dump-ir")
    assert status == 0
    assert "!gemm.tiling_info = !{!0}\n!0 = !{i32 64, i32 32, i32 16, i32 4, i32 2}" in out
    status, out, _ = gemm(capsys, "--arch", "gfx942", "--dump-asm")
    assert "v_mfma_f32_16x16x16_f16" in out
    status, out, _ = gemm(capsys, "--arch", "gfx942", "--dump-reg-alloc")
    assert "most registers alive at once:" in out
    assert len(re.findall(r"bank \d \|.{64}\|", out)) == 4


def test_verifies_on_four_levels(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--arch", "gfx942", "--m", "70", "--n", "40", "--k", "56", "--alpha", "2", "--beta", "0.5"]
    levels = ["--dump-config", "--verify-asm", "--verify-perf", "--verify-numeric"]
    status, out, err = gemm(capsys, *words, *levels)
    assert (status, err) == (0, "")
    assert "asm: ok" in out
    assert "perf: ok" in out
    assert out.count("numeric: ok: 70x40x56") == 3
    status, out, _ = gemm(capsys, *words, *levels, "--format", "json")
    document = json.loads(out)
    assert [item["ok"] for item in document["numeric"]] == [True] * 3
    assert document["asm"][0]["data"]["flops"] == 2 * 64 * 32 * 16 // 8
    assert 0 < document["perf"][0]["data"] < 1


def test_a_failed_level_is_status_1(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "k.s"
    words = ["--arch", "gfx942", "--no-fuse-bias"]
    assert gemm(capsys, *words, "-o", str(path))[0] == 0
    text = path.read_text()
    path.write_text(text.replace("v_max_f32", "v_min_f32").replace("v_pk_max_f16", "v_pk_min_f16"))
    status, out, _ = gemm(capsys, *words, "--asm", str(path), "--verify-numeric", "--verify-asm")
    assert status == 1
    assert "numeric: FAILED" in out
    assert "elements are wrong" in out
    assert "asm: ok" in out


def test_golden_files(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    words = ["--arch", "gfx942", "--goldens", str(tmp_path), "--verify-asm", "--verify-perf"]
    assert "no golden file" in gemm(capsys, *words)[1]
    assert gemm(capsys, *words, "--update-golden")[0] == 0
    (path,) = tmp_path.glob("gfx942/*.json")
    assert path.name.startswith("f16-nt-64x32x16-bias-relu-")
    assert gemm(capsys, *words)[0] == 0
    document = json.loads(path.read_text())
    document["metrics"]["matrix"]["v_mfma_f32_16x16x16_f16"] += 1
    document["share"] = 0.9
    path.write_text(json.dumps(document))
    status, out, _ = gemm(capsys, *words)
    assert status == 1
    assert "asm: FAILED: matrix: 1 v_mfma_f32_16x16x16_f16, golden 2" in out
    assert "perf: FAILED: the matrix unit works" in out
    path.write_text("{")
    assert "is not JSON" in gemm(capsys, *words)[2]


CONFIGURATIONS = (
    ["--arch", "gfx90a"],
    ["--arch", "gfx942"],
    ["--arch", "gfx950"],
    ["--arch", "gfx942", "--auto", "--m", "4096", "--n", "4096", "--k", "4096"],
    ["--arch", "gfx950", "--auto", "--m", "4096", "--n", "4096", "--k", "4096"],
    ["--arch", "gfx950", "--kernel", "gemm_fp8", "--auto", "--m", "4096", "--n", "4096", "--k", "4096"],
    ["--arch", "gfx942", "--kernel", "gemm_int8", "--auto", "--m", "4096", "--n", "4096", "--k", "4096"],
)


@pytest.mark.parametrize("words", CONFIGURATIONS, ids=" ".join)
def test_kernels_are_as_their_golden_files(capsys: pytest.CaptureFixture[str], words: list[str]) -> None:
    version = toolchain.find("gfx942", tools=("llc",))["llc"].version
    status, out, _ = gemm(capsys, *words, "--goldens", str(GOLDENS), "--verify-asm", "--verify-perf")
    if version not in {path.stem.partition("-llvm")[2] for path in GOLDENS.rglob("*.json")}:
        pytest.skip(f"there are no golden files of LLVM {version}")
    assert status == 0, out
    assert "no golden file" not in out


def test_code_objects_load(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "k.hsaco"
    assert gemm(capsys, "--arch", "gfx942", "--slices", "2", "--batched", "-o", str(path))[0] == 0
    assert set(mdr.load(path)) == {"gemm_fp16", "gemm_fp16_reduce"}
