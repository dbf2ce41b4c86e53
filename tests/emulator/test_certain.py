"""What is certain to be defined has no records, and the check on registers finds the same as with a record everywhere."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

from mdr import emulator
from mdr.emulator import EmulatorFault, certain, checks

from .harness import build, kernel, launch

LINES = (
    "v_mov_b32 {v}, {w}", "v_add_u32 {v}, {w}, {x}", "v_mov_b32 {v}, {s}", "v_mov_b32 {v}, 7", "v_add_u32 {v}, 1, {w}",
    "v_cmp_lt_u32 vcc, {v}, {w}", "v_cmp_gt_u32 {p}, {v}, 9", "v_cndmask_b32 {v}, {w}, {x}, vcc", "v_fma_f32 {v}, {w}, {x}, {v}",
    "v_cmpx_gt_u32 {p}, 50, v0", "v_cmp_gt_u32 exec, 60, v0", "v_readfirstlane_b32 {s}, {v}", "v_readlane_b32 {s}, {v}, 5",
    "v_writelane_b32 {v}, {s}, 3", "v_mov_b32_dpp {v}, {w} row_shr:1 row_mask:0xf bank_mask:0xf",
    "v_mov_b32_dpp {v}, {w} row_ror:1 row_mask:0xf bank_mask:0xf bound_ctrl:0", "v_swap_b32 {v}, {w}",
    "s_mov_b32 {s}, 3", "s_add_u32 {s}, {s}, {t}", "s_mov_b64 {p}, {q}", "s_mov_b64 {p}, 0", "s_mov_b64 {p}, -1",
    "s_mov_b64 {p}, exec", "s_and_b64 {p}, {q}, vcc", "s_xor_b64 {p}, exec, {q}", "s_or_b64 {p}, {p}, vcc",
    "s_and_saveexec_b64 {p}, {q}", "s_and_saveexec_b64 {p}, vcc", "s_or_saveexec_b64 {p}, {q}", "s_andn2_saveexec_b64 {p}, {q}",
    "s_or_b64 exec, exec, {p}", "s_mov_b64 exec, {p}", "s_and_b64 exec, exec, {p}", "s_andn2_b64 exec, exec, {p}",
    "s_xor_b64 exec, exec, {p}", "s_mov_b64 exec, -1", "s_mov_b32 exec_hi, {s}", "s_not_b64 exec, exec",
    "s_cmp_lt_u32 {s}, {t}", "s_cselect_b32 {s}, {t}, 5", "s_cselect_b64 {p}, {q}, vcc",
    "global_load_dword {v}, v1, s[4:5]", "global_store_dword v1, {v}, s[4:5]", "ds_bpermute_b32 {v}, v1, {w}",
    "v_mfma_f32_4x4x4_16b_f16 v[12:15], v[8:9], v[10:11], v[12:15]", "v_mov_b32 v{m}, {v}", "v_mov_b32 {v}, v{m}",
)  # fmt: skip
"""Instructions at random: on few registers, some of which nobody has written, under masks of all kinds."""


def program(chance: random.Random) -> str:
    """A loop of such, with branches forwards; it ends after two rounds."""
    lines = ["v_lshlrev_b32 v1, 2, v0", "s_load_dwordx2 s[4:5], s[0:1], 0x0", "s_mov_b32 s6, 2", "s_waitcnt lgkmcnt(0)"]
    for number in range(2, 8):
        if chance.random() < 0.7:
            lines.append(f"v_mov_b32 v{number}, v0")
    lines += [f"s_mov_b64 s[{k}:{k + 1}], {chance.choice(['exec', '-1', '0'])}" for k in (20, 22, 24) if chance.random() < 0.8]
    lines += ["v_cmp_gt_u32 vcc, 33, v0", "s_cmp_eq_u32 s6, 2"][: chance.choice([0, 1, 2, 2, 2, 2])]
    lines.append(".Lagain:")
    open_label, count = "", 0
    for number in range(chance.randrange(4, 26)):
        pick = {
            **{name: f"v{chance.randrange(2, 8)}" for name in "vwx"},
            **{name: f"s{chance.randrange(20, 26)}" for name in "st"},
            **{name: f"s[{k}:{k + 1}]" for name in "pq" for k in (chance.choice([20, 22, 24]),)},
            "m": chance.randrange(8, 16),
        }
        lines.append(chance.choice(LINES).format(**pick))
        if not open_label and chance.random() < 0.15:
            open_label = f".L{number}"
            lines.append(f"s_cbranch_{chance.choice(['execz', 'vccz', 'scc0', 'scc1', 'vccnz'])} {open_label}")
            count = chance.randrange(1, 6)
        elif open_label and (count := count - 1) == 0:
            lines.append(f"{open_label}:")
            open_label = ""
    lines += [f"{open_label}:"] if open_label else []
    lines += ["s_sub_u32 s6, s6, 1", "s_cmp_lg_u32 s6, 0", "s_cbranch_scc1 .Lagain"]
    lines += [f"global_store_dword v1, v{chance.randrange(2, 8)}, s[4:5]"] * chance.randrange(2)
    return "\n".join(lines)


def outcome(text: str, block: int) -> str:
    data = np.arange(64, dtype=np.uint32)
    try:
        launch(build(kernel(text, ids=0), "gfx942"), data, block=block, check=["registers"], budget=100_000)
    except EmulatorFault as fault:
        return str(fault)
    return f"nothing: {data.tolist()}"


class Nothing(certain.Certain):
    """Nothing is certain."""

    def __init__(self, *arguments: Any) -> None:
        super().__init__(*arguments)
        self.needed[:] = True
        self._doubted = certain._Registers(-1, -1)


@pytest.mark.parametrize("seed", range(60))
def test_the_same_is_found_as_with_a_record_everywhere(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    chance = random.Random(seed)
    texts = [program(chance) for _ in range(4)]
    found = [outcome(text, block) for text in texts for block in (64, 40)]
    monkeypatch.setattr(checks, "Certain", Nothing)
    assert found == [outcome(text, block) for text in texts for block in (64, 40)]


START = "v_lshlrev_b32 v1, 2, v0\ns_load_dwordx2 s[4:5], s[0:1], 0x0\ns_waitcnt lgkmcnt(0)\n"


@pytest.mark.parametrize(("body", "block", "found"), [
    ("v_mov_b32_dpp v2, v0 row_shr:1 row_mask:0xf bank_mask:0xf", 64, True),
    ("v_mov_b32 v2, 1\nv_mov_b32_dpp v2, v0 row_shr:1 row_mask:0xf bank_mask:0xf", 64, False),
    ("v_mov_b32_dpp v2, v0 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:0", 64, False),
    ("v_cmp_gt_u32 vcc, 9, v0\ns_and_saveexec_b64 s[20:21], vcc\nv_mov_b32 v2, 1", 64, False),
    ("v_cmp_gt_u32 vcc, 9, v0\ns_and_saveexec_b64 s[20:21], vcc\nv_mov_b32 v2, 1\ns_or_b64 exec, exec, s[20:21]", 64, True),
    ("v_cmp_gt_u32 vcc, 9, v0\ns_and_saveexec_b64 s[20:21], vcc\nv_mov_b32 v2, 1\ns_mov_b64 exec, -1", 64, True),
    ("v_cmp_gt_u32 vcc, 9, v0\nv_mov_b32 v2, 1\ns_and_saveexec_b64 s[20:21], vcc\ns_or_b64 exec, exec, s[20:21]", 40, False),
    ("v_mov_b32 v2, 1\ns_mov_b64 exec, -1\nv_mov_b32 v1, 0", 40, True),
    ("v_mov_b32 v2, 1\ns_mov_b64 exec, -1\nv_mov_b32 v1, 0", 64, False),
    ("v_cmp_gt_u32 vcc, 9, v0\ns_and_saveexec_b64 s[20:21], vcc\nv_mov_b32 v2, 1\ns_mov_b64 s[24:25], exec\n"
     "s_or_b64 exec, s[24:25], s[20:21]", 64, True),
    ("v_mov_b32 v2, 1\nv_writelane_b32 v2, s30, 3", 64, True),
    ("v_mov_b32 v2, 1\ns_mov_b32 s30, 0\nv_writelane_b32 v2, s30, 3", 64, False),
    ("v_readlane_b32 s20, v0, 50\nv_mov_b32 v2, s20", 40, True),
    ("v_readlane_b32 s20, v0, 50\nv_mov_b32 v2, s20", 64, False),
])  # fmt: skip
def test_masks_are_followed(body: str, block: int, found: bool) -> None:
    assert ("v2 is the data of a store" in outcome(f"{START}{body}\nglobal_store_dword v1, v2, s[4:5]", block)) == found


MATRIX = "\n".join(f"v_mov_b32 v{k}, 0" for k in range(8, 16)) + (
    "\nv_mfma_f32_4x4x4_16b_f16 v[12:15], v[8:9], v[10:11], v[12:15]\nv_mov_b32 v2, v12\nglobal_store_dword v1, v2, s[4:5]"
)


@pytest.mark.parametrize(("block", "found"), [(64, False), (40, True)])
def test_matrices_need_all_lanes(block: int, found: bool) -> None:
    assert ("v2 is the data of a store" in outcome(START + MATRIX, block)) == found


def records(body: str, block: int = 64) -> int:
    """Instructions of a kernel that have a record."""
    program = emulator.Program(build(kernel(body, ids=0), "gfx942"))
    linked = program.linked(frozenset(["registers"]), full=block == 64)
    return sum(form.name == "#flow" for form in (linked._plan.forms[n] for n in linked._plan.table[:, 0]))


LOOP = """
s_mov_b32 s6, 10
v_mov_b32 v2, 0
v_mov_b32 v3, 0
v_mov_b32 v4, 0
v_mov_b32 v5, 0
s_cmp_eq_u32 s6, 0
v_cmp_gt_u32 vcc, 9, v0
s_mov_b64 s[20:21], exec
.Lagain:
{}
s_sub_u32 s6, s6, 1
s_cmp_lg_u32 s6, 0
s_cbranch_scc1 .Lagain
"""


@pytest.mark.parametrize("body", [
    "v_fma_f32 v2, v3, v4, v5\nv_add_u32 v3, v2, s6",
    "v_cmp_gt_u32 vcc, v2, v0\ns_and_saveexec_b64 s[20:21], vcc\nv_mov_b32 v2, 1\ns_or_b64 exec, exec, s[20:21]\nv_mov_b32 v3, 1",
    "v_cmpx_gt_u32 vcc, v2, v0\nv_mov_b32 v2, 1",
])  # fmt: skip
def test_loops_over_what_is_defined_before_have_no_records(body: str) -> None:
    assert records(LOOP.format(body)) == records(LOOP.format("s_nop 0"))
