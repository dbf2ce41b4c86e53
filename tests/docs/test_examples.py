"""The pages tell the truth: every fenced block in them is carried out or checked, every link leads somewhere."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from documents import (
    OWN_TESTS,
    ROOT,
    Block,
    Session,
    changed,
    check_commands,
    check_tree,
    commands,
    matches,
    read_blocks,
)

from mdr.build.pipeline import build_kernel

PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]
OWN_PAGES = {"bazel.md", "launch.md", "lift.md", "check.md"}
"""Pages whose every block other tests carry out (tests/rules, tests/runtime, tests/lift, tests/checks)."""

_LINK = re.compile(r"\]\(([^)\s]+)\)")


@pytest.mark.parametrize("page", [page for page in PAGES if page.name not in OWN_PAGES], ids=lambda page: page.name)
def test_every_block_is_carried_out(page: Path, tmp_path: Path) -> None:
    session = Session(tmp_path)
    if page.name == "README.md":
        # Its Python lines run the first test case.
        built = build_kernel(ROOT / "testcases" / "test_01_vector_add" / "kernel.s", tmp_path, debug=True)
        assert Path(built.hsaco) == tmp_path / "kernel.hsaco"
    blocks = [block for block in read_blocks(page) if block.kind not in OWN_TESTS]
    for block in blocks:
        session.carry_out(block)


@pytest.mark.parametrize("page", [*PAGES, ROOT / "CHANGELOG.md"], ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    for target in _LINK.findall(page.read_text(encoding="utf-8")):
        if target.startswith(("http:", "https:")):
            continue
        path, _, anchor = target.partition("#")
        there = page.parent / path if path else page
        assert there.exists(), f"{page.name}: {target}"
        assert not anchor or anchor in anchors(there), f"{page.name}: {target}"


def test_refusals_on_the_page_are_messages_of_the_program() -> None:
    page = (ROOT / "docs" / "printing.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| ([^|]+) \| [^|]+ \|$", page.split("## What is refused")[1].split("\n## ")[0], re.M)
    assert len(rows) > 8
    source = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "mdr" / "instrument").glob("*.py"))
    source = re.sub(r'"\n\s*f?"', "", source)  # a text in several pieces is one
    for row in rows[1:]:
        for part in row.partition(":")[0].split("…"):
            assert part.strip() in source, row


def anchors(page: Path) -> set[str]:
    """The anchors that GitHub makes of a page's headings."""
    headings = [line.lstrip("#").strip().lower() for line in page.read_text().splitlines() if line.startswith("#")]
    return {re.sub(r"[^\w\- ]", "", heading).replace(" ", "-") for heading in headings}


def block(kind: str, *lines: str, **options: str) -> Block:
    return Block("page.md", 1, kind, options, list(lines))


@pytest.mark.parametrize(
    ("shown", "printed", "expected"),
    [
        ([], [], True),
        (["a", "b"], ["a", "b"], True),
        (["a"], ["a", "b"], False),
        (["a", "b"], ["a"], False),
        (["a", "..."], ["a", "b", "c"], True),
        (["a", "...", "c"], ["a", "c"], True),
        (["...", "c"], ["a", "b"], False),
        (["a ... c"], ["a b c"], True),
        (["a ... c"], ["a b d"], False),
        (["a.c"], ["abc"], False),
    ],
)
def test_comparison_of_output(shown: list[str], printed: list[str], expected: bool) -> None:
    assert matches(shown, printed) is expected


def test_console_compares_output_and_status(tmp_path: Path) -> None:
    session = Session(tmp_path)
    session.carry_out(
        block("console", "$ echo one; echo two >&2", "one", "two", "$ cat <<END", "> three", "> END", "three")
    )
    session.carry_out(block("console", "$ exit 3", status="3"))
    for wrong in (block("console", "$ echo one", "two"), block("console", "$ exit 3"), block("console", "two")):
        with pytest.raises(AssertionError, match=r"page\.md:1"):
            session.carry_out(wrong)


def test_commands_and_what_they_print() -> None:
    assert commands(block("console", "$ a", "1", "> 2", "$ b")) == [("a", ["1", "> 2"]), ("b", [])]


def test_files_and_changes(tmp_path: Path) -> None:
    session = Session(tmp_path)
    session.carry_out(block("asm", "one", "two", "three", file="folder/k.s"))
    session.carry_out(block("diff", " one", "-two", "+2", file="folder/k.s"))
    assert (tmp_path / "folder" / "k.s").read_text() == "one\n2\nthree\n"
    with pytest.raises(AssertionError, match="does not fit"):
        changed(block("diff", "-two", file="k.s"), "one\n")


@pytest.mark.parametrize(
    "wrong",
    [
        block("sh", "false"),
        block("python", "raise SystemExit(1)"),
        block("asm", "v_mov_b33 v0, v1"),
        block("unknown", "anything"),
        block("sh", "./bootstrap scons rum"),
        block("", "== testcases/test_01_vector_add/kernel.s", "nothing of the kind"),
    ],
    ids=lambda wrong: wrong.kind,
)
def test_a_wrong_block_is_noticed(wrong: Block, tmp_path: Path) -> None:
    with pytest.raises(Exception, match=r"page\.md:1|unknown target"):
        Session(tmp_path).carry_out(wrong)


def test_named_programs_and_paths_are_looked_for() -> None:
    check_commands(block("sh", "pytest tests/docs  # a comment"))
    check_tree(block("text", "tests   why", "  docs    why", "mdr"))
    for wrong in (block("sh", "pytest tests/dogs"), block("sh", "pytst tests")):
        with pytest.raises(AssertionError, match="there is no"):
            check_commands(wrong)
    with pytest.raises(AssertionError, match="there is no tests/mdr"):
        check_tree(block("text", "tests", "  mdr"))
