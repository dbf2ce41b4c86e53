"""Runs a launch again in other orders of its waves: what then differs depended on the order."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import numpy as np

from mdr.diagnostics import Diagnostic, MDRError
from mdr.runtime.device import Options
from mdr.runtime.kernarg import Value
from mdr.runtime.result import Result

Launch = Callable[[Sequence[Value], Options], Result]


def copies(values: Sequence[Value]) -> list[Value]:
    """The values with arrays of their own; what is passed twice stays one array."""
    made: dict[int, np.ndarray[Any, Any]] = {}
    out: list[Value] = []
    for value in values:
        if isinstance(value, np.ndarray):
            if id(value) not in made:
                made[id(value)] = value.copy()
                made[id(value)].flags.writeable = value.flags.writeable
            out.append(made[id(value)])
        else:
            out.append(value)
    return out


def compare(first: Result, values: Sequence[Value], options: Options, launch: Launch) -> None:
    """Launch with the seeds that follow the first one's on copies of ``values``, and compare with what ``first`` left.

    Raises MDRError for the first order that faults, leaves other bits in a buffer, or prints other lines. The order of
    the lines is not compared: that is the waves'.
    """
    for seed in range(options.seed + 1, options.seed + options.schedules):
        try:
            other = launch(copies(values), replace(options, seed=seed, schedules=1, watch=None))
        except MDRError as error:
            what = f"this is what seed {seed} leads to; seed {options.seed} did not"
            found = Diagnostic(what, hint=f"--seed {seed} repeats it")
            error.diagnostics = (*error.diagnostics, found)
            raise
        for name, array in first.buffers.items():
            if differs := difference(array, other.buffers[name]):
                raise _differs(f"buffer {name}: {differs}", options.seed, seed)
        if sorted(first.lines) != sorted(other.lines):
            line = next(iter(set(first.lines).symmetric_difference(other.lines)), "another number of them")
            raise _differs(f"the printed lines: {line}", options.seed, seed)


def difference(first: np.ndarray[Any, Any], other: np.ndarray[Any, Any]) -> str | None:
    """Where and how ``other`` has other bits than ``first``: its first such element, and how many more there are."""
    x, y = (np.ascontiguousarray(array).reshape(-1) for array in (first, other))
    bits = [array.view(np.uint8).reshape(array.size, -1) for array in (x, y)]
    places = np.flatnonzero((bits[0] != bits[1]).any(axis=1))
    if not len(places):
        return None
    place = int(places[0])
    more = f", and {len(places) - 1} more" if len(places) > 1 else ""
    return f"element {place} is {y[place]} instead of {x[place]}{more}"


def _differs(what: str, before: int, seed: int) -> MDRError:
    return MDRError(
        f"the result depends on the order of waves: with seed {seed} instead of {before}, {what}",
        hint=f"--seed {seed} repeats it; --check=all looks for races",
    )
