"""``mdr ninja``: a Ninja file that stands alone builds what scons builds, and follows the tree."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

import pytest
from foreign import RULES, Done, objects, programs, run
from trees import instructions, kernel

NINJA = programs("ninja")[0]


class Folder:
    """A folder with kernels, in which Ninja runs."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.write("common.inc", ".set VALUE, 1\n")
        self.write("a.s", instructions("a"))
        self.write("b.s", kernel("b"))

    def write(self, name: str, text: str) -> Path:
        path = self.folder / "kernels" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        before = path.stat().st_mtime_ns if path.exists() else 0
        path.write_text(text)
        os.utime(path, ns=(before + 1, max(before + 1, path.stat().st_mtime_ns)))
        return path

    def mdr(self, *words: str, fails: bool = False) -> Done:
        return run([sys.executable, "-m", "mdr.cli.main", "ninja", "kernels=kernels", *words], self.folder, fails=fails)

    def ninja(self, *, fails: bool = False) -> Done:
        return run([NINJA], self.folder, fails=fails)


@pytest.fixture
def folder(tmp_path: Path) -> Folder:
    return Folder(tmp_path)


def test_an_edit_builds_its_users_alone(folder: Folder) -> None:
    folder.mdr("debug=all")
    assert folder.ninja().sources == {"a", "b", "mdr-runtime.hostcall"}
    made = objects(folder.folder / "build")
    assert len(made) == 4
    assert not folder.ninja().steps
    folder.write("common.inc", ".set VALUE, 2\n")
    assert folder.ninja().sources == {"b"}
    assert not folder.ninja().steps
    now = objects(folder.folder / "build")
    assert {path for path in made if now[path] != made[path]} == {path for path in made if path.endswith("b.hsaco")}
    folder.write("b.s", kernel("b") + "; the end\n")
    assert {stage for stage, _, _, variant in folder.ninja().steps if variant == "debug"} == {"parse"}


def test_kernels_come_and_go(folder: Folder) -> None:
    folder.mdr()
    folder.ninja()
    folder.write("sub/c.s", instructions("c"))
    assert folder.ninja().sources == {"c"}
    (folder.folder / "kernels" / "a.s").unlink()
    assert not folder.ninja().steps
    assert not folder.ninja().steps
    # A setting, and an include that is in the way of another.
    folder.write("first/other.inc", "")
    folder.write("kernels.toml", '[kernel."c.s"]\nmattr = "-xnack"\n[kernel."b.s"]\nincludes = "first"\n')
    assert folder.ninja().sources == {"c", "b"}
    folder.write("first/common.inc", ".set VALUE, 7\n")
    assert not folder.ninja().steps
    (folder.folder / "kernels" / "common.inc").unlink()
    assert folder.ninja().sources == {"b"}
    assert not folder.ninja().steps


def test_mistakes(folder: Folder) -> None:
    assert folder.mdr("chip=gfx95", fails=True).status == 2
    assert folder.mdr("engine=scons", fails=True).output == "error: engine= is for scons alone\n"
    folder.write("kernels.toml", '[defaults]\nmatr = ""\n')
    told = folder.mdr(fails=True)
    assert (told.status, "kernels.toml:2:1: error:" in told.output) == (1, True)
    folder.write("SConscript", "")
    assert "only scons reads this file" in folder.mdr(fails=True).output


@pytest.mark.slow
def test_the_meson_example(tmp_path: Path) -> None:
    mesons = programs("meson")
    if not mesons:
        pytest.skip("there is no meson here")
    source = tmp_path / "project"
    shutil.copytree(RULES / "meson", source)
    run([mesons[0], "setup", tmp_path / "build", source], tmp_path)
    run([NINJA, "-C", tmp_path / "build"], tmp_path)
    made = objects(tmp_path / "build" / "kernels")
    assert set(made) == {
        f"gfx950/{variant}/kernels/{name}.hsaco" for variant in ("debug", "release") for name in ("saxpy", "scale")
    }
    edited = source / "kernels" / "scale.s"
    edited.write_text(edited.read_text().replace("s_endpgm", "s_nop 0\n        s_endpgm"))
    run([NINJA, "-C", tmp_path / "build"], tmp_path)
    now = objects(tmp_path / "build" / "kernels")
    assert [path for path in made if now[path] != made[path]] == [path for path in made if path.endswith("scale.hsaco")]
