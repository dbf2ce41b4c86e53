"""How long the matrix instructions (MFMA, SMFMAC) keep their registers: wait states before another instruction may use them.

Facts: LLVM's GCNHazardRecognizer and scheduling model for gfx90a, gfx942 and gfx950, and the ISA manuals' tables of required
software-inserted wait states. "Passes" are groups of four cycles. The test suite compares all of it with llc's padding.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mdr.assembly.operations import Operation

_SHAPE = re.compile(r"v_s?mfmac?_(?:scale_)?[fi]\d+_(\d+)x\d+x\d+_?((\d+)b_)?(\w+)")
_FORMAT = re.compile(r"(cbsz|blgp):(\d)")

LONGEST = 20
"""Wait states after which no rule for matrix instructions applies any more."""


class Matrix:
    """One matrix instruction on one chip.

    ``passes`` is its length; ``double`` says that it works on f64, ``fast`` that it runs on the matrix unit proper (XDL)
    rather than at the vector unit's pace (f32 inputs on gfx942 and gfx950).
    """

    __slots__ = ("chip", "double", "fast", "name", "passes")

    def __init__(self, operation: Operation, chip: str) -> None:
        self.chip = chip
        self.name = operation.name
        match = _SHAPE.match(operation.name)
        assert match is not None, operation.text
        rows, blocks, kind = int(match[1]), match[3], match[4]
        self.double = kind == "f64" or operation.name.startswith("v_mfma_f64")
        self.fast = not self.double and (chip == "gfx90a" or kind != "f32")
        self.passes = self._length(rows, blocks is not None or kind == "f32", operation)

    def _length(self, rows: int, long: bool, operation: Operation) -> int:
        if self.double:
            return 4 if rows == 4 else 16 if self.chip == "gfx950" else 8
        if rows == 4:
            return 2
        if self.chip == "gfx90a":
            return 8 if rows == 16 else 16
        if operation.name.endswith("_f8f6f4"):
            # Eight-bit formats (0 and 1) in either source take twice as long as six- and four-bit ones.
            formats = dict(_FORMAT.findall(operation.text))
            long = any(int(formats.get(source, 0)) < 2 for source in ("cbsz", "blgp"))
        return (4 if rows == 16 else 8) * (2 if long else 1)

    @property
    def _extra(self) -> int:
        """The wait state that gfx950 adds for all but the shortest instructions of the matrix unit."""
        return int(self.chip == "gfx950" and self.fast and self.passes != 2)

    def before_vector_read(self, *, memory: bool) -> int:
        """Wait states before a vector instruction (``memory``: a memory or export one) reads a result."""
        if not self.double:
            return self._matrix_unit_latency()
        if memory:
            return 9 if self.passes == 4 else 18
        return self.before_matrix_source()

    def before_vector_write(self) -> int:
        """Wait states before another vector instruction writes a result's register."""
        if not self.double:
            return self._matrix_unit_latency()
        return 6 if self.passes == 4 else 11

    def _matrix_unit_latency(self) -> int:
        return self.passes + (3 if self.fast else 2) + self._extra

    def before_accumulator_write(self) -> int:
        """Wait states before a vector instruction writes the accumulator that this one reads."""
        if self.double or not self.fast:
            return 0
        return self.passes - 1

    def before_matrix_source(self) -> int:
        """Wait states before a matrix instruction reads a result as A or B (or as SMFMAC's index)."""
        if not self.double:
            return self._matrix_unit_latency()
        return 6 if self.passes == 4 else 19 if self.chip == "gfx950" else 11

    def before_accumulator(self, user: Matrix, *, same_registers: bool) -> int:
        """Wait states before ``user`` reads a result as its accumulator C; ``same_registers``: exactly those written."""
        if same_registers:
            if self.double and self.passes == 4 and user.double and user.passes == 4:
                return 4
            if self.chip == "gfx90a":
                return 0
            if self.passes == 2:
                return 2
            # Results are forwarded within one opcode only (llvm-project PR 218363).
            if self.chip == "gfx950" and user.name != self.name and self.fast and user.fast:
                return self.passes + 1
            return 0
        if self.chip == "gfx90a":
            if self.double:
                return 0 if not user.double else 9 if self.passes == 8 else 4
            return self.passes + int(user.double)
        if self.double:
            return 0 if user.fast else 4 if self.passes == 4 else 17 if self.chip == "gfx950" else 9
        if not self.fast:
            return 0 if user.fast else self.passes
        if self.chip == "gfx950":
            return self.passes + 1 + int(user.fast or self.passes != 2)
        return self.passes + 1
