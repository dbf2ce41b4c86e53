"""Launch a compiled kernel over the CUDA driver: modules, tensor maps, dependent launches; no other library is needed.

Functions, enumerators and structures are those of the CUDA Driver API reference (``cuda.h``): modules (6.11), execution
control (6.22), tensor maps (6.29).
"""

from __future__ import annotations

import ctypes
from typing import TYPE_CHECKING, Any

from mdr.diagnostics import MDRError

if TYPE_CHECKING:
    from collections.abc import Mapping

    from mdr.gemm.algorithm import Problem
    from mdr.gemm.nvptx.plan import LaunchPlan, Parameter

_MAX_DYNAMIC_SHARED = 8  # CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES
_MULTIPROCESSORS = 16  # CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT
_STREAM_SERIALIZATION = 6  # CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_STREAM_SERIALIZATION
_SWIZZLE_128B = 3  # CU_TENSOR_MAP_SWIZZLE_128B
_L2_128B = 2  # CU_TENSOR_MAP_L2_PROMOTION_L2_128B
_TENSOR_TYPES = {"i8": 0, "u8": 0, "fp8": 0, "bf8": 0, "f16": 6, "bf16": 9}
BYTES = {"i8": 1, "u8": 1, "fp8": 1, "bf8": 1, "f16": 2, "bf16": 2, "i32": 4, "f32": 4}
"""Bytes of one element of each operand type."""
_SCALARS: dict[str, Any] = {
    "ptr": ctypes.c_uint64,
    "i32": ctypes.c_int32,
    "i64": ctypes.c_int64,
    "float": ctypes.c_float,
}


class _Attribute(ctypes.Structure):
    """``CUlaunchAttribute``: an id, and a value in a union of 64 bytes."""

    _fields_ = [("id", ctypes.c_int), ("pad", ctypes.c_int), ("value", ctypes.c_int * 16)]


class _Config(ctypes.Structure):
    """``CUlaunchConfig``."""

    _fields_ = [
        ("grid", ctypes.c_uint * 3),
        ("block", ctypes.c_uint * 3),
        ("shared", ctypes.c_uint),
        ("stream", ctypes.c_void_p),
        ("attributes", ctypes.c_void_p),
        ("attribute_count", ctypes.c_uint),
    ]


class Driver:
    """The CUDA driver, with the calling thread's context or, where there is none, the first device's primary context."""

    def __init__(self) -> None:
        try:
            self._lib = ctypes.CDLL("libcuda.so.1")
        except OSError as error:
            raise MDRError(
                f"no CUDA driver: {error}", hint="write PTX with -o FILE.ptx, and launch it where there is a GPU"
            ) from None
        self.call("cuInit", 0)
        context = ctypes.c_void_p()
        self.call("cuCtxGetCurrent", ctypes.byref(context))
        device = ctypes.c_int()
        if not context.value:
            self.call("cuDeviceGet", ctypes.byref(device), 0)
            self.call("cuDevicePrimaryCtxRetain", ctypes.byref(context), device)
            self.call("cuCtxSetCurrent", context)
        self.call("cuCtxGetDevice", ctypes.byref(device))
        count = ctypes.c_int()
        self.call("cuDeviceGetAttribute", ctypes.byref(count), _MULTIPROCESSORS, device)
        self.multiprocessors = count.value

    def call(self, function: str, *arguments: Any) -> None:
        """Call a driver function; raise MDRError with the driver's name for the error when it returns one."""
        status = getattr(self._lib, function)(*arguments)
        if status:
            name = ctypes.c_char_p()
            self._lib.cuGetErrorName(status, ctypes.byref(name))
            text = name.value.decode() if name.value else "unknown error"
            raise MDRError(f"{function}: {text} ({status})")

    def allocate(self, size: int) -> int:
        """Return the address of ``size`` bytes of device memory, 256-byte aligned."""
        address = ctypes.c_uint64()
        self.call("cuMemAlloc_v2", ctypes.byref(address), ctypes.c_size_t(max(1, size)))
        return address.value

    def free(self, address: int) -> None:
        """Give memory back."""
        self.call("cuMemFree_v2", ctypes.c_uint64(address))

    def upload(self, address: int, data: bytes) -> None:
        """Copy host bytes to device memory; done when it returns."""
        self.call("cuMemcpyHtoD_v2", ctypes.c_uint64(address), data, ctypes.c_size_t(len(data)))

    def download(self, address: int, size: int) -> bytes:
        """Wait for the device and return ``size`` bytes from its memory."""
        self.synchronize()
        data = ctypes.create_string_buffer(size)
        self.call("cuMemcpyDtoH_v2", data, ctypes.c_uint64(address), ctypes.c_size_t(size))
        return data.raw

    def synchronize(self) -> None:
        """Wait for everything launched; raise MDRError for a kernel that faulted."""
        self.call("cuCtxSynchronize")

    def load(self, cubin: bytes, plan: LaunchPlan) -> Kernel:
        """Load a cubin and find its kernel. Raises MDRError when the device is not of the plan's architecture."""
        return Kernel(self, cubin, plan)


