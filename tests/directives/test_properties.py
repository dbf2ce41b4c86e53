"""Laws that hold for every text: a tree or positioned problems, well-typed trees, JSON and back, Python's meaning."""

from __future__ import annotations

import json
import math
import struct
from collections.abc import Callable

from hypothesis import assume, example, given, settings
from hypothesis import strategies as st

from mdr.directives import (
    Binary,
    BuiltIn,
    Compare,
    Constant,
    Convert,
    Directive,
    DirectiveError,
    Expression,
    Logic,
    Print,
    Register,
    Reinterpret,
    Unary,
    evaluate,
    from_json,
    is_directive,
    migrate,
    parse,
    printed_line,
    printf_format,
    to_json,
)

INTEGERS = {"i32": (-(1 << 31), 1 << 31), "u32": (0, 1 << 32), "i64": (-(1 << 63), 1 << 63), "u64": (0, 1 << 64)}
NUMBERS = {*INTEGERS, "f32", "f64"}
SYMBOLS = {"n": 4, ".L$x": 7}

# Pieces that directives are made of, so that random text gets past the first character.
FRAGMENTS = st.sampled_from(
    [
        "@PRINT ", "@TRACE ", "@ASSERT ", "@COUNT ", "@TIMESTAMP_START", "@TIMESTAMP_END ", "now ", "once wave", "once ",
        "workgroup ", "last=", "last=8 ", "wait=1 ", "clock=realtime ", "$pass",
        "if ", ": ", 'f"', '"', "'", "{", "}", "{{", "}}", ":", ".3f",
        "d", "#x", ">10", "0", "v6", "v7", "s4", "v[2:3]", "s[n:n+1]", "v[.L$x]", "a1", "v999", "x6", "$tid", "$rid",
        "f32(", "f64(", "i64(", "u32(", "f16(", "u8(", "int(", "float(", ")", "(", "[", "]", "+", "-", "*", "/", "//",
        "%", "&", "|", "^", "~", "<<", ">>", "==", "!=", "<", "<=", ">", ">=", "=", "!", "and ", "or ", "not ", "1", "2.0",
        "0xff", "1e39", "4294967296", " ", ";", "\\n", "\\", "\\N{", "fmt=", "reg=", "cond=v6_gt(2.0)", "expr=", ",",
        'label="x"', "\u6e29", "\0", "\ud800", "%d", "%",
    ]
)  # fmt: skip
TEXTS = st.one_of(
    st.text(),
    st.text(alphabet=st.characters()).map("@PRINT ".__add__),
    st.lists(FRAGMENTS, max_size=30).map("".join),
    st.lists(FRAGMENTS, max_size=30).map(lambda parts: '@PRINT f"{' + "".join(parts)),
    st.lists(FRAGMENTS, max_size=30).map(lambda parts: "@PRINT if " + "".join(parts)),
    st.tuples(
        st.sampled_from(["@PRINT now ", "@TRACE last=3 ", "@ASSERT ", "@COUNT n ", "@TIMESTAMP_END "]),
        st.lists(FRAGMENTS, max_size=20).map("".join),
    ).map("".join),
)


def parsed(text: str) -> Directive | DirectiveError:
    try:
        return parse(text, symbols=SYMBOLS)
    except DirectiveError as error:
        return error


def check_types(node: Expression) -> None:
    """Fail unless the operands of every node have the types that the tree promises."""
    for child in node.children():
        check_types(child)
    if isinstance(node, Constant):
        if node.type in INTEGERS:
            low, high = INTEGERS[node.type]
            assert isinstance(node.value, int)
            assert low <= node.value < high
        else:
            assert isinstance(node.value, float)
            assert node.type == "f64" or struct.unpack("<f", struct.pack("<f", node.value))[0] == node.value
    elif isinstance(node, Unary):
        assert node.type == node.operand.type
        assert node.type in (NUMBERS if node.op == "-" else INTEGERS)
    elif isinstance(node, Binary):
        assert node.type == node.left.type == node.right.type
        assert node.type in (NUMBERS if node.op in "+-*/" else INTEGERS)
    elif isinstance(node, Convert):
        assert node.type in NUMBERS
        assert node.operand.type in NUMBERS - {node.type}
    elif isinstance(node, Reinterpret):
        assert node.operand.type in INTEGERS
        assert node.read_as.endswith("64") == node.operand.type.endswith("64")
    elif isinstance(node, Compare):
        assert node.left.type == node.right.type
        assert node.left.type in NUMBERS
    elif isinstance(node, Logic):
        assert len(node.operands) == (1 if node.op == "not" else 2)
        assert all(operand.type == "bool" for operand in node.operands)
    else:
        assert isinstance(node, (Register, BuiltIn))
        if isinstance(node, Register):
            assert node.count == (2 if node.read_as.endswith("64") else 1)


