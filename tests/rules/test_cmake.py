"""CMake projects build kernels by rules/cmake: what an edit touches, with Ninja and Make, and mistakes told plainly."""

from __future__ import annotations

import functools
import shutil
from pathlib import Path

import pytest
from foreign import ROOT, RULES, Done, objects, programs, run

import mdr

CMAKES = programs("cmake")
GENERATORS = ["Ninja", "Unix Makefiles"]

pytestmark = pytest.mark.skipif(not CMAKES, reason="there is no cmake here")


@functools.cache
def _version(cmake: str) -> str:
    return run([cmake, "--version"], ROOT).output.split()[2]


class Project:
    """A CMake project in a folder, with a folder beside it where it is built."""

    def __init__(self, folder: Path, cmake: str = CMAKES[0] if CMAKES else "", generator: str = "Ninja") -> None:
        if generator == "Unix Makefiles" and not programs("make"):
            pytest.skip("there is no make here")
        self.source = folder / "project"
        self.build = folder / "build"
        self.cmake = cmake
        self._generator = generator

    def write(self, name: str, text: str) -> None:
        path = self.source / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)

    def configure(self, *words: str, fails: bool = False) -> Done:
        command = [self.cmake, "-G", self._generator, "-S", self.source, "-B", self.build]
        return run([*command, f"-DMDR_DIR={RULES / 'cmake'}", *words], self.source, fails=fails)

    def make(self, *words: str, fails: bool = False) -> Done:
        return run([self.cmake, "--build", self.build, *words], self.source, fails=fails)


def _example(project: Project) -> Project:
    shutil.copytree(RULES / "cmake" / "example", project.source)
    return project


def _script(lines: str) -> str:
    return f"cmake_minimum_required(VERSION 3.20)\nproject(p LANGUAGES NONE)\nfind_package(MDR REQUIRED)\n{lines}\n"


def _small(folder: Path, lines: str, generator: str = "Ninja") -> Project:
    project = Project(folder, generator=generator)
    project.write("CMakeLists.txt", _script(lines))
    for name in ("a", "b"):
        project.write(f"{name}.s", f'.include "{name}.inc"\n.text\n{name}:\n  v_mov_b32 v0, VALUE\n  s_endpgm\n')
        project.write(f"inc/{name}.inc", ".set VALUE, 1\n")
    return project


@pytest.mark.slow
@pytest.mark.parametrize("generator", GENERATORS)
@pytest.mark.parametrize("cmake", CMAKES, ids=_version)
def test_the_sample_project(tmp_path: Path, cmake: str, generator: str) -> None:
    project = _example(Project(tmp_path, cmake, generator))
    project.configure(f"-DCMAKE_INSTALL_PREFIX={tmp_path / 'installed'}")
    first = project.make()
    assert first.sources == {"saxpy", "scale", "mdr-runtime.buffered"}
    made = objects(project.build / "saxpy_kernels")
    assert sorted(made) == [
        f"{chip}/{variant}/kernels/{name}.hsaco"
        for chip in ("gfx942", "gfx950")
        for variant in ("debug", "release")
        for name in ("saxpy", "scale")
    ]
    assert not project.make().steps

    # One kernel: its stages; the other's are left alone.
    edited = project.source / "kernels" / "scale.s"
    edited.write_text(edited.read_text().replace("s_endpgm", "s_nop 0\n        s_endpgm"))
    assert project.make().sources == {"scale"}
    assert not project.make().steps
    # A comment: parse alone in the debug variant, where the generator can tell.
    edited.write_text(edited.read_text() + "; the end\n")
    again = project.make()
    if generator == "Ninja":
        assert {stage for stage, _, _, variant in again.steps if variant == "debug"} == {"parse"}
    assert not project.make().steps
    # An include: all its users.
    edited = project.source / "kernels" / "inc" / "elements.inc"
    edited.write_text(edited.read_text().replace("v_add_u32_e32 v1, s2, v0", "v_add_u32_e64 v1, s2, v0"))
    assert project.make().sources == {"saxpy", "scale"}
    assert not project.make().steps
    now = objects(project.build / "saxpy_kernels")
    assert all(now[path] != made[path] for path in made)

    run([cmake, "--install", project.build], tmp_path)
    assert objects(tmp_path / "installed" / "share" / "saxpy") == now
    lister = project.build / "list_kernels"
    if lister.exists():
        listed = dict(line.split() for line in run([lister], tmp_path).output.splitlines())
        assert listed == {path.removesuffix(".hsaco"): str(len(data)) for path, data in now.items()}
    # The objects are found by who includes the exported file.
    user = Project(tmp_path / "user", cmake, generator)
    user.write(
        "CMakeLists.txt",
        f"""\
cmake_minimum_required(VERSION 3.20)
project(user LANGUAGES NONE)
include({tmp_path}/installed/share/saxpy/saxpy.cmake)
get_property(found TARGET saxpy::saxpy_kernels PROPERTY MDR_OBJECTS)
foreach(path IN LISTS found)
  file(SHA256 "${{path}}" digest)
endforeach()
list(LENGTH found count)
message(STATUS "${{count}} objects")
""",
    )
    assert f"{len(now)} objects" in user.configure().output


