"""What the build says of a source that is not saved yet: the parse stage, run on the text that an editor holds."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from typing import Any

from mdr.assembly.canonical import canonicalise
from mdr.assembly.prepare import prepare
from mdr.build import toolchain
from mdr.build.kernelfile import KernelFiles
from mdr.build.kernels import preparation
from mdr.diagnostics import Diagnostic, MDRError, Position
from mdr.instrument.parse import parse
from mdr.scratch import Scratch


@dataclass
class Settings:
    """What is said about every source: the ``chip`` (None: what kernels.toml says, else the default) and ``llvm``'s folder."""

    chip: str | None = None
    llvm: str | None = None


@dataclass
class Analysis:
    """The ``diagnostics`` of a text at its own lines, the ``chip`` it was read for, and the ``symbols`` at its directives.

    ``symbols`` maps a directive's 1-based line to the assembler's symbols there, of the last use if it is in a macro.
    """

    chip: str
    diagnostics: list[Diagnostic] = field(default_factory=list)
    symbols: dict[int, dict[str, int]] = field(default_factory=dict)


def analyse(path: str, text: str, settings: Settings) -> Analysis:
    """Return what building ``text`` as the source ``path`` would say. Mistakes of any kind are diagnostics.

    The settings are those of the build: kernels.toml beside the source and above, then ``settings``. What stands in an
    included file is reported at the line that includes it.
    """
    found = Analysis(settings.chip or toolchain.CHIPS[0])
    with Scratch() as work:
        copy = os.path.join(work, os.path.basename(path))
        with open(copy, "w", encoding="utf-8", errors="surrogateescape") as stream:
            stream.write(text)
        try:
            _analyse(path, copy, work, settings, found)
        except MDRError as error:
            found.diagnostics += error.diagnostics
        found.diagnostics = [_placed(item, path, copy, text) for item in found.diagnostics]
    return found


def _analyse(path: str, copy: str, work: str, settings: Settings, found: Analysis) -> None:
    said = KernelFiles().settings_of(path).values
    found.chip = settings.chip or said.get("chip", toolchain.CHIPS)[0]
    if found.chip not in toolchain.CHIPS:
        raise MDRError(f"unknown chip {found.chip!r}", hint=f"MDR knows {', '.join(toolchain.CHIPS)}")
    defsyms = said.get("defsyms", ())
    if isinstance(defsyms, dict):
        defsyms = [f"{name}={value}" for name, value in defsyms.items()]
    # The text lies elsewhere, so its own folder is searched first.
    includes = [os.path.dirname(os.path.abspath(path)), *said.get("includes", ())]
    tools = toolchain.for_variant(found.chip, "release", preparations=(preparation(path),), llvm=settings.llvm)
    source = copy
    if preparation(copy):
        source = os.path.join(work, "prepared.s")
        prepare(
            copy,
            chip=found.chip,
            include_dirs=includes,
            defsyms=defsyms,
            output=source,
            depfile=f"{source}.d",
            cpp=tools["cpp"].path if "cpp" in tools else None,
        )
    flags: dict[str, Any] = {
        "include_dirs": includes,
        "defsyms": defsyms,
        "mattr": said.get("mattr"),
        "cov": said.get("cov"),
    }
    llvm_mc = tools["llvm-mc"].path
    read, canonical = canonicalise(source, chip=found.chip, llvm_mc=llvm_mc, **flags)
    for site in canonical.sites:
        origin = read.sites[site.source]
        if read.files[origin.file].path == copy:
            found.symbols[origin.line] = site.symbols
    flags |= {name: os.path.join(work, f"k.{name}") for name in ("canon", "plan", "lines", "depfile")}
    found.diagnostics += parse(source, chip=found.chip, llvm_mc=llvm_mc, **flags)


def _placed(item: Diagnostic, path: str, copy: str, text: str) -> Diagnostic:
    """Move a diagnostic from the copy to the source, or to the line that includes the file it is about."""
    item.message = item.message.replace(copy, path)
    where = item.position
    if where is None:
        item.position = Position(path, 1)
    elif where.file == copy:
        where.file = path
    elif where.file != path:
        name = os.path.basename(where.file)
        lines = text.split("\n")
        line = next((at for at, found in enumerate(lines, 1) if name in found and "include" in found), 1)
        item.message = f"{where}: {item.message}"
        item.position = Position(path, line, len(lines[line - 1]) - len(lines[line - 1].lstrip()) + 1)
        item.width = len(lines[line - 1].strip())
    return item
