"""Every number of a kernel for AMD, worked out from algorithm, schedule and chip before any IR exists."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property

from mdr.gemm.algorithm import Gemm
from mdr.gemm.amdgcn.matrix import COMPUTE, Instruction, choose, instructions
from mdr.gemm.schedule import CHUNK, Schedule
from mdr.gemm.targets import Target
from mdr.gemm.types import U8, ElementType


@dataclass(frozen=True)
class OperandPlan:
    """How one operand's tile comes into LDS and into registers. Sizes in bytes, positions in elements.

    LDS always holds rows along K, of ``row_bytes``; ``rows`` are the tile's along M or N.
    """

    memory: ElementType
    compute: ElementType
    rows: int
    tile_k: int
    along_k: bool
    align: int
    threads: int
    transposing: bool = False
    """LDS holds rows along M or N instead, and reading them transposes (gfx950, see transposing.py)."""

    @property
    def row_bytes(self) -> int:
        """Bytes of a row in LDS."""
        return self.tile_k * self.compute.bytes

    @property
    def chunks(self) -> int:
        """Chunks of a row."""
        return self.row_bytes // CHUNK

    @property
    def per_chunk(self) -> int:
        """Elements of a chunk."""
        return CHUNK // self.compute.bytes

    @property
    def width(self) -> int:
        """Elements that one global load takes: across K no more than leave a block for every thread."""
        if self.transposing:
            return self.per_chunk
        share = max(1, self.rows * self.chunks // self.threads)
        most = self.per_chunk if self.along_k else min(self.per_chunk, 8, 1 << (share.bit_length() - 1))
        least = 2 if self.memory.bits == 4 else 1
        return max(least, min(self.align, most))

    @property
    def load_bytes(self) -> int:
        """Bytes that one global load takes."""
        return self.width * self.memory.bits // 8

    @property
    def loads(self) -> int:
        """Global loads of a block: along K it is one chunk; else a block of ``width`` rows and ``per_chunk`` along K."""
        return self.per_chunk // self.width if self.along_k or self.transposing else self.per_chunk

    @property
    def blocks(self) -> int:
        """Blocks of the tile."""
        return self.rows * self.chunks // (1 if self.along_k or self.transposing else self.width)

    @property
    def rounds(self) -> int:
        """Blocks that a thread copies, rounded up."""
        return -(-self.blocks // self.threads)

    @property
    def bytes(self) -> int:
        """Bytes of the tile in LDS."""
        return self.rows * self.row_bytes


@dataclass(frozen=True)
class Plan:
    """All of it. Build it with `plan`, which says what does not fit."""

    gemm: Gemm
    schedule: Schedule
    target: Target
    instruction: Instruction
    a: OperandPlan
    b: OperandPlan
    direct: bool
    """Copies go to LDS by themselves (gfx950's loads to LDS of 16 bytes); through registers otherwise."""

    @property
    def threads(self) -> int:
        """Work-items of a workgroup."""
        return 64 * self.schedule.warps.count

    @property
    def whole_k(self) -> bool:
        """Whether no tile reaches beyond the end of K. A slice may be empty, so with slices it is not known."""
        return self.schedule.memory.whole_k and self.gemm.slices == 1

    @cached_property
    def fragment_bytes(self) -> int:
        """Bytes of an operand that a lane loads at a time: the most that the tile's K allows, up to a chunk."""
        item = self.instruction
        fits = [size for size in (32, 16, 8, 4) if not self.a.row_bytes % (item.groups * size)]
        return next(size for size in fits if size >= item.bytes and (size <= CHUNK or size == item.bytes))

    @property
    def steps(self) -> int:
        """Fragments along a tile's K."""
        return self.a.row_bytes // (self.instruction.groups * self.fragment_bytes)

    @property
    def parts(self) -> tuple[int, int]:
        """Matrix instructions' tiles in a wave's tile, along M and N."""
        m, n = self.schedule.warp_tile
        return m // self.instruction.m, n // self.instruction.m

    @property
    def stage_bytes(self) -> int:
        """LDS of one stage."""
        return self.a.bytes + self.b.bytes

    @property
    def shared_bytes(self) -> int:
        """LDS of the workgroup."""
        return self.stage_bytes * self.schedule.stages

    @property
    def corrections(self) -> tuple[int, int]:
        """Sums besides those of D: of B for each part along N where A is unsigned, and of A (see unsigned.py)."""
        return self.parts[1] * (self.a.compute is U8), self.parts[0] * (self.b.compute is U8)

    @property
    def accumulators(self) -> int:
        """Registers of the sums, a lane."""
        return (self.parts[0] * self.parts[1] + sum(self.corrections)) * self.instruction.registers

    @property
    def vector_registers(self) -> int:
        """Registers besides the sums that a lane needs at the least: fragments of a step, copies in flight, addresses.

        Blocks that are transposed are there twice while they are, and every narrow load takes a register of its own.
        """
        fragments = (self.parts[0] + self.parts[1]) * max(1, self.fragment_bytes // 4)
        copies = 0
        for x in () if self.direct else (self.a, self.b):
            copies += x.rounds * x.loads * max(1, x.load_bytes // 4) + (0 if x.along_k else 4 * x.width)
        return fragments + copies + 8 + 2 * self.steps + self.a.rounds + self.b.rounds

    @property
    def registers(self) -> int:
        """Registers that a lane needs at the least."""
        return self.accumulators + self.vector_registers

    @property
    def mfmas(self) -> int:
        """Matrix instructions of a wave for one tile of K."""
        return (self.parts[0] * self.parts[1] + sum(self.corrections)) * self.schedule.tile.k // self.instruction.k

    @property
    def swizzle(self) -> tuple[int, int]:
        """(mask, shift) of the place of chunks."""
        return self.schedule.shared.mask(self.a.row_bytes, self.target.line_bytes)


def make_plan(gemm: Gemm, schedule: Schedule, target: Target) -> Plan | None:
    """Return the plan of a kernel, or None if no matrix instruction fits; limits.py and checks.py say why."""
    if gemm.a not in COMPUTE or gemm.b not in COMPUTE:
        return None
    a, b = COMPUTE[gemm.a], COMPUTE[gemm.b]
    tile = schedule.tile
    instruction = choose(instructions(target.name, a, b), schedule.warp_tile, tile.k * a.bytes)
    if instruction is None:
        return None
    threads = 64 * schedule.warps.count
    memory = schedule.memory
    of_a = OperandPlan(gemm.a, a, tile.m, tile.k, gemm.layout.a_along_k, memory.align_a, threads)
    of_b = OperandPlan(gemm.b, b, tile.n, tile.k, gemm.layout.b_along_k, memory.align_b, threads)
    straight = [_straight(x) for x in (of_a, of_b)]
    if target.name != "gfx950" or schedule.stages < 2 or instruction.bytes < 8 or None in straight:
        return Plan(gemm, schedule, target, instruction, of_a, of_b, direct=False)
    first, second = (x for x in straight if x is not None)
    return Plan(gemm, schedule, target, instruction, first, second, direct=True)


def _straight(operand: OperandPlan) -> OperandPlan | None:
    """The operand as it is copied to LDS by itself, in whole rounds of 16 bytes a thread; None if it cannot be."""
    if operand.memory is not operand.compute or operand.align < operand.per_chunk:
        return None
    if not operand.along_k:
        row_bytes = operand.rows * operand.compute.bytes
        if operand.compute.bits > 16 or row_bytes & (row_bytes - 1):
            return None
        operand = replace(operand, transposing=True)
    return operand if not operand.blocks % operand.threads else None
