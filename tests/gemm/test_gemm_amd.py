"""AMD kernels on the emulator, races and waits checked: all types, layouts, tails, epilogues, roundings, chips."""

from __future__ import annotations

import itertools
from dataclasses import replace

import numpy as np
import pytest
from amd_trials import ALIGNED, ANY, CHIPS, FLOATS8, compiled, run, schedule

from mdr.gemm import (
    Alpha,
    BetaC,
    Bias,
    Gelu,
    Gemm,
    GemmBatched,
    GemmSplitK,
    Layout,
    LoadStorePolicy,
    Problem,
    Relu,
    Residual,
    Rounding,
    Scale,
    Schedule,
    type_named,
)  # fmt: skip
from mdr.gemm.amdgcn.plan import make_plan
from mdr.gemm.reference import operands, spoil
from mdr.gemm.targets import TARGETS
from mdr.gemm.types import BF16, F16, F32, I4, I8, I32, U4, U8

EPILOGUES = {
    "alpha": (Alpha(),),
    "alpha-beta": (Alpha(), BetaC()),
    "bias-relu": (Bias(), Relu()),
    "strided-bias": (Bias(strided=True), Relu()),
    "gelu": (Bias(), Gelu()),
    "scale": (Scale(),),
    "all": (Alpha(), BetaC(), Scale(), Bias(), Gelu(), Residual()),
}
TAILS = (Problem(65, 33, 17), Problem(3, 5, 1), Problem(1, 1, 130))


def of(a: str, b: str, layout: str = "NT", **more: object) -> Gemm:
    first, second = type_named(a), type_named(b)
    out = F32 if first.is_float and first.bits != 16 else first if first.is_float else I32
    accumulate = F32 if first.is_float else I32
    return Gemm(first, second, out, accumulate, Layout(layout), **more)  # type: ignore[arg-type]


@pytest.mark.parametrize("chip", CHIPS)
def test_f16_nt(chip: str) -> None:
    assert run(Gemm(), schedule(), chip, Problem(64, 64, 64)).right
    assert run(Gemm(), schedule(), chip, Problem(72, 136, 200)).right


@pytest.mark.parametrize("layout", ["NN", "NT", "TN", "TT"])
def test_tails_of_any_size(layout: str) -> None:
    gemm = Gemm(layout=Layout(layout))
    for problem in TAILS:
        assert run(gemm, schedule(memory=ANY), "gfx942", problem).right, problem
        assert run(gemm, schedule(memory=ANY), "gfx942", problem, whole=True).right, problem


@pytest.mark.parametrize("kind", [F16, BF16], ids=str)
@pytest.mark.parametrize("rounding", list(Rounding))
def test_rounding_to_the_bit(kind, rounding) -> None:
    gemm = Gemm(out=kind, rounding=rounding)
    assert run(gemm, schedule(), "gfx950", Problem(64, 64, 128), whole=True).right


@pytest.mark.parametrize("name", EPILOGUES)
def test_epilogues(name: str) -> None:
    gemm = Gemm(epilogue=EPILOGUES[name])
    assert run(gemm, schedule(k=32), "gfx942", Problem(72, 68, 96), gap=4).right
    assert run(gemm, schedule(k=32, memory=ANY), "gfx942", Problem(33, 17, 19, 21, 22, 23), gap=3).right


@pytest.mark.parametrize("signed", [True, False])
def test_4_bit_integers(signed: bool) -> None:
    kind = "i4" if signed else "u4"
    for layout in ("NT", "TN"):
        assert run(of(kind, kind, layout), schedule(memory=ANY), "gfx90a", Problem(34, 18, 37)).right
        assert run(of(kind, "i8", layout), schedule(), "gfx950", Problem(64, 64, 64)).right


@pytest.mark.parametrize(("a", "b"), [("u8", "u8"), ("u8", "i8"), ("i8", "u8"), ("u4", "u8")])
def test_unsigned_bytes(a: str, b: str) -> None:
    assert run(of(a, b), schedule(memory=ANY), "gfx90a", Problem(34, 18, 38)).right
    assert run(of(a, b, "TN"), schedule(memory=LoadStorePolicy(16, 16, 4)), "gfx950", Problem(80, 80, 144)).right
    for problem in (Problem(72, 68, 40), Problem(4, 4, 8)):
        # Of three slices one or two have no K at all.
        assert run(GemmSplitK(of(a, b), 3), schedule(k=32), "gfx942", problem).right


def test_8_bit_floats() -> None:
    for chip in ("gfx942", "gfx950"):
        for a, b in itertools.product(FLOATS8[chip], repeat=2):
            assert run(of(a, b), schedule(k=128), chip, Problem(64, 64, 256)).right, (chip, a, b)


