"""The time model: what each instruction costs on each chip, and how a straight stretch of them adds up to cycles.

A model, not a simulation: it has no caches and knows nothing of the other waves, so its costs are fixed when a kernel
is linked and cost the engine one addition a basic block. docs/timing.md says what the numbers rest on.
"""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate

import numpy as np

from mdr.emulator.binding import Bound
from mdr.emulator.listing import Flags, Listing, places
from mdr.emulator.made import Numbers


@dataclass(frozen=True)
class Costs:
    """Cycles, for one chip."""

    issue: int = 4
    """Any instruction: a SIMD takes one of a wave every four cycles."""
    quarter: int = 16
    """Quarter-rate vector instructions: f16 and f32 transcendentals, conversions between f32 and integers."""
    branch: int = 32
    lds: int = 64
    """From an LDS operation to its data."""
    scalar: int = 830
    """From a scalar load, or an atomic operation, to its data, not cached."""
    vector: int = 830
    """From a vector load, or an atomic operation, to its data, not cached."""
    store: int = 320
    """From a vector store to its acknowledgement."""
    clock: int = 40
    """From reading the clock to its value."""
    passes: tuple[tuple[str, int], ...] = ()
    """Passes of four cycles that an MFMA occupies the matrix unit for: the first pattern that matches its name."""


_GFX90A = (
    (r"v_mfma_f64_4x4", 4), (r"v_mfma_f64_16x16", 8),
    (r"v_mfma_..._4x4", 2), (r"v_mfma_..._16x16", 8), (r"v_mfma_..._32x32", 16),
)  # fmt: skip
_GFX942 = (
    (r"v_mfma_f64_4x4", 4), (r"v_mfma_f64_16x16", 8), (r"v_mfma_..._4x4", 2),
    (r"v_mfma_..._16x16x(8|16|32|64)_", 4), (r"v_mfma_..._16x16x[14]_", 8),
    (r"v_mfma_..._32x32x(4_xf|8|16|32)", 8), (r"v_mfma_..._32x32x[124]_", 16),
    (r"v_smfmac_..._16x16", 4), (r"v_smfmac_..._32x32", 8),
)  # fmt: skip
_GFX950 = (
    (r"v_mfma_f64_16x16", 16), (r"v_mfma_(scale_)?f32_16x16x128", 8), (r"v_mfma_(scale_)?f32_32x32x64", 16), *_GFX942,
)  # fmt: skip
COSTS = {"gfx90a": Costs(passes=_GFX90A), "gfx942": Costs(passes=_GFX942), "gfx950": Costs(passes=_GFX950)}

_QUARTER = re.compile(
    r"v_((rcp|rcp_iflag|rsq|sqrt|exp|log|sin|cos|exp_legacy|log_legacy)_(f16|f32|f64)|cvt_(f32_[ui]32|[ui]32_f32|f16_f32|f32_f16))$"
)
_WAITS = {"s_waitcnt": -1, "s_nop": -2, "s_sleep": -3}
"""What stands in the counters' place for instructions that wait as they say."""
_VM, _LDS, _SCALAR = 1, 2, 4


def times(listing: Listing, leaders: Flags, chip: str) -> tuple[Numbers, Numbers]:
    """Of each instruction the time from its block's start at which the next one can issue.

    And of each that begins a block which the code before it falls through to, the time that this took.
    """
    stretch, follows = Stretch(listing, chip), listing.follows
    now, ended = [0] * len(listing), [0] * len(listing)
    issue: list[int] = np.array([cost for cost, *_ in stretch.known])[listing.kinds].tolist()
    special = np.array([bool(counters or passes) for _, counters, _, passes in stretch.known])[listing.kinds]
    place = 0
    for stop in [*places(leaders | special), len(now)]:
        while place < stop:
            if stretch.matrix_busy:
                now[place] = stretch.add(place)
                place += 1
            else:
                now[place:stop] = stretch.pass_over(issue[place:stop])
                place = stop
        if stop < len(now):
            if leaders[stop]:
                if follows[stop]:
                    ended[stop] = stretch.end()
                stretch.leader(bool(follows[stop]))
            now[stop] = stretch.add(stop)
            place = stop + 1
    return np.array(now, dtype=np.int64), np.array(ended, dtype=np.int64)


