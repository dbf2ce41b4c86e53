"""Blocks and successors: where control may go is in the MLIR, and where it cannot be told the function says so."""

from __future__ import annotations

import pytest
from lifting import assemble, edges, functions, lift, through_mlir
from objects import kernel

LOOP = """\
	s_mov_b32 s4, 4
.Lloop:
	s_sub_u32 s4, s4, 1
	s_cmp_lg_u32 s4, 0
	s_cbranch_scc1 .Lloop
	s_branch .Lout
	s_nop 7
.Lother:
.Lout:
	s_endpgm"""


def _edges(body: str) -> list[tuple[str, ...]]:
    module = lift(kernel("k", body))
    assert assemble(through_mlir(module)) == assemble(kernel("k", body))
    return edges(functions(module)["k"])


def test_loop() -> None:
    assert _edges(LOOP) == [
        ("cf.br", "1"),
        ("cf.cond_br", "1", "2"),
        ("cf.br", "4"),
        ("cf.br", "4"),
        ("func.return",),
    ]


def test_a_branch_to_the_entry_gets_a_block_before_it() -> None:
    assert _edges("\ts_cbranch_execz k\n\ts_endpgm") == [("cf.br", "1"), ("cf.cond_br", "1", "2"), ("func.return",)]


def test_labels_and_directives_in_a_row_are_one_block() -> None:
    body = "\ts_branch .Lb\n.La:\n\t.p2align 4\n.Lb:\n\ts_cbranch_scc0 .La\n\ts_endpgm"
    assert _edges(body) == [("cf.br", "1"), ("cf.cond_br", "1", "2"), ("func.return",)]


def test_a_conditional_branch_may_be_the_last_instruction() -> None:
    assert _edges("\ts_cbranch_scc0 k") == [("cf.br", "1"), ("cf.cond_br", "1", "2"), ("func.return",)]


def test_a_jump_may_reach_every_label_whose_address_is_taken() -> None:
    body = """\
	s_getpc_b64 s[4:5]
.Lpc:
	s_add_u32 s4, s4, .Lfar-.Lpc
	s_addc_u32 s5, s5, 0
	s_setpc_b64 s[4:5]
.Lnot:
	s_nop 1
.Lfar:
	s_endpgm"""
    assert _edges(body) == [("cf.br", "1"), ("cf.switch", "1", "3"), ("cf.br", "3"), ("func.return",)]


def test_a_jump_without_such_labels_leaves_the_function() -> None:
    assert _edges("\ts_setpc_b64 s[4:5]\n.La:\n\ts_endpgm") == [("func.return",), ("func.return",)]


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        ("\ts_branch 1\n\ts_nop 0\n\ts_endpgm", "'s_branch 1' does not name a label"),
        (
            "\ts_call_b64 s[4:5], .La\n\ts_endpgm\n.La:\n\ts_endpgm",
            "code or data at .La is reached through its address",
        ),
        ("\ts_endpgm\n.La:\n\t.long 1\n\ts_endpgm\n\t.long .La", "code or data at .La is reached through its address"),
        ("\ts_endpgm\n\t.globl second\nsecond:\n\ts_endpgm", "code or data at second is reached through its address"),
    ],
)
def test_flow_that_cannot_be_told_is_one_block(body: str, reason: str) -> None:
    module = lift(kernel("k", body))
    function = functions(module)["k"]
    assert function.attributes["amdisa.opaque_flow"] == reason
    assert edges(function) == [("func.return",)]
    assert assemble(through_mlir(module, "--canonicalize")) == assemble(kernel("k", body))


def test_a_branch_out_of_the_function_is_an_instruction() -> None:
    source = kernel("one", "\ts_cbranch_scc0 two\n\ts_nop 0\n\ts_branch two") + kernel("two").split("\t.section")[0]
    module = lift(source)
    assert edges(functions(module)["one"]) == [("func.return",)]
    assert assemble(through_mlir(module)) == assemble(source)


def test_labels_of_debug_sections_do_not_count() -> None:
    source = kernel("k", "\ts_nop 0\n.Ltmp0:\n\ts_endpgm") + '\t.section .debug_x,"",@progbits\n\t.long .Ltmp0\n'
    function = functions(lift(source))["k"]
    assert "amdisa.opaque_flow" not in function.attributes


def test_kernels_and_functions_are_told_apart() -> None:
    source = "\t.text\n\t.type helper,@function\nhelper:\n\ts_setpc_b64 s[30:31]\n" + kernel("k")
    found = functions(lift(source))
    assert {name: "amdisa.kernel" in function.attributes for name, function in found.items()} == {
        "helper": False,
        "k": True,
    }
