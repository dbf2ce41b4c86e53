"""Whole families of instructions against one line of numpy or Python each, on the operands that the pseudocode gets too."""

from __future__ import annotations

import operator
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from mdr.diagnostics import MDRError
from mdr.emulator.opcodes import TABLE

from .pseudocode import subjects
from .pseudocode.comparison import batches

INTEGERS = {"i16": 16, "u16": 16, "i32": 32, "u32": 32, "i64": 64, "u64": 64}
FLOATS = {"f16": 16, "f32": 32, "f64": 64}
MASK = {bits: (1 << bits) - 1 for bits in (8, 16, 32, 64)}


def signed(value: int, bits: int) -> int:
    value &= MASK[bits]
    return value - (1 << bits) if value >> (bits - 1) else value


def typed(value: int, ty: str) -> Any:
    """An operand as a Python integer or numpy float of its type."""
    if ty in FLOATS:
        bits = FLOATS[ty]
        return np.array([value & MASK[bits]], dtype=f"u{bits // 8}").view(f"f{bits // 8}")[0]
    bits = INTEGERS[ty]
    return signed(value, bits) if ty[0] == "i" else value & MASK[bits]


# ---- compares

RELATIONS: dict[str, Callable[[Any, Any], bool]] = {
    "lt": operator.lt, "eq": operator.eq, "le": operator.le, "gt": operator.gt, "ge": operator.ge,
    "ne": operator.ne, "lg": lambda x, y: x < y or x > y, "o": lambda x, y: x == x and y == y,
    "u": lambda x, y: x != x or y != y, "nge": lambda x, y: not x >= y, "nlg": lambda x, y: not (x < y or x > y),
    "ngt": lambda x, y: not x > y, "nle": lambda x, y: not x <= y, "neq": lambda x, y: x != y,
    "nlt": lambda x, y: not x < y, "f": lambda x, y: False, "t": lambda x, y: True, "tru": lambda x, y: True,
}  # fmt: skip


def compares() -> list[str]:
    return [name for name, op in TABLE.items() if op.family == "VOPC" and "class" not in name]


def test_compares() -> None:
    for run, cases in batches(compares()):
        run(cases)
        for case in cases:
            relation, ty = RELATIONS[case.name.split("_")[2]], case.name.split("_")[3]
            for before, after in zip(case.before, case.after, strict=True):
                expected = int(relation(typed(before["S0"], ty), typed(before["S1"], ty)))
                assert after["mask0"] == expected, (case.name, before)
                assert after.get("EXEC", expected) == expected


def scalar_compares() -> list[str]:
    return [name for name in TABLE if name.startswith("s_cmp") and TABLE[name].family in ("SOPC", "SOPK")]


def test_scalar_compares() -> None:
    for run, cases in batches(scalar_compares()):
        run(cases)
        for case in cases:
            relation, ty = RELATIONS[case.name.split("_")[2]], case.name.split("_")[3]
            for before, after in zip(case.before, case.after, strict=True):
                second = before["S1"]
                if "cmpk" in case.name and ty == "i32":
                    second = signed(second, 16)
                assert after["SCC"] == int(relation(typed(before["S0"], ty), typed(second, ty))), (case.name, before)


# ---- integer arithmetic: 32 bits unless the function says more


def bytes_of(x: int) -> list[int]:
    return list((x & MASK[32]).to_bytes(4, "little"))


def halves(x: int) -> list[int]:
    return [x & MASK[16], x >> 16 & MASK[16]]


def high(x: int, y: int) -> int:
    return x * y >> 32


def u24(x: int) -> int:
    return x & 0xFFFFFF


def i24(x: int) -> int:
    return (x & 0xFFFFFF ^ 0x800000) - 0x800000


def i32(x: int) -> int:
    return signed(x, 32)


def median(*values: int) -> int:
    return sorted(values)[1]


def dot(x: int, y: int, z: int, bits: int, sign: bool) -> int:
    total = z
    for at in range(0, 32, bits):
        parts = [v >> at & ((1 << bits) - 1) for v in (x, y)]
        if sign:
            parts = [p - (1 << bits) if p >> (bits - 1) else p for p in parts]
        total += parts[0] * parts[1]
    return total


