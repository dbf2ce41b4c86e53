"""The page about `mdr check`: its example says what the command says, and its table has every rule."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from mdr.checks import RULES
from mdr.cli.main import main

PAGE = (Path(__file__).parents[2] / "docs" / "check.md").read_text()


def test_the_example(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    source = re.search(r"<!-- file: k\.s -->\n```asm\n(.*?)```", PAGE, re.S)
    output = re.search(r"<!-- output -->\n```\n(.*?)```", PAGE, re.S)
    assert source
    assert output
    monkeypatch.chdir(tmp_path)
    Path("k.s").write_text(source[1])
    assert main(["check", "k.s"]) == 1
    assert capsys.readouterr().out == output[1]


def test_every_rule_is_in_the_table() -> None:
    rows = re.findall(r"^\| `([\w-]+)` \| (\w+) \| (.*) \|$", PAGE, re.M)
    assert rows == [(rule.name, rule.severity, rule.description) for rule in RULES.values()]
