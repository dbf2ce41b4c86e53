"""Kernels that passes have changed: what they compute follows the MLIR, and what cannot be written is said."""

from __future__ import annotations

import copy
import random
import subprocess
from pathlib import Path

import pytest
from lifting import assemble, edges, functions, lift, lift_file, read, through_mlir
from objects import kernel, llvm

import mdr
from mdr.build.pipeline import build_kernel
from mdr.diagnostics import MDRError
from mdr.lift import Block, Operation, assembly_lines, gpu_text, module_text
from mdr.runtime.arguments import make_values
from mdr.runtime.expectations import compare_buffers
from mdr.runtime.spec import read_launches

FOLDER = Path(__file__).parents[2] / "testcases"
BRANCHING = ("test_04_conditional", "test_05_loop", "test_06_shared_memory", "test_07_multi_kernels")


def _check_results(case: str, source: str, scratch: Path) -> None:
    """Run a case's launches on a code object made of ``source``; the buffers must hold what its launch file says."""
    linked = scratch / "kernel.hsaco"
    obj = scratch / "kernel.o"
    obj.write_bytes(assemble(source))
    subprocess.run([llvm() / "ld.lld", "-shared", obj, "-o", linked], check=True)
    code = mdr.load(linked.read_bytes())
    for spec in read_launches(FOLDER / case / "launch.toml"):
        found = code[spec.kernel or ""]
        values = make_values(found.info, spec.args, spec.place)
        initial = {str(item.name): copy.copy(value) for item, value in zip(spec.args, values, strict=True)}
        result = found.launch(grid=spec.grid, block=spec.block, args=values)
        assert compare_buffers(spec, initial, result.buffers) == []


@pytest.mark.parametrize("case", BRANCHING)
def test_blocks_in_any_order_compute_the_same(case: str, tmp_path: Path) -> None:
    module = lift_file(FOLDER / case / "kernel.s")
    before = len(assembly_lines(module))
    for function in functions(module).values():
        first, *others = function.body or []
        random.Random(case).shuffle(others)
        function.body = [first, *others]
    source = through_mlir(module)
    assert source.count("\ts_branch ") > 1
    assert len(source.splitlines()) > before
    _check_results(case, source, tmp_path)


@pytest.mark.parametrize("case", BRANCHING)
def test_without_labels_blocks_get_names(case: str, tmp_path: Path) -> None:
    module = lift_file(FOLDER / case / "kernel.s")
    for function in functions(module).values():
        for block in (function.body or [])[1:]:
            block.operations = [item for item in block.operations if item.name != "amdisa.label"]
    source = through_mlir(module)
    assert ".Lmdr_block_0:" in source
    _check_results(case, source, tmp_path)


def test_inserted_instructions_are_written_where_they_stand(tmp_path: Path) -> None:
    module = lift_file(FOLDER / "test_05_loop" / "kernel.s")
    count = 0
    for function in functions(module).values():
        for block in function.body or []:
            nop = Operation("amdisa.inst", {"mnemonic": "s_nop", "operands": [3], "modifiers": []})
            block.operations.insert(sum(item.name == "amdisa.label" for item in block.operations[:3]), nop)
            count += 1
    source = through_mlir(module)
    assert source.count("\ts_nop 3\n") == count
    _check_results("test_05_loop", source, tmp_path)


def test_lifted_kernels_still_print(tmp_path: Path) -> None:
    case = "test_04_conditional"
    path = tmp_path / "kernel.s"
    path.write_text(through_mlir(lift_file(FOLDER / case / "kernel.s")))
    code = mdr.load(build_kernel(path, tmp_path / "out", chip="gfx950", debug=True, transport="hostcall").hsaco)
    original = build_kernel(
        FOLDER / case / "kernel.s", tmp_path / "old", chip="gfx950", debug=True, transport="hostcall"
    )
    [spec, *_] = read_launches(FOLDER / case / "launch.toml")
    lines = []
    for loaded in (code, mdr.load(original.hsaco)):
        found = loaded[spec.kernel or ""]
        lines.append(
            found.launch(grid=spec.grid, block=spec.block, args=make_values(found.info, spec.args, spec.place)).lines
        )
    assert lines[0]
    assert lines[0] == lines[1]


def test_the_label_that_the_source_used_is_used_again() -> None:
    source = kernel("k", "\ts_branch .Lb\n\ts_nop 0\n.La:\n.Lb:\n\ts_endpgm")
    assert "\ts_branch .Lb\n" in through_mlir(lift(source))


def test_a_branch_may_be_given_another_target() -> None:
    text = module_text(lift(kernel("k", "\ts_cbranch_scc0 .La\n\ts_nop 1\n.La:\n\ts_nop 2\n.Lb:\n\ts_endpgm")))
    assert "cf.cond_br %0, ^bb2, ^bb1" in text
    lines = assembly_lines(read(text.replace("cf.cond_br %0, ^bb2, ^bb1", "cf.cond_br %0, ^bb3, ^bb2")))
    start = lines.index("k:")
    assert lines[start : start + 4] == ["k:", "\ts_cbranch_scc0 .Lb", "\ts_branch .La", "\ts_nop 1"]


