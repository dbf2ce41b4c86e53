"""Any configuration for an NVIDIA chip becomes a kernel that llc takes, or an error that says what to write instead."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from mdr.diagnostics import MDRError
from mdr.gemm.config import KERNELS, GemmConfig
from mdr.gemm.epilogues import STEPS
from mdr.gemm.nvptx import BACKEND

configurations = st.builds(
    GemmConfig,
    kernel=st.sampled_from(list(KERNELS)),
    arch=st.sampled_from(["a100", "h200"]),
    tile_m=st.sampled_from([8, 32, 64, 96, 128, 256]),
    tile_n=st.sampled_from([30, 32, 64, 128, 192, 256]),
    tile_k=st.sampled_from([None, 16, 32, 64, 128]),
    warp_m=st.sampled_from([1, 2, 4, 8]),
    warp_n=st.sampled_from([1, 2, 3]),
    epilogue=st.one_of(st.none(), st.lists(st.sampled_from(list(STEPS)), unique=True, max_size=4).map(tuple)),
    bias_layout=st.sampled_from(["contiguous", "strided"]),
    rounding=st.sampled_from(["rne", "rtz", "rtp"]),
    layout=st.sampled_from(["NN", "NT", "TN", "TT"]),
    out=st.sampled_from([None, "f16", "bf16", "f32", "i32", "i8", "fp8"]),
    batched=st.booleans(),
    slices=st.sampled_from([1, 1, 2, 8]),
    stages=st.integers(1, 5),
    align_a=st.sampled_from([None, 1, 2, 16]),
    align_d=st.sampled_from([None, 1, 2, 8]),
    pipeline=st.sampled_from(["auto", "together", "pingpong"]),
    dependent=st.booleans(),
    auto=st.booleans(),
)


def try_one(config: GemmConfig) -> None:
    missing = None
    try:
        gemm, schedule, target = config.resolve()
    except MDRError as error:
        missing = [item for item in error.diagnostics if not item.hint]
    if missing is not None:
        assert missing == []
        return
    kernel = BACKEND.generate(gemm, schedule, target)
    assert BACKEND.facts(gemm, schedule, target)
    assert f".target {target.name}" in BACKEND.compile(kernel)


@settings(max_examples=60, deadline=None)
@given(configurations)
def test_some(config: GemmConfig) -> None:
    try_one(config)


@pytest.mark.slow
@settings(max_examples=1500, deadline=None, suppress_health_check=list(HealthCheck))
@given(configurations)
def test_many(config: GemmConfig) -> None:
    try_one(config)
