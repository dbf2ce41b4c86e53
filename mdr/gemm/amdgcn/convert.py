"""Rounding of sums to the output's type, bit for bit, in every rounding mode (LLVM AMDGPUUsage, "LLVM IR intrinsics")."""

from __future__ import annotations

from mdr.gemm.ir import Builder, Value, const, element_of, vector
from mdr.gemm.types import BF8, BF8_FNUZ, BF16, F16, F32, FP8, FP8_FNUZ, I32, ElementType, Rounding

FLOAT8 = {FP8: "fp8", FP8_FNUZ: "fp8", BF8: "bf8", BF8_FNUZ: "bf8"}


def convert(b: Builder, x: Value, kind: ElementType, rounding: Rounding) -> Value:
    """Return a vector of f32 or i32 as a vector of integers of the type's width, ready to be stored."""
    count, element = element_of(x.type)
    if kind in (F32, I32):
        if element == "i32" and kind is F32:
            x = b.make(vector(count, "float"), f"sitofp {x.type} {x.ref} to {vector(count, 'float')}")
        elif element == "float" and kind is I32:
            x = _whole(b, x, kind, rounding)
        return b.cast("bitcast", x, vector(count, "i32"))
    if not kind.is_float:
        if element == "i32":
            return b.cast("trunc", _clamp(b, x, kind), vector(count, "i8"))
        return b.cast("trunc", _whole(b, x, kind, rounding), vector(count, "i8"))
    if element == "i32":
        x = b.make(vector(count, "float"), f"sitofp {x.type} {x.ref} to {vector(count, 'float')}")
    if kind is F16:
        return b.cast("bitcast", _half(b, x, rounding), vector(count, "i16"))
    if kind is BF16:
        return _bfloat(b, x, rounding)
    return _float8(b, x, kind)


def _half(b: Builder, x: Value, rounding: Rounding) -> Value:
    count, _ = element_of(x.type)
    half = vector(count, "half")
    if rounding is Rounding.RNE:
        return b.make(half, f"fptrunc {x.type} {x.ref} to {half}")
    items = [b.element(x, i) for i in range(count)]
    if rounding is Rounding.RTZ:
        padded = items + [const("float", 0)] * (count % 2)
        pairs = [
            b.call("<2 x half>", "llvm.amdgcn.cvt.pkrtz", [low, high])
            for low, high in zip(padded[::2], padded[1::2], strict=True)
        ]
        return b.gather([b.element(pairs[i // 2], i % 2) for i in range(count)])
    rounded = []
    for item in items:
        b.declarations.add("declare half @llvm.fptrunc.round.f16.f32(float, metadata)")
        text = f'call half @llvm.fptrunc.round.f16.f32(float {item.ref}, metadata !"round.upward")'
        rounded.append(b.make("half", text))
    return b.gather(rounded)


def _bfloat(b: Builder, x: Value, rounding: Rounding) -> Value:
    count, _ = element_of(x.type)
    short = vector(count, "i16")
    if rounding is Rounding.RNE:
        brain = vector(count, "bfloat")
        return b.cast("bitcast", b.make(brain, f"fptrunc {x.type} {x.ref} to {brain}"), short)
    many = vector(count, "i32")
    bits = b.cast("bitcast", x, many)
    if rounding is Rounding.RTP:
        # Positive numbers go up unless they are exact; infinity is, and NaN keeps its upper half.
        up = b.make(many, f"add {many} {bits.ref}, {const(many, 0xFFFF).ref}")
        positive = b.compare("ogt", x, const(x.type, 0))
        bits = b.select(positive, up, bits)
    upper = b.make(many, f"lshr {many} {bits.ref}, {const(many, 16).ref}")
    return b.cast("trunc", upper, short)


def _float8(b: Builder, x: Value, kind: ElementType) -> Value:
    """Clamped to the largest value first: the instruction makes NaN of what is beyond. NaN itself passes."""
    count, _ = element_of(x.type)
    name = FLOAT8[kind]
    items = [b.element(_bounded(b, x, -kind.largest, kind.largest), i) for i in range(count)]
    items += [const("float", 0)] * (count % 2)
    out = []
    for low, high in zip(items[::2], items[1::2], strict=True):
        args = [low, high, const("i32", 0), const("i1", 0)]
        word = b.call("i32", f"llvm.amdgcn.cvt.pk.{name}.f32", args, immediate=(3,))
        bytes_ = b.cast("bitcast", word, "<4 x i8>")
        out += [b.element(bytes_, 0), b.element(bytes_, 1)]
    return b.gather(out[:count])


def _bounded(b: Builder, x: Value, low: float, high: float) -> Value:
    """Between two numbers; NaN stays NaN."""
    below = b.compare("olt", x, const(x.type, low))
    x = b.select(below, const(x.type, low), x)
    return b.select(b.compare("ogt", x, const(x.type, high)), const(x.type, high), x)


def _whole(b: Builder, x: Value, kind: ElementType, rounding: Rounding) -> Value:
    """Floats as whole numbers within the type's limits, in 32 bits; NaN is 0."""
    count, _ = element_of(x.type)
    name = {Rounding.RNE: "roundeven", Rounding.RTZ: "trunc", Rounding.RTP: "ceil"}[rounding]
    x = b.call(x.type, f"llvm.{name}.v{count}f32", [x])
    many = vector(count, "i32")
    whole = b.call(many, f"llvm.fptosi.sat.v{count}i32.v{count}f32", [x])
    return whole if kind is I32 else _clamp(b, whole, kind)


def _clamp(b: Builder, x: Value, kind: ElementType) -> Value:
    count, _ = element_of(x.type)
    low, high = kind.limits
    x = b.call(x.type, f"llvm.smax.v{count}i32", [x, const(x.type, low)])
    return b.call(x.type, f"llvm.smin.v{count}i32", [x, const(x.type, high)])
