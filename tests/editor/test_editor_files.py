"""The files that editors are given: the grammar knows the language, the matcher its messages, the extension its server."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from objects import kernel
from textmate import Grammar

from mdr.build.pipeline import build_kernel
from mdr.diagnostics import MDRError, render
from mdr.directives.layout import OPTIONS
from mdr.directives.parser import NAMES
from mdr.directives.special import SPECIAL
from mdr.directives.syntax import FUNCTIONS, SPACES
from mdr.directives.tree import BUILT_INS
from mdr.editor import words

FOLDER = Path(__file__).parents[2] / "docs" / "editors" / "vscode"
SYNTAXES = FOLDER / "syntaxes"


@pytest.fixture(scope="module")
def grammar() -> Grammar:
    return Grammar(SYNTAXES / "amdgpu-asm.tmLanguage.json", SYNTAXES / "mdr-directive.tmLanguage.json")


def kinds(grammar: Grammar, line: str) -> dict[str, str]:
    """The last scope of each token without its grammar's name."""
    return {token.text: token.scopes[-1].rpartition(".")[0] for token in grammar.tokens(line) if token.scopes}


def package() -> Any:
    return json.loads((FOLDER / "package.json").read_text())


def test_a_line_with_everything(grammar: Grammar) -> None:
    line = 'k: s_nop 0 ; @PRINT wait=1 if $lane < 4 and v6 > 2.0: f"A={v6:.3f} {{x}} {f64(v[2:3]) * 2}" ; note'
    assert "".join(token.text for token in grammar.tokens(line)) == line
    assert kinds(grammar, line) == {
        "k": "entity.name.label",
        "s_nop": "keyword.operator.instruction",
        "0": "constant.numeric",
        ";": "comment.line",
        " ": "meta.directive",
        "@PRINT": "keyword.control.directive",
        "wait": "storage.modifier.option",
        "=": "meta.directive",
        "1": "constant.numeric",
        "if": "keyword.control.if",
        "$lane": "variable.language.builtin",
        "<": "keyword.operator",
        "4": "constant.numeric",
        "and": "keyword.operator.logical",
        "v6": "variable.other.register",
        ">": "keyword.operator",
        "2.0": "constant.numeric",
        ": ": "meta.directive",
        'f"': "string.interpolated",
        "A=": "string.interpolated",
        "{": "meta.placeholder",
        ":.3f": "constant.other.format",
        "}": "meta.placeholder",
        "{{": "constant.character.escape",
        "x": "string.interpolated",
        "}}": "constant.character.escape",
        "f64": "support.function.reading",
        "(": "meta.placeholder",
        "v": "variable.other.register",
        "[": "meta.placeholder",
        "2": "constant.numeric",
        ":": "meta.placeholder",
        "3": "constant.numeric",
        "]": "meta.placeholder",
        ") ": "meta.placeholder",
        "*": "keyword.operator",
        '"': "string.interpolated",
        "; note": "comment.line",
    }


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("comment", ["; {}", "v_nop // {}", "/* {} */ s_endpgm"])
def test_every_directive_in_every_comment(grammar: Grammar, name: str, comment: str) -> None:
    found = kinds(grammar, comment.format(name))
    assert found[name] == "keyword.control.directive"
    assert found.get("s_endpgm", "keyword.control") == "keyword.control"


@pytest.mark.parametrize("line", ['; see @PRINT f"{v1}"', "; @kernel_name", "v_mov_b32 v1, v2 ; @PRINTING"])
def test_other_comments_are_comments(grammar: Grammar, line: str) -> None:
    assert {scope for token in grammar.tokens(line) for scope in token.scopes if "mdr" in scope} == set()


def test_every_word_of_the_language(grammar: Grammar) -> None:
    for name in BUILT_INS:
        assert kinds(grammar, f'; @PRINT f"{{${name}}}"')[f"${name}"] == "variable.language.builtin"
    for name in FUNCTIONS:
        assert kinds(grammar, f'; @PRINT f"{{{name}(v1)}}"')[name] == "support.function.reading"
    for name in SPECIAL:
        assert kinds(grammar, f'; @PRINT f"{{{name}}}"')[name] == "variable.other.register"
    for name in OPTIONS:
        assert kinds(grammar, f'; @PRINT {name} f"x"')[name] == "storage.modifier.option"
    for name in ("32x32", "16x16", "4x4", "v_mfma_f32_32x32x8_f16"):
        assert kinds(grammar, f'; @TILE {name} f"{{a[0:3]}}"')[name] == "entity.name.type.shape"
    assert kinds(grammar, '; @PRINT f"{lds[v1 + 4]:d}"')["lds"] == "support.function.memory"
    assert kinds(grammar, '; @PRINT f"{$rid}"')["$rid"] == "invalid.illegal.builtin"


