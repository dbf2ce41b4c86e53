"""Loads, stores and atomics of every width and address form, in global memory, LDS, scratch and through buffers."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from mdr import emulator
from mdr.diagnostics import MDRError
from mdr.emulator.faults import EmulatorFault

from .harness import build, kernel, launch

COMPARED = {
    "numpy": (
        "buffer_atomic_add", "buffer_load_dword", "buffer_load_dwordx2", "buffer_store_dword", "ds_add_rtn_u32",
        "ds_and_rtn_b32", "ds_condxchg32_rtn_b64", "ds_dec_rtn_u32", "ds_inc_rtn_u32", "ds_max_rtn_i32",
        "ds_max_rtn_u32", "ds_min_rtn_i32", "ds_min_rtn_u32", "ds_or_rtn_b32", "ds_read2st64_b32",
        "ds_read_b128", "ds_read_b32", "ds_read_b64", "ds_read_b64_tr_b16", "ds_read_b64_tr_b4",
        "ds_read_b64_tr_b8", "ds_read_b96", "ds_read_b96_tr_b6", "ds_read_i16", "ds_read_u8", "ds_sub_rtn_u32",
        "ds_write2_b32", "ds_write_b128", "ds_write_b16", "ds_write_b32", "ds_write_b64", "ds_write_b96",
        "ds_wrxchg_rtn_b32", "ds_xor_rtn_b32", "global_atomic_add", "global_atomic_add_f32",
        "global_atomic_add_f64", "global_atomic_and", "global_atomic_cmpswap_x2", "global_atomic_dec",
        "global_atomic_inc", "global_atomic_or", "global_atomic_pk_add_f16", "global_atomic_smax",
        "global_atomic_smin", "global_atomic_sub", "global_atomic_swap", "global_atomic_umax",
        "global_atomic_umin", "global_atomic_xor", "global_load_dword", "global_load_dwordx2",
        "global_load_dwordx3", "global_load_dwordx4", "global_load_lds_dword", "global_load_sbyte",
        "global_load_short_d16", "global_load_short_d16_hi", "global_load_sshort", "global_load_ubyte",
        "global_load_ushort", "global_store_byte", "global_store_dword", "global_store_dwordx2",
        "global_store_dwordx3", "global_store_dwordx4", "global_store_short_d16_hi", "s_atomic_add",
        "s_atomic_cmpswap_x2", "s_atomic_dec", "s_atomic_inc", "s_atomic_smin", "s_atomic_sub", "s_atomic_swap",
        "s_atomic_umin", "s_atomic_xor", "s_buffer_atomic_add", "s_buffer_atomic_cmpswap",
        "s_buffer_atomic_umax", "s_buffer_load_dwordx4", "s_buffer_store_dwordx2", "s_load_dwordx2",
        "s_load_dwordx4", "scratch_load_lds_dword", "scratch_store_dword",
    ),
    "by hand": ("s_cbranch_execnz",),
}  # fmt: skip
"""Instructions that these tests compare, by what with."""


LANES = np.arange(64)
START = "s_load_dwordx4 s[8:11], s[0:1], 0x0\nv_lshlrev_b32 v1, 2, v0\ns_waitcnt lgkmcnt(0)\n"


def run(body: str, source: Any, out: Any, chip: str = "gfx950", **options: Any) -> Any:
    """s[8:9] points to the source, s[10:11] to the output, v0 is the lane and v1 four times it."""
    lds, scratch = options.pop("lds", 0), options.pop("scratch", 0)
    launch(build(kernel(START + body, ids=0, lds=lds, scratch=scratch), chip), source, out, **options)
    return out


@pytest.mark.parametrize(("count", "suffix"), [(1, ""), (2, "x2"), (3, "x3"), (4, "x4")])
@pytest.mark.parametrize("order", ["side by side", "backwards", "some lanes"])
@pytest.mark.parametrize("form", ["scalar base", "pair"])
def test_wide_global_access(count: int, suffix: str, order: str, form: str) -> None:
    source = np.arange(64 * count, dtype="u4") * 0x01030507
    out = np.zeros(64 * count, dtype="u4")
    registers = f"v[4:{3 + count}]" if count > 1 else "v4"
    lane = "v_mov_b32 v2, v0\n" if order != "backwards" else "v_sub_u32 v2, 63, v0\n"
    body = lane + f"v_mul_u32_u24 v2, {4 * count}, v2\nv_mul_u32_u24 v3, {4 * count}, v0\n"
    if order == "some lanes":
        body += "s_mov_b32 exec_lo, 0x0f0f1234\ns_mov_b32 exec_hi, 0x80000001\n"
    if form == "scalar base":
        body += f"global_load_dword{suffix} {registers}, v2, s[8:9]\ns_waitcnt vmcnt(0)\n"
        body += f"global_store_dword{suffix} v3, {registers}, s[10:11]"
    else:
        body += "v_mov_b32 v11, s9\nv_add_co_u32 v10, vcc, s8, v2\nv_addc_co_u32 v11, vcc, 0, v11, vcc\n"
        body += "v_mov_b32 v13, s11\nv_add_co_u32 v12, vcc, s10, v3\nv_addc_co_u32 v13, vcc, 0, v13, vcc\n"
        body += f"global_load_dword{suffix} {registers}, v[10:11], off\ns_waitcnt vmcnt(0)\n"
        body += f"global_store_dword{suffix} v[12:13], {registers}, off"
    run(body, source, out)
    rows = source.reshape(64, count)
    expected = rows[::-1] if order == "backwards" else rows.copy()
    if order == "some lanes":
        expected[[n for n in range(64) if not 0x800000010F0F1234 >> n & 1]] = 0
    assert np.array_equal(out.reshape(64, count), expected)


@pytest.mark.parametrize(("load", "dtype"), [("ubyte", "u1"), ("sbyte", "i1"), ("ushort", "u2"), ("sshort", "i2")])
def test_narrow_loads(load: str, dtype: str) -> None:
    source = (np.arange(64) * 1021 + 200).astype(dtype)
    size = source.itemsize
    body = f"v_mul_u32_u24 v2, {size}, v0\nglobal_load_{load} v3, v2, s[8:9]\ns_waitcnt vmcnt(0)\n"
    body += "global_store_dword v1, v3, s[10:11]"
    assert np.array_equal(run(body, source, np.zeros(64, dtype="i4")), source.astype("i4"))


def test_half_register_loads_and_stores() -> None:
    source = np.arange(64, dtype="u2") * 3 + 7
    body = """
    v_lshlrev_b32 v2, 1, v0
    v_mov_b32 v3, -1
    v_mov_b32 v4, -1
    global_load_short_d16 v3, v2, s[8:9]
    global_load_short_d16_hi v4, v2, s[8:9]
    s_waitcnt vmcnt(0)
    v_and_b32 v5, v3, v4
    global_store_dword v1, v5, s[10:11]
    global_store_short_d16_hi v1, v4, s[10:11] offset:256
    global_store_byte v1, v3, s[10:11] offset:258
    """
    out = run(body, source, np.zeros(128, dtype="u4"))
    wide = source.astype("u4")
    assert np.array_equal(out[:64], wide | wide << 16)
    assert np.array_equal(out[64:], wide | (wide & 0xFF) << 16)


INTEGER = {
    "add": lambda old, x: old + x, "sub": lambda old, x: old - x, "and": lambda old, x: old & x,
    "or": lambda old, x: old | x, "xor": lambda old, x: old ^ x, "umax": max, "umin": min, "swap": lambda old, x: x,
    "smax": lambda old, x: max(signed(old), signed(x)), "smin": lambda old, x: min(signed(old), signed(x)),
    "inc": lambda old, x: 0 if old >= x else old + 1, "dec": lambda old, x: x if old == 0 or old > x else old - 1,
}  # fmt: skip


def signed(x: int) -> int:
    return x - (1 << 32) if x >> 31 else x


@pytest.mark.parametrize("name", INTEGER)
@pytest.mark.parametrize("place", ["global", "lds"])
def test_atomics_in_lane_order(name: str, place: str) -> None:
    """All lanes change one dword; each gets what it found there."""
    source = (np.arange(64, dtype="u8") * 0x9E3779B9 % (1 << 32)).astype("u4")
    if place == "global":
        operation = f"v_mov_b32 v3, 0\nglobal_atomic_{name} v4, v3, v2, s[10:11] offset:256 sc0"
        last = ""
    else:
        letter = {
            "add": "u",
            "sub": "u",
            "inc": "u",
            "dec": "u",
            "umax": "u",
            "umin": "u",
            "smax": "i",
            "smin": "i",
        }.get(name, "b")
        stem = {"umax": "max", "umin": "min", "smax": "max", "smin": "min", "swap": "wrxchg"}.get(name, name)
        operation = f"v_mov_b32 v3, 0\nv_mov_b32 v5, 5\nds_write_b32 v3, v5\nds_{stem}_rtn_{letter}32 v4, v3, v2"
        last = "ds_read_b32 v5, v3\ns_waitcnt lgkmcnt(0)\nglobal_store_dword v3, v5, s[10:11] offset:256"
    body = f"global_load_dword v2, v1, s[8:9]\ns_waitcnt vmcnt(0)\n{operation}\ns_waitcnt vmcnt(0) lgkmcnt(0)\n"
    body += f"global_store_dword v1, v4, s[10:11]\n{last}"
    out = np.zeros(65, dtype="u4")
    out[64] = 5
    run(body, source, out, lds=16)
    old = 5
    for lane in range(64):
        assert out[lane] == old & 0xFFFFFFFF
        old = INTEGER[name](old, int(source[lane])) & 0xFFFFFFFF
    assert out[64] == old


def test_compare_and_swap_makes_a_lock_free_counter() -> None:
    body = """
    v_mov_b32 v3, 0
    v_mov_b32 v4, 0
    v_mov_b32 v5, 0
    global_load_dwordx2 v[6:7], v3, s[10:11]
    s_waitcnt vmcnt(0)
    .Lagain:
    v_add_co_u32 v4, vcc, 1, v6
    v_addc_co_u32 v5, vcc, 0, v7, vcc
    global_atomic_cmpswap_x2 v[8:9], v3, v[4:7], s[10:11] sc0
    s_waitcnt vmcnt(0)
    v_cmp_ne_u64 vcc, v[8:9], v[6:7]
    v_mov_b32 v6, v8
    v_mov_b32 v7, v9
    s_and_b64 exec, exec, vcc
    s_cbranch_execnz .Lagain
    """
    out = np.array([0xFFFFFFF0, 1], dtype="u4")
    run(body, np.zeros(1, dtype="u4"), out, block=256)
    assert out.view("u8")[0] == 0x1FFFFFFF0 + 256


def test_float_atomics() -> None:
    body = """
    global_load_dword v2, v1, s[8:9]
    v_mov_b32 v3, 0
    s_waitcnt vmcnt(0)
    global_atomic_add_f32 v3, v2, s[10:11]
    v_cvt_f64_f32 v[4:5], v2
    global_atomic_add_f64 v3, v[4:5], s[10:11] offset:8
    v_cvt_f16_f32 v6, v2
    v_pack_b32_f16 v6, v6, v6
    global_atomic_pk_add_f16 v3, v6, s[10:11] offset:16
    """
    values = (np.arange(64) % 8).astype("f4")
    out = run(body, values, np.zeros(8, dtype="u4"), chip="gfx942")
    assert out[:1].view("f4")[0] == values.sum()
    assert out[2:4].view("f8")[0] == values.sum()
    assert list(out[4:5].view("f2")) == [values.sum()] * 2


@pytest.mark.parametrize("count", [1, 2, 3, 4])
@pytest.mark.parametrize("stride", [16, 20])
def test_lds_widths(count: int, stride: int) -> None:
    width = f"b{32 * count}"
    registers = f"v[4:{3 + count}]" if count > 1 else "v4"
    body = f"v_mul_u32_u24 v2, {stride}, v0\n"
    body += "".join(f"v_add_u32 v{4 + k}, {k * 16}, v0\n" for k in range(count))
    body += f"ds_write_{width} v2, {registers} offset:4\n" + "".join(f"v_mov_b32 v{4 + k}, 0\n" for k in range(count))
    body += f"ds_read_{width} {registers}, v2 offset:4\ns_waitcnt lgkmcnt(0)\n"
    body += "v_lshlrev_b32 v2, 4, v0\n" + "".join(
        f"global_store_dword v2, v{4 + k}, s[10:11] offset:{4 * k}\n" for k in range(count)
    )
    out = run(body, np.zeros(1, dtype="u4"), np.zeros((64, 4), dtype="u4"), lds=4 + 64 * stride)
    assert np.array_equal(out[:, :count], LANES[:, None] + 16 * np.arange(count))


def test_lds_pairs_and_narrow() -> None:
    body = """
    v_add_u32 v2, 100, v0
    ds_write2_b32 v1, v0, v2 offset0:0 offset1:64
    ds_read2st64_b32 v[4:5], v1 offset0:0 offset1:1
    v_mov_b32 v6, 0xfff0
    ds_write_b16 v1, v6 offset:512
    ds_read_i16 v7, v1 offset:512
    ds_read_u8 v8, v1 offset:513
    s_waitcnt lgkmcnt(0)
    v_add_u32 v4, v4, v5
    v_add_u32 v4, v4, v7
    v_add_u32 v4, v4, v8
    global_store_dword v1, v4, s[10:11]
    """
    out = run(body, np.zeros(1, dtype="u4"), np.zeros(64, dtype="i4"), lds=1024)
    assert np.array_equal(out, 2 * LANES + 100 - 16 + 0xFF)


DESCRIPTOR = "s_mov_b32 s12, s8\ns_mov_b32 s13, s9\ns_movk_i32 s14, {}\ns_mov_b32 s15, 0x27000\n"


def test_buffers_read_zero_and_drop_stores_beyond_their_end() -> None:
    body = (
        DESCRIPTOR.format(200)
        + """
    buffer_load_dwordx2 v[4:5], v1, s[12:15], 0 offen
    s_waitcnt vmcnt(0)
    v_add_u32 v4, v4, v5
    global_store_dword v1, v4, s[10:11]
    s_mov_b32 s14, 100
    v_mov_b32 v6, 1
    buffer_store_dword v6, v1, s[12:15], 0 offen
    """
    )
    source = np.arange(64, dtype="u4") + 1000
    before = source.copy()
    out = run(body, source, np.zeros(64, dtype="u4"))
    inside = np.where(LANES < 50, before, 0)
    following = np.where(LANES + 1 < 50, np.roll(before, -1), 0)
    assert np.array_equal(out, inside + following)
    assert np.array_equal(source, np.where(LANES < 25, 1, before))


def test_buffer_index_scalar_offset_and_atomics() -> None:
    body = "s_mov_b32 s12, s8\ns_or_b32 s13, s9, 0x80000\ns_movk_i32 s14, 0x400\ns_mov_b32 s15, 0x27000\ns_movk_i32 s16, 4\n"
    body += """
    v_mov_b32 v2, v0
    v_mov_b32 v3, 0
    buffer_load_dword v4, v0, s[12:15], s16 idxen
    buffer_load_dword v5, v[2:3], s[12:15], 0 idxen offen
    buffer_atomic_add v2, v0, s[12:15], 0 idxen sc0
    s_waitcnt vmcnt(0)
    v_lshlrev_b32 v4, 16, v4
    v_or_b32 v4, v4, v5
    global_store_dword v1, v4, s[10:11]
    global_store_dword v1, v2, s[10:11] offset:256
    """
    source = np.arange(128, dtype="u4")
    out = run(body, source, np.zeros(128, dtype="u4"))
    assert np.array_equal(out[:64], (2 * LANES + 1) << 16 | 2 * LANES)
    assert np.array_equal(out[64:], 2 * LANES)
    assert np.array_equal(source[::2], 3 * LANES)


def test_scalar_buffer_load() -> None:
    body = DESCRIPTOR.format(8) + "s_buffer_load_dwordx4 s[20:23], s[12:15], 0x0\ns_waitcnt lgkmcnt(0)\n"
    body += "v_mov_b32 v2, s21\nv_mov_b32 v3, s22\n"
    body += "global_store_dword v1, v2, s[10:11]\nglobal_store_dword v1, v3, s[10:11] offset:256"
    out = run(body, np.array([7, 8, 9, 10], dtype="u4"), np.ones(128, dtype="u4"))
    assert out[0] == 8
    assert out[64] == 0


def test_loads_into_lds() -> None:
    body = """
    s_movk_i32 m0, 0x40
    global_load_lds_dword v1, s[8:9]
    s_waitcnt vmcnt(0)
    ds_read_b32 v2, v1 offset:64
    s_waitcnt lgkmcnt(0)
    global_store_dword v1, v2, s[10:11]
    """.replace("s_movk_i32 m0", "s_mov_b32 m0")
    source = np.arange(64, dtype="u4") * 11
    assert np.array_equal(run(body, source, np.zeros(64, dtype="u4"), lds=512), source)


def test_private_loads_into_lds() -> None:
    body = """
    v_mul_u32_u24 v2, 3, v0
    v_mov_b32 v3, 8
    scratch_store_dword v3, v2, off
    s_mov_b32 m0, 64
    scratch_load_lds_dword v3, off
    s_waitcnt vmcnt(0)
    ds_read_b32 v4, v1 offset:64
    s_waitcnt lgkmcnt(0)
    global_store_dword v1, v4, s[10:11]
    """
    out = run(body, np.zeros(4), np.zeros(64, dtype="u4"), lds=512, scratch=64, check=("memory", "wait"))
    assert np.array_equal(out, LANES * 3)


def test_conditional_exchange() -> None:
    """Each dword is replaced where the data's top bit is set, by the rest of the data; the old ones come back."""
    rng = np.random.default_rng(7)
    data = rng.integers(0, 1 << 32, (64, 2), dtype=np.uint64).astype("u4")
    body = """
    v_lshlrev_b32 v2, 3, v0
    global_load_dwordx2 v[4:5], v2, s[8:9]
    v_mov_b32 v6, v0
    v_not_b32 v7, v0
    ds_write_b64 v2, v[6:7] offset:16
    s_waitcnt vmcnt(0) lgkmcnt(0)
    ds_condxchg32_rtn_b64 v[8:9], v2, v[4:5] offset:16
    s_waitcnt lgkmcnt(0)
    ds_read_b64 v[10:11], v2 offset:16
    v_lshlrev_b32 v2, 4, v0
    s_waitcnt lgkmcnt(0)
    global_store_dwordx4 v2, v[8:11], s[10:11]
    """
    out = run(body, data, np.zeros((64, 4), dtype="u4"), lds=1024)
    old = np.stack([LANES, ~LANES & 0xFFFFFFFF], axis=1)
    assert np.array_equal(out[:, :2], old)
    assert np.array_equal(out[:, 2:], np.where(data >> 31, data & 0x7FFFFFFF, old))


