"""Schedules that cannot be: each message has the rule, the numbers and a choice that is really possible."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest
from amd_trials import schedule
from hypothesis import given
from hypothesis import strategies as st

from mdr.diagnostics import MDRError
from mdr.gemm import (
    Gemm,
    Layout,
    LoadStorePolicy,
    Problem,
    Rounding,
    Schedule,
    SharedMemPolicy,
    TileShape,
    WarpLayout,
    type_named,
)
from mdr.gemm.amdgcn.banks import extra_cycles, read_conflicts
from mdr.gemm.amdgcn.plan import make_plan
from mdr.gemm.backend import backend_for
from mdr.gemm.config import GemmConfig, from_mapping
from mdr.gemm.limits import memory_rules
from mdr.gemm.targets import TARGETS, target_named


def problems(how: Schedule, chip: str = "gfx942", gemm: Gemm | None = None) -> list[str]:
    target = TARGETS[chip]
    return [f"{item.message}; {item.hint}" for item in backend_for(target).check(gemm or Gemm(), how, target)]


@pytest.mark.parametrize(
    ("how", "says"),
    [
        (schedule(n=30), "tile_n is 30, and it must be a multiple of 32.*; tile_n = 32"),
        (schedule(k=10), "tile_k is 10, and it must be a multiple of 16.*; tile_k = 16"),
        (schedule(256, 256, 256), "262144 bytes of shared memory a stage, 524288 in 2 stages, and gfx942 has 65536; tile_k = 64"),
        (schedule(512, 512, 32, (4, 4)), "131072 in 2 stages.*; stages = 1 takes 65536 bytes"),
        (schedule(512, 256, 16), r"a lane needs about \d+ registers \(512 for sums\), and has 512"),
        (schedule(waves=(8, 4)), "8 x 4 waves are 2048 threads.*has 1 to 1024; at most 16 waves"),
        (schedule(k=32, stages=3), "3 stages need copies that go to LDS by themselves.*; stages = 2"),
        (schedule(memory=LoadStorePolicy(align_a=6)), "align_a is 6, and it must be a power of two; align_a = 2"),
        (schedule(stages=0), "stages is 0, and it must be 1 or more"),
        (schedule(pipeline="fast"), "unknown pipeline 'fast'; pipelines: auto"),
        (schedule(dependent=True), "dependent launches are sm_90a's; leave dependent out"),
        (schedule(memory=LoadStorePolicy(cache="no")), "cache is 'no'"),
    ],
)  # fmt: skip
def test_messages(how: Schedule, says: str) -> None:
    found = problems(how)
    assert any(re.search(says, item) for item in found), found


def test_types_that_a_chip_does_not_have() -> None:
    fp8 = type_named("fp8")
    assert (
        "gfx942 has no matrix instruction for fp8 and fp8; both of one type"
        in problems(schedule(), gemm=Gemm(fp8, fp8))[0]
    )
    assert "fp8_fnuz" in problems(schedule(), gemm=Gemm(fp8, fp8))[0]
    i32 = type_named("i32")
    assert "no matrix instruction for i32" in problems(schedule(), gemm=Gemm(i32, i32, i32, i32))[0]
    directed = Gemm(out=type_named("fp8"), rounding=Rounding.RTZ)
    assert "only rounded to nearest" in problems(schedule(), "gfx950", directed)[0]
    assert "do not accumulate in f16" in problems(schedule(), gemm=Gemm(accumulate=type_named("f16")))[0]
    with pytest.raises(MDRError, match="one float, one integer"):
        Gemm(b=type_named("i8"))


@given(st.integers(1, 600), st.integers(1, 600), st.integers(1, 300), st.sampled_from([(1, 1), (2, 2), (4, 2)]))
def test_what_a_hint_says_of_tiles_is_possible(m: int, n: int, k: int, waves: tuple[int, int]) -> None:
    """Following hints about the shape of a tile ends in a tile without complaints about its shape."""
    how = Schedule(TileShape(m, n, k), WarpLayout(*waves))
    for _ in range(2):
        fixes = {
            found[1]: int(found[2]) for text in problems(how) if (found := re.search(r"; tile_([mnk]) = (\d+)$", text))
        }
        how = replace(how, tile=replace(how.tile, **fixes))
    assert not any("must be a multiple" in text for text in problems(how))


def test_a_problem_that_does_not_keep_its_promises() -> None:
    how = schedule(memory=LoadStorePolicy(8, 8, 4, whole_k=True))
    found = [str(item.message) for item in memory_rules(Gemm(), how, Problem(64, 66, 68))]
    assert "lda is 68, and align_a = 8 promises a multiple of 8 elements" in found
    assert "N is 66, and align_d = 4 promises a multiple of 4 elements" in found
    assert "K is 68, and whole_k promises a multiple of tile_k = 64" in found
    assert memory_rules(Gemm(), how, Problem(1, 4, 64)) == []
    assert memory_rules(Gemm(layout=Layout.TN), how, Problem(1, 8, 64)) != []
    with pytest.raises(MDRError, match="lda is 63, and a row has 64 elements"):
        Problem(64, 64, 64, lda=63).dense(Gemm())


@given(
    st.sampled_from([32, 64, 128, 256, 512]), st.sampled_from([128, 256]), st.booleans(),
    st.integers(0, 255), st.integers(0, 255),
)  # fmt: skip
def test_the_swizzle_is_a_permutation_of_each_rows_chunks(row_bytes, line, free, row, other) -> None:
    policy = SharedMemPolicy(free)
    places = [policy.swizzle(row, chunk, row_bytes, line) for chunk in range(row_bytes // 16)]
    assert sorted(places) == [row * row_bytes + 16 * chunk for chunk in range(row_bytes // 16)]
    if row != other:
        assert not set(places) & {policy.swizzle(other, chunk, row_bytes, line) for chunk in range(row_bytes // 16)}


def test_conflicts_by_hand() -> None:
    # Eight lanes that read 16 bytes each, 128 bytes apart: all from the same four of 32 banks.
    assert extra_cycles([128 * lane for lane in range(64)], 16, 32, [list(range(8))]) == 7
    assert extra_cycles([16 * lane for lane in range(64)], 16, 32, [list(range(8))]) == 0
    # One word for all lanes is given to all at once.
    assert extra_cycles([0] * 64, 16, 32, [list(range(8))]) == 0


def test_the_originals_arithmetic() -> None:
    """Its example: 64x32x16 of f16 takes 2048 + 1024 bytes, not 3072 + 1024; with tile_k = 32 6144, not 10240."""
    for tile_k, size in ((16, 3072), (32, 6144)):
        plan = make_plan(Gemm(), Schedule(TileShape(64, 32, tile_k)), TARGETS["gfx942"])
        assert plan is not None
        assert plan.stage_bytes == size
    # f16 elements 0 and 32 of a row are 64 bytes apart: banks 0 and 16 of 32, no conflict.
    assert (0 // 4 % 32, 64 // 4 % 32) == (0, 16)
    plan = make_plan(Gemm(), schedule(k=64), TARGETS["gfx942"])
    assert plan is not None
    assert read_conflicts(plan) == 0


def test_configurations_by_name() -> None:
    gemm, how, target = GemmConfig().resolve()
    assert (how.tile, how.warps) == (TileShape(64, 32, 16), WarpLayout(4, 2))
    assert [type(step).__name__ for step in gemm.epilogue] == ["Bias", "Relu"]
    assert target.name == "gfx950"
    for wrong, says in (
        ({"kernel": "gemm_f16"}, "did you mean 'gemm_fp16'"),
        ({"tile_x": 3}, "unknown setting 'tile_x'"),
        ({"tile_m": "64"}, "tile_m is '64'; it is a whole number"),
        ({"fuse_bias": 1}, "fuse_bias is 1; it is true or false"),
        ({"epilogue": "relu"}, "it is a list of names"),
    ):
        with pytest.raises(MDRError, match=says):
            from_mapping(wrong).gemm()
    for wrong, says in (
        (GemmConfig(epilogue=("bias", "bias")), "the argument 'bias' twice"),
        (GemmConfig(epilogue=("rely",)), "did you mean 'relu'"),
        (GemmConfig(rounding="rnd"), "unknown rounding 'rnd'"),
        (GemmConfig(layout="XY"), "unknown layout 'XY'"),
        (GemmConfig(bias_layout="loose"), "unknown bias_layout"),
    ):
        with pytest.raises(MDRError, match=says):
            wrong.gemm()


def test_names_of_chips() -> None:
    assert target_named("mi250x").name == "gfx90a"
    assert target_named("MI355X", "hip").name == "gfx950"
    with pytest.raises(MDRError, match="say --backend hip"):
        target_named("gfx950", "cuda")
    with pytest.raises(MDRError, match="unknown chip 'gfx1100'"):
        target_named("gfx1100")


@pytest.mark.parametrize("chip", ["gfx90a", "gfx942", "gfx950"])
def test_every_problem_has_a_schedule(chip: str) -> None:
    target = TARGETS[chip]
    backend = backend_for(target)
    for gemm in (Gemm(), Gemm(layout=Layout.TN), Gemm(*(type_named(x) for x in ("i4", "i4", "i32", "i32")))):
        for m, n, k in ((1, 1, 1), (64, 64, 64), (65, 4096, 33), (4096, 4096, 4096), (8192, 16, 128), (32, 2112, 7168)):
            problem = Problem(m, n, k).dense(gemm)
            how = backend.default_schedule(gemm, target, problem)
            assert backend.check(gemm, how, target) == []
            assert memory_rules(gemm, how, problem) == []


def test_workgroups_that_share_a_compute_unit_share_its_registers() -> None:
    how = schedule(128, 128, 32, (4, 4))
    assert problems(how) == []
    assert problems(replace(how, resident=8)) == [
        "a lane needs about 62 registers, and has 16 with 8 workgroups of 16 waves on a compute unit; resident = 1"
    ]


def test_copies_that_do_not_fit_into_registers() -> None:
    how = schedule(192, 128, 96, (1, 2), LoadStorePolicy(1, 1, 1))
    gemm = Gemm(*(type_named(name) for name in ("i8", "i8", "i32", "i32")), layout=Layout.TN)
    assert any("besides the sums" in text or "a lane needs about" in text for text in problems(how, gemm=gemm))
