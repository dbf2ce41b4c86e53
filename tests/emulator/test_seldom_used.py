"""Instructions that neither compiled code nor AMD's pseudocode covers, each against numpy or a value by hand."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from .harness import build, kernel, launch

COMPARED = {
    "numpy": (
        "ds_write_addtid_b32", "ds_read_addtid_b32", "v_accvgpr_write_b32", "v_accvgpr_mov_b32", "v_accvgpr_read_b32",
        "v_swap_b32", "v_fma_mixlo_f16", "v_fma_mixhi_f16", "v_mad_f32", "v_mac_f32", "v_madak_f32", "v_madmk_f32",
        "v_mad_legacy_f32", "v_exp_legacy_f32", "v_log_legacy_f32", "v_exp_f32", "v_log_f32", "v_exp_f16", "v_log_f16",
        "v_sin_f16", "v_cos_f16", "buffer_load_ubyte", "buffer_load_sbyte", "buffer_load_ushort", "buffer_load_sshort",
        "buffer_load_dword", "buffer_load_dwordx3", "buffer_load_dwordx4",
        *(f"global_load_lds_{name}" for name in ("ubyte", "sbyte", "ushort", "sshort", "dword", "dwordx3", "dwordx4")),
        *(f"scratch_load_lds_{name}" for name in ("ubyte", "sbyte", "ushort", "sshort", "dword")),
    ),
    "by hand": (
        "ds_append", "ds_consume", "ds_nop", "s_call_b64", "s_setpc_b64", "s_cbranch_vccnz", "s_movreld_b64", "s_setreg_b32",
        "v_nop",
    ),
}  # fmt: skip
"""Instructions that these tests compare, by what with."""


LANES = np.arange(64)


def run(body: str, *arrays: Any, chip: str = "gfx950", count: int = 1, lds: int = 0) -> Any:
    """v2, v3, v4 hold the arrays' dwords; v8 on (``count`` registers, set to 7 at first) are stored."""
    text = "s_load_dwordx8 s[8:15], s[0:1], 0x0\nv_lshlrev_b32 v1, 2, v0\ns_waitcnt lgkmcnt(0)\n"
    text += "".join(f"global_load_dword v{2 + k}, v1, s[{8 + 2 * k}:{9 + 2 * k}]\n" for k in range(3))
    text += "".join(f"v_mov_b32 v{8 + k}, 7\n" for k in range(count)) + f"s_waitcnt vmcnt(0)\n{body}\n"
    text += "s_waitcnt vmcnt(0) lgkmcnt(0)\ns_nop 4\n"
    text += "".join(f"global_store_dword v1, v{8 + k}, s[14:15] offset:{256 * k}\n" for k in range(count))
    padded = [np.ascontiguousarray(np.resize(np.asarray(a).view("u4"), 64)) for a in arrays]
    padded += [np.zeros(64, dtype="u4") for _ in range(3 - len(padded))]
    out = np.zeros((count, 64), dtype="u4")
    launch(build(kernel(text, ids=0, lds=lds), chip), *padded, out)
    return out[0] if count == 1 else out


def numbers(seed: int, scale: float = 3.0) -> Any:
    return (np.random.default_rng(seed).normal(size=64) * scale).astype("f4")


# ---- LDS


def test_lanes_append_and_consume() -> None:
    """A counter moves by the number of active lanes, all of which get its old value."""
    body = "v_mov_b32 v5, 0\nv_mov_b32 v6, 100\nds_write_b32 v5, v6 offset:24\ns_mov_b32 m0, 0x100000\n"
    body += "s_mov_b64 exec, 0xff0f\ns_waitcnt lgkmcnt(0)\nds_append v8 offset:8\nds_consume v9 offset:8\n"
    body += "ds_append v9 offset:8\ns_waitcnt lgkmcnt(0)\ns_mov_b64 exec, -1\nds_read_b32 v10, v5 offset:24"
    out = run(body, count=3, lds=64)
    active = [0xFF0F >> n & 1 for n in range(64)]
    assert out[0].tolist() == [100 if a else 7 for a in active]
    assert out[1].tolist() == [100 if a else 7 for a in active]
    assert set(out[2].tolist()) == {112}


def test_lanes_side_by_side_from_m0() -> None:
    body = "s_mov_b32 m0, 64\nds_nop\nds_write_addtid_b32 v2 offset:16\ns_waitcnt lgkmcnt(0)\nds_read_b32 v8, v1 offset:80\n"
    body += "ds_read_addtid_b32 v9 offset:20"
    x = np.random.default_rng(1).integers(0, 1 << 32, 64, dtype="u4")
    out = run(body, x, count=2, lds=512)
    assert np.array_equal(out[0], x)
    assert np.array_equal(out[1][:63], x[1:])


