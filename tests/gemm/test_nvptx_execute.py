"""Running a kernel and judging what it wrote, with a device that is a dictionary."""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace

import numpy as np
import pytest

from mdr.diagnostics import MDRError
from mdr.gemm import Bias, Gemm, Problem, Relu
from mdr.gemm.nvptx.execute import execute
from mdr.gemm.reference import Operands, expected, operands
from mdr.gemm.types import encode, round_to

PROBLEM = Problem(20, 24, 16, ldd=32)
GEMM = Gemm(epilogue=(Bias(), Relu()))


class Device:
    def __init__(self) -> None:
        self.memory: dict[int, bytes] = {}

    def allocate(self, size: int) -> int:
        self.memory[256 * (len(self.memory) + 1)] = bytes(size)
        return 256 * len(self.memory)

    def upload(self, address: int, data: bytes) -> None:
        assert len(data) == len(self.memory[address])
        self.memory[address] = data

    def download(self, address: int, size: int) -> bytes:
        return self.memory[address][:size]

    def free(self, address: int) -> None:
        self.memory[address] = b""


def outcome(work: Callable[[Device, dict[str, int], Operands], None]):
    made = operands(GEMM, PROBLEM, whole=True)
    device = Device()

    def bind(problem: Problem, places: dict[str, int], numbers: dict[str, float]) -> Callable[[], None]:
        assert problem == made.problem
        assert numbers["ldd"] == 32
        d = np.frombuffer(device.memory[places["D"]], np.float16)
        assert np.isnan(d).all()  # D starts as nothing that could be right
        return lambda: work(device, places, made)

    try:
        return execute(SimpleNamespace(driver=device, bind=bind), made)  # type: ignore[arg-type]
    finally:
        assert not any(device.memory.values())


def right(made: Operands) -> np.ndarray:
    stored = made.stored["D"].copy()
    exact = round_to(expected(made).exact, GEMM.out, GEMM.rounding)
    stored[..., : PROBLEM.n] = encode(exact, GEMM.out)
    return stored


def test_what_is_right() -> None:
    def work(device: Device, places: dict[str, int], made: Operands) -> None:
        device.memory[places["D"]] = right(made).tobytes()

    assert outcome(work).right


def test_what_is_not_written_is_wrong() -> None:
    found = outcome(lambda device, places, made: None)
    assert found.wrong == found.elements == 20 * 24


def test_writes_outside_of_the_matrix_are_seen() -> None:
    def work(device: Device, places: dict[str, int], made: Operands) -> None:
        stored = right(made)
        stored[0, 3, PROBLEM.n] = 1
        device.memory[places["D"]] = stored.tobytes()

    found = outcome(work)
    assert not found.right
    assert found.outside == 1


def test_memory_is_given_back_after_a_fault() -> None:
    def work(device: Device, places: dict[str, int], made: Operands) -> None:
        raise MDRError("cuCtxSynchronize: CUDA_ERROR_ILLEGAL_ADDRESS (700)")

    with pytest.raises(MDRError, match="ILLEGAL_ADDRESS"):
        outcome(work)
