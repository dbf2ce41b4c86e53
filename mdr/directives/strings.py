"""Reads the backslash escapes of a Python string."""

from __future__ import annotations

from mdr.directives.problems import Problem

_SIMPLE = {
    "\\": "\\",
    "'": "'",
    '"': '"',
    "a": "\a",
    "b": "\b",
    "f": "\f",
    "n": "\n",
    "r": "\r",
    "t": "\t",
    "v": "\v",
}
_HEX_DIGITS = {"x": 2, "u": 4, "U": 8}


def read_escape(text: str, at: int, end: int, words: list[str], problems: list[Problem]) -> int:
    """Append what the escape at ``text[at]`` stands for to ``words``; return where the text goes on.

    A malformed escape is recorded in ``problems``.
    """
    letter = text[at + 1] if at + 1 < end else ""
    if letter in _SIMPLE:
        words.append(_SIMPLE[letter])
        return at + 2
    after, code, wanted = at + 2, None, ""
    if letter in _HEX_DIGITS:
        digits = _HEX_DIGITS[letter]
        after, code = _hexadecimal(text, at + 2, min(at + 2 + digits, end), digits)
        wanted = f"\\{letter} takes {digits} hexadecimal digits."
    elif letter and letter in "01234567":
        after = at + 1
        while after < min(at + 4, end) and text[after] in "01234567":
            after += 1
        code = int(text[at + 1 : after], 8)
    elif letter == "N":
        after, code = _named(text, at + 2, end)
        wanted = "Write e.g. \\N{DEGREE SIGN}."
    else:
        wanted = f"Write \\\\{letter} for a backslash." if letter.isprintable() else "Write \\\\ for a backslash."
    length = min(after, end) - at
    if code is None:
        problems.append(Problem(at, max(1, length), f"Unknown escape '{text[at : at + length]}'.", wanted))
    elif code == 0 or 0xD800 <= code <= 0xDFFF or code > 0x10FFFF:
        problems.append(Problem(at, length, f"'{text[at : at + length]}' is no character that can be printed."))
    else:
        words.append(chr(code))
    return min(after, end)


def _hexadecimal(text: str, start: int, end: int, digits: int) -> tuple[int, int | None]:
    at = start
    while at < end and text[at] in "0123456789abcdefABCDEF":
        at += 1
    return at, int(text[start:at], 16) if at - start == digits else None


def _named(text: str, start: int, end: int) -> tuple[int, int | None]:
    closing = text.find("}", start, end)
    if closing < 0 or text[start : start + 1] != "{":
        return start, None
    from unicodedata import lookup  # only wanted by those who name a character

    try:
        name = lookup(text[start + 1 : closing])
    except KeyError:
        return closing + 1, None
    return closing + 1, ord(name) if len(name) == 1 else None
