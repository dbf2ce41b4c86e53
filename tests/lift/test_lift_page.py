"""docs/lift.md tells the truth: its example is what the command writes, its tables name what the dialect has."""

from __future__ import annotations

import re
from pathlib import Path

from lifting import lift, read

from mdr.directives import migrate
from mdr.lift import DIALECT_FILE, module_text

PAGE = (Path(__file__).parents[2] / "docs" / "lift.md").read_text(encoding="utf-8")


def _block(mark: str) -> str:
    return PAGE.split(f"<!-- {mark} -->\n", 1)[1].split("\n", 1)[1].split("\n```", 1)[0] + "\n"


def test_the_example_is_what_is_written() -> None:
    text = module_text(lift(_block("file: example.s")))
    assert text == _block("file: example.mlir")
    assert module_text(read(text)) == text


def test_all_operations_and_attributes_are_described() -> None:
    declared = Path(DIALECT_FILE).read_text()
    for kind, prefix in (("operation", "`amdisa."), ("attribute", "`#amdisa.")):
        for name in re.findall(rf"irdl\.{kind} @(\w+)", declared):
            assert f"{prefix}{name}" in PAGE


def test_the_migrated_line_is_right() -> None:
    old, new = (line.split("; ", 1)[1] for line in _block("migrate").splitlines())
    assert migrate(old) == new
