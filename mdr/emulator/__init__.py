"""Runs AMD GPU code objects (CDNA, wave64: gfx90a, gfx942, gfx950) on the CPU, with every access checked."""

from mdr.emulator.faults import EmulatorFault
from mdr.emulator.memory import Memory, Range
from mdr.emulator.program import Program
from mdr.emulator.run import DEFAULT_BUDGET, RunResult, run, waves_in_flight
from mdr.emulator.watch import Step, Watch

__all__ = [
    "DEFAULT_BUDGET", "EmulatorFault", "Memory", "Program", "Range", "RunResult", "Step", "Watch", "run",
    "waves_in_flight",
]  # fmt: skip
