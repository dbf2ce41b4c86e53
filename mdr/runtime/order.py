"""The order in which a launch's messages are shown: what left at a directive's place comes first, wave by wave."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from mdr.runtime.records import Message, Records

if TYPE_CHECKING:
    from mdr.runtime.kernarg import Size3
    from mdr.runtime.sites import Sites

AT_SITE = frozenset({"now", "assert"})
"""The kinds of lines that leave where their directive stands."""


def ordered(messages: Sequence[Message], sites: Sites, grid: Size3, block: Size3) -> list[Message]:
    """Return ``messages`` with those that left at their place first, by workgroup and wave; a wave's own in its order.

    A wave reserves room for one line after another, so the order within it is that in which they were sent.
    """
    if not any(site.kind in AT_SITE for found in sites.values() for site in found):
        return list(messages)
    keys: dict[int, tuple[int, ...]] = {}
    for group in Records(messages, sites, grid, block).groups:
        if group.site.kind in AT_SITE:
            columns = [group.place[name].tolist() for name in ("workgroup_z", "workgroup_y", "workgroup_x", "wave")]
            keys.update(zip(group.numbers.tolist(), zip(*columns, strict=True), strict=True))
    first = sorted(keys, key=lambda number: (keys[number], number))
    rest = [number for number in range(len(messages)) if number not in keys]
    return [messages[number] for number in (*first, *rest)]
