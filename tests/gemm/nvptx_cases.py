"""Configurations of NVIDIA kernels that several tests compile, and what is installed here."""

from __future__ import annotations

import pytest

from mdr.diagnostics import MDRError
from mdr.gemm import (
    Alpha,
    BetaC,
    Bias,
    Gelu,
    Gemm,
    Layout,
    LoadStorePolicy,
    Relu,
    Residual,
    Rounding,
    Scale,
    Schedule,
    TileShape,
    WarpLayout,
    type_named,
)
from mdr.gemm.nvptx import tools
from mdr.gemm.nvptx.selection import wgmma_schedule
from mdr.gemm.targets import TARGETS
from mdr.gemm.types import BF16, F32, FP8, I8, I32

SM80, SM90 = TARGETS["sm_80"], TARGETS["sm_90a"]


def has_ptxas() -> bool:
    try:
        tools.ptxas()
    except MDRError:
        return False
    return True


needs_ptxas = pytest.mark.skipif(not has_ptxas(), reason="no ptxas is installed")


def typed(name: str, **more: object) -> Gemm:
    kind = type_named(name)
    return Gemm(a=kind, b=kind, out=kind, **more)  # type: ignore[arg-type]


def wgmma(gemm: Gemm, m: int = 128, n: int = 256, **more: object) -> tuple[Gemm, Schedule]:
    return gemm, wgmma_schedule(gemm, SM90, m, n, **more)  # type: ignore[arg-type]


ALL = (Alpha(), BetaC(), Scale(), Bias(), Relu(), Residual())
WGMMA = {
    "f16": wgmma(Gemm()),
    "bf16 bias relu dependent": wgmma(typed("bf16", epilogue=(Bias(), Relu())), dependent=True),
    "turns": wgmma(Gemm(epilogue=(Bias(), Relu())), 128, 192, pipeline="pingpong"),
    "turns gelu": wgmma(Gemm(epilogue=(Bias(), Gelu())), 128, 128, pipeline="pingpong"),
    "everything": wgmma(Gemm(epilogue=ALL), 128, 128),
    "TN": wgmma(Gemm(layout=Layout.TN)),
    "TT rows of D anywhere": wgmma(Gemm(layout=Layout.TT, epilogue=(Alpha(), BetaC())), align_d=1),
    "slices": wgmma(Gemm(slices=4, epilogue=(Bias(strided=True),)), 64, 64),
    "8 rows": wgmma(Gemm(slices=3), 8, 128),
    "two blocks": wgmma(Gemm(batched=True), 64, 128, resident=2),
    "toward zero": wgmma(Gemm(rounding=Rounding.RTZ)),
    "bf16 upward": wgmma(typed("bf16", rounding=Rounding.RTP)),
    "fp8": wgmma(Gemm(a=FP8, b=FP8, out=BF16)),
    "i8": wgmma(Gemm(a=I8, b=I8, out=I32, accumulate=I32), 128, 128, align_d=4),
}
"""Kernels of sm_90a with wgmma."""


def _mma(m: int, n: int, k: int, warps: tuple[int, int], stages: int, align: int = 8) -> Schedule:
    memory = LoadStorePolicy(align, align, min(align, 4))
    return Schedule(TileShape(m, n, k), WarpLayout(*warps), memory=memory, stages=stages)


MMA = {
    "64x32x16": (Gemm(epilogue=(Bias(), Relu())), _mma(64, 32, 16, (4, 2), 2)),
    "128x256x64": (Gemm(), _mma(128, 256, 64, (2, 4), 3)),
    "bf16 TN": (typed("bf16", layout=Layout.TN, epilogue=(Alpha(), BetaC())), _mma(64, 64, 32, (2, 2), 3)),
    "NN 4 bytes": (Gemm(layout=Layout.NN), _mma(64, 64, 32, (2, 2), 3, 2)),
    "TT 2 bytes": (Gemm(layout=Layout.TT, out=F32), _mma(64, 64, 32, (2, 2), 2, 1)),
    "i8": (Gemm(a=I8, b=I8, out=I32, accumulate=I32), _mma(64, 64, 64, (2, 2), 3, 16)),
    "batches upward": (Gemm(batched=True, rounding=Rounding.RTP), _mma(64, 64, 64, (2, 2), 2)),
}
"""Kernels with mma.sync, for sm_80 and sm_90a."""

_ALL = {f"sm_90a {name}": (SM90, *pair) for name, pair in WGMMA.items()} | {
    f"{chip.name} {name}": (chip, *pair) for chip in (SM80, SM90) for name, pair in MMA.items()
}
_QUICK = ("sm_90a turns", "sm_90a everything", "sm_90a slices", "sm_90a TN", "sm_80 64x32x16", "sm_80 bf16 TN")
CASES = [
    pytest.param(*case, id=name, marks=() if name in _QUICK else (pytest.mark.slow,)) for name, case in _ALL.items()
]
"""All of them as (target, gemm, schedule); a sample is quick."""
