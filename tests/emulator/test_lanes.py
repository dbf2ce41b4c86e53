"""Lane exchange, sub-dword operands and packed halves against small models in numpy."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mdr import emulator

from .harness import build, kernel, launch

COMPARED = {
    "numpy": (
        "ds_bpermute_b32", "ds_permute_b32", "ds_swizzle_b32", "v_readlane_b32", "v_readfirstlane_b32", "v_writelane_b32",
        "v_permlane16_swap_b32", "v_permlane32_swap_b32", "v_bitop3_b32", "v_fma_mix_f32", "v_perm_b32", "v_pk_add_f16",
        "v_pk_mul_f16", "v_pk_add_u16", "v_pk_sub_i16", "v_pk_mad_u16", "v_pk_lshlrev_b16", "v_qsad_pk_u16_u8",
        "v_mqsad_pk_u16_u8", "s_set_gpr_idx_on", "s_set_gpr_idx_off", "s_set_gpr_idx_mode", "s_set_gpr_idx_idx",
        "v_mbcnt_lo_u32_b32", "v_mbcnt_hi_u32_b32",
    ),
    "by hand": ("s_movrels_b32", "s_movrels_b64", "s_movreld_b32"),
}  # fmt: skip
"""Instructions that these tests compare, by what with."""


LANES = np.arange(64)
DATA = (LANES * 0x01010101 + 0x10).astype("u4")
OLD = (0xAAAA0000 + LANES).astype("u4")


def run(body: str, *arrays: Any, chip: str = "gfx950", lds: int = 0) -> Any:
    """v2, v3, v4 hold the arrays; v8 starts as OLD and is stored."""
    text = "s_load_dwordx8 s[8:15], s[0:1], 0x0\ns_load_dwordx2 s[16:17], s[0:1], 0x20\nv_lshlrev_b32 v1, 2, v0\n"
    text += "s_waitcnt lgkmcnt(0)\n"
    for k in range(3):
        text += f"global_load_dword v{2 + k}, v1, s[{8 + 2 * k}:{9 + 2 * k}]\n"
    text += f"global_load_dword v8, v1, s[14:15]\ns_waitcnt vmcnt(0)\n{body}\n"
    text += "s_waitcnt vmcnt(0) lgkmcnt(0)\ns_mov_b64 exec, -1\nglobal_store_dword v1, v8, s[16:17]\n"
    padded = [np.ascontiguousarray(np.resize(np.asarray(a, dtype="u4"), 64)) for a in arrays]
    while len(padded) < 3:
        padded.append(np.zeros(64, dtype="u4"))
    out = np.zeros(64, dtype="u4")
    launch(build(kernel(text, ids=0, lds=lds), chip), *padded, OLD.copy(), out)
    return out


ROW, PLACE = LANES & ~15, LANES & 15
DPP = {
    "quad_perm:[3,2,1,0]": (LANES & ~3) | (3 - (LANES & 3)),
    "quad_perm:[0,0,2,2]": LANES & ~1,
    "row_shl:3": np.where(PLACE + 3 < 16, LANES + 3, -1),
    "row_shr:1": np.where(PLACE >= 1, LANES - 1, -1),
    "row_ror:5": ROW | ((PLACE - 5) & 15),
    "wave_shl:1": np.where(LANES < 63, LANES + 1, -1),
    "wave_rol:1": (LANES + 1) & 63,
    "wave_shr:1": LANES - 1,
    "wave_ror:1": (LANES - 1) & 63,
    "row_mirror": ROW | (15 - PLACE),
    "row_half_mirror": (LANES & ~7) | (7 - (LANES & 7)),
    "row_bcast:15": np.where(ROW >= 16, ROW - 1, -1),
    "row_bcast:31": np.where(LANES >= 32, 31, -1),
    "row_newbcast:6": ROW | 6,
}


@pytest.mark.parametrize("control", DPP)
@pytest.mark.parametrize("bound", [False, True])
def test_dpp_moves(control: str, bound: bool) -> None:
    source = DPP[control]
    suffix = " bound_ctrl:0" if bound else ""
    out = run(f"v_mov_b32_dpp v8, v2 {control} row_mask:0xf bank_mask:0xf{suffix}", DATA)
    taken = np.where(source >= 0, DATA[source], 0 if bound else OLD)
    assert np.array_equal(out, taken)


def test_dpp_masks_and_inactive_sources() -> None:
    out = run("v_mov_b32_dpp v8, v2 row_mirror row_mask:0x5 bank_mask:0x3", DATA)
    enabled = ((ROW >> 4) % 2 == 0) & ((PLACE >> 2) < 2)
    assert np.array_equal(out, np.where(enabled, DATA[ROW | (15 - PLACE)], OLD))
    # Even lanes are off: an odd lane's left neighbour has nothing to give.
    body = "s_mov_b32 exec_lo, 0xaaaaaaaa\ns_mov_b32 exec_hi, 0xaaaaaaaa\n"
    out = run(body + "v_mov_b32_dpp v8, v2 row_shr:1 row_mask:0xf bank_mask:0xf", DATA)
    assert np.array_equal(out, OLD)
    out = run(body + "v_mov_b32_dpp v8, v2 row_shr:2 row_mask:0xf bank_mask:0xf bound_ctrl:0", DATA)
    assert np.array_equal(out, np.where(LANES % 2 == 0, OLD, np.where(PLACE >= 2, DATA[LANES - 2], 0)))


def test_dpp_arithmetic_reads_the_permuted_first_source() -> None:
    out = run("v_add_u32_dpp v8, v2, v3 row_shr:1 row_mask:0xf bank_mask:0xf", DATA, LANES)
    assert np.array_equal(out, np.where(PLACE >= 1, DATA[LANES - 1] + LANES, OLD).astype("u4"))


def test_bpermute_and_permute() -> None:
    where = (LANES * 7 + 3) % 64
    assert np.array_equal(run("ds_bpermute_b32 v8, v3, v2", DATA, where * 4), DATA[where])
    sent = np.zeros(64, dtype="u4")
    sent[where] = DATA
    assert np.array_equal(run("ds_permute_b32 v8, v3, v2", DATA, where * 4), sent)
    # Several senders to one lane: the highest wins; nobody: 0.
    out = run("ds_permute_b32 v8, v3, v2", DATA, (LANES // 2) * 4)
    assert np.array_equal(out, np.where(LANES < 32, DATA[(2 * LANES + 1) & 63], 0))


@pytest.mark.parametrize(("pattern", "source"), [
    (0x8000 | 0b00011011, (LANES & ~3) | (3 - (LANES & 3))),
    (0x1F | 1 << 10, LANES ^ 1),
    (0x1F | 31 << 10, (LANES & 32) | (31 - (LANES & 31))),
    (0x00 | 5 << 5, (LANES & 32) | 5),
    (0xC000 | 3 << 5, (LANES & 32) | ((LANES + 3) & 31)),
])  # fmt: skip
def test_swizzle(pattern: int, source: Any) -> None:
    assert np.array_equal(run(f"ds_swizzle_b32 v8, v2 offset:{pattern:#x}", DATA), DATA[source])


def test_lane_reads_and_writes() -> None:
    assert run("v_readlane_b32 s4, v2, 13\nv_mov_b32 v8, s4", DATA)[0] == DATA[13]
    body = "s_mov_b64 exec, 0xf00\nv_readfirstlane_b32 s4, v2\ns_mov_b64 exec, -1\nv_mov_b32 v8, s4"
    assert run(body, DATA)[0] == DATA[8]
    out = run("s_mov_b64 exec, 0\nv_writelane_b32 v8, 42, 9", DATA)
    assert out[9] == 42
    assert np.array_equal(np.delete(out, 9), np.delete(OLD, 9))
    mask = 0xDEADBEEF12345678
    low, high = mask & 0xFFFFFFFF, mask >> 32
    out = run(
        f"s_mov_b32 s4, {low:#x}\ns_mov_b32 s5, {high:#x}\nv_mbcnt_lo_u32_b32 v8, s4, 3\nv_mbcnt_hi_u32_b32 v8, s5, v8"
    )
    assert list(out) == [3 + bin(mask & ((1 << n) - 1)).count("1") for n in range(64)]


@pytest.mark.parametrize("width", [16, 32])
def test_permlane_swap(width: int) -> None:
    body = f"v_mov_b32 v5, v2\nv_mov_b32 v8, v3\nv_permlane{width}_swap_b32 v5, v8"
    other = DATA + 0x80
    expected = other.copy()
    for first in range(0, 64, 2 * width):
        expected[first : first + width] = DATA[first + width : first + 2 * width]
    assert np.array_equal(run(body, DATA, other), expected)


SELECT = {
    "BYTE_0": lambda x: x & 0xFF, "BYTE_3": lambda x: x >> 24, "WORD_0": lambda x: x & 0xFFFF,
    "WORD_1": lambda x: x >> 16, "DWORD": lambda x: x,
}  # fmt: skip


@pytest.mark.parametrize("first", SELECT)
@pytest.mark.parametrize("second", ["BYTE_0", "WORD_1"])
def test_sdwa_sources(first: str, second: str) -> None:
    x, y = DATA * 3, DATA[::-1].copy() * 5
    body = f"v_add_u32_sdwa v8, v2, v3 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:{first} src1_sel:{second}"
    assert np.array_equal(run(body, x, y), (SELECT[first](x) + SELECT[second](y)).astype("u4"))


def test_sdwa_sign_extension_and_destinations() -> None:
    x = (DATA ^ 0x8080).astype("u4")
    body = "v_mov_b32_sdwa v8, {} dst_sel:{} dst_unused:{} src0_sel:BYTE_1"
    signed = ((x >> 8 & 0xFF).astype("i4") << 24 >> 24).astype("u4")
    assert np.array_equal(run(body.format("sext(v2)", "DWORD", "UNUSED_PAD"), x), signed)
    byte = x >> 8 & 0xFF
    assert np.array_equal(run(body.format("v2", "WORD_1", "UNUSED_PRESERVE"), x), (OLD & 0xFFFF) | byte << 16)
    assert np.array_equal(run(body.format("v2", "BYTE_2", "UNUSED_PAD"), x), byte << 16)


def halves(words: Any) -> tuple[Any, Any]:
    return words & 0xFFFF, words >> 16


@given(st.lists(st.integers(0, 0xFFFFFFFF), min_size=192, max_size=192))
def test_packed_integers(words: list[int]) -> None:
    x, y, z = np.array(words, dtype="u4").reshape(3, 64)
    (xl, xh), (yl, yh), (zl, zh) = halves(x), halves(y), halves(z)

    def join(low: Any, high: Any) -> Any:
        return ((low & 0xFFFF) | (high & 0xFFFF) << 16).astype("u4")

    assert np.array_equal(run("v_pk_add_u16 v8, v2, v3", x, y), join(xl + yl, xh + yh))
    top = join(np.minimum(xl + yl, 65535), np.minimum(xh + yh, 65535))
    assert np.array_equal(run("v_pk_add_u16 v8, v2, v3 clamp", x, y), top)
    assert np.array_equal(run("v_pk_mad_u16 v8, v2, v3, v4", x, y, z), join(xl * yl + zl, xh * yh + zh))
    assert np.array_equal(run("v_pk_sub_i16 v8, v2, v3 op_sel:[1,0] op_sel_hi:[0,1]", x, y), join(xh - yl, xl - yh))
    assert np.array_equal(run("v_pk_lshlrev_b16 v8, v2, v3", x, y), join(yl << (xl & 15), yh << (xh & 15)))


@given(st.lists(st.floats(-100, 100, width=16), min_size=192, max_size=192))
def test_packed_halves(values: list[float]) -> None:
    x, y, z = np.array(values, dtype="f2").reshape(3, 64)
    low = np.stack([x, y], axis=1)
    high = np.stack([z, x], axis=1)
    a, c = (v.copy().view("u4").reshape(64) for v in (low, high))
    out = run("v_pk_add_f16 v8, v2, v3", a, c).view("f2").reshape(64, 2)
    assert np.array_equal(out, low + high)
    out = run("v_pk_mul_f16 v8, v2, v3 neg_lo:[1,0] neg_hi:[0,1]", a, c).view("f2").reshape(64, 2)
    assert np.array_equal(out, np.stack([-x * z, -(y * x)], axis=1))
    mixed = run("v_fma_mix_f32 v8, v2, v3, 1.0 op_sel:[1,0,0] op_sel_hi:[1,1,0]", a, c).view("f4")
    exact = y.astype("f8") * z.astype("f8") + 1
    assert np.array_equal(mixed, exact.astype("f4"))


def test_bit_permutations() -> None:
    x, y = DATA * 0x1234567, DATA[::-1].copy() * 0x89ABCDE
    table = 0x6A
    out = run(f"v_bitop3_b32 v8, v2, v3, v4 bitop3:{table:#x}", x, y, LANES)
    expected = np.zeros(64, dtype="u8")
    for bit in range(32):
        row = 4 * (x.astype("u8") >> bit & 1) + 2 * (y.astype("u8") >> bit & 1) + (LANES.astype("u8") >> bit & 1)
        expected |= (np.uint64(table) >> row & np.uint64(1)) << np.uint64(bit)
    assert np.array_equal(out, expected.astype("u4"))
    out = run("s_mov_b32 s4, 0x070c0108\nv_perm_b32 v8, v2, v3, s4", x, y)
    # Bytes from the top: byte 3 of x, zero, byte 1 of y, the sign of y's byte 1.
    sign = np.where(y >> 15 & 1, 0xFF, 0)
    assert np.array_equal(out, ((x >> 24) << 24 | (y >> 8 & 0xFF) << 8 | sign).astype("u4"))


INDEXED = """
s_load_dwordx2 s[8:9], s[0:1], 0x0
v_lshlrev_b32 v1, 2, v0
{fill}
s_waitcnt lgkmcnt(0)
s_mov_b32 m0, 0x70000
s_mov_b32 s4, {index}
{body}
v_mov_b32 v3, m0
s_getreg_b32 s5, hwreg(HW_REG_MODE, 27, 1)
v_mov_b32 v4, s5
global_store_dword v1, v2, s[8:9]
global_store_dword v1, v3, s[8:9] offset:256
global_store_dword v1, v4, s[8:9] offset:512
"""


def indexed(body: str, index: int, chip: str = "gfx942") -> np.ndarray[Any, Any]:
    """v10 to v19 hold 100 to 109 more than the lane; gives v2, M0, and whether indexing is on at the end."""
    fill = "\n".join(f"v_add_u32 v{10 + k}, {100 + k}, v0" for k in range(10))
    out = np.zeros((3, 64), dtype="u4")
    launch(build(kernel(INDEXED.format(fill=fill, body=body, index=index), ids=0), chip), out, check="all")
    return out


@pytest.mark.parametrize("chip", ["gfx90a", "gfx942", "gfx950"])
def test_vgpr_indexing_of_sources(chip: str) -> None:
    body = "s_set_gpr_idx_on s4, gpr_idx(SRC0)\nv_mov_b32 v2, v10\ns_set_gpr_idx_off"
    value, m0, on = indexed(body, 7, chip)
    assert np.array_equal(value, np.arange(64) + 107)
    assert m0[0] == 0x71007
    assert on[0] == 0


def test_vgpr_indexing_of_the_result_and_the_second_source() -> None:
    body = "s_set_gpr_idx_on s4, gpr_idx(SRC1,DST)\nv_sub_u32 v10, v10, v11\ns_set_gpr_idx_off\nv_mov_b32 v2, v13"
    assert (indexed(body, 3)[0].view("i4") == 100 - 104).all()


def test_vgpr_indexing_changes_on_the_way_and_leaves_scalars_alone() -> None:
    body = """
