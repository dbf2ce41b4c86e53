"""Where in a kernel instructions may be put: places that would break the author's code are refused with a reason."""

from __future__ import annotations

import re

from mdr.assembly.canonical import is_instruction
from mdr.assembly.kernels import BRANCHES, Kernel, mnemonic
from mdr.diagnostics import Diagnostic

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

_NUMBER = re.compile(r"-?(?:0x[0-9a-fA-F]+|\d+)$")


def check_site(lines: Sequence[str], kernel: Kernel, site: int) -> Diagnostic | None:
    """Tell what is wrong with putting instructions before canonical line ``site`` of ``kernel``; None when nothing is."""
    for index in range(kernel.entry, kernel.end):
        line = lines[index]
        if is_instruction(line) and BRANCHES.match(mnemonic(line)) and _NUMBER.match(line.split()[-1]):
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
