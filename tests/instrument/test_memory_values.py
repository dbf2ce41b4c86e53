"""LDS and memory, read where a directive stands: random addresses against the reference evaluator, bounds, waits, warnings."""

from __future__ import annotations

import contextlib
import tempfile
from pathlib import Path

import numpy as np
import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st
from objects import kernel
from stages import Stages, written

import mdr
from mdr import directives
from mdr.build.pipeline import build_kernel
from mdr.diagnostics import MDRError
from mdr.directives.tree import BuiltIn, Constant, Memory, Print, Register
from mdr.runtime import Options

CHIPS = ("gfx90a", "gfx942", "gfx950")
LDS_BYTES = 1024
# v4, v5 (a1 as well) and s8, s9 are small numbers from memory; v[6:7], v[11:12] and s[4:5] point 4096 bytes into a buffer.
START = """\
  s_load_dwordx4 s[4:7], s[0:1], 0x0
  v_lshlrev_b32 v1, 2, v0
  s_waitcnt lgkmcnt(0)
  s_load_dwordx2 s[8:9], s[6:7], 0x0
  v_lshlrev_b32 v2, 4, v0
  global_load_dwordx2 v[4:5], v2, s[6:7] offset:16
  global_load_dwordx4 v[8:11], v2, s[4:5]
  s_waitcnt vmcnt(0) lgkmcnt(0)
  ds_write_b128 v2, v[8:11]
  s_add_u32 s4, s4, 0x1000
  s_addc_u32 s5, s5, 0
  v_mov_b32 v6, s4
  v_mov_b32 v7, s5
  v_mov_b32 v11, s4
  v_mov_b32 v12, s5
  v_accvgpr_write_b32 a1, v5
  s_movk_i32 m0, 40
  s_mov_b64 vcc, 0x5555
  s_waitcnt lgkmcnt(0)
  s_cmp_eq_u32 s8, s8
"""
# What a directive must leave alone, kept where the launch can see it.
END = """\
  s_cselect_b32 s10, 1, 0
  v_mov_b32 v2, s10
  v_add_u32 v2, m0, v2
  v_add_u32 v2, vcc_lo, v2
  v_add_u32 v2, v4, v2
  global_store_dword v1, v2, s[6:7] offset:2048
  s_endpgm"""
ARGUMENTS = """
.name: data, .offset: 0, .size: 8, .value_kind: global_buffer, .address_space: global
.name: numbers, .offset: 8, .size: 8, .value_kind: global_buffer, .address_space: global
"""
LEAVES = st.sampled_from(
    [
        "v4",
        "v5",
        "s8",
        "s9",
        "$tid",
        "$lane",
        "4",
        "16",
        "0",
        "100",
        "u8(v4)",
        "i8(v5)",
        "u16(s8)",
        "i16(v4 >> 3)",
        "m0",
    ]
)
NARROW = st.recursive(
    LEAVES,
    lambda inner: st.one_of(
        st.tuples(inner, st.sampled_from(["+", "-", "*", "&", "|", "^"]), inner).map(
            lambda t: f"({t[0]} {t[1]} {t[2]})"
        ),
        st.tuples(inner, st.sampled_from(["<<", ">>"]), st.sampled_from(["1", "3", "s9", "v5"])).map(
            lambda t: f"({t[0]} {t[1]} {t[2]})"
        ),
        inner.map(lambda text: f"(-{text})"),
        inner.map(lambda text: f"(~{text})"),
    ),
    max_leaves=4,
)
READING = st.sampled_from(["{{{}}}", "{{{}:x}}", "{{u8({})}}", "{{i16({})}}", "{{f64({}):.17e}}", "{{u16x4({})}}"])
LDS = st.tuples(READING, NARROW).map(lambda t: t[0].format(f"lds[{t[1]}]"))
# A bitwise and keeps the address in the buffer, whatever the numbers are.
PAIRS = st.tuples(
    READING,
    st.sampled_from(["s[4:5]", "v[6:7]", "v[11:12]", "i64(s[4:5])"]),
    st.lists(st.tuples(st.sampled_from("+-"), NARROW), max_size=3),
    st.sampled_from(["", " + 4", " - 12", " + 8000 - 5000", " - 70000 + 70000"]),
).map(lambda t: t[0].format("mem[" + t[1] + "".join(f" {sign} ({n} & 511)" for sign, n in t[2]) + t[3] + "]"))
CONDITIONS = st.sampled_from(
    [
        "",
        "",
        "if $lane % 3 != 0: ",
        "if v4 > 5 and v5 < 100: ",
        "if lds[v4 & 508] > 0: ",
        "if mem[s[4:5] + 4*$lane] != 0: ",
    ]
)
TEXTS = st.lists(
    st.tuples(CONDITIONS, st.one_of(LDS, PAIRS)).map(lambda t: f'{t[0]}f"{{0}} {t[1]}"'.replace("{0}", "NUMBER")),
    min_size=2,
    max_size=4,
)


