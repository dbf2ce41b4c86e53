"""Checks on what a kernel does, as extra records between the instructions' own: which there are, and where they stand.

``wait``: a register is touched while a load into it is still outstanding (:mod:`mdr.emulator.waits`). ``wait-states``: an
instruction comes too soon after one that it depends on (:mod:`mdr.emulator.trails`). ``registers``: a value that nobody
wrote is used where it matters (:mod:`mdr.emulator.definedness`). ``memory``: bytes that nobody wrote are read; ``races``:
two waves access the same byte, one of them writing, in no order; ``aligned``: an atomic operation or scalar load at an
address that the hardware would not take (:mod:`mdr.emulator.shadow`). ``lanes``: DPP reads a lane that is not active.
``barriers``: waves of a workgroup meet at different barriers. Instructions that cannot be affected get no record, so the
cost is where the risk is.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Mapping

import numpy as np

from mdr.diagnostics import MDRError
from mdr.emulator import definedness, shadow
from mdr.emulator.binding import Bound
from mdr.emulator.certain import Certain
from mdr.emulator.flow import Flow
from mdr.emulator.forms import Form
from mdr.emulator.listing import Listing, places
from mdr.emulator.touched import results, to_lds
from mdr.emulator.trails import Trails
from mdr.emulator.waits import Waits

ALL = ("wait", "wait-states", "registers", "memory", "races", "aligned", "barriers")
NAMES = (*ALL, "lanes")
"""``lanes`` is not among all: compilers rely on DPP leaving a lane alone whose source is not active."""
DEFAULT = ("wait", "aligned", "barriers")
"""What costs right code nothing, when it runs and when it is loaded."""
UNDEFINED = "undefined"
"""Chosen beside ``memory`` where the launch has a buffer that holds nothing: only then do accesses to buffers matter to it."""

Record = tuple[Form, tuple[int, ...], int]
"""Form, fields and offset of an extra record."""

_SWAPS = re.compile("cmpswap|cmpst")
_COHERENT = re.compile(r" (sc0|sc1|glc)\b")
"""Modifiers of loads and stores that are visible to other waves at once, as those of atomic loads and stores are."""
_POLL = re.compile(r"(global|flat|buffer)_load_.* glc\b")


def parse(names: Iterable[str]) -> frozenset[str]:
    """Validate names of checks; ``all`` and ``none`` stand for themselves. Raises MDRError."""
    found: set[str] = set()
    for name in names.split(",") if isinstance(names, str) else names:
        if name == "all":
            found.update(ALL)
        elif name in NAMES:
            found.add(name)
        elif name != "none":
            raise MDRError(f"unknown check {name!r}", hint=f"checks: all, none, {', '.join(NAMES)}")
    return frozenset(found)


NOTHING: tuple[list[Record], list[Record]] = ([], [])


class Planner:
    """Decides which extra records stand before and after each instruction."""

    def __init__(
        self,
        checks: frozenset[str],
        listing: Listing,
        flow: Flow,
        chip: str,
        launched: Collection[int],
        full: bool,
    ) -> None:
        # Which register an instruction means is not in its text there: what values are made of cannot be followed.
        indexed = any(b.op.name.startswith(definedness.INDEXING) for b in listing.samples)
        self.checks = checks - {"registers"} if indexed else checks
        self._listing = listing
        self.trails = (
            Trails([listing.instruction(n) for n in range(len(listing))], flow, chip)
            if "wait-states" in checks
            else None
        )
        self._waits = Waits(listing, flow) if "wait" in checks else None
        self._certain = Certain(listing, flow, launched, full) if "registers" in self.checks else None
        self._swaps = {
            name for b in listing.samples for name in ("vmem", "lds") if name in b.op.flags and _SWAPS.search(b.op.name)
        }
        self._past_caches = chip == "gfx90a" and any(
            listing.bounds[place].op.flags["vmem"] == "atomic" or _POLL.search(listing.instruction(place).text)
            for place in places(listing.of_kinds(lambda bound: "vmem" in bound.op.flags))
        )
        self._tables: dict[tuple[int, ...], np.ndarray[tuple[int], np.dtype[np.int32]]] = {}

    def concerned(self) -> list[int]:
        """The places of the instructions that there may be records around."""
        if self.trails is not None:
            return list(range(len(self._listing)))
        some = self._listing.of_kinds(lambda bound: self._memory_checks(bound) or self._looks_at_lanes(bound))
        if self._certain is not None:
            some |= self._certain.needed
        if self._waits is not None:
            some |= self._listing.of_kinds(self._waits.follow)
            some |= np.isin(self._listing.addresses, list(self._waits.before))
        return places(some)

    def around(self, place: int) -> tuple[list[Record], list[Record]]:
        """The records before and after an instruction."""
        address, bound = int(self._listing.addresses[place]), self._listing.bounds[place]
        before: list[Record] = []
        after: list[Record] = []
        if self.trails is not None and (record := self.trails.record(address)):
            before.append(record)
        if self._waits is not None:
            before += self._waits.before.get(address, [])
            if record := self._waits.after(place):
                after.append(record)
        before += self._before(place, bound)
        return (before, after) if before or after else NOTHING

    def _before(self, place: int, bound: Bound) -> Iterator[Record]:
        count = results(bound)
        certain = self._certain
        if certain is not None and certain.needed[place] and definedness.needed(bound.op, len(bound.operands)):
            yield self._flow(bound, count, certain)
        if record := self._memory(place, bound, count):
            yield record
        if self._looks_at_lanes(bound):
            assert bound.lanes is not None
            yield Form("#inactive"), (self._table(bound.lanes), bound.lane_mask), 0

    def _looks_at_lanes(self, bound: Bound) -> bool:
        return "lanes" in self.checks and "dpp" in dict(bound.form.flags) and bound.lanes is not None

    def _may_release(self, flags: Mapping[str, object]) -> bool:
        """Whether a plain store may be an atomic one: in LDS they look alike, on gfx90a in global memory as well."""
        return "lds" in self._swaps if "lds" in flags else self._past_caches

    def _table(self, lanes: tuple[int, ...]) -> int:
        if lanes not in self._tables:
            self._tables[lanes] = np.array(lanes, dtype=np.int32)
        return int(self._tables[lanes].ctypes.data)

    def _flow(self, bound: Bound, results: int, certain: Certain) -> Record:
        counts = ",".join(str(o.count if o.kind in "vas" else 0) for o in bound.operands)
        flags = {**dict(bound.form.flags), "op": bound.op.name, "counts": counts, "results": str(results)}
        flags["sure"] = ",".join(str(n) for n, operand in enumerate(bound.operands) if certain.sure(operand))
        if certain.sure_of_scc():
            flags["sure_of_scc"] = ""
        if any(o.kind == "s" and o.index <= 127 and o.index + o.count > 126 for o in bound.operands[:results]):
            flags["exec"] = ""
        fields = bound.fields
        if bound.lanes is not None:
            fields = (*(*fields, *([0] * 5))[:5], self._table(bound.lanes))
        return Form("#flow", bound.form.operands, tuple(sorted(flags.items()))), fields, bound.offset

    def _memory_checks(self, bound: Bound) -> frozenset[str]:
        """The checks of memory that instructions of a kind are to undergo."""
        flags = bound.op.flags
        touches_lds = flags.get("lds") in ("load", "store", "atomic")
        in_memory = "vmem" in flags and (bound.op.family != "SCRATCH" or to_lds(bound))
        scalar = bool(flags.get("smem"))
        if not (touches_lds or in_memory or scalar):
            return frozenset()
        checks = shadow.CHECKS & self.checks
        if not (scalar or "atomic" in (flags.get("vmem"), flags.get("lds"))):
            checks -= {"aligned"}
        if UNDEFINED not in self.checks and not (touches_lds or flags.get("flat") or to_lds(bound)):
            checks -= {"memory"}
        return checks

    def _memory(self, place: int, bound: Bound, results: int) -> Record | None:
        flags = bound.op.flags
        checks = self._memory_checks(bound)
        if not checks:
            return None
        chosen = dict.fromkeys(checks, "")
        if flags.get("vmem") in ("load", "store") and _COHERENT.search(self._listing.instruction(place).text):
            chosen["coherent"] = ""
        kind = flags.get("vmem") or flags.get("lds")
        if (kind == "load" and not self._swaps.isdisjoint(flags)) or (kind == "store" and self._may_release(flags)):
            chosen["beside"] = ""
        form_flags = {**dict(bound.form.flags), **chosen, "op": bound.op.name, "results": str(results)}
        return Form("#memory", bound.form.operands, tuple(sorted(form_flags.items()))), bound.fields, bound.offset
