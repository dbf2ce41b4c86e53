"""What each kind of directive costs where it stands: instructions inserted on the kernel's way, and behind the kernel.

Run: python bench/sites.py [--format text|json]. Nothing is timed, so the figures are exact for a version of LLVM.
"""

from __future__ import annotations

import argparse
import json
import re
import tempfile
from pathlib import Path

from mdr.build import toolchain
from mdr.build.pipeline import build_kernel

# One value each, so that kinds can be compared; the second of a pair is the one that is measured.
DIRECTIVES = {
    "@PRINT": '@PRINT f"{v1:d}"',
    "@PRINT if": '@PRINT if v1 > 2.0: f"{v1:d}"',
    "@PRINT once wave": '@PRINT once wave: f"{v1:d}"',
    "@TRACE last=8": '@TRACE last=8 f"{v1:d}"',
    "@TRACE last=8 if": '@TRACE last=8 if v1 > 2.0: f"{v1:d}"',
    "@COUNT": "@COUNT n",
    "@COUNT if": "@COUNT n if v1 > 2.0:",
    "@TIMESTAMP_START": "@TIMESTAMP_START",
    "@TIMESTAMP_END": "@TIMESTAMP_END once wave",
    "@TIMESTAMP_END in a loop": "@TIMESTAMP_END once wave",
    "@PRINT now": '@PRINT now f"{v1:d}"',
    "@PRINT now if": '@PRINT now if v1 > 2.0: f"{v1:d}"',
    "@ASSERT": '@ASSERT v1 > 2.0: f"{v1:d}"',
}
LOOP = ("  s_movk_i32 s4, 9\n.Lloop:\n", "  s_sub_u32 s4, s4, 1\n  s_cmp_lg_u32 s4, 0\n  s_cbranch_scc1 .Lloop\n")
KERNEL = """\
  .text
  .globl k
  .p2align 8
  .type k,@function
k:
  v_mov_b32_e32 v1, v0
{}  s_endpgm
.Lend:
  .size k, .Lend-k
  .rodata
  .p2align 6
  .amdhsa_kernel k
    .amdhsa_user_sgpr_kernarg_segment_ptr 1
    .amdhsa_next_free_vgpr 4
    .amdhsa_next_free_sgpr 8
    .amdhsa_accum_offset 4
  .end_amdhsa_kernel
  .amdgpu_metadata
---
amdhsa.version: [ 1, 2 ]
amdhsa.kernels:
  - {{ .name: k, .symbol: k.kd, .kernarg_segment_size: 0, .kernarg_segment_align: 8, .group_segment_fixed_size: 0,
      .private_segment_fixed_size: 0, .wavefront_size: 64, .sgpr_count: 14, .vgpr_count: 4,
      .max_flat_workgroup_size: 256, .args: [] }}
...
  .end_amdgpu_metadata
"""


def measure(kind: str, chip: str, folder: str) -> tuple[int, int]:
    """Return how many instructions the directive of a kind puts in its place, and how many behind the kernel."""
    directive = DIRECTIVES[kind]
    lines = [f"  ; {directive}\n", "  s_nop 0\n"]
    if kind.startswith("@TIMESTAMP_END"):
        lines = ["  ; @TIMESTAMP_START\n", "  s_nop 0\n", *lines]
    body = "".join(lines)
    source = Path(folder) / "k.s"
    source.write_text(KERNEL.format(body.join(LOOP) if kind.endswith("loop") else body))
    built = build_kernel(source, Path(folder) / chip, chip=chip, transport="buffered")
    text = Path(built.artifacts[".debug.s"]).read_text()
    site = text.split(f"  ; {directive}\n")[1].split("\n\t.loc")[0]
    away = text.split(".Lmdr_site_0_0:")[1].split("  s_branch .Lmdr_back")[0] if ".Lmdr_site_0_0:" in text else ""
    return _instructions(site), _instructions(away) + bool(away)


def _instructions(text: str) -> int:
    return len(re.findall(r"^  [a-z]", text, re.MULTILINE))


def main() -> None:
    """Measure every kind on every chip and print a table."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--format", default="text", choices=("text", "json"))
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        rows = {kind: {chip: measure(kind, chip, folder) for chip in toolchain.CHIPS} for kind in DIRECTIVES}
    if options.format == "json":
        print(json.dumps(rows, indent=1))
        return
    print(f"{'instructions in place + behind':30}" + "".join(f"{chip:>10}" for chip in toolchain.CHIPS))
    for kind, row in rows.items():
        cells = (f"{place} + {behind}" if behind else f"{place}" for place, behind in row.values())
        print(f"{kind:30}" + "".join(f"{cell:>10}" for cell in cells))


if __name__ == "__main__":
    main()
