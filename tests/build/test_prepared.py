"""Sources that are prepared for llvm-mc: bundles, Triton's spelling of the target, and the C preprocessor."""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path

import pytest
from trees import ROOT, SCONS, Tree, instructions, kernel

from mdr.build import pipeline, toolchain
from mdr.diagnostics import MDRError

BUNDLE = """\
# __CLANG_OFFLOAD_BUNDLE____START__ host-x86_64-unknown-linux-gnu-
\tmovq %rax, %rbx
# __CLANG_OFFLOAD_BUNDLE____END__ host-x86_64-unknown-linux-gnu-

# __CLANG_OFFLOAD_BUNDLE____START__ hipv4-amdgcn-amd-amdhsa--gfx950:xnack-
{device}
# __CLANG_OFFLOAD_BUNDLE____END__ hipv4-amdgcn-amd-amdhsa--gfx950:xnack-
"""
TRITON = '.amdgcn_target "amdgpu9.50-amd-amdhsa-unknown-gfx950"\n'
OURS = '.amdgcn_target "amdgcn-amd-amdhsa--gfx950"\n'

needs_cpp = pytest.mark.skipif(toolchain.preprocessor() is None, reason="no C preprocessor here")


@pytest.fixture
def tree(tmp_path: Path) -> Tree:
    return Tree(tmp_path)


def by_hand(folder: Path, text: str) -> bytes:
    """What llvm-mc and ld.lld make of a text that stands in the folder ``kernels``."""
    tools = toolchain.find("gfx950", tools=toolchain.RELEASE_TOOLS)
    options = ["-triple=amdgcn-amd-amdhsa", "-mcpu=gfx950", "-filetype=obj", "-", "-o", folder / "hand.o"]
    subprocess.run([tools["llvm-mc"].path, *options], cwd=folder / "kernels", input=text, text=True, check=True)
    subprocess.run([tools["ld.lld"].path, "-shared", "hand.o", "-o", "hand.hsaco"], cwd=folder, check=True)
    return (folder / "hand.hsaco").read_bytes()


def test_release_objects_are_those_of_the_text_by_hand(tree: Tree, tmp_path: Path) -> None:
    tree.write("common.inc", ".set VALUE, 5\n")
    tree.write("bundle.s", BUNDLE.format(device=kernel("bundle")))
    tree.write("triton.s", TRITON + kernel("triton"))
    tree.write("plain.s", OURS + kernel("plain"))
    run = tree.scons()
    prepared = {stem for stage, stem, *_ in run.steps if stage == "prepare"}
    assert prepared == {"bundle", "triton"}
    for name, text in {"bundle": kernel("bundle"), "triton": OURS + kernel("triton")}.items():
        assert tree.hsaco(name).read_bytes() == by_hand(tmp_path, text)
    assert not list(tree.out.rglob("plain.prepared*"))


@needs_cpp
def test_both_engines_make_the_same_of_a_preprocessed_source(tree: Tree) -> None:
    tree.write("sub/k.S", '#include "k.h"\n' + kernel("k"))
    tree.write("sub/k.h", "#define COUNT 5\n")
    tree.write("sub/common.inc", ".set VALUE, 5\n")
    tree.scons("debug=all")
    native = Tree(tree.kernels.parent / "native")
    native.kernels = tree.kernels
    native.scons("debug=all", "engine=scons")
    for variant in ("release", "debug"):
        made = tree.hsaco("sub/k", variant).read_bytes()
        assert native.hsaco("sub/k", variant).read_bytes() == made
    assert native.scons("debug=all", "engine=scons").steps == []


@needs_cpp
@pytest.mark.parametrize("engine", ["ninja", "scons"])
def test_what_the_preprocessor_includes_is_tracked(tree: Tree, engine: str) -> None:
    tree.write("a.S", '#define NAME "b.h"\n#include NAME\n' + instructions("a").replace("s_nop 0", "s_nop N"))
    tree.write("b.h", '#include "inner/c.h"\n')
    tree.write("inner/c.h", '#include "d.h"\n')
    tree.write("inner/d.h", "#define N 3\n")
    tree.write("other.S", instructions("other"))
    tree.scons(f"engine={engine}")
    tree.write("inner/d.h", "#define N 4\n")
    run = tree.scons(f"engine={engine}")
    assert run.sources == {"a"}
    assert run.stages == ["link", "llvm-mc", "prepare"]
    assert tree.scons(f"engine={engine}").steps == []


def test_an_include_of_prepared_text_is_tracked(tree: Tree) -> None:
    tree.write("common.inc", ".set VALUE, 5\n")
    tree.write("k.s", TRITON + kernel("k"))
    tree.scons("debug=all")
    before = tree.hsaco("k").read_bytes()
    tree.write("common.inc", ".set VALUE, 6\n")
    assert {"llvm-mc", "parse"} < set(tree.scons("debug=all").stages)
    assert tree.hsaco("k").read_bytes() != before


def test_a_kernel_that_becomes_one_to_prepare_and_back(tree: Tree) -> None:
    tree.write("k.s", OURS + instructions("k"))
    assert tree.scons().stages == ["link", "llvm-mc"]
    plain = tree.hsaco("k").read_bytes()
    tree.write("k.s", TRITON + instructions("k").replace("nop 0", "nop 1"))
    assert tree.scons().stages == ["link", "llvm-mc", "prepare"]
    tree.write("k.s", OURS + instructions("k"))
    assert "prepare" not in tree.scons().stages
    assert tree.hsaco("k").read_bytes() == plain


