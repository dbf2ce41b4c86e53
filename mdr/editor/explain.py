"""What stands under the cursor in a directive, and what could be written there."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from mdr import directives
from mdr.directives import tree
from mdr.editor import words
from mdr.editor.lines import Comment, registers_used

_WORD = re.compile(r"[@$]?[\w.]+")
_CALL = re.compile(r"\w+(?=\()")


class Explanation(NamedTuple):
    """Markdown about ``length`` characters of a directive's text from ``start`` on."""

    text: str
    start: int
    length: int


class Choice(NamedTuple):
    """A word that could stand at the cursor; it replaces the text from ``start`` of the directive's text on."""

    word: str
    detail: str
    kind: str
    """``directive``, ``option``, ``built-in``, ``register`` or ``function``."""
    start: int


def explain(comment: Comment, offset: int, symbols: Mapping[str, int], chip: str) -> Explanation | None:
    """Say what the ``offset``-th character of a directive's text belongs to: a word, a register or an expression."""
    text = comment.text
    try:
        directive: directives.Directive | None = directives.parse(text, symbols=symbols, chip=chip)
    except directives.DirectiveError:
        directive = None
    for match in _WORD.finditer(text):
        if match.start() <= offset < match.end():
            known = _known(match[0], text[match.end() : match.end() + 1])
            if known:
                return Explanation(f"`{match[0]}`: {known}", match.start(), len(match[0]))
    if directive is None:
        return None
    placeholders = directive.placeholders() if isinstance(directive, tree.Line) else []
    whole = _placeholder_at(text, placeholders, offset)
    for expression in directive.expressions():
        for node in expression.walk():
            if isinstance(node, tree.Register) and node.where[0] <= offset < sum(node.where):
                said = f"`{node.name}`: {_register(node)}"
                return Explanation(said + (f"\n\n{whole.text}" if whole else ""), *node.where)
    return whole


def _known(word: str, behind: str) -> str | None:
    if word.startswith("@"):
        return words.DIRECTIVES.get(word)
    if word.startswith("$"):
        said = words.BUILT_INS.get(word)
        return said and f"{said}; i32"
    return {"(": words.FUNCTION_WORDS, "[": words.MEMORY}.get(behind, {}).get(word)


def _register(node: tree.Register) -> str:
    bank = words.SPECIAL.get(node.name) or words.BANKS[node.bank]
    became = "" if node.read_as == node.type else f", which gives {node.type}"
    return f"{bank}, read as {node.read_as}{became}"


def _placeholder_at(text: str, placeholders: Iterable[tree.Placeholder], offset: int) -> Explanation | None:
    at = 0
    for item in placeholders:
        found = text.find(item.text, at) if item.text else -1
        if found < 0:
            continue
        at = found + len(item.text)
        if found <= offset < at:
            said = f"`{item.text}`: {item.expr.type}, printed with `{item.conversion}`"
            return Explanation(said, found, len(item.text))
    return None


def choices(comment: Comment, offset: int, lines: Sequence[str], line: int, symbols: Mapping[str, int]) -> list[Choice]:
    """Return what could stand at ``offset`` of a directive's text, in the order to be shown.

    ``lines`` and the 0-based ``line`` say which kernel's registers are meant.
    """
    before = comment.text[:offset]
    word = re.search(r"[@$]?[\w.]*$", before)
    assert word is not None
    start, typed = word.start(), word[0]
    if typed.startswith("@") and start == 0:
        return [Choice(name, said, "directive", start) for name, said in words.DIRECTIVES.items()]
    place = _place(before[:start])
    if place == "text":
        return []
    if typed.startswith("$"):
        return _built_ins(start)
    if place == "options":
        return [Choice(name, said, "option", start) for name, said in words.OPTIONS.items()]
    found = [
        Choice(name, f"{words.BANKS[name[0]]}, named {count} time{'s' * (count != 1)}", "register", start)
        for name, count in registers_used(lines, line)
    ]
    found += _built_ins(start)
    found += [Choice(name, said, "register", start) for name, said in words.SPECIAL.items()]
    found += [Choice(name, said, "function", start) for name, said in (words.FUNCTION_WORDS | words.MEMORY).items()]
    if before[:start].count("[") > before[:start].count("]"):
        found = [Choice(name, f"symbol, {value}", "option", start) for name, value in symbols.items()]
    return found


def _built_ins(start: int) -> list[Choice]:
    return [Choice(name, said, "built-in", start) for name, said in words.BUILT_INS.items()]


def _place(before: str) -> str:
    """Tell what stands behind ``before``: ``options``, a ``condition``, the ``text`` of an f-string or a ``placeholder``."""
    quote = re.search(r"[fF]([\"'])", before)
    if quote is None:
        behind_if = re.search(r"\bif\b(.*)$", before)
        asserts = re.match(r"@ASSERT\b(?!.*:)", before)
        return (
            "condition" if asserts or (behind_if and ":" not in re.sub(r"\[[^\]]*\]?", "", behind_if[1])) else "options"
        )
    inside = before[quote.end() :].replace("{{", "").replace("}}", "")
    if quote[1] in inside.replace(f"\\{quote[1]}", ""):
        return "text"
    opening = inside.rfind("{")
    if opening <= inside.rfind("}"):
        return "text"
    return "text" if ":" in re.sub(r"\[[^\]]*\]?", "", inside[opening:]) else "placeholder"
