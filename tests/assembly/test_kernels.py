"""Kernel facts read from canonical text: code, exits, registers, descriptor, metadata; and what the chips have."""

from __future__ import annotations

from pathlib import Path

import pytest
from objects import kernel, llvm

from mdr.assembly.canonical import canonicalise
from mdr.assembly.chips import CHIPS, chip_named, occupancy
from mdr.assembly.kernels import Module, read_module, registers_in
from mdr.diagnostics import MDRError


def module_of(tmp_path: Path, text: str) -> Module:
    path = tmp_path / "k.s"
    path.write_text(text)
    _, canonical = canonicalise(str(path), chip="gfx950", llvm_mc=str(llvm() / "llvm-mc"))
    return read_module(canonical.lines)


def test_registers_exits_and_descriptor(tmp_path: Path) -> None:
    body = (
        "  v_mov_b32 v5, s3\n  s_cbranch_scc0 .Lx\n  s_endpgm\n.Lx:\n"
        "  v_mfma_f32_32x32x8_f16 a[0:15], v[2:3], v[6:7], a[0:15]\n  s_mov_b64 s[20:21], vcc\n  s_endpgm"
    )
    text = (
        kernel("k", body).replace("next_free_vgpr 8", "next_free_vgpr 40").replace("accum_offset 8", "accum_offset 24")
    )
    (found,) = module_of(tmp_path, text).kernels
    assert (found.used.vgprs, found.used.sgprs, found.used.agprs) == (8, 22, 16)
    assert len(found.exits) == 2
    assert found.has_mfma
    assert found.value("next_free_vgpr") == 40
    assert found.value("user_sgpr_count") == 2
    assert found.metadata is not None
    assert found.metadata[".max_flat_workgroup_size"] == 256


def test_kernels_of_one_section_end_where_the_next_begins(tmp_path: Path) -> None:
    two = (
        kernel("a", "  v_mov_b32 v1, 0\n  s_endpgm")
        + kernel("b", "  v_mov_b32 v7, 0\n  s_endpgm").split("\t.amdgpu")[0]
    )
    a, b = module_of(tmp_path, two).kernels
    assert (a.used.vgprs, b.used.vgprs) == (2, 8)
    assert a.end <= b.entry
    assert a.contains(a.entry + 1)
    assert not a.contains(b.entry + 1)


def test_code_of_no_kernel_counts_for_all(tmp_path: Path) -> None:
    helper = '\t.section .text.helper,"ax",@progbits\nhelper:\n  v_mov_b32 v6, 0\n  s_setpc_b64 s[30:31]\n'
    (found,) = module_of(tmp_path, kernel("k", "  s_endpgm") + helper).kernels
    assert found.used.vgprs == 7
    assert found.used.sgprs == 32


def test_a_descriptor_without_code_is_an_error(tmp_path: Path) -> None:
    text = kernel("k", "  s_endpgm").replace("\nk:\n", "\nother:\n").replace("\t.type k", "\t.type other")
    with pytest.raises(MDRError, match="kernel descriptor 'k' has no code"):
        module_of(tmp_path, text.replace(".size k", ".size other").replace("-k\n", "-other\n"))


@pytest.mark.parametrize(
    ("text", "vgprs", "sgprs", "agprs"),
    [
        ("v_add_u32_e32 v3, s2, v0", 4, 3, 0),
        ("global_load_dwordx4 v[8:11], v[2:3], off", 12, 0, 0),
        ("v_accvgpr_read_b32 v1, a15", 2, 0, 16),
        ("s_cbranch_scc0 .Lv99", 0, 0, 0),
        ("s_add_u32 s4, s4, sym_v12@rel32@lo+4", 0, 5, 0),
        ("v_add_f64 v[4:5], -v[6:7], |v[2:3]|", 8, 0, 0),
    ],
)
def test_registers_in_an_instruction(text: str, vgprs: int, sgprs: int, agprs: int) -> None:
    found = registers_in(text)
    assert (found.vgprs, found.sgprs, found.agprs) == (vgprs, sgprs, agprs)


def test_occupancy_steps() -> None:
    chip = CHIPS["gfx950"]
    assert [occupancy(chip, count) for count in (0, 64, 65, 72, 73, 128, 129, 168, 256, 257, 512)] == [
        *(8, 8, 7, 7, 6, 4, 3, 3, 2, 1, 1)
    ]
    assert occupancy(chip, 8, 95) == 7


def test_an_unknown_chip_names_the_known() -> None:
    with pytest.raises(MDRError, match="gfx90a, gfx942, gfx950"):
        chip_named("gfx1100")


HELPER = """\
\t.type help,@function
help:
  v_mfma_f32_4x4x1f32 a[0:3], v30, v0, a[0:3]
  s_mov_b32 s40, 0
  s_setpc_b64 s[30:31]
"""


def test_a_caller_has_the_registers_of_functions_behind_other_kernels(tmp_path: Path) -> None:
    """Compilers put a function before the first kernel that calls it, and so behind those before."""
    text = kernel("first", "  v_mov_b32 v3, 0\n  s_endpgm").replace(".Lend_first:", f"{HELPER}.Lend_first:")
    text = text.split("\t.amdgpu_metadata")[0]
    caller = "  s_getpc_b64 s[6:7]\n  s_swappc_b64 s[30:31], s[6:7]\n  v_mov_b32 v5, 0\n  s_endpgm"
    text += kernel("caller", caller).split("\t.amdgpu_metadata")[0]
    text += kernel("last", "\t.type last,@function\n  v_mov_b32 v6, 0\n  s_endpgm")
    first, caller_kernel, last = module_of(tmp_path, text).kernels
    assert caller_kernel.calls
    assert not first.calls  # it is the function behind it that returns
    assert not last.calls
    assert (caller_kernel.used.vgprs, caller_kernel.used.sgprs, caller_kernel.used.agprs) == (31, 41, 4)
    assert caller_kernel.has_mfma
    assert (last.used.vgprs, last.used.agprs, last.has_mfma) == (7, 0, False)
