"""What a build runs again: exactly what an edit touches, whichever engine runs it."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from objects import llvm
from trees import Tree, instructions, kernel

FIRST = ["inject", "link", "llvm-mc", "mlir-opt", "parse", "runtime", "translate"]


@pytest.fixture
def tree(tmp_path: Path) -> Tree:
    tree = Tree(tmp_path)
    tree.write("a/one.s", kernel("one"))
    tree.write("a/common.inc", ".set VALUE, 1\n")
    tree.write("b/two.s", kernel("two"))
    tree.write("b/common.inc", ".set VALUE, 2\n")
    return tree


@pytest.fixture(params=["ninja", "scons"])
def engine(request: pytest.FixtureRequest) -> str:
    return f"engine={request.param}"


def test_a_second_run_runs_nothing(tree: Tree, engine: str) -> None:
    assert tree.scons(engine, "debug=all").sources >= {"one", "two"}
    assert tree.scons(engine, "debug=all").steps == []


def test_variants_and_chips_stand_side_by_side(tree: Tree, engine: str) -> None:
    tree.scons(engine, "debug=all", "chip=gfx950,gfx90a")
    objects = {
        tree.hsaco(name, variant, chip).read_bytes()
        for name in ("a/one", "b/two")
        for variant in ("debug", "release")
        for chip in ("gfx950", "gfx90a")
    }
    assert len(objects) == 8
    # Each of them alone asks for nothing more.
    for words in (("debug=0",), ("debug=1",), ("debug=1", "chip=gfx90a"), ("chip=gfx90a",)):
        assert tree.scons(engine, *words).steps == []


def test_an_edit_seen_by_one_configuration_is_not_lost_on_another(tree: Tree) -> None:
    tree.scons("debug=0")
    tree.scons("debug=1")
    tree.write("a/common.inc", ".set VALUE, 3\n")
    assert tree.scons("debug=0").sources == {"one"}
    assert tree.scons("debug=1").sources == {"one"}
    assert tree.scons("debug=all").steps == []


def test_both_engines_make_the_same_bytes(tree: Tree) -> None:
    tree.scons("engine=scons", "debug=all")
    made = {variant: tree.hsaco("a/one", variant).read_bytes() for variant in ("debug", "release")}
    # What the other engine remembers must not be taken for what is there now.
    assert len(tree.scons("engine=ninja", "debug=all").steps) == 17
    assert {variant: tree.hsaco("a/one", variant).read_bytes() for variant in made} == made
    assert len(tree.scons("engine=scons", "debug=all").steps) == 17


def test_a_comment_edited_in_its_place_runs_only_what_reads_it(tree: Tree, engine: str) -> None:
    tree.scons(engine, "debug=1")
    tree.write("a/one.s", kernel("one").replace("A kernel to build.", "A kernel, to build."))
    assert tree.scons(engine, "debug=1").steps == [("parse", "one", "gfx950", "debug")]


def test_a_line_more_runs_only_what_knows_lines(tree: Tree, engine: str) -> None:
    tree.scons(engine, "debug=1")
    tree.write("a/one.s", "; One line more.\n" + kernel("one"))
    assert tree.scons(engine, "debug=1").stages == ["link", "llvm-mc", "parse"]


def test_a_directive_edited_runs_its_kernel_alone(tree: Tree, engine: str) -> None:
    tree.scons(engine, "debug=1")
    tree.write("a/one.s", kernel("one").replace("v1=", "now v1="))
    run = tree.scons(engine, "debug=1")
    assert run.sources == {"one"}
    assert {"parse", "translate", "inject", "mlir-opt", "llvm-mc", "link"} >= set(run.stages) >= {"parse", "link"}


def test_an_include_edited_rebuilds_exactly_its_users(tree: Tree, engine: str) -> None:
    tree.write("c/three.s", '.include "../a/common.inc"\n.text\n  s_nop VALUE\n')
    tree.write("c/four.s", '.text\n.incbin "four.bin"\n')
    tree.write("c/four.bin", "abcd")
    tree.scons(engine)
    tree.write("a/common.inc", ".set VALUE, 3\n")
    assert tree.scons(engine).sources == {"one", "three"}
    tree.write("c/four.bin", "abce")
    assert tree.scons(engine).sources == {"four"}


def test_a_deleted_include_is_an_error_and_leaves_no_old_object(tree: Tree) -> None:
    tree.scons()
    (tree.kernels / "a/common.inc").unlink()
    run = tree.scons("-k", fails=True)
    assert "one.s:2:10: error: Could not find include file 'common.inc'" in run.output
    assert not tree.hsaco("a/one").exists()
    assert tree.hsaco("b/two").exists()
    tree.write("a/common.inc", ".set VALUE, 1\n")
    assert tree.scons().sources == {"one"}


def test_a_new_file_that_shadows_an_include_is_taken(tree: Tree, engine: str) -> None:
    tree.write("SConscript", 'Import("env")\nenv.Hsaco("d/five.s", includes=["a"])\n')
    tree.write("d/five.s", '.include "common.inc"\n.text\n  s_nop VALUE\n')
    tree.scons(engine)
    before = tree.hsaco("d/five").read_bytes()
    tree.write("d/common.inc", ".set VALUE, 5\n")
    assert tree.scons(engine).sources == {"five"}
    assert tree.hsaco("d/five").read_bytes() != before


def test_content_decides_not_time(tree: Tree, engine: str) -> None:
    tree.scons(engine, "debug=all")
    source = tree.kernels / "a/one.s"
    status = source.stat()
    os.utime(source, ns=(status.st_atime_ns, status.st_mtime_ns + 10**9))
    assert tree.scons(engine, "debug=all").steps == []
    # As many bytes, at the same time, but others.
    include = tree.kernels / "b/common.inc"
    status = include.stat()
    include.write_text(".set VALUE, 9\n")
    os.utime(include, ns=(status.st_atime_ns, status.st_mtime_ns))
    assert tree.scons(engine, "debug=all").sources == {"two"}


def test_a_kernel_added_removed_renamed(tree: Tree) -> None:
    tree.scons()
    tree.write("b/three.s", instructions("three"))
    assert tree.scons().sources == {"three"}
    (tree.kernels / "b/three.s").rename(tree.kernels / "b/four.s")
    assert tree.scons().sources == {"four"}
    (tree.kernels / "b/four.s").unlink()
    assert tree.scons().steps == []


def test_an_output_that_is_gone_or_altered_is_made_again(tree: Tree) -> None:
    tree.scons()
    made = tree.hsaco("a/one").read_bytes()
    tree.hsaco("a/one").unlink()
    assert tree.scons().sources == {"one"}
    tree.hsaco("a/one").write_bytes(b"other")
    assert tree.scons().sources == {"one"}
    assert tree.hsaco("a/one").read_bytes() == made


def test_a_transport_has_its_own_stages(tree: Tree, engine: str) -> None:
    tree.scons(engine, "debug=1")
    run = tree.scons(engine, "debug=1", "printf=buffered")
    assert "inject" in run.stages
    assert "parse" not in run.stages


def test_release_objects_are_what_the_tools_make_by_hand(tree: Tree, engine: str, tmp_path: Path) -> None:
    tree.scons(engine)
    here = tree.kernels / "a"
    command = f"""cd {here} && {llvm()}/llvm-mc -triple=amdgcn-amd-amdhsa -mcpu=gfx950 -filetype=obj one.s -o {tmp_path}/o &&
        {llvm()}/ld.lld -shared -o {tmp_path}/hsaco {tmp_path}/o"""
    assert os.system(command) == 0
    assert tree.hsaco("a/one").read_bytes() == (tmp_path / "hsaco").read_bytes()


def test_a_clock_set_back_hides_no_change(tree: Tree) -> None:
    tree.scons("debug=1")
    ahead = 10**9 * 86_400
    for path in tree.out.rglob("*"):
        status = path.stat()
        os.utime(path, ns=(status.st_atime_ns + ahead, status.st_mtime_ns + ahead))
    tree.write("a/common.inc", ".set VALUE, 7\n")
    tree.scons("debug=1")
    made = tree.hsaco("a/one", "debug").read_bytes()
    clean = Tree(tree.kernels.parent / "clean")
    clean.kernels = tree.kernels
    clean.scons("debug=1")
    assert made == clean.hsaco("a/one", "debug").read_bytes()
