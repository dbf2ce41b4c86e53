"""Runs parsed pseudocode on one lane's registers and a memory, and says which bits it wrote."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any

from .exact import (
    FORMATS,
    Value,
    arithmetic,
    boolean,
    convert,
    fused,
    infinity,
    integer,
    is_nan,
    is_quiet,
    nan,
    negative,
    real,
    rounded,
)
from .functions import compare, extreme, integral, limits, normalised, power_of_two, scaled, stochastic, to_integer
from .language import Node


class NotInterpreted(Exception):
    """The pseudocode uses something that has no meaning here: the program counter, hardware registers, prose."""


Parts = list[tuple[int, int, str]]
"""What a value is put together from: lowest bit, width and kind of each part."""


@dataclass
class Machine:
    """What one evaluation sees. ``registers``: raw bits by name (S0, D0, SCC, VCC, EXEC, DATA, OFFSET0...)."""

    registers: dict[str, int]
    memory: bytearray = field(default_factory=bytearray)
    address: int = 0
    """What the Calc...Addr functions give, and ADDR."""
    lane: int = 0
    pieces: dict[tuple[str, int], tuple[str, int, int, str]] = field(default_factory=dict)
    """What was written: register, lowest bit, width, kind of value."""
    memory_parts: dict[int, tuple[int, str]] = field(default_factory=dict)
    """What was written to memory, by byte address: width in bits and kind."""

    def write(self, name: str, low: int, width: int, bits: int, parts: Parts) -> None:
        mask = ((1 << width) - 1) << low
        self.registers[name] = self.registers.get(name, 0) & ~mask | (bits << low & mask)
        for key in [k for k in self.pieces if k[0] == name and low <= k[1] < low + width]:
            del self.pieces[key]
        for start, count, kind in parts:
            self.pieces[name, low + start] = (name, low + start, count, kind)


WIDTHS = {"SCC": 1, "EXEC": 64, "VCC": 64, "M0": 32, "OFFSET": 16, "OFFSET0": 8, "OFFSET1": 8, "ADDR": 32}
_OUTPUTS = ("D0", "D1", "SCC", "VCC", "EXEC", "M0", "RETURN_DATA", "VDATA", "SDATA", "S0")
"""Names that are registers when they are assigned to; D is D0."""


class _Break(Exception):
    pass


class _Return(Exception):
    def __init__(self, value: Value) -> None:
        self.value = value


class Evaluator:
    """One instruction's pseudocode. ``library`` finds the pseudocode of another instruction by name (``v_min_f32``)."""

    def __init__(self, program: Node, library: Callable[[str], Node]) -> None:
        self.program = program
        self.library = library

    def run(self, machine: Machine) -> Machine:
        """Evaluate; raises NotInterpreted."""
        self.machine = machine
        self.names: dict[str, Any] = {}
        self.made_of: dict[str, dict[int, tuple[int, str]]] = {}
        self.round = "even"
        self.block(self.program)
        return machine

    # ---- statements

    def block(self, node: Node) -> None:
        for statement in node[1]:
            getattr(self, "do_" + statement[0])(*statement[1:])

    def do_if(self, arms: list[tuple[Node, Node]], otherwise: Node) -> None:
        for condition, body in arms:
            if self.value(condition):
                self.block(body)
                return
        self.block(otherwise)

    def do_for(self, name: str, first: Node, last: Node, body: Node) -> None:
        start, end = self.number(first), self.number(last)
        for k in range(start, end + 1):
            self.names[name] = Value("i", 32, k)
            try:
                self.block(body)
            except _Break:
                return

    def do_break(self) -> None:
        raise _Break

    def do_return(self, node: Node) -> None:
        raise _Return(self.value(node))

    def do_declare(self, name: str, width: int, letter: str) -> None:
        if name not in self.machine.registers:
            self.names[name] = Value("b", width, 0)

    def do_array(self, name: str) -> None:
        if name == "S":
            self.names[name] = {k: Value("b", 32, self.machine.registers[f"S{k}"]) for k in range(3)}
        elif name == "CVT_OFF_TABLE":
            self.names[name] = {k: rounded("f", 32, Fraction((k ^ 8) - 8, 16)) for k in range(16)}
        else:
            self.names[name] = {}

    def do_lambda(self, name: str, arguments: list[str], body: Node) -> None:
        def call(*values: Value) -> Value:
            outer = self.names
            self.names = {**outer, **dict(zip(arguments, values, strict=True))}
            try:
                self.block(body)
            except _Return as result:
                return result.value
            finally:
                self.names = outer
            raise NotInterpreted(f"{name} returns nothing")

        self.names[name] = call

    def do_assign(self, targets: list[Node], source: Node) -> None:
        value = self.value(source)
        for target in reversed(targets):
            self.assign(target, value, self.parts(source, value))

    def parts(self, node: Node, value: Value) -> Parts:
        """What the value of an expression is put together from."""
        if node[0] == "field" and node[2] == "b":
            node = node[1]
        if node[0] == "name" and node[1] in self.made_of:
            return [(low, width, kind) for low, (width, kind) in sorted(self.made_of[node[1]].items())]
        if node[0] == "concat":
            low, found = 0, []
            for part in reversed(node[1]):
                inside = self.value(part)
                found.append((low, inside.width, inside.kind))
                low += inside.width
            return found
        return [(0, value.width, value.kind)]

    def assign(self, target: Node, value: Value, parts: Parts | None = None) -> None:
        if target[0] == "field":
            _, target, kind, width = target
            value = self.fit(value, kind, width)
            if kind != "b":
                parts = None
        if parts is None or sum(part[1] for part in parts) != value.width:
            parts = [(0, value.width, value.kind)]
        if target[0] == "concat":
            bits = self.pattern(value)
            for part in reversed(target[1]):
                assert part[0] == "field"
                self.assign(part, Value("b", part[3], bits & ((1 << part[3]) - 1)))
                bits >>= part[3]
            return
        if target[0] == "name":
            self._assign_name(target[1], value, parts)
            return
        if target[0] in ("slice", "index"):
            base = target[1]
            if base == ("name", "MEM") or base == ("name", "LDS"):
                at, size = self.number(target[2]), (value.width + 7) // 8
                self._check(at, size)
                self.machine.memory[at : at + size] = self.pattern(value).to_bytes(size, "little")
                for start, width, kind in parts:
                    self.machine.memory_parts[at + start // 8] = (width, kind)
                return
            high = self.number(target[2])
            low = high if target[0] == "index" else self.number(target[3])
            if low > high:
                # The manuals reverse bits by naming a range from below.
                raise NotInterpreted("a reversed range as a target")
            if base[0] == "field":
                base = base[1]
            if base == ("index", ("index", ("name", "VGPR"), ("name", "laneId")), ("field", ("name", "VDST"), "u", 32)):
                base = ("name", "D0")
            if base[0] != "name":
                raise NotInterpreted("a target of this shape")
            name = base[1]
            count = high - low + 1
            if target[0] == "index" and isinstance(self.names.get(name), dict):
                self.names[name][high] = value
                return
            bits = self.pattern(value) & ((1 << count) - 1)
            if name in _OUTPUTS or name == "D":
                if value.width != count:
                    parts = [(0, count, "b")]
                self.machine.write("D0" if name == "D" else name, low, count, bits, parts)
            else:
                self.made_of.setdefault(name, {})[low] = (count, value.kind)
                old = self.names.get(name, Value("b", 0, 0))
                whole = self.pattern(old) & ~(((1 << count) - 1) << low) | bits << low
                self.names[name] = Value("b", max(old.width, high + 1), whole)
            return
        raise NotInterpreted(f"assignment to {target[0]}")

    def _assign_name(self, name: str, value: Value, parts: Parts) -> None:
        if name == "ROUND_MODE":
            self.round = "zero" if value.bits == 3 else "even"
        elif name in _OUTPUTS or name == "D":
            width = WIDTHS.get(name, value.width)
            if width != value.width:
                parts = [(0, width, "b")]
            self.machine.write("D0" if name == "D" else name, 0, width, self.pattern(value), parts)
        elif name == "PC" or "." in name:
            raise NotInterpreted(name)
        else:
            self.names[name] = value

    def _check(self, at: int, size: int) -> None:
        if at < 0 or at + size > len(self.machine.memory):
            raise NotInterpreted(f"address {at:#x}")

    # ---- expressions

    def number(self, node: Node) -> int:
        value = self.value(node)
        if value.is_float or value.kind == "exact":
            raise NotInterpreted("a float as a number")
        assert isinstance(value.bits, int)
        return value.bits

    @staticmethod
    def pattern(value: Value) -> int:
        if value.kind == "exact":
            raise NotInterpreted("bits of an exact number")
        return value.pattern

    def value(self, node: Node) -> Value:
        found = getattr(self, "get_" + node[0])(*node[1:])
        assert isinstance(found, Value)
        return found

    def get_integer(self, number: int, width: int, kind: str) -> Value:
        return Value(kind, width, number)

    def get_float(self, number: float, width: int) -> Value:
        return rounded("f", width, Fraction(number))

    def get_name(self, name: str) -> Value:
        if name in self.names and isinstance(self.names[name], Value):
            return self.names[name]
        if name in self.machine.registers:
            return Value("b", WIDTHS.get(name, 1 << 16), self.machine.registers[name])
        constants = {
            "INF": lambda: infinity("f", 64, False),
            "laneId": lambda: Value("u", 32, self.machine.lane), "laneID": lambda: Value("u", 32, self.machine.lane),
            "WAVE_MODE.IEEE": lambda: boolean(True), "ADDR": lambda: Value("u", 32, self.machine.address),
            "ADDR_BASE": lambda: Value("u", 32, self.machine.address),
            "ROUND_MODE": lambda: Value("u", 2, 3 if self.round == "zero" else 0),
            "ROUND_NEAREST_EVEN": lambda: Value("u", 2, 0), "ROUND_TOWARD_ZERO": lambda: Value("u", 2, 3),
            "SDWA_SRC0_SEL": lambda: Value("u", 3, 0), "BYTE1": lambda: Value("u", 3, 1),
            "BYTE2": lambda: Value("u", 3, 2), "BYTE3": lambda: Value("u", 3, 3), "WORD1": lambda: Value("u", 3, 5),
            "UNDERFLOW_F32": lambda: Value("f", 32, 0), "UNDERFLOW_F64": lambda: Value("f", 64, 0),
            "OVERFLOW_F32": lambda: infinity("f", 32, False), "OVERFLOW_F64": lambda: infinity("f", 64, False),
            "OPSEL": lambda: Value("u", 4, 0), "OPSEL_HI": lambda: Value("u", 4, 0),
        }  # fmt: skip
        if name == "PI":
            raise NotInterpreted("pi to any precision")
        if name not in constants:
            raise NotInterpreted(name)
        return constants[name]()

    def get_field(self, inside: Node, kind: str, width: int) -> Value:
        if inside[0] == "index" and inside[1] in (("name", "MEM"), ("name", "LDS")):
            return self._memory(self.number(inside[2]), kind, width)
        if inside == ("name", "NAN"):
            return nan(kind, width)
        return self.fit(self.value(inside), kind, width, read=True)

    def _memory(self, at: int, kind: str, width: int) -> Value:
        size = width // 8
        self._check(at, size)
        bits = int.from_bytes(self.machine.memory[at : at + size], "little")
        return self.fit(Value("b", width, bits), kind, width, read=True)

    def fit(self, value: Value, kind: str, width: int, read: bool = False) -> Value:
        """A value as a type: floats are converted to floats, bits are taken as they are otherwise."""
        if (kind, width) in FORMATS:
            if value.kind == "exact" or (value.is_float and (value.kind, value.width) != (kind, width)):
                return convert(value, kind, width, self.round)
            return Value(kind, width, self.pattern(value) & ((1 << width) - 1))
        return integer(kind, width, self.pattern(value) if value.is_float else self.plain(value))

    @staticmethod
    def plain(value: Value) -> int:
        assert isinstance(value.bits, int)
        return value.bits

    def get_slice(self, inside: Node, first: Node, last: Node) -> Value:
        base = self.value(inside)
        high, low = self.number(first), self.number(last)
        bits = base.pattern if base.is_float else self.plain(base)
        if low > high:
            count = low - high + 1
            taken = bits >> high & ((1 << count) - 1)
            return Value("u", count, int(f"{taken:0{count}b}"[::-1], 2))
        count = high - low + 1
        return Value("u", count, bits >> low & ((1 << count) - 1))

    def get_part(self, inside: Node, first: Node, width: Node) -> Value:
        count = self.number(width)
        return Value("u", count, self.plain(self.value(inside)) >> self.number(first) & ((1 << count) - 1))

    def get_index(self, inside: Node, place: Node) -> Value:
        if inside[0] == "name" and isinstance(self.names.get(inside[1]), dict):
            found = self.names[inside[1]].get(self.number(place))
            if found is None:
                raise NotInterpreted(f"{inside[1]} was not filled")
            return found
        if inside in (("name", "MEM"), ("name", "LDS")):
            return self._memory(self.number(place), "b", 32)
        if inside == ("index", ("name", "VGPR"), ("name", "laneId")):
            return Value("b", 1 << 16, self.machine.registers["S0"])
        base = self.value(inside)
        bits = base.pattern if base.is_float else self.plain(base)
        return Value("u", 1, bits >> self.number(place) & 1)

    def get_concat(self, parts: list[Node]) -> Value:
        total = width = 0
        for part in parts:
            value = self.value(part)
            total = total << value.width | self.pattern(value)
            width += value.width
        return Value("b", width, total)

    def get_choose(self, condition: Node, yes: Node, no: Node) -> Value:
        return self.value(yes if self.value(condition) else no)

    def get_cast(self, width: int, letter: str, inside: Node) -> Value:
        value = self.value(inside)
        kind = letter.lower()
        if kind in ("f", "bf") and not value.is_float and value.kind != "exact" and value.width > 64:
            return rounded(kind, width, Fraction(self.plain(value)))
        return self.fit(value, kind, width)

    def get_unary(self, operator: str, inside: Node) -> Value:
        value = self.value(inside)
        if operator == "!":
            return boolean(not value)
        if operator == "+":
            return value
        if operator == "-":
            if value.is_float:
                return Value(value.kind, value.width, value.pattern ^ (1 << (value.width - 1)))
            return Value("i", value.width, -self.plain(value))
        if value.kind == "i":
            return Value("i", value.width, ~self.plain(value))
        return Value(value.kind, value.width, self.pattern(value) ^ ((1 << value.width) - 1))

    def get_binary(self, operator: str, left: Node, right: Node) -> Value:
        if right in (("field", ("name", "DENORM"), "f", 32), ("field", ("name", "DENORM"), "f", 64)):
            x = self.value(left)
            form = FORMATS[x.kind, x.width]
            bits = x.pattern & ((1 << (x.width - 1)) - 1)
            return boolean(0 < bits < 1 << form.mantissa)
        x = self.value(left)
        if operator == "&&":
            return boolean(bool(x) and bool(self.value(right)))
        if operator == "||":
            return boolean(bool(x) or bool(self.value(right)))
        y = self.value(right)
        if operator == "==" and right[:2] in (("unary", "+"), ("unary", "-")) and right[2][:2] == ("float", 0.0):
            # The manuals write +0.0 and -0.0 where they mean to tell them apart.
            return boolean(real(x) == 0 and negative(x) == negative(y))
        if operator in ("==", "!=", "<>", "<", "<=", ">", ">="):
            return boolean(compare(operator, x, y))
        if operator == "**":
            if real(x) != 2:
                raise NotInterpreted("a power of anything but 2")
            return power_of_two(self.plain(y))
        if x.is_float or y.is_float or "exact" in (x.kind, y.kind):
            if operator not in "+-*/":
                raise NotInterpreted(f"{operator} of floats")
            if x.kind == y.kind == "exact" or not all(v.is_float or v.kind == "exact" for v in (x, y)):
                raise NotInterpreted("a float and an integer")
            return arithmetic(operator, x, y)
        return self._integers(operator, x, y)

    def _integers(self, operator: str, x: Value, y: Value) -> Value:
        a, b = self.plain(x), self.plain(y)
        width = max(x.width, y.width)
        kind = "i" if "i" in (x.kind, y.kind) and (a < 0 or b < 0 or x.kind == y.kind) else "u"
        if operator in ("<<", ">>"):
            return Value(
                x.kind, max(x.width, 64) if operator == "<<" else x.width, a << b if operator == "<<" else a >> b
            )
        if operator == "/":
            return Value(kind, width, a // b)
        compute: dict[str, Callable[[int, int], int]] = {
            "+": lambda p, q: p + q, "-": lambda p, q: p - q, "*": lambda p, q: p * q, "%": lambda p, q: p % q,
            "&": lambda p, q: p & q, "|": lambda p, q: p | q, "^": lambda p, q: p ^ q,
        }  # fmt: skip
        return Value(kind, width, compute[operator](a, b))

    # ---- functions

    def get_call(self, name: str, nodes: list[Node]) -> Value:
        if callable(self.names.get(name)):
            return self.names[name](*[self.value(n) for n in nodes])
        if name.startswith("Calc") and name.endswith("Addr"):
            return Value("u", 64, self.machine.address)
        arguments = [self.value(n) for n in nodes]
        if name in ("v_minimum_f32", "v_maximum_f32", "v_minimum3_f16", "v_maximum3_f16"):
            return extreme(name.startswith("v_minimum"), arguments)
        if name.startswith("v_"):
            return self._instruction(name, arguments)
        if "_to_" in name:
            return self._conversion(name, arguments)
        function = getattr(self, "call_" + name, None)
        if function is None:
            raise NotInterpreted(f"{name}()")
        return function(*arguments)

    def _instruction(self, name: str, arguments: list[Value]) -> Value:
        registers = {
            f"S{k}": a.pattern if a.is_float else self.plain(a) & ((1 << 64) - 1) for k, a in enumerate(arguments)
        }
        inner = Evaluator(self.library(name), self.library)
        result = inner.run(Machine(registers)).registers["D0"]
        letter, width = ("u", 32) if name.endswith(("u8", "b32")) else (name.rpartition("_")[2][0], int(name[-2:]))
        return Value(letter, width, result) if letter == "f" else integer(letter, width, result)

    def _conversion(self, name: str, arguments: list[Value]) -> Value:
        source, _, target = name.partition("_to_")
        seeded = "_sr" in target.lower()
        target = target.lower()
        target = target.removesuffix("_scale").removesuffix("_sr")
        value = arguments[0]
        if target in ("snorm", "unorm"):
            return normalised(value, target == "snorm")
        letters = target.rstrip("0123456789")
        width = int(target[len(letters) :])
        if letters in ("u", "i"):
            if value.is_float:
                return to_integer(value, letters, width, nearest=width == 8)
            number = self.plain(self.fit(value, source[0], int(source[1:])))
            if width < int(source[1:]):
                low, high = limits(letters, width)
                number = min(max(number, low), high)
            return Value(letters, width, number)
        if not value.is_float:
            number = self.plain(self.fit(value, source[0], int(source[1:])))
            return rounded(letters, width, Fraction(number))
        if "scale" in name:
            return scaled(value, letters, width, arguments[-1], arguments[1] if seeded else None)
        if seeded:
            return stochastic(value, letters, width, self.plain(arguments[1]))
        return convert(value, letters, width, self.round)

    def call_isNAN(self, x: Value) -> Value:
        return boolean(is_nan(x))

    def call_isSignalNAN(self, x: Value) -> Value:
        return boolean(is_nan(x) and not is_quiet(x))

    def call_isQuietNAN(self, x: Value) -> Value:
        return boolean(is_quiet(x))

    def call_cvtToQuietNAN(self, x: Value) -> Value:
        return Value(x.kind, x.width, x.pattern | 1 << (FORMATS[x.kind, x.width].mantissa - 1))

    def call_exponent(self, x: Value) -> Value:
        form = FORMATS[x.kind, x.width]
        return Value("i", 32, x.pattern >> form.mantissa & ((1 << form.exponent) - 1))

    def call_mantissa(self, x: Value) -> Value:
        """In [0.5, 1) with the sign, as frexp gives it."""
        form = FORMATS[x.kind, x.width]
        number = real(x)
        if isinstance(number, float) or number == 0:
            return x
        power = number.numerator.bit_length() - number.denominator.bit_length()
        if abs(number) >= Fraction(2) ** power:
            power += 1
        return rounded(x.kind, form.bits, number / Fraction(2) ** power)

    def call_sign(self, x: Value) -> Value:
        return boolean(negative(x))

    def call_abs(self, x: Value) -> Value:
        return Value(x.kind, x.width, x.pattern & ((1 << (x.width - 1)) - 1))

    def call_floor(self, x: Value) -> Value:
        return integral(x, lambda n: Fraction(math.floor(n)))

    def call_trunc(self, x: Value) -> Value:
        return integral(x, lambda n: Fraction(math.trunc(n)))

    def call_fract(self, x: Value) -> Value:
        return arithmetic("-", x, self.call_floor(x))

    def call_isEven(self, x: Value) -> Value:
        number = real(x)
        return boolean(isinstance(number, Fraction) and number % 2 == 0)

    def call_signext(self, x: Value) -> Value:
        return integer("i", x.width, self.plain(x))

    def call_signext_from_bit(self, x: Value, width: Value) -> Value:
        count = self.plain(width)
        return integer("i", x.width, self.plain(integer("i", count, self.plain(x))) if count else 0)

    def call_bitCount(self, x: Value) -> Value:
        return Value("u", 32, self.pattern(x).bit_count())

    def call_ldexp(self, x: Value, n: Value) -> Value:
        return arithmetic("*", x, power_of_two(self.plain(n)))

    def call_fma(self, x: Value, y: Value, z: Value) -> Value:
        return fused(x, y, z)

    def call_float32(self, sign: Value, exponent: Value, mantissa: Value) -> Value:
        bits = self.plain(sign) << 31 | self.plain(exponent) << 23 | self.plain(mantissa) & 0x7FFFFF
        return Value("f", 32, bits)

    def call_sqrt(self, x: Value) -> Value:
        number = real(x)
        if isinstance(number, float) or number <= 0:
            return nan(x.kind, x.width) if number < 0 or is_nan(x) else x
        # Enough digits that what is cut off decides no tie: a root is never one.
        shift = 400 - 2 * (number.numerator.bit_length() - number.denominator.bit_length()) // 4 * 2
        root = math.isqrt(number.numerator * (1 << (2 * abs(shift) + 400)) // number.denominator)
        exact = root * root * number.denominator == number.numerator * (1 << (2 * abs(shift) + 400))
        return rounded(x.kind, x.width, Fraction(2 * root + (not exact), 1 << (abs(shift) + 201)))


__all__ = ["Evaluator", "Machine", "NotInterpreted"]