def check_directive(directive: Directive) -> None:
    """Fail unless a parsed directive can be used: types, JSON, evaluation and printing."""
    for expression in directive.expressions():
        check_types(expression)
    assert from_json(json.loads(json.dumps(to_json(directive)))) == directive
    if not isinstance(directive, Print):
        return
    if directive.condition is not None:
        assert directive.condition.type == "bool"
    assert printf_format(directive).count("%") >= len(directive.placeholders())
    for seed in (0, 0x7FC00000, 0xFFFFFFFF, 0x80000000, 0x3F800000FF800000, 0x7FEFFFFFFFFFFFFF):

        def read(leaf: Register | BuiltIn, seed: int = seed) -> int:
            return seed & 63 if isinstance(leaf, BuiltIn) else seed & ((1 << 32 * leaf.count) - 1)

        for placeholder in directive.placeholders():
            value = evaluate(placeholder.expr, read)
            if placeholder.expr.type in INTEGERS:
                low, high = INTEGERS[placeholder.expr.type]
                assert isinstance(value, int)
                assert low <= value < high
            else:
                assert isinstance(value, float)
        assert printed_line(directive, read) is not None or directive.condition is not None


@given(TEXTS)
@settings(max_examples=400, deadline=None)
@example("@PRINT f'" + "{(" * 3000)
@example('@PRINT f"{' + "-" * 3000 + 'v6}"')
@example("@PRINT if " + "not " * 3000 + 'v6 > 1: f""')
@example('@PRINT f"{v[' + "(" * 3000 + ']}"')
@example('@PRINT f"{v6:' + "9" * 5000 + "d}{" + "9" * 5000 + '}"')
@example('@PRINT f"{v[1' + "<<63" * 50 + ']}"')
@example('@PRINT f"{v' + "9" * 5000 + '}"')
@example('@PRINT f"{v\u0661}{v6:\u0661d}{\u0661}"')
@example('@PRINT fmt="%' + "9" * 5000 + 'd" reg=v' + "9" * 5000 + " type=f64")
@example("@PRINT reg=v\u0661 type=f64")
def test_any_text_gives_a_tree_or_positioned_problems(text: str) -> None:
    is_directive(text)
    migrate(text)
    outcome = parsed(text)
    if isinstance(outcome, Directive):
        check_directive(outcome)
        return
    assert outcome.problems
    for problem in outcome.problems:
        assert 0 <= problem.offset <= len(text)
        assert 1 <= problem.length <= len(text) + 1
        assert problem.message


# Well-formed expressions by construction. Values are small, so that 64 bits never overflow and Python agrees.
WIDE_LEAVES = st.sampled_from(["i64(s[0:1])", "i64(s[2:3])", "i64(v[4:5])"])
SMALL = st.integers(-9, 9).map(str)


def _binary(operators: list[str]) -> Callable[[st.SearchStrategy[str]], st.SearchStrategy[str]]:
    def extend(inner: st.SearchStrategy[str]) -> st.SearchStrategy[str]:
        pair = st.tuples(inner, st.sampled_from(operators), inner).map(" ".join)
        return st.one_of(pair, pair.map("({})".format), inner.map("-({})".format))

    return extend


