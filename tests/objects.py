"""Code objects for tests: kernels assembled and linked with the LLVM tools that are at hand."""

from __future__ import annotations

import functools
import os
import re
import shutil
import subprocess
import tempfile
from pathlib import Path

TRIPLE = "-triple=amdgcn-amd-amdhsa"


@functools.cache
def llvm() -> Path:
    """Return the folder with llvm-mc and ld.lld that know gfx950: LLVM 20 or newer, the newest there is."""
    candidates = [Path(os.environ["MDR_LLVM"])] if "MDR_LLVM" in os.environ else []
    candidates += sorted(
        Path("/usr/lib").glob("llvm-*/bin"), key=lambda path: -int(re.sub(r"\D", "", path.parent.name) or 0)
    )
    if found := shutil.which("llvm-mc"):
        candidates.append(Path(found).parent)
    for folder in candidates:
        if (folder / "llvm-mc").exists() and (folder / "ld.lld").exists():
            return folder
    raise RuntimeError("the tests need llvm-mc and ld.lld of LLVM 20 or newer (MDR_LLVM names their folder)")


@functools.cache
def build(
    text: str, chip: str = "gfx950", *, version: int = 6, link: bool = True, lines: bool = False, attributes: str = ""
) -> bytes:
    """Assemble and link ``text``; ``version`` is the code object version, ``attributes`` llvm-mc's ``-mattr``."""
    with tempfile.TemporaryDirectory() as scratch:
        source, obj, linked = (Path(scratch) / name for name in ("kernel.s", "kernel.o", "kernel.hsaco"))
        source.write_text(text)
        options = [TRIPLE, f"-mcpu={chip}", f"--amdhsa-code-object-version={version}", "-filetype=obj"]
        options += ["-g"] if lines else []
        options += [f"-mattr={attributes}"] if attributes else []
        _run([llvm() / "llvm-mc", *options, source.name, "-o", obj], scratch)
        if not link:
            return obj.read_bytes()
        _run([llvm() / "ld.lld", "-shared", obj, "-o", linked], scratch)
        return linked.read_bytes()


@functools.cache
def build_ir(text: str, chip: str = "gfx950") -> bytes:
    """Compile LLVM IR with llc and link it."""
    with tempfile.TemporaryDirectory() as scratch:
        source, obj, linked = (Path(scratch) / name for name in ("kernel.ll", "kernel.o", "kernel.hsaco"))
        source.write_text(text)
        options = ["-mtriple=amdgcn-amd-amdhsa", f"-mcpu={chip}", "-filetype=obj"]
        _run([llvm() / "llc", *options, source, "-o", obj], scratch)
        _run([llvm() / "ld.lld", "-shared", obj, "-o", linked], scratch)
        return linked.read_bytes()


def kernel(
    name: str,
    body: str = "s_endpgm",
    *,
    args: str = "",
    kernarg_size: int = 8,
    directives: str = "",
    metadata: str = "",
) -> str:
    """Return assembly text of one kernel; ``args`` are the metadata's entries, one a line, as flow maps."""
    entries = "".join(f"\n      - {{ {line.strip()} }}" for line in args.strip().splitlines())
    extra = "".join(f"\n    {line.strip()}" for line in metadata.strip().splitlines())
    return f"""\
\t.text
\t.globl {name}
\t.p2align 8
\t.type {name},@function
{name}:
{body}
.Lend_{name}:
\t.size {name}, .Lend_{name}-{name}
\t.section .rodata,"a"
\t.p2align 6
\t.amdhsa_kernel {name}
\t\t.amdhsa_user_sgpr_kernarg_segment_ptr 1
\t\t.amdhsa_next_free_vgpr 8
\t\t.amdhsa_accum_offset 8
\t\t.amdhsa_next_free_sgpr 16
\t\t.amdhsa_kernarg_size {kernarg_size}
{directives}
\t.end_amdhsa_kernel
\t.amdgpu_metadata
---
amdhsa.version: [ 1, 2 ]
amdhsa.kernels:
  - .name: {name}
    .symbol: {name}.kd
    .kernarg_segment_size: {kernarg_size}
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 0
    .wavefront_size: 64
    .sgpr_count: 16
    .vgpr_count: 8
    .max_flat_workgroup_size: 256{extra}
    .args:{entries or " []"}
...
\t.end_amdgpu_metadata
"""


def _run(command: list[str | Path], folder: str) -> None:
    result = subprocess.run([str(item) for item in command], cwd=folder, capture_output=True, text=True, check=False)
    if result.returncode:
        raise RuntimeError(f"{command[0]} failed:\n{result.stderr}")
