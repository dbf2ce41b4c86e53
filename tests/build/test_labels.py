"""``labels=`` chooses directives: the others do nothing, and a label that nobody has is an error."""

from __future__ import annotations

from pathlib import Path

import pytest
from objects import kernel
from trees import Tree

import mdr
from mdr.build.labels import named_in
from mdr.build.pipeline import build_kernel
from mdr.cli import cmake, ninja
from mdr.cli.printf import main
from mdr.diagnostics import MDRError

BODY = """\
  ; @TIMESTAMP_START
  ; @PRINT label="load" if $lane == 0: f"load {v9999x}"
  ; @TRACE last=2 label='compute' if $lane == 0: f"compute {v1:d}"
  ; @COUNT passes
  ; @ASSERT label="check" v1 == v1: f"never"
  ; @PRINT if $lane == 0: f"no label"
  ; @TIMESTAMP_END once wave
  s_endpgm""".replace("{v9999x}", "{v0:d}")


def source(folder: Path, body: str = BODY) -> Path:
    path = folder / "k.s"
    path.write_text(kernel("k", body))
    return path


def lines(folder: Path, *labels: str) -> list[str]:
    built = build_kernel(source(folder), folder / "out", transport="buffered", labels=labels)
    found = mdr.load(built.hsaco)["k"].launch(grid=1, block=64, args=[]).lines
    return [line.split("]")[0].rstrip("0123456789") for line in found]


def test_the_labels_of_a_file(tmp_path: Path) -> None:
    assert named_in(str(source(tmp_path))) == {"load", "compute", "passes", "check", "kernel_total"}
    assert named_in(str(tmp_path / "missing")) == set()


def test_only_what_was_chosen_is_built(tmp_path: Path) -> None:
    assert lines(tmp_path, "load") == ["load "]
    assert lines(tmp_path, "passes", "compute") == ["[pass 0, hit 0 of ", "[Count passes"]
    assert lines(tmp_path, "kernel_total") == ["[Timestamp kernel_total"]
    assert lines(tmp_path, "check") == []
    assert len(lines(tmp_path)) == 5


def test_a_mistake_in_what_is_left_out_is_still_one(tmp_path: Path) -> None:
    body = '  ; @PRINT label="a" f"{v0}"\n  ; @PRINT label="b" f"{x6}"\n  s_endpgm'
    with pytest.raises(MDRError, match="Unknown register 'x6'"):
        build_kernel(source(tmp_path, body), tmp_path / "out", labels=["a"])


def test_an_unknown_label_names_the_nearest(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = source(tmp_path)
    assert main([str(path), "--output-dir", str(tmp_path / "out"), "--labels", "laod,compute,zzz"]) == 1
    shown = capsys.readouterr().err
    assert "error: no directive has the label 'laod'\nhint: did you mean 'load'?" in shown
    assert "no directive has the label 'zzz'\nhint: labels here: check, compute, kernel_total, load, passes" in shown
    with pytest.raises(MDRError, match='a directive gets one by label="…"'):
        build_kernel(source(tmp_path, '  ; @PRINT f"x"\n  s_endpgm'), tmp_path / "out", labels=["a"])


def test_a_label_that_a_macro_makes_is_believed(tmp_path: Path) -> None:
    body = '.macro say name\n  ; @PRINT label="\\name" if $lane == 0: f"\\name"\n.endm\n  say one\n  say two\n  s_endpgm'
    built = build_kernel(source(tmp_path, body), tmp_path / "out", labels=["two"])
    assert mdr.load(built.hsaco)["k"].launch(grid=1, block=64, args=[]).lines == ["two"]


def test_a_tree_of_kernels(tmp_path: Path) -> None:
    tree = Tree(tmp_path)
    tree.write("a.s", kernel("a", '  ; @PRINT label="load" once wave: f"a load"\n  ; @PRINT once wave: f"a"\n  s_endpgm'))
    tree.write("b.s", kernel("b", '  ; @PRINT label="store" once wave: f"b store"\n  s_endpgm'))
    tree.write("c.s", kernel("c", '  ; @PRINT label="store" once wave: f"c store"\n  ; @PRINT once wave: f"c"\n  s_endpgm'))
    tree.write("kernels.toml", '[kernel."c.s"]\nlabels = "store"\n')

    def printed(name: str) -> list[str]:
        return list(mdr.load(tree.hsaco(name, variant="debug"))[name].launch(grid=1, block=64, args=[]).lines)

    tree.scons("debug=1")
    assert [printed(name) for name in "abc"] == [["a load", "a"], ["b store"], ["c store"]]
    tree.scons("debug=1", "labels=load,store")
    assert [printed(name) for name in "abc"] == [["a load"], ["b store"], ["c store"]]
    for engine in ("ninja", "scons"):
        done = tree.scons("debug=1", "labels=stroe", f"engine={engine}", fails=True)
        assert "error: no directive has the label 'stroe'\nhint: did you mean 'store'?" in done.output
    tree.scons("debug=1", "labels=store", "engine=scons")
    assert printed("b") == ["b store"]
    assert printed("a") == []


def test_the_other_builds_take_labels_too(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = source(tmp_path)
    (tmp_path / "list").write_text(f"{path}\n")
    words = [str(tmp_path / "list"), "--out", str(tmp_path / "k.cmake"), "--build", str(tmp_path / "b"), "--variant", "1"]
    assert cmake.main([*words, "--label", "load", "--label", "check"]) == 0
    text = (tmp_path / "k.cmake").read_text()
    assert "labels=load" in text
    assert "labels=check" in text
    assert cmake.main([*words, "--label", "laod"]) == 1
    assert ninja.main(["-C", str(tmp_path), "kernels=.", "debug=1", "labels=laod"]) == 1
    assert capsys.readouterr().err.count("no directive has the label 'laod'") == 2
