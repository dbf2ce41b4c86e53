"""The CPU emulator as a device: buffers in place, printf and hostcall served while the kernel runs."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import numpy as np

from mdr.diagnostics import MDRError
from mdr.runtime import kernarg
from mdr.runtime.buffered import PrintfBuffer, parse_formats
from mdr.runtime.device import Options, Outcome
from mdr.runtime.hostcall import HostcallBuffer, open_buffer
from mdr.runtime.kernarg import Size3, Value
from mdr.runtime.messages import PrintfService
from mdr.runtime.order import ordered
from mdr.runtime.output import Output
from mdr.runtime.records import Message
from mdr.runtime.sites import read_sites

if TYPE_CHECKING:
    from mdr import emulator
    from mdr.codeobject import CodeObject, Kernel


class Emulator:
    """The CPU emulator as a device. Decoded programs are kept as long as their code objects."""

    name = "emulator"

    def __init__(self) -> None:
        self._programs: dict[tuple[int, str], tuple[CodeObject, emulator.Program]] = {}

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
        """See `Device.launch`."""
        from mdr import emulator

        memory = emulator.Memory()
        _register_buffers(memory, kernel, values, options.undefined)
        service = PrintfService(output)
        wanted = {item.value_kind for item in kernel.args}
        hostcall: HostcallBuffer | None = None
        if "hidden_hostcall_buffer" in wanted:
            hostcall = open_buffer(
                _protocol(code, options), emulator.waves_in_flight(grid, block, options.workers), service
            )
            memory.register("hostcall buffer", hostcall.memory, writable=True, noted=False)
        printf: PrintfBuffer | None = None
        if "hidden_printf_buffer" in wanted:
            printf = PrintfBuffer(options.printf_buffer_size)
            memory.register("printf buffer", printf.memory, writable=True, noted=False)
        segment = kernarg.build(
            kernel,
            values,
            kernarg.Launch(
                grid,
                block,
                printf_buffer=printf.address if printf else 0,
                hostcall_buffer=hostcall.address if hostcall else 0,
                dynamic_lds=options.dynamic_lds,
            ),
        )
        # ROCm gives out kernarg memory in pieces of 16 bytes, and compilers read up to the end of the last one.
        segment = segment.ljust(-(-len(segment) // 16) * 16, b"\0")
        chosen = {"budget": options.budget, "check": options.check}
        given: dict[str, Any] = {name: value for name, value in chosen.items() if value is not None}
        formats = parse_formats(code.printf_formats)
        sites = read_sites(code.metadata, kernel.name)
        try:
            ran = emulator.run(
                self._program(code, kernel),
                grid=grid,
                block=block,
                kernarg=segment,
                memory=memory,
                idle=hostcall.poll if hostcall else None,
                seed=options.seed,
                lds=options.dynamic_lds,
                watch=options.watch,
                workers=options.workers,
                **given,
            )
        except BaseException:
            # A kernel that stopped half-way has printed what it had printed: that is what one wants to see.
            if printf is not None:
                with suppress(MDRError):
                    _print(ordered(printf.whole_messages(formats), sites, grid, block), output)
            output.close()
            raise
        if printf is not None:
            _print(ordered(printf.messages(formats), sites, grid, block), output)
        output.close()
        statistics = {"wave_instructions": ran.wave_instructions}
        return Outcome(printf.dropped if printf else 0, statistics)

    def _program(self, code: CodeObject, kernel: Kernel) -> emulator.Program:
        from mdr import emulator

        key = (id(code), kernel.name)
        if key not in self._programs:
            self._programs[key] = (code, emulator.Program(code, kernel.name))
        return self._programs[key][1]


def _print(messages: Sequence[Message], output: Output) -> None:
    for message in messages:
        output.message(*message)


def _protocol(code: CodeObject, options: Options) -> str:
    """Return the hostcall protocol to serve. Raises MDRError for another than the object records: it would hang."""
    recorded = code.hostcall_protocol
    if options.hostcall and recorded and options.hostcall != recorded:
        raise MDRError(f"this object speaks the {recorded} hostcall protocol, not the {options.hostcall} one")
    return options.hostcall or recorded or "classic"


def _register_buffers(
    memory: emulator.Memory, kernel: Kernel, values: Sequence[Value], undefined: Sequence[str]
) -> None:
    """Give the kernel access to each array once, although it may be passed several times.

    Where the metadata says that a kernel only reads through an argument, it may not write the array, unless that is
    passed through another argument too. Raises MDRError for a name in ``undefined`` that no buffer has.
    """
    known: dict[tuple[int, int], tuple[str, np.ndarray[Any, Any], bool]] = {}
    names: set[str] = set()
    explicit = kernel.explicit_args
    for index, value in enumerate(values):
        if not isinstance(value, np.ndarray) or value.nbytes == 0:
            continue
        place = (int(value.ctypes.data), value.nbytes)
        argument = explicit[index] if index < len(explicit) else None
        name = kernarg.label(argument, index) if argument else f"arg{index}"
        names.add(name)
        writable = bool(value.flags.writeable) and (argument is None or argument.access != "read_only")
        first, _, before = known.get(place, (name, value, False))
        known[place] = (first, value, writable or before)
    for name in undefined:
        if name not in names:
            raise MDRError(f"no buffer is called {name!r}", hint=f"buffers: {', '.join(sorted(names))}")
    for name, value, writable in known.values():
        memory.register(name, value, writable=writable, undefined=name in undefined)
