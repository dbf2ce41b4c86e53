"""Canonical text: assembling it gives the object of the source, and every message stands at the user's own line."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest
from objects import kernel, llvm

from mdr.assembly.canonical import canonicalise
from mdr.diagnostics import MDRError

MACROS = """
.set v_acc, 4
.macro move reg, value
  v_mov_b32 v[\\reg], \\value ; @PRINT f"{v[\\reg]:d}"
.endm
  move 3, 1
  .rept 2
  .set v_acc, v_acc + 1
  move v_acc, 2
  .endr
  .if v_acc == 4
  move 9, 9
  ; @PRINT f"dead"
  .endif
  /* a block
     ; @PRINT f"not this one"
  */ s_nop 0
  s_endpgm
"""


def object_of(source: Path, *arguments: str) -> bytes:
    out = source.with_suffix(".o")
    command = [llvm() / "llvm-mc", "-triple=amdgcn-amd-amdhsa", "-mcpu=gfx950", "-filetype=obj", *arguments]
    subprocess.run([*command, source.name, "-o", out], check=True, cwd=source.parent)
    return out.read_bytes()


def canonical(source: Path, **settings: object):  # type: ignore[no-untyped-def]
    return canonicalise(str(source), chip="gfx950", llvm_mc=str(llvm() / "llvm-mc"), **settings)  # type: ignore[arg-type]


def test_the_object_is_the_sources_own(tmp_path: Path) -> None:
    path = tmp_path / "k.s"
    path.write_text(kernel("k", MACROS))
    _, text = canonical(path)
    again = tmp_path / "again" / "k.s"
    again.parent.mkdir()
    again.write_text("\n".join(text.lines) + "\n")
    assert object_of(again) == object_of(path)


def test_sites_once_an_expansion_with_their_symbols(tmp_path: Path) -> None:
    path = tmp_path / "k.s"
    path.write_text(kernel("k", MACROS))
    source, text = canonical(path)
    assert [(site.text, site.symbols["v_acc"]) for site in text.sites] == [
        ('@PRINT f"{v[3]:d}"', 4),
        ('@PRINT f"{v[v_acc]:d}"', 5),
        ('@PRINT f"{v[v_acc]:d}"', 6),
    ]
    assert [text.lines[site.line - 1] for site in text.sites] == [
        "\tv_mov_b32_e32 v3, 1",
        "\tv_mov_b32_e32 v5, 2",
        "\tv_mov_b32_e32 v6, 2",
    ]
    assert len(source.sites) == 2


def test_every_instruction_knows_its_line(tmp_path: Path) -> None:
    (tmp_path / "tail.inc").write_text("\n  s_nop 7\n  s_endpgm\n")
    path = tmp_path / "k.s"
    path.write_text(kernel("k", '  s_nop 1 ; @PRINT f"x"\n  s_nop 2\n.include "tail.inc"'))
    source, text = canonical(path)
    instructions = [line for line in text.lines if line.startswith("\ts_")]
    where = [(Path(source.files[file].path).name, line) for file, line in text.positions]
    assert dict(zip(instructions, where, strict=True)) == {
        "\ts_nop 1": ("k.s", 6),
        "\ts_nop 2": ("k.s", 7),
        "\ts_nop 7": ("tail.inc", 2),
        "\ts_endpgm": ("tail.inc", 3),
    }


def test_the_authors_own_lines_are_kept(tmp_path: Path) -> None:
    path = tmp_path / "k.s"
    path.write_text(kernel("k", '  .file 1 "model.py"\n  .loc 1 12 0 ; model.py:12\n  s_endpgm'))
    _, text = canonical(path)
    assert text.positions == []
    assert any(line.startswith("\t.loc\t1 12") for line in text.lines)


def test_labels_of_a_compiler_stay(tmp_path: Path) -> None:
    path = tmp_path / "k.s"
    path.write_text(kernel("k", ".Ltmp0:\n  s_nop 0\n.Ltmp1:\n  s_cbranch_scc0 .Ltmp0\n  s_endpgm"))
    _, text = canonical(path)
    assert ".Ltmp0:" in text.lines
    assert ".Ltmp1:" in text.lines
    again = tmp_path / "again.s"
    again.write_text("\n".join(text.lines) + "\n")
    object_of(again)


@pytest.mark.parametrize(
    ("body", "place", "message"),
    [
        ('  s_nop 0 ; @PRINT f"x"\n  v_mvo_b32 v1, 0', "k.s:7:3", "invalid instruction"),
        (".macro m\n  v_foo 1\n.endm\n  m", "k.s:9:3", "invalid instruction"),
        ('.include "bad.inc"', "bad.inc:2:13", "invalid operand"),
        ('.include "none.inc"', "k.s:6:10", "Could not find include file 'none.inc'"),
    ],
)
def test_messages_name_the_users_line(tmp_path: Path, body: str, place: str, message: str) -> None:
    (tmp_path / "bad.inc").write_text("  s_nop 0\n  s_mov_b32 v1, 0\n")
    path = tmp_path / "k.s"
    path.write_text(kernel("k", body))
    with pytest.raises(MDRError) as caught:
        canonical(path)
    first = caught.value.diagnostics[0]
    assert f"{tmp_path / place}: error:" in str(caught.value)
    assert message in first.message
    assert first.position is not None
    assert first.position.text


def test_local_symbols_can_be_assigned(tmp_path: Path) -> None:
    """llvm-mc marks every assigned symbol with a line that it refuses to read for local ones."""
    source = tmp_path / "k.s"
    source.write_text(kernel("k", "  .set .Lk.num_vgpr, 3\n  .set kept, 4\n  s_nop .Lk.num_vgpr\n  s_endpgm"))
    _, text = canonical(source)
    assert ".set .Lk.num_vgpr, 3" in text.lines
    again = tmp_path / "again.s"
    again.write_text("\n".join(text.lines) + "\n")
    assert object_of(again) == object_of(source)


def test_defsyms_and_attributes_reach_llvm(tmp_path: Path) -> None:
    path = tmp_path / "k.s"
    path.write_text(kernel("k", "  s_nop COUNT\n  s_endpgm"))
    _, text = canonical(path, defsyms=["COUNT=5"])
    assert "\ts_nop 5" in text.lines
