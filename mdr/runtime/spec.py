"""Launch files (launch.toml): read, checked key by key, every mistake reported where it stands."""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from math import prod
from pathlib import Path
from typing import Any

from mdr.diagnostics import Diagnostic, MDRError
from mdr.runtime.dtypes import DTYPES
from mdr.runtime.kernarg import Size3
from mdr.runtime.kinds import KERNEL_TYPES
from mdr.toml_positions import Document

FILLS = ("arange", "zeros", "ones", "constant", "random")
ORDERS = ("exact", "any")
DEFAULT_LINES = "expected.txt"
MAX_BYTES = 1 << 34
"""Bytes of the largest buffer that a launch file may ask for."""

LAUNCH_KEYS = ("kernel", "type", "grid", "block", "dynamic_lds", "lines", "order", "arg", "expect")
ARGUMENT_KEYS = ("name", "dtype", "shape", "fill", "init", "value", "seed")


@dataclass(frozen=True)
class Place:
    """Where a table of a launch file stands, for messages about it; without a document, what it is called."""

    document: Document | None = None
    path: tuple[str | int, ...] = ()
    title: str = ""

    def problem(self, message: str, *keys: str, hint: str | None = None, offset: int | None = None) -> Diagnostic:
        """Return an error about the value of ``keys``; ``offset`` is a 0-based column inside that value's text."""
        if self.document is None:
            return Diagnostic(f"{self.title}: {message}" if self.title else message, hint=hint)
        position = self.document.position(*self.path, *keys)
        if offset is not None:
            position.column += offset + 1  # behind the opening quote
        return Diagnostic(message, position, hint=hint)

    def inner(self, *keys: str | int) -> Place:
        """Return the place of a table or value inside this one."""
        return Place(self.document, (*self.path, *keys), self.title)


@dataclass(frozen=True)
class ArgumentSpec:
    """One argument: a buffer if it has a ``shape``, else a value."""

    name: str | None = None
    dtype: str | None = None
    shape: tuple[int, ...] | None = None
    fill: str | None = None
    init: str | None = None
    value: int | float | None = None
    seed: int = 0
    file: str | None = None
    """A .npy file with the buffer's content; only the command line has this."""
    place: Place = field(default_factory=Place, compare=False)


@dataclass(frozen=True)
class LaunchSpec:
    """One ``[[launch]]``: what to run, and what is expected of it."""

    grid: Size3
    block: Size3
    args: tuple[ArgumentSpec, ...] = ()
    kernel: str | None = None
    type: str | None = None
    lines: Path | None = None
    """File with the lines that a debug build prints."""
    order: str = "exact"
    dynamic_lds: int = 0
    """Bytes of LDS beyond the kernel's own."""
    expect: dict[str, str] = field(default_factory=dict)
    place: Place = field(default_factory=Place, compare=False)


def read_launches(path: Path) -> list[LaunchSpec]:
    """Read a launch file. Raises MDRError with every mistake in it, each at its line and column."""
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise MDRError(f"{path}: cannot read the launch file: {error.strerror}") from None
    except UnicodeDecodeError:
        raise MDRError(f"{path}: the launch file is not UTF-8 text") from None
    document = Document(text, str(path))
    reader = _Reader(path.parent)
    launches = reader.file(document)
    if reader.problems:
        raise MDRError(sorted(reader.problems, key=_by_position))
    return launches


def _by_position(problem: Diagnostic) -> tuple[int, int]:
    return (problem.position.line, problem.position.column) if problem.position else (0, 0)


