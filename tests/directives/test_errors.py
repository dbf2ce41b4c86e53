"""Every mistake has its own message, place and hint, and one mistake does not hide the next."""

from __future__ import annotations

import pytest

from mdr.diagnostics import MDRError, render
from mdr.directives import DirectiveError, Problem, check_registers, parse


def problems(text: str, **symbols: int) -> tuple[Problem, ...]:
    with pytest.raises(DirectiveError) as caught:
        parse(text, symbols=symbols)
    return caught.value.problems


def marked(text: str, problem: Problem) -> str:
    return text[problem.offset : problem.offset + problem.length]


# source between the braces, the text marked, message, hint (parts of both)
EXPRESSIONS = [
    ("", "{}", "The placeholder is empty.", "{{}}"),
    ("  ", "{  }", "The placeholder is empty.", "{v6}"),
    (":d", "{:d}", "The placeholder is empty.", "{v6}"),
    ("x6", "x6", "Unknown register 'x6'.", "Did you mean v6 or s6? Registers are v0..v255, s0..s101, a0..a255."),
    ("V6", "V6", "Unknown register 'V6'.", "Did you mean v6?"),
    ("tid", "tid", "Unknown register 'tid'.", "Did you mean $tid?"),
    ("total", "total", "Unknown register 'total'.", "Registers are"),
    ("v", "v", "'v' alone is not a register.", "v0 or v[0:1]"),
    ("f64(m0)", "f64(m0)", "f64 reads 2 registers, but m0 is one register.", "Write m0: it is u32."),
    ("f32(vcc)", "f32(vcc)", "f32 reads one register, but vcc is 2 registers.", "Write vcc: it is u64."),
    ("flat_scratch", "flat_scratch", "'flat_scratch' cannot be read", "s_mov_b64 s[4:5], flat_scratch"),
    ("ttmp3", "ttmp3", "'ttmp3' cannot be read", "s_mov_b32 s4, ttmp3"),
    ("n", "n", "'n' is the number 4, not a register.", "v[n] or s[n]"),
    ("$rid", "$rid", "Unknown built-in variable '$rid'.", "Please check your @PRINT directive syntax."),
    ("$", "$", "Unknown built-in variable '$'.", "Please check"),
    ("v999", "v999", "There is no register v999 on these chips.", "v0 to v255"),
    ("s102", "s102", "There is no register s102", "s0 to s101"),
    ("a256", "a256", "There is no register a256", "a0 to a255"),
    ("f64(v[255:256])", "v[255:256]", "There is no register v256", "v0 to v255"),
    ("v[n-5]", "v[n-5]", "There is no register v-1", "v0 to v255"),
    ("f64(v[3:2])", "v[3:2]", "The register range v[3:2] ends before it begins.", "lower register comes first"),
    ("v[nn]", "nn", "Unknown symbol 'nn'.", "Did you mean n?"),
    ("v[where]", "where", "Unknown symbol 'where'.", ".set before the directive"),
    ("v[$tid]", "$tid", "'$tid' cannot be a register number.", "from lane to lane"),
    ("v[1.5]", "1.5", "This is not a register number.", None),
    ("v[n/0]", "n/0", "This is not a register number.", None),
    ("v[1<<99]", "1<<99", "This is not a register number.", None),
    ("v[1<2]", "1<2", "This is not a register number.", None),
    ("v[2", "[", "'[' is never closed.", "']'"),
    ("v[2:f", "[", "'[' is never closed.", "']'"),
    ("(v6+v7:.2f", "(", "'(' is never closed.", "')'"),
    ("v6+v7)", ")", "')' without a '(' before it.", None),
    ("v6]", "]", "']' without a '[' before it.", None),
    ("v6+", "+", "Nothing stands to the right of '+'.", "v6 + 2"),
    ("(v6*)", "*", "Nothing stands to the right of '*'.", "v6 * 2"),
    ("*v6", "*", "Unexpected '*'.", None),
    ("v6 v7", "v7", "Unexpected 'v7'.", None),
    ("-", "-", "The expression ends too early.", None),
    ("()", ")", "A value is missing before ')'.", None),
    ("(-)", ")", "A value is missing before ')'.", None),
    ("v[]", "]", "A value is missing before ']'.", None),
    ("v[:3]", ":", "Unexpected ':'.", None),
    ("v6**2", "**", "Unexpected '**'.", "multiply"),
    ("v6 if v7", "if", "Unexpected 'if'.", None),
    ("and", "and", "Unexpected 'and'.", None),
    ("v6 @ v7", "@", "Unexpected character '@'.", None),
    ("v6\uff0b1", "\uff0b", "Unexpected character", "Write the ASCII character '+'."),
    ("v6*2.0f", "2.0f", "Malformed number '2.0f'.", "write 2.0"),
    ("007", "007", "Malformed number '007'.", "does not start with 0"),
    ("0x", "0x", "Malformed number '0x'.", None),
    ("1__0", "1__0", "Malformed number '1__0'.", None),
    ("9" * 90, "9" * 90, "Malformed number '999", None),
    ("v6 & " + "9" * 30, "9" * 30, "does not fit 64 bits.", None),
    ("v6*1e39", "1e39", "1e39 is beyond the range of f32.", None),
    ("f64(v[2:3])*1e999", "1e999", "1e999 is beyond the range of f64.", None),
    ("v6 > 2.0", "v6 > 2.0", "A comparison is a condition, not a number.", "@PRINT if"),
    ("v6==2", "v6==2", "A comparison is a condition", "@PRINT if"),
    ("v6 and v7", "v6 and v7", "'and' is a condition, not a number.", "@PRINT if"),
    (
        "v[2:3] + 1",
        "v[2:3]",
        "v[2:3] is 2 registers, which have no type by themselves.",
        "f64(v[2:3]) or i64(v[2:3]) or u64(v[2:3])",
    ),
    ("v[2:3] * 2.0:.3f", "v[2:3]", "v[2:3] is 2 registers", "f64(v[2:3])"),
    ("-v[2:5]", "v[2:5]", "v[2:5] is 4 registers", "shown as a list, {v[2:5]}"),
    ("f16(v[2:3])", "f16(v[2:3])", "f16 reads one register, but v[2:3] is 2", "f16(v2), or f16x4(v[2:3]) for all."),
    ("f16x4(v2)", "f16x4(v2)", "f16x4 reads 2 registers, but v2 is one register.", "Write f16x2(v2)."),
    ("i8x4(v2) + 1", "i8x4(v2)", "i8x4(…) is a list: it can be printed, not computed with.", "i8(v6 >> 16)"),
    ("i8x8(v2 + 1)", "i8x8(v2 + 1)", "i8x8 reads 64 bits, but 'v2 + 1' has 32.", "Write i8x4(…)."),
    ("f16x2(v2 * 2.0)", "f16x2(v2 * 2.0)", "f16x2() reads bits as they are, but 'v2 * 2.0' is f64.", "v2 * 2.0"),
    ("u4x65(v[2:9])", "u4x65(v[2:9])", "A list shows 64 elements at most, not 65.", "in parts"),
    ("v[2:99]", "v[2:99]", "A list shows 64 elements at most, not 98.", "in parts"),
    ("v[2:3]:x>3", "x>", "C printf cannot fill with 'x' here.", "zeros"),
    (
        "f32x2(v[2:3]):d",
        "d",
        "Format code 'd' needs an integer",
        "Use a float format, {f32x2(v[2:3]):.3f}, or another reading.",
    ),
    ("f64(v2)", "f64(v2)", "f64 reads 2 registers, but v2 is one register.", "f64(v[2:3])"),
    ("f64(v[2:4])", "f64(v[2:4])", "f64 reads 2 registers, but v[2:4] is 3 registers.", "f64(v[2:3])"),
    ("u32(s[4:5])", "u32(s[4:5])", "u32 reads one register, but s[4:5] is 2 registers.", "u32(s4)"),
    ("f32(3)", "f32(3)", "f32() reads a register's bits; a literal has none.", "Write 3.0."),
    ("i32(3)", "i32(3)", "i32() reads a register's bits", "Write 3."),
    ("f32(0x40)", "f32(0x40)", "f32() reads a register's bits", None),
    ("f32($tid)", "f32($tid)", "'$tid' is an integer, not bits.", "float($tid)"),
    ("i32(f32(v6)*2)", "i32(f32(v6)*2)", "reads bits as they are, but 'f32(v6)*2' is f32.", "int(f32(v6)*2)"),
    ("f32(v6*2.0)", "f32(v6*2.0)", "reads bits as they are", "Write v6*2.0."),
    ("f64(v6+v7)", "f64(v6+v7)", "f64() reads 64 bits, but 'v6+v7' has 32.", None),
    ("sin(v6)", "sin", "Unknown function 'sin'.", "int()"),
    ("flaot(v6)", "flaot", "Unknown function 'flaot'.", "Did you mean float()?"),
    ("int()", "int()", "int() needs an argument.", None),
    ("int(v6, 2)", ",", "int() takes one argument.", None),
    ("f32(v6) & 1", "f32(v6)", "'&' works on integers, but 'f32(v6)' is f32.", "int(f32(v6))"),
    ("v6 % 4", "v6", "'%' works on integers, but 'v6' is f32.", "int(v6), or read the bits with i32(v6)"),
    ("v6 << 32:d", "32", "A 32-bit value is shifted by 0 to 31, not by 32.", None),
    ("v6 << -1:d", "-1", "A 32-bit value is shifted by 0 to 31, not by -1.", None),
    ("(" * 100 + "v6" + ")" * 100, "(", "The expression is too long.", "several placeholders"),
    ("+".join(["v6"] * 100), None, "The expression is too long.", "several placeholders"),
    # formats
    ("v6*2.0:d", "d", "Format code 'd' needs an integer, but 'v6*2.0' is a float.", "{int(v6*2.0):d}"),
    ("f32(v6):08x", "08x", "Format code 'x' needs an integer", "{int(f32(v6)):08x}"),
    ("v6:.3", ".3", "A precision needs a format code", "Write .3f for digits after the point, .3g"),
    ("s4:.3", ".3", "An integer has no precision ('.3').", "{s4:.3f}"),
    ("v6:.3d", ".3d", "An integer has no precision", "08d"),
    ("v6:.f", ".", "A precision needs digits after the point.", ".3f"),
    ("v6:^10d", "^", "C printf cannot centre ('^').", "'<' or '>'"),
    ("v6:*^10d", "^", "C printf cannot centre", "'<' or '>'"),
    ("v6:=10d", "=", "C printf cannot fill between sign and digits ('=').", "08d"),
    ("v6:*>10d", "*>", "C printf cannot fill with '*' here.", "08d"),
    ("v6:0<10d", "0<", "C printf cannot fill with '0' here.", "08d"),
    ("v6:<010d", "0", "Zeros cannot fill up on the right.", "'<'"),
    ("v6:0>10d", "0>10d", "C printf cannot put zeros before a sign.", "08d"),
    ("v6:>010.2f", ">010.2f", "C printf cannot put zeros before a sign.", "08d"),
    ("v6:,d", ",", "C printf cannot group digits (',').", "','"),
    ("v6:10_.2f", "_", "C printf cannot group digits ('_').", "'_'"),
    ("v6:zf", "z", "C printf cannot turn -0 into 0", "'z'"),
    ("v6:+x", "+x", "C printf shows no sign for an unsigned number.", "as text"),
    ("v6:#10o", "#10o", "C printf writes octal without 0o.", "0o{v6:o}"),
    ("v6:b", "b", "Unknown format code 'b'.", "'x'"),
    ("v6:c", "c", "Unknown format code 'c'.", "'d'"),
    ("v6:n", "n", "Unknown format code 'n'.", "'d'"),
    ("v6:%", "%", "Unknown format code '%'.", "{v6*100:.1f}%"),
    ("v6:i", "i", "Unknown format code 'i'.", "'d'"),
    ("v6:u", "u", "Unknown format code 'u'.", "{u32(v6):d}"),
    ("v6:ld", "ld", "Unknown format code 'ld'.", "{i64(v[2:3]):d}"),
    ("v6:lf", "lf", "Unknown format code 'lf'.", "{f64(v[2:3]):f}"),
    ("v6:q", "q", "Unknown format code 'q'.", "f, F, e, E, g, G for floats"),
    ("v6: d d", "d d", "Unknown format code 'd d'.", "Format codes are"),
    ("v6:99999d", "99999", "The width is above 1000.", None),
    ("v6:.99999f", "99999", "The precision is above 1000.", None),
    ("v6:{s4}d", "{", "A placeholder inside a format is not possible.", "as a number"),
    ("v6!r", "!r", "'!r' formats objects", "{v6:.3f}"),
    ("v6!", "!", "Unexpected '!'.", "not"),
]


