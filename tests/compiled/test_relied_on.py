"""What compiled kernels rely on and hand-written ones seldom do, each alone and small."""

from __future__ import annotations

import numpy as np
import pytest
from objects import build, kernel

import mdr

ARGUMENT = ".name: out, .offset: 0, .size: 8, .value_kind: global_buffer, .address_space: global"
STORE = "  v_lshlrev_b32 v7, 2, v0\n  s_waitcnt vmcnt(0) lgkmcnt(0)\n  global_store_dword v7, v3, s[4:5]\n  s_endpgm"
CHIPS = pytest.mark.parametrize("chip", ["gfx90a", "gfx942", "gfx950"])


def run(body: str, chip: str, *, pointer: str = "s[0:1]", directives: str = "") -> np.ndarray:
    """Run one wave of ``body``, which leaves its result in v3; v0 is the lane, s[4:5] the buffer."""
    text = kernel(
        "k", f"  s_load_dwordx2 s[4:5], {pointer}, 0x0\n  s_waitcnt lgkmcnt(0)\n{body}\n{STORE}", args=ARGUMENT
    )
    text = text.replace("\t\t.amdhsa_next_free_vgpr", f"{directives}\n\t\t.amdhsa_next_free_vgpr")
    text = text.replace("next_free_sgpr 16", "next_free_sgpr 40")
    out = np.zeros(64, np.uint32)
    mdr.load(build(text, chip))["k"].launch(grid=1, block=64, args=[out])
    return out


@CHIPS
def test_lds_addresses_wrap(chip: str) -> None:
    """A negative base and an offset: LLVM folds them on every chip since Sea Islands."""
    body = (
        "  v_lshlrev_b32 v1, 2, v0\n  v_add_u32 v2, 0xfffffe00, v1\n  ds_write_b32 v2, v0 offset:512\n"
        "  s_waitcnt lgkmcnt(0)\n  ds_read_b32 v3, v1"
    )
    found = run(body, chip, directives="\t\t.amdhsa_group_segment_fixed_size 256")
    assert found.tolist() == list(range(64))


@CHIPS
@pytest.mark.parametrize(
    ("constant", "modifiers", "expected"),
    [
        ("1.0", "op_sel_hi:[1,1,0]", 2.5),  # f16 source times f16's 1.0, plus f32
        ("1.0", "op_sel_hi:[1,0,0]", 2.5),
        ("-4.0", "op_sel_hi:[1,1,0]", -5.0),
        ("0", "op_sel_hi:[1,1,0]", 1.0),
        ("1", "op_sel_hi:[1,1,0]", 1.0 + 1.5 * 2**-24),  # an integer constant is f16's smallest denormal
    ],
)
def test_mixed_constants_are_of_their_sources_type(chip: str, constant: str, modifiers: str, expected: float) -> None:
    body = f"  v_mov_b32 v1, 0x3e00\n  v_mov_b32 v2, 1.0\n  v_fma_mix_f32 v3, v1, {constant}, v2 {modifiers}"
    found = run(body, chip).view(np.float32)
    assert found.tolist() == [np.float32(expected)] * 64


def test_the_stack_pointer_counts_all_lanes() -> None:
    """Scratch through a buffer on gfx90a: the scalar offset is of the whole wave's bytes, the others are a lane's."""
    body = (
        "  s_movk_i32 s33, 0x400\n"
        "  buffer_store_dword v0, off, s[0:3], s33 offset:4\n  v_mov_b32 v1, 20\n  s_waitcnt vmcnt(0)\n"
        "  buffer_load_dword v3, v1, s[0:3], 0 offen"
    )
    directives = (
        "\t\t.amdhsa_user_sgpr_private_segment_buffer 1\n\t\t.amdhsa_system_sgpr_private_segment_wavefront_offset 1\n"
        "\t\t.amdhsa_private_segment_fixed_size 32"
    )
    found = run(body, "gfx90a", pointer="s[4:5]", directives=directives)
    assert found.tolist() == list(range(64))


@CHIPS
def test_recursion_has_a_stack(chip: str) -> None:
    if chip == "gfx90a":
        store, load = "buffer_store_dword v0, off, s[0:3], s33", "buffer_load_dword v3, off, s[0:3], s33"
        pointer, deep = "s[4:5]", 960 * 64
        enable = "\t\t.amdhsa_user_sgpr_private_segment_buffer 1\n\t\t.amdhsa_system_sgpr_private_segment_wavefront_offset 1\n"
    else:
        store, load = "scratch_store_dword off, v0, s33", "scratch_load_dword v3, off, s33"
        pointer, deep, enable = "s[0:1]", 960, "\t\t.amdhsa_enable_private_segment 1\n"
    body = f"  s_mov_b32 s33, {deep}\n  {store}\n  s_waitcnt vmcnt(0)\n  {load}"
    directives = f"{enable}\t\t.amdhsa_private_segment_fixed_size 32\n\t\t.amdhsa_uses_dynamic_stack 1"
    assert run(body, chip, pointer=pointer, directives=directives).tolist() == list(range(64))
