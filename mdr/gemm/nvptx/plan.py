"""What a compiled kernel expects of its launch: arguments in order, tensor maps, block, grid; plain data, kept as JSON."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass

from mdr.diagnostics import MDRError
from mdr.gemm.algorithm import Problem
from mdr.gemm.backend import Kernel


@dataclass(frozen=True)
class Map:
    """One TMA tensor map: a row-major matrix ``rows`` x ``columns`` (each "M", "N" or "K"), or a batch of them.

    ``box`` is what one copy takes, in elements (columns, rows); its rows are 128 bytes, swizzled by chunks of 16.
    """

    rows: str
    columns: str
    box: tuple[int, int]


@dataclass(frozen=True)
class Parameter:
    """A kernel argument of that name (see ``Gemm.arguments``): ``kind`` is map, ptr, i32, i64 or float."""

    name: str
    kind: str
    element: str = ""
    map: Map | None = None


@dataclass(frozen=True)
class LaunchPlan:
    """Everything that stands between a cubin and ``cuLaunchKernelEx``.

    ``tile`` is the part of D (rows, columns) that ``slices`` blocks make at a time; a slice is a block of a cluster.
    A ``persistent`` grid has as many blocks as fit on the device at once, ``resident`` a multiprocessor, others have
    one for each tile. ``dependent``: the launch may begin before the kernel in front of it in the stream has ended.
    """

    kernel: str
    arch: str
    parameters: tuple[Parameter, ...]
    tile: tuple[int, int]
    threads: int
    shared: int
    slices: int = 1
    resident: int = 1
    persistent: bool = True
    dependent: bool = False

    def to_json(self) -> str:
        """Return the plan as JSON, keys sorted."""
        return json.dumps(asdict(self), sort_keys=True)

    @staticmethod
    def from_json(text: str) -> LaunchPlan:
        """Read what `to_json` wrote. Raises MDRError for anything else."""
        try:
            data = json.loads(text)
            parameters = []
            for item in data["parameters"]:
                place = item["map"]
                if place is not None:
                    item["map"] = Map(place["rows"], place["columns"], tuple(place["box"]))
                parameters.append(Parameter(**item))
            data["parameters"] = tuple(parameters)
            data["tile"] = tuple(data["tile"])
            return LaunchPlan(**data)
        except (ValueError, KeyError, TypeError) as error:
            raise MDRError(f"not a launch plan: {error}", hint="a plan is the .json file beside a cubin") from None

    def grid(self, m: int, n: int, batch: int, multiprocessors: int | None) -> tuple[int, int, int]:
        """Return the grid for a problem on a device of that many multiprocessors; None: of any number."""
        tiles = -(-m // self.tile[0]) * -(-n // self.tile[1])
        if self.persistent and multiprocessors is not None:
            tiles = min(tiles, multiprocessors * self.resident // self.slices)
        return tiles * self.slices, 1, batch


@dataclass(frozen=True)
class PlannedKernel(Kernel):
    """A kernel with its launch plan. Slices of K meet inside it, so that one launch is all."""

    plan: LaunchPlan

    @property
    def names(self) -> tuple[str, ...]:
        return (self.gemm.name,)

    def grid(self, problem: Problem) -> tuple[int, int, int]:
        """Blocks where every tile has its own; a launch of a persistent kernel has what fits the device."""
        return self.plan.grid(problem.m, problem.n, problem.batch, None)
