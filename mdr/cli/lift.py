"""``mdr lift``: a kernel as MLIR, in the amdisa or the GPU dialect, and back as assembly."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

from mdr.cli.boundary import OK, guarded, note
from mdr.diagnostics import MDRError, render

if TYPE_CHECKING:
    from mdr.lift import Operation

_DESCRIPTION = """\
Writes a kernel as MLIR: one operation of the amdisa dialect for each instruction, label and directive,
blocks and branches explicit. The result goes through

  mlir-opt --irdl-file=$(mdr lift --dialect) kernel.mlir

and through passes of yours; `--emit=s` writes what they made of it as assembly again. What no pass
changed assembles to the same object as the source.
"""


def main(arguments: Sequence[str]) -> int:
    """Run the command and return its exit status."""
    options = _parser().parse_args(arguments)
    return guarded(lambda: _lift(options))


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="mdr lift", description=_DESCRIPTION, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("file", metavar="FILE", help="assembly (.s), or a .mlir file in the amdisa dialect")
    parser.add_argument(
        "--emit",
        default="mlir",
        choices=("mlir", "gpu", "s"),
        help="mlir: the amdisa dialect (default); gpu: the GPU dialect; s: assembly",
    )
    parser.add_argument(
        "--chip", default="gfx950", metavar="CHIP", help="of assembly: gfx950 (default), gfx942, gfx90a"
    )
    parser.add_argument("-o", dest="output", metavar="F", help="file to write (default: standard output)")
    parser.add_argument(
        "-I", dest="include_dirs", action="append", default=[], metavar="DIR", help="look there for includes"
    )
    parser.add_argument("--defsym", action="append", default=[], metavar="SYM=VALUE", help="define a symbol")
    parser.add_argument("--mattr", metavar="FEATURES", help="target features, as llvm-mc takes them")
    parser.add_argument("--llvm", metavar="DIR", help="folder with LLVM's tools, tried instead of the usual places")
    parser.add_argument("--dialect", action=_ShowDialect, nargs=0, help="print the path of the dialect's declaration")
    return parser


class _ShowDialect(argparse.Action):
    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> None:
        from mdr.lift import DIALECT_FILE

        print(DIALECT_FILE)
        parser.exit()


def _lift(options: argparse.Namespace) -> int:
    from mdr.lift import assembly_lines, gpu_text, module_text

    module = _read(options)
    if options.emit == "s":
        text = "\n".join(assembly_lines(module)) + "\n"
    elif options.emit == "gpu":
        text = gpu_text(module)
    else:
        text = module_text(module)
    data = text.encode("utf-8", "surrogateescape")
    if options.output is None:
        sys.stdout.flush()
        sys.stdout.buffer.write(data)
        sys.stdout.buffer.flush()
    else:
        from mdr.files import write_if_changed

        write_if_changed(options.output, data)
    return OK


def _read(options: argparse.Namespace) -> Operation:
    from mdr.build import toolchain
    from mdr.lift import build_module, check_faithful, name_targets, read_mlir

    if not os.path.isfile(options.file):
        missing = not os.path.exists(options.file)
        raise MDRError(f"{options.file}: there is no such file" if missing else f"{options.file}: not a file")
    if options.file.endswith(".mlir"):
        tools = toolchain.find(options.chip, tools=("mlir-opt",), llvm=options.llvm)
        return read_mlir(options.file, tools["mlir-opt"].path)
    from mdr.assembly.canonical import canonicalise, llvm_mc_arguments

    tools = toolchain.find(options.chip, tools=("llvm-mc",), llvm=options.llvm)
    source, canonical = canonicalise(
        options.file,
        chip=options.chip,
        llvm_mc=tools["llvm-mc"].path,
        include_dirs=options.include_dirs,
        defsyms=options.defsym,
        mattr=options.mattr,
    )
    arguments = llvm_mc_arguments(
        options.chip, include_dirs=source.search, defsyms=options.defsym, mattr=options.mattr, cov=None
    )
    doubt = check_faithful(options.file, canonical, llvm_mc=tools["llvm-mc"].path, arguments=arguments)
    warnings = [*canonical.warnings, *([doubt] if doubt else [])]
    if warnings:
        note(render(warnings))
    canonical = name_targets(canonical, chip=options.chip, llvm_mc=tools["llvm-mc"].path, mattr=options.mattr)
    return build_module(canonical, options.chip)
