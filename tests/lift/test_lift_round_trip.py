"""Source to MLIR, through mlir-opt, and back: the object is the same byte for byte."""

from __future__ import annotations

import itertools
from pathlib import Path

import pytest
from lifting import assemble, functions, lift, lift_file, mlir_opt, read, through_mlir
from objects import kernel

from mdr.lift import assembly_lines, gpu_text, module_text

FOLDER = Path(__file__).parents[2] / "testcases"
CASES = sorted(path.parent.name for path in FOLDER.glob("*/kernel.s"))
CHIPS = ("gfx950", "gfx942", "gfx90a")
# Every case for one chip, each chip in its turn; the other pairs take longer together.
QUICK = [(case, CHIPS[number % 3]) for number, case in enumerate(CASES)]
OTHERS = [pair for pair in itertools.product(CASES, CHIPS) if pair not in QUICK]
PAIRS = [*QUICK, *(pytest.param(*pair, marks=pytest.mark.slow) for pair in OTHERS)]


@pytest.mark.parametrize(("case", "chip"), PAIRS)
def test_object_is_the_same(case: str, chip: str) -> None:
    path = FOLDER / case / "kernel.s"
    module = lift_file(path, chip)
    text = module_text(module)
    again = read(text)
    assert module_text(again) == text
    lines = assembly_lines(module)
    assert assembly_lines(again) == lines
    assert assemble("\n".join(lines) + "\n", chip) == assemble(path, chip)


@pytest.mark.parametrize(("case", "chip"), PAIRS)
def test_passes_of_mlir_change_nothing_there_is_nothing_to_change_in(case: str, chip: str) -> None:
    path = FOLDER / case / "kernel.s"
    text = through_mlir(lift_file(path, chip), "--canonicalize", "--cse", "--symbol-dce")
    assert assemble(text, chip) == assemble(path, chip)


@pytest.mark.parametrize(("case", "chip"), PAIRS)
def test_gpu_form_is_accepted(case: str, chip: str) -> None:
    module = lift_file(FOLDER / case / "kernel.s", chip)
    accepted = mlir_opt(gpu_text(module), "--canonicalize")
    assert f'#rocdl.target<chip = "{chip}">' in accepted
    assert accepted.count("gpu.func") == len(functions(module))


def test_directives_are_kept_as_comments() -> None:
    source = kernel("k", '\ts_nop 0\n\t; @PRINT if v0 == 1: f"A={v0}"\n\ts_nop 1\n\t; not a directive\n\ts_endpgm')
    text = through_mlir(lift(source))
    assert '\ts_nop 0\n\t; @PRINT if v0 == 1: f"A={v0}"\n\ts_nop 1\n\ts_endpgm\n' in text


ODD = r"""
	.text
	.globl "odd name"
	.type "odd name",@function
"odd name":
	s_getpc_b64 s[4:5]
.Lhere:
	s_add_u32 s4, s4, table-.Lhere
	s_addc_u32 s5, s5, 0
	v_mov_b32_e32 v1, 0.15915494
	v_mov_b32_e32 v2, 0x3e22f983
	v_cvt_f32_i32_sdwa v3, sext(v1) dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_0
	v_add_f32_e64 v1, -|v1|, |s4| clamp
	v_mov_b32_dpp v1, v2 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf
	ds_swizzle_b32 v1, v2 offset:swizzle(QUAD_PERM,0,1,2,3)
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 0, 4), 3
	s_sendmsg sendmsg(MSG_INTERRUPT)
	s_waitcnt vmcnt(1) & lgkmcnt(2)
	buffer_load_dword v1, v2, s[8:11], 0 offen offset:16
	s_endpgm
	.p2align 4
table:
	.long 1, 2
	.ascii "a\"b\\\n;//\303\251"
	.section .rodata,"a",@progbits
	.byte 7
	.text
	.type after,@function
after:
	s_setpc_b64 s[30:31]
	.long 0xbf810000
	.section .other,"ax",@progbits
	s_nop 3
	.previous
	s_nop 4
	.pushsection .comment
	.asciz "x"
	.popsection
	s_endpgm
	.section .note.GNU-stack
"""


@pytest.mark.parametrize("chip", CHIPS)
def test_unusual_text_comes_back_too(chip: str) -> None:
    module = lift(ODD, chip)
    assert list(functions(module)) == ["odd name", "after", "code2", "code3"]
    assert assemble(through_mlir(module), chip) == assemble(ODD, chip)
    mlir_opt(gpu_text(module))
