"""The opcode table: its page is current, and its entries are well formed."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from mdr.emulator import table
from mdr.emulator.opcodes import TABLE
from mdr.emulator.registry import CHIPS

from . import oracles
from .pseudocode import comparison

LISTED = {name: set(found) for name, found in tomllib.loads(table.ORACLES_FILE.read_text()).items()}
RENEW = "run, in tests: python -m emulator.oracles; then python -m mdr.emulator.table > docs/opcodes.md"


def test_the_page_is_current() -> None:
    page = Path(__file__).parents[2] / "docs" / "opcodes.md"
    assert page.read_text() == table.markdown(), "run: python -m mdr.emulator.table > docs/opcodes.md"


def test_entries_are_well_formed() -> None:
    assert len(TABLE) > 1000
    for op in TABLE.values():
        assert op.chips
        assert set(op.chips) <= set(CHIPS)
        assert op.exact


def test_the_oracles_are_those_that_the_tests_declare() -> None:
    assert set(LISTED) == set(table.ORACLES)
    for oracle, by_file in oracles.declared().items():
        names = set().union(*by_file.values())
        assert names <= set(TABLE), names - set(TABLE)
        assert LISTED[oracle] == names, RENEW


@pytest.mark.skipif(
    not comparison.available(), reason="tinygrad (the package that carries AMD's pseudocode) is not installed"
)
def test_the_pseudocode_is_compared_where_the_page_says_so() -> None:
    assert LISTED["pseudocode"] == set(comparison.comparable()), RENEW


def test_a_sample_of_compiled_code() -> None:
    assert oracles.native(oracles.native_jobs()[::150]) <= LISTED["native"], RENEW


@pytest.mark.slow
def test_compiled_code_holds_what_the_page_says() -> None:
    assert LISTED["native"] == oracles.native(oracles.native_jobs()) & set(TABLE), RENEW


@pytest.mark.slow
@pytest.mark.parametrize("module", oracles.MODULES)
def test_a_file_runs_what_it_says_that_it_compares(module: str, tmp_path: Path) -> None:
    """All of its tests in a process of their own, with a list of the instructions in the kernels that they launch."""
    record = tmp_path / "instructions"
    here = Path(__file__).parent
    command = [sys.executable, "-m", "pytest", "-q", "-m", "slow or not slow", str(here / f"{module}.py")]
    subprocess.run(command, check=True, cwd=here.parents[1], env={**os.environ, "MDR_TEST_RECORD": str(record)})
    ran = set(record.read_text().split())
    for by_file in oracles.declared().values():
        assert by_file.get(module, set()) <= ran
