"""Control flow in canonical text: what is part of a loop."""

from __future__ import annotations

import pytest

from mdr.assembly.flow import in_loop, labels_of

LINES = [
    "\ts_mov_b32 s0, 4",
    ".Lloop:",
    "\ts_sub_u32 s0, s0, 1",
    "\ts_cbranch_scc0 .Lloop",
    "\ts_endpgm",
    "\t.long\t0",
]


@pytest.mark.parametrize(
    ("line", "expected"), [(0, False), (1, True), (2, True), (3, True), (4, False), (5, False), (6, False)]
)
def test_in_loop(line: int, expected: bool) -> None:
    """Line 5 and the end have no instruction behind them: a directive may be the last thing in a file."""
    assert in_loop(LINES, line, labels_of(LINES)) is expected
