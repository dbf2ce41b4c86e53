"""The wait states kept before a snapshot cover what LLVM keeps between every MFMA and a VALU read of its result."""

from __future__ import annotations

import re
import subprocess

import pytest
from objects import llvm

from mdr.assembly.chips import CHIPS

EVERY = ("gfx90a", "gfx942", "gfx950")
# Intrinsic (llvm.amdgcn.mfma...), result and accumulator, operands A and B, chips.
MFMA = [
    *(
        (f"f32.{shape}f32", f"<{count} x float>", "float", EVERY)
        for shape, count in (("32x32x1", 32), ("16x16x1", 16), ("4x4x1", 4), ("32x32x2", 16), ("16x16x4", 4))
    ),
    *(
        (f"f32.{shape}{kind}", f"<{count} x float>", f"<4 x {element}>", EVERY)
        for kind, element in (("f16", "half"), ("bf16.1k", "i16"))
        for shape, count in (("32x32x4", 32), ("16x16x4", 16), ("4x4x4", 4), ("32x32x8", 16), ("16x16x16", 4))
    ),
    *(
        (f"i32.{shape}i8", f"<{count} x i32>", "i32", EVERY)
        for shape, count in (("32x32x4", 32), ("16x16x4", 16), ("4x4x4", 4))
    ),
    ("i32.32x32x8i8", "<16 x i32>", "i32", ("gfx90a",)),
    ("i32.16x16x16i8", "<4 x i32>", "i32", ("gfx90a",)),
    ("f64.16x16x4f64", "<4 x double>", "double", EVERY),
    ("f64.4x4x4f64", "double", "double", EVERY),
    ("i32.16x16x32.i8", "<4 x i32>", "i64", EVERY[1:]),
    ("i32.32x32x16.i8", "<16 x i32>", "i64", EVERY[1:]),
    ("f32.16x16x8.xf32", "<4 x float>", "<2 x float>", ("gfx942",)),
    ("f32.32x32x4.xf32", "<16 x float>", "<2 x float>", ("gfx942",)),
    *((f"f32.16x16x32.{a}.{b}", "<4 x float>", "i64", EVERY[1:]) for a in ("fp8", "bf8") for b in ("fp8", "bf8")),
    *((f"f32.32x32x16.{a}.{b}", "<16 x float>", "i64", EVERY[1:]) for a in ("fp8", "bf8") for b in ("fp8", "bf8")),
    *(
        (f"f32.{shape}.{kind}", f"<{count} x float>", f"<8 x {element}>", EVERY[2:])
        for kind, element in (("f16", "half"), ("bf16", "bfloat"))
        for shape, count in (("16x16x32", 4), ("32x32x16", 16))
    ),
    ("i32.16x16x64.i8", "<4 x i32>", "<4 x i32>", EVERY[2:]),
    ("i32.32x32x32.i8", "<16 x i32>", "<4 x i32>", EVERY[2:]),
]
SCALED = [("16x16x128", 4), ("32x32x64", 16)]


def function(number: int, intrinsic: str, result: str, operand: str, more: str, declared: str) -> str:
    """Return a kernel that uses the last element of a product at once, and the intrinsic's declaration."""
    element = re.sub(r"<\d+ x (\w+)>", r"\1", result)
    last = f"%e = extractelement {result} %d, i32 {int(result[1:].split()[0]) - 1}" if result.startswith("<") else ""
    value = "%e" if last else "%d"
    operation = "add" if element == "i32" else "fadd"
    one = "1" if element == "i32" else "1.0"
    return f"""
declare {result} @llvm.amdgcn.mfma.{intrinsic}({operand}, {operand}, {result}, {declared})
define amdgpu_kernel void @k{number}(ptr addrspace(1) %p) "amdgpu-agpr-alloc"="0" "amdgpu-waves-per-eu"="1,1" {{
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %q = getelementptr i8, ptr addrspace(1) %p, i32 %t
  %a = load {operand}, ptr addrspace(1) %q
  %c = load {result}, ptr addrspace(1) %q
  %d = call {result} @llvm.amdgcn.mfma.{intrinsic}({operand} %a, {operand} %a, {result} %c, {more})
  {last}
  %r = {operation} {element} {value}, {one}
  store {element} %r, ptr addrspace(1) %q
  ret void
}}
"""


def longest(chip: str) -> dict[str, int]:
    """Compile a kernel for each MFMA of ``chip`` and return the states between it and the first use of its result."""
    plain = [entry for entry in MFMA if chip in entry[3]]
    text = "declare i32 @llvm.amdgcn.workitem.id.x()\n"
    names = []
    for number, (intrinsic, result, operand, _) in enumerate(plain):
        text += function(
            number, intrinsic, result, operand, "i32 0, i32 0, i32 0", "i32 immarg, i32 immarg, i32 immarg"
        )
        names.append(intrinsic)
    if chip == "gfx950":
        for shape, count in SCALED:
            text += function(
                len(names),
                f"scale.f32.{shape}.f8f6f4.v8i32.v8i32",
                f"<{count} x float>",
                "<8 x i32>",
                "i32 0, i32 0, i32 0, i32 1, i32 0, i32 1",
                "i32 immarg, i32 immarg, i32 immarg, i32, i32 immarg, i32",
            )
            names.append(shape)
    command = [llvm() / "llc", "-O3", "-mtriple=amdgcn-amd-amdhsa", f"-mcpu={chip}", "-", "-o", "-"]
    assembly = subprocess.run(
        [str(part) for part in command], input=text, capture_output=True, text=True, check=True
    ).stdout
    found = {}
    for number, name in enumerate(names):
        code = re.search(rf"^k{number}:.*?s_endpgm", assembly, re.M | re.S)
        assert code is not None
        lines = [line.strip() for line in code[0].split("\n") if line.startswith("\t")]
        at = next(index for index, line in enumerate(lines) if line.startswith("v_mfma"))
        states = 0
        for line in lines[at + 1 :]:
            if line.startswith("v_"):
                break
            nop = re.match(r"s_nop (\d+)", line)
            states += int(nop[1]) + 1 if nop else 1
        found[name] = states
    return found


@pytest.mark.parametrize("chip", EVERY)
def test_the_table_is_what_llvm_keeps(chip: str) -> None:
    states = longest(chip)
    assert max(states.values()) <= CHIPS[chip].mfma_wait_states, states
    assert max(states.values()) >= CHIPS[chip].mfma_wait_states - 2, states
