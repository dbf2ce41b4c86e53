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


# One in a line: mlir-opt sees each as a file of its own.
WRONG_OPERANDS = """\
#amdisa.special<"v0">
#amdisa.vgpr<0>
#amdisa.vgpr<"0", 1>
#amdisa.tgpr<0, 1>
#amdisa.modified<"twice", #amdisa.vgpr<0, 1>>
#amdisa.modified<"neg", #amdisa.symbol<"a">>
#amdisa.count<"vmcnt", "0">
#amdisa.hex<1.0>
#amdisa.expr<1>
""".splitlines()

WRONG_OPERATIONS = """\
%0 = "amdisa.cbranch"() {mnemonic = "s_cbranch_scc2", target = ""} : () -> i1
"amdisa.cbranch"() {mnemonic = "s_cbranch_scc0", target = ""} : () -> ()
%0 = "amdisa.cbranch"() {mnemonic = "s_cbranch_scc0", target = ""} : () -> i32
"amdisa.branch"() {mnemonic = "s_nop", target = ""} : () -> ()
"amdisa.data"() {name = ".globl", text = ""} : () -> ()
"amdisa.descriptor"() {kernel = "k", fields = []} : () -> ()
"amdisa.inst"() {mnemonic = 1, operands = [], modifiers = []} : () -> ()
"amdisa.inst"() {mnemonic = "m", operands = []} : () -> ()
"amdisa.label"() : () -> ()
"amdisa.unknown"() : () -> ()
""".splitlines()


def _lines_with_errors(operations: list[str]) -> list[int]:
    with pytest.raises(RuntimeError) as caught:
        mlir_opt("\n// -----\n".join(operations), "--split-input-file")
    lines = re.findall(
        r"<stdin>:(\d+):\d+: error:|within split at <stdin>:(\d+) offset :\d+:\d+: error:", str(caught.value)
    )
    return sorted({int(first or second) for first, second in lines})


def test_wrong_operands_are_refused() -> None:
    text = '"amdisa.inst"() {{mnemonic = "m", operands = [{}], modifiers = []}} : () -> ()'
    mlir_opt(text.format("#amdisa.vgpr<0, 1>"))
    assert len(_lines_with_errors([text.format(operand) for operand in WRONG_OPERANDS])) == len(WRONG_OPERANDS)


def test_wrong_operations_are_refused() -> None:
    assert len(_lines_with_errors(WRONG_OPERATIONS)) == len(WRONG_OPERATIONS)
