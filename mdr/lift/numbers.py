"""Give the targets of branches by number, ``s_branch 4``, labels: then blocks can be told, and code may be moved."""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Sequence

from mdr.assembly.canonical import Canonical, CanonicalSite, is_instruction, llvm_mc_arguments
from mdr.assembly.flow import NUMBER
from mdr.assembly.kernels import BRANCHES, mnemonic
from mdr.lift.chunks import directive_name, label_name, opens_section
from mdr.lift.dialect import DATA_DIRECTIVES
from mdr.process import run_tool

_ALIGNMENTS = (".p2align", ".align", ".balign", ".org")
_ENCODING = "; encoding: ["


def name_targets(canonical: Canonical, *, chip: str, llvm_mc: str, mattr: str | None = None) -> Canonical:
    """Return ``canonical`` with labels at the targets of branches by number, and the branches going there.

    A target is found by the sizes of the instructions between (SOPP branches count words from the next instruction: CDNA3 ISA
    manual, "SOPP instructions"). Where data or alignment lies between, the number stays.
    """
    lines = canonical.lines
    numbered = [index for index, line in enumerate(lines) if _number_of(line) is not None]
    if not numbered:
        return canonical
    sizes = _instruction_sizes(lines, chip, llvm_mc, mattr)
    if sizes is None:
        return canonical
    places, lines_at = _places(lines, sizes)
    taken = {label_name(line) for line in lines}
    names: dict[int, str] = {}
    replaced: dict[int, str] = {}
    for index in numbered:
        island, offset = places[index]
        number = _number_of(lines[index])
        assert number is not None
        target = lines_at.get((island, offset + 4 + 4 * number))
        if target is None:
            continue
        if target not in names:
            count = len(names)
            while f".Lmdr_target_{count}" in taken:
                count += 1
            names[target] = f".Lmdr_target_{count}"
            taken.add(names[target])
        replaced[index] = lines[index].rpartition(" ")[0] + f" {names[target]}"
    return _with_labels(canonical, names, replaced)


def _number_of(line: str) -> int | None:
    """Return how many words a branch by number goes on from the next instruction; None for any other line."""
    if not is_instruction(line) or not BRANCHES.match(mnemonic(line)):
        return None
    operand = line.split()[-1]
    if not NUMBER.match(operand):
        return None
    return ((int(operand, 0) & 0xFFFF) ^ 0x8000) - 0x8000


def _instruction_sizes(lines: Sequence[str], chip: str, llvm_mc: str, mattr: str | None) -> list[int] | None:
    """Return the bytes of every instruction line, in order; None where llvm-mc does not say so for each."""
    work = tempfile.mkdtemp(prefix="mdr-")
    try:
        source, output = os.path.join(work, "canonical.s"), os.path.join(work, "encoded.s")
        with open(source, "w", encoding="utf-8", errors="surrogateescape") as stream:
            stream.write("\n".join(lines) + "\n")
        arguments = llvm_mc_arguments(chip, include_dirs=(), defsyms=(), mattr=mattr, cov=None)
        if run_tool([llvm_mc, *arguments, "--show-encoding", source, "-o", output]).status != 0:
            return None
        with open(output, encoding="utf-8", errors="surrogateescape") as stream:
            found = [
                line.rpartition(_ENCODING)[2].count(",") + 1 if _ENCODING in line else 0
                for line in stream
                if is_instruction(line)
            ]
    finally:
        shutil.rmtree(work, ignore_errors=True)
    expected = sum(map(is_instruction, lines))
    return found if len(found) == expected and all(size % 4 == 0 and size for size in found) else None


def _places(lines: Sequence[str], sizes: Sequence[int]) -> tuple[list[tuple[int, int]], dict[tuple[int, int], int]]:
    """Return where each line stands, as a stretch of nothing but instructions and the offset in it, and the way back."""
    places: list[tuple[int, int]] = []
    lines_at: dict[tuple[int, int], int] = {}
    island, offset = 0, 0
    remaining = iter(sizes)
    for index, line in enumerate(lines):
        name = directive_name(line)
        if name in DATA_DIRECTIVES or name in _ALIGNMENTS or opens_section(name):
            lines_at.setdefault((island, offset), index)
            island, offset = island + 1, 0
        places.append((island, offset))
        if is_instruction(line):
            lines_at.setdefault((island, offset), index)
            offset += next(remaining)
    return places, lines_at


def _with_labels(canonical: Canonical, names: dict[int, str], replaced: dict[int, str]) -> Canonical:
    result = Canonical()
    result.positions, result.warnings = canonical.positions, canonical.warnings
    moved: list[int] = []
    for index, line in enumerate(canonical.lines):
        if index in names:
            result.lines.append(f"{names[index]}:")
        moved.append(
            len(result.lines)
        )  # a directive stands behind the label: whoever comes to the instruction meets it
        result.lines.append(replaced.get(index, line))
    moved.append(len(result.lines))
    result.sites = [CanonicalSite(moved[site.line], site.source, site.text, site.symbols) for site in canonical.sites]
    return result
