"""Measures the emulator: wave-instructions a second on four small kernels, loading a large one, and starting.

Processor time, which other programs on the machine disturb less, except for the start.

Run from the repository root: ``python bench/emulator.py``. With ``--tinygrad PATH`` (a source tree of tinygrad; its
wheel has no emulator) two of the kernels also run on tinygrad's emulator.
"""

from __future__ import annotations

import argparse
import json
import os
import runpy
import struct
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

import numpy as np

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

from emulator.harness import build, kernel

from mdr import emulator

VECTOR_ADD = """
s_load_dwordx4 s[4:7], s[0:1], 0x0
s_load_dwordx4 s[8:11], s[0:1], 0x10
s_waitcnt lgkmcnt(0)
s_mul_i32 s12, s2, s11
s_lshl_b32 s12, s12, 6
v_add_u32 v1, s12, v0
s_mov_b32 s13, 0
.Lnext:
v_cmp_gt_u32 vcc, s10, v1
s_and_saveexec_b64 s[14:15], vcc
v_lshlrev_b32 v2, 2, v1
global_load_dword v3, v2, s[4:5]
global_load_dword v4, v2, s[6:7]
s_waitcnt vmcnt(0)
v_add_f32 v5, v3, v4
global_store_dword v2, v5, s[8:9]
s_or_b64 exec, exec, s[14:15]
v_add_u32 v1, 64, v1
s_add_i32 s13, s13, 1
s_cmp_lt_i32 s13, s11
s_cbranch_scc1 .Lnext
"""

ALU = """
s_load_dword s6, s[0:1], 0x0
v_cvt_f32_u32 v1, v0
v_mov_b32 v2, 1.0
v_mov_b32 v3, 0.5
v_mov_b32 v4, v0
s_waitcnt lgkmcnt(0)
.Lnext:
v_fma_f32 v1, v1, v3, v2
v_mul_f32 v5, v1, v3
v_add_f32 v2, v5, v3
v_xor_b32 v4, v4, v1
v_lshl_add_u32 v4, v4, 1, v0
v_max_f32 v2, v2, v3
v_and_b32 v6, 0xff, v4
v_add_u32 v4, v4, v6
s_sub_u32 s6, s6, 1
s_cmp_lg_u32 s6, 0
s_cbranch_scc1 .Lnext
"""

MATRIX = """
s_load_dword s6, s[0:1], 0x0
s_waitcnt lgkmcnt(0)
.Lnext:
v_mfma_f32_32x32x8_f16 v[16:31], v[4:5], v[6:7], v[16:31]
s_sub_u32 s6, s6, 1
s_cmp_lg_u32 s6, 0
s_cbranch_scc1 .Lnext
"""


def timed(
    text: str,
    chip: str,
    kernarg: bytes,
    memory: emulator.Memory,
    grid: int,
    block: int,
    lds: int = 0,
    clock: Callable[[], float] = time.process_time,
    workers: int = 1,
) -> float:
    """Millions of wave-instructions a second: the best of three runs."""
    program = emulator.Program(build(kernel(text, ids=0, lds=lds), chip))
    best = 0.0
    for _ in range(3):
        start = clock()
        result = emulator.run(program, grid, block, kernarg, memory, workers=workers)
        best = max(best, result.wave_instructions / (clock() - start) / 1e6)
    return best


def beside_tinygrad(path: str, own: dict[str, float]) -> None:
    """Print the speed of tinygrad's emulator on the code of the first two rows (fewer passes), and how it compares."""
    if not (Path(path) / "test" / "mockgpu" / "amd" / "emu.py").exists():
        print("tinygrad       not measured: --tinygrad needs a source tree of it, with test/mockgpu/amd/emu.py")
        return
    count, passes, groups = 400 * 4 * 64 - 13, 400, 4
    a, b, c = (np.random.default_rng(k).random(count, dtype=np.float32) for k in range(3))
    memory = emulator.Memory()
    pointers = [memory.register(name, array) for name, array in (("a", a), ("b", b), ("c", c))]
    jobs = (
        (
            "vector add",
            VECTOR_ADD,
            groups,
            struct.pack("<QQQ", *pointers),
            [4 * count] * 3,
            struct.pack("<II", count, passes),
        ),
        ("ALU loop", ALU, 1, b"", [], struct.pack("<I", 20_000)),
    )
    for name, text, grid, addresses, sizes, rest in jobs:
        code = build(kernel(text, ids=0), "gfx950")
        program = emulator.Program(code)
        executed = emulator.run(program, grid, 64, addresses + rest, memory).wave_instructions
        image, _ = code.image()
        job = {"code": image[program.kernel.descriptor.entry :].hex(), "grid": grid, "block": 64, "buffers": sizes,
               "arguments": rest.hex(), "sum": bool(sizes)}  # fmt: skip
        command = [sys.executable, str(Path(__file__).with_name("tinygrad_emulator.py")), path]
        done = subprocess.run(command, input=json.dumps(job) + "\n", capture_output=True, text=True, check=False)
        if done.returncode:
            last = done.stderr.strip().splitlines()[-1] if done.stderr.strip() else f"exit status {done.returncode}"
            print(f"tinygrad       {name}: failed, {last}")
            continue
        theirs = executed / float(done.stdout) / 1e6
        print(
            f"tinygrad       {theirs:8.2f} M wave-instructions/s on the {name}: MDR is {own[name] / theirs:.0f} times as fast"
        )


