"""A kernel computes the same with directives anywhere in it: every register, SCC, VCC, EXEC, M0 and MODE included."""

from __future__ import annotations

import tempfile
from pathlib import Path

import numpy as np
import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st
from objects import kernel

import mdr
from mdr.build.pipeline import build_kernel

STEPS = (
    *("s_add_u32 s8, s8, s9", "s_addc_u32 s9, s9, s10", "s_cselect_b32 s10, s8, s11", "s_cmp_lt_i32 s8, s9"),
    *("s_lshl_b32 s11, s11, 1", "s_mov_b32 m0, s8", "s_mov_b32 s8, m0", "s_xor_b64 s[10:11], s[8:9], vcc"),
    *("v_cmp_gt_u32_e32 vcc, v4, v5", "v_cndmask_b32_e32 v4, v5, v6, vcc", "v_add_co_u32_e32 v5, vcc, v5, v6"),
    *("v_addc_co_u32_e32 v6, vcc, v6, v4, vcc", "v_cmp_lt_i32_e64 s[12:13], v4, v6", "v_mbcnt_lo_u32_b32 v7, s8, v7"),
    *(
        "s_mov_b64 exec, s[14:15]",
        "s_and_b64 exec, exec, s[12:13]",
        "s_mov_b64 exec, -1",
        "s_or_b64 vcc, vcc, s[12:13]",
        "s_mov_b64 exec, 0",
        "s_setreg_imm32_b32 hwreg(HW_REG_MODE, 0, 8), 0x35",
        "v_add_f32_e32 v4, v5, v6",
    ),
    *(
        "v_readfirstlane_b32 s9, v5",
        "v_xor_b32_e32 v7, s11, v7",
        "v_mul_lo_u32 v6, v6, v4",
        "s_bcnt1_i32_b64 s10, exec",
    ),
)
DIRECTIVES = (
    *('PRINT f"{v4:d} {v5:x}"', 'PRINT if s8 > 7: f"{s9} {v6}"', 'PRINT f"{$tid} {$lane} {$wg_x}"'),
    *('PRINT f"{i64(s[10:11])} {f64(v[4:5])}"', 'PRINT f"text alone"', 'PRINT if $tid % 5 == 0: f"{v7 / 3:d}"'),
    *('PRINT if scc: f"{exec:#x} {vcc} {m0}"', 'PRINT once wave: f"{s8} {$pass}"', 'PRINT once workgroup: f"{s8}"'),
    *('PRINT now f"{v4:d} {s8}"', 'PRINT now if v5 > v6 and not s9 == 3: f"{v5 + v6:.3f} {v4 / 3:d}"'),
    *('PRINT now once wave if $tid > 3: f"{exec:#x} {vcc} {m0} {scc}"', 'PRINT now once workgroup: f"text alone"'),
    *('ASSERT u32(v4) < u32(v5): f"{v4:d} {v5:d}"', "ASSERT s8 < s9", "COUNT passes", "COUNT some if v4 > v5:"),
    *('TRACE last=3 f"{v4:d} {s9} {i64(v[6:7])}"', 'TRACE last=5 if s8 < 7 or $lane > 40: f"{v5:d} {s10}"'),
)

