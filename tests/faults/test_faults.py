"""Every mistake of the corpus is found, with its kind and its line, and no corrected kernel is flagged."""

from __future__ import annotations

import struct
from typing import Any

import numpy as np
import pytest
from emulator.harness import build, kernel

from mdr import emulator
from mdr.emulator.faults import EmulatorFault

from .corpus import CASES, CHIPS, MARK, Case


def launch(text: str, case: Case, chip: str, **options: Any) -> None:
    code = build(kernel(text, lds=case.lds, scratch=case.scratch, ids=0), chip)
    a, b = np.arange(256, dtype="u4"), np.zeros(256, dtype="u4")
    memory = emulator.Memory()
    memory.register("A", a)
    memory.register("B", b, writable=not case.read_only, undefined=bool(case.undefined))
    kernarg = struct.pack("<QQ", a.ctypes.data, b.ctypes.data).ljust(64, b"\0")
    if case.budget:
        options["budget"] = case.budget
    emulator.run(emulator.Program(code), case.grid, case.block, kernarg, memory, **options)


def marked_lines(text: str, case: Case) -> set[int]:
    """Numbers of the lines with a mark."""
    lines = kernel(text, lds=case.lds, scratch=case.scratch, ids=0).split("\n")
    return {number for number, line in enumerate(lines, 1) if line.endswith(MARK)}


def find(name: str, chip: str) -> None:
    """The mistake is found on a chip, with its kind and its line."""
    case = CASES[name]
    text = case.kernel(right=False, chip=chip)
    with pytest.raises(EmulatorFault) as caught:
        launch(text, case, chip, check="all")
    assert caught.value.kind == case.kind
    assert caught.value.position is not None
    assert caught.value.position.line in marked_lines(text, case)
    assert caught.value.state or case.kind == "budget"


def usual(case: Case) -> str:
    """The chip that the fast tests try a mistake on: not the same for all."""
    return case.chips[len(case.lines) % len(case.chips)]


def others() -> list[tuple[str, str]]:
    """All further pairs of a mistake and a chip."""
    return [(name, chip) for name, case in CASES.items() for chip in case.chips if chip != usual(case)]


@pytest.mark.parametrize("name", CASES)
def test_the_mistake_is_found_where_it_is(name: str) -> None:
    find(name, usual(CASES[name]))


@pytest.mark.parametrize("name", CASES)
def test_the_corrected_kernel_is_not_flagged(name: str) -> None:
    chip = usual(CASES[name])
    launch(CASES[name].kernel(right=True, chip=chip), CASES[name], chip, check="all", seed=len(name) % 3)


@pytest.mark.slow
@pytest.mark.parametrize(("name", "chip"), others())
def test_the_mistake_is_found_on_the_other_chips(name: str, chip: str) -> None:
    find(name, chip)


@pytest.mark.slow
@pytest.mark.parametrize("seed", [0, 1, 2])
@pytest.mark.parametrize("chip", CHIPS)
@pytest.mark.parametrize("name", CASES)
def test_no_corrected_kernel_is_flagged_on_any_chip(name: str, chip: str, seed: int) -> None:
    if chip in CASES[name].chips:
        launch(CASES[name].kernel(right=True, chip=chip), CASES[name], chip, check="all", seed=seed)


@pytest.mark.parametrize("chip", CHIPS)
def test_the_corpus_is_large_and_has_every_kind(chip: str) -> None:
    cases = [case for case in CASES.values() if chip in case.chips]
    assert len(cases) >= 60
    kinds = set(emulator.faults.KINDS.values()) | {"budget"}
    # One is a defect of the emulator's own decoding, one is asked for, and one is a check that not all contains.
    kinds -= {"unknown-instruction", "stopped", "inactive-lane"}
    if chip == "gfx90a":
        kinds.discard("scratch-out-of-bounds")  # its kernels set scratch up in another way
    assert {case.kind for case in cases} == kinds
