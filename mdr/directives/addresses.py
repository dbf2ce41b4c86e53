"""Gives readings of LDS and memory their addresses, and refuses what cannot be computed where a directive stands.

An address is computed at the directive's place, by vector instructions that change nothing but registers of MDR's own:
integers of 32 bits, and for global memory one 64-bit pair that they are added to or subtracted from.
"""

from __future__ import annotations

from mdr.directives.tree import (
    INTEGERS,
    READINGS,
    WIDE,
    Address,
    Binary,
    BuiltIn,
    Constant,
    Convert,
    Expression,
    Memory,
    Register,
    Reinterpret,
    Unary,
)

_OPERATORS = frozenset(("+", "-", "*", "&", "|", "^", "~", "<<", ">>"))


def trouble(space: str, address: Expression) -> tuple[str, str] | None:
    """Return message and hint for an address that cannot be computed at a directive's place; None for one that can."""
    if address.type not in INTEGERS:
        return f"An address is an integer, but this is {address.type}.", "Convert it to an integer in the kernel."
    if space == "lds":
        if address.type in WIDE:
            return "An address in LDS has 32 bits.", "Write e.g. lds[v3 + 16]; memory behind a pair is mem[v[2:3]]."
        return _narrow_trouble(address)
    if address.type not in WIDE:
        return "An address in memory has 64 bits.", "Name the pair that holds it: mem[s[4:5] + 8], mem[v[2:3] + 16]."
    pairs = 0
    for node, plus in terms(address):
        if isinstance(node, Register):
            pairs += 1 if plus else 2
        elif isinstance(node, Convert) and node.operand.type not in WIDE:
            found = _narrow_trouble(node.operand)
            if found is not None:
                return found
        elif not isinstance(node, Constant):
            return (
                "An address in memory is a pair of registers, and integers added to it.",
                "Compute it in the kernel, or write e.g. mem[s[4:5] + 4*v2 + 16].",
            )
    if pairs != 1:
        return (
            "An address in memory is one pair of registers, and integers added to it.",
            "Write e.g. mem[s[4:5] + 4*v2].",
        )
    return None


def terms(node: Expression, plus: bool = True) -> list[tuple[Expression, bool]]:
    """Return what an address is the sum of: each term, and whether it is added or subtracted. Constants have no type here."""
    if isinstance(node, Binary) and node.op in ("+", "-"):
        return [*terms(node.left, plus), *terms(node.right, plus == (node.op == "+"))]
    if isinstance(node, Convert) and isinstance(node.operand, Constant):
        return [(node.operand, plus)]
    return [(node, plus)]


def _narrow_trouble(address: Expression) -> tuple[str, str] | None:
    for node in address.walk():
        if isinstance(node, Memory | Address):
            return "An address cannot be read from memory.", "Load it in the kernel, and name the register."
        if isinstance(node, Binary | Unary) and node.op not in _OPERATORS:
            return (
                f"'{node.op}' cannot be computed where the directive stands.",
                "Use a shift, or compute it in the kernel.",
            )
        if isinstance(node, Register | Reinterpret) and node.read_as not in (
            "i32",
            "u32",
            "i16",
            "u16",
            "i8",
            "u8",
            "i4",
            "u4",
        ):
            return f"An address is made of 32-bit integers, not of {node.read_as}.", "Read the register as i32 or u32."
        if isinstance(node, BuiltIn) and node.name in ("wave", "pass"):
            return f"'${node.name}' cannot be part of an address.", "Use $tid or $lane, or compute it in the kernel."
        if isinstance(node, Convert) and node.type in WIDE:
            return "An address in LDS has 32 bits.", "Write e.g. lds[v3 + 16]."
        if isinstance(node, Convert) and node.operand.type not in INTEGERS:
            return "A float cannot be converted where the directive stands.", "Convert it in the kernel."
    return None


def folded(node: Expression) -> Expression:
    """Return an address with what is known before the kernel runs computed, as the kernel would."""
    if isinstance(node, Unary):
        operand = folded(node.operand)
        if isinstance(operand, Constant):
            return _constant(-int(operand.value) if node.op == "-" else ~int(operand.value), node.type)
        return Unary(node.op, operand)
    if isinstance(node, Convert):
        return Convert(node.type, folded(node.operand))
    if isinstance(node, Binary):
        left, right = folded(node.left), folded(node.right)
        if (
            isinstance(left, Constant)
            and isinstance(right, Constant)
            and node.op in _OPERATORS
            and node.type in INTEGERS
        ):
            return _constant(_computed(node.op, int(left.value), int(right.value), node.type), node.type)
        return Binary(node.op, left, right)
    return node


def _computed(op: str, left: int, right: int, type: str) -> int:
    if op in ("<<", ">>"):
        right &= 63 if type in WIDE else 31
        return left << right if op == "<<" else left >> right
    found = {"+": left + right, "-": left - right, "*": left * right, "&": left & right, "|": left | right}
    return found.get(op, left ^ right)


def _constant(value: int, type: str) -> Constant:
    bits = 64 if type in WIDE else 32
    value &= (1 << bits) - 1
    return Constant(value - (1 << bits) if type[0] == "i" and value >> (bits - 1) else value, type)


def size_of(read_as: str) -> int:
    """Return the bytes that one value of a reading takes in memory: a nibble takes the byte that it is the low half of."""
    return max(8, READINGS[read_as][0]) // 8
