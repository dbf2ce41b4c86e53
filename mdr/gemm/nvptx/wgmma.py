"""The operations of a warp-specialised sm_90a kernel: bulk copies, products of warpgroups, fragments of D.

PTX ISA 8.6, "Asynchronous warpgroup level matrix instructions": descriptors, tile layouts of the 128-byte swizzle, and which
elements of D a thread holds.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from mdr.gemm.backend import Piece
from mdr.gemm.ir import Operand, Value, const
from mdr.gemm.nvptx.convert import LLVM_TYPES, as_float
from mdr.gemm.nvptx.frame import ATOM, CHUNK_BYTES, ROW, WARPGROUP, Frame
from mdr.gemm.nvptx.output import GlobalOutput
from mdr.gemm.nvptx.ptx import Ptx

_TYPES = {"f16": "f16", "bf16": "bf16", "fp8": "e4m3", "bf8": "e5m2", "i8": "s8", "u8": "u8"}
_SWIZZLE_128B = 1
BLOCK = 64 * ROW
"""Bytes of 64 elements of M (or N) by 64 of K, as a tile that is contiguous along M is laid out."""


def descriptor(leading: int, stride: int) -> int:
    """Return the constant bits of a matrix descriptor (PTX ISA, "Matrix descriptor format"), sizes in bytes.

    The address joins in bits 0 to 13, as all sizes in units of 16 bytes.
    """
    return (leading >> 4 & 0x3FFF) << 16 | (stride >> 4 & 0x3FFF) << 32 | _SWIZZLE_128B << 62


def operand_descriptor(along_k: bool) -> int:
    """The descriptor of a tile: eight rows an atom along K; else blocks of 64 elements, 8192 bytes apart."""
    return descriptor(16, ATOM) if along_k else descriptor(BLOCK, ATOM)


def step_bytes(along_k: bool) -> int:
    """How far the next 16 (for 8-bit elements 32) of K are in a tile."""
    return 32 if along_k else 16 * ROW


@dataclass(frozen=True)
class Fragment(Piece):
    """A pair of neighbours of D in a thread: ``column`` from the consumer's first (compile time), ``slot`` for matrices."""

    column: int = 0
    slot: tuple[int, int, int, int] = (0, 0, 0, 0)
    """Block of 64 rows, chunk of 64 columns, group of 8 columns in it, and 0 or 1 for the upper or lower 8 rows."""


