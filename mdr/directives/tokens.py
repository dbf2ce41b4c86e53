"""Cuts an expression's text into tokens (written by hand: importing ``re`` would cost a build stage 7 ms)."""

from __future__ import annotations

from mdr.directives.problems import Problem, SyntaxStop

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

_DIGITS = frozenset("0123456789")
_LETTERS = frozenset("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_")
_WORD = _LETTERS | _DIGITS
_SYMBOL_START = _LETTERS | frozenset(".$")
_SYMBOL = _WORD | frozenset(".$@")
_OPERATORS = (
    ("//", "<<", ">>", "<=", ">=", "==", "!=", "**", "&&", "||", "<>"),
    tuple("+-*/%&|^~<>()[]:,=!"),
)
_BASES = {"0x": 16, "0b": 2, "0o": 8}


class Token:
    """A piece of an expression: ``kind`` is ``number``, ``name``, ``builtin``, ``op`` or ``end``."""

    __slots__ = ("end", "kind", "start", "text", "value")

    def __init__(self, kind: str, text: str, start: int, value: int | float = 0) -> None:
        self.kind = kind
        self.text = text
        self.start = start
        self.end = start + len(text)
        self.value = value


def tokenize(text: str, start: int, end: int) -> list[Token]:
    """Return the tokens of ``text[start:end]``, closed by one of kind ``end``.

    Inside square brackets a name may also hold ``.`` and ``$``, as assembler symbols do. Raises SyntaxStop for
    a character that belongs to no token and for a malformed number.
    """
    tokens: list[Token] = []
    at = start
    brackets = 0
    while at < end:
        char = text[at]
        if char.isspace():
            at += 1
            continue
        if char in _DIGITS or (char == "." and not brackets and text[at + 1 : at + 2] in _DIGITS and at + 1 < end):
            token = _number(text, at, end)
        elif char in _LETTERS or (brackets and char in _SYMBOL_START):
            token = Token("name", text[at : _run(text, at, end, _SYMBOL if brackets else _WORD)], at)
        elif char == "$":
            token = Token("builtin", text[at : _run(text, at + 1, end, _WORD)], at)
        else:
            token = _operator(text, at, end)
            brackets += (token.text == "[") - (token.text == "]" and brackets > 0)
        tokens.append(token)
        at = token.end
    tokens.append(Token("end", "", end))
    return tokens


def _run(text: str, at: int, end: int, allowed: Iterable[str]) -> int:
    while at < end and text[at] in allowed:
        at += 1
    return at


def _operator(text: str, at: int, end: int) -> Token:
    for length, choices in ((2, _OPERATORS[0]), (1, _OPERATORS[1])):
        piece = text[at : min(at + length, end)]
        if piece in choices:
            return Token("op", piece, at)
    raise SyntaxStop(Problem(at, 1, f"Unexpected character {text[at]!r}.", _plain_form(text[at])))


def _plain_form(char: str) -> str | None:
    from unicodedata import normalize  # only wanted once something is wrong

    plain = normalize("NFKC", char)
    if plain != char and plain.isascii() and plain.isprintable() and plain.strip():
        return f"Write the ASCII character {plain!r}."
    return None


def _number(text: str, start: int, end: int) -> Token:
    base = _BASES.get(text[start : start + 2].lower())
    floating = False
    if base:
        at = _run(text, start + 2, end, _WORD)
    else:
        at = _run(text, start, end, _DIGITS | {"_"})
        if at < end and text[at] == ".":
            floating = True
            at = _run(text, at + 1, end, _DIGITS | {"_"})
        if at < end and text[at] in "eE":
            digits = at + 1 + (text[at + 1 : at + 2] in ("+", "-"))
            if digits < end and text[digits] in _DIGITS:
                floating = True
                at = _run(text, digits, end, _DIGITS | {"_"})
    after = _run(text, at, end, _WORD)
    word = text[start:after]
    if after > at or len(word) > 80:  # 80: far beyond any number that fits, and int() refuses very long text
        hint = f"Numbers have no suffix: write {text[start:at]}." if at - start <= 80 else None
        raise SyntaxStop(Problem(start, after - start, f"Malformed number '{word[:80]}'.", hint))
    try:
        return Token("number", word, start, float(word) if floating else int(word, 0))
    except ValueError:
        pass
    if not floating and not base and word.isdigit():
        raise SyntaxStop(Problem(start, len(word), f"Malformed number '{word}'.", "A number does not start with 0."))
    raise SyntaxStop(Problem(start, len(word), f"Malformed number '{word}'."))