def source_text(body: str, lds: int = LDS_BYTES) -> str:
    text = kernel(
        "k", START + body + END, args=ARGUMENTS, kernarg_size=16, directives=f".amdhsa_group_segment_fixed_size {lds}"
    )
    return text.replace("next_free_vgpr 8", "next_free_vgpr 18").replace("accum_offset 8", "accum_offset 16")


class Wave:
    """What a wave of the test kernel holds at its directives."""

    def __init__(self, seed: int) -> None:
        random = np.random.default_rng(seed)
        self.data = random.integers(0, 2**32, 4096, dtype=np.uint32)
        self.numbers = np.zeros(1024, np.uint32)
        self.numbers[:512] = random.integers(-64, 320, 512).astype(np.int32).view(np.uint32)
        self.lds = self.data[:256].tobytes()

    def read(self, node: Register | BuiltIn | Memory, lane: int) -> int:
        if isinstance(node, BuiltIn):
            return lane
        if isinstance(node, Register):
            if node.bank == "m0":
                return 40
            if node.bank == "s" and node.index in (8, 9):
                return int(self.numbers[node.index - 8])
            if node.bank == "a":
                return int(self.numbers[5 + 4 * lane])
            if node.bank == "v" and node.index in (4, 5):
                return int(self.numbers[4 + 4 * lane + node.index - 4])
            return 1 << 40  # the pairs: any number far from both ends will do
        assert isinstance(node.address, Constant)
        address = int(node.address.value)
        content, at = (self.lds, address) if node.space == "lds" else (self.data.tobytes(), address - (1 << 40) + 4096)
        assert at >= 0
        return int.from_bytes(content[at : at + 8], "little")

    def line(self, directive: Print, lane: int) -> str | None:
        """The line that a lane prints, empty where a reading misses LDS, None where the condition does not hold."""
        if directives.printed_line(Print(directive.condition, ["x"]), lambda node: self.read(node, lane)) is None:
            return None
        for memory in directive.memory():
            if memory.space != "lds":
                continue
            address = int(directives.evaluate(memory.address, lambda node: self.read(node, lane))) & 0xFFFFFFFF
            if address > LDS_BYTES - memory.span:
                return ""
        return directives.printed_line(directive, lambda node: self.read(node, lane))


