"""The check on wait states: along the path that a wave takes, on all chips, with the earlier instruction in the report."""

from __future__ import annotations

import pytest

from mdr.emulator import EmulatorFault, Program, trails

from .harness import build, kernel, launch

# Two opcodes of matrix instructions that share an accumulator need five wait states on gfx950, one opcode none.
FIRST = "v_mfma_f32_16x16x16_f16 v[8:11], v[0:1], v[2:3], 0"
OTHER = "v_mfma_f32_16x16x32_f16 v[8:11], v[12:15], v[16:19], v[8:11]"
SAME = "v_mfma_f32_16x16x16_f16 v[8:11], v[0:1], v[2:3], v[8:11]"


def run(body: str, chip: str = "gfx950", **options: object) -> None:
    launch(build(kernel(body, ids=0), chip), check="wait-states", **options)


def late(body: str, chip: str = "gfx950", **options: object) -> EmulatorFault:
    with pytest.raises(EmulatorFault) as caught:
        run(body, chip, **options)
    assert caught.value.kind == "missing-wait-states"
    return caught.value


def test_the_report_names_both_instructions_and_what_is_missing() -> None:
    fault = late(f"{FIRST}\ns_nop 1\n{OTHER}")
    text = str(fault)
    assert "v[8:11] is read as the accumulator 2 wait states after `v_mfma_f32_16x16x16_f16`" in text
    assert "5 wait states must lie between (v_mfma_f32_16x16x32_f16" in text
    assert "put `s_nop 2` before this instruction" in text
    assert fault.position is not None
    assert f":{fault.position.line - 2} (k+0x0); 5" in text
    assert fault.wave == 0


@pytest.mark.parametrize("body", [f"{FIRST}\ns_nop 4\n{OTHER}", f"{FIRST}\n{SAME}"])
def test_enough_is_enough(body: str) -> None:
    run(body)


LOOP = """
v_mov_b32 v2, 0
s_movk_i32 s20, {rounds}
.Lround:
v_add_u32 v2, s21, v2
s_sub_u32 s20, s20, 1
s_cmp_eq_u32 s20, 0
s_cbranch_scc1 .Lout
v_readfirstlane_b32 s21, v0
s_branch .Lround
.Lout:
"""


def test_only_the_path_that_is_taken_counts() -> None:
    run(LOOP.format(rounds=1), chip="gfx942")
    fault = late(LOOP.format(rounds=2), chip="gfx942")
    assert "s21 is read by a vector instruction 1 wait state after `v_readfirstlane_b32`" in str(fault)
    assert fault.state["sgprs"]["s20"] == 1  # the registers are those before the second round's addition
    run(LOOP.format(rounds=2), chip="gfx90a")


def test_a_register_written_again_on_the_way() -> None:
    body = """
    v_readfirstlane_b32 s21, v0
    s_cbranch_execz .Lover
    {other}
    .Lover:
    v_add_u32 v2, s21, v0
    """
    run(body.format(other="s_mov_b32 s21, 1"), chip="gfx942")
    late(body.format(other=""), chip="gfx942")


@pytest.mark.parametrize("missing", [False, True])
def test_across_a_call(missing: bool) -> None:
    body = f"""
    s_getpc_b64 s[20:21]
    s_add_u32 s20, s20, .Lcallee-.
    s_addc_u32 s21, s21, 0
    v_readfirstlane_b32 s22, v0
    s_swappc_b64 s[30:31], s[20:21]
    s_endpgm
    .Lcallee:
    {"" if missing else "s_nop 0"}
    v_add_u32 v2, s22, v0
    s_setpc_b64 s[30:31]
    """
    if missing:
        late(body, chip="gfx942")
    else:
        run(body, chip="gfx942")


def test_right_code_has_no_records_for_it() -> None:
    program = Program(build(kernel(f"{FIRST}\n{SAME}"), "gfx950"))
    linked = program.linked(frozenset(["wait-states"]))
    assert linked.trails is not None
    assert linked.trails.proven
    assert len(linked.records()) == len(program.linked(frozenset()).records())


def test_more_trails_than_the_table_has_room_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trails, "_MOST", 1)
    run(LOOP.format(rounds=1), chip="gfx942")
    late(LOOP.format(rounds=2), chip="gfx942")


def test_several_workers() -> None:
    late(LOOP.format(rounds=3), chip="gfx942", grid=8, workers=2)
