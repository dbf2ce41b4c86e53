"""The opcode table: its page is current, and its entries are well formed."""

from __future__ import annotations

from pathlib import Path

from mdr.emulator import table
from mdr.emulator.opcodes import TABLE
from mdr.emulator.registry import CHIPS


def test_the_page_is_current() -> None:
    page = Path(__file__).parents[2] / "docs" / "opcodes.md"
    assert page.read_text() == table.markdown(), "run: python -m mdr.emulator.table > docs/opcodes.md"


def test_entries_are_well_formed() -> None:
    assert len(TABLE) > 1000
    for op in TABLE.values():
        assert op.chips
        assert set(op.chips) <= set(CHIPS)
        assert op.exact