@pytest.mark.parametrize(("source", "mark", "message", "hint"), EXPRESSIONS, ids=[case[0][:20] for case in EXPRESSIONS])
def test_placeholders(source: str, mark: str | None, message: str, hint: str | None) -> None:
    text = f'@PRINT f"a={{{source}}}"'
    (problem,) = problems(text, n=4)
    assert message in problem.message
    assert mark is None or marked(text, problem) == mark
    assert (hint or "") in (problem.hint or "")
    assert hint is not None or problem.hint is None or source in ("9" * 90,)


CONDITIONS = [
    ("v6 >", ">", "Nothing stands to the right of '>'.", None),
    ("> 2", ">", "Unexpected '>'.", None),
    ("", "if", "The condition is missing after 'if'.", "if $tid == 0:"),
    ("(v6 > 2.0", "(", "'(' is never closed.", "')'"),
    ("v6 > 2.0)", ")", "')' without a '('", None),
    ("v[2 > 1", "[", "'[' is never closed.", "']'"),
    ("v6", "v6", "'v6' is a number, not a condition.", "Write 'v6 != 0'."),
    ("not $lane", "$lane", "'$lane' is a number, not a condition.", "Write '$lane != 0'."),
    ("v6 & 1", "v6 & 1", "'v6 & 1' is a number, not a condition.", "Write 'v6 & 1 != 0'."),
    ("0 < $tid < 4", "<", "Comparisons cannot be chained.", "Write '0 < $tid and $tid < 4'."),
    ("0 < $tid < ", "<", "Comparisons cannot be chained.", "Write '0 < $tid and $tid < …'."),
    ("v6 = 2", "=", "Unexpected '='.", "'=='"),
    ("v6 > 2 && v7 > 2", "&&", "Unexpected '&&'.", "'and'"),
    ("v6 > 2 || v7 > 2", "||", "Unexpected '||'.", "'or'"),
    ("!v6", "!", "Unexpected '!'.", "'not'"),
    ("v6 <> 2", "<>", "Unexpected '<>'.", "'!='"),
    ("v6 == not v7 > 2", "not", "Unexpected 'not'.", "parentheses"),
    ("u64(v[2:3]) > s4", "u64(v[2:3]) > s4", "A signed number cannot be compared", "as u64(…)"),
    ("u64(v[2:3]) > -1", "u64(v[2:3]) > -1", "A signed number cannot be compared", "as i64(…)"),
    ("(v6 > 2) > 1", "(v6 > 2)", "A comparison is a condition, not a number.", "@PRINT if"),
    ("v999", "v999", "There is no register v999", "v255"),
]


