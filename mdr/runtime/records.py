"""Printed lines as data: which directive, workgroup, wave and lane each comes from, and the values in it.

All of it comes from what the kernel sent: the arguments of the line's format, and the quadwords behind them, read as the
code object's own description says (mdr.runtime.sites). Other code's lines have their text only.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from math import prod
from typing import TYPE_CHECKING, Any

import numpy as np

from mdr.runtime.cformat import conversions, format_message
from mdr.runtime.sites import Site, Sites

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from mdr.runtime.kernarg import Size3

LANES = 64

Message = tuple[bytes, bytes]
"""A format, and the quadwords that were sent with it."""
Number = int | float

_DTYPES = {
    "f16": "f2",
    "bf16": "f4",
    "f32": "f4",
    "f64": "f8",
    **{f"{k}{8 * n}": f"{k}{n}" for k in "iu" for n in (1, 2, 4, 8)},
}
_PACKED_ID = 10
NONE = -1
"""Stands for "not known" in columns of numbers."""


@dataclass(frozen=True, slots=True)
class Value:
    """A printed value: the expression as the directive has it, how its bits were read, and what that gave."""

    name: str
    type: str
    value: Number


@dataclass(frozen=True, slots=True)
class Record:
    """One printed line. What is None was not sent, or is unknown: lines of code that MDR did not make have their text only.

    ``directive`` counts the kernel's directives from 0 in the order of the code. ``workgroup`` is (x, y, z), an axis None
    where the kernel does not receive it. ``label`` is that of a timestamp, whose ``values`` are ``elapsed`` and ``start``,
    in ticks. ``iteration`` counts the passes of a loop from 0, where they are told apart. ``kind`` is as in
    `mdr.runtime.sites.Site`.
    """

    directive: int | None
    file: str | None
    line: int | None
    workgroup: tuple[int | None, int | None, int | None] | None
    wave: int | None
    lane: int | None
    iteration: int | None
    kind: str | None
    label: str | None
    values: tuple[Value, ...]
    text: str

    def to_json(self) -> dict[str, Any]:
        """Return plain data. JSON knows only finite numbers: the others are the texts NaN, Infinity and -Infinity."""
        return {
            "directive": self.directive,
            "file": self.file,
            "line": self.line,
            "workgroup": None if self.workgroup is None else list(self.workgroup),
            "wave": self.wave,
            "lane": self.lane,
            "iteration": self.iteration,
            "kind": self.kind,
            "label": self.label,
            "values": [{"name": item.name, "type": item.type, "value": _finite(item.value)} for item in self.values],
            "text": self.text,
        }


class Records(Sequence[Record]):
    """The lines of a launch in order of arrival; each is decoded when it is asked for."""

    def __init__(self, messages: Sequence[Message], sites: Sites, grid: Size3, block: Size3) -> None:
        self._messages = messages
        self._sites = sites
        self._grid = grid
        self._block = block

    def __len__(self) -> int:
        return len(self._messages)

    def __getitem__(self, index: Any) -> Any:
        if isinstance(index, slice):
            return [self._record(number) for number in range(*index.indices(len(self)))]
        return self._record(range(len(self))[index])

    def __iter__(self) -> Iterator[Record]:
        return map(self._record, range(len(self)))

    @property
    def kinds(self) -> frozenset[str]:
        """The kinds of lines that the kernel can print, whether it did or not."""
        return frozenset(site.kind for found in self._sites.values() for site in found)

    @cached_property
    def groups(self) -> list[Group]:
        """The lines of one site each, in columns; lines of other code are in none."""
        return list({id(group): group for group, _ in self._places.values()}.values())

    @cached_property
    def _places(self) -> dict[int, tuple[Group, int]]:
        """Group and row of each message that has a description."""
        numbers: dict[tuple[bytes, int], list[int]] = {}
        for number, (template, arguments) in enumerate(self._messages):
            if template in self._sites:
                numbers.setdefault((template, len(arguments)), []).append(number)
        places: dict[int, tuple[Group, int]] = {}
        for (template, size), found in numbers.items():
            taken = len(conversions(template))
            sites = tuple(
                site
                for site in self._sites[template]
                if len(site.fields) == taken and size == 8 * (taken + len(site.words))
            )
            if not sites:
                continue
            data = b"".join(self._messages[number][1] for number in found)
            quads = np.frombuffer(data, "<u8").reshape(len(found), -1)
            for group in _split(sites, template, np.array(found), quads, self._grid, self._block):
                places |= {int(number): (group, row) for row, number in enumerate(group.numbers)}
        return places

    def _record(self, number: int) -> Record:
        text = format_message(*self._messages[number]).decode("utf-8", "backslashreplace").removesuffix("\n")
        if number not in self._places:
            return Record(None, None, None, None, None, None, None, None, None, (), text)
        group, row = self._places[number]
        x, y, z, wave, lane, iteration = group.rows[0][row]
        return Record(
            group.site.id,
            group.site.file or None,
            group.site.line or None,
            None if x is y is z is None else (x, y, z),
            wave,
            lane,
            iteration,
            group.site.kind,
            group.site.label,
            group.rows[1][row],
            text,
        )


class Group:
    """Lines of one site as columns, a row each; ``numbers`` are their places among all lines.

    ``place`` has the columns ``workgroup_x``, ``workgroup_y``, ``workgroup_z``, ``wave``, ``lane`` and ``iteration``, with
    NONE for what is not known; ``values`` name, type and column of each value.
    """

    def __init__(
        self,
        site: Site,
        template: bytes,
        numbers: NDArray[Any],
        quads: NDArray[np.uint64],
        grid: Size3,
        block: Size3,
    ) -> None:
        letters = conversions(template)
        self.site = site
        self.numbers = numbers
        self.values: list[tuple[str, str, NDArray[Any]]] = [
            (name, type, _typed(quads[:, index], type, letters[index]))
            for index, (name, type) in enumerate(site.fields)
            if type != "char"
        ]
        words = _words(site, quads)
        self.place = _place(words, len(numbers), grid, block)
        if "start" in words:
            self.values.append(("start", "u64", words["start"]))

    @cached_property
    def rows(self) -> tuple[list[tuple[int | None, ...]], list[tuple[Value, ...]]]:
        """The columns of ``place``, None for what is not known, and the values, row by row."""
        places = list(zip(*(_known(column.tolist()) for column in self.place.values()), strict=True))
        values = [[Value(name, type, value) for value in column.tolist()] for name, type, column in self.values]
        return places, list(zip(*values, strict=True)) if values else [()] * len(places)


def _split(
    sites: tuple[Site, ...],
    template: bytes,
    numbers: NDArray[Any],
    quads: NDArray[np.uint64],
    grid: Size3,
    block: Size3,
) -> Iterator[Group]:
    """Yield a group for each of the sites that share a format and a size; ``site`` is in the same place in all."""
    if len(sites) == 1:
        yield Group(sites[0], template, numbers, quads, grid, block)
        return
    ids = _words(sites[0], quads).get("site")
    if ids is None:
        return
    for site in sites:
        rows = ids == site.id
        if rows.any():
            yield Group(site, template, numbers[rows], quads[rows], grid, block)


def _words(site: Site, quads: NDArray[np.uint64]) -> dict[str, NDArray[np.uint64]]:
    """Return the quadwords behind the arguments by name; halves are separate."""
    found: dict[str, NDArray[np.uint64]] = {}
    for index, word in enumerate(site.words, len(site.fields)):
        names = word.split()
        if len(names) == 1:
            found[word] = quads[:, index]
        else:
            found[names[0]] = quads[:, index] & np.uint64(0xFFFFFFFF)
            found[names[1]] = quads[:, index] >> np.uint64(32)
    return found


def _place(words: dict[str, NDArray[np.uint64]], rows: int, grid: Size3, block: Size3) -> dict[str, NDArray[np.int64]]:
    place: dict[str, NDArray[np.int64]] = {}
    sent = "tid" in words or "tid_x" in words
    for axis, groups in zip("xyz", grid, strict=True):
        # The kernel does not receive the number on an axis that it never asks for; with one workgroup there it is 0.
        unknown = 0 if groups == 1 and sent else NONE
        name = f"wg_{axis}"
        place[f"workgroup_{axis}"] = words[name].astype(np.int64) if name in words else np.full(rows, unknown, np.int64)
    linear: NDArray[np.int64] | None = None
    if "tid" in words:
        x, y, z = (words["tid"].astype(np.int64) >> _PACKED_ID * axis & (1 << _PACKED_ID) - 1 for axis in range(3))
        linear = (z * block[1] + y) * block[0] + x
    elif "tid_x" in words and prod(block[1:]) == 1:
        linear = words["tid_x"].astype(np.int64)
    place["wave"] = np.full(rows, NONE, np.int64) if linear is None else linear // LANES
    place["lane"] = np.full(rows, NONE, np.int64) if linear is None else linear % LANES
    place["iteration"] = words["iteration"].astype(np.int64) if "iteration" in words else np.full(rows, NONE, np.int64)
    return place


def _typed(quads: NDArray[np.uint64], type: str, letter: str) -> NDArray[Any]:
    """Read a column of arguments as C's printf got them: floats as f64, integers of at most 32 bits in the low half.

    ``letter`` is the conversion's: of types that numpy does not have (``u4``, ``e4m3fn``, ...) it says what they became.
    """
    dtype = np.dtype(_DTYPES.get(type, "f4" if letter in "fFeEgGaA" else "i4"))
    if dtype.kind == "f":
        with np.errstate(over="ignore"):
            return np.ascontiguousarray(quads).view(np.float64).astype(dtype)
    return quads.astype(dtype)


def _known(numbers: list[int]) -> list[int | None]:
    return [None if number == NONE else number for number in numbers]


def _finite(value: Number) -> Number | str:
    if isinstance(value, int) or np.isfinite(value):
        return value
    return "NaN" if np.isnan(value) else "Infinity" if value > 0 else "-Infinity"
