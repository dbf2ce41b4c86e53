"""What a code object's metadata says about the lines that it prints, ``mdr.sites``, and what they cost, ``mdr.cost``.

MDR's debug builds write it (mdr.instrument.records): for each line the directive's number in its kernel, file and line, the
format that its messages carry, the expressions and types of the format's arguments, and the names of the quadwords
behind those.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from mdr.diagnostics import MDRError


@dataclass(frozen=True, slots=True)
class Site:
    """A place that prints a line."""

    id: int
    """The directive's number in its kernel, from 0; in the order of the code."""
    file: str
    """Empty if unknown."""
    line: int
    fields: tuple[tuple[str, str], ...]
    """For each argument of the format, its expression and its type: a directive's reading (``f16``, ``u8``, ``i64``, …) or
    ``char`` for a character of the text."""
    words: tuple[str, ...]
    """For each quadword behind the arguments, its name, or the names of its low and its high half."""
    label: str | None
    """The label of a timestamp's section, of a count, or that a directive was given."""
    kind: str
    """``print``, ``tile``, ``trace``, ``count`` and ``timestamp`` leave at the kernel's end, ``now`` and ``assert`` where
    they stand."""


Sites = Mapping[bytes, tuple[Site, ...]]
"""The sites of one kernel by the format of their messages."""


def read_sites(metadata: Mapping[str, Any], kernel: str) -> Sites:
    """Return what ``metadata`` says of ``kernel``: nothing for code that MDR did not make. Raises MDRError if damaged."""
    found: dict[bytes, tuple[Site, ...]] = {}
    try:
        for entry in metadata.get("mdr.sites", ()):
            if entry["kernel"] != kernel:
                continue
            template = entry["format"].encode()
            site = Site(
                int(entry["id"]),
                str(entry["file"]),
                int(entry["line"]),
                tuple((str(name), str(type)) for name, type in entry["fields"]),
                tuple(str(word) for word in entry["words"]),
                entry.get("label"),
                str(entry["kind"]),
            )
            found[template] = (*found.get(template, ()), site)
    except (AttributeError, KeyError, TypeError, ValueError) as error:
        raise MDRError(f"damaged metadata: mdr.sites: {type(error).__name__}: {error}") from None
    return found


def read_cost(metadata: Mapping[str, Any], kernel: str) -> dict[str, tuple[int, int]] | None:
    """Return ``vgprs``, ``sgprs`` and ``occupancy`` (waves a SIMD) of ``kernel`` before and after it was instrumented.

    None for code without directives. Raises MDRError if damaged.
    """
    try:
        for entry in metadata.get("mdr.cost", ()):
            if entry["kernel"] == kernel:
                pairs = {name: entry[name] for name in ("vgprs", "sgprs", "occupancy")}
                return {name: (int(before), int(after)) for name, (before, after) in pairs.items()}
    except (AttributeError, KeyError, TypeError, ValueError) as error:
        raise MDRError(f"damaged metadata: mdr.cost: {type(error).__name__}: {error}") from None
    return None
