"""MLIR text: attributes and strings written by us are read back the same, by us and by mlir-opt."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from lifting import mlir_opt, read

from mdr.diagnostics import MDRError
from mdr.lift.attributes import UNIT, Custom, Value, Verbatim, string_text, unquoted, value_text
from mdr.lift.generic import parse_generic

_STRINGS = st.one_of(st.text(), st.binary().map(lambda data: data.decode("utf-8", "surrogateescape")))
_LEAVES = st.one_of(
    st.integers(-(2**63), 2**63 - 1),
    st.floats(allow_nan=False, allow_infinity=False),
    _STRINGS,
    st.just(UNIT),
    st.sampled_from(
        [Verbatim("() -> ()"), Verbatim("@a::@b"), Verbatim("dense<[1, 2]> : tensor<2xi32>"), Verbatim("!a.b<c>")]
    ),
)
_VALUES = st.recursive(
    _LEAVES,
    lambda inner: st.one_of(
        st.lists(inner, max_size=3),
        st.dictionaries(st.one_of(st.text(min_size=1), st.just("key")), inner, max_size=3),
        st.builds(Custom, st.sampled_from(["vgpr", "expr"]), st.lists(inner, min_size=1, max_size=3).map(tuple)),
    ),
    max_leaves=8,
)


@given(_STRINGS)
def test_strings_come_back(text: str) -> None:
    quoted = string_text(text)
    assert unquoted(quoted) == text
    assert quoted.isascii()
    assert quoted.isprintable()


@given(_VALUES)
def test_attributes_come_back(value: Value) -> None:
    module = f'"builtin.module"() ({{\n  "x.y"() {{key = {value_text(value)}}} : () -> () loc("a b.mlir":1:2)\n}}) : () -> ()'
    operation = parse_generic(module).body[0].operations[0]  # type: ignore[index]
    assert operation.attributes == {"key": value}
    assert str(operation.position) == "a b.mlir:1:2"


def test_mlir_opt_reads_the_same_strings_and_numbers() -> None:
    pick = random.Random(1)
    strings = ["", '"', "\\", "\\n", "\n\t\r\0", "é𝄞", "$%{}#", "\udcff\udc80", "//", "/*"]
    strings += ["".join(chr(pick.randrange(1, 0x250)) for _ in range(12)) for _ in range(40)]
    numbers: list[Value] = [0.5, -4.0, 0.15915494, 1e300, 5e-324, -0.0, 0.1, 1.0, 2**63 - 1, -(2**63), 0]
    lines = [f'"amdisa.comment"() {{text = {string_text(text)}}} : () -> ()' for text in strings]
    lines.append(f'"amdisa.inst"() {{mnemonic = "m", modifiers = [], operands = {value_text(numbers)}}} : () -> ()')
    module = read("\n".join(["module {", *lines, "}"]))
    assert module.body is not None
    *comments, instruction = module.body[0].operations
    assert [comment.attributes["text"] for comment in comments] == strings
    assert [repr(number) for number in instruction.attributes["operands"]] == [repr(number) for number in numbers]  # type: ignore[union-attr]


def test_everything_that_the_generic_form_may_hold_is_read() -> None:
    text = """
    module @name attributes {amdisa.chip = "gfx950", x.other = #llvm.linkage<internal>} {
      func.func private @"a b"() attributes {flag, list = [unit, @x, i32, dense<0> : tensor<1xi8>, true, false]} {
        %0 = "amdisa.jump"() {mnemonic = "s_setpc_b64", operands = [#amdisa.sgpr<0, 2>]} : () -> i32
        cf.switch %0 : i32, [default: ^a, 5: ^b, 7: ^a]
      ^a:  // a comment
        %1 = "amdisa.cbranch"() {mnemonic = "s_cbranch_scc0", target = ".La"} : () -> i1
        cf.cond_br %1 weights([3, 5]), ^a, ^b
      ^b:
        return
      }
    }
    """
    module = read(text)
    assert module.body is not None
    function = module.body[0].operations[0]
    assert module.attributes["amdisa.chip"] == "gfx950"
    assert function.attributes["sym_name"] == "a b"
    assert function.attributes["flag"] is UNIT
    assert function.attributes["list"] == [
        UNIT, Verbatim("@x"), Verbatim("i32"), Verbatim("dense<0> : tensor<1xi8>"), 1, 0,
    ]  # fmt: skip
    assert function.body is not None
    blocks = function.body
    assert [len(block.operations) for block in blocks] == [2, 2, 1]
    assert blocks[0].operations[-1].successors == [blocks[1], blocks[2], blocks[1]]
    assert blocks[1].operations[-1].operands == [blocks[1].operations[0].result]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "x",
        '"a"',
        '"a"(',
        '"a"() {',
        '"a"() {k = } : () -> ()',
        '"a"() ({ ^b(: }) : () -> ()',
        '"a"() : () -> () x',
        '"a"() {k = "',
    ],
)
def test_what_is_no_generic_form_is_one_error(text: str) -> None:
    with pytest.raises(MDRError, match="mlir-opt's output is not understood at its line 1"):
        parse_generic(text)


def test_mlir_opt_prints_what_it_was_given() -> None:
    """Ours is the form that mlir-opt prints too, but for the type of numbers in attributes."""
    text = 'module {\n  "amdisa.inst"() {mnemonic = "s_nop", modifiers = [], operands = [1]} : () -> ()\n}\n'
    assert mlir_opt(text).strip() == text.strip()
