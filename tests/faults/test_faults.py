"""Every mistake of the corpus is found, with its kind and its line, and no corrected kernel is flagged."""

from __future__ import annotations

import struct
from typing import Any

import numpy as np
import pytest
from emulator.harness import build, kernel

from mdr import emulator
from mdr.emulator.faults import EmulatorFault

from .corpus import CASES, MARK, Case


def launch(text: str, case: Case, **options: Any) -> None:
    code = build(kernel(text, lds=case.lds, scratch=case.scratch, ids=0), "gfx942")
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


@pytest.mark.parametrize("name", CASES)
def test_the_mistake_is_found_where_it_is(name: str) -> None:
    case = CASES[name]
    text = case.kernel(right=False)
    with pytest.raises(EmulatorFault) as caught:
        launch(text, case, check="all")
    assert caught.value.kind == case.kind
    assert caught.value.position is not None
    assert caught.value.position.line in marked_lines(text, case)
    assert caught.value.state or case.kind == "budget"


@pytest.mark.parametrize("name", CASES)
@pytest.mark.parametrize("seed", [0, 1])
def test_the_corrected_kernel_is_not_flagged(name: str, seed: int) -> None:
    launch(CASES[name].kernel(right=True), CASES[name], check="all", seed=seed)


def test_the_corpus_is_large_and_has_every_kind() -> None:
    assert len(CASES) >= 60
    kinds = set(emulator.faults.KINDS.values()) | {"budget"}
    # One is a defect of the emulator's own decoding, one is asked for, and one is a check that not all contains.
    assert {case.kind for case in CASES.values()} == kinds - {"unknown-instruction", "stopped", "inactive-lane"}
