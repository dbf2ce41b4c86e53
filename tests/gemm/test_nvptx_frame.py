"""The plan of sm_90a kernels: what fits, what does not and what is said about it, before any IR."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from nvptx_cases import SM80, SM90, typed

from mdr.gemm import Alpha, BetaC, Bias, Gemm, Layout, LoadStorePolicy, Relu, Residual, Schedule, TileShape, WarpLayout
from mdr.gemm.nvptx import BACKEND
from mdr.gemm.nvptx.frame import Frame
from mdr.gemm.types import F32, FP8, I4, I32

GOOD = Schedule(
    TileShape(128, 256, 64), WarpLayout(8, 1), memory=LoadStorePolicy(8, 8, 8), stages=4, pipeline="together"
)


def said(gemm: Gemm, schedule: Schedule, target=SM90) -> str:
    return "\n".join(str(item) for item in BACKEND.check(gemm, schedule, target))


def test_the_good_one() -> None:
    frame = Frame(Gemm(), GOOD, SM90)
    assert frame.problems() == []
    assert frame.shared == 4 * (128 + 256) * 128 + 2 * 2 * 8192 + 2 * 4 * 8
    assert (frame.threads, frame.sums, frame.launch_registers, frame.consumer_registers) == (384, 128, 168, 232)


@pytest.mark.parametrize(
    ("gemm", "change", "words", "fix"),
    [
        (Gemm(), {"stages": 5}, "278608 bytes of shared memory: 5 stages of 49152", {"stages": 4}),
        (Gemm(), {"tile": TileShape(128, 256, 32)}, "tile k = 32: rows of 64 bytes", {"tile": GOOD.tile}),
        (Gemm(), {"warps": WarpLayout(2, 4)}, "2 x 4 warps: wgmma takes 4 warps", {"warps": WarpLayout(8, 1)}),
        (Gemm(), {"warps": WarpLayout(4, 1)}, "256 sums a thread and 40 other registers are 296", None),
        (Gemm(), {"tile": TileShape(96, 256, 64)}, "a warpgroup makes 48 x 256", None),
        (Gemm(), {"tile": TileShape(128, 96, 64)}, "a warpgroup makes 64 x 96", None),
        (Gemm(), {"memory": LoadStorePolicy(4, 8, 8)}, "align_a = 4", {"memory": GOOD.memory}),
        (Gemm(), {"pipeline": "pingpong"}, "a warpgroup makes a whole tile", None),
        (Gemm(), {"resident": 2, "stages": 2}, "at launch; 2 resident blocks of 384 threads have 80", None),
        (Gemm(slices=9), {}, "9 slices: a cluster has 8 blocks", None),
        (Gemm(a=FP8, b=FP8, layout=Layout.NN), {"tile": TileShape(128, 256, 128)}, "layout NN of fp8", None),
        (Gemm(a=I4, b=I4, out=I32, accumulate=I32), {}, "wgmma has no product of i4 and i4", None),
    ],
)
def test_messages_have_numbers_and_a_way_out(gemm: Gemm, change: dict, words: str, fix: dict | None) -> None:
    schedule = replace(GOOD, **change)
    text = said(gemm, schedule)
    assert words in text
    assert "hint:" in text
    if fix is not None:
        assert BACKEND.check(gemm, replace(schedule, **fix), SM90) == []


def test_the_hint_for_stages_fits() -> None:
    gemm = Gemm(epilogue=(Alpha(), BetaC()))
    found = re.search(r"stages = (\d)", said(gemm, GOOD))
    assert found
    assert BACKEND.check(gemm, replace(GOOD, stages=int(found[1])), SM90) == []
    assert BACKEND.check(gemm, replace(GOOD, stages=int(found[1]) + 1), SM90) != []


def test_chips_without_wgmma_say_so() -> None:
    assert "sm_80 has none" in said(Gemm(), GOOD, SM80)


@pytest.mark.parametrize(
    ("gemm", "change", "words"),
    [
        (Gemm(), {"tile": TileShape(64, 30, 16)}, "tile_n is 30, and it must be a multiple of 32"),
        (Gemm(), {"stages": 1}, "1 stage: cp.async copies ahead"),
        (Gemm(), {"stages": 3, "memory": LoadStorePolicy(1, 8, 4)}, "3 stages: copies of 2 bytes go through registers"),
        (Gemm(), {"tile": TileShape(256, 256, 64), "warps": WarpLayout(2, 2)}, "registers"),
        (Gemm(), {"tile": TileShape(256, 256, 64), "stages": 3}, "163"),
        (Gemm(slices=2), {}, "2 slices of K"),
        (Gemm(a=FP8, b=FP8), {}, "no product of fp8"),
        (Gemm(), {"dependent": True}, "dependent launches"),
        (Gemm(), {"pipeline": "fast"}, "unknown pipeline 'fast'"),
    ],
)
def test_mma_messages(gemm: Gemm, change: dict, words: str) -> None:
    schedule = replace(Schedule(TileShape(64, 32, 16), WarpLayout(4, 2)), **change)
    text = said(gemm, schedule, SM80)
    assert words in text or str(SM80.shared_bytes) in text
    assert "hint:" in text


epilogues = st.sampled_from([(), (Bias(), Relu()), (Alpha(), BetaC()), (BetaC(), Alpha(), Residual())])
schedules = st.builds(
    lambda m, n, warps, stages, resident, align_d, pipeline: Schedule(
        TileShape(m, n, 64),
        WarpLayout(*warps),
        memory=LoadStorePolicy(8, 8, align_d),
        stages=stages,
        resident=resident,
        pipeline=pipeline,
    ),
    st.sampled_from([8, 16, 32, 64, 128, 192, 256]),
    st.sampled_from([64, 128, 192, 256]),
    st.sampled_from([(4, 1), (8, 1), (4, 2), (8, 2)]),
    st.integers(2, 16),
    st.integers(1, 4),
    st.sampled_from([1, 8]),
    st.sampled_from(["together", "pingpong"]),
)


@settings(max_examples=300, deadline=None)
@given(schedules, epilogues, st.sampled_from(list(Layout)), st.integers(1, 8), st.sampled_from(["f16", "bf16"]))
def test_what_has_no_problems_fits(schedule: Schedule, steps: tuple, layout: Layout, slices: int, name: str) -> None:
    gemm = typed(name, epilogue=steps, layout=layout, slices=slices)
    frame = Frame(gemm, schedule, SM90)
    if frame.problems():
        return
    assert frame.shared * schedule.resident + 1024 * schedule.resident <= 228 * 1024
    # setmaxnreg: all warpgroups together never have more than the launch gave; else the block waits for ever.
    given = frame.launch_registers * frame.threads
    assert frame.producer_registers * 128 + frame.consumers * 128 * frame.consumer_registers <= given
    assert given * schedule.resident <= 65536
    assert frame.consumer_registers >= frame.sums + 40
    assert all(registers % 8 == 0 for registers in (frame.launch_registers, frame.consumer_registers))
    places = [frame.staging, frame.partials, frame.vector_offset, frame.barriers, frame.matrix_barriers, frame.shared]
    assert places == sorted(places)
    assert frame.a_bytes % 1024 == frame.stage_bytes % 1024 == frame.staging % 1024 == 0
    assert frame.barriers % 8 == 0


def test_output_that_is_not_stored() -> None:
    assert "do not store fp8" in said(Gemm(out=FP8), GOOD)
    assert BACKEND.check(Gemm(out=F32), replace(GOOD, memory=LoadStorePolicy(8, 8, 4)), SM90) == []
