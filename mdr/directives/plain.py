"""Directives as plain dicts and lists, for plan files: what ``to_json`` writes, ``from_json`` reads back."""

from __future__ import annotations

from mdr.directives.tree import (
    Address,
    Assert,
    Binary,
    BuiltIn,
    Compare,
    Constant,
    Convert,
    Count,
    Directive,
    Expression,
    Logic,
    Memory,
    Placeholder,
    Print,
    Register,
    Reinterpret,
    Tile,
    TimestampEnd,
    TimestampStart,
    Trace,
    Unary,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

_DIRECTIVES: dict[type[Directive], str] = {
    Print: "print",
    Tile: "tile",
    Trace: "trace",
    Assert: "assert",
    Count: "count",
    TimestampStart: "timestamp_start",
    TimestampEnd: "timestamp_end",
}
_KINDS = {
    Register: "register",
    BuiltIn: "builtin",
    Memory: "memory",
    Address: "address",
    Constant: "constant",
    Unary: "unary",
    Binary: "binary",
    Convert: "convert",
    Reinterpret: "reinterpret",
    Compare: "compare",
    Logic: "logic",
}


def to_json(directive: Directive) -> dict[str, Any]:
    """Return plain data: nested dicts with the node's kind under ``node`` and its fields beside it.

    Places in the text are left out: moving a directive changes nothing that is generated from it.
    """
    if type(directive) not in _DIRECTIVES:
        raise TypeError(f"not a directive: {directive!r}")
    data: dict[str, Any] = {"directive": _DIRECTIVES[type(directive)]}
    for name in directive.fields:
        value = getattr(directive, name)
        if isinstance(value, Expression):
            value = expression_to_json(value)
        elif name == "pieces":
            value = [_piece_to_json(piece) for piece in value]
        data[name] = value
    return data


def from_json(data: dict[str, Any]) -> Directive:
    """Return the directive that :func:`to_json` gave ``data`` for. Raises ValueError for any other data."""
    try:
        kinds = {name: kind for kind, name in _DIRECTIVES.items()}
        if data["directive"] not in kinds:
            raise ValueError(f"unknown directive {data['directive']!r}")
        kind = kinds[data["directive"]]
        values: dict[str, Any] = {name: data[name] for name in kind.fields}
        if "condition" in values:
            values["condition"] = _condition_from_json(values["condition"])
        if "pieces" in values:
            values["pieces"] = [_piece_from_json(piece) for piece in values["pieces"]]
        return kind(**values)
    except (KeyError, TypeError) as error:
        raise ValueError(f"not a directive's data: {error}") from error


def _condition_from_json(data: dict[str, Any] | None) -> Expression | None:
    return None if data is None else expression_from_json(data)


def _piece_to_json(piece: str | Placeholder) -> str | dict[str, Any]:
    if isinstance(piece, str):
        return piece
    return {"conversion": piece.conversion, "expr": expression_to_json(piece.expr), "text": piece.text}


def _piece_from_json(data: str | dict[str, Any]) -> str | Placeholder:
    if isinstance(data, str):
        return data
    return Placeholder(expression_from_json(data["expr"]), data["conversion"], data["text"])


def expression_to_json(node: Expression) -> dict[str, Any]:
    """Return an expression as plain data."""
    data: dict[str, Any] = {"node": _KINDS[type(node)]}
    for name in node.fields:
        value = getattr(node, name)
        if isinstance(value, Expression):
            value = expression_to_json(value)
        elif isinstance(value, tuple):
            value = [expression_to_json(operand) for operand in value]
        data[name] = value
    return data


def expression_from_json(data: dict[str, Any]) -> Expression:
    """Return the expression that :func:`expression_to_json` gave ``data`` for."""
    kind = data["node"]
    if kind == "register":
        return Register(data["bank"], data["index"], data["count"], data["read_as"])
    if kind == "builtin":
        return BuiltIn(data["name"])
    if kind == "memory":
        address = expression_from_json(data["address"])
        return Memory(data["space"], address, data["text"], data["span"], data["offset"], data["read_as"])
    if kind == "address":
        memory = expression_from_json(data["memory"])
        assert isinstance(memory, Memory)
        return Address(memory)
    if kind == "constant":
        return Constant(data["value"], data["type"])
    if kind == "logic":
        return Logic(data["op"], [expression_from_json(operand) for operand in data["operands"]])
    if kind in ("binary", "compare"):
        left, right = expression_from_json(data["left"]), expression_from_json(data["right"])
        return Binary(data["op"], left, right) if kind == "binary" else Compare(data["op"], left, right)
    if kind in ("unary", "convert", "reinterpret"):
        operand = expression_from_json(data["operand"])
        if kind == "unary":
            return Unary(data["op"], operand)
        return Convert(data["type"], operand) if kind == "convert" else Reinterpret(data["read_as"], operand)
    raise ValueError(f"unknown node {kind!r}")
