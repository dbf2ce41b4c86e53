"""How busy the K loop keeps the matrix unit, by LLVM's scheduling model: a relative number, not a time on a GPU."""

from __future__ import annotations

import os
import re
from dataclasses import dataclass

from mdr.build import toolchain
from mdr.diagnostics import MDRError
from mdr.gemm.amdgcn.listing import Listing
from mdr.process import run_tool
from mdr.scratch import Scratch

_ROUNDS = 20


@dataclass(frozen=True)
class Model:
    """``cycles`` that llvm-mca gives one wave for a tile of K, and those in which it has the matrix unit at work."""

    cycles: float
    matrix: float

    @property
    def share(self) -> float:
        """The part of the time in which the matrix unit works for this wave, from 0 to 1."""
        return self.matrix / self.cycles


def model(listing: Listing, chip: str, *, llvm: str | None = None) -> Model:
    """Run llvm-mca on the loop's instructions, without branches. Raises MDRError if there is no loop or no llvm-mca."""
    operations = [operation for block in listing.loop for operation in block.operations]
    body = [operation.text for operation in operations if not operation.name.startswith(("s_cbranch", "s_branch"))]
    if not any(operation.is_matrix for operation in operations):
        raise MDRError(f"kernel {listing.name} has no loop with matrix instructions")
    mca = os.path.join(os.path.dirname(toolchain.find(chip, tools=("llc",), llvm=llvm)["llc"].path), "llvm-mca")
    if not os.access(mca, os.X_OK):
        raise MDRError(f"{mca} is not there", hint="install LLVM's tools (Debian: llvm-22) or set MDR_LLVM")
    with Scratch() as work:
        with open(f"{work}/loop.s", "w", encoding="utf-8") as file:
            file.write("\n".join(body) + "\n")
        flags = [f"-mtriple={toolchain.TRIPLE}", f"-mcpu={chip}", f"-iterations={_ROUNDS}"]
        done = run_tool([mca, *flags, f"{work}/loop.s"])
    cycles = re.search(r"Total Cycles:\s+(\d+)", done.output)
    unit = re.search(r"\[(\d+)\]\s+- HWXDL", done.output)
    pressure = re.search(r"Resource pressure per iteration:\n.*\n(.*)\n", done.output)
    if done.status or cycles is None or unit is None or pressure is None:
        raise MDRError(f"llvm-mca does not take the loop: {done.output.strip()[:500]}")
    return Model(int(cycles[1]) / _ROUNDS, float(pressure[1].split()[int(unit[1])]))