@pytest.mark.parametrize(("source", "mark", "message", "hint"), CONDITIONS)
def test_conditions(source: str, mark: str, message: str, hint: str | None) -> None:
    text = f'@PRINT if {source}: f"a"'
    (problem,) = problems(text)
    assert message in problem.message
    assert marked(text, problem) == mark
    assert (hint or "") in (problem.hint or "")


LAYOUT = [
    ('@PRNT f"a"', "@PRNT", "Unknown directive '@PRNT'.", "Did you mean @PRINT?"),
    ('@print f"a"', "@print", "Unknown directive '@print'.", "Did you mean @PRINT?"),
    ("@TIMESTAMP_STRT", "@TIMESTAMP_STRT", "Unknown directive", "Did you mean @TIMESTAMP_START?"),
    ("@xyz", "@xyz", "Unknown directive '@xyz'.", "Directives are @PRINT,"),
    ("", "", "Unknown directive ''.", "Directives are"),
    ("@PRINT", "", "Expected the text to print", 'f"A={v6:.3f}"'),
    ("@PRINT v6", "v6", "Expected the text to print", 'f"A={v6:.3f}"'),
    ("@PRINT if v6 > 2:", "", "Expected the text to print", 'f"A={v6:.3f}"'),
    ("@PRINT if v6 > 2", "2", "A colon and the text to print are missing.", 'f"A={v6:.3f}"'),
    ('@PRINT if v6 > 2 f"a"', "2", "A colon is missing after the condition.", "'if CONDITION:'"),
    ('@PRINT if v6 > 2\uff1a f"a"', "\uff1a", "Unexpected character", "':'"),
    ('@PRINT "a"', '"', "The f before the string is missing.", 'f"…"'),
    ("@PRINT 'a'", "'", "The f before the string is missing.", "f'…'"),
    ('@PRINT rb"a"', "rb", "'rb' before the string is unknown.", 'f"…"'),
    ('@PRINT f"""a"""', '"""', "The text is one line", 'f"…"'),
    ("@PRINT f\u201ca\u201d", "\u201c", "This is a typographic quote.", 'f"…"'),
    ('@PRINT f"a', '"', "The quote is never closed.", 'Add "'),
    ('@PRINT f"a\\"', '"', "The quote is never closed.", 'Add "'),
    ('@PRINT f"a\n"', '"', "The quote is never closed.", 'Add "'),
    ('@PRINT if v6 > 2 ; f"a"', "2", "A colon is missing after the condition.", "'if CONDITION:'"),
    ('@PRINT f"a {v6', None, "The quote is never closed.", 'Add "'),
    ('@PRINT f"a {v6"', "{", "The placeholder is never closed.", "{{"),
    ('@PRINT f"a } b"', "}", "A single '}' is not allowed in the text.", "}}"),
    ('@PRINT f"a" b', "b", "Unexpected 'b'.", "One string"),
    ('@PRINT f"a" f"b"', 'f"b"', "Unexpected", "One string"),
    ('@PRINT f"a" if v6 > 2', "if", "Unexpected 'if'.", "The condition stands first"),
    (r'@PRINT f"a\d"', r"\d", r"Unknown escape '\d'.", r"\\d"),
    (r'@PRINT f"a\x4"', r"\x4", "Unknown escape", "2 hexadecimal digits"),
    (r'@PRINT f"a\u12"', r"\u12", "Unknown escape", "4 hexadecimal digits"),
    (r'@PRINT f"\N{NO SUCH NAME}"', r"\N{NO SUCH NAME}", "Unknown escape", "DEGREE SIGN"),
    (r'@PRINT f"\N"', r"\N", "Unknown escape", "DEGREE SIGN"),
    (r'@PRINT f"\0"', r"\0", "is no character that can be printed", None),
    (r'@PRINT f"\ud800"', r"\ud800", "is no character that can be printed", None),
    (r'@PRINT f"\U00110000"', r"\U00110000", "is no character that can be printed", None),
    ('@PRINT f"a\0"', "\0", "This character cannot be printed.", None),
    ('@PRINT f"a\udcff"', "\udcff", "The text is not valid UTF-8.", None),
    ("@TIMESTAMP_START x", "x", "Unexpected 'x'.", "a label and a clock at most"),
    ('@PRINT once f"a"', "once f", "'once f' is neither once wave nor once workgroup.", "Write once wave"),
    ('@PRINT once: f"a"', "once", "'once' is neither once wave nor once workgroup.", "Write once wave"),
    ('@PRINT onec wave: f"a"', "onec", "Unknown option 'onec'.", "Did you mean 'once'?"),
    ('@PRINT now now f"a"', "now", "'now' stands here twice.", "Leave one out."),
    ('@PRINT last=3 f"a"', "last", "@PRINT has no option 'last'.", "It has: now, once, wait, label."),
    ('@PRINT wait=2 f"a"', "wait=2", "'wait=2' is neither wait=0 nor wait=1.", "waits for outstanding loads"),
    ('@PRINT wait f"a"', "wait", "Expected '=' after wait.", "Write wait=1."),
    ('@PRINT : f"a"', ":", "Expected the text to print", 'f"A={v6:.3f}"'),
    ('@TRACE f"a"', "@TRACE", "How many passes are to be kept is missing.", "@TRACE last=8"),
    ('@TRACE last=0 f"a"', "0", "'last=0' is no number from 1 to 64.", "costs a VGPR for each value"),
    ('@TRACE last=65: f"a"', "65", "'last=65' is no number from 1 to 64.", "64 are the most"),
    ('@TRACE last=v6 f"a"', "v6", "'last=v6' is no number from 1 to 64.", "64 are the most"),
    ('@TRACE now last=2 f"a"', "now", "@TRACE has no option 'now'.", "It has: last, label."),
    ("@ASSERT", "@ASSERT", "The condition is missing after '@ASSERT'.", "if $tid == 0:"),
    ("@ASSERT v6", "v6", "'v6' is a number, not a condition.", "v6 != 0"),
    ('@ASSERT if v6 > 2: f"a"', "if", "An assertion has no 'if'.", "@ASSERT v6 < 2.0:"),
    ('@ASSERT v6 > 2 f"a"', "2", "A colon is missing after the condition.", "CONDITION:"),
    ('@ASSERT v6 > 2: f"a" b', "b", "Unexpected 'b'.", "One string"),
    ('@ASSERT v6 > 2: "a"', '"', "The f before the string is missing.", 'f"…"'),
    ("@COUNT", "@COUNT", "What is counted has no name.", "@COUNT passes"),
    ("@COUNT if v6 > 2:", "@COUNT", "What is counted has no name.", "@COUNT passes"),
    ("@COUNT n v6", "v6", "Unexpected 'v6'.", "a name and a condition at most"),
    ("@COUNT n if v6 > 2", "2", "A colon is missing after the condition.", "CONDITION:"),
    ("@ASERT v6 < 2", "@ASERT", "Unknown directive '@ASERT'.", "Did you mean @ASSERT?"),
    (
        "@TIMESTAMP_START clock=fast",
        "clock=fast",
        "'clock=fast' is neither clock=cycles nor clock=realtime.",
        "s_memrealtime",
    ),
    ("@TIMESTAMP_END clock=realtime", "clock", "@TIMESTAMP_END has no option 'clock'.", "It has: label, once."),
    ("@TIMESTAMP_END once workgroup", "once workgroup", "A section is timed by each wave", "once wave"),
    ("@TIMESTAMP_START label", "", "Expected '=' after label.", 'label="load"'),
    ("@TIMESTAMP_START label=x", "x", "A label stands in quotes.", 'label="load"'),
    ('@TIMESTAMP_START label="x', '"', "The quote is never closed.", 'Add "'),
    ('@TIMESTAMP_START label=" "', '" "', "The label is empty.", None),
    ("@TIMESTAMP_END if $tid == 0", "0", "A colon is missing after the condition.", "'if CONDITION:'"),
    ('@TIMESTAMP_END if $tid == 0: f"x"', 'f"x"', "Unexpected", "ends after the condition's colon"),
    ("@TIMESTAMP_END if $rid == 0:", "$rid", "Unknown built-in variable '$rid'.", "Please check"),
]


