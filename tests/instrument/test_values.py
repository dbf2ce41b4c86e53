"""Every value that a kernel prints is the one that the language's rules give: random expressions on random bits."""

from __future__ import annotations

import tempfile
from pathlib import Path

import numpy as np
import pytest
from hypothesis import Phase, given, seed, settings
from hypothesis import strategies as st
from objects import kernel

import mdr
from mdr import directives
from mdr.build.pipeline import build_kernel
from mdr.directives.tree import BuiltIn, Print, Register

# v2..v5 come from memory, one dword a lane each, a4 and a5 as v2 and v3; s8..s11 the same for the wave, and so do VCC, M0
# and SCC.
LOAD = """\
  s_load_dwordx2 s[4:5], s[0:1], 0x0
  s_load_dwordx2 s[6:7], s[0:1], 0x8
  v_lshlrev_b32 v1, 4, v0
  s_waitcnt lgkmcnt(0)
  global_load_dwordx4 v[2:5], v1, s[4:5]
  s_load_dwordx4 s[8:11], s[6:7], 0x0
  s_waitcnt vmcnt(0) lgkmcnt(0)
  v_accvgpr_write_b32 a4, v2
  v_accvgpr_write_b32 a5, v3
  s_mov_b64 vcc, s[10:11]
  s_mov_b32 m0, s9
  s_bitcmp1_b32 s8, 0
"""
ARGUMENTS = """
.name: lanes, .offset: 0, .size: 8, .value_kind: global_buffer, .address_space: global
.name: wave, .offset: 8, .size: 8, .value_kind: global_buffer, .address_space: global
"""
# Where the words of each bank stand: behind the wave's four, both halves of EXEC and SCC.
FIRST = {"v": -2, "a": -4, "s": -8, "vcc": 2, "m0": 1, "exec": 4, "scc": 6}
EDGES = (
    *(0, 1, 2, 3, 7, 64, 0x7FFFFFFF, 0x80000000, 0x80000001, 0xFFFFFFFF, 0xFFFFFFFE),
    *(0x3F800000, 0xBF800000, 0x40490FDB, 0x7F800000, 0xFF800000, 0x7FC00000, 0x00000001, 0x807FFFFF, 0x00800000),
    *(0x7F7FFFFF, 0x4F000000, 0xCF000000, 0x5F000000, 0x3C00BC00, 0x7C017BFF, 0x80003F80),
)
BITS = st.one_of(st.sampled_from(EDGES), st.integers(0, 2**32 - 1))

INTEGER_LEAVES = st.sampled_from(
    [
        *(
            "v2",
            "v3",
            "v5",
            "s8",
            "s9",
            "$tid",
            "$lane",
            "i8(v4)",
            "u16(v3)",
            "i16(v2)",
            "u8(s9)",
            "scc",
            "i32(m0)",
            "i32(a4)",
            "u16(a5)",
            "i32(vcc_lo)",
            "3",
            "-7",
            "0",
            "100000",
        )
    ]
)
FLOAT_LEAVES = st.sampled_from(
    [
        *(
            "v2",
            "v3",
            "v4",
            "s10",
            "f32(s11)",
            "f16(v5)",
            "bf16(v4)",
            "f32(vcc_hi)",
            "2.0",
            "0.1",
            "3",
            "-1e10",
            "f64(v[2:3])",
        )
    ]
)


def _binary(operators: list[str], leaves: st.SearchStrategy[str]) -> st.SearchStrategy[str]:
    return st.recursive(
        leaves,
        lambda inner: st.one_of(
            st.tuples(inner, st.sampled_from(operators), inner).map(lambda t: f"({t[0]} {t[1]} {t[2]})"),
            inner.map(lambda text: f"(-{text})"),
        ),
        max_leaves=4,
    )


INTEGERS = _binary(["+", "-", "*", "/", "//", "%", "&", "|", "^", "<<", ">>"], INTEGER_LEAVES)
FLOATS = _binary(["+", "-", "*", "/"], FLOAT_LEAVES)
CONVERTED = st.one_of(FLOATS.map(lambda text: f"int({text})"), INTEGERS.map(lambda text: f"int(float({text}))"))
WIDE = st.one_of(
    st.sampled_from(["i64(v[2:3])", "u64(s[8:9])", "i64(s[10:11])", "vcc", "exec"]),
    st.tuples(
        st.sampled_from(["i64(v[2:3])", "u64(s[8:9])"]), st.sampled_from(["+", "-", "*", "/", "%"]), INTEGER_LEAVES
    ).map(lambda t: f"({t[0]} {t[1]} {t[2]})"),
)
LISTS = st.one_of(
    st.sampled_from(
        [
            "{v[2:5]:.9e}",
            "{s[8:11]:#x}",
            "{a[4:5]:.9e}",
            "{f16x2(v2 ^ v3):.9e}",
            "{i8x8(i64(v[2:3]) ^ i64(s[8:9]))}",
            "{f64x2(v[2:5]):g}",
        ]
    ),
    st.sampled_from(
        ["f16x4", "bf16x4", "i8x8", "u4x16", "i4x16", "e2m3x10", "e3m2x10", "fp8x8", "bf8x8", "e2m1x16"]
    ).map(lambda name: f"{{{name}(v[2:3]){':.9e' if name[0] in 'fbe' else ''}}}"),
    st.sampled_from(["e4m3fn", "e5m2", "e4m3fnuz", "e5m2fnuz"]).map(
        lambda name: f"{{{name}(v4):.9e}} {{{name}x4(s9):g}}"
    ),
)
CONDITIONS = st.one_of(
    st.just(""),
    st.tuples(INTEGERS, st.sampled_from(["==", "!=", "<", "<=", ">", ">="]), INTEGER_LEAVES).map(
        lambda t: f"if {t[0]} {t[1]} {t[2]}: "
    ),
    st.tuples(FLOATS, st.sampled_from(["<", ">="]), st.sampled_from(["1.5", "0.0"])).map(
        lambda t: f"if {t[0]} {t[1]} {t[2]} or not $lane < 7: "
    ),
)
PLACEHOLDERS = st.one_of(
    *(
        INTEGERS.map(lambda t: f"{{{t}:d}}"),
        INTEGERS.map(lambda t: f"{{{t}:#x}}"),
        FLOATS.map(lambda t: f"{{{t}:.9e}}"),
    ),
    *(CONVERTED.map(lambda t: f"{{{t}:d}}"), WIDE.map(lambda t: f"{{{t}:d}}")),
    LISTS,
)
LINES = st.tuples(CONDITIONS, st.lists(PLACEHOLDERS, min_size=1, max_size=3)).map(
    lambda t: f'@PRINT {t[0]}f"{" ".join(t[1])}"'
)


