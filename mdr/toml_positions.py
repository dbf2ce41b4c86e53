"""TOML with positions: the tables of a file, and the line and column of every key and header in it."""

from __future__ import annotations

import re
import tomllib
from typing import Any

from mdr.diagnostics import Diagnostic, MDRError, Position

Path = tuple[str | int, ...]

_HEADER = re.compile(r"""\s*(\[\[?)\s*((?:[^\[\]#"']|"[^"]*"|'[^']*')+?)\s*\]\]?\s*(?:#.*)?$""")
_KEY = re.compile(r"""\s*((?:[A-Za-z0-9_-]+|"[^"]*"|'[^']*')(?:\s*\.\s*(?:[A-Za-z0-9_-]+|"[^"]*"|'[^']*'))*)\s*=\s*""")
_PART = re.compile(r"""[A-Za-z0-9_-]+|"[^"]*"|'[^']*'""")
_PLACE = re.compile(r" \(at (?:line (\d+), column (\d+)|end of document)\)$")


class Document:
    """A parsed TOML file: ``tables`` as tomllib gives them; ``position`` says where a key or table stands."""

    def __init__(self, text: str, file: str) -> None:
        """Parse ``text``. Raises MDRError with position for what is no TOML."""
        self.file = file
        self._lines = text.splitlines()
        try:
            self.tables: dict[str, Any] = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            raise MDRError(self._syntax_error(str(error))) from None
        self._positions: dict[Path, tuple[int, int, int]] = {}
        self._locate()

    def position(self, *path: str | int) -> Position:
        """Return where the value at ``path`` (keys and list indices) is given: its value, or its table's header.

        A path that the file does not spell out falls back to the nearest table around it.
        """
        for length in range(len(path), 0, -1):
            if (found := self._positions.get(path[:length])) is not None:
                return self._at(found[0], found[1])
        return self._at(1, 1)

    def key_position(self, *path: str | int) -> Position:
        """Return where the key at ``path`` itself stands."""
        found = self._positions.get(path)
        return self._at(found[0], found[2]) if found is not None else self.position(*path)

    def _at(self, line: int, column: int) -> Position:
        text = self._lines[line - 1] if line <= len(self._lines) else ""
        return Position(self.file, line, column, text)

    def _syntax_error(self, message: str) -> Diagnostic:
        place = _PLACE.search(message)
        line, column = len(self._lines) or 1, 1
        if place is not None and place[1]:
            line, column = int(place[1]), int(place[2])
        text = _PLACE.sub("", message)
        return Diagnostic(text[:1].lower() + text[1:], self._at(line, column))

    def _locate(self) -> None:
        """Walk the lines. The text is known to be good TOML, so headers and keys are all that has to be told apart."""
        table: Path = ()
        counts: dict[Path, int] = {}
        number = 0
        while number < len(self._lines):
            line = self._lines[number]
            number += 1
            if header := _HEADER.match(line):
                table = self._resolve(header[2], counts, is_array=header[1] == "[[")
                self._positions.setdefault(table, (number, header.start(1) + 1, header.start(1) + 1))
            elif key := _KEY.match(line):
                path = table + tuple(_parts(key[1]))
                self._positions[path] = (number, key.end() + 1, key.start(1) + 1)
                # A value may go on over further lines: it is whole once it parses.
                value = line[key.end() :]
                while not _is_value(value) and number < len(self._lines):
                    value += "\n" + self._lines[number]
                    number += 1

    def _resolve(self, name: str, counts: dict[Path, int], *, is_array: bool) -> Path:
        """Return the path of a header; a name that is an array of tables stands for its last element."""
        path: Path = ()
        parts = _parts(name)
        for index, part in enumerate(parts):
            path += (part,)
            if index == len(parts) - 1 and is_array:
                counts[path] = counts.get(path, 0) + 1
            if path in counts:
                path += (counts[path] - 1,)
        return path


def _parts(name: str) -> list[str]:
    return [part.strip("\"'") for part in _PART.findall(name)]


def _is_value(text: str) -> bool:
    try:
        tomllib.loads(f"x = {text}")
    except tomllib.TOMLDecodeError:
        return False
    return True
