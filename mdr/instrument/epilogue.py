"""Stage mlir-opt: compile the bound MLIR to the epilogue's assembly, in one process."""

from __future__ import annotations

import os

from mdr.diagnostics import MDRError
from mdr.files import write_if_changed
from mdr.process import run_tool
from mdr.scratch import Scratch


def lower(mlir: str, *, chip: str, mlir_opt: str, output: str) -> None:
    """Compile ``k.injected.mlir`` for ``chip`` and write ``k.epilogue.s``. Raises MDRError with mlir-opt's message."""
    with open(mlir, encoding="utf-8") as stream:
        if "gpu.func" not in stream.read():
            write_if_changed(output, "")  # nothing is printed: a kernel without directives costs no compiler
            return
    with Scratch() as work:
        # gpu-module-to-binary looks for device libraries here; the epilogue calls none, so the folder is empty.
        os.makedirs(os.path.join(work, "amdgcn", "bitcode"))
        result_path = os.path.join(work, "binary.mlir")
        passes = (
            f"convert-scf-to-cf,convert-gpu-to-rocdl{{chipset={chip} runtime=HIP index-bitwidth=64}},"
            "reconcile-unrealized-casts"
        )
        pipeline = f"builtin.module(gpu.module({passes}),gpu-module-to-binary{{format=isa toolkit={work}}})"
        result = run_tool(
            [
                mlir_opt,
                mlir,
                f"--pass-pipeline={pipeline}",
                # The called routine needs no stack, so the epilogue sets none up.
                "--amdgpu-assume-external-call-stack-size=0",
                # One lane of a wave adds for all of them already, which LLVM does not see: it would have one of that lane do so.
                "--amdgpu-atomic-optimizer-strategy=None",
                "-o",
                result_path,
            ]
        )
        if result.status != 0:
            raise MDRError(
                f"mlir-opt failed with status {result.status} on {mlir}:\n{result.output.strip()}",
                hint="the MLIR is MDR's own: this is a bug in MDR, or an mlir-opt of another version",
            )
        with open(result_path, encoding="utf-8") as stream:
            text = stream.read()
    write_if_changed(output, assembly_of(text, mlir))


def assembly_of(text: str, origin: str) -> str:
    """Take the assembly text out of a module with ``gpu.binary`` (a string attribute with MLIR's escapes)."""
    start = text.find('assembly = "')
    if start < 0:
        if "gpu.module" not in text and "gpu.binary" not in text:
            return ""
        raise MDRError(f"mlir-opt gave no assembly for {origin}")
    start += len('assembly = "')
    end = start
    while text[end] != '"':
        end += 2 if text[end] == "\\" else 1
    import re

    escape = re.compile(r"\\([0-9A-Fa-f]{2}|\\|\")")
    raw = escape.sub(lambda match: match[1] if match[1] in '\\"' else chr(int(match[1], 16)), text[start:end])
    return raw.encode("latin-1").decode("utf-8", errors="replace")
