"""The numpy expressions of launch files: one Python expression over ``np``, a few functions, and given names."""

from __future__ import annotations

import ast
import warnings
from collections.abc import Mapping
from typing import Any

import numpy as np

FUNCTIONS = (
    abs,
    bool,
    divmod,
    enumerate,
    float,
    int,
    len,
    list,
    max,
    min,
    pow,
    range,
    reversed,
    round,
    sum,
    tuple,
    zip,
)


class ExpressionError(Exception):
    """An expression that cannot be read or evaluated; ``offset`` is the 0-based column in its text, if known."""

    def __init__(self, message: str, offset: int | None = None) -> None:
        super().__init__(message)
        self.offset = offset


def evaluate(text: str, names: Mapping[str, object]) -> np.ndarray[Any, Any]:
    """Return the value of ``text`` as an array. ``names`` come before numpy and the functions of the same name.

    Raises ExpressionError for text that is no expression, and for whatever goes wrong in it. Attributes with a leading
    underscore are refused: launch files compute values, nothing else.
    """
    try:
        tree = ast.parse(text.strip(), mode="eval")
    except SyntaxError as error:
        # Python's offset counts from 1; 0 stands for the end of the text.
        offset = error.offset - 1 if error.offset else len(text.strip())
        raise ExpressionError(error.msg, None if "\n" in text else offset) from None
    except ValueError as error:
        raise ExpressionError(str(error)) from None
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and node.attr.startswith("_"):
            raise ExpressionError(f"attribute {node.attr} is not available", node.col_offset)
        if isinstance(node, ast.Name) and node.id.startswith("__"):
            raise ExpressionError(f"name {node.id} is not available", node.col_offset)
    # numpy imports parts of itself when first used, with the import function of its caller.
    builtins = {"__import__": __import__}
    available = {"__builtins__": builtins, "np": np, **{item.__name__: item for item in FUNCTIONS}, **names}
    try:
        with warnings.catch_warnings():
            # Division by zero and overflow are values, as on the GPU.
            warnings.simplefilter("ignore", RuntimeWarning)
            return np.asarray(eval(compile(tree, "<expression>", "eval"), available))
    except Exception as error:
        raise ExpressionError(f"{type(error).__name__}: {error}") from None


def convert(value: np.ndarray[Any, Any], dtype: np.dtype[Any]) -> np.ndarray[Any, Any]:
    """Convert to ``dtype``: integers wrap around, floats round. Raises ExpressionError if there is no conversion."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", RuntimeWarning)
            return value.astype(dtype)
    except (TypeError, ValueError) as error:
        raise ExpressionError(str(error)) from None