WIDTHS = {
    "ubyte": (1, "u1", 1), "sbyte": (1, "i1", 1), "ushort": (2, "u2", 1), "sshort": (2, "i2", 1), "dword": (4, "u4", 1),
    "dwordx3": (12, "u4", 3), "dwordx4": (16, "u4", 4),
}  # fmt: skip


@pytest.mark.parametrize(
    ("form", "name"),
    [
        (form, name)
        for form in ("global", "buffer", "scratch")
        for name in WIDTHS
        if form != "scratch" or "x" not in name
    ],
)
def test_loads_into_lds_of_all_widths(form: str, name: str) -> None:
    """Lane by lane side by side in LDS, at least a dword each, extended."""
    size, dtype, count = WIDTHS[name]
    source = np.random.default_rng(size).integers(0, 256, 64 * size, dtype="u1")
    body = "s_load_dwordx4 s[8:11], s[0:1], 0x0\ns_mov_b32 m0, 32\ns_waitcnt lgkmcnt(0)\n"
    body += f"v_mul_u32_u24 v1, {size}, v0\n"
    if form == "global":
        body += f"global_load_lds_{name} v1, s[8:9]\n"
    elif form == "buffer":
        body += f"s_mov_b32 s12, s8\ns_mov_b32 s13, s9\ns_mov_b32 s14, {64 * size}\ns_mov_b32 s15, 0\n"
        body += f"buffer_load_{name} v1, s[12:15], 0 offen lds\n"
    else:
        part = {"u1": "ubyte", "i1": "ubyte", "u2": "ushort", "i2": "ushort", "u4": "dword"}[dtype]
        stored = {"ubyte": "byte", "ushort": "short", "dword": "dword"}[part]
        body += f"global_load_{part} v2, v1, s[8:9]\nv_mov_b32 v3, 12\ns_waitcnt vmcnt(0)\n"
        body += f"scratch_store_{stored} v3, v2, off\nscratch_load_lds_{name} v3, off\n"
    body += f"s_waitcnt vmcnt(0)\nv_mul_u32_u24 v2, {4 * count}, v0\n"
    for k in range(count):
        body += f"ds_read_b32 v4, v2 offset:{32 + 4 * k}\ns_waitcnt lgkmcnt(0)\n"
        body += f"global_store_dword v2, v4, s[10:11] offset:{4 * k}\n"
    out = np.zeros(64 * count, dtype="u4")
    launch(build(kernel(body, ids=0, lds=2048, scratch=64), "gfx950"), source, out)
    assert np.array_equal(out, source.view(dtype).astype("i8").astype("u4"))


# ---- registers, calls, modes


def test_accumulation_registers_are_registers() -> None:
    body = "v_accvgpr_write_b32 a3, v2\ns_nop 2\nv_accvgpr_mov_b32 a5, a3\ns_nop 2\nv_accvgpr_read_b32 v8, a5"
    x = np.arange(64, dtype="u4") * 77
    assert np.array_equal(run(body, x), x)


@pytest.mark.parametrize("mask", [-1, 0x0F0F00FF])
def test_swap(mask: int) -> None:
    body = f"v_mov_b32 v8, v2\nv_mov_b32 v9, v3\ns_mov_b64 exec, {mask}\nv_swap_b32 v8, v9\ns_mov_b64 exec, -1\nv_nop\nv_clrexcp"
    x, y = LANES.astype("u4"), (LANES + 1000).astype("u4")
    out = run(body, x, y, count=2)
    active = np.array([mask >> n & 1 if mask > 0 else 1 for n in range(64)], dtype=bool)
    assert np.array_equal(out[0], np.where(active, y, x))
    assert np.array_equal(out[1], np.where(active, x, y))


def test_call_and_return() -> None:
    body = "s_call_b64 s[20:21], .Lsub\ns_branch .Lback\n.Lsub:\nv_mov_b32 v8, 42\ns_setpc_b64 s[20:21]\n"
    body += ".Lback:\nv_add_u32 v8, 1, v8"
    assert set(run(body).tolist()) == {43}


@pytest.mark.parametrize(("value", "taken"), [(0, False), (1 << 40, True)])
def test_branch_on_vcc(value: int, taken: bool) -> None:
    body = f"s_mov_b32 vcc_lo, {value & 0xFFFFFFFF}\ns_mov_b32 vcc_hi, {value >> 32}\ns_nop 4\n"
    body += "s_cbranch_vccnz .Ltaken\nv_mov_b32 v8, 1\n.Ltaken:\n"
    assert set(run(body).tolist()) == {7 if taken else 1}


