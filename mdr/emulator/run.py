"""Run a launch: lay out its memory, have one worker or several run the workgroups, turn what stopped them into errors."""

from __future__ import annotations

import random
import struct
import threading
from collections.abc import Callable, Iterable
from dataclasses import dataclass

import numpy as np

from mdr.diagnostics import MDRError
from mdr.emulator import checks, launch, state
from mdr.emulator.blocks import aligned, get, put
from mdr.emulator.faults import EmulatorFault
from mdr.emulator.labels import Labels
from mdr.emulator.memory import Memory
from mdr.emulator.program import Program
from mdr.emulator.watch import Watch
from mdr.emulator.worker import Launch, Worker

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


@dataclass(frozen=True)
class RunResult:
    """What a launch did: wave-instructions executed, workgroups and waves run, turns of the scheduler."""

    wave_instructions: int
    workgroups: int
    waves: int
    turns: int


def waves_in_flight(grid: int | tuple[int, ...], block: int | tuple[int, ...], workers: int = 1) -> int:
    """The most waves that are ever started and not yet ended in such a launch."""
    g, b = launch.three(grid, "grid"), launch.three(block, "block")
    waves = -(-(b[0] * b[1] * b[2]) // 64)
    return waves * workers * _slots(g[0] * g[1] * g[2], waves, workers)


def _slots(groups: int, waves: int, workers: int) -> int:
    """Workgroups that a worker has in flight at most."""
    return max(1, min(-(-groups // workers), MAX_RESIDENT_WAVES // (waves * workers)))


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
    workers: int = 1,
) -> RunResult:
    """Run ``grid`` workgroups of ``block`` work-items to their end.

    ``kernarg`` is the kernel-argument segment; ``lds`` bytes of dynamic LDS come on top of the kernel's own. ``idle``
    is called whenever waves sleep or gave up a turn: a place to serve what they wait for. ``seed`` other than 0
    permutes the order of waves and shortens their turns. ``check`` names the checks to make beside the bounds checks,
    which are always made: see :mod:`mdr.emulator.checks`. ``watch`` gets instructions as they are executed. With
    several ``workers`` (threads) workgroups run at the same time, in an order that differs from run to run.

    Raises EmulatorFault for what the kernel does wrong and for a run beyond ``budget`` wave-instructions; MDRError for
    a launch that the kernel does not allow, and for several workers with a check or watch that follows one wave
    after another.
    """
    wanted = checks.parse(check)
    if "memory" in wanted and any(r.undefined for r in memory.ranges):
        wanted |= {checks.UNDEFINED}
    alone = ["memory"] * (checks.UNDEFINED in wanted) + ["races"] * ("races" in wanted)
    if workers > 1 and (watch is not None or alone):
        what = "watching waves" if watch is not None else f"the checks {', '.join(alone)}"
        raise MDRError(f"{what} and {workers} workers do not go together", hint="use one worker")
    session = _Session(program, grid, block, kernarg, memory, budget, seed, lds, wanted, watch, workers)
    try:
        return session.run(idle)
    finally:
        session.close()


class _Session:
    """The memory of one run, kept until it ends, and its workers."""

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
        workers: int,
    ) -> None:
        self.program = program
        self.memory = memory
        self.grid, self.block = launch.three(grid, "grid"), launch.three(block, "block")
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
        self.groups = self.grid[0] * self.grid[1] * self.grid[2]
        self.start = start
        full = self.block[0] * self.block[1] * self.block[2] % 64 == 0
        order, turn = list(range(start.waves)), TURN
        if seed:
            chance = random.Random(seed)
            chance.shuffle(order)
            turn = chance.choice(TURNS)
        workers = max(1, min(workers, self.groups))
        self.together = aligned(state.TOGETHER_BYTES, 64)
        shared = Launch(
            program=program,
            linked=program.linked(wanted, watch is not None, full),
            memory=memory,
            grid=self.grid,
            start=start,
            slots=_slots(self.groups, start.waves, workers),
            lds_size=lds_size,
            scratch_size=scratch_size,
            labels=Labels(memory, self.groups, wanted),
            order=np.array(order, dtype=np.uint32),
            turn=turn,
            patience=PATIENCE,
            budget=budget,
            together=self.together,
        )
        self.workers = [Worker(shared, watch) for _ in range(workers)]

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

    def run(self, idle: Callable[[], object] | None) -> RunResult:
        """Have all workers run; the calling thread is one of them. The first error that stopped one is raised."""
        serving = threading.Lock()
        ends: list[tuple[int, BaseException | None]] = [(state.FINISHED, None)] * len(self.workers)

        def work(number: int) -> None:
            try:
                ends[number] = self._work(self.workers[number], idle, serving), None
            except BaseException as error:
                ends[number] = state.FAULTED, error
            if ends[number][0] != state.FINISHED:
                put(self.together, state.STOP, 1)

        threads = [threading.Thread(target=work, args=(k,), daemon=True) for k in range(1, len(self.workers))]
        for thread in threads:
            thread.start()
        work(0)
        for thread in threads:
            thread.join()
        for worker, (code, error) in zip(self.workers, ends, strict=True):
            if error is not None:
                raise error
            if code == state.FAULTED:
                raise worker.fault()
        executed = get(self.together, state.EXECUTED) + sum(worker.spent for worker in self.workers)
        if any(code == state.EXHAUSTED for code, _ in ends):
            raise self._exhausted(executed)
        turns = sum(worker.turns for worker in self.workers)
        return RunResult(executed, self.groups, self.groups * self.start.waves, turns)

    @staticmethod
    def _work(worker: Worker, idle: Callable[[], object] | None, serving: threading.Lock) -> int:
        while (code := worker.turn()) == state.IDLE:
            if idle is not None:
                with serving:
                    idle()
        return code

    def _exhausted(self, executed: int) -> EmulatorFault:
        lines = [line for worker in self.workers for line in worker.unfinished()]
        shown = [text for _, _, text in lines[:8]]
        slept = sum(worker.slept for worker in self.workers)
        asleep = f" and {slept} times asleep" if slept else ""
        more = f"\n  and {len(lines) - 8} more waves" if len(lines) > 8 else ""
        pc = min(lines, key=lambda line: not line[0])[1] if lines else 0
        return EmulatorFault(
            "budget",
            f"still running after {executed} wave-instructions{asleep}:\n  " + "\n  ".join(shown) + more,
            pc=pc,
            position=self.program.position_at(pc),
            hint="an endless loop, or a wait for something that does not happen; raise the budget if it needs more",
        )
