"""Argument values: launch files, the command line's notation, the default rule, and comparison with expectations."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from objects import build, kernel

from mdr import codeobject
from mdr.diagnostics import MDRError
from mdr.runtime.arguments import default_arguments, default_sizes, make_values, override, parse_argument
from mdr.runtime.expectations import compare_buffers, compare_lines
from mdr.runtime.expressions import ExpressionError, evaluate
from mdr.runtime.kinds import element_type
from mdr.runtime.spec import ArgumentSpec, LaunchSpec, Place, read_launches

NAMED = """
.name: A, .offset: 0, .size: 8, .value_kind: global_buffer, .address_space: global, .value_type: f32
.name: B, .offset: 8, .size: 8, .value_kind: global_buffer, .address_space: global, .value_type: f64
.name: n, .offset: 16, .size: 4, .value_kind: by_value, .value_type: i32
"""
UNNAMED = """
.offset: 0, .size: 8, .value_kind: global_buffer, .address_space: global
.offset: 8, .size: 8, .value_kind: by_value
.offset: 16, .size: 8, .value_kind: hidden_hostcall_buffer, .address_space: global
"""


def loaded(args: str, metadata: str = "") -> codeobject.Kernel:
    return codeobject.load(build(kernel("k", args=args, kernarg_size=24, metadata=metadata))).kernels["k"]


def test_default_rule() -> None:
    found = loaded(NAMED)
    a, b, n = make_values(found, default_arguments(found, 5), Place())
    np.testing.assert_array_equal(a, np.arange(5, dtype=np.float32), strict=True)
    np.testing.assert_array_equal(b, 2.0 * np.arange(5), strict=True)
    assert n == np.int32(5)
    assert isinstance(n, np.int32)
    a, n = make_values(loaded(UNNAMED), default_arguments(loaded(UNNAMED), 3), Place())
    assert a.dtype == np.float32
    assert isinstance(n, np.int64)


@pytest.mark.parametrize(
    ("size", "grid", "block"), [(64, 1, 64), (1, 1, 1), (256, 1, 256), (257, 2, 256), (1000, 4, 256)]
)
def test_default_sizes(size: int, grid: int, block: int) -> None:
    assert default_sizes(loaded(NAMED), size) == ((grid, 1, 1), (block, 1, 1))


def test_default_sizes_keep_to_the_required_block() -> None:
    assert default_sizes(loaded(NAMED, ".reqd_workgroup_size: [ 32, 2, 1 ]"), 65) == ((3, 1, 1), (32, 2, 1))


def test_kernel_types() -> None:
    assert element_type(loaded(UNNAMED), "int_mem") == "i32"
    assert element_type(loaded(UNNAMED), "float_add") == "f32"
    assert element_type(loaded(UNNAMED), "multi") == "f32"
    assert default_arguments(loaded(UNNAMED), 4, "int_loop")[0].dtype == "i32"
    with pytest.raises(MDRError, match=r"int_mem means buffers of i32; the metadata of k says f32, f64"):
        element_type(loaded(NAMED), "int_mem")
    with pytest.raises(MDRError, match="unknown kernel type 'int_add'"):
        element_type(loaded(NAMED), "int_add")


@pytest.mark.parametrize(
    ("text", "spec"),
    [
        ("64", ArgumentSpec(value=64)),
        ("n=-0x10", ArgumentSpec("n", value=-16)),
        ("x=1e3", ArgumentSpec("x", value=1000.0)),
        ("A=f32[64]", ArgumentSpec("A", "f32", (64,), fill="zeros")),
        ("f64[4,16]:arange", ArgumentSpec(None, "f64", (4, 16), fill="arange")),
        ("A=i32[8]:2*i == 4", ArgumentSpec("A", "i32", (8,), init="2*i == 4")),
        ("A=@dir/a.npy", ArgumentSpec("A", file="dir/a.npy")),
    ],
)
def test_command_line_notation(text: str, spec: ArgumentSpec) -> None:
    assert parse_argument(text) == spec


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("A=f33[4]", "--arg A=f33.4.: unknown type 'f33'"),
        ("A=f32[0]", "at least one element"),
        ("A=f32", "neither a number nor a buffer"),
        ("", "neither a number nor a buffer"),
    ],
)
def test_bad_command_line_notation(text: str, message: str) -> None:
    with pytest.raises(MDRError, match=message):
        parse_argument(text)


def test_command_line_replaces_defaults() -> None:
    found = loaded(NAMED)
    specs = override(default_arguments(found, 64), [parse_argument("B=f64[2]"), parse_argument("f32[3]")], found)
    assert [item.shape for item in specs] == [(3,), (2,), None]
    with pytest.raises(MDRError, match=r"--arg C=1: kernel k has no argument 'C'"):
        override([], [parse_argument("C=1")], found)
    with pytest.raises(MDRError, match="takes 3 arguments"):
        override(specs, [parse_argument("1")] * 4, found)


def test_npy_files(tmp_path: Path) -> None:
    np.save(tmp_path / "a.npy", np.asfortranarray(np.arange(6, dtype=np.float32).reshape(2, 3)))
    found = loaded(NAMED)
    specs = override(default_arguments(found, 4), [parse_argument(f"A=@{tmp_path}/a.npy")], found)
    a, *_ = make_values(found, specs, Place())
    np.testing.assert_array_equal(a, [[0, 1, 2], [3, 4, 5]])
    assert a.flags.c_contiguous
    (tmp_path / "bad.npy").write_bytes(b"junk")
    for name, message in (("bad.npy", "not a .npy file"), ("none.npy", "No such file")):
        specs = override(default_arguments(found, 4), [parse_argument(f"A=@{tmp_path}/{name}")], found)
        with pytest.raises(MDRError, match=message):
            make_values(found, specs, Place())


def fill(**options: object) -> np.ndarray:
    argument = ArgumentSpec("A", shape=(2, 3), **options)  # type: ignore[arg-type]
    found = loaded(UNNAMED)
    value = make_values(found, [argument, ArgumentSpec(value=1)], Place())[0]
    assert isinstance(value, np.ndarray)
    assert value.shape == (2, 3)
    return value


def test_fills() -> None:
    assert fill(fill="arange", dtype="u8").tolist() == [[0, 1, 2], [3, 4, 5]]
    assert fill(fill="zeros").dtype == np.float32
    assert fill(fill="ones", dtype="f16").tolist() == [[1] * 3] * 2
    assert fill(fill="constant", value=-7, dtype="i16").tolist() == [[-7] * 3] * 2
    assert fill(init="i[::-1] ** 2", dtype="i64").tolist() == [[25, 16, 9], [4, 1, 0]]
    assert fill(init="3").tolist() == [[3.0] * 3] * 2
    assert fill(init="np.eye(2, 3)").tolist() == [[1, 0, 0], [0, 1, 0]]
    assert fill(init="i - 1", dtype="u32")[0, 0] == 0xFFFFFFFF
    for dtype in ("f32", "i32", "u8"):
        first, again, other = (fill(fill="random", dtype=dtype, seed=seed) for seed in (1, 1, 2))
        assert first.tolist() == again.tolist() != other.tolist()
        assert np.abs(first.astype(float)).max() <= (1 if dtype == "f32" else 100)


LAUNCH = "[[launch]]\ngrid = 1\nblock = 64\n"


def mistakes(tmp_path: Path, text: str, args: str = NAMED) -> str:
    path = tmp_path / "launch.toml"
    path.write_text(text)
    (spec,) = read_launches(path)
    with pytest.raises(MDRError) as caught:
        make_values(loaded(args), spec.args, spec.place)
    return str(caught.value).replace(f"{tmp_path}/", "")


def test_arguments_that_do_not_fit_the_kernel(tmp_path: Path) -> None:
    text = (
        LAUNCH
        + '[[launch.arg]]\nname = "C"\nshape = 4\n'
        + "[[launch.arg]]\nvalue = 4\n"
        + "[[launch.arg]]\nshape = 4\n"
    )
    assert mistakes(tmp_path, text).splitlines() == [
        "launch.toml:5:8: error: the kernel's argument here is 'A', not 'C'",
        'name = "C"',
        "       ^",
        "hint: its arguments are A, B, n",
        "launch.toml:8:9: error: argument B is a buffer",
        "value = 4",
        "        ^",
        "hint: give its shape, and fill or init",
        "launch.toml:10:9: error: argument n is passed by value, not a buffer",
        "shape = 4",
        "        ^",
        "hint: give its value",
    ]


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ("shape = 4", "launch.toml:1:1: error: kernel k takes 3 arguments, and 1 are given"),
        ("shape = 4\ndtype = 'f64'", "argument A is a buffer of f32, not of f64"),
        ("shape = 4\ninit = 'i +'", "launch.toml:6:12: error: invalid syntax"),
        ("shape = 4\ninit = 'j'", "error: NameError: name 'j' is not defined"),
        ("shape = 4\ninit = 'np.arange(3)'", "init gives 3 elements, and shape [4] has 4"),
        ("shape = 4\ninit = '\"text\"'", "could not convert string to float"),
        ("shape = 4\ninit = 'i.__class__'", "attribute __class__ is not available"),
        ("shape = 4\ninit = 'open(\"x\")'", "name 'open' is not defined"),
    ],
)
def test_buffers_that_do_not_fit(tmp_path: Path, arguments: str, message: str) -> None:
    rest = "[[launch.arg]]\nshape = 4\n[[launch.arg]]\nvalue = 4\n" if "takes" not in message else ""
    assert message in mistakes(tmp_path, f"{LAUNCH}[[launch.arg]]\n{arguments}\n{rest}")


@pytest.mark.parametrize(
    ("value", "message"),
    [
        ("value = 1.5", "argument n is an integer (i32)"),
        ("value = 4294967296", "4294967296 does not fit i32 (-2147483648 to 2147483647)"),
        ("value = 4\ndtype = 'f64'", "argument n has 4 bytes, not those of f64"),
    ],
)
def test_values_that_do_not_fit(tmp_path: Path, value: str, message: str) -> None:
    buffers = "[[launch.arg]]\nshape = 4\n" * 2
    assert message in mistakes(tmp_path, f"{LAUNCH}{buffers}[[launch.arg]]\n{value}\n")


def test_expressions() -> None:
    names = {"x": np.arange(4, dtype=np.float32), "sum": 7, "n": 2}
    assert evaluate("x / 0", names).tolist()[1:] == [np.inf] * 3
    assert evaluate("[k + n for k in range(3)]", names).tolist() == [2, 3, 4]
    assert evaluate("sum * n", names) == 14
    assert evaluate("x.sum() + x.mean()", names) == 7.5
    assert evaluate("x * 0.1", names).dtype == np.float32
    for bad in ("x +", "x; y", "import os", "missing", "x.__array__", "__import__('os')", "\0", "1/0"):
        with pytest.raises(ExpressionError):
            evaluate(bad, names)


def spec(tmp_path: Path, **options: object) -> LaunchSpec:
    return LaunchSpec((1, 1, 1), (64, 1, 1), lines=tmp_path / "expected.txt", **options)  # type: ignore[arg-type]


def test_lines_in_order(tmp_path: Path) -> None:
    (tmp_path / "expected.txt").write_text("a\nb\n")
    assert compare_lines(spec(tmp_path), ["a", "b"]) == []
    (failure,) = compare_lines(spec(tmp_path), ["a", "c"])
    assert (failure.expected, failure.actual) == (["b"], ["c"])
    assert "from line 2 on (2 lines expected, 2 printed)" in failure.message
    (failure,) = compare_lines(spec(tmp_path), ["a"])
    assert str(failure).splitlines()[1:] == ["  expected: b"]
    (failure,) = compare_lines(spec(tmp_path), ["a", "b", "c"])
    assert str(failure).splitlines()[1:] == ["  actual:   c"]


def test_lines_in_any_order(tmp_path: Path) -> None:
    (tmp_path / "expected.txt").write_text("a\nb\nb\n")
    assert compare_lines(spec(tmp_path, order="any"), ["b", "a", "b"]) == []
    (failure,) = compare_lines(spec(tmp_path, order="any"), ["b", "a", "c"])
    assert (failure.expected, failure.actual) == (["b"], ["c"])
    assert "1 missing, 1 extra" in failure.message


def differences(expression: str, actual: np.ndarray, **initial: object) -> list[str]:
    spec = LaunchSpec((1, 1, 1), (1, 1, 1), expect={"C": expression})
    return [line for item in compare_buffers(spec, initial, {"C": actual}) for line in str(item).splitlines()]


def test_buffers() -> None:
    assert differences("A + n", np.array([3, 4], np.int32), A=np.array([1, 2]), n=2) == []
    assert differences("A / 2", np.array([0, 1], np.int32), A=np.array([1, 2])) == [
        "buffer C: 1 of 2 elements differ",
        "  expected: C[0] = 0.5",
        "  actual:   C[0] = 0",
    ]
    assert differences("0.1 + 0 * A", np.array([0.1], np.float32), A=np.zeros(1)) == []
    assert differences("A", np.array([np.nan, np.inf]), A=np.array([np.nan, np.inf])) == []
    assert differences("7", np.full((2, 2), 7, np.uint8)) == []
    found = differences("np.zeros((10, 10))", np.ones((10, 10)))
    assert found[0] == "buffer C: 100 of 100 elements differ"
    assert len(found) == 11
    assert "  actual:   C[0, 4] = 1.0" in found


@pytest.mark.parametrize(("expression", "message"), [("A", "gives 3 elements"), ("A +", "invalid syntax")])
def test_expected_buffers_that_cannot_be_compared(expression: str, message: str) -> None:
    with pytest.raises(MDRError, match=message):
        differences(expression, np.zeros(2), A=np.zeros(3))
