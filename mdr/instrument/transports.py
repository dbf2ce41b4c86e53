"""The two ways a line leaves the kernel: HIP's hostcall (a packet to a listening host) and HIP's printf buffer."""

from __future__ import annotations

from mdr import directives
from mdr.diagnostics import MDRError
from mdr.directives import tree

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from mdr.instrument.plan import Plan

TRANSPORTS = ("hostcall", "buffered")
HIDDEN_ARGUMENT = {"hostcall": "hidden_hostcall_buffer", "buffered": "hidden_printf_buffer"}
ROUTINE = {"hostcall": "__mdr_hostcall", "buffered": "__mdr_reserve"}


def line_format(directive: directives.Directive) -> str:
    """Return the C format of a print's line, newline included."""
    assert isinstance(directive, tree.Print)
    return directives.printf_format(directive) + "\n"


def format_hash(text: str) -> int:
    """Return the 64-bit number by which HIP's buffered printf names a format: the low half of its MD5 (LLVM's choice)."""
    import hashlib

    return int.from_bytes(hashlib.md5(text.encode(), usedforsecurity=False).digest()[:8], "little")


def printf_entries(plan: Plan) -> list[str]:
    """Return the ``amdhsa.printf`` metadata of a file, each format once. Raises MDRError where two formats share a hash."""
    return metadata_entries(line_format(item.directive) for kernel in plan.kernels for item in kernel.directives)


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
