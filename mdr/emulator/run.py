"""Run a launch: allocate states, call the compiled scheduler turn by turn, turn faults into errors."""

from __future__ import annotations

import ctypes
import random
import struct
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

import numpy as np

from mdr.diagnostics import MDRError
from mdr.emulator import checks, compiler, launch, reports, shadow, state
from mdr.emulator.faults import EmulatorFault
from mdr.emulator.link import aligned
from mdr.emulator.memory import Memory
from mdr.emulator.program import Program
from mdr.emulator.watch import Watch, Watcher, document

MAX_RESIDENT_WAVES = 256
"""Waves in flight at once, unless a single workgroup has more."""
DEFAULT_BUDGET = 20_000_000_000
"""Wave-instructions after which a run counts as endless."""
DYNAMIC_STACK = 1024
"""Bytes of a lane's scratch where calls cannot be counted (recursion): HIP's default ``hipLimitStackSize``."""
TURN = 20_000
"""Instructions after which a looping wave lets the others run."""
TURNS = (16, 256, 4096, TURN)
"""What a seed chooses from: short turns mix waves that loop."""
PATIENCE = 64
"""Turns that resident workgroups may spend waiting before another workgroup joins them."""


_PROBE = ctypes.CFUNCTYPE(ctypes.c_int32, ctypes.c_void_p, ctypes.c_void_p)


@dataclass(frozen=True)
class RunResult:
    """What a launch did: wave-instructions executed, workgroups and waves run, turns of the scheduler."""

    wave_instructions: int
    workgroups: int
    waves: int
    turns: int


