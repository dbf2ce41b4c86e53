"""Typed buffer loads and stores against the formats' definitions, written down here in Python's integers and fractions."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import numpy as np
import pytest

from mdr.emulator.opcodes import TABLE

from .harness import build, kernel, launch
from .pseudocode.exact import Value, convert, real, rounded

COMPARED = {"numpy": [op.name for op in TABLE.values() if "_format_" in op.name]}
"""Instructions that these tests compare, by what with."""


LAYOUTS = {
    1: (8,), 2: (16,), 3: (8, 8), 4: (32,), 5: (16, 16), 6: (11, 11, 10), 7: (10, 11, 11), 9: (10, 10, 10, 2),
    10: (8, 8, 8, 8), 11: (32, 32), 12: (16, 16, 16, 16), 13: (32, 32, 32), 14: (32, 32, 32, 32),
}  # fmt: skip
NAMES = {
    1: "8", 2: "16", 3: "8_8", 4: "32", 5: "16_16", 6: "10_11_11", 7: "11_11_10", 9: "2_10_10_10", 10: "8_8_8_8",
    11: "32_32", 12: "16_16_16_16", 13: "32_32_32", 14: "32_32_32_32",
}  # fmt: skip
NUMBERS = ("UNORM", "SNORM", "USCALED", "SSCALED", "UINT", "SINT", "", "FLOAT")
LANES = 64


QUICK = ((1, 0), (5, 1), (6, 7), (9, 3), (10, 4), (12, 7), (14, 5))


def combinations() -> list[Any]:
    """(Data format, number format); a few are always tried."""
    found: list[Any] = []
    for data, widths in LAYOUTS.items():
        for number in (0, 1, 2, 3, 4, 5, 7):
            if 32 in widths and number < 4:
                continue
            if number == 7 and (8 in widths or 2 in widths):
                continue
            if data in (6, 7) and number != 7:
                continue
            marks = [] if (data, number) in QUICK else [pytest.mark.slow]
            found.append(pytest.param(data, number, marks=marks, id=f"{NAMES[data]} {NUMBERS[number]}"))
    return found


def small_float(raw: int, width: int) -> Fraction | float:
    """The unsigned floats: five bits of exponent, its bias 15."""
    m = width - 5
    mantissa, exponent = raw & ((1 << m) - 1), raw >> m
    if exponent == 31:
        return float("nan") if mantissa else float("inf")
    if exponent == 0:
        return Fraction(mantissa, 1 << m) / 2**14
    return (1 + Fraction(mantissa, 1 << m)) * Fraction(2) ** (exponent - 15)


def decoded(raw: int, width: int, number: int) -> int:
    """The 32 bits of a register for one component."""
    signed = raw - (1 << width) if raw >> (width - 1) else raw
    if number == 4:
        return raw
    if number == 5:
        return signed & 0xFFFFFFFF
    if number == 7:
        if width == 32:
            return raw
        if width == 16:
            return convert(Value("f", 16, raw), "f", 32).pattern
        return rounded("f", 32, small_float(raw, width)).pattern
    exact = {
        0: Fraction(raw, (1 << width) - 1), 1: max(Fraction(signed, (1 << (width - 1)) - 1), Fraction(-1)),
        2: Fraction(raw), 3: Fraction(signed),
    }[number]  # fmt: skip
    return rounded("f", 32, exact).pattern


def narrowed(bits: int, number: int) -> int:
    """A register's content as 16 bits."""
    return bits & 0xFFFF if number in (4, 5) else convert(Value("f", 32, bits), "f", 16).pattern


def same(expected: int, actual: int, width: int) -> bool:
    if expected == actual:
        return True
    numbers = [real(Value("f", width, x)) for x in (expected, actual)]
    return all(isinstance(n, float) and n != n for n in numbers)


