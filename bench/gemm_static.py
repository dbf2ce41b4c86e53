"""Compares GEMM kernels for AMD with Triton's for the same tiles, without a GPU: registers, spills, loop, llvm-mca's share.

The share is the part of the K loop's time in which the matrix unit works, for one wave, by LLVM's scheduling model of the
chip. It says how well instructions are chosen and ordered; it is no time on a GPU, and nothing here runs on one. Triton is
optional (``pip install triton``): without it only MDR's kernels are shown.

Run from the repository root: ``python bench/gemm_static.py``.
"""

from __future__ import annotations

import importlib.util
import sys
from dataclasses import dataclass
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from mdr.gemm import Gemm, LoadStorePolicy, Schedule, TileShape, WarpLayout
from mdr.gemm.amdgcn.listing import Listing, read
from mdr.gemm.amdgcn.measure import kind
from mdr.gemm.amdgcn.model import model
from mdr.gemm.backend import backend_for
from mdr.gemm.limits import checked
from mdr.gemm.targets import TARGETS

CASES = (
    ("gfx950", (256, 256, 64), (2, 2), 2),
    ("gfx950", (256, 256, 64), (2, 4), 2),
    ("gfx950", (128, 128, 64), (2, 2), 2),
    ("gfx942", (256, 256, 32), (2, 2), 2),
    ("gfx942", (256, 256, 32), (2, 4), 2),
    ("gfx942", (256, 256, 64), (2, 4), 1),
    ("gfx942", (128, 128, 64), (2, 2), 1),
)
"""Chip, tile, waves and stages. f16, NT, sums in f32; sizes are multiples of the tile."""


@dataclass(frozen=True)
class Result:
    """What there is to say of one kernel."""

    maker: str
    registers: str
    spills: int
    loop: str
    share: float

    def line(self) -> str:
        """One row of the table."""
        return (
            f"    {self.maker:8} {self.registers:>9}  {self.spills:4} spills  {self.loop:42} {100 * self.share:5.1f} %"
        )


def described(maker: str, listing: Listing, chip: str) -> Result:
    """Count in a listing; the loop's numbers are those of matrix, LDS, global memory, and all other instructions."""
    counts: dict[str, int] = {}
    for block in listing.loop:
        for operation in block.operations:
            counts[kind(operation)] = counts.get(kind(operation), 0) + 1
    lds = counts.get("lds read", 0) + counts.get("lds write", 0)
    rest = sum(counts.values()) - counts.get("mfma", 0) - lds - counts.get("global load", 0)
    data = listing.metadata
    agprs = data.get("agpr_count", 0)
    return Result(
        maker,
        f"{data['vgpr_count'] - agprs}+{agprs}",
        data.get("vgpr_spill_count", 0),
        f"{counts.get('mfma', 0)} mfma, {lds} lds, {counts.get('global load', 0)} global, {rest} other",
        model(listing, chip).share,
    )


def ours(chip: str, tile: tuple[int, int, int], waves: tuple[int, int], stages: int) -> Result:
    """MDR's kernel with the promises that the tile allows."""
    target = TARGETS[chip]
    backend = backend_for(target)
    memory = LoadStorePolicy(8, 8, 4, whole_k=True)
    schedule = Schedule(TileShape(*tile), WarpLayout(*waves), memory=memory, stages=stages)
    checked(backend.check(Gemm(), schedule, target))
    assembly = backend.compile(backend.generate(Gemm(), schedule, target))
    return described("MDR", read(assembly, "gemm"), chip)


def tritons(chip: str, tile: tuple[int, int, int], waves: tuple[int, int], stages: int) -> Result:
    """Triton's kernel for the same tile and as many waves."""
    import triton
    import triton_matmul
    from triton.backends.compiler import GPUTarget
    from triton.compiler import ASTSource

    names = dict.fromkeys(("a", "b", "d"), "*fp16") | dict.fromkeys(("m", "n", "k", "lda", "ldb", "ldd"), "i32")
    constants = {"TILE_M": tile[0], "TILE_N": tile[1], "TILE_K": tile[2]}
    attributes = {(index,): [["tt.divisibility", 16]] for index in range(len(names))}
    signature = {**names, **dict.fromkeys(constants, "constexpr")}
    source = ASTSource(triton_matmul.matmul, signature, constants, attributes)
    options = {"num_warps": waves[0] * waves[1], "num_stages": stages}
    made = triton.compile(source, target=GPUTarget("hip", chip, 64), options=options)
    return described("Triton", read(made.asm["amdgcn"], "matmul"), chip)


def main() -> None:
    """Print the table."""
    has_triton = importlib.util.find_spec("triton") is not None
    if not has_triton:
        print("Triton is not installed; only MDR's kernels are shown.")
    print("registers: VGPRs+AGPRs; loop: instructions of a wave for a tile of K; share of the matrix unit by llvm-mca")
    for chip, tile, waves, stages in CASES:
        print(f"{chip} {'x'.join(map(str, tile))}, {waves[0]}x{waves[1]} waves, {stages} stages")
        print(ours(chip, tile, waves, stages).line())
        if has_triton:
            print(tritons(chip, tile, waves, stages).line())


if __name__ == "__main__":
    main()
