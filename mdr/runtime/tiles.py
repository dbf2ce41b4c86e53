"""Makes matrices of the lines in which lanes print the parts of a tile.

A lane's line is text like any other and says where its values belong (mdr.directives.tiles writes it):
``C: tile 32x32, row 4 + 0-3 8-11, column 7: [1.00, 2.00, …]``, with ``block 3`` or ``blocks 0-1`` before the row where there
are several matrices. What stands before and behind is the tile's title. Lines that follow each other with one title make up
a tile, until a place comes up again.
"""

from __future__ import annotations

import re

_LINE = re.compile(
    r"(?P<before>.*?)tile (?P<size>\d{1,2})x(?P=size)(?:, (?:block (?P<block>\d{1,2})|blocks 0-(?P<last>\d{1,2})))?, "
    r"row (?P<row>\d+) \+ (?P<steps>\d+(?:[- ]\d+)*), column (?P<column>\d+): \[(?P<values>[^\[\]]*)\](?P<after>.*)"
)
_GAP = "  "


class Tiles:
    """Gathers the lines of one tile after the other."""

    def __init__(self) -> None:
        self._title: tuple[str, str, int] | None = None
        self._cells: dict[tuple[int, int, int], str] = {}

    def take(self, line: str) -> list[str] | None:
        """Return the lines that are to be printed now that ``line`` has come; None if it is not part of a tile."""
        match = _LINE.fullmatch(line)
        if match is None:
            return None
        cells = _cells(match)
        if cells is None:
            return None
        title = match["before"], match["after"], int(match["size"])
        done = self.finish() if title != self._title or not self._cells.keys().isdisjoint(cells) else []
        self._title = title
        self._cells |= cells
        return done

    def finish(self) -> list[str]:
        """Return the lines of the tile that was gathered so far, if there is one."""
        if self._title is None:
            return []
        before, after, size = self._title
        found = []
        for block in sorted({block for block, _, _ in self._cells}):
            several = f" block {block}" if block or any(other for other, _, _ in self._cells) else ""
            found.append(f"{before.rstrip()}{several}{after}".strip() or f"tile {size}x{size}")
            found += self._matrix(block, size)
        self._title, self._cells = None, {}
        return found

    def _matrix(self, block: int, size: int) -> list[str]:
        """Return a block with its row and column numbers. Places of lanes that printed nothing are empty, rows left out."""
        rows = [[self._cells.get((block, row, column), "") for column in range(size)] for row in range(size)]
        label = len(str(size - 1))
        width = max(label, *(len(cell) for row in rows for cell in row))
        lines = [" " * label + "  " + _joined([str(column) for column in range(size)], width)]
        for number, row in enumerate(rows):
            if any(row):
                lines.append(f"{number:>{label}} |{_joined(row, width)}")
        return lines


def _joined(cells: list[str], width: int) -> str:
    return "".join(f"{_GAP}{cell:>{width}}" for cell in cells).rstrip()


def _cells(match: re.Match[str]) -> dict[tuple[int, int, int], str] | None:
    """Return the text of each value by block, row and column; None where there are not as many places in the tile."""
    size = int(match["size"])
    steps: list[int] = []
    for part in match["steps"].split():
        first, _, last = part.partition("-")
        steps += range(int(first), min(int(last or first), size) + 1)
    blocks = range(int(match["last"]) + 1) if match["last"] else [int(match["block"] or 0)]
    row, column = int(match["row"]), int(match["column"])
    places = [(block, row + step, column) for block in blocks for step in steps]
    values = match["values"].split(", ")
    if len(values) != len(places) or column >= size or any(place[1] >= size for place in places):
        return None
    return dict(zip(places, values, strict=True))
