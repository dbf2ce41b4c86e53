"""rules/bazel with each Bazel that is here: the sample project, exact rebuilds, both variants, mistakes told plainly."""

from __future__ import annotations

import shlex
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from bazels import Workspace, bazels, version
from documents import read_blocks
from foreign import ROOT, RULES
from trees import instructions, kernel

pytestmark = pytest.mark.slow

NAMES = ("a", "b")
BUILD = """\
load("@mdr//:defs.bzl", "mdr_kernel", "mdr_library", "mdr_test", "mdr_variants")

mdr_library(name = "common", srcs = ["common.inc"])

mdr_kernel(name = "a", src = "a.s", deps = [":common"])

mdr_kernel(name = "b", src = "b.s", deps = [":common"])

mdr_variants(name = "both", kernels = [":a", ":b"])
"""


@pytest.fixture(params=bazels() or [None], ids=lambda bazel: version(bazel) if bazel else "none")
def workspace(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Workspace]:
    if request.param is None:
        pytest.skip("there is no bazel here: neither on PATH nor in MDR_TEST_BAZEL")
    found = Workspace(tmp_path, request.param)
    yield found
    found.close()


def _small(workspace: Workspace) -> None:
    workspace.write("kernels/BUILD.bazel", BUILD)
    workspace.write("kernels/common.inc", ".set VALUE, 1\n")
    for name in NAMES:
        workspace.write(f"kernels/{name}.s", kernel(name))


def test_the_sample_project(workspace: Workspace) -> None:
    shutil.copytree(RULES / "bazel" / "example" / "kernels", workspace.folder / "kernels")
    assert workspace.build("//...").actions
    assert {path.split("/")[1] for path in workspace.objects()} == {"saxpy", "scale"}
    said = workspace.bazel("test", "//...", "--test_output=all").output
    assert "x=1.0 y=1.0" in said
    assert "1 test passes" in said
    assert not workspace.build("//...").actions
    # What is printed is held to what is expected.
    workspace.write("kernels/saxpy.expected.txt", "x=0.0 y=1.0\n")
    assert "+x=1.0 y=1.0" in workspace.bazel("test", "//...", "--test_output=errors", fails=True).output


def test_an_edit_runs_what_it_touches(workspace: Workspace) -> None:
    _small(workspace)
    first = workspace.build("//kernels:a", "//kernels:b", "--@mdr//:variant=debug")
    stages = ("inject", "link", "llvm-mc", "mlir-opt", "parse", "translate")
    expected = [f"{stage} kernels/{name}.s [gfx950 debug]" for stage in stages for name in NAMES]
    assert first.actions == sorted([*expected, "runtime hostcall [gfx950]"])
    made = workspace.objects()
    assert set(made) == {f"kernels/{name}/gfx950/debug/{name}.hsaco" for name in NAMES}
    targets = ("//kernels:a", "//kernels:b", "--@mdr//:variant=debug")
    assert not workspace.build(*targets).actions
    # A comment at the end: parse alone, whose outputs are the same.
    workspace.write("kernels/a.s", kernel("a") + "; the end\n")
    assert workspace.build(*targets).actions == ["parse kernels/a.s [gfx950 debug]"]
    workspace.write("kernels/a.s", kernel("a").replace("v_add_u32_e32 v2, v1, v0", "v_sub_u32_e32 v2, v1, v0"))
    assert {line.split()[1] for line in workspace.build(*targets).actions} == {"kernels/a.s"}
    workspace.write("kernels/common.inc", ".set VALUE, 2\n")
    assert {line.split()[1] for line in workspace.build(*targets).actions} == {"kernels/a.s", "kernels/b.s"}
    assert not workspace.build(*targets).actions
    now = workspace.objects()
    assert all(now[path] != made[path] for path in made)


