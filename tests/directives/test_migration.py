"""The original tool's old syntax, rewritten line by line."""

from __future__ import annotations

import pytest

from mdr.directives import Print, migrate, parse, printf_format


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('@PRINT fmt="A=%f" reg=v6 type=f32', '@PRINT f"A={v6}"'),
        (
            '@PRINT cond=v6_gt(2.0) fmt="A=%f, n=%d" reg=v6,s4 type=f32,i32',
            '@PRINT if v6 > 2.0: f"A={v6}, n={s4}"',
        ),
        ('@PRINT cond=s4_gt(0) fmt="n=%d" reg=s4', '@PRINT if s4 > 0: f"n={s4}"'),
        ('@PRINT cond=v6_eq(0.0) fmt="x"', '@PRINT if v6 == 0.0: f"x"'),
        ('@PRINT cond=tid_lt(4) fmt="x"', '@PRINT if $tid < 4: f"x"'),
        ('@PRINT cond=lane_eq(0) fmt="x"', '@PRINT if $lane == 0: f"x"'),
        ('@PRINT cond="v6_ne(1)" cond_type=f32 fmt="x"', '@PRINT if v6 != 1.0: f"x"'),
        ('@PRINT cond=gt(2.0) cond_reg=v6 cond_type=i32 fmt="x"', '@PRINT if v6 > 2: f"x"'),
        ('@PRINT cond=reg_le(-3) cond_reg=s4 fmt="x"', '@PRINT if s4 <= -3: f"x"'),
        ('@PRINT expr="v2*2; v2*v2" fmt="%f %.2f"', '@PRINT f"{v2*2:f} {v2*v2:.2f}"'),
        ('@PRINT fmt="%.3f %.2f" reg=v2 expr="v2*2; v2*v2"', '@PRINT f"{v2*2:.3f} {v2*v2:.2f}"'),
        ('@PRINT fmt="%d %f" reg=s4 expr="v2*2"', '@PRINT f"{s4} {v2*2:f}"'),
        ('@PRINT fmt="%d %f %e" reg=v1, s2,v3', '@PRINT f"{v1:d} {s2:f} {v3:e}"'),
        (
            '@PRINT fmt="%ld %lx %f" reg=v2,s[4:5],v6 type=i64,u64,f64',
            '@PRINT f"{i64(v[2:3])} {u64(s[4:5]):x} {f64(v[6:7])}"',
        ),
        ('@PRINT fmt="%u %5u %i %#x" reg=v1,v2,s3,v4', '@PRINT f"{u32(v1)} {u32(v2):5d} {s3} {v4:#x}"'),
        ('@PRINT fmt="%-8d|%+.2f|%08.3f|% d" reg=s1,v2,v3,s4', '@PRINT f"{s1:<8d}|{v2:+.2f}|{v3:08.3f}|{s4: d}"'),
        (r'@PRINT fmt="100%% {x} \"q\" %f" reg=v6', r'@PRINT f"100% {{x}} \"q\" {v6}"'),
        ("@PRINT fmt='A=%f' reg=v6", "@PRINT f'A={v6}'"),
        ('@PRINT fmt = "A=%f", reg = v6', '@PRINT f"A={v6}"'),
        ("@PRINT reg=v6,s4", '@PRINT f"v6={v6}, s4={s4}"'),
        ('@PRINT fmt="A=%f" reg=v6 ; the sum', '@PRINT f"A={v6}" ; the sum'),
        # nothing to do, or no counterpart
        ('@PRINT f"A={v6}"', None),
        ("@TIMESTAMP_START", None),
        ("@PRINT", None),
        ('@PRINT fmt="A=%f %f" reg=v6', None),
        ('@PRINT fmt="%s" reg=v6', None),
        ('@PRINT fmt="%*d" reg=v6', None),
        ('@PRINT fmt="%" reg=v6', None),
        ('@PRINT fmt="%f reg=v6', None),
        ("@PRINT fmt=%f reg=v6", None),
        ('@PRINT fmt="%.3d" reg=v6', None),
        ('@PRINT fmt="%f" reg=v999', None),
        ('@PRINT fmt="%f" reg=v6 reg=v7', None),
        ('@PRINT cond=v6 fmt="x"', None),
        ('@PRINT cond=v6_gt fmt="x"', None),
        ('@PRINT cond_reg=v6 fmt="x"', None),
        ('@PRINT other="x"', None),
        ("@PRINT type=f32", None),
    ],
)
def test_lines(old: str, new: str | None) -> None:
    assert migrate(old) == new
    if new is not None:
        parse(new)


def test_the_new_form_prints_the_same_text() -> None:
    old = "n=%d A=%8.3f 100%% {%x}"
    new = migrate(f'@PRINT fmt="{old}" reg=s4,v6,v7')
    assert new is not None
    directive = parse(new)
    assert isinstance(directive, Print)
    assert printf_format(directive) == old
