"""Every test case, built both ways and run: the lines it prints, the buffers it leaves, and the code it still has."""

from __future__ import annotations

import copy
import re
from typing import Any

import numpy as np
import pytest
from cases import (
    CASES,
    CHIPS,
    FOLDER,
    TRANSPORTS,
    assembled,
    disassembly,
    highest_registers,
    launches,
)

import mdr
from mdr import codeobject
from mdr.build.pipeline import BuildResult, build_kernel
from mdr.runtime.arguments import make_values
from mdr.runtime.expectations import compare_buffers, compare_lines
from mdr.runtime.program import Code
from mdr.runtime.spec import LaunchSpec


@pytest.fixture(scope="session")
def debug_builds(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """Return a function that builds a case's debug variant, once for each chip and transport."""
    made: dict[tuple[str, str, str], BuildResult] = {}

    def build(case: str, chip: str, transport: str) -> BuildResult:
        key = (case, chip, transport)
        if key not in made:
            folder = tmp_path_factory.mktemp("-".join(key))
            source = FOLDER / case / "kernel.s"
            made[key] = build_kernel(source, folder, chip=chip, debug=True, transport=transport)
        return made[key]

    return build


def run(code: Code, spec: LaunchSpec) -> tuple[list[str], dict[str, np.ndarray[Any, Any]]]:
    """Launch on the emulator; return the printed lines and the buffers afterwards, the expected values checked."""
    kernel = code[spec.kernel or ""]
    values = make_values(kernel.info, spec.args, spec.place)
    initial = {str(item.name): copy.copy(value) for item, value in zip(spec.args, values, strict=True)}
    result = kernel.launch(grid=spec.grid, block=spec.block, args=values)
    assert compare_buffers(spec, initial, result.buffers) == []
    return result.lines, result.buffers


@pytest.mark.parametrize("chip", CHIPS)
@pytest.mark.parametrize("case", CASES)
def test_release_build_is_what_the_tools_make_by_hand(case: str, chip: str, tmp_path: Any) -> None:
    built = build_kernel(FOLDER / case / "kernel.s", tmp_path, chip=chip, debug=False)
    with open(built.hsaco, "rb") as file:
        assert file.read() == assembled(case, chip)


@pytest.mark.parametrize("chip", CHIPS)
@pytest.mark.parametrize("case", CASES)
def test_release_computes_and_prints_nothing(case: str, chip: str) -> None:
    code = mdr.load(assembled(case, chip))
    for spec in launches(case):
        lines, _ = run(code, spec)
        assert lines == []


@pytest.mark.parametrize("transport", TRANSPORTS)
@pytest.mark.parametrize("chip", CHIPS)
@pytest.mark.parametrize("case", CASES)
def test_debug_prints_the_expected_lines_and_changes_no_buffer(
    case: str, chip: str, transport: str, debug_builds: Any
) -> None:
    release = mdr.load(assembled(case, chip))
    debug = mdr.load(debug_builds(case, chip, transport).hsaco)
    for spec in launches(case):
        _, before = run(release, spec)
        lines, after = run(debug, spec)
        assert compare_lines(spec, lines) == []
        assert {name: value.tobytes() for name, value in after.items()} == {
            name: value.tobytes() for name, value in before.items()
        }


# Instructions that write nothing but the vector register that they name first: no SCC, VCC or EXEC.
HARMLESS = (
    *("s_nop", "s_waitcnt", "v_mov_b32", "v_or_b32", "v_accvgpr_read", "ds_read_", "global_load_dword"),
    *("v_add_u32", "v_sub_u32", "v_min_u32", "v_and_b32", "v_lshlrev_b32", "v_lshrrev_b32", "v_ashrrev_i32", "v_bfi_b32"),
    *("v_max_u32", "v_not_b32"),
)


@pytest.mark.parametrize("transport", TRANSPORTS)
@pytest.mark.parametrize("chip", CHIPS)
@pytest.mark.parametrize("case", CASES)
def test_debug_object_still_holds_the_original_instructions(
    case: str, chip: str, transport: str, debug_builds: Any
) -> None:
    with open(debug_builds(case, chip, transport).hsaco, "rb") as file:
        debug = codeobject.load(file.read())
    instrumented = disassembly(debug.data)
    for name, original in disassembly(assembled(case, chip)).items():
        used = highest_registers(original)
        # What follows the last exit is padding before the next kernel.
        end = len(original) - original[::-1].index("s_endpgm")
        kept = ["s_branch" if text == "s_endpgm" else _comparable(text) for text in original[:end]]
        added = _unmatched(kept, instrumented[name])
        # What stands between them copies registers, or reads memory, into registers that the kernel does not have.
        for text in added:
            mnemonic, _, operands = text.partition(" ")
            if mnemonic == "s_branch":  # to what is computed at the directive, behind the kernel, and from there back
                continue
            pairs = [int(first) for first in re.findall(r"s\[(\d+):", operands)]
            if mnemonic.startswith(("s_memtime", "s_memrealtime", "v_add_co_u32", "v_addc_co_u32")):
                assert all(first >= used["s"] for first in pairs), text
                assert pairs
                if mnemonic.startswith("s_"):
                    continue
            else:
                assert not pairs or mnemonic == "global_load_dword", text
                assert mnemonic.startswith(HARMLESS), text
            if mnemonic not in ("s_nop", "s_waitcnt"):
                assert int(operands.split(",")[0].removeprefix("v")) >= used["v"], text
        assert debug.kernels[name].descriptor.private_segment_fixed_size == 0


def _comparable(text: str) -> str:
    """Return an instruction without what an insertion changes: a branch's distance."""
    mnemonic = text.split()[0]
    return mnemonic if mnemonic.startswith(("s_branch", "s_cbranch")) else text


def _unmatched(original: list[str], instrumented: list[str]) -> list[str]:
    """Return the instructions between the first and the last original one that are not original.

    Fails when an original instruction is not there in its place.
    """
    added: list[str] = []
    position = 0
    for number, wanted in enumerate(original):
        while position < len(instrumented) and _comparable(instrumented[position]) != wanted:
            if number:
                added.append(instrumented[position])
            position += 1
        assert position < len(instrumented), f"instruction {number} is gone or out of order: {wanted}"
        position += 1
    return added
