"""What a well-formed directive becomes: the tree, its types, its printf format."""

from __future__ import annotations

import json

import pytest

from mdr.directives import (
    Binary,
    BuiltIn,
    Compare,
    Constant,
    Convert,
    DirectiveError,
    Expression,
    Logic,
    Placeholder,
    Print,
    Register,
    Reinterpret,
    TimestampEnd,
    TimestampStart,
    from_json,
    is_directive,
    parse,
    printf_format,
    to_json,
)

V6 = Register("v", 6, 1, "f32")
V6_INT = Register("v", 6, 1, "i32")
S4 = Register("s", 4, 1, "i32")
TID = BuiltIn("tid_x")


def line(text: str, **symbols: int) -> Print:
    directive = parse(text, symbols=symbols)
    assert isinstance(directive, Print)
    return directive


def value(source: str, **symbols: int) -> Expression:
    """The tree of one placeholder, ``expression`` or ``expression:specification``."""
    (placeholder,) = line(f'@PRINT f"{{{source}}}"', **symbols).placeholders()
    return placeholder.expr


def condition(source: str) -> Expression:
    found = line(f'@PRINT if {source}: f"x"').condition
    assert found is not None
    return found


def show(node: Expression) -> str:
    """A tree in one line: every node with its type."""
    if isinstance(node, Register):
        return f"{node.name}.{node.read_as}"
    if isinstance(node, BuiltIn):
        return f"${node.name}"
    if isinstance(node, Constant):
        return f"{node.value!r}.{node.type}"
    if isinstance(node, Convert):
        return f"{node.type}<-{show(node.operand)}"
    if isinstance(node, Reinterpret):
        return f"{node.read_as}<={show(node.operand)}"
    if isinstance(node, Binary):
        return f"({show(node.left)} {node.op} {show(node.right)}).{node.type}"
    if isinstance(node, Compare):
        return f"({show(node.left)} {node.op} {show(node.right)})"
    inside = [show(child) for child in node.children()]
    return f"({node.op} {' '.join(inside)})"  # type: ignore[attr-defined]


def test_text_registers_and_formats() -> None:
    assert line('@PRINT f"n={s4}, A={v6:.3f}"') == Print(
        None, ["n=", Placeholder(S4, "%d"), ", A=", Placeholder(V6, "%.3f")]
    )


def test_a_line_without_placeholders() -> None:
    assert line('@PRINT f"here"') == Print(None, ["here"])
    assert line("@PRINT f''") == Print(None, [])


