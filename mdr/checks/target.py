"""What a source is written for: chip, code object version, and directives of assemblers long gone."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from mdr.assembly.retired import UNKNOWN, todays_form
from mdr.assembly.source import split_comment
from mdr.checks.rules import LLVM, Finding, Rule
from mdr.codeobject.target import OLDEST_ROCM

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from mdr.assembly.source import Source
    from mdr.diagnostics import Diagnostic

CHIP = Rule(
    "target-mismatch", "error", "the source names another chip than it is checked for", f"{LLVM}, .amdgcn_target"
)
OLD = Rule("old-directive", "error", "a directive of code object version 1 or 2, which today's assemblers reject", LLVM)
VERSION = Rule(
    "code-object-version",
    "error",
    "the code object version needs a newer ROCm than the oldest that shall load it (--min-rocm)",
    f"{LLVM}, code object versions; ROCm release notes",
)

DEFAULT_VERSION = 6
"""The code object version that LLVM 22 writes when nobody asks for another."""

_TARGET = re.compile(r'\s*\.amdgcn_target\s+"?([^"\s]+)')
_VERSION = re.compile(r"\s*\.amdhsa_code_object_version\s+(\d+)")
_CHIP = re.compile(r"gfx[0-9a-f]+$")


def named_chip(lines: Sequence[str]) -> str | None:
    """Return the chip that a source's ``.amdgcn_target`` names, whatever its spelling; None if it has none."""
    for line in lines:
        match = _TARGET.match(line)
        if match:
            return _chip_of(match[1])
    return None


def explain(source: Source, chip: str, rejected: Sequence[Diagnostic]) -> list[Finding]:
    """Return in today's terms why the assembler rejected the source; nothing if neither chip nor age of it is the reason.

    What stands in a false ``.if`` is never the reason, so only a rejected source is looked at.
    """
    lines = {(item.position.file, item.position.line) for item in rejected if item.position}
    said = " ".join(item.message for item in rejected)
    found = list(_targets(source, chip)) if "target" in said else []
    old = list(_old_directives(source, chip))
    # Inside a macro the assembler names the line that uses it: then all old directives are suspect.
    at_fault = [item for item in old if item.position and (item.position.file, item.position.line) in lines]
    unplaced = any(item.message == UNKNOWN for item in rejected)
    return found + (at_fault or (old if unplaced else []))


def check_version(source: Source, version: int | None, oldest: tuple[int, int]) -> list[Finding]:
    """Return a finding if ROCm ``oldest`` (major, minor) cannot load what the source becomes.

    ``version`` is the code object version asked for on the command line, None if none was.
    """
    position = source.position(0, 1, 1)
    for index, file in enumerate(source.files):
        for number, line in enumerate(file.lines, 1):
            match = _VERSION.match(line)
            if match:
                version = int(match[1])
                position = source.position(index, number, line.index(".amdhsa") + 1)
    version = DEFAULT_VERSION if version is None else version
    needed = OLDEST_ROCM.get(version)
    if needed is None or oldest >= needed:
        return []
    return [
        VERSION.found(
            f"code object version {version} needs ROCm {needed[0]}.{needed[1]}, and {oldest[0]}.{oldest[1]} shall load it",
            position,
            hint="assemble with --amdhsa-code-object-version=5",
        )
    ]


def _targets(source: Source, chip: str) -> Iterator[Finding]:
    for index, file in enumerate(source.files):
        for number, line in enumerate(file.lines, 1):
            match = _TARGET.match(line)
            if match and _chip_of(match[1]) not in (None, chip):
                yield CHIP.found(
                    f"the source is for {_chip_of(match[1])}, and it is checked for {chip}",
                    source.position(index, number, match.start(1) + 1),
                    hint=f"leave .amdgcn_target out, or check it with --chip {_chip_of(match[1])}",
                    width=len(match[1]),
                )


def _old_directives(source: Source, chip: str) -> Iterator[Finding]:
    for index, file in enumerate(source.files):
        inside = False
        for number, line in enumerate(file.lines, 1):
            end, _, inside = split_comment(line, inside)
            code = line[:end].strip()
            if not code.startswith((".hsa", ".amd", ".end_amd")):
                continue
            word = code.split(None, 1)[0]
            form = todays_form(code, chip)
            if form:
                yield OLD.found(
                    f"{word} is not understood by today's assemblers",
                    source.position(index, number, line.index(word) + 1),
                    hint=form,
                    width=len(word),
                )


def _chip_of(target: str) -> str | None:
    match = _CHIP.search(target.split(":", 1)[0])
    return match[0] if match else None
