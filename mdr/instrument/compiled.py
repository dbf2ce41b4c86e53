"""Take functions out of LLVM's assembly and verify that they keep to the registers they were given."""

from __future__ import annotations

import re

from mdr.assembly.canonical import is_instruction
from mdr.assembly.kernels import mnemonic, registers_in
from mdr.diagnostics import MDRError
from mdr.instrument.places import place_read

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Collection

_BASIC_BLOCK = re.compile(r"\.LBB(\d+_\d+)")
_FEWER = "print fewer values in one line, or build with printf=buffered"
_SCRATCH = ("scratch_", "buffer_load", "buffer_store")


class Function:
    """The instructions and labels of one compiled function, renamed so that it can stand in another file.

    ``vgprs`` and ``sgprs`` are what its own code uses, places that it reads or writes by inline assembly aside.
    """

    __slots__ = ("lines", "name", "sgprs", "vgprs")

    def __init__(self, name: str, lines: list[str], vgprs: int, sgprs: int) -> None:
        self.name = name
        self.lines = lines
        self.vgprs = vgprs
        self.sgprs = sgprs


def extract(text: str, name: str, prefix: str, places: Collection[str] = ()) -> Function:
    """Find function ``name`` in LLVM's assembly; ``.LBB`` labels become ``.LBBPRINTF<prefix>_``.

    Inline assembly may write ``places``.
    Raises MDRError where it is missing or uses scratch.
    """
    lines: list[str] = []
    inside = in_inline = in_descriptor = False
    vgprs = sgprs = 0
    for raw in text.split("\n"):
        if not inside:
            inside = raw.split(";")[0].rstrip() == f"{name}:"
            continue
        if raw.startswith(".Lfunc_end"):
            break
        if ";#ASM" in raw:
            in_inline = "ASMSTART" in raw
            continue
        line = raw.partition(";")[0].rstrip()
        if line.startswith("\t.section\t.rodata"):
            in_descriptor = True  # a kernel's descriptor stands before its .Lfunc_end
        if in_descriptor:
            in_descriptor = line != "\t.text"
            continue
        if not line or line.startswith(("\t.loc", "\t.p2align", "\t.cfi")):
            continue
        if in_inline and line[0] != "\t":
            line = f"\t{line}"  # the second instruction of an inline assembly text stands at the line's beginning
        line = _BASIC_BLOCK.sub(rf".LBBPRINTF{prefix}_\1", line)
        if is_instruction(line):
            if mnemonic(line).startswith(_SCRATCH) and not in_inline:
                raise MDRError(
                    f"the compiled code of {name} needs more registers than it has, and uses scratch memory: {line.strip()}",
                    hint=_FEWER,
                )
            named = _destination(line) if in_inline else line
            used = registers_in("" if in_inline and named.split()[-1] in places else named)
            vgprs, sgprs = max(vgprs, used.vgprs), max(sgprs, used.sgprs)
            if used.agprs:
                raise MDRError(f"the compiled code of {name} uses AGPRs: {line.strip()}")
        lines.append(line)
    if not inside:
        raise MDRError(f"the compiled code has no function {name}")
    return Function(name, lines, vgprs, sgprs)


def check_window(function: Function, vgprs: int, sgprs: int) -> None:
    """Raise MDRError when a function's own registers leave the window [0, vgprs) and [0, sgprs)."""
    if function.vgprs > vgprs or function.sgprs > sgprs:
        raise MDRError(
            f"the compiled code of {function.name} uses {function.vgprs} VGPRs and {function.sgprs} SGPRs, "
            f"its window has {vgprs} and {sgprs}",
            hint=_FEWER,
        )


def check_reads(function: Function, snapshots: Collection[str]) -> None:
    """Raise MDRError when inline assembly reads a register that is no snapshot (the kernel's own are overwritten by then)."""
    for line in function.lines:
        place = place_read(line)
        if place is not None and place not in snapshots:
            raise MDRError(f"the compiled code of {function.name} reads {place}, which holds no snapshot")


def _destination(line: str) -> str:
    return line.split(",", 1)[0]