def test_condition_stands_before_the_text() -> None:
    directive = line('@PRINT if v6 > 2.0: f"C={v2:.3f}"')
    assert directive.condition == Compare(">", V6, Constant(2.0, "f32"))
    assert directive.registers() == [V6, Register("v", 2, 1, "f32")]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (
            '@PRINT f"[tid={$tid}] (A+B)x2/7= <a> [tid<4] (A>2): {v6:.2f}"',
            "[tid=%d] (A+B)x2/7= <a> [tid<4] (A>2): %.2f",
        ),
        ('@PRINT f"100% {{{s4}}} {{}}"', "100%% {%d} {}"),
        ("@PRINT f'say \"hi\" {s4}'", 'say "hi" %d'),
        (r'@PRINT f"a\tb\\ \"q\" \x41\101\u00e9\N{DEGREE SIGN}"', 'a\tb\\ "q" AA\u00e9\u00b0'),
        ('@PRINT f"温度={v6:.1f}°"', "温度=%.1f°"),
        ('@PRINT F"{ v6 }|{ s4 :d}"', "%f|%d"),
        ('@PRINT f"{v6=} {s4 + 1 = :04d}"', "v6=%f s4 + 1 = %04d"),
        ('@PRINT f"{u32(v6):#x}{s4:#o}{s4:#010x}{s4:<#10X}|"', "0x%x0o%o0x%08x0X%-8X|"),
        ('@PRINT   if $tid<4 :f"a"', "a"),
        ('@PRINT f"a" ; a remark, "quoted" {v999}', "a"),
        ('@PRINT f"a" // a remark', "a"),
    ],
)
def test_printf_format(text: str, expected: str) -> None:
    assert printf_format(line(text)) == expected


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        # a bare register: the presentation decides, else the bank
        ("v6", "v6.f32"),
        ("a6", "a6.f32"),
        ("s4", "s4.i32"),
        ("v6:d", "v6.i32"),
        ("v6:x", "v6.u32"),
        ("s4:.2f", "s4.f32"),
        ("v[6]", "v6.f32"),
        ("v[6:6]", "v6.f32"),
        # readings
        ("f64(v[2:3]):.3e", "v[2:3].f64"),
        ("f64(v[3:4])", "v[3:4].f64"),
        ("i64(s[4:5])", "s[4:5].i64"),
        ("f16(v6)", "v6.f16"),
        ("u8(v6):d", "v6.u8"),
        ("f16(v6 >> 16)", "f16<=(v6.u32 >> 16.u32).u32"),
        ("i16(v6 >> 16)", "i16<=(v6.i32 >> 16.i32).i32"),
        ("u32($tid)", "u32<=$tid_x"),
        ("u64(i64(s[4:5])+1):x", "u64<=(s[4:5].i64 + 1.i64).i64"),
        # literals take the type of what they stand with
        ("v6*2", "(v6.f32 * 2.0.f32).f32"),
        ("(v6+v7)*2/7", "(((v6.f32 + v7.f32).f32 * 2.0.f32).f32 / 7.0.f32).f32"),
        ("(1/2)*v6", "((1.0.f32 / 2.0.f32).f32 * v6.f32).f32"),
        ("v6*0.1", "(v6.f32 * 0.10000000149011612.f32).f32"),
        ("f64(v[2:3])*0.1", "(v[2:3].f64 * 0.1.f64).f64"),
        ("s4/2", "(s4.i32 / 2.i32).i32"),
        ("s4*0.5", "(f64<-s4.i32 * 0.5.f64).f64"),
        ("$tid/2:.1f", "(f64<-$tid_x / 2.0.f64).f64"),
        ("$tid//2:.1f", "f64<-($tid_x // 2.i32).i32"),
        ("-2147483648:d", "-2147483648.i32"),
        ("- v6", "(- v6.f32)"),
        ("+v6", "v6.f32"),
        ("2:.1f", "2.0.f64"),
        # mixed operands
        ("s4+v6", "(f32<-s4.i32 + v6.f32).f32"),
        ("u32(v6)+s4", "(v6.u32 + u32<-s4.i32).u32"),
        ("i64(s[4:5])+s6", "(s[4:5].i64 + i64<-s6.i32).i64"),
        ("i64(s[4:5])+u64(s[6:7])", "(u64<-s[4:5].i64 + s[6:7].u64).u64"),
        ("i64(s[4:5])+v6", "(f64<-s[4:5].i64 + f64<-v6.f32).f64"),
        ("u32(v6) & -16", "(v6.u32 & u32<--16.i32).u32"),
        # operators that work on integers
        ("v6 & 255", "(v6.i32 & 255.i32).i32"),
        ("v6 >> 4:x", "(v6.u32 >> 4.u32).u32"),
        ("~v6", "(~ v6.i32)"),
        ("(v6 & 1)*v7", "(f32<-(v6.i32 & 1.i32).i32 * v7.f32).f32"),
        ("s4 % 3", "(s4.i32 % 3.i32).i32"),
        ("v6 // 3:d", "(v6.i32 // 3.i32).i32"),
        ("i64(s[4:5]) << s6", "(s[4:5].i64 << i64<-s6.i32).i64"),
        # conversions
        ("int(v6*2.0):d", "i32<-(v6.f32 * 2.0.f32).f32"),
        ("int(f64(v[2:3]))", "i64<-v[2:3].f64"),
        ("int(s4)", "s4.i32"),
        ("float(s4)/3", "(f32<-s4.i32 / 3.0.f32).f32"),
        ("float(i64(s[4:5]))", "f64<-s[4:5].i64"),
        ("float(v6)", "v6.f32"),
        ("float(2)", "2.0.f32"),
        # what printf is handed
        ("$tid:x", "u32<-$tid_x"),
        ("$lane:.2f", "f64<-$lane"),
        ("i32(v6):x", "u32<-v6.i32"),
        # precedence
        ("s1+s2*s3:d", "(s1.i32 + (s2.i32 * s3.i32).i32).i32"),
        ("s1-s2-s3:d", "((s1.i32 - s2.i32).i32 - s3.i32).i32"),
        ("s1|s2^s3&s4<<s5+s6", "(s1.i32 | (s2.i32 ^ (s3.i32 & (s4.i32 << (s5.i32 + s6.i32).i32).i32).i32).i32).i32"),
        ("-s1*s2", "((- s1.i32) * s2.i32).i32"),
        ("0x10+0b11+0o17+1_0:d", "(((16.i32 + 3.i32).i32 + 15.i32).i32 + 10.i32).i32"),
        ("$tid_y+$wg*$wave:d", "($tid_y + ($wg_x * $wave).i32).i32"),
    ],
)
def test_reading_rules(source: str, expected: str) -> None:
    assert show(value(source)) == expected


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("v6 > 2.0", "(v6.f32 > 2.0.f32)"),
        ("2.0 < v6", "(2.0.f32 < v6.f32)"),
        ("v0 != 0", "(v0.i32 != 0.i32)"),
        ("s4 == 64", "(s4.i32 == 64.i32)"),
        ("s4 == 64.0", "(s4.f32 == 64.0.f32)"),
        ("s4 >= 1e3", "(s4.f32 >= 1000.0.f32)"),
        ("v6 > v7", "(v6.f32 > v7.f32)"),
        ("v6 > s4", "(v6.f32 > f32<-s4.i32)"),
        ("$tid < 4", "($tid_x < 4.i32)"),
        ("$lane == 0.5", "(f64<-$lane == 0.5.f64)"),
        ("v6 == -1", "(v6.i32 == -1.i32)"),
        ("v6 == 0xffffffff", "(v6.u32 == 4294967295.u32)"),
        ("v6 % 4 == 0", "((v6.i32 % 4.i32).i32 == 0.i32)"),
        ("v6 & 1 == 0", "((v6.i32 & 1.i32).i32 == 0.i32)"),
        ("f32(v6) > 2", "(v6.f32 > 2.0.f32)"),
        ("f32(v6) + v7 > 2", "((v6.f32 + v7.f32).f32 > 2.0.f32)"),
        ("v6 + 0.5 > 2", "((v6.f32 + 0.5.f32).f32 > 2.0.f32)"),
        ("float(s4) > s5", "(f32<-s4.i32 > f32<-s5.i32)"),
        ("int(v6) > 2", "(i32<-v6.f32 > 2.i32)"),
        ("f64(v[2:3]) < 0.1", "(v[2:3].f64 < 0.1.f64)"),
        ("i64(s[4:5]) == s6", "(s[4:5].i64 == i64<-s6.i32)"),
        ("u64(s[4:5]) > 5", "(s[4:5].u64 > 5.u64)"),
        ("u32(v6) > $tid", "(i64<-v6.u32 > i64<-$tid_x)"),
        ("u32(v6) > 7", "(v6.u32 > 7.u32)"),
        ("7 < u32(v6)", "(7.u32 < v6.u32)"),
        ("u32(v6) > -1", "(i64<-v6.u32 > i64<--1.i32)"),
        ("not v6 > 2.0", "(not (v6.f32 > 2.0.f32))"),
        ("not not s4 == 1", "(not (not (s4.i32 == 1.i32)))"),
        ("s4 > 1 and v6 < 2.0 or $tid == 0", "(or (and (s4.i32 > 1.i32) (v6.f32 < 2.0.f32)) ($tid_x == 0.i32))"),
        (
            "s4 > 1 and (v6 < 2.0 or not $tid == 0)",
            "(and (s4.i32 > 1.i32) (or (v6.f32 < 2.0.f32) (not ($tid_x == 0.i32))))",
        ),
        ("(s4) == (1)", "(s4.i32 == 1.i32)"),
        ("1 < 2", "(1.i32 < 2.i32)"),
    ],
)
def test_conditions(source: str, expected: str) -> None:
    assert show(condition(source)) == expected


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("v[acc]", "v8.f32"),
        ("v[acc+1]", "v9.f32"),
        ("v[acc + 2*(n-1)]:d", "v14.i32"),
        ("f64(v[acc:acc+1])", "v[8:9].f64"),
        ("s[-acc/3+12]", "s10.i32"),
        ("s[acc%3 | 1<<4 ^ 0x2 & ~1]", "s18.i32"),
        ("s[acc//3+7>>1]", "s4.i32"),
    ],
)
def test_symbols_in_brackets(source: str, expected: str) -> None:
    assert show(value(source, acc=8, n=4)) == expected


