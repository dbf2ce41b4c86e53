"""Second oracle: the same LLVM IR compiled for the chip and emulated, and compiled natively, on the same numbers.

The inputs mix random bits with edge cases (zeros, infinities, NaN, denormals, extremes, shift counts). Integer
results and correctly rounded float results must agree in every bit, except that any NaN equals any NaN.
"""

from __future__ import annotations

import ctypes
import re
from typing import Any

import llvmlite.binding as llvm
import numpy as np
import pytest

from .harness import build, launch

ITEMS = 512
NUMPY = {"i8": "i1", "i16": "i2", "i32": "i4", "i64": "i8", "half": "f2", "float": "f4", "double": "f8"}
MANGLED = {"half": "f16", "float": "f32", "double": "f64"}


def inputs(ty: str, seed: int) -> np.ndarray[Any, Any]:
    """Random bit patterns with every combination of edge values among them."""
    rng = np.random.default_rng(seed)
    dtype = np.dtype(NUMPY[ty])
    raw = rng.integers(0, 256, ITEMS * dtype.itemsize, dtype=np.uint8)
    values: np.ndarray[Any, Any] = raw.view(dtype).copy()
    if dtype.kind == "f":
        info = np.finfo(dtype)
        edges = [0.0, -0.0, 1.0, -1.0, 0.5, 1.5, 2.5, -2.5, np.inf, -np.inf, np.nan, info.max, info.min, info.tiny]
        edges += [info.smallest_subnormal, -info.smallest_subnormal, info.tiny * 0.75, info.eps, 3.0, 7.0, 100.25]
        # Half of the rest near 1, where most arithmetic happens.
        values[::2] = rng.normal(size=(ITEMS + 1) // 2).astype(dtype) * dtype.type(10)
    else:
        bits = 8 * dtype.itemsize
        edges = [0, 1, -1, 2, 3, 7, 10, bits - 1, bits, -(1 << (bits - 1)), (1 << (bits - 1)) - 1, 100, -100]
        values[::4] = rng.integers(-64, 64, len(values[::4]))
    edge = np.array(edges, dtype=dtype)
    pairs = np.roll(np.repeat(edge, len(edge)), seed % len(edge)) if seed % 2 else np.tile(edge, len(edge))
    values[: len(pairs)] = pairs[:ITEMS]
    return values


def module(ty: str, result: str, body: str) -> str:
    """IR of ``result f(ty, ty, ty)``."""
    declares = set()
    for match in re.finditer(r"call (\S+|\{[^}]*\}) (@llvm\.[\w.]+)\(([^)]*)\)", body):
        types = ", ".join(a.split()[0] for a in match[3].split(", "))
        declares.add(f"declare {match[1]} {match[2]}({types})")
    return (
        "\n".join(sorted(declares))
        + f"""
define internal {result} @f({ty} %a, {ty} %b, {ty} %c) alwaysinline {{
{body}
}}
"""
    )


NATIVE = """
define void @native(ptr %pa, ptr %pb, ptr %pc, ptr %po, i64 %n) {{
entry:
  br label %loop
loop:
  %i = phi i64 [0, %entry], [%j, %loop]
  %qa = getelementptr {ty}, ptr %pa, i64 %i
  %qb = getelementptr {ty}, ptr %pb, i64 %i
  %qc = getelementptr {ty}, ptr %pc, i64 %i
  %qo = getelementptr {result}, ptr %po, i64 %i
  %a = load {ty}, ptr %qa
  %b = load {ty}, ptr %qb
  %c = load {ty}, ptr %qc
  %r = call {result} @f({ty} %a, {ty} %b, {ty} %c)
  store {result} %r, ptr %qo
  %j = add i64 %i, 1
  %z = icmp eq i64 %j, %n
  br i1 %z, label %out, label %loop
out:
  ret void
}}
"""

DEVICE = """
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workgroup.id.x()
define amdgpu_kernel void @k(ptr addrspace(1) %pa, ptr addrspace(1) %pb, ptr addrspace(1) %pc, ptr addrspace(1) %po)
    "amdgpu-flat-work-group-size"="1,256" {{
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %g = call i32 @llvm.amdgcn.workgroup.id.x()
  %h = mul i32 %g, 256
  %u = add i32 %h, %t
  %i = zext i32 %u to i64
  %qa = getelementptr {ty}, ptr addrspace(1) %pa, i64 %i
  %qb = getelementptr {ty}, ptr addrspace(1) %pb, i64 %i
  %qc = getelementptr {ty}, ptr addrspace(1) %pc, i64 %i
  %qo = getelementptr {result}, ptr addrspace(1) %po, i64 %i
  %a = load {ty}, ptr addrspace(1) %qa
  %b = load {ty}, ptr addrspace(1) %qb
  %c = load {ty}, ptr addrspace(1) %qc
  %r = call {result} @f({ty} %a, {ty} %b, {ty} %c)
  store {result} %r, ptr addrspace(1) %qo
  ret void
}}
"""


def machine() -> Any:
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    target = llvm.Target.from_default_triple()
    return target.create_target_machine(
        cpu=llvm.get_host_cpu_name(), features=llvm.get_host_cpu_features().flatten(), opt=1, jit=True
    )


def natively(text: str, arrays: list[Any], out: Any) -> None:
    parsed = llvm.parse_assembly(text, context=llvm.create_context())
    engine = llvm.create_mcjit_compiler(parsed, machine())
    engine.finalize_object()
    call = ctypes.CFUNCTYPE(None, *[ctypes.c_void_p] * 4, ctypes.c_int64)(engine.get_function_address("native"))
    call(*(a.ctypes.data for a in [*arrays, out]), ITEMS)


def integer_cases() -> dict[str, tuple[str, str, str]]:
    cases: dict[str, tuple[str, str, str]] = {}
    for ty in ("i8", "i16", "i32", "i64"):
        bits = int(ty[1:])
        for op in ("add", "sub", "mul", "and", "or", "xor"):
            cases[f"{op} {ty}"] = (ty, ty, f"%r = {op} {ty} %a, %b\nret {ty} %r")
        for op in ("shl", "lshr", "ashr"):
            cases[f"{op} {ty}"] = (ty, ty, f"%n = and {ty} %b, {bits - 1}\n%r = {op} {ty} %a, %n\nret {ty} %r")
        for op in ("sdiv", "udiv", "srem", "urem"):
            guard = f"""%z = icmp eq {ty} %b, 0
%m = icmp eq {ty} %b, -1
%bad = or i1 %z, %m
%d = select i1 %bad, {ty} 3, {ty} %b
%r = {op} {ty} %a, %d
ret {ty} %r"""
            cases[f"{op} {ty}"] = (ty, ty, guard)
        for op in ("smin", "smax", "umin", "umax", "sadd.sat", "uadd.sat", "ssub.sat", "usub.sat"):
            cases[f"{op} {ty}"] = (ty, ty, f"%r = call {ty} @llvm.{op}.{ty}({ty} %a, {ty} %b)\nret {ty} %r")
        for op in ("fshl", "fshr"):
            cases[f"{op} {ty}"] = (ty, ty, f"%r = call {ty} @llvm.{op}.{ty}({ty} %a, {ty} %b, {ty} %c)\nret {ty} %r")
        for op in ("ctpop", "bitreverse", *(["bswap"] if bits > 8 else [])):
            cases[f"{op} {ty}"] = (ty, ty, f"%r = call {ty} @llvm.{op}.{ty}({ty} %a)\nret {ty} %r")
        for op in ("ctlz", "cttz", "abs"):
            cases[f"{op} {ty}"] = (ty, ty, f"%r = call {ty} @llvm.{op}.{ty}({ty} %a, i1 false)\nret {ty} %r")
        for p in ("eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge"):
            cases[f"icmp {p} {ty}"] = (
                ty, ty, f"%q = icmp {p} {ty} %a, %b\n%r = select i1 %q, {ty} %b, {ty} %c\nret {ty} %r",
            )  # fmt: skip
        cases[f"mad {ty}"] = (ty, ty, f"%m = mul {ty} %a, %b\n%r = add {ty} %m, %c\nret {ty} %r")
        wide = f"i{2 * bits}"
        if bits < 64:
            for ext in ("sext", "zext"):
                cases[f"mul {ext} {ty}"] = (
                    ty, wide,
                    f"%x = {ext} {ty} %a to {wide}\n%y = {ext} {ty} %b to {wide}\n%r = mul {wide} %x, %y\nret {wide} %r",
                )  # fmt: skip
        cases[f"add3 lsl or {ty}"] = (
            ty, ty,
            f"%m = add {ty} %a, %b\n%n = shl {ty} %m, 3\n%o = or {ty} %n, %c\n%p = xor {ty} %o, %a\n"
            f"%r = add {ty} %p, %c\nret {ty} %r",
        )  # fmt: skip
    return cases


def float_cases() -> dict[str, tuple[str, str, str]]:
    cases: dict[str, tuple[str, str, str]] = {}
    for ty in ("half", "float", "double"):
        m = MANGLED[ty]
        for op in ("fadd", "fsub", "fmul", "fdiv"):
            cases[f"{op} {ty}"] = (ty, ty, f"%r = {op} {ty} %a, %b\nret {ty} %r")
        cases[f"fma {ty}"] = (ty, ty, f"%r = call {ty} @llvm.fma.{m}({ty} %a, {ty} %b, {ty} %c)\nret {ty} %r")
        for op in ("sqrt", "floor", "ceil", "trunc", "roundeven", "fabs"):
            cases[f"{op} {ty}"] = (ty, ty, f"%r = call {ty} @llvm.{op}.{m}({ty} %a)\nret {ty} %r")
        cases[f"fneg {ty}"] = (ty, ty, f"%n = fneg {ty} %a\n%r = fmul {ty} %n, %b\nret {ty} %r")
        cases[f"copysign {ty}"] = (ty, ty, f"%r = call {ty} @llvm.copysign.{m}({ty} %a, {ty} %b)\nret {ty} %r")
        cases[f"ldexp {ty}"] = (
            ty, ty,
            f"%n = call i32 @llvm.fptosi.sat.i32.{m}({ty} %b)\n%r = call {ty} @llvm.ldexp.{m}.i32({ty} %a, i32 %n)\n"
            f"ret {ty} %r",
        )  # fmt: skip
        for p in ("oeq", "one", "olt", "ole", "ogt", "oge", "ord", "uno", "ueq", "une", "ult", "ule", "ugt", "uge"):
            cases[f"fcmp {p} {ty}"] = (
                ty,
                ty,
                f"%q = fcmp {p} {ty} %a, %b\n%r = select i1 %q, {ty} %b, {ty} %c\nret {ty} %r",
            )
        for number in (1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 0x207, 0x1F8):
            cases[f"is.fpclass {number} {ty}"] = (
                ty, ty,
                f"%q = call i1 @llvm.is.fpclass.{m}({ty} %a, i32 {number})\n%r = select i1 %q, {ty} %b, {ty} %c\n"
                f"ret {ty} %r",
            )  # fmt: skip
        for to in ("i16", "i32", "i64"):
            for sign in ("fptosi", "fptoui"):
                cases[f"{sign}.sat {ty} {to}"] = (
                    ty,
                    to,
                    f"%r = call {to} @llvm.{sign}.sat.{to}.{m}({ty} %a)\nret {to} %r",
                )
        for source in ("i16", "i32", "i64"):
            for sign in ("sitofp", "uitofp"):
                cases[f"{sign} {source} {ty}"] = (source, ty, f"%r = {sign} {source} %a to {ty}\nret {ty} %r")
        for to in ("half", "float", "double"):
            if to != ty:
                op = "fpext" if list(MANGLED).index(to) > list(MANGLED).index(ty) else "fptrunc"
                cases[f"{op} {ty} {to}"] = (ty, to, f"%r = {op} {ty} %a to {to}\nret {to} %r")
    # The native double-to-half conversion rounds twice on hosts without AVX-512.
    del cases["fptrunc double half"]
    # Natively a call of a library function that the process does not have.
    del cases["fma half"]
    return cases


CASES = integer_cases() | float_cases()


SCALAR_CASES = [n for n in CASES if CASES[n][0] in ("i32", "i64")]


def device_text(name: str, uniform: bool) -> str:
    """IR of the case's kernel; ``uniform``: one item a workgroup, so that LLVM computes in scalar registers."""
    ty, result, body = CASES[name]
    device = DEVICE.format(ty=ty, result=result)
    if uniform:
        device = device.replace("mul i32 %g, 256", "mul i32 %g, 1").replace("add i32 %h, %t", "add i32 %h, 0")
    return module(ty, result, body) + device


def compare(name: str, chip: str, uniform: bool = False) -> None:
    ty, result, body = CASES[name]
    text = module(ty, result, body)
    arrays = [inputs(ty, seed) for seed in (2, 3, 5)]
    expected = np.zeros(ITEMS, dtype=NUMPY[result])
    actual = np.zeros(ITEMS, dtype=NUMPY[result])
    natively(text + NATIVE.format(ty=ty, result=result), arrays, expected)
    launch(
        build(device_text(name, uniform), chip, "llc"),
        *arrays,
        actual,
        grid=ITEMS // (1 if uniform else 256),
        block=1 if uniform else 256,
    )
    same = actual.view(f"u{actual.itemsize}") == expected.view(f"u{expected.itemsize}")
    if expected.dtype.kind == "f":
        same |= np.isnan(actual) & np.isnan(expected)
    wrong = np.flatnonzero(~same)
    shown = [(*(a[i] for a in arrays), expected[i], actual[i]) for i in wrong[:4]]
    assert not len(wrong), f"{name}: {len(wrong)} of {ITEMS} differ; (a, b, c, native, emulated): {shown}"


@pytest.mark.parametrize("name", CASES)
def test_vector_code(name: str) -> None:
    compare(name, "gfx950")


@pytest.mark.parametrize("name", SCALAR_CASES)
def test_scalar_code(name: str) -> None:
    """One item a workgroup, so that LLVM computes in scalar registers."""
    compare(name, "gfx942", uniform=True)


@pytest.mark.slow
@pytest.mark.parametrize("chip", ["gfx90a", "gfx942"])
@pytest.mark.parametrize("name", CASES)
def test_vector_code_on_other_chips(name: str, chip: str) -> None:
    compare(name, chip)