@pytest.mark.parametrize("generator", GENERATORS)
def test_an_edit_builds_its_users_alone(tmp_path: Path, generator: str) -> None:
    project = _small(tmp_path, "mdr_add_kernels(k SOURCES a.s b.s INCLUDES inc)", generator)
    project.configure()
    assert project.make().sources == {"a", "b"}
    made = objects(project.build)
    assert set(made) == {"k/gfx950/release/a.hsaco", "k/gfx950/release/b.hsaco"}
    assert not project.make().steps
    project.write("inc/b.inc", ".set VALUE, 2\n")
    assert project.make().steps == [("link", "b", "gfx950", "release"), ("llvm-mc", "b", "gfx950", "release")]
    project.write("a.s", (project.source / "a.s").read_text().replace("v0", "v1"))
    assert project.make().sources == {"a"}
    assert not project.make().steps
    now = objects(project.build)
    assert all(now[path] != made[path] for path in made)


@pytest.mark.parametrize("generator", GENERATORS)
def test_a_setting_builds_anew(tmp_path: Path, generator: str) -> None:
    project = _small(tmp_path, "mdr_add_kernels(k SOURCES a.s INCLUDES inc DEFSYMS X=1)", generator)
    project.configure()
    project.make()
    project.write("CMakeLists.txt", _script("mdr_add_kernels(k SOURCES a.s INCLUDES inc DEFSYMS X=2)"))
    assert project.make().sources == {"a"}
    assert not project.make().steps
    # And a kernels.toml that was there.
    project.write("kernels.toml", '[defaults]\nmattr = "-xnack"\n')
    project.configure()
    before = objects(project.build)
    project.make()
    project.write("kernels.toml", '[defaults]\nmattr = "+xnack"\nchip = "gfx90a"\n')
    project.write("CMakeLists.txt", _script("mdr_add_kernels(k SOURCES a.s INCLUDES inc DEFSYMS X=2) # other"))
    project.make()
    assert set(objects(project.build)) - set(before) == {"k/gfx90a/release/a.hsaco"}


def test_a_source_that_needs_other_stages_now(tmp_path: Path) -> None:
    project = _small(tmp_path, "mdr_add_kernels(k SOURCES a.s INCLUDES inc)")
    project.configure()
    project.make()
    target = '.amdgcn_target "amdgpu9.50-amd-amdhsa-unknown-gfx950"\n'
    project.write("a.s", target + (project.source / "a.s").read_text())
    assert "build again" in project.make(fails=True).output
    assert ("prepare", "a", "gfx950", "release") in project.make().steps
    assert not project.make().steps


@pytest.mark.parametrize("generator", GENERATORS)
def test_sources_that_the_build_makes(tmp_path: Path, generator: str) -> None:
    project = _small(
        tmp_path,
        """\
add_custom_command(OUTPUT made.s COMMAND ${CMAKE_COMMAND} -E copy ${CMAKE_CURRENT_SOURCE_DIR}/a.s made.s DEPENDS a.s)
mdr_add_kernels(k SOURCES made.s b.s INCLUDES inc)""",
        generator,
    )
    project.configure()
    assert project.make().sources == {"made", "b"}
    assert not project.make().steps
    project.write("a.s", (project.source / "a.s").read_text().replace("v0", "v1"))
    assert project.make().sources == {"made"}
    project.write("inc/a.inc", ".set VALUE, 2\n")
    assert project.make().sources == {"made"}
    assert not project.make().steps


@pytest.mark.parametrize("generator", GENERATORS)
def test_folders_with_spaces(tmp_path: Path, generator: str) -> None:
    project = _small(tmp_path / "my files", 'mdr_add_kernels(k SOURCES "a b/c d.s" BOTH INCLUDES inc)', generator)
    project.write("a b/c d.s", '.include "a.inc"\n.text\na:\n  v_mov_b32 v0, VALUE\n  s_endpgm\n')
    project.configure()
    project.make()
    made = objects(project.build)
    assert set(made) == {f"k/gfx950/{variant}/a b/c d.hsaco" for variant in ("debug", "release")}
    assert "[" not in project.make().output.replace("[100%] Built", "")
    project.write("inc/a.inc", ".set VALUE, 2\n")
    project.make()
    now = objects(project.build)
    assert all(now[path] != made[path] for path in made)