def waves_in_flight(grid: int | tuple[int, ...], block: int | tuple[int, ...]) -> int:
    """The most waves that are ever started and not yet ended in such a launch."""
    g, b = launch.three(grid, "grid"), launch.three(block, "block")
    waves = -(-(b[0] * b[1] * b[2]) // 64)
    return waves * _slots(g[0] * g[1] * g[2], waves)


def _slots(groups: int, waves: int) -> int:
    return max(1, min(groups, MAX_RESIDENT_WAVES // waves))


def run(
    program: Program,
    grid: int | tuple[int, ...],
    block: int | tuple[int, ...],
    kernarg: bytes,
    memory: Memory,
    *,
    idle: Callable[[], object] | None = None,
    budget: int = DEFAULT_BUDGET,
    seed: int = 0,
    lds: int = 0,
    check: Iterable[str] = checks.DEFAULT,
    watch: Watch | None = None,
) -> RunResult:
    """Run ``grid`` workgroups of ``block`` work-items to their end.

    ``kernarg`` is the kernel-argument segment; ``lds`` bytes of dynamic LDS come on top of the kernel's own. ``idle``
    is called whenever waves sleep or gave up a turn: a place to serve what they wait for. ``seed`` other than 0
    permutes the order of waves and shortens their turns. ``check`` names the checks to make beside the bounds checks,
    which are always made: see :mod:`mdr.emulator.checks`. ``watch`` gets instructions as they are executed. Raises
    EmulatorFault for what the kernel does wrong, for a run beyond ``budget``
    wave-instructions, and MDRError for a launch that the kernel does not allow.
    """
    session = _Session(program, grid, block, kernarg, memory, budget, seed, lds, checks.parse(check), watch)
    try:
        return session.run(idle)
    finally:
        session.close()


class _Session:
    """The memory of one run, kept until it ends."""

    def __init__(
        self,
        program: Program,
        grid: int | tuple[int, ...],
        block: int | tuple[int, ...],
        kernarg: bytes,
        memory: Memory,
        budget: int,
        seed: int,
        lds: int,
        wanted: frozenset[str],
        watch: Watch | None,
    ) -> None:
        self.linked = program.linked(wanted, watch is not None)
        self.program = program
        self.memory = memory
        self.grid, self.block = launch.three(grid, "grid"), launch.three(block, "block")
        self.budget = budget
        descriptor = program.kernel.descriptor
        lds_size = descriptor.group_segment_fixed_size + lds
        scratch_size = -(-descriptor.private_segment_fixed_size // 16) * 16
        if descriptor.uses_dynamic_stack:
            scratch_size = max(scratch_size, DYNAMIC_STACK)
        self.kernarg = aligned(max(len(kernarg), 16), 64)
        self.kernarg[: len(kernarg)] = np.frombuffer(kernarg, np.uint8)
        self.packet = aligned(64, 64)
        self._fill_packet(lds_size, scratch_size)
        self._registered = [
            memory.register(
                "kernel arguments", (self.kernarg.ctypes.data, len(self.kernarg)), writable=False, noted=False
            ),
            memory.register("dispatch packet", self.packet, writable=False, noted=False),
        ]
        for segment in program.segments:
            name = "code" if segment.executable else "constants" if not segment.writable else "global variables"
            place = (program.image_base + segment.address, segment.size)
            noted = segment.writable and not segment.executable
            self._registered.append(memory.register(name, place, segment.writable, noted=noted))
        start = launch.start(
            program, self.block, self._registered[0], kernarg, self._registered[1], lds_size, scratch_size
        )
        self.start = start
        self.groups = self.grid[0] * self.grid[1] * self.grid[2]
        self.slots = _slots(self.groups, start.waves)
        vgpr_end = state.VGPRS + program.vgprs * state.VGPR_BYTES
        self.state_bytes = -(-vgpr_end // 64) * 64
        total = self.slots * start.waves
        self.states = aligned(total * self.state_bytes, 64)
        self.lds_bytes = -(-max(lds_size, 4) // 64) * 64
        self.lds = aligned(self.slots * self.lds_bytes, 64)
        remember = not wanted.isdisjoint(shadow.REMEMBER)
        self.shadow_bytes = state.SHADOW_ENTRY * self.lds_bytes if remember else 0
        self.shadows = aligned(max(64, self.slots * self.shadow_bytes), 64)
        self.scratch_bytes = scratch_size * 64
        self.scratch = aligned(max(64, total * self.scratch_bytes), 64)
        self._range_shadows = _shadows(memory) if remember else {}
        self.ranges = memory.table({start: block.ctypes.data for start, block in self._range_shadows.items()})
        self.atomic_times = np.zeros(self.groups * start.waves + 1 if remember else 1, dtype=np.uint32)
        self.order = np.arange(start.waves, dtype=np.uint32)
        self.turn = TURN
        if seed:
            order = list(range(start.waves))
            chance = random.Random(seed)
            chance.shuffle(order)
            self.turn = chance.choice(TURNS)
            self.order = np.array(order, dtype=np.uint32)
        self.linked.reset()
        functions = compiler.library().scheduler()
        self.call = compiler.call(functions["run"], ctypes.c_void_p)
        self._error: BaseException | None = None
        self._probe = _PROBE(self._called)
        self.watcher = Watcher(watch, program, self._place) if watch is not None else None
        self.context = self._make_context(functions)
        self.template = np.frombuffer(bytes(start.header), np.uint8).copy()
        self.slot_table = aligned(self.slots * state.SLOT_BYTES, 64)
        self.control = self._make_control(vgpr_end)

    def close(self) -> None:
        for address in self._registered:
            self.memory.unregister(address)

    def _fill_packet(self, lds: int, scratch: int) -> None:
        """The AQL dispatch packet, which kernels of older ABI versions read sizes from."""
        sizes = [g * b for g, b in zip(self.grid, self.block, strict=True)]
        struct.pack_into(
            "<HHHHHHIIIIIQQ", memoryview(self.packet), 0,  # type: ignore[arg-type]
            2, 3, *self.block, 0, *sizes, scratch, lds, self.program.image_base, self.kernarg.ctypes.data,
        )  # fmt: skip

    def _make_context(self, functions: dict[str, int]) -> np.ndarray[Any, np.dtype[np.uint8]]:
        program = self.program
        block = aligned(state.CONTEXT_BYTES, 64)
        values = {
            state.RANGES: self.ranges.ctypes.data,
            state.RANGE_COUNT: len(self.ranges),
            state.RECORDS: self.linked.records.ctypes.data,
            state.PC_MAP: self.linked.pc_map.ctypes.data,
            state.TEXT_START: program.text_start,
            state.TEXT_SIZE: 4 * (len(self.linked.pc_map) - 1),
            state.IMAGE_BASE: program.image_base,
            state.CHECK_LANES: functions["check_lanes"],
            state.CHECK_ONE: functions["check_one"],
            state.RETIRE: functions["retire"],
            state.CHECK_TIME: 1,
            state.ATOMIC_TIMES: self.atomic_times.ctypes.data,
            state.GROUP_WAVES: self.start.waves,
            state.PROBE: ctypes.cast(self._probe, ctypes.c_void_p).value or 0,
        }
        for offset, value in values.items():
            _put(block, offset, value)
        return block

    def _make_control(self, vgpr_end: int) -> np.ndarray[Any, np.dtype[np.uint8]]:
        block = aligned(state.CONTROL_BYTES, 64)
        start = self.start
        clear_from = state.DEFINED if self.linked.checks else state.VGPRS
        values = {
            state.GROUPS: self.groups,
            state.SLOTS: self.slots,
            state.WAVES: start.waves,
            state.STATES: self.states.ctypes.data,
            state.STATE_BYTES: self.state_bytes,
            state.ENTRY: self.linked.records.ctypes.data + state.RECORD * self.linked.entry,
            state.RUN_CONTEXT: self.context.ctypes.data,
            state.TEMPLATE: self.template.ctypes.data,
            state.ORDER: self.order.ctypes.data,
            state.TURN: self.turn,
            state.BUDGET: self.budget,
            state.SLOT_TABLE: self.slot_table.ctypes.data,
            state.LDS_BLOCKS: self.lds.ctypes.data,
            state.LDS_BYTES: self.lds_bytes,
            state.SCRATCH_BLOCKS: self.scratch.ctypes.data,
            state.SCRATCH_BYTES: self.scratch_bytes,
            state.GRID_X: self.grid[0],
            state.GRID_Y: self.grid[1],
            state.ID_X: start.ids[0],
            state.ID_Y: start.ids[1],
            state.ID_Z: start.ids[2],
            state.WAVE_TABLE: start.table.ctypes.data,
            state.CLEAR_FROM: clear_from,
            state.CLEAR_BYTES: vgpr_end - clear_from,
            state.SHADOWS: self.shadows.ctypes.data,
            state.SHADOW_BYTES: self.shadow_bytes,
            state.PATIENCE: PATIENCE,
            state.SAME_BARRIER: int("barriers" in self.linked.checks),
        }
        for offset, value in values.items():
            _put(block, offset, value)
        return block

    def run(self, idle: Callable[[], object] | None) -> RunResult:
        address = self.control.ctypes.data
        turns = 0
        while True:
            turns += 1
            code = self.call(address)
            if code == state.FINISHED:
                break
            if code == state.FAULTED:
                if self._error is not None:
                    raise self._error
                raise self._fault()
            if code == state.EXHAUSTED:
                raise self._exhausted()
            if idle is not None:
                idle()
        executed = _get(self.control, state.EXECUTED)
        return RunResult(executed, self.groups, self.groups * self.start.waves, turns)

    # ---- reports

    def _fault(self) -> EmulatorFault:
        offset = _get(self.control, state.STOPPED) - self.states.ctypes.data
        block = self.states[offset : offset + self.state_bytes]
        pc = self._pc(block)
        group, wave, _ = self._place(block)
        lane = _get(block, state.FAULT_LANE, signed=True)
        return reports.fault(
            self.program,
            self.memory,
            block,
            pc,
            group,
            wave,
            document(self.program, block, pc, group, wave, lane if lane >= 0 else None),
            self.start.waves,
            self._other_pc(block),
        )

    def _other_pc(self, block: np.ndarray[Any, np.dtype[np.uint8]]) -> int | None:
        """Where the other wave of a report on barriers stands."""
        record = _get(block, state.FAULT_ADDRESS) - self.linked.records.ctypes.data
        if not 0 < record < len(self.linked.records):
            return None
        return _get(self.linked.records, record - state.RECORD + state.PC)

    def _place(self, block: np.ndarray[Any, np.dtype[np.uint8]]) -> tuple[tuple[int, int, int], int, int]:
        """Workgroup of a wave, its number there, its number in the launch."""
        group = _get(block, state.GROUP)
        wave = int.from_bytes(bytes(block[state.WAVE : state.WAVE + 4]), "little")
        return self._group(group), wave, group * self.start.waves + wave

    def _called(self, wave: int, record: int) -> int:
        """What the records of watched instructions call."""
        try:
            assert self.watcher is not None
            first = wave - self.states.ctypes.data
            block = self.states[first : first + self.state_bytes]
            pc = _get(self.linked.records, record - self.linked.records.ctypes.data + state.PC)
            self.watcher.at(block, pc)
        except BaseException as error:  # Python cannot raise through compiled code: the run stops and raises it.
            self._error = error
            return 1
        return 0

    def _exhausted(self) -> EmulatorFault:
        lines = []
        for slot in range(self.slots):
            active, _, _, group = (_get(self.slot_table, slot * state.SLOT_BYTES + 8 * k) for k in range(4))
            if not active:
                continue
            for wave in range(self.start.waves):
                first = (slot * self.start.waves + wave) * self.state_bytes
                block = self.states[first : first + self.state_bytes]
                status = int.from_bytes(bytes(block[state.STATUS : state.STATUS + 4]), "little")
                if status != state.DONE:
                    doing = "waits at a barrier" if status == state.WAITING else "runs"
                    pc = self._pc(block)
                    instruction = self.program.instruction_at(pc)
                    text = f" ({instruction.text})" if instruction else ""
                    lines.append((pc, f"workgroup {self._group(group)} wave {wave} {doing} at {self.program.where(pc)}{text}"))
        shown = [text for _, text in lines[:8]]
        more = f"\n  and {len(lines) - 8} more waves" if len(lines) > 8 else ""
        pc = lines[0][0] if lines else 0
        return EmulatorFault(
            "budget",
            f"still running after {_get(self.control, state.EXECUTED)} wave-instructions:\n  " + "\n  ".join(shown) + more,
            pc=pc,
            position=self.program.position_at(pc),
            hint="an endless loop, or a wait for something that does not happen; raise the budget if it needs more",
        )

    def _pc(self, block: np.ndarray[Any, np.dtype[np.uint8]]) -> int:
        records = self.linked.records
        record = _get(block, state.NEXT) - records.ctypes.data
        return _get(records, record + state.PC) if 0 <= record < len(records) else 0

    def _group(self, index: int) -> tuple[int, int, int]:
        x, rest = index % self.grid[0], index // self.grid[0]
        return x, rest % self.grid[1], rest // self.grid[1]


def _shadows(memory: Memory) -> dict[int, np.ndarray[Any, np.dtype[np.uint8]]]:
    """Shadows of the buffers whose accesses are noted, by address."""
    try:
        return {
            r.start: aligned(state.SHADOW_ENTRY * r.size, state.SHADOW_ALIGNMENT) for r in memory.ranges if r.noted
        }
    except MemoryError:
        total = sum(r.size for r in memory.ranges if r.noted)
        raise MDRError(
            f"the checks on memory need {state.SHADOW_ENTRY} bytes for each of the {total} bytes of the buffers",
            hint="leave out the checks memory and races, or launch less",
        ) from None


def _put(block: np.ndarray[Any, np.dtype[np.uint8]], offset: int, value: int) -> None:
    block[offset : offset + 8] = np.frombuffer(struct.pack("<Q", value & (1 << 64) - 1), np.uint8)


def _get(block: np.ndarray[Any, np.dtype[np.uint8]], offset: int, signed: bool = False) -> int:
    return int.from_bytes(bytes(block[offset : offset + 8]), "little", signed=signed)