s_set_gpr_idx_on s4, gpr_idx(SRC0)
v_mov_b32 v2, s4
s_set_gpr_idx_idx 5
v_add_u32 v2, v10, v2
s_set_gpr_idx_mode gpr_idx(SRC1)
v_add_u32 v2, v2, v11
s_set_gpr_idx_off
v_add_u32 v2, v10, v2
"""
    lanes = np.arange(64)
    assert np.array_equal(indexed(body, 2)[0], 2 + (105 + lanes) + (106 + lanes) + (100 + lanes))


def test_llvm_s_dynamic_extraction() -> None:
    """LLVM makes a loop around indexed moves for an index that differs between lanes."""
    text = """
target triple = "amdgcn-amd-amdhsa"
define amdgpu_kernel void @k(ptr addrspace(1) %out, i32 %n) {
  %lane = call i32 @llvm.amdgcn.workitem.id.x()
  %slot = and i32 %lane, 15
  %f = sitofp i32 %lane to float
  %v0 = insertelement <16 x float> <VALUES>, float %f, i32 %n
  %e = extractelement <16 x float> %v0, i32 %slot
  %p = getelementptr float, ptr addrspace(1) %out, i32 %lane
  store float %e, ptr addrspace(1) %p
  ret void
}
declare i32 @llvm.amdgcn.workitem.id.x()
"""
    out = np.zeros(64, dtype="f4")
    code = build(text.replace("VALUES", ", ".join(f"float {k}.0" for k in range(16))), "gfx90a", "llc")
    assert any(i.text.startswith("s_set_gpr_idx_on") for i in emulator.Program(code).instructions)
    launch(code, out, 3, check="all")
    expected = np.arange(64) % 16
    expected[3::16] = np.arange(3, 64, 16)
    assert np.array_equal(out, expected)


def test_scalar_moves_relative_to_m0() -> None:
    body = """
