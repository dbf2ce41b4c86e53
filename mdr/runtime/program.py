"""Loaded code objects: ``mdr.load("k.hsaco")["kernel"].launch(grid=…, block=…, args=[…])``."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from math import prod
from typing import Any

import numpy as np

from mdr import codeobject
from mdr.assembly.chips import chip_named
from mdr.codeobject import CodeObject
from mdr.diagnostics import MDRError
from mdr.runtime import kernarg, schedules
from mdr.runtime.device import Device, Options
from mdr.runtime.devices import open_device
from mdr.runtime.kernarg import Size3, Value
from mdr.runtime.output import Output
from mdr.runtime.records import Records
from mdr.runtime.result import Result
from mdr.runtime.sites import read_cost, read_sites

_MAX_GRID = (1 << 32) - 1
_MAX_BLOCK = 1024
"""Work-items a workgroup can have on every supported chip."""


class Kernel:
    """One kernel of a loaded code object."""

    def __init__(self, code: CodeObject, kernel: codeobject.Kernel, device: Device) -> None:
        self._code = code
        self.info = kernel
        """The kernel's descriptor, arguments and metadata."""
        self.printed = Records([], {}, (1, 1, 1), (1, 1, 1))
        """What the last launch printed, also one that failed."""
        self._device = device

    @property
    def name(self) -> str:
        """The kernel's name."""
        return self.info.name

    @property
    def prints(self) -> bool:
        """True if the kernel has a buffer to print through, as debug builds with directives have."""
        kinds = {item.value_kind for item in self.info.args}
        return not kinds.isdisjoint(("hidden_hostcall_buffer", "hidden_printf_buffer"))

    @property
    def cost(self) -> dict[str, tuple[int, int]] | None:
        """``vgprs``, ``sgprs`` and ``occupancy`` before and after directives were built in; None for a build without."""
        return read_cost(self._code.metadata, self.name)

    def launch(
        self,
        *,
        grid: int | Sequence[int],
        block: int | Sequence[int],
        args: Sequence[Value] = (),
        echo: Callable[[str], None] | None = None,
        options: Options | None = None,
    ) -> Result:
        """Run the kernel and return when it has ended.

        ``grid`` counts workgroups, ``block`` work-items a workgroup, each up to three dimensions. ``args`` has one
        value for each explicit argument, in order of offset: numpy arrays for buffers, which are written back in
        place; numbers, numpy scalars or bytes for values. ``echo`` is called with each printed line as it comes.

        Raises MDRError for sizes or arguments that do not fit the kernel, and for a kernel that fails.
        """
        grid3, block3 = size3(grid, "grid"), size3(block, "block")
        options = options or Options()
        self.printed = Records([], {}, grid3, block3)
        self._check_sizes(grid3, block3, options.dynamic_lds)
        if options.schedules < 2:
            return self._launch_once(grid3, block3, args, echo, options)
        untouched = schedules.copies(args)
        result = self._launch_once(grid3, block3, args, echo, options)
        try:
            schedules.compare(
                result, untouched, options, lambda values, other: self._launch_once(grid3, block3, values, None, other)
            )
        finally:
            self.printed = result.records
        return result

    def _launch_once(
        self,
        grid3: Size3,
        block3: Size3,
        args: Sequence[Value],
        echo: Callable[[str], None] | None,
        options: Options,
    ) -> Result:
        output = Output(echo)
        self.printed = Records(output.messages, read_sites(self._code.metadata, self.name), grid3, block3)
        passed: list[Value] = []
        copies: list[tuple[np.ndarray[Any, Any], np.ndarray[Any, Any]]] = []
        for value in args:
            if isinstance(value, np.ndarray) and not value.flags.c_contiguous:
                dense = np.ascontiguousarray(value)
                copies.append((value, dense))
                value = dense
            passed.append(value)
        try:
            outcome = self._device.launch(self._code, self.info, grid3, block3, passed, options, output)
        finally:
            for original, dense in copies:
                if original.flags.writeable:
                    original[...] = dense
        explicit = self.info.explicit_args
        buffers = {
            kernarg.label(explicit[index], index) if index < len(explicit) else f"arg{index}": value
            for index, value in enumerate(args)
            if isinstance(value, np.ndarray)
        }
        return Result(
            self.name,
            self._device.name,
            grid3,
            block3,
            output.lines,
            buffers,
            outcome.dropped,
            outcome.statistics,
            self.printed,
        )

    def _check_sizes(self, grid: Size3, block: Size3, dynamic_lds: int) -> None:
        limit = min(self.info.max_workgroup_size, _MAX_BLOCK)
        if prod(block) > limit:
            raise MDRError(
                f"a block of {_times(block)} has {prod(block)} work-items; kernel {self.name} allows {limit}"
            )
        required = self.info.required_workgroup_size
        if required is not None and block != required:
            raise MDRError(f"kernel {self.name} requires a block of {_times(required)}, and {_times(block)} was given")
        for axis, blocks, size in zip("xyz", grid, block, strict=True):
            if blocks * size > _MAX_GRID:
                raise MDRError(f"the grid has {blocks * size} work-items in {axis}; {_MAX_GRID} are the most")
        chip = chip_named(self._code.target.chip)
        lds = self.info.descriptor.group_segment_fixed_size + dynamic_lds
        if lds > chip.lds_bytes:
            raise MDRError(f"kernel {self.name} uses {lds} bytes of LDS; {chip.name} has {chip.lds_bytes}")


class Code(Mapping[str, Kernel]):
    """A loaded code object: its kernels by name."""

    def __init__(self, code: CodeObject, device: Device) -> None:
        self.info = code
        """The code object's target, symbols and metadata."""
        self._kernels = {name: Kernel(code, kernel, device) for name, kernel in code.kernels.items()}

    def __getitem__(self, name: str) -> Kernel:
        """Return the kernel called ``name``. Raises MDRError naming the kernels there are."""
        try:
            return self._kernels[name]
        except KeyError:
            raise MDRError(
                f"{self.info.name} has no kernel {name!r}", hint=f"it has {', '.join(self._kernels)}"
            ) from None

    def __iter__(self) -> Iterator[str]:
        return iter(self._kernels)

    def __len__(self) -> int:
        return len(self._kernels)

    def __contains__(self, name: object) -> bool:
        return name in self._kernels

    def only(self) -> Kernel:
        """Return the one kernel of the code object. Raises MDRError if it has several."""
        if len(self._kernels) > 1:
            raise MDRError(
                f"{self.info.name} has {len(self._kernels)} kernels: say which one",
                hint=f"it has {', '.join(self._kernels)}",
            )
        return next(iter(self._kernels.values()))


def load(source: str | os.PathLike[str] | bytes, device: str = "emulator") -> Code:
    """Load a code object from a file or its bytes, for running on ``device`` (``emulator``, ``auto``, ``hip``).

    Raises MDRError for a file that is no code object MDR can run, and for a device that is not there.
    """
    return Code(codeobject.load(source), open_device(device))


def size3(size: int | Sequence[int], what: str) -> Size3:
    """Return ``size`` with missing dimensions 1. Raises MDRError unless it is one to three positive integers."""
    given = list(size) if isinstance(size, Iterable) else [size]
    fits = 1 <= len(given) <= 3 and all(isinstance(item, (int, np.integer)) and item > 0 for item in given)
    if not fits:
        raise MDRError(f"{what} is {size!r}; it is one to three whole numbers above 0")
    x, y, z = [int(item) for item in given] + [1] * (3 - len(given))
    return x, y, z


def _times(size: Size3) -> str:
    return "x".join(map(str, size))
