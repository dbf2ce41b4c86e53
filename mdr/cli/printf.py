"""``mdr-printf``: builds a kernel with its @PRINT directives and, on request, tries it; the original tool's options."""

from __future__ import annotations

import argparse
import os
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from mdr.cli.boundary import INPUT_ERROR, OK, counted, guarded, note, print_json
from mdr.demangle import demangle
from mdr.diagnostics import Diagnostic, MDRError, render

if TYPE_CHECKING:
    from mdr.build.pipeline import BuildResult
    from mdr.runtime import Code, Kernel

_DESCRIPTION = """\
Builds an assembly file with its @PRINT directives into DIR/<stem>_debug_injected.hsaco. What is made on
the way stands in DIR/intermediate.

--test runs every kernel on the emulator with arguments made by the rule of `mdr run`, shows its lines,
and compares its buffers with those of a build without directives.
"""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command and return its exit status."""
    options = _parser().parse_args(arguments)
    return guarded(lambda: _dry_run(options) if options.dry_run else _build(options), as_json=options.format == "json")


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="mdr-printf", description=_DESCRIPTION, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("input", metavar="input.s", help="assembly source with @PRINT directives")
    parser.add_argument("--output-dir", default="debug_output", metavar="DIR", help="default: debug_output")
    parser.add_argument(
        "--chip", metavar="CHIP", help="gfx950, gfx942 or gfx90a (default: as kernels.toml says, else gfx950)"
    )
    parser.add_argument(
        "--printf", choices=("hostcall", "buffered"), help="default: as kernels.toml says, else hostcall"
    )
    parser.add_argument("--labels", metavar="A,B", help="build only the directives with these labels")
    parser.add_argument("--no-printf", action="store_true", help="leave the directives out: the kernel alone")
    parser.add_argument("--kernel-name", metavar="NAME", help="the kernel to try (default: all)")
    parser.add_argument("--kernel-type", metavar="TYPE", help="what buffers hold (default: as the metadata says)")
    parser.add_argument("--test", action="store_true", help="run the kernels after the build")
    parser.add_argument("--test-size", type=_count, default=64, metavar="N", help="elements of the buffers (64)")
    parser.add_argument("--dry-run", action="store_true", help="read and check the directives, build nothing")
    parser.add_argument("--format", default="text", choices=("text", "json"), help="default: text")
    return parser


def _count(text: str) -> int:
    if not text.isdecimal() or not int(text):
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number above 0")
    return int(text)


def _dry_run(options: argparse.Namespace) -> int:
    """Run the stages up to the first that reads directives, in a scratch folder, and list what it found."""
    import tempfile

    from mdr.build import graph
    from mdr.instrument.plan import read_plan

    _check_source(options.input)
    with tempfile.TemporaryDirectory() as scratch:
        name = Path(options.input).stem
        made = _build_variant(options, Path(scratch), name, debug=True, last=graph.PARSE.name)
        warnings = made.warnings
        plan = read_plan(made.artifacts[".plan.json"])
    found = [
        {"kernel": kernel.name, "directive": item.text}
        for kernel in plan.kernels
        for item in kernel.directives
        if options.kernel_name in (None, kernel.name)
    ]
    if options.format == "json":
        print_json({"directives": found, "diagnostics": [item.to_json() for item in warnings]})
        return OK
    for item in found:
        print(f"{item['kernel']}: {item['directive']}")
    if warnings:
        note(render(warnings))
    note(f"{len(found)} directive{'s' * (len(found) != 1)}; nothing built (--dry-run)")
    return OK


def _check_source(path: str) -> None:
    if not os.path.isfile(path):
        raise MDRError(f"{path}: there is no such file" if not os.path.exists(path) else f"{path}: not a file")


def _build(options: argparse.Namespace) -> int:
    _check_source(options.input)
    folder = Path(options.output_dir)
    name = f"{Path(options.input).stem}_debug_injected"
    built = _build_variant(options, folder / "intermediate", name, debug=not options.no_printf)
    target = folder / f"{name}.hsaco"
    target.write_bytes(Path(built.hsaco).read_bytes())
    report: dict[str, Any] = {
        "hsaco": str(target),
        "log": built.log,
        "diagnostics": [item.to_json() for item in built.warnings],
    }
    as_json = options.format == "json"
    if not as_json:
        if built.warnings:
            note(render(built.warnings))
        if built.log:
            note(built.log.rstrip())
        note(f"wrote {target}")
    problems: list[Diagnostic] = []
    if options.test:
        report["tests"] = _test(options, folder, target, problems)
    report["diagnostics"] += [item.to_json() for item in problems]
    if as_json:
        print_json(report)
    elif problems:
        note(render(problems))
    return INPUT_ERROR if problems else OK


def _build_variant(
    options: argparse.Namespace, folder: Path, name: str, *, debug: bool, last: str = "link"
) -> BuildResult:
    from mdr.build.pipeline import build_kernel

    labels = [label for label in (options.labels or "").split(",") if label]
    return build_kernel(
        options.input,
        folder,
        chip=options.chip,
        debug=debug,
        transport=options.printf,
        name=name,
        labels=labels,
        last=last,
    )


def _test(options: argparse.Namespace, folder: Path, target: Path, problems: list[Diagnostic]) -> list[dict[str, Any]]:
    """Run each chosen kernel with and without directives; return what happened, and add what went wrong."""
    from mdr.runtime import load

    code = load(target)
    reference: Code | None = None
    if not options.no_printf:
        name = f"{Path(options.input).stem}_release"
        reference = load(_build_variant(options, folder / "intermediate", name, debug=False).hsaco)
    chosen = [code[options.kernel_name]] if options.kernel_name else list(code.values())
    results: list[dict[str, Any]] = []
    for kernel in chosen:
        try:
            results.append(_try_kernel(options, kernel, reference, problems))
        except MDRError as error:
            problems += error.diagnostics
    return results


def _try_kernel(
    options: argparse.Namespace, kernel: Kernel, reference: Code | None, problems: list[Diagnostic]
) -> dict[str, Any]:
    from mdr.cli import findings
    from mdr.runtime import arguments
    from mdr.runtime.spec import Place

    specs = arguments.default_arguments(kernel.info, options.test_size, options.kernel_type)
    grid, block = arguments.default_sizes(kernel.info, options.test_size)
    as_json = options.format == "json"
    result = kernel.launch(
        grid=grid,
        block=block,
        args=arguments.make_values(kernel.info, specs, Place()),
        echo=None if as_json else lambda line: print(line, flush=True),
    )
    problems += findings.failed_assertions(result)
    changed: list[str] = []
    if reference is not None:
        values = arguments.make_values(kernel.info, specs, Place())
        plain = reference[kernel.name].launch(grid=grid, block=block, args=values)
        changed = [name for name, array in plain.buffers.items() if array.tobytes() != result.buffers[name].tobytes()]
        for name in changed:
            problems.append(
                Diagnostic(f"kernel {kernel.name}: buffer {name} differs from the build without directives")
            )
    if not as_json:
        outcome = "ran" if reference is None else "FAIL" if changed else "pass: buffers as without directives"
        note(f"[{demangle(kernel.name)}: {counted(len(result.lines), 'line')} printed; {outcome}]")
    return {"kernel": kernel.name, "lines": result.lines, "changed_buffers": changed, "passed": not changed}
