"""Small trees of kernels for the build's tests, and a way to build them with the real ``scons``."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
SCONS = Path(sys.executable).parent / "scons"

KERNEL = """\
; A kernel to build.
.include "common.inc"
.text
.globl {name}
.p2align 8
.type {name},@function
{name}:
  v_mov_b32_e32 v1, VALUE
  ; @PRINT f"v1={{v1:d}}"
  v_add_u32_e32 v2, v1, v0
  s_endpgm
.Lend_{name}:
  .size {name}, .Lend_{name}-{name}

.rodata
.p2align 6
.amdhsa_kernel {name}
  .amdhsa_user_sgpr_kernarg_segment_ptr 1
  .amdhsa_next_free_vgpr 4
  .amdhsa_next_free_sgpr 8
  .amdhsa_accum_offset 4
.end_amdhsa_kernel

.amdgpu_metadata
---
amdhsa.version: [ 1, 2 ]
amdhsa.kernels:
  - .name: {name}
    .symbol: {name}.kd
    .kernarg_segment_size: 0
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .wavefront_size: 64
    .sgpr_count: 14
    .vgpr_count: 4
    .max_flat_workgroup_size: 64
    .args: []
...
.end_amdgpu_metadata
"""


def kernel(name: str) -> str:
    """Return the source of a kernel with one directive and one include that sets VALUE."""
    return KERNEL.format(name=name)


def instructions(name: str) -> str:
    """Return a source without directive, include or metadata: enough for a release build."""
    return f".text\n{name}:\n  s_nop 0\n  s_endpgm\n"


class Tree:
    """A folder ``kernels`` with sources and a folder ``out`` where they are built."""

    def __init__(self, folder: Path) -> None:
        self.kernels = folder / "kernels"
        self.out = folder / "out"
        self.kernels.mkdir(parents=True)

    def write(self, name: str, text: str) -> Path:
        """Write a file below ``kernels``."""
        path = self.kernels / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
        return path

    def hsaco(self, name: str, variant: str = "release", chip: str = "gfx950") -> Path:
        """Return where a source's code object is built."""
        return self.out / chip / variant / f"{name}.hsaco"

    def scons(
        self, *words: str, fails: bool = False, environment: dict[str, str] | None = None, timeout: float = 120
    ) -> Run:
        """Run ``scons`` on the tree; it must end well unless ``fails``."""
        done = subprocess.run(
            [SCONS, "-Q", f"kernels={self.kernels}", f"build={self.out}", *words],
            cwd=ROOT,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            timeout=timeout,
            env={**{k: v for k, v in os.environ.items() if k != "MDR_CACHE"}, **(environment or {})},
        )
        assert (done.returncode != 0) == fails, done.stdout
        return Run(done.returncode, done.stdout)


class Run:
    """What a ``scons`` did: its exit status and output, and the stages that it ran."""

    def __init__(self, status: int, output: str) -> None:
        self.status = status
        self.output = output
        found = re.findall(r"^(?:\[\d+/\d+\] )?([\w-]+) (\S+) \[(\w+) (\w+)\]$", output, re.MULTILINE)
        self.steps = [(stage, Path(path).stem, chip, variant) for stage, path, chip, variant in found]

    @property
    def stages(self) -> list[str]:
        """The names of the stages that ran, in alphabetical order."""
        return sorted(stage for stage, *_ in self.steps)

    @property
    def sources(self) -> set[str]:
        """The stems of the sources that a stage ran for."""
        return {stem for _, stem, *_ in self.steps}
