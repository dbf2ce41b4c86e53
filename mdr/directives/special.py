"""The registers of a wave that have names of their own: EXEC, VCC, M0 and SCC.

In the tree they are Registers whose ``bank`` is ``exec``, ``vcc``, ``m0`` or ``scc``; the index counts 32-bit halves.
"""

from __future__ import annotations

# Name in a directive: bank, first half, halves, how it is read unless a function says otherwise.
SPECIAL = {
    "exec": ("exec", 0, 2, "u64"),
    "exec_lo": ("exec", 0, 1, "u32"),
    "exec_hi": ("exec", 1, 1, "u32"),
    "vcc": ("vcc", 0, 2, "u64"),
    "vcc_lo": ("vcc", 0, 1, "u32"),
    "vcc_hi": ("vcc", 1, 1, "u32"),
    "m0": ("m0", 0, 1, "u32"),
    "scc": ("scc", 0, 1, "i32"),
}
NAMES = {(bank, index, count): name for name, (bank, index, count, _) in SPECIAL.items()}
DEFAULT_READING = {(bank, index, count): read_as for bank, index, count, read_as in SPECIAL.values()}
SPECIAL_BANKS = frozenset(bank for bank, *_ in SPECIAL.values())


def operand(bank: str, index: int) -> str:
    """Return how a vector instruction names a 32-bit half as a source (ISA manuals, "Source operands")."""
    return "src_scc" if bank == "scc" else NAMES[bank, index, 1]
