"""A small writer of textual LLVM IR for kernels: typed values, folding of whole numbers, blocks, calls."""

from __future__ import annotations

import struct
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Value:
    """An SSA value or a constant: its LLVM type, and how it is spelled."""

    type: str
    ref: str


Operand = Value | int
"""Where an instruction takes a value or a whole number of the other operand's type."""


def vector(count: int, element: str) -> str:
    """Return the LLVM type of ``count`` elements."""
    return f"<{count} x {element}>"


def element_of(kind: str) -> tuple[int, str]:
    """Return (count, element type) of an LLVM type; scalars count 0."""
    if kind.startswith("<"):
        count, _, element = kind[1:-1].partition(" x ")
        return int(count), element
    return 0, kind


def const(kind: str, number: float) -> Value:
    """Return a constant, the same in every element of a vector."""
    count, element = element_of(kind)
    if element in ("float", "double"):
        exact = struct.unpack("<f", struct.pack("<f", number))[0] if element == "float" else number
        ref = f"0x{struct.unpack('<Q', struct.pack('<d', exact))[0]:016X}"
    elif element == "half":
        ref = f"0xH{struct.unpack('<H', struct.pack('<e', number))[0]:04X}"
    elif element == "i1":
        ref = "true" if number else "false"
    else:
        ref = str(int(number))
    return Value(kind, f"splat ({element} {ref})" if count else ref)


_FOLD: dict[str, Any] = {
    "add": lambda x, y: x + y,
    "sub": lambda x, y: x - y,
    "mul": lambda x, y: x * y,
    "shl": lambda x, y: x << y,
    "lshr": lambda x, y: x >> y,
    "and": lambda x, y: x & y,
    "or": lambda x, y: x | y,
    "xor": lambda x, y: x ^ y,
    "udiv": lambda x, y: x // y,
    "urem": lambda x, y: x % y,
}
_NEUTRAL = {"add": 0, "sub": 0, "shl": 0, "lshr": 0, "or": 0, "xor": 0, "mul": 1, "udiv": 1}


