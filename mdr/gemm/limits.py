"""Rules that a schedule must keep, checked before any IR exists: each failure says the rule, the numbers and what would fit."""

from __future__ import annotations

from collections.abc import Iterable

from mdr.diagnostics import Diagnostic, MDRError
from mdr.gemm.algorithm import Gemm, Problem
from mdr.gemm.schedule import Schedule
from mdr.gemm.targets import Target


def checked(problems: Iterable[Diagnostic]) -> None:
    """Raise MDRError if there are any problems."""
    found = tuple(problems)
    if found:
        raise MDRError(found)


def shape_rules(schedule: Schedule, unit_m: int, unit_n: int, unit_k: int, why: str) -> list[Diagnostic]:
    """The tile is a whole number of ``unit_m`` x ``unit_n`` (over all waves), and of ``unit_k`` along K."""
    tile, found = schedule.tile, []
    for name, size, unit in (("tile_m", tile.m, unit_m), ("tile_n", tile.n, unit_n), ("tile_k", tile.k, unit_k)):
        if size < 1 or size % unit:
            found.append(
                Diagnostic(
                    f"{name} is {size}, and it must be a multiple of {unit}: {why}", hint=f"{name} = {near(size, unit)}"
                )
            )
    return found


def near(size: int, unit: int) -> int:
    """The multiple of ``unit`` that is nearest to ``size``, and not 0."""
    return max(unit, (size + unit // 2) // unit * unit)


def thread_rules(threads: int, schedule: Schedule, target: Target) -> list[Diagnostic]:
    """A workgroup has at most so many work-items."""
    if 0 < threads <= target.max_threads:
        return []
    waves = target.max_threads // target.lanes
    layout = schedule.warps
    hint = f"at most {waves} waves: warp_m * warp_n <= {waves}"
    return [
        Diagnostic(
            f"{layout.m} x {layout.n} waves are {threads} threads, and a workgroup on {target.name} has 1 to "
            f"{target.max_threads}",
            hint=hint,
        )
    ]


def shared_rules(stage_bytes: int, schedule: Schedule, target: Target, fixed: int = 0) -> list[Diagnostic]:
    """All stages fit into shared memory; ``fixed`` bytes of it are used besides."""
    needed = stage_bytes * schedule.stages + fixed
    if needed <= target.shared_bytes:
        return []
    fits = (target.shared_bytes - fixed) // stage_bytes
    if fits >= 1:
        hint = f"stages = {fits} takes {fits * stage_bytes + fixed} bytes"
    else:
        tile_k = schedule.tile.k
        while tile_k > 1 and stage_bytes * tile_k // schedule.tile.k > target.shared_bytes:
            tile_k //= 2
        hint = f"tile_k = {tile_k} with stages = 1, or smaller tile_m and tile_n"
    tile = schedule.tile
    return [
        Diagnostic(
            f"the tile {tile.m}x{tile.n}x{tile.k} takes {stage_bytes} bytes of shared memory a stage, {needed} in "
            f"{schedule.stages} stages, and {target.name} has {target.shared_bytes}",
            hint=hint,
        )
    ]


def register_rules(
    needed: int, accumulators: int, schedule: Schedule, target: Target, threads: int
) -> list[Diagnostic]:
    """A lane's sums and what it needs besides fit into its registers, with all waves of the workgroup on one CU or SM."""
    per_part = -(-(threads // target.lanes) // 4)
    most = min(target.registers, target.register_file // per_part)
    if needed <= most:
        return []
    layout = schedule.warps
    return [
        Diagnostic(
            f"a lane needs about {needed} registers ({accumulators} for sums), and has {most} on {target.name} with "
            f"{threads // target.lanes} waves in the workgroup",
            hint=f"a smaller tile, or more waves than {layout.m} x {layout.n} where registers do not run out",
        )
    ]


def memory_rules(gemm: Gemm, schedule: Schedule, problem: Problem) -> list[Diagnostic]:
    """The problem keeps what the schedule was promised of alignment and of K."""
    problem = problem.dense(gemm)
    memory, layout = schedule.memory, gemm.layout
    promises = (
        (
            "align_a",
            memory.align_a,
            {"lda": problem.lda, "K" if layout.a_along_k else "M": problem.k if layout.a_along_k else problem.m},
        ),
        (
            "align_b",
            memory.align_b,
            {"ldb": problem.ldb, "K" if layout.b_along_k else "N": problem.k if layout.b_along_k else problem.n},
        ),
        ("align_d", memory.align_d, {"ldd": problem.ldd, "N": problem.n}),
    )
    found = []
    if problem.m < 1 or problem.n < 1:
        found.append(
            Diagnostic(f"D is {problem.m} x {problem.n}, and nothing is to be computed", hint="M and N are 1 or more")
        )
    if problem.batch != 1 and not gemm.batched:
        found.append(
            Diagnostic(f"{problem.batch} matrices, and the kernel takes one", hint="say --batched (batched = true)")
        )
    for name, promised, sizes in promises:
        for what, size in sizes.items():
            if size % promised:
                fit = largest_power(size, promised)
                found.append(
                    Diagnostic(
                        f"{what} is {size}, and {name} = {promised} promises a multiple of {promised} elements",
                        hint=f"{name} = {fit}",
                    )
                )
    if memory.whole_k and (problem.k % schedule.tile.k or not problem.k):
        found.append(
            Diagnostic(
                f"K is {problem.k}, and whole_k promises a multiple of tile_k = {schedule.tile.k}",
                hint="leave whole_k out, or pad K",
            )
        )
    return found


def largest_power(size: int, most: int) -> int:
    """The largest power of two up to ``most`` that divides ``size``."""
    power = 1
    while power < most and size % (2 * power) == 0:
        power *= 2
    return power


def promise_rules(schedule: Schedule) -> list[Diagnostic]:
    """Promises are powers of two; there is at least one stage, and the order of tiles a group of at least one."""
    memory = schedule.memory
    found = []
    for name in ("align_a", "align_b", "align_d"):
        value = getattr(memory, name)
        if value < 1 or value & (value - 1):
            found.append(
                Diagnostic(
                    f"{name} is {value}, and it must be a power of two", hint=f"{name} = {largest_power(value, 16)}"
                )
            )
    if memory.cache not in ("always", "stream"):
        found.append(
            Diagnostic(
                f"cache is {memory.cache!r}", hint="'always' keeps lines in L2, 'stream' is for what is read once"
            )
        )
    for name, value in (("stages", schedule.stages), ("raster group", schedule.raster.group)):
        if value < 1:
            found.append(Diagnostic(f"{name} is {value}, and it must be 1 or more", hint=f"{name} = 1"))
    return found
