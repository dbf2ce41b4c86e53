"""Copies of one operand's tiles from global memory to LDS: straight, through registers, or transposed on the way.

LDS always holds rows along K, chunks of 16 bytes swapped by XOR, so that what reads it need not know how it came.
"""

from __future__ import annotations

from dataclasses import dataclass

from mdr.gemm.amdgcn.memory import NOWHERE, Buffer, buffer, integer, rows_buffer
from mdr.gemm.amdgcn.place import Place
from mdr.gemm.amdgcn.plan import OperandPlan, Plan
from mdr.gemm.ir import Builder, Operand, Value, const, vector
from mdr.gemm.schedule import CHUNK


@dataclass(frozen=True)
class Held:
    """A copy on its way through registers: chunks in the order of `TileCopy.rows`."""

    stage: Operand
    chunks: list[list[Value]]


class TileCopy:
    """The copies of one operand. Built at the kernel's start, where it works out each lane's addresses."""

    def __init__(self, b: Builder, plan: Plan, operand: OperandPlan, place: Place, lds: Value, thread: Value) -> None:
        self.b = b
        self.plan = plan
        self.operand = operand
        self.place = place
        self.lds = lds
        self.thread = thread
        wave = b.make("i32", f"lshr i32 {thread.ref}, 6")
        self.wave = b.call("i32", "llvm.amdgcn.readfirstlane.i32", [wave])
        self.stride = self._bytes(b.wide(place.leading))
        self.narrow_stride = b.cast("trunc", b.operand(self.stride, "i64"), "i32")
        self.blocks = [b.add(thread, i * operand.threads) for i in range(operand.rounds)]
        mask, shift = plan.swizzle
        rows, left = divmod(operand.threads, operand.chunks)
        first, position = b.div(thread, operand.chunks), b.rem(thread, operand.chunks)
        if left:
            self.rows = [b.div(block, operand.chunks) for block in self.blocks]
            self.positions = [b.rem(block, operand.chunks) for block in self.blocks]
        else:
            self.rows = [b.add(first, i * rows) for i in range(operand.rounds)]
            self.positions = [position] * operand.rounds
        self.swaps = [b.op("and", b.op("lshr", row, shift), mask) for row in self.rows]
        if not left and not rows % ((mask + 1) << shift):
            self.swaps = self.swaps[:1] * operand.rounds
        self.chunk_numbers = [self._chunk(i) for i in range(operand.rounds)]
        self.offsets = [self._offset(i) for i in range(operand.rounds)]
        self.source = self._whole_buffer() if operand.along_k else None

    # ---- addresses

    def _bytes(self, elements: Operand) -> Operand:
        bits = self.operand.memory.bits
        return self.b.div(elements, 2) if bits == 4 else self.b.mul(elements, bits // 8)

    def _chunk(self, i: int) -> Operand:
        """The chunk along K that the lane copies in a round."""
        if not self.plan.direct:
            return self.positions[i]
        return self.b.xor(self.positions[i], self.swaps[i])

    def _offset(self, i: int) -> Operand:
        """The lane's byte offset in a round; `NOWHERE` for lanes without a block."""
        b, operand = self.b, self.operand
        elements = b.mul(self.chunk_numbers[i], operand.per_chunk)
        if operand.along_k:
            offset = b.add(b.mul(self.rows[i], self.narrow_stride), self._bytes(elements))
        else:
            first = b.mul(self.rows[i], operand.width)
            offset = b.add(b.mul(elements, self.narrow_stride), self._bytes(first))
            inside = b.compare("ult", b.add(first, self.place.row), self.place.rows)
            offset = b.select(inside, offset, NOWHERE)
        if (i + 1) * operand.threads > operand.blocks:
            offset = b.select(b.compare("ult", self.blocks[i], operand.blocks), offset, NOWHERE)
        return offset

    def _whole_buffer(self) -> Buffer:
        """Rows along K: one descriptor, from the tile's first row to the matrix's end; K goes into the scalar offset.

        Rows beyond the matrix begin behind its end, so they are outside with the scalar offset or without.
        """
        b, place = self.b, self.place
        start = b.mul(b.wide(place.row), b.operand(self.stride, "i64"))
        elements = b.add(b.mul(b.wide(b.sub(place.rows, 1)), b.wide(place.leading)), b.wide(place.k_end))
        size = self._bytes(b.add(elements, 1) if self.operand.memory.bits == 4 else elements)
        return buffer(b, b.at(place.pointer, start), b.sub(size, start), self.plan.schedule.memory.cache)

    def _source(self, k: Operand) -> tuple[Buffer, Operand]:
        """The descriptor to load a tile at ``k`` through, and its scalar offset."""
        b, place = self.b, self.place
        if self.source is not None:
            # Copies ahead of the last tile fetch it again, rather than what follows the matrix.
            last = b.sub(place.k_end, self.operand.tile_k)
            return self.source, self._bytes(b.minimum(k, last, signed=True) if self.plan.whole_k else k)
        before = self._bytes(place.row)
        start = b.add(b.mul(b.wide(k), b.operand(self.stride, "i64")), b.wide(before))
        left, cache = b.sub(place.k_end, k), self.plan.schedule.memory.cache
        base = b.at(place.pointer, start)
        return rows_buffer(b, base, left, self.operand.tile_k, self.narrow_stride, before, cache), 0

    def _lds_place(self, stage: Operand, offset: int, bytes_: Operand) -> Value:
        b = self.b
        return b.at(self.lds, b.add(b.add(b.mul(stage, self.plan.stage_bytes), bytes_), offset))

    # ---- copying

    def begin(self, stage: Operand, k: Operand, lds_offset: int, tail: str) -> Held | None:
        """Start the copy of the tile at ``k``. With direct copies there is nothing to keep."""
        source, scalar = self._source(k)
        inside = Inside(self.b, self.operand, self.b.sub(self.place.k_end, k), self.plan.whole_k)
        if not self.plan.direct:
            return Held(stage, [self._block(i, source, scalar, inside) for i in range(self.operand.rounds)])
        for i in range(self.operand.rounds):
            first = self.b.add(self.b.mul(self.wave, 64 * CHUNK), i * self.operand.threads * CHUNK)
            offset = inside.or_nowhere(self.chunk_numbers[i], 0, self.offsets[i])
            source.load_to_lds(self.b, self._lds_place(stage, lds_offset, first), offset, scalar, tail)
        return None

    def finish(self, held: Held, lds_offset: int) -> None:
        """Write what is held in registers to LDS."""
        b, operand = self.b, self.operand
        for i, chunks in enumerate(held.chunks):
            partial = (i + 1) * operand.threads > operand.blocks
            after = b.fresh("copied")
            if partial:
                inside = b.fresh("copying")
                b.branch(inside, after, b.compare("ult", self.blocks[i], operand.blocks))
                b.label(inside)
            for v, chunk in enumerate(chunks):
                row = self.rows[i] if operand.along_k else b.add(b.mul(self.rows[i], operand.width), v)
                mask, shift = self.plan.swizzle
                swap = self.swaps[i] if operand.along_k else b.op("and", b.op("lshr", row, shift), mask)
                byte = b.add(b.mul(row, operand.row_bytes), b.mul(b.xor(self.positions[i], swap), CHUNK))
                b.store(chunk, self._lds_place(held.stage, lds_offset, byte), CHUNK)
            if partial:
                b.branch(after)
                b.label(after)
                # Waves without a block skip the wait for their loads, which must not land in what is used next.
                wait_for_loads(b, 0)

    def _block(self, i: int, source: Buffer, scalar: Operand, inside: Inside) -> list[Value]:
        """Load a block: the chunks of 16 bytes that go to LDS, one or as many as the block has rows."""
        b, operand = self.b, self.operand
        kind, parts = integer(operand.load_bytes), []
        for j in range(operand.loads):
            if operand.along_k:
                at = b.add(self.offsets[i], j * operand.load_bytes)
                at = inside.or_nowhere(self.chunk_numbers[i], j * operand.width, at)
            else:
                at = b.add(self.offsets[i], b.mul(self.narrow_stride, j))
            parts.append(self._elements(source.load(b, kind, at, scalar), i, j, inside))
        if operand.along_k:
            return [b.cast("bitcast", b.join(parts), "<4 x i32>")]
        rows = [b.gather([b.element(part, v) for part in parts]) for v in range(operand.width)]
        return [b.cast("bitcast", row, "<4 x i32>") for row in rows]

    def _elements(self, loaded: Value, i: int, j: int, inside: Inside) -> Value:
        """What was loaded as a vector of elements as they are computed with."""
        b, operand = self.b, self.operand
        if operand.memory.bits != 4:
            return b.cast("bitcast", loaded, vector(operand.width, f"i{operand.compute.bits}"))
        if operand.along_k and operand.align == 1:
            # The last byte of a row may hold one element more than K has.
            single = b.make("i8", f"and i8 {loaded.ref}, 15")
            loaded = b.select(inside.test(self.chunk_numbers[i], j * operand.width + 1), loaded, single)
        return widen(b, loaded, operand.width, operand.memory.signed)


class Inside:
    """Tests of one copy whether elements along K are before the end; each is written once."""

    def __init__(self, b: Builder, operand: OperandPlan, left: Operand, always: bool) -> None:
        self.b = b
        self.operand = operand
        self.left = left
        self.always = always
        self._known: dict[tuple[Operand, int], Value] = {}

    def test(self, chunk: Operand, first: int) -> Value:
        """Whether element ``first`` of a chunk is part of K."""
        if (chunk, first) not in self._known:
            k = self.b.add(self.b.mul(chunk, self.operand.per_chunk), first)
            self._known[chunk, first] = self.b.compare("slt", k, self.left)
        return self._known[chunk, first]

    def or_nowhere(self, chunk: Operand, first: int, offset: Operand) -> Operand:
        """The offset of elements of a chunk, or `NOWHERE` beyond the end of K."""
        return offset if self.always else self.b.select(self.test(chunk, first), offset, NOWHERE)


def wait_for_loads(b: Builder, count: int) -> None:
    """Wait until at most ``count`` of the wave's accesses of global memory are under way (s_waitcnt on GFX9: six bits)."""
    count = min(count, 63)
    operand = count & 15 | 7 << 4 | 15 << 8 | (count >> 4) << 14
    b.call("void", "llvm.amdgcn.s.waitcnt", [const("i32", operand)], immediate=(0,), attributes="#1")


def widen(b: Builder, packed: Value, count: int, signed: bool) -> Value:
    """``count`` packed 4-bit integers as bytes, in order; the sign is extended if there is one."""
    many = vector(count // 2, "i8")
    packed = b.cast("bitcast", packed, many)
    low = b.make(many, f"and {many} {packed.ref}, {const(many, 15).ref}")
    high = b.make(many, f"lshr {many} {packed.ref}, {const(many, 4).ref}")
    halves = []
    for half in (low, high):
        if signed:
            up = b.make(many, f"shl {many} {half.ref}, {const(many, 4).ref}")
            half = b.make(many, f"ashr {many} {up.ref}, {const(many, 4).ref}")
        halves.append(half)
    order = [pick for pair in range(count // 2) for pick in (pair, count // 2 + pair)]
    return b.shuffle(halves[0], order, halves[1])
