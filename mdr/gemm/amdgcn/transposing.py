"""Operands whose rows in memory run across K, on gfx950: copied to LDS as they are, and transposed when they are read.

`ds_read_b64_tr_b16` (and `b8`) takes 8 bytes from each of 16 lanes, as rows of 16 elements in the order of lanes, and gives
lane ``l`` element ``l`` of each row. So LDS holds a row for each k, and four (eight) of them make four (eight) elements along
K of 16 columns. Rows are cut into blocks of 16 elements, which are swapped by XOR so that the lanes that LDS serves together
meet different banks.
"""

from __future__ import annotations

from mdr.gemm.amdgcn.memory import NOWHERE, rows_buffer
from mdr.gemm.amdgcn.place import Place
from mdr.gemm.amdgcn.plan import OperandPlan, Plan
from mdr.gemm.ir import Builder, Operand, Value, vector
from mdr.gemm.schedule import CHUNK

COLUMNS = 16
"""Elements of a block: what one group of lanes reads of a row."""


def block_swap(operand: OperandPlan, row: int, line_bytes: int, free: bool) -> int:
    """The number that a block's number is XORed with in LDS row ``row`` (its k)."""
    shift, mask, first = swap_numbers(operand, line_bytes, free)
    return ((row >> shift & mask) << 1 | (row >> first & 1)) if mask else 0


def swap_numbers(operand: OperandPlan, line_bytes: int, free: bool) -> tuple[int, int, int]:
    """(shift, mask, bit) of ``(k >> shift & mask) << 1 | (k >> bit & 1)``; a mask of 0 swaps nothing.

    Lanes that are served together read 4 or 8 rows that follow each other, and either two blocks of each or rows one
    bit further as well; short rows share a line of all banks.
    """
    row_bytes = operand.rows * operand.compute.bytes
    block = COLUMNS * operand.compute.bytes
    if not free or row_bytes & (row_bytes - 1) or row_bytes < 4 * block:
        return 0, 0, 0
    per_line = max(1, line_bytes // row_bytes)
    mask = min(row_bytes, line_bytes) // (2 * block) - 1
    return per_line.bit_length() - 1, mask, 3 if operand.compute.bytes == 2 else 5


class ColumnCopy:
    """The copies of such an operand, straight to LDS; the interface is that of `TileCopy`."""

    def __init__(self, b: Builder, plan: Plan, operand: OperandPlan, place: Place, lds: Value, thread: Value) -> None:
        self.b, self.plan, self.operand, self.place, self.lds = b, plan, operand, place, lds
        self.wave = b.call("i32", "llvm.amdgcn.readfirstlane.i32", [b.make("i32", f"lshr i32 {thread.ref}, 6")])
        size = operand.compute.bytes
        self.stride = b.mul(b.wide(place.leading), size)
        per_row = operand.rows * size // CHUNK
        self.narrow = b.cast("trunc", b.operand(self.stride, "i64"), "i32")
        self.offsets: list[Operand] = []
        for i in range(operand.rounds):
            block = b.add(thread, i * operand.threads)
            row = b.div(block, per_row)
            column = swapped(b, plan, operand, row, b.mul(b.rem(block, per_row), CHUNK // size))
            inside = b.compare("ult", b.add(column, place.row), place.rows)
            offset = b.add(b.mul(row, self.narrow), b.mul(column, size))
            self.offsets.append(b.select(inside, offset, NOWHERE))

    def begin(self, stage: Operand, k: Operand, lds_offset: int, tail: str) -> None:
        """Start the copy of the tile at ``k``; rows beyond the end of K are outside of the descriptor."""
        b, operand, place = self.b, self.operand, self.place
        before = b.mul(place.row, operand.compute.bytes)
        start = b.add(b.mul(b.wide(k), b.operand(self.stride, "i64")), b.wide(before))
        left, cache = b.sub(place.k_end, k), self.plan.schedule.memory.cache
        source = rows_buffer(b, b.at(place.pointer, start), left, operand.tile_k, self.narrow, before, cache)
        for i, offset in enumerate(self.offsets):
            first = b.add(b.mul(self.wave, 64 * CHUNK), i * operand.threads * CHUNK + lds_offset)
            to = b.at(self.lds, b.add(b.mul(stage, self.plan.stage_bytes), first))
            source.load_to_lds(b, to, offset, 0, tail)


def swapped(b: Builder, plan: Plan, operand: OperandPlan, row: Operand, column: Operand) -> Operand:
    """The column whose element lies at ``column`` in LDS row ``row``, and the other way round."""
    shift, mask, bit = swap_numbers(operand, plan.target.line_bytes, plan.schedule.shared.bank_conflict_free)
    if not mask:
        return column
    upper = b.mul(b.op("and", b.op("lshr", row, shift), mask), 2)
    swap = b.op("or", upper, b.op("and", b.op("lshr", row, bit), 1))
    return b.xor(column, b.mul(swap, COLUMNS))


class ColumnReader:
    """Where a lane reads its fragments: worked out at the kernel's start for each step of K and each read of it."""

    def __init__(
        self, b: Builder, plan: Plan, operand: OperandPlan, lane: Operand, first: Operand, offset: int
    ) -> None:
        self.b, self.plan, self.operand, self.offset = b, plan, operand, offset
        size = operand.compute.bytes
        self.rows = 8 // size
        """Rows of LDS, elements along K, that one read covers."""
        item = plan.instruction
        within = b.rem(lane, COLUMNS)
        lanes_a_row = COLUMNS // self.rows
        column = b.add(first, b.mul(b.rem(b.div(lane, COLUMNS), item.m // COLUMNS), COLUMNS))
        self.inner = b.mul(b.rem(within, lanes_a_row), COLUMNS // lanes_a_row)
        self.column = column
        group = b.div(lane, item.m)
        reads = plan.fragment_bytes // 8
        mine = b.add(b.mul(group, reads * self.rows), b.div(within, lanes_a_row))
        self.k = [
            [b.add(mine, (step * item.groups * reads + j) * self.rows) for j in range(reads)]
            for step in range(plan.steps)
        ]

    def load(self, lds: Value, stage: Operand, step: int, index: int, tail: str) -> list[Value]:
        """The reads of one fragment: vectors of elements along K."""
        b, operand, item = self.b, self.operand, self.plan.instruction
        size, out = operand.compute.bytes, []
        for k in self.k[step]:
            column = swapped(b, self.plan, operand, k, b.add(self.column, index * item.m))
            byte = b.add(b.mul(k, operand.rows * size), b.mul(b.add(column, self.inner), size))
            place = b.at(lds, b.add(b.add(b.mul(stage, self.plan.stage_bytes), byte), self.offset))
            kind, name = ("<4 x i16>", "tr16.b64.v4i16") if size == 2 else ("<2 x i32>", "tr8.b64.v2i32")
            text = b.call(kind, f"llvm.amdgcn.ds.read.{name}", [place], attributes=tail)
            out.append(b.cast("bitcast", text, vector(2, "i32")))
        return out
