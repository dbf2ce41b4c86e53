"""Predicts bank conflicts of LDS from the addresses of a wave, before anything is compiled."""

from __future__ import annotations

from mdr.gemm.amdgcn.plan import OperandPlan, Plan
from mdr.gemm.amdgcn.transposing import COLUMNS, block_swap
from mdr.gemm.schedule import CHUNK

_QUADS = ((0, 5), (1, 4), (2, 7), (3, 6))
"""Quads of lanes that one cycle of ds_read_b128 serves on 32 banks; 64 banks serve two pairs, lanes 32 to 63 likewise
(composable_kernel's documentation, "LDS bank conflicts")."""


def _read_groups(width: int, banks: int) -> list[list[int]]:
    """Lanes that are served together: those known of 16-byte reads, else as many in a row as fill the banks."""
    if width == CHUNK:
        pairs = [_QUADS[i] for i in (0, 1, 2, 3)] if banks == 32 else [_QUADS[0] + _QUADS[3], _QUADS[1] + _QUADS[2]]
        return [[32 * half + 4 * quad + i for quad in pair for i in range(4)] for half in (0, 1) for pair in pairs]
    return _in_rows(width, banks)


def _in_rows(width: int, banks: int) -> list[list[int]]:
    size = min(64, banks * 4 // width)
    return [list(range(first, first + size)) for first in range(0, 64, size)]


def extra_cycles(addresses: list[int], width: int, banks: int, groups: list[list[int]]) -> int:
    """Cycles beyond one a group: the most different words that one bank has to give to a group, less one, summed."""
    total = 0
    for group in groups:
        words: dict[int, set[int]] = {}
        for lane in group:
            for word in range(addresses[lane] // 4, (addresses[lane] + width) // 4):
                words.setdefault(word % banks, set()).add(word)
        total += max(map(len, words.values())) - 1
    return total


def read_conflicts(plan: Plan) -> int:
    """Extra cycles of all fragment reads of the first wave for one tile of K."""
    return sum(
        _columns(plan, operand, parts) if operand.transposing else parts * _rows(plan, operand)
        for operand, parts in zip((plan.a, plan.b), plan.parts, strict=True)
    )


def _rows(plan: Plan, operand: OperandPlan) -> int:
    """Of the reads of one part of rows along K: the rows of the others lie a whole number of swizzles further."""
    item, banks, size = plan.instruction, plan.target.banks, plan.fragment_bytes
    mask, shift = plan.swizzle
    width, total = min(size, CHUNK), 0
    for step in range(plan.steps):
        for part in range(max(1, size // CHUNK)):
            addresses = []
            for lane in range(64):
                row, group = lane % item.m, lane // item.m
                first = group * size + step * item.groups * size + part * CHUNK
                chunk = first // CHUNK ^ (row >> shift & mask)
                addresses.append(row * operand.row_bytes + chunk * CHUNK + first % CHUNK)
            total += extra_cycles(addresses, width, banks, _read_groups(width, banks))
    return total


def _columns(plan: Plan, operand: OperandPlan, parts: int) -> int:
    """Of all reads that transpose."""
    item, banks, size = plan.instruction, plan.target.banks, operand.compute.bytes
    rows = 8 // size
    reads, lanes_a_row, total = plan.fragment_bytes // 8, COLUMNS // rows, 0
    for step in range(plan.steps):
        for j in range(reads):
            for part in range(parts):
                addresses = []
                for lane in range(64):
                    within = lane % COLUMNS
                    k = (lane // item.m * reads + step * item.groups * reads + j) * rows + within // lanes_a_row
                    column = lane // COLUMNS % (item.m // COLUMNS) * COLUMNS + part * item.m
                    column ^= COLUMNS * block_swap(
                        operand, k, plan.target.line_bytes, plan.schedule.shared.bank_conflict_free
                    )
                    column += within % lanes_a_row * (COLUMNS // lanes_a_row)
                    addresses.append((k * operand.rows + column) * size)
                total += extra_cycles(addresses, 8, banks, _in_rows(8, banks))
    return total


def write_conflicts(plan: Plan) -> int:
    """Extra cycles of the first wave's writes for one tile of K; copies that go to LDS by themselves have none."""
    if plan.direct:
        return 0
    mask, shift = plan.swizzle
    total = 0
    for operand in (plan.a, plan.b):
        for v in range(1 if operand.along_k else operand.width):
            addresses = []
            for lane in range(64):
                row, chunk = divmod(lane, operand.chunks)
                row = row if operand.along_k else row * operand.width + v
                addresses.append(row * operand.row_bytes + (chunk ^ (row >> shift & mask)) * CHUNK)
            total += operand.rounds * extra_cycles(
                addresses, CHUNK, plan.target.banks, _in_rows(CHUNK, plan.target.banks)
            )
    return total