s_mov_b32 s20, 11
s_mov_b32 s21, 22
s_mov_b64 s[22:23], 77
s_mov_b32 m0, 2
s_nop 0
s_movrels_b64 s[12:13], s[20:21]
s_movreld_b32 s20, s21
s_movrels_b32 s14, s20
s_add_u32 s14, s14, s12
v_mov_b32 v2, s14
"""
    assert indexed(body, 0)[0][0] == 77 + 22


@pytest.mark.parametrize(("name", "skip"), [("v_qsad_pk_u16_u8", False), ("v_mqsad_pk_u16_u8", True)])
def test_sums_of_absolute_differences_of_four_windows(name: str, skip: bool) -> None:
    low, high, reference = (np.random.default_rng(k).integers(0, 1 << 32, 64, dtype="u4") for k in range(3))
    reference &= 0xFF00FFFF
    code = f"v_mov_b32 v5, v4\nv_mov_b32 v6, 0xffff0007\nv_mov_b32 v7, 9\n{name} v[8:9], v[2:3], v5, v[6:7]\n"
    parts = [run(code + move, low, high, reference) for move in ("", "v_mov_b32 v8, v9")]
    window = (low.astype("u8") | high.astype("u8") << np.uint64(32)).view("u1").reshape(64, 8).astype("i4")
    other = reference.view("u1").reshape(64, 4).astype("i4")
    sums = []
    for k, start in enumerate((7, 0xFFFF, 9, 0)):
        difference = np.abs(window[:, k : k + 4] - other)
        sums.append((start + np.where(other == 0, 0, difference).sum(1) if skip else start + difference.sum(1)) & 0xFFFF)
    assert np.array_equal(parts[0], sums[0] | sums[1] << 16)
    assert np.array_equal(parts[1], sums[2] | sums[3] << 16)
