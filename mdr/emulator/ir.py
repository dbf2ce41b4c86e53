"""A small LLVM IR writer: typed values with Python operators, scalar or one vector of lanes, and structured loops.

The semantics tables are written with it: ``lambda b, x, y: x + y`` serves a scalar and a
vector of lanes alike, because a :class:`Value` knows its element type and its lane count.
Nothing here knows about AMD's registers.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

Number = int | float
FLOATS = {"half": 16, "bfloat": 16, "float": 32, "double": 64}


def bits_of(ty: str) -> int:
    """Width in bits of an LLVM element type (``ptr`` counts as 64)."""
    return FLOATS.get(ty) or (64 if ty == "ptr" else int(ty[1:]))


def _literal(ty: str, value: Number) -> str:
    if ty in ("half", "bfloat"):
        word = struct.pack("<e", value) if ty == "half" else struct.pack("<f", value)[2:]
        return f"0x{'H' if ty == 'half' else 'R'}{int.from_bytes(word, 'little'):04X}"
    if ty in FLOATS:
        if ty == "float":
            value = struct.unpack("<f", struct.pack("<f", value))[0]
        return f"0x{int.from_bytes(struct.pack('<d', value), 'little'):016X}"
    if ty == "i1":
        return "true" if value else "false"
    width = bits_of(ty)
    number = int(value) & ((1 << width) - 1)
    return str(number - (1 << width) if number >> (width - 1) else number)


class Value:
    """One SSA value: element type ``ty``, ``lanes`` (0 for a scalar) and its spelling ``ref``."""

    __slots__ = ("b", "lanes", "ref", "ty")

    def __init__(self, b: Builder, ty: str, lanes: int, ref: str) -> None:
        self.b = b
        self.ty = ty
        self.lanes = lanes
        self.ref = ref

    @property
    def type(self) -> str:
        """The LLVM type, such as ``i32`` or ``<16 x i32>``."""
        return f"<{self.lanes} x {self.ty}>" if self.lanes else self.ty

    @property
    def is_float(self) -> bool:
        return self.ty in FLOATS

    def _binary(self, integer: str, floating: str | None, other: Value | Number, swap: bool = False) -> Value:
        x, y = self.b.match(self, other)
        if swap:
            x, y = y, x
        opcode = floating if x.is_float else integer
        if opcode is None:
            raise TypeError(f"{integer} needs integers, not {x.type}")
        return self.b.make(x.ty, x.lanes, f"{opcode} {x.type} {x.ref}, {y.ref}")

    def __add__(self, other: Value | Number) -> Value:
        return self._binary("add", "fadd", other)

    def __radd__(self, other: Number) -> Value:
        return self._binary("add", "fadd", other, swap=True)

    def __sub__(self, other: Value | Number) -> Value:
        return self._binary("sub", "fsub", other)

    def __rsub__(self, other: Number) -> Value:
        return self._binary("sub", "fsub", other, swap=True)

    def __mul__(self, other: Value | Number) -> Value:
        return self._binary("mul", "fmul", other)

    def __truediv__(self, other: Value | Number) -> Value:
        return self._binary("sdiv", "fdiv", other)

    def __rtruediv__(self, other: Number) -> Value:
        return self._binary("sdiv", "fdiv", other, swap=True)

    def __and__(self, other: Value | Number) -> Value:
        return self._binary("and", None, other)

    def __or__(self, other: Value | Number) -> Value:
        return self._binary("or", None, other)

    def __xor__(self, other: Value | Number) -> Value:
        return self._binary("xor", None, other)

    def __invert__(self) -> Value:
        return self ^ (1 if self.ty == "i1" else -1)

    def __lshift__(self, other: Value | Number) -> Value:
        return self._binary("shl", None, other)

    def __rshift__(self, other: Value | Number) -> Value:
        """Logical shift right; :meth:`ashr` keeps the sign."""
        return self._binary("lshr", None, other)

    def ashr(self, other: Value | Number) -> Value:
        return self._binary("ashr", None, other)

    def __neg__(self) -> Value:
        if self.is_float:
            return self.b.make(self.ty, self.lanes, f"fneg {self.type} {self.ref}")
        return self.b.const(self.ty, 0, self.lanes) - self

    def cmp(self, predicate: str, other: Value | Number) -> Value:
        """``icmp`` or ``fcmp`` by operand type; the predicate is LLVM's (``eq``, ``ult``, ``olt``, ``uno``...)."""
        x, y = self.b.match(self, other)
        opcode = "fcmp" if x.is_float else "icmp"
        return self.b.make("i1", x.lanes, f"{opcode} {predicate} {x.type} {x.ref}, {y.ref}")

    def eq(self, other: Value | Number) -> Value:
        return self.cmp("oeq" if self.is_float else "eq", other)

    def ne(self, other: Value | Number) -> Value:
        return self.cmp("une" if self.is_float else "ne", other)

    def cast(self, opcode: str, ty: str) -> Value:
        if ty == self.ty:
            return self
        to = f"<{self.lanes} x {ty}>" if self.lanes else ty
        return self.b.make(ty, self.lanes, f"{opcode} {self.type} {self.ref} to {to}")

    def zext(self, ty: str) -> Value:
        return self.cast("zext", ty)

    def sext(self, ty: str) -> Value:
        return self.cast("sext", ty)

    def trunc(self, ty: str) -> Value:
        return self.cast("trunc", ty)

    def bitcast(self, ty: str) -> Value:
        return self.cast("bitcast", ty)

    def splat(self, lanes: int) -> Value:
        """The scalar repeated in every lane (a vector stays itself)."""
        if self.lanes == lanes:
            return self
        if not self.ref.startswith("%"):
            return Value(self.b, self.ty, lanes, f"splat ({self.ty} {self.ref})")
        one = self.b.name(f"insertelement <{lanes} x {self.ty}> poison, {self.ty} {self.ref}, i32 0")
        vector = f"<{lanes} x {self.ty}>"
        return self.b.make(
            self.ty, lanes, f"shufflevector {vector} {one}, {vector} poison, <{lanes} x i32> zeroinitializer"
        )