def test_descriptor_fields_may_be_changed() -> None:
    text = module_text(lift(kernel("k")))
    lines = assembly_lines(read(text.replace("next_free_sgpr = 16", "next_free_sgpr = 20")))
    assert "\t\t.amdhsa_next_free_sgpr 20" in lines


def test_blocks_that_nothing_reaches_may_go() -> None:
    source = kernel("k", "\ts_endpgm\n.Ldead:\n\ts_nop 5\n\ts_endpgm")
    module = lift(source)
    assert edges(functions(module)["k"]) == [("func.return",), ("func.return",)]
    assert "s_nop 5" not in through_mlir(module, "--canonicalize")
    assert assemble(through_mlir(module)) == assemble(source)


def _function(body: str) -> str:
    return f"module {{\n  func.func @k() {{\n{body}\n  }}\n}}\n"


INST = '"amdisa.inst"() {mnemonic = "s_nop", operands = [0], modifiers = []} : () -> ()'
CBRANCH = '%0 = "amdisa.cbranch"() {mnemonic = "s_cbranch_scc0", target = ".La"} : () -> i1'
BRANCH = '"amdisa.branch"() {mnemonic = "s_branch", target = ".La"} : () -> ()'


@pytest.mark.parametrize(
    ("body", "line", "message"),
    [
        (f"{CBRANCH}\n{INST}\ncf.cond_br %0, ^a, ^a\n^a:\nreturn", 3, "must stand directly before the end"),
        (f"{CBRANCH}\nreturn", 3, "s_cbranch_scc0 is followed by func.return, which names no target"),
        (f"{BRANCH}\nreturn", 3, "s_branch is followed by func.return, which names no target"),
        ("%0 = arith.constant true\ncf.cond_br %0, ^a, ^a\n^a:\nreturn", 3, "'arith.constant' has no counterpart"),
        (f"{CBRANCH}\ncf.br ^b\n^b:\ncf.cond_br %0, ^a, ^a\n^a:\nreturn", 6, "needs the instruction that decides it"),
        ("%0 = ub.poison : i32\ncf.switch %0 : i32, [default: ^a]\n^a:\nreturn", 3, "'ub.poison' has no counterpart"),
        (f"cf.br ^b\n^a:\n{INST}\nreturn\n^b:\ncf.br ^a", 6, "control would go on to the next block here"),
        ("cf.br ^a(%0 : i32)\n^a(%1: i32):\nreturn\n", 3, "undeclared SSA value"),
        (f"{INST}\nllvm.unreachable", 4, "a block of assembly cannot end with llvm.unreachable"),
        (INST.replace("[0]", '["x"]') + "\nreturn", 3, 's_nop: "x" is no operand'),
        (INST.replace("amdisa.inst", "amdisa.nope") + "\nreturn", 3, "unregistered operation 'amdisa.nope'"),
        (INST.replace("modifiers = []", "other = 1") + "\nreturn", 3, 'attribute "modifiers" is expected'),
    ],
)
def test_what_cannot_be_written_is_said_at_its_line(body: str, line: int, message: str) -> None:
    with pytest.raises(MDRError) as caught:
        gpu_text(read(_function(body)))  # which needs what assembly needs
    [found, *_] = caught.value.diagnostics
    assert message in found.message
    assert found.position is not None
    assert found.position.line == line
    assert found.position.text == _function(body).split("\n")[line - 1]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("module { func.func @k(%a: i32) { return } }", "a function with arguments or results"),
        ("module { func.func private @k() }", "a function without body"),
        ("module { module { } }", "'builtin.module' has no counterpart"),
        ("module { func.func @k() { cf.br ^a(%0 : i1)\n^a(%1: i1): %0 = ub.poison : i1\nreturn } }", "does not dominate"),
        ('module { func.func @k() {\n%0 = "amdisa.cbranch"() {mnemonic = "s_cbranch_scc0", target = ""} : () -> i1\n'
         "cf.br ^a(%0 : i1)\n^a(%1: i1):\nreturn } }", "a block with arguments"),
        ("func.func @k() {", "expected"),
    ],
)  # fmt: skip
def test_what_no_assembly_stands_for_is_refused(text: str, message: str) -> None:
    with pytest.raises(MDRError, match=message):
        read(text)


def test_an_unknown_operation_in_a_tree_is_the_callers_mistake() -> None:
    with pytest.raises(ValueError, match=r"arith\.addi"):
        assembly_lines(Operation("builtin.module", body=[Block([Operation("arith.addi")])]))
