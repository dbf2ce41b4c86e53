"""The operations of a kernel with mma.sync: asynchronous copies by every thread, ldmatrix, products of a warp.

PTX ISA 8.6: "cp.async", "ldmatrix", "Matrix fragments for mma.m16n8k16 with floating point type" and "... for .u8/.s8".
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from mdr.gemm.algorithm import Gemm
from mdr.gemm.ir import Operand, Value, const
from mdr.gemm.nvptx.output import GlobalOutput
from mdr.gemm.nvptx.ptx import GLOBAL, Ptx
from mdr.gemm.schedule import CHUNK, Schedule
from mdr.gemm.targets import Target

STEP = 32
"""Bytes of K that one instruction takes: two chunks."""
INSTRUCTIONS = {"f16": "m16n8k16.row.col.f32.f32", "bf16": "m16n8k16.row.col.bf16", "i8": "m16n8k32.row.col.s8"}
"""LLVM's names after ``llvm.nvvm.mma.`` by element type."""
LINE = 128
"""Bytes of all banks side by side."""
_BOOKKEEPING = 40


@dataclass(frozen=True)
class Side:
    """A tile of A or B in shared memory: ``rows`` of ``row_bytes``. ``along_k``: a row runs along K, else across it."""

    name: str
    along_k: bool
    rows: int
    row_bytes: int
    align: int
    """Bytes that one copy has, from 2 to 16."""
    warp: int
    """Rows (or columns) of D that a warp makes."""

    @property
    def bytes(self) -> int:
        """All of it."""
        return self.rows * self.row_bytes

    @property
    def chunks(self) -> int:
        """Chunks of 16 bytes in a row."""
        return self.row_bytes // CHUNK