def check(texts: list[str], seed: int, chip: str, transport: str) -> None:
    wave = Wave(seed)
    texts = [text.replace("NUMBER", f"{number}:") for number, text in enumerate(texts)]
    trees = [directives.parse(f"@PRINT {text}") for text in texts]
    body = "".join(f"  ; @PRINT {text}\n" for text in texts)
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "k.s"
        results = []
        for debug in (False, True):
            try:
                source.write_text(source_text(body))
                built = build_kernel(source, Path(folder) / str(debug), chip=chip, transport=transport, debug=debug)
            except MDRError as error:
                if "outside the kernel's 1024 bytes" not in str(error):  # the address was a constant
                    raise
                return
            data, numbers = wave.data.copy(), wave.numbers.copy()
            result = mdr.load(built.hsaco)["k"].launch(grid=1, block=64, args=[data, numbers])
            results.append(numbers)
    assert np.array_equal(*results)
    missed = 0
    for number, tree in enumerate(trees):
        assert isinstance(tree, Print)
        lines = [line for line in result.lines if line.startswith(f"{number}: ")]
        wanted = [wave.line(tree, lane) for lane in range(64)]
        assert lines == [line for line in wanted if line], texts[number]
        missed += wanted.count("")
    assert sum("lies outside the kernel's 1024 bytes of LDS" in line for line in result.lines) >= missed


SETTINGS = {"phases": (Phase.explicit, Phase.generate)}


@settings(max_examples=5, **SETTINGS)
@given(texts=TEXTS, seed=st.integers(0, 2**32))
def test_random_addresses(texts: list[str], seed: int) -> None:
    check(texts, seed, "gfx950", "buffered")


@pytest.mark.slow
@pytest.mark.parametrize("chip", CHIPS)
@pytest.mark.parametrize("transport", ["hostcall", "buffered"])
@settings(max_examples=40, **SETTINGS)
@given(texts=TEXTS, seed=st.integers(0, 2**32))
def test_many_random_addresses(texts: list[str], seed: int, chip: str, transport: str) -> None:
    check(texts, seed, chip, transport)


def test_a_condition_keeps_lanes_from_reading_memory(tmp_path: Path) -> None:
    body = """\
  s_load_dwordx2 s[4:5], s[0:1], 0x0
  v_lshlrev_b32 v1, 12, v0
  s_waitcnt lgkmcnt(0)
  ; @PRINT if $lane < 2 or $lane == 9: f"{mem[s[4:5] + v1]:d} {$lane}"
  ; @PRINT now if $lane == 1: f"now {i32x2(mem[s[4:5] + v1])}"
  ; @TRACE last=2 if $lane == 1: f"trace {mem[s[4:5] + v1 + 4]:d} {mem[s[4:5] + v1]:d}"
  ; @PRINT if mem[s[4:5] + v0] == 5: f"{mem[s[4:5] + v1 - v1]:d}"
  s_endpgm"""
    source = written(tmp_path, kernel("k", body, args=ARGUMENTS, kernarg_size=16))
    data = np.zeros(1 << 14, np.int32)
    data[[0, 1024, 1025, 9216]] = (5, 7, 8, 9)
    for chip, transport in (("gfx90a", "hostcall"), ("gfx942", "buffered"), ("gfx950", "hostcall")):
        built = build_kernel(source, tmp_path / chip, chip=chip, transport=transport)
        lines = list(mdr.load(built.hsaco)["k"].launch(grid=1, block=64, args=[data, data]).lines)
        assert sorted(lines) == ["5", "5 0", "7 1", "9 9", "[pass 0, hit 0 of 1] trace 8 7", "now [7, 8]"]


def test_a_fault_names_the_directive(tmp_path: Path) -> None:
    for number, condition in enumerate(("", "if $lane == 3: ", "now if $lane == 3: ")):
        body = f'  s_mov_b64 s[4:5], 64\n  ; @PRINT {condition}f"{{mem[s[4:5] + 4*$lane]}}"\n  s_nop 0\n  s_endpgm'
        built = build_kernel(written(tmp_path, simple(body)), tmp_path / str(number), transport="buffered")
        with pytest.raises(MDRError, match=r"k\.s:7.*global_load_dword .*k\.s:7 \(k\+0x"):
            mdr.load(built.hsaco)["k"].launch(grid=1, block=64, args=[np.zeros(1), np.zeros(1)])


