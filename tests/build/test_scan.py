"""Which files a source pulls in: the scanner must agree with llvm-mc, or objects would go stale."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from objects import llvm

from mdr.build.scan import Scanner


def scan(folder: Path, text: str, *include_dirs: str) -> tuple[list[str], list[str]]:
    source = folder / "k.s"
    source.write_text(text)
    found = Scanner().scan(str(source), [str(folder / name) for name in include_dirs])
    return [str(Path(path).relative_to(folder)) for path in found.files], found.missing


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name in ("a/x.inc", "b/x.inc", "b/y.inc", "d.bin"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text("")
    return tmp_path


def test_the_folders_are_searched_in_order(folder: Path) -> None:
    text = '.include "x.inc"\n.include "y.inc"\n.include "z.inc"\n'
    assert scan(folder, text, "a", "b") == (["a/x.inc", "b/y.inc"], ["z.inc"])
    (folder / "x.inc").write_text("")
    assert scan(folder, text, "a", "b") == (["x.inc", "b/y.inc"], ["z.inc"])


def test_where_a_file_would_shadow_is_known(folder: Path) -> None:
    (folder / "k.s").write_text('.include "y.inc"\n')
    found = Scanner().scan(str(folder / "k.s"), [str(folder / "a"), str(folder / "b")])
    assert found.absent == [str(folder / "y.inc"), str(folder / "a/y.inc")]


def test_includes_of_includes_go_through_the_same_search(folder: Path) -> None:
    (folder / "a/x.inc").write_text('.include "y.inc"\n.incbin "d.bin"\n.include "x.inc"\n')
    assert scan(folder, '.include "a/x.inc"\n', "b") == (["a/x.inc", "b/y.inc", "d.bin", "b/x.inc"], [])


def test_binary_files_are_not_read_for_includes(folder: Path) -> None:
    (folder / "d.bin").write_text('.include "a/x.inc"\n')
    assert scan(folder, '.incbin "d.bin"\n') == (["d.bin"], [])


@pytest.mark.parametrize(
    "text",
    ['.file "a/x.inc"\n', '; .include "a/x.inc"\n', '// .include "a/x.inc"\n', '.ascii ".include"\n'],
)
def test_what_is_no_include(folder: Path, text: str) -> None:
    assert scan(folder, text) == ([], [])


@pytest.mark.parametrize(
    "text", ['label: .include "a/x.inc"\n', '\t.INCLUDE\t"a/x.inc"', '.if 1\n.include "a/x.inc"\n']
)
def test_what_is_one_all_the_same(folder: Path, text: str) -> None:
    assert scan(folder, text) == (["a/x.inc"], [])


def test_a_macro_that_includes_its_argument(folder: Path) -> None:
    text = """
.macro take name
  .include "\\name\\().inc"
.endm
.macro both first, second
  take \\first
  take \\second
.endm
  both a/x, second=b/y
"""
    files, _ = scan(folder, text)
    assert set(files) == {"a/x.inc", "b/y.inc"}


def test_an_unreadable_source_has_no_includes(tmp_path: Path) -> None:
    assert Scanner().scan(str(tmp_path / "none.s")).files == []


@given(st.text(max_size=200))
def test_any_text_can_be_scanned(text: str) -> None:
    scanner = Scanner()
    scanner._uses["k.s"] = []
    from mdr.build.scan import _uses_in

    assert all(isinstance(name, str) for name, _ in _uses_in(text))


@pytest.mark.parametrize("where", ["", "a", "b"])
def test_llvm_mc_takes_the_file_that_the_scanner_names(folder: Path, where: str) -> None:
    for number, name in enumerate(("", "a", "b")):
        if name >= where:
            (folder / name / "v.inc").write_text(f".set V, {number}\n")
    files, _ = scan(folder, '.include "v.inc"\n.long V\n', "a", "b")
    command = [llvm() / "llvm-mc", "-triple=amdgcn-amd-amdhsa", "-mcpu=gfx950", "-I", folder / "a", "-I", folder / "b"]
    text = subprocess.run([*command, folder / "k.s"], cwd=folder, capture_output=True, text=True, check=True).stdout
    assert f".long\t{['', 'a', 'b'].index(where)}" in text
    assert files == [f"{where}/v.inc".lstrip("/")]


def test_letters_that_grow_in_lower_case_move_nothing(tmp_path: Path) -> None:
    (tmp_path / "a.inc").touch()
    source = tmp_path / "k.s"
    source.write_text("; " + "\u0130" * 40 + '\n.INCLUDE "a.inc"\n; \u0130\n')
    assert Scanner().scan(str(source)).files == [str(tmp_path / "a.inc")]