class Kernel:
    """A loaded kernel with the plan it was compiled for."""

    def __init__(self, driver: Driver, cubin: bytes, plan: LaunchPlan) -> None:
        self.driver, self.plan = driver, plan
        self._module, self._function = ctypes.c_void_p(), ctypes.c_void_p()
        driver.call("cuModuleLoadData", ctypes.byref(self._module), cubin)
        driver.call("cuModuleGetFunction", ctypes.byref(self._function), self._module, plan.kernel.encode())
        driver.call("cuFuncSetAttribute", self._function, _MAX_DYNAMIC_SHARED, plan.shared)

    def bind(self, problem: Problem, pointers: Mapping[str, int], scalars: Mapping[str, float] | None = None) -> Launch:
        """Fix a problem, the device addresses of matrices and vectors by name, and the epilogue's numbers.

        Where the problem gives no leading dimension the matrix is dense, and so are batches. Strides of vectors and other
        whole numbers of the kernel go into ``scalars`` too. Raises MDRError for what is missing, for empty matrices, and
        for addresses or rows that a tensor map cannot hold (multiples of 16 bytes).
        """
        return Launch(self, problem, pointers, scalars or {})


class Launch:
    """A kernel with its arguments: ``launch(stream)`` as often as wanted."""

    def __init__(
        self, kernel: Kernel, problem: Problem, pointers: Mapping[str, int], scalars: Mapping[str, float]
    ) -> None:
        plan, self._kernel = kernel.plan, kernel
        mapped = any(parameter.map for parameter in plan.parameters)  # a tensor map has no empty sides
        if min(problem.m, problem.n, problem.batch, problem.k if mapped else 1) < 1:
            raise MDRError(f"empty matrices: M, N, K = {problem.m}, {problem.n}, {problem.k}, batch {problem.batch}")
        self._numbers = {**_extents(plan, problem), **scalars}
        self._kept: list[Any] = []
        addresses: list[int] = []
        for parameter in plan.parameters:
            given = pointers if parameter.kind in ("map", "ptr") else self._numbers
            if parameter.name not in given:
                names = ", ".join(p.name for p in plan.parameters)
                raise MDRError(f"kernel {plan.kernel}: no {parameter.name}", hint=f"its arguments are {names}")
            if parameter.kind == "map":
                addresses.append(self._tensor_map(parameter, pointers[parameter.name]))
            else:
                addresses.append(self._keep(_SCALARS[parameter.kind](given[parameter.name])))
        self._arguments = (ctypes.c_void_p * len(addresses))(*addresses)
        grid = plan.grid(problem.m, problem.n, problem.batch, kernel.driver.multiprocessors)
        self._config = _Config(grid, (plan.threads, 1, 1), plan.shared, None, None, 0)
        if plan.dependent:
            self._attribute = _Attribute(_STREAM_SERIALIZATION, 0, (1,))
            self._config.attributes = ctypes.addressof(self._attribute)
            self._config.attribute_count = 1

    def __call__(self, stream: int = 0) -> None:
        """Put one launch into a stream (a ``CUstream`` as a number; 0 is the default stream)."""
        self._config.stream = stream
        self._kernel.driver.call(
            "cuLaunchKernelEx", ctypes.byref(self._config), self._kernel._function, self._arguments, None
        )

    def _keep(self, value: Any) -> int:
        self._kept.append(value)
        return ctypes.addressof(value)

    def _tensor_map(self, parameter: Parameter, pointer: int) -> int:
        place, numbers, size = parameter.map, self._numbers, BYTES[parameter.element]
        assert place is not None
        name = parameter.name.lower()
        rows, columns, pitch = numbers[place.rows], numbers[place.columns], int(numbers[f"ld{name}"]) * size
        if pointer % 16 or pitch % 16:
            raise MDRError(
                f"{parameter.name}: rows {pitch} bytes apart from address {pointer:#x} on; the copy engine takes "
                "multiples of 16 bytes",
                hint="pad the rows, or compile with a smaller align_d (for D) or instruction = mma (for A and B)",
            )
        space = ctypes.create_string_buffer(128 + 64)
        address = (self._keep(space) + 63) & ~63
        self._kernel.driver.call(
            "cuTensorMapEncodeTiled",
            ctypes.c_void_p(address),
            _TENSOR_TYPES[parameter.element],
            3,
            ctypes.c_void_p(pointer),
            (ctypes.c_uint64 * 3)(int(columns), int(rows), int(numbers["batch"])),
            (ctypes.c_uint64 * 2)(pitch, int(numbers[f"batch_{name}"]) * size),
            (ctypes.c_uint32 * 3)(*place.box, 1),
            (ctypes.c_uint32 * 3)(1, 1, 1),
            0,
            _SWIZZLE_128B,
            _L2_128B,
            0,
        )
        return address


def _extents(plan: LaunchPlan, problem: Problem) -> dict[str, float]:
    """Return all whole numbers that a kernel may take: sizes, leading dimensions, distances between batches."""
    sizes = {"M": problem.m, "N": problem.n, "K": problem.k, "batch": problem.batch}
    numbers: dict[str, float] = dict(sizes)
    for parameter in plan.parameters:
        if parameter.map is None and parameter.kind != "ptr":
            continue
        rows, columns = (parameter.map.rows, parameter.map.columns) if parameter.map else ("M", "N")
        name = parameter.name.lower()
        pitch = getattr(problem, f"ld{name}", 0) or sizes[columns]
        numbers[f"ld{name}"] = pitch
        numbers[f"batch_{name}"] = pitch * sizes[rows]
        numbers[f"{name}_stride"] = 1
    return numbers
