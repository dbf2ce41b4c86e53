"""Directives as plain dicts and lists, for plan files: what ``to_json`` writes, ``from_json`` reads back."""

from __future__ import annotations

from mdr.directives.tree import (
    Binary,
    BuiltIn,
    Compare,
    Constant,
    Convert,
    Directive,
    Expression,
    Logic,
    Placeholder,
    Print,
    Register,
    Reinterpret,
    TimestampEnd,
    TimestampStart,
    Unary,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

_KINDS = {
    Register: "register",
    BuiltIn: "builtin",
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
    if isinstance(directive, Print):
        return {
            "directive": "print",
            "condition": _condition_to_json(directive.condition),
            "pieces": [_piece_to_json(piece) for piece in directive.pieces],
            "wait": directive.wait,
        }
    if isinstance(directive, TimestampStart):
        return {"directive": "timestamp_start", "label": directive.label}
    if isinstance(directive, TimestampEnd):
        return {
            "directive": "timestamp_end",
            "label": directive.label,
            "condition": _condition_to_json(directive.condition),
        }
    raise TypeError(f"not a directive: {directive!r}")


def from_json(data: dict[str, Any]) -> Directive:
    """Return the directive that :func:`to_json` gave ``data`` for. Raises ValueError for any other data."""
    try:
        kind = data["directive"]
        if kind == "print":
            return Print(
                _condition_from_json(data["condition"]),
                [_piece_from_json(piece) for piece in data["pieces"]],
                bool(data["wait"]),
            )
        if kind == "timestamp_start":
            return TimestampStart(data["label"])
        if kind == "timestamp_end":
            return TimestampEnd(data["label"], _condition_from_json(data["condition"]))
    except (KeyError, TypeError) as error:
        raise ValueError(f"not a directive's data: {error}") from error
    raise ValueError(f"unknown directive {kind!r}")


def _condition_to_json(condition: Expression | None) -> dict[str, Any] | None:
    return None if condition is None else expression_to_json(condition)


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
