"""Find out whether canonical text still is the source: llvm-mc prints a few instructions as text that it encodes otherwise."""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Sequence

from mdr.assembly.canonical import Canonical
from mdr.diagnostics import Diagnostic, Position
from mdr.process import run_tool


def check_faithful(path: str, canonical: Canonical, *, llvm_mc: str, arguments: Sequence[str]) -> Diagnostic | None:
    """Return a warning where the source assembles, and its canonical text to another object or not at all; else None.

    ``arguments`` are llvm-mc's for the source, its include folders among them. Known to differ with LLVM 22: ``v_nop_e64``
    is printed as ``v_nop``, which is shorter.
    """
    work = tempfile.mkdtemp(prefix="mdr-")
    try:
        text = os.path.join(work, "canonical.s")
        with open(text, "w", encoding="utf-8", errors="surrogateescape") as stream:
            stream.write("\n".join(canonical.lines) + "\n")
        objects = []
        # The text says itself what symbols were defined for the source.
        of_text = [argument for argument in arguments if not argument.startswith("-defsym=")]
        for number, (source, settings) in enumerate(((path, arguments), (text, of_text))):
            output = os.path.join(work, f"{number}.o")
            if run_tool([llvm_mc, *settings, "-filetype=obj", source, "-o", output]).status != 0:
                objects.append(b"")
                continue
            with open(output, "rb") as stream_of_bytes:
                objects.append(stream_of_bytes.read())
    finally:
        shutil.rmtree(work, ignore_errors=True)
    # A source that llvm-mc does not take as it stands, such as one that spells the target otherwise, cannot be compared.
    if not objects[0] or objects[0] == objects[1]:
        return None
    return Diagnostic(
        "llvm-mc prints an instruction of this source as text that it encodes otherwise: what is lifted is that text",
        Position(path, 1),
        severity="warning",
        hint="known of v_nop_e64, printed as v_nop; branches by number across it would be 4 bytes off",
    )
