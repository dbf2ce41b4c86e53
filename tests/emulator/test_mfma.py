"""Matrix instructions against numpy's matrix product, with layouts written down here independently."""

from __future__ import annotations

import re
from typing import Any

import numpy as np
import pytest

from mdr.emulator.opcodes import TABLE

from .harness import build, kernel, launch

Array = np.ndarray[Any, Any]


COMPARED = {"numpy": [op.name for op in TABLE.values() if op.family in ("MFMA", "SMFMAC")]}
"""Instructions that these tests compare, by what with."""


def minifloat(code: int, exponent: int, mantissa: int, bias: int, special: str) -> float:
    """The value of one code of a small float format, by the format's definition."""
    sign = -1.0 if code >> (exponent + mantissa) & 1 else 1.0
    e, m = code >> mantissa & ((1 << exponent) - 1), code & ((1 << mantissa) - 1)
    full = code & ((1 << (1 + exponent + mantissa)) - 1)
    if special == "fnuz" and full == 0x80:
        return float("nan")
    if special == "nan" and full & 0x7F == 0x7F:
        return float("nan")
    if special == "ieee" and e == (1 << exponent) - 1:
        return float("nan") if m else sign * float("inf")
    if e == 0:
        return sign * m * 2.0 ** (1 - bias - mantissa)
    return float(sign * (1 + m / (1 << mantissa)) * 2.0 ** (e - bias))


FORMATS = {
    "fp8": (4, 3, 7, "nan"), "bf8": (5, 2, 15, "ieee"), "fp8z": (4, 3, 8, "fnuz"), "bf8z": (5, 2, 16, "fnuz"),
    "fp6": (2, 3, 1, ""), "bf6": (3, 2, 3, ""), "fp4": (2, 1, 1, ""),
}  # fmt: skip
BITS = {
    "f64": 64, "f32": 32, "xf32": 32, "f16": 16, "bf16": 16, "i8": 8, "fp6": 6, "bf6": 6, "fp4": 4,
    "fp8": 8, "bf8": 8, "fp8z": 8, "bf8z": 8,
}  # fmt: skip


def random_codes(kind: str, shape: tuple[int, ...], rng: np.random.Generator) -> tuple[Array, Array]:
    """Bit patterns and their values as f64."""
    if kind in FORMATS:
        codes = rng.integers(0, 1 << BITS[kind], shape, dtype=np.uint64)
        values = np.vectorize(lambda c: minifloat(int(c), *FORMATS[kind]))(codes).astype(float)
        bad = ~np.isfinite(values)
        codes[bad], values[bad] = 0, 0.0
        return codes, values
    if kind == "i8":
        numbers = rng.integers(-128, 128, shape)
        return (numbers & 0xFF).astype(np.uint64), numbers.astype(float)
    if kind == "f64":
        doubles = rng.normal(size=shape)
        return doubles.view(np.uint64), doubles
    if kind == "f16":
        halves = rng.normal(size=shape).astype(np.float16)
        return halves.view(np.uint16).astype(np.uint64), halves.astype(float)
    singles = rng.normal(size=shape).astype(np.float32)
    raw = singles.view(np.uint32)
    if kind == "bf16":
        raw = raw & np.uint32(0xFFFF0000)
        return (raw >> 16).astype(np.uint64), raw.view(np.float32).astype(float)
    if kind == "xf32":
        raw = raw & np.uint32(0xFFFFE000)
    return raw.astype(np.uint64), raw.view(np.float32).astype(float)