class Builder:
    """Writes one function. Blocks are written in order; `block` is the one being written."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.declarations: set[str] = set()
        self.block = "entry"
        self._count = 0

    # ---- text

    def fresh(self, stem: str = "t") -> str:
        """Return a name that is new in the function."""
        self._count += 1
        return f"{stem}{self._count}"

    def line(self, text: str) -> None:
        """Write an instruction without a result."""
        self.lines.append(f"  {text}")

    def make(self, kind: str, text: str) -> Value:
        """Write an instruction with a result of type ``kind``."""
        name = f"%{self.fresh()}"
        self.line(f"{name} = {text}")
        return Value(kind, name)

    def name(self, name: str, value: Operand) -> Value:
        """Give a value a name that a loop's `phi` has announced."""
        value = self.operand(value, "i32")
        self.line(f"%{name} = bitcast {value.type} {value.ref} to {value.type}")
        return Value(value.type, f"%{name}")

    def label(self, name: str) -> None:
        """Begin a block."""
        self.lines.append(f"{name}:")
        self.block = name

    def branch(self, target: str, otherwise: str | None = None, condition: Value | None = None) -> None:
        """End a block: jump to ``target``, or with a condition there if it holds."""
        if condition is None:
            self.line(f"br label %{target}")
        else:
            self.line(f"br i1 {condition.ref}, label %{target}, label %{otherwise}")

    # ---- arithmetic

    def operand(self, value: Operand, kind: str) -> Value:
        """Return ``value`` as a value of type ``kind``."""
        return const(kind, value) if isinstance(value, int) else value

    def op(self, opcode: str, x: Operand, y: Operand, flags: str = "") -> Operand:
        """An integer or float instruction with two operands. Whole numbers are folded, ``x + 0`` is ``x``."""
        if isinstance(x, int) and isinstance(y, int):
            folded: int = _FOLD[opcode](x, y)
            return folded
        if isinstance(y, int) and _NEUTRAL.get(opcode) == y:
            return x
        if isinstance(x, int) and opcode in ("add", "mul", "or", "xor") and _NEUTRAL[opcode] == x:
            return y
        if 0 in (x, y) and opcode in ("mul", "and"):
            return 0
        kind = x.type if isinstance(x, Value) else y.type if isinstance(y, Value) else ""
        left, right = self.operand(x, kind), self.operand(y, kind)
        return self.make(kind, f"{opcode}{flags and ' ' + flags} {kind} {left.ref}, {right.ref}")

    def add(self, x: Operand, y: Operand) -> Operand:
        return self.op("add", x, y)

    def sub(self, x: Operand, y: Operand) -> Operand:
        return self.op("sub", x, y)

    def mul(self, x: Operand, y: Operand) -> Operand:
        if isinstance(y, int) and y > 1 and y & (y - 1) == 0:
            return self.op("shl", x, y.bit_length() - 1)
        return self.op("mul", x, y)

    def div(self, x: Operand, y: Operand) -> Operand:
        """Unsigned division; a shift by powers of two."""
        if isinstance(y, int) and y & (y - 1) == 0:
            return self.op("lshr", x, y.bit_length() - 1)
        return self.op("udiv", x, y)

    def rem(self, x: Operand, y: Operand) -> Operand:
        """Unsigned remainder; a mask by powers of two."""
        if isinstance(y, int) and y & (y - 1) == 0:
            return self.op("and", x, y - 1)
        return self.op("urem", x, y)

    def xor(self, x: Operand, y: Operand) -> Operand:
        return self.op("xor", x, y)

    def compare(self, predicate: str, x: Operand, y: Operand) -> Value:
        """``icmp`` or, for predicates such as ``oeq``, ``fcmp``."""
        kind = x.type if isinstance(x, Value) else y.type if isinstance(y, Value) else "i32"
        left, right = self.operand(x, kind), self.operand(y, kind)
        count, element = element_of(kind)
        opcode = "fcmp" if element in ("float", "half", "double", "bfloat") else "icmp"
        return self.make(vector(count, "i1") if count else "i1", f"{opcode} {predicate} {kind} {left.ref}, {right.ref}")

    def select(self, condition: Value, x: Operand, y: Operand, kind: str = "i32") -> Value:
        """``x`` where the condition holds, else ``y``."""
        kind = x.type if isinstance(x, Value) else y.type if isinstance(y, Value) else kind
        left, right = self.operand(x, kind), self.operand(y, kind)
        return self.make(kind, f"select {condition.type} {condition.ref}, {kind} {left.ref}, {kind} {right.ref}")

    def minimum(self, x: Operand, y: Operand, signed: bool = False) -> Operand:
        """The smaller of two."""
        if isinstance(x, int) and isinstance(y, int):
            return min(x, y)
        return self.select(self.compare("slt" if signed else "ult", x, y), x, y)

    def cast(self, opcode: str, value: Value, kind: str) -> Value:
        """A conversion such as ``zext``; none if the type is that already."""
        return value if value.type == kind else self.make(kind, f"{opcode} {value.type} {value.ref} to {kind}")

    def wide(self, value: Operand) -> Value:
        """A 32-bit unsigned value as 64 bits."""
        return const("i64", value) if isinstance(value, int) else self.cast("zext", value, "i64")

    # ---- vectors

    def shuffle(self, x: Value, picks: Sequence[int], y: Value | None = None) -> Value:
        """Elements of ``x`` and then ``y`` by number, as a vector."""
        _, element = element_of(x.type)
        mask = ", ".join(f"i32 {pick}" for pick in picks)
        other = y.ref if y is not None else "poison"
        kind = vector(len(picks), element)
        return self.make(kind, f"shufflevector {x.type} {x.ref}, {x.type} {other}, <{len(picks)} x i32> <{mask}>")

    def element(self, x: Value, number: int) -> Value:
        """One element of a vector."""
        _, element = element_of(x.type)
        return self.make(element, f"extractelement {x.type} {x.ref}, i32 {number}")

    def gather(self, items: Sequence[Value]) -> Value:
        """A vector of scalars."""
        kind = vector(len(items), items[0].type)
        whole = Value(kind, "poison")
        for number, item in enumerate(items):
            whole = self.make(kind, f"insertelement {kind} {whole.ref}, {item.type} {item.ref}, i32 {number}")
        return whole

    def join(self, items: Sequence[Value]) -> Value:
        """Vectors of one type, a power of two of them, one after another."""
        while len(items) > 1:
            count, _ = element_of(items[0].type)
            pairs = zip(items[::2], items[1::2], strict=True)
            items = [self.shuffle(x, range(2 * count), y) for x, y in pairs]
        return items[0]

    def splat(self, value: Value, count: int) -> Value:
        """A scalar in every element of a vector."""
        one = self.make(
            f"<1 x {value.type}>", f"insertelement <1 x {value.type}> poison, {value.type} {value.ref}, i32 0"
        )
        return self.shuffle(one, [0] * count)

    # ---- memory and calls

    def call(
        self, result: str, name: str, args: Sequence[Value], *, attributes: str = "", immediate: Sequence[int] = ()
    ) -> Value:
        """Call (and declare) a function; ``immediate`` are the numbers of its constant parameters.

        A ``void`` call returns a value that must not be used.
        """
        kinds = ", ".join(f"{a.type}{' immarg' if i in immediate else ''}" for i, a in enumerate(args))
        self.declarations.add(f"declare {result} @{name}({kinds})")
        given = ", ".join(f"{a.type} {a.ref}" for a in args)
        text = f"call {result} @{name}({given})" + (f" {attributes}" if attributes else "")
        if result == "void":
            self.line(text)
            return Value("void", "")
        return self.make(result, text)

    def at(self, base: Value, offset: Operand) -> Value:
        """The pointer ``offset`` bytes further."""
        if offset == 0:
            return base
        index = self.operand(offset, "i32")
        return self.make(base.type, f"getelementptr i8, {base.type} {base.ref}, {index.type} {index.ref}")

    def load(self, kind: str, place: Value, align: int, tail: str = "") -> Value:
        """Load a value; ``tail`` is metadata, with its comma."""
        return self.make(kind, f"load {kind}, {place.type} {place.ref}, align {align}{tail}")

    def store(self, value: Value, place: Value, align: int, tail: str = "") -> None:
        """Store a value."""
        self.line(f"store {value.type} {value.ref}, {place.type} {place.ref}, align {align}{tail}")


def phi(b: Builder, name: str, kind: str, first: Operand, entry: str, again: str, body: str) -> Value:
    """A loop's value: ``first`` from block ``entry``, then ``%again`` from block ``body``."""
    start = b.operand(first, kind)
    b.line(f"%{name} = phi {kind} [ {start.ref}, %{entry} ], [ %{again}, %{body} ]")
    return Value(kind, f"%{name}")
