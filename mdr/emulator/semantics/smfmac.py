"""SMFMAC: matrix multiply-accumulate with a sparse A, of which two in each four elements along k are stored.

The stored elements lie as a dense A of half the k would; each has a 2-bit index that says which of its group of four it
is. A lane's indices are a part of its index register: 8, 16 or 32 bits for 4, 8 or 16 elements, element 0 lowest. Where
cbsz is 0, abid chooses the part; else it is the first. B and the result lie as for MFMA. (CDNA3 manual, "Sparse matrix
multiply-accumulate"; AMD's matrix calculator for the place of the indices; for gfx950's longer rows LLVM's verifier of
amdgpu.sparse_mfma.)
"""

from __future__ import annotations

from mdr.emulator import state
from mdr.emulator.forms import FormBuilder as B
from mdr.emulator.ir import Value as V
from mdr.emulator.registry import Op, register
from mdr.emulator.semantics.mfma import FUSED, Shape, quotient, read_row, unpack, write_row
from mdr.emulator.semantics.small_floats import BF8, BF8_FNUZ, FP8, FP8_FNUZ, Minifloat


def _emit(b: B) -> None:
    dense: Shape = b.op.flags["shape"]
    kinds: tuple[str | Minifloat, str | Minifloat] = b.op.flags["fnuz" if "fnuz" in b.flags else "kinds"]
    stored = Shape(dense.m, dense.k // 2, 1)
    part = 2 * stored.per_lane
    chosen = int(b.flags.get("abid", "0")) if b.flags.get("cbsz", "0") == "0" else 0
    shift = part * (chosen % (32 // part))
    b.switch_rounding()
    first = unpack(b, 1, kinds[0], stored)
    second = unpack(b, 2, kinds[1], dense)
    _multiply(b, dense, stored, kinds[0] == "i8", first, second, shift)
    b.restore_rounding()
    b.next()


def _multiply(b: B, dense: Shape, stored: Shape, integer: bool, first: V, second: V, shift: int) -> None:
    """Result register after result register, group of N lanes after group: each is one row."""
    m = dense.m
    groups = 64 // m
    element = "i32" if integer else "float"
    target, indices = b.register(0), b.register(3)

    def one(index: V, carried: list[V]) -> list[V]:
        number, group = quotient(index, groups)
        row = ((number >> 2) << 3) + (group << 2) + (number & 3) if m == 32 else (group << 2) + number
        where = b.at(b.at(target, number * state.VGPR_BYTES), (group * m) << 2)
        total = read_row(b, where, m, element)
        for k in range(stored.k):
            part, j = divmod(k, stored.per_lane)
            lane = row + part * m
            x = b.load(b.at(first, (lane << 2) + 256 * j), element, align=4).splat(m)
            word = b.load(b.at(indices, lane << 2), "i32", align=4)
            place = ((word >> (shift + 2 * j)) & 3).zext("i64") + 4 * (j // 2)
            y = b.load(b.at(second, (place << 8) + 4 * part * m), element, m, align=4)
            total = x * y + total if integer else b.fma(x, y, total)
        write_row(b, where, total)
        return []

    b.loop(dense.registers * groups, [], one)


def _register(
    name: str, m: int, k: int, kinds: tuple[str | Minifloat, str | Minifloat], chips: tuple[str, ...], **flags: object
) -> None:
    exact = "bit-exact" if kinds[0] == "i8" else FUSED
    register(Op(f"v_smfmac_{name}", "SMFMAC", _emit, ("b32",), chips=chips, exact=exact, flags={
        "shape": Shape(m, k, 1), "kinds": kinds, "modifiers": ("cbsz", "abid"), "wide_mode": True, **flags}))  # fmt: skip


_SMALL = {"fp8": (FP8, FP8_FNUZ), "bf8": (BF8, BF8_FNUZ)}
for _m, _k, _chips in (
    (16, 32, ("gfx942", "gfx950")), (32, 16, ("gfx942", "gfx950")), (16, 64, ("gfx950",)), (32, 32, ("gfx950",)),
):  # fmt: skip
    for _kind in ("f16", "bf16"):
        _register(f"f32_{_m}x{_m}x{_k}_{_kind}", _m, _k, (_kind, _kind), _chips)
    _k8 = 2 * _k
    _register(f"i32_{_m}x{_m}x{_k8}_i8", _m, _k8, ("i8", "i8"), _chips)
    for _a, (_new_a, _old_a) in _SMALL.items():
        for _b, (_new_b, _old_b) in _SMALL.items():
            _register(f"f32_{_m}x{_m}x{_k8}_{_a}_{_b}", _m, _k8, (_new_a, _new_b), _chips, fnuz=(_old_a, _old_b))
