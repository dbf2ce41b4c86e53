"""What printing costs in a kernel: bytes of code and VGPRs of the epilogue, and the code at each site, by transport.

Run: python bench/epilogue.py [--chip gfx950] [--format text|json]. Nothing is timed, so the figures are exact.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import subprocess
import tempfile

from mdr.build import toolchain
from mdr.build.pipeline import build_kernel

# Three directives with ten values, the seven registers of a vector addition among them.
DIRECTIVES = (
    'f"[SGPR] n={s4}, base_idx={s2}, lane={$lane}"',
    'f"Before ADD: A={v6}, B={v7}, i={v3:d}"',
    'f"After ADD: A={v6}, B={v7}, C={v2}, i={v3:d}"',
)

KERNEL = """\
  .text
  .globl vector_add
  .p2align 8
  .type vector_add,@function
vector_add:
  s_load_dwordx4 s[8:11], s[0:1], 0x0
  s_load_dwordx2 s[6:7], s[0:1], 0x10
  s_load_dword s4, s[0:1], 0x18
  s_lshl_b32 s2, s2, 6
  s_waitcnt lgkmcnt(0)
  ; @PRINT {0}
  v_add_u32_e32 v3, s2, v0
  v_cmp_gt_i32_e32 vcc, s4, v3
  s_and_saveexec_b64 s[12:13], vcc
  s_cbranch_execz .Ldone
  v_lshlrev_b32_e32 v4, 2, v3
  global_load_dword v6, v4, s[8:9]
  global_load_dword v7, v4, s[10:11]
  s_waitcnt vmcnt(0)
  ; @PRINT {1}
  v_add_f32_e32 v2, v6, v7
  ; @PRINT {2}
  global_store_dword v4, v2, s[6:7]
.Ldone:
  s_endpgm
  .rodata
  .p2align 6
  .amdhsa_kernel vector_add
    .amdhsa_user_sgpr_kernarg_segment_ptr 1
    .amdhsa_system_sgpr_workgroup_id_x 1
    .amdhsa_kernarg_size 28
    .amdhsa_next_free_vgpr 8
    .amdhsa_next_free_sgpr 14
    .amdhsa_accum_offset 8
  .end_amdhsa_kernel
  .amdgpu_metadata
---
amdhsa.version: [ 1, 2 ]
amdhsa.kernels:
  - {{ .name: vector_add, .symbol: vector_add.kd, .kernarg_segment_size: 28, .kernarg_segment_align: 8,
      .group_segment_fixed_size: 0, .private_segment_fixed_size: 0, .wavefront_size: 64, .sgpr_count: 20,
      .vgpr_count: 8, .max_flat_workgroup_size: 256, .args: [] }}
...
  .end_amdgpu_metadata
"""


def measure(chip: str, transport: str, folder: str) -> dict[str, int]:
    """Build the kernel and return bytes of epilogue and routine together, their VGPRs, and the instructions at sites."""
    source = os.path.join(folder, "vector_add.s")
    with open(source, "w") as file:
        file.write(KERNEL.format(*(directive for directive in DIRECTIVES)))
    result = build_kernel(source, os.path.join(folder, transport), chip=chip, transport=transport)
    readelf = os.path.join(os.path.dirname(toolchain.find(chip)["llvm-mc"].path), "llvm-readelf")
    symbols = subprocess.run([readelf, "-s", result.artifacts[".o"]], check=True, capture_output=True, text=True).stdout
    sizes = {name: int(size) for size, name in re.findall(r"\s(\d+) FUNC\s.* (__mdr_[\w.]+)\n", symbols)}
    with open(result.artifacts[".debug.s"]) as file:
        text = file.read()
    parts = text.split("__mdr_epilogue.0:", 1)
    inserted = [line for line in parts[0].split(".Lmdr_start_0:")[1].split("\n") if re.match(r"  [sv]_", line)]
    code = parts[1].split(".amdgpu_metadata")[0] + text.split(".end_amdgpu_metadata")[1]
    # Reading a snapshot names a register above the window; what counts is what the code needs beside them.
    own = re.sub(r"v_mov_b32 (v\d+), v\d+", r"v_mov_b32 \1", re.sub(r"v_\w+ vcc, 0, v\d+", "", code))
    vgprs = 1 + max(int(high or single) for single, high in re.findall(r"\bv(?:(\d+)|\[\d+:(\d+)\])", own))
    return {
        "bytes": sum(sizes.values()),
        "vgprs": vgprs,
        "site instructions": len(inserted),
        "scratch instructions": len(re.findall(r"\n  (?:scratch_|buffer_load|buffer_store)", code)),
    }


def main() -> None:
    """Measure both transports and print a table."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("--chip", default="gfx950", choices=toolchain.CHIPS)
    parser.add_argument("--format", default="text", choices=("text", "json"))
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        rows = {transport: measure(options.chip, transport, folder) for transport in ("hostcall", "buffered")}
    if options.format == "json":
        print(json.dumps(rows, indent=1))
        return
    print(f"three directives, ten values, {options.chip}")
    print(f"{'transport':10} {'bytes':>6} {'VGPRs':>6} {'site instructions':>18} {'scratch':>8}")
    for transport, row in rows.items():
        print(
            f"{transport:10} {row['bytes']:6} {row['vgprs']:6} {row['site instructions']:18} {row['scratch instructions']:8}"
        )


if __name__ == "__main__":
    main()
