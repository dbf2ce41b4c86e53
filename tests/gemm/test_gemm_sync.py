"""gemm.sync on AMD: shuffle takes a lane's value by number; the barrier orders what waves write to LDS."""

from __future__ import annotations

import numpy as np
from amd_trials import schedule

import mdr
from mdr.gemm import Gemm
from mdr.gemm.amdgcn.assemble import assemble, compile_ir
from mdr.gemm.amdgcn.ops import AmdOutputOps
from mdr.gemm.amdgcn.plan import make_plan
from mdr.gemm.ir import Builder, Value
from mdr.gemm.targets import TARGETS
from mdr.runtime import Options

POINTER = Value("ptr addrspace(1)", "%out")


def build(write: object) -> bytes:
    b = Builder()
    plan = make_plan(Gemm(), schedule(), TARGETS["gfx942"])
    assert plan is not None
    ops = AmdOutputOps(b, plan, {}, 0, 0)
    thread = b.call("i32", "llvm.amdgcn.workitem.id.x", [])
    assert callable(write)
    value = write(ops, thread)
    b.store(value, b.at(POINTER, b.mul(thread, 4)), 4)
    b.line("ret void")
    ir = (
        'target triple = "amdgcn-amd-amdhsa"\n@lds = internal addrspace(3) global [1024 x i8] poison, align 16\n'
        "define amdgpu_kernel void @k(ptr addrspace(1) %out) #0 {\nentry:\n" + "\n".join(b.lines) + "\n}\n"
        + "\n".join(sorted(b.declarations))
        + '\nattributes #0 = { "amdgpu-flat-work-group-size"="256,256" }\nattributes #1 = { convergent nounwind }\n'
        + '!6 = !{!"amdgpu-synchronize-as", !"local"}\n'
    )  # fmt: skip
    return assemble(compile_ir(ir, "gfx942"), "gfx942")


def launch(code: bytes) -> np.ndarray:
    out = np.zeros(256, np.int32)
    mdr.load(code)["k"].launch(grid=1, block=256, args=[out], options=Options(check="all"))
    return out


def test_shuffle() -> None:
    def reverse(ops: AmdOutputOps, thread: Value) -> Value:
        lane = ops.b.operand(ops.b.rem(thread, 64), "i32")
        return ops.shuffle(thread, ops.b.sub(63, lane))

    lanes = np.arange(256)
    assert (launch(build(reverse)) == lanes // 64 * 64 + 63 - lanes % 64).all()


def test_barrier() -> None:
    def next_wave(ops: AmdOutputOps, thread: Value) -> Value:
        b, lds = ops.b, Value("ptr addrspace(3)", "@lds")
        b.store(thread, b.at(lds, b.mul(thread, 4)), 4)
        ops.barrier()
        other = b.rem(b.add(thread, 64), 256)
        return b.load("i32", b.at(lds, b.mul(other, 4)), 4)

    assert (launch(build(next_wave)) == (np.arange(256) + 64) % 256).all()