def test_a_failing_kernel_is_told_as_by_its_own_tools(tmp_path: Path) -> None:
    project = _small(tmp_path, "mdr_add_kernels(k SOURCES a.s b.s INCLUDES inc BOTH)")
    project.write("a.s", ".text\na:\n  v_mov_b32 v0, nonsense(\n  s_endpgm\n")
    project.configure()
    told = project.make("--", "-k", "0", fails=True).output
    assert "a.s:3:" in told
    assert "error:" in told
    assert "k/gfx950/release/b.hsaco" in objects(project.build)
    project.write("a.s", ".text\na:\n  s_endpgm\n")
    project.make("--", "-k", "0")


@pytest.mark.parametrize(
    ("words", "chips"),
    [
        (["-DGPU_TARGETS=gfx942;gfx1100"], {"gfx942"}),
        (["-DGPU_TARGETS=gfx90a,gfx950"], {"gfx90a", "gfx950"}),
        (["-DCMAKE_HIP_ARCHITECTURES=gfx90a:xnack-;gfx942:xnack-"], {"gfx90a", "gfx942"}),
        (["-DGPU_TARGETS=gfx942", "-DCMAKE_HIP_ARCHITECTURES=gfx90a"], {"gfx942"}),
        (["-DGPU_TARGETS=gfx1100"], set()),
        ([], {"gfx950"}),
    ],
)
def test_the_projects_targets_choose_the_chips(tmp_path: Path, words: list[str], chips: set[str]) -> None:
    project = _small(tmp_path, "mdr_add_kernels(k SOURCES a.s INCLUDES inc)")
    said = project.configure(*words).output
    project.make()
    assert {path.split("/")[1] for path in objects(project.build)} == chips
    assert ("nothing is built" in said) == (not chips)


@pytest.mark.parametrize(
    ("lines", "message"),
    [
        ("mdr_add_kernels(k)", "mdr_add_kernels(k): SOURCES is missing"),
        ("mdr_add_kernels(k SOURCES)", "mdr_add_kernels(k): nothing is given for SOURCES"),
        ("mdr_add_kernels(k a.s)", "mdr_add_kernels(k): unknown argument a.s"),
        ("mdr_add_kernels(k SOURCES none.s)", "none.s: there is no such file"),
        ("mdr_add_kernels(k SOURCES a.s CHIPS gfx95)", "hint: did you mean chip=gfx950?"),
        ("mdr_add_kernels(k SOURCES a.s DEBUG BOTH)", "more than one of DEBUG, RELEASE and BOTH"),
        ("mdr_add_kernels(k SOURCES a.s PRINTF stdout)", "invalid choice: 'stdout'"),
        ("mdr_add_kernels(k SOURCES a.s DEFSYMS X)", "DEFSYMS X: a symbol is NAME=VALUE"),
        ("mdr_add_kernels(k SOURCES a.s)\nmdr_add_kernels(k SOURCES b.s)", "there is a target k already"),
        ("mdr_add_kernels(k SOURCES a.s ./a.s)", "would both be built to"),
        ("mdr_embed_kernels(program k)", "there is no target program"),
        ("mdr_install_kernels(k DESTINATION d)", "there is no target k"),
        ("mdr_add_kernels(k SOURCES a.s)\nmdr_install_kernels(k)", "DESTINATION is missing"),
        ("set(GPU_TARGETS gfx942:xnack+ gfx942:xnack-)\nmdr_add_kernels(k SOURCES a.s)", "different features"),
    ],
)
def test_mistakes_are_told_when_the_project_is_configured(tmp_path: Path, lines: str, message: str) -> None:
    project = _small(tmp_path, lines)
    told = project.configure(fails=True).output
    assert message in " ".join(told.split())
    assert "Traceback" not in told


def test_a_python_without_mdr_is_told(tmp_path: Path) -> None:
    project = _small(tmp_path, "")
    told = project.configure("-DMDR_PYTHON=/bin/false", fails=True).output
    assert "MDR_PYTHON=/bin/false has no MDR" in told
    assert "hint:" in told


def test_the_version_is_mdrs_own(tmp_path: Path) -> None:
    text = (RULES / "cmake" / "MDRConfigVersion.cmake").read_text()
    assert f'set(PACKAGE_VERSION "{mdr.__version__}")' in text