def test_symbols_are_spelt_as_the_assembler_allows() -> None:
    directive = parse('@PRINT f"{v[.Lbase$0+1]} {s[$k.n]}"', symbols={".Lbase$0": 3, "$k.n": 5})
    assert [leaf.name for leaf in directive.registers() if isinstance(leaf, Register)] == ["v4", "s5"]


def test_registers_are_listed_once_in_order_of_appearance() -> None:
    directive = line(
        '@PRINT if $tid < 4 and v6 > 2.0: f"{v6:d} {v2*v6} {f64(v[2:3])} {$tid_x} {s4} {$lane} {f16(s4 >> 16)}"'
    )
    assert directive.registers() == [
        TID,
        V6,
        Register("v", 2, 1, "f32"),
        Register("v", 2, 2, "f64"),
        S4,
        BuiltIn("lane"),
    ]


def test_places_of_registers() -> None:
    text = '@PRINT if v6 > 2.0: f"{f64(v[2:3])}"'
    found = [leaf.where for leaf in parse(text).registers() if isinstance(leaf, Register)]
    assert [text[offset : offset + length] for offset, length in found] == ["v6", "v[2:3]"]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("@TIMESTAMP_START", TimestampStart("kernel_total")),
        ("@TIMESTAMP_START ; note", TimestampStart("kernel_total")),
        ('@TIMESTAMP_START label="my_section" ; note', TimestampStart("my_section")),
        (r"@TIMESTAMP_START label = 'a \'b'", TimestampStart("a 'b")),
        ("@TIMESTAMP_END", TimestampEnd("kernel_total", None)),
        (
            "@TIMESTAMP_END if $lane == 0: ; once a wave",
            TimestampEnd("kernel_total", Compare("==", BuiltIn("lane"), Constant(0, "i32"))),
        ),
        (
            '@TIMESTAMP_END label="x" if $tid == 0:',
            TimestampEnd("x", Compare("==", TID, Constant(0, "i32"))),
        ),
    ],
)
def test_timestamps(text: str, expected: object) -> None:
    assert parse(text) == expected


