"""Run a kernel on the GPU with operands made for the reference, and compare what it wrote."""

from __future__ import annotations

import numpy as np

from mdr.gemm.nvptx.launch import Driver, Kernel
from mdr.gemm.nvptx.plan import PlannedKernel
from mdr.gemm.nvptx.tools import assemble
from mdr.gemm.reference import Operands, Outcome, compare, spoil


def run(kernel: PlannedKernel, ptx: str, made: Operands) -> Outcome:
    """Assemble, load and launch a kernel. Raises MDRError without ptxas, a GPU or a driver, and when the launch fails."""
    driver = Driver()
    cubin = assemble(ptx, kernel.target.name)
    return execute(driver.load(cubin.data, kernel.plan), made)


def execute(kernel: Kernel, made: Operands) -> Outcome:
    """Launch a loaded kernel once; D, which starts as NaN or the largest integer throughout, is left in ``made``."""
    driver = kernel.driver
    spoil(made, "D")
    places = {name: driver.allocate(array.nbytes) for name, array in made.stored.items()}
    try:
        for name, place in places.items():
            driver.upload(place, made.stored[name].tobytes())
        kernel.bind(made.problem, places, made.numbers)()
        stored = made.stored["D"]
        data = driver.download(places["D"], stored.nbytes)
        made.stored["D"] = np.frombuffer(data, stored.dtype).reshape(stored.shape).copy()
    finally:
        for place in places.values():
            driver.free(place)
    return compare(made)