@pytest.mark.parametrize(("text", "mark", "message", "hint"), LAYOUT)
def test_layout(text: str, mark: str | None, message: str, hint: str | None) -> None:
    problem = problems(text)[0]
    assert message in problem.message
    assert mark is None or marked(text, problem) == mark
    assert (hint or "") in (problem.hint or "")


def test_all_mistakes_of_a_directive_are_reported_in_order() -> None:
    text = '@PRINT if $rid < 4 f"{x6:.2f} {} {v999} {v6+$wv:^d} {v6*2.0:d} \\q }" rest'
    found = problems(text)
    assert [marked(text, problem) for problem in found] == [
        "$rid",
        "4",
        "x6",
        "{}",
        "v999",
        "$wv",
        "^",
        "d",
        "\\q",
        "}",
        "rest",
    ]


def test_two_mistakes_in_one_expression() -> None:
    text = '@PRINT if x1 > y2 and v[2:3] < z4: f"{f64(v2)*f64(v3)} {(v4 % 2) + (v5 % 2)}"'
    assert [marked(text, problem) for problem in problems(text)] == [
        "x1",
        "y2",
        "v[2:3]",
        "z4",
        "f64(v2)",
        "f64(v3)",
        "v4",
        "v5",
    ]


def test_the_original_wording() -> None:
    (problem,) = problems('@PRINT if $rid < 4: f"test"')
    assert problem.message.startswith(
        "Unknown built-in variable '$rid'. Valid built-in variables are: $tid, $lane, $wave, $wg"
    )
    assert problem.hint is not None
    assert problem.hint.startswith("Please check your @PRINT directive syntax.")


