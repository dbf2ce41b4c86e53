"""The opcode table as a page: which instructions the emulator knows, on which chips, how exactly, and how that was checked.

``python -m mdr.emulator.table > docs/opcodes.md`` writes the page anew.
"""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path

from mdr.emulator.opcodes import TABLE
from mdr.emulator.registry import CHIPS, Op

ORACLES_FILE = Path(__file__).with_name("oracles.toml")
"""What the tests compare each instruction with; they write it, and hold it."""
ORACLES = ("pseudocode", "native", "numpy", "by hand")

_INTRODUCTION = """# Instructions that the emulator knows

Made from the opcode table by `python -m mdr.emulator.table`; a test keeps it up to date.

{count} instructions, by the manuals' encodings. Instructions that are alike stand on one line. "bit-exact" is meant
against AMD's documentation: no result here was compared with hardware. Anything else is said where it applies.
An instruction that is not listed is an error that names its address, its text and the chip; `tests/emulator/test_mnemonics.py`
lists them, and why.

"Compared with" names the oracles that agree, each on random and edge inputs:

| oracle | instructions | what it is |
|---|---|---|
| pseudocode | {pseudocode} | AMD's own text for the instruction, interpreted on exact numbers (1) |
| native | {native} | LLVM IR compiled for the chip and emulated, and compiled for the host |
| numpy | {numpy} | a model in numpy or Python's exact numbers, of another structure than the emulator |
| by hand | {hand} | results worked out by hand |

{several} instructions have two or more of these, {one} have one (**bold**), {none} have none (***bold italic***); of the
last, {idle} have no effect that could be compared.

(1) Where the two differ, `tests/emulator/pseudocode/disagreements.py` says on which inputs, and which is right.
"""


def _marks() -> dict[str, tuple[str, ...]]:
    """The oracles of each instruction."""
    listed = tomllib.loads(ORACLES_FILE.read_text())
    return {name: tuple(o for o in ORACLES if name in listed[o]) for name in TABLE}


def markdown() -> str:
    """The page: one section an encoding, one row for instructions of the same chips, exactness and oracles."""
    marks = _marks()
    families: dict[str, dict[tuple[tuple[str, ...], str, tuple[str, ...]], list[str]]] = {}
    ops = [op for op in sorted(TABLE.values(), key=lambda op: op.name) if op.family != "internal"]
    for op in ops:
        families.setdefault(op.family, {}).setdefault((op.chips, op.exact, marks[op.name]), []).append(op.name)
    counts = {oracle: sum(oracle in marks[op.name] for op in ops) for oracle in ORACLES}
    none = [op for op in ops if not marks[op.name]]
    one = sum(len(marks[op.name]) == 1 for op in ops)
    out = [
        _INTRODUCTION.format(
            count=len(ops), hand=counts["by hand"], several=len(ops) - one - len(none), one=one, none=len(none),
            idle=sum(map(_idle, none)), **counts,
        )
    ]  # fmt: skip
    for family, rows in families.items():
        total = sum(map(len, rows.values()))
        head = "| chips | exactness | compared with | instructions |"
        out += [f"\n## {family}: {total}\n", head, "|---|---|---|---|"]
        for (chips, exact, oracles), names in sorted(rows.items(), key=lambda row: (-len(row[1]), row[1])):
            where = "all" if chips == CHIPS else ", ".join(chips)
            mark = "***" if not oracles else "**" if len(oracles) == 1 else ""
            compared = f"{mark}{', '.join(oracles) or 'nothing'}{mark}"
            out.append(f"| {where} | {exact} | {compared} | {', '.join(f'`{n}`' for n in names)} |")
    return "\n".join(out) + "\n"


def _idle(op: Op) -> bool:
    return op.exact.startswith("no effect")


if __name__ == "__main__":
    sys.stdout.write(markdown())
