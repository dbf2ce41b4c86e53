"""Runs of vector instructions do what their instructions do one by one, whatever registers they share."""

from __future__ import annotations

import ctypes
import struct
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mdr import emulator
from mdr.emulator import checks, runs, state, valu, worker
from mdr.emulator.blocks import aligned, get, put
from mdr.emulator.compiler import call, library
from mdr.emulator.forms import Form, OperandForm
from mdr.emulator.opcodes import TABLE
from mdr.emulator.registry import TYPES

from .harness import build, kernel

VECTOR = sorted(name for name, op in TABLE.items() if op.emit is valu.emit and op.fn)
END = Form("s_endpgm")
Instruction = tuple[Form, tuple[int, ...]]


@st.composite
def instruction(draw: Any) -> Instruction:
    """Any vector instruction on few registers: most are written by one instruction and read by another."""
    op = TABLE[draw(st.sampled_from(VECTOR))]
    operands, fields = [], []
    for position, ty in enumerate(op.outs + op.ins):
        result = position < len(op.outs)
        if ty == "mask":
            kind = "s"
            place = draw(st.sampled_from([4 * 10, 4 * 11, 4 * 12, state.VCC, *[state.EXEC] * (not result)]))
        elif result or draw(st.integers(0, 4)):
            kind, place = "v", state.VGPRS + state.VGPR_BYTES * draw(st.integers(0, 5))
        else:
            kind = draw(st.sampled_from("si"))
            place = 4 * draw(st.integers(8, 13)) if kind == "s" else draw(st.integers(0, (1 << 64) - 1))
        small = not result and TYPES[ty][1] == 32 and not op.flags.get("modifiers")
        select = draw(st.sampled_from(["", "", "w1", "sb2", "b0"])) if small else ""
        signs = TYPES[ty][0] in ("float", "half", "double") and not result
        negate, absolute = (draw(st.booleans()) if signs else False for _ in range(2))
        operands.append(OperandForm(kind, negate, absolute, select))
        fields.append(place)
    flags = []
    if op.flags.get("clamp") is not False and not op.flags.get("modifiers") and draw(st.integers(0, 3)) == 0:
        flags.append(("clamp", ""))
    return Form(op.name, tuple(operands), tuple(flags)), tuple(fields)


def execute(instructions: list[Instruction], before: np.ndarray[Any, Any], together: bool) -> tuple[bytes, int]:
    """The wave's state after the instructions, and how many of them were parts of runs."""
    forms = [form for form, _ in instructions]
    library().ensure([*forms, END])
    functions = [library().address(form) for form in [*forms, END]]
    covered = 0
    if together:
        for place, run in runs.found(forms, [fields for _, fields in instructions]):
            library().ensure([run])
            functions[place] = library().address(run)
            covered += len(run.forms)
    records = aligned(len(functions) * state.RECORD, 64)
    for number, function in enumerate(functions):
        put(records, number * state.RECORD, function)
        for k, field in enumerate(instructions[number][1] if number < len(instructions) else ()):
            put(records, number * state.RECORD + state.FIELDS + 8 * k, field)
    wave = aligned(len(before), 64)
    wave[:] = before
    put(wave, state.NEXT, records.ctypes.data)
    assert call(library().scheduler()["start"], ctypes.c_void_p)(wave.ctypes.data) == state.ENDED
    put(wave, state.NEXT, get(wave, state.NEXT) - records.ctypes.data)
    return wave.tobytes(), covered


@settings(max_examples=60, deadline=None)
@given(
    st.lists(instruction(), min_size=2, max_size=12),
    st.sampled_from([(1 << 64) - 1, 0xFFFF0000FFFF, 0x8000000000000001, 0]),
    st.sampled_from([0x1F80, 0x9FC0, 0x7F80]),
    st.integers(0, 1 << 32),
)
def test_a_run_does_what_its_instructions_do(
    instructions: list[Instruction], active: int, mode: int, seed: int
) -> None:
    chance = np.random.default_rng(seed)
    before = aligned(state.VGPRS + 8 * state.VGPR_BYTES, 64)
    before[state.VGPRS :] = chance.integers(0, 256, 8 * state.VGPR_BYTES, dtype=np.uint8)
    before[: 4 * 102] = chance.integers(0, 256, 4 * 102, dtype=np.uint8)
    floats = before[state.VGPRS :].view(np.float32)
    special = chance.choice(np.array([0.0, -0.0, np.inf, np.nan, 1e-40, 1.5, -3.0], np.float32), floats.shape)
    floats[:] = np.where(chance.random(floats.shape) < 0.5, special, floats)
    put(before, state.EXEC, active)
    put(before, state.VCC, 0x123456789ABCDEF0)
    put(before, state.MXCSR_32, mode | 0x1F80 << 32)
    one_by_one, _ = execute(instructions, before, together=False)
    together, _ = execute(instructions, before, together=True)
    assert together == one_by_one