class Builder:
    """Appends instructions to one function body; ``lanes`` is the width of a chunk of lanes."""

    def __init__(self, lanes: int = 16) -> None:
        self.lanes = lanes
        self.lines: list[str] = []
        self.declares: set[str] = set()
        self.block = "entry"
        self._count = 0

    def name(self, text: str) -> str:
        """Append ``%n = text`` and return ``%n``."""
        self._count += 1
        ref = f"%t{self._count}"
        self.lines.append(f"  {ref} = {text}")
        return ref

    def make(self, ty: str, lanes: int, text: str) -> Value:
        return Value(self, ty, lanes, self.name(text))

    def do(self, text: str) -> None:
        """Append an instruction without a result."""
        self.lines.append("  " + text)

    def const(self, ty: str, value: Number, lanes: int = 0) -> Value:
        text = _literal(ty, value)
        return Value(self, ty, lanes, f"splat ({ty} {text})" if lanes else text)

    def vector(self, ty: str, values: Sequence[Number]) -> Value:
        """A constant vector, one value a lane."""
        items = ", ".join(f"{ty} {_literal(ty, v)}" for v in values)
        return Value(self, ty, len(values), f"<{items}>")

    def match(self, x: Value, y: Value | Number) -> tuple[Value, Value]:
        """Bring a number, or a scalar beside a vector, to the other operand's type and lanes."""
        if not isinstance(y, Value):
            return x, self.const(x.ty, y, x.lanes)
        if x.ty != y.ty:
            raise TypeError(f"operands of different types: {x.type} and {y.type}")
        if x.lanes == y.lanes:
            return x, y
        lanes = x.lanes or y.lanes
        return x.splat(lanes), y.splat(lanes)

    def select(self, condition: Value, yes: Value | Number, no: Value | Number) -> Value:
        if not isinstance(yes, Value):
            if not isinstance(no, Value):
                raise TypeError("select needs one typed operand")
            yes = self.const(no.ty, yes, no.lanes)
        yes, no = self.match(yes, no)
        lanes = condition.lanes or yes.lanes
        if lanes:
            condition, yes, no = condition.splat(lanes), yes.splat(lanes), no.splat(lanes)
        return self.make(
            yes.ty, lanes, f"select {condition.type} {condition.ref}, {yes.type} {yes.ref}, {no.type} {no.ref}"
        )

    def intrinsic(self, stem: str, *args: Value | Number, result: str | None = None) -> Value:
        """Call ``llvm.<stem>`` overloaded on the first argument (and on ``result`` if it names another type)."""
        first = args[0]
        if not isinstance(first, Value):
            raise TypeError("an intrinsic's first argument is a value")
        values = [first] + [self.match(first, a)[1] if not isinstance(a, Value) else a for a in args[1:]]
        lanes = max(v.lanes for v in values)
        values = [v.splat(lanes) if lanes and v.ty != "i1" else v for v in values]
        ty = result or first.ty
        mangle = {"float": "f32", "double": "f64", "half": "f16", "bfloat": "bf16"}

        def overload(element: str) -> str:
            return (f"v{lanes}" if lanes else "") + mangle.get(element, element)

        suffix = f".{overload(ty)}" + (f".{overload(first.ty)}" if result else "")
        whole = f"<{lanes} x {ty}>" if lanes else ty
        self.declares.add(f"declare {whole} @llvm.{stem}{suffix}({', '.join(v.type for v in values)})")
        arguments = ", ".join(f"{v.type} {v.ref}" for v in values)
        return self.make(ty, lanes, f"call {whole} @llvm.{stem}{suffix}({arguments})")

    # ---- memory

    def at(self, pointer: Value, offset: Value | int) -> Value:
        """The pointer moved by ``offset`` bytes."""
        if isinstance(offset, int):
            if offset == 0:
                return pointer
            offset = self.const("i64", offset)
        return self.make("ptr", 0, f"getelementptr i8, ptr {pointer.ref}, {offset.ty} {offset.ref}")

    def load(self, pointer: Value, ty: str, lanes: int = 0, align: int = 1) -> Value:
        whole = f"<{lanes} x {ty}>" if lanes else ty
        return self.make(ty, lanes, f"load {whole}, ptr {pointer.ref}, align {align}")

    def store(self, value: Value, pointer: Value, align: int = 1) -> None:
        self.do(f"store {value.type} {value.ref}, ptr {pointer.ref}, align {align}")

    def update(self, pointer: Value, ty: str, compute: Callable[[Value], Value]) -> Value:
        """Replace an aligned value by what ``compute`` makes of it, in one step as other threads see it; the old value."""
        align = int(ty[1:]) // 8
        first = self.make(ty, 0, f"load atomic {ty}, ptr {pointer.ref} monotonic, align {align}")
        before, again, done = self.block, self.fresh("again"), self.fresh("done")
        self.jump(again)
        self.label(again)
        old = Value(self, ty, 0, f"%{again}.old")
        place = len(self.lines)
        new = compute(old)
        pair = self.name(f"cmpxchg ptr {pointer.ref}, {ty} {old.ref}, {ty} {new.ref} seq_cst seq_cst, align {align}")
        seen = self.make(ty, 0, f"extractvalue {{ {ty}, i1 }} {pair}, 0")
        taken = self.make("i1", 0, f"extractvalue {{ {ty}, i1 }} {pair}, 1")
        after = self.block
        self.branch(taken, done, again, likely=True)
        self.lines.insert(place, f"  {old.ref} = phi {ty} [ {first.ref}, %{before} ], [ {seen.ref}, %{after} ]")
        self.label(done)
        return old

    def pointer(self, address: Value) -> Value:
        return self.make("ptr", address.lanes, f"inttoptr {address.type} {address.ref} to {'ptr'}")

    def address(self, pointer: Value) -> Value:
        return self.make("i64", 0, f"ptrtoint ptr {pointer.ref} to i64")

    # ---- vectors

    def shuffle(self, value: Value, indices: Sequence[int], other: Value | None = None) -> Value:
        mask = ", ".join(f"i32 {i}" for i in indices)
        second = other.ref if other else "poison"
        return self.make(
            value.ty,
            len(indices),
            f"shufflevector {value.type} {value.ref}, {value.type} {second}, <{len(indices)} x i32> <{mask}>",
        )

    def extract(self, value: Value, lane: int) -> Value:
        return self.make(value.ty, 0, f"extractelement {value.type} {value.ref}, i32 {lane}")

    def insert(self, value: Value, element: Value, lane: int) -> Value:
        return self.make(
            value.ty, value.lanes, f"insertelement {value.type} {value.ref}, {element.ty} {element.ref}, i32 {lane}"
        )

    def mask_bits(self, mask: Value) -> Value:
        """A vector of ``i1`` as an ``i64``, lane 0 in bit 0."""
        word = self.make(f"i{mask.lanes}", 0, f"bitcast {mask.type} {mask.ref} to i{mask.lanes}")
        return word if mask.lanes == 64 else word.zext("i64")

    def any(self, mask: Value) -> Value:
        """Whether any lane of an ``i1`` vector is set (a scalar is itself)."""
        return self.mask_bits(mask).ne(0) if mask.lanes else mask

    # ---- control flow

    def fresh(self, stem: str) -> str:
        self._count += 1
        return f"{stem}{self._count}"

    def label(self, name: str) -> None:
        self.lines.append(f"{name}:")
        self.block = name

    def jump(self, name: str) -> None:
        self.do(f"br label %{name}")

    def branch(self, condition: Value, yes: str, no: str, likely: bool | None = None) -> None:
        weights = {None: "", True: ", !prof !0", False: ", !prof !1"}[likely]
        self.do(f"br i1 {condition.ref}, label %{yes}, label %{no}{weights}")

    @contextmanager
    def when(self, condition: Value, likely: bool | None = None) -> Iterator[None]:
        """Run the body only if the condition holds; values meet again through memory or :meth:`choose`."""
        yes, done = self.fresh("then"), self.fresh("end")
        self.branch(condition, yes, done, likely)
        self.label(yes)
        yield
        if not self.ended():
            self.jump(done)
        self.label(done)

    def choose(self, condition: Value, rare: Callable[[], Value], usual: Value) -> Value:
        """``rare()`` computed out of line if the (seldom true) condition holds, else ``usual``."""
        before = self.block
        cold, done = self.fresh("rare"), self.fresh("end")
        self.branch(condition, cold, done, likely=False)
        self.label(cold)
        value = rare()
        after = self.block
        self.jump(done)
        self.label(done)
        return self.phi(usual, before, value, after)

    def phi(self, first: Value, first_block: str, second: Value, second_block: str) -> Value:
        return self.make(
            first.ty,
            first.lanes,
            f"phi {first.type} [ {first.ref}, %{first_block} ], [ {second.ref}, %{second_block} ]",
        )

    def ended(self) -> bool:
        """Whether the current block already has its terminator."""
        last = self.lines[-1].lstrip() if self.lines else ""
        return last.startswith(("br ", "ret ", "unreachable"))

    def loop(
        self,
        count: int | Value,
        carried: Sequence[Value],
        body: Callable[[Value, list[Value]], Sequence[Value]],
        step: int = 1,
    ) -> list[Value]:
        """Run ``body(index, carried)`` for index 0, step, 2*step... below ``count`` (at least once); return the last carried."""
        before, head = self.block, self.fresh("loop")
        out = self.fresh("out")
        limit = count if isinstance(count, Value) else self.const("i64", count)
        self.jump(head)
        self.label(head)
        place = len(self.lines)
        index = Value(self, "i64", 0, f"%{head}.i")
        inner = [Value(self, v.ty, v.lanes, f"%{head}.c{k}") for k, v in enumerate(carried)]
        results = list(body(index, inner))
        following = index + step
        latch = self.block
        phis = [f"  {index.ref} = phi i64 [ 0, %{before} ], [ {following.ref}, %{latch} ]"]
        for start, inside, last in zip(carried, inner, results, strict=True):
            phis.append(f"  {inside.ref} = phi {start.type} [ {start.ref}, %{before} ], [ {last.ref}, %{latch} ]")
        self.lines[place:place] = phis
        self.branch(following.cmp("ult", limit), head, out)
        self.label(out)
        return results

    def lanes_of(self, mask: Value, body: Callable[[Value], None]) -> None:
        """Run ``body(lane)`` for each bit set in the ``i64`` mask, lowest first (``lane`` is an ``i64``)."""
        before, head, run, out = self.block, self.fresh("lanes"), self.fresh("lane"), self.fresh("out")
        self.jump(head)
        self.label(head)
        place = len(self.lines)
        left = Value(self, "i64", 0, f"%{head}.m")
        self.branch(left.eq(0), out, run)
        self.label(run)
        lane = self.cttz(left)
        rest = left & (left - 1)
        body(lane)
        self.jump(head)
        self.lines.insert(place, f"  {left.ref} = phi i64 [ {mask.ref}, %{before} ], [ {rest.ref}, %{self.block} ]")
        self.label(out)

    def cttz(self, value: Value) -> Value:
        """Index of the lowest bit set; the width if there is none."""
        return self.intrinsic("cttz", value, Value(self, "i1", 0, "false"))

    def ctlz(self, value: Value) -> Value:
        return self.intrinsic("ctlz", value, Value(self, "i1", 0, "false"))

    def fenced(self, value: Value) -> Value:
        """The same 32-bit value, of which LLVM does not know any more how it was made."""
        return self.intrinsic("arithmetic.fence", value.bitcast("float")).bitcast(value.ty)

    def fma(self, x: Value, y: Value, z: Value) -> Value:
        return self.intrinsic("fma", x, y, z)
