"""``mdr check``: static checks on assembly sources, as text, JSON or SARIF."""

from __future__ import annotations

import argparse
import re
from collections.abc import Sequence
from typing import TYPE_CHECKING

from mdr.cli.boundary import INPUT_ERROR, OK, guarded, note, print_json
from mdr.diagnostics import MDRError, render

if TYPE_CHECKING:
    from mdr.checks import Result

_DEFAULT_CHIP = "gfx950"


def main(arguments: Sequence[str]) -> int:
    """Run the command and return its exit status: 0 without findings, 1 with any error or warning."""
    parser = _parser()
    options = parser.parse_args(arguments)
    if options.rules:
        return guarded(lambda: _show_rules(as_json=options.format != "text"), as_json=options.format != "text")
    if not options.files:
        parser.error("name at least one source: mdr check F.s")
    return guarded(lambda: _check(options), as_json=options.format != "text")


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="mdr check",
        description="Checks assembly sources for faults that assemble without a word: missing waits and wait states, "
        "registers, memory and metadata that do not fit together. Exit status 1 if anything is found.",
    )
    parser.add_argument("files", metavar="F.s", nargs="*", help="assembly source")
    parser.add_argument(
        "--chip", metavar="CHIP", help=f"default: the chip that .amdgcn_target names, else {_DEFAULT_CHIP}"
    )
    parser.add_argument("--format", default="text", choices=("text", "json", "sarif"), help="default: text")
    parser.add_argument(
        "--explain",
        action="store_true",
        help="also show what each kernel uses, declares and leaves free, and its occupancy",
    )
    parser.add_argument(
        "--min-rocm", type=_version, metavar="X.Y", help="oldest ROCm release that shall load the result"
    )
    parser.add_argument(
        "-I", dest="include", action="append", default=[], metavar="DIR", help="folder of .include files"
    )
    parser.add_argument(
        "--defsym", action="append", default=[], metavar="NAME=VALUE", help="symbol given to the assembler"
    )
    parser.add_argument("--mattr", metavar="FEATURES", help="llvm-mc's -mattr, for example -xnack")
    parser.add_argument("--cov", type=int, choices=(4, 5, 6), help="code object version (default: the assembler's)")
    parser.add_argument("--llvm", metavar="DIR", help="folder with LLVM's tools, tried instead of the usual places")
    parser.add_argument("--rules", action="store_true", help="list the rules and leave")
    return parser


def _version(text: str) -> tuple[int, int]:
    match = re.fullmatch(r"(\d+)\.(\d+)(\.\d+)?", text)
    if match is None:
        raise argparse.ArgumentTypeError(f"{text!r} is not X.Y")
    return int(match[1]), int(match[2])


def _check(options: argparse.Namespace) -> int:
    results = [_check_one(path, options) for path in options.files]
    findings = [item for result in results for item in result.findings]
    if options.format == "sarif":
        from mdr import __version__
        from mdr.checks.sarif import to_sarif

        print_json(to_sarif(findings, __version__))
    elif options.format == "json":
        print_json(
            {
                "files": [
                    {
                        "file": result.path,
                        "chip": result.chip,
                        "findings": [item.to_json() for item in result.findings],
                        "kernels": [kernel.to_json() for kernel in result.kernels],
                    }
                    for result in results
                ]
            }
        )
    else:
        if findings:
            print(render(findings))
        if options.explain:
            for result in results:
                print(f"{result.path}, {result.chip}")
                directives = _explain_directives(result.path, result.chip, options)
                for kernel in result.kernels:
                    print("\n".join(f"  {line}" for line in (*kernel.to_text(), *directives.get(kernel.name, ()))))
    return INPUT_ERROR if findings else OK


def _check_one(path: str, options: argparse.Namespace) -> Result:
    from mdr.build import toolchain
    from mdr.checks import Settings, check

    chip = options.chip or _chip_of(path)
    tools = toolchain.find(chip, tools=("llvm-mc",), llvm=options.llvm)
    settings = Settings(
        tools["llvm-mc"].path,
        include_dirs=options.include,
        defsyms=options.defsym,
        mattr=options.mattr,
        cov=options.cov,
        min_rocm=options.min_rocm,
    )
    return check(path, chip, settings)


def _explain_directives(path: str, chip: str, options: argparse.Namespace) -> dict[str, list[str]]:
    """Return what the directives of a source would take, by kernel; nothing for a source that cannot be built."""
    from mdr.assembly.chips import chip_named
    from mdr.build import toolchain
    from mdr.instrument.explain import explain
    from mdr.instrument.parse import parse
    from mdr.instrument.plan import read_plan
    from mdr.scratch import Scratch

    with Scratch() as work:
        try:
            parse(
                path,
                chip=chip,
                llvm_mc=toolchain.find(chip, tools=("llvm-mc",), llvm=options.llvm)["llvm-mc"].path,
                include_dirs=options.include,
                defsyms=options.defsym,
                mattr=options.mattr,
                cov=options.cov,
                **{name: f"{work}/{name}" for name in ("canon", "plan", "lines", "depfile")},
            )
            plan = read_plan(f"{work}/plan")
        except MDRError as error:
            note(render(error.diagnostics))
            return {}
    return {
        kernel.name: [f"  prints {line}" if at == 0 else f"         {line}" for at, line in enumerate(lines)]
        for kernel in plan.kernels
        if (lines := explain(kernel, chip_named(chip)))
    }


def _chip_of(path: str) -> str:
    from mdr.assembly.chips import CHIPS
    from mdr.checks.target import named_chip

    try:
        with open(path, encoding="utf-8", errors="surrogateescape") as stream:
            chip = named_chip(stream.read().split("\n"))
    except OSError as error:
        raise MDRError(f"cannot read {path}: {error.strerror}") from None
    return chip if chip in CHIPS else _DEFAULT_CHIP


def _show_rules(*, as_json: bool) -> int:
    from mdr.checks import RULES

    if as_json:
        print_json(
            {
                "rules": [
                    {
                        "name": rule.name,
                        "severity": rule.severity,
                        "description": rule.description,
                        "source": rule.source,
                    }
                    for rule in RULES.values()
                ]
            }
        )
    else:
        width = max(map(len, RULES))
        for rule in RULES.values():
            print(
                f"{rule.name:{width}}  {rule.severity:7}  {rule.description}\n{'':{width}}  {'':7}  source: {rule.source}"
            )
    return OK
