"""Stage runtime: the device routine of a transport, compiled once a chip and shared by all kernels."""

from __future__ import annotations

import os

from mdr.diagnostics import MDRError
from mdr.files import write_if_changed
from mdr.process import run_tool

# Without it gfx90a's calling convention gives s[0:3] to a stack descriptor, and LLVM's caller and callee disagree on where
# scalar arguments go (the caller still starts at s0). On gfx942 and gfx950 it is on anyway.
FEATURES = "+enable-flat-scratch"

DEVICE_SOURCES = os.path.join(os.path.dirname(os.path.abspath(__file__)), "device")


def device_source(transport: str) -> str:
    """Return the path of a transport's routine in LLVM IR."""
    return os.path.join(DEVICE_SOURCES, f"{transport}.ll")


def compile_runtime(*, chip: str, transport: str, llc: str, output: str) -> None:
    """Compile the routine of ``transport`` for ``chip`` to assembly. Raises MDRError with llc's message."""
    temporary = f"{output}.{os.getpid()}.llc"
    try:
        result = run_tool(
            [
                llc,
                "-O3",
                "-mtriple=amdgcn-amd-amdhsa",
                f"-mcpu={chip}",
                f"-mattr={FEATURES}",
                device_source(transport),
                "-o",
                temporary,
            ]
        )
        if result.status != 0:
            raise MDRError(f"llc failed with status {result.status}:\n{result.output.strip()}")
        with open(temporary, encoding="utf-8") as stream:
            text = stream.read()
    finally:
        try:
            os.unlink(temporary)
        except OSError:
            pass
    write_if_changed(output, text)
