"""The same tree through SCons, Ninja, CMake and Bazel: the same bytes, since the stages are declared once."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from bazels import Workspace, bazels, version
from foreign import ROOT, RULES, objects, programs, run
from trees import instructions, kernel

from mdr.build import starlark

CHIPS = "gfx950,gfx90a"
GEMM = 'kernel = "gemm_fp16"\ntile_m = 64\ntile_n = 64\ntile_k = 32\nwarp_m = 2\nwarp_n = 2\nfuse_bias = false\n'


def test_the_rules_for_bazel_have_the_declared_stages() -> None:
    written = (RULES / "bazel" / "private" / "stages.bzl").read_text()
    assert written == starlark.text(), "python -m mdr.build.starlark > rules/bazel/private/stages.bzl"


class Tree:
    """A folder with kernels of every kind, which four builds are told the same of."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.write("kernels/common.inc", ".set VALUE, 1\n")
        self.write("kernels/a.s", kernel("a"))
        self.write("kernels/sub/b.s", kernel("b").replace("s_endpgm", "v_mov_b32 v0, TILE\n  s_endpgm", 1))
        self.write("kernels/sub/inc/common.inc", '.set VALUE, 2\n.include "more.inc"\n')
        self.write("kernels/sub/inc/more.inc", ".set MORE, 3\n")
        self.write("kernels/c.S", '#include "value.h"\n' + kernel("c").replace(", VALUE", ", NUMBER"))
        self.write("kernels/value.h", "#define NUMBER 7\n")
        target = '.amdgcn_target "amdgpu9.50-amd-amdhsa-unknown-gfx950"\n'
        self.write("kernels/d.s", target + instructions("d"))
        self.write("kernels/e.gemm", GEMM)
        self.write(
            "kernels/kernels.toml",
            """\
[kernel."sub/*"]
includes = ["sub/inc"]
defsyms = { TILE = 64 }
printf = "buffered"
[kernel."d.s"]
chip = "gfx950"
cov = 5
[kernel."e.gemm"]
chip = "gfx950"
""",
        )

    def write(self, name: str, text: str) -> None:
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)

    def scons(self, engine: str) -> dict[str, bytes]:
        for name in ("SConstruct", "site_scons"):
            if not (self.folder / name).exists():
                (self.folder / name).symlink_to(ROOT / name)
        scons = Path(sys.executable).parent / "scons"
        build = f"out-{engine}"
        run(
            [scons, "-Q", "kernels=kernels", f"chip={CHIPS}", "debug=all", f"build={build}", f"engine={engine}"],
            self.folder,
        )
        return objects(self.folder / build)

    def ninja(self) -> dict[str, bytes]:
        words = ["kernels=kernels", f"chip={CHIPS}", "debug=all", "build=out", "--out", "whole.ninja"]
        run([sys.executable, "-m", "mdr.cli.main", "ninja", *words], self.folder)
        run([programs("ninja")[0], "-f", "whole.ninja"], self.folder)
        return objects(self.folder / "out")

    def cmake(self, generator: str) -> dict[str, bytes]:
        self.write(
            "CMakeLists.txt",
            """\
cmake_minimum_required(VERSION 3.20)
project(p LANGUAGES NONE)
find_package(MDR REQUIRED)
set(GPU_TARGETS gfx950 gfx90a)
mdr_add_kernels(k SOURCES kernels/a.s kernels/sub/b.s kernels/c.S BOTH)
mdr_add_kernels(d SOURCES kernels/d.s kernels/e.gemm CHIPS gfx950 BOTH)
""",
        )
        cmake, build = programs("cmake")[0], self.folder / f"out-{generator[:4]}"
        command = [cmake, "-G", generator, "-S", self.folder, "-B", build, f"-DMDR_DIR={RULES / 'cmake'}"]
        run(command, self.folder)
        run([cmake, "--build", build], self.folder)
        return {**objects(build / "k"), **objects(build / "d")}

    def bazel(self, workspace: Workspace) -> dict[str, bytes]:
        workspace.write(
            "kernels/BUILD.bazel",
            """\
load("@mdr//:defs.bzl", "mdr_kernel", "mdr_library", "mdr_variants")

mdr_library(name = "common", srcs = ["common.inc", "value.h"])

mdr_library(name = "inc", srcs = glob(["sub/inc/*.inc"]), includes = ["sub/inc"])

mdr_kernel(name = "a", src = "a.s", deps = [":common"])

mdr_kernel(name = "b", src = "sub/b.s", defsyms = {"TILE": "64"}, deps = [":inc"], printf = "buffered")

mdr_kernel(name = "c", src = "c.S", deps = [":common"])

mdr_kernel(name = "d", src = "d.s", chip = "gfx950", cov = 5, compiled = True)

mdr_kernel(name = "e", src = "e.gemm", chip = "gfx950")

mdr_variants(name = "k", kernels = [":a", ":b", ":c", ":d", ":e"])
""",
        )
        workspace.build("//kernels:k", f"--@mdr//:chip={CHIPS}")
        places = {"a": "kernels/a", "b": "kernels/sub/b", "c": "kernels/c", "d": "kernels/d", "e": "kernels/e"}
        found = {}
        for path, data in workspace.objects().items():
            _, name, chip, variant, _ = path.split("/")
            found[f"{chip}/{variant}/{places[name]}.hsaco"] = data
        return found


@pytest.mark.slow
def test_all_builds_make_the_same_objects(tmp_path: Path) -> None:
    tree = Tree(tmp_path / "workspace")
    expected = tree.scons("ninja")
    assert len(expected) == 3 * 4 + 2 * 2

    def same(found: dict[str, bytes]) -> bool:
        return found == expected

    assert same(tree.scons("scons"))
    assert same(tree.ninja())
    if not programs("cmake"):
        pytest.skip("SCons and Ninja agree; there is no cmake here")
    assert same(tree.cmake("Ninja"))
    if programs("make"):
        assert same(tree.cmake("Unix Makefiles"))
    if not bazels():
        pytest.skip("SCons, Ninja and CMake agree; there is no bazel here (MDR_TEST_BAZEL)")
    for bazel in bazels():
        workspace = Workspace(tmp_path, bazel)
        try:
            assert same(tree.bazel(workspace)), version(bazel)
        finally:
            workspace.close()
