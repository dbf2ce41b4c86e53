"""What a printed message carries behind the arguments of its format, and the description that lets a host read it.

C's printf ignores arguments that its format does not name, and so do HIP's hosts (``format`` in ROCm's ``devhcprintf.cpp``
stops at the format's end): the text is the same with and without them. They are quadwords, each with a name, or with two
names for its low and its high half:

- ``start``: the clock at the start of the section that a timestamp ends, 64 bits; not of one that is timed at every pass;
- ``iteration``: how often the lane had come to the directive before;
- ``site``: the directive's number in its kernel, where the format alone does not tell;
- ``tid``: the work-item ids, packed 10:10:10 from x on; ``tid_x`` where the kernel receives that one only;
- ``wg_x``, ``wg_y``, ``wg_z``: the workgroup ids that the kernel receives.

The last two are left out where keeping them would cost more than registers that are free anyway.
"""

from __future__ import annotations

import re

from mdr.directives import tree
from mdr.instrument.transports import buffered_format, line_format

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Any

    from mdr.instrument.plan import PlannedDirective, PlannedKernel

_CONVERSION = re.compile(r"%%|%[-+ #0]*\d*(?:\.\d+)?(l?)([a-zA-Z])")
_KINDS: dict[type[tree.Directive], str] = {
    tree.Print: "print",
    tree.Tile: "tile",
    tree.Trace: "trace",
    tree.Assert: "assert",
    tree.Count: "count",
    tree.TimestampEnd: "timestamp",
}
_BACKSLASH = ["", "char"]  # the argument that buffered_format adds for a backslash


def words(kernel: PlannedKernel, item: PlannedDirective) -> list[str]:
    """Return the names of the quadwords behind the arguments of ``item``'s line, in order."""
    text = line_format(item)
    same = sum(other.prints and line_format(other) == text for other in kernel.directives)
    found = ["start"] if isinstance(item.directive, tree.TimestampEnd) and not item.adds_up else []
    found += ["iteration"] if "pass" in item.reads else []
    return [*found, *(["site"] if same > 1 else []), *where_words(kernel.where)]


def where_words(where: Iterable[str]) -> list[str]:
    """Return the words that hold what tells work-items apart: two names each, the last one perhaps one."""
    names = [*where]
    return [" ".join(names[at : at + 2]) for at in range(0, len(names), 2)]


def describe(kernel: PlannedKernel, transport: str) -> list[dict[str, Any]]:
    """Return what a host has to know of each line that ``kernel`` prints; ``place`` is its number in ``k.lines.json``.

    ``fields`` has a ``[text, type]`` for each argument of the format: the expression as written, and how it is to be read.
    """
    found = []
    for number, item in enumerate(kernel.directives):
        if not item.prints:
            continue
        text, fields = line_format(item), _fields(item)
        if transport == "buffered" or item.leaves_at_site:
            text, places = buffered_format(text)
            for place in places:
                fields.insert(place, _BACKSLASH)
        site = {"id": number, "place": item.site, "format": text, "fields": fields, "words": words(kernel, item)}
        site["kind"] = (
            "now" if isinstance(item.directive, tree.Print) and item.directive.now else _KINDS[type(item.directive)]
        )
        if item.directive.label is not None:
            site["label"] = item.directive.label
        found.append(site)
    return found


def _fields(item: PlannedDirective) -> list[list[str]]:
    directive = item.directive
    names: list[str] = []
    if isinstance(directive, tree.Line):
        written = [[piece.text, _type(piece.expr)] for piece in directive.placeholders()]
        if isinstance(directive, tree.Trace):
            before = ["$pass", "hit", "hits"] if directive.condition is not None else ["$pass", "hits"]
            written = [[name, "i32"] for name in before] + written
        return written + [[f"${name}", "i32"] for name in item.named]
    if isinstance(directive, tree.TimestampEnd):
        names = ["elapsed", "passes", "least", "most"]
    elif isinstance(directive, tree.Count):
        names = ["hits"]
    found = []
    for length, letter in _CONVERSION.findall(line_format(item)):
        if letter:
            kind = "f64" if letter in "fFeEgG" else ("i" if letter in "di" else "u") + ("64" if length else "32")
            found.append([names.pop(0) if names else "", kind])
    return found


def _type(node: tree.Expression) -> str:
    """Return how the bits were read, which says more than the type of the value that this gave."""
    return str(getattr(node, "read_as", node.type))