CARRY = """\
  s_load_dwordx4 s[4:7], s[0:1], 0x0
  v_lshlrev_b32 v1, 3, v0
  s_waitcnt lgkmcnt(0)
  global_load_dwordx2 v[2:3], v1, s[6:7]
  v_mov_b32 v5, s5
  s_waitcnt vmcnt(0)
  v_ashrrev_i32 v8, 31, v3
  v_lshlrev_b32 v1, 2, v0
  v_add_co_u32 v4, vcc, s4, v1
  v_addc_co_u32 v5, vcc, 0, v5, vcc
  v_sub_co_u32 v6, vcc, v4, v2
  v_subbrev_co_u32 v7, vcc, 0, v5, vcc
  v_sub_co_u32 v10, vcc, v4, v3
  v_subb_co_u32 v11, vcc, v5, v8, vcc
  v_add_co_u32 v4, vcc, v4, v3
  v_addc_co_u32 v5, vcc, v5, v8, vcc
  ; @PRINT f"{mem[v[6:7] + u32(v2)]:d} {mem[v[10:11] + v3]:d} {mem[v[4:5] - v3]:d} {mem[v[4:5] - v3 + 4]:d}"
  ; @PRINT f"{mem[v[6:7] + u32(v2) + 0x12345678 + 4 - 0x12345678]:d} {mem[v[6:7] + u32(v2) - u32(v2) + u32(v2)]:d}"
  s_endpgm"""


@pytest.mark.parametrize("chip", CHIPS)
def test_carries(tmp_path: Path, chip: str) -> None:
    text = kernel("k", CARRY, args=ARGUMENTS, kernarg_size=16).replace("next_free_vgpr 8", "next_free_vgpr 12")
    source = written(tmp_path, text.replace("accum_offset 8", "accum_offset 12"))
    built = build_kernel(source, tmp_path / "out", chip=chip, transport="buffered")
    edges = [0, 1, 4, 0x7FFFFFFF, 0x80000000, 0x80000001, 0xFFFFFFFF, 0xFFFFFFFC]
    numbers = np.random.default_rng(5).integers(0, 2**32, 128, dtype=np.uint32)
    numbers[: len(edges)] = edges
    numbers[len(edges) : 2 * len(edges)] = edges[::-1]
    data = np.arange(100, 165, dtype=np.int32)
    lines = list(mdr.load(built.hsaco)["k"].launch(grid=1, block=64, args=[data, numbers]).lines)
    assert lines[:64] == [f"{n} {n} {n} {n + 1}" for n in range(100, 164)]
    assert lines[64:] == [f"{n + 1} {n}" for n in range(100, 164)]


def simple(body: str, lds: int = LDS_BYTES) -> str:
    return kernel("k", body, args=ARGUMENTS, kernarg_size=16, directives=f".amdhsa_group_segment_fixed_size {lds}")


@pytest.mark.parametrize(
    ("text", "lds", "message", "mark"),
    [
        ("{lds[0x40]}", 0, "lds[0x40] does not exist here: the kernel has no LDS.", "lds[0x40]"),
        ("{lds[1024]}", 1024, "lds[1024] lies outside the kernel's 1024 bytes of LDS.", "lds[1024]"),
        ("{f64(lds[1017])}", 1024, "lds[1017] lies outside the kernel's 1024 bytes of LDS.", "lds[1017]"),
        ("{f32x4(lds[4*v0])}", 12, "lds[4*v0] is read for 16 bytes, but the kernel has 12 bytes of LDS.", "lds[4*v0]"),
        ("{v0} {lds[v99]}", 1024, "v99 is beyond the kernel's 8 vector registers, v0 to v7.", "v99"),
    ],
)
def test_what_a_kernel_does_not_have(tmp_path: Path, text: str, lds: int, message: str, mark: str) -> None:
    line = f'  ; @PRINT f"{text}"'
    with pytest.raises(MDRError) as caught:
        Stages(written(tmp_path, simple(f"  s_nop 0\n{line}\n  s_endpgm", lds))).inject()
    assert f"{tmp_path}/k.s:7:{line.index(mark) + 1}: error: {message}" in str(caught.value)
    assert "^" + "~" * (len(mark) - 1) + "\n" in str(caught.value)
    assert "hint: " in str(caught.value)


