"""A worker: one thread's share of a launch, with the states, LDS and scratch of the workgroups that it has in flight."""

from __future__ import annotations

import ctypes
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from mdr.assembly.waitstates import Late
from mdr.emulator import compiler, labels, launch, reports, state
from mdr.emulator.blocks import Block, aligned, get, put
from mdr.emulator.decode import Instruction
from mdr.emulator.faults import EmulatorFault
from mdr.emulator.labels import Labels
from mdr.emulator.link import Linked
from mdr.emulator.memory import Memory
from mdr.emulator.program import Program
from mdr.emulator.trails import LATE
from mdr.emulator.watch import Watch, Watcher, document

_PROBE = ctypes.CFUNCTYPE(ctypes.c_int32, ctypes.c_void_p, ctypes.c_void_p)


FIRST_LOOK = 32
"""Turns of a worker after which it looks for loops; it looks again after twice as many, and so on."""
COMPILING = 1_000_000
"""Wave-instructions that are executed in the time that compiling one takes: some milliseconds."""


@dataclass(frozen=True)
class Launch:
    """What all workers of a launch have in common."""

    program: Program
    linked: Linked
    memory: Memory
    grid: tuple[int, int, int]
    start: launch.Start
    slots: int
    """Workgroups that a worker has in flight at most."""
    lds_size: int
    scratch_size: int
    """Bytes a workgroup, and bytes a lane."""
    labels: Labels
    order: np.ndarray[Any, np.dtype[np.uint32]]
    """In which order the waves of a workgroup take turns."""
    turn: int
    patience: int
    budget: int
    together: Block
    """What the workers count together (see state.TOGETHER)."""


