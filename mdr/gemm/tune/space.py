"""Every configuration worth a thought, those that the chip can have, and those that the model cannot rule out."""

from __future__ import annotations

import itertools
import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from typing import Any

from mdr.diagnostics import Diagnostic, MDRError
from mdr.gemm.algorithm import Gemm, Problem
from mdr.gemm.backend import backend_for
from mdr.gemm.config import GemmConfig
from mdr.gemm.limits import memory_rules
from mdr.gemm.schedule import Schedule
from mdr.gemm.targets import Target
from mdr.gemm.tune.model import Amount, microseconds
from mdr.gemm.tune.pareto import front

KNOBS = ("tile_m", "tile_n", "tile_k", "warp_m", "warp_n", "stages", "pipeline")
"""The settings that are tuned."""

_NUMBER = re.compile(r"\d+")
_SLOW = 1.5
"""A configuration whose least time is so many times that of its pipeline's best is left out."""


@dataclass(frozen=True)
class Candidate:
    """One configuration for one problem, with the least that it can take."""

    config: GemmConfig
    settings: Mapping[str, Any]
    gemm: Gemm
    schedule: Schedule
    target: Target
    amount: Amount
    least: float
    """Microseconds, by the model, of a loop without any stall."""


@dataclass
class Counts:
    """What became of all configurations: every one is in exactly one of the numbers but ``enumerated``."""

    enumerated: int = 0
    illegal: int = 0
    dominated: int = 0
    slow: int = 0
    beyond_limit: int = 0
    left: int = 0

    def to_json(self) -> dict[str, int]:
        """Plain data."""
        return asdict(self)


@dataclass(frozen=True)
class Space:
    """The configurations for one problem that are worth compiling, the most promising first."""

    problem: Problem
    candidates: list[Candidate]
    counts: Counts = field(default_factory=Counts)


def values(gemm: Gemm, target: Target, only: Mapping[str, Sequence[Any]]) -> dict[str, Sequence[Any]]:
    """Return what each knob is tried with. ``only`` takes the place of what it names."""
    waves = target.max_threads // target.lanes
    powers = [1 << bit for bit in range(waves.bit_length()) if 1 << bit <= waves]
    if target.backend == "amdgcn":
        from mdr.gemm.amdgcn.pipeline import PIPELINES

        pipelines: list[str] = [name for name in PIPELINES if name != "auto"]  # auto is one of the others
        stages: Sequence[int] = (1, 2, 3, 4)
    else:
        from mdr.gemm.nvptx.frame import PIPELINES as WGMMA

        pipelines = ["auto", *(WGMMA if target.name == "sm_90a" else ())]
        stages = range(2, 9)
    every: dict[str, Sequence[Any]] = {
        "tile_m": (16, 32, 64, 128, 256),
        "tile_n": (16, 32, 64, 128, 192, 256),
        "tile_k": [row * 8 // max(8, gemm.a.bits) for row in (32, 64, 128, 256)],
        "warp_m": [count for count in powers if count <= 16],
        "warp_n": [count for count in powers if count <= 8],
        "stages": stages,
        "pipeline": pipelines,
    }
    return {**every, **only}


def settings(gemm: Gemm, target: Target, only: Mapping[str, Sequence[Any]]) -> Iterator[dict[str, Any]]:
    """Yield every combination. Raises MDRError for a knob that there is not."""
    for name in only:
        if name not in KNOBS:
            raise MDRError(f"{name} is not tuned", hint=f"tuned are {', '.join(KNOBS)}")
    tried = values(gemm, target, only)
    for chosen in itertools.product(*(tried[name] for name in KNOBS)):
        yield dict(zip(KNOBS, chosen, strict=True))


def search(
    base: GemmConfig, problem: Problem, only: Mapping[str, Sequence[Any]] | None = None, limit: int | None = None
) -> Space:
    """Enumerate, check and prune. Raises MDRError for names that are not known, or if nothing is legal."""
    gemm, target = base.gemm(), base.target
    counts = Counts()
    legal: list[Candidate] = []
    reasons: Counter[str] = Counter()
    said: dict[str, Diagnostic] = {}
    for chosen in settings(gemm, target, only or {}):
        counts.enumerated += 1
        try:
            legal.append(candidate(base, gemm, target, chosen, problem))
        except MDRError as error:
            counts.illegal += 1
            kind = _NUMBER.sub("", error.diagnostics[0].message)
            reasons[kind] += 1
            said[kind] = error.diagnostics[0]
    if not legal:
        kind, times = reasons.most_common(1)[0]
        raise MDRError(
            f"none of {counts.enumerated} configurations can be made for {problem.m}x{problem.n}x{problem.k} on "
            f"{target.name}; of {times} of them: {said[kind].message}",
            hint=said[kind].hint,
        )
    kept: list[Candidate] = []
    # Each pipeline by itself: the model does not know what one is worth beside another.
    for pipeline in dict.fromkeys(item.settings["pipeline"] for item in legal):
        mine = [item for item in legal if item.settings["pipeline"] == pipeline]
        best = min(item.least for item in mine)
        fast = [item for item in mine if item.least <= _SLOW * best]
        found = front([_worth(item) for item in fast])
        counts.slow += len(mine) - len(fast)
        counts.dominated += len(fast) - len(found)
        kept += [fast[index] for index in found]
    kept.sort(key=lambda item: (round(item.least, 1), *_worth(item)[3:]))
    if limit is not None:
        counts.beyond_limit = max(0, len(kept) - limit)
        kept = kept[:limit]
    counts.left = len(kept)
    return Space(problem, kept, counts)


def candidate(base: GemmConfig, gemm: Gemm, target: Target, chosen: Mapping[str, Any], problem: Problem) -> Candidate:
    """Return one configuration, checked. Raises MDRError for one that cannot be."""
    config = replace(base, **chosen)
    schedule = config.tuned_schedule(gemm, problem)
    backend = backend_for(target)
    found = backend.check(gemm, schedule, target) or memory_rules(gemm, schedule, problem)
    if found:
        raise MDRError(found)
    amount = _amount(gemm, schedule, target)
    return Candidate(
        config, chosen, gemm, schedule, target, amount, microseconds(gemm, schedule, target, amount, problem)
    )


def _amount(gemm: Gemm, schedule: Schedule, target: Target) -> Amount:
    if target.backend != "amdgcn":
        facts = backend_for(target).facts(gemm, schedule, target)
        return Amount(facts["registers at the least, a thread"], facts["shared memory"], facts["threads"])
    # The facts would count bank conflicts too, which takes longer than all else.
    from mdr.gemm.amdgcn.plan import make_plan

    plan = make_plan(gemm, schedule, target)
    assert plan is not None, "it was checked"
    return Amount(plan.registers, plan.shared_bytes, plan.threads)


def _worth(item: Candidate) -> tuple[float, ...]:
    """What one configuration may be better in than another, smaller is better: time, registers, shared memory, bytes of
    A and B an operation, barriers an operation of a wave, and how little of the latency its stages hide.
    """
    tile, waves = item.schedule.tile, item.schedule.warps.count
    traffic = (1 / tile.m + 1 / tile.n) / 2
    barriers = waves / (tile.m * tile.n * tile.k)
    return item.least, item.amount.registers, item.amount.shared, traffic, barriers, 1 / item.schedule.stages
