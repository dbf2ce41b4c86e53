"""The metrics of a kernel for NVIDIA: counted in its PTX, registers and spills as ptxas reports them; and what must hold.

PTX is what two versions of ptxas agree on; its instructions are the machine's one by one where it matters here (wgmma is
HGMMA, ldmatrix LDSM, cp.async.bulk.tensor UTMALDG), which the tests compare where there is a disassembler.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass

from mdr.diagnostics import MDRError
from mdr.gemm.metrics import Metrics
from mdr.gemm.nvptx.frame import PIPELINES, Frame
from mdr.gemm.nvptx.mma import Plan, read_conflicts
from mdr.gemm.nvptx.plan import PlannedKernel
from mdr.gemm.nvptx.tools import assemble
from mdr.gemm.types import Rounding

_WGMMA = re.compile(r"wgmma\.mma_async\.sync\.aligned\.m64n(\d+)k(\d+)\.")
_MMA = re.compile(r"mma\.sync\.aligned\.m16n8k(\d+)\.")
_LABEL = re.compile(r"(\$\w+):")
_INSTRUCTION = re.compile(r"(?:(@!?%?\w+)\s+)?([a-z][\w.:]*)\s*(.*?);")
_KINDS = {
    "wgmma.wait_group": "wait", "cp.async.wait_group": "wait", "bar": "barrier", "mbarrier": "barrier", "ldmatrix": "shared read",
    "ld.shared": "shared read", "st.shared": "shared write", "cp": "copy", "mov": "move", "bra": "branch", "setp": "compare",
    "ld.global": "global load",
}  # fmt: skip


@dataclass(frozen=True)
class Instruction:
    """One instruction: its name with modifiers, and its operands as text."""

    name: str
    operands: str
    local: bool
    """Whether it stands in inline PTX between braces, whose labels are its own."""


class Listing:
    """The instructions of one kernel in order, its blocks and its loops."""

    def __init__(self, ptx: str, kernel: str) -> None:
        body = re.search(rf"\.entry {kernel}\(.*?\n\{{\n(.*)\n\}}", ptx, re.DOTALL)  # inline PTX has braces too
        if body is None:
            raise MDRError(f"no kernel {kernel} in the PTX")
        self.instructions: list[Instruction] = []
        self.labels: dict[str, int] = {}
        self.blocks = 1
        depth, ended, statement = 0, False, ""
        for raw in body[1].splitlines():
            line = raw.partition("//")[0].strip()
            label = None if depth else _LABEL.fullmatch(line)
            if label:
                self.labels[label[1]] = len(self.instructions)
            if label or (ended and line):
                self.blocks += not (ended and label)
                ended = False
            if line in ("{", "}"):
                depth += 1 if line == "{" else -1
                continue
            if label or line.endswith(":") or line.startswith("."):
                continue
            statement = f"{statement} {line}".strip()
            if not statement.endswith(";"):
                continue
            found = _INSTRUCTION.fullmatch(statement)
            statement = ""
            if found:
                self.instructions.append(Instruction(found[2], found[3], depth > 0))
                ended = found[2].startswith("bra") and not depth
        self.loops = [
            (self.labels[target], at)
            for at, target in self.jumps()
            if target in self.labels and self.labels[target] <= at
        ]

    def jumps(self) -> list[tuple[int, str]]:
        """Branches of the kernel itself, not those that wait inside inline PTX: (place, label)."""
        return [
            (at, item.operands.strip())
            for at, item in enumerate(self.instructions)
            if item.name.startswith("bra") and not item.local
        ]

    def innermost(self, wanted: Callable[[str], bool]) -> list[Instruction]:
        """The instructions of the smallest loop that has an instruction of that name. Raises MDRError if none has."""
        for first, last in sorted(self.loops, key=lambda loop: loop[1] - loop[0]):
            inside = self.instructions[first : last + 1]
            if any(wanted(item.name) for item in inside):
                return inside
        raise MDRError("no loop in the PTX multiplies", hint="this is not PTX that MDR made for the configuration")


def is_matrix(name: str) -> bool:
    """Whether an instruction is a matrix product."""
    return bool(_WGMMA.match(name) or _MMA.match(name))


def flops(name: str) -> int:
    """Floating-point (or integer) operations of one matrix instruction: two for each product."""
    group, warp = _WGMMA.match(name), _MMA.match(name)
    if group:
        return 2 * 64 * int(group[1]) * int(group[2])
    return 2 * 16 * 8 * int(warp[1]) if warp else 0


def measure(kernel: PlannedKernel, ptx: str) -> Metrics:
    """Count everything; "a wave" is a consumer warpgroup where wgmma is used. Raises MDRError without ptxas."""
    listing = Listing(ptx, kernel.gemm.name)
    loop = listing.innermost(is_matrix)
    grouped = kernel.schedule.pipeline in PIPELINES
    copying = listing.innermost(_is_copy) if grouped else loop
    matrix = Counter(item.name for item in loop if is_matrix(item.name))
    spans = {id(item) for item in (*loop, *copying)}
    outside = [item for item in listing.instructions if id(item) not in spans]
    cubin = assemble(ptx, kernel.target.name)
    plan = Plan(kernel.gemm, kernel.schedule, kernel.target)
    return Metrics(
        registers={"registers": cubin.registers},
        spills=cubin.spill_stores + cubin.spill_loads,
        shared_bytes=kernel.shared_bytes,
        matrix=dict(sorted(matrix.items())),
        flops=sum(flops(name) * count for name, count in matrix.items()),
        loop=dict(sorted(Counter(_kind(item.name) for item in loop if not is_matrix(item.name)).items())),
        copies=_counted(copying, _is_copy),
        reads=_counted(loop, lambda name: name.startswith(("ldmatrix", "ld.shared"))),
        barriers=sum(item.name.startswith(("bar.sync", "mbarrier.try_wait")) for item in loop),
        waits=sum(_kind(item.name) == "wait" for item in loop),
        flow={"blocks": listing.blocks, "branches": len(listing.jumps()), "back edges": len(listing.loops)},
        epilogue=_counted(
            outside, lambda name: name.startswith(("cvt.r", "stmatrix", "st.global", "cp.async.bulk.tensor.3d.global"))
        ),
        conflicts=0 if grouped else read_conflicts(plan),
    )


def _is_copy(name: str) -> bool:
    if name.startswith("cp.async.bulk.tensor.3d.shared"):
        return True
    return name.startswith("cp.async.c") and "commit" not in name


def _kind(name: str) -> str:
    for start, word in _KINDS.items():
        if name.startswith(start):
            return word
    return "arithmetic"


def _counted(items: list[Instruction], wanted: Callable[[str], bool]) -> dict[str, int]:
    return dict(sorted(Counter(item.name for item in items if wanted(item.name)).items()))


def violations(kernel: PlannedKernel, found: Metrics) -> list[str]:
    """What no kernel of this configuration may show, golden file or not."""
    gemm, schedule, wrong = kernel.gemm, kernel.schedule, []
    tile = schedule.tile
    grouped = schedule.pipeline in PIPELINES
    plan = Plan(gemm, schedule, kernel.target)
    if grouped:
        frame = Frame(gemm, schedule, kernel.target)
        want = 2 * 64 * frame.blocks_m * frame.columns * tile.k
        shared, barriers = frame.shared, 1
    else:
        want = 2 * tile.m * tile.n * tile.k // schedule.warps.count
        shared, barriers = plan.shared_bytes, 2 if schedule.stages == 1 else 1
    if found.flops != want:
        wrong.append(f"a consumer's loop does {found.flops} operations a tile of K, and {want} are its share")
    if found.spills:
        wrong.append(f"{found.spills} bytes spilled")
    if found.conflicts and schedule.shared.bank_conflict_free:
        wrong.append(f"{found.conflicts} bank conflicts")
    if found.shared_bytes != shared:
        wrong.append(f"{found.shared_bytes} bytes of shared memory, and the plan has {shared}")
    if found.barriers != barriers:
        wrong.append(f"{found.barriers} barriers in the loop, and the plan has {barriers}")
    waits = 1 if grouped or plan.direct else 0
    if found.waits != waits:
        wrong.append(f"{found.waits} waits in the loop, and the plan has {waits}")
    names = " ".join(found.epilogue)
    sign = {Rounding.RNE: "cvt.rn", Rounding.RTZ: "cvt.rz", Rounding.RTP: "cvt.rp"}[gemm.rounding]
    whole = gemm.out.name == "bf16" and gemm.rounding is Rounding.RTP  # in whole numbers: see convert.py
    if gemm.out.bits == 16 and not whole and f"{sign}." not in names:
        wrong.append(f"no {sign} behind the loop, and {gemm.out} is rounded {gemm.rounding.value}")
    return wrong
