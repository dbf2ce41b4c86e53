"""Evaluates expressions as a kernel must: the oracle that printed values are checked against, bit for bit."""

from __future__ import annotations

import math
import operator
import struct

from mdr.directives.minifloats import MINIFLOATS
from mdr.directives.tree import (
    FLOATS,
    READINGS,
    WIDE,
    Address,
    Binary,
    BuiltIn,
    Compare,
    Constant,
    Convert,
    Expression,
    Logic,
    Memory,
    Print,
    Register,
    Reinterpret,
    Unary,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    Read = Callable[[Register | BuiltIn | Memory], int]
    Number = int | float

_COMPARE: dict[str, Callable[[Number, Number], bool]] = {
    "==": operator.eq,
    "!=": operator.ne,
    "<": operator.lt,
    "<=": operator.le,
    ">": operator.gt,
    ">=": operator.ge,
}
_BIT_OPERATIONS: dict[str, Callable[[int, int], int]] = {"&": operator.and_, "|": operator.or_, "^": operator.xor}


def evaluate(expression: Expression, read: Read) -> Number:
    """Return the expression's value: an int within its type, a float of its type's precision, or a bool.

    ``read`` gives a lane's raw bits: for a Register of ``count`` registers an unsigned number of ``32 * count``
    bits, the lowest register in the low bits; for a BuiltIn its value; for a Memory, whose address is then a Constant and
    whose offset is 0, the bits that stand there.
    """
    if isinstance(expression, Constant):
        return expression.value
    if isinstance(expression, Register):
        return decode(read(expression), expression.read_as)
    if isinstance(expression, Memory):
        return decode(read(_placed(expression, read)), expression.read_as)
    if isinstance(expression, Address):
        return _wrapped(int(evaluate(expression.memory.address, read)), "u32")
    if isinstance(expression, BuiltIn):
        return _wrapped(read(expression), "i32")
    if isinstance(expression, Logic):
        return _logic(expression, read)
    if isinstance(expression, Unary):
        value = evaluate(expression.operand, read)
        if isinstance(value, float):
            return -value
        return _wrapped(-value if expression.op == "-" else ~value, expression.type)
    if isinstance(expression, Convert):
        return _converted(evaluate(expression.operand, read), expression.type)
    if isinstance(expression, Reinterpret):
        return decode(int(evaluate(expression.operand, read)), expression.read_as)
    if isinstance(expression, Compare):
        return _COMPARE[expression.op](evaluate(expression.left, read), evaluate(expression.right, read))
    if isinstance(expression, Binary):
        left, right = evaluate(expression.left, read), evaluate(expression.right, read)
        if expression.type in FLOATS:
            return _float_operation(expression.op, float(left), float(right), expression.type)
        return _wrapped(_integer_operation(expression, int(left), int(right)), expression.type)
    raise TypeError(f"not an expression: {expression!r}")


def _placed(node: Memory, read: Read) -> Memory:
    type = "u32" if node.space == "lds" else "u64"
    address = _wrapped(int(evaluate(node.address, read)), type) + node.offset
    return Memory(node.space, Constant(address, type), node.text, node.span, 0, node.read_as)


def printed_line(directive: Print, read: Read) -> str | None:
    """Return the line that a lane prints, as C's printf writes it, or None where the condition does not hold."""
    if directive.condition is not None and not evaluate(directive.condition, read):
        return None
    return "".join(
        piece if isinstance(piece, str) else _c_format(piece.conversion, evaluate(piece.expr, read))
        for piece in directive.pieces
    )


def decode(bits: int, read_as: str) -> Number:
    """Return the value of the low bits of ``bits``, read as a key of READINGS."""
    width = READINGS[read_as][0]
    bits &= (1 << width) - 1
    if read_as in MINIFLOATS:
        return MINIFLOATS[read_as].decode(bits)
    if read_as == "bf16":
        return _float_of(bits << 16, "<I", "<f")
    if read_as == "f16":
        return _float_of(bits, "<H", "<e")
    if read_as == "f32":
        return _float_of(bits, "<I", "<f")
    if read_as == "f64":
        return _float_of(bits, "<Q", "<d")
    if read_as[0] == "i" and bits >> (width - 1):
        bits -= 1 << width
    return bits


def _float_of(bits: int, integer: str, floating: str) -> float:
    return float(struct.unpack(floating, struct.pack(integer, bits))[0])


def _logic(expression: Logic, read: Read) -> bool:
    values = (bool(evaluate(operand, read)) for operand in expression.operands)
    if expression.op == "not":
        return not next(values)
    return all(values) if expression.op == "and" else any(values)


def _bits(type: str) -> int:
    return 64 if type in WIDE else 32


def _wrapped(value: int, type: str) -> int:
    return int(decode(value, type))


def _rounded(value: float, type: str) -> float:
    if type == "f64" or not math.isfinite(value):
        return value
    try:
        return float(struct.unpack("<f", struct.pack("<f", value))[0])
    except OverflowError:
        return math.copysign(math.inf, value)


def _converted(value: Number, type: str) -> Number:
    if type in FLOATS:
        return _rounded(float(value), type)
    if isinstance(value, int):
        return _wrapped(value, type)
    if math.isnan(value):
        return 0
    low, high = (0, (1 << _bits(type)) - 1) if type[0] == "u" else (-(1 << _bits(type) - 1), (1 << _bits(type) - 1) - 1)
    if math.isinf(value):
        return high if value > 0 else low
    return min(max(math.trunc(value), low), high)


def _float_operation(op: str, left: float, right: float, type: str) -> float:
    # Python computes in f64, which holds twice the digits of f32 and more: rounding once again gives f32's result.
    if op == "+":
        result = left + right
    elif op == "-":
        result = left - right
    elif op == "*":
        result = left * right
    elif right != 0.0 or math.isnan(right):
        result = left / right
    elif left == 0.0 or math.isnan(left):
        result = math.nan
    else:
        result = math.copysign(math.inf, left) * math.copysign(1.0, right)
    return math.nan if math.isnan(result) else _rounded(result, type)


def _integer_operation(expression: Binary, left: int, right: int) -> int:
    op = expression.op
    if op in _BIT_OPERATIONS:
        return _BIT_OPERATIONS[op](left, right)
    if op in ("<<", ">>"):
        count = right & (_bits(expression.type) - 1)
        return left << count if op == "<<" else left >> count
    if op in ("/", "//", "%"):
        if right == 0:
            return 0
        if op != "/":
            return left // right if op == "//" else left % right
        quotient = abs(left) // abs(right)
        return quotient if (left < 0) == (right < 0) else -quotient
    return {"+": left + right, "-": left - right, "*": left * right}[op]


def _c_format(conversion: str, value: Number) -> str:
    """Format as C's printf: Python's ``%`` but for zeros before infinity and ``%#x`` of 0; a NaN has no sign."""
    if isinstance(value, float) and not math.isfinite(value):
        flags = len(conversion) - len(conversion.lstrip("%-+ #0"))
        conversion = conversion[:flags].replace("0", "") + conversion[flags:]
    if value == 0 and isinstance(value, int):
        conversion = conversion.replace("#", "")
    return conversion % value
