"""What ``scons`` can be told, what it says, and the SCons tool's settings of a kernel."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest
from trees import ROOT, SCONS, Tree, instructions, kernel

BAD = ".text\nbad:\n  s_nopp 0\n"


@pytest.fixture
def tree(tmp_path: Path) -> Tree:
    tree = Tree(tmp_path)
    tree.write("one.s", instructions("one"))
    return tree


@pytest.mark.parametrize(
    ("words", "message", "hint"),
    [
        (["debgu=1"], "unknown variable debgu", "did you mean debug?"),
        (["chip=gfx95"], "unknown value chip=gfx95", "did you mean chip=gfx950?"),
        (["chip=gfx950,gfx943"], "unknown value chip=gfx943", "did you mean chip=gfx942?"),
        (["debug=2"], "unknown value debug=2", "known: debug=0, debug=1, debug=all"),
        (["printf=bufferd"], "unknown value printf=bufferd", "did you mean printf=buffered?"),
        (["tets"], "unknown target tets", "did you mean test?"),
    ],
)
def test_a_wrong_word_names_the_nearest(tree: Tree, words: list[str], message: str, hint: str) -> None:
    run = tree.scons(*words, fails=True)
    assert run.status == 2
    assert run.output.splitlines()[:2] == [f"error: {message}", f"hint: {hint}"]


def test_help_lists_variables_and_targets(tree: Tree) -> None:
    output = tree.scons("-h").output
    for word in ("debug=0", "chip=gfx950", "printf=hostcall", "kernels=testcases", "  run ", "  test ", "  compdb "):
        assert word in output


@pytest.mark.parametrize("engine", ["ninja", "scons"])
def test_a_failing_kernel_is_shown_once_and_named_and_k_builds_the_rest(tree: Tree, engine: str) -> None:
    tree.write("a_bad.s", BAD)
    tree.write("b_bad.s", BAD)
    run = tree.scons(f"engine={engine}", "-k", fails=True)
    assert run.output.count("a_bad.s:3:3: error: invalid instruction") == 1
    assert tree.hsaco("one").exists()
    if engine == "ninja":
        assert run.output.rstrip().splitlines()[-3].startswith("2 failed")
        assert "b_bad.s" in run.output.splitlines()[-1]


def test_two_mistakes_in_directives_are_both_shown(tree: Tree) -> None:
    text = kernel("wrong").replace('.include "common.inc"\n', ".set VALUE, 1\n")
    text = text.replace("  s_endpgm", '  ; @PRINT f"{$rid}"\n  ; @PRINT f"{x6}"\n  s_endpgm')
    tree.write("wrong.s", text)
    output = tree.scons("debug=1", fails=True).output
    assert "wrong.s:11:" in output
    assert "Unknown built-in variable '$rid'" in output
    assert "wrong.s:12:" in output


def test_settings_of_one_kernel(tree: Tree) -> None:
    tree.write("two.s", '.text\n.if N != 3\n.error "N"\n.endif\n  s_nop N\n')
    tree.write(
        "SConscript",
        'Import("env")\n'
        'env.Hsaco("one.s", chip="gfx942,gfx90a", debug=0, cov=5)\n'
        'env.Hsaco("two.s", defsyms={"N": 3}, mattr="-xnack", chip="gfx90a")\n',
    )
    tree.scons()
    made = {str(path.relative_to(tree.out)) for path in tree.out.rglob("*.hsaco")}
    assert made == {"gfx942/release/one.hsaco", "gfx90a/release/one.hsaco", "gfx90a/release/two.hsaco"}
    # e_ident's ABI version 3 is code object version 5.
    assert tree.hsaco("one", chip="gfx942").read_bytes()[8] == 3
    native = Tree(tree.kernels.parent / "native")
    native.kernels = tree.kernels
    native.scons("engine=scons")
    for path in made:
        assert (native.out / path).read_bytes() == (tree.out / path).read_bytes()


def test_a_setting_that_does_not_exist(tree: Tree) -> None:
    tree.write("SConscript", 'Import("env")\nenv.Hsaco("one.s", defsym=["N=3"])\n')
    output = tree.scons(fails=True).output
    assert "one.s: unknown setting 'defsym' of a kernel" in output
    assert "did you mean defsyms?" in output
    assert "Traceback" not in output


def test_a_generated_source_is_built_first(tree: Tree) -> None:
    tree.write(
        "SConscript",
        'Import("env")\n'
        'made = env.Command("made.s", "one.s", "sed \'s/one/made/\' $SOURCE > $TARGET")\n'
        "env.Hsaco(made)\n",
    )
    assert tree.scons().sources >= {"made"}
    assert tree.hsaco("made").exists()


def test_what_else_a_sconscript_declares_is_done_too(tree: Tree) -> None:
    tree.write(
        "SConscript",
        'Import("env")\nobjects = env.Hsaco("one.s")\nenv.Alias("dist", env.Install(env["MDR_BUILD"], objects))\n',
    )
    tree.scons("dist")
    assert (tree.out / "one.hsaco").read_bytes() == tree.hsaco("one").read_bytes()


def test_one_target_is_built_alone(tree: Tree) -> None:
    tree.write("two.s", instructions("two"))
    assert tree.scons(str(tree.hsaco("two"))).sources == {"two"}
    assert tree.scons(str(tree.out / "gfx950")).sources == {"one"}
    run = tree.scons(str(tree.out / "gfx950/release/three.hsaco"), fails=True)
    assert "three.hsaco: nothing makes this" in run.output


def test_explain_says_what_changed(tree: Tree) -> None:
    assert "one.hsaco: never built here" in tree.scons("explain=1").output
    tree.write("one.s", instructions("other"))
    assert f"one.hsaco: {tree.kernels}/one.s: changed" in tree.scons("explain=1").output
    tree.hsaco("one").unlink()
    assert "one.hsaco: the output is gone" in tree.scons("explain=1").output


def test_a_dry_run_says_what_it_would_build(tree: Tree) -> None:
    run = tree.scons("-n")
    assert "one.hsaco: never built here" in run.output
    assert run.steps == []
    assert not tree.hsaco("one").exists()
    tree.scons()
    assert tree.scons("-n").output == ""


def test_clean_removes_what_was_built(tree: Tree) -> None:
    tree.scons()
    tree.scons("-c")
    assert list(tree.out.rglob("*.hsaco")) == []
    assert tree.scons().sources == {"one"}


def test_compile_database(tree: Tree, tmp_path: Path) -> None:
    command = [SCONS, "-Q", "-f", ROOT / "SConstruct", f"--site-dir={ROOT / 'site_scons'}", "kernels=kernels", "compdb"]
    subprocess.run(command, cwd=tmp_path, check=True, capture_output=True)
    entries = json.loads((tmp_path / "compile_commands.json").read_text())
    assert [entry["file"] for entry in entries] == [str(tree.kernels / "one.s")]
    (tmp_path / "build/gfx950/release/kernels").mkdir(parents=True)
    subprocess.run(entries[0]["arguments"], cwd=entries[0]["directory"], check=True)
    assert Path(entries[0]["output"]).exists()


def test_the_tool_in_a_project_of_ones_own(tmp_path: Path) -> None:
    (tmp_path / "mine.s").write_text(instructions("mine"))
    (tmp_path / "SConstruct").write_text(
        f'env = Environment(tools=["mdr"], toolpath=["{ROOT}/site_scons/site_tools"], MDR_CHIPS=["gfx942"])\n'
        'objects = env.Hsaco("mine.s")\n'
        'env.Install("lib", objects)\n'
        'Default("lib")\n'
    )
    subprocess.run([SCONS, "-Q"], cwd=tmp_path, check=True, capture_output=True)
    assert (tmp_path / "lib/mine.hsaco").read_bytes()[:4] == b"\x7fELF"
