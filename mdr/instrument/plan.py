"""The plan file ``k.plan.json``: what parse found out about the kernels and their directives, for the stages after it.

It holds no position in the user's source, so that an edited comment changes nothing downstream; lines here are 0-based
indexes into ``k.canon.s``.
"""

from __future__ import annotations

import json

from mdr import directives
from mdr.diagnostics import MDRError
from mdr.directives.tree import Binary
from mdr.instrument.allocate import Demand
from mdr.instrument.fetches import Fetch, kind_of, temps_needed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


COUNTERS = {"pass": -1, "count": 0, "open": 0, "passes": 0, "sum": 0, "least": -1, "most": 0}
CLOCKS = {"clock": "s_memtime", "realtime": "s_memrealtime"}
"""Kinds of slots that hold a clock, and the instruction that reads it into an SGPR pair."""


class Slot:
    """A 32-bit snapshot. ``kind`` is a register bank (``v``, ``s``, ``a``), or ``clock`` or ``realtime`` (half 0 or 1 of a 64-bit
    counter), taken at ``site``, a load of a reading (mdr.instrument.fetches), or the name of an entry value.

    Entry values: ``tid`` (v0 at entry), ``wg_x``, ``wg_y``, ``wg_z`` (workgroup ids), ``group_size`` (two 16-bit sizes,
    y above x, read from the kernel arguments by the epilogue), ``buffer`` (half 0 or 1 of the printf buffer's address).

    Counters, one for each lane from the kernel's entry on: ``pass`` (the number of the last pass of a site, -1 before the
    first), ``count`` (the hits of the directive numbered ``index``). Of a section in a loop, by the number of its end:
    ``open`` (-1 between start and end), ``passes``, ``sum`` (two halves), ``least`` and ``most`` (ticks of a pass).

    ``ring``: what a trace keeps, each with an ``index``.
    """

    __slots__ = ("index", "kind", "site")

    def __init__(self, kind: str, index: int = 0, site: int = -1) -> None:
        self.kind = kind
        self.index = index
        self.site = site

    @property
    def initial(self) -> int | None:
        """What a counter holds at the kernel's entry; None for a slot that is no counter. Counters are kept in VGPRs."""
        return COUNTERS.get(self.kind)

    @property
    def copied(self) -> bool:
        """Whether it is a copy of a register that holds still."""
        return self.initial is None and not self.fetched and self.kind not in CLOCKS

    @property
    def fetched(self) -> bool:
        """Whether it is read from LDS or memory."""
        return self.kind.startswith("fetch")

    def key(self) -> tuple[str, int, int]:
        """Return what makes two slots the same snapshot."""
        return self.kind, self.index, self.site


class PlannedDirective:
    """A directive at the site before canonical line ``line``; ``reads`` maps a register (``v6``) or entry value to its slot.

    ``start`` is the number of the directive that starts the section which this one ends, None for all others; ``site`` the
    number of the place in ``k.lines.json``. ``named`` are the built-ins that a line tells behind its text. ``rings`` maps, for
    each pass that a trace keeps, the newest first, what it reads to the slots that keep it. ``fetches`` are the numbers of the
    readings that are made only where its condition holds.
    """

    __slots__ = ("directive", "fetches", "line", "named", "reads", "rings", "site", "start", "text")

    def __init__(
        self,
        directive: directives.Directive,
        line: int,
        text: str,
        reads: dict[str, int],
        start: int | None = None,
        site: int = 0,
    ) -> None:
        self.directive = directive
        self.line = line
        self.text = text
        self.reads = reads
        self.start = start
        self.site = site
        self.named: list[str] = []
        self.rings: list[dict[str, int]] = []
        self.fetches: list[int] = []

    @property
    def prints(self) -> bool:
        """Whether a line comes from this directive: from all but the start of a section."""
        return not isinstance(self.directive, directives.TimestampStart)

    @property
    def leaves_at_site(self) -> bool:
        """Whether its lines leave where it stands, not at the kernel's end."""
        directive = self.directive
        return isinstance(directive, directives.Assert) or (isinstance(directive, directives.Print) and directive.now)

    @property
    def computes_at_site(self) -> bool:
        """Whether more than copies is done where it stands: compiled code is run there."""
        directive = self.directive
        conditional = isinstance(directive, directives.Count | directives.Trace) and directive.condition is not None
        return conditional or self.leaves_at_site or bool(self.fetches)

    @property
    def adds_up(self) -> bool:
        """Whether it ends a section that is timed at every pass of a loop."""
        return "open" in self.reads

    def slots(self) -> list[int]:
        """Return the numbers of all slots that it needs."""
        return [*self.reads.values(), *(slot for ring in self.rings for slot in ring.values())]


