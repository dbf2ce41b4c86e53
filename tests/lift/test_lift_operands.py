"""Operands and modifiers: their structured form, and that none is ever lost."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mdr.lift.attributes import Custom, Value
from mdr.lift.operands import OperandError, operand_text, operands_text, parse_operands


def _custom(name: str, *parameters: Value) -> Custom:
    return Custom(name, parameters)


V1, S4, A0 = _custom("vgpr", 1, 1), _custom("sgpr", 4, 2), _custom("agpr", 0, 4)


@pytest.mark.parametrize(
    ("mnemonic", "text", "operands", "modifiers"),
    [
        ("s_barrier", "", [], []),
        ("v_add_f32_e32", "v1, 0.5, v1", [V1, 0.5, V1], []),
        ("v_add_f32_e32", "v1, -4.0, v1", [V1, -4.0, V1], []),
        ("s_mov_b64", "s[4:5], exec", [S4, _custom("special", "exec")], []),
        ("s_mov_b32", "m0, 0x3f800000", [_custom("special", "m0"), _custom("hex", 0x3F800000)], []),
        ("s_mov_b32", "m0, -16", [_custom("special", "m0"), -16], []),
        ("s_waitcnt", "vmcnt(0) lgkmcnt(1)", [_custom("count", "vmcnt", 0), _custom("count", "lgkmcnt", 1)], []),
        ("s_call_b64", "s[4:5], .Lhelp", [S4, _custom("symbol", ".Lhelp")], []),
        ("s_add_u32", "s4, s4, table@rel32@lo+4", None, []),
        ("s_mov_b32", "s4, max(1, 2)", None, []),
        (
            "global_load_dword",
            "v1, v1, off offset:16 sc0",
            [V1, V1, _custom("special", "off")],
            [_custom("modifier", "offset", 16), _custom("flag", "sc0")],
        ),
        ("buffer_wbl2", "sc1", [], [_custom("flag", "sc1")]),
        (
            "v_pk_add_f32",
            "v[2:3], v[2:3], v[2:3] op_sel_hi:[0,1] neg_lo:[1,0]",
            [_custom("vgpr", 2, 2)] * 3,
            [_custom("modifier", "op_sel_hi", [0, 1]), _custom("modifier", "neg_lo", [1, 0])],
        ),
        (
            "v_mov_b32_dpp",
            "v1, v1 row_shl:1 row_mask:0xf bank_mask:0xf",
            [V1, V1],
            [
                _custom("modifier", "row_shl", 1),
                _custom("modifier", "row_mask", _custom("hex", 15)),
                _custom("modifier", "bank_mask", _custom("hex", 15)),
            ],
        ),
        (
            "v_add_f32_e64",
            "v1, -|v1|, |s4| clamp",
            [V1, _custom("modified", "neg_abs", V1), _custom("modified", "abs", _custom("sgpr", 4, 1))],
            [_custom("flag", "clamp")],
        ),
        ("v_add_f32_e64", "v1, -v1, v1", [V1, _custom("modified", "neg", V1), V1], []),
        ("v_mov_b32_sdwa", "v1, sext(v1) src0_sel:BYTE_0", None, [_custom("modifier", "src0_sel", "BYTE_0")]),
        (
            "v_mfma_f32_4x4x1_16b_f32",
            "a[0:3], v1, v1, a[0:3] cbsz:1",
            [A0, V1, V1, A0],
            [_custom("modifier", "cbsz", 1)],
        ),
        ("ds_swizzle_b32", "v1, v1 offset:swizzle(QUAD_PERM,0,1,2,3)", [V1, V1], None),
        ("s_setreg_b32", "hwreg(HW_REG_MODE, 0, 4), s4", None, []),
    ],
)
def test_structure(mnemonic: str, text: str, operands: list[Value] | None, modifiers: list[Value] | None) -> None:
    found = parse_operands(mnemonic, text)
    assert operands is None or found[0] == operands
    assert modifiers is None or found[1] == modifiers
    assert operands_text(mnemonic, *found) == text


# Texts that look like operands, and some that only nearly do.
_PIECES = st.sampled_from(
    [
        "v1",
        "s[4:5]",
        "-|v3|",
        "0x1f",
        "007",
        "0X1F",
        "1.50",
        "1e9",
        "-",
        "|",
        "(",
        "]",
        '"',
        ", ",
        ",",
        " ",
        "  ",
        "a:b",
        "glc",
        "off",
        "vcc",
        "sext(",
        ")",
        "vmcnt(0)",
        "op_sel:[0,1]",
        "v[3:1]",
        "v[01:2]",
        "é",
        "18446744073709551615",
        "a.b@c",
    ]
)


@given(st.sampled_from(["v_add", "s_waitcnt"]), st.one_of(st.text(), st.lists(_PIECES).map("".join)))
def test_any_text_comes_back(mnemonic: str, text: str) -> None:
    assert operands_text(mnemonic, *parse_operands(mnemonic, text)) == text


@pytest.mark.parametrize(
    "value",
    [
        "text",
        [1],
        _custom("flag", "glc"),
        _custom("vgpr", -1, 1),
        _custom("vgpr", 1, 0),
        _custom("hex", -1),
        _custom("modified", "twice", V1),
        _custom("modified", "neg", _custom("flag", "glc")),
    ],
)
def test_what_is_no_operand_is_refused(value: Value) -> None:
    with pytest.raises(OperandError, match="is no operand"):
        operand_text(value)
