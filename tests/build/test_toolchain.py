"""Discovery of LLVM: an unfit one is refused with the reason, and the next place is tried."""

from __future__ import annotations

from pathlib import Path

import pytest

from mdr.build import toolchain
from mdr.diagnostics import MDRError

OLD = """#!/bin/sh
if [ "$1" = --version ]; then echo "LLVM version 14.0.6"; exit 0; fi
for word in "$@"; do case $word in *mcpu=*) chip=${word#-mcpu=}; esac; done
echo "'$chip' is not a recognized processor for this target (ignoring processor)" >&2
"""
NEW = """#!/bin/sh
if [ "$1" = --version ]; then echo "LLVM version 22.0.0git-1a2b"; exit 0; fi
for word in "$@"; do case $word in *mcpu=gfx950) echo "'gfx950' is not a recognized processor" >&2; esac; done
"""


def make(folder: Path, text: str, names: tuple[str, ...] = toolchain.DEBUG_TOOLS) -> Path:
    folder.mkdir(parents=True)
    for name in names:
        (folder / name).write_text(text.replace("LLVM version", "LLD") if name == "ld.lld" else text)
        (folder / name).chmod(0o755)
    return folder


def test_the_machine_has_a_fit_one() -> None:
    found = toolchain.find_all(toolchain.CHIPS)
    assert set(found) == set(toolchain.DEBUG_TOOLS)
    assert int(found["llvm-mc"].version.split(".")[0]) >= 20


def test_an_old_llvm_mc_that_ignores_the_processor_is_refused(tmp_path: Path) -> None:
    folder = make(tmp_path / "bin", OLD)
    with pytest.raises(MDRError) as caught:
        toolchain.find("gfx950", tools=toolchain.RELEASE_TOOLS, llvm=str(folder))
    assert f"{folder}/llvm-mc: version 14.0.6 does not know gfx950" in str(caught.value)
    assert "hint: install LLVM 22" in str(caught.value)


def test_an_old_one_first_on_the_path_gives_way(tmp_path: Path) -> None:
    old, new = make(tmp_path / "old", OLD), make(tmp_path / "new", NEW)
    found = toolchain.find_all(
        ["gfx942"],
        tools=toolchain.RELEASE_TOOLS,
        environ={"PATH": f"{old}:{new}", "ROCM_PATH": str(tmp_path)},
    )
    assert found["llvm-mc"].version.split(".")[0] >= "22"


def test_rocm_comes_before_others_and_lends_its_assembler_alone(tmp_path: Path) -> None:
    make(tmp_path / "rocm/llvm/bin", NEW, toolchain.RELEASE_TOOLS)
    environ = {"PATH": "", "ROCM_PATH": str(tmp_path / "rocm")}
    found = toolchain.find_all(["gfx942"], environ=environ)
    assert found["llvm-mc"].path == str(tmp_path / "rocm/llvm/bin/llvm-mc")
    assert found["llvm-mc"].version == "22.0.0git-1a2b"
    assert found["ld.lld"].path.startswith(str(tmp_path))
    assert not found["mlir-opt"].path.startswith(str(tmp_path))
    # It does not know this chip, so both of the pair come from elsewhere.
    found = toolchain.find_all(["gfx950"], environ=environ)
    assert not any(tool.path.startswith(str(tmp_path)) for tool in found.values())


def test_one_that_was_asked_for_is_not_replaced(tmp_path: Path) -> None:
    folder = make(tmp_path / "bin", OLD)
    with pytest.raises(MDRError, match="does not know gfx950"):
        toolchain.find_all(["gfx950"], environ={"MDR_LLVM": str(folder), "PATH": ""})
    with pytest.raises(MDRError, match="MDR_LLVM is '/nowhere', which is not a folder"):
        toolchain.find_all(["gfx950"], environ={"MDR_LLVM": "/nowhere"})
    # The folder above bin will do.
    make(tmp_path / "prefix/bin", NEW)
    assert toolchain.find_all(["gfx90a"], tools=["llvm-mc"], environ={"MDR_LLVM": str(tmp_path / "prefix")})


def test_an_unknown_chip_names_the_known() -> None:
    with pytest.raises(MDRError, match="MDR knows gfx950, gfx942, gfx90a"):
        toolchain.find("gfx1100")


def test_describe_lists_fit_and_unfit(tmp_path: Path) -> None:
    folder = make(tmp_path / "bin", OLD, ("llvm-mc",))
    (folder / "ld.lld").write_text("#!/bin/sh\nexit 1\n")
    (folder / "ld.lld").chmod(0o755)
    problems = {item.tool: item.problem for item in toolchain.describe(["gfx950"], llvm=str(folder))}
    assert "does not know gfx950" in (problems["llvm-mc"] or "")
    assert "does not run" in (problems["ld.lld"] or "")
    assert "not there" in (problems["mlir-opt"] or "")
