"""The plain matrix multiplication in Triton that `gemm_static` compiles: D = A B^T, f16, sums in f32."""

from __future__ import annotations

import triton
import triton.language as tl


@triton.jit
def matmul(
    a, b, d, m, n, k, lda, ldb, ldd, TILE_M: tl.constexpr, TILE_N: tl.constexpr, TILE_K: tl.constexpr
):  # fmt: skip
    """One tile of D; sizes are multiples of the tile."""
    tiles = n // TILE_N
    number = tl.program_id(0)
    rows = (number // tiles) * TILE_M + tl.arange(0, TILE_M)
    columns = (number % tiles) * TILE_N + tl.arange(0, TILE_N)
    steps = tl.arange(0, TILE_K)
    at_a = a + rows[:, None] * lda + steps[None, :]
    at_b = b + columns[None, :] * ldb + steps[:, None]
    total = tl.zeros((TILE_M, TILE_N), tl.float32)
    for _ in range(0, k, TILE_K):
        total = tl.dot(tl.load(at_a), tl.load(at_b), total)
        at_a += TILE_K
        at_b += TILE_K
    tl.store(d + rows[:, None] * ldd + columns[None, :], total.to(tl.float16))