@dataclass(frozen=True)
class Plan:
    """What follows from a schedule."""

    gemm: Gemm
    schedule: Schedule
    target: Target

    def _side(self, name: str, across: int, along_k: bool, align: int, warp: int) -> Side:
        size, depth = self.gemm.a.bytes, self.schedule.tile.k
        rows, columns = (across, depth) if along_k else (depth, across)
        return Side(name, along_k, rows, columns * size, min(CHUNK, align * size), warp)

    @cached_property
    def a(self) -> Side:
        """A's tile."""
        tile, memory, warp = self.schedule.tile, self.schedule.memory, self.schedule.warp_tile[0]
        return self._side("A", tile.m, self.gemm.layout.a_along_k, memory.align_a, warp)

    @cached_property
    def b(self) -> Side:
        """B's tile."""
        tile, memory, warp = self.schedule.tile, self.schedule.memory, self.schedule.warp_tile[1]
        return self._side("B", tile.n, self.gemm.layout.b_along_k, memory.align_b, warp)

    @property
    def threads(self) -> int:
        """Threads of a block."""
        return 32 * self.schedule.warps.count

    @property
    def steps(self) -> int:
        """Steps of K in a tile."""
        return self.schedule.tile.k * self.gemm.a.bytes // STEP

    @property
    def direct(self) -> bool:
        """Whether copies go past the registers: cp.async has 4, 8 and 16 bytes."""
        return min(self.a.align, self.b.align) >= 4

    @property
    def stage_bytes(self) -> int:
        """Shared memory of a stage."""
        return self.a.bytes + self.b.bytes

    @property
    def shared_bytes(self) -> int:
        """All shared memory: the stages, and a chunk where threads without one of their own write."""
        return self.schedule.stages * self.stage_bytes + CHUNK

    @property
    def sums(self) -> int:
        """Accumulators a thread."""
        m, n = self.schedule.warp_tile
        return m * n // 32

    @property
    def registers(self) -> int:
        """Registers a thread needs at the least: sums, fragments of two steps, and addresses."""
        m, n = self.schedule.warp_tile
        return self.sums + 2 * (m // 16 * 4 + n // 8 * 2) + _BOOKKEEPING


def read_conflicts(plan: Plan) -> int:
    """Extra cycles of a warp's ldmatrix for one tile of K: eight lanes read 16 bytes each, 128 bytes at once."""
    extra = 0
    depth = plan.schedule.tile.k * plan.gemm.a.bytes // CHUNK
    for side in (plan.a, plan.b):
        rows, chunks = (side.warp, depth) if side.along_k else (side.rows, side.warp * plan.gemm.a.bytes // CHUNK)
        for row in range(0, rows, 8):
            for chunk in range(chunks):
                places = [plan.schedule.shared.swizzle(row + i, chunk, side.row_bytes) % LINE for i in range(8)]
                extra += max(places.count(place) for place in places) - 1
    return extra


class MmaOps(GlobalOutput):
    """The operations of one kernel; ``m`` and ``n`` are where its tile of D begins."""

    def __init__(self, b: Ptx, plan: Plan, m: Operand, n: Operand, thread: Value) -> None:
        super().__init__(b, plan.gemm, plan.schedule)
        self.plan, self.thread = plan, thread
        self.origin = {"A": m, "B": n}
        self.shared = Value("ptr addrspace(3)", "@shared")
        self.lane = b.i32(b.op("and", thread, 31))
        warp = b.div(thread, 32)
        warps = plan.schedule.warps
        self.first = {"A": b.mul(b.rem(warp, warps.m), plan.a.warp), "B": b.mul(b.div(warp, warps.m), plan.b.warp)}
        self.ends = {"A": Value("i32", "%M"), "B": Value("i32", "%N")}

    # ---- copies

    def copy_async(self, stage: Operand, k: Operand) -> list[tuple[Value, Value]]:
        held = self._copy_side(self.plan.a, 0, stage, k) + self._copy_side(self.plan.b, self.plan.a.bytes, stage, k)
        if self.plan.direct:
            self.b.asm("void", "cp.async.commit_group;", "")
        return held

    def _copy_side(self, side: Side, offset: int, stage: Operand, k: Operand) -> list[tuple[Value, Value]]:
        b, plan = self.b, self.plan
        total, held = side.rows * side.chunks, []
        start = b.add(b.mul(stage, plan.stage_bytes), offset)
        if plan.direct and plan.threads % side.chunks == 0:
            self._copy_lines(side, start, k)
            return []
        for turn in range(-(-total // plan.threads)):
            number = b.add(self.thread, turn * plan.threads)
            row, chunk = b.div(number, side.chunks), b.rem(number, side.chunks)
            place = b.at(self.shared, b.add(start, self.swizzle(side, row, chunk)))
            inside = b.compare("ult", number, total) if total % plan.threads else None
            held += self._copy_chunk(side, row, chunk, k, place, inside)
        return held

    def _copy_lines(self, side: Side, start: Operand, k: Operand) -> None:
        """Copies of a thread that has the same chunk of every so many rows: one address, and a step to the next row.

        A copy of no bytes fills with zeros and reads nothing, so addresses outside of a matrix are never used.
        """
        b, plan, size = self.b, self.plan, self.gemm.a.bytes
        chunk, first = b.rem(self.thread, side.chunks), b.div(self.thread, side.chunks)
        step = plan.threads // side.chunks
        origin, end = self.origin[side.name], self.ends[side.name]
        widths = range(0, CHUNK // size, side.align // size)
        columns = [b.add(b.mul(chunk, CHUNK // size), width) for width in widths]
        across, along = (first, columns[0]) if side.along_k else (columns[0], first)
        row, column = (
            (b.add(origin, across), b.add(k, along)) if side.along_k else (b.add(k, along), b.add(origin, across))
        )
        pitch = b.wide(Value("i32", f"%ld{side.name.lower()}"))
        address = b.cast("ptrtoint", self._at(side, row, column), "i64")
        to_next = b.mul(pitch, step * size)
        limit = Value("i32", "%K")
        ends_here = [
            b.compare("ult", b.add(k, item), limit) if side.along_k else b.compare("ult", b.add(origin, item), end)
            for item in columns
        ]
        for turn in range(-(-side.rows // step)):
            inside = b.compare("ult", first, side.rows - turn * step) if side.rows < (turn + 1) * step else None
            line = b.add(first, turn * step)
            fits = (
                b.compare("ult", b.add(origin, line), end) if side.along_k else b.compare("ult", b.add(k, line), limit)
            )
            place = b.add(start, self.swizzle(side, first, chunk, turn * step))
            for number, width in enumerate(widths):
                target = b.cast("ptrtoint", b.at(self.shared, b.add(place, width * size)), "i32")
                source = b.operand(b.add(address, width * size), "i64")
                self._copy(target, source, side.align, self._both(fits, ends_here[number]), inside)
            address = b.operand(b.add(address, to_next), "i64")

    def _copy(self, target: Value, source: Value, width: int, valid: Value, inside: Value | None) -> None:
        """One cp.async, of zeros where it is not valid; none at all in threads that are not inside."""
        count = self.b.select(valid, width, 0)
        text = f"cp.async.{'cg' if width == CHUNK else 'ca'}.shared.global [$0], [$1], {width}, $2;"
        if inside is None:
            self.b.asm("void", text, "r,l,r", [target, source, count])
        else:
            self.b.when(inside, f"@p {text}", "r,l,r", [target, source, count])

    def _copy_chunk(
        self, side: Side, row: Operand, chunk: Operand, k: Operand, place: Value, inside: Value | None
    ) -> list[tuple[Value, Value]]:
        """16 bytes, in as many copies as the caller's promise of alignment asks for."""
        b, size = self.b, self.gemm.a.bytes
        column = b.mul(chunk, CHUNK // size)
        pieces, width = CHUNK // side.align, side.align // size
        elements = []
        for piece in range(pieces):
            column_here = b.add(column, piece * width)
            across, along = (row, column_here) if side.along_k else (column_here, row)
            across, along = b.add(self.origin[side.name], across), b.add(k, along)
            valid = self._both(
                b.compare("ult", across, self.ends[side.name]), b.compare("ult", along, Value("i32", "%K"))
            )
            source = self._source(side, *((across, along) if side.along_k else (along, across)), valid)
            if self.plan.direct:
                target = b.cast("ptrtoint", b.at(place, piece * side.align), "i32")
                self._copy(target, b.cast("ptrtoint", source, "i64"), side.align, valid, inside)
            else:
                kind = f"i{8 * side.align}"
                elements.append(b.select(valid, b.load(kind, source, side.align), const(kind, 0)))
        if self.plan.direct:
            return []
        whole = b.cast("bitcast", b.gather(elements), "<4 x i32>")
        return [(place, whole)] if inside is None else [(b.select(inside, place, self._spare()), whole)]

    def _spare(self) -> Value:
        """Where threads without a chunk of their own write: behind all stages."""
        return self.b.at(self.shared, self.plan.schedule.stages * self.plan.stage_bytes)

    def _both(self, x: Value, y: Value) -> Value:
        return self.b.make("i1", f"and i1 {x.ref}, {y.ref}")

    def _source(self, side: Side, row: Operand, column: Operand, valid: Value) -> Value:
        """The address of an element as stored, the first one where there is none."""
        return self._at(side, self.b.select(valid, row, 0), self.b.select(valid, column, 0))

    def _at(self, side: Side, row: Operand, column: Operand) -> Value:
        """The address of an element as stored, in this batch."""
        b, name, size = self.b, side.name, self.gemm.a.bytes
        index = b.add(b.mul(b.wide(row), b.wide(Value("i32", f"%ld{name.lower()}"))), b.wide(column))
        if self.gemm.batched:
            index = b.add(index, b.mul(b.wide(self.batch), Value("i64", f"%batch_{name.lower()}")))
        return b.make(GLOBAL, f"getelementptr i{8 * size}, {GLOBAL} %{name}, i64 {b.operand(index, 'i64').ref}")

    def commit(self, copy: list[tuple[Value, Value]]) -> None:
        for place, value in copy:
            self.b.store(value, place, CHUNK)

    def swizzle(self, side: Side, row: Operand, chunk: Operand, below: int = 0) -> Operand:
        """Where a chunk lies in its tile, so many rows below ``row``: `SharedMemPolicy.swizzle` on values."""
        b = self.b
        mask, shift = self.schedule.shared.mask(side.row_bytes)
        if (below >> shift) % (mask + 1) or below % (1 << shift):
            row, below = b.add(row, below), 0  # else chunks change places as they do in ``row``
        if mask:
            chunk = b.xor(chunk, b.op("and", b.op("lshr", row, shift), mask))
        place = b.add(b.mul(row, side.row_bytes), b.mul(chunk, CHUNK))
        return b.add(place, below * side.row_bytes)

    def wait(self, pending: int) -> None:
        self.b.asm("void", f"cp.async.wait_group {pending};", "")

    def barrier(self) -> None:
        self.b.named_barrier(0, self.plan.threads)

    # ---- products

    def load_fragment(self, operand: str, stage: Operand, step: int, index: int) -> list[Value]:
        """Four registers: 16 rows of A and a step of K, or 16 columns of B, which are two instructions' worth."""
        b, plan = self.b, self.plan
        side, offset = (plan.a, 0) if operand == "a" else (plan.b, plan.a.bytes)
        # ldmatrix: lanes 0 to 7 name the rows of the first 8x8 matrix, and so on. The order of the four follows the
        # registers of mma: for A rows first, for B K first; rows of a transposed tile run along K.
        low, high = b.op("and", self.lane, 7), b.div(self.lane, 16)
        middle = b.op("and", b.div(self.lane, 8), 1)
        inner, outer = (middle, high) if (operand == "a") == side.along_k else (high, middle)
        # ``inner`` moves the row by eight, ``outer`` takes the next chunk.
        row, depth = b.add(low, b.mul(inner, 8)), STEP // self.gemm.a.bytes
        if side.along_k:
            at = self.swizzle(side, b.add(row, self.first[side.name]), b.add(outer, step * (STEP // CHUNK)), index * 16)
        else:
            across = b.add(self.first[side.name], index * 16)
            at = self.swizzle(side, row, b.add(b.div(across, CHUNK // self.gemm.a.bytes), outer), step * depth)
        start = b.add(b.mul(stage, plan.stage_bytes), offset)
        place = b.at(b.at(self.shared, start), at)
        name = f"llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4{'' if side.along_k else '.trans'}.b16.p3"
        got = b.call("{i32, i32, i32, i32}", name, [place], attributes="#1")
        return [b.make("i32", f"extractvalue {got.type} {got.ref}, {i}") for i in range(4)]

    def mma(self, total: list[Value], a: list[Value], b: list[Value]) -> list[Value]:
        w, name = self.b, self.gemm.a.name
        given = [*a, *b]
        if name == "f16":
            given = [w.cast("bitcast", item, "<2 x half>") for item in given]
        kind = total[0].type
        result = f"{{{', '.join([kind] * 4)}}}"
        got = w.call(result, f"llvm.nvvm.mma.{INSTRUCTIONS[name]}", [*given, *total], attributes="#1")
        return [w.make(kind, f"extractvalue {result} {got.ref}, {i}") for i in range(4)]

    def fragments(self, stage: Operand, step: int) -> list[Value]:
        """What a warp needs for a step of K: four registers for each 16 rows of A, then for each 16 columns of B."""
        rows, columns = self.plan.a.warp // 16, self.plan.b.warp // 16
        of_a = [item for i in range(rows) for item in self.load_fragment("a", stage, step, i)]
        return of_a + [item for j in range(columns) for item in self.load_fragment("b", stage, step, j)]

    def products(self, totals: list[Value], fragments: list[Value]) -> list[Value]:
        """All products of a step; ``totals`` [row of instructions][column][4]."""
        out, rows, columns = list(totals), self.plan.a.warp // 16, self.plan.b.warp // 8
        of_b = fragments[4 * rows :]
        for i in range(rows):
            for j in range(columns):
                at = (i * columns + j) * 4
                out[at : at + 4] = self.mma(out[at : at + 4], fragments[4 * i : 4 * i + 4], of_b[2 * j : 2 * j + 2])
        return out

    def multiply(self, stage: Operand, totals: list[Value]) -> list[Value]:
        """All products of a tile."""
        for step in range(self.plan.steps):
            totals = self.products(totals, self.fragments(stage, step))
        return totals


def pipelined_loop(ops: MmaOps, zeros: list[Value]) -> list[Value]:
    """The loop over K with each step's fragments read while the step before is multiplied, across tiles too.

    After a barrier every warp has products to do while it waits for its first reads: worth 20 % (`main_loop` reads then).
    """
    b, plan = ops.b, ops.plan
    stages, depth = plan.schedule.stages, plan.schedule.tile.k
    for number in range(stages - 1):
        ops.copy_async(number, number * depth)
    ops.wait(stages - 2)
    ops.barrier()
    start = [const("i32", 0), const("i32", 0), const("i32", stages - 1)]
    held = ops.fragments(0, 0)
    loop = b.loop("loop", [*start, *held, *zeros])
    k, stage, free, *rest = loop.values
    held, totals = rest[: len(held)], rest[len(held) :]
    ops.copy_async(free, b.add(k, (stages - 1) * depth))
    following = _around(b, stage, stages)
    for step in range(plan.steps):
        if step + 1 < plan.steps:
            ahead = ops.fragments(stage, step + 1)
        else:
            ops.wait(stages - 2)
            ops.barrier()
            ahead = ops.fragments(following, 0)
        totals, held = ops.products(totals, held), ahead
    further = b.i32(b.add(k, depth))
    loop.again(
        [further, following, _around(b, free, stages), *held, *totals], b.compare("slt", further, Value("i32", "%K"))
    )
    return totals


def _around(b: Ptx, stage: Value, stages: int) -> Value:
    """The next stage."""
    moved = b.add(stage, 1)
    return b.select(b.compare("eq", moved, stages), 0, moved)
