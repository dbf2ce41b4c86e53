"""What a device is: how it is asked to run a kernel, and what it says afterwards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Protocol

from mdr.runtime.buffered import DEFAULT_SIZE
from mdr.runtime.kernarg import Size3, Value
from mdr.runtime.output import Output

if TYPE_CHECKING:
    from mdr import emulator
    from mdr.codeobject import CodeObject, Kernel


@dataclass(frozen=True)
class Options:
    """How a launch runs; the same for every device."""

    hostcall: str | None = None
    """Hostcall protocol to offer, one of `mdr.runtime.hostcall.PROTOCOLS`; None for the one that the object records."""
    printf_buffer_size: int = DEFAULT_SIZE
    """Bytes of the buffer for buffered printf."""
    budget: int | None = None
    """Instructions after which a launch is taken to hang; None for the emulator's default."""
    dynamic_lds: int = 0
    """Bytes of LDS beyond the kernel's own, as HIP's launch takes them (``sharedMemBytes``); Triton's kernels need them."""
    seed: int = 0
    """Chooses the order in which the emulator runs wavefronts, and how long their turns are."""
    schedules: int = 1
    """Orders of wavefronts to try: this many seeds from ``seed`` on. The first that faults, or that leaves other results
    than ``seed`` does, is an error. Only ``seed`` writes the caller's arrays and prints."""
    workers: int = 1
    """Threads of the emulator that run workgroups at the same time; with more than one their order differs each time."""
    check: str | Sequence[str] | None = None
    """Checks of the emulator, beside those of bounds: names of `mdr.emulator.checks.ALL`, ``all``, ``none``; None for its
    default."""
    undefined: Sequence[str] = ()
    """Buffers whose content counts as uninitialised until the kernel writes it (for the check ``memory``)."""
    watch: emulator.Watch | None = None
    """Gets the instructions of the emulator's waves as they are executed."""


@dataclass(frozen=True)
class Outcome:
    """What a device says about a finished launch."""

    dropped: int
    """Printed records lost for want of room, as far as the kernel counted them."""
    statistics: dict[str, int] = field(default_factory=dict)


class Device(Protocol):
    """Runs one kernel at a time, to its end."""

    name: str

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
        """Run ``kernel``; arrays among ``values`` are contiguous and are written in place.

        ``output`` gets each printed line as soon as it is known, also of a kernel that fails later. Raises MDRError.
        """
