"""What the rules look at: one source with its canonical text, kernels, control flow, and the way back to the user's lines."""

from __future__ import annotations

import re
from functools import cached_property
from typing import TYPE_CHECKING

from mdr.assembly.canonical import is_instruction
from mdr.assembly.operations import AGPR, SGPR, register_name
from mdr.assembly.source import split_comment
from mdr.checks.graph import Graph
from mdr.diagnostics import Position

if TYPE_CHECKING:
    from collections.abc import Iterator

    from mdr.assembly.canonical import Canonical
    from mdr.assembly.chips import Chip
    from mdr.assembly.kernels import Kernel, Module
    from mdr.assembly.source import Source

_OPERAND = re.compile(r"(?<![\w.$@])([vsa])(?:(\d+)(?!\w)|\[(\d+)(?::(\d+))?\])")
_LABEL = re.compile(r'\s*(?:"[^"]*"|[\w.$@]+):')


class Subject:
    """One file under check, for one chip."""

    def __init__(self, source: Source, canonical: Canonical, module: Module, chip: Chip) -> None:
        self.source = source
        self.text = canonical.lines
        self.module = module
        self.chip = chip
        self._positions = canonical.positions

    @cached_property
    def graph(self) -> Graph:
        """The control flow of all code."""
        return Graph(self.text, self.module)

    @cached_property
    def _places(self) -> list[tuple[int, int]]:
        """(file, line) of every instruction; empty if nothing can be said."""
        count = len(self.graph.lines)
        if len(self._positions) == count:
            return self._positions
        # Text with lines of its own is a compiler's: no macros and one file, so that the k-th instruction is the k-th.
        own = list(self._instruction_lines())
        return [(0, line) for line in own] if len(own) == count else []

    def _instruction_lines(self) -> Iterator[int]:
        inside = False
        metadata = False
        for number, line in enumerate(self.source.files[0].lines, 1):
            end, _, inside = split_comment(line, inside)
            code = line[:end]
            while match := _LABEL.match(code):
                code = code[match.end() :]
            code = code.strip()
            if code.startswith((".amdgpu_metadata", ".end_amdgpu_metadata")):
                metadata = not code.startswith(".end")
            elif not metadata and is_instruction(f"\t{code}") and "=" not in code.split(None, 1)[0]:
                yield number

    def place(self, number: int) -> tuple[int, int] | None:
        """Return (file index, line) of instruction ``number`` in the user's source."""
        places = self._places
        return places[number] if number < len(places) and places[number] != (0, 0) else None

    def at(self, number: int, register: int | None = None, *, source: bool = False) -> Position | None:
        """Return the position of instruction ``number``: of its mnemonic, or of the operand that names ``register``.

        ``source`` means an operand that is read, which stands behind the destination where both are the same register.
        """
        place = self.place(number)
        if place is None:
            return None
        position = self.source.position(*place, 1)
        text = position.text or ""
        position.column = len(text) - len(text.lstrip()) + 1
        if register is not None and (columns := _operand_columns(text, register)):
            behind = source and register in self.graph.operations[number].writes
            position.column = columns[1 if behind and len(columns) > 1 else 0]
        return position

    def where(self, number: int) -> str:
        """Return ``file:line`` of an instruction for use inside a message; its text if the line is unknown."""
        place = self.place(number)
        if place is None:
            return f"'{self.graph.operations[number].text}'"
        return f"{self.source.files[place[0]].path}:{place[1]}"

    def declaration(self, kernel: Kernel, field: str) -> Position:
        """Return where a kernel's descriptor sets ``.amdhsa_<field>``; the descriptor, or line 1, if it does not."""
        return self._in_block(
            rf"\.amdhsa_{field}\b", rf"\.amdhsa_kernel\s+{re.escape(kernel.name)}\b", r"\.end_amdhsa_kernel"
        )

    def in_metadata(self, kernel: str, key: str) -> Position:
        """Return where the metadata of ``kernel`` first holds ``key`` (a regular expression); its name, or line 1, if nowhere."""
        return self._in_block(key, rf"\.name:?\s*['\"]?{re.escape(kernel)}['\"]?\s*$", r"\.end_amdgpu_metadata")

    def line_with(self, pattern: str) -> Position:
        """Return the first place in the user's files that matches a regular expression; line 1 if there is none."""
        for index, number, match in self._search(pattern):
            return self._spot(index, number, match.start())
        return self.source.position(0, 1, 1)

    def _in_block(self, wanted: str, begin: str, end: str) -> Position:
        for index, number, match in self._search(begin):
            lines = self.source.files[index].lines
            first = number
            # Metadata lists a kernel's keys in any order: its name may stand behind the others, in the same list entry.
            if "name" in begin:
                while first > 1 and lines[first - 1].lstrip()[:1] != "-":
                    first -= 1
            for line in range(first, len(lines) + 1):
                inside = re.search(wanted, lines[line - 1])
                if inside:
                    return self._spot(index, line, inside.start())
                if re.search(end, lines[line - 1]):
                    break
            return self._spot(index, number, match.start())
        return self.line_with(wanted)

    def _search(self, pattern: str) -> Iterator[tuple[int, int, re.Match[str]]]:
        compiled = re.compile(pattern)
        for index, file in enumerate(self.source.files):
            for number, line in enumerate(file.lines, 1):
                match = compiled.search(line)
                if match:
                    yield index, number, match

    def _spot(self, index: int, number: int, column: int) -> Position:
        return self.source.position(index, number, column + 1)


def _operand_columns(text: str, register: int) -> list[int]:
    end, _, _ = split_comment(text, False)
    columns: list[int] = []
    for match in _OPERAND.finditer(text[:end]):
        base = {"v": 0, "a": AGPR, "s": SGPR}[match[1]]
        low = int(match[2] or match[3])
        if base + low <= register <= base + int(match[4] or match[3] or match[2]):
            columns.append(match.start() + 1)
    if not columns:
        name = register_name(register).removesuffix("_lo").removesuffix("_hi")
        columns = [match.start() + 1 for match in re.finditer(rf"\b{re.escape(name)}\b", text[:end])]
    return columns
