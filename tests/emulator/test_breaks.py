"""Stops at a line of one of several sources, also of such that have the same name."""

from __future__ import annotations

from typing import Any

import pytest

from mdr.diagnostics import MDRError
from mdr.emulator import Watch

from .harness import build, kernel, launch

# Code of three sources, as after inlining or .include with line tables; two of them are called part.s.
SOURCES = """
.file 1 "/src" "one/part.s"
.file 2 "/src" "two/part.s"
.file 3 "/src" "other.s"
.loc 1 10 1
s_mov_b32 s20, 1
.loc 2 10 1
s_mov_b32 s20, 2
.loc 1 11 1
s_mov_b32 s20, 3
.loc 3 12 1
s_mov_b32 s20, 4
.loc 1 10 1
s_mov_b32 s20, 5
"""


def stops(line: int, file: str | None = None) -> list[int]:
    """Values of s20 at the stops."""
    found: list[dict[str, Any]] = []
    watch = Watch(stop=found.append, line=line, file=file)
    launch(build(kernel(SOURCES), "gfx942"), watch=watch)
    return [stop["sgprs"]["s20"] for stop in found]


@pytest.mark.parametrize(
    ("line", "file", "wanted"),
    [
        (10, "one/part.s", [0, 4]),
        (10, "two/part.s", [1]),
        (10, "/src/two/part.s", [1]),
        (11, "part.s", [2]),
        (11, None, [2]),
        (12, "other.s", [3]),
    ],
)
def test_stops_in_the_source_that_is_meant(line: int, file: str | None, wanted: list[int]) -> None:
    assert stops(line, file) == wanted


@pytest.mark.parametrize("file", [None, "part.s"])
def test_two_sources_are_both_named(file: str | None) -> None:
    with pytest.raises(MDRError) as caught:
        stops(10, file)
    assert "several sources have code on line 10: /src/one/part.s, /src/two/part.s" in str(caught.value)
    assert "say which one" in str(caught.value)


def test_what_is_not_there() -> None:
    with pytest.raises(MDRError, match=r"no instruction comes from art\.s"):
        stops(10, "art.s")
    with pytest.raises(MDRError, match=r"(?s)no instruction comes from line 40.*the nearest line with code is 12"):
        stops(40, "other.s")
