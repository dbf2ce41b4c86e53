"""``mdr lift`` and ``mdr migrate`` as they are called: outputs, exit statuses, messages."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from lifting import assemble
from objects import kernel, llvm

from mdr.cli.main import main
from mdr.lift import DIALECT_FILE
from mdr.lift.migrate import migrate_text

SOURCE = kernel("k", '\ts_cbranch_scc0 .La\n\t; @PRINT f"A={v0}"\n\ts_nop 1\n.La:\n\ts_endpgm')
OLD = '\t; @PRINT cond=v6_gt(2.0) fmt="A=%f, n=%d" reg=v6,s4 type=f32,i32'
NEW = '\t; @PRINT if v6 > 2.0: f"A={v6}, n={s4}"'


@pytest.fixture
def source(tmp_path: Path) -> Path:
    path = tmp_path / "k.s"
    path.write_text(SOURCE)
    return path


def test_there_and_back(source: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lifted, back = tmp_path / "k.mlir", tmp_path / "back.s"
    assert main(["lift", str(source), "-o", str(lifted)]) == 0
    assert main(["lift", str(lifted), "--emit=s", "-o", str(back)]) == 0
    assert assemble(back) == assemble(source)
    assert main(["lift", str(source), "--emit=s"]) == 0
    assert capsys.readouterr().out == back.read_text()
    assert main(["lift", str(lifted)]) == 0
    assert capsys.readouterr().out == lifted.read_text()
    assert main(["lift", str(lifted), "--emit=gpu"]) == 0
    from_mlir = capsys.readouterr().out
    assert main(["lift", str(source), "--emit=gpu"]) == 0
    assert capsys.readouterr().out == from_mlir


def test_settings_reach_the_assembler(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "inc").mkdir()
    (tmp_path / "inc" / "part.inc").write_text("\ts_nop N\n")
    path = tmp_path / "k.s"
    path.write_text('\t.include "part.inc"\n\tv_accvgpr_write_b32 a0, v0\n')
    words = ["lift", str(path), "--chip=gfx90a", "-I", str(tmp_path / "inc"), "--defsym=N=3", "--llvm", str(llvm())]
    assert main([*words, "--mattr=-xnack", "--emit=s"]) == 0
    output = capsys.readouterr().out
    assert "gfx90a:xnack-" in output
    assert "\ts_nop 3\n" in output


def test_the_dialects_place_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        main(["lift", "--dialect"])
    assert end.value.code == 0
    assert capsys.readouterr().out == f"{DIALECT_FILE}\n"


@pytest.mark.parametrize(
    ("name", "text", "message"),
    [
        ("k.s", "\ts_nope 1\n", "k.s:1:2: error: invalid instruction"),
        ("k.s", '\t.include "none.inc"\n', "k.s:1:11: error: Could not find include file"),
        ("k.mlir", "module {", "k.mlir:1:7: error: expected"),
        ("k.mlir", '"amdisa.label"() : () -> ()', 'op attribute "name" is expected but not provided'),
        ("k.mlir", "module {\n  %0 = arith.constant true\n}", "k.mlir:2:8: error: operation 'arith.constant' has no"),
        ("k.mlir", "\udcff\udcfe", "k.mlir:1:1: error:"),
        ("none.s", None, "none.s: there is no such file"),
        ("none.mlir", None, "none.mlir: there is no such file"),
    ],
)
def test_mistakes_are_messages(
    name: str, text: str | None, message: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    if text is not None:
        (tmp_path / name).write_bytes(text.encode("utf-8", "surrogateescape"))
    assert main(["lift", str(tmp_path / name), "--emit=s"]) == 1
    captured = capsys.readouterr()
    assert captured.out == ""
    assert message in captured.err


def test_other_mistakes(source: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lift", str(source.parent)]) == 1
    assert "not a file" in capsys.readouterr().err
    assert main(["lift", str(source), "--chip=gfx1100"]) == 1
    assert "gfx950" in capsys.readouterr().err
    assert main(["lift", str(source), "-o", str(source.parent / "none" / "k.mlir")]) == 1
    assert "No such file" in capsys.readouterr().err
    with pytest.raises(SystemExit) as end:
        main(["lift", str(source), "--emit=c"])
    assert end.value.code == 2


def test_migrate_shows_a_difference(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "k.s"
    path.write_text(f"k:\n{OLD}\n\ts_endpgm\n")
    assert main(["migrate", str(path)]) == 0
    output = capsys.readouterr().out
    assert f"\n-{OLD}\n+{NEW}\n" in output
    assert output.startswith(f"--- {path} (old syntax)\n+++ {path}\n")
    assert path.read_text() == f"k:\n{OLD}\n\ts_endpgm\n"


def test_migrate_in_place_keeps_all_else(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path, other = tmp_path / "k.s", tmp_path / "other.s"
    data = (
        '\tv_nop ; fmt="x"\xff\r\n%s\r\n\n  /* @PRINT fmt="%%d" reg=s1 */ \n\t// @PRINT f"{v0}"\n'
        '\t.ascii "; @PRINT fmt=1"\n\ts_nop 1 // @PRINT %s\nend'
    )
    path.write_bytes((data % (OLD, 'fmt="B" ; why')).encode("latin-1"))
    path.chmod(0o640)
    other.write_text("\ts_nop 0\n")
    before = other.stat().st_mtime_ns
    assert main(["migrate", "--in-place", str(path), str(other)]) == 0
    expected = data.replace('@PRINT fmt="%%d" reg=s1', '@PRINT f"{s1}"') % (NEW, 'f"B" ; why')
    assert path.read_bytes() == expected.encode("latin-1")
    assert path.stat().st_mode & 0o777 == 0o640
    assert other.stat().st_mtime_ns == before
    assert f"{path}: 3 directives rewritten" in capsys.readouterr().err
    assert main(["migrate", "--in-place", str(path)]) == 0
    assert path.read_bytes() == expected.encode("latin-1")


def test_migrate_says_what_it_cannot(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "k.s"
    path.write_text(f'{OLD}\n  s_nop 0 ; @PRINT fmt="%s" reg=v1\n')
    assert main(["migrate", "--in-place", str(path)]) == 1
    assert path.read_text() == f'{NEW}\n  s_nop 0 ; @PRINT fmt="%s" reg=v1\n'
    error = capsys.readouterr().err
    assert f"{path}:2:13: error: this directive in the old syntax" in error
    assert "            ^~~~~" in error


def test_migrate_needs_files(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["migrate", str(tmp_path / "none.s")]) == 1
    assert "No such file" in capsys.readouterr().err
    assert main(["migrate", str(tmp_path)]) == 1
    with pytest.raises(SystemExit) as end:
        main(["migrate"])
    assert end.value.code == 2


_LINES = st.lists(
    st.one_of(
        st.sampled_from(
            [OLD, NEW, "/*", "*/", '\t.ascii "/*"', "\ts_nop 0 // x", '; @PRINT fmt="%q" reg=v1', "/* @PRINT reg=v1 */"]
        ),
        st.text(alphabet=st.characters(exclude_characters="\n")),
    )
)


@given(_LINES)
def test_migrate_touches_old_directives_only(lines: list[str]) -> None:
    text = "\n".join(lines)
    new, problems = migrate_text(text, "k.s")
    for old_line, new_line in zip(lines, new.split("\n"), strict=bool(lines)):
        assert old_line == new_line or "@PRINT" in old_line
    assert migrate_text(new, "k.s")[0] == new
    assert all(problem.position is not None and "@PRINT" in (problem.position.text or "") for problem in problems)
