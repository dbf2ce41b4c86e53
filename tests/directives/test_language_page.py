"""docs/language.md tells the truth: every example on it prints, or fails, as the page says."""

from __future__ import annotations

import struct
from pathlib import Path

import pytest

from mdr.directives import BuiltIn, Constant, DirectiveError, Memory, Print, Register, parse, printed_line
from mdr.directives.special import SPECIAL
from mdr.directives.syntax import FUNCTIONS
from mdr.directives.tree import BUILT_INS

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "language.md").read_text(encoding="utf-8")


def blocks(kind: str) -> list[list[str]]:
    found = []
    for part in PAGE.split(f"```{kind}\n")[1:]:
        found.append(part.split("\n```", 1)[0].splitlines())
    return found


def raw_bits(name: str, text: str) -> int:
    """The bits behind ``v6 = 3.0``: a number with a point is a float, one without an integer."""
    wide = ":" in name or name in ("exec", "vcc")
    if text.lstrip("-") in ("inf", "nan") or ("." in text and not text.startswith("0x")):
        return int.from_bytes(struct.pack("<d" if wide else "<f", float(text)), "little")
    return int(text, 0) & ((1 << (64 if wide else 32)) - 1)


def examples() -> list[tuple[str, dict[str, int], str, str]]:
    """Directive, symbols, values of a lane, and the line that it prints."""
    found = []
    for block in blocks("mdr"):
        symbols: dict[str, int] = {}
        directive = ""
        for line in block:
            if line.startswith(".set "):
                name, value = line[5:].split(",")
                symbols[name.strip()] = int(value, 0)
            elif line.startswith("; @"):
                directive = line[2:]
            else:
                values, expected = line.split("->", 1)
                found.append((directive, symbols, values.strip(), expected.strip()))
    return found


def test_there_are_examples() -> None:
    assert len(examples()) > 30
    assert len(blocks("error")) > 4


@pytest.mark.parametrize(("text", "symbols", "values", "expected"), examples())
def test_examples(text: str, symbols: dict[str, int], values: str, expected: str) -> None:
    bits = {}
    for setting in values.split(", "):
        name, value = (part.strip() for part in setting.split("="))
        if name.startswith(("lds[", "mem[")):
            name = f"{name[:4]}{int(name[4:-1], 0)}]"
        bits[name] = raw_bits(name, value)

    def read(leaf: Register | BuiltIn | Memory) -> int:
        if isinstance(leaf, Register):
            return bits[leaf.name]
        if isinstance(leaf, Memory):
            assert isinstance(leaf.address, Constant)
            return bits[f"{leaf.space}[{leaf.address.value}]"]
        return bits["$" + leaf.name.replace("tid_x", "tid")]

    directive = parse(text, symbols=symbols)
    assert isinstance(directive, Print)
    line = printed_line(directive, read)
    assert ("(nothing)" if line is None else line) == expected


@pytest.mark.parametrize("block", blocks("error"), ids=lambda block: block[0])
def test_messages(block: list[str]) -> None:
    source = block[0]
    with pytest.raises(DirectiveError) as caught:
        parse(source[2:])
    shown = [source]
    for found in caught.value.located("k.s", 1, 3, source):
        assert found.position is not None
        shown.append(" " * (found.position.column - 1) + "^" + "~" * (found.width - 1))
        shown += [f"{found.severity}: {found.message}", f"hint: {found.hint}"]
    assert shown == block


def test_timestamps_on_the_page_parse() -> None:
    (block,) = blocks("timestamps")
    for line in block:
        parse(line)


def test_the_grammar_names_what_the_parser_knows() -> None:
    grammar = "\n".join(blocks("ebnf")[0])
    for name in (*FUNCTIONS, *(f"${name}" for name in BUILT_INS), *SPECIAL):
        assert f'"{name}"' in grammar