def test_what_timestamps_read() -> None:
    assert parse("@TIMESTAMP_END if $tid == 0:").registers() == [TID]
    assert parse("@TIMESTAMP_END").registers() == parse("@TIMESTAMP_START").registers() == []


def test_json_shape() -> None:
    directive = line('@PRINT if v6 > 2.0: f"A={s4+1}%"')
    data = to_json(directive)
    assert data == {
        "directive": "print",
        "condition": {
            "node": "compare",
            "op": ">",
            "left": {"node": "register", "bank": "v", "index": 6, "count": 1, "read_as": "f32", "type": "f32"},
            "right": {"node": "constant", "value": 2.0, "type": "f32"},
            "type": "bool",
        },
        "pieces": [
            "A=",
            {
                "conversion": "%d",
                "expr": {
                    "node": "binary",
                    "op": "+",
                    "left": {"node": "register", "bank": "s", "index": 4, "count": 1, "read_as": "i32", "type": "i32"},
                    "right": {"node": "constant", "value": 1, "type": "i32"},
                    "type": "i32",
                },
                "text": "s4+1",
            },
            "%",
        ],
        "wait": False,
        "now": False,
        "once": None,
        "label": None,
    }
    assert from_json(json.loads(json.dumps(data))) == directive


@pytest.mark.parametrize(
    "text", ['@TIMESTAMP_START label="é"', '@TIMESTAMP_END label="x" if not $tid == 0 and ~s4 < 1:']
)
def test_json_of_timestamps(text: str) -> None:
    directive = parse(text)
    assert from_json(json.loads(json.dumps(to_json(directive)))) == directive


@pytest.mark.parametrize(
    "data",
    [
        {},
        {"directive": "prin"},
        {"directive": "print", "condition": {"node": "?"}, "pieces": []},
        {"directive": "print", "condition": None, "pieces": [3]},
    ],
)
def test_other_json_is_refused(data: dict[str, object]) -> None:
    with pytest.raises(ValueError, match=r"unknown|not a directive"):
        from_json(data)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ('@PRINT f"a"', True),
        ("@PRINT", True),
        ("@TIMESTAMP_END", True),
        ('@PRNT f"a"', True),
        ('@print "a"', True),
        ('@LOG f"a"', True),
        ("@TIMESTAMP_STOP", True),
        ("@vector_add", False),
        ("@print_kernel", False),
        ("@param x the input", False),
        ("@point 3", False),
        ("@", False),
    ],
)
def test_which_comments_are_directives(text: str, expected: bool) -> None:
    assert is_directive(text) is expected


def test_nodes_compare_by_value() -> None:
    assert Register("v", 1, 1, "f32", (3, 2)) == Register("v", 1, 1, "f32")
    assert len({Register("v", 1, 1, "f32"), Register("v", 1, 1, "f32"), Register("v", 1, 1, "i32")}) == 2
    assert Logic("not", [Constant(1, "i32")]) != Constant(1, "i32")
    assert repr(Constant(1, "i32")) == "Constant(value=1, type='i32')"


def test_waiting_first() -> None:
    waits = parse('@PRINT wait=1 if v6 > 2.0: f"{v6}"')
    assert isinstance(waits, Print)
    assert waits.wait
    assert waits.condition is not None
    plain = parse('@PRINT wait=0 f"{v6}"')
    assert plain == parse('@PRINT f"{v6}"')
    assert waits != parse('@PRINT if v6 > 2.0: f"{v6}"')
    with pytest.raises(DirectiveError, match="'wait=yes' is neither wait=0 nor wait=1"):
        parse('@PRINT wait=yes f"{v6}"')
