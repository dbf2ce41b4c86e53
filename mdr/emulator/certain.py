"""Which registers are certain to be defined where they are read, on all paths: the check on registers is about the others.

A vector register is defined in some lanes. What counts is whether those that are active have it, and EXEC changes: so the
masks that EXEC has been, and may become again, have sets of registers of their own. A mask is known by its bounds, masks
that have all its lanes; what is defined in all lanes of a bound is so in those of the mask.

A register that may be read while it is not defined is in doubt. An instruction has a record if it does that, or changes
where a register in doubt is defined.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import NamedTuple

import numpy as np

from mdr.emulator import definedness, state
from mdr.emulator.binding import Bound
from mdr.emulator.flow import Flow
from mdr.emulator.listing import Flags, Listing, Once
from mdr.emulator.operands import Operand
from mdr.emulator.touched import results

_EXEC = state.EXEC // 4
_SCC = 1 << state.SCC_INDEX
_LAUNCHED = 0
"""The mask with which a wave starts."""
_MASK_LOGIC = re.compile(r"s_(mov|and|or|xor|andn1|andn2)_(b64|saveexec_b64|wrexec_b64)$")
_WRITE_EXEC = ("saveexec_b64", "wrexec_b64")
_BETWEEN = ("v_readlane_b32", "v_readfirstlane_b32", "v_writelane_b32")


class Bounded(NamedTuple):
    """A lane mask: those known to have all its lanes, and one known to be the same."""

    bounds: frozenset[int]
    same: int | None = None


@dataclass
class _State:
    """What is certain at a point of the code. Sets of registers are bits of integers."""

    active: int
    """Vector registers that are defined in the active lanes."""
    scalars: int
    execute: Bounded
    within: dict[int, int]
    """Vector registers that are defined in the lanes of a mask, by mask."""
    masks: dict[int, Bounded] = field(default_factory=dict)
    """Masks in scalar registers, by the first of the two."""

    def copy(self) -> _State:
        return _State(self.active, self.scalars, self.execute, dict(self.within), dict(self.masks))

    def meet(self, other: _State) -> bool:
        """Keep what is certain in both; whether anything is lost."""
        within = {key: value & other.within[key] for key, value in self.within.items() if key in other.within}

        def both(x: Bounded, y: Bounded) -> Bounded:
            same = x.same if x.same == y.same and x.same in within else None
            return Bounded(x.bounds & y.bounds & within.keys(), same)

        masks = {pair: both(mask, other.masks[pair]) for pair, mask in self.masks.items() if pair in other.masks}
        met = _State(
            self.active & other.active, self.scalars & other.scalars, both(self.execute, other.execute), within, masks
        )  # fmt: skip
        changed = met != self
        self.active, self.scalars, self.execute = met.active, met.scalars, met.execute
        self.within, self.masks = within, masks
        return changed


class _Registers(NamedTuple):
    """A set of registers, as bits."""

    vectors: int
    scalars: int

    def meets(self, other: _Registers) -> bool:
        return bool(self.vectors & other.vectors or self.scalars & other.scalars)


_NONE = _Registers(0, 0)


def _some(vectors: int, scalars: int) -> _Registers:
    return _Registers(vectors, scalars) if vectors or scalars else _NONE


class _Effect(NamedTuple):
    """What an instruction reads and writes."""

    reads: _Registers
    writes: _Registers
    memory: bool
    between: bool
    matrix: bool
    lane: bool
    """Whether it writes one lane."""
    operands: tuple[Operand, ...]


class Certain:
    """Looks through a kernel's code. ``defined``: scalar registers that the launch sets; ``full``: whether all waves are."""

    def __init__(self, listing: Listing, flow: Flow, defined: Iterable[int], full: bool) -> None:
        self._listing, self._full = listing, full
        self._effects = Once(listing.bounds, _effect)
        # All lanes are those of a full wave: any mask is bounded by that with which it started.
        self._unknown = Bounded(frozenset([_LAUNCHED]) if full else frozenset())
        self.needed: Flags = np.ones(len(listing), dtype=bool)
        """Which instructions have a record."""
        self._doubted = _Registers(-1, -1)
        if any(bound.op.flags.get("indirect") for bound in listing.samples):
            return
        scalars = 3 << _EXEC
        for register in defined:
            scalars |= 1 << register
        start = _State(1, scalars, Bounded(frozenset([_LAUNCHED]), _LAUNCHED), {_LAUNCHED: 1})
        entering = self._fixpoint(flow, start)
        looks = {
            place: self._step(here, place)
            for index, here in entering.items()
            for place in range(flow.blocks[index].first, flow.blocks[index].last)
        }
        self._doubted = self._widened([uncertain for uncertain, _ in looks.values()])
        for place, (uncertain, changed) in looks.items():
            self.needed[place] = uncertain is not _NONE or self._doubted.meets(changed)

    def sure(self, operand: Operand) -> bool:
        """Whether an operand is defined wherever it is read."""
        return not self._doubted.meets(_registers([operand]))

    def sure_of_scc(self) -> bool:
        """Whether SCC is."""
        return not self._doubted.scalars & _SCC

    def _fixpoint(self, flow: Flow, start: _State) -> dict[int, _State]:
        """What is certain where each block begins."""
        entering = {flow.entry: start}
        work = [flow.entry]
        while work:
            index = work.pop()
            here = entering[index].copy()
            block = flow.blocks[index]
            for place in range(block.first, block.last):
                self._step(here, place)
            for following in block.following:
                if following not in entering:
                    entering[following] = here.copy()
                    work.append(following)
                elif entering[following].meet(here):
                    work.append(following)
        return entering

    def _widened(self, uncertain: Iterable[_Registers]) -> _Registers:
        """All these registers, and those that are parts of an operand with one of them."""
        vectors = scalars = 0
        for some in uncertain:
            vectors |= some.vectors
            scalars |= some.scalars
        operands = {_registers([operand]) for effect in self._effects.made.values() for operand in effect.operands}
        while True:
            found = _Registers(vectors, scalars)
            for some in operands:
                if found.meets(some):
                    vectors |= some.vectors
                    scalars |= some.scalars
            if found == (vectors, scalars):
                return found

    # ---- one instruction

    def _step(self, here: _State, place: int) -> tuple[_Registers, _Registers]:
        """Account for an instruction; what it reads uncertainly, and for what registers it changes where they are defined."""
        effect = self._effects[place]
        (reads, scalar_reads), (writes, scalar_writes) = effect.reads, effect.writes
        readable = written = here.active
        if effect.between:
            readable = here.within[_LAUNCHED] if self._full else 0
            if self._listing.bounds[place].op.name == "v_readfirstlane_b32":
                # From the first active lane, or from lane 0 if there is none.
                readable = here.within[_LAUNCHED] & here.active
        elif effect.matrix:
            readable = written = here.within[_LAUNCHED] if self._full else 0
        uncertain = _some(reads & ~readable, scalar_reads & ~here.scalars)
        changed = _some(writes & ~written, scalar_writes & ~here.scalars)
        if effect.lane:
            if uncertain is not _NONE:
                _lose(here, writes)
            return uncertain, effect.writes
        if uncertain is _NONE or effect.memory:
            if writes:
                here.active |= writes
                for key in here.within if effect.matrix else (here.execute.same,):
                    if key is not None:
                        here.within[key] |= writes
            here.scalars |= scalar_writes
        else:
            here.scalars &= ~scalar_writes | 3 << _EXEC
            _lose(here, writes)
        if scalar_writes:
            self._masks(here, place, self._listing.bounds[place], scalar_writes)
        return uncertain, changed

    # ---- masks

    def _masks(self, here: _State, place: int, bound: Bound, written: int) -> None:
        """What becomes of lane masks, and of EXEC."""
        made: dict[int, Bounded] = {}
        execute, shrinks = None, False
        operands = bound.operands
        if match := _MASK_LOGIC.match(bound.op.name):
            logic, form = match[1], match[2]
            if form == "b64":
                if logic == "mov" and operands[1].kind == "s" and operands[1].index == _EXEC:
                    self._name(here, place)
                values = [self._mask(here, operand) for operand in operands[1:]]
                reads_exec = [o.kind == "s" and o.index == _EXEC for o in operands[1:]]
            else:
                if form == "saveexec_b64":
                    self._name(here, place)
                values, reads_exec = [self._mask(here, operands[1]), here.execute], [False, True]
            value = _combined(logic, values)
            if form == "saveexec_b64":
                made[operands[0].index] = here.execute
            elif operands[0].kind == "s":
                made[operands[0].index] = value
            if form != "b64" or operands[0].index == _EXEC:
                execute = value
                shrinks = (logic == "and" and any(reads_exec)) or (
                    logic in ("andn1", "andn2") and reads_exec[logic == "andn1"]
                )
        elif bound.op.name.startswith("v_"):
            # Lanes that are not active have no bits in masks that vector instructions write.
            made = {
                o.index: Bounded(here.execute.bounds)
                for o, ty in zip(operands, bound.op.outs, strict=False)
                if ty == "mask" and o.kind == "s"
            }
            if _EXEC in made or "exec" in bound.op.flags:
                execute, shrinks = Bounded(here.execute.bounds), True
        if execute is None and (written >> _EXEC & 3 or bound.op.name.endswith(_WRITE_EXEC)):
            execute = self._unknown
        for pair in list(here.masks):
            if written >> pair & 3:
                del here.masks[pair]
        made.pop(_EXEC, None)
        here.masks.update(made)
        if execute is not None:
            if not shrinks:
                here.active = 0
                for key in execute.bounds:
                    here.active |= here.within[key]
            here.execute = execute

    def _mask(self, here: _State, operand: Operand) -> Bounded:
        if operand.kind == "s":
            return here.execute if operand.index == _EXEC else here.masks.get(operand.index, self._unknown)
        if operand.kind == "int" and operand.value == 0:
            return Bounded(frozenset(here.within))
        if operand.kind == "int" and operand.value == -1 and self._full:
            return Bounded(frozenset([_LAUNCHED]), _LAUNCHED)
        return self._unknown

    def _name(self, here: _State, place: int) -> None:
        """Give the mask that EXEC is a name, if it has none: it is being saved."""
        if here.execute.same is not None:
            return
        # Not all paths to this place come through it, so what it named before has been forgotten where they met.
        key = place + 1
        here.within[key] = here.active
        here.execute = Bounded(here.execute.bounds | {key}, key)


