"""The two ways a line leaves the kernel: HIP's hostcall (a packet to a listening host) and HIP's printf buffer."""

from __future__ import annotations

import re

from mdr import directives
from mdr.diagnostics import MDRError
from mdr.directives import tree

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from mdr.instrument.plan import Plan, PlannedDirective

TRANSPORTS = ("hostcall", "buffered")
HIDDEN_ARGUMENT = {"hostcall": "hidden_hostcall_buffer", "buffered": "hidden_printf_buffer"}
# A conversion, a doubled percent sign, or a backslash that HIP's reader would take for an escape.
_SPECIAL = re.compile(r"%%|%[-+ #0]*\d*(?:\.\d+)?l?[a-zA-Z]|\\(?=[abfnrv]|72)")

HOSTCALL_PROTOCOL = (
    "classic"  # that device/hostcall.ll speaks; ROCm has another, which its hosts will use from late 2026 on
)
ROUTINE = {"hostcall": "__mdr_hostcall", "buffered": "__mdr_reserve"}


def line_format(item: PlannedDirective) -> str:
    """Return the C format of the line that a directive prints, newline included.

    An assertion's line begins with `place_mark` where its place in the source is to stand, which the last stage knows.
    """
    directive = item.directive
    if isinstance(directive, tree.TimestampEnd):
        unit = "realtime ticks" if directive.realtime else "ticks"
        passes = " in %u passes (%u to %u)" if item.adds_up else ""
        return f"[Timestamp {_literal(directive.label)}] elapsed = %ld {unit}{passes}\n"
    if isinstance(directive, tree.Count):
        return f"[Count {_literal(directive.label)}] hits = %ld\n"
    assert isinstance(directive, tree.Line)
    text = directives.printf_format(directive)
    if isinstance(directive, tree.Assert):
        text = f"{place_mark(item.site)}: assertion failed: {_literal(directive.source)}" + (
            f": {text}" if text else ""
        )
    if isinstance(directive, tree.Trace):
        text = f"[pass %d{', hit %d' if directive.condition is not None else ''} of %d] {text}"
    if item.named:
        text += f" [{', '.join(_named(item.named))}]"
    return text + "\n"


def place_mark(site: int) -> str:
    """Return what stands for the place of a site: two characters that no source uses enclose its number."""
    return f"\ue000{site}\ue001"


def _named(names: list[str]) -> Iterator[str]:
    """Yield what is told of a work-item: its numbers are printed in the order of ``names``."""
    for kind, title in (("wg", "workgroup"), ("tid", "work-item"), ("lane", "lane"), ("pass", "pass")):
        axes = sum(name.split("_")[0] == kind for name in names)
        if axes:
            yield f"{title} {' '.join(['%d'] * axes)}"


def _literal(text: str) -> str:
    return text.replace("%", "%%")


def buffered_format(text: str) -> tuple[str, list[int]]:
    """Return a format as HIP's printf buffer can carry it, and where the character code of a backslash is an argument.

    HIP's reader turns ``\\n`` and its like in a format into the character, and knows no escape for the backslash itself:
    such a backslash becomes ``%c``. The numbers are positions among the arguments, in order.
    """
    places: list[int] = []
    arguments = 0
    out: list[str] = []
    end = 0
    for match in _SPECIAL.finditer(text):
        out.append(text[end : match.start()])
        end = match.end()
        if match[0] == "\\":
            places.append(arguments)
            out.append("%c")
        else:
            out.append(match[0])
        arguments += match[0] != "%%"
    return "".join((*out, text[end:])), places


def format_hash(text: str) -> int:
    """Return the 64-bit number by which HIP's buffered printf names a format: the low half of its MD5 (LLVM's choice)."""
    import hashlib

    return int.from_bytes(hashlib.md5(text.encode(), usedforsecurity=False).digest()[:8], "little")


def printf_entries(plan: Plan, transport: str) -> list[str]:
    """Return the ``amdhsa.printf`` metadata of a file, each format once. Raises MDRError where two formats share a hash.

    What leaves at its site goes through the buffer whatever the transport.
    """
    return metadata_entries(
        buffered_format(line_format(item))[0]
        for kernel in plan.kernels
        for item in kernel.directives
        if item.prints and (transport == "buffered" or item.leaves_at_site)
    )


def metadata_entries(formats: Iterable[str], hash: Callable[[str], int] = format_hash) -> list[str]:
    """Return ``0:0:<hash>,<format>`` for every distinct format, in order."""
    known: dict[int, str] = {}
    for text in formats:
        other = known.setdefault(hash(text), text)
        if other != text:
            raise MDRError(
                f"two formats have the same hash {hash(text):#x}, so the host could not tell their lines apart: "
                f"{other!r} and {text!r}",
                hint="change the text of one of them, or build with printf=hostcall",
            )
    return [f"0:0:{number:x},{text}" for number, text in known.items()]
