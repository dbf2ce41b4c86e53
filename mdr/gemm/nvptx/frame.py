"""Where everything of an sm_90a kernel lies in shared memory and registers; what does not fit is said before IR exists.

Facts: PTX ISA 8.7, "wgmma.mma_async" (shapes, shared memory layouts), "setmaxnreg"; CUDA programming guide, "Technical
specifications per compute capability".
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from mdr.diagnostics import Diagnostic
from mdr.gemm.algorithm import Gemm
from mdr.gemm.epilogues import Gelu
from mdr.gemm.schedule import Schedule
from mdr.gemm.targets import Target

ROW = 128
"""Bytes of a swizzled row: one line of all 32 banks."""
ATOM = 1024
"""Bytes of eight rows, the unit of the 128-byte swizzle; tiles begin at multiples of it."""
WARPGROUP = 128
"""Threads of a warpgroup."""
CHUNK_COLUMNS = 64
"""Columns of D that a warpgroup stages at a time: 128 bytes of 16-bit elements."""
CHUNK_BYTES = 64 * ROW
REGISTER_FILE = 65536
"""Registers of a multiprocessor."""
MAX_CLUSTER = 8
"""Blocks of a cluster that every device of compute capability 9.0 can hold."""
PIPELINES = ("together", "pingpong")
"""All consumers share a tile, or they make tiles in turn."""
WGMMA_TYPES = ("f16", "bf16", "fp8", "bf8", "i8", "u8")
"""Element types of A and B."""
OUTPUTS = ("f16", "bf16", "f32", "i32")
"""Element types of D."""
_INSTRUCTION = 26
"""Registers that ptxas wants at launch beside one wgmma's sums: its error C7602 names 90 for 64 sums."""
_BARRIER = 8


def problem(message: str, hint: str) -> Diagnostic:
    """Return a finding about a configuration, which has no place in a text."""
    return Diagnostic(message, hint=hint)