@pytest.mark.parametrize("operation", ["add", "umax", "cmpswap"])
def test_scalar_buffer_atomics_and_stores(operation: str) -> None:
    """Beyond the buffer nothing happens, and 0 comes back."""
    pair = operation == "cmpswap"
    body = "s_mov_b32 s12, s8\ns_mov_b32 s13, s9\ns_mov_b32 s14, 16\ns_mov_b32 s15, 0\ns_mov_b64 s[4:5], 5\n"
    body += "s_mov_b32 s5, 7\ns_mov_b32 s6, 9\ns_mov_b32 s7, 7\n"
    register = "s[4:5]" if pair else "s4"
    body += f"s_buffer_atomic_{operation} {register}, s[12:15], 0x4 glc\ns_waitcnt lgkmcnt(0)\nv_mov_b32 v2, s4\n"
    body += f"s_buffer_atomic_{operation} {'s[6:7]' if pair else 's6'}, s[12:15], 0x10 glc\n"
    body += "s_movk_i32 s16, 0x77\ns_mov_b32 s17, s16\ns_buffer_store_dwordx2 s[16:17], s[12:15], 0xc\n"
    body += "s_waitcnt lgkmcnt(0)\nv_mov_b32 v3, s6\n"
    body += "global_store_dword v1, v2, s[10:11]\nglobal_store_dword v1, v3, s[10:11] offset:256"
    source = np.array([1, 7, 3, 4, 50, 60], dtype="u4")
    out = run(body, source, np.ones(128, dtype="u4"))
    assert out[0] == 7
    assert out[64] == 0
    assert source.tolist() == [1, {"add": 12, "umax": 7, "cmpswap": 5}[operation], 3, 0x77, 50, 60]


