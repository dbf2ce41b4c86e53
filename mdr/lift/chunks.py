"""Which lines of canonical text are a function's: its own section from its label to its last instruction or data."""

from __future__ import annotations

import itertools
import re
from dataclasses import dataclass, field

from mdr.assembly.canonical import is_instruction
from mdr.lift.dialect import DATA_DIRECTIVES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

_FUNCTION_TYPE = re.compile(r'\t\.type\t("[^"]*"|[^\s,]+),@function$')
_SECTIONS = frozenset((".text", ".data", ".bss", ".section", ".rodata", ".pushsection", ".popsection", ".previous"))
_DESCRIPTOR = "\t.amdhsa_kernel "
_METADATA = "\t.amdgpu_metadata"
_START_SECTION = "\t.text"


@dataclass
class Chunk:
    """The lines ``start`` to ``end`` (exclusive) of one function. ``labels`` are those of its own section, by line."""

    name: str
    start: int
    end: int
    section: str
    is_kernel: bool
    labels: dict[int, str] = field(default_factory=dict)


def sections_of(lines: Sequence[str]) -> Iterator[str]:
    """Yield the section that each line stands in, as the line that opened it; one that opens a section stands in that."""
    current, previous = _START_SECTION, _START_SECTION
    stack: list[tuple[str, str]] = []
    for line in lines:
        word = directive_name(line)
        if word in _SECTIONS:
            if word == ".pushsection":
                stack.append((current, previous))
            if word == ".popsection":
                current, previous = stack.pop() if stack else (_START_SECTION, _START_SECTION)
            elif word == ".previous":
                current, previous = previous, current
            else:
                current, previous = line.replace(".pushsection", ".section", 1), current
        yield current


def opens_section(name: str) -> bool:
    """Tell whether a directive changes the section."""
    return name in _SECTIONS


def directive_name(line: str) -> str:
    """Return the directive that a canonical line is, such as ``.globl``; the empty string for any other line."""
    body = line.lstrip("\t")
    return body.split(None, 1)[0] if body[:1] == "." and not body.endswith(":") else ""


def label_name(line: str) -> str | None:
    """Return the label that a canonical line is, in its quotes if it has some."""
    return line[:-1] if line[-1:] == ":" and line[:1] not in ("\t", "") else None


def find_chunks(lines: Sequence[str]) -> list[Chunk]:
    """Return the functions of ``lines`` in order. Instructions before any function's label make one of their own."""
    kernels, entries = set(), set()
    for line in lines:
        if line.startswith(_DESCRIPTOR):
            kernels.add(line.split(None, 1)[1])
        elif match := _FUNCTION_TYPE.match(line):
            entries.add(match[1])
    entries |= kernels
    names = {label_name(line) for line in lines}
    found: list[Chunk] = []
    current: Chunk | None = None
    for index, (line, section) in enumerate(zip(lines, sections_of(lines), strict=True)):
        label = label_name(line)
        if line.startswith((_DESCRIPTOR, _METADATA)):
            current = None
        elif label is not None and label in entries:
            current = Chunk(label, index, index + 1, section, label in kernels)
            found.append(current)
        elif is_instruction(line):
            if current is None or section != current.section:
                number = len(found)
                while f"code{number}" in names:
                    number += 1
                current = Chunk(f"code{number}", index, index, section, False)
                found.append(current)
            current.end = index + 1
        if current is not None and section == current.section:
            if label is not None:
                current.labels[index] = label
            elif directive_name(line) in DATA_DIRECTIVES:
                current.end = index + 1
    return _with_code(lines, found)


def _with_code(lines: Sequence[str], chunks: list[Chunk]) -> list[Chunk]:
    """Leave out functions without an instruction; end those that another section interrupted where the next one starts."""
    kept = [chunk for chunk in chunks if any(is_instruction(line) for line in lines[chunk.start : chunk.end])]
    for chunk, following in itertools.pairwise(kept):
        chunk.end = min(chunk.end, following.start)
    for chunk in kept:
        chunk.labels = {index: name for index, name in chunk.labels.items() if index < chunk.end}
    return kept
