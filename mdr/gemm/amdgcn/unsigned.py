"""Unsigned bytes with signed matrix instructions: 128 is taken from each, and what that changes is added to the sums.

With a = a' + 128 (the same bits but the highest), the sum of a b over K is that of a' b plus 128 times the sum of b, which
one more MFMA with ones adds up for each part along N. With both unsigned it is the sum of a' b', plus 128 times those of a'
and of b', plus 2^14 for each k, those beyond the end of K included: there a' and b' are -128, and all of it is nothing.
"""

from __future__ import annotations

from mdr.gemm.amdgcn.matrix import Instruction
from mdr.gemm.ir import Builder, Operand, Value, const, element_of, vector
from mdr.gemm.types import U8, ElementType


def signed(b: Builder, slices: list[Value], kind: ElementType) -> list[Value]:
    """Operands of matrix instructions with 128 taken from each byte, if they are unsigned."""
    if kind is not U8:
        return slices
    return [b.make(item.type, f"xor {item.type} {item.ref}, {_bytes(item.type, 0x80).ref}") for item in slices]


def ones(instruction: Instruction) -> Value:
    """An operand of all ones."""
    return _bytes(instruction.operand, 1)


def _bytes(kind: str, byte: int) -> Value:
    _, element = element_of(kind)
    size = int(element[1:]) // 8
    return const(kind, int.from_bytes(bytes([byte] * size), "little"))


def corrected(b: Builder, total: Value, sums: list[Value], both: bool, padded_k: Operand) -> Value:
    """The sums of a part with 128 times other sums, and with ``both`` unsigned 2^14 for each of ``padded_k``."""
    for item in sums:
        times = b.make(item.type, f"shl {item.type} {item.ref}, {const(item.type, 7).ref}")
        total = b.make(total.type, f"add {total.type} {total.ref}, {times.ref}")
    if both:
        count, _ = element_of(total.type)
        constant = b.splat(b.operand(b.mul(padded_k, 1 << 14), "i32"), count)
        total = b.make(vector(count, "i32"), f"add {total.type} {total.ref}, {constant.ref}")
    return total