def test_quantised_results_clamp() -> None:
    gemm = Gemm(I8, I8, I8, I32, epilogue=(Scale(), Relu()))
    assert run(gemm, schedule(), "gfx942", Problem(64, 64, 64)).right
    assert run(Gemm(I8, I8, I8, I32), schedule(), "gfx942", Problem(64, 64, 64)).right
    assert run(Gemm(I8, I8, U8, I32, epilogue=(Alpha(),)), schedule(), "gfx942", Problem(64, 64, 64), alpha=0.01).right


def test_batches_and_slices_of_k() -> None:
    gemm = GemmBatched(Gemm(epilogue=(Bias(), Residual())))
    assert run(gemm, schedule(k=32), "gfx942", Problem(33, 20, 40, batch=3)).right
    split = GemmSplitK(Gemm(epilogue=(Alpha(), Bias())), 3)
    for problem in (Problem(72, 68, 96), Problem(20, 20, 8), Problem(64, 64, 328)):
        assert run(split, schedule(k=32), "gfx942", problem).right, problem
    both = GemmBatched(GemmSplitK(of("i8", "i8"), 2))
    assert run(both, schedule(k=32), "gfx950", Problem(33, 20, 96, batch=2)).right


def test_c_does_not_count_where_beta_is_zero() -> None:
    gemm = Gemm(epilogue=(Alpha(), BetaC()))
    kernel, _, code = compiled(gemm, schedule(), "gfx942")
    from mdr.gemm.amdgcn import emulate

    made = operands(gemm, Problem(64, 64, 64), beta=0.0)
    spoil(made, "C")
    assert np.isnan(made.stored["C"]).all()
    assert emulate.run(kernel, code, made).right


def test_d_may_be_c() -> None:
    gemm = Gemm(epilogue=(Alpha(), BetaC()))
    kernel, _, code = compiled(gemm, schedule(), "gfx942")
    from mdr.gemm.amdgcn import emulate
    from mdr.gemm.reference import compare

    made = operands(gemm, Problem(64, 64, 64))
    made.stored["D"][:] = made.stored["C"]
    made.stored["C"] = made.stored["D"]
    emulate.launch(kernel, code, made, check="wait")
    assert compare(made).right


def test_nothing_between_the_rows_is_written_or_counted() -> None:
    # Between rows stands NaN: reading it would show in D, writing there in the comparison.
    problem = Problem(40, 24, 40, lda=48, ldb=56, ldd=32)
    assert run(Gemm(), schedule(), "gfx950", problem).right


def test_the_default_tile_of_the_configuration_record() -> None:
    how = Schedule()
    for chip in CHIPS:
        for layout in ("NT", "TN"):
            gemm = Gemm(layout=Layout(layout), epilogue=(Bias(), Relu()))
            assert run(gemm, how, chip, Problem(200, 72, 64)).right, (chip, layout)


@pytest.mark.parametrize("stages", [1, 2, 3, 4])
def test_stages(stages: int) -> None:
    chip = "gfx950" if stages > 2 else "gfx942"
    assert run(Gemm(), schedule(k=32, stages=stages), chip, Problem(64, 64, 512)).right


@pytest.mark.parametrize(("chip", "tile_k", "waves"), [("gfx950", 64, (2, 4)), ("gfx942", 32, (2, 4))])
def test_256x256_runs_and_does_not_spill(chip: str, tile_k: int, waves: tuple[int, int]) -> None:
    from mdr.gemm.amdgcn.measure import measure

    how = schedule(256, 256, tile_k, waves, LoadStorePolicy(8, 8, 4))
    gemm = Gemm(epilogue=(Bias(), Relu()))
    assert run(gemm, how, chip, Problem(264, 260, 200)).right
    plan = make_plan(gemm, how, TARGETS[chip])
    assert plan is not None
    assert measure(compiled(gemm, how, chip)[1], plan).spills == 0


def test_copies_ahead_stay_inside_the_matrix() -> None:
    # The promise that K is whole takes the test of K away; buffers end where A and B end.
    for layout in ("NT", "TN"):
        how = schedule(memory=LoadStorePolicy(8, 8, 4, whole_k=True))
        for chip in ("gfx942", "gfx950"):
            assert run(Gemm(layout=Layout(layout)), how, chip, Problem(72, 72, 128)).right


