"""MLIR attributes as Python values, and their text.

A str is a StringAttr, an int an i64 IntegerAttr, a float an f64 FloatAttr, a list an ArrayAttr, a dict a
DictionaryAttr, UNIT a UnitAttr. ``Custom`` is an attribute of the dialect, ``Verbatim`` any other as it is written.
"""

from __future__ import annotations

import re
import struct
from dataclasses import dataclass

_BARE_KEY = re.compile(r"[A-Za-z_][\w$.]*\Z", re.ASCII)
_ESCAPED = re.compile(rb'[^ -~]|["\\]')


@dataclass(frozen=True)
class Custom:
    """An attribute of the amdisa dialect, ``#amdisa.vgpr<4, 2>``: its name and parameters."""

    name: str
    parameters: tuple[Value, ...]


@dataclass(frozen=True)
class Verbatim:
    """An attribute or type of another dialect, as MLIR writes it."""

    text: str


class Unit:
    """The unit attribute: there or not."""

    __slots__ = ()

    def __repr__(self) -> str:
        return "UNIT"


UNIT = Unit()

Value = str | int | float | list["Value"] | dict[str, "Value"] | Custom | Verbatim | Unit


def string_text(text: str) -> str:
    """Quote ``text`` as an MLIR string: the bytes of its UTF-8 form, those that are not printable ASCII in hexadecimal.

    Lone surrogates stand for bytes that were no UTF-8, as ``errors="surrogateescape"`` reads them.
    """
    data = _ESCAPED.sub(lambda match: b"\\%02X" % match[0][0], text.encode("utf-8", "surrogateescape"))
    return f'"{data.decode("ascii")}"'


def unquoted(quoted: str) -> str:
    """Return what an MLIR string literal, quotes included, stands for: the inverse of `string_text`."""
    body = quoted[1:-1]
    if "\\" not in body:
        return body
    data = bytearray()
    raw = body.encode("utf-8", "surrogateescape")
    at = 0
    while at < len(raw):
        if raw[at] != 0x5C:
            data.append(raw[at])
            at += 1
            continue
        following = raw[at + 1 : at + 2]
        if following in (b'"', b"\\"):
            data += following
            at += 2
        elif following in (b"n", b"t"):
            data += b"\n" if following == b"n" else b"\t"
            at += 2
        else:
            data.append(int(raw[at + 1 : at + 3], 16))
            at += 3
    return data.decode("utf-8", "surrogateescape")


def symbol_text(name: str) -> str:
    """Write a symbol's name: ``@name``, in quotes where it needs them."""
    return f"@{name}" if _BARE_KEY.match(name) else f"@{string_text(name)}"


def value_text(value: Value) -> str:
    """Write an attribute as MLIR text."""
    if isinstance(value, str):
        return string_text(value)
    if isinstance(value, int):
        return str(value)
    if isinstance(value, float):
        return _float_text(value)
    if isinstance(value, list):
        return f"[{', '.join(map(value_text, value))}]"
    if isinstance(value, dict):
        return dictionary_text(value)
    if isinstance(value, Custom):
        return f"#amdisa.{value.name}<{', '.join(map(value_text, value.parameters))}>"
    return value.text if isinstance(value, Verbatim) else "unit"


def dictionary_text(entries: dict[str, Value]) -> str:
    """Write a dictionary, ``{key = value, flag}``, in the order of its keys, as MLIR keeps it."""
    return f"{{{', '.join(_entry(key, entries[key]) for key in sorted(entries))}}}"


def _entry(key: str, value: Value) -> str:
    name = key if _BARE_KEY.match(key) else string_text(key)
    return name if value is UNIT else f"{name} = {value_text(value)}"


def _float_text(value: float) -> str:
    text = repr(value)
    if "e" in text or "n" in text:  # an exponent without point, inf and nan have no decimal form in MLIR
        return f"0x{struct.unpack('<Q', struct.pack('<d', value))[0]:016X} : f64"
    return text
