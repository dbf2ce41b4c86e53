"""The time of a kernel by a model of its chip: what a number without a device is made of. It is no measurement.

A compute unit's workgroups take for a tile of K the longest of the matrix units' work, shared memory's, L2's and of all other
instructions (by llvm-mca, where it knows the chip), with a part of the shorter ones; and at least a wave's own way through the
loop, with the copies' latency where stages do not hide it. Tiles of K, rounds and the memory's bandwidth make it a time.
"""

from __future__ import annotations

from dataclasses import dataclass

from mdr.assembly.chips import CHIPS, occupancy
from mdr.gemm.algorithm import Gemm, Problem
from mdr.gemm.schedule import Schedule
from mdr.gemm.targets import Target


@dataclass(frozen=True)
class Speed:
    """What a chip does at its highest clock: ``units`` compute units, MHz, GB/s of memory, operations and L2's bytes a clock."""

    units: int
    mhz: int
    bandwidth: int
    l2: int
    """Bytes a clock of all of L2."""
    rates: dict[int, int]
    """Operations a clock of a unit's matrix units, by the bits of the wider operand."""


SPEEDS = {
    # AMD's data sheets: MI210, MI300X, MI355X. One die of an MI250X is an MI210 with six units more. L2: 128 bytes a clock
    # and channel (white papers of CDNA 2 and 3), of 32 channels, and of 16 in each of eight dies.
    "gfx90a": Speed(104, 1700, 1638, 4096, {32: 256, 16: 1024, 8: 1024}),
    "gfx942": Speed(304, 2100, 5300, 16384, {32: 256, 16: 2048, 8: 4096}),
    "gfx950": Speed(256, 2400, 8000, 16384, {32: 256, 16: 4096, 8: 8192}),
    # NVIDIA's data sheets: A100 80 GB SXM, H200 SXM. L2: 5120 bytes a clock (A100's white paper), taken for both.
    "sm_80": Speed(108, 1410, 2039, 5120, {32: 1024, 16: 2048, 8: 4096}),
    "sm_90a": Speed(132, 1830, 4800, 5120, {32: 2048, 16: 4096, 8: 8192}),
}
_LATENCY = 800
"""Clocks from a copy's start to its data, between L2's and the memory's: an assumption."""
_BARRIER = 40
"""Clocks from the first to the last wave of a barrier: an assumption."""
_SHARED_RATE = 128
"""Bytes a clock of shared memory (AMD's ISA manuals, "LDS": 32 banks of 4 bytes; NVIDIA's the same)."""
_UNHIDDEN = 0.2
"""The part of what the longest of several things should hide and does not: an assumption."""
_CLOCKS_A_CYCLE = 4
"""llvm-mca's cycle for GFX9 is one issue of a wave of 64 lanes on 16; its rates then are those of the data sheets."""
_NVIDIA_REGISTERS, _NVIDIA_THREADS = 65536, 2048
"""Of a multiprocessor (CUDA programming guide, technical specifications)."""


@dataclass(frozen=True)
class Amount:
    """What a kernel takes: registers a lane, bytes of shared memory, threads of a workgroup.

    ``cycles``: llvm-mca's for a wave and a tile of K, and those with the matrix unit at work; None where there is no model.
    """

    registers: int
    shared: int
    threads: int
    cycles: tuple[float, float] | None = None


def resident(amount: Amount, target: Target) -> int:
    """Workgroups that a compute unit holds at a time, at least 1."""
    by_shared = target.shared_bytes // max(1, amount.shared)
    if target.backend == "amdgcn":
        waves_of_each = -(-amount.threads // (target.lanes * 4))
        by_registers = occupancy(CHIPS[target.name], amount.registers) // waves_of_each
    else:
        rounded = -(-max(1, amount.registers) // 8) * 8
        by_registers = min(_NVIDIA_REGISTERS // (rounded * amount.threads), _NVIDIA_THREADS // amount.threads)
    return max(1, min(by_shared, by_registers))


def microseconds(gemm: Gemm, schedule: Schedule, target: Target, amount: Amount, problem: Problem) -> float:
    """Return the modelled time of one launch, without what launching costs. Less registers or cycles never take longer."""
    speed, tile = SPEEDS[target.name], schedule.tile
    bits = max(8, gemm.a.bits, gemm.b.bits)
    groups = -(-problem.m // tile.m) * -(-problem.n // tile.n) * problem.batch * gemm.slices
    work = 2 * tile.m * tile.n * tile.k / speed.rates[bits]
    chain, idle = work, 0.0
    if amount.cycles is not None:
        chain, unit = (_CLOCKS_A_CYCLE * cycles for cycles in amount.cycles)
        waves_of_simd = -(-amount.threads // (target.lanes * 4))
        work, idle = max(work, unit * waves_of_simd), max(0.0, chain - unit) * waves_of_simd
    together = min(resident(amount, target), -(-groups // speed.units))
    moved = tile.k * (tile.m * gemm.a.bits + tile.n * gemm.b.bits) / 8
    waves, (wave_m, wave_n) = schedule.warps.count, schedule.warp_tile
    # wgmma reads shared memory itself, once for all waves of a warpgroup; mfma and mma.sync read what each wave needs.
    read = waves * (wave_m + wave_n) if schedule.pipeline not in ("together", "pingpong") else tile.m + tile.n
    shared = (read * tile.k * bits / 8 + moved) / _SHARED_RATE
    alone = max(chain, _LATENCY / (schedule.stages - 1)) if schedule.stages > 1 else chain + _LATENCY
    alone += _BARRIER * (1 if schedule.stages > 1 else 2)
    l2 = speed.l2 / speed.units
    parts = (work, shared, moved / l2, idle)
    longest = max(parts)
    turn = max(together * (longest + _UNHIDDEN * (sum(parts) - longest)), alone)
    turns = -(-max(1, -(-problem.k // gemm.slices)) // tile.k)
    stored = together * tile.m * tile.n * gemm.out.bits / 8 / l2
    rounds = -(-groups // (speed.units * together))
    clocks = rounds * (_LATENCY + turns * turn + stored)
    once = problem.batch * (
        problem.k * (problem.m * gemm.a.bits + problem.n * gemm.b.bits) + problem.m * problem.n * gemm.out.bits
    )
    return max(clocks / speed.mhz, once / 8 / speed.bandwidth / 1e3)
