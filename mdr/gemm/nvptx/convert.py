"""Sums to elements of the output: NVIDIA's conversions with their rounding, for both kinds of kernels.

PTX ISA, "cvt": f32 to f16 rounds in every direction one at a time, to nearest and toward zero two at a time; bf16 knows only
those two. ``llvm.fptrunc.round`` is not made for this target, and ``constrained.fptrunc`` always rounds to nearest.
"""

from __future__ import annotations

from mdr.gemm.ir import Value
from mdr.gemm.nvptx.ptx import Ptx
from mdr.gemm.types import ElementType, Rounding

LLVM_TYPES = {"f16": "half", "bf16": "bfloat", "f32": "float", "i32": "i32"}
"""LLVM's names of the element types that kernels load and store one by one."""
_PAIRS = {Rounding.RNE: "rn", Rounding.RTZ: "rz"}


def convert_pair(b: Ptx, x: Value, kind: ElementType, rounding: Rounding) -> Value:
    """Round a pair of sums (<2 x float>, or <2 x i32>) to a pair of the output's type."""
    if not kind.is_float and x.type == "<2 x float>":
        return b.gather([_to_integer(b, b.element(x, number), rounding) for number in (0, 1)])
    if kind.bits == 32:
        return x
    name = LLVM_TYPES[kind.name]
    low, high = b.element(x, 0), b.element(x, 1)
    if rounding in _PAIRS:
        conversion = f"llvm.nvvm.ff2{'f16' if name == 'half' else 'bf16'}x2.{_PAIRS[rounding]}"
        return b.call(f"<2 x {name}>", conversion, [high, low])
    upward = _up_to_half if name == "half" else _up_to_bfloat
    return b.cast("bitcast", b.gather([upward(b, low), upward(b, high)]), f"<2 x {name}>")


def relu_pair(b: Ptx, x: Value) -> Value:
    """The larger of each element and zero. Rounding keeps order and zero, so this may follow it: half the instructions."""
    _, _, element = x.type[1:-1].partition(" x ")
    suffix = {"half": "v2f16", "bfloat": "v2bf16", "float": "v2f32"}[element]
    return b.call(x.type, f"llvm.maxnum.{suffix}", [x, Value(x.type, "zeroinitializer")])


def _to_integer(b: Ptx, x: Value, rounding: Rounding) -> Value:
    """To the nearest whole number in that direction; what is too large becomes the largest, NaN 0 (PTX ISA, "cvt")."""
    direction = {Rounding.RNE: "rni", Rounding.RTZ: "rzi", Rounding.RTP: "rpi"}[rounding]
    return b.asm("i32", f"cvt.{direction}.s32.f32 $0, $1;", "=r,f", [x])


def _up_to_half(b: Ptx, x: Value) -> Value:
    return b.asm("i16", "cvt.rp.f16.f32 $0, $1;", "=h,f", [x])


def _up_to_bfloat(b: Ptx, x: Value) -> Value:
    """Toward positive infinity in whole numbers: what is cut off a positive number makes the rest one larger."""
    bits = b.cast("bitcast", x, "i32")
    negative = b.compare("slt", bits, 0)
    nan = b.compare("uno", x, x)
    stays = b.make("i1", f"or i1 {negative.ref}, {nan.ref}")
    more = b.op("add", bits, 0xFFFF)
    chosen = b.select(stays, bits, more)
    return b.cast("trunc", b.i32(b.op("lshr", chosen, 16)), "i16")


def as_float(b: Ptx, x: Value) -> Value:
    """Output elements, or integer sums, as f32: one of them or a pair."""
    pair = x.type.startswith("<2 x ")
    element = x.type[5:-1] if pair else x.type
    return b.cast({"i32": "sitofp"}.get(element, "fpext"), x, "<2 x float>" if pair else "float")
