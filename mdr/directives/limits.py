"""Checks a directive's registers and its places in LDS against those that its kernel has."""

from __future__ import annotations

from mdr.directives.problems import Problem
from mdr.directives.tree import Constant, Directive, Memory, Register

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Protocol

    class Limits(Protocol):
        """How many registers of each bank a kernel can address: what it declares or uses, within the chip's maxima."""

        @property
        def vgprs(self) -> int: ...
        @property
        def sgprs(self) -> int: ...
        @property
        def agprs(self) -> int: ...
        @property
        def lds(self) -> int:
            """Bytes of LDS a workgroup, 0 where the kernel has none."""


_KINDS = {"v": "vector registers", "s": "scalar registers", "a": "accumulation registers"}
_DECLARED_BY = {
    "v": ".amdhsa_next_free_vgpr",
    "s": ".amdhsa_next_free_sgpr",
    "a": ".amdhsa_next_free_vgpr and .amdhsa_accum_offset",
}


def check_registers(directive: Directive, limits: Limits) -> list[Problem]:
    """Return a problem for each place in ``directive`` that names a register, or LDS, which the kernel does not have.

    The places are known for a directive that :func:`mdr.directives.parse` gave, not for one read from a plan.
    """
    have = {"v": limits.vgprs, "s": limits.sgprs, "a": limits.agprs}
    problems = []
    for expression in directive.expressions():
        for node in expression.walk():
            if isinstance(node, Register) and node.bank in have and node.index + node.count > have[node.bank]:
                problems.append(_beyond(node, have[node.bank]))
            elif isinstance(node, Memory) and node.space == "lds":
                problems += _outside(node, limits.lds)
    return problems


def _outside(node: Memory, have: int) -> list[Problem]:
    """Return what is wrong with a reading of LDS, as far as it is known before the kernel runs."""
    if have == 0:
        hint = "LDS is declared by .amdhsa_group_segment_fixed_size, or used by ds_ instructions."
        return [Problem(*node.where, f"{node.name} does not exist here: the kernel has no LDS.", hint)]
    if node.span > have:
        message = f"{node.name} is read for {node.span} bytes, but the kernel has {have} bytes of LDS."
        return [Problem(*node.where, message, "Read fewer values.")]
    address = node.address
    if isinstance(address, Constant) and not 0 <= address.value <= have - node.span:
        message = f"{node.name} lies outside the kernel's {have} bytes of LDS."
        hint = f"The last {node.span} bytes are at {have - node.span:#x}."
        return [Problem(*node.where, message, hint)]
    return []


def _beyond(register: Register, have: int) -> Problem:
    bank = register.bank
    offset, length = register.where
    if have == 0:
        message = f"{register.name} does not exist here: the kernel has no {_KINDS[bank]}."
    else:
        last = f"{bank}{have - 1}"
        message = f"{register.name} is beyond the kernel's {have} {_KINDS[bank]}, {bank}0 to {last}."
    hint = f"Read a register that the kernel uses; {_DECLARED_BY[bank]} says how many there are."
    return Problem(offset, length, message, hint)
