"""``mdr cmake``: writes the build of a list of kernels as CMake commands; what ``mdr_add_kernels`` of rules/cmake runs."""

from __future__ import annotations

import argparse
import os
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from mdr.build.settings import TRANSPORTS, VARIANTS
from mdr.cli.boundary import OK, guarded

if TYPE_CHECKING:
    from mdr.build.kernelfile import KernelFiles
    from mdr.build.nodes import Kernel

_DESCRIPTION = """\
Writes an add_custom_command for every stage of the kernels that a file lists. The working folder is the project's top:
debug objects name their sources by the path from there. CMake projects do not call this; they call mdr_add_kernels of
rules/cmake/MDR.cmake.
"""


def main(arguments: Sequence[str]) -> int:
    """Run the command and return its exit status."""
    parser = argparse.ArgumentParser(
        prog="mdr cmake", description=_DESCRIPTION, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("list", metavar="LIST", help="a file with the path of a source on each line")
    parser.add_argument("--out", required=True, metavar="FILE.cmake", help="where the commands are written")
    parser.add_argument("--build", required=True, metavar="DIR", help="folder for what they build")
    parser.add_argument("--folder", default=".", metavar="DIR", help="folder that relative paths start from (.)")
    parser.add_argument("--variant", default="0", choices=VARIANTS, help="0 release, 1 debug, all both (0)")
    parser.add_argument(
        "--chip", action="append", metavar="CHIP", help="a chip to build for, whatever kernels.toml says"
    )
    parser.add_argument(
        "--target", action="append", metavar="ID", help="a target of the project (gfx942:xnack-): of those, MDR's chips"
    )
    parser.add_argument("--printf", choices=TRANSPORTS, help="how debug kernels send their lines")
    parser.add_argument("--include", action="append", default=[], metavar="DIR", help="a folder for .include")
    parser.add_argument("--defsym", action="append", default=[], metavar="NAME=VALUE", help="a symbol for llvm-mc")
    parser.add_argument(
        "--label", action="append", default=[], metavar="NAME", help="build directives of this label only"
    )
    parser.add_argument("--generated", action="append", default=[], metavar="PATH", help="a source that is made later")
    parser.add_argument("--mattr", metavar="FEATURES", help='features for llvm-mc, such as "+xnack"')
    parser.add_argument("--cov", type=int, metavar="N", help="code object version")
    parser.add_argument("--touch", action="store_true", help="give outputs a new time, changed or not (for Make)")
    options = parser.parse_args(arguments)
    return guarded(lambda: _write(options))


def _write(options: argparse.Namespace) -> int:
    from mdr.build import cmake, kernelfile, labels

    with open(options.list, encoding="utf-8", errors="surrogateescape") as stream:
        sources = stream.read().splitlines()
    files = kernelfile.KernelFiles()
    commands = cmake.Commands(options.build, touch=options.touch)
    folders: set[str] = set()
    declared = []
    for source in sources:
        kernel = _declared(_from_here(options.folder, source), options, files)
        folders.add(os.path.dirname(os.path.abspath(kernel.source)))
        commands.add(kernel)
        declared.append(kernel)
    labels.check(declared)
    watched = {path for folder in folders for path in (f"{folder}/{kernelfile.NAME}", *kernelfile.above(folder))}
    commands.write(options.out, sorted(filter(os.path.isfile, watched)))
    return OK


def _declared(source: str, options: argparse.Namespace, files: KernelFiles) -> Kernel:
    """Return the kernel at ``source`` with the settings of the command line over those of its kernels.toml."""
    from mdr.build import kernels
    from mdr.build.toolchain import CHIPS
    from mdr.diagnostics import MDRError

    if not os.path.isfile(source) and os.path.abspath(source) not in options.generated:
        raise MDRError(f"{source}: there is no such file")
    defaults: dict[str, Any] = {
        "chip": CHIPS[0],
        "debug": options.variant,
        "printf": TRANSPORTS[0],
        "includes": (),
        "defsyms": (),
        "mattr": None,
        "cov": None,
        "labels": (),
    }
    asked = {"debug"}
    if options.target and not options.chip:
        asked.add("chip")
        defaults["chip"], defaults["mattr"] = _of_targets(options.target)
    said = {
        "chip": options.chip,
        "printf": options.printf,
        "includes": [_from_here(options.folder, folder) for folder in options.include],
        "defsyms": [_checked(symbol) for symbol in options.defsym],
        "mattr": options.mattr,
        "cov": options.cov,
        "labels": options.label,
    }
    own = {name: value for name, value in said.items() if value}
    kernel = kernels.declare(source, base=options.folder, defaults=defaults, files=files, asked=asked, own=own)
    inside = os.path.relpath(source, options.folder)
    return kernel if inside.startswith("..") else kernel._replace(stem=os.path.splitext(inside)[0])


def _checked(symbol: str) -> str:
    from mdr.diagnostics import MDRError

    if "=" not in symbol:
        raise MDRError(f"DEFSYMS {symbol}: a symbol is NAME=VALUE")
    return symbol


def _of_targets(targets: Sequence[str]) -> tuple[list[str], str | None]:
    """Return the chips that MDR builds for among target IDs, and the features that all of them ask for.

    Raises MDRError where one set of flags cannot serve all of them.
    """
    from mdr.build.toolchain import CHIPS
    from mdr.diagnostics import MDRError

    features = {
        chip: ",".join(sorted(f"{feature[-1]}{feature[:-1]}" for feature in rest))
        for chip, *rest in (target.split(":") for target in targets)
        if chip in CHIPS
    }
    if len(set(features.values())) > 1 or len(features) < sum(target.split(":")[0] in CHIPS for target in targets):
        raise MDRError(
            f"targets with different features: {', '.join(targets)}",
            hint="name CHIPS and MATTR, in one mdr_add_kernels for each set of features",
        )
    return list(features), next(iter(features.values()), None) or None


def _from_here(folder: str, path: str) -> str:
    """Return a path that is relative to ``folder`` from the working folder; as a whole one if it is not below that."""
    path = os.path.join(folder, path)
    near = os.path.relpath(path)
    return os.path.abspath(path) if near == ".." or near.startswith("../") else near
