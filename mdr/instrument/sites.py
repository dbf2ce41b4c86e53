"""Where in a kernel instructions may be put: places that would break the author's code are refused with a reason."""

from __future__ import annotations

import re

from mdr.assembly.canonical import is_instruction
from mdr.assembly.flow import NUMBER, in_loop, labels_of, reachable, successors
from mdr.assembly.kernels import BRANCHES, Kernel, Module, mnemonic
from mdr.diagnostics import Diagnostic

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

_ENDPGM_AS_DATA = re.compile(r"\t\.(?:long|4byte|int)\t(?:3212902400|0xbf810000)$", re.I)


class SiteChecks:
    """Checks the sites of one file; what it finds out about a kernel is kept for the kernel's next site."""

    def __init__(self, lines: Sequence[str], module: Module) -> None:
        self._lines = lines
        self._module = module
        self._labels = labels_of(lines)
        self._reached: dict[str, set[int]] = {}
        self._kernels: dict[str, Diagnostic | None] = {}
        self._indexed: dict[str, set[int]] = {}

    def check(self, kernel: Kernel, site: int) -> Diagnostic | None:
        """Tell what is wrong with putting instructions before canonical line ``site``; None when nothing is."""
        if kernel.name not in self._kernels:
            self._kernels[kernel.name] = check_kernel(self._lines, kernel)
            self._indexed[kernel.name] = indexed_lines(self._lines, kernel, self._labels)
        return self._kernels[kernel.name] or self._check_place(kernel, site) or self._check_shared(kernel, site)

    def in_loop(self, site: int) -> bool:
        """Tell whether the instruction behind a site is part of a loop."""
        return in_loop(self._lines, site, self._labels)

    def _check_place(self, kernel: Kernel, site: int) -> Diagnostic | None:
        if self._instruction_at(kernel, site) in self._indexed[kernel.name]:
            return Diagnostic(
                "this directive stands where VGPR indexing is on (s_set_gpr_idx_on): the snapshot itself would be indexed",
                hint="move it before s_set_gpr_idx_on or after s_set_gpr_idx_off",
            )
        if after_getpc(self._lines, kernel, site) and _uses_distance(self._lines, kernel, site):
            return Diagnostic(
                "this directive stands between s_getpc_b64 and the instructions that add a distance to its result",
                hint="move it before s_getpc_b64, or after the address is complete",
            )
        return None

    def _check_shared(self, kernel: Kernel, site: int) -> Diagnostic | None:
        """Refuse code that another kernel may run too: that one has not the registers which the site would write."""
        if len(self._module.kernels) == 1:
            return None
        for other in self._module.kernels:
            if other is kernel:
                continue
            if any(kernel.entry <= line < kernel.end for line in self._reach(other)):
                return Diagnostic(
                    f"kernel '{other.name}' branches into kernel '{kernel.name}': their shared code cannot be instrumented",
                    hint="give each kernel its own copy of the code (a macro)",
                )
        here = self._instruction_at(kernel, site)
        if here is not None and here not in self._reach(kernel):
            return Diagnostic(
                f"this directive stands in code that kernel '{kernel.name}' reaches only by a call, if at all; the other "
                "kernels of this file may call it too",
                hint="move it to where the function is called, or keep one kernel in the file",
            )
        return None

    def _instruction_at(self, kernel: Kernel, site: int) -> int | None:
        return next((line for line in range(site, kernel.end) if is_instruction(self._lines[line])), None)

    def _reach(self, kernel: Kernel) -> set[int]:
        if kernel.name not in self._reached:
            self._reached[kernel.name] = reachable(self._lines, kernel, self._labels)
        return self._reached[kernel.name]


def check_kernel(lines: Sequence[str], kernel: Kernel) -> Diagnostic | None:
    """Tell why nothing can be inserted anywhere in a kernel, or why it would print nothing; None when all is well."""
    for index in range(kernel.entry, kernel.end):
        line = lines[index]
        if not is_instruction(line):
            if _ENDPGM_AS_DATA.match(line):
                return Diagnostic(
                    f"kernel '{kernel.name}' ends by an instruction written as data ({line.strip()}), which cannot be replaced",
                    hint="write s_endpgm",
                )
            continue
        word = mnemonic(line)
        if BRANCHES.match(word) and NUMBER.match(line.split()[-1]):
            return Diagnostic(
                f"kernel '{kernel.name}' branches by a number of instructions ({line.strip()}), so nothing can be inserted",
                hint="give the branch a label",
            )
        if word == "s_setvskip":
            return Diagnostic(
                f"kernel '{kernel.name}' skips vector instructions (s_setvskip), and would skip the snapshots",
                hint="branch around the code instead, in the debug build",
            )
        if word == "s_endpgm_saved":
            return Diagnostic(
                f"kernel '{kernel.name}' ends by s_endpgm_saved, which is for a trap handler",
                hint="write s_endpgm",
            )
    if not kernel.exits:
        return Diagnostic(
            f"kernel '{kernel.name}' has no s_endpgm, so it has no end at which to print",
            hint="end it with s_endpgm",
        )
    return None


def indexed_lines(lines: Sequence[str], kernel: Kernel, labels: Mapping[str, int]) -> set[int]:
    """Return the instruction lines that can be reached with VGPR indexing on."""
    found: set[int] = set()
    work = [at for at in range(kernel.entry, kernel.end) if lines[at].startswith("\ts_set_gpr_idx_on")]
    while work:
        for after in successors(lines, work.pop(), labels):
            if after not in found:
                found.add(after)
                if not lines[after].startswith("\ts_set_gpr_idx_off"):
                    work.append(after)
    return found


def after_getpc(lines: Sequence[str], kernel: Kernel, site: int) -> bool:
    """Tell whether s_getpc_b64 stands before a site in the same stretch of code, its result not yet jumped to."""
    for index in range(site - 1, kernel.entry, -1):
        line = lines[index]
        if not is_instruction(line):
            if line.endswith(":"):
                return False
            continue
        word = mnemonic(line)
        if word == "s_getpc_b64":
            return True
        if word in ("s_setpc_b64", "s_swappc_b64"):
            return False
    return False


def _uses_distance(lines: Sequence[str], kernel: Kernel, site: int) -> bool:
    """Tell whether a ``symbol@rel32`` (or a label difference) is added soon after ``site``, before the next label."""
    for index in range(site, kernel.end):
        line = lines[index]
        if is_instruction(line):
            word = mnemonic(line)
            if word in ("s_add_u32", "s_addc_u32", "s_add_i32") and re.search(r"@rel32|[.\w$]+-[.\w$(]+", line):
                return True
            if word in ("s_setpc_b64", "s_swappc_b64", "s_getpc_b64", "s_endpgm"):
                return False
        elif line.endswith(":"):
            return False
    return False
