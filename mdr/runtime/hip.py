"""The GPU as a device: launches through HIP's runtime by AMD's hip-python, and takes what the kernel prints from it.

HIP's runtime fills in the hidden arguments and serves printf itself, to the standard output of the process: that is
redirected while a kernel runs. Facts: HIP runtime API, module management (``hipModuleLaunchKernel`` with
HIP_LAUNCH_PARAM_BUFFER_POINTER); hip-python 7.2, whose ``extra`` takes values one after another as the segment has them.
"""

from __future__ import annotations

import ctypes
import os
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from typing import TYPE_CHECKING, Any

import numpy as np

from mdr.codeobject import TargetId
from mdr.diagnostics import MDRError
from mdr.runtime import kernarg
from mdr.runtime.device import Options, Outcome
from mdr.runtime.output import Output

if TYPE_CHECKING:
    from mdr.codeobject import CodeObject, Kernel
    from mdr.runtime.kernarg import Size3, Value

_EMULATORS = ("seed", "schedules", "workers", "undefined", "watch", "budget", "printf_buffer_size")
_LAST_CLASSIC = 7_02_00000
"""``hipRuntimeGetVersion`` (major * 10^7 + minor * 10^5 + patch) from which on a runtime may speak the new hostcall protocol."""


class Hip:
    """The first GPU that HIP shows. ``binding`` is hip-python's module ``hip.hip``.

    Raises MDRError where there is no GPU, and for one that MDR does not know.
    """

    name = "hip"

    def __init__(self, binding: Any) -> None:
        self._hip = binding
        self._call("hipInit", 0)
        if not self._call("hipGetDeviceCount"):
            raise MDRError("HIP shows no GPU", hint="use --device emulator; HIP_VISIBLE_DEVICES hides GPUs")
        properties = binding.hipDeviceProp_t()
        self._call("hipGetDeviceProperties", properties, 0)
        self.target = TargetId.parse(properties.gcnArchName.decode())
        """The GPU's chip and features."""
        self.version = int(self._call("hipRuntimeGetVersion"))

    def launch(
        self,
        code: CodeObject,
        kernel: Kernel,
        grid: Size3,
        block: Size3,
        values: Sequence[Value],
        options: Options,
        output: Output,
    ) -> Outcome:
        """See `mdr.runtime.device.Device.launch`. Lines are handed out when the kernel has ended; they have no records."""
        _refuse_emulators(options)
        if problem := code.target.mismatch(self.target):
            raise MDRError(f"{code.name}: {problem}", hint=f"build it for chip={self.target.chip}")
        self._check_protocol(code, kernel, options)
        hip = self._hip
        with ExitStack() as held:
            places: dict[int, int] = {}
            for value in values:
                if isinstance(value, np.ndarray) and value.ctypes.data not in places:
                    places[value.ctypes.data] = self._copy_in(value, held)
            segment = kernarg.build(
                kernel, values, kernarg.Launch(grid, block, dynamic_lds=options.dynamic_lds), places.__getitem__
            )
            module = self._call("hipModuleLoadData", code.data)
            held.callback(self._call, "hipModuleUnload", module)
            function = self._call("hipModuleGetFunction", module, kernel.name.encode())
            explicit = max((item.end for item in kernel.explicit_args), default=0)
            extra = _quadwords(segment[:explicit] if kernel.args else segment)
            try:
                with _standard_output(output):
                    self._call(
                        "hipModuleLaunchKernel",
                        function,
                        *grid,
                        *block,
                        sharedMemBytes=options.dynamic_lds,
                        stream=None,
                        kernelParams=None,
                        extra=extra,
                    )
                    self._call("hipDeviceSynchronize")
            finally:
                output.close()
            to_host = hip.hipMemcpyKind.hipMemcpyDeviceToHost
            copied: set[int] = set()
            for value in values:
                if isinstance(value, np.ndarray) and value.ctypes.data not in copied and value.flags.writeable:
                    copied.add(value.ctypes.data)
                    if value.nbytes:
                        self._call("hipMemcpy", value, places[value.ctypes.data], value.nbytes, to_host)
        return Outcome(0)

    def _copy_in(self, array: np.ndarray[Any, Any], held: ExitStack) -> int:
        pointer = self._call("hipMalloc", max(array.nbytes, 1))
        held.callback(self._call, "hipFree", pointer)
        if array.nbytes:
            self._call("hipMemcpy", pointer, array, array.nbytes, self._hip.hipMemcpyKind.hipMemcpyHostToDevice)
        return int(pointer)

    def _check_protocol(self, code: CodeObject, kernel: Kernel, options: Options) -> None:
        """Refuse an object that prints through another hostcall protocol than the runtime speaks: it would hang."""
        recorded = code.hostcall_protocol
        if recorded is None or not any(item.value_kind == "hidden_hostcall_buffer" for item in kernel.args):
            return
        spoken = options.hostcall or ("classic" if self.version < _LAST_CLASSIC else None)
        if spoken is None:
            raise MDRError(
                f"{code.name} prints through the {recorded} hostcall protocol, and HIP {_version(self.version)} may speak "
                "another one",
                hint=f"build it with printf=buffered, or say --hostcall {recorded} if this ROCm speaks it",
            )
        if spoken != recorded:
            raise MDRError(
                f"{code.name} prints through the {recorded} hostcall protocol, and the runtime speaks the {spoken} one: the "
                "kernel would hang",
                hint="build it with printf=buffered",
            )

    def _call(self, name: str, *arguments: Any, **named: Any) -> Any:
        """Call a function of HIP; return what it gives beside the error code. Raises MDRError for an error."""
        error, *rest = getattr(self._hip, name)(*arguments, **named)
        if int(error):
            what = getattr(error, "name", str(error))
            hint = "the emulator finds faults: run it with --device emulator --check all"
            raise MDRError(f"{name} failed: {what}", hint=hint if name == "hipDeviceSynchronize" else None)
        return rest[0] if rest else None


def _refuse_emulators(options: Options) -> None:
    """Raise MDRError for what only the emulator can do."""
    plain = Options()
    wanted = [name for name in _EMULATORS if getattr(options, name) != getattr(plain, name)]
    if options.check not in (None, "none"):
        wanted.append("check")
    if wanted:
        raise MDRError(
            f"the option{'s' * (len(wanted) > 1)} {', '.join(wanted)} {'is' if len(wanted) == 1 else 'are'} the emulator's",
            hint="leave it out, or use --device emulator",
        )


def _quadwords(segment: bytes) -> tuple[ctypes.c_uint64, ...]:
    """The argument segment as hip-python's ``extra`` takes it: it lays the values out one after another."""
    padded = segment.ljust(-(-len(segment) // 8) * 8, b"\0")
    return tuple(ctypes.c_uint64(int.from_bytes(padded[k : k + 8], "little")) for k in range(0, len(padded), 8))


def _version(number: int) -> str:
    return f"{number // 10**7}.{number // 10**5 % 100}"


@contextmanager
def _standard_output(output: Output) -> Iterator[None]:
    """Give what the process writes to its standard output, by C's stdio too, to ``output`` while the block runs."""
    libc = ctypes.CDLL(None)
    libc.fflush(None)
    kept = os.dup(1)
    with tempfile.TemporaryFile() as file:
        os.dup2(file.fileno(), 1)
        try:
            yield
        finally:
            libc.fflush(None)
            os.dup2(kept, 1)
            os.close(kept)
            file.seek(0)
            output.write(file.read())