def test_lds_that_the_launch_sizes(tmp_path: Path) -> None:
    body = "  v_lshlrev_b32 v1, 2, v0\n  ds_write_b32 v1, v0\n  s_waitcnt lgkmcnt(0)\n"
    body += '  ; @PRINT if $lane == 5: f"{lds[v1]:d} {i32x2(lds[4])}"\n  s_endpgm'
    built = build_kernel(written(tmp_path, simple(body, 0)), tmp_path / "out", transport="buffered")
    result = mdr.load(built.hsaco)["k"].launch(
        grid=1, block=64, args=[np.zeros(1), np.zeros(1)], options=Options(dynamic_lds=256)
    )
    assert list(result.lines) == ["5 [1, 2]"]


@pytest.mark.parametrize(
    ("before", "text", "warnings"),
    [
        ("global_store_dword v1, v0, s[0:1]", "{mem[s[0:1]]}", ["reading memory here waits for memory operations"]),
        ("global_store_dword v1, v0, s[0:1]", "{lds[v0]}", []),
        ("ds_write_b32 v1, v0", "{lds[v0]}", ["reading LDS here waits for LDS and scalar operations"]),
        ("s_load_dword s4, s[0:1], 0x0", "{lds[v0]}", ["reading LDS here waits for LDS and scalar operations"]),
        ("ds_write_b32 v1, v0\n  s_waitcnt lgkmcnt(0)", "{lds[v0]} {mem[s[0:1]]}", []),
        ("ds_read_b32 v1, v0", "{lds[v1]}", ["reading LDS here waits", "v1 is printed before lgkmcnt says"]),
    ],
)
def test_what_a_reading_waits_for(tmp_path: Path, before: str, text: str, warnings: list[str]) -> None:
    body = f'  v_mov_b32 v1, 0\n  {before}\n  ; @PRINT f"{text}"\n  s_endpgm'
    found = Stages(written(tmp_path, simple(body))).parse()
    assert [one.message[: len(start)] for one, start in zip(found, warnings, strict=True)] == warnings
    for one in found:
        assert one.severity == "warning"
        assert one.hint is not None
        assert f"{tmp_path}/k.s:7)" in one.message


def test_the_site_waits_for_its_readings_alone(tmp_path: Path) -> None:
    body = '  ; @PRINT f"{lds[v1 + 16]} {f64(mem[s[0:1] + 8])}"\n  s_endpgm'
    stages = Stages(written(tmp_path, simple(body)))
    stages.inject()
    code = stages.text(".injected.s").split("; @PRINT", 1)[1].split("v_or_b32", 1)[0].split("\n")[1:-1]
    assert [line.split()[0] for line in code if not line.startswith("  v_mov")] == [
        *(
            "s_nop",
            "v_add_u32_e32",
            "v_min_u32_e32",
            "ds_read_b32",
            "global_load_dword",
            "global_load_dword",
            "s_waitcnt",
        )
    ]
    assert code[-1] == "  s_waitcnt lgkmcnt(0) vmcnt(0)"


