"""``mdr tune`` as people use it, and the builds that choose from its store."""

from __future__ import annotations

import json
import re
import sqlite3
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path

import pytest

from mdr.build.pipeline import build_kernel
from mdr.build.scan import Scanner
from mdr.cli.main import main
from mdr.diagnostics import MDRError
from mdr.gemm.algorithm import Problem
from mdr.gemm.config import GemmConfig
from mdr.gemm.configfile import read

ROOT = Path(__file__).parents[2]
START = ("tune", "--arch", "mi300x", "--no-fuse-bias", "--jobs", "1")
ONLY = (
    "--only", "tile_m=32,64", "--only", "tile_n=64", "--only", "tile_k=32", "--only", "warp_m=2", "--only", "warp_n=2",
    "--only", "stages=1,2", "--only", "pipeline=none",
)  # fmt: skip


@pytest.fixture(scope="module")
def tuned(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("tuned")
    page = str(folder / "page.html")
    shapes = ("--shape", "256x256x256", "--shape", "64x64x64")
    assert main([*START, *ONLY, *shapes, "--store", str(folder / "t.sqlite"), "--html", page]) == 0
    return folder


def prefer(store: Path, tile_m: int, stages: int) -> None:
    """Make one stored configuration the quickest by far."""
    base = sqlite3.connect(store)
    base.execute("UPDATE times SET us = us + 1000 WHERE us < 1000")
    base.execute(
        "UPDATE times SET us = 0.5 WHERE kernel IN (SELECT key FROM kernels WHERE "
        "json_extract(settings, '$.tile_m') = ? AND json_extract(settings, '$.stages') = ?)",
        (tile_m, stages),
    )
    base.commit()
    base.close()


def copied(tuned: Path, folder: Path) -> Path:
    store = folder / "t.sqlite"
    store.write_bytes((tuned / "t.sqlite").read_bytes())
    return store


def test_json_has_numbers_and_says_where_they_come_from(tuned: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ("--shape", "256x256x256", "--store", str(tuned / "t.sqlite"), "--format", "json")
    assert main([*START, *ONLY, *words]) == 0
    out, err = capsys.readouterr()
    document = json.loads(out)
    (shape,) = document["shapes"]
    space = shape["space"]
    assert space["enumerated"] == 4
    assert space["left"] == len(shape["results"]) > 1
    assert {item["how"] for item in shape["results"]} == {"modelled"}
    assert [item["us"] for item in shape["results"]] == sorted(item["us"] for item in shape["results"])
    assert any(item["front"] for item in shape["results"])
    assert any("no AMD GPU" in note for note in document["notes"])
    assert f"{space['left']} of {space['left']} compiled, {space['left']} of them before" in err
    assert "\r" not in err, "no line that renews itself where there is no terminal"


class Reader(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        assert not {"src", "href"} & {name for name, _ in attrs}
        if tag != "meta":
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def test_the_page_stands_alone(tuned: Path) -> None:
    text = (tuned / "page.html").read_text(encoding="utf-8")
    reader = Reader()
    reader.feed(text)
    assert reader.open == []
    assert reader.tags.count("svg") == 4
    assert "prefers-color-scheme: dark" in text
    assert not re.search(r"https?:|url\(|@import|<script", text)
    for x, y in re.findall(r'cx="([^"]+)" cy="([^"]+)"', text):
        assert 0 <= float(x) <= 520
        assert 0 <= float(y) <= 320


def test_a_build_takes_the_best_and_follows_the_store(tuned: Path, tmp_path: Path) -> None:
    store = copied(tuned, tmp_path)
    source = tmp_path / "k.gemm"
    source.write_text('fuse_bias = false\ntuned = "t.sqlite"\n[problem]\nm = 256\nn = 256\nk = 256\n')
    for tile_m, stages in ((32, 2), (64, 1)):
        prefer(store, tile_m, stages)
        built = build_kernel(source, tmp_path / "out", chip="gfx942", debug=False)
        assert built.ran[0] == "gemm"
        assert f"!0 = !{{i32 {tile_m}, i32 64, i32 32, i32 2, i32 2}}" in (tmp_path / "out" / "k.ll").read_text()
        assert build_kernel(source, tmp_path / "out", chip="gfx942", debug=False).ran == []
        config, problem = read(str(source), "gfx942")
        assert config.resolve(problem)[1].stages == stages


def test_a_store_is_an_input_and_so_is_its_absence(tmp_path: Path) -> None:
    source, store = tmp_path / "k.gemm", tmp_path / "t.sqlite"
    source.write_text("# tuned = 'no'\nfuse_bias = false\ntuned = 't.sqlite'\n")
    found = Scanner().scan(str(source))
    assert (found.files, found.absent) == ([], [str(store)])
    store.touch()
    found = Scanner().scan(str(source))
    assert (found.files, found.absent) == ([str(store)], [])


def built_by_scons(folder: Path, *words: str) -> str:
    """The code of kernel k in a folder, after a build of it."""
    words = (f"kernels={folder}", f"build={folder}/build", "debug=0", *words)
    done = subprocess.run(
        [sys.executable, "-m", "SCons", "-f", str(ROOT / "SConstruct"), *words],
        cwd=ROOT, capture_output=True, text=True, timeout=120,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    (code,) = (folder / "build").rglob("k.ll")
    return code.read_text()


def test_scons_follows_the_store(tuned: Path, tmp_path: Path) -> None:
    store = copied(tuned, tmp_path)
    (tmp_path / "k.gemm").write_text('fuse_bias = false\ntuned = "t.sqlite"\n[problem]\nm = 256\nn = 256\nk = 256\n')
    for tile_m, stages in ((32, 2), (64, 1)):
        prefer(store, tile_m, stages)
        assert f"!0 = !{{i32 {tile_m}, i32 64, i32 32, i32 2, i32 2}}" in built_by_scons(tmp_path, "chip=gfx942")


def test_env_gemm_names_a_store_from_its_own_folder(tuned: Path, tmp_path: Path) -> None:
    prefer(copied(tuned, tmp_path), 32, 2)
    (tmp_path / "SConscript").write_text(
        'Import("env")\nenv.Gemm("k", fuse_bias=False, tuned="t.sqlite", problem={"m": 256, "n": 256, "k": 256}, chip="gfx942")\n'
    )
    assert "!0 = !{i32 32, i32 64, i32 32, i32 2, i32 2}" in built_by_scons(tmp_path)


def test_gemm_takes_the_best(tuned: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    store = copied(tuned, tmp_path)
    prefer(store, 32, 2)
    size = ("--m", "200", "--n", "300", "--k", "100")
    start = ("gemm", "--arch", "gfx942", "--no-fuse-bias", "--auto", "--tuned", str(store))
    assert main([*start, *size, "--verify-asm", "--dump-config"]) == 0
    assert re.search(r"^tile: +32x64x32, 2x2 waves, 2 stages$", capsys.readouterr().out, re.M)


def test_a_promise_that_the_new_shape_does_not_keep_is_not_made(tuned: Path) -> None:
    config = GemmConfig(arch="gfx942", fuse_bias=False, tuned=str(tuned / "t.sqlite"))
    for problem in (Problem(256, 256, 256), Problem(255, 253, 251)):
        _, schedule, _ = config.resolve(problem)
        assert schedule.memory.whole_k == (problem.k == 256)
        assert schedule.memory.align_a == (32 if problem.k == 256 else 1)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ('tuned = "t.sqlite"\n[problem]\nm = 256\nn = 256\nk = 256\n', "has nothing for this kernel on gfx942"),
        ('fuse_bias = false\ntuned = "t.sqlite"\n', "tuned needs the problem's sizes"),
        ('fuse_bias = false\ntuned = "none.sqlite"\n[problem]\nm = 4\nn = 4\nk = 4\n', "none.sqlite: no such store"),
    ],
)
def test_without_a_stored_result_a_build_says_so(tuned: Path, tmp_path: Path, text: str, says: str) -> None:
    copied(tuned, tmp_path)
    source = tmp_path / "k.gemm"
    source.write_text(text)
    with pytest.raises(MDRError) as error:
        build_kernel(source, tmp_path / "out", chip="gfx942", debug=False)
    assert says in str(error.value)
    assert "hint: " in str(error.value)
    line = text.splitlines().index(next(x for x in text.splitlines() if x.startswith("tuned"))) + 1
    assert f"k.gemm:{line}:" in str(error.value)


@pytest.mark.parametrize(
    ("words", "status", "says"),
    [
        (("--shape", "256x256"), 2, "is no shape; write MxNxK"),
        (("--shape", "256x0x256"), 2, "is no shape"),
        (("--shape", "8x8x8", "--only", "tile_m"), 2, "write NAME=VALUE,VALUE"),
        (("--shape", "8x8x8", "--only", "tile_m=x"), 2, "is a whole number"),
        (("--shape", "8x8x8", "--jobs", "0"), 2, "is not a number from 1 on"),
        (("--shape", "8x8x8", "--only", "tile_q=1"), 1, "tile_q is not tuned"),
        (("--shape", "8x8x8", "--kernel", "gemm_f16"), 1, "unknown kernel 'gemm_f16'"),
        (("--shape", "8x8x8", "--only", "pipeline=fast"), 1, "unknown pipeline 'fast'"),
        (("--shape", "8x8x8", "--llvm", "/nowhere"), 1, "--llvm is '/nowhere'"),
    ],
)
def test_mistakes(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], words: tuple[str, ...], status: int, says: str
) -> None:
    given = ["tune", "--arch", "gfx942", "--store", str(tmp_path / "s.sqlite"), *words]
    try:
        found = main(given)
    except SystemExit as error:
        found = int(str(error.code))
    assert found == status
    assert says in capsys.readouterr().err
