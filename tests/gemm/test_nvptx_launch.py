"""Launches without a GPU: a stand-in for the driver's library records what it is called with."""

from __future__ import annotations

import ctypes
import json
from dataclasses import replace
from typing import Any

import pytest
from nvptx_cases import SM90, WGMMA

from mdr.diagnostics import MDRError
from mdr.gemm import Gemm, Problem
from mdr.gemm.nvptx import BACKEND, hopper, launch
from mdr.gemm.nvptx.plan import LaunchPlan, PlannedKernel


class Library:
    """Answers success to everything; ``calls`` has names and arguments."""

    def __init__(self, failing: str = "") -> None:
        self.calls: list[tuple[str, tuple[Any, ...]]] = []
        self.failing = failing

    def __getattr__(self, name: str) -> Any:
        def call(*arguments: Any) -> int:
            self.calls.append((name, arguments))
            if name == "cuDeviceGetAttribute":
                arguments[0]._obj.value = 132
            if name == "cuGetErrorName":
                arguments[1]._obj.value = b"CUDA_ERROR_ILLEGAL_ADDRESS"
            return 700 if name == self.failing else 0

        return call

    def of(self, name: str) -> list[tuple[Any, ...]]:
        return [arguments for called, arguments in self.calls if called == name]


def driver(monkeypatch: pytest.MonkeyPatch, library: Library) -> launch.Driver:
    monkeypatch.setattr(launch.ctypes, "CDLL", lambda name: library)
    return launch.Driver()


def plan_of(name: str) -> LaunchPlan:
    return hopper.generate(*WGMMA[name], SM90).plan


def config(arguments: tuple[Any, ...]) -> Any:
    return arguments[0]._obj


POINTERS = {"A": 1 << 20, "B": 2 << 20, "D": 3 << 20, "bias": 4 << 20, "C": 5 << 20}


def test_a_dependent_launch(monkeypatch: pytest.MonkeyPatch) -> None:
    library = Library()
    plan = plan_of("bf16 bias relu dependent")
    bound = driver(monkeypatch, library).load(b"", plan).bind(Problem(1000, 520, 328), POINTERS)
    bound(77)
    (arguments,) = library.of("cuLaunchKernelEx")
    said = config(arguments)
    assert list(said.grid) == [8 * 3, 1, 1]
    assert list(said.block) == [384, 1, 1]
    assert (said.shared, said.stream, said.attribute_count) == (plan.shared, 77, 1)
    attribute = ctypes.cast(said.attributes, ctypes.POINTER(launch._Attribute))[0]
    assert (attribute.id, attribute.value[0]) == (6, 1)
    assert ctypes.sizeof(launch._Attribute) == 72
    assert library.of("cuFuncSetAttribute")[0][1:] == (8, plan.shared)


def test_tensor_maps(monkeypatch: pytest.MonkeyPatch) -> None:
    library = Library()
    problem = Problem(1000, 520, 328, lda=336, batch=3)
    driver(monkeypatch, library).load(b"", plan_of("two blocks")).bind(problem, POINTERS)
    maps = {arguments[3].value: arguments for arguments in library.of("cuTensorMapEncodeTiled")}
    assert sorted(maps) == [1 << 20, 2 << 20, 3 << 20]
    _, kind, rank, _, extents, pitches, box, steps, *rest = maps[1 << 20]
    assert (kind, rank, list(extents), list(pitches)) == (6, 3, [328, 1000, 3], [672, 672000])
    assert (list(box), list(steps), rest) == ([64, 64, 1], [1, 1, 1], [0, 3, 2, 0])
    assert all(arguments[0].value % 64 == 0 for arguments in maps.values())
    assert list(maps[3 << 20][4]) == [520, 1000, 3]