class Worker:
    """Runs workgroups, one turn after another, until none is left to start."""

    def __init__(self, shared: Launch, watch: Watch | None) -> None:
        self._shared = shared
        self.turns = 0
        self._looking = FIRST_LOOK
        start, slots = shared.start, shared.slots
        vgpr_end = state.VGPRS + shared.program.vgprs * state.VGPR_BYTES
        self._state_bytes = -(-vgpr_end // 64) * 64
        total = slots * start.waves
        self._states = aligned(total * self._state_bytes, 64)
        self._lds_bytes = -(-max(shared.lds_size, 4) // 64) * 64
        self._lds = aligned(slots * self._lds_bytes, 64)
        self._shadow_bytes = labels.shadow_bytes(self._lds_bytes) if shared.labels.remember else 0
        self._shadows = labels.reserve(slots * self._shadow_bytes)
        self._scratch_bytes = shared.scratch_size * 64
        self._scratch = aligned(max(64, total * self._scratch_bytes), 64)
        self._records = shared.linked.records()
        functions = compiler.library().scheduler()
        self._call = compiler.call(functions["run"], ctypes.c_void_p)
        self._error: BaseException | None = None
        self._probe, self._follow = _PROBE(self._called), _PROBE(self._followed)
        self._late: tuple[Late, Instruction] | None = None
        self._watcher = Watcher(watch, shared.program, self._place) if watch is not None else None
        self._context = self._make_context(functions)
        self._template = np.frombuffer(bytes(start.header), np.uint8).copy()
        self._slot_table = aligned(slots * state.SLOT_BYTES, 64)
        self._control = self._make_control(vgpr_end)

    def _make_context(self, functions: dict[str, int]) -> Block:
        shared, trails = self._shared, self._shared.linked.trails
        block = aligned(state.CONTEXT_BYTES, 64)
        values = {
            state.RANGES: shared.labels.table.ctypes.data,
            state.RANGE_COUNT: len(shared.labels.table),
            state.RECORDS: self._records.ctypes.data,
            state.PC_MAP: shared.linked.pc_map.ctypes.data,
            state.TEXT_START: shared.program.text_start,
            state.TEXT_SIZE: 4 * (len(shared.linked.pc_map) - 1),
            state.IMAGE_BASE: shared.program.image_base,
            state.CHECK_LANES: functions["check_lanes"],
            state.CHECK_ONE: functions["check_one"],
            state.RETIRE: functions["retire"],
            state.NOTE: functions["note"],
            state.NOTE_ROW: functions["note_row"],
            state.TRAILS: trails.table.ctypes.data if trails else 0,
            state.FOLLOW: ctypes.cast(self._follow, ctypes.c_void_p).value or 0,
            **shared.labels.context(),
            state.GROUP_WAVES: shared.start.waves,
            state.PROBE: ctypes.cast(self._probe, ctypes.c_void_p).value or 0,
        }
        for offset, value in values.items():
            put(block, offset, value)
        return block

    def _make_control(self, vgpr_end: int) -> Block:
        shared, start = self._shared, self._shared.start
        block = aligned(state.CONTROL_BYTES, 64)
        masks = not shared.linked.checks.isdisjoint(("wait", "registers"))
        values = {
            state.GROUPS: shared.grid[0] * shared.grid[1] * shared.grid[2],
            state.TOGETHER: shared.together.ctypes.data,
            state.SLOTS: shared.slots,
            state.WAVES: start.waves,
            state.STATES: self._states.ctypes.data,
            state.STATE_BYTES: self._state_bytes,
            state.ENTRY: self._records.ctypes.data + state.RECORD * shared.linked.entry,
            state.RUN_CONTEXT: self._context.ctypes.data,
            state.TEMPLATE: self._template.ctypes.data,
            state.ORDER: shared.order.ctypes.data,
            state.TURN: shared.turn,
            state.BUDGET: shared.budget,
            state.SLOT_TABLE: self._slot_table.ctypes.data,
            state.LDS_BLOCKS: self._lds.ctypes.data,
            state.LDS_BYTES: self._lds_bytes,
            state.SCRATCH_BLOCKS: self._scratch.ctypes.data,
            state.SCRATCH_BYTES: self._scratch_bytes,
            state.GRID_X: shared.grid[0],
            state.GRID_Y: shared.grid[1],
            state.ID_X: start.ids[0],
            state.ID_Y: start.ids[1],
            state.ID_Z: start.ids[2],
            state.WAVE_TABLE: start.table.ctypes.data,
            state.CLEAR_MASKS: 8 * shared.program.vgprs if masks else 0,
            state.CLEAR_BYTES: vgpr_end - state.VGPRS,
            state.SHADOWS: self._shadows.ctypes.data,
            state.SHADOW_BYTES: self._shadow_bytes,
            state.SHADOW_CLEAR: labels.lines_bytes(self._lds_bytes) if self._shadow_bytes else 0,
            state.PATIENCE: shared.patience,
            state.SAME_BARRIER: int("barriers" in shared.linked.checks),
        }
        for offset, value in values.items():
            put(block, offset, value)
        return block

    def turn(self) -> int:
        """Go on until there is a reason to look: state.FINISHED, IDLE, FAULTED or EXHAUSTED."""
        self.turns += 1
        code: int = self._call(self._control.ctypes.data)
        while code == state.USED_UP:
            size, shadow = self._lds_bytes, self._shadow_bytes
            lds = [(size, self._shadows[k * shadow : (k + 1) * shadow]) for k in range(self._shared.slots)]
            states = self._states.reshape(-1, self._state_bytes)
            self._shared.labels.start_anew(self._context, lds, list(states))
            code = self._call(self._control.ctypes.data)
        if code == state.FAULTED and self._error is not None:
            raise self._error
        if self.turns == self._looking:
            self._looking *= 2
            self._hasten()
        return code

    def _hasten(self) -> None:
        """Have the loops compiled as a whole in which waves used up their turns, as far as what was executed is worth that.

        Such waves stand where a loop begins.
        """
        executed = get(self._shared.together, state.EXECUTED) + self.spent
        records = (get(block, state.NEXT) - self._records.ctypes.data for _, _, block in self._in_flight())
        heads = {record // state.RECORD for record in records}
        for record, function in self._shared.linked.hasten(heads, executed // COMPILING).items():
            put(self._records, record * state.RECORD + state.FUNCTION, function)

    @property
    def spent(self) -> int:
        """Wave-instructions that are not in the workers' common count yet."""
        return get(self._control, state.SPENT)

    @property
    def slept(self) -> int:
        """How often waves went to sleep."""
        return get(self._control, state.SLEPT)

    # ---- reports

    def fault(self) -> EmulatorFault:
        """What the wave that stopped this worker did wrong."""
        shared = self._shared
        offset = get(self._control, state.STOPPED) - self._states.ctypes.data
        block = self._states[offset : offset + self._state_bytes]
        pc = self._pc(block)
        group, wave, _ = self._place(block)
        lane = get(block, state.FAULT_LANE, signed=True)
        return reports.fault(
            shared.program,
            shared.memory,
            block,
            pc,
            group,
            wave,
            document(shared.program, block, pc, group, wave, lane if lane >= 0 else None),
            shared.start.waves,
            self._other_pc(block),
            self._late,
        )

    def unfinished(self) -> Iterator[tuple[bool, int, str]]:
        """Of each wave in flight whether it runs, the address at which it is, and what to say of it."""
        program = self._shared.program
        for number, wave, block in self._in_flight():
            runs = get(block, state.STATUS) & 0xFFFFFFFF != state.WAITING
            doing = "runs" if runs else "waits at a barrier"
            pc = self._pc(block, 0 if runs else -1)
            instruction = program.instruction_at(pc)
            text = f" ({instruction.text})" if instruction else ""
            yield runs, pc, f"workgroup {self._group(number)} wave {wave} {doing} at {program.where(pc)}{text}"

    def _in_flight(self) -> Iterator[tuple[int, int, Block]]:
        """Of each wave in flight its workgroup, its number there and its state."""
        waves = self._shared.start.waves
        for slot in range(self._shared.slots):
            active, _, _, number = (get(self._slot_table, slot * state.SLOT_BYTES + 8 * k) for k in range(4))
            for wave in range(waves if active else 0):
                first = (slot * waves + wave) * self._state_bytes
                block = self._states[first : first + self._state_bytes]
                if get(block, state.STATUS) & 0xFFFFFFFF != state.DONE:
                    yield number, wave, block

    def _other_pc(self, block: Block) -> int | None:
        """Where the other wave of a report on barriers stands."""
        record = get(block, state.FAULT_ADDRESS) - self._records.ctypes.data
        if not 0 < record < len(self._records):
            return None
        return get(self._records, record - state.RECORD + state.PC)

    def _place(self, block: Block) -> tuple[tuple[int, int, int], int, int]:
        """Workgroup of a wave, its number there, its number in the launch."""
        group = get(block, state.GROUP)
        wave = int.from_bytes(bytes(block[state.WAVE : state.WAVE + 4]), "little")
        return self._group(group), wave, group * self._shared.start.waves + wave

    def _called(self, wave: int, record: int) -> int:
        """What the records of watched instructions call."""
        try:
            assert self._watcher is not None
            first = wave - self._states.ctypes.data
            block = self._states[first : first + self._state_bytes]
            pc = get(self._records, record - self._records.ctypes.data + state.PC)
            self._watcher.at(block, pc)
        except BaseException as error:  # Python cannot raise through compiled code: the run stops and raises it.
            self._error = error
            return 1
        return 0

    def _followed(self, wave: int, record: int) -> int:
        """Work out a trail. What will come too soon is stopped where it stands: its record gives way to one that faults."""
        try:
            trails, first = self._shared.linked.trails, record - self._records.ctypes.data
            assert trails is not None
            at = wave - self._states.ctypes.data + state.TRAIL
            trail = self._states[at : at + 4].view(np.uint32)
            following = trails.follow(int(trail[0]), get(self._records, first + state.FIELDS))
            if isinstance(following, int):
                trail[0] = following
                return 0
            self._late = following, trails.instructions[following.producer]
            pc = trails.instructions[following.user].address
            first += state.RECORD
            while get(self._records, first + state.PC) != pc:
                first += state.RECORD
            put(self._records, first + state.FUNCTION, compiler.library().address(LATE))
        except BaseException as error:
            self._error = error
            return 1
        return 0

    def _pc(self, block: Block, behind: int = 0) -> int:
        """Where a wave goes on, or ``behind`` records from there."""
        record = get(block, state.NEXT) - self._records.ctypes.data + behind * state.RECORD
        return get(self._records, record + state.PC) if 0 <= record < len(self._records) else 0

    def _group(self, index: int) -> tuple[int, int, int]:
        x, y, _ = self._shared.grid
        return index % x, index // x % y, index // (x * y)
