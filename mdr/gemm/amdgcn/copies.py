"""Copies of one operand's tiles from global memory to LDS: straight, through registers, or transposed on the way.

LDS always holds rows along K, chunks of 16 bytes swapped by XOR, so that what reads it need not know how it came.
"""

from __future__ import annotations

from dataclasses import dataclass

from mdr.gemm.amdgcn.memory import NOWHERE, Buffer, buffer, integer
from mdr.gemm.amdgcn.plan import OperandPlan, Plan
from mdr.gemm.ir import Builder, Operand, Value, const, vector
from mdr.gemm.schedule import CHUNK


@dataclass(frozen=True)
class Place:
    """Where an operand's tile of this workgroup is: its first row, the rows there are, the end of its part of K."""

    pointer: Value
    row: Operand
    rows: Value
    k_end: Operand
    leading: Value


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
        self.rows = [b.div(block, operand.chunks) for block in self.blocks]
        self.positions = [b.rem(block, operand.chunks) for block in self.blocks]
        mask, shift = plan.swizzle
        self.swaps = [b.op("and", b.op("lshr", row, shift), mask) for row in self._first_rows()]
        self.offsets = [self._offset(i) for i in range(operand.rounds)]

    # ---- addresses

    def _first_rows(self) -> list[Operand]:
        """The row of each round's (first) chunk; the same swap serves all rounds where rounds are whole periods."""
        mask, shift = self.plan.swizzle
        per_round = self.operand.threads // self.operand.chunks
        whole = not per_round % ((mask + 1) << shift) and not self.operand.threads % self.operand.chunks
        return [self.rows[0] if whole else row for row in self.rows]

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
        elements = b.mul(self._chunk(i), operand.per_chunk)
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

    def _buffer(self, k: Operand) -> Buffer:
        """The descriptor of the matrix from the tile at ``k`` on."""
        b, place = self.b, self.place
        row, far = b.wide(place.row), b.operand(self.stride, "i64")
        if self.operand.along_k:
            start = b.add(b.mul(row, far), b.operand(self._bytes(b.wide(k)), "i64"))
            elements = b.add(b.mul(b.wide(b.sub(place.rows, 1)), b.wide(place.leading)), b.wide(place.k_end))
            size = self._bytes(b.add(elements, 1) if self.operand.memory.bits == 4 else elements)
        else:
            start = b.add(b.mul(b.wide(k), far), b.operand(self._bytes(row), "i64"))
            size = b.mul(b.wide(place.k_end), far)
        base = b.at(place.pointer, start)
        return buffer(b, base, b.sub(size, start), self.plan.schedule.memory.cache)

    def _lds_place(self, stage: Operand, offset: int, bytes_: Operand) -> Value:
        b = self.b
        return b.at(self.lds, b.add(b.add(b.mul(stage, self.plan.stage_bytes), bytes_), offset))

    # ---- copying

    def begin(self, stage: Operand, k: Operand, lds_offset: int, tail: str) -> Held | None:
        """Start the copy of the tile at ``k``. With direct copies there is nothing to keep."""
        source = self._buffer(k)
        left = self.b.sub(self.place.k_end, k)
        if not self.plan.direct:
            return Held(stage, [self._block(i, source, left) for i in range(self.operand.rounds)])
        for i in range(self.operand.rounds):
            first = self.b.add(self.b.mul(self.wave, 64 * CHUNK), i * self.operand.threads * CHUNK)
            offset = self._within(self._chunk(i), 0, left, self.offsets[i])
            source.load_to_lds(self.b, self._lds_place(stage, lds_offset, first), offset, tail)
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

    def _within(self, chunk: Operand, first: int, left: Operand, offset: Operand) -> Operand:
        """The offset of elements of a chunk, or `NOWHERE` beyond the end of K."""
        b = self.b
        k = b.add(b.mul(chunk, self.operand.per_chunk), first)
        return b.select(b.compare("slt", k, left), offset, NOWHERE)

    def _block(self, i: int, source: Buffer, left: Operand) -> list[Value]:
        """Load a block: the chunks of 16 bytes that go to LDS, one or as many as the block has rows."""
        b, operand = self.b, self.operand
        kind, parts = integer(operand.load_bytes), []
        for j in range(operand.loads):
            if operand.along_k:
                at = self._within(
                    self._chunk(i), j * operand.width, left, b.add(self.offsets[i], j * operand.load_bytes)
                )
            else:
                at = b.add(self.offsets[i], b.mul(self.narrow_stride, j))
            parts.append(self._elements(source.load(b, kind, at), i, j, left))
        if operand.along_k:
            return [b.cast("bitcast", b.join(parts), "<4 x i32>")]
        rows = [b.gather([b.element(part, v) for part in parts]) for v in range(operand.width)]
        return [b.cast("bitcast", row, "<4 x i32>") for row in rows]

    def _elements(self, loaded: Value, i: int, j: int, left: Operand) -> Value:
        """What was loaded as a vector of elements as they are computed with."""
        b, operand = self.b, self.operand
        kind = f"i{operand.compute.bits}"
        if operand.memory.bits != 4:
            return b.cast("bitcast", loaded, vector(operand.width, kind))
        if operand.along_k and operand.align == 1:
            # The last byte of a row may hold one element more than K has.
            k = b.add(b.mul(self._chunk(i), operand.per_chunk), j * operand.width + 1)
            single = b.make("i8", f"and i8 {loaded.ref}, 15")
            loaded = b.select(b.compare("slt", k, left), loaded, single)
        return widen(b, loaded, operand.width, operand.memory.signed)


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