def vector(name: str, *places: int) -> Instruction:
    op = TABLE[name]
    kinds = ["s" if place < state.VGPRS else "v" for place in places]
    return Form(op.name, tuple(OperandForm(kind) for kind in kinds)), places


V = [state.VGPRS + k * state.VGPR_BYTES for k in range(8)]


@pytest.mark.parametrize(("second", "length"), [
    (vector("v_add_f32", V[2], V[1], V[3]), 2),
    (vector("v_cndmask_b32", V[2], V[1], V[3], 40), 2),
    (vector("v_addc_co_u32", V[2], 40, V[1], V[3], 40), 2),
    (vector("v_add_f64", V[2], V[4], V[6]), 2),
    (vector("v_add_f32", V[2], 36, V[3]), 2),
    (vector("v_add_f32", V[2], 40, V[3]), 0),
    (vector("v_add_f32", V[2], 44, V[3]), 0),
    (vector("v_cndmask_b32", V[2], V[1], V[3], 44), 0),
    (vector("v_cmp_gt_f32", 36, V[1], V[3]), 0),
    (vector("v_cmpx_gt_f32", state.EXEC, V[1], V[3]), 0),
    (vector("v_cmp_gt_f32", state.EXEC, V[1], V[3]), 0),
    (vector("v_readfirstlane_b32", 32, V[1]), 0),
])  # fmt: skip
def test_what_a_run_takes_after_a_compare(second: Instruction, length: int) -> None:
    """A mask that the run makes is known lane by lane only; EXEC stays as it is; lanes do not look at each other."""
    first = vector("v_cmp_gt_f32", 40, V[0], V[1])
    if "f64" in second[0].name:  # under the f16 and f64 mode, as its like
        first = vector("v_cmp_gt_f64", 40, V[0], V[2])
    found = list(runs.found([first[0], second[0]], [first[1], second[1]]))
    assert [len(run.forms) for _, run in found] == ([length] if length else [])


def test_modes_are_not_mixed() -> None:
    program = [vector("v_add_f32", V[0], V[1], V[2]), vector("v_add_f16", V[0], V[1], V[2])] * 2
    assert not list(runs.found([form for form, _ in program], [fields for _, fields in program]))


LOOP = """
s_load_dwordx2 s[4:5], s[0:1], 0x0
s_load_dword s6, s[0:1], 0x8
v_lshlrev_b32 v1, 2, v0
v_lshl_add_u32 v1, s2, 8, v1
s_waitcnt lgkmcnt(0)
global_load_dword v2, v1, s[4:5]
v_cmp_gt_u32 vcc, 49, v0
s_waitcnt vmcnt(0)
s_and_saveexec_b64 s[14:15], vcc
.Lnext:
v_lshl_add_u32 v3, v2, 3, v2
v_cmp_lt_u32 vcc, 77, v3
v_cndmask_b32 v4, 5, v2, vcc
v_add_u32 v2, v3, v4
s_sub_u32 s6, s6, 1
s_cmp_lg_u32 s6, 0
s_cbranch_scc1 .Lnext
s_or_b64 exec, exec, s[14:15]
global_store_dword v1, v2, s[4:5]
"""


@pytest.mark.parametrize("workers", [1, 2])
@pytest.mark.parametrize("seed", [0, 3])
def test_loops_are_compiled_while_they_run(workers: int, seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker, "COMPILING", 1)
    monkeypatch.setattr(worker, "FIRST_LOOK", 1)
    count, groups = 20_000, 4
    data = np.arange(64 * groups, dtype=np.uint32)
    expected = data.copy().reshape(groups, 64)
    part = expected[:, :49]
    for _ in range(count):
        nine = part * np.uint32(9)
        part[:] = nine + np.where(nine > 77, part, np.uint32(5))
    program = emulator.Program(build(kernel(LOOP, ids=0), "gfx942"))
    memory = emulator.Memory()
    arguments = struct.pack("<Qi", memory.register("data", data), count)
    done = emulator.run(program, groups, 64, arguments, memory, workers=workers, seed=seed)
    assert done.wave_instructions == groups * (9 + 7 * count + 3)
    assert np.array_equal(data.reshape(groups, 64), expected)
    linked = program.linked(frozenset(checks.DEFAULT))
    assert len(linked.hasten(set(), 0)) == 1


def test_what_is_executed_seldom_is_not_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker, "FIRST_LOOK", 1)
    # Other instructions than above: what is compiled already is used at once.
    program = emulator.Program(build(kernel(LOOP.replace("v_add_u32", "v_sub_u32"), ids=0), "gfx942"))
    memory = emulator.Memory()
    arguments = struct.pack("<Qi", memory.register("data", np.zeros(64, np.uint32)), 10_000)
    emulator.run(program, 1, 64, arguments, memory)
    assert not program.linked(frozenset(checks.DEFAULT)).hasten(set(), 0)
