"""A schedule for a problem where the user names none."""

from __future__ import annotations

from mdr.diagnostics import Diagnostic, MDRError
from mdr.gemm.algorithm import Gemm, Problem
from mdr.gemm.nvptx.frame import CHUNK_COLUMNS, ROW, Frame
from mdr.gemm.schedule import LoadStorePolicy, Schedule, TileShape, WarpLayout
from mdr.gemm.targets import Target

MULTIPROCESSORS = 132
"""Of the H100 SXM and the H200. Only the choice depends on it; a kernel reads its grid."""
_EFFICIENCY = {(64, 64): 0.6, (64, 128): 0.8, (128, 128): 0.9, (128, 192): 0.96, (128, 256): 1.0}
"""Tiles (m, n), and how near a multiprocessor comes to its best rate in them: larger ones read less for each product."""


def wgmma_schedule(
    gemm: Gemm,
    target: Target,
    m: int,
    n: int,
    *,
    align_d: int,
    dependent: bool = False,
    resident: int = 1,
    consumers: int = 0,
    pipeline: str = "auto",
) -> Schedule:
    """Return the schedule of a tile with as many stages as fit, up to 16. Raises MDRError when two do not.

    ``consumers`` 0 is a warpgroup for each 64 rows.
    """
    problems: list[Diagnostic] = []
    for stages in range(16, 1, -1):
        schedule = Schedule(
            tile=TileShape(m, n, ROW // gemm.a.bytes),
            warps=WarpLayout(4 * (consumers or (1 if pipeline == "pingpong" else max(1, m // 64))), 1),
            memory=LoadStorePolicy(align_a=16 // gemm.a.bytes, align_b=16 // gemm.b.bytes, align_d=align_d),
            stages=stages,
            dependent=dependent,
            resident=resident,
            producer=True,
            instruction="wgmma",
            pipeline=pipeline,
        )
        problems = Frame(gemm, schedule, target).problems()
        if not problems:
            return schedule
    raise MDRError(problems)


def slices_for(gemm: Gemm, target: Target, problem: Problem) -> int:
    """Return in how many slices K is best cut where tiles are few: as many as give each multiprocessor a block."""
    tiles = -(-problem.m // 64) * -(-problem.n // 64) * problem.batch
    depth = -(-problem.k * gemm.a.bytes // ROW)
    return max(1, min(MULTIPROCESSORS // tiles, depth // 4, 8))


def choose(gemm: Gemm, target: Target, problem: Problem) -> Schedule:
    """Return the schedule whose tiles fill the device best: whole rounds of tiles, weighed by what each tile reaches."""
    dense = problem.dense(gemm)
    align_d = next(width for width in (8, 4, 2, 1) if dense.ldd % width == 0)

    def rounds(tile: tuple[int, int]) -> float:
        tiles = -(-problem.m // tile[0]) * -(-problem.n // tile[1]) * problem.batch
        return -(-tiles // MULTIPROCESSORS) * tile[0] * tile[1] / _EFFICIENCY[tile]

    if gemm.slices > 1:
        return wgmma_schedule(gemm, target, 64, 64, align_d=align_d)
    shapes = [tile for tile in _EFFICIENCY if tile[1] <= max(CHUNK_COLUMNS, problem.n)]
    last: MDRError | None = None
    for tile in sorted(shapes, key=rounds):
        try:
            return wgmma_schedule(gemm, target, *tile, align_d=align_d)
        except MDRError as error:
            last = error
    assert last is not None
    raise last
