"""Where the results of a matrix instruction lie: which row and column each register of each lane holds.

Source: the "Matrix Arithmetic Instruction Examples" and output layouts of the CDNA2 and CDNA3 ISA manuals; the same for all
operand types, and for sparse instructions. A lane ``l`` of 64 and its value ``e``, counted from the first register:

====================  ======  =================================  ============  ==========
result                values  row                                column        block
====================  ======  =================================  ============  ==========
32x32                 16 (a   8 * (e % 16 / 4) + 4 * (l / 32)    l % 32        e / 16
                      block)  + e % 4
16x16                 4 (a    4 * (l / 16) + e % 4               l % 16        e / 4
                      block)
4x4, 16 blocks        4       e                                  l % 4         l / 4
16x16 of f64          4       4 * e + l / 16                     l % 16        0
4x4 of f64, 4 blocks  1       l / 16                             l % 4         l / 4 % 4
====================  ======  =================================  ============  ==========
"""

from __future__ import annotations

from mdr.directives.problems import Problem, SyntaxStop
from mdr.directives.tree import WIDE, Binary, BuiltIn, Constant, Expression, Placeholder

LANES = 64


class Layout:
    """A result of ``size`` x ``size`` values in ``blocks`` matrices; ``values`` is how many of them a lane holds.

    A lane's first value is in row ``lane_rows * (lane / lane_divisor)``; ``rows`` are what is added for each value of a
    block. ``own_block``: each lane holds values of one block only; else of all, block after block.
    """

    __slots__ = ("blocks", "lane_divisor", "lane_rows", "own_block", "rows", "size")

    def __init__(
        self, size: int, blocks: int, lane_rows: int, lane_divisor: int, rows: tuple[int, ...], own_block: bool = False
    ) -> None:
        self.size = size
        self.blocks = blocks
        self.lane_rows = lane_rows
        self.lane_divisor = lane_divisor
        self.rows = rows
        self.own_block = own_block

    @property
    def values(self) -> int:
        """Return how many values a lane holds."""
        return len(self.rows) * (1 if self.own_block else self.blocks)

    def place(self, lane: int, value: int) -> tuple[int, int, int]:
        """Return block, row and column of a lane's value."""
        block, step = divmod(value, len(self.rows))
        if self.own_block:
            block = lane // self.size % self.blocks
        return block, self.lane_rows * (lane // self.lane_divisor) + self.rows[step], lane % self.size

    def row(self) -> Expression:
        """Return the row of a lane's first value."""
        if not self.lane_rows:
            return Constant(0, "i32")
        found: Expression = Binary(">>", BuiltIn("lane"), Constant(self.lane_divisor.bit_length() - 1, "i32"))
        return Binary("*", found, Constant(self.lane_rows, "i32")) if self.lane_rows > 1 else found

    def column(self) -> Expression:
        """Return a lane's column."""
        return Binary("&", BuiltIn("lane"), Constant(self.size - 1, "i32"))

    def block(self) -> Expression:
        """Return the block that a lane holds values of, where it holds those of one."""
        block = Binary(">>", BuiltIn("lane"), Constant(self.size.bit_length() - 1, "i32"))
        return Binary("&", block, Constant(self.blocks - 1, "i32"))


_ROWS_32 = tuple(8 * (value // 4) + value % 4 for value in range(16))
_ROWS_4 = (0, 1, 2, 3)

# By size, and whether the values are of 64 bits.
LAYOUTS = {
    (32, False): (Layout(32, 1, 4, 32, _ROWS_32), Layout(32, 2, 4, 32, _ROWS_32)),
    (16, False): (Layout(16, 1, 4, 16, _ROWS_4), Layout(16, 4, 4, 16, _ROWS_4)),
    (4, False): (Layout(4, 16, 0, 1, _ROWS_4, own_block=True),),
    (16, True): (Layout(16, 1, 1, 16, (0, 4, 8, 12)),),
    (4, True): (Layout(4, 4, 1, 16, (0,), own_block=True),),
}
SIZES = (32, 16, 4)


def shape_of(word: str) -> tuple[int, str | None] | None:
    """Return the size of the result that a shape (``32x32``) or a matrix instruction names, and the type of its values.

    The type is None for a shape; the whole is None for a word that is neither.
    """
    instruction = word.startswith(("v_mfma_", "v_smfmac_"))
    type: str | None = None
    for part in word.split("_") if instruction else (word,):
        if part in ("f32", "i32", "f64") and type is None:
            type = part
        sides = part.split("x")
        if len(sides) == (3 if instruction else 2) and sides[0].isdigit() and sides[0] == sides[1]:
            size = int(sides[0])
            if size in SIZES and (instruction or word == f"{size}x{size}"):
                return size, type if instruction else None
    return None


class TileOpening:
    """Writes what stands before the values of a tile: which rows and which column they are.

    ``layout`` is the key of the layout that fits the list, None before there was one: size, blocks, whether the values have 64
    bits.
    """

    def __init__(self, shape: str, size: int, type: str | None) -> None:
        self.layout: tuple[int, int, int] | None = None
        self._shape = shape
        self._size = size
        self._type = type

    def example(self) -> str:
        """Return registers that such a tile could lie in."""
        wide = self._type == "f64"
        values = LAYOUTS[self._size, wide][0].values
        return f"a[0:{values * (2 if wide else 1) - 1}]"

    def __call__(self, start: int, length: int, elements: list[Expression]) -> list[str | Placeholder]:
        if self.layout is not None:
            raise SyntaxStop(Problem(start, length, "A tile is one list of values.", "Print the other by itself."))
        wide = elements[0].type in WIDE
        layouts = LAYOUTS.get((self._size, wide), ())
        found = next((layout for layout in layouts if layout.values == len(elements)), None)
        if found is None:
            wanted = " or ".join(_holds(layout) for layout in layouts) or "no values of 64 bits"
            message = f"{self._shape} leaves {wanted} in a lane, but this is {len(elements)}."
            raise SyntaxStop(Problem(start, length, message, f"Write e.g. {{{self.example()}}}."))
        self.layout = (found.size, found.blocks, int(wide))
        return opening(found)


def _holds(layout: Layout) -> str:
    values = f"{layout.values} value{'s' if layout.values > 1 else ''}"
    return values if layout.own_block or layout.blocks == 1 else f"{values} of {layout.blocks} blocks"


def opening(layout: Layout) -> list[str | Placeholder]:
    """Return the text before a lane's values; mdr.runtime.tiles reads it.

    ``tile 32x32, row 4 + 0-3 8-11 16-19 24-27, column 7: `` for one block; ``block 3`` or ``blocks 0-3`` stand before the row.
    """
    blocks: list[str | Placeholder] = []
    if layout.own_block:
        blocks = [", block ", Placeholder(layout.block(), "%d", "$block")]
    elif layout.blocks > 1:
        blocks = [f", blocks 0-{layout.blocks - 1}"]
    return [
        f"tile {layout.size}x{layout.size}",
        *blocks,
        ", row ",
        Placeholder(layout.row(), "%d", "$row"),
        f" + {_ranges(layout.rows)}, column ",
        Placeholder(layout.column(), "%d", "$column"),
        ": ",
    ]


def _ranges(numbers: tuple[int, ...]) -> str:
    """Return ascending numbers as ranges: ``0-3 8-11``."""
    found: list[list[int]] = []
    for number in numbers:
        if found and number == found[-1][1] + 1:
            found[-1][1] = number
        else:
            found.append([number, number])
    return " ".join(str(first) if first == last else f"{first}-{last}" for first, last in found)