def test_old_syntax_is_shown_in_the_new_form() -> None:
    (problem,) = problems('@PRINT cond=v6_gt(2.0) fmt="A=%f, n=%d" reg=v6,s4 type=f32,i32')
    assert "old syntax" in problem.message
    assert problem.hint == 'Write: @PRINT if v6 > 2.0: f"A={v6}, n={s4}"'


def test_old_syntax_without_a_counterpart_gets_an_example() -> None:
    (problem,) = problems('@PRINT cond=mystery fmt="A=%f" reg=v6')
    assert "old syntax" in problem.message
    assert problem.hint is not None
    assert 'f"A={v6:.3f}"' in problem.hint


def test_errors_in_their_file() -> None:
    source = '  ; @PRINT f"{x6} {$rid}"'
    with pytest.raises(MDRError) as caught:
        parse(source[4:])
    assert isinstance(caught.value, DirectiveError)
    lines = render(caught.value.located("k.s", 33, 5, source)).splitlines()
    assert lines[0] == "k.s:33:15: error: Unknown register 'x6'."
    assert lines[1:3] == [source, " " * 14 + "^~"]
    assert lines[4].startswith("k.s:33:20: error: Unknown built-in variable '$rid'.")
    assert "directive:1:11: error" in str(caught.value)


class Kernel:
    vgprs, sgprs, agprs = 9, 16, 0


def test_registers_beyond_the_kernel() -> None:
    text = '@PRINT if v9 > 2.0: f"{v8} {f64(v[8:9])} {s15} {s16} {a0}"'
    found = check_registers(parse(text), Kernel())
    assert [marked(text, problem) for problem in found] == ["v9", "v[8:9]", "s16", "a0"]
    assert found[0].message == "v9 is beyond the kernel's 9 vector registers, v0 to v8."
    assert found[0].hint is not None
    assert ".amdhsa_next_free_vgpr" in found[0].hint
    assert found[3].message == "a0 does not exist here: the kernel has no accumulation registers."


def test_registers_within_the_kernel() -> None:
    assert check_registers(parse('@PRINT f"{v8} {s15} {$tid}"'), Kernel()) == []
