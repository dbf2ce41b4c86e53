"""Every example of docs/launch.md, run as it stands there."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest
from cli_commands import Command

from mdr.build.pipeline import build_kernel

PAGE = Path(__file__).parents[2] / "docs" / "launch.md"
BLOCK = re.compile(r"<!-- (?P<kind>file|run|fails): (?P<words>[^>]+?) -->\n```\w*\n(?P<text>.*?)```\n", re.DOTALL)


@pytest.mark.parametrize("transport", ["hostcall", "buffered"])
def test_examples(mdr: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, transport: str) -> None:
    monkeypatch.chdir(tmp_path)
    blocks = list(BLOCK.finditer(PAGE.read_text()))
    for block in blocks:
        if block["kind"] == "file":
            Path(block["words"]).write_text(block["text"])
    built = build_kernel("vector_add.s", "out", transport=transport)
    Path(built.hsaco).rename("vector_add.hsaco")
    examples = [block for block in blocks if block["kind"] != "file"]
    assert len(examples) >= 4
    for block in examples:
        result = mdr("run", *shlex.split(block["words"]))
        if block["kind"] == "run":
            assert (result.status, result.out) == (0, block["text"]), result.err
        else:
            assert result.status == 1
            # Below the message stand the line of the file and its caret; the page leaves them out.
            for line in block["text"].splitlines():
                assert line in result.err.splitlines()


def test_every_key_is_described() -> None:
    from mdr.runtime.dtypes import DTYPES
    from mdr.runtime.expressions import FUNCTIONS
    from mdr.runtime.kinds import KERNEL_TYPES
    from mdr.runtime.spec import ARGUMENT_KEYS, FILLS, LAUNCH_KEYS, ORDERS

    page = PAGE.read_text()
    keys = {*LAUNCH_KEYS, *ARGUMENT_KEYS} - {"arg", "expect"}
    rows = set(re.findall(r"^\| `(\w+)` \|", page, re.MULTILINE))
    assert rows == keys
    for word in (*FILLS, *ORDERS):
        assert f'`"{word}"`' in page or f'"{word}"' in page
    for word in (*KERNEL_TYPES, *(item.__name__ for item in FUNCTIONS)):
        assert f"`{word}`" in page
    assert f"`{' '.join(DTYPES)}`" in page
