"""The HIP device against a recorded interface: what it calls in which order, what it gives back, what it refuses."""

from __future__ import annotations

import sys
import types
from pathlib import Path

import numpy as np
import pytest
from hip_recording import Error, Recording
from objects import build, kernel

from mdr import codeobject
from mdr.build.pipeline import build_kernel
from mdr.cli.main import main
from mdr.diagnostics import MDRError
from mdr.runtime import Options
from mdr.runtime.devices import open_device
from mdr.runtime.hip import Hip
from mdr.runtime.program import Code

CASES = Path(__file__).parents[2] / "testcases"


@pytest.fixture
def recording(monkeypatch: pytest.MonkeyPatch) -> Recording:
    """hip-python in its recorded form, installed."""
    found = Recording()
    package = types.ModuleType("hip")
    package.hip = found  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "hip", package)
    return found


@pytest.fixture(scope="module")
def printing(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The first example's debug build."""
    source = CASES / "example_01_vector_add" / "kernel.s"
    return build_kernel(source, tmp_path_factory.mktemp("hip"), chip="gfx950").hsaco


def test_calls_of_a_launch(recording: Recording, add_kernel: bytes) -> None:
    data = np.arange(64, dtype=np.int32)
    device = open_device("hip")
    code = Code(codeobject.load(add_kernel), device)
    result = code["add"].launch(grid=1, block=64, args=[data, 5])
    assert data.tolist() == list(range(5, 69))
    assert (result.device, result.lines) == ("hip", [])
    assert recording.calls == [
        "hipInit(0)",
        "hipGetDeviceCount()",
        "hipGetDeviceProperties(0)",
        "hipRuntimeGetVersion()",
        "hipMalloc(256)",
        "hipMemcpy(256, hipMemcpyHostToDevice)",
        "hipModuleLoadData()",
        "hipModuleGetFunction(add)",
        "hipModuleLaunchKernel(add, (1, 1, 1, 64, 1, 1), 16 bytes)",
        "hipDeviceSynchronize()",
        "hipMemcpy(256, hipMemcpyDeviceToHost)",
        "hipModuleUnload()",
        "hipFree(256 bytes)",
    ]


def test_what_the_kernel_prints_comes_from_standard_output(
    recording: Recording, printing: str, capfd: pytest.CaptureFixture[str]
) -> None:
    echoed: list[str] = []
    arrays = [np.full(64, value, np.float32) for value in (1.0, 2.0, 0.0)]
    on_gpu = Code(codeobject.load(printing), Hip(recording)).only()
    values = [*arrays, 64][: len(on_gpu.info.explicit_args)]
    result = on_gpu.launch(grid=1, block=64, args=values, echo=echoed.append)
    assert result.lines == echoed
    assert len(echoed) > 1
    print("and afterwards")
    assert capfd.readouterr().out == "and afterwards\n"


def test_a_failed_kernel_says_how_to_find_the_fault(recording: Recording, add_kernel: bytes) -> None:
    code = Code(codeobject.load(add_kernel), Hip(recording))
    with pytest.raises(MDRError, match="hipDeviceSynchronize failed: hipErrorLaunchFailure") as caught:
        code["add"].launch(grid=9, block=64, args=[np.zeros(1, np.int32), 5])
    assert "--check all" in str(caught.value)
    assert recording.calls[-2:] == ["hipModuleUnload()", "hipFree(4 bytes)"]


def test_memory_is_freed_when_there_is_not_enough(recording: Recording, add_kernel: bytes) -> None:
    recording.fail["hipMemcpy"] = Error.hipErrorOutOfMemory
    with pytest.raises(MDRError, match="hipMemcpy failed: hipErrorOutOfMemory"):
        Code(codeobject.load(add_kernel), Hip(recording))["add"].launch(grid=1, block=64, args=[np.zeros(64, "i4"), 5])
    assert recording.calls[-1] == "hipFree(256 bytes)"


@pytest.mark.parametrize(
    ("target", "message"),
    [
        ("gfx942", "the code object is for gfx950, the device is gfx942"),
        ("gfx950:xnack+", None),
    ],
)
def test_other_targets(target: str, message: str | None, add_kernel: bytes) -> None:
    code = Code(codeobject.load(add_kernel), Hip(Recording(target)))
    data = np.zeros(64, np.int32)
    if message is None:
        code["add"].launch(grid=1, block=64, args=[data, 5])
        assert data[0] == 5
    else:
        with pytest.raises(MDRError, match=message):
            code["add"].launch(grid=1, block=64, args=[data, 5])


@pytest.mark.parametrize(
    ("version", "said", "message"),
    [
        (7_01_00000, None, None),
        (7_02_00000, None, "HIP 7.2 may speak another one"),
        (7_02_00000, "classic", None),
        (7_01_00000, "new", "the runtime speaks the new one: the kernel would hang"),
    ],
)
def test_hostcall_protocols(version: int, said: str | None, message: str | None, printing: str) -> None:
    only = Code(codeobject.load(printing), Hip(Recording(version=version))).only()
    arrays = [np.zeros(64, np.float32) for _ in range(3)]
    values = [*arrays, 64][: len(only.info.explicit_args)]
    if message is None:
        assert only.launch(grid=1, block=64, args=values, options=Options(hostcall=said)).lines
    else:
        with pytest.raises(MDRError, match=message):
            only.launch(grid=1, block=64, args=values, options=Options(hostcall=said))


@pytest.mark.parametrize(
    ("options", "named"),
    [({"check": "all"}, "option check is"), ({"seed": 3, "workers": 2}, "options seed, workers are")],
)
def test_options_of_the_emulator_are_refused(options: dict[str, object], named: str, add_kernel: bytes) -> None:
    code = Code(codeobject.load(add_kernel), Hip(Recording()))
    with pytest.raises(MDRError, match=named):
        code["add"].launch(grid=1, block=64, args=[np.zeros(64, "i4"), 5], options=Options(**options))  # type: ignore[arg-type]


def test_no_gpu() -> None:
    with pytest.raises(MDRError, match="HIP shows no GPU"):
        Hip(Recording(gpus=0))


def test_without_hip_python(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "hip", None)
    with pytest.raises(MDRError, match="hip-python, which is not installed"):
        open_device("hip")


def test_selftest_compares_both_devices(recording: Recording, tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    case = tmp_path / "vector_add"
    case.mkdir()
    for item in (CASES / "example_01_vector_add").iterdir():
        (case / item.name).write_bytes(item.read_bytes())
    assert main(["selftest", str(tmp_path)]) == 0
    out = capfd.readouterr().out
    assert out == (
        "1 test case for gfx950, on the emulator and on hip\n"
        "same    vector_add [release]\n"
        "same    vector_add [debug hostcall]\n"
        "same    vector_add [debug buffered]\n"
        "no difference\n"
    )


def test_selftest_finds_what_differs(
    recording: Recording, tmp_path: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A GPU that leaves one bit wrong, and one that faults."""
    case = tmp_path / "add"
    case.mkdir()
    for item in (CASES / "test_01_vector_add").iterdir():
        (case / item.name).write_bytes(item.read_bytes())
    copy = recording.hipMemcpy

    def wrong(target: object, source: object, size: int, kind: object) -> tuple[Error]:
        code = copy(target, source, size, kind)  # type: ignore[arg-type]
        if isinstance(target, np.ndarray):
            target.reshape(-1).view(np.uint8)[4] ^= 1
        return code

    monkeypatch.setattr(recording, "hipMemcpy", wrong)
    assert main(["selftest", str(tmp_path)]) == 1
    shown = capfd.readouterr()
    assert "failed  add [release]" in shown.out
    assert "element 1 is" in shown.err
    recording.fail["hipDeviceSynchronize"] = Error.hipErrorLaunchFailure
    assert main(["selftest", str(tmp_path)]) == 1
    assert "hipDeviceSynchronize failed" in capfd.readouterr().err


def test_kernels_without_metadata_and_dynamic_lds(recording: Recording) -> None:
    """All of the segment is passed, and the LDS beside it."""
    data = build(kernel("k", "s_endpgm", kernarg_size=0))
    Code(codeobject.load(data), Hip(recording))["k"].launch(grid=1, block=64, options=Options(dynamic_lds=512))
    assert "hipModuleLaunchKernel(k, (1, 1, 1, 64, 1, 1), 0 bytes)" in recording.calls
