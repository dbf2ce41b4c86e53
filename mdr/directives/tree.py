"""The tree that a directive becomes: typed expression nodes and the directives that hold them.

Types are the strings ``i32 u32 i64 u64 f32 f64`` and, for conditions, ``bool``. Both operands of a node always
have the same type (conversions are nodes of their own), so whoever walks the tree decides nothing about types.
"""

from __future__ import annotations

from mdr.directives.minifloats import MINIFLOATS
from mdr.directives.special import NAMES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

INTEGERS = frozenset(("i32", "u32", "i64", "u64"))
FLOATS = frozenset(("f32", "f64"))
WIDE = frozenset(("i64", "u64", "f64"))

# How a register's bits can be read: bits taken (from the low end), and the type of the value that gives.
# The narrow integers all fit i32, so that u8(v1) - u8(v2) can be negative, as it would be in Python.
READINGS = {
    "f32": (32, "f32"),
    "i32": (32, "i32"),
    "u32": (32, "u32"),
    "f64": (64, "f64"),
    "i64": (64, "i64"),
    "u64": (64, "u64"),
    "f16": (16, "f32"),
    "bf16": (16, "f32"),
    "i16": (16, "i32"),
    "u16": (16, "i32"),
    "i8": (8, "i32"),
    "u8": (8, "i32"),
    "i4": (4, "i32"),
    "u4": (4, "i32"),
    **{name: (encoding.bits, "f32") for name, encoding in MINIFLOATS.items()},
}

BUILT_INS = ("tid_x", "tid_y", "tid_z", "lane", "wave", "wg_x", "wg_y", "wg_z", "pass")

MOST_PASSES = 64
"""Passes that a trace can keep."""


class Node:
    """A part of the tree; nodes are equal when their ``fields`` are."""

    __slots__ = ()
    fields: tuple[str, ...] = ()

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and self._values() == other._values()

    def __hash__(self) -> int:
        return hash((type(self).__name__, self._values()))

    def __repr__(self) -> str:
        inside = ", ".join(f"{name}={getattr(self, name)!r}" for name in self.fields)
        return f"{type(self).__name__}({inside})"

    def _values(self) -> tuple[object, ...]:
        return tuple(getattr(self, name) for name in self.fields)


class Expression(Node):
    """A node with a value; ``type`` is one of the type names."""

    __slots__ = ("type",)
    type: str

    def children(self) -> Iterable[Expression]:
        """Return the nodes directly below this one, in the order of the text."""
        return ()

    def walk(self) -> Iterator[Expression]:
        """Yield this node and all below it, in the order of the text."""
        yield self
        for child in self.children():
            yield from child.walk()


class Register(Expression):
    """``count`` registers of a bank from ``index`` on, the first holding the low bits.

    The banks are ``v``, ``s``, ``a`` and those of mdr.directives.special.
    ``read_as`` is a key of READINGS: the low bits so taken give a value of ``type``. ``where`` is the place in
    the text (offset, length); it is no part of the node's identity.
    """

    __slots__ = ("bank", "count", "index", "read_as", "where")
    fields = ("bank", "index", "count", "read_as", "type")

    def __init__(self, bank: str, index: int, count: int, read_as: str, where: tuple[int, int] = (0, 0)) -> None:
        self.bank = bank
        self.index = index
        self.count = count
        self.read_as = read_as
        self.type = READINGS[read_as][1]
        self.where = where

    @property
    def name(self) -> str:
        """The register as the assembler spells it."""
        special = NAMES.get((self.bank, self.index, self.count))
        if special is not None:
            return special
        if self.count == 1:
            return f"{self.bank}{self.index}"
        return f"{self.bank}[{self.index}:{self.index + self.count - 1}]"


class BuiltIn(Expression):
    """A value known about every work-item, always i32; ``name`` is one of BUILT_INS."""

    __slots__ = ("name",)
    fields = ("name", "type")

    def __init__(self, name: str) -> None:
        self.name = name
        self.type = "i32"


class Memory(Expression):
    """A value in LDS (``space`` is ``lds``) or global memory (``mem``), read where the directive stands.

    ``address`` is the byte address of the whole reading, ``span`` bytes long: u32 or i32 for LDS, u64 or i64 for global
    memory. This value begins ``offset`` bytes behind it; ``read_as`` is a key of READINGS. ``text`` is the address as it was
    written: within a directive, the same text is the same address. ``where`` is as for Register.
    """

    __slots__ = ("address", "offset", "read_as", "space", "span", "text", "where")
    fields = ("space", "address", "text", "span", "offset", "read_as", "type")

    def __init__(
        self,
        space: str,
        address: Expression,
        text: str,
        span: int,
        offset: int,
        read_as: str,
        where: tuple[int, int] = (0, 0),
    ) -> None:
        self.space = space
        self.address = address
        self.text = text
        self.span = span
        self.offset = offset
        self.read_as = read_as
        self.type = READINGS[read_as][1]
        self.where = where

    @property
    def name(self) -> str:
        """The reading's place as it was written."""
        return f"{self.space}[{self.text}]"

    def children(self) -> Iterable[Expression]:
        return (self.address,)