def field(x: int, at: int, width: int, sign: bool) -> int:
    at, width = at & 31, width & 31
    value = ((i32(x) if sign else x) >> at) & ((1 << width) - 1)
    return value - (1 << width) if sign and width and value >> (width - 1) else value


def limited(value: int, low: int, top: int) -> int:
    return min(max(value, low), top)


ONE_LINE: dict[str, Callable[..., int]] = {
    "v_not_b32": lambda x: ~x, "v_bfrev_b32": lambda x: int(f"{x:032b}"[::-1], 2), "v_mov_b32": lambda x: x,
    "v_ffbh_u32": lambda x: 32 - x.bit_length() if x else -1,
    "v_ffbl_b32": lambda x: (x & -x).bit_length() - 1,
    "v_ffbh_i32": lambda x: -1 if x in (0, MASK[32]) else 32 - (x if x < 1 << 31 else ~x & MASK[32]).bit_length(),
    "v_and_b32": lambda x, y: x & y, "v_or_b32": lambda x, y: x | y, "v_xor_b32": lambda x, y: x ^ y,
    "v_xnor_b32": lambda x, y: ~(x ^ y), "v_bfi_b32": lambda m, x, y: (m & x) | (~m & y),
    "v_and_or_b32": lambda x, y, z: (x & y) | z, "v_or3_b32": lambda x, y, z: x | y | z,
    "v_bcnt_u32_b32": lambda x, y: x.bit_count() + y, "v_bfm_b32": lambda n, o: ((1 << (n & 31)) - 1) << (o & 31),
    "v_bfe_u32": lambda x, o, w: field(x, o, w, False), "v_bfe_i32": lambda x, o, w: field(x, o, w, True),
    "v_lshlrev_b32": lambda n, x: x << (n & 31), "v_lshrrev_b32": lambda n, x: x >> (n & 31),
    "v_ashrrev_i32": lambda n, x: i32(x) >> (n & 31), "v_lshl_add_u32": lambda x, n, y: (x << (n & 31)) + y,
    "v_lshl_or_b32": lambda x, n, y: (x << (n & 31)) | y, "v_add_lshl_u32": lambda x, y, n: (x + y) << (n & 31),
    "v_xad_u32": lambda x, y, z: (x ^ y) + z, "v_add3_u32": lambda x, y, z: x + y + z,
    "v_alignbit_b32": lambda x, y, n: (x << 32 | y) >> (n & 31),
    "v_alignbyte_b32": lambda x, y, n: (x << 32 | y) >> 8 * (n & 3),
    "v_add_u32": lambda x, y: x + y, "v_sub_u32": lambda x, y: x - y, "v_subrev_u32": lambda x, y: y - x,
    "v_add_i32": lambda x, y: x + y, "v_sub_i32": lambda x, y: x - y, "v_mul_lo_u32": lambda x, y: x * y,
    "v_mul_hi_u32": high, "v_mul_hi_i32": lambda x, y: high(i32(x), i32(y)),
    "v_mul_u32_u24": lambda x, y: u24(x) * u24(y), "v_mul_i32_i24": lambda x, y: i24(x) * i24(y),
    "v_mul_hi_u32_u24": lambda x, y: high(u24(x), u24(y)), "v_mul_hi_i32_i24": lambda x, y: high(i24(x), i24(y)),
    "v_mad_u32_u24": lambda x, y, z: u24(x) * u24(y) + z, "v_mad_i32_i24": lambda x, y, z: i24(x) * i24(y) + z,
    "v_mad_u32_u16": lambda x, y, z: (x & 0xFFFF) * (y & 0xFFFF) + z,
    "v_mad_i32_i16": lambda x, y, z: signed(x, 16) * signed(y, 16) + z,
    "v_min_i32": lambda x, y: min(i32(x), i32(y)), "v_max_i32": lambda x, y: max(i32(x), i32(y)),
    "v_min_u32": min, "v_max_u32": max, "v_min3_u32": min, "v_max3_u32": max, "v_med3_u32": median,
    "v_min3_i32": lambda *v: min(map(i32, v)), "v_max3_i32": lambda *v: max(map(i32, v)),
    "v_med3_i32": lambda *v: median(*map(i32, v)),
    "v_sad_u32": lambda x, y, z: abs(x - y) + z,
    "v_sad_u16": lambda x, y, z: sum(abs(a - b) for a, b in zip(halves(x), halves(y), strict=True)) + z,
    "v_sad_u8": lambda x, y, z: sum(abs(a - b) for a, b in zip(bytes_of(x), bytes_of(y), strict=True)) + z,
    "v_sad_hi_u8": lambda x, y, z: (sum(abs(a - b) for a, b in zip(bytes_of(x), bytes_of(y), strict=True)) << 16) + z,
    "v_msad_u8": lambda x, y, z: sum(abs(a - b) for a, b in zip(bytes_of(x), bytes_of(y), strict=True) if b) + z,
    "v_lerp_u8": lambda x, y, z: sum(
        (a + b + (c & 1)) // 2 << 8 * k for k, (a, b, c) in enumerate(zip(*map(bytes_of, (x, y, z)), strict=True))),
    "v_cvt_pk_u16_u32": lambda x, y: min(x, 0xFFFF) | min(y, 0xFFFF) << 16,
    "v_cvt_pk_i16_i32": lambda x, y: limited(i32(x), -0x8000, 0x7FFF) & 0xFFFF | limited(i32(y), -0x8000, 0x7FFF) << 16,
    "v_dot2_i32_i16": lambda x, y, z: dot(x, y, z, 16, True), "v_dot2_u32_u16": lambda x, y, z: dot(x, y, z, 16, False),
    "v_dot4_i32_i8": lambda x, y, z: dot(x, y, z, 8, True), "v_dot4_u32_u8": lambda x, y, z: dot(x, y, z, 8, False),
    "v_dot8_i32_i4": lambda x, y, z: dot(x, y, z, 4, True), "v_dot8_u32_u4": lambda x, y, z: dot(x, y, z, 4, False),
    "v_lshlrev_b64": lambda n, x: x << (n & 63), "v_lshrrev_b64": lambda n, x: x >> (n & 63),
    "v_ashrrev_i64": lambda n, x: signed(x, 64) >> (n & 63), "v_lshl_add_u64": lambda x, n, y: (x << (n & 7)) + y,
    "v_prng_b32": lambda x: x << 1 ^ (197 if x >> 31 else 0),
}  # fmt: skip
WIDE = ("v_lshlrev_b64", "v_lshrrev_b64", "v_ashrrev_i64", "v_lshl_add_u64")


def test_integers() -> None:
    for run, cases in batches(list(ONE_LINE)):
        run(cases)
        for case in cases:
            for before, after in zip(case.before, case.after, strict=True):
                sources = [before[f"S{k}"] for k in range(3) if f"S{k}" in before]
                bits = 64 if case.name in WIDE else 32
                assert after["D0"] == ONE_LINE[case.name](*sources) & MASK[bits], (case.name, before)


# ---- clamp: the exact result, limited to what the type holds


def s16(x: int) -> int:
    return signed(x, 16)


def u16(x: int) -> int:
    return x & 0xFFFF


def absolute(x: int, y: int, only_nonzero: bool = False) -> int:
    return sum(abs(a - b) for a, b in zip(bytes_of(x), bytes_of(y), strict=True) if b or not only_nonzero)


CLAMPED: dict[str, tuple[Callable[..., int], int, bool]] = {
    "v_add_u32": (lambda x, y: x + y, 32, False), "v_sub_u32": (lambda x, y: x - y, 32, False),
    "v_subrev_u32": (lambda x, y: y - x, 32, False), "v_add_i32": (lambda x, y: i32(x) + i32(y), 32, True),
    "v_sub_i32": (lambda x, y: i32(x) - i32(y), 32, True), "v_add_u16": (lambda x, y: u16(x) + u16(y), 16, False),
    "v_sub_u16": (lambda x, y: u16(x) - u16(y), 16, False), "v_add_i16": (lambda x, y: s16(x) + s16(y), 16, True),
    "v_sub_i16": (lambda x, y: s16(x) - s16(y), 16, True), "v_mul_lo_u16": (lambda x, y: u16(x) * u16(y), 16, False),
    "v_mad_u16": (lambda x, y, z: u16(x) * u16(y) + u16(z), 16, False),
    "v_mad_i16": (lambda x, y, z: s16(x) * s16(y) + s16(z), 16, True),
    "v_mad_legacy_u16": (lambda x, y, z: u16(x) * u16(y) + u16(z), 16, False),
    "v_mad_legacy_i16": (lambda x, y, z: s16(x) * s16(y) + s16(z), 16, True),
    "v_mad_u32_u16": (lambda x, y, z: u16(x) * u16(y) + z, 32, False),
    "v_mad_i32_i16": (lambda x, y, z: s16(x) * s16(y) + i32(z), 32, True),
    "v_mad_u32_u24": (lambda x, y, z: u24(x) * u24(y) + z, 32, False),
    "v_mad_i32_i24": (lambda x, y, z: i24(x) * i24(y) + i32(z), 32, True),
    "v_sad_u8": (lambda x, y, z: absolute(x, y) + z, 32, False),
    "v_msad_u8": (lambda x, y, z: absolute(x, y, True) + z, 32, False),
    "v_sad_hi_u8": (lambda x, y, z: (absolute(x, y) << 16) + z, 32, False),
    "v_sad_u16": (lambda x, y, z: sum(abs(a - b) for a, b in zip(halves(x), halves(y), strict=True)) + z, 32, False),
    "v_sad_u32": (lambda x, y, z: abs(x - y) + z, 32, False),
    "v_dot4_i32_i8": (lambda x, y, z: dot(x, y, i32(z), 8, True), 32, True),
    "v_dot4_u32_u8": (lambda x, y, z: dot(x, y, z, 8, False), 32, False),
    "v_mad_u64_u32": (lambda x, y, z: x * y + z, 64, False),
    "v_mad_i64_i32": (lambda x, y, z: i32(x) * i32(y) + signed(z, 64), 64, True),
}  # fmt: skip


def test_clamped_integers() -> None:
    cases = [subjects.Case(name, modifier="clamp") for name in CLAMPED]
    subjects.vector(cases)
    limits = 0
    for case in cases:
        function, bits, sign = CLAMPED[case.name]
        low, top = (-(1 << (bits - 1)), (1 << (bits - 1)) - 1) if sign else (0, MASK[bits])
        for before, after in zip(case.before, case.after, strict=True):
            exact = function(*[before[f"S{k}"] for k in range(3) if f"S{k}" in before])
            assert after["D0"] & MASK[bits] == limited(exact, low, top) & MASK[bits], (case.name, before)
            limits += not low <= exact <= top
    assert limits > 1000


PACKED: dict[str, tuple[Callable[..., int], bool]] = {
    "v_pk_add_u16": (lambda x, y: x + y, False), "v_pk_sub_u16": (lambda x, y: x - y, False),
    "v_pk_add_i16": (lambda x, y: x + y, True), "v_pk_sub_i16": (lambda x, y: x - y, True),
    "v_pk_mul_lo_u16": (lambda x, y: x * y, False), "v_pk_mad_u16": (lambda x, y, z: x * y + z, False),
    "v_pk_mad_i16": (lambda x, y, z: x * y + z, True),
}  # fmt: skip


def test_clamped_halves() -> None:
    cases = [subjects.Case(name, modifier="clamp") for name in PACKED]
    subjects.vector(cases)
    for case in cases:
        function, sign = PACKED[case.name]
        low, top = (-0x8000, 0x7FFF) if sign else (0, 0xFFFF)
        for before, after in zip(case.before, case.after, strict=True):
            for shift in (0, 16):
                sources = [before[f"S{k}"] >> shift & 0xFFFF for k in range(3) if f"S{k}" in before]
                exact = function(*[s16(v) if sign else v for v in sources])
                assert after["D0"] >> shift & 0xFFFF == limited(exact, low, top) & 0xFFFF, (case.name, before)


def test_clamped_sums_of_four_windows() -> None:
    cases = [subjects.Case(n, modifier="clamp") for n in ("v_qsad_pk_u16_u8", "v_mqsad_pk_u16_u8", "v_mqsad_u32_u8")]
    subjects.vector(cases)
    for case in cases:
        bits = 32 if "u32" in case.name else 16
        for before, after in zip(case.before, case.after, strict=True):
            for k in range(4):
                total = absolute(before["S0"] >> 8 * k & MASK[32], before["S1"], case.name.startswith("v_mq"))
                total += before["S2"] >> bits * k & MASK[bits]
                assert after["D0"] >> bits * k & MASK[bits] == min(total, MASK[bits]), (case.name, before)


def test_clamp_that_is_not_modelled_is_an_error() -> None:
    with pytest.raises(MDRError, match="v_mul_u32_u24 with clamp"):
        subjects.vector([subjects.Case("v_mul_u32_u24", modifier="clamp")])


# ---- atomic operations in every address form

UPDATES: dict[str, Callable[[int, int], int]] = {
    "swap": lambda old, x: x, "add": lambda old, x: old + x, "sub": lambda old, x: old - x,
    "smin": min, "smax": max, "umin": min, "umax": max, "and": lambda old, x: old & x, "or": lambda old, x: old | x,
    "xor": lambda old, x: old ^ x, "inc": lambda old, x: 0 if old >= x else old + 1,
    "dec": lambda old, x: x if old == 0 or old > x else old - 1,
}  # fmt: skip
ATOMICS = [
    f"{form}_atomic_{name}{suffix}"
    for form in ("global", "flat", "buffer", "s", "s_buffer") for name in UPDATES for suffix in ("", "_x2")
]  # fmt: skip


def test_atomics() -> None:
    for run, cases in batches(ATOMICS):
        run(cases)
        for case in cases:
            form, _, name = case.name.partition("_atomic_")
            bits = 64 if name.endswith("_x2") else 32
            name = name.removesuffix("_x2")
            for before, after, (start, end) in zip(case.before, case.after, case.memory, strict=True):
                old, data = int.from_bytes(start[: bits // 8], "little"), before["DATA"] & MASK[bits]
                first, second = (
                    signed(v, bits) if name[0] == "s" and name in ("smin", "smax") else v for v in (old, data)
                )
                new = UPDATES[name](first, second) & MASK[bits]
                assert int.from_bytes(end[: bits // 8], "little") == new, (case.name, hex(old), hex(data))
                assert after["RETURN_DATA"] & MASK[bits] == old, form


LOCAL = {
    "add": "u", "sub": "u", "inc": "u", "dec": "u", "min_i": "", "max_i": "", "min_u": "", "max_u": "", "and": "b", "or": "b",
    "xor": "b",
}  # fmt: skip


def local_atomics() -> dict[str, tuple[str, int]]:
    """LDS operations by name: which update, of how many bits."""
    found = {}
    for name, letter in LOCAL.items():
        stem, _, sign = name.partition("_")
        update = {"i": "s", "u": "u"}[sign] + stem if sign else stem
        for bits in (32, 64):
            for middle in ("", "rtn_"):
                found[f"ds_{stem}_{middle}{sign or letter}{bits}"] = (update, bits)
    return found


def test_local_atomics() -> None:
    names = local_atomics()
    for run, cases in batches(list(names)):
        run(cases)
        for case in cases:
            update, bits = names[case.name]
            for before, after, (start, end) in zip(case.before, case.after, case.memory, strict=True):
                old, data = int.from_bytes(start[: bits // 8], "little"), before["DATA"] & MASK[bits]
                first, second = (signed(v, bits) if update in ("smin", "smax") else v for v in (old, data))
                assert int.from_bytes(end[: bits // 8], "little") == UPDATES[update](first, second) & MASK[bits]
                if "rtn" in case.name:
                    assert after["RETURN_DATA"] & MASK[bits] == old


COMPARED = {"numpy": [*compares(), *scalar_compares(), *ONE_LINE, *ATOMICS, *local_atomics()]}
"""Instructions that these tests compare, by what with."""


@pytest.mark.parametrize("name", ["v_add_u32", "v_cmp_lt_i32"])
def test_operands_include_edges(name: str) -> None:
    """Random operands alone would not meet carries, equal operands and extremes."""
    case = subjects.Case(name)
    subjects.vector([case])
    values = {item["S0"] for item in case.before}
    assert {0, 1, MASK[32], 1 << 31} <= values
    assert any(item["S0"] == item["S1"] for item in case.before)