@dataclass(frozen=True)
class Frame:
    """The static plan of one warp-specialised kernel; `problems` says why it cannot be."""

    gemm: Gemm
    schedule: Schedule
    target: Target

    @property
    def teams(self) -> int:
        """Teams of consumers that make tiles in turn: one stores its tile while the other multiplies the next."""
        return 2 if self.schedule.pipeline == "pingpong" else 1

    @property
    def parts(self) -> int:
        """Warpgroups that share a tile."""
        return self.schedule.warps.count // 4

    @property
    def consumers(self) -> int:
        """Warpgroups that multiply."""
        return self.parts * self.teams

    @property
    def threads(self) -> int:
        """Threads of a block: the producer's warpgroup and the consumers'."""
        return WARPGROUP * (self.consumers + 1)

    @property
    def rows(self) -> int:
        """Rows of D that a consumer makes."""
        return self.schedule.tile.m // (self.schedule.warps.m // 4)

    @property
    def columns(self) -> int:
        """Columns of D that a consumer makes: the n of its wgmma."""
        return self.schedule.tile.n // self.schedule.warps.n

    @property
    def blocks_m(self) -> int:
        """wgmma rows are 64: how many of them a consumer has one above the other."""
        return -(-self.rows // 64)

    @property
    def chunk_rows(self) -> int:
        """Rows of a staged chunk. A tile of fewer than 64 rows multiplies what lies behind A too, and stores none of it."""
        return min(64, self.rows)

    @property
    def sums(self) -> int:
        """Accumulators a thread."""
        return self.blocks_m * self.columns // 2

    @property
    def a_bytes(self) -> int:
        """Bytes of A in a stage."""
        return self.schedule.tile.m * ROW

    @property
    def b_bytes(self) -> int:
        """Bytes of B in a stage."""
        return self.schedule.tile.n * ROW

    @property
    def stage_bytes(self) -> int:
        """Bytes that the full barrier of a stage waits for."""
        return self.a_bytes + self.b_bytes

    @cached_property
    def matrices(self) -> tuple[str, ...]:
        """The epilogue's matrices, C or R, that come through shared memory: all, where D leaves through it."""
        return tuple(p.name for p in self.gemm.parameters if p.kind == "matrix" and self.bulk_store)

    @cached_property
    def vectors(self) -> tuple[str, ...]:
        """The epilogue's vectors, kept in shared memory as f32."""
        return tuple(p.name for p in self.gemm.parameters if p.kind == "column")

    @property
    def bulk_store(self) -> bool:
        """Whether D leaves through shared memory and the copy engine: 16-bit elements, rows at multiples of 16 bytes."""
        return self.gemm.out.bits == 16 and self.schedule.memory.align_d * self.gemm.out.bytes >= 16

    @property
    def buffers(self) -> int:
        """Chunks of D that a consumer stages at once: two, or all where the epilogue's matrices are fetched ahead."""
        chunks = self.blocks_m * self.columns // CHUNK_COLUMNS
        return chunks if self.matrices else min(2, chunks)

    @property
    def staging(self) -> int:
        """Offset of the consumers' staging buffers; with matrices of the epilogue each has buffers of its own."""
        return self.schedule.stages * self.stage_bytes

    @property
    def staging_sets(self) -> int:
        """How many chunks lie side by side: each matrix's, D takes the first one's place."""
        return max(len(self.matrices), int(self.bulk_store))

    @property
    def staging_bytes(self) -> int:
        """Bytes of one consumer's buffers."""
        return self.staging_sets * self.buffers * CHUNK_BYTES

    @property
    def partials(self) -> int:
        """Offset of what the other slices' blocks send: f32 [slice][register][thread]."""
        return self.staging + self.consumers * self.staging_bytes

    @property
    def partial_bytes(self) -> int:
        """Bytes of one slice's sums."""
        return self.consumers * self.sums * self.partial_threads * 4

    @property
    def partial_threads(self) -> int:
        """Threads of a consumer that have rows of the tile: 16 rows a warp."""
        return 32 * max(1, self.chunk_rows // 16)

    @property
    def vector_offset(self) -> int:
        """Offset of the vectors: f32 [consumer][vector][columns]."""
        return self.partials + (self.gemm.slices - 1) * self.partial_bytes

    @property
    def barriers(self) -> int:
        """Offset of the barriers: full and empty ones of the stages, the matrices', one for the slices' sums."""
        return self.vector_offset + self.consumers * len(self.vectors) * self.columns * 4

    @property
    def matrix_barriers(self) -> int:
        """Offset of the barriers of the epilogue's matrices, one for each consumer."""
        return self.barriers + 2 * self.schedule.stages * _BARRIER

    @property
    def slice_barrier(self) -> int:
        """Offset of the barrier that the other slices arrive at."""
        return self.matrix_barriers + (self.consumers * _BARRIER if self.matrices else 0)

    @property
    def shared(self) -> int:
        """Bytes of shared memory."""
        return self.slice_barrier + (_BARRIER if self.gemm.slices > 1 else 0)

    @property
    def launch_registers(self) -> int:
        """Registers a thread that the block is launched with, a multiple of 8."""
        return min(240, REGISTER_FILE // (self.threads * self.schedule.resident) // 8 * 8)

    @property
    def producer_registers(self) -> int:
        """What the warpgroup that copies keeps; setmaxnreg gives the rest to the others."""
        return 40 if self.schedule.resident == 1 and self.sums <= 128 else 24

    @property
    def consumer_registers(self) -> int:
        """Registers a thread of the consumers after setmaxnreg; the sum over warpgroups never exceeds the launch's.

        A block that asks for more than it was launched with waits for ever, so this is rounded down.
        """
        spare = self.launch_registers * self.threads - self.producer_registers * WARPGROUP
        return min(240, spare // (self.consumers * WARPGROUP) // 8 * 8)

    @property
    def bookkeeping(self) -> int:
        """Registers of a consumer beside its sums, found by trying what leaves no spills.

        Addresses and descriptors; where D is stored element by element, an address and a condition for each pair; what
        the epilogue's matrices and an exponential hold.
        """
        exponential = any(isinstance(step, Gelu) for step in self.gemm.epilogue)
        return (40 if self.bulk_store else 80) + 16 * (bool(self.matrices) + exponential)

    def problems(self) -> list[Diagnostic]:
        """Return, with the numbers, what wgmma cannot do, or else what the chip does not have."""
        return list(self._unfit()) or [*self._registers(), *self._shared()]

    def _unfit(self) -> Iterator[Diagnostic]:
        gemm, tile, warps, element = self.gemm, self.schedule.tile, self.schedule.warps, self.gemm.a
        memory = self.schedule.memory
        if gemm.a != gemm.b or gemm.a.name not in WGMMA_TYPES:
            yield problem(f"wgmma has no product of {gemm.a} and {gemm.b}", f"two of {', '.join(WGMMA_TYPES)}")
            return
        if gemm.out.name not in OUTPUTS:
            yield problem(f"sm_90a kernels do not store {gemm.out}", f"out is {', '.join(OUTPUTS)}")
        if warps.m % 4:
            yield problem(f"{warps.m} x {warps.n} warps: wgmma takes 4 warps along M at a time", "warps m = 4 or 8")
            return
        if tile.k * element.bytes != ROW:
            yield problem(
                f"tile k = {tile.k}: rows of {tile.k * element.bytes} bytes of {element}; the 128-byte swizzle has 128",
                f"tile k = {ROW // element.bytes}",
            )
        short = tile.m in (8, 16, 32) and warps.m == 4 and gemm.layout.a_along_k
        if (
            (tile.m % (warps.m * 16) and not short)
            or tile.n % warps.n
            or self.columns % CHUNK_COLUMNS
            or not 0 < self.columns <= 256
        ):
            yield problem(
                f"tile {tile.m} x {tile.n} for {warps.m} x {warps.n} warps: a warpgroup makes {self.rows} x {self.columns}",
                "rows a multiple of 64 (8, 16 or 32 in all, where A is along K), columns 64, 128, 192 or 256",
            )
        if element.bits == 8 and gemm.layout.value != "NT":
            yield problem(
                f"layout {gemm.layout.value} of {element}: wgmma reads 8-bit elements along K only", "layout NT"
            )
        if min(memory.align_a, memory.align_b) * element.bytes < 16:
            yield problem(
                f"align_a = {memory.align_a}, align_b = {memory.align_b} {element} elements: the copy engine takes rows "
                "that begin at multiples of 16 bytes",
                f"align_a = align_b = {16 // element.bytes}, or instruction = mma on sm_80",
            )
        if self.teams > 1 and (self.parts > 1 or gemm.slices > 1):
            yield problem(
                f"pingpong with {warps.m} x {warps.n} warps and {gemm.slices} slices: a warpgroup makes a whole tile by itself",
                "warps 4 x 1 and no slices, or pipeline = together",
            )
        if gemm.slices > MAX_CLUSTER:
            yield problem(
                f"{gemm.slices} slices: a cluster has {MAX_CLUSTER} blocks at most", f"{MAX_CLUSTER} slices or fewer"
            )

    def _registers(self) -> Iterator[Diagnostic]:
        besides = self.bookkeeping
        need = self.sums + besides
        if self.threads > self.target.max_threads:
            yield problem(
                f"{self.threads} threads a block; {self.target.name} has {self.target.max_threads}",
                "fewer warps: one warpgroup more than said does the copies",
            )
        elif self.launch_registers < self.columns // 2 + _INSTRUCTION:
            yield problem(
                f"a product of {self.columns} columns takes {self.columns // 2 + _INSTRUCTION} registers at launch; "
                f"{self.schedule.resident} resident blocks of {self.threads} threads have {self.launch_registers}",
                "fewer warps or resident blocks, or fewer columns",
            )
        elif self.consumer_registers < need:
            yield problem(
                f"{self.sums} sums a thread and {besides} other registers are {need}; {self.consumers} consumer "
                f"warpgroups and a producer of {self.producer_registers} have {max(0, self.consumer_registers)} each "
                f"({self.schedule.resident} resident blocks share {REGISTER_FILE})",
                "a smaller tile, more warps along M, or fewer resident blocks",
            )

    def _shared(self) -> Iterator[Diagnostic]:
        schedule = self.schedule
        room = self.target.shared_bytes
        if schedule.resident > 1:  # 228 KiB a multiprocessor, and 1 KiB of it is kept for each block.
            room = room // schedule.resident // ATOM * ATOM
        if self.shared <= room:
            return
        rest = self.shared - self.staging
        fit = (room - rest) // self.stage_bytes
        yield problem(
            f"{self.shared} bytes of shared memory: {schedule.stages} stages of {self.stage_bytes} "
            f"({schedule.tile.m} x {schedule.tile.k} of A, {schedule.tile.n} x {schedule.tile.k} of B), and {rest} for the "
            f"epilogue and barriers; a block can have {room}",
            f"stages = {fit}" if fit >= 2 else "a smaller tile",
        )
