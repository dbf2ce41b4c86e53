"""Addresses of LDS and memory: what is known is computed as the kernel would, the rest is refused in words."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mdr.directives import Constant, DirectiveError, Memory, Print, check_registers, evaluate, from_json, parse, to_json

NUMBERS = st.sampled_from(["0", "1", "3", "16", "0x7fffffff", "-1", "-2147483648", "70000", "ROWS"])
ADDRESSES = st.recursive(
    NUMBERS,
    lambda inner: st.one_of(
        st.tuples(inner, st.sampled_from(["+", "-", "*", "&", "|", "^"]), inner).map(
            lambda t: f"({t[0]} {t[1]} {t[2]})"
        ),
        st.tuples(inner, st.sampled_from(["<<", ">>"]), st.sampled_from(["0", "3", "31"])).map(
            lambda t: f"({t[0]} {t[1]} {t[2]})"
        ),
        inner.map(lambda text: f"(-{text})"),
        inner.map(lambda text: f"(~{text})"),
    ),
    max_leaves=6,
)


def reading(source: str, **symbols: int) -> Memory:
    directive = parse(f'@PRINT f"{{{source}}}"', symbols=symbols)
    assert isinstance(directive, Print)
    assert from_json(to_json(directive)) == directive
    (memory,) = directive.memory()
    return memory


@given(text=ADDRESSES)
def test_constant_addresses_are_computed_as_everywhere_else(text: str) -> None:
    found = reading(f"lds[{text}]", ROWS=12).address
    assert isinstance(found, Constant)
    directive = parse(f'@PRINT f"{{i32(v0) + {text.replace("ROWS", "12")}:d}}"')
    assert isinstance(directive, Print)
    (placeholder,) = directive.placeholders()
    wanted = evaluate(placeholder.expr, lambda node: 0)
    assert int(found.value) & 0xFFFFFFFF == int(wanted) & 0xFFFFFFFF


def test_registers_of_addresses_are_checked_but_not_kept() -> None:
    directive = parse('@PRINT f"{v1} {lds[v3 + s9]} {mem[v[4:5] + $tid]}"')
    assert [node.name for node in directive.registers(addresses=False)] == ["v1"]
    assert [node.name for node in directive.registers()] == ["v1", "v3", "s9", "v[4:5]", "tid_x"]

    class Limits:
        vgprs, sgprs, agprs, lds = 5, 9, 0, 64

    messages = [problem.message for problem in check_registers(directive, Limits())]
    assert [message.split(" is ")[0] for message in messages] == ["s9", "v[4:5]"]


@pytest.mark.parametrize(
    ("source", "mark", "message", "hint"),
    [
        ("lds", "lds", "'lds' needs an address.", "lds[0x40]"),
        ("mem[]", "[]", "The address is missing.", "mem[s[4:5] + 8]"),
        ("LDS", "LDS", "Unknown register 'LDS'.", "Did you mean lds[…]?"),
        ("lds[v1:4]", ":", "lds[…] takes one address, in bytes.", "f32x4(lds[…])"),
        ("lds[v1", "[", "'[' is never closed.", "Add the missing ']'."),
        ("lds[v1 % 4]", "v1 % 4", "'%' cannot be computed where the directive stands.", "Use a shift"),
        ("lds[v[2:3]]", "v[2:3]", "An address in LDS has 32 bits.", "mem[v[2:3]]"),
        ("lds[lds[4]]", "lds[4]", "An address cannot be read from memory.", "Load it in the kernel"),
        ("lds[f32(v1)]", "f32(v1)", "An address is an integer, but this is f32.", "Convert it"),
        ("lds[f16(v1)]", "f16(v1)", "An address is an integer, but this is f32.", "Convert it"),
        ("lds[int(v1)]", "int(v1)", "A float cannot be converted where the directive stands.", "Convert it"),
        ("lds[2.0]", "2.0", "An address is an integer, but this is f64.", "Convert it"),
        ("lds[$wave]", "$wave", "'$wave' cannot be part of an address.", "Use $tid or $lane"),
        ("lds[none]", "none", "Unknown register 'none'.", None),
        ("mem[v2]", "v2", "An address in memory has 64 bits.", "mem[v[2:3] + 16]"),
        (
            "mem[s[4:5] + s[6:7]]",
            "s[4:5] + s[6:7]",
            "An address in memory is one pair of registers",
            "mem[s[4:5] + 4*v2]",
        ),
        ("mem[8 - s[4:5]]", "8 - s[4:5]", "An address in memory is one pair of registers", "mem[s[4:5] + 4*v2]"),
        ("mem[i64(s[4:5]) << 1]", "i64(s[4:5]) << 1", "An address in memory is a pair of registers, and", "4*v2"),
        ("u8x3(lds[4])", "u8x3(lds[4])", "u8x3 reads 24 bits, but memory is read by whole words", "Write u8x4(…)."),
        ("f32x2(mem[s[4:5]]) + 1", "f32x2(mem[s[4:5]])", "f32x2(…) is a list", "by itself"),
    ],
)
def test_what_is_refused(source: str, mark: str, message: str, hint: str | None) -> None:
    text = f'@PRINT f"a={{{source}}}"'
    with pytest.raises(DirectiveError) as caught:
        parse(text)
    (problem,) = caught.value.problems
    assert text[problem.offset : problem.offset + problem.length] == mark
    assert problem.offset >= text.index(source)
    assert message in problem.message
    assert hint is None or hint in (problem.hint or "")