class Stretch:
    """Time since the start of a basic block, instruction after instruction in the order of their addresses.

    What is outstanding where a block begins is what the code before it left, if that falls through.
    """

    def __init__(self, listing: Listing, chip: str) -> None:
        self._listing = listing
        self.costs = COSTS[chip]
        self.now = 0
        self._vector: deque[int] = deque(maxlen=64)
        """When each outstanding operation is done; they finish in order."""
        self._lds: deque[int] = deque(maxlen=16)
        self._scalar = 0
        self._matrix = 0
        self._results: frozenset[int] = frozenset()
        self.known = [_classify(bound, self.costs) for bound in listing.samples]
        """By kind: (cycles to issue, counters raised or how it waits, latency, passes of the matrix unit)."""
        self._ends = [bound.op.flags.get("ends_block") for bound in listing.samples]
        self._kinds: list[int] = listing.kinds.tolist()

    @property
    def matrix_busy(self) -> bool:
        """Whether the matrix unit is at work, for whose results instructions may have to wait."""
        return self._matrix > self.now

    def pass_over(self, issue: Sequence[int]) -> list[int]:
        """Account for instructions that do nothing but take these cycles to issue."""
        _, *times = accumulate(issue, initial=self.now)
        self.now = times[-1]
        return times

    def end(self) -> int:
        """A basic block ends without a branch; when that is."""
        self.now = max(self.now, self._matrix)
        return self.now

    def leader(self, falls_through: bool) -> None:
        """A basic block begins."""
        if falls_through:
            for queue in (self._vector, self._lds):
                for k, done in enumerate(queue):
                    queue[k] = done - self.now
            self._scalar -= self.now
        else:
            self._vector.clear()
            self._lds.clear()
            self._scalar = 0
        self.now = self._matrix = 0

    def add(self, place: int) -> int:
        """Account for the next instruction; the time at which the one after it can issue."""
        kind = self._kinds[place]
        cost, counters, latency, passes = self.known[kind]
        # The matrix unit takes one instruction after another; its results, and a branch, wait for the end.
        if self._matrix > self.now and (
            passes or self._ends[kind] or not self._results.isdisjoint(self._listing.uses[place].named)
        ):
            self.now = self._matrix
        if counters < 0:
            cost += self._wait(counters, self._listing.constants[place])
        start = self.now
        self.now = start + cost
        if counters > 0:
            done = start + latency
            if counters & _VM:
                self._vector.append(max(done, self._vector[-1]) if self._vector else done)
            if counters & _LDS:
                self._lds.append(max(done, self._lds[-1]) if self._lds else done)
            if counters & _SCALAR:
                self._scalar = max(self._scalar, done)
        elif passes:
            self._matrix = start + 4 * passes
            self._results = self._listing.bounds[place].operands[0].registers
        return self.now

    def _wait(self, how: int, word: int) -> int:
        """Cycles that it takes more than to issue; after an s_waitcnt no more operations are outstanding than it allows."""
        if how == _WAITS["s_nop"]:
            return self.costs.issue * (word & 15)
        if how == _WAITS["s_sleep"]:
            return 64 * (word & 127)
        vector, lgkm = (word & 15) | (word >> 14) << 4, word >> 8 & 15
        for queue, limit in ((self._vector, vector), (self._lds, lgkm)):
            while len(queue) > limit:
                self.now = max(self.now, queue.popleft())
        if lgkm == 0:
            self.now = max(self.now, self._scalar)
        return 0


def _classify(bound: Bound, costs: Costs) -> tuple[int, int, int, int]:
    name, flags = bound.op.name, bound.op.flags
    if name in _WAITS:
        return costs.issue, _WAITS[name], 0, 0
    if "vmem" in flags:
        both = _VM | _LDS if flags.get("flat") else _VM
        return costs.issue, both, costs.store if flags["vmem"] == "store" else costs.vector, 0
    if "lds" in flags:
        return costs.issue, _LDS, costs.lds, 0
    if name in ("s_memtime", "s_memrealtime"):
        return costs.issue, _SCALAR, costs.clock, 0
    if flags.get("smem"):
        return costs.issue, _SCALAR, costs.scalar, 0
    if flags.get("branch") or flags.get("indirect"):
        return costs.branch, 0, 0, 0
    if bound.op.family in ("MFMA", "SMFMAC"):
        return costs.issue, 0, 0, next(passes for text, passes in costs.passes if re.match(text, name))
    return costs.quarter if _QUARTER.match(name) else costs.issue, 0, 0, 0