@pytest.mark.parametrize("layout", ["NN", "TN", "TT"])
def test_gfx950_transposes_when_it_reads(layout: str) -> None:
    for kind, out, tile_k in (("f16", "f16", 64), ("fp8", "f32", 128), ("i8", "i32", 64)):
        gemm, how = of(kind, kind, layout), schedule(k=tile_k, memory=LoadStorePolicy(16, 16, 4))
        plan = make_plan(gemm, how, TARGETS["gfx950"])
        assert plan is not None
        assert plan.direct
        assert "ds_read_b64_tr_b" in compiled(gemm, how, "gfx950")[1]
        long = 37 if layout == "TN" else 48  # A and B only promise what is contiguous
        for problem in (Problem(64, 64, tile_k), Problem(80, 144, long), Problem(16, 16, 5 * tile_k + long)):
            assert run(gemm, how, "gfx950", problem).right, (kind, out, problem)
            assert run(gemm, how, "gfx950", problem, whole=True).right, (kind, out, problem)


@pytest.mark.parametrize("schedules", [3])
def test_the_order_of_waves_does_not_matter(schedules: int) -> None:
    from mdr.gemm.amdgcn import emulate

    gemm, how = Gemm(), schedule(k=32)
    for chip in ("gfx942", "gfx950"):
        kernel, _, code = compiled(gemm, how, chip)
        results = []
        for seed in range(schedules):
            made = operands(gemm, Problem(64, 64, 256))
            emulate.launch(kernel, code, made, seed=seed)
            results.append(made.stored["D"].tobytes())
        assert len(set(results)) == 1


# ---- the long way: everything with everything


@pytest.mark.slow
@pytest.mark.parametrize("layout", ["NN", "NT", "TN", "TT"])
@pytest.mark.parametrize("chip", CHIPS)
def test_all_types_layouts_and_tails(chip: str, layout: str) -> None:
    pairs = [(kind, kind) for kind in ("f16", "bf16", "f32", "i8", "u8", "i4", "u4")]
    pairs += [("i4", "i8"), ("u4", "i4"), ("u8", "i4")]
    pairs += list(itertools.product(FLOATS8[chip], repeat=2))
    for a, b in pairs:
        gemm = of(a, b, layout)
        tile_k = 32 if a == "f32" else 64
        for problem in (Problem(64, 64, 64), Problem(72, 136, 200)):
            assert run(gemm, schedule(k=tile_k), chip, problem).right, (a, b, problem)
        for problem in (*TAILS, Problem(66, 34, 18)):
            assert run(gemm, schedule(k=tile_k, memory=ANY), chip, problem, whole=True).right, (a, b, problem)


@pytest.mark.slow
@pytest.mark.parametrize("chip", CHIPS)
def test_all_epilogues_types_and_roundings(chip: str) -> None:
    for name, out, rounding in itertools.product(EPILOGUES, (F16, BF16, F32), Rounding):
        gemm = Gemm(out=out, epilogue=EPILOGUES[name], rounding=rounding)
        for memory, problem in ((ALIGNED, Problem(72, 68, 96)), (ANY, Problem(33, 17, 19, 21, 22, 23))):
            for whole in (False, True):
                outcome = run(gemm, schedule(k=32, memory=memory), chip, problem, whole=whole, gap=memory.align_d)
                assert outcome.right, (name, out, rounding, problem, str(outcome))
    for kind in (I4, U4, I8):
        for out in (I8, U8, F16, F32, I32):
            gemm = Gemm(kind, I8, out, I32, epilogue=(Scale(), Bias(), Relu()))
            assert run(gemm, schedule(), chip, Problem(40, 40, 72)).right, (kind, out)


@pytest.mark.slow
@pytest.mark.parametrize("chip", CHIPS)
def test_tiles_waves_and_instructions(chip: str) -> None:
    tried = 0
    for (m, n), waves, k, stages in itertools.product(
        ((32, 32), (64, 32), (128, 64), (96, 160), (256, 128)),
        ((1, 1), (2, 2), (4, 1), (2, 4)),
        (16, 32, 64, 128),
        (1, 2),
    ):
        how = schedule(m, n, k, waves, stages=stages)
        for layout in (Layout.NT, Layout.TN):
            from mdr.gemm.backend import backend_for

            if backend_for(TARGETS[chip]).check(Gemm(layout=layout), how, TARGETS[chip]):
                continue
            tried += 1
            if tried % 3:
                continue
            outcome = run(Gemm(layout=layout), how, chip, Problem(m + 8, n + 8, 3 * k + 8))
            assert outcome.right, (m, n, waves, k, stages, layout, str(outcome))
    assert tried > 100


@pytest.mark.slow
@pytest.mark.parametrize("pipeline", ["none", "small", "groups"])
def test_pipelines(pipeline: str) -> None:
    for chip in CHIPS:
        how = replace(schedule(128, 128, 64, stages=1 if chip != "gfx950" else 2), pipeline=pipeline)
        assert run(Gemm(), how, chip, Problem(136, 128, 200)).right