def test_explanations_know_every_word() -> None:
    assert set(words.DIRECTIVES) == set(NAMES)
    assert {f"${name}" for name in BUILT_INS} | {"$tid", "$wg"} == set(words.BUILT_INS)
    assert set(words.OPTIONS) == {*OPTIONS, "if"}
    assert set(words.SPECIAL) == set(SPECIAL)
    assert set(words.MEMORY) == set(SPACES)
    assert set(words.FUNCTION_WORDS) == set(FUNCTIONS)


def test_the_documented_examples_are_coloured_to_their_ends(grammar: Grammar) -> None:
    page = (FOLDER.parents[1] / "language.md").read_text()
    lines = [line for line in page.split("\n") if re.match(r"; @(PRINT|TRACE|ASSERT|COUNT|TIMESTAMP)", line)]
    assert len(lines) > 20
    for line in lines:
        tokens = grammar.tokens(line)
        assert "".join(token.text for token in tokens) == line
        assert "keyword.control.directive.mdr" in {scope for token in tokens for scope in token.scopes}, line


def strings(value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        for key, item in value.items():
            if key in ("match", "begin", "end"):
                yield item
            yield from strings(item)
    elif isinstance(value, list):
        for item in value:
            yield from strings(item)


def test_all_files_that_the_extension_names_are_there() -> None:
    contributes = package()["contributes"]
    for item in (*contributes["grammars"], {"path": package()["main"]}):
        assert (FOLDER / item["path"]).is_file()
    assert (FOLDER / contributes["languages"][0]["configuration"]).is_file()
    json.loads((FOLDER / "language-configuration.json").read_text())
    for path in SYNTAXES.iterdir():
        for pattern in strings(json.loads(path.read_text())):
            re.compile(pattern)
    scopes = {json.loads(path.read_text())["scopeName"] for path in SYNTAXES.iterdir()}
    assert scopes == {item["scopeName"] for item in contributes["grammars"]}


def test_the_matcher_reads_what_a_build_says(tmp_path: Path) -> None:
    pattern = package()["contributes"]["problemPatterns"][0]
    path = tmp_path / "k.s"
    path.write_text(kernel("k", '  ; @PRINT f"{$rid}"\n  ; @PRINT f"{x6}"\n  s_endpgm'))
    with pytest.raises(MDRError) as caught:
        build_kernel(path, tmp_path / "out", chip="gfx950")
    found = [
        match for line in render(caught.value.diagnostics).split("\n") if (match := re.match(pattern["regexp"], line))
    ]
    assert [tuple(match[pattern[key]] for key in ("file", "line", "severity")) for match in found] == [
        (str(path), "6", "error"),
        (str(path), "7", "error"),
    ]
    assert found[0][pattern["message"]].startswith("Unknown built-in variable '$rid'.")
    row = path.read_text().split("\n")[5]
    assert row[int(found[0][pattern["column"]]) - 1 :].startswith("$rid")


def test_the_extension_starts_and_stops_the_server(tmp_path: Path) -> None:
    node = shutil.which("node")
    if node is None:
        pytest.skip("no node on PATH: the extension's JavaScript is not run")
    (tmp_path / "run.js").write_text(f"""
const Module = require("module");
const said = [];
class LanguageClient {{
  constructor(...given) {{ said.push(given); }}
  start() {{ said.push("start"); }}
  stop() {{ said.push("stop"); }}
}}
const workspace = {{
  workspaceFolders: [{{ uri: {{ fsPath: "/opt" }} }}],
  getConfiguration: (name) => ({{ get: (key) => ["${{workspaceFolder}}/bin/" + name, key, "--chip", "gfx942"] }}),
}};
const modules = {{ vscode: {{ workspace }}, "vscode-languageclient/node": {{ LanguageClient }} }};
const load = Module._load;
Module._load = (name, ...rest) => modules[name] ?? load(name, ...rest);
const extension = require({json.dumps(str(FOLDER / "extension.js"))});
extension.activate();
extension.deactivate();
console.log(JSON.stringify(said));
""")
    done = subprocess.run([node, "run.js"], cwd=tmp_path, capture_output=True, text=True, timeout=30, check=True)
    options, *rest = json.loads(done.stdout)
    assert options[2] == {"command": "/opt/bin/mdr", "args": ["command", "--chip", "gfx942"]}
    assert options[3] == {"documentSelector": [{"language": "amdgpu-asm"}]}
    assert rest == ["start", "stop"]
