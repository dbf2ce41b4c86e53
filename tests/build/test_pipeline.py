"""The in-process build: the same graph and bytes as scons, and as little work."""

from __future__ import annotations

from pathlib import Path

import pytest
from trees import Tree, instructions, kernel

from mdr.build.pipeline import build_kernel, parse_messages
from mdr.diagnostics import MDRError


@pytest.fixture
def source(tmp_path: Path) -> Path:
    (tmp_path / "common.inc").write_text(".set VALUE, 1\n")
    (tmp_path / "k.s").write_text(kernel("k"))
    return tmp_path / "k.s"


@pytest.mark.parametrize("debug", [False, True])
def test_it_makes_what_scons_makes(tmp_path: Path, debug: bool) -> None:
    tree = Tree(tmp_path)
    tree.write("common.inc", ".set VALUE, 1\n")
    path = tree.write("k.s", kernel("k"))
    tree.scons(f"debug={int(debug)}")
    made = build_kernel(path, tmp_path / "other", debug=debug)
    assert Path(made.hsaco).read_bytes() == tree.hsaco("k", "debug" if debug else "release").read_bytes()


def test_it_runs_only_what_changed(source: Path, tmp_path: Path) -> None:
    out = tmp_path / "out"
    assert build_kernel(source, out).ran == ["parse", "translate", "inject", "mlir-opt", "runtime", "llvm-mc", "link"]
    assert build_kernel(source, out).ran == []
    source.write_text(kernel("k").replace("A kernel to build.", "A kernel, to build."))
    assert build_kernel(source, out).ran == ["parse"]
    (tmp_path / "common.inc").write_text(".set VALUE, 2\n")
    assert build_kernel(source, out, debug=False).ran == ["llvm-mc", "link"]
    Path(build_kernel(source, out).hsaco).unlink()
    assert build_kernel(source, out).ran == ["link"]


def test_it_tells_what_the_prints_cost(source: Path, tmp_path: Path) -> None:
    steps: list[str] = []
    made = build_kernel(source, tmp_path / "out", transport="buffered", name="other", progress=steps.append)
    assert Path(made.hsaco).name == "other.hsaco"
    assert made.log.startswith("k: VGPRs 4 -> ")
    assert steps == made.ran


def test_a_mistake_has_a_position_and_leaves_nothing(tmp_path: Path) -> None:
    source = tmp_path / "bad.s"
    source.write_text(".text\n  v_mov_b32 v0, v999\n  s_nopp 0\n")
    with pytest.raises(MDRError) as caught:
        build_kernel(source, tmp_path / "out", debug=False)
    first, second = caught.value.diagnostics
    assert (first.position.line, first.position.column, first.position.text) == (2, 17, "  v_mov_b32 v0, v999")
    assert (second.position.line, second.message.split(",")[0]) == (3, "invalid instruction")
    assert not (tmp_path / "out/bad.hsaco").exists()


def test_what_cannot_be_built_is_said(tmp_path: Path) -> None:
    with pytest.raises(MDRError, match=r"none\.s: there is no such file"):
        build_kernel(tmp_path / "none.s", tmp_path)
    with pytest.raises(MDRError, match="not a file"):
        build_kernel(tmp_path, tmp_path)
    (tmp_path / "k.s").write_text(instructions("k"))
    with pytest.raises(MDRError, match="unknown chip 'gfx1100'"):
        build_kernel(tmp_path / "k.s", tmp_path, chip="gfx1100")


def test_messages_of_tools() -> None:
    text = "k.s:3:7: error: bad\n  s_nop\n      ^\nk.s:9:1: warning: odd\nld.lld: something else\n"
    first, second, third = parse_messages(text)
    assert (first.message, first.position.line, first.position.text) == ("bad", 3, "  s_nop")
    assert (second.severity, second.position.text) == ("warning", None)
    assert (third.message, third.position) == ("ld.lld: something else", None)
