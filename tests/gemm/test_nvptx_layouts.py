"""Where elements lie in shared memory: what the copy engine writes is what the descriptors make wgmma read.

Two models of the same memory: TMA's (a box of rows of 128 bytes, chunks of 16 swapped by the row), and wgmma's (PTX ISA,
"Shared memory matrix layout": 8 x 128-byte atoms, a stride between atoms along M or N, a leading one for MN-major tiles).
"""

from __future__ import annotations

import numpy as np
import pytest

from mdr.gemm import Gemm, Layout, LoadStorePolicy, Schedule, SharedMemPolicy, TileShape, WarpLayout
from mdr.gemm.nvptx.mma import Plan, read_conflicts
from mdr.gemm.nvptx.wgmma import descriptor, operand_descriptor, step_bytes
from mdr.gemm.targets import TARGETS

DEPTH = 64  # elements of K in a tile of 16-bit elements


def fields(bits: int) -> dict[str, int]:
    """The fields of a matrix descriptor, sizes in bytes."""
    return {
        "leading": (bits >> 16 & 0x3FFF) << 4,
        "stride": (bits >> 32 & 0x3FFF) << 4,
        "offset": bits >> 49 & 7,
        "swizzle": bits >> 62,
    }


def test_descriptor_fields() -> None:
    assert fields(descriptor(8192, 1024)) == {"leading": 8192, "stride": 1024, "offset": 0, "swizzle": 1}
    assert operand_descriptor(True) == 0x4000004000010000
    assert operand_descriptor(False) == 0x4000004002000000


def swizzled(place: int) -> int:
    """The 128-byte swizzle: address bits 4 to 6 are mixed with bits 7 to 9."""
    return place ^ (place >> 7 & 7) << 4


def written(across: int, along_k: bool) -> np.ndarray:
    """Shared memory in 2-byte elements after the copies of a tile; an element of M (or N) x, K k holds x * 64 + k."""
    memory = np.full(across * DEPTH, -1)
    if along_k:
        boxes = [(0, range(across), range(DEPTH))]
    else:
        boxes = [(block * 8192, range(DEPTH), range(block * 64, block * 64 + 64)) for block in range(across // 64)]
    for base, rows, columns in boxes:
        for i, row in enumerate(rows):
            for j, column in enumerate(columns):
                x, k = (row, column) if along_k else (column, row)
                memory[swizzled(base + i * 128 + j * 2) // 2] = x * DEPTH + k
    assert (memory >= 0).all()
    return memory


@pytest.mark.parametrize("along_k", [True, False])
@pytest.mark.parametrize("across", [64, 128, 256])
def test_wgmma_reads_what_the_copies_wrote(across: int, along_k: bool) -> None:
    memory = written(across, along_k)
    sizes = fields(operand_descriptor(along_k))
    for step in range(DEPTH // 16):
        start = step * step_bytes(along_k)
        for x in range(across):
            for k in range(16):
                if along_k:
                    place = x // 8 * sizes["stride"] + x % 8 * 128 + k * 2
                else:
                    place = x // 64 * sizes["leading"] + k // 8 * sizes["stride"] + k % 8 * 128 + x % 64 * 2
                assert memory[swizzled(start + place) // 2] == x * DEPTH + step * 16 + k


def conflicts_of_banks(addresses: list[int]) -> int:
    """Extra cycles of eight lanes that read 16 bytes each, by counting banks of 4 bytes."""
    words = [[(address + 4 * i) // 4 for i in range(4)] for address in addresses]
    banks: dict[int, set[int]] = {}
    for word in (word for lane in words for word in lane):
        banks.setdefault(word % 32, set()).add(word)
    return max(len(each) for each in banks.values()) - 1


@pytest.mark.parametrize("layout", list(Layout))
@pytest.mark.parametrize(("m", "n", "k"), [(64, 32, 16), (64, 64, 32), (128, 128, 64)])
@pytest.mark.parametrize("free", [True, False])
def test_ldmatrix_meets_each_bank_once(layout: Layout, m: int, n: int, k: int, free: bool) -> None:
    warps = WarpLayout(4, 2) if m == 64 else WarpLayout(2, 2)
    schedule = Schedule(TileShape(m, n, k), warps, SharedMemPolicy(free), LoadStorePolicy(), stages=2)
    plan = Plan(Gemm(layout=layout), schedule, TARGETS["sm_80"])
    total = 0
    for side in (plan.a, plan.b):
        rows, chunks = (side.warp, k // 8) if side.along_k else (side.rows, side.warp // 8)
        for row in range(0, rows, 8):
            for chunk in range(chunks):
                places = [schedule.shared.swizzle(row + i, chunk, side.row_bytes) for i in range(8)]
                total += conflicts_of_banks(places)
    assert read_conflicts(plan) == total
    assert not free or total == 0
    if not free and plan.a.row_bytes >= 128:
        assert total > 0
