"""What a kernels.toml says holds where it should, and its mistakes are shown at their places."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from trees import ROOT, SCONS, Tree, instructions, kernel

from mdr import codeobject
from mdr.build import kernelfile, pipeline
from mdr.build.kernelfile import KernelFiles, _translated
from mdr.diagnostics import MDRError

NEEDS_N = '.text\n.if N != {n}\n.error "N"\n.endif\n  s_nop N\n'


@pytest.fixture
def tree(tmp_path: Path) -> Tree:
    return Tree(tmp_path)


def said(tree: Tree, name: str, extra: str = "") -> dict[str, object]:
    return KernelFiles(str(tree.kernels), extra).settings_of(str(tree.kernels / name)).values


def mistakes(tree: Tree, text: str) -> str:
    tree.write("kernels.toml", text)
    with pytest.raises(MDRError) as caught:
        said(tree, "k.s")
    return str(caught.value).replace(f"{tree.kernels}/", "")


def test_later_tables_and_nearer_files_decide_key_by_key(tree: Tree) -> None:
    tree.write(
        "kernels.toml",
        '[defaults]\ncov = 5\nmattr = "+xnack"\ndefsyms = { A = 1, B = 2 }\n'
        '[kernel."conv*.s"]\ncov = 6\n[kernel."conv_a.s"]\ncov = 4\n',
    )
    tree.write("sub/kernels.toml", '[defaults]\nmattr = "-xnack"\ndefsyms = { B = 3 }\n')
    assert said(tree, "k.s") == {"cov": 5, "mattr": "+xnack", "defsyms": {"A": 1, "B": 2}}
    assert said(tree, "conv_b.s")["cov"] == 6
    assert said(tree, "conv_a.s")["cov"] == 4
    assert said(tree, "sub/conv_a.s") == {"cov": 4, "mattr": "-xnack", "defsyms": {"A": 1, "B": 3}}


@pytest.mark.parametrize(
    ("pattern", "path", "matches"),
    [
        ("k.s", "k.s", True),
        ("k.s", "deep/er/k.s", True),
        ("deep/k.s", "deep/k.s", True),
        ("deep/k.s", "very/deep/k.s", False),
        ("deep/*", "deep/k.s", True),
        ("deep/*", "deep/er/k.s", False),
        ("deep/**", "deep/er/k.s", True),
        ("**/er/*.s", "deep/er/k.s", True),
        ("**/k.s", "k.s", True),
        ("conv_[0-9]?.s", "conv_12.s", True),
        ("conv_[!0-9].s", "conv_1.s", False),
        ("a+b.s", "a+b.s", True),
        ("a.s", "axs", False),
    ],
)
def test_patterns(tree: Tree, pattern: str, path: str, matches: bool) -> None:
    tree.write("kernels.toml", f'[kernel."{pattern}"]\ncov = 5\n')
    assert ("cov" in said(tree, path)) == matches


@given(st.text("ab[]!*?-^\\./+(){}$", max_size=12))
def test_any_pattern_can_be_asked(pattern: str) -> None:
    import re

    re.compile(_translated(pattern))


def test_files_of_the_folders_around_count_up_to_the_repositorys_top(tree: Tree) -> None:
    outer = tree.kernels.parent
    (outer / "kernels.toml").write_text("[defaults]\ncov = 5\n")
    assert said(tree, "k.s") == {"cov": 5}
    (tree.kernels / ".git").mkdir()
    assert said(tree, "k.s") == {}


def test_a_file_from_elsewhere_stands_at_the_top(tree: Tree, tmp_path: Path) -> None:
    tree.write("kernels.toml", '[defaults]\ncov = 5\nmattr = "+xnack"\n')
    tree.write("sub/kernels.toml", '[defaults]\nmattr = "-xnack"\n')
    tree.write("inc/a.inc", "")
    extra = tmp_path / "mine.toml"
    extra.write_text('[defaults]\ncov = 6\nincludes = ["inc"]\n[kernel."sub/k.s"]\nmattr = "+sramecc"\n')
    assert said(tree, "k.s", str(extra)) == {"cov": 6, "mattr": "+xnack", "includes": [f"{tree.kernels}/inc"]}
    assert said(tree, "sub/k.s", str(extra))["mattr"] == "-xnack"


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        (
            '[defaults]\nmattr = "-xnack"\n[kernel."k.s"]\n  defsym = { A = 1 }\n',
            "kernels.toml:4:3: error: unknown setting 'defsym' of a kernel\n"
            "  defsym = { A = 1 }\n  ^\nhint: did you mean defsyms?",
        ),
        (
            '[defaults]\nchip = ["gfx942", "gfx95"]\n',
            "kernels.toml:2:19: error: unknown chip 'gfx95'\n"
            'chip = ["gfx942", "gfx95"]\n                  ^\nhint: did you mean gfx950?',
        ),
        (
            'mattr = "-xnack"\n',
            'kernels.toml:1:1: error: mattr stands in no table\nmattr = "-xnack"\n^\nhint: settings of all',
        ),
        ("[default]\n", "kernels.toml:1:1: error: unknown table 'default'\n[default]\n^\nhint: did you mean defaults?"),
        ("[kernel.conv.s]\ncov = 5\n", 'hint: a pattern with a dot stands in quotes: [kernel."conv.s"]'),
        ("[kernel]\ncov = 5\n", "kernels.toml:2:1: error: cov stands below [kernel], which names no kernel"),
        ('[kernel."../k.s"]\ncov = 5\n', "kernels.toml:1:1: error: '../k.s' can match no kernel"),
        ('[defaults]\nchip = "gfx942,gfx90a"\n', 'hint: write chip = ["gfx942", "gfx90a"]'),
        ("[defaults]\nchip = []\n", "kernels.toml:2:8: error: no chip to build for"),
        ("[defaults]\ndebug = 2\n", "kernels.toml:2:9: error: unknown value 2 of debug"),
        ('[defaults]\nprintf = "bufferd"\n', "kernels.toml:2:10: error: unknown value 'bufferd' of printf"),
        ('[defaults]\nincludes = ["none"]\n', "kernels.toml:2:13: error: there is no folder "),
        ('[defaults]\ndefsyms = ["A=1"]\n', "hint: for example defsyms = { TILE = 64 }"),
        (
            '[defaults.defsyms]\nA = 1\nB = "x"\n',
            "kernels.toml:3:5: error: the value of B is no whole number of 64 bits",
        ),
        ("[defaults]\ndefsyms = { A = 9223372036854775808 }\n", "error: the value of A is no whole number"),
        ('[defaults]\nmattr = "xnack"\n', "kernels.toml:2:9: error: mattr is a text of features, each with + or -"),
        (
            "[defaults]\ncov = 3\n",
            "kernels.toml:2:7: error: unknown code object version 3\ncov = 3\n      ^\nhint: known: 4",
        ),
        ("[defaults]\nskip = 1\n", "kernels.toml:2:8: error: skip is true or false"),
        ("[defaults\n", "kernels.toml:1:"),
    ],
)
def test_a_mistake_is_shown_at_its_place(tree: Tree, text: str, shown: str) -> None:
    assert shown in mistakes(tree, text)


def test_all_mistakes_of_a_file_are_shown(tree: Tree) -> None:
    assert mistakes(tree, "[defaults]\ncov = 9\nskip = 2\n").count(" error: ") == 2


@pytest.mark.parametrize("engine", ["ninja", "scons"])
def test_a_mistake_ends_the_build(tree: Tree, engine: str) -> None:
    tree.write("k.s", instructions("k"))
    tree.write("kernels.toml", "[defaults]\ncov = 9\n")
    output = tree.scons(f"engine={engine}", fails=True).output
    assert f"{tree.kernels}/kernels.toml:2:7: error: unknown code object version 9" in output
    assert "Traceback" not in output


@pytest.mark.parametrize("engine", ["ninja", "scons"])
def test_an_edit_builds_what_it_changes(tree: Tree, engine: str) -> None:
    tree.write("a.s", NEEDS_N.format(n=3))
    tree.write("b.s", instructions("b"))
    tree.write("kernels.toml", '[kernel."a.s"]\ndefsyms = { N = 3 }\n')
    assert tree.scons(f"engine={engine}").sources == {"a", "b"}
    assert tree.scons(f"engine={engine}").steps == []
    tree.write("kernels.toml", '# Why three.\n[kernel."a.s"]\ndefsyms = { N = 0x3 }\n')
    assert tree.scons(f"engine={engine}").steps == []
    tree.write("kernels.toml", '[kernel."a.s"]\ndefsyms = { N = 3 }\n[kernel."b.s"]\ncov = 5\n')
    run = tree.scons(f"engine={engine}", *(["explain=1"] if engine == "ninja" else []))
    assert run.sources == {"b"}
    assert tree.hsaco("b").read_bytes()[8] == 3
    if engine == "ninja":
        assert "b.hsaco: cov: was " in run.output
    (tree.kernels / "kernels.toml").unlink()
    assert "a.s:2:" in tree.scons(f"engine={engine}", fails=True).output


def test_a_file_that_appears_further_up_is_seen(tree: Tree) -> None:
    tree.write("k.s", instructions("k"))
    tree.scons()
    (tree.kernels.parent / "kernels.toml").write_text("[defaults]\ncov = 5\n")
    assert tree.scons().sources == {"k"}
    assert tree.hsaco("k").read_bytes()[8] == 3


@pytest.mark.parametrize("engine", ["ninja", "scons"])
def test_chips_variants_and_the_command_line(tree: Tree, engine: str) -> None:
    for name in ("a", "b", "c", "old"):
        tree.write(f"{name}.s", kernel(name).replace('.include "common.inc"', ".set VALUE, 1"))
    tree.write(
        "kernels.toml",
        '[kernel."a.s"]\nchip = ["gfx90a", "gfx942"]\n[kernel."b.s"]\ndebug = "all"\n[kernel."old.s"]\nskip = true\n',
    )

    def made(*words: str) -> set[str]:
        out = Tree(tree.kernels.parent / "-".join(("out", *words)))
        out.kernels = tree.kernels
        run = out.scons(f"engine={engine}", *words)
        assert ("1 of 3 kernels are not for gfx950, by their kernels.toml" in run.output) == ("chip=gfx950" in words)
        return {str(path.relative_to(out.out)).removesuffix(".hsaco") for path in out.out.rglob("*.hsaco")}

    assert made() == {"gfx90a/release/a", "gfx942/release/a", "gfx950/release/b", "gfx950/debug/b", "gfx950/release/c"}
    assert made("chip=gfx950", "debug=0") == {"gfx950/release/b", "gfx950/release/c"}
    assert made("chip=gfx942", "debug=0") == {f"gfx942/release/{name}" for name in "abc"}


def test_a_sconscript_goes_before_the_file(tree: Tree) -> None:
    tree.write("a.s", NEEDS_N.format(n=4))
    tree.write("b.s", NEEDS_N.format(n=3))
    tree.write("SConscript", 'Import("env")\nenv.Hsaco("a.s", defsyms=["N=4"])\nenv.Hsaco("b.s")\n')
    tree.write("kernels.toml", "[defaults]\ndefsyms = { N = 3 }\ncov = 5\n")
    tree.scons()
    assert tree.hsaco("a").read_bytes()[8] == 3


def test_a_file_beside_a_source_from_elsewhere_is_tracked(tree: Tree, tmp_path: Path) -> None:
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    (elsewhere / "k.s").write_text(instructions("k"))
    tree.write("SConscript", 'Import("env")\nenv.Hsaco("../elsewhere/k.s")\n')
    tree.scons()
    (elsewhere / "kernels.toml").write_text("[defaults]\ncov = 5\n")
    assert tree.scons().sources == {"k"}
    assert tree.scons().steps == []


def test_a_foreign_tree_with_settings_from_elsewhere(tree: Tree, tmp_path: Path) -> None:
    tree.write("k.s", '.include "n.inc"\n' + NEEDS_N.format(n=3))
    tree.write("inc/n.inc", "")
    settings = tmp_path / "mine.toml"
    settings.write_text('[defaults]\nincludes = ["inc"]\ndefsyms = { N = 3 }\n[kernel."kk.s"]\ncov = 5\n')
    before = sorted(tree.kernels.rglob("*"))
    output = tree.scons(f"settings={settings}").output
    assert f"{settings}:4:1: warning: no kernel matches 'kk.s'" in output
    assert sorted(tree.kernels.rglob("*")) == before
    settings.write_text(settings.read_text().replace("kk.s", "k.s"))
    assert tree.scons(f"settings={settings}").sources == {"k"}
    assert tree.hsaco("k").read_bytes()[8] == 3
    run = tree.scons(f"settings={tmp_path}/none.toml", fails=True)
    assert run.status == 2
    assert "there is no such file" in run.output


def test_the_page_shows_every_setting_and_a_file_without_mistakes(tree: Tree) -> None:
    page = (ROOT / "docs/build.md").read_text()
    table = page.partition("| setting | value |\n|---|---|\n")[2].partition("\n\n")[0]
    assert [row.split("`")[1] for row in table.splitlines()] == list(kernelfile._SETTINGS)
    tree.write("kernels.toml", page.partition("```toml file=kernels/kernels.toml\n")[2].partition("```")[0])
    assert said(tree, "conv_1.s")["defsyms"] == {"ROCM_METADATA_VERSION": 5, "TILE": 64}
    assert said(tree, "old/er/k.s")["skip"] is True


def test_mdr_printf_takes_the_files_settings(tree: Tree, tmp_path: Path) -> None:
    source = tree.write("k.s", kernel("k").replace("VALUE", "N"))
    tree.write("inc/common.inc", "")
    tree.write("kernels.toml", '[defaults]\nchip = "gfx90a"\nincludes = ["inc"]\ndefsyms = { N = 3 }\n')
    made = pipeline.build_kernel(source, tmp_path / "out", debug=False)
    assert codeobject.load(made.hsaco).target.chip == "gfx90a"
    command = [SCONS.parent / "mdr-printf", source, "--output-dir", tmp_path / "printf"]
    done = subprocess.run([*command, "--dry-run"], capture_output=True, text=True, check=True)
    assert 'k: @PRINT f"v1={v1:d}"' in done.stdout
    done = subprocess.run([*command, "--chip", "gfx950"], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert f"{tree.kernels}/kernels.toml:2:8: error: {source} is not for gfx950" in done.stderr
    assert "hint: it is for gfx90a" in done.stderr
