"""Runs code on tinygrad's emulator of AMD GPUs and prints its speed, for bench/emulator.py.

A process of its own, ``python tinygrad_emulator.py PATH < JOB``: PATH is a tinygrad source tree (its wheel has no
emulator; it is in ``test/mockgpu/amd``), JOB a line of JSON with ``code`` (hexadecimal), ``grid``, ``block``, ``arguments``
(packed, hexadecimal), ``buffers`` (bytes of each; their addresses are the first arguments) and ``sum`` (whether the
third has to be the sum of the first two). Prints the seconds of processor time that a second run took, when every
instruction is compiled.
"""

from __future__ import annotations

import ctypes
import json
import sys
import time

import numpy as np


def main() -> None:
    sys.path.insert(0, sys.argv[1])
    from test.mockgpu.amd import emu

    job = json.loads(sys.stdin.readline())
    code = bytes.fromhex(job["code"]) + bytes(64)
    memory = ctypes.create_string_buffer(code, len(code))
    buffers = [np.random.default_rng(k).random(size // 4, dtype=np.float32) for k, size in enumerate(job["buffers"])]
    addresses = b"".join(b.ctypes.data.to_bytes(8, "little") for b in buffers)
    arguments = ctypes.create_string_buffer(addresses + bytes.fromhex(job["arguments"]))
    # Two user SGPRs with the address of the arguments, then the workgroup's id in three.
    resources = 2 << 1 | 7 << 7
    took = 0.0
    for _ in range(2):
        start = time.process_time()
        emu.run_asm(ctypes.addressof(memory), len(code), job["grid"], 1, 1, job["block"], 1, 1,
                    ctypes.addressof(arguments), resources, arch="cdna")  # fmt: skip
        took = time.process_time() - start
    if job.get("sum"):
        assert np.array_equal(buffers[2], buffers[0] + buffers[1])
    print(took)


if __name__ == "__main__":
    main()
