"""Argument layouts: overlaps, gaps and ends past the segment are found, good layouts pass."""

from __future__ import annotations

import pytest

from mdr.codeobject import Argument
from mdr.codeobject.metadata import check_arguments, read_arguments, read_integer, read_size
from mdr.diagnostics import MDRError


def pointer(offset: int, name: str = "") -> Argument:
    return Argument(name, offset, 8, "global_buffer")


def integer(offset: int, size: int = 4) -> Argument:
    return Argument("", offset, size, "by_value")


def test_good_layouts() -> None:
    assert check_arguments("k", [], None, 0) == []
    assert check_arguments("k", [pointer(0), pointer(8), integer(16)], 24, 24) == []
    assert check_arguments("k", [integer(0), pointer(8), integer(16, 12), pointer(32)], 40, 40) == []
    hidden = Argument("", 104, 8, "hidden_hostcall_buffer")
    assert check_arguments("k", [pointer(0), hidden], 280, 280) == []


@pytest.mark.parametrize(
    ("args", "severity", "message"),
    [
        ([pointer(0, "A"), pointer(4, "B")], "error", "argument B at offset 4 overlaps argument A, which ends at 8"),
        ([pointer(0), integer(28)], "error", "argument 1 (by_value) ends at byte 32, past the argument segment of 24"),
        ([pointer(0), integer(16)], "warning", "8 unused bytes between argument 0 (global_buffer) and argument 1"),
        ([pointer(8)], "warning", "8 unused bytes between the start of the segment"),
    ],
)
def test_bad_layouts(args: list[Argument], severity: str, message: str) -> None:
    found = [(item.severity, item.message) for item in check_arguments("k", args, 24, 24)]
    assert any(kind == severity and message in text for kind, text in found), found


def test_sizes_that_disagree() -> None:
    (found,) = check_arguments("k", [pointer(0)], 8, 16)
    assert found.severity == "warning"
    assert "the metadata says 8 bytes of arguments, the kernel descriptor 16" in found.message


@pytest.mark.parametrize("entry", [{".size": 8, ".value_kind": "by_value"}, {".offset": -8, ".size": 8}, 3])
def test_unusable_argument(entry: object) -> None:
    with pytest.raises(MDRError, match=r"metadata of kernel k: argument 0 (lacks a usable|is not a map)"):
        read_arguments({".args": [entry]}, "k")


@pytest.mark.parametrize("value", ["64", -1, [64, 1], [64, 1, "1"], 2.5])
def test_numbers_that_are_none(value: object) -> None:
    with pytest.raises(MDRError, match=r"damaged metadata of kernel k: \.size is"):
        read_integer({".size": value}, ".size", "k")
    with pytest.raises(MDRError, match=r"damaged metadata of kernel k: \.size is"):
        read_size({".size": value}, ".size", "k")