def elements(widths: tuple[int, ...], seed: int) -> tuple[list[list[int]], Any]:
    """Components of 64 elements, and the bytes that hold them."""
    rng = np.random.default_rng(seed)
    rows = []
    data = b""
    for n in range(LANES):
        edges = (0, 1, -1)
        row = [int(rng.integers(0, 1 << w)) if n >= 3 else edges[n] & ((1 << w) - 1) for w in widths]
        total = at = 0
        for value, width in zip(row, widths, strict=True):
            total |= value << at
            at += width
        data += total.to_bytes(sum(widths) // 8, "little")
        rows.append(row)
    return rows, np.frombuffer(data, dtype="u1").copy()


def run(text: str, buffer: Any, size: int, word3: int, out: Any, records: int = LANES, before: str = "") -> None:
    """v0: the lane. s[12:15] describe the buffer, elements of ``size`` bytes; v4 to v7 are stored."""
    body = "s_load_dwordx4 s[8:11], s[0:1], 0x0\ns_waitcnt lgkmcnt(0)\ns_mov_b32 s12, s8\n"
    body += f"s_or_b32 s13, s9, {size << 16}\ns_mov_b32 s14, {records * size}\ns_mov_b32 s15, {word3:#x}\n"
    body += "".join(f"v_mov_b32 v{4 + k}, -1\n" for k in range(4)) + "v_lshlrev_b32 v1, 4, v0\n" + before
    body += f"{text}\ns_waitcnt vmcnt(0)\nglobal_store_dwordx4 v1, v[4:7], s[10:11]\n"
    launch(build(kernel(body, ids=0), "gfx950"), buffer, out)


IDENTITY = 4 | 5 << 3 | 6 << 6 | 7 << 9


@pytest.mark.parametrize(("data", "number"), combinations())
def test_loads(data: int, number: int) -> None:
    widths = LAYOUTS[data]
    rows, buffer = elements(widths, 10 * data + number)
    one = 1 if number in (4, 5) else 0x3F800000
    expected = [[decoded(v, w, number) for v, w in zip(row, widths, strict=True)] for row in rows]
    expected = [(row + [0, 0, 0, one][len(row) :])[:4] for row in expected]
    fmt = f"format:[BUF_DATA_FORMAT_{NAMES[data]},BUF_NUM_FORMAT_{NUMBERS[number]}]"
    out = np.zeros((LANES, 4), dtype="u4")
    size = sum(widths) // 8
    run(f"tbuffer_load_format_xyzw v[4:7], v0, s[12:15], 0 {fmt} idxen", buffer, size, IDENTITY, out)
    for row, actual in zip(expected, out.tolist(), strict=True):
        assert all(same(e, a, 32) for e, a in zip(row, actual, strict=True)), (row, actual)
    # The descriptor's own format, its components taken in another order: w, 0, x, 1.
    word3 = 7 | 0 << 3 | 4 << 6 | 1 << 9 | number << 12 | data << 15
    run("buffer_load_format_xyzw v[4:7], v0, s[12:15], 0 idxen", buffer, size, word3, out)
    for row, actual in zip(expected, out.tolist(), strict=True):
        assert all(same(e, a, 32) for e, a in zip([row[3], 0, row[0], one], actual, strict=True))
    run(f"tbuffer_load_format_d16_xyz v[4:5], v0, s[12:15], 0 {fmt} idxen", buffer, size, IDENTITY, out)
    for row, actual in zip(expected, out.tolist(), strict=True):
        halves = [actual[0] & 0xFFFF, actual[0] >> 16, actual[1] & 0xFFFF]
        assert all(same(narrowed(e, number), a, 16) for e, a in zip(row, halves, strict=False))
        assert actual[1] >> 16 == 0xFFFF
        assert actual[2] == 0xFFFFFFFF


def test_one_component_and_the_upper_half() -> None:
    rows, buffer = elements((16, 16), 5)
    out = np.zeros((LANES, 4), dtype="u4")
    word3 = IDENTITY | 5 << 12 | 5 << 15
    run("buffer_load_format_x v4, v0, s[12:15], 0 idxen", buffer, 4, word3, out)
    assert [x - (1 << 32) if x >> 31 else x for x in out[:, 0].tolist()] == [r[0] - 65536 * (r[0] >> 15) for r in rows]
    assert (out[:, 1] == 0xFFFFFFFF).all()
    run("buffer_load_format_d16_hi_x v4, v0, s[12:15], 0 idxen", buffer, 4, word3, out)
    assert out[:, 0].tolist() == [r[0] << 16 | 0xFFFF for r in rows]


FORMS = [
    (stem, form) for stem in ("buffer", "tbuffer")
    for form in ("x", "xy", "xyz", "xyzw", "d16_x", "d16_xy", "d16_xyz", "d16_xyzw", "d16_hi_x")
    if (stem, form) != ("tbuffer", "d16_hi_x")
]  # fmt: skip


@pytest.mark.parametrize(("stem", "form"), FORMS)
def test_every_form(stem: str, form: str) -> None:
    """Four bytes a lane, as integers: how many components there are, and where their registers' halves are."""
    components, half, high = len(form.rpartition("_")[2]), "d16" in form, "hi" in form
    registers = -(-components // 2) if half else components
    target = f"v[4:{3 + registers}]" if registers > 1 else "v4"
    fmt = " format:[BUF_DATA_FORMAT_8_8_8_8,BUF_NUM_FORMAT_UINT]" if stem == "tbuffer" else ""
    word3 = IDENTITY | 4 << 12 | 10 << 15
    rows, buffer = elements((8, 8, 8, 8), 77)
    out = np.zeros((LANES, 4), dtype="u4")
    run(f"{stem}_load_format_{form} {target}, v0, s[12:15], 0{fmt} idxen", buffer, 4, word3, out)
    for row, actual in zip(rows, out.tolist(), strict=True):
        words = [0xFFFFFFFF] * 4
        for k in range(components):
            if not half:
                words[k] = row[k]
            else:
                shift = 16 if high or k % 2 else 0
                words[k // 2] = words[k // 2] & ~(0xFFFF << shift) | row[k] << shift
        assert actual == words
    values = np.random.default_rng(3).integers(0, 256, (LANES, 4), dtype="u4")
    values = values | values[:, ::-1] << 16 if half else values
    before = "global_load_dwordx4 v[4:7], v1, s[10:11]\ns_waitcnt vmcnt(0)\n"
    stored = buffer.copy()
    run(f"{stem}_store_format_{form} {target}, v0, s[12:15], 0{fmt} idxen", stored, 4, word3, values, before=before)
    for lane in range(LANES):
        words = [int(w) for w in values[lane]]
        parts = [words[0] >> 16] if high else [w >> s & 0xFFFF for w in words for s in (0, 16)] if half else words
        assert stored[4 * lane : 4 * lane + 4].tolist() == parts[:components] + rows[lane][components:]


def test_elements_beyond_the_buffer() -> None:
    """Load as zeros, and are not stored; byte offsets count too."""
    _, buffer = elements((32, 32), 9)
    out = np.zeros((LANES, 4), dtype="u4")
    word3 = IDENTITY | 4 << 12 | 11 << 15
    run("buffer_load_format_xy v[4:5], v0, s[12:15], 0 idxen", buffer, 8, word3, out, records=40)
    assert np.array_equal(out[:40, :2], buffer.view("u4").reshape(LANES, 2)[:40])
    assert not out[40:, :2].any()
    before = buffer.copy()
    run("buffer_store_format_xy v[4:5], v0, s[12:15], 0 idxen", buffer, 8, word3, out, records=40)
    assert (buffer[: 40 * 8] == 0xFF).all()
    assert np.array_equal(buffer[40 * 8 :], before[40 * 8 :])


def encoded(bits: int, width: int, number: int) -> int:
    """What a component holds after 32 bits of a register were stored."""
    ones = (1 << width) - 1
    top = ones >> 1
    signed = bits - (1 << 32) if bits >> 31 else bits
    if number == 4:
        return min(bits, ones)
    if number == 5:
        return max(min(signed, top), -top - 1) & ones
    value = real(Value("f", 32, bits))
    if number == 7:
        if width == 32:
            return bits
        half = convert(Value("f", 32, bits), "f", 16)
        if width == 16:
            return half.pattern
        if value != value:
            return 31 << (width - 5) | 1 << (width - 6)
        if value <= 0:
            return 0
        m = width - 5
        if value == float("inf"):
            return 31 << m
        number_ = real(half)
        if isinstance(number_, float):
            return 31 << m
        exponent = max(-14, (number_.numerator.bit_length() - number_.denominator.bit_length()))
        while number_ < Fraction(2) ** exponent and exponent > -14:
            exponent -= 1
        whole = round(number_ / Fraction(2) ** (exponent - m))
        return whole + ((exponent + 14) << m)
    if value != value:
        return 0
    low, high = (0, 1) if number == 0 else (-1, 1) if number == 1 else (0, ones) if number == 2 else (-top - 1, top)
    limited = min(max(value, low), high)
    if number < 2:
        return round(Fraction(limited) * (ones if number == 0 else top)) & ones
    return int(limited) & ones


@pytest.mark.parametrize(("data", "number"), combinations())
def test_stores(data: int, number: int) -> None:
    widths = LAYOUTS[data]
    rng = np.random.default_rng(data + 20 * number)
    values = rng.integers(0, 1 << 32, (LANES, 4), dtype=np.uint64).astype("u4")
    if number in (4, 5):
        values[::2] = rng.integers(-300, 300, values[::2].shape).astype("i4").view("u4")
    else:
        scale = 2.0 if number in (0, 1, 7) else 3000.0
        values[::2] = (rng.normal(size=values[::2].shape) * scale).astype("f4").view("u4")
        values[1] = np.array([0.0, 1.0, np.inf, np.nan], dtype="f4").view("u4")
    size = sum(widths) // 8
    fmt = f"format:[BUF_DATA_FORMAT_{NAMES[data]},BUF_NUM_FORMAT_{NUMBERS[number]}]"
    buffer = np.zeros(LANES * size, dtype="u1")
    before = "global_load_dwordx4 v[4:7], v1, s[10:11]\ns_waitcnt vmcnt(0)\n"
    run(f"tbuffer_store_format_xyzw v[4:7], v0, s[12:15], 0 {fmt} idxen", buffer, size, IDENTITY, values, before=before)
    for lane in range(LANES):
        total = int.from_bytes(buffer[lane * size : (lane + 1) * size].tobytes(), "little")
        at = 0
        for k, width in enumerate(widths):
            component = total >> at & ((1 << width) - 1)
            expected = encoded(int(values[lane, k]), width, number)
            if number == 7 and width in (16, 32):
                assert same(expected, component, width)
            else:
                assert component == expected, (lane, k, hex(int(values[lane, k])))
            at += width


def test_a_store_of_fewer_components_leaves_the_others_alone() -> None:
    buffer = np.arange(256, dtype="u1")
    values = np.full((LANES, 4), 0x55, dtype="u4")
    before = "global_load_dwordx4 v[4:7], v1, s[10:11]\ns_waitcnt vmcnt(0)\n"
    word3 = IDENTITY | 4 << 12 | 10 << 15
    run("buffer_store_format_xy v[4:5], v0, s[12:15], 0 idxen", buffer, 4, word3, values, before=before)
    assert buffer[:8].tolist() == [0x55, 0x55, 2, 3, 0x55, 0x55, 6, 7]
    run("buffer_store_format_d16_hi_x v4, v0, s[12:15], 0 idxen", buffer, 4, word3, values << 16, before=before)
    assert buffer[4:8].tolist() == [0x55, 0x55, 6, 7]


def test_checks_see_what_formats_write() -> None:
    """Bytes that a typed store wrote count as written, and others do not."""
    from mdr import emulator

    store = "tbuffer_store_format_xy v[4:5], v0, s[12:15], 0 format:[BUF_DATA_FORMAT_16_16,BUF_NUM_FORMAT_UINT] idxen"
    body = "s_load_dwordx4 s[8:11], s[0:1], 0x0\ns_waitcnt lgkmcnt(0)\ns_mov_b32 s12, s8\ns_or_b32 s13, s9, 0x40000\n"
    body += "s_mov_b32 s14, 256\ns_mov_b32 s15, 0\nv_mov_b32 v4, 1\nv_mov_b32 v5, 2\nv_lshlrev_b32 v1, 2, v0\n"
    body += f"{store}\ns_waitcnt vmcnt(0)\nglobal_load_dword v6, v1, s[8:9]{{}}\ns_waitcnt vmcnt(0)\n"
    body += "global_store_dword v1, v6, s[10:11]\n"
    for offset, fine in (("", True), (" offset:4", False)):
        memory = emulator.Memory()
        place = memory.register("data", np.zeros(65, dtype="u4"), undefined=True)
        out = memory.register("out", np.zeros(64, dtype="u4"))
        program = emulator.Program(build(kernel(body.format(offset), ids=0), "gfx950"))
        kernarg = place.to_bytes(8, "little") + out.to_bytes(8, "little")
        if fine:
            emulator.run(program, 1, 64, kernarg.ljust(256, b"\0"), memory, check=["memory"])
        else:
            with pytest.raises(emulator.EmulatorFault):
                emulator.run(program, 1, 64, kernarg.ljust(256, b"\0"), memory, check=["memory"])