@pytest.mark.parametrize("chip", CHIPS)
@pytest.mark.parametrize("free", [7, 8, 12])
def test_with_few_registers_left(tmp_path: Path, chip: str, free: int) -> None:
    """Snapshots that lie in AGPRs, or in scratch memory, are loaded as well; addresses need VGPRs of their own."""
    body = START + '  ; @PRINT f"{i32x4(lds[v2])} {i32x2(mem[v[6:7] + 4*v4 - 4*v4 + 4*$tid])} {$wg}"\n'
    text = source_text("").replace(START, body.replace("s_cmp_eq", f"v_mov_b32 v{255 - free}, 0\n  s_cmp_eq"))
    text = text.replace("next_free_vgpr 18", "next_free_vgpr 264")
    source = written(tmp_path, text.replace("accum_offset 16", f"accum_offset {(256 - free + 3) // 4 * 4}"))
    wave = Wave(1)
    if free < 8:
        with pytest.raises(MDRError, match="has no room to compute addresses in: that takes 7 VGPRs"):
            build_kernel(source, tmp_path / "out", chip=chip, transport="buffered")
        return
    built = build_kernel(source, tmp_path / "out", chip=chip, transport="buffered")
    result = mdr.load(built.hsaco)["k"].launch(grid=1, block=64, args=[wave.data, wave.numbers])
    signed = wave.data.view(np.int32)
    assert result.lines[3] == f"{signed[12:16].tolist()} {signed[1027:1029].tolist()} 0"


EVERY_KIND = """\
  s_load_dwordx2 s[4:5], s[0:1], 0x0
  v_lshlrev_b32 v1, 2, v0
  s_movk_i32 s6, 0
  s_waitcnt lgkmcnt(0)
.Lloop:
  v_add_u32 v2, s6, v0
  ds_write_b32 v1, v2
  s_waitcnt lgkmcnt(0)
  ; @PRINT now if $lane == 2: f"now {lds[v1]:d} {i32(mem[s[4:5] + v1])}"
  ; @TRACE last=2 if $lane == 1 and lds[v1] != 11: f"trace {i16(lds[v1 + 4])} {s6}"
  ; @TRACE last=2 f"every {lds[v1 - 12 + 12]:d}"
  ; @ASSERT lds[v1] != 23: f"{lds[v1]:d}"
  ; @ASSERT lds[v1 + 100] >= 0
  ; @COUNT even if lds[v1] % 2 == 0:
  s_add_u32 s6, s6, 10
  s_cmp_lt_u32 s6, 30
  s_cbranch_scc1 .Lloop
  s_endpgm"""


@pytest.mark.parametrize("chip", CHIPS)
@pytest.mark.parametrize("transport", ["hostcall", "buffered"])
def test_every_kind_of_directive_reads(tmp_path: Path, chip: str, transport: str) -> None:
    built = build_kernel(written(tmp_path, simple(EVERY_KIND, 112)), tmp_path / "out", chip=chip, transport=transport)
    data = np.arange(50, 54, dtype=np.int32)
    lines: list[str] = []
    with contextlib.suppress(MDRError):  # failed assertions are errors
        mdr.load(built.hsaco)["k"].launch(grid=1, block=4, args=[data, data], echo=lines.append)
    assert [line.partition(" @ ")[0] for line in lines if line.startswith("now")] == [
        "now 2 52",
        "now 12 52",
        "now 22 52",
    ]
    assert [line for line in lines if " trace " in line] == [
        "[pass 0, hit 0 of 2] trace 2 0",
        "[pass 2, hit 1 of 2] trace 22 20",
    ]
    every = [line for line in lines if " every " in line]
    assert [line.split()[-1] for line in every] == ["10", "11", "12", "13", "20", "21", "22", "23"]
    failed = [line.partition("failed: ")[2] for line in lines if "assertion failed" in line]
    assert failed == [
        "lds[v1 + 100] >= 0 [workgroup 0, work-item 3, lane 3, pass 0]",
        "lds[v1] != 23: 23 [workgroup 0, work-item 3, lane 3, pass 2]",
    ]
    assert "[Count even] hits = 6" in lines
    # The line beside an assertion comes at each of the three passes.
    assert sum("lds[v1 + 100]: address 112 lies outside the kernel's 112 bytes of LDS" in line for line in lines) == 3
