"""VOPC: vector compares into a lane mask, their EXEC-writing twins, and class tests."""

from __future__ import annotations

from mdr.emulator import valu
from mdr.emulator.forms import FormBuilder as B
from mdr.emulator.ir import Value as V
from mdr.emulator.registry import family
from mdr.emulator.semantics.floats import half_denormals

vopc = family("VOPC", valu.emit)

_INTEGER = {"lt": "lt", "eq": "eq", "le": "le", "gt": "gt", "ne": "ne", "ge": "ge"}
_FLOAT = {
    "lt": "olt", "eq": "oeq", "le": "ole", "gt": "ogt", "lg": "one", "ge": "oge", "o": "ord", "u": "uno",
    "nge": "ult", "nlg": "ueq", "ngt": "ule", "nle": "ugt", "neq": "une", "nlt": "uge",
}  # fmt: skip


def _constant(value: bool) -> object:
    def fill(b: B, x: V, y: V) -> V:
        return b.const("i1", int(value), b.lanes)

    return fill


for _twin, _flags in (("v_cmp", {}), ("v_cmpx", {"exec": True})):
    for _ty in ("i16", "u16", "i32", "u32", "i64", "u64"):
        for _name, _predicate in _INTEGER.items():
            _full = _predicate if _predicate in ("eq", "ne") else ("s" if _ty[0] == "i" else "u") + _predicate
            vopc(f"{_twin}_{_name}_{_ty}", f"mask <- {_ty}, {_ty}", lambda b, x, y, p=_full: x.cmp(p, y), **_flags)
    for _ty in ("f16", "f32", "f64"):
        for _name, _predicate in _FLOAT.items():
            _wrap = half_denormals if _ty == "f16" else (lambda f: f)
            vopc(
                f"{_twin}_{_name}_{_ty}",
                f"mask <- {_ty}, {_ty}",
                _wrap(lambda b, x, y, p=_predicate: x.cmp(p, y)),
                **_flags,
            )
    for _ty in ("i16", "u16", "i32", "u32", "i64", "u64", "f16", "f32", "f64"):
        for _name, _value in (("f", False), ("tru" if _ty[0] == "f" else "t", True)):
            vopc(f"{_twin}_{_name}_{_ty}", f"mask <- {_ty}, {_ty}", _constant(_value), **_flags)

_LAYOUT = {"f16": (10, 5), "f32": (23, 8), "f64": (52, 11)}


def _class(ty: str) -> object:
    """Test a float against ten classes: signalling and quiet NaN, then -inf ... +inf in order of value."""
    mantissa_bits, exponent_bits = _LAYOUT[ty]

    def test(b: B, x: V, wanted: V) -> V:
        integer = {"f16": "i16", "f32": "i32", "f64": "i64"}[ty]
        raw = x.bitcast(integer)
        top = (1 << exponent_bits) - 1
        exponent = (raw >> mantissa_bits) & top
        mantissa = raw & ((1 << mantissa_bits) - 1)
        quiet = ((raw >> (mantissa_bits - 1)) & 1).ne(0)
        negative = (raw >> (mantissa_bits + exponent_bits)).ne(0)
        huge, tiny = exponent.eq(top), exponent.eq(0)
        empty = mantissa.eq(0)
        lanes = raw.lanes or wanted.lanes

        def number(value: int) -> V:
            return b.const("i32", value, lanes)

        # Index of the class of a positive number, mirrored for a negative one.
        positive = b.select(huge, number(9), b.select(tiny, b.select(empty, number(6), number(7)), number(8)))
        mirrored = number(11) - positive
        index = b.select(negative, mirrored, positive)
        index = b.select(huge & ~empty, b.select(quiet, number(1), number(0)), index)
        return ((wanted >> index) & 1).ne(0)

    return test


for _ty in _LAYOUT:
    for _twin, _flags in (("v_cmp", {}), ("v_cmpx", {"exec": True})):
        vopc(f"{_twin}_class_{_ty}", f"mask <- {_ty}, u32", _class(_ty), **_flags)
