"""``mdr lsp`` as an editor sees it: a process, messages, and what the build would say at every place."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from client import Client
from objects import kernel

from mdr.build import toolchain
from mdr.build.pipeline import build_kernel
from mdr.cli.main import main
from mdr.diagnostics import MDRError

pytest.importorskip("pygls", reason="the language server needs pygls: pip install -e .[test]")

BODY = """\
  v_mov_b32 v1, 1.0
  v_add_u32 v2, v1, v0
  s_mov_b64 s[6:7], 0
  ; @PRINT if $lane < 4: f"é {v1:.2f} {f16(v2)} {v1 * 2}"
  s_endpgm"""
TEXT = kernel("k", BODY)
LINE = TEXT.split("\n").index(next(line for line in TEXT.split("\n") if "@PRINT" in line))
ROW = TEXT.split("\n")[LINE]


@pytest.fixture(scope="module")
def client() -> Iterator[Client]:
    started = Client()
    yield started
    assert started.close() == 0


def where(text: str) -> dict[str, object]:
    """The whole document, replaced."""
    return {"text": text}


def test_a_session_begins_and_ends() -> None:
    client = Client()
    assert client.capabilities["hoverProvider"]
    assert set(client.capabilities["completionProvider"]["triggerCharacters"]) >= {"@", "$", "{"}
    assert client.close() == 0


def test_mistakes_are_told_as_one_types(client: Client, tmp_path: Path) -> None:
    """The file on disk is not what counts: it is not even there."""
    path = tmp_path / "k.s"
    assert client.open(path, TEXT) == []
    column = ROW.index("v1:")
    client.change(
        path,
        {
            "range": {"start": {"line": LINE, "character": column}, "end": {"line": LINE, "character": column + 2}},
            "text": "$rid",
        },
    )
    (found,) = client.diagnostics(path)
    assert found["message"].startswith("Unknown built-in variable '$rid'. Valid built-in variables are: $tid, $lane")
    assert "\nhint: " in found["message"]
    assert found["severity"] == 1
    assert found["range"] == {
        "start": {"line": LINE, "character": column},
        "end": {"line": LINE, "character": column + 4},
    }
    client.change(path, where(TEXT))
    assert client.diagnostics(path) == []


@pytest.mark.parametrize(
    "change",
    [
        ("v_mov_b32 v1, 1.0", "v_mov_b32 v1, v2, v3"),
        ("{v1 * 2}", "{v99 * 2}"),
        ("{f16(v2)}", "{f17(v2)}"),
        ("s_endpgm", "s_branch 3\n  s_endpgm"),
        ("if $lane < 4:", "if $lane < :"),
        ("v_add_u32 v2, v1, v0", "global_load_dword v2, v[0:1], off"),
        ('f"é', "f“é"),
    ],
)
def test_they_are_those_of_the_build(client: Client, tmp_path: Path, change: tuple[str, str]) -> None:
    text = TEXT.replace(*change)
    assert text != TEXT
    path = tmp_path / "k.s"
    found = client.open(path, text)
    path.write_text(text)
    try:
        expected = build_kernel(path, tmp_path / "out", chip="gfx950", last="parse").warnings
    except MDRError as error:
        expected = list(error.diagnostics)
    assert expected
    assert [
        (
            item["range"]["start"]["line"] + 1,
            item["range"]["start"]["character"] + 1,
            item["message"].split("\nhint")[0],
        )
        for item in found
    ] == [(item.position.line, item.position.column, item.message) for item in expected if item.position]


def test_the_chip_is_that_of_kernels_toml_or_of_the_option(client: Client, tmp_path: Path) -> None:
    text = TEXT.replace("v_mov_b32 v1, 1.0", "v_mov_b32 v1, 1.0\n  v_permlane32_swap_b32 v1, v2")  # gfx950 only
    path = tmp_path / "k.s"
    assert client.open(path, text) == []
    (tmp_path / "kernels.toml").write_text('[defaults]\nchip = ["gfx942"]\n')
    client.notify("textDocument/didSave", {"textDocument": {"uri": path.as_uri()}})
    (found,) = client.diagnostics(path)
    assert "not supported on this GPU" in found["message"]
    (tmp_path / "kernels.toml").write_text("[defaults]\nchips = 3\n")
    client.notify("textDocument/didSave", {"textDocument": {"uri": path.as_uri()}})
    (found,) = client.diagnostics(path)
    assert "kernels.toml" in found["message"]
    other = Client("--chip", "gfx942")
    (tmp_path / "kernels.toml").unlink()
    assert len(other.open(path, text)) == 1
    other.kill()


def test_mistakes_in_an_included_file_are_at_its_line(client: Client, tmp_path: Path) -> None:
    (tmp_path / "part.inc").write_text("  v_nonsense v1\n")
    text = TEXT.replace("  s_endpgm", '  .include "part.inc"\n  s_endpgm')
    (found,) = client.open(tmp_path / "k.s", text)
    assert text.split("\n")[found["range"]["start"]["line"]] == '  .include "part.inc"'
    assert f"{tmp_path}/part.inc:1:3: invalid instruction" in found["message"]
    (tmp_path / "part.inc").write_text("  v_nop\n")
    client.notify("textDocument/didSave", {"textDocument": {"uri": (tmp_path / "k.s").as_uri()}})
    assert client.diagnostics(tmp_path / "k.s") == []


@pytest.mark.skipif(toolchain.preprocessor() is None, reason="no C preprocessor here")
def test_preprocessed_sources(client: Client, tmp_path: Path) -> None:
    text = f"#define TWO 2\n{TEXT.replace('v_mov_b32 v1, 1.0', 'v_mov_b32 v1, TWO')}"
    path = tmp_path / "k.S"
    assert client.open(path, text) == []
    client.change(path, where(text.replace("{v1 * 2}", "{v1 * }")))
    (found,) = client.diagnostics(path)
    assert found["range"]["start"]["line"] == LINE + 1


def test_a_closed_document_has_no_mistakes(client: Client, tmp_path: Path) -> None:
    path = tmp_path / "k.s"
    assert client.open(path, TEXT.replace("s_endpgm", "s_end"))
    client.notify("textDocument/didClose", {"textDocument": {"uri": path.as_uri()}})
    assert client.diagnostics(path) == []


@pytest.mark.parametrize(
    "text", ["", "\n", "; @", "; @PRINT", '; @PRINT f"{', "/*", '; @PRINT f"{v1\n/* @PRINT', "\x00"]
)
def test_unfinished_texts(client: Client, tmp_path: Path, text: str) -> None:
    path = tmp_path / "k.s"
    client.open(path, text)
    for line, row in enumerate(text.split("\n")):
        for column in range(len(row) + 1):
            client.at("hover", path, line, column)
            client.at("completion", path, line, column)


@pytest.mark.parametrize(
    ("under", "said", "covers"),
    [
        ("@PRINT", "prints a line for each lane that comes here", "@PRINT"),
        ("$lane", "lane's number in its wave, 0 to 63; i32", "$lane"),
        ("v1:", "vector register, read as f32", "v1"),
        ("v2)", "vector register, read as f16, which gives f32", "v2"),
        ("f16", "reads the low 16 bits as f16", "f16"),
        ("* 2", "`v1 * 2`: f32, printed with `%f`", "v1 * 2"),
    ],
)
def test_hover(client: Client, tmp_path: Path, under: str, said: str, covers: str) -> None:
    path = tmp_path / "k.s"
    client.open(path, TEXT)
    hover = client.at("hover", path, LINE, ROW.index(under))
    assert said in hover["contents"]["value"]
    start, end = hover["range"]["start"]["character"], hover["range"]["end"]["character"]
    assert ROW[start:end] == covers


def test_hover_counts_as_the_editor_does(tmp_path: Path) -> None:
    """A character outside the first plane is two units of UTF-16, which is what an editor counts unless it says otherwise."""
    text = TEXT.replace("é", "𝄞")
    row = text.split("\n")[LINE]
    for encodings, units in (
        ((), len(row[: row.index("{v1:")].encode("utf-16-le")) // 2),
        (("utf-32",), row.index("{v1:")),
    ):
        client = Client(encodings=encodings)
        client.open(tmp_path / "k.s", text)
        hover = client.at("hover", tmp_path / "k.s", LINE, units + 1)
        assert "`v1`: vector register" in hover["contents"]["value"]
        assert hover["range"]["start"]["character"] == units + 1
        client.kill()


def test_hover_knows_symbols(client: Client, tmp_path: Path) -> None:
    text = TEXT.replace("  v_mov_b32 v1, 1.0", "  .set acc, 1\n  v_mov_b32 v1, 1.0").replace("{v1:.2f}", "{v[acc+1]:d}")
    client.open(tmp_path / "k.s", text)
    row = text.split("\n")[LINE + 1]
    hover = client.at("hover", tmp_path / "k.s", LINE + 1, row.index("acc+1"))
    assert "`v2`: vector register, read as i32" in hover["contents"]["value"]
    assert client.at("hover", tmp_path / "k.s", LINE, 4) is None  # an instruction


def labels(client: Client, path: Path, row: str, column: int | None = None) -> list[str]:
    client.change(path, where(TEXT.replace(ROW, row)))
    found = client.at("completion", path, LINE, len(row) if column is None else column)
    for item in found["items"]:
        assert item["textEdit"]["range"]["end"] == {"line": LINE, "character": len(row) if column is None else column}
    return [item["label"] for item in found["items"]]


def test_completion(client: Client, tmp_path: Path) -> None:
    path = tmp_path / "k.s"
    client.open(path, TEXT)
    assert labels(client, path, "  ; @")[:2] == ["@PRINT", "@TILE"]
    assert labels(client, path, "  ; @PRINT if $")[0] == "$tid"
    assert labels(client, path, '  ; @PRINT f"{')[:6] == ["v0", "v1", "v2", "s6", "s7", "s[6:7]"]
    assert "f16" in labels(client, path, '  ; @PRINT f"a {v1} {f')
    assert labels(client, path, "  ; @PRINT if v")[0] == "v0"
    assert "now" in labels(client, path, "  ; @PRINT ")
    assert labels(client, path, '  ; @PRINT f"text ') == []
    assert labels(client, path, '  ; @PRINT f"{v1:') == []
    assert labels(client, path, "  v_mov_b32 v1, v") == []
    assert "$lane" in labels(client, path, '  ; @PRINT if $l f"{v1}"', 14)


def test_the_command_says_what_it_needs(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    assert main(["lsp", "--chip", "gfx9999"]) == 1
    assert "error: unknown chip 'gfx9999'" in capsys.readouterr().err
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    assert main(["lsp"]) == 1
    assert (
        capsys.readouterr().err
        == "error: mdr lsp needs pygls, which is not installed\nhint: pip install 'mdr-amdgpu[lsp]'\n"
    )
