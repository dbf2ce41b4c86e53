"""Canonical text: the source after LLVM has expanded macros, includes, conditions and symbols, one instruction a line."""

from __future__ import annotations

import re

from mdr.assembly import retired
from mdr.assembly.source import FILE_SYMBOL, SITE_SYMBOL, Source, split_comment
from mdr.diagnostics import Diagnostic, MDRError
from mdr.process import run_tool
from mdr.scratch import Scratch

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

TRIPLE = "amdgcn-amd-amdhsa"

_SET = re.compile(r"\.set ([^,\s]+), (.*)")
_LOC = re.compile(r"\t\.loc\t(\d+) (\d+)")
_GENERATED_LABEL = re.compile(r"\.Ltmp\d+:$")
# llvm-mc writes this behind every assignment, and does not read it for local symbols such as Triton's ".Lsoftmax.num_vgpr".
_LOCAL_NO_DEAD_STRIP = "\t.no_dead_strip\t.L"
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
    with Scratch() as work:
        source = Source(path, list(include_dirs), work)
        arguments = llvm_mc_arguments(chip, include_dirs=source.search, defsyms=defsyms, mattr=mattr, cov=cov)
        if source.has_own_lines:
            return source, _expand(source, chip, llvm_mc, arguments, with_lines=False)
        if not source.has_own_temporaries:
            return source, _expand(source, chip, llvm_mc, arguments, with_lines=True)
        # With -g, llvm-mc puts .Ltmp labels of its own among the author's and renames those: the text comes from a run
        # without it, the lines from a second one.
        canonical = _expand(source, chip, llvm_mc, arguments, with_lines=False)
        canonical.positions = _expand(source, chip, llvm_mc, arguments, with_lines=True).positions
        return source, canonical


def _expand(source: Source, chip: str, llvm_mc: str, arguments: list[str], *, with_lines: bool) -> Canonical:
    output = f"{source.files[0].copy}.canonical"
    flags = ["-g"] if with_lines else []
    result = run_tool([llvm_mc, *arguments, *flags, "--preserve-comments", source.files[0].copy, "-o", output])
    messages = read_messages(result.output, source, chip)
    if result.status != 0:
        problem = f"llvm-mc failed with status {result.status} on {source.files[0].path}"
        raise MDRError(messages or [Diagnostic(problem)])
    with open(output, encoding="utf-8", errors="surrogateescape") as stream:
        canonical = read_canonical(stream.read(), source, with_lines=with_lines)
    canonical.warnings = messages
    return canonical


def read_messages(output: str, source: Source, chip: str) -> list[Diagnostic]:
    """Turn llvm-mc's messages into diagnostics at the user's lines.

    A message inside a macro expansion names ``<instantiation>``; it is shown at the use of the macro, which llvm-mc
    names in the note that follows. A directive that is no longer understood gets a hint at what is written today.
    """
    found: list[Diagnostic] = []
    pending: list[Diagnostic] = []
    lines = output.splitlines()
    for index, line in enumerate(lines):
        match = _MESSAGE.match(line)
        if not match:
            continue
        place, number, column, severity, message = match.groups()
        hint = retired.hint(lines[index + 1], chip) if message == retired.UNKNOWN and index + 1 < len(lines) else None
        where = source.original(place, int(number))
        if where is None:
            if severity != "note":
                item = Diagnostic(message, severity=severity, hint=hint)
                found.append(item)
                pending.append(item)
            continue
        position = source.position(where[0], where[1], int(column))
        if severity == "note":
            for item in pending:
                item.position = position
                item.hint = item.hint or "the message is about the macro used here"
            pending = []
            continue
        found.append(Diagnostic(message, position, severity=severity, hint=hint))
    return found


def read_canonical(text: str, source: Source, *, with_lines: bool) -> Canonical:
    """Read llvm-mc's ``--preserve-comments`` output: comments dropped, markers turned into sites.

    ``with_lines`` says that llvm-mc ran with ``-g``: what that added is taken out, its ``.loc`` lines become positions.
    """
    result = Canonical()
    lines = result.lines
    symbols: dict[str, int] = {}
    file, position = 0, (0, 0)
    raw = text.split("\n")
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
        if with_lines:
            if line.startswith("\t.loc\t"):
                match = _LOC.match(line)
                assert match is not None
                position = source.original_in(file, int(match[2]))
                continue
            if line.startswith("\t.file\t"):
                continue
            if line.startswith('\t.section\t.debug_info,"",@progbits'):
                break
            if _GENERATED_LABEL.match(line):
                continue
        line = _without_comment(line)
        if not line or line.startswith(_LOCAL_NO_DEAD_STRIP):
            continue
        lines.append(line)
        if is_instruction(line):
            if with_lines:
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
