"""Times a kernel on the NVIDIA GPU that is here: launches between events of the driver, the median of several rounds."""

from __future__ import annotations

import ctypes
import statistics

import numpy as np

from mdr.diagnostics import MDRError
from mdr.gemm.algorithm import Problem
from mdr.gemm.backend import backend_for
from mdr.gemm.nvptx.launch import BYTES, Driver
from mdr.gemm.nvptx.plan import PlannedKernel
from mdr.gemm.nvptx.tools import assemble
from mdr.gemm.targets import Target
from mdr.gemm.tune.space import Candidate

_ROUNDS, _ROUND_US = 7, 2000.0
_CAPABILITIES = {"sm_80": (8, 0), "sm_90a": (9, 0)}
_MAJOR, _MINOR = 75, 76  # CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR, _MINOR


class Device:
    """The GPU; ``measure`` gives a kernel's time in microseconds. Raises MDRError without a driver or a GPU of the chip."""

    def __init__(self, target: Target, llvm: str | None = None) -> None:
        if target.backend != "nvptx":
            raise MDRError(f"{target.name} is not measured: no launcher of this package times it")
        self._driver, self._llvm = Driver(), llvm
        self._made: dict[tuple[int, int], bytes] = {}
        device, found = ctypes.c_int(), []
        self._driver.call("cuCtxGetDevice", ctypes.byref(device))
        for attribute in (_MAJOR, _MINOR):
            value = ctypes.c_int()
            self._driver.call("cuDeviceGetAttribute", ctypes.byref(value), attribute, device)
            found.append(value.value)
        if tuple(found) != _CAPABILITIES[target.name]:
            raise MDRError(f"the GPU here has compute capability {found[0]}.{found[1]}, and {target.name} is wanted")

    def measure(self, item: Candidate, problem: Problem) -> float:
        """Compile again (the store keeps no code), launch with random operands, and return the median time of a launch."""
        kernel = backend_for(item.target).generate(item.gemm, item.schedule, item.target)
        assert isinstance(kernel, PlannedKernel), "another backend made it"
        ptx = backend_for(item.target).compile(kernel, llvm=self._llvm)
        loaded = self._driver.load(assemble(ptx, item.target.name).data, kernel.plan)
        full = problem.dense(item.gemm)
        elements = problem.batch * max(full.m, full.n, full.k, 1) * max(full.lda, full.ldb, full.ldd, 1)
        numbers: dict[str, float] = {}
        places: dict[str, int] = {}
        try:
            for parameter in kernel.plan.parameters:
                if parameter.kind in ("map", "ptr"):
                    size = BYTES.get(parameter.element, 4) * elements * item.gemm.slices
                    places[parameter.name] = self._driver.allocate(size)
                    self._driver.upload(places[parameter.name], self._random(size, BYTES.get(parameter.element, 4)))
                elif parameter.kind == "float":
                    numbers[parameter.name] = 1.0
            launch = loaded.bind(problem, places, numbers)
            launch()
            self._driver.synchronize()
            once = self._round(launch, 1)
            count = max(1, min(1000, round(_ROUND_US / max(once, 1.0))))
            return statistics.median(self._round(launch, count) for _ in range(_ROUNDS))
        finally:
            for place in places.values():
                self._driver.free(place)

    def _random(self, size: int, element: int) -> bytes:
        """Numbers of all signs and mantissas below 2: zeros take less power, and let clocks be higher than work does."""
        key = (size, element)
        if key not in self._made:
            data = np.frombuffer(np.random.default_rng(0).bytes(size), np.uint8).copy()
            data[element - 1 :: element] &= 0xBF  # the highest bit of a float's exponent
            self._made[key] = data.tobytes()
        return self._made[key]

    def _round(self, launch: object, count: int) -> float:
        assert callable(launch)
        events = [ctypes.c_void_p(), ctypes.c_void_p()]
        for event in events:
            self._driver.call("cuEventCreate", ctypes.byref(event), 0)
        try:
            self._driver.call("cuEventRecord", events[0], None)
            for _ in range(count):
                launch()
            self._driver.call("cuEventRecord", events[1], None)
            self._driver.call("cuEventSynchronize", events[1])
            milliseconds = ctypes.c_float()
            self._driver.call("cuEventElapsedTime", ctypes.byref(milliseconds), events[0], events[1])
        finally:
            for event in events:
                self._driver.call("cuEventDestroy_v2", event)
        return milliseconds.value * 1e3 / count
