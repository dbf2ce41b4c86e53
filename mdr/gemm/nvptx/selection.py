"""A schedule for a problem where the user names none: what a device would need for each, by a model of its time.

The numbers were fitted to an H200's times for the problems of bench/gemm_h200.py.
"""

from __future__ import annotations

from dataclasses import replace

from mdr.diagnostics import Diagnostic, MDRError
from mdr.gemm.algorithm import Gemm, Problem
from mdr.gemm.limits import largest_power
from mdr.gemm.nvptx.ampere import problems
from mdr.gemm.nvptx.frame import ROW, WGMMA_TYPES, Frame
from mdr.gemm.nvptx.mma import STEP, Plan
from mdr.gemm.schedule import LoadStorePolicy, Schedule, TileShape, WarpLayout
from mdr.gemm.targets import Target

MULTIPROCESSORS = 132
"""Of the H100 SXM and the H200. Only the choice depends on it; a launch asks the device."""
_PARTS, _PART_SIZE = 8, 16
"""A cluster's blocks share one of the chip's parts (GPC); each has at least so many multiprocessors."""
_MOST_STAGES = 16
_ROWS = (8, 16, 32, 64)
"""Heights of the tiles for problems of few rows, which wait for B's bytes: they spread B over the multiprocessors."""

_TILES = (
    # rows, columns, pipeline, how near its products come to the best rate, and what a tile costs besides: in products
    # (of two elements) that a multiprocessor does in the same time.
    (64, 64, "together", 0.6, 1.75e6),
    (64, 128, "together", 0.9, 1.75e6),
    (128, 256, "together", 0.97, 1.75e6),
    (128, 128, "pingpong", 1.0, 0.75e6),
    (128, 192, "pingpong", 1.0, 0.75e6),
)
_MMA_TILES = (
    (128, 256, WarpLayout(2, 4)),
    (128, 128, WarpLayout(2, 2)),
    (64, 64, WarpLayout(2, 2)),
    (32, 32, WarpLayout(2, 2)),
)
_LAST_TILE = 1.75e6
_SLICING = 100e3
"""What it costs to gather another slice, in bytes that a multiprocessor loads in the same time."""


