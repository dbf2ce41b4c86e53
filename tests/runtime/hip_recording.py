"""HIP's functions as hip-python shows them, without a GPU: calls are recorded, kernels run on the emulator.

What each takes and gives was compared with hip-python 7.2.2 on a library that only records; ``extra`` is laid out as
that does. Device memory is host memory under another address, so that a host address passed to a kernel is a fault.
"""

from __future__ import annotations

import ctypes
import enum
import os
from typing import Any

import numpy as np

from mdr import codeobject, emulator
from mdr.runtime import kernarg
from mdr.runtime.buffered import PrintfBuffer, parse_formats
from mdr.runtime.hostcall import open_buffer
from mdr.runtime.messages import PrintfService
from mdr.runtime.output import Output


class Error(enum.IntEnum):
    """hipError_t."""

    hipSuccess = 0
    hipErrorOutOfMemory = 2
    hipErrorLaunchFailure = 719


class Kind(enum.IntEnum):
    """hipMemcpyKind."""

    hipMemcpyHostToDevice = 1
    hipMemcpyDeviceToHost = 2


class Properties:
    """hipDeviceProp_t, empty."""

    gcnArchName = b""


class Pointer:
    """What hipMalloc gives: an address as ``int()``."""

    def __init__(self, array: np.ndarray[Any, Any]) -> None:
        self.array = array

    def __int__(self) -> int:
        return int(self.array.ctypes.data)


class Recording:
    """The module ``hip.hip``, for one GPU."""

    hipDeviceProp_t = Properties
    hipMemcpyKind = Kind

    def __init__(self, target: str = "gfx950:sramecc+:xnack-", version: int = 7_01_00000, gpus: int = 1) -> None:
        self.calls: list[str] = []
        self.fail: dict[str, Error] = {}
        """Functions that fail, and how."""
        self._target, self._version, self._gpus = target, version, gpus
        self._memory: dict[int, np.ndarray[Any, Any]] = {}
        self._modules: dict[int, codeobject.CodeObject] = {}
        self._pending: Error = Error.hipSuccess

    def _note(self, text: str) -> Error:
        self.calls.append(text)
        return self.fail.get(text.partition("(")[0], Error.hipSuccess)

    def hipInit(self, flags: int) -> tuple[Error]:
        return (self._note(f"hipInit({flags})"),)

    def hipGetDeviceCount(self) -> tuple[Error, int]:
        return self._note("hipGetDeviceCount()"), self._gpus

    def hipGetDeviceProperties(self, properties: Properties, device: int) -> tuple[Error]:
        properties.gcnArchName = self._target.encode()
        return (self._note(f"hipGetDeviceProperties({device})"),)

    def hipRuntimeGetVersion(self) -> tuple[Error, int]:
        return self._note("hipRuntimeGetVersion()"), self._version

    def hipMalloc(self, size: int) -> tuple[Error, Pointer]:
        pointer = Pointer(np.full(size, 0xCD, np.uint8))
        self._memory[int(pointer)] = pointer.array
        return self._note(f"hipMalloc({size})"), pointer

    def hipFree(self, pointer: Pointer) -> tuple[Error]:
        del self._memory[int(pointer)]
        return (self._note(f"hipFree({pointer.array.nbytes} bytes)"),)

    def hipMemcpy(self, target: Any, source: Any, size: int, kind: Kind) -> tuple[Error]:
        code = self._note(f"hipMemcpy({size}, {kind.name})")
        if kind is Kind.hipMemcpyHostToDevice:
            self._memory[int(target)][:size] = np.frombuffer(source.tobytes(), np.uint8)
        else:
            target.reshape(-1).view(np.uint8)[:] = self._memory[int(source)][:size]
        return (code,)

    def hipModuleLoadData(self, image: bytes) -> tuple[Error, int]:
        self._modules[id(image)] = codeobject.load(image)
        return self._note("hipModuleLoadData()"), id(image)

    def hipModuleUnload(self, module: int) -> tuple[Error]:
        del self._modules[module]
        return (self._note("hipModuleUnload()"),)

    def hipModuleGetFunction(self, module: int, name: bytes) -> tuple[Error, tuple[int, str]]:
        return self._note(f"hipModuleGetFunction({name.decode()})"), (module, name.decode())

    def hipModuleLaunchKernel(
        self,
        function: tuple[int, str],
        *sizes: int,
        sharedMemBytes: int,
        stream: None,
        kernelParams: None,
        extra: tuple[ctypes.c_uint64, ...],
    ) -> tuple[Error]:
        """Do as the runtime does: explicit arguments from ``extra``, hidden ones its own, printf to standard output."""
        code = self._note(f"hipModuleLaunchKernel({function[1]}, {sizes}, {8 * len(extra)} bytes)")
        module = self._modules[function[0]]
        kernel = module.kernels[function[1]]
        grid, block = sizes[:3], sizes[3:]
        output = Output()
        memory = emulator.Memory()
        for array in self._memory.values():
            memory.register(f"device memory of {array.nbytes} bytes", array)
        hostcall = open_buffer("classic", emulator.waves_in_flight(grid, block), PrintfService(output))
        memory.register("hostcall buffer", hostcall.memory, noted=False)
        printf = PrintfBuffer(1 << 16)
        memory.register("printf buffer", printf.memory, noted=False)
        launch = kernarg.Launch(grid, block, printf.address, hostcall.address, sharedMemBytes)  # type: ignore[arg-type]
        hidden = kernarg.hidden_values(launch)
        segment = bytearray(kernel.kernarg_size)
        given = b"".join(bytes(item) for item in extra)
        for item in kernel.args:
            value = hidden[item.value_kind].to_bytes(item.size, "little") if item.hidden else given[item.offset : item.end]
            segment[item.offset : item.end] = value
        try:
            emulator.run(
                emulator.Program(module, kernel.name), grid, block, bytes(segment), memory,
                idle=hostcall.poll, lds=sharedMemBytes,
            )  # fmt: skip
        except emulator.EmulatorFault:
            self._pending = Error.hipErrorLaunchFailure
        for message in printf.messages(parse_formats(module.printf_formats)):
            output.message(*message)
        output.close()
        os.write(1, "".join(f"{line}\n" for line in output.lines).encode())
        return (code,)

    def hipDeviceSynchronize(self) -> tuple[Error]:
        return (self._note("hipDeviceSynchronize()") or self._pending,)