START = """\
  s_load_dwordx2 s[4:5], s[0:1], 0x0
  v_lshlrev_b32 v1, 2, v0
  v_mov_b32 v2, v0
  s_mov_b32 s6, s2
  s_waitcnt lgkmcnt(0)
  s_load_dwordx4 s[8:11], s[4:5], 0x0
  global_load_dword v4, v1, s[4:5]
  global_load_dword v5, v1, s[4:5] offset:256
  global_load_dword v6, v1, s[4:5] offset:512
  v_mov_b32 v7, 0
  s_mov_b64 s[12:13], 0x5555
  s_mov_b64 s[14:15], exec
  s_mov_b64 vcc, 0x3
  s_mov_b32 m0, 9
  s_waitcnt vmcnt(0) lgkmcnt(0)
"""
# SCC first, then what the special registers hold, then all lanes of the VGPRs.
END = (
    """\
  s_cselect_b32 s20, 1, 0
  s_mov_b64 s[22:23], exec
  s_getreg_b32 s21, hwreg(HW_REG_MODE, 0, 10)
  s_mov_b64 exec, -1
  v_mov_b32 v8, s20
  v_mov_b32 v9, vcc_lo
  v_mov_b32 v10, vcc_hi
  v_mov_b32 v11, s22
  v_mov_b32 v12, s23
  v_mov_b32 v13, m0
  v_mov_b32 v14, s8
  v_mov_b32 v15, s9
  v_mov_b32 v16, s10
  v_mov_b32 v17, s11
  v_mov_b32 v18, s12
  v_mov_b32 v19, s13
  v_mov_b32 v20, s21
"""
    + "".join(
        f"  global_store_dword v1, v{number}, s[4:5] offset:{1024 + 256 * index}\n"
        for index, number in enumerate((4, 5, 6, 7, 2, 8, 9, 10, 11, 12, 13))
    )
    + "  s_add_u32 s4, s4, 0x1000\n  s_addc_u32 s5, s5, 0\n"
    + "".join(
        f"  global_store_dword v1, v{number}, s[4:5] offset:{256 * index}\n"
        for index, number in enumerate(range(14, 21))
    )
    + "  s_endpgm"
)
LAUNCHED = ".amdhsa_system_sgpr_workgroup_id_x 1\n.amdhsa_group_segment_fixed_size 256"
ARGUMENTS = ".name: data, .offset: 0, .size: 8, .value_kind: global_buffer, .address_space: global"


def run(folder: Path, body: str, threads: int, chip: str, debug: bool, transport: str) -> tuple[np.ndarray, int]:
    text = kernel("k", START + body + END, args=ARGUMENTS, directives=LAUNCHED)
    text = text.replace("next_free_vgpr 8", "next_free_vgpr 24").replace("accum_offset 8", "accum_offset 24")
    text = text.replace("next_free_sgpr 16", "next_free_sgpr 24")
    source = folder / "k.s"
    source.write_text(text)
    built = build_kernel(source, folder / str(debug), chip=chip, debug=debug, transport=transport)
    data = np.zeros(2048, np.uint32)
    data[:256] = np.random.default_rng(3).integers(0, 2**32, 256, dtype=np.uint32)
    result = mdr.load(built.hsaco)["k"].launch(grid=1, block=threads, args=[data])
    return data, len(result.lines)


BODIES = st.lists(
    st.tuples(st.sampled_from(STEPS), st.lists(st.sampled_from(DIRECTIVES), max_size=2)), min_size=3, max_size=30
)
SETTINGS = {"phases": (Phase.explicit, Phase.generate)}


AGAIN = (
    '  s_movk_i32 s18, 3\n.Lagain:\n  ; @TIMESTAMP_START label="a"\n  ; @TIMESTAMP_START label="b" clock=realtime\n',
    '  ; @TIMESTAMP_END label="a" once wave\n  ; @TIMESTAMP_END label="b" if $lane < 2:\n'
    "  s_sub_u32 s18, s18, 1\n  s_cmp_lg_u32 s18, 0\n  s_cbranch_scc1 .Lagain\n",
)


def check(steps: list[tuple[str, list[str]]], threads: int, chip: str, transport: str, again: bool) -> None:
    body = "".join(f"  {step}\n" + "".join(f"  ; @{text}\n" for text in texts) for step, texts in steps)
    if again:
        body = body.join(AGAIN)
    with tempfile.TemporaryDirectory() as name:
        plain, lines = run(Path(name), body, threads, chip, False, transport)
        assert lines == 0
        printing, _ = run(Path(name), body, threads, chip, True, transport)
    assert np.array_equal(plain, printing)


@settings(max_examples=8, **SETTINGS)
@given(steps=BODIES, threads=st.sampled_from([64, 64, 37, 1]), again=st.booleans())
def test_same_registers(steps: list[tuple[str, list[str]]], threads: int, again: bool) -> None:
    check(steps, threads, "gfx950", "buffered", again)


@pytest.mark.slow
@pytest.mark.parametrize("chip", ["gfx90a", "gfx942", "gfx950"])
@pytest.mark.parametrize("transport", ["hostcall", "buffered"])
@settings(max_examples=40, **SETTINGS)
@given(steps=BODIES, threads=st.sampled_from([64, 64, 37, 1]), again=st.booleans())
def test_same_registers_everywhere(
    steps: list[tuple[str, list[str]]], threads: int, chip: str, transport: str, again: bool
) -> None:
    check(steps, threads, chip, transport, again)
