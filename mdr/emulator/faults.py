"""What stops a kernel: the fault kinds and the error that names instruction, source line, wave, lane and address."""

from __future__ import annotations

from typing import Any

from mdr.diagnostics import Diagnostic, MDRError, Position

MEMORY, READ_ONLY, LDS_BOUNDS, SCRATCH_BOUNDS, BAD_JUMP, UNKNOWN, MISALIGNED, UNINITIALISED, PENDING, RACE = range(
    1, 11
)
GLOBAL_RACE, UNWRITTEN, LDS_UNWRITTEN, BARRIER, INACTIVE_LANE, TRAP, STOPPED, WAIT_STATES, ARRIVING = range(11, 20)
SCALAR = 1024
"""Added to the number of a scalar register where a fault names a register."""

KINDS = {
    MEMORY: "out-of-bounds",
    READ_ONLY: "write-to-read-only",
    LDS_BOUNDS: "lds-out-of-bounds",
    SCRATCH_BOUNDS: "scratch-out-of-bounds",
    BAD_JUMP: "bad-jump",
    UNKNOWN: "unknown-instruction",
    MISALIGNED: "misaligned",
    UNINITIALISED: "uninitialised",
    PENDING: "missing-wait",
    RACE: "lds-race",
    GLOBAL_RACE: "global-race",
    UNWRITTEN: "uninitialised-memory",
    LDS_UNWRITTEN: "uninitialised-lds",
    BARRIER: "barrier-divergence",
    INACTIVE_LANE: "inactive-lane",
    TRAP: "trap",
    STOPPED: "stopped",
    WAIT_STATES: "missing-wait-states",
    ARRIVING: "missing-wait",
}


class EmulatorFault(MDRError):
    """A kernel did what the hardware or the checks do not allow.

    ``kind`` is one of :data:`KINDS`' values, ``budget`` or ``deadlock``; ``pc`` is an address of the code object;
    ``wave`` the wave's index in its workgroup; ``lane`` and ``address`` are None where they mean nothing.
    """

    def __init__(
        self,
        kind: str,
        message: str,
        *,
        pc: int = 0,
        instruction: str = "",
        position: Position | None = None,
        workgroup: tuple[int, int, int] | None = None,
        wave: int | None = None,
        lane: int | None = None,
        address: int | None = None,
        nearest: str | None = None,
        hint: str | None = None,
        state: dict[str, Any] | None = None,
    ) -> None:
        self.kind = kind
        self.pc = pc
        self.instruction = instruction
        self.position = position
        self.workgroup = workgroup
        self.wave = wave
        self.lane = lane
        self.address = address
        self.nearest = nearest
        self.state = state or {}
        super().__init__(Diagnostic(message, position, hint=hint))
