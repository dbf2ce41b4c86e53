"""``mdr selftest``: builds every test case, runs each on the emulator and on another device, and compares."""

from __future__ import annotations

import argparse
import os
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from mdr.cli.boundary import INPUT_ERROR, OK, counted, guarded, note
from mdr.diagnostics import MDRError, render

if TYPE_CHECKING:
    from mdr.runtime.device import Device
    from mdr.runtime.program import Code
    from mdr.runtime.spec import LaunchSpec

_BUILDS = (("release", "hostcall"), ("debug", "hostcall"), ("debug", "buffered"))


def main(arguments: Sequence[str]) -> int:
    """Run the command and return its exit status: 1 if a case did not run as expected on either device."""
    parser = argparse.ArgumentParser(
        prog="mdr selftest",
        description="Builds every test case for a device, runs it on the emulator and on that device, and compares what both "
        "print with what is expected and the buffers bit by bit.",
    )
    parser.add_argument("folder", nargs="?", default="testcases", help="a folder a case, with launch.toml (testcases)")
    parser.add_argument("--device", default="hip", choices=("hip", "emulator"), help="default: hip")
    parser.add_argument("--chip", help="for --device emulator: the chip to build for (gfx942)")
    parser.add_argument("--hostcall", choices=("classic", "new"), help="hostcall protocol that the ROCm in use speaks")
    options = parser.parse_args(arguments)
    return guarded(lambda: _selftest(options))


def _selftest(options: argparse.Namespace) -> int:
    from mdr.runtime.devices import open_device
    from mdr.runtime.hip import Hip

    device = open_device(options.device)
    chip = device.target.chip if isinstance(device, Hip) else options.chip or "gfx942"
    folder = Path(options.folder)
    sources = sorted(path.parent / "kernel.s" for path in folder.glob("*/launch.toml"))
    if not sources:
        raise MDRError(f"{folder}: no folder with a launch.toml in it", hint="give the folder of MDR's test cases")
    print(f"{counted(len(sources), 'test case')} for {chip}, on the emulator and on {options.device}")
    failed = 0
    with tempfile.TemporaryDirectory() as work:
        for source in sources:
            for variant, transport in _BUILDS:
                title = f"{source.parent.name} [{variant}{' ' + transport if variant == 'debug' else ''}]"
                problems = _case(source, chip, variant, transport, device, os.path.join(work, title), options.hostcall)
                print(f"{'failed' if problems else 'same':8}{title}", flush=True)
                if problems:
                    failed += 1
                    note(problems)
    print(f"{counted(failed, 'difference')}" if failed else "no difference")
    return INPUT_ERROR if failed else OK


def _case(
    source: Path, chip: str, variant: str, transport: str, device: Device, work: str, hostcall: str | None
) -> str:
    """Build and run one case on both devices; return what is wrong, nothing if all is as expected."""
    from mdr import codeobject
    from mdr.build.pipeline import build_kernel
    from mdr.runtime.emulated import Emulator
    from mdr.runtime.program import Code
    from mdr.runtime.spec import read_launches

    problems = []
    try:
        built = build_kernel(source, work, chip=chip, debug=variant == "debug", transport=transport)
        code = codeobject.load(built.hsaco)
        on_both = [Code(code, Emulator()), Code(code, device)]
        for spec in read_launches(source.parent / "launch.toml"):
            problems += _launch(spec, on_both, hostcall)
    except MDRError as error:
        problems.append(render(error.diagnostics))
    return "\n".join(problems)


def _launch(spec: LaunchSpec, codes: Sequence[Code], hostcall: str | None) -> list[str]:
    """Run one launch on every device; return what differs from the expected lines, and in the buffers between devices."""
    from mdr.runtime import Options, arguments, expectations
    from mdr.runtime.schedules import difference

    problems = []
    results = []
    for code in codes:
        kernel = code[spec.kernel] if spec.kernel else code.only()
        values = arguments.make_values(kernel.info, spec.args, spec.place)
        options = Options(dynamic_lds=spec.dynamic_lds, hostcall=hostcall)
        result = kernel.launch(grid=spec.grid, block=spec.block, args=values, options=options)
        if spec.lines is not None and kernel.prints:
            problems += [f"{result.device}: {item}" for item in expectations.compare_lines(spec, result.lines)]
        results.append(result)
    first, other = results
    for name, array in first.buffers.items():
        if found := difference(array, other.buffers[name]):
            problems.append(f"kernel {first.kernel}: on {other.device}, {name}'s {found}")
    return problems
