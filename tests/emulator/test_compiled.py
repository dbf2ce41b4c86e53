"""Code as compilers write it: private arrays in scratch, calls of functions, LDS and wave intrinsics, on each chip."""

from __future__ import annotations

import numpy as np
import pytest

from .harness import build, launch

PRIVATE = """
declare i32 @llvm.amdgcn.workitem.id.x()
define amdgpu_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %out) "amdgpu-flat-work-group-size"="1,256" {
entry:
  %array = alloca [16 x i32], align 4, addrspace(5)
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  br label %fill
fill:
  %i = phi i32 [0, %entry], [%j, %fill]
  %p = getelementptr [16 x i32], ptr addrspace(5) %array, i32 0, i32 %i
  %v = mul i32 %i, %t
  store volatile i32 %v, ptr addrspace(5) %p
  %j = add i32 %i, 1
  %z = icmp eq i32 %j, 16
  br i1 %z, label %done, label %fill
done:
  %qi = getelementptr i32, ptr addrspace(1) %in, i32 %t
  %n = load i32, ptr addrspace(1) %qi
  %m = and i32 %n, 15
  %q = getelementptr [16 x i32], ptr addrspace(5) %array, i32 0, i32 %m
  %g = addrspacecast ptr addrspace(5) %q to ptr
  %x = call i32 @twice(ptr %g)
  %qo = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %x, ptr addrspace(1) %qo
  ret void
}
define internal i32 @twice(ptr %p) noinline {
  %v = load volatile i32, ptr %p
  %w = add i32 %v, %v
  ret i32 %w
}
"""

REDUCE = """
@sums = internal addrspace(3) global [64 x float] undef
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
define amdgpu_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %out) "amdgpu-flat-work-group-size"="256,256" {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %qi = getelementptr float, ptr addrspace(1) %in, i32 %t
  %x = load float, ptr addrspace(1) %qi
  %slot = and i32 %t, 63
  %p = getelementptr [64 x float], ptr addrspace(3) @sums, i32 0, i32 %slot
  %first = icmp ult i32 %t, 64
  br i1 %first, label %clear, label %cleared
clear:
  store float 0.0, ptr addrspace(3) %p
  br label %cleared
cleared:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %old = atomicrmw fadd ptr addrspace(3) %p, float %x syncscope("workgroup") monotonic
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %first, label %write, label %end
write:
  %s = load float, ptr addrspace(3) %p
  %qo = getelementptr float, ptr addrspace(1) %out, i32 %t
  store float %s, ptr addrspace(1) %qo
  br label %end
end:
  ret void
}
"""

SPREAD = """
declare i32 @llvm.amdgcn.workitem.id.x()
define amdgpu_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %out) "amdgpu-flat-work-group-size"="1,256" {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %qi = getelementptr i32, ptr addrspace(1) %in, i32 %t
  %x = load i32, ptr addrspace(1) %qi
  %old = atomicrmw add ptr addrspace(1) %out, i32 %x syncscope("agent") seq_cst
  %q = getelementptr i32, ptr addrspace(1) %out, i32 1
  %m = atomicrmw max ptr addrspace(1) %q, i32 %x syncscope("agent") monotonic
  %u = add i32 %t, 2
  %qo = getelementptr i32, ptr addrspace(1) %out, i32 %u
  store i32 %old, ptr addrspace(1) %qo
  ret void
}
"""

CHIPS = ["gfx90a", "gfx942", "gfx950"]


@pytest.mark.parametrize("chip", CHIPS)
def test_private_array_through_a_generic_pointer_and_a_call(chip: str) -> None:
    which = (np.arange(100) * 7 % 16).astype("i4")
    out = np.zeros(100, dtype="i4")
    launch(build(PRIVATE, chip, "llc"), which, out, block=100, name="k", check=["wait", "races"])
    assert np.array_equal(out, 2 * which * np.arange(100))


@pytest.mark.parametrize("chip", CHIPS)
@pytest.mark.parametrize("seed", [0, 3])
def test_sums_in_lds(chip: str, seed: int) -> None:
    values = (np.arange(256) % 17).astype("f4")
    out = np.zeros(64, dtype="f4")
    launch(build(REDUCE, chip, "llc"), values, out, block=256, seed=seed, check=["all"])
    assert np.array_equal(out, values.reshape(4, 64).sum(axis=0))


@pytest.mark.parametrize("chip", CHIPS)
def test_wave_combined_atomics(chip: str) -> None:
    values = np.arange(150, dtype="i4") * 3 - 100
    out = np.zeros(152, dtype="i4")
    launch(build(SPREAD, chip, "llc"), values, out, block=150)
    assert out[0] == values.sum()
    assert out[1] == values.max()
    # What each lane found adds up as if they had come one after another.
    assert sorted(out[2:]) == sorted(np.cumsum(values) - values)
