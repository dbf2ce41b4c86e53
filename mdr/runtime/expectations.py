"""Compares a finished launch with what its launch file expects: printed lines and buffers."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from mdr.diagnostics import MDRError
from mdr.runtime.expressions import ExpressionError, convert, evaluate

if TYPE_CHECKING:
    from mdr.runtime.spec import LaunchSpec

_SHOWN = 5
"""Differences that are shown in full; of the rest, the number."""


_TICKS = "<ticks>"
_ELAPSED = re.compile(r"\b\d+(?= (?:realtime )?ticks\b)|(?<= passes \()\d+(?= to )|(?<= to )\d+(?=\)$)")


@dataclass(frozen=True)
class Failure:
    """One expectation that was not met; ``subject`` is ``lines`` or a buffer's name."""

    subject: str
    message: str
    expected: list[str]
    actual: list[str]

    def __str__(self) -> str:
        """Return the message with the differing values, one pair a line."""
        pairs = []
        for index in range(max(len(self.expected), len(self.actual))):
            if index < len(self.expected):
                pairs.append(f"  expected: {self.expected[index]}")
            if index < len(self.actual):
                pairs.append(f"  actual:   {self.actual[index]}")
        return "\n".join([self.message, *pairs])

    def to_json(self) -> dict[str, object]:
        """Return plain data for ``--format json``."""
        return {
            "subject": self.subject,
            "message": self.message,
            "expected": self.expected,
            "actual": self.actual,
        }


def compare_lines(spec: LaunchSpec, lines: Sequence[str]) -> list[Failure]:
    """Compare printed lines with the launch's file of expected lines, in order or, for ``order = "any"``, as a bag.

    Where the file says ``<ticks>`` for the numbers of a timestamp's line, any will do. Raises MDRError if the file cannot be
    read.
    """
    if spec.lines is None:
        return []
    try:
        expected = spec.lines.read_text(encoding="utf-8").splitlines()
    except (OSError, UnicodeDecodeError) as error:
        raise MDRError(f"{spec.lines}: cannot read the expected lines: {error}") from None
    if any(_TICKS in line for line in expected):
        lines = [_ELAPSED.sub(_TICKS, line) for line in lines]
    count = f"{len(expected)} lines expected, {len(lines)} printed"
    if spec.order == "any":
        missing = list((Counter(expected) - Counter(lines)).elements())
        extra = list((Counter(lines) - Counter(expected)).elements())
        if not missing and not extra:
            return []
        message = f"lines differ from {spec.lines} in any order: {len(missing)} missing, {len(extra)} extra ({count})"
        return [Failure("lines", message, missing[:_SHOWN], extra[:_SHOWN])]
    if expected == list(lines):
        return []
    first = next(
        (index for index, pair in enumerate(zip(expected, lines, strict=False)) if pair[0] != pair[1]),
        min(len(expected), len(lines)),
    )
    message = f"lines differ from {spec.lines}, from line {first + 1} on ({count})"
    return [Failure("lines", message, expected[first : first + 1], list(lines[first : first + 1]))]


def compare_buffers(
    spec: LaunchSpec, initial: Mapping[str, Any], buffers: Mapping[str, np.ndarray[Any, Any]]
) -> list[Failure]:
    """Compare buffers with the launch's expressions over ``initial``, the arguments' values before the run.

    Equality is exact; NaN equals NaN. An expected value of another kind than the buffer is converted to its type,
    except that a float for an integer buffer must be that integer. Raises MDRError for an expression that fails.
    """
    failures: list[Failure] = []
    for name, expression in spec.expect.items():
        actual = buffers[name]
        try:
            expected = evaluate(expression, initial)
            if expected.size != 1 and expected.size != actual.size:
                message = f"gives {expected.size} elements, and buffer {name} has {actual.size}"
                raise MDRError(spec.place.problem(message, "expect", name))
            if not (expected.dtype.kind == "f" and actual.dtype.kind in "iu"):
                expected = convert(expected, actual.dtype)
        except ExpressionError as error:
            raise MDRError(spec.place.problem(str(error), "expect", name, offset=error.offset)) from None
        wanted = np.broadcast_to(expected.reshape(-1), (actual.size,))
        found = actual.reshape(-1)
        differs = np.flatnonzero((wanted != found) & ~((wanted != wanted) & (found != found)))
        if len(differs):
            shown = differs[:_SHOWN]
            failures.append(
                Failure(
                    name,
                    f"buffer {name}: {len(differs)} of {actual.size} elements differ",
                    [f"{name}[{_index(actual, at)}] = {wanted[at]}" for at in shown],
                    [f"{name}[{_index(actual, at)}] = {found[at]}" for at in shown],
                )
            )
    return failures


def _index(array: np.ndarray[Any, Any], flat: int) -> str:
    return ", ".join(str(item) for item in np.unravel_index(flat, array.shape))
