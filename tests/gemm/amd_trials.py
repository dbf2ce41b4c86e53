"""Builds GEMM kernels for AMD and tries them on the emulator, for the tests in this folder."""

from __future__ import annotations

from functools import cache

from mdr.gemm import Gemm, LoadStorePolicy, Problem, Schedule, TileShape, WarpLayout
from mdr.gemm.amdgcn import emulate
from mdr.gemm.amdgcn.assemble import assemble
from mdr.gemm.backend import Kernel, backend_for
from mdr.gemm.limits import checked
from mdr.gemm.reference import Outcome, operands
from mdr.gemm.targets import TARGETS

CHIPS = ("gfx90a", "gfx942", "gfx950")
ALIGNED, ANY = LoadStorePolicy(8, 8, 4), LoadStorePolicy(1, 1, 1)
FLOATS8 = {"gfx90a": (), "gfx942": ("fp8_fnuz", "bf8_fnuz"), "gfx950": ("fp8", "bf8")}


def schedule(
    m: int = 64, n: int = 64, k: int = 64, waves: tuple[int, int] = (2, 2), memory: LoadStorePolicy = ALIGNED,
    **more: object,
) -> Schedule:  # fmt: skip
    """A schedule of small tiles."""
    return Schedule(TileShape(m, n, k), WarpLayout(*waves), memory=memory, **more)  # type: ignore[arg-type]


@cache
def compiled(gemm: Gemm, how: Schedule, chip: str) -> tuple[Kernel, str, bytes]:
    """The kernel, its assembly, its code object."""
    target = TARGETS[chip]
    backend = backend_for(target)
    checked(backend.check(gemm, how, target))
    kernel = backend.generate(gemm, how, target)
    assembly = backend.compile(kernel)
    return kernel, assembly, assemble(assembly, chip)


def run(gemm: Gemm, how: Schedule, chip: str, problem: Problem, **made: object) -> Outcome:
    """Launch with all checks of the emulator and compare with the reference."""
    kernel, _, code = compiled(gemm, how, chip)
    return emulate.run(kernel, code, operands(gemm, problem, **made))  # type: ignore[arg-type]
