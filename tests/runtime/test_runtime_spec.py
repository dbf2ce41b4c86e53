"""Launch files: what is read from them, and where each mistake is reported."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mdr.diagnostics import MDRError
from mdr.runtime.spec import ArgumentSpec, read_launches

GOOD = """\
# two launches
[[launch]]
kernel = "vector_add"
type = "float_add"
grid = 2
block = [64, 2]
order = "any"
[[launch.arg]]
name = "A"
dtype = "f32"
shape = [4, 16]
fill = "arange"
[[launch.arg]]
name = "n"
value = 64
[launch.expect]
A = \"\"\"
A + 1
\"\"\"

[[launch]]
grid = [1, 1, 1]
block = [64, 1, 1]
lines = "other.txt"
arg = [
    { name = "B", dtype = "i32", shape = [8], init = "2 * i" },   # an inline table
    { name = "c", dtype = "f64", value = -1.5 },
]
"""


def read(tmp_path: Path, text: str) -> str:
    """Return the messages about a launch file, without its folder."""
    path = tmp_path / "launch.toml"
    path.write_text(text)
    with pytest.raises(MDRError) as caught:
        read_launches(path)
    return str(caught.value).replace(f"{tmp_path}/", "")


def test_good_file(tmp_path: Path) -> None:
    (tmp_path / "expected.txt").write_text("x\n")
    (tmp_path / "other.txt").write_text("y\n")
    (tmp_path / "launch.toml").write_text(GOOD)
    first, second = read_launches(tmp_path / "launch.toml")
    assert (first.kernel, first.type, first.grid, first.block) == ("vector_add", "float_add", (2, 1, 1), (64, 2, 1))
    assert (first.order, first.lines, first.expect) == ("any", tmp_path / "expected.txt", {"A": "A + 1\n"})
    assert first.args == (
        ArgumentSpec("A", "f32", (4, 16), fill="arange"),
        ArgumentSpec("n", value=64),
    )
    assert (second.kernel, second.order, second.lines) == (None, "exact", tmp_path / "other.txt")
    assert second.args == (
        ArgumentSpec("B", "i32", (8,), init="2 * i"),
        ArgumentSpec("c", "f64", value=-1.5),
    )


def test_no_expected_lines(tmp_path: Path) -> None:
    (tmp_path / "launch.toml").write_text("[[launch]]\ngrid = 1\nblock = 64\n")
    assert read_launches(tmp_path / "launch.toml")[0].lines is None


HEAD = "[[launch]]\ngrid = 1\nblock = 64\n"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("[[launch]\n", "launch.toml:1:"),
        ("[[launch]]\ngrid = [1,\n", "launch.toml:2:"),
        ("", "launch.toml:1:1: error: no [[launch]] table"),
        ("launch = 3\n", "launch.toml:1:10: error: launch is not a list of tables"),
        (
            HEAD + "blok = 3\n",
            "launch.toml:4:1: error: unknown key 'blok'\nblok = 3\n^~~~\nhint: did you mean 'block'?",
        ),
        ("[[launch]]\ngrid = 1\n", "launch.toml:1:1: error: block is missing"),
        ("[[launch]]\ngrid = 1\nblock = [64, 0]\n", "launch.toml:3:9: error: block is [64, 0]"),
        ("[[launch]]\ngrid = 1\nblock = [1, 1, 1, 1]\n", "launch.toml:3:9: error: block is"),
        ("[[launch]]\ngrid = true\nblock = 1\n", "launch.toml:2:8: error: grid is True"),
        (HEAD + 'type = "float_mul"\n', "launch.toml:4:8: error: unknown type 'float_mul'"),
        (HEAD + 'order = "some"\n', "hint: known: exact, any"),
        (HEAD + 'lines = "no.txt"\n', "launch.toml:4:9: error: there is no file no.txt"),
        (HEAD + "kernel = 3\n", "launch.toml:4:10: error: kernel is 3; it is text"),
        (HEAD + "arg = 3\n", "error: arg is not a list of tables"),
        (HEAD + '[[launch.arg]]\nname = "n"\n', "launch.toml:4:1: error: an argument needs a value, or a shape"),
        (HEAD + '[[launch.arg]]\nvalue = "64"\n', "launch.toml:5:9: error: value is '64'; it is a number"),
        (HEAD + '[[launch.arg]]\nvalue = 1\nfill = "zeros"\n', "launch.toml:6:8: error: fill is for buffers"),
        (HEAD + "[[launch.arg]]\nshape = [4]\nvalue = 1\n", "launch.toml:6:9: error: a buffer has no value"),
        (HEAD + '[[launch.arg]]\nshape = [4]\nfill = "constant"\n', "fill constant needs a value"),
        (HEAD + '[[launch.arg]]\nshape = [4]\nfill = "arrange"\n', "hint: did you mean 'arange'?"),
        (HEAD + '[[launch.arg]]\nshape = [4]\nfill = "ones"\ninit = "i"\n', "both fill and init are given"),
        (HEAD + "[[launch.arg]]\nshape = [4]\nseed = 3\n", "seed goes with fill random only"),
        (HEAD + '[[launch.arg]]\nshape = [4]\nfill = "random"\nseed = -1\n', "seed is -1"),
        (HEAD + "[[launch.arg]]\nshape = []\n", "launch.toml:5:9: error: shape is []"),
        (HEAD + "[[launch.arg]]\nshape = [4000000, 4000000]\n", "too large"),
        (HEAD + '[[launch.arg]]\ndtype = "float"\nshape = 4\n', "launch.toml:5:9: error: unknown dtype 'float'"),
        (
            HEAD + '[[launch.arg]]\nname = "A"\nshape = 4\n[[launch.arg]]\nname = "A"\nshape = 4\n',
            "launch.toml:8:8: error: argument 'A' is given twice",
        ),
        (
            HEAD + '[[launch.arg]]\nname = "A"\nshape = 4\n[launch.expect]\nB = "A"\n',
            "launch.toml:8:5: error: 'B' is no buffer of this launch",
        ),
        (
            HEAD + '[[launch.arg]]\nname = "A"\nshape = 4\n[launch.expect]\nA = 3\n',
            "launch.toml:8:5: error: an expected buffer is a numpy expression",
        ),
        (HEAD + "expect = 3\n", "launch.toml:4:10: error: expect is not a table"),
        (HEAD + "\n" + HEAD.replace("64", "-1"), "launch.toml:7:9: error: block is -1"),
    ],
)
def test_mistakes_are_reported_where_they_stand(tmp_path: Path, text: str, expected: str) -> None:
    assert expected in read(tmp_path, text)


def test_all_mistakes_are_reported(tmp_path: Path) -> None:
    text = read(tmp_path, '[[launch]]\ngrid = 0\nblock = 64\nordr = "any"\n[[launch.arg]]\nshpe = 3\n')
    assert [line for line in text.splitlines() if "error:" in line] == [
        "launch.toml:2:8: error: grid is 0; it is one to three whole numbers above 0",
        "launch.toml:4:1: error: unknown key 'ordr'",
        "launch.toml:5:1: error: an argument needs a value, or a shape",
        "launch.toml:6:1: error: unknown key 'shpe'",
    ]


def test_inline_tables_fall_back_to_the_key_around_them(tmp_path: Path) -> None:
    assert "launch.toml:4:7: error: unknown dtype 'f33'" in read(
        tmp_path, HEAD + 'arg = [ { name = "A", dtype = "f33", shape = 4 } ]\n'
    )


def test_unreadable_files(tmp_path: Path) -> None:
    with pytest.raises(MDRError, match="cannot read the launch file: No such file"):
        read_launches(tmp_path / "launch.toml")
    (tmp_path / "launch.toml").write_bytes(b"\xff")
    with pytest.raises(MDRError, match="not UTF-8 text"):
        read_launches(tmp_path / "launch.toml")


@settings(max_examples=200, deadline=None)
@given(
    st.lists(
        st.sampled_from([*GOOD.splitlines(), "x = 1", "[launch.expect]", "[[launch.arg]]", "= 3", '"""']), max_size=20
    )
)
def test_any_arrangement_of_lines(tmp_path_factory: pytest.TempPathFactory, lines: list[str]) -> None:
    """Whatever stands in the file: launches, or an MDRError whose positions lie in it."""
    path = tmp_path_factory.getbasetemp() / "any.toml"
    path.write_text("\n".join(lines))
    try:
        read_launches(path)
    except MDRError as error:
        for item in error.diagnostics:
            assert item.position is not None
            assert 1 <= item.position.line <= max(len(lines), 1)
            assert item.position.column >= 1
