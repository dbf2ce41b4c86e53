"""The GEMM compiler: an algorithm and a schedule become LLVM IR and a kernel, each layer checked by itself."""

from mdr.gemm.algorithm import Gemm, GemmBatched, GemmSplitK, Layout, Problem
from mdr.gemm.epilogues import Alpha, BetaC, Bias, Gelu, Relu, Residual, Scale
from mdr.gemm.schedule import LoadStorePolicy, Raster, Schedule, SharedMemPolicy, TileShape, WarpLayout
from mdr.gemm.types import Rounding, type_named

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
