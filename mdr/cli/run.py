"""``mdr run``: runs kernels of a code object and shows what they print; checks what a launch file expects."""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Sequence
from dataclasses import asdict
from typing import TYPE_CHECKING, Any

from mdr.cli import findings, watching
from mdr.cli.boundary import INPUT_ERROR, OK, counted, guarded, note, print_json
from mdr.demangle import demangle
from mdr.diagnostics import Diagnostic, MDRError, render
from mdr.report import table
from mdr.report.passes import Count, Trace
from mdr.report.timestamps import sections, summary
from mdr.report.wording import unit

if TYPE_CHECKING:
    from pathlib import Path

    from mdr.emulator import Watch
    from mdr.runtime import Code, Kernel, Options, Result
    from mdr.runtime.spec import LaunchSpec

_DESCRIPTION = """\
Runs a kernel of a linked code object (.hsaco) and prints the lines that it prints.

What the kernel takes comes from the code object's metadata. Without a launch file, the k-th global
buffer (from 1) gets SIZE elements holding k*i, and a value is SIZE; the block is min(SIZE, what the
kernel allows, 256) and the grid ceil(SIZE / block). --arg replaces single arguments:

  --arg n=64   --arg A=f32[64]:arange   --arg 'B=i32[8,8]:2*i + 1'   --arg C=@values.npy

The original tool's form works too: mdr run F.hsaco vector_add float_add 64
"""


def main(arguments: Sequence[str]) -> int:
    """Run the command and return its exit status."""
    parser = _parser()
    options = parser.parse_args(arguments)
    if options.launch and (options.type or any(options.values) or options.size or options.grid or options.block):
        parser.error("--launch says it all: leave out --grid, --block, --arg, --size and the kernel type")
    if options.positional_size is not None and options.size is not None:
        parser.error("the size is given twice")
    options.size = options.size or options.positional_size
    return guarded(lambda: _run(options), as_json=options.format == "json")


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="mdr run", description=_DESCRIPTION, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("file", metavar="F.hsaco", help="linked code object")
    parser.add_argument("kernel", nargs="?", metavar="KERNEL", help="default: the only one, or all of the launch file")
    parser.add_argument("type", nargs="?", metavar="TYPE", help="kernel type: what buffers without a type hold")
    parser.add_argument("positional_size", nargs="?", type=_count, metavar="SIZE", help="same as --size")
    parser.add_argument("--launch", metavar="FILE", help="launch file (launch.toml): arguments and expectations")
    parser.add_argument("--grid", type=_size, metavar="X[,Y[,Z]]", help="workgroups")
    parser.add_argument("--block", type=_size, metavar="X[,Y[,Z]]", help="work-items in a workgroup")
    parser.add_argument(
        "--arg", dest="values", action="append", default=[], metavar="[NAME=]VALUE", help="one argument; see above"
    )
    parser.add_argument("--size", type=_count, metavar="N", help="elements of the default arguments (64)")
    parser.add_argument("--save", metavar="DIR", help="write every buffer after the run as DIR/NAME.npy")
    parser.add_argument("--device", default="auto", choices=("auto", "emulator", "hip"), help="default: auto")
    parser.add_argument(
        "--hostcall", choices=("classic", "new"), help="hostcall protocol to offer (the one that the object records)"
    )
    parser.add_argument("--printf-buffer", type=_count, metavar="BYTES", help="size of the printf buffer (4194304)")
    parser.add_argument("--fail-on-drop", action="store_true", help="exit 1 if printed records were lost")
    parser.add_argument("--budget", type=_count, metavar="N", help="instructions after which a launch counts as hung")
    parser.add_argument("--lds", type=_count, metavar="BYTES", help="LDS beyond the kernel's own (dynamic_lds)")
    parser.add_argument("--seed", type=int, default=0, metavar="N", help="order in which wavefronts take turns (0)")
    parser.add_argument(
        "--schedules", type=_count, default=1, metavar="N", help="compare N orders, from the seed on (1)"
    )
    parser.add_argument(
        "--workers", type=_count, default=1, metavar="N", help="threads that run workgroups at the same time (1)"
    )
    parser.add_argument(
        "--check",
        metavar="NAMES",
        help="wait, wait-states, registers, memory, races, aligned, barriers, lanes; all, none (wait,aligned,barriers)",
    )
    parser.add_argument(
        "--undefined", action="append", default=[], metavar="NAME", help="a buffer that holds nothing at first"
    )
    watching.add_options(parser)
    parser.add_argument(
        "--format",
        default="text",
        choices=("text", "json", "csv"),
        help="text; json: all there is to say; csv: the printed values, a row each (text)",
    )
    return parser


