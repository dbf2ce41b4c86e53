"""Printed values as a table: a row a line, a column for each expression."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from mdr.diagnostics import MDRError

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from mdr.runtime.records import Group, Records

PLACES = ("directive", "line", "workgroup_x", "workgroup_y", "workgroup_z", "wave", "lane", "iteration")
"""The columns that every table begins with: 64-bit integers, -1 where a number is not known."""


def frame(records: Records, line: int | None = None) -> np.recarray[Any, Any]:
    """Return a numpy record array in the order of arrival, with the columns PLACES and one for each printed expression.

    ``line`` takes the lines that the directives at this line of the source printed, all by default. An expression has the
    type that it was read as. Where some rows do not have it, its column is f64, and NaN in these rows. Where one line
    prints an expression as two types, the second column is called ``EXPRESSION:TYPE``. Lines of code that MDR did not make
    have no values, and no row. Raises MDRError if nothing was printed at ``line``.
    """
    groups = [group for group in records.groups if line is None or group.site.line == line]
    if line is not None and not groups:
        lines = sorted({group.site.line for group in records.groups})
        raise MDRError(f"nothing was printed at line {line}", hint=f"lines that print: {', '.join(map(str, lines))}")
    columns: dict[str, list[tuple[Group, NDArray[Any]]]] = {}
    for group in groups:
        for name, column in _columns(group).items():
            columns.setdefault(name, []).append((group, column))
    order = np.argsort(np.concatenate([group.numbers for group in groups])) if groups else np.zeros(0, np.int64)
    out: dict[str, NDArray[Any]] = {}
    for name in PLACES:
        parts = [_place(group, name) for group in groups]
        out[name] = np.concatenate(parts)[order] if parts else np.zeros(0, np.int64)
    for name, found in columns.items():
        whole = len(found) == len(groups)
        dtype = np.result_type(*(column for _, column in found)) if whole else np.dtype(np.float64)
        have = {id(group): column for group, column in found}
        parts = [have.get(id(group), np.full(len(group.numbers), np.nan)).astype(dtype) for group in groups]
        out[name] = np.concatenate(parts)[order]
    table = np.empty(len(order), np.dtype([(name, column.dtype) for name, column in out.items()]))
    for name, column in out.items():
        table[name] = column
    return table.view(np.recarray)


def data_frame(records: Records, line: int | None = None) -> Any:
    """Return `frame` as a pandas DataFrame. Raises MDRError if pandas is not installed."""
    try:
        import pandas
    except ImportError:
        raise MDRError(
            "pandas is not installed", hint="pip install pandas; frame() gives a numpy record array"
        ) from None
    table = frame(records, line)
    return pandas.DataFrame({name: table[name] for name in table.dtype.names or ()})


def _columns(group: Group) -> dict[str, NDArray[Any]]:
    found: dict[str, NDArray[Any]] = {}
    for name, type, column in group.values:
        key = name
        if key in PLACES or (key in found and found[key].dtype != column.dtype):
            key = f"{name}:{type}"
        found.setdefault(key, column)
    return found


def _place(group: Group, name: str) -> NDArray[Any]:
    if name in ("directive", "line"):
        return np.full(len(group.numbers), group.site.id if name == "directive" else group.site.line, np.int64)
    return group.place[name]