def wgmma_schedule(
    gemm: Gemm,
    target: Target,
    m: int,
    n: int,
    *,
    align_d: int = 8,
    dependent: bool = False,
    resident: int = 1,
    pipeline: str = "together",
) -> Schedule:
    """Return the schedule of a tile with as many stages as fit, up to 16. Raises MDRError when two do not."""
    found: list[Diagnostic] = []
    for stages in range(_MOST_STAGES, 1, -1):
        schedule = Schedule(
            tile=TileShape(m, n, ROW // gemm.a.bytes),
            warps=WarpLayout(4 if pipeline == "pingpong" else max(4, m // 16), 1),
            memory=LoadStorePolicy(align_a=16 // gemm.a.bytes, align_b=16 // gemm.b.bytes, align_d=align_d),
            stages=stages,
            dependent=dependent,
            resident=resident,
            pipeline=pipeline,
        )
        found = Frame(gemm, schedule, target).problems()
        if not found:
            return schedule
    raise MDRError(found)


def slices_for(gemm: Gemm, problem: Problem) -> int:
    """Return in how many slices K is best cut: 1 where there are tiles enough, or many rows."""
    if _rows(gemm, problem) is None:
        return 1
    costs = {s: min(_bytes_of_a_block(gemm, problem, n, s) for n in (64, 128)) for s in range(1, 9)}
    return min(costs, key=lambda s: costs[s])


def choose(gemm: Gemm, target: Target, problem: Problem) -> Schedule:
    """Return the schedule that the model finds quickest. Raises MDRError when none can be made."""
    if gemm.a != gemm.b or gemm.a.name not in WGMMA_TYPES:
        raise MDRError(
            f"{target.name} kernels have no product of {gemm.a} and {gemm.b}", hint=f"two of {', '.join(WGMMA_TYPES)}"
        )
    dense, layout = problem.dense(gemm), gemm.layout
    align_a = largest_power(dense.lda | (problem.k if layout.a_along_k else problem.m), 16 // gemm.a.bytes)
    align_b = largest_power(dense.ldb | (problem.k if layout.b_along_k else problem.n), 16 // gemm.a.bytes)
    align_d = largest_power(dense.ldd | problem.n, 8)
    if target.name != "sm_90a" or not problem.k or min(align_a, align_b) * gemm.a.bytes < 16:
        return _mma_schedule(gemm, target, problem, LoadStorePolicy(align_a, align_b, align_d))
    candidates: list[tuple[float, tuple[int, int, str]]] = []
    rows = _rows(gemm, problem)
    if rows is not None:
        for n in (64, 128):
            candidates.append((_bytes_of_a_block(gemm, problem, n, gemm.slices), (rows, n, "together")))
    else:
        for m, n, pipeline, rate, besides in _TILES:
            tiles = -(-problem.m // m) * -(-problem.n // n) * problem.batch * gemm.slices
            rounds = -(-tiles // MULTIPROCESSORS)
            depth = -(-problem.k // gemm.slices)
            cost = rounds * (m * n * depth / rate + besides) + (_LAST_TILE if pipeline == "pingpong" else 0)
            candidates.append((cost, (m, n, pipeline)))
    last: MDRError | None = None
    for _, (m, n, pipeline) in sorted(candidates):
        try:
            return wgmma_schedule(gemm, target, m, n, align_d=align_d, pipeline=pipeline)
        except MDRError as error:
            last = error
    assert last is not None
    raise last


def _mma_schedule(gemm: Gemm, target: Target, problem: Problem, memory: LoadStorePolicy) -> Schedule:
    """Return the largest tile that gives each multiprocessor one, with as many stages as fit, up to 4."""
    direct = min(memory.align_a, memory.align_b) * gemm.a.bytes >= 4
    found: list[Diagnostic] = []
    for m, n, warps in _MMA_TILES:
        tiles = -(-problem.m // m) * -(-problem.n // n) * problem.batch
        if tiles < MULTIPROCESSORS and (m, n, warps) != _MMA_TILES[-1]:
            continue
        for stages in (4, 3, 2) if direct else (2,):
            tile = TileShape(m, n, (ROW if direct else STEP) // gemm.a.bytes)
            schedule = Schedule(tile, warps, memory=memory, stages=stages)
            found = problems(gemm, schedule, target)
            # Blocks of four warps leave the multiprocessor idle at barriers, so two of them have to fit.
            halved = (
                stages > 2 and warps.count == 4 and 2 * Plan(gemm, schedule, target).shared_bytes > target.shared_bytes
            )
            if not found and not halved:
                return schedule
    raise MDRError(found)


def dependent(schedule: Schedule) -> Schedule:
    """The same, to be launched before the kernel in front of it has ended."""
    return replace(schedule, dependent=True)


def _rows(gemm: Gemm, problem: Problem) -> int | None:
    """The height of the tile for a problem of few rows, None for others. Fewer than 64 need A along K."""
    if problem.batch > 1:
        return None
    return next((rows for rows in _ROWS if problem.m <= rows and (rows == 64 or gemm.layout.a_along_k)), None)


def _bytes_of_a_block(gemm: Gemm, problem: Problem, n: int, slices: int) -> float:
    """What one block loads, and its part of gathering slices; without end where clusters do not fit at once."""
    rows = _rows(gemm, problem) or _ROWS[-1]
    tiles = -(-problem.n // n)
    depth = -(-problem.k * gemm.a.bytes // ROW)
    fit = MULTIPROCESSORS if slices == 1 else _PARTS * (_PART_SIZE // slices)
    if tiles > fit and slices > 1:
        return float("inf")
    rounds = -(-tiles // fit)
    return rounds * -(-depth // slices) * (rows + n) * ROW + (slices - 1) * (n * rows * 4 + _SLICING)