class Address(Expression):
    """The byte address that a reading of LDS was to be made from, as u32: also where LDS does not reach."""

    __slots__ = ("memory",)
    fields = ("memory", "type")

    def __init__(self, memory: Memory) -> None:
        self.memory = memory
        self.type = "u32"

    def children(self) -> Iterable[Expression]:
        return (self.memory,)


class Constant(Expression):
    """A literal; ``value`` is an int or, for f32 and f64, a float already rounded to the type."""

    __slots__ = ("value",)
    fields = ("value", "type")

    def __init__(self, value: int | float, type: str) -> None:
        self.value = value
        self.type = type


class Unary(Expression):
    """``-`` on any number, ``~`` on an integer."""

    __slots__ = ("op", "operand")
    fields = ("op", "operand", "type")

    def __init__(self, op: str, operand: Expression) -> None:
        self.op = op
        self.operand = operand
        self.type = operand.type

    def children(self) -> Iterable[Expression]:
        return (self.operand,)


class Binary(Expression):
    """``+ - * /`` on numbers, ``// % & | ^ << >>`` on integers; both operands have the node's type."""

    __slots__ = ("left", "op", "right")
    fields = ("op", "left", "right", "type")

    def __init__(self, op: str, left: Expression, right: Expression) -> None:
        self.op = op
        self.left = left
        self.right = right
        self.type = left.type

    def children(self) -> Iterable[Expression]:
        return (self.left, self.right)


class Convert(Expression):
    """The operand's value as another number type.

    Integer to integer keeps the low bits and extends by the sign of the operand's type; integer to float rounds
    to nearest even; float to integer drops the fraction and keeps to the type's limits, NaN giving 0.
    """

    __slots__ = ("operand",)
    fields = ("operand", "type")

    def __init__(self, type: str, operand: Expression) -> None:
        self.operand = operand
        self.type = type

    def children(self) -> Iterable[Expression]:
        return (self.operand,)


class Reinterpret(Expression):
    """The low bits of an integer expression read as ``read_as`` (a key of READINGS), as Register does."""

    __slots__ = ("operand", "read_as")
    fields = ("read_as", "operand", "type")

    def __init__(self, read_as: str, operand: Expression) -> None:
        self.read_as = read_as
        self.operand = operand
        self.type = READINGS[read_as][1]

    def children(self) -> Iterable[Expression]:
        return (self.operand,)


class Compare(Expression):
    """``== != < <= > >=`` between two operands of one type; ordered, so false for NaN, but for ``!=``."""

    __slots__ = ("left", "op", "right")
    fields = ("op", "left", "right", "type")

    def __init__(self, op: str, left: Expression, right: Expression) -> None:
        self.op = op
        self.left = left
        self.right = right
        self.type = "bool"

    def children(self) -> Iterable[Expression]:
        return (self.left, self.right)


class Logic(Expression):
    """``and``, ``or`` (two operands) or ``not`` (one) on conditions."""

    __slots__ = ("op", "operands")
    fields = ("op", "operands", "type")

    def __init__(self, op: str, operands: Iterable[Expression]) -> None:
        self.op = op
        self.operands = tuple(operands)
        self.type = "bool"

    def children(self) -> Iterable[Expression]:
        return self.operands


class Placeholder(Node):
    """A value in the printed text: ``conversion`` is the whole C printf conversion for ``expr``'s type.

    An f32 is passed to printf as the f64 of the same value, as C does. ``text`` is the expression as it was written, no
    part of the node's identity.
    """

    __slots__ = ("conversion", "expr", "text")
    fields = ("expr", "conversion")

    def __init__(self, expr: Expression, conversion: str, text: str = "") -> None:
        self.expr = expr
        self.conversion = conversion
        self.text = text


class Directive(Node):
    """What one comment asks for; ``label`` is the name by which it can be chosen, None where it has none."""

    __slots__ = ()
    label: str | None

    def expressions(self) -> Iterator[Expression]:
        """Yield the directive's expressions, in the order of the text."""
        yield from ()

    def registers(self, *, addresses: bool = True) -> list[Register | BuiltIn]:
        """Return what the directive reads, in order of appearance: each register range and built-in once.

        How the bits are read makes no difference here: ``{v6}`` and ``{v6:d}`` are one register. Without ``addresses``, what
        is read only to compute one is left out.
        """
        found: dict[object, Register | BuiltIn] = {}
        for expression in self.expressions():
            for node in expression.walk() if addresses else values_of(expression):
                if isinstance(node, Register):
                    found.setdefault((node.bank, node.index, node.count), node)
                elif isinstance(node, BuiltIn):
                    found.setdefault(node.name, node)
        return list(found.values())

    def memory(self) -> list[Memory]:
        """Return the readings of memory, in order of appearance."""
        return [node for expression in self.expressions() for node in expression.walk() if isinstance(node, Memory)]


def values_of(node: Expression) -> Iterator[Expression]:
    """Yield a node and all below it, but for what makes up the addresses of what is read from memory."""
    yield node
    if not isinstance(node, Memory):
        for child in node.children():
            yield from values_of(child)


