"""amdisa.irdl.mlir declares what the code builds, and stock mlir-opt verifies it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from lifting import mlir_opt

from mdr.lift import DIALECT_FILE, dialect

TEXT = Path(DIALECT_FILE).read_text()


def _alternatives(name: str) -> set[str]:
    body = TEXT.split(f" @{name} {{", 1)[1].split("\n  }", 1)[0]
    return set(re.findall(r'irdl\.is "([^"]*)"', body))


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("special", set(dialect.SPECIAL_REGISTERS)),
        ("count", set(dialect.COUNTERS)),
        ("cbranch", dialect.CONDITIONAL_BRANCHES),
        ("jump", dialect.JUMPS),
        ("end", dialect.ENDS),
        ("data", dialect.DATA_DIRECTIVES),
    ],
)
def test_names_are_the_same_in_both(name: str, expected: set[str]) -> None:
    assert _alternatives(name) == expected


def test_every_operation_is_declared() -> None:
    names = {value for key, value in vars(dialect).items() if key.isupper() and str(value).startswith("amdisa.")}
    assert {f"amdisa.{name}" for name in re.findall(r"irdl\.operation @(\w+)", TEXT)} == names


@pytest.mark.parametrize(
    "operand",
    [
        '#amdisa.special<"v0">',
        "#amdisa.vgpr<0>",
        '#amdisa.vgpr<"0", 1>',
        "#amdisa.tgpr<0, 1>",
        '#amdisa.modified<"twice", #amdisa.vgpr<0, 1>>',
        '#amdisa.modified<"neg", #amdisa.symbol<"a">>',
        '#amdisa.count<"vmcnt", "0">',
        "#amdisa.hex<1.0>",
        "#amdisa.expr<1>",
    ],
)
def test_wrong_operands_are_refused(operand: str) -> None:
    text = '"amdisa.inst"() {{mnemonic = "m", operands = [{}], modifiers = []}} : () -> ()'
    mlir_opt(text.format("#amdisa.vgpr<0, 1>"))
    with pytest.raises(RuntimeError, match="error:"):
        mlir_opt(text.format(operand))


@pytest.mark.parametrize(
    "operation",
    [
        '%0 = "amdisa.cbranch"() {mnemonic = "s_cbranch_scc2", target = ""} : () -> i1',
        '"amdisa.cbranch"() {mnemonic = "s_cbranch_scc0", target = ""} : () -> ()',
        '%0 = "amdisa.cbranch"() {mnemonic = "s_cbranch_scc0", target = ""} : () -> i32',
        '"amdisa.branch"() {mnemonic = "s_nop", target = ""} : () -> ()',
        '"amdisa.data"() {name = ".globl", text = ""} : () -> ()',
        '"amdisa.descriptor"() {kernel = "k", fields = []} : () -> ()',
        '"amdisa.inst"() {mnemonic = 1, operands = [], modifiers = []} : () -> ()',
        '"amdisa.inst"() {mnemonic = "m", operands = []} : () -> ()',
        '"amdisa.label"() : () -> ()',
        '"amdisa.unknown"() : () -> ()',
    ],
)
def test_wrong_operations_are_refused(operation: str) -> None:
    with pytest.raises(RuntimeError, match="error:"):
        mlir_opt(operation)
