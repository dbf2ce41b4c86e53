"""What ``mdr run`` shows of a run besides its lines: executed instructions, registers at a line, registers at a fault."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from mdr.cli.boundary import note

if TYPE_CHECKING:
    from mdr.emulator import Step, Watch


def add_options(parser: argparse.ArgumentParser) -> None:
    """Add the options to ``mdr run``'s."""
    parser.add_argument("--trace", action="store_true", help="show each instruction with the registers it changed")
    parser.add_argument(
        "--break",
        dest="stop",
        type=_place,
        metavar="[FILE:]LINE",
        help="show the registers of each wave that reaches a source line",
    )
    parser.add_argument("--dump", action="store_true", help="show the registers of the wave that a fault stops")
    parser.add_argument(
        "--wave", type=int, metavar="W", help="trace and break: this wave only, counted through the launch"
    )
    parser.add_argument("--lane", type=_lane, metavar="L", help="trace and break: vector registers of this lane")
    parser.add_argument("--pc", type=_range, metavar="A:B", help="trace: instructions at these addresses of the object")


def _lane(text: str) -> int:
    if not text.isdecimal() or int(text) > 63:
        raise argparse.ArgumentTypeError(f"{text!r} is no lane: 0 to 63")
    return int(text)


def _place(text: str) -> tuple[str | None, int]:
    file, _, line = text.rpartition(":")
    if not line.isdecimal() or int(line) < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is no line of a source: a number, or FILE:NUMBER")
    return file or None, int(line)


def _range(text: str) -> tuple[int, int]:
    first, colon, last = text.partition(":")
    try:
        start, end = int(first, 0), int(last if colon else first, 0)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r} is not A:B, two addresses such as 0x1a00:0x1a40") from None
    return start, end


class Watching:
    """Shows or, for JSON, collects in a launch's entry, what the options ask for."""

    def __init__(self, options: argparse.Namespace, entry: dict[str, Any], *, as_json: bool) -> None:
        self._entry = entry
        self._as_json = as_json
        self._dump = options.dump
        self.watch: Watch | None = None
        """What the launch is to be watched with; None if nothing is asked for."""
        if options.trace or options.stop is not None:
            from mdr.emulator import Watch

            self.watch = Watch(
                step=self._step if options.trace else None,
                stop=self._stop if options.stop is not None else None,
                line=options.stop[1] if options.stop is not None else None,
                file=options.stop[0] if options.stop is not None else None,
                wave=options.wave,
                lane=options.lane,
                pcs=options.pc,
            )

    def _step(self, step: Step) -> None:
        if self._as_json:
            self._entry.setdefault("trace", []).append(step._asdict())
        else:
            note(step.text())

    def _stop(self, registers: dict[str, Any]) -> None:
        from mdr.emulator import dump

        if self._as_json:
            self._entry.setdefault("stops", []).append(registers)
        else:
            note(dump.text(registers))

    @contextmanager
    def faults(self) -> Iterator[None]:
        """Note in the entry what stopped the kernel, and show the wave's registers if that is asked for."""
        from mdr.emulator import EmulatorFault, dump

        try:
            yield
        except EmulatorFault as fault:
            self._entry["fault"] = {
                "kind": fault.kind,
                "pc": fault.pc,
                "instruction": fault.instruction,
                "workgroup": fault.workgroup,
                "wave": fault.wave,
                "lane": fault.lane,
                "address": fault.address,
                "nearest": fault.nearest,
                "state": fault.state,
            }
            if self._dump and fault.state and not self._as_json:
                note(dump.text(fault.state))
            raise
