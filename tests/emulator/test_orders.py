"""Waves that pass the word by atomic loads, stores and locks, as LLVM compiles them for each chip, are not flagged."""

from __future__ import annotations

import numpy as np
import pytest

from mdr.emulator import EmulatorFault

from .harness import build, launch

CHIPS = ["gfx90a", "gfx942", "gfx950"]

LOCK = """
declare i32 @llvm.amdgcn.workitem.id.x()
define amdgpu_kernel void @k(ptr addrspace(1) %lock, ptr addrspace(1) %data) "amdgpu-flat-work-group-size"="64,64" {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %first = icmp eq i32 %t, 0
  br i1 %first, label %spin, label %end
spin:
  %r = cmpxchg ptr addrspace(1) %lock, i32 0, i32 1 syncscope("agent") acquire monotonic
  %ok = extractvalue { i32, i1 } %r, 1
  br i1 %ok, label %inside, label %spin
inside:
  %v = load i32, ptr addrspace(1) %data
  %w = add i32 %v, 1
  store i32 %w, ptr addrspace(1) %data
  store atomic i32 0, ptr addrspace(1) %lock syncscope("agent") release, align 4
  br label %end
end:
  ret void
}
"""

LOCK_IN_LDS = """
@lock = internal addrspace(3) global i32 undef
@data = internal addrspace(3) global i32 undef
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
define amdgpu_kernel void @k(ptr addrspace(1) %lock, ptr addrspace(1) %data) "amdgpu-flat-work-group-size"="256,256" {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %lane = and i32 %t, 63
  %first = icmp eq i32 %lane, 0
  %zero = icmp eq i32 %t, 0
  br i1 %zero, label %init, label %go
init:
  store i32 0, ptr addrspace(3) @lock
  store i32 0, ptr addrspace(3) @data
  br label %go
go:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %first, label %spin, label %end
spin:
  %r = cmpxchg ptr addrspace(3) @lock, i32 0, i32 1 syncscope("workgroup") acquire monotonic
  %ok = extractvalue { i32, i1 } %r, 1
  br i1 %ok, label %inside, label %spin
inside:
  %v = load i32, ptr addrspace(3) @data
  %w = add i32 %v, 1
  store i32 %w, ptr addrspace(3) @data
  store atomic i32 0, ptr addrspace(3) @lock syncscope("workgroup") release, align 4
  br label %end
end:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %zero, label %show, label %out
show:
  %sum = load i32, ptr addrspace(3) @data
  store i32 %sum, ptr addrspace(1) %data
  br label %out
out:
  ret void
}
"""

FLAG = """
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workgroup.id.x()
define amdgpu_kernel void @k(ptr addrspace(1) %flag, ptr addrspace(1) %data) "amdgpu-flat-work-group-size"="64,64" {
entry:
  %g = call i32 @llvm.amdgcn.workgroup.id.x()
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(1) %data, i32 %t
  %q = getelementptr i32, ptr addrspace(1) %p, i32 64
  %first = icmp eq i32 %g, 0
  br i1 %first, label %produce, label %spin
produce:
  store i32 42, ptr addrspace(1) %p
  store atomic i32 1, ptr addrspace(1) %flag syncscope("agent") release, align 4
  br label %end
spin:
  %f = load atomic i32, ptr addrspace(1) %flag syncscope("agent") acquire, align 4
  %ok = icmp eq i32 %f, 1
  br i1 %ok, label %consume, label %spin
consume:
  %v = load i32, ptr addrspace(1) %p
  store i32 %v, ptr addrspace(1) %q
  br label %end
end:
  ret void
}
"""


@pytest.mark.parametrize("chip", CHIPS)
@pytest.mark.parametrize("seed", [0, 2])
def test_a_lock(chip: str, seed: int) -> None:
    lock, data = np.zeros(1, "u4"), np.zeros(1, "u4")
    launch(build(LOCK, chip, "llc"), lock, data, grid=5, block=64, name="k", check="all", seed=seed)
    assert data[0] == 5


@pytest.mark.parametrize("chip", CHIPS)
@pytest.mark.parametrize("seed", [0, 2])
def test_a_lock_in_lds(chip: str, seed: int) -> None:
    unused, data = np.zeros(1, "u4"), np.zeros(1, "u4")
    launch(build(LOCK_IN_LDS, chip, "llc"), unused, data, block=256, name="k", check="all", seed=seed)
    assert data[0] == 4


@pytest.mark.parametrize("chip", CHIPS)
@pytest.mark.parametrize("seed", [0, 1, 2])
def test_a_flag(chip: str, seed: int) -> None:
    flag, data = np.zeros(1, "u4"), np.zeros(128, "u4")
    launch(build(FLAG, chip, "llc"), flag, data, grid=3, block=64, name="k", check="all", seed=seed)
    assert data.tolist() == [42] * 128


@pytest.mark.parametrize("chip", CHIPS)
def test_a_flag_that_is_read_once_only(chip: str) -> None:
    hasty = FLAG.replace("br i1 %ok, label %consume, label %spin", "br label %consume")
    hasty = hasty.replace("icmp eq i32 %g, 0", "icmp eq i32 %g, 1")  # the workgroup that starts later sets the flag
    code = build(hasty, chip, "llc")
    flag, data = np.zeros(1, "u4"), np.zeros(128, "u4")
    with pytest.raises(EmulatorFault) as caught:
        launch(code, flag, data, grid=2, block=64, name="k", check="all")
    assert caught.value.kind == "global-race"