def test_moves_to_registers_by_m0() -> None:
    body = "s_mov_b64 s[20:21], 0\ns_mov_b64 s[22:23], 5\ns_mov_b32 m0, 2\ns_nop 0\ns_movreld_b64 s[20:21], s[22:23]\n"
    body += "s_mov_b64 s[22:23], 9\ns_movreld_b64 s[20:21], s[22:23]\ns_nop 0\ns_mov_b32 s16, s22\nv_mov_b32 v8, s16"
    assert set(run(body).tolist()) == {9}


def test_mode_from_a_register() -> None:
    """s_setreg_b32: f32 rounding upwards."""
    x = np.full(64, 1.0, dtype="f4")
    tiny = np.full(64, 2.0**-30, dtype="f4")
    body = "s_mov_b32 s20, 1\ns_setreg_b32 hwreg(HW_REG_MODE, 0, 2), s20\ns_nop 1\nv_add_f32 v8, v2, v3"
    assert (run(body, x, tiny).view("f4") == np.nextafter(np.float32(1), np.float32(2))).all()


# ---- arithmetic


def test_mixed_multiply_add_in_halves() -> None:
    """Rounded to f16 after the f32 sum; the other half of the result stays."""
    x, y, z = (numbers(k) for k in range(3))
    exact = (x.astype("f8") * y.astype("f8") + z.astype("f8")).astype("f4").astype("f2").view("u2")
    assert np.array_equal(run("v_fma_mixlo_f16 v8, v2, v3, v4", x, y, z), exact.astype("u4"))
    assert np.array_equal(run("v_fma_mixhi_f16 v8, v2, v3, v4", x, y, z), exact.astype("u4") << 16 | 7)


OLD = {
    "v_mad_f32 v8, v2, v3, v4": "x * y + z",
    "v_mac_f32 v8, v2, v3": "x * y + seven",
    "v_madak_f32 v8, v2, v3, 0x40400000": "x * y + three",
    "v_madmk_f32 v8, v2, 0x40400000, v4": "x * three + z",
    "v_mad_legacy_f32 v8, v2, v3, v4": "x * y + z",
}


@pytest.mark.parametrize("text", OLD)
def test_multiply_and_add_with_two_roundings(text: str) -> None:
    """gfx90a's older instructions; f32 denormals are flushed."""
    x, y, z = (numbers(k) for k in range(3))
    x[:2], y[:2] = [0.0, np.float32(1e-20)], [5.0, np.float32(1e-20)]
    values = {"x": x, "y": y, "z": z, "three": np.float32(3), "seven": np.uint32(7).view("f4")}
    expected = eval(OLD[text], values)
    expected = np.where(np.abs(expected) < np.finfo("f4").tiny, np.float32(0), expected)
    assert np.array_equal(run(text, x, y, z, chip="gfx90a").view("f4"), expected)


def test_zero_times_infinity_is_zero_in_legacy_products() -> None:
    x = np.full(64, np.inf, dtype="f4")
    assert (run("v_mad_legacy_f32 v8, v2, v3, v4", x, np.zeros(64, "f4"), x, chip="gfx90a").view("f4") == np.inf).all()


@pytest.mark.parametrize(("name", "function"), [
    ("exp_legacy", np.exp2), ("log_legacy", np.log2), ("exp", np.exp2), ("log", np.log2),
])  # fmt: skip
def test_powers_and_logarithms(name: str, function: Any) -> None:
    x = np.abs(numbers(4)) + np.float32(0.01)
    out = run(f"v_{name}_f32 v8, v2", x).view("f4")
    assert np.allclose(out, function(x.astype("f8")), rtol=2.0**-22, atol=1e-7)


@pytest.mark.parametrize(("name", "function"), [
    ("exp", np.exp2), ("log", np.log2), ("sin", lambda x: np.sin(2 * np.pi * x)), ("cos", lambda x: np.cos(2 * np.pi * x)),
])  # fmt: skip
def test_half_functions(name: str, function: Any) -> None:
    x = (np.abs(numbers(5)) + np.float32(0.01)).astype("f2")
    out = run(f"v_{name}_f16 v8, v2", x.view("u2").astype("u4")).astype("u2").view("f2")
    assert np.allclose(out, function(x.astype("f8")), rtol=2.0**-10, atol=2.0**-11)
