"""Measures what the checks cost: the time of a launch with each of them, as a multiple of the time without any.

Processor time, the best of several runs. The kernels are those of bench/emulator.py, and three whose accesses to memory do
not lie side by side.

Run from the repository root: ``python bench/checks.py [CHECK...]``.
"""

from __future__ import annotations

import runpy
import struct
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import numpy as np

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

from emulator.harness import build, kernel
from emulator.test_engine import REDUCTION

from mdr import emulator
from mdr.emulator import checks

COLUMNS = (*checks.NAMES, "all")
RUNS = 7
SPEED = runpy.run_path(str(Path(__file__).parent / "emulator.py"))

# s[4:5]: a buffer of 2^20 dwords, s7: passes, s2: workgroup, v0: lane
ADDRESSES = """
s_load_dwordx4 s[4:7], s[0:1], 0x0
v_mov_b32 v1, 0x9e3779b1
s_lshl_b32 s12, s2, 6
v_add_u32 v2, s12, v0
v_mul_lo_u32 v2, v2, v1
s_waitcnt lgkmcnt(0)
"""

GATHER = (
    ADDRESSES
    + """
.Lnext:
v_lshrrev_b32 v3, 10, v2
v_and_b32 v3, 0x3ffffc, v3
global_load_dword v4, v3, s[4:5]
v_mad_u32_u24 v2, v2, v1, v0
v_add_u32 v2, v2, v1
s_waitcnt vmcnt(0)
v_add_u32 v5, v5, v4
s_sub_u32 s7, s7, 1
s_cmp_lg_u32 s7, 0
s_cbranch_scc1 .Lnext
"""
)

HISTOGRAM = (
    ADDRESSES
    + """
v_mov_b32 v5, 1
v_mov_b32 v6, 0
v_lshlrev_b32 v3, 2, v0
.rept 16
ds_write_b32 v3, v6
v_add_u32 v3, 0x100, v3
.endr
s_waitcnt lgkmcnt(0)
.Lnext:
v_lshrrev_b32 v3, 22, v2
v_lshlrev_b32 v3, 2, v3
ds_add_u32 v3, v5
v_mad_u32_u24 v2, v2, v1, v0
v_add_u32 v2, v2, v1
s_waitcnt lgkmcnt(0)
s_sub_u32 s7, s7, 1
s_cmp_lg_u32 s7, 0
s_cbranch_scc1 .Lnext
"""
)

# Each of four waves writes 16 rows of a tile of 64 by 64 dwords, and reads 16 columns; rows are 65 dwords apart.
TRANSPOSE = """
s_load_dwordx4 s[4:7], s[0:1], 0x0
v_and_b32 v1, 63, v0
v_lshrrev_b32 v2, 6, v0
v_lshlrev_b32 v2, 4, v2
v_mul_u32_u24 v3, 0x104, v2
v_lshl_add_u32 v3, v1, 2, v3
v_mul_u32_u24 v4, 0x104, v1
v_lshl_add_u32 v4, v2, 2, v4
s_waitcnt lgkmcnt(0)
.Lnext:
.set row, 0
.rept 16
ds_write_b32 v3, v1 offset:0x104*row
.set row, row+1
.endr
s_waitcnt lgkmcnt(0)
s_barrier
.set row, 0
.rept 16
ds_read_b32 v[8+row], v4 offset:4*row
.set row, row+1
.endr
s_waitcnt lgkmcnt(0)
s_barrier
s_sub_u32 s7, s7, 1
s_cmp_lg_u32 s7, 0
s_cbranch_scc1 .Lnext
"""


class Case(NamedTuple):
    """A kernel and its launch."""

    name: str
    text: str
    memory: emulator.Memory
    kernarg: bytes
    grid: int = 1
    block: int = 64
    lds: int = 0


def cases() -> Iterator[Case]:
    """The launches that are measured, each some milliseconds long."""
    count, passes, groups = 16_000 * 4 * 64 - 13, 16_000, 4
    memory = emulator.Memory()
    arrays = [np.random.default_rng(k).random(count, dtype=np.float32) for k in range(3)]
    pointers = [memory.register(name, array) for name, array in zip("abc", arrays, strict=True)]
    yield Case("vector add", SPEED["VECTOR_ADD"], memory, struct.pack("<QQQII", *pointers, count, passes), groups)
    yield Case("ALU loop", SPEED["ALU"], emulator.Memory(), struct.pack("<I", 1_000_000))
    groups = 20_000
    memory = emulator.Memory()
    x, y = np.random.default_rng(5).random(groups * 256, dtype=np.float32), np.zeros(groups, dtype=np.float32)
    kernarg = struct.pack("<QQ", memory.register("x", x), memory.register("y", y))
    yield Case("LDS reduction", REDUCTION, memory, kernarg, groups, 256, 1024)
    yield Case("MFMA loop", SPEED["MATRIX"], emulator.Memory(), struct.pack("<I", 20_000))
    for name, text, grid, block, passes, lds in (
        ("gather", GATHER, 4, 64, 4000, 0),
        ("LDS histogram", HISTOGRAM, 4, 64, 4000, 4096),
        ("LDS transpose", TRANSPOSE, 4, 256, 100, 64 * 65 * 4),
    ):
        memory = emulator.Memory()
        data = np.zeros(1 << 20, dtype=np.uint32)
        yield Case(name, text, memory, struct.pack("<QII", memory.register("data", data), 0, passes), grid, block, lds)


def seconds(program: emulator.Program, case: Case, check: str) -> float:
    """Of one launch."""
    start = time.process_time()
    emulator.run(program, case.grid, case.block, case.kernarg, case.memory, check=check)
    return time.process_time() - start


def main(columns: tuple[str, ...]) -> None:
    """Print a row a kernel."""
    print(f"{'':16}{'no check':>12}" + "".join(f"{name:>{max(10, len(name) + 2)}}" for name in columns))
    for case in cases():
        program = emulator.Program(build(kernel(case.text, ids=0, lds=case.lds), "gfx950"))
        emulator.run(program, case.grid, case.block, case.kernarg, case.memory, check="all")
        # In turn, so that what else the machine does meets all of them alike.
        times = [[seconds(program, case, name) for name in ("none", *columns)] for _ in range(RUNS)]
        best = [min(column) for column in zip(*times, strict=True)]
        ratios = "".join(f"{b / best[0]:{max(10, len(n) + 2)}.2f}" for n, b in zip(columns, best[1:], strict=True))
        print(f"{case.name:16}{1000 * best[0]:9.2f} ms{ratios}", flush=True)


if __name__ == "__main__":
    main(tuple(sys.argv[1:]) or COLUMNS)
