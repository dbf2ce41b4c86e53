"""Schedules that are chosen: always possible, and for measured problems those that were quickest."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from nvptx_cases import SM80, SM90, typed

from mdr.gemm import Alpha, BetaC, Bias, Gelu, Gemm, Layout, Problem, Relu, Residual
from mdr.gemm.limits import memory_rules
from mdr.gemm.nvptx import BACKEND
from mdr.gemm.nvptx.selection import dependent, slices_for
from mdr.gemm.types import FP8, I8, I32

MEASURED = {
    (1024, 1024, 1024): (1, 64, 128, "together"),
    (2048, 2048, 2048): (1, 128, 128, "pingpong"),
    (4096, 4096, 4096): (1, 128, 128, "pingpong"),
    (8192, 8192, 8192): (1, 128, 192, "pingpong"),
    (32, 2112, 7168): (3, 32, 64, "together"),
    (32, 3072, 1536): (2, 32, 64, "together"),
    (32, 7168, 2048): (1, 32, 64, "together"),
    (32, 4608, 7168): (3, 32, 128, "together"),
    (32768, 7168, 256): (1, 128, 192, "pingpong"),
}


@pytest.mark.parametrize("shape", MEASURED)
def test_measured_problems(shape: tuple[int, int, int]) -> None:
    problem = Problem(*shape)
    slices = slices_for(Gemm(), problem)
    schedule = BACKEND.default_schedule(Gemm(slices=slices), SM90, problem)
    assert (slices, schedule.tile.m, schedule.tile.n, schedule.pipeline) == MEASURED[shape]
    assert dependent(schedule).dependent


sizes = st.integers(1, 9000)
steps = st.sampled_from([(), (Bias(), Relu()), (Bias(), Gelu()), (Alpha(), BetaC()), (BetaC(), Residual())])


@settings(max_examples=150, deadline=None)
@given(
    sizes, sizes, sizes, st.sampled_from(list(Layout)), steps, st.sampled_from(["f16", "bf16"]),
    st.sampled_from([SM80, SM90]),
)  # fmt: skip
def test_any_problem_gets_a_schedule_that_fits_it(m, n, k, layout, epilogue, name, target) -> None:
    gemm, problem = typed(name, layout=layout, epilogue=epilogue), Problem(m, n, k)
    schedule = BACKEND.default_schedule(gemm, target, problem)
    assert BACKEND.check(gemm, schedule, target) == []
    assert memory_rules(gemm, schedule, problem) == []


@pytest.mark.parametrize("gemm", [Gemm(a=FP8, b=FP8), Gemm(a=I8, b=I8, out=I32, accumulate=I32)])
def test_other_types(gemm: Gemm) -> None:
    schedule = BACKEND.default_schedule(gemm, SM90, Problem(4096, 4096, 4096))
    assert schedule.tile.k == 128
    assert BACKEND.check(gemm, schedule, SM90) == []


@settings(max_examples=100, deadline=None)
@given(st.integers(1, 32), st.integers(1, 20000), st.integers(1, 20000))
def test_clusters_fit_at_once(m: int, n: int, k: int) -> None:
    problem = Problem(m, n, k)
    slices = slices_for(Gemm(), problem)
    schedule = BACKEND.default_schedule(Gemm(slices=slices), SM90, Problem(m, (n + 7) // 8 * 8, (k + 7) // 8 * 8))
    if slices > 1 and schedule.pipeline == "together":
        # A part of the chip (GPC) has 16 multiprocessors or more, and a cluster is in one part.
        tiles = -(-n // 64), -(-n // 128)
        assert min(tiles) <= 8 * (16 // slices)
