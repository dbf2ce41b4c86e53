"""Lines that are parts of a tile become a matrix; all other lines stay as they are, in their order."""

from __future__ import annotations

from mdr.runtime.output import Output


def printed(*lines: str) -> list[str]:
    shown: list[str] = []
    output = Output(shown.append)
    for line in lines:
        output.write(line.encode() + b"\n")
    output.close()
    assert shown == output.lines
    return shown


def part(column: int, values: str, row: int = 0, title: str = "C: ", block: str = "") -> str:
    return f"{title}tile 4x4{block}, row {row} + 0-3, column {column}: [{values}]"


def test_a_tile_between_other_lines() -> None:
    parts = [part(column, f"{column}, 1{column}, nan, -0.5") for column in range(4)]
    assert printed("before", *parts, "after") == [
        "before",
        "C:",
        "        0     1     2     3",
        "0 |     0     1     2     3",
        "1 |    10    11    12    13",
        "2 |   nan   nan   nan   nan",
        "3 |  -0.5  -0.5  -0.5  -0.5",
        "after",
    ]


def test_the_same_place_again_begins_another_tile() -> None:
    lines = printed(part(0, "1, 2, 3, 4"), part(1, "5, 6, 7, 8"), part(0, "9, 9, 9, 9"))
    assert [line for line in lines if line == "C:"] == ["C:", "C:"]
    assert lines[2] == "0 |  1  5"


def test_another_title_begins_another_tile() -> None:
    lines = printed(part(0, "1, 2, 3, 4", title="A "), part(1, "5, 6, 7, 8", title="B "))
    assert [line for line in lines if line.isalpha()] == ["A", "B"]


def test_blocks_and_steps() -> None:
    assert printed("tile 4x4, blocks 0-1, row 1 + 0 2, column 3: [1, 2, 3, 4]!") == [
        "block 0!",
        "     0  1  2  3",
        "1 |           1",
        "3 |           2",
        "block 1!",
        "     0  1  2  3",
        "1 |           3",
        "3 |           4",
    ]
    assert printed(part(0, "1, 2, 3, 4", block=", block 7"))[0] == "C: block 7"


def test_what_only_looks_like_a_part_stays_a_line() -> None:
    for line in (
        part(0, "1, 2, 3"),
        part(9, "1, 2, 3, 4"),
        part(0, "1, 2, 3, 4", row=2),
        "C: tile 4x8, row 0 + 0-3, column 0: [1, 2, 3, 4]",
        "C: tile 4x4, row 0 + 3-0, column 0: []",
        "C: tile 4x4, row 0 + 0-99999999999, column 0: [1]",
        "C: tile 99999x99999, row 0 + 0, column 0: [1]",
        "tile 0x0, row 0 + 0, column 0: [1]",
    ):
        assert printed(line) == [line]
