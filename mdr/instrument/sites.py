"""Where in a kernel instructions may be put: places that would break the author's code are refused with a reason."""

from __future__ import annotations

import re

from mdr.assembly.canonical import is_instruction
from mdr.assembly.flow import NUMBER, in_loop, labels_of, reachable
from mdr.assembly.kernels import BRANCHES, Kernel, Module, mnemonic
from mdr.diagnostics import Diagnostic

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence


class SiteChecks:
    """Checks the sites of one file; what it finds out about a kernel is kept for the kernel's next site."""

    def __init__(self, lines: Sequence[str], module: Module) -> None:
        self._lines = lines
        self._module = module
        self._labels = labels_of(lines)
        self._reached: dict[str, set[int]] = {}

    def check(self, kernel: Kernel, site: int) -> Diagnostic | None:
        """Tell what is wrong with putting instructions before canonical line ``site``; None when nothing is."""
        return check_site(self._lines, kernel, site) or self._check_shared(kernel, site)

    def in_loop(self, site: int) -> bool:
        """Tell whether the instruction behind a site is part of a loop."""
        return in_loop(self._lines, site, self._labels)

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
        here = next((line for line in range(site, kernel.end) if is_instruction(self._lines[line])), None)
        if here is not None and here not in self._reach(kernel):
            return Diagnostic(
                f"this directive stands in code that kernel '{kernel.name}' reaches only by a call, if at all; the other "
                "kernels of this file may call it too",
                hint="move it to where the function is called, or keep one kernel in the file",
            )
        return None

    def _reach(self, kernel: Kernel) -> set[int]:
        if kernel.name not in self._reached:
            self._reached[kernel.name] = reachable(self._lines, kernel, self._labels)
        return self._reached[kernel.name]


def check_site(lines: Sequence[str], kernel: Kernel, site: int) -> Diagnostic | None:
    """Tell what is wrong with putting instructions before canonical line ``site`` of ``kernel``; None when nothing is."""
    for index in range(kernel.entry, kernel.end):
        line = lines[index]
        if is_instruction(line) and BRANCHES.match(mnemonic(line)) and NUMBER.match(line.split()[-1]):
            return Diagnostic(
                f"kernel '{kernel.name}' branches by a number of instructions ({line.strip()}), so nothing can be inserted",
                hint="give the branch a label",
            )
    indexed = False
    pair: str | None = None
    for index in range(kernel.entry + 1, site):
        line = lines[index]
        if not is_instruction(line):
            if line.endswith(":"):
                pair = None
            continue
        word = mnemonic(line)
        if word == "s_set_gpr_idx_on":
            indexed = True
        elif word == "s_set_gpr_idx_off":
            indexed = False
        elif word == "s_getpc_b64":
            pair = line.split(None, 1)[1].strip()
        elif word in ("s_setpc_b64", "s_swappc_b64"):
            pair = None
    if indexed:
        return Diagnostic(
            "this directive stands where VGPR indexing is on (s_set_gpr_idx_on): the snapshot itself would be indexed",
            hint="move it before s_set_gpr_idx_on or after s_set_gpr_idx_off",
        )
    if pair is not None and _uses_distance(lines, kernel, site):
        return Diagnostic(
            "this directive stands between s_getpc_b64 and the instructions that add a distance to its result",
            hint="move it before s_getpc_b64, or after the address is complete",
        )
    return None


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
