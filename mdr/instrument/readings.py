"""The readings of LDS and memory in a plan: what each keeps, and where that was put."""

from __future__ import annotations

from mdr.directives import tree
from mdr.instrument.fetches import Fetch, address_key, kind_of, read_key, temps_of
from mdr.instrument.plan import PlannedKernel, Slot

TYPE_CHECKING = False
if TYPE_CHECKING:
    from mdr.instrument.allocate import Allocation


def plan_reading(
    kernel: PlannedKernel, memory: tree.Memory, site: int, limit: int | None, condition: tree.Expression | None
) -> dict[str, int]:
    """Plan what the next directive keeps of a reading at ``site``; return its slots by the names of mdr.instrument.fetches.

    Its ``condition`` keeps lanes from reading memory where they may hold no pointer, unless it is what the condition reads.
    """
    owner = None
    if memory.space == "mem" and condition is not None:
        read = {(node.text, node.span) for node in condition.walk() if isinstance(node, tree.Memory)}
        owner = None if (memory.text, memory.span) in read else len(kernel.directives)
    packed = bool(kernel.facts["packed_ids"])
    item = Fetch(memory.space, memory.address, memory.text, memory.span, site, limit, packed, owner)
    kind = kind_of(kernel.fetch(item))
    whole = tree.Memory(memory.space, memory.address, memory.text, memory.span, 0, "u32")
    reads = {address_key(whole): kernel.slot(Slot(kind, -1, site))} if item.checked else {}
    for number in range(len(item.loads())):
        reads[read_key(whole, number)] = kernel.slot(Slot(kind, number, site))
    return reads


def reading_places(
    kernel: PlannedKernel, found: Allocation, number: int
) -> tuple[Fetch, dict[int, str], dict[str, str], list[str]]:
    """Return what mdr.instrument.fetches writes the code of a reading from."""
    places = list(zip(kernel.slots, found.slots, strict=False))
    own = {slot.index: place for slot, place in places if slot.kind == kind_of(number)}
    entry = {slot.kind: place for slot, place in places if slot.site < 0}
    return kernel.fetches[number], own, entry, temps_of(kernel.fetches, number, found.temps)
