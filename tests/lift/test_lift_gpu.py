"""The GPU-dialect form: signature, blocks, conditions; accepted by mlir-opt."""

from __future__ import annotations

import pytest
from lifting import lift, mlir_opt
from objects import kernel

from mdr.lift import gpu_text

ARGS = """
.offset: 0, .size: 8, .value_kind: global_buffer, .address_space: global
.offset: 8, .size: 4, .value_kind: by_value, .value_type: f32
.offset: 12, .size: 4, .value_kind: by_value
.offset: 16, .size: 12, .value_kind: by_value
.offset: 32, .size: 8, .value_kind: hidden_printf_buffer
"""


def _gpu(body: str, **options: str) -> str:
    text = gpu_text(lift(kernel("k", body, kernarg_size=40, **options)))
    mlir_opt(text)
    return text


def test_signature_is_that_of_the_metadata() -> None:
    text = _gpu("\ts_endpgm", args=ARGS, metadata=".reqd_workgroup_size: [ 64, 2, 1 ]")
    assert "gpu.func @k(%arg0: !llvm.ptr<1>, %arg1: f32, %arg2: i32, %arg3: !llvm.array<12 x i8>) kernel" in text
    assert "known_block_size = array<i32: 64, 2, 1>" in text


@pytest.mark.parametrize(
    ("branch", "copy", "comparison"),
    [
        ("s_cbranch_scc0", "s_cselect_b32 $0, 1, 0", "eq"),
        ("s_cbranch_scc1", "s_cselect_b32 $0, 1, 0", "ne"),
        ("s_cbranch_vccz", "s_mov_b64 $0, vcc", "eq"),
        ("s_cbranch_vccnz", "s_mov_b64 $0, vcc", "ne"),
        ("s_cbranch_execz", "s_mov_b64 $0, exec", "eq"),
        ("s_cbranch_execnz", "s_mov_b64 $0, exec", "ne"),
    ],
)
def test_conditions_become_values(branch: str, copy: str, comparison: str) -> None:
    text = _gpu(f".La:\n\tv_mov_b32_e32 v5, s[7]\n\t{branch} .La\n\ts_endpgm")
    assert (
        f'llvm.inline_asm has_side_effects "v_mov_b32_e32 v5, s7\\0A{copy}", "=s,~{{v5}},~{{s7}},~{{memory}},~{{scc}}"'
        in text
    )
    assert f"arith.cmpi {comparison}, %copy0, %zero0" in text
    assert "cf.cond_br %taken0, ^bb1, ^bb2" in text
    assert "s_endpgm" not in text


@pytest.mark.parametrize(
    "body", ["\ts_cbranch_cdbgsys .La\n.La:\n\ts_endpgm", "\ts_branch 1\n\ts_nop 0\n\ts_endpgm", "\ts_setpc_b64 s[0:1]"]
)
def test_other_flow_is_one_piece_of_assembly(body: str) -> None:
    text = _gpu(body)
    assert text.count("llvm.inline_asm") == 1
    assert "cf." not in text
    assert all(line.strip() in text for line in body.splitlines())


def test_dollars_are_escaped_and_data_is_kept() -> None:
    source = kernel("k", "\ts_mov_b32 s0, a$b\n\ts_endpgm") + '\t.section .rodata.t,"a",@progbits\ntable:\n\t.long 7\n'
    text = gpu_text(lift(source))
    mlir_opt(text)
    assert "s_mov_b32 s0, a$$b" in text
    assert '"table:",\n      "\\09.long\\097"' in text
    assert ".amdhsa_" not in text


def test_metadata_that_says_nothing_is_no_error() -> None:
    source = "\t.text\nk:\n\ts_endpgm\n\t.type k,@function\n"
    assert "gpu.func @k() {" in gpu_text(lift(source))
