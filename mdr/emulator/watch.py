"""Watching waves: each instruction with what it changed, and stops at a source line. Python is called at every step."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import PurePath
from typing import Any, NamedTuple

import numpy as np

from mdr.diagnostics import MDRError
from mdr.emulator import dump, state
from mdr.emulator.forms import FormBuilder
from mdr.emulator.program import Program
from mdr.emulator.registry import Op, register


class Step(NamedTuple):
    """One instruction that a wave executed."""

    workgroup: tuple[int, int, int]
    wave: int
    pc: int
    where: str
    instruction: str
    changed: dict[str, int]
    """New values of scalar registers by name; of a vector register in the lane watched, or the first that changed."""
    lanes: dict[str, int]
    """How many lanes of a vector register changed."""

    def text(self) -> str:
        """One line."""
        place = ",".join(map(str, self.workgroup))
        changes = []
        for name, value in self.changed.items():
            digits = 16 if name in ("exec", "vcc") else 8
            lanes = f" ({self.lanes[name]} lanes)" if self.lanes.get(name, 1) > 1 else ""
            changes.append(f"{name}={value:0{digits}x}{lanes}" if name != "scc" else f"scc={value}")
        return f"{place}/{self.wave} {self.where}  {self.instruction:<40} {' '.join(changes)}".rstrip()


@dataclass(frozen=True)
class Watch:
    """What to watch of a launch; None leaves a filter out."""

    step: Callable[[Step], None] | None = None
    """Gets every instruction of the waves watched, after it was executed."""
    stop: Callable[[dict[str, Any]], None] | None = None
    """Gets the registers (see :func:`mdr.emulator.dump.registers`) of a wave that reaches ``line``, before it goes on."""
    line: int | None = None
    file: str | None = None
    """The source that ``line`` counts in: its path or the end of it. Needed only where several sources have such a line."""
    wave: int | None = None
    """Number of the wave in the launch: those of workgroup 0 first."""
    lane: int | None = None
    pcs: tuple[int, int] | None = None
    """First and last address of the code object, inclusive."""


class Watcher:
    """Called by the records between instructions; compares each wave with how it was at its last call."""

    def __init__(
        self,
        watch: Watch,
        program: Program,
        place: Callable[[dump.Block], tuple[tuple[int, int, int], int, int]],
    ) -> None:
        self.watch = watch
        self._program = program
        self._place = place
        self._before: dict[int, tuple[int, dump.Block]] = {}
        self._first_of_line = frozenset[int]()
        if watch.line is not None:
            self._first_of_line = _first_addresses(program, _source(program, watch.line, watch.file), watch.line)

    def at(self, block: dump.Block, pc: int) -> None:
        """A wave is about to execute the instruction at ``pc``."""
        group, wave, number = self._place(block)
        if self.watch.wave is not None and number != self.watch.wave:
            return
        if self.watch.step is not None:
            self._finish(number, block, group, wave)
            self._before[number] = (pc, block.copy())
            instruction = self._program.instruction_at(pc)
            if instruction and instruction.text.startswith("s_endpgm"):
                self._finish(number, block, group, wave)  # the wave is not seen again
        if self.watch.stop is not None and pc in self._first_of_line:
            self.watch.stop(document(self._program, block, pc, group, wave, self.watch.lane))

    def _finish(self, number: int, block: dump.Block, group: tuple[int, int, int], wave: int) -> None:
        """Report the instruction that the wave executed since its last call."""
        pc, before = self._before.pop(number, (None, block))
        assert self.watch.step is not None
        if pc is None or (self.watch.pcs and not self.watch.pcs[0] <= pc <= self.watch.pcs[1]):
            return
        changed, lanes = self._changes(before, block)
        instruction = self._program.instruction_at(pc)
        text = instruction.text if instruction else ""
        self.watch.step(Step(group, wave, pc, self._program.where(pc), text, changed, lanes))

    def _changes(self, before: dump.Block, after: dump.Block) -> tuple[dict[str, int], dict[str, int]]:
        changed: dict[str, int] = {}
        lanes: dict[str, int] = {}
        scalars = [block[: state.SCC + 4].view(np.uint32) for block in (before, after)]
        for index in np.flatnonzero(scalars[0] != scalars[1]):
            name = scalar_name(int(index))
            offset = {"vcc": state.VCC, "exec": state.EXEC}.get(name)
            changed[name] = int(scalars[1][index]) if offset is None else dump.word(after, offset, 8)
        vectors = [block[state.VGPRS :] for block in (before, after)]
        rows = len(vectors[0]) // state.VGPR_BYTES
        tables = [v[: rows * state.VGPR_BYTES].view(np.uint32).reshape(rows, 64) for v in vectors]
        differ = tables[0] != tables[1]
        for index in np.flatnonzero(differ.any(axis=1)):
            which = np.flatnonzero(differ[index])
            lane = int(which[0]) if self.watch.lane is None else self.watch.lane
            if lane not in which:
                continue
            name = f"v{index}" if index < state.ACCUMULATORS else f"a{index - state.ACCUMULATORS}"
            changed[name] = int(tables[1][index][lane])
            if self.watch.lane is None:
                lanes[name] = len(which)
        return changed, lanes


def document(
    program: Program, block: dump.Block, pc: int, group: tuple[int, int, int], wave: int, lane: int | None
) -> dict[str, Any]:
    """Registers of a wave, with where it is: what is shown of a stop and of a fault."""
    instruction = program.instruction_at(pc)
    return {
        "workgroup": list(group),
        "wave": wave,
        "pc": pc,
        "where": program.where(pc),
        "instruction": instruction.text if instruction else "",
        **dump.registers(program, block, lane),
    }


def scalar_name(index: int) -> str:
    """Name of a register of the scalar file; both halves of VCC and EXEC are the whole."""
    names = {
        102: "flat_scratch_lo",
        103: "flat_scratch_hi",
        106: "vcc",
        107: "vcc",
        124: "m0",
        126: "exec",
        127: "exec",
    }
    return names.get(index) or ("scc" if index == state.SCC_INDEX else f"s{index}")


def _source(program: Program, line: int, wanted: str | None) -> str:
    """The one source that has code on a line. Raises MDRError if none has, or several."""
    places = {place for i in program.instructions if (place := program.code_object.line_at(i.address))}
    end = PurePath(wanted or "").parts
    files = sorted({file for file, _ in places if PurePath(file).parts[len(PurePath(file).parts) - len(end) :] == end})
    if not files:
        known = ", ".join(sorted({file for file, _ in places}))
        what = f"no instruction comes from {wanted}" if wanted else f"no instruction comes from line {line}"
        raise MDRError(what, hint=f"sources: {known}" if known else "the code object has no line table")
    found = [file for file in files if (file, line) in places]
    if len(found) > 1:
        raise MDRError(
            f"several sources have code on line {line}: {', '.join(found)}",
            hint="say which one: the file, or as much of its path as tells them apart, and a colon before the line",
        )
    if not found:
        near, where = min(((n, file) for file, n in places if file in files), key=lambda p: (abs(p[0] - line), p))
        shown = f"{near}" if len(files) == 1 else f"{where}:{near}"
        raise MDRError(f"no instruction comes from line {line}", hint=f"the nearest line with code is {shown}")
    return found[0]


def _first_addresses(program: Program, file: str, line: int) -> frozenset[int]:
    """Where code of a source line begins: an instruction of it, after one of another line."""
    found: set[int] = set()
    previous: tuple[str, int] | None = None
    for instruction in program.instructions:
        here = program.code_object.line_at(instruction.address)
        if here == (file, line) and previous != here:
            found.add(instruction.address)
        previous = here
    return frozenset(found)


def _probe(b: FormBuilder) -> None:
    b.call_python(state.PROBE)
    b.next()


register(Op("#probe", "internal", _probe))