def test_variants_and_chips_stand_side_by_side(workspace: Workspace) -> None:
    _small(workspace)
    workspace.build("//kernels:both", "--@mdr//:chip=gfx950,gfx90a")
    first = workspace.objects()
    assert set(first) == {
        f"kernels/{name}/{chip}/{variant}/{name}.hsaco"
        for name in NAMES
        for chip in ("gfx950", "gfx90a")
        for variant in ("release", "debug")
    }
    # Without workers, in sandboxes: the same bytes.
    workspace.bazel("clean")
    names = ("LlvmMc", "Parse", "Translate", "Inject", "MlirOpt", "Runtime")
    strategies = ["--spawn_strategy=sandboxed", *(f"--strategy=Mdr{name}=sandboxed" for name in names)]
    workspace.build("//kernels:both", "--@mdr//:chip=gfx950,gfx90a", *strategies)
    assert workspace.objects() == first


def test_the_page(workspace: Workspace) -> None:
    """Everything on docs/bazel.md is carried out."""
    shutil.copytree(ROOT / "testcases" / "test_01_vector_add", workspace.folder / "kernels")
    (workspace.folder / "kernels" / "kernel.s").rename(workspace.folder / "kernels" / "vector_add.s")
    workspace.write("kernels/common.inc", "")
    (workspace.folder / "mdr").symlink_to(ROOT)
    for block in read_blocks(ROOT / "docs" / "bazel.md"):
        if block.kind == "bazel":
            for line in block.lines:
                _, command, *words = shlex.split(line)
                workspace.bazel(command, *words)
        else:
            workspace.write(block.options["file"], "\n".join([*block.lines, ""]))
    assert {path.split("/", 2)[2] for path in workspace.objects()} == {
        f"{chip}/{variant}/vector_add.hsaco"
        for chip, variant in (("gfx950", "debug"), ("gfx942", "debug"), ("gfx950", "release"))
    }


def test_an_include_that_is_not_declared(workspace: Workspace) -> None:
    _small(workspace)
    workspace.write("kernels/BUILD.bazel", BUILD.replace('src = "a.s", deps = [":common"]', 'src = "a.s"'))
    for variant in ("debug", "release"):
        told = workspace.build("//kernels:a", f"--@mdr//:variant={variant}", fails=True).output
        assert "error: kernels/common.inc is included, but no input of this action" in told
        assert "hint: add it, or an mdr_library with it, to deps" in told
    told = workspace.build("//kernels:a", "--strategy=MdrLlvmMc=sandboxed", fails=True).output
    assert "Could not find include file 'common.inc'" in told


def test_mistakes(workspace: Workspace) -> None:
    workspace.write("kernels/BUILD.bazel", BUILD)
    workspace.write("kernels/common.inc", "")
    workspace.write("kernels/a.s", instructions("a").replace("s_nop 0", "s_nop nonsense("))
    workspace.write("kernels/b.s", instructions("b"))
    told = workspace.build("//kernels:a", fails=True).output
    assert "kernels/a.s:3:" in told
    told = workspace.build("//kernels:b", "--@mdr//:chip=gfx95", fails=True).output
    assert "unknown value 'gfx95'; known: gfx950, gfx942, gfx90a" in told
    told = workspace.build("//kernels:b", "--@mdr//:variant=debug,release", fails=True).output
    assert "one value, not several" in told


def test_a_python_without_mdr(workspace: Workspace) -> None:
    _small(workspace)
    lines = (workspace.folder / "WORKSPACE").read_text()
    workspace.write("WORKSPACE", lines.replace("repository()", 'repository(python = "/bin/false")'))
    assert "hint: run ./bootstrap" in workspace.build("//kernels:a", fails=True).output


def test_the_style_is_buildifiers() -> None:
    buildifier = shutil.which("buildifier")
    if not buildifier:
        pytest.skip("there is no buildifier here")
    command = [buildifier, "-mode=check", "-lint=warn", "-r", RULES / "bazel"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert not done.returncode, done.stdout + done.stderr