def _count(text: str) -> int:
    if not text.isdecimal() or not int(text):
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number above 0")
    return int(text)


def _size(text: str) -> tuple[int, int, int]:
    if not re.fullmatch(r"\d+([,x]\d+){0,2}", text):
        raise argparse.ArgumentTypeError(f"{text!r} is not X, X,Y or X,Y,Z")
    sizes = [int(item) for item in re.split("[,x]", text)]
    if not all(sizes):
        raise argparse.ArgumentTypeError(f"{text!r} has a 0")
    x, y, z = sizes + [1] * (3 - len(sizes))
    return x, y, z


def _run(options: argparse.Namespace) -> int:
    from mdr.runtime import load

    code = load(options.file, options.device)
    launches = _launches(code, options)
    report = _Report(options.format, several=len(launches) > 1)
    try:
        for number, (kernel, spec) in enumerate(launches, start=1):
            report.launch(number, kernel, spec, options)
    except MDRError as error:
        report.problems += error.diagnostics
    return report.finish(code)


def _launches(code: Code, options: argparse.Namespace) -> list[tuple[Kernel, LaunchSpec]]:
    """Return what is to be run, in order."""
    from mdr.runtime import arguments
    from mdr.runtime.spec import LaunchSpec, Place, read_launches

    if options.launch:
        from pathlib import Path

        found = [(_kernel_of(code, spec), spec) for spec in read_launches(Path(options.launch))]
        if options.kernel:
            found = [(kernel, spec) for kernel, spec in found if kernel is code[options.kernel]]
            if not found:
                raise MDRError(f"{options.launch} has no launch of kernel {options.kernel}")
        return found
    kernel = code[options.kernel] if options.kernel else code.only()
    size = options.size or arguments.DEFAULT_SIZE
    grid, block = arguments.default_sizes(kernel.info, size)
    if options.block:
        block = options.block
        grid = (-(-size // block[0]), 1, 1)
    given = [arguments.parse_argument(text) for text in options.values]
    args = arguments.override(arguments.default_arguments(kernel.info, size, options.type), given, kernel.info)
    return [(kernel, LaunchSpec(options.grid or grid, block, tuple(args), place=Place()))]


def _kernel_of(code: Code, spec: LaunchSpec) -> Kernel:
    if spec.kernel is None:
        try:
            return code.only()
        except MDRError as error:
            first = error.diagnostics[0]
            raise MDRError(
                spec.place.problem("kernel is missing: the code object has several", hint=first.hint)
            ) from None
    if spec.kernel not in code:
        hint = f"it has {', '.join(code)}"
        raise MDRError(spec.place.problem(f"{code.info.name} has no kernel {spec.kernel!r}", "kernel", hint=hint))
    return code[spec.kernel]


class _Report:
    """Runs launches one after another, shows their lines as they come, and keeps what the summary needs."""

    def __init__(self, format: str, *, several: bool) -> None:
        self.problems: list[Diagnostic] = []
        self._format = format
        self._as_text = format == "text"
        self._several = several
        self._launches: list[dict[str, Any]] = []

    def launch(self, number: int, kernel: Kernel, spec: LaunchSpec, options: argparse.Namespace) -> None:
        """Run one launch. Raises MDRError if it cannot be run to its end."""
        from mdr.runtime import arguments, kinds

        kinds.element_type(kernel.info, spec.type)
        values = arguments.make_values(kernel.info, spec.args, spec.place)
        initial = {
            name: value.copy() if getattr(value, "ndim", 0) else value.item()
            for name, value in zip(_names(kernel), values, strict=True)
        }
        lines: list[str] = []
        entry: dict[str, Any] = {
            "kernel": kernel.name,
            "grid": list(spec.grid),
            "block": list(spec.block),
            "lines": lines,
            "records": [],
        }
        self._launches.append(entry)

        def echo(line: str) -> None:
            lines.append(line)
            if self._as_text:
                print(line, flush=True)

        watched = watching.Watching(options, entry, as_json=self._format == "json")
        try:
            with watched.faults():
                result = kernel.launch(
                    grid=spec.grid,
                    block=spec.block,
                    args=values,
                    echo=echo,
                    options=_launch_options(options, spec, watched.watch),
                )
        finally:
            if not self._as_text:
                entry["records"] = [record.to_json() for record in kernel.printed]
        entry |= {
            "device": result.device,
            "cost": kernel.cost,
            "dropped": result.dropped,
            "statistics": result.statistics,
            "buffers": {
                name: {"dtype": str(array.dtype), "shape": list(array.shape)} for name, array in result.buffers.items()
            },
        }
        if options.save:
            entry["saved"] = self._save(number, result, options.save)
        if result.dropped and options.fail_on_drop:
            self.problems.append(Diagnostic(_drop_message(result), hint="--printf-buffer BYTES makes more room"))
        self._check(kernel, spec, initial, result, entry)
        self.problems += findings.failed_assertions(result)
        added = findings.sums(result)
        entry["counts"] = [asdict(item) for item in added if isinstance(item, Count)]
        entry["traces"] = [asdict(item) for item in added if isinstance(item, Trace)]
        spread = findings.over_waves(result)
        entry["waves"] = [asdict(item) for item in spread]
        timed = sections(result.lines)
        entry["sections"] = [asdict(section) | {"mean": section.mean} for section in timed]
        if self._format != "json":
            shares = summary(timed) if len(timed) > 1 else ()
            note("\n".join((*shares, *map(str, (*added, *spread)), _summary(kernel, spec, result, entry))))

    def finish(self, code: Code) -> int:
        """Show what is left to say and return the exit status."""
        if self._format == "csv":
            table.write(self._launches, sys.stdout)
        if self._format == "json":
            print_json(
                {
                    "file": code.info.name,
                    "target": str(code.info.target),
                    "launches": self._launches,
                    "diagnostics": [item.to_json() for item in self.problems],
                }
            )
        elif self.problems:
            note(render(self.problems))
        return INPUT_ERROR if self.problems else OK

    def _check(
        self, kernel: Kernel, spec: LaunchSpec, initial: dict[str, Any], result: Result, entry: dict[str, Any]
    ) -> None:
        from mdr.runtime import expectations

        # A release build has nothing to print through; its buffers are checked all the same.
        entry["lines_compared"] = spec.lines is not None and kernel.prints
        failures = expectations.compare_lines(spec, result.lines) if entry["lines_compared"] else []
        failures += expectations.compare_buffers(spec, initial, result.buffers)
        entry["failures"] = [item.to_json() for item in failures]
        for item in failures:
            keys = ("lines",) if item.subject == "lines" else ("expect", item.subject)
            self.problems.append(spec.place.problem(f"kernel {kernel.name}: {item}", *keys))

    def _save(self, number: int, result: Result, folder: str) -> dict[str, str]:
        from pathlib import Path

        import numpy as np

        target = Path(folder) / f"{number}-{result.kernel}" if self._several else Path(folder)
        target.mkdir(parents=True, exist_ok=True)
        saved: dict[str, str] = {}
        for name, array in result.buffers.items():
            path: Path = target / (re.sub(r"[^\w.-]", "_", name) + ".npy")
            np.save(path, array)
            saved[name] = str(path)
        return saved


def _names(kernel: Kernel) -> list[str]:
    from mdr.runtime.kernarg import label

    return [label(item, index) for index, item in enumerate(kernel.info.explicit_args)]


def _launch_options(options: argparse.Namespace, spec: LaunchSpec, watch: Watch | None) -> Options:
    from mdr.runtime import Options

    chosen: dict[str, Any] = {
        "hostcall": options.hostcall,
        "seed": options.seed,
        "schedules": options.schedules,
        "workers": options.workers,
        "check": options.check,
        "undefined": options.undefined,
        "dynamic_lds": options.lds or spec.dynamic_lds,
        "watch": watch,
    }
    if options.printf_buffer:
        chosen["printf_buffer_size"] = options.printf_buffer
    if options.budget:
        chosen["budget"] = options.budget
    return Options(**chosen)


def _drop_message(result: Result) -> str:
    return f"kernel {result.kernel}: dropped {result.dropped} records: the printf buffer is full"


def _summary(kernel: Kernel, spec: LaunchSpec, result: Result, entry: dict[str, Any]) -> str:
    """Return one line about a launch; failures are shown with the rest of the problems."""
    from math import prod

    groups, items = prod(result.grid), prod(result.block)
    parts = [f"{counted(groups, 'workgroup')} of {items}", f"{counted(len(result.lines), 'line')} printed"]
    if result.dropped:
        parts.append(f"dropped {result.dropped} records")
    if entry["sections"]:
        parts.append(f"times in {unit(entry)}")
    failed = {item["subject"] for item in entry["failures"]}
    met = [name for name in spec.expect if name not in failed]
    if entry["lines_compared"] and "lines" not in failed:
        met.insert(0, "lines")
    elif spec.lines is not None and not kernel.prints:
        parts.append("a build that prints nothing")
    if met:
        parts.append(f"as expected: {', '.join(met)}")
    return f"[{demangle(kernel.name)}: {'; '.join(parts)}]"
