"""What each instruction of the emulator is compared with, collected from the tests that do it.

``python -m emulator.oracles`` (in ``tests``) writes it to the file that the page of instructions is made from.
"""

from __future__ import annotations

import importlib
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from mdr.emulator.decode import decode
from mdr.emulator.opcodes import TABLE
from mdr.emulator.operands import parse
from mdr.emulator.registry import CHIPS
from mdr.emulator.table import ORACLES_FILE

from . import test_against_llvm as llvm
from .harness import build
from .pseudocode import comparison

MODULES = (
    "test_against_numpy", "test_engine", "test_float_modes", "test_formats", "test_lanes", "test_memory", "test_mfma",
    "test_seldom_used", "test_small_floats",
)  # fmt: skip
"""The test files that say in ``COMPARED`` which instructions they compare, by oracle: ``numpy`` or ``by hand``."""
NO_EVIDENCE = {"s_endpgm", "s_nop", "s_waitcnt"}
"""Instructions whose absence from compiled code the results would not show."""


def declared() -> dict[str, dict[str, set[str]]]:
    """By oracle and test file, the instructions that it compares."""
    found: dict[str, dict[str, set[str]]] = {}
    for name in MODULES:
        module = importlib.import_module(f"{__package__}.{name}")
        for oracle, names in module.COMPARED.items():
            found.setdefault(oracle, {})[name] = set(names)
    return found


def compiled(case: str, chip: str, uniform: bool) -> set[str]:
    """The instructions that LLVM makes of one case of :mod:`test_against_llvm`."""
    code = build(llvm.device_text(case, uniform), chip, "llc")
    image, segments = code.image()
    segment = next(s for s in segments if s.executable)
    text = image[segment.address : segment.address + segment.size]
    return {parse(i.text).name for i in decode(text, segment.address, chip).instructions if i.text} - NO_EVIDENCE


def native_jobs() -> list[tuple[str, str, bool]]:
    """All that :mod:`test_against_llvm` runs: case, chip, whether on scalar registers."""
    jobs = [(case, chip, False) for chip in CHIPS for case in llvm.CASES]
    return jobs + [(case, "gfx942", True) for case in llvm.SCALAR_CASES]


def native(jobs: list[tuple[str, str, bool]]) -> set[str]:
    with ThreadPoolExecutor(2) as pool:
        return set().union(*pool.map(lambda job: compiled(*job), jobs))


def write() -> None:
    """Write the file. Needs the package with AMD's pseudocode, and some minutes."""
    oracles = {"pseudocode": set(comparison.comparable()), "native": native(native_jobs())}
    oracles |= {oracle: set().union(*by_file.values()) for oracle, by_file in declared().items()}
    lines = [
        "# Which oracles each instruction is compared with. Written by tests/emulator/oracles.py; tests hold it.\n"
    ]
    for oracle, names in sorted(oracles.items()):
        lines.append(f'\n"{oracle}" = [\n')
        row = "   "
        for name in sorted(names & set(TABLE)):
            if len(row) + len(name) > 110:
                lines.append(row + "\n")
                row = "   "
            row += f' "{name}",'
        lines.append(row + "\n]\n")
    Path(ORACLES_FILE).write_text("".join(lines))


if __name__ == "__main__":
    write()
