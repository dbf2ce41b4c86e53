"""An instruction's operands and modifiers: from canonical text to attributes and back, losing nothing.

What has no structured form, or would not come back as it was, is kept as text in ``#amdisa.expr``.
"""

from __future__ import annotations

import re
from functools import lru_cache

from mdr.lift.attributes import Custom, Value, value_text
from mdr.lift.dialect import COUNTERS, SPECIAL_REGISTERS

_REGISTER = re.compile(r"([vsa])(?:(\d+)|\[(\d+):(\d+)\])\Z", re.ASCII)
_INTEGER = re.compile(r"-?\d+\Z", re.ASCII)
_HEX = re.compile(r"0x[0-9a-f]+\Z")
_FLOAT = re.compile(r"-?\d+\.\d+\Z", re.ASCII)
_COUNT = re.compile(rf"({'|'.join(COUNTERS)})\((\d+)\)\Z")
_LIST = re.compile(r"\[-?\d+(?:,-?\d+)*\]\Z", re.ASCII)
_MODIFIER = re.compile(r"([a-z]\w*):(\S+)\Z")
_SYMBOL = re.compile(r'[A-Za-z_.$@][\w.$@]*\Z|"[^"]*"\Z', re.ASCII)
_FLAGS = frozenset(("glc", "slc", "scc", "sc0", "sc1", "nt", "lds", "offen", "idxen", "gds", "clamp", "unorm", "tfe"))
_BANKS = {"v": "vgpr", "s": "sgpr", "a": "agpr"}
_LETTERS = {name: letter for letter, name in _BANKS.items()}
_SOURCE_FORMS = {"-|": ("neg_abs", "|"), "|": ("abs", "|"), "-": ("neg", ""), "sext(": ("sext", ")")}
_PRINTED_FORMS = {"neg_abs": ("-|", "|"), "abs": ("|", "|"), "neg": ("-", ""), "sext": ("sext(", ")")}
_SPECIAL = frozenset(SPECIAL_REGISTERS)
_I64 = 1 << 63


class OperandError(ValueError):
    """An attribute that stands for no operand or modifier."""

    def __init__(self, value: Value) -> None:
        super().__init__(f"{value_text(value)} is no operand")


def parse_operands(mnemonic: str, text: str) -> tuple[list[Value], list[Value]]:
    """Return the operands and modifiers that an instruction's text, behind its mnemonic, names.

    ``operands_text`` of the result is ``text`` again, whatever it is.
    """
    parts = _split(text, ",") if text else []
    modifiers: list[Value] = []
    operands: list[Value] = []
    if parts:
        words = _split(parts[-1].strip(), " ")
        if mnemonic == "s_waitcnt":
            parts[-1:] = words
        else:
            head = 0 if len(parts) == 1 and _is_modifier(words[0]) else 1
            parts[-1:] = words[:head]
            modifiers = [_modifier(word) for word in words[head:]]
        operands = [_operand(part.strip()) for part in parts]
    if operands_text(mnemonic, operands, modifiers) != text:
        return [Custom("expr", (text,))], []
    return operands, modifiers


def operands_text(mnemonic: str, operands: list[Value], modifiers: list[Value]) -> str:
    """Write operands and modifiers as assembly. Raises OperandError for an attribute that is neither."""
    words = [(" " if mnemonic == "s_waitcnt" else ", ").join(map(operand_text, operands))] if operands else []
    words += map(_modifier_text, modifiers)
    return " ".join(words)


def operand_text(value: Value) -> str:
    """Write one operand as assembly. Raises OperandError for an attribute that is none."""
    if isinstance(value, int):
        return str(value)
    if isinstance(value, float):
        return repr(value)
    if isinstance(value, Custom):
        match value.name, value.parameters:
            case ("vgpr" | "sgpr" | "agpr") as bank, (int(first), int(count)) if first >= 0 and count > 0:
                letter = _LETTERS[bank]
                return f"{letter}{first}" if count == 1 else f"{letter}[{first}:{first + count - 1}]"
            case (("special" | "symbol" | "expr"), (str(name),)):
                return name
            case "hex", (int(number),) if number >= 0:
                return hex(number)
            case "count", (str(counter), int(number)):
                return f"{counter}({number})"
            case "modified", (str(form), inner) if form in _PRINTED_FORMS:
                before, after = _PRINTED_FORMS[form]
                return f"{before}{operand_text(inner)}{after}"
    raise OperandError(value)


def _split(text: str, separator: str) -> list[str]:
    """Split at a separator that stands outside brackets, bars and quotes."""
    if not any(char in text for char in '([{"'):
        return text.split(separator)
    parts, depth, start, quoted = [], 0, 0, False
    for at, char in enumerate(text):
        if char == '"':
            quoted = not quoted
        elif quoted:
            continue
        elif char in "([{":
            depth += 1
        elif char in ")]}":
            depth -= 1
        elif char == separator and depth == 0:
            parts.append(text[start:at])
            start = at + 1
    parts.append(text[start:])
    return parts


def _is_modifier(word: str) -> bool:
    return word in _FLAGS or _MODIFIER.match(word) is not None


@lru_cache(maxsize=4096)
def _operand(text: str) -> Value:
    if match := _REGISTER.match(text):
        bank, single, low, high = match.groups()
        first = int(single or low)
        last = int(high or first)
        return Custom(_BANKS[bank], (first, last - first + 1)) if last >= first else Custom("expr", (text,))
    if text in _SPECIAL:
        return Custom("special", (text,))
    number = _number(text)
    if number is not None:
        return number
    if match := _COUNT.match(text):
        return Custom("count", (match[1], int(match[2])))
    for before, (form, after) in _SOURCE_FORMS.items():
        if text.startswith(before) and text.endswith(after) and len(text) > len(before) + len(after):
            inner = _operand(text[len(before) : len(text) - len(after)])
            if isinstance(inner, Custom) and inner.name in ("vgpr", "sgpr", "agpr", "special"):
                return Custom("modified", (form, inner))
    return Custom("symbol" if _SYMBOL.match(text) else "expr", (text,))


def _number(text: str) -> Value | None:
    if _INTEGER.match(text) and -_I64 <= int(text) < _I64 and str(int(text)) == text:
        return int(text)
    if _HEX.match(text) and int(text, 16) < _I64 and hex(int(text, 16)) == text:
        return Custom("hex", (int(text, 16),))
    if _FLOAT.match(text) and repr(float(text)) == text:
        return float(text)
    return None


@lru_cache(maxsize=4096)
def _modifier(word: str) -> Value:
    match = _MODIFIER.match(word)
    if match is None:
        return Custom("flag", (word,))
    name, text = match.groups()
    value = _number(text)
    if value is None or isinstance(value, float):
        value = [int(item) for item in text[1:-1].split(",")] if _LIST.match(text) else text
    return Custom("modifier", (name, value))


def _modifier_text(value: Value) -> str:
    if isinstance(value, Custom):
        match value.name, value.parameters:
            case "flag", (str(name),):
                return name
            case "modifier", (str(name), setting):
                return f"{name}:{_setting_text(setting)}"
    raise OperandError(value)


def _setting_text(value: Value) -> str:
    if isinstance(value, str):
        return value
    if isinstance(value, list):
        return f"[{','.join(map(operand_text, value))}]"
    return operand_text(value)
