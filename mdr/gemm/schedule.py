"""How the work is laid on a chip: tiles, waves, shared memory, copies, stages and the order of tiles. Pure data."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True)
class TileShape:
    """The part of D that a workgroup makes (m x n), and how much of K it takes at a time (k), in elements."""

    m: int = 64
    n: int = 32
    k: int = 16


@dataclass(frozen=True)
class WarpLayout:
    """Waves (warps) of a workgroup along M and along N; each makes its equal part of the tile."""

    m: int = 4
    n: int = 2

    @property
    def count(self) -> int:
        """Waves of the workgroup."""
        return self.m * self.n


CHUNK = 16
"""Bytes that a lane copies and reads at once where it can: the widest access of all targets."""


@dataclass(frozen=True)
class SharedMemPolicy:
    """Where a chunk of 16 bytes lies in a tile's shared memory: rows of ``row_bytes``, chunks swapped by XOR."""

    bank_conflict_free: bool = True

    def swizzle(self, row: int, chunk: int, row_bytes: int, line_bytes: int = 128) -> int:
        """Return the byte where chunk ``chunk`` of ``row`` begins. Both are plain integers; `mask` gives the formula."""
        mask, shift = self.mask(row_bytes, line_bytes)
        return row * row_bytes + ((chunk ^ (row >> shift & mask)) * CHUNK)

    def mask(self, row_bytes: int, line_bytes: int = 128) -> tuple[int, int]:
        """Return (mask, shift) of ``chunk ^ (row >> shift & mask)``; ``line_bytes`` is what all banks hold side by side.

        Lanes that read one chunk of rows next to each other then meet different chunks of a line, that is all banks
        once. Several short rows share a line, so the row counts from the bit where lines change.
        """
        chunks, most = row_bytes // CHUNK, line_bytes // CHUNK
        if not self.bank_conflict_free or chunks < 2 or chunks & (chunks - 1):
            return 0, 0
        return min(chunks, most) - 1, max(0, (most // chunks).bit_length() - 1)


@dataclass(frozen=True)
class LoadStorePolicy:
    """How global memory is accessed.

    ``align_a``, ``align_b`` and ``align_d``: what the caller promises, in elements: the base address and the leading
    dimension of the matrix are multiples of it, and so is its contiguous extent (K, M or N). Copies are as wide as the
    promise allows; 1 promises nothing. ``whole_k``: K is a multiple of the tile's k, and not 0. ``cache``: "always"
    keeps lines in L2, "stream" marks what is read once.
    """

    align_a: int = 8
    align_b: int = 8
    align_d: int = 4
    whole_k: bool = False
    cache: str = "always"


@dataclass(frozen=True)
class Raster:
    """The order of tiles: ``group`` rows of tiles are walked together, column by column, for reuse in L2."""

    group: int = 8


@dataclass(frozen=True)
class Schedule:
    """All of it. ``stages`` buffers in shared memory hold tiles at a time."""

    tile: TileShape = field(default_factory=TileShape)
    warps: WarpLayout = field(default_factory=WarpLayout)
    shared: SharedMemPolicy = field(default_factory=SharedMemPolicy)
    memory: LoadStorePolicy = field(default_factory=LoadStorePolicy)
    raster: Raster = field(default_factory=Raster)
    stages: int = 2
    resident: int = 1
    """Workgroups that a multiprocessor (compute unit) shall hold at a time: they share registers and shared memory."""
    dependent: bool = False
    """sm_90a: the kernel may start before the one in front of it in the stream has ended, and waits for it itself."""
    pipeline: str = "auto"
    """How a backend orders the K loop's work; "auto" is its best for the tile. On sm_90a "together" and "pingpong" have a
    warpgroup more than ``warps`` counts, which does the copies."""

    @property
    def warp_tile(self) -> tuple[int, int]:
        """The part (m, n) of the tile that one wave makes."""
        return self.tile.m // self.warps.m, self.tile.n // self.warps.n

    def tiling_info(self) -> tuple[int, int, int, int, int]:
        """What ``!gemm.tiling_info`` says: tile m, n, k and waves along m, n."""
        return self.tile.m, self.tile.n, self.tile.k, self.warps.m, self.warps.n