def test_one_instruction_may_reach_several_buffers() -> None:
    a, b = np.arange(64, dtype="u4"), np.arange(64, dtype="u4") + 500
    body = """
    s_load_dwordx2 s[12:13], s[0:1], 0x10
    s_waitcnt lgkmcnt(0)
    v_and_b32 v2, 1, v0
    v_cmp_eq_u32 vcc, 1, v2
    v_mov_b32 v4, s8
    v_mov_b32 v5, s9
    v_mov_b32 v6, s12
    v_mov_b32 v7, s13
    v_cndmask_b32 v4, v4, v6, vcc
    v_cndmask_b32 v5, v5, v7, vcc
    v_add_co_u32 v4, vcc, v4, v1
    v_addc_co_u32 v5, vcc, 0, v5, vcc
    global_load_dword v8, v[4:5], off
    s_waitcnt vmcnt(0)
    global_store_dword v1, v8, s[10:11]
    """
    out = np.zeros(64, dtype="u4")
    launch(build(kernel(START + body, ids=0), "gfx950"), a, out, b)
    assert np.array_equal(out, np.where(LANES % 2, b, a))


def test_an_access_across_two_buffers_faults() -> None:
    whole = np.zeros(32, dtype="u4")
    memory = emulator.Memory()
    address = memory.register("first", whole[:16])
    memory.register("second", whole[16:])
    body = "s_load_dwordx2 s[8:9], s[0:1], 0x0\nv_mov_b32 v1, 60\ns_waitcnt lgkmcnt(0)\nglobal_load_dwordx2 v[2:3], v1, s[8:9]"
    program = emulator.Program(build(kernel(body, ids=0), "gfx950"))
    with pytest.raises(EmulatorFault, match="out of bounds: offset 60 of buffer 'first'"):
        emulator.run(program, 1, 64, address.to_bytes(8, "little"), memory)