class Line(Directive):
    """A directive that prints a line of ``pieces`` (text and placeholders), depending on ``condition``."""

    __slots__ = ("condition", "label", "pieces")

    def __init__(
        self, condition: Expression | None, pieces: Iterable[str | Placeholder], label: str | None = None
    ) -> None:
        self.condition = condition
        self.pieces = tuple(pieces)
        self.label = label

    def placeholders(self) -> list[Placeholder]:
        """Return the placeholders in order: the arguments of :func:`printf_format`'s conversions."""
        return [piece for piece in self.pieces if isinstance(piece, Placeholder)]

    def expressions(self) -> Iterator[Expression]:
        if self.condition is not None:
            yield self.condition
        for placeholder in self.placeholders():
            yield placeholder.expr


class Print(Line):
    """``@PRINT``: a line for the lanes where ``condition`` holds.

    ``wait``: outstanding loads are waited for before the values are taken. ``now``: the line leaves at the directive's place,
    at every pass, not at the kernel's end. ``once``: ``wave`` for one line a wave, ``workgroup`` for one a workgroup.
    """

    __slots__ = ("now", "once", "wait")
    fields: tuple[str, ...] = ("condition", "pieces", "wait", "now", "once", "label")

    def __init__(
        self,
        condition: Expression | None,
        pieces: Iterable[str | Placeholder],
        wait: bool = False,
        now: bool = False,
        once: str | None = None,
        label: str | None = None,
    ) -> None:
        super().__init__(condition, pieces, label)
        self.wait = wait
        self.now = now
        self.once = once

    def where(self, condition: Expression | None) -> Print:
        """Return the same line for the lanes where another condition holds."""
        return Print(condition, self.pieces, self.wait, self.now, self.once, self.label)


class Tile(Print):
    """``@TILE``: the results of a matrix instruction, printed a line a lane for a host to make a matrix of.

    ``pieces`` are text, the place of the lane's first value, and the values; ``layout`` (size, blocks, whether the values are
    of 64 bits) is a key of mdr.directives.tiles.
    """

    __slots__ = ("layout",)
    fields = ("layout", "condition", "pieces", "wait", "label")

    def __init__(
        self,
        layout: Iterable[int],
        condition: Expression | None,
        pieces: Iterable[str | Placeholder],
        wait: bool = False,
        label: str | None = None,
    ) -> None:
        super().__init__(condition, pieces, wait, label=label)
        self.layout = tuple(layout)

    def where(self, condition: Expression | None) -> Tile:
        return Tile(self.layout, condition, self.pieces, self.wait, self.label)


class Trace(Line):
    """``@TRACE``: the last ``last`` passes of each lane on which ``condition`` held, printed at the kernel's end."""

    __slots__ = ("last",)
    fields = ("last", "condition", "pieces", "label")

    def __init__(
        self,
        last: int,
        condition: Expression | None,
        pieces: Iterable[str | Placeholder],
        label: str | None = None,
    ) -> None:
        super().__init__(condition, pieces, label)
        self.last = last


class Assert(Line):
    """``@ASSERT``: lanes where ``condition`` does not hold say so where it stands, each once; ``source`` is its text."""

    __slots__ = ("source",)
    fields = ("condition", "pieces", "source", "label")

    def __init__(
        self,
        condition: Expression | None,
        pieces: Iterable[str | Placeholder],
        source: str,
        label: str | None = None,
    ) -> None:
        super().__init__(condition, pieces, label)
        self.source = source


class Count(Directive):
    """``@COUNT``: how often each lane came here while ``condition`` held, added up a wave."""

    __slots__ = ("condition", "label")
    fields = ("label", "condition")
    label: str

    def __init__(self, label: str, condition: Expression | None) -> None:
        self.label = label
        self.condition = condition

    def expressions(self) -> Iterator[Expression]:
        if self.condition is not None:
            yield self.condition


class TimestampStart(Directive):
    """``@TIMESTAMP_START``: a section of that label begins here.

    ``realtime``: it is timed by the clock of constant frequency (s_memrealtime), else by the counter of s_memtime.
    """

    __slots__ = ("label", "realtime")
    fields = ("label", "realtime")
    label: str

    def __init__(self, label: str, realtime: bool = False) -> None:
        self.label = label
        self.realtime = realtime


class TimestampEnd(Directive):
    """``@TIMESTAMP_END``: the section ends here; the lanes where ``condition`` holds print the ticks, or ``once`` a wave.

    ``realtime`` is that of the section's start, where it is known.
    """

    __slots__ = ("condition", "label", "once", "realtime")
    fields = ("label", "condition", "once", "realtime")
    label: str

    def __init__(
        self, label: str, condition: Expression | None, once: str | None = None, realtime: bool = False
    ) -> None:
        self.label = label
        self.condition = condition
        self.once = once
        self.realtime = realtime

    def expressions(self) -> Iterator[Expression]:
        if self.condition is not None:
            yield self.condition


def printf_format(directive: Line) -> str:
    """Return the C printf format string of a line, without a newline at its end."""
    return "".join(
        piece.replace("%", "%%") if isinstance(piece, str) else piece.conversion for piece in directive.pieces
    )