def pack(codes: Array, bits: int) -> Array:
    """[lane][element] bit patterns to [register][lane] dwords, elements from the lowest bit up."""
    lanes, count = codes.shape
    words = np.zeros((lanes, -(-count * bits // 32)), dtype=np.uint64)
    for j in range(count):
        for bit in range(0, bits, 1 if bits < 8 else min(bits, 32)):
            width = 1 if bits < 8 else min(bits, 32)
            piece = codes[:, j] >> np.uint64(bit) & np.uint64((1 << width) - 1)
            position = j * bits + bit
            words[:, position // 32] |= piece << np.uint64(position % 32)
    return np.ascontiguousarray(words.T).astype(np.uint32)


def operand_lanes(matrix: Array, m: int, blocks: int) -> Array:
    """[block][row][k] to [lane][element]."""
    k = matrix.shape[2]
    if matrix.dtype == np.uint64 and m == 4 and blocks == 4:
        return np.array([[matrix[(n // 4) % 4, n % 4, n // 16]] for n in range(64)])
    if blocks > 1:
        return np.array([matrix[n // m, n % m] for n in range(64)])
    each = k * m // 64
    return np.array([matrix[0, n % m, each * (n // m) : each * (n // m) + each] for n in range(64)])


def result_place(r: int, lane: int, m: int, blocks: int, double: bool) -> tuple[int, int, int]:
    """(block, row, column) of result ``r`` of a lane."""
    if double:
        return (0, 4 * r + lane // 16, lane % 16) if m == 16 else ((lane // 4) % 4, lane // 16, lane % 4)
    if m == 4:
        return lane // 4, r, lane % 4
    per_block = m * m // 64
    block, inner = r // per_block, r % per_block
    if m == 32:
        return block, 8 * (inner // 4) + 4 * (lane // 32) + inner % 4, lane % 32
    return block, 4 * (lane // 16) + inner, lane % 16


NAME = re.compile(r"v_mfma_(scale_)?(f32|i32|f64)_(\d+)x\d+x(\d+)_?(?:(\d+)b_)?(.*)$")


def cases() -> list[Any]:
    found = []
    for op in TABLE.values():
        if op.family != "MFMA":
            continue
        for chip in op.chips:
            if "f8f6f4" in op.name:
                pairs = [("fp8", "bf8"), ("bf8", "fp8"), ("fp6", "bf6"), ("bf6", "fp4"), ("fp4", "fp6")]
                found += [pytest.param(op.name, chip, p, id=f"{op.name} {chip} {p[0]} {p[1]}") for p in pairs]
            else:
                found.append(pytest.param(op.name, chip, None, id=f"{op.name} {chip}"))
    return found


@pytest.mark.parametrize(("name", "chip", "formats"), cases())
def test_against_numpy(name: str, chip: str, formats: tuple[str, str] | None) -> None:
    match = NAME.match(name)
    assert match
    scaled, result, m, k = bool(match[1]), match[2], int(match[3]), int(match[4])
    tail = match[6].removesuffix("_1k")
    if formats:
        kinds = formats
    elif "_" in tail:
        kinds = tuple(t + ("z" if chip == "gfx942" else "") for t in tail.split("_"))  # type: ignore[assignment]
    else:
        kinds = (tail, tail)
    blocks = TABLE[name].flags["shape"].blocks
    rng = np.random.default_rng(k * m + blocks)
    (a_codes, a), (b_codes, b) = (random_codes(kind, (blocks, m, k), rng) for kind in kinds)
    double, integer = result == "f64", result == "i32"
    registers = m * m * blocks // 64
    if integer:
        c = rng.integers(-1000, 1000, (blocks, m, m)).astype(float)
    else:
        c = rng.normal(size=(blocks, m, m)).astype(np.float64 if double else np.float32).astype(float)
    packed = [pack(operand_lanes(x, m, blocks), BITS[kind]) for x, kind in zip((a_codes, b_codes), kinds, strict=True)]
    start = np.zeros((registers, 64), dtype=np.float64 if double else np.int32 if integer else np.float32)
    for r in range(registers):
        for lane in range(64):
            start[r, lane] = c[result_place(r, lane, m, blocks, double)]
    c_words = start.view(np.uint32).reshape(registers, 64, -1).transpose(0, 2, 1).reshape(-1, 64).copy(order="C")
    scales = rng.integers(124, 131, (2, 64)).astype(np.uint32)
    if scaled:
        groups = 64 // m
        for x, s in ((a, scales[0]), (b, scales[1])):
            each = k // groups
            for lane in range(64):
                x[0, lane % m, each * (lane // m) : each * (lane // m) + each] *= 2.0 ** (int(s[lane]) - 127)
    expected = np.einsum("bik,bjk->bij", a, b) + c
    # A at v8.., B at v24.., C and D at v[64...], scales at v4 and v5; arrays are [register][lane].
    counts = [len(p) for p in packed]
    bases = (8, 24, 64)
    body = "s_load_dwordx8 s[8:15], s[0:1], 0x0\ns_load_dwordx2 s[16:17], s[0:1], 0x20\nv_lshlrev_b32 v1, 2, v0\n"
    body += "v_add_u32 v2, 0x1000, v1\nv_add_u32 v3, 0x1000, v2\ns_waitcnt lgkmcnt(0)\n"
    for n, (base, count) in enumerate(zip(bases, [*counts, len(c_words)], strict=True)):
        for r in range(count):
            body += (
                f"global_load_dword v{base + r}, v{1 + r // 16}, s[{8 + 2 * n}:{9 + 2 * n}] offset:{256 * (r % 16)}\n"
            )
    body += "global_load_dword v4, v1, s[16:17]\nglobal_load_dword v5, v1, s[16:17] offset:256\ns_waitcnt vmcnt(0)\n"
    d = f"v[64:{63 + len(c_words)}]" if len(c_words) > 1 else "v64"
    sources = [
        f"v[{base}:{base + count - 1}]" if count > 1 else f"v{base}" for base, count in zip(bases, counts, strict=False)
    ]
    modifiers = ""
    if formats:
        order = ["fp8", "bf8", "fp6", "bf6", "fp4"]
        modifiers = f" cbsz:{order.index(kinds[0])} blgp:{order.index(kinds[1])}"
    extra = ", v4, v5 op_sel_hi:[0,0,0]" if scaled else ""
    body += f"{name} {d}, {sources[0]}, {sources[1]}, {d}{extra}{modifiers}\n" + "s_nop 15\n" * 2
    for r in range(len(c_words)):
        body += f"global_store_dword v{1 + r // 16}, v{64 + r}, s[14:15] offset:{256 * (r % 16)}\n"
    out = np.zeros_like(c_words)
    text = kernel(body, ids=0).replace("next_free_vgpr 128", "next_free_vgpr 256").replace("offset 64", "offset 128")
    launch(build(text, chip), *packed, c_words, out, scales)
    raw = out.reshape(registers, -1, 64).transpose(0, 2, 1).copy().view(start.dtype).reshape(registers, 64)
    actual = np.zeros_like(c)
    for r in range(registers):
        for lane in range(64):
            actual[result_place(r, lane, m, blocks, double)] = raw[r, lane]
    tolerance = 0 if integer else 1e-13 if double else 2e-6
    scale = np.abs(np.einsum("bik,bjk->bij", np.abs(a), np.abs(b))) + np.abs(c)
    assert (np.abs(actual - expected) <= tolerance * scale).all(), name


# ---- sparse: A has two of each four elements along k


SPARSE = re.compile(r"v_smfmac_(f32|i32)_(\d+)x\d+x(\d+)_(.*)$")


def sparse_cases() -> list[Any]:
    """Of the choices of indices one is quick enough to be tried always."""
    return [
        pytest.param(op.name, chip, cbsz, abid, id=f"{op.name} {chip} {cbsz} {abid}", marks=marks)
        for op in TABLE.values() if op.family == "SMFMAC"
        for chip in op.chips
        for cbsz, abid, marks in ((0, 0, [pytest.mark.slow]), (0, 1, []), (1, 1, [pytest.mark.slow]))
    ]  # fmt: skip


@pytest.mark.parametrize(("name", "chip", "cbsz", "abid"), sparse_cases())
def test_sparse_against_numpy(name: str, chip: str, cbsz: int, abid: int) -> None:
    """The dense A is built here element by element from random positions, and multiplied by numpy."""
    match = SPARSE.match(name)
    assert match
    integer, m, k = match[1] == "i32", int(match[2]), int(match[3])
    kinds = match[4].split("_")
    kinds = [kind + ("z" if chip == "gfx942" and kind in ("fp8", "bf8") else "") for kind in kinds * (3 - len(kinds))]
    rng = np.random.default_rng(k * m + abid)
    stored_codes, stored = random_codes(kinds[0], (1, m, k // 2), rng)
    b_codes, b = random_codes(kinds[1], (1, m, k), rng)
    # For each row and each group of four: which two elements are there.
    pairs = np.array([(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)])[rng.integers(0, 6, (m, k // 4))]
    dense = np.zeros((m, k))
    for row in range(m):
        for group in range(k // 4):
            for n in range(2):
                dense[row, 4 * group + pairs[row, group, n]] = stored[0, row, 2 * group + n]
    per_lane = m * k // 2 // 64
    part = 2 * per_lane
    place = part * (abid % (32 // part)) if cbsz == 0 else 0
    index = rng.integers(0, 1 << 32, 64, dtype=np.uint64)
    for lane in range(64):
        word = 0
        for j in range(per_lane):
            position = per_lane * (lane // m) + j
            word |= int(pairs[lane % m, position // 2, position % 2]) << (2 * j)
        keep = ~(((1 << part) - 1) << place) & 0xFFFFFFFF
        index[lane] = int(index[lane]) & keep | word << place
    registers = m * m // 64
    c = (
        rng.integers(-1000, 1000, (m, m)).astype(float)
        if integer
        else rng.normal(size=(m, m)).astype("f4").astype(float)
    )
    packed = [pack(operand_lanes(x, m, 1), BITS[kind]) for x, kind in zip((stored_codes, b_codes), kinds, strict=True)]
    start = np.zeros((registers, 64), dtype=np.int32 if integer else np.float32)
    for r in range(registers):
        for lane in range(64):
            start[r, lane] = c[result_place(r, lane, m, 1, False)[1:]]
    body = "s_load_dwordx8 s[8:15], s[0:1], 0x0\ns_load_dwordx2 s[16:17], s[0:1], 0x20\nv_lshlrev_b32 v1, 2, v0\n"
    body += "s_waitcnt lgkmcnt(0)\nglobal_load_dword v4, v1, s[16:17]\n"
    counts = [len(p) for p in packed]
    for n, (base, count) in enumerate(zip((8, 24, 40), [*counts, registers], strict=True)):
        for r in range(count):
            body += f"global_load_dword v{base + r}, v1, s[{8 + 2 * n}:{9 + 2 * n}] offset:{256 * r}\n"
    texts = [f"v[{base}:{base + count - 1}]" for base, count in zip((40, 8, 24), [registers, *counts], strict=True)]
    modifiers = (f" cbsz:{cbsz}" if cbsz else "") + (f" abid:{abid}" if abid else "")
    body += f"s_waitcnt vmcnt(0)\n{name} {', '.join(texts)}, v4{modifiers}\n" + "s_nop 15\n" * 2
    body += "".join(f"global_store_dword v1, v{40 + r}, s[14:15] offset:{256 * r}\n" for r in range(registers))
    out = np.zeros_like(start)
    launch(build(kernel(body, ids=0), chip), *packed, start, out, index.astype(np.uint32))
    expected = dense @ b[0].T + c
    scale = np.abs(dense) @ np.abs(b[0].T) + np.abs(c)
    actual = np.zeros_like(c)
    for r in range(registers):
        for lane in range(64):
            actual[result_place(r, lane, m, 1, False)[1:]] = out[r, lane]
    assert (np.abs(actual - expected) <= (0 if integer else 2e-6) * scale).all()
