"""No finding where nothing is wrong: the test cases, and what LLVM makes; and none missed when LLVM's waits are taken out."""

from __future__ import annotations

import functools
import re
import subprocess
from pathlib import Path

import pytest
from objects import llvm
from sources import found_in

from mdr.assembly.chips import CHIPS
from mdr.checks import Settings, check

CASES = sorted((Path(__file__).parents[2] / "testcases").glob("*/kernel.s"))
COMPILED = Path(__file__).parent / "compiled.ll"


@functools.cache
def compiled(chip: str, level: str) -> str:
    command = [str(llvm() / "llc"), f"-mcpu={chip}", f"-{level}", str(COMPILED), "-o", "-"]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


@pytest.mark.parametrize("chip", CHIPS)
@pytest.mark.parametrize("case", CASES, ids=lambda path: path.parent.name)
def test_the_test_cases(case: Path, chip: str) -> None:
    assert check(str(case), chip, Settings(str(llvm() / "llvm-mc"))).findings == []


@pytest.mark.parametrize("chip", CHIPS)
@pytest.mark.parametrize("level", ["O0", "O3"])
def test_what_the_compiler_makes(tmp_path: Path, chip: str, level: str) -> None:
    assert found_in(tmp_path, compiled(chip, level), chip) == []


@pytest.mark.slow
@pytest.mark.parametrize("chip", CHIPS)
def test_what_other_compilers_make(chip: str) -> None:
    sources = sorted((Path(__file__).parents[1] / "compiled" / "kernels" / chip).glob("*.s"))
    assert sources
    found = {path.name: check(str(path), chip, Settings(str(llvm() / "llvm-mc"))).findings for path in sources}
    assert {name: findings for name, findings in found.items() if findings} == {}


@pytest.mark.slow
@pytest.mark.parametrize("chip", CHIPS)
def test_without_any_one_of_the_compilers_waits(tmp_path: Path, chip: str) -> None:
    """Take out each s_waitcnt, shorten each s_nop by one wait state: something must be found.

    Not where LLVM waits for the sake of memory ordering or a function's caller, nor before a mask of lanes is read.
    """
    lines = compiled(chip, "O3").split("\n")
    missed = []
    for number, line in enumerate(lines):
        match = re.match(r"\ts_(nop|waitcnt) (.*)", line)
        if match is None:
            continue
        shorter = f"\ts_nop {int(match[2]) - 1}" if match[1] == "nop" and match[2] != "0" else ""
        if not found_in(tmp_path, "\n".join([*lines[:number], shorter, *lines[number + 1 :]]), chip):
            missed.append(number)
    for number in missed:
        after = lines[number + 1].strip()
        for_a_mask = re.match(r"v_(cndmask|addc|subb|subbrev)_", after)
        for_order = "sc0 sc1" in after or " glc" in after or lines[number - 1].startswith("; %bb.0")
        assert for_a_mask or for_order, f"{lines[number].strip()} before {after}"