@needs_cpp
@pytest.mark.parametrize("debug", ["0", "1"])
def test_mistakes_are_at_the_users_lines(tree: Tree, debug: str) -> None:
    broken = kernel("k").replace('.include "common.inc"', ".set VALUE, 1").replace("s_endpgm", "s_endpgmm")
    tree.write("bundle.s", BUNDLE.format(device=broken))
    tree.write("cpp.S", '#include "k.h"\n' + broken)
    tree.write("k.h", "#define A 1\n\n\n")
    output = tree.scons(f"debug={debug}", "-k", fails=True).output
    for name in ("bundle.s", "cpp.S"):
        text = (tree.kernels / name).read_text().splitlines()
        line = text.index("  s_endpgmm") + 1
        assert f"{tree.kernels / name}:{line}:3: error: invalid instruction" in output
    assert ".prepared.s:" not in output


def test_a_bundle_for_another_chip_names_its_parts(tree: Tree) -> None:
    tree.write("k.s", BUNDLE.format(device=instructions("k")))
    output = tree.scons("chip=gfx942", fails=True).output
    assert "k.s:1:1: error: this bundle has no part for gfx942" in output
    assert "hipv4-amdgcn-amd-amdhsa--gfx950:xnack-" in output


@needs_cpp
def test_why_and_explain_name_the_header(tree: Tree) -> None:
    tree.write("k.S", '#include "k.h"\n' + instructions("k"))
    tree.write("k.h", "#define A 1\n")
    tree.scons()
    tree.write("k.h", "#define A 2\n")
    command = [str(SCONS.parent / "mdr"), "why", str(tree.hsaco("k")), "--build", str(tree.out)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert "k.h: changed" in done.stdout + done.stderr
    assert "k.h: changed" in tree.scons("explain=1").output


@needs_cpp
def test_without_a_preprocessor_only_its_sources_fail(tree: Tree, tmp_path: Path) -> None:
    tree.write("k.S", instructions("k"))
    tree.write("plain.s", instructions("plain"))
    found = toolchain.find("gfx950", tools=toolchain.RELEASE_TOOLS)
    llvm = tmp_path / "llvm"
    llvm.mkdir()
    for name, tool in found.items():
        (llvm / name).symlink_to(tool.path)
    bare = {"MDR_LLVM": str(llvm), "PATH": str(tmp_path / "none")}
    run = tree.scons("-k", fails=True, environment=bare)
    assert "k.S: a .S file goes through the C preprocessor, and none was found" in run.output
    assert tree.hsaco("plain").exists()
    # One that is installed later is found.
    (llvm / "clang").symlink_to(str(toolchain.preprocessor()[1]))  # type: ignore[index]
    assert tree.scons(environment=bare).sources == {"k"}


@needs_cpp
def test_a_build_within_this_process(tmp_path: Path) -> None:
    (tmp_path / "k.S").write_text('#include "k.h"\n' + kernel("k").replace('.include "common.inc"\n', ""))
    (tmp_path / "k.h").write_text("#define VALUE 3\n")
    made = pipeline.build_kernel(tmp_path / "k.S", tmp_path / "out", debug=False)
    assert made.ran == ["prepare", "llvm-mc", "link"]
    assert pipeline.build_kernel(tmp_path / "k.S", tmp_path / "out", debug=False).ran == []
    (tmp_path / "k.h").write_text("#define VALUE 4\n")
    assert "prepare" in pipeline.build_kernel(tmp_path / "k.S", tmp_path / "out", debug=False).ran
    (tmp_path / "k.h").write_text("#define VALUE x y\n")
    with pytest.raises(MDRError) as caught:
        pipeline.build_kernel(tmp_path / "k.S", tmp_path / "out", debug=False)
    assert f"{tmp_path}/k.S:8:" in str(caught.value)


@needs_cpp
def test_compile_database(tree: Tree, tmp_path: Path) -> None:
    tree.write("k.S", instructions("k"))
    command = [SCONS, "-Q", "-f", ROOT / "SConstruct", f"--site-dir={ROOT / 'site_scons'}", "kernels=kernels"]
    subprocess.run([*command, "all", "compdb"], cwd=tmp_path, check=True, capture_output=True, env=os.environ)
    (entry,) = json.loads((tmp_path / "compile_commands.json").read_text())
    assert entry["file"] == str(tree.kernels / "k.S")
    subprocess.run(entry["arguments"], cwd=entry["directory"], check=True)


@needs_cpp
@pytest.mark.parametrize("folder", ["with space", "it's", "do$llar"])
def test_folders_with_awkward_names(tree: Tree, folder: str) -> None:
    tree.write(f"{folder}/common.inc", ".set VALUE, 5\n")
    tree.write(f"{folder}/k.S", kernel("k"))
    tree.scons("debug=all")
    made = tree.hsaco(f"{folder}/k", "debug").read_bytes()
    native = Tree(tree.kernels.parent / "native")
    native.kernels = tree.kernels
    native.scons("debug=all", "engine=scons")
    assert native.hsaco(f"{folder}/k", "debug").read_bytes() == made