class _Reader:
    """Turns tables into specs, collecting mistakes; a value with a mistake becomes a harmless one."""

    def __init__(self, folder: Path) -> None:
        self.problems: list[Diagnostic] = []
        self._folder = folder

    def file(self, document: Document) -> list[LaunchSpec]:
        top = Place(document)
        self._unknown_keys(top, document.tables, ("launch",))
        launches = document.tables.get("launch", [])
        if not isinstance(launches, list) or not all(isinstance(item, dict) for item in launches):
            self.problems.append(top.problem("launch is not a list of tables", "launch", hint="write [[launch]]"))
            return []
        if not launches:
            self.problems.append(top.problem("no [[launch]] table", hint="each [[launch]] is one run of a kernel"))
        return [self._launch(top.inner("launch", index), table) for index, table in enumerate(launches)]

    def _launch(self, place: Place, table: dict[str, Any]) -> LaunchSpec:
        self._unknown_keys(place, table, LAUNCH_KEYS)
        block = self._size(place, table, "block")
        arguments = table.get("arg", [])
        if not isinstance(arguments, list) or not all(isinstance(item, dict) for item in arguments):
            self.problems.append(place.problem("arg is not a list of tables", "arg", hint="write [[launch.arg]]"))
            arguments = []
        args = tuple(self._argument(place.inner("arg", index), item) for index, item in enumerate(arguments))
        self._names_once(args)
        return LaunchSpec(
            grid=self._size(place, table, "grid"),
            block=block,
            args=args,
            kernel=self._text(place, table, "kernel"),
            type=self._text(place, table, "type", KERNEL_TYPES),
            lines=self._lines(place, table),
            order=self._text(place, table, "order", ORDERS) or ORDERS[0],
            dynamic_lds=self._bytes(place, table, "dynamic_lds"),
            expect=self._expect(place, table, args),
            place=place,
        )

    def _argument(self, place: Place, table: dict[str, Any]) -> ArgumentSpec:
        self._unknown_keys(place, table, ARGUMENT_KEYS)
        fill, init = self._text(place, table, "fill", FILLS), self._text(place, table, "init")
        dtype = self._text(place, table, "dtype", tuple(DTYPES))
        shape = self._shape(place, table, dtype)
        value = table.get("value")
        if "value" in table and (isinstance(value, bool) or not isinstance(value, (int, float))):
            self.problems.append(place.problem(f"value is {value!r}; it is a number", "value"))
            value = None
        seed = table.get("seed", 0)
        if isinstance(seed, bool) or not isinstance(seed, int) or seed < 0:
            self.problems.append(place.problem(f"seed is {seed!r}; it is a whole number from 0 on", "seed"))
            seed = 0
        given = [key for key in ("fill", "init", "value", "seed") if key in table]
        if "shape" in table:
            self._check_content(place, table, given)
        elif "value" not in table or given != ["value"]:
            extra = next((key for key in given if key != "value"), None)
            if extra:
                message, hint = f"{extra} is for buffers, and this argument has no shape", "add shape = [N]"
            else:
                message, hint = "an argument needs a value, or a shape", "write value = 64, or shape = [64]"
            self.problems.append(place.problem(message, *([extra] if extra else []), hint=hint))
        if shape is not None and fill is None and init is None:
            fill = "zeros"
        return ArgumentSpec(
            name=self._text(place, table, "name"),
            dtype=dtype,
            shape=shape,
            fill=fill,
            init=init,
            value=value,
            seed=seed,
            place=place,
        )

    def _check_content(self, place: Place, table: dict[str, Any], given: Sequence[str]) -> None:
        if "fill" in given and "init" in given:
            self.problems.append(place.problem("both fill and init are given: one of them says it", "init"))
        fill = table.get("fill")
        if "value" in given and fill != "constant":
            self.problems.append(
                place.problem("a buffer has no value", "value", hint='write fill = "constant" beside it, or no shape')
            )
        if fill == "constant" and "value" not in given:
            self.problems.append(place.problem("fill constant needs a value", "fill", hint="add value = 1"))
        if "seed" in given and fill != "random":
            self.problems.append(place.problem("seed goes with fill random only", "seed"))

    def _expect(self, place: Place, table: dict[str, Any], args: tuple[ArgumentSpec, ...]) -> dict[str, str]:
        expect = table.get("expect", {})
        if not isinstance(expect, dict):
            self.problems.append(place.problem("expect is not a table", "expect", hint="write [launch.expect]"))
            return {}
        names = [item.name for item in args if item.shape is not None and item.name]
        found: dict[str, str] = {}
        for name, expression in expect.items():
            if name not in names:
                self.problems.append(
                    place.problem(f"{name!r} is no buffer of this launch", "expect", name, hint=_nearest(name, names))
                )
            elif not isinstance(expression, str):
                self.problems.append(place.problem("an expected buffer is a numpy expression, as text", "expect", name))
            else:
                found[name] = expression
        return found

    def _lines(self, place: Place, table: dict[str, Any]) -> Path | None:
        name = self._text(place, table, "lines")
        path = self._folder / (name or DEFAULT_LINES)
        if path.is_file():
            return path
        if name is not None:
            self.problems.append(place.problem(f"there is no file {path}", "lines"))
        return None

    def _names_once(self, args: Iterable[ArgumentSpec]) -> None:
        seen: set[str] = set()
        for item in args:
            if item.name in seen:
                self.problems.append(item.place.problem(f"argument {item.name!r} is given twice", "name"))
            if item.name:
                seen.add(item.name)

    def _unknown_keys(self, place: Place, table: dict[str, Any], known: tuple[str, ...]) -> None:
        for key in table:
            if key not in known:
                assert place.document is not None
                position = place.document.key_position(*place.path, key)
                self.problems.append(
                    Diagnostic(f"unknown key {key!r}", position, hint=_nearest(key, known), width=len(key))
                )

    def _text(self, place: Place, table: dict[str, Any], key: str, known: Iterable[str] = ()) -> str | None:
        value, choices = table.get(key), list(known)
        if value is None:
            return None
        if not isinstance(value, str) or not value:
            self.problems.append(place.problem(f"{key} is {value!r}; it is text", key))
            return None
        if choices and value not in choices:
            self.problems.append(place.problem(f"unknown {key} {value!r}", key, hint=_nearest(value, choices)))
            return None
        return value

    def _size(self, place: Place, table: dict[str, Any], key: str) -> Size3:
        value = table.get(key)
        if value is None:
            self.problems.append(place.problem(f"{key} is missing", hint=f"add {key} = [64, 1, 1]"))
            return (1, 1, 1)
        given = [value] if isinstance(value, int) else value
        if not isinstance(given, list) or not 1 <= len(given) <= 3 or not all(_is_count(item) for item in given):
            self.problems.append(place.problem(f"{key} is {value!r}; it is one to three whole numbers above 0", key))
            return (1, 1, 1)
        x, y, z = given + [1] * (3 - len(given))
        return (x, y, z)

    def _bytes(self, place: Place, table: dict[str, Any], key: str) -> int:
        value = table.get(key, 0)
        if isinstance(value, int) and not isinstance(value, bool) and value >= 0:
            return value
        self.problems.append(place.problem(f"{key} is {value!r}; it is a whole number of bytes", key))
        return 0

    def _shape(self, place: Place, table: dict[str, Any], dtype: str | None) -> tuple[int, ...] | None:
        value = table.get("shape")
        if value is None:
            return None
        given = [value] if isinstance(value, int) else value
        if not isinstance(given, list) or not given or not all(_is_count(item) for item in given):
            self.problems.append(place.problem(f"shape is {value!r}; it is a list of whole numbers above 0", "shape"))
            return (1,)
        if prod(given) * (DTYPES[dtype].itemsize if dtype else 1) > MAX_BYTES:
            self.problems.append(place.problem(f"a buffer of {prod(given)} elements is too large", "shape"))
            return (1,)
        return tuple(given)


def _is_count(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and value > 0


def _nearest(word: str, known: Iterable[str]) -> str | None:
    """Return a hint: the word that was probably meant, or all there are."""
    choices = list(known)
    close = difflib.get_close_matches(word, choices, 1)
    if close:
        return f"did you mean {close[0]!r}?"
    return f"known: {', '.join(choices)}" if choices else None