class WgmmaOps(GlobalOutput):
    """The operations. The kernel sets what is known once: addresses, tensor maps, the consumer's own lane."""

    def __init__(self, b: Ptx, frame: Frame, base: Value) -> None:
        super().__init__(b, frame.gemm, frame.schedule)
        self.frame = frame
        self.base = base
        self.place: tuple[Operand, Operand] = (0, 0)
        """Row and column of D where the tile begins."""
        self.maps: dict[str, Value] = {}
        self.lane: Value = const("i32", 0)
        self.warp: Operand = 0
        self.consumer: Operand = 0
        self.part: Operand = 0
        """Which part of a tile this consumer makes."""
        self.line: Operand = 0
        """Where this lane's row begins in a chunk: lanes 0 to 15 name the rows of a warp, twice."""
        self.mixed: Operand = 0
        """Swizzled group of this lane: the upper 16 lanes have the next group of eight columns."""
        self.staged: dict[tuple[str, int, int, int], list[Value]] = {}
        self._vectors: dict[tuple[str, int], Value] = {}

    def begin_consumer(self, thread: Value) -> None:
        """Take the place of a consumer's thread (0 to 127 in its warpgroup)."""
        b = self.b
        self.lane = b.i32(b.op("and", thread, 31))
        self.warp = b.div(thread, 32)
        row = b.add(b.mul(self.warp, 16), b.op("and", self.lane, 15))
        own = b.add(b.add(self.base, self.frame.staging), b.mul(self.consumer, self.frame.staging_bytes))
        self.line = b.add(own, b.mul(row, ROW))
        self.mixed = b.xor(b.div(self.lane, 16), b.op("and", row, 7))

    # ---- the K loop

    def full(self, stage: Operand) -> Operand:
        """The barrier that a stage's copies complete."""
        return self.b.add(self.b.add(self.base, self.frame.barriers), self.b.mul(stage, 8))

    def empty(self, stage: Operand) -> Operand:
        """The barrier that the consumers of a stage complete."""
        return self.b.add(
            self.b.add(self.base, self.frame.barriers + 8 * self.frame.schedule.stages), self.b.mul(stage, 8)
        )

    def copy_async(self, stage: Operand, k: Operand) -> None:
        b, frame, gemm = self.b, self.frame, self.frame.gemm
        barrier = self.full(stage)
        b.barrier_expect(barrier, frame.stage_bytes)
        place = b.add(self.base, b.mul(stage, frame.stage_bytes))
        row, column = self.place
        for name, first, extent, along_k in (
            ("A", row, frame.schedule.tile.m, gemm.layout.a_along_k),
            ("B", column, frame.schedule.tile.n, gemm.layout.b_along_k),
        ):
            if along_k:
                b.copy_in(place, self.maps[name], barrier, (k, first, self.batch))
            else:
                for block in range(extent // 64):
                    at = (b.add(first, block * 64), k, self.batch)
                    b.copy_in(b.add(place, block * BLOCK), self.maps[name], barrier, at)
            place = b.add(place, frame.a_bytes)

    def commit(self, copy: Any) -> None:
        """Nothing: the copy engine writes shared memory by itself."""

    def wait(self, pending: int) -> None:
        """Wait until at most ``pending`` groups of products are unfinished."""
        self.b.asm("void", f"wgmma.wait_group.sync.aligned {pending};", "")

    def finish(self, total: Value) -> Value:
        """Wait for all products; what reads the sums stays behind this."""
        return self._tied(total, "wgmma.wait_group.sync.aligned 0;")

    def barrier(self) -> None:
        """All warps of this consumer."""
        self.b.named_barrier(self.b.add(self.consumer, 1), WARPGROUP)

    def load_fragment(self, operand: str, stage: Operand, step: int, index: int) -> Value:
        """The descriptor of what one instruction reads: the instruction itself reads shared memory."""
        b, frame, layout = self.b, self.frame, self.frame.gemm.layout
        if operand == "a":
            along_k, offset, per_index = layout.a_along_k, 0, 64 * ROW
            first = b.mul(b.div(self.part, frame.schedule.warps.n), frame.rows * ROW)
        else:
            along_k, offset, per_index = layout.b_along_k, frame.a_bytes, 0
            first = b.mul(b.rem(self.part, frame.schedule.warps.n), frame.columns * ROW)
        start = b.add(b.add(self.base, offset), b.add(first, b.mul(stage, frame.stage_bytes)))
        low = b.wide(b.op("and", b.op("lshr", start, 4), 0x3FFF))
        whole = b.op("or", low, operand_descriptor(along_k))
        return b.operand(b.add(whole, (index * per_index + step * step_bytes(along_k)) >> 4), "i64")

    def mma(self, total: Value, a: list[list[Value]], b: list[Value], keep: Operand = 1) -> Value:
        """Add the products of all steps of a K tile: ``a`` [step][block], ``b`` [step]; from zero where ``keep`` is 0.

        ``total`` is one structure of all sums of a thread, block by block.
        """
        frame, gemm, w = self.frame, self.frame.gemm, self.b
        per_block = frame.columns // 2
        kind = "s32" if not gemm.accumulate.is_float else "f32"
        depth = 256 // gemm.a.bits
        name = f"wgmma.mma_async.sync.aligned.m64n{frame.columns}k{depth}.{kind}.{_TYPES[gemm.a.name]}.{_TYPES[gemm.b.name]}"
        tail = ", 1, 1" if gemm.accumulate.is_float else ""
        if gemm.a.bits == 16:
            tail += f", {int(not gemm.layout.a_along_k)}, {int(not gemm.layout.b_along_k)}"
        sums, steps = frame.sums, len(b)
        args, text = (
            [w.i32(keep)],
            "{\n.reg .pred keep;\n.reg .pred all;\nsetp.ne.b32 keep, $KEEP, 0;\nsetp.eq.b32 all, 0, 0;\n",
        )
        number = 2 * sums + 1
        text += "wgmma.fence.sync.aligned;\n"
        for step in range(steps):
            args.append(b[step])
            of_b, number = number, number + 1
            for block in range(frame.blocks_m):
                args.append(a[step][block])
                registers = ", ".join(f"${block * per_block + i}" for i in range(per_block))
                predicate = "keep" if step == 0 else "all"
                text += f"{name} {{{registers}}}, ${number}, ${of_b}, {predicate}{tail};\n"
                number += 1
        text += "wgmma.commit_group.sync.aligned;\n}"
        return self._tied(total, text.replace("$KEEP", f"${2 * sums}"), "r" + ",l" * (len(args) - 1), args)

    def _tied(self, total: Value, text: str, constraints: str = "", args: list[Value] | None = None) -> Value:
        sums = self.parts(total)
        letter = "f" if sums[0].type == "float" else "r"
        ties = ",".join([f"={letter}"] * len(sums) + [str(i) for i in range(len(sums))])
        return self.b.asm(total.type, text, f"{ties},{constraints}" if constraints else ties, [*sums, *(args or [])])

    def parts(self, total: Value) -> list[Value]:
        """The sums of a structure, one by one."""
        kind = total.type[1:-1].split(", ")[0]
        count = total.type.count(kind)
        return [self.b.make(kind, f"extractvalue {total.type} {total.ref}, {i}") for i in range(count)]

    # ---- the epilogue

    def vector_place(self, name: str, column: Operand) -> Operand:
        """Where a vector's element for a column of this consumer lies in shared memory."""
        frame, b = self.frame, self.b
        each = frame.columns * 4
        first = frame.vector_offset + frame.vectors.index(name) * each
        own = b.add(b.add(self.base, first), b.mul(self.consumer, len(frame.vectors) * each))
        return b.add(own, b.mul(column, 4))

    def column(self, name: str, piece: Piece) -> Value:
        """Two f32 from shared memory; one read serves all rows of a block."""
        assert isinstance(piece, Fragment)
        b, key = self.b, (name, piece.column)
        if key not in self._vectors:
            place = b.add(self.vector_place(name, b.mul(b.op("and", self.lane, 3), 2)), piece.column * 4)
            got = b.asm("{float, float}", "ld.shared.v2.f32 {$0, $1}, [$2];", "=f,=f,r", [b.i32(place)])
            self._vectors[key] = b.gather([b.make("float", f"extractvalue {got.type} {got.ref}, {i}") for i in (0, 1)])
        return self._vectors[key]

    def forget_vectors(self) -> None:
        """Read vectors anew: values of one chunk are not kept for the next."""
        self._vectors.clear()

    def matrix(self, name: str, piece: Piece) -> Value:
        """A pair of a matrix: from the chunk that was loaded, or from global memory where nothing is staged."""
        assert isinstance(piece, Fragment)
        block, chunk, group, half = piece.slot
        b = self.b
        if self.frame.bulk_store:
            loaded = self.staged[(name, block, chunk, group // 2)][group % 2 * 2 + half]
            return as_float(b, b.cast("bitcast", loaded, f"<2 x {LLVM_TYPES[self.frame.gemm.out.name]}>"))
        return super().matrix(name, piece)

    def chunk_place(self, number: int, group: int, which: int = 0) -> Operand:
        """Where this lane's 16 bytes of a staged chunk lie, for stmatrix and ldmatrix of groups ``group`` and the next."""
        first = (which * self.frame.buffers + number) * CHUNK_BYTES
        return self.b.add(self.b.add(self.line, first), self.b.mul(self.b.xor(self.mixed, group), 16))

    def chunk(self, number: int, which: int = 0) -> Operand:
        """Where a consumer's staged chunk begins."""
        own = self.b.add(self.b.add(self.base, self.frame.staging), self.b.mul(self.consumer, self.frame.staging_bytes))
        return self.b.add(own, (which * self.frame.buffers + number) * CHUNK_BYTES)
