"""The GEMM compiler: an algorithm and a schedule become LLVM IR and a kernel, each layer checked by itself.

Names are looked up when they are first used: a build's worker imports this package, and few builds have such kernels.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from mdr.gemm.algorithm import Gemm, GemmBatched, GemmSplitK, Layout, Problem
    from mdr.gemm.epilogues import Alpha, BetaC, Bias, Gelu, Relu, Residual, Scale
    from mdr.gemm.schedule import LoadStorePolicy, Raster, Schedule, SharedMemPolicy, TileShape, WarpLayout
    from mdr.gemm.types import Rounding, type_named

_MODULES = {
    "algorithm": ("Gemm", "GemmBatched", "GemmSplitK", "Layout", "Problem"),
    "epilogues": ("Alpha", "BetaC", "Bias", "Gelu", "Relu", "Residual", "Scale"),
    "schedule": ("LoadStorePolicy", "Raster", "Schedule", "SharedMemPolicy", "TileShape", "WarpLayout"),
    "types": ("Rounding", "type_named"),
}

__all__ = [
    "Alpha",
    "BetaC",
    "Bias",
    "Gelu",
    "Gemm",
    "GemmBatched",
    "GemmSplitK",
    "Layout",
    "LoadStorePolicy",
    "Problem",
    "Raster",
    "Relu",
    "Residual",
    "Rounding",
    "Scale",
    "Schedule",
    "SharedMemPolicy",
    "TileShape",
    "WarpLayout",
    "type_named",
]


def __getattr__(name: str) -> object:
    from importlib import import_module

    for module, names in _MODULES.items():
        if name in names:
            found: object = getattr(import_module(f"mdr.gemm.{module}"), name)
            return found
    raise AttributeError(f"module 'mdr.gemm' has no attribute {name!r}")
