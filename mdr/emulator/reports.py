"""From what a stopped wave left in its state to an error that a person can act on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from mdr.assembly.waitstates import Late
from mdr.emulator import definedness, dump, faults, state
from mdr.emulator.decode import Instruction
from mdr.emulator.faults import EmulatorFault
from mdr.emulator.memory import Memory
from mdr.emulator.program import Program


class _Stop(NamedTuple):
    """What the sentences are made of."""

    program: Program
    memory: Memory
    block: dump.Block
    address: int
    size: int
    waves: int
    other_pc: int | None
    late: tuple[Late, Instruction] | None

    @property
    def other(self) -> str:
        """The wave that a race is with: ``size`` is its number in the launch, or -1 where there were several."""
        if self.size == (1 << 64) - 1:
            return "another wave"
        own = dump.word(self.block, state.GROUP, 8)
        group, wave = divmod(self.size, self.waves)
        where = "" if group == own else f" of workgroup number {group}"
        return f"wave {wave}{where}"


Sentence = Callable[[_Stop], tuple[str, str | None]]
"""What went wrong, and what to do about it."""


def _pending(stop: _Stop) -> tuple[str, str | None]:
    what = f"{register_name(stop.address)} is used before the load into it is waited for"
    return what, "put an s_waitcnt between the load and this instruction"


def _uninitialised(stop: _Stop) -> tuple[str, str | None]:
    what = f"{register_name(stop.address)} is {definedness.USES[stop.size]} and depends on a register that nobody wrote"
    return what, None


def _barrier(stop: _Stop) -> tuple[str, str | None]:
    there = stop.program.where(stop.other_pc) if stop.other_pc is not None else "another one"
    what = f"this barrier is reached while wave {stop.size} waits at the barrier at {there}"
    return what, "let all waves of a workgroup pass the same barriers in the same order"


def _wait_states(stop: _Stop) -> tuple[str, str | None]:
    assert stop.late is not None
    late, earlier = stop.late
    what = late.need.complaint(late.age, earlier.text.split()[0], stop.program.where(earlier.address))
    return what, late.need.remedy(late.age)


_SENTENCES: dict[int, Sentence] = {
    faults.MEMORY: lambda s: (f"access of {s.size} bytes at {s.address:#x} is out of bounds: {_near(s)}", None),
    faults.READ_ONLY: lambda s: (f"write of {s.size} bytes at {s.address:#x} to read-only memory: {_near(s)}", None),
    faults.LDS_BOUNDS: lambda s: (
        f"access of {s.size} bytes at LDS offset {s.address:#x} is beyond the workgroup's "
        f"{dump.word(s.block, state.LDS_SIZE, 8)} bytes",
        None,
    ),
    faults.SCRATCH_BOUNDS: lambda s: (
        f"access of {s.size} bytes at scratch offset {s.address:#x} is beyond the lane's "
        f"{dump.word(s.block, state.SCRATCH_SIZE, 8)} bytes",
        None,
    ),
    faults.BAD_JUMP: lambda s: (
        f"jump to {s.address - s.program.image_base:#x}, where no known instruction starts",
        None,
    ),
    faults.PENDING: _pending,
    faults.UNINITIALISED: _uninitialised,
    faults.RACE: lambda s: (
        f"LDS offset {s.address:#x} was accessed by {s.other} since the last barrier: a race",
        "put an s_barrier between the two accesses",
    ),
    faults.GLOBAL_RACE: lambda s: (
        f"the byte at {s.address:#x} ({_near(s)}) was accessed by {s.other}, and nothing puts the two in order: a race",
        "waves of a workgroup meet at s_barrier; others can pass the word by atomic operations alone",
    ),
    faults.UNWRITTEN: lambda s: (f"the byte at {s.address:#x} is read before it is written: {_near(s)}", None),
    faults.LDS_UNWRITTEN: lambda s: (f"LDS offset {s.address:#x} is read before anything is written there", None),
    faults.MISALIGNED: lambda s: (f"{s.address:#x} is no multiple of {s.size}, as the address has to be here", None),
    faults.BARRIER: _barrier,
    faults.INACTIVE_LANE: lambda s: (f"DPP reads lane {s.address}, which is not active", None),
    faults.WAIT_STATES: _wait_states,
    faults.ARRIVING: lambda s: (
        f"LDS offset {s.address:#x} is used before the load from memory to it is waited for",
        "put an s_waitcnt vmcnt between the load and this instruction",
    ),
    faults.TRAP: lambda s: (f"the kernel stopped itself: trap {s.address}", None),
    faults.UNKNOWN: lambda s: ("execution reached an instruction that was not decoded", None),
}
_IN_MEMORY = (faults.MEMORY, faults.READ_ONLY, faults.GLOBAL_RACE, faults.UNWRITTEN)


def _near(stop: _Stop) -> str:
    return stop.memory.describe(stop.address)


def fault(
    program: Program,
    memory: Memory,
    block: dump.Block,
    pc: int,
    group: tuple[int, int, int],
    wave: int,
    registers: dict[str, Any],
    waves: int,
    other_pc: int | None,
    late: tuple[Late, Instruction] | None,
) -> EmulatorFault:
    """The error for a wave that stopped at ``pc``; ``waves`` is how many a workgroup has.

    ``late`` is what a report on wait states is about, with the earlier instruction.
    """
    kind = dump.word(block, state.FAULT_KIND, 8)
    lane = dump.word(block, state.FAULT_LANE, 8)
    address, size = dump.word(block, state.FAULT_ADDRESS, 8), dump.word(block, state.FAULT_SIZE, 8)
    stop = _Stop(program, memory, block, address, size, waves, other_pc, late)
    what, hint = _SENTENCES[kind](stop)
    instruction = program.instruction_at(pc)
    text = instruction.text if instruction else ""
    in_lane = lane < 64
    where = f"workgroup {group}, wave {wave}" + (f", lane {lane}" if in_lane else "")
    return EmulatorFault(
        faults.KINDS[kind],
        f"{what} ({text}; {where}; {program.where(pc)})",
        pc=pc,
        instruction=text,
        position=program.position_at(pc),
        workgroup=group,
        wave=wave,
        lane=lane if in_lane else None,
        address=address,
        nearest=_near(stop) if kind in _IN_MEMORY else None,
        hint=hint,
        state=registers,
    )


def register_name(number: int) -> str:
    """Name of the register that a fault gives the number of."""
    if number >= faults.SCALAR:
        number -= faults.SCALAR
        names = {106: "vcc_lo", 107: "vcc_hi", 124: "m0", 126: "exec_lo", 127: "exec_hi", state.SCC_INDEX: "scc"}
        return names.get(number, f"s{number}")
    return f"v{number}" if number < state.ACCUMULATORS else f"a{number - state.ACCUMULATORS}"
