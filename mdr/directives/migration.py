"""Rewrites the original tool's old @PRINT syntax, ``cond=v6_gt(2.0) fmt="A=%f" reg=v6 type=f32``, as f-strings."""

from __future__ import annotations

from mdr.directives.parser import parse
from mdr.directives.problems import DirectiveError

_KEYS = ("fmt", "reg", "type", "cond", "expr", "cond_reg", "cond_type")
_COMPARISONS = {"eq": "==", "ne": "!=", "lt": "<", "le": "<=", "gt": ">", "ge": ">="}
_BUILT_INS = {"tid": "$tid", "lane": "$lane"}
_NAME = "@PRINT"


def migrate(text: str) -> str | None:
    """Return the directive ``text`` (from its ``@`` on) in today's form.

    None if it is not in the old syntax, or says something that has no counterpart. Values come from ``expr`` (its
    expressions separated by ``;``) and ``reg``; where the format has as many conversions as both give together,
    registers come first. A comment behind the directive is kept.
    """
    if not text.startswith(_NAME):
        return None
    found = _attributes(text, len(_NAME))
    if found is None:
        return None
    attributes, comment = found
    condition = _condition(attributes)
    if condition is None:
        return None
    line = _line(attributes)
    if line is None:
        return None
    new = f"{_NAME} {condition}{line}"
    try:
        parse(new)
    except DirectiveError:
        return None
    return f"{new} {comment}" if comment else new


def _attributes(text: str, at: int) -> tuple[dict[str, str], str] | None:
    """Return the ``key=value`` pairs (quoted values with their quotes) and the comment behind them."""
    attributes: dict[str, str] = {}
    while True:
        while at < len(text) and (text[at].isspace() or text[at] == ","):
            at += 1
        if at == len(text) or text.startswith((";", "//"), at):
            return (attributes, text[at:]) if attributes else None
        key = _key_at(text, at)
        if key is None or key in attributes:
            return None
        at = text.index("=", at) + 1
        while at < len(text) and text[at].isspace():
            at += 1
        end = _value_end(text, at)
        if end is None:
            return None
        attributes[key] = text[at:end].strip()
        at = end


def _key_at(text: str, at: int) -> str | None:
    """Return the attribute's name if one, with its ``=``, begins at ``at``."""
    end = at
    while end < len(text) and (text[end].isalnum() or text[end] == "_"):
        end += 1
    after = text[end:].lstrip()
    return text[at:end] if text[at:end] in _KEYS and after.startswith("=") else None


def _value_end(text: str, at: int) -> int | None:
    if text[at : at + 1] in ("'", '"'):
        end = at + 1
        while end < len(text) and text[end] != text[at]:
            end += 2 if text[end] == "\\" else 1
        return end + 1 if end < len(text) else None
    end = at
    while end < len(text) and text[end] != ";" and not (text[end - 1].isspace() and _key_at(text, end)):
        end += 1
    return end


def _unquoted(value: str) -> str:
    return value[1:-1] if value[:1] in ("'", '"') else value


def _condition(attributes: dict[str, str]) -> str | None:
    """Return ``if …: ``, the empty string where there is no condition, None where it cannot be said."""
    value = _unquoted(attributes.get("cond", ""))
    if not value:
        return None if "cond_reg" in attributes else ""
    call, opening, rest = value.partition("(")
    name, _, comparison = call.strip().rpartition("_")
    literal, closing, after = rest.partition(")")
    if not opening or not closing or after.strip() or comparison not in _COMPARISONS:
        return None
    left = _unquoted(attributes.get("cond_reg", "")) or _BUILT_INS.get(name, name)
    literal = _literal(literal.strip(), _unquoted(attributes.get("cond_type", "")))
    return f"if {left} {_COMPARISONS[comparison]} {literal}: "


def _literal(text: str, type: str) -> str:
    digits = text.lstrip("+-")
    if type.startswith("f") and digits.isdigit():
        return text + ".0"
    whole, point, fraction = text.partition(".")
    if type.startswith(("i", "u")) and point and not fraction.strip("0"):
        return whole or "0"
    return text