def parsed(text: str, chip: str) -> Print | None:
    try:
        found = directives.parse(text, chip=chip)
    except directives.DirectiveError:
        return None  # mixed an integer format with a float constant, say: other tests are about that
    assert isinstance(found, Print)
    return found


def check(texts: list[str], lanes: np.ndarray, wave: np.ndarray, chip: str, transport: str) -> None:
    """Build one kernel with all directives, run 64 lanes, and compare every line with the reference evaluator."""
    accepted = [(text, tree) for text in texts if (tree := parsed(text, chip)) is not None]
    body = LOAD + "".join(f"  ; {text}\n" for text, _ in accepted) + "  s_endpgm"
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "k.s"
        text = kernel("k", body, args=ARGUMENTS, kernarg_size=16)
        source.write_text(text.replace("next_free_vgpr 8", "next_free_vgpr 14"))
        built = build_kernel(source, folder, chip=chip, transport=transport)
        result = mdr.load(built.hsaco)["k"].launch(grid=1, block=64, args=[lanes, wave])
    expected: list[str] = []
    order: list[tuple[str, Print]] = []
    for text, tree in accepted:
        for lane in range(64):

            def read(node: Register | BuiltIn, lane: int = lane) -> int:
                if isinstance(node, BuiltIn):
                    return lane
                words = np.append(lanes[lane] if node.bank in "va" else wave, (0xFFFFFFFF, 0xFFFFFFFF, wave[0] & 1))
                first = node.index + FIRST[node.bank]
                return sum(int(words[first + k]) << 32 * k for k in range(node.count))

            line = directives.printed_line(tree, read)
            if line is not None:
                expected.append(line)
                order.append((text, tree))
    for (text, _), got, wanted in zip(order, result.lines, expected, strict=False):
        assert got == wanted, text
    assert len(result.lines) == len(expected)


INPUTS = {
    "texts": st.lists(LINES, min_size=4, max_size=8),
    "lanes": st.lists(BITS, min_size=256, max_size=256),
    "wave": st.lists(BITS, min_size=4, max_size=4),
}


# A failure shows its lines as they are: shrinking would build hundreds of kernels.
PHASES = (Phase.explicit, Phase.generate)


@settings(max_examples=6, phases=PHASES)
@given(**INPUTS)
def test_random_expressions(texts: list[str], lanes: list[int], wave: list[int]) -> None:
    check(texts, np.array(lanes, np.uint32).reshape(64, 4), np.array(wave, np.uint32), "gfx950", "buffered")


@pytest.mark.parametrize("chip", ["gfx942", "gfx950"])
def test_every_small_float(chip: str) -> None:
    """All codes of the encodings of 8 bits, on the 64 lanes, and with them all codes of the smaller ones."""
    lanes = np.arange(256, dtype=np.uint8).reshape(64, 4).repeat(4, axis=1).view(np.uint32)
    readings = ("fp8x4", "bf8x4", "e4m3fn", "e5m2", "e4m3fnuz", "e5m2fnuz", "e2m1x8", "e2m3x5", "e3m2x5", "i4x8")
    texts = [f'@PRINT f"{{{name}(v2)}} {{{name}(v3 >> 8)}}"' for name in readings]
    check(texts, lanes, np.array([0x80FF007F] * 4, np.uint32), chip, "buffered")


@pytest.mark.slow
@pytest.mark.parametrize("chip", ["gfx90a", "gfx942", "gfx950"])
@pytest.mark.parametrize("transport", ["hostcall", "buffered"])
@settings(max_examples=60, phases=PHASES)
@seed(7)
@given(**INPUTS)
def test_many_random_expressions(
    texts: list[str], lanes: list[int], wave: list[int], chip: str, transport: str
) -> None:
    check(texts, np.array(lanes, np.uint32).reshape(64, 4), np.array(wave, np.uint32), chip, transport)
