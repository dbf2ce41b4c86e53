"""Matrix multiplications in a build: .gemm files, env.Gemm, what an edit rebuilds, prints in generated assembly."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import mdr
from mdr.build.pipeline import build_kernel
from mdr.diagnostics import MDRError

ROOT = Path(__file__).parents[2]
FILE = 'kernel = "gemm_fp16"\ntile_m = 64\ntile_n = 64\ntile_k = 32\nwarp_m = 2\nwarp_n = 2\nfuse_bias = false\n'


def scons(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    command = [
        sys.executable,
        "-m",
        "SCons",
        "-f",
        str(ROOT / "SConstruct"),
        f"kernels={folder}",
        f"build={folder}/build",
        *words,
    ]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=300)


def launch(path: Path | str, name: str = "gemm_fp16") -> None:
    rng = np.random.default_rng(0)
    a, b = (rng.standard_normal((64, 64)).astype(np.float16) for _ in range(2))
    d = np.zeros((64, 64), np.float16)
    mdr.load(path)[name].launch(grid=1, block=256, args=[a, b, d, 64, 64, 64, 64, 64, 64])
    want = np.maximum(a.astype(float) @ b.T.astype(float), 0)
    assert np.allclose(d, want, atol=1e-2)


def test_a_gemm_file_is_a_kernel_like_others(tmp_path: Path) -> None:
    source = tmp_path / "k.gemm"
    source.write_text(FILE)
    built = build_kernel(source, tmp_path / "out", chip="gfx942", debug=False)
    assert built.ran == ["gemm", "llc", "llvm-mc", "link"]
    launch(built.hsaco)
    assert build_kernel(source, tmp_path / "out", chip="gfx942", debug=False).ran == []
    source.write_text("# a comment\n" + FILE)
    assert build_kernel(source, tmp_path / "out", chip="gfx942", debug=False).ran == ["gemm"]
    source.write_text(FILE.replace("tile_k = 32", "tile_k = 64"))
    assert build_kernel(source, tmp_path / "out", chip="gfx942", debug=False).ran == ["gemm", "llc", "llvm-mc", "link"]


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("tile_n = 30\n", "k.gemm:1:10: error: tile_n is 30, and it must be a multiple of 32"),
        ("tile_q = 30\n", "k.gemm:1:10: error: unknown setting 'tile_q'"),
        ('arch = "gfx942"\n', "k.gemm:1:1: error: the build says which chips"),
        ("tile_n =\n", "k.gemm:1:9: error: invalid value"),
        ("[problem]\nm = 4\n", "k.gemm:1:1: error: the problem lacks n"),
        ("[problem]\nm = 4\nn = 4\nk = 4\nq = 4\n", "k.gemm:5:1: error: unknown size 'q'"),
        ("stages = 20\ntile_m = 256\ntile_n = 256\n", "k.gemm:1:1: error: the tile 256x256x16 takes"),
    ],
)
def test_mistakes_have_their_place(tmp_path: Path, text: str, says: str) -> None:
    source = tmp_path / "k.gemm"
    source.write_text(text)
    with pytest.raises(MDRError) as error:
        build_kernel(source, tmp_path / "out", chip="gfx950", debug=False)
    assert says in str(error.value)


def test_env_gemm(tmp_path: Path) -> None:
    (tmp_path / "SConscript").write_text(
        'Import("env")\n'
        'env.Gemm("big", kernel="gemm_fp16", tile_m=64, tile_n=64, tile_k=32, warp_m=2, warp_n=2, fuse_bias=False,\n'
        '         problem={"m": 64, "n": 64, "k": 64}, chip="gfx942")\n'
    )
    for engine in ("ninja", "scons"):
        done = scons(tmp_path, "debug=0", f"engine={engine}")
        assert done.returncode == 0, done.stdout + done.stderr
        (path,) = (tmp_path / "build" / "gfx942" / "release").rglob("big.hsaco")
        launch(path)
        path.unlink()


def test_generated_assembly_can_print(tmp_path: Path) -> None:
    source = tmp_path / "k.gemm"
    source.write_text(FILE)
    built = build_kernel(source, tmp_path / "out", chip="gfx942", debug=False)
    text = Path(built.artifacts[".prepared.s"]).read_text()
    label = next(line for line in text.splitlines() if line.startswith(".LBB0_1:"))
    printing = tmp_path / "p.s"
    printing.write_text(text.replace(label, f'{label}\n\t; @PRINT if $tid == 0: f"tile of K {{$pass}}"'))
    debug = build_kernel(printing, tmp_path / "debug", chip="gfx942")
    args = [np.zeros((64, 64), np.float16) for _ in range(3)]
    result = mdr.load(debug.hsaco)["gemm_fp16"].launch(grid=1, block=256, args=[*args, 64, 64, 64, 64, 64, 64])
    assert result.lines == ["tile of K 1"]  # the last pass of the loop counts