ADDITIONS = [
    f"v_add_u32 v{1 + n % 90}, {n % 60}, v{1 + n % 83}\nv_mul_f32 v{n % 77}, v{n % 71}, v{n % 53}" for n in range(42_000)
]
MIX = [
    f"""ds_read_b128 v[{m}:{m + 3}], v{80 + n % 9} offset:{16 * (n % 40)}
    buffer_load_dwordx2 v[{90 + 2 * (n % 5)}:{91 + 2 * (n % 5)}], v{100 + n % 7}, s[8:11], 0 offen offset:{8 * (n % 40)}
    s_add_u32 s{20 + n % 30}, s{50 + n % 20}, {n % 64}
    s_addc_u32 s{21 + n % 30}, s{51 + n % 20}, {65 + n % 50}
    v_lshl_add_u32 v{110 + n % 10}, v{110 + n % 9}, {n % 8}, v{80 + n % 9}
    s_waitcnt vmcnt(0) lgkmcnt(0)
    v_add_u32 v{110 + n % 10}, {n % 60}, v{90 + n % 10}
    v_mfma_f32_16x16x16_f16 v[{m}:{m + 3}], v[{40 + 2 * (n % 9)}:{41 + 2 * (n % 9)}], v[60:61], v[{m}:{m + 3}]
    v_fma_f32 v{100 + n % 20}, v{n % 77}, s{20 + n % 40}, v{n % 67}
    v_cmp_lt_u32 vcc, s{n % 60}, v{n % 90}
    v_cndmask_b32 v{n % 80}, v{n % 71}, v{n % 61}, vcc
    ds_write_b64 v{80 + n % 9}, v[{2 * (n % 30)}:{2 * (n % 30) + 1}] offset:{8 * (n % 40)}"""
    for n in range(7_000)
    for m in (4 * (n % 20),)
]


def loading(text: str) -> tuple[float, float]:
    """Seconds to make a kernel ready for its first run, with no work on it kept on disk, and with it."""
    code = build(kernel(text), "gfx950")
    took = []
    with tempfile.TemporaryDirectory() as folder:
        os.environ["MDR_CACHE"] = folder
        for _ in range(2):
            start = time.process_time()
            emulator.Program(code)
            took.append(time.process_time() - start)
    del os.environ["MDR_CACHE"]
    return took[0], took[1]


def two_workers() -> float:
    """How much faster two threads finish eight workgroups of the ALU loop than one: the median of five pairs of runs."""

    def run(workers: int) -> float:
        passes = struct.pack("<I", 1_000_000)
        return timed(ALU, "gfx950", passes, emulator.Memory(), 8, 64, clock=time.perf_counter, workers=workers)

    return sorted(run(2) / run(1) for _ in range(5))[2]


def main() -> None:
    """Print one line a measurement."""
    from emulator.test_engine import REDUCTION

    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument(
        "--tinygrad", metavar="PATH", help="a source tree of tinygrad, whose emulator runs beside this one"
    )
    options = parser.parse_args()
    count, passes, groups = 4000 * 4 * 64 - 13, 4000, 4
    a, b, c = (np.random.default_rng(k).random(count, dtype=np.float32) for k in range(3))
    memory = emulator.Memory()
    pointers = [memory.register(name, array) for name, array in (("a", a), ("b", b), ("c", c))]
    speed = timed(VECTOR_ADD, "gfx950", struct.pack("<QQQII", *pointers, count, passes), memory, groups, 64)
    assert np.array_equal(c, a + b)
    speeds = {"vector add": speed}
    print(f"vector add     {speed:8.1f} M wave-instructions/s")
    speeds["ALU loop"] = timed(ALU, "gfx950", struct.pack("<I", 5_000_000), emulator.Memory(), 1, 64)
    print(f"ALU loop       {speeds['ALU loop']:8.1f} M wave-instructions/s")
    print(f"two workers    {two_workers():8.2f} times the speed of one on it, by the clock")
    runpy.run_path(str(Path(__file__).with_name("checks.py")), run_name="__main__")
    if options.tinygrad:
        beside_tinygrad(options.tinygrad, speeds)
    else:
        print("tinygrad       not measured: --tinygrad PATH names a source tree of it")
    x = np.random.default_rng(5).random(20_000 * 256, dtype=np.float32)
    y = np.zeros(20_000, dtype=np.float32)
    memory = emulator.Memory()
    kernarg = struct.pack("<QQ", memory.register("x", x), memory.register("y", y))
    speed = timed(REDUCTION, "gfx950", kernarg, memory, 20_000, 256, lds=1024)
    print(f"LDS reduction  {speed:8.1f} M wave-instructions/s")
    speed = timed(MATRIX, "gfx950", struct.pack("<I", 20_000), emulator.Memory(), 1, 64)
    print(f"MFMA loop      {speed:8.1f} M wave-instructions/s, {speed / 4 * 8192 / 1000:.1f} GMAC/s")
    print("load           seconds of processor time for 84,001 instructions that this process has not seen, and known ones:")
    for what, lines in (("vector instructions of two kinds", ADDITIONS), ("a mix with loads and matrices", MIX)):
        new, known = loading("\n".join(lines))
        print(f"               {new:8.2f} {known:8.2f} {what}")
    command = [
        sys.executable,
        "-c",
        "import mdr.emulator; from mdr.emulator import compiler; compiler.library().scheduler()",
    ]
    start = time.perf_counter()
    subprocess.run(command, check=True)
    print(f"start          {time.perf_counter() - start:8.2f} s for a process with the compiled scheduler")


if __name__ == "__main__":
    main()