class PlannedKernel:
    """An instrumented kernel: its facts, slots and directives.

    ``where`` maps what tells work-items apart (see mdr.instrument.records) to its slot; those that no directive reads come
    last among the slots, so that they can be left out. ``unsent`` is how many quadwords of each line that then leaves out.

    ``facts`` are the fields of allocate.Demand (but ``slots`` and ``directives``) and: ``entry`` (the line behind which the
    kernel begins) with ``entry_labels``, ``exits``, ``last`` (canonical lines), ``section`` (the line that opens it),
    ``has_mfma``, ``descriptor`` ([first, last] line), ``kernarg_pointer`` (its first SGPR), ``kernarg_size`` (bytes),
    ``wg_sgprs`` (workgroup id axis to SGPR), ``packed_ids`` (v0 holds 10:10:10), ``reqd_size`` (x and y of a required
    workgroup size, or None), ``hidden`` (value kind of a hidden argument to its offset).

    ``fetches`` are the readings of LDS and memory, whose snapshots are slots of their own kinds.
    """

    __slots__ = ("directives", "facts", "fetches", "name", "slots", "unsent", "where")

    def __init__(self, name: str, facts: dict[str, Any]) -> None:
        self.name = name
        self.facts = facts
        self.slots: list[Slot] = []
        self.directives: list[PlannedDirective] = []
        self.where: dict[str, int] = {}
        self.unsent = 0
        self.fetches: list[Fetch] = []

    def demand(self, directives: int | None = None, *, where: bool = False) -> Demand:
        """Return what the first ``directives`` directives need (all of them by default) of what the kernel has.

        ``where``: and what is kept to tell work-items apart.
        """
        items = self.directives[:directives]
        read = [slot for item in items for slot in item.slots()]
        counted = 1 + max((*read, *(self.where.values() if where else ())), default=-1)
        # The clock of a section in a loop is computed with where the section ends.
        sums = [item for item in items if item.adds_up]
        subtracted = {reads["clock0"] for item in sums for reads in (item.reads, items[item.start or 0].reads)}
        # What a trace reads from memory is moved into its ring, by moves between registers.
        moved = {slot for item in items if item.rings for name, slot in item.reads.items() if name in item.rings[0]}
        # What compiled code loads goes to registers too.
        kinds = {kind_of(number) for item in items for number in item.fetches}
        moved |= {number for number, slot in enumerate(self.slots) if slot.kind in kinds}
        facts = self.facts
        return Demand(
            used_vgprs=facts["used_vgprs"],
            used_sgprs=facts["used_sgprs"],
            agprs=facts["agprs"],
            declared_vgprs=facts["declared_vgprs"],
            declared_sgprs=facts["declared_sgprs"],
            accum_offset=facts["accum_offset"],
            directives=len(items),
            slots=counted,
            counters=[
                number
                for number, slot in enumerate(self.slots[:counted])
                if slot.initial is not None or number in subtracted
            ],
            rings=[
                number for number, slot in enumerate(self.slots[:counted]) if slot.kind == "ring" or number in moved
            ],
            divides=any(_divides(item.directive) for item in items),
            workgroup=facts["workgroup"],
            scratch=facts["scratch"],
            clock=any(slot.kind in CLOCKS for slot in self.slots),
            computes=any(item.computes_at_site for item in items),
            temps=max(2 * bool(sums), temps_needed(self.fetches, in_scratch=facts["scratch"] is not None)),
        )

    def transport(self, wanted: str) -> str:
        """Return how the kernel sends its lines: as ``wanted`` if any leave at its end, else by the buffer alone."""
        return wanted if any(item.prints and not item.leaves_at_site for item in self.directives) else "buffered"

    def fetch(self, wanted: Fetch) -> int:
        """Return the number of a reading, adding it if there is none like it yet."""
        for number, item in enumerate(self.fetches):
            if item.key() == wanted.key():
                return number
        self.fetches.append(wanted)
        return len(self.fetches) - 1

    def slot(self, wanted: Slot) -> int:
        """Return the number of the slot that holds ``wanted``, adding it if there is none yet."""
        key = wanted.key()
        for number, slot in enumerate(self.slots):
            if slot.key() == key:
                return number
        self.slots.append(wanted)
        return len(self.slots) - 1


def _divides(directive: directives.Directive) -> bool:
    return any(
        isinstance(node, Binary) and node.op in ("/", "//", "%")
        for expression in directive.expressions()
        for node in expression.walk()
    )


class Plan:
    """All instrumented kernels of a file, in the order of their code."""

    __slots__ = ("chip", "kernels")

    def __init__(self, chip: str) -> None:
        self.chip = chip
        self.kernels: list[PlannedKernel] = []

    def dumps(self) -> str:
        """Return the plan as JSON text, the same for the same plan."""
        kernels = [
            {
                "name": kernel.name,
                "facts": kernel.facts,
                "fetches": [item.to_json() for item in kernel.fetches],
                "slots": [[slot.kind, slot.index, slot.site] for slot in kernel.slots],
                "where": kernel.where,
                "directives": [
                    {
                        "line": item.line,
                        "text": item.text,
                        "reads": item.reads,
                        "start": item.start,
                        "site": item.site,
                        "named": item.named,
                        "rings": item.rings,
                        "fetches": item.fetches,
                        "tree": directives.to_json(item.directive),
                    }
                    for item in kernel.directives
                ],
            }
            for kernel in self.kernels
        ]
        return json.dumps({"chip": self.chip, "kernels": kernels}, indent=1, ensure_ascii=False) + "\n"


def read_plan(path: str) -> Plan:
    """Read a plan file. Raises MDRError when it is missing or damaged."""
    try:
        with open(path, encoding="utf-8") as stream:
            data = json.load(stream)
        plan = Plan(data["chip"])
        for entry in data["kernels"]:
            kernel = PlannedKernel(entry["name"], entry["facts"])
            kernel.fetches = [Fetch.from_json(item) for item in entry["fetches"]]
            kernel.slots = [Slot(kind, index, site) for kind, index, site in entry["slots"]]
            kernel.where = entry["where"]
            kernel.directives = [
                PlannedDirective(
                    directives.from_json(item["tree"]),
                    item["line"],
                    item["text"],
                    item["reads"],
                    item["start"],
                    item["site"],
                )
                for item in entry["directives"]
            ]
            for item, data_of in zip(kernel.directives, entry["directives"], strict=True):
                item.named, item.rings, item.fetches = data_of["named"], data_of["rings"], data_of["fetches"]
            plan.kernels.append(kernel)
    except OSError as error:
        raise MDRError(f"cannot read {path}: {error.strerror}") from None
    except (KeyError, TypeError, ValueError) as error:
        raise MDRError(f"{path} is not a plan of this version: {error}", hint="build again from the source") from None
    return plan
