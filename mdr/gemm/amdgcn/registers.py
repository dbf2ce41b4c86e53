"""Where registers live in a kernel: live ranges, pressure by part, and the banks of the vector registers as a heat map."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from mdr.assembly.operations import AGPR, SGPR, Operation, register_name
from mdr.gemm.amdgcn.listing import Listing

BANKS = 4
"""VGPRs of a lane are in four banks by number (CDNA3 ISA manual, "VGPRs"): sources from one bank are read one by one."""

_COLUMNS = 64
_SHADES = " .:-=+*#%@"


@dataclass(frozen=True)
class LiveRange:
    """A register from an instruction that writes it to the last that reads the value, by their numbers in the text."""

    register: int
    first: int
    last: int


class Allocation:
    """Liveness of all registers of a listing."""

    def __init__(self, listing: Listing) -> None:
        self.listing = listing
        self.operations = listing.operations
        self.live: list[frozenset[int]] = self._liveness()
        """Registers alive behind each instruction."""
        loop = {id(operation) for block in listing.loop for operation in block.operations}
        marks = [id(operation) in loop for operation in self.operations]
        first = marks.index(True) if True in marks else len(marks)
        last = len(marks) - marks[::-1].index(True) if True in marks else len(marks)
        self.parts = {"before the loop": (0, first), "loop": (first, last), "behind it": (last, len(marks))}

    def _liveness(self) -> list[frozenset[int]]:
        blocks = self.listing.blocks
        entry: list[frozenset[int]] = [frozenset()] * len(blocks)
        after: list[list[frozenset[int]]] = [[] for _ in blocks]
        changed = True
        while changed:
            changed = False
            for number in range(len(blocks) - 1, -1, -1):
                alive: frozenset[int] = frozenset().union(*(entry[next_] for next_ in blocks[number].after))
                states = []
                for operation in reversed(blocks[number].operations):
                    states.append(alive)
                    alive = (alive - operation.writes) | operation.reads
                after[number] = states[::-1]
                if alive != entry[number]:
                    entry[number], changed = alive, True
        return [state for states in after for state in states]

    def ranges(self) -> list[LiveRange]:
        """Live ranges in the order of the text, the longest ways around loops included."""
        open_at: dict[int, int] = {}
        found = []
        for number, alive in enumerate(self.live):
            for register in [r for r in open_at if r not in alive]:
                found.append(LiveRange(register, open_at.pop(register), number))
            for register in alive:
                open_at.setdefault(register, number)
        found += [LiveRange(register, first, len(self.live) - 1) for register, first in open_at.items()]
        return sorted(found, key=lambda item: (item.first, item.register))

    def pressure(self) -> dict[str, dict[str, int]]:
        """The most registers of each bank alive at once, by part of the kernel."""
        return {
            part: {
                name: max((sum(low <= r < high for r in alive) for alive in self.live[begin:end]), default=0)
                for name, low, high in (("VGPRs", 0, AGPR), ("AGPRs", AGPR, SGPR), ("SGPRs", SGPR, SGPR + 102))
            }
            for part, (begin, end) in self.parts.items()
        }

    def conflicts(self) -> Counter[str]:
        """Vector instructions, by name, whose sources are different VGPRs of one bank."""
        return Counter(operation.name for operation in self.operations if _same_bank(operation))

    def heat_map(self) -> list[str]:
        """A line for each bank: the kernel from left to right, darker where more of the bank's VGPRs are alive."""
        most = -(-AGPR // BANKS)
        lines = []
        count = len(self.live)
        for bank in range(BANKS):
            cells = ""
            for column in range(_COLUMNS):
                part = self.live[
                    column * count // _COLUMNS : max((column + 1) * count // _COLUMNS, column * count // _COLUMNS + 1)
                ]
                alive = max((sum(r < AGPR and r % BANKS == bank for r in state) for state in part), default=0)
                cells += _SHADES[min(len(_SHADES) - 1, -(-alive * (len(_SHADES) - 1) // most))]
            lines.append(f"  bank {bank} |{cells}|")
        begin, end = (place * _COLUMNS // max(1, count) for place in self.parts["loop"])
        lines.append("         " + " " * begin + "^" + "~" * max(0, end - begin - 1) + " loop")
        return lines

    def report(self, longest: int = 12) -> list[str]:
        """All of it as text."""
        ranges = self.ranges()
        lines = [
            f"{len(self.operations)} instructions, {len(ranges)} live ranges of {len({r.register for r in ranges})} registers"
        ]
        lines.append("most registers alive at once:")
        for part, counts in self.pressure().items():
            lines.append(f"  {part:16}" + "  ".join(f"{count:4} {name}" for name, count in counts.items()))
        lines.append(f"VGPRs alive by bank (number % {BANKS}), from none ' ' to all '{_SHADES[-1]}':")
        lines += self.heat_map()
        found = self.conflicts()
        lines.append(f"instructions with sources in one bank: {sum(found.values())}")
        lines += [f"  {count:4} {name}" for name, count in found.most_common(5)]
        lines.append("longest live ranges (instructions from - to):")
        for item in sorted(ranges, key=lambda item: item.first - item.last)[:longest]:
            lines.append(f"  {register_name(item.register):8}{item.first:6} - {item.last}")
        return lines

    def to_json(self) -> dict[str, object]:
        """Plain data."""
        return {
            "pressure": self.pressure(),
            "conflicts": dict(self.conflicts()),
            "ranges": [[register_name(r.register), r.first, r.last] for r in self.ranges()],
        }


def _same_bank(operation: Operation) -> bool:
    if operation.unit != "valu" or operation.is_matrix:
        return False
    sources = {group[0] for group in operation.registers[1:] if len(group) == 1 and group[0] < AGPR}
    return len({register % BANKS for register in sources}) < len(sources)
