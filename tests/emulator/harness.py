"""Builds small kernels for the tests of the emulator, from assembly or LLVM IR, and launches them on numpy arrays."""

from __future__ import annotations

import glob
import os
import re
import struct
import subprocess
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import numpy as np

from mdr import codeobject, emulator
from mdr.emulator.operands import parse

RECORD = os.environ.get("MDR_TEST_RECORD", "")
"""A file to which the names of the instructions of all kernels launched here are appended."""


@cache
def llvm_bin() -> str:
    """Folder of an LLVM that knows gfx950; the tests cannot do without."""
    places = [os.environ.get("MDR_LLVM", "")]
    places += [os.path.join(os.environ.get("ROCM_PATH", "/opt/rocm"), "llvm", "bin")]

    def version(path: str) -> int:
        return int(re.search(r"llvm-(\d+)", path)[1])  # type: ignore[index]

    system = [p for p in glob.glob("/usr/lib/llvm-*/bin") if version(p) >= 20]
    places += sorted(system, key=version, reverse=True)
    return next(p for p in places if p and os.path.exists(os.path.join(p, "llvm-mc")))


@cache
def build(text: str, chip: str, tool: str = "llvm-mc") -> codeobject.CodeObject:
    """Assemble (``llvm-mc``) or compile (``llc``) a text and link it."""
    with TemporaryDirectory() as folder:
        source, object_file, linked = (str(Path(folder) / name) for name in ("k.s", "k.o", "k.co"))
        Path(source).write_text(text)
        options = {"llvm-mc": ["-g"] if ".loc" not in text else [], "llc": ["-O3"]}[tool]
        if tool == "llvm-mc":
            command = ["-triple=amdgcn-amd-amdhsa", f"-mcpu={chip}", "-filetype=obj", *options]
        else:
            command = ["-mtriple=amdgcn-amd-amdhsa", f"-mcpu={chip}", "-filetype=obj", *options]
        subprocess.run([f"{llvm_bin()}/{tool}", *command, source, "-o", object_file], check=True)
        subprocess.run([f"{llvm_bin()}/ld.lld", "-shared", object_file, "-o", linked], check=True)
        return codeobject.load(Path(linked).read_bytes())


HEADER = """
.text
.globl k
.p2align 8
.type k,@function
k:
"""


def kernel(body: str, *, lds: int = 0, scratch: int = 0, denormals: int = 3, extra: str = "", ids: int = 2) -> str:
    """A kernel named ``k``: s[0:1] kernel arguments, s2, s3, s4 workgroup ids, v0 packed work-item ids."""
    return f"""{HEADER}{body}
s_endpgm
.Lend:
.size k, .Lend-k
.rodata
.p2align 6
.amdhsa_kernel k
 .amdhsa_kernarg_size 64
 .amdhsa_user_sgpr_kernarg_segment_ptr 1
 .amdhsa_system_sgpr_workgroup_id_x 1
 .amdhsa_system_sgpr_workgroup_id_y 1
 .amdhsa_system_sgpr_workgroup_id_z 1
 .amdhsa_system_vgpr_workitem_id {ids}
 .amdhsa_next_free_vgpr 128
 .amdhsa_next_free_sgpr 96
 .amdhsa_accum_offset 64
 .amdhsa_float_denorm_mode_32 {denormals}
 .amdhsa_group_segment_fixed_size {lds}
 .amdhsa_private_segment_fixed_size {scratch}
 {"" if not scratch else ".amdhsa_enable_private_segment 1"}
 {extra}
.end_amdhsa_kernel
"""


def launch(
    code: codeobject.CodeObject,
    *args: Any,
    grid: int | tuple[int, ...] = 1,
    block: int | tuple[int, ...] = 64,
    name: str | None = None,
    **options: Any,
) -> emulator.RunResult:
    """Run a kernel with numpy arrays (as pointers) and integers (as i32) for arguments, in order."""
    memory = emulator.Memory()
    packed = b""
    for number, value in enumerate(args):
        if isinstance(value, np.ndarray):
            packed = packed.ljust(-(-len(packed) // 8) * 8, b"\0")
            packed += struct.pack("<Q", memory.register(f"arg{number}", value))
        else:
            packed += struct.pack("<i", value)
    program = emulator.Program(code, name)
    if RECORD:
        with open(RECORD, "a") as file:
            file.writelines(f"{parse(i.text).name}\n" for i in program.instructions if i.text)
    return emulator.run(program, grid, block, packed.ljust(256, b"\0"), memory, **options)