def _line(attributes: dict[str, str]) -> str | None:
    registers = _registers(attributes)
    expressions = [part.strip() for part in _unquoted(attributes.get("expr", "")).split(";") if part.strip()]
    quoted = attributes.get("fmt")
    if quoted is None:
        values = expressions or registers
        return 'f"' + ", ".join(f"{value}={{{value}}}" for value in values) + '"' if values else None
    if quoted[:1] not in ("'", '"'):
        return None
    pieces = _format_pieces(quoted[1:-1])
    if pieces is None:
        return None
    wanted = sum(1 for piece in pieces if isinstance(piece, _Conversion))
    for values in (expressions, registers, registers + expressions):
        if len(values) == wanted:
            break
    else:
        return None
    remaining = iter(values)
    words = [piece if isinstance(piece, str) else piece.placeholder(next(remaining)) for piece in pieces]
    return f"f{quoted[0]}{''.join(words)}{quoted[0]}"


def _registers(attributes: dict[str, str]) -> list[str]:
    """Return the registers, as the pair that a 64-bit type stands for where only its first is named."""
    names = [name.strip() for name in _unquoted(attributes.get("reg", "")).split(",") if name.strip()]
    types = [type.strip() for type in _unquoted(attributes.get("type", "")).split(",")]
    for at, name in enumerate(names):
        wide = at < len(types) and types[at].endswith("64")
        if wide and _is_register(name):
            names[at] = f"{name[0]}[{name[1:]}:{int(name[1:]) + 1}]"
    return names


def _is_register(name: str) -> bool:
    return name[0] in "vs" and len(name) < 8 and name[1:].isascii() and name[1:].isdigit()


class _Conversion:
    """One C conversion of an old format."""

    __slots__ = ("flags", "letter", "long", "precision", "width")

    def __init__(self, flags: str, width: str, precision: str, long: bool, letter: str) -> None:
        self.flags = flags
        self.width = width
        self.precision = precision
        self.long = long
        self.letter = letter

    def placeholder(self, value: str) -> str:
        """Return ``{value:spec}`` that prints the same."""
        plain = _is_register(value)
        pair = value[0] in "vs" and value[1:2] == "["
        floating = self.letter in "fFeEgG"
        letter = "d" if self.letter in ("i", "u") else self.letter
        read = value
        by_default = {"v": "f", "s": "d"}[value[0]] if plain else ""
        if pair or self.long:
            by_default = "f" if floating else "d"
            read = f"{'f64' if floating else 'i64' if self.letter in 'di' else 'u64'}({value})"
        elif self.letter == "u":
            by_default = "d"
            read = f"u32({value})"
        align = "<" if "-" in self.flags else ""
        sign = "+" if "+" in self.flags else " " if " " in self.flags else ""
        others = ("#" if "#" in self.flags else "") + ("0" if "0" in self.flags and not align else "")
        spec = f"{align}{sign}{others}{self.width}{self.precision}"
        if spec or letter != by_default:
            spec += letter
        return f"{{{read}:{spec}}}" if spec else f"{{{read}}}"


def _format_pieces(text: str) -> list[str | _Conversion] | None:
    """Split an old format into text (as an f-string writes it) and conversions; None for one with no counterpart."""
    pieces: list[str | _Conversion] = []
    at = 0
    while at < len(text):
        if text.startswith("%%", at):
            pieces.append("%")
            at += 2
        elif text[at] == "%":
            end = at + 1
            parts = []
            for allowed in ("-+ #0", "0123456789"):
                start = end
                while end < len(text) and text[end] in allowed:
                    end += 1
                parts.append(text[start:end])
            start = end
            if text.startswith(".", end):
                end += 1
                while end < len(text) and text[end].isdigit():
                    end += 1
            precision = text[start:end]
            long = text.startswith("l", end)
            while end < len(text) and text[end] == "l":
                end += 1
            letter = text[end : end + 1]
            if not letter or letter not in "diuxXofFeEgG":
                return None
            pieces.append(_Conversion(parts[0], parts[1], precision, long and letter not in "fFeEgG", letter))
            at = end + 1
        else:
            pieces.append(text[at] * 2 if text[at] in "{}" else text[at])
            at += 1
    return pieces