INTEGER_SOURCES = st.recursive(
    st.one_of(WIDE_LEAVES, SMALL), _binary(["+", "-", "*", "//", "%", "&", "|", "^"]), max_leaves=7
)
FLOAT_SOURCES = st.recursive(
    st.one_of(
        st.sampled_from(["f64(v[0:1])", "f64(s[2:3])", "f64(v[4:5])"]),
        st.floats(-8, 8, allow_nan=False).map(repr),
        SMALL,
    ),
    _binary(["+", "-", "*", "/"]),
    max_leaves=7,
)
COMPARISONS = st.tuples(
    st.one_of(WIDE_LEAVES, INTEGER_SOURCES), st.sampled_from(["==", "!=", "<", "<=", ">", ">="]), WIDE_LEAVES
).map(" ".join)


def _logic(inner: st.SearchStrategy[str]) -> st.SearchStrategy[str]:
    pair = st.tuples(inner, st.sampled_from(["and", "or"]), inner).map(" ".join)
    return st.one_of(pair, pair.map("({})".format), inner.map("not {}".format))


CONDITIONS = st.recursive(COMPARISONS, _logic, max_leaves=4)


class Bank:
    """Lets Python itself evaluate an expression's text: ``s[2:3]`` is the value at 2."""

    def __init__(self, values: list[float]) -> None:
        self._values = values

    def __getitem__(self, pair: slice) -> float:
        return self._values[int(pair.start) // 2]


def python_value(source: str, values: list[float]) -> float:
    bank = Bank(values)
    names = {"v": bank, "s": bank, "i64": lambda value: value, "f64": lambda value: value}
    value: float = eval(source, {"__builtins__": {}}, names)
    return value


def reader(values: list[float], code: str) -> Callable[[Register | BuiltIn], int]:
    def read(leaf: Register | BuiltIn) -> int:
        assert isinstance(leaf, Register)
        return int.from_bytes(struct.pack(code, values[leaf.index // 2]), "little")

    return read


@given(INTEGER_SOURCES, st.lists(st.integers(-99, 99), min_size=3, max_size=3))
@settings(max_examples=200, deadline=None)
@example("i64(s[0:1]) // -2 % 7", [7, 0, 0])
@example("i64(s[0:1]) - 2 * 3 & 5 | 9 ^ 4", [77, 0, 0])
def test_integers_mean_what_python_says(source: str, values: list[int]) -> None:
    try:
        expected = python_value(source, list(values))
    except ZeroDivisionError:
        assume(False)
    assume(abs(expected) < 1 << 31)  # an expression of literals alone has 32 bits
    directive = parse(f'@PRINT f"{{{source}}}"')
    assert isinstance(directive, Print)
    assert evaluate(directive.placeholders()[0].expr, reader(list(values), "<q")) == expected
    check_directive(directive)


@given(FLOAT_SOURCES, st.lists(st.floats(-1e3, 1e3), min_size=3, max_size=3))
@settings(max_examples=200, deadline=None)
def test_floats_mean_what_python_says(source: str, values: list[float]) -> None:
    try:
        expected = python_value(source, values)
    except ZeroDivisionError:
        assume(False)
    directive = parse(f'@PRINT f"{{{source}:.3f}}"')
    assert isinstance(directive, Print)
    assert math.isclose(
        evaluate(directive.placeholders()[0].expr, reader(values, "<d")),
        expected,
        rel_tol=0,
        abs_tol=0,
    )
    check_directive(directive)


@given(CONDITIONS, st.lists(st.integers(-3, 3), min_size=3, max_size=3))
@settings(max_examples=200, deadline=None)
@example("not i64(s[0:1]) > 1 or i64(s[2:3]) < 2 and i64(v[4:5]) == 1", [2, 1, 1])
def test_conditions_mean_what_python_says(source: str, values: list[int]) -> None:
    try:
        expected = python_value(source, list(values))
    except ZeroDivisionError:
        assume(False)
    directive = parse(f'@PRINT if {source}: f"x"')
    assert isinstance(directive, Print)
    assert directive.condition is not None
    assert evaluate(directive.condition, reader(list(values), "<q")) == expected
    check_directive(directive)
