"""The space and the model: what is counted, what is pruned, what a time depends on."""

from __future__ import annotations

from dataclasses import replace

import pytest

from mdr.diagnostics import MDRError
from mdr.gemm.algorithm import Problem
from mdr.gemm.backend import backend_for
from mdr.gemm.config import GemmConfig
from mdr.gemm.tune.model import Amount, microseconds
from mdr.gemm.tune.space import KNOBS, Candidate, search

ONLY = {
    "tile_m": [64, 128],
    "tile_n": [64, 128],
    "tile_k": [32, 64],
    "warp_m": [2],
    "warp_n": [1, 2],
    "stages": [1, 2, 3],
}
BIG = Problem(4096, 4096, 4096)


@pytest.mark.parametrize("chip", ["gfx90a", "gfx942", "gfx950", "sm_80", "sm_90a"])
def test_every_configuration_is_in_one_of_the_numbers(chip: str) -> None:
    only = ONLY if chip.startswith("gfx") else {**ONLY, "tile_k": [64], "warp_m": [2, 4]}
    space = search(GemmConfig(arch=chip), BIG, only, limit=5)
    counts = space.counts
    assert counts.enumerated == counts.illegal + counts.slow + counts.dominated + counts.beyond_limit + counts.left
    assert counts.left == len(space.candidates) <= 5
    for item in space.candidates:
        assert not backend_for(item.target).check(item.gemm, item.schedule, item.target)


def test_illegal_is_what_the_backend_refuses() -> None:
    base = GemmConfig(arch="gfx942")
    refused = 0
    space = search(base, BIG, {**ONLY, "pipeline": ["none"]})
    for m in ONLY["tile_m"]:
        for n in ONLY["tile_n"]:
            for k in ONLY["tile_k"]:
                for warp_n in ONLY["warp_n"]:
                    for stages in ONLY["stages"]:
                        one = replace(base, tile_m=m, tile_n=n, tile_k=k, warp_m=2, warp_n=warp_n, stages=stages)
                        try:
                            replace(one, pipeline="none", whole_k=True).resolve(BIG)
                        except MDRError:
                            refused += 1
    assert refused == space.counts.illegal > 0


def test_what_is_pruned_is_half_as_slow_again_or_worse_in_every_way() -> None:
    tiles = [(128, 128, 32, 2, 2, 2, "none"), (64, 64, 32, 2, 2, 2, "none"), (64, 32, 32, 2, 2, 2, "none")]
    alone = [
        search(GemmConfig(arch="gfx942"), BIG, {name: [x] for name, x in zip(KNOBS, tile, strict=True)})
        for tile in tiles
    ]
    least = [space.candidates[0].least for space in alone]
    assert least == sorted(least), "larger tiles need fewer bytes an operation"
    together = search(GemmConfig(arch="gfx942"), BIG, {**ONLY, "pipeline": ["none"]})
    assert all(item.least <= 1.5 * together.candidates[0].least for item in together.candidates)
    assert together.counts.slow > 0


def amount(item: Candidate, **changed: int) -> float:
    return microseconds(item.gemm, item.schedule, item.target, replace(item.amount, **changed), BIG)


def test_more_registers_memory_or_cycles_never_take_less_time() -> None:
    (item, *_) = search(GemmConfig(arch="gfx942"), BIG, {**ONLY, "pipeline": ["none"]}).candidates
    base = amount(item)
    assert base == item.least
    for registers in range(item.amount.registers, 512, 8):
        assert amount(item, registers=registers) >= base * 0.999
    assert amount(item, shared=65536) >= base * 0.999
    slow = replace(item.amount, cycles=(4000.0, 100.0))
    assert microseconds(item.gemm, item.schedule, item.target, slow, BIG) > 2 * base


def test_a_time_is_never_less_than_the_chip_needs() -> None:
    (item, *_) = search(GemmConfig(arch="gfx942"), BIG, {**ONLY, "pipeline": ["none"]}).candidates
    assert item.least > 2 * 4096**3 / 1307.4e12 * 1e6  # AMD's data sheet of the MI300X: 1307.4 TFLOP/s
    gemv = Problem(16, 4096, 4096)
    time = microseconds(item.gemm, item.schedule, item.target, Amount(64, 8192, 256), gemv)
    assert time > 2 * 4096 * 4096 / 5.3e12 * 1e6  # B's bytes at the memory's rate


def test_mistakes() -> None:
    with pytest.raises(MDRError, match="tile_q is not tuned"):
        search(GemmConfig(), BIG, {"tile_q": [3]})
    with pytest.raises(MDRError, match=r"none of 24 configurations can be made .*tile_m is 30") as error:
        search(GemmConfig(arch="gfx942"), BIG, {**ONLY, "tile_m": [30], "pipeline": ["none"]})
    assert error.value.diagnostics[0].hint
    with pytest.raises(MDRError, match="unknown kernel"):
        search(GemmConfig(kernel="gemm_f16"), BIG)