def _combined(logic: str, values: list[Bounded]) -> Bounded:
    x = values[0]
    if logic == "mov":
        return x
    y = values[1]
    if logic == "and":
        return Bounded(x.bounds | y.bounds)
    if logic in ("andn1", "andn2"):
        return Bounded((y if logic == "andn1" else x).bounds)
    if logic == "or":
        # All of a mask, and some of its lanes.
        if x.same is not None and x.same in y.bounds:
            return x
        if y.same is not None and y.same in x.bounds:
            return y
    return Bounded(x.bounds & y.bounds)


def _lose(here: _State, writes: int) -> None:
    here.active &= ~writes
    for key in here.within:
        here.within[key] &= ~writes


def _registers(operands: Iterable[Operand]) -> _Registers:
    vectors = scalars = 0
    for operand in operands:
        some = (1 << operand.count) - 1
        if operand.kind == "s":
            scalars |= some << operand.index
        elif operand.kind in ("v", "a"):
            vectors |= some << operand.index + (state.ACCUMULATORS if operand.kind == "a" else 0)
    return _Registers(vectors, scalars)


def _effect(bound: Bound) -> _Effect:
    count = results(bound)
    sources, targets = bound.operands[count:], bound.operands[:count]
    if bound.op.name in definedness.EXCHANGES:
        sources, targets = (), bound.operands
    flags, form_flags = bound.op.flags, dict(bound.form.flags)
    # What the result was before is a source where some of its lanes may stay, or are added to.
    stays = "dpp" in form_flags and "bound" not in form_flags
    if stays or bound.op.family == "SMFMAC":
        sources = (*sources, *(o for o in targets if o.kind != "s"))
    reads, writes = _registers(sources), _registers(targets)
    scc = "scc" in bound.op.ins or bound.op.name.startswith("s_cbranch_scc")
    vcc = bound.op.name.startswith("s_cbranch_vcc")
    return _Effect(
        reads._replace(scalars=reads.scalars | _SCC * scc | (3 << state.VCC // 4) * vcc),
        writes._replace(scalars=writes.scalars | _SCC * ("scc" in bound.op.outs)),
        "vmem" in flags or "lds" in flags or bool(flags.get("smem")),
        bound.op.name in _BETWEEN,
        bound.op.family in ("MFMA", "SMFMAC"),
        bound.op.name == "v_writelane_b32",
        bound.operands,
    )
