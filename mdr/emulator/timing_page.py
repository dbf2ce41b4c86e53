"""The time model as a page: its numbers, their sources and its rules.

``python -m mdr.emulator.timing_page > docs/timing.md`` writes the page anew.
"""

from __future__ import annotations

import re
import sys

from mdr.emulator.registry import CHIPS
from mdr.emulator.semantics.smem import REAL_TIME_DIVISOR
from mdr.emulator.timing import COSTS

_PAGE = """# What time means on the emulator

`s_memtime` on the emulator reads a **model**: virtual cycles of the wave since it started, by the table below. They are
the same in every run. They tell which part of a kernel is the expensive one, not how long it takes on a GPU: there are
no caches, no bandwidth, no bank conflicts and no other waves that fill the gaps. `s_memrealtime` counts 1 for each
{divisor} of them.

Made from the model by `python -m mdr.emulator.timing_page`; a test keeps it up to date.

| cycles | {chips} | source |
|---|{rules}|
{rows}

- **LLVM**: the scheduling models in `llvm/lib/Target/AMDGPU/SISchedule.td` (their unit is four cycles). Its authors
  warn that the numbers may not be accurate; for LDS it gives a range of 2 to 64.
- **fitted**: chosen once, as one number for both, so that a vector addition of 64 floats takes what it was measured to
  take on a gfx950 from its first to its last instruction (1576 to 1932 ticks of `s_memtime` in five runs, 1748 on
  average; 76 of `s_memrealtime`). All its loads miss the caches. For the other chips the number is carried over.

## Rules

1. Instructions of a wave issue one after another, each for its cycles. `s_nop N` takes N + 1 issues, `s_sleep N` 64 N
   cycles more.
2. A load or store takes no longer than its issue. Its latency counts from there, and is charged at the `s_waitcnt` that
   waits for it, less what has passed since: what `vmcnt` and `lgkmcnt` leave outstanding is not waited for. Vector memory
   and LDS operations finish in order, scalar ones are waited for by `lgkmcnt(0)` only.
3. The matrix unit takes one MFMA after another. An instruction that touches the result, and the end of a basic block,
   wait until it is done.
4. All this is worked out in the order of the addresses, once for each basic block: a block begins with the operations
   outstanding that the code before it left, if that falls through, and with none otherwise.
5. Waves that meet at an `s_barrier` leave it at the time of the last one.

## Matrix instructions

Cycles that one occupies the matrix unit for: four for each pass. From LLVM's models; those of gfx950's own instructions
(twice the K, 8-bit floats and smaller) follow from LLVM's later models and AMD's peak rates a compute unit.

| chip | instructions (first match) | cycles |
|---|---|---|
{matrix}
"""


def markdown() -> str:
    """The page of the model's numbers and rules."""
    lines = {
        "issue": ("any instruction", "LLVM (SALU, `Write32Bit`)"),
        "quarter": ("f16 and f32 transcendentals, conversions between f32, f16 and integers", "LLVM"),
        "branch": ("a branch, taken or not", "LLVM (`WriteBranch`)"),
        "lds": ("LDS: latency", "LLVM (`WriteLDS`), within its range"),
        "scalar": ("scalar load: latency", "fitted"),
        "vector": ("vector load, atomic operation: latency", "fitted"),
        "store": ("vector store: latency", "LLVM (`WriteVMEM`)"),
        "clock": ("reading the clock: latency", "an assumption: twice LLVM's `WriteSMEM`"),
    }
    rows = [
        f"| {what} | {' | '.join(str(getattr(COSTS[chip], key)) for chip in CHIPS)} | {source} |"
        for key, (what, source) in lines.items()
    ]
    matrix = [f"| {chip} | `{text}` | {4 * passes} |" for chip in CHIPS for text, passes in COSTS[chip].passes]
    return _PAGE.format(
        divisor=REAL_TIME_DIVISOR, chips=" | ".join(CHIPS), rules="---|" * len(CHIPS) + "---",
        rows="\n".join(rows), matrix="\n".join(_escaped(line) for line in matrix),
    )  # fmt: skip


def _escaped(row: str) -> str:
    return re.sub(r"`([^`]*)`", lambda m: "`" + m[1].replace("|", "\\|") + "`", row)


if __name__ == "__main__":
    sys.stdout.write(markdown())
