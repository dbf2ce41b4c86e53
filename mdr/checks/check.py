"""Run every family of rules over one source: the way from a path to findings and a register report."""

from __future__ import annotations

import os
import shutil
import tempfile
from typing import TYPE_CHECKING

from mdr.assembly.canonical import canonicalise, llvm_mc_arguments
from mdr.assembly.chips import chip_named
from mdr.assembly.kernels import read_module
from mdr.assembly.source import Source
from mdr.checks import arguments, control, hazards, memory, registers, target, waits
from mdr.checks.report import KernelReport, report
from mdr.checks.rules import LLVM, Finding, Rule
from mdr.checks.silence import Silences
from mdr.checks.subject import Subject
from mdr.diagnostics import MDRError
from mdr.process import run_tool

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from mdr.assembly.canonical import Canonical
    from mdr.diagnostics import Diagnostic

ASSEMBLER = Rule("assembler", "error", "the assembler rejects or doubts the source", "llvm-mc")
BRANCH = Rule(
    "branch-range",
    "error",
    "a branch's target is out of its reach (32767 dwords)",
    f"{LLVM}; SOPP's 16-bit offset",
)

_FAMILIES = (waits, hazards, control, registers, memory, arguments)
_ELF = b"\x7fELF"


class Result:
    """What was found in one source, and what its kernels use."""

    __slots__ = ("chip", "findings", "kernels", "path")

    def __init__(self, path: str, chip: str, findings: list[Finding], kernels: list[KernelReport]) -> None:
        self.path = path
        self.chip = chip
        self.findings = findings
        self.kernels = kernels


class Settings:
    """How a source is assembled: llvm-mc's path, and the author's own include folders, symbols and options."""

    __slots__ = ("cov", "defsyms", "include_dirs", "llvm_mc", "mattr", "min_rocm")

    def __init__(
        self,
        llvm_mc: str,
        *,
        include_dirs: Sequence[str] = (),
        defsyms: Sequence[str] = (),
        mattr: str | None = None,
        cov: int | None = None,
        min_rocm: tuple[int, int] | None = None,
    ) -> None:
        self.llvm_mc = llvm_mc
        self.include_dirs = include_dirs
        self.defsyms = defsyms
        self.mattr = mattr
        self.cov = cov
        self.min_rocm = min_rocm


def check(path: str, chip: str, settings: Settings) -> Result:
    """Check one source for one chip. Raises MDRError for a file that cannot be read or is no assembly source."""
    machine = chip_named(chip)
    with open(path, "rb") as stream:
        if stream.read(4) == _ELF:
            raise MDRError(f"{path} is an object, not assembly source", hint=f"`mdr inspect {path}` reads code objects")
    work = tempfile.mkdtemp(prefix="mdr-check-")
    try:
        source = Source(path, list(settings.include_dirs), work)
        kernels: list[KernelReport] = []
        try:
            found, kernels = _check_text(path, machine.name, settings, work)
        except MDRError as error:
            found = target.explain(source, chip, error.diagnostics) or [
                _of_assembler(item) for item in error.diagnostics
            ]
        if settings.min_rocm is not None:
            found += target.check_version(source, settings.cov, settings.min_rocm)
        silences = Silences(source)
        return Result(path, chip, sorted(silences.remaining(_once(found)) + silences.unknown, key=_place), kernels)
    finally:
        shutil.rmtree(work, ignore_errors=True)


def _check_text(path: str, chip: str, settings: Settings, work: str) -> tuple[list[Finding], list[KernelReport]]:
    source, canonical = canonicalise(
        path,
        chip=chip,
        llvm_mc=settings.llvm_mc,
        include_dirs=settings.include_dirs,
        defsyms=settings.defsyms,
        mattr=settings.mattr,
        cov=settings.cov,
    )
    subject = Subject(source, canonical, read_module(canonical.lines), chip_named(chip))
    found = [_of_assembler(item) for item in canonical.warnings]
    found += _assemble(subject, canonical, settings, work)
    for family in _FAMILIES:
        found += family.check(subject)
    return found, [report(subject, kernel) for kernel in subject.module.kernels]


def _assemble(subject: Subject, canonical: Canonical, settings: Settings, work: str) -> list[Finding]:
    """Let llvm-mc make an object of the canonical text: what it says then is about distances and undefined symbols."""
    text = os.path.join(work, "canonical.s")
    with open(text, "w", encoding="utf-8", errors="surrogateescape") as stream:
        stream.write("\n".join(canonical.lines) + "\n")
    options = llvm_mc_arguments(subject.chip.name, include_dirs=(), defsyms=(), mattr=settings.mattr, cov=settings.cov)
    outcome = run_tool([settings.llvm_mc, *options, "-filetype=obj", text, "-o", os.path.join(work, "canonical.o")])
    found: list[Finding] = []
    for message in outcome.output.splitlines():
        place, severity, said = message.partition(": error: ")
        if not severity or not place.startswith(text + ":"):
            continue
        line = int(place[len(text) + 1 :].split(":")[0]) - 1
        number = subject.graph.lines.index(line) if line in subject.graph.lines else None
        position = subject.at(number) if number is not None else None
        if "simm16" in said or "branch" in said:
            found.append(
                BRANCH.found(
                    f"the target is too far away: {said}",
                    position,
                    hint="a branch reaches 32767 words (about 128 KB); go on by s_getpc_b64 and s_setpc_b64",
                )
            )
        else:
            found.append(ASSEMBLER.found(said, position))
    return found


def _of_assembler(item: Diagnostic) -> Finding:
    return ASSEMBLER.found(item.message, item.position, hint=item.hint, width=item.width, severity=item.severity)


def _once(findings: Iterable[Finding]) -> list[Finding]:
    """Drop repetitions: what a loop of the assembler's makes of one line is one mistake."""
    seen: dict[tuple[str, str, int, int], Finding] = {}
    for item in findings:
        where = item.position
        key = (item.rule.name, where.file, where.line, where.column) if where else (item.rule.name, item.message, 0, 0)
        seen.setdefault(key, item)
    return list(seen.values())


def _place(item: Finding) -> tuple[str, int, int]:
    return (item.position.file, item.position.line, item.position.column) if item.position else ("", 0, 0)