def test_what_cannot_be_launched(monkeypatch: pytest.MonkeyPatch) -> None:
    library = Library()
    kernel = driver(monkeypatch, library).load(b"", plan_of("bf16 bias relu dependent"))
    with pytest.raises(MDRError, match="rows 200 bytes apart"):
        kernel.bind(Problem(64, 64, 100), POINTERS)
    with pytest.raises(MDRError, match="rows 128 bytes apart from address 0x100008"):
        kernel.bind(Problem(64, 64, 64), {**POINTERS, "A": (1 << 20) + 8})
    with pytest.raises(MDRError, match="no bias"):
        kernel.bind(Problem(64, 64, 64), {name: POINTERS[name] for name in "ABD"})
    with pytest.raises(MDRError, match="empty matrices"):
        kernel.bind(Problem(0, 64, 64), POINTERS)
    assert library.of("cuLaunchKernelEx") == []


def test_numbers_of_the_epilogue(monkeypatch: pytest.MonkeyPatch) -> None:
    library = Library()
    kernel = driver(monkeypatch, library).load(b"", plan_of("TT rows of D anywhere"))
    with pytest.raises(MDRError, match="no alpha"):
        kernel.bind(Problem(64, 64, 64), POINTERS)
    bound = kernel.bind(Problem(64, 57, 64, ldb=64), POINTERS, {"alpha": 0.5, "beta": -2.0, "ldc": 60})
    values = {
        parameter.name: ctypes.cast(place, ctypes.POINTER(launch._SCALARS[parameter.kind]))[0]
        for parameter, place in zip(kernel.plan.parameters, bound._arguments, strict=True)
        if parameter.kind != "map"
    }
    assert values == {
        "D": 3 << 20, "M": 64, "N": 57, "K": 64, "lda": 64, "ldb": 64, "ldd": 57, "alpha": 0.5, "beta": -2.0,
        "C": 5 << 20, "ldc": 60,
    }  # fmt: skip


def test_a_sum_of_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """K = 0 has no tensor maps, but a kernel that copies by itself can do it."""
    library = Library()
    here = driver(monkeypatch, library)
    with pytest.raises(MDRError, match="empty matrices"):
        here.load(b"", plan_of("f16")).bind(Problem(64, 64, 0), POINTERS)
    gemm = Gemm()
    schedule = BACKEND.default_schedule(gemm, SM90, Problem(64, 64, 0))
    kernel = BACKEND.generate(gemm, schedule, SM90)
    assert isinstance(kernel, PlannedKernel)
    here.load(b"", kernel.plan).bind(Problem(64, 64, 0), POINTERS)()
    assert len(library.of("cuLaunchKernelEx")) == 1


def test_the_driver_names_its_errors(monkeypatch: pytest.MonkeyPatch) -> None:
    here = driver(monkeypatch, Library("cuCtxSynchronize"))
    with pytest.raises(MDRError, match=r"cuCtxSynchronize: CUDA_ERROR_ILLEGAL_ADDRESS \(700\)"):
        here.synchronize()


def test_no_driver(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> None:
        raise OSError(f"{name}: cannot open shared object file")

    monkeypatch.setattr(launch.ctypes, "CDLL", missing)
    with pytest.raises(MDRError, match="no CUDA driver"):
        launch.Driver()


def test_plans_are_json() -> None:
    for name in ("everything", "TT rows of D anywhere", "slices"):
        plan = plan_of(name)
        assert LaunchPlan.from_json(plan.to_json()) == plan
    for text in ("", "[]", "{}", json.dumps({"parameters": [{"map": 3}]})):
        with pytest.raises(MDRError, match="not a launch plan"):
            LaunchPlan.from_json(text)


def test_arguments_are_those_of_the_algorithm() -> None:
    for name, (gemm, _) in WGMMA.items():
        wanted = [argument.name for argument in gemm.arguments if argument.name != "workspace"]
        assert [parameter.name for parameter in plan_of(name).parameters] == wanted


def test_grids() -> None:
    plan = replace(plan_of("f16"), resident=2)
    assert plan.grid(4096, 4096, 1, 132) == (264, 1, 1)
    assert plan.grid(1, 1, 2, 132) == (1, 1, 2)
    assert plan.grid(4096, 4096, 1, None) == (32 * 16, 1, 1)
