"""Every test case assembles for every chip, and its descriptor, metadata and launch file say the same as its code."""

from __future__ import annotations

import math
import re

import pytest
from cases import CASES, CHIPS, FOLDER, assembled, disassembly, highest_registers, launches

from mdr import codeobject
from mdr.runtime.arguments import make_values

RESERVED_SGPRS = 6  # VCC, XNACK_MASK and FLAT_SCRATCH, two each

# What the original tool's documentation shows, to be printed literally.
PROMISED = {
    "test_01_vector_add": [
        "[SGPR] n=64, base_idx=0",
        "Before ADD: A=1.000000, B=2.000000",
        "After ADD: A=1.000000, B=2.000000, C=3.000000",
    ],
    "example_01_vector_add": [
        "After ADD: A=0.000000, B=0.000000, C=0.000000",
        "After ADD: A=1.000000, B=2.000000, C=3.000000",
        "Before ADD (A>2): A=3.000, B=6.00",
        "Before ADD (A>2): A=4.000, B=8.00",
        "Before ADD (A>2): A=5.000, B=10.00",
        "After ADD (A>2): C=9.000",
        "After ADD (A>2): C=12.000",
        "After ADD (A>2): C=15.000",
    ],
    "example_02_expression_calc": ["A+B=9.00, A-B=-3.00, A*B=18.00", "(A+B)x2/7=2.57"],
}


def test_the_seven_cases_and_three_examples_are_there() -> None:
    names = [re.sub(r"^(test_0[1-7]|example_0[1-3])_.*", r"\1", case) for case in CASES]
    assert names[:10] == ["example_01", "example_02", "example_03", *(f"test_0{number}" for number in range(1, 8))]


@pytest.mark.parametrize("chip", CHIPS)
@pytest.mark.parametrize("case", CASES)
def test_descriptor_and_metadata_agree_with_the_code(case: str, chip: str) -> None:
    code = codeobject.load(assembled(case, chip))
    assert code.target.chip == chip
    functions = disassembly(code.data)
    for kernel in code.kernels.values():
        used = highest_registers(functions[kernel.name])
        registers = kernel.descriptor
        assert used["v"] <= registers.arch_vgprs
        assert used["a"] <= registers.acc_vgprs
        assert used["s"] + RESERVED_SGPRS <= registers.sgprs
        total = registers.accum_offset + used["a"] if used["a"] else used["v"]
        counts = (kernel.metadata[".vgpr_count"], kernel.metadata[".agpr_count"], kernel.metadata[".sgpr_count"])
        assert counts == (total, used["a"], used["s"] + RESERVED_SGPRS)

        assert kernel.metadata[".symbol"] == f"{kernel.name}.kd"
        assert kernel.metadata[".kernarg_segment_size"] == registers.kernarg_size
        assert kernel.metadata[".group_segment_fixed_size"] == registers.group_segment_fixed_size
        assert kernel.metadata[".private_segment_fixed_size"] == registers.private_segment_fixed_size == 0


@pytest.mark.parametrize("case", CASES)
def test_arguments_are_named_and_lie_in_the_segment(case: str) -> None:
    for kernel in codeobject.load(assembled(case, "gfx950")).kernels.values():
        end = 0
        for argument in kernel.args:
            assert argument.offset >= end
            assert argument.offset % min(argument.size, 8) == 0
            end = argument.offset + argument.size
        assert end <= kernel.descriptor.kernarg_size
        assert all(argument.name and argument.value_type for argument in kernel.explicit_args)


@pytest.mark.parametrize("case", CASES)
def test_launch_file_fits_the_kernels(case: str) -> None:
    kernels = codeobject.load(assembled(case, "gfx950")).kernels
    assert {launch.kernel for launch in launches(case)} == set(kernels)
    for launch in launches(case):
        kernel = kernels[launch.kernel or ""]
        assert math.prod(launch.block) <= kernel.max_workgroup_size
        assert [item.name for item in launch.args] == [argument.name for argument in kernel.explicit_args]
        assert [item.dtype for item in launch.args] == [argument.value_type for argument in kernel.explicit_args]
        make_values(kernel, launch.args, launch.place)  # raises where an argument does not fit
        buffers = [argument for argument in kernel.explicit_args if argument.is_pointer]
        assert set(launch.expect) == {argument.name for argument in buffers if argument.access != "read_only"}


@pytest.mark.parametrize("case", CASES)
def test_every_file_of_expected_lines_belongs_to_a_launch(case: str) -> None:
    files = {launch.lines for launch in launches(case)}
    assert files == set((FOLDER / case).glob("expected*.txt"))
    assert all(path is not None and path.read_text().strip() for path in files)


@pytest.mark.parametrize("case", PROMISED)
def test_documented_lines_are_expected_literally(case: str) -> None:
    lines = (FOLDER / case / "expected.txt").read_text().splitlines()
    assert [line for line in PROMISED[case] if line not in lines] == []


@pytest.mark.parametrize("case", CASES)
def test_source_is_for_any_chip_and_has_directives(case: str) -> None:
    text = (FOLDER / case / "kernel.s").read_text()
    assert ".amdgcn_target" not in text
    assert re.search(r"^\s*; @(PRINT|TIMESTAMP_END) ", text, re.MULTILINE)
    assert (FOLDER / case / "README.md").read_text().startswith(f"# {case}\n")
