"""Canonical text: the source after LLVM has expanded macros, includes, conditions and symbols, one instruction a line."""

from __future__ import annotations

import os
import re
import shutil
import tempfile

from mdr.assembly.source import FILE_SYMBOL, SITE_SYMBOL, Source, split_comment
from mdr.diagnostics import Diagnostic, MDRError
from mdr.process import run_tool

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

TRIPLE = "amdgcn-amd-amdhsa"

_SET = re.compile(r"\.set ([^,\s]+), (.*)")
_LOC = re.compile(r"\t\.loc\t(\d+) (\d+)")
_GENERATED_LABEL = re.compile(r"\.Ltmp\d+:$")
_MESSAGE = re.compile(r"^(.*?):(\d+):(\d+): (error|warning|note): (.*)$")


class CanonicalSite:
    """One live occurrence of a directive: the line it stands before, its marker's number, its text, the symbols there."""

    __slots__ = ("line", "source", "symbols", "text")

    def __init__(self, line: int, source: int, text: str, symbols: dict[str, int]) -> None:
        self.line = line
        self.source = source
        self.text = text
        self.symbols = symbols


class Canonical:
    """Canonical lines without comments, the sites among them, and the user's position of every instruction.

    ``positions[k]`` is (file index, line) of the k-th instruction line, or the list is empty when the author's own
    ``.loc`` lines are in the text. ``warnings`` are llvm-mc's, at the user's lines.
    """

    __slots__ = ("lines", "positions", "sites", "warnings")

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.sites: list[CanonicalSite] = []
        self.positions: list[tuple[int, int]] = []
        self.warnings: list[Diagnostic] = []


def llvm_mc_arguments(
    chip: str, *, include_dirs: Sequence[str], defsyms: Sequence[str], mattr: str | None, cov: int | None
) -> list[str]:
    """Return llvm-mc's arguments for a kernel's own settings, the same for every stage and variant."""
    arguments = [f"-triple={TRIPLE}", f"-mcpu={chip}"]
    if mattr:
        arguments.append(f"-mattr={mattr}")
    if cov is not None:
        arguments.append(f"--amdhsa-code-object-version={cov}")
    arguments += [f"-I{folder}" for folder in include_dirs]
    arguments += [f"-defsym={symbol}" for symbol in defsyms]
    return arguments


def canonicalise(
    path: str,
    *,
    chip: str,
    llvm_mc: str,
    include_dirs: Sequence[str] = (),
    defsyms: Sequence[str] = (),
    mattr: str | None = None,
    cov: int | None = None,
) -> tuple[Source, Canonical]:
    """Expand ``path`` for ``chip`` with llvm-mc. Raises MDRError with llvm-mc's messages at the user's own lines."""
    work = tempfile.mkdtemp(prefix="mdr-")
    try:
        source = Source(path, list(include_dirs), work)
        output = os.path.join(work, "canonical.s")
        arguments = llvm_mc_arguments(chip, include_dirs=source.search, defsyms=defsyms, mattr=mattr, cov=cov)
        if not source.has_own_lines:
            arguments.append("-g")
        result = run_tool([llvm_mc, *arguments, "--preserve-comments", source.files[0].copy, "-o", output])
        messages = read_messages(result.output, source)
        if result.status != 0:
            raise MDRError(messages or [Diagnostic(f"llvm-mc failed with status {result.status} on {path}")])
        with open(output, encoding="utf-8", errors="surrogateescape") as stream:
            canonical = read_canonical(stream.read(), source)
        canonical.warnings = messages
        return source, canonical
    finally:
        shutil.rmtree(work, ignore_errors=True)


def read_messages(output: str, source: Source) -> list[Diagnostic]:
    """Turn llvm-mc's messages into diagnostics at the user's lines.

    A message inside a macro expansion names ``<instantiation>``; it is shown at the use of the macro, which llvm-mc
    names in the note that follows.
    """
    found: list[Diagnostic] = []
    pending: list[Diagnostic] = []
    for line in output.splitlines():
        match = _MESSAGE.match(line)
        if not match:
            continue
        place, number, column, severity, message = match.groups()
        where = source.original(place, int(number))
        if where is None:
            if severity != "note":
                item = Diagnostic(message, severity=severity, hint=None)
                found.append(item)
                pending.append(item)
            continue
        position = source.position(where[0], where[1], int(column))
        if severity == "note":
            for item in pending:
                item.position = position
                item.hint = "the message is about the macro used here"
            pending = []
            continue
        found.append(Diagnostic(message, position, severity=severity))
    return found


def read_canonical(text: str, source: Source) -> Canonical:
    """Read llvm-mc's ``--preserve-comments`` output: comments dropped, markers turned into sites, ``.loc`` into positions."""
    result = Canonical()
    lines = result.lines
    symbols: dict[str, int] = {}
    file, position = 0, (0, 0)
    generated = not source.has_own_lines
    raw = text.split("\n")
    own_labels = _own_temporary_labels(source) if generated else frozenset()
    verbatim: str | None = None
    index, count = 0, len(raw)
    while index < count:
        line = raw[index]
        index += 1
        if verbatim is not None:
            lines.append(line)
            if line.strip() == verbatim:
                verbatim = None
            continue
        if line.startswith(".set "):
            match = _SET.match(line)
            assert match is not None
            name, rest = match[1], match[2]
            if name in (SITE_SYMBOL, FILE_SYMBOL):
                value, _, comment = rest.partition(";")
                if name == FILE_SYMBOL:
                    file = int(value)
                else:
                    result.sites.append(CanonicalSite(len(lines), int(value), comment.strip(), dict(symbols)))
                index += 1  # its .no_dead_strip line
                continue
            line = _without_comment(line)
            try:
                symbols[name] = int(line[len(name) + 7 :], 0)
            except ValueError:
                symbols.pop(name, None)
            lines.append(line)
            continue
        if generated:
            if line.startswith("\t.loc\t"):
                match = _LOC.match(line)
                assert match is not None
                position = (file, _original_line(source, file, int(match[2])))
                continue
            if line.startswith("\t.file\t"):
                continue
            if line.startswith('\t.section\t.debug_info,"",@progbits'):
                break
            if (
                _GENERATED_LABEL.match(line)
                and raw[index].startswith(("\t.loc\t", "\t.file\t"))
                and line[:-1] not in own_labels
            ):
                continue
        line = _without_comment(line)
        if not line:
            continue
        lines.append(line)
        if is_instruction(line):
            if generated:
                result.positions.append(position)
        elif line == "\t.amdgpu_metadata":
            verbatim = ".end_amdgpu_metadata"
    return result


def is_instruction(line: str) -> bool:
    """Tell whether a canonical line is an instruction (not a label, an assignment or an assembler directive)."""
    return line[:1] == "\t" and line[1:2] not in ("", ".", "\t", ";")


def _without_comment(line: str) -> str:
    if ";" in line or "/" in line:
        end, comment, _ = split_comment(line, False)
        if comment is not None:
            return line[:end].rstrip()
    return line.rstrip()


def _original_line(source: Source, file: int, line: int) -> int:
    line_map = source.files[file].line_map
    return line_map[min(line, len(line_map)) - 1] if line_map else line


def _own_temporary_labels(source: Source) -> frozenset[str]:
    found: set[str] = set()
    for file in source.files:
        for line in file.lines:
            if ".Ltmp" in line:
                found.update(re.findall(r"\.Ltmp\d+", line))
    return frozenset(found)