def test_memory_rejects_what_cannot_be_registered() -> None:
    memory = emulator.Memory()
    array = np.zeros((8, 8), dtype="f4")
    memory.register("a", array)
    with pytest.raises(MDRError, match="overlaps buffer 'a'"):
        memory.register("b", array[2:3])
    with pytest.raises(MDRError, match="not contiguous"):
        memory.register("c", np.zeros((8, 8), dtype="f4").T[1:])
    frozen = np.zeros(4)
    frozen.flags.writeable = False
    with pytest.raises(MDRError, match="read-only"):
        memory.register("d", frozen)
    memory.register("d", frozen, writable=False)


@pytest.mark.parametrize(("dwords", "bits"), [(2, 16), (2, 8), (2, 4), (3, 6)])
@pytest.mark.parametrize("some", [False, True])
def test_transposing_lds_loads(dwords: int, bits: int, some: bool) -> None:
    """Element j of lane l of a group of 16 is element 16 j + l of the group's data; the address register is overwritten."""
    width = 4 * dwords
    source = np.random.default_rng(bits).integers(0, 256, 64 * width, dtype="u1")
    out = np.zeros(64 * dwords, dtype="u4")
    last = 3 + dwords
    body = f"v_mul_u32_u24 v3, {width}, v0\nglobal_load_dwordx{dwords} v[4:{last}], v3, s[8:9]\ns_waitcnt vmcnt(0)\n"
    # The lanes' data lies in LDS in the opposite order, 8 bytes from its start.
    body += f"v_sub_u32 v2, 63, v0\nv_mul_u32_u24 v2, {width}, v2\nds_write_b{32 * dwords} v2, v[4:{last}] offset:8\n"
    body += "s_waitcnt lgkmcnt(0)\nv_mov_b32 v4, v2\nv_mov_b32 v5, -1\nv_mov_b32 v6, -1\n"
    body += "s_mov_b32 exec_hi, 0xffff\n" if some else ""
    body += f"ds_read_b{32 * dwords}_tr_b{bits} v[4:{last}], v4 offset:8\ns_waitcnt lgkmcnt(0)\n"
    body += f"s_mov_b64 exec, -1\nglobal_store_dwordx{dwords} v3, v[4:{last}], s[10:11]"
    run(body, source, out, lds=2048)
    elements = np.unpackbits(source, bitorder="little").reshape(4, -1, bits)
    columns = elements.reshape(4, 8 * width // bits, 16, bits).transpose(0, 2, 1, 3)
    expected = np.packbits(columns.reshape(64, -1), axis=1, bitorder="little")
    got = out.view("u1").reshape(64, width)
    active = 48 if some else 64
    assert np.array_equal(got[:active], expected[:active])
    # Inactive lanes keep what they had: their addresses.
    assert np.array_equal(out.reshape(64, dwords)[active:, 0], width * np.arange(63 - active, -1, -1))


@pytest.mark.parametrize(("operation", "old", "data", "new"), [
    ("add", 7, 5, 12), ("sub", 7, 9, 0xFFFFFFFE), ("swap", 7, 5, 5), ("smin", 7, 0xFFFFFFFF, 0xFFFFFFFF),
    ("umin", 7, 0xFFFFFFFF, 7), ("inc", 7, 7, 0), ("dec", 0, 9, 9), ("xor", 6, 3, 5),
])  # fmt: skip
def test_scalar_atomics(operation: str, old: int, data: int, new: int) -> None:
    source = np.array([0, old, 0, 0], dtype="u4")
    out = np.zeros(64, dtype="u4")
    body = f"s_mov_b32 s4, {data:#x}\ns_atomic_{operation} s4, s[8:9], 0x4 glc\ns_waitcnt lgkmcnt(0)\n"
    body += "v_mov_b32 v2, s4\nglobal_store_dword v1, v2, s[10:11]"
    run(body, source, out, "gfx90a")
    assert out[0] == old
    assert list(source) == [0, new, 0, 0]


def test_scalar_compare_and_swap_of_two_dwords() -> None:
    source = np.array([5, 6], dtype="u8")
    out = np.zeros(64, dtype="u4")
    body = "s_mov_b64 s[4:5], 40\ns_mov_b64 s[6:7], 6\ns_atomic_cmpswap_x2 s[4:7], s[8:9], 0x8\n"
    body += "s_waitcnt lgkmcnt(0)\nv_mov_b32 v2, s4\nglobal_store_dword v1, v2, s[10:11]"
    run(body, source, out, "gfx90a")
    assert list(source) == [5, 40]
    assert out[0] == 40  # nothing comes back without glc
