"""Runs: vector instructions that follow each other in a loop, as one function that keeps registers in the host's meanwhile.

A run takes the place of its first record's function; the others keep theirs, for whoever comes to them in another way.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

from mdr.emulator import state, valu
from mdr.emulator.forms import Form, FormBuilder, Mask, Vector
from mdr.emulator.ir import Value
from mdr.emulator.registry import TABLE, TYPES

LONGEST = 24
"""Instructions of a run: a longer one names more registers than the host has."""


@dataclass(frozen=True)
class Run:
    """Forms of consecutive records; ``numbers`` tells which registers of theirs are the same one.

    By form and operand: a number for each vector register that it consists of, one for a lane mask in scalar registers,
    none for other operands.
    """

    forms: tuple[Form, ...]
    numbers: tuple[tuple[tuple[int, ...], ...], ...]

    @cached_property
    def key(self) -> str:
        parts = (f"{form.key} {numbers}" for form, numbers in zip(self.forms, self.numbers, strict=True))
        return "run: " + "; ".join(parts)

    def write(self, lanes: int, wide_masks: bool, x86: bool) -> FormBuilder:
        """See :class:`mdr.emulator.compiler.Code`."""
        b = _RunBuilder(self, lanes, wide_masks, x86)
        b.emit()
        return b


# ---- where they are


def found(forms: Sequence[Form], fields: Sequence[Sequence[int]]) -> Iterator[tuple[int, Run]]:
    """The runs among consecutive records, given their forms and fields, each with the place of its first."""
    begun, start = _Begun(), 0
    for place, (form, own) in enumerate(zip(forms, fields, strict=True)):
        if begun.take(form, own):
            continue
        if len(begun.forms) > 1:
            yield start, begun.run()
        begun, start = _Begun(), place
        if not begun.take(form, own):
            start = place + 1
    if len(begun.forms) > 1:
        yield start, begun.run()


class _Begun:
    """A run that may go on."""

    def __init__(self) -> None:
        self.forms: list[Form] = []
        self._numbers: list[tuple[tuple[int, ...], ...]] = []
        self._seen: dict[int, int] = {}
        """A number for each place in the wave's state."""
        self._masks: set[int] = set()
        """Where the run has put lane masks."""

    def run(self) -> Run:
        return Run(tuple(self.forms), tuple(self._numbers))

    def take(self, form: Form, fields: Sequence[int]) -> bool:
        """Add an instruction, if it does the same to each lane by itself and what the run knows is enough for it."""
        op, flags = TABLE[form.name], dict(form.flags)
        if op.emit is not valu.emit or not flags.keys().isdisjoint(("dpp", "indexed")) or "exec" in op.flags:
            return False
        if len(self.forms) == LONGEST or (self.forms and _wide(form) != _wide(self.forms[0])):
            return False
        written = set(self._masks)
        numbers: list[tuple[int, ...]] = []
        for position, (operand, ty) in enumerate(zip(form.operands, op.outs + op.ins, strict=False)):
            place, dwords = fields[position], 2 if TYPES[ty][1] == 64 else 1
            places: tuple[int, ...] = ()
            if operand.kind == "v":
                places = tuple(place + k * state.VGPR_BYTES for k in range(dwords))
            elif operand.kind == "s":
                # A mask that the run has made is known lane by lane, not yet as a scalar: parts of it cannot be used.
                near = {place + d for d in (-4, 0, 4)[: 2 + dwords // 2]} & written
                result = position < len(op.outs)
                if near - {place} or (near and ty != "mask") or (result and place >= state.EXEC - 4):
                    return False
                places = (place,) if ty == "mask" else ()
                if result:
                    written.add(place)
            numbers.append(tuple(self._seen.setdefault(p, len(self._seen)) for p in places))
        self._masks = written
        self.forms.append(form)
        self._numbers.append(tuple(numbers))
        return True


def _wide(form: Form) -> bool:
    return FormBuilder(form, 0, False, False).uses_wide_mode()


# ---- what they do


class _KeptVector(Vector):
    """A vector register: loaded once a chunk, stored at the chunk's end."""

    def __init__(self, b: _RunBuilder, pointer: Value, numbers: Sequence[int]) -> None:
        super().__init__(b, pointer)
        self._run, self._numbers = b, numbers
        for dword, number in enumerate(numbers):
            b.homes.setdefault(number, (Vector(b, pointer), dword))

    def read(self, offset: Value, dword: int = 0) -> Value:
        number, current = self._numbers[dword], self._run.current
        if number not in current:
            home, k = self._run.homes[number]
            current[number] = home.read(offset, k)
        return current[number]

    def write(self, offset: Value, value: Value, mask: Value | None, dword: int = 0) -> None:
        # LLVM shall not combine one instruction with another: it would be more to trust, and LLVM 22 gets some of it wrong.
        self._run.current[self._numbers[dword]] = self.b.fenced(value)
        self._run.written[self._numbers[dword]] = None


class _KeptMask(Mask):
    """A lane mask: what the run made of it, if it did."""

    def __init__(self, b: _RunBuilder, known: Mask, numbers: Sequence[int]) -> None:
        super().__init__(b, known.bits)
        self._run, self._number = b, numbers[0] if numbers else -1

    def read(self, offset: Value) -> Value:
        return self._run.masks.get(self._number) or super().read(offset)


class _RunBuilder(FormBuilder):
    """Writes the instructions of a run one after another for each chunk of lanes.

    Lanes that are not active are computed like the others, and keep their values at the end.
    """

    def __init__(self, run: Run, lanes: int, wide_masks: bool, x86: bool) -> None:
        super().__init__(run.forms[0], lanes, wide_masks, x86)
        self._run = run
        self._records = [self.at(self.rec, k * state.RECORD) for k in range(len(run.forms))]
        self._step = 0
        self.homes: dict[int, tuple[Vector, int]] = {}
        """Where each vector register stands in memory."""
        self.current: dict[int, Value] = {}
        """The chunk of each vector register, as the run has it by now."""
        self.written: dict[int, None] = {}
        """Those of them that it has changed."""
        self.masks: dict[int, Value] = {}
        """The chunk of each lane mask that it has made."""

    def _turn_to(self, step: int) -> None:
        form = self._run.forms[step]
        self._step, self.rec = step, self._records[step]
        self.form, self.op, self.flags = form, TABLE[form.name], dict(form.flags)

    def vector_register(self, index: int) -> Vector:
        return _KeptVector(self, self.register(index), self._run.numbers[self._step][index])

    def mask_register(self, index: int) -> Mask:
        return _KeptMask(self, super().mask_register(index), self._run.numbers[self._step][index])

    def emit(self) -> None:
        active = self.exec()
        sources, targets = [], []
        mask_places: dict[int, Value] = {}
        for step in range(len(self._run.forms)):
            self._turn_to(step)
            op = self.op
            sources.append([valu.Source(self, len(op.outs) + k, ty) for k, ty in enumerate(op.ins)])
            targets.append({k: valu.Destination(self, k, ty) for k, ty in enumerate(op.outs) if ty != "mask"})
            for k in range(len(op.outs)):
                if k not in targets[step]:
                    mask_places[self._run.numbers[step][k][0]] = self.register(k)
        self._turn_to(0)
        self.switch_rounding()

        def pass_over(full: bool) -> list[Value]:
            def body(offset: Value, carried: list[Value]) -> list[Value]:
                for kept in (self.current, self.written, self.masks):
                    kept.clear()
                for step, numbers in enumerate(self._run.numbers):
                    self._turn_to(step)
                    results = valu.compute(self, [s.read(offset) for s in sources[step]])
                    for position, value in enumerate(results):
                        if position in targets[step]:
                            targets[step][position].write(offset, value, None)
                        else:
                            self.masks[numbers[position][0]] = value
                mask = None if full else self.lane_mask(active, offset >> 2)
                for number in self.written:
                    home, dword = self.homes[number]
                    home.write(offset, self.current[number], mask, dword)
                made = (self.mask_bits(self.masks[number]) << (offset >> 2) for number in mask_places)
                return [before | bits for before, bits in zip(carried, made, strict=True)]

            return self.chunks([self.const("i64", 0)] * len(mask_places), body)

        made = valu.by_lanes(self, active, pass_over)
        for bits, place in zip(made, mask_places.values(), strict=True):
            self.store(bits, place, align=4)
        self._turn_to(len(self._run.forms) - 1)
        self.restore_rounding()
        self.next()
