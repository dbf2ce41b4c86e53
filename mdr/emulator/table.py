"""The opcode table as a page: which instructions the emulator knows, on which chips, and how exactly.

``python -m mdr.emulator.table > docs/opcodes.md`` writes the page anew.
"""

from __future__ import annotations

import sys

from mdr.emulator.opcodes import TABLE
from mdr.emulator.registry import CHIPS

_INTRODUCTION = """# Instructions that the emulator knows

Made from the opcode table by `python -m mdr.emulator.table`; a test keeps it up to date.

{count} instructions, by the manuals' encodings. Instructions that are alike stand on one line. "bit-exact" is meant
against AMD's documentation: no result here was compared with hardware. Anything else is said where it applies.
An instruction that is not listed is an error that names its address, its text and the chip.
"""


def markdown() -> str:
    """The page: one section an encoding, one row for instructions of the same chips and exactness."""
    families: dict[str, dict[tuple[tuple[str, ...], str], list[str]]] = {}
    count = 0
    for op in sorted(TABLE.values(), key=lambda op: op.name):
        if op.family == "internal":
            continue
        count += 1
        families.setdefault(op.family, {}).setdefault((op.chips, op.exact), []).append(op.name)
    out = [_INTRODUCTION.format(count=count)]
    for family, rows in families.items():
        total = sum(map(len, rows.values()))
        out += [f"\n## {family}: {total}\n", "| chips | exactness | instructions |", "|---|---|---|"]
        for (chips, exact), names in sorted(rows.items(), key=lambda row: (-len(row[1]), row[1])):
            where = "all" if chips == CHIPS else ", ".join(chips)
            out.append(f"| {where} | {exact} | {', '.join(f'`{n}`' for n in names)} |")
    return "\n".join(out) + "\n"


if __name__ == "__main__":
    sys.stdout.write(markdown())
