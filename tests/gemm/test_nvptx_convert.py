"""Conversions that are made of whole numbers, run on the CPU; and the instructions that others are made of."""

from __future__ import annotations

import ctypes

import numpy as np
import pytest
from llvmlite import binding

from mdr.gemm.ir import Value
from mdr.gemm.nvptx.convert import _up_to_bfloat, convert_pair, relu_pair
from mdr.gemm.nvptx.ptx import Ptx
from mdr.gemm.types import BF16, F16, F32, I32, Rounding, decode, round_to


def native(body: Ptx, result: Value) -> ctypes._CFuncPtr:
    binding.initialize_native_target()
    binding.initialize_native_asmprinter()
    lines = "\n".join(body.lines)
    text = f"define i16 @f(float %x) {{\nentry:\n{lines}\n  ret i16 {result.ref}\n}}"
    module = binding.parse_assembly(text)
    engine = binding.create_mcjit_compiler(module, binding.Target.from_default_triple().create_target_machine())
    engine.finalize_object()
    function = ctypes.CFUNCTYPE(ctypes.c_uint16, ctypes.c_float)(engine.get_function_address("f"))
    function.engine = engine
    return function


def test_bfloat_upward() -> None:
    b = Ptx()
    function = native(b, _up_to_bfloat(b, Value("float", "%x")))
    rng = np.random.default_rng(5)
    bits = rng.integers(0, 1 << 32, 20000, dtype=np.uint32)
    special = [
        0,
        1 << 31,
        1,
        0x80000001,
        0x7F7FFFFF,
        0xFF7FFFFF,
        0x7F800000,
        0xFF800000,
        0x3F800000,
        0x3F800001,
        0xBF800001,
    ]
    values = np.concatenate([np.array(special, np.uint32), bits]).view(np.float32)
    values = values[~np.isnan(values)]
    got = np.array([function(float(x)) for x in values], np.uint16)
    want = round_to(values.astype(np.float64), BF16, Rounding.RTP)
    assert np.array_equal(decode(got, BF16), want)
    nan = np.array([0x7FFFFFFF], np.uint32).view(np.float32)[0]  # what the chip's own arithmetic makes
    assert np.isnan(decode(np.array([function(nan)], np.uint16), BF16)[0])


@pytest.mark.parametrize("kind", [F16, BF16])
@pytest.mark.parametrize("rounding", list(Rounding))
def test_each_rounding_has_its_conversion(kind, rounding: Rounding) -> None:
    b = Ptx()
    result = convert_pair(b, Value("<2 x float>", "%x"), kind, rounding)
    text = "\n".join(b.lines)
    assert result.type == f"<2 x {'half' if kind is F16 else 'bfloat'}>"
    pair = {Rounding.RNE: f"ff2{kind.name}x2.rn", Rounding.RTZ: f"ff2{kind.name}x2.rz"}
    if rounding in pair:
        assert pair[rounding] in text
    else:
        assert text.count("cvt.rp.f16.f32") == (2 if kind is F16 else 0)


def test_sums_of_the_output_type_stay() -> None:
    b = Ptx()
    x = Value("<2 x float>", "%x")
    assert convert_pair(b, x, F32, Rounding.RNE) is x
    assert b.lines == []
    relu_pair(b, x)
    assert len(b.lines) == 1
    assert "@llvm.maxnum.v2f32(<2 x float> %x, <2 x float> zeroinitializer)" in b.lines[0]


@pytest.mark.parametrize(("rounding", "name"), list(zip(Rounding, ("rni", "rzi", "rpi"), strict=True)))
def test_whole_numbers_from_floats(rounding: Rounding, name: str) -> None:
    b = Ptx()
    result = convert_pair(b, Value("<2 x float>", "%x"), I32, rounding)
    assert result.type == "<2 x i32>"
    assert "\n".join(b.lines).count(f"cvt.{name}.s32.f32") == 2
