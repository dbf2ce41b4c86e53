"""Marked copies of sources: where comments begin, which lines are directives, and the way back to the user's lines."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mdr.assembly.source import Source, normalise_target, split_comment
from mdr.diagnostics import MDRError


@pytest.mark.parametrize(
    ("line", "code", "comment"),
    [
        ("  s_nop 0 ; hello", "  s_nop 0 ", " hello"),
        ("  s_nop 0 // hello ; x", "  s_nop 0 ", " hello ; x"),
        ("  s_nop 0 /* hello */", "  s_nop 0 ", " hello */"),
        ("  s_nop /* a */ 0 ; b", "  s_nop /* a */ 0 ", " b"),
        ('  .ascii "a;b//c\\";"', '  .ascii "a;b//c\\";"', None),
        ('  .ascii "a" ; "', '  .ascii "a" ', ' "'),
        ("", "", None),
    ],
)
def test_split_comment(line: str, code: str, comment: str | None) -> None:
    end, start, inside = split_comment(line, False)
    assert line[:end] == code
    assert (None if start is None else line[start:]) == comment
    assert not inside


def test_block_comment_over_lines() -> None:
    assert split_comment("s_nop 0 /* from", False) == (8, None, True)
    assert split_comment("still inside", True) == (0, None, True)
    end, start, inside = split_comment("here */ s_nop 0 ; end", True)
    assert (end, start, inside) == (16, 17, False)


@given(st.text(alphabet='ab;/*"\\ \t@', max_size=40), st.booleans())
def test_split_comment_takes_any_text(line: str, inside: bool) -> None:
    end, start, _ = split_comment(line, inside)
    assert 0 <= end <= len(line)
    assert start is None or end < start <= len(line) + 1


def test_directives_get_a_line_of_their_own(tmp_path: Path) -> None:
    path = tmp_path / "k.s"
    path.write_text('k:\n  s_nop 0 ; @PRINT f"a"\n  s_nop 1\n  // @PRINT f"b"\n  ; no @PRINT here\n')
    source = Source(str(path), [], str(tmp_path))
    copy = Path(source.files[0].copy).read_text().split("\n")
    assert copy[1] == "  s_nop 0 "
    assert copy[2] == '\t.set .Lmdr.site, 0 ; @PRINT f"a"'
    assert [(site.line, site.column, site.text) for site in source.sites] == [
        (2, 13, '@PRINT f"a"'),
        (4, 6, '@PRINT f"b"'),
    ]
    # The copy's line 4 (s_nop 1) is line 3 of the user's.
    assert source.original(source.files[0].copy, 4) == (0, 3)


def test_a_directive_inside_a_descriptor_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "k.s"
    path.write_text('.amdhsa_kernel k\n  ; @PRINT f"a"\n.end_amdhsa_kernel\n; @PRINT f"b"\n')
    with pytest.raises(MDRError) as caught:
        Source(str(path), [], str(tmp_path))
    assert len(caught.value.diagnostics) == 1
    assert "cannot stand inside a kernel descriptor" in str(caught.value)
    assert f"{path}:2:5: error:" in str(caught.value)


def test_includes_are_found_beside_the_source_first(tmp_path: Path) -> None:
    other = tmp_path / "inc"
    other.mkdir()
    (other / "a.inc").write_text("s_nop 1\n")
    (tmp_path / "a.inc").write_text('s_nop 2\n.include "b.inc"\n')
    (other / "b.inc").write_text('.incbin "c.bin"\n')
    (other / "c.bin").write_bytes(b"\0" * 4)
    path = tmp_path / "k.s"
    path.write_text('.include "a.inc"\n.include "a.inc"\n')
    source = Source(str(path), [str(other)], str(tmp_path))
    assert [Path(name).name for name in source.dependencies] == ["k.s", "a.inc", "b.inc", "c.bin"]
    assert source.dependencies[1] == str(tmp_path / "a.inc")


@pytest.mark.parametrize("triple", ["amdgpu9.50-amd-amdhsa-unknown", "amdgcn-amd-amdhsa-unknown", "amdgcn-amd-amdhsa-"])
@pytest.mark.parametrize("target", ["gfx950", "gfx90a:sramecc+:xnack-"])
def test_the_target_is_spelt_as_llvm_does(tmp_path: Path, triple: str, target: str) -> None:
    line = f'\t.amdgcn_target "{triple}-{target}" ; from the compiler'
    expected = f'\t.amdgcn_target "amdgcn-amd-amdhsa--{target}" ; from the compiler'
    assert normalise_target(line) == expected
    path = tmp_path / "k.s"
    path.write_text(f"{line}\n\ts_nop 0\n")
    source = Source(str(path), [], str(tmp_path))
    assert Path(source.files[0].copy).read_text() == f"{expected}\n\ts_nop 0\n"
    assert source.files[0].lines[0] == line  # messages show the user's own


@pytest.mark.parametrize("target", ["amdgcn-amd-amdpal--gfx950", "amdgcn-unknown-linux--gfx950", "r600-amd-amdhsa--x"])
def test_another_target_is_left_to_llvm(target: str) -> None:
    line = f'.amdgcn_target "{target}"'
    assert normalise_target(line) == line


def test_line_markers_lead_to_the_file_that_was_preprocessed(tmp_path: Path) -> None:
    original = tmp_path / "k.S"
    original.write_text('#define N 3\n  s_nop N ; @PRINT f"x"\n  s_nop 1\n')
    path = tmp_path / "k.s"
    path.write_text(f'# 1 "{original}"\n\n  s_nop 3 ; @PRINT f"x"\n# 3 "{original}"\n  s_nop 1\n')
    source = Source(str(path), [], str(tmp_path))
    (site,) = source.sites
    where = source.position(site.file, site.line, site.column)
    assert str(where) == f"{original}:2:13"
    assert where.text == '  s_nop N ; @PRINT f"x"'
    copy = Path(source.files[0].copy).read_text().split("\n")
    place = source.original(source.files[0].copy, copy.index("  s_nop 1") + 1)
    assert place == (1, 3)
    assert not any(line.startswith("#") for line in copy)


@pytest.mark.parametrize("code", ["add:                ", "\t.type\tadd,@object\t", "\t.lcomm add,4 ", "PRINT:"])
def test_the_name_that_llvm_writes_beside_a_symbol_is_no_directive(tmp_path: Path, code: str) -> None:
    path = tmp_path / "k.s"
    name = "PRINT" if "PRINT" in code else "add"
    path.write_text(f'{code}; @{name}\nother: ; @adds\n.Lat: ; @PRINT f"a"\n\ts_nop 0 ; @ad\n\ts_nop 0 ; @PRINT\n')
    source = Source(str(path), [], str(tmp_path))
    assert [(site.line, site.text) for site in source.sites] == [
        *((2, "@adds"), (3, '@PRINT f"a"'), (4, "@ad"), (5, "@PRINT"))
    ]
    assert Path(source.files[0].copy).read_text().startswith(f"{code}; @{name}\n")
