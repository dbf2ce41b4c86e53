"""Lower typed directive expressions to MLIR's arith dialect, with the language's own rules for division and conversion."""

from __future__ import annotations

from mdr.directives import tree
from mdr.directives.minifloats import MINIFLOATS, Minifloat
from mdr.instrument.fetches import address_key, read_key

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

MLIR_TYPES = {"i32": "i32", "u32": "i32", "i64": "i64", "u64": "i64", "f32": "f32", "f64": "f64", "bool": "i1"}
_BITS = {"i32": 32, "u32": 32, "i64": 64, "u64": 64}
_UNSIGNED = ("u32", "u64")
_FLOAT_COMPARE = {"==": "oeq", "!=": "une", "<": "olt", "<=": "ole", ">": "ogt", ">=": "oge"}
_INTEGER_COMPARE = {"==": "eq", "!=": "ne", "<": "lt", "<=": "le", ">": "gt", ">=": "ge"}
_SIMPLE_INTEGER = {"+": "addi", "-": "subi", "*": "muli", "&": "andi", "|": "ori", "^": "xori"}
_SIMPLE_FLOAT = {"+": "addf", "-": "subf", "*": "mulf", "/": "divf"}


class Lowering:
    """Writes MLIR lines for the expressions of kernel number ``kernel``; values are named ``%0``, ``%1``, ...

    ``built_in`` gives the MLIR value of a built-in; ``slot_of`` maps a register's name to its slot while one directive is
    lowered.
    """

    def __init__(self, kernel: int, built_in: Callable[[str], str]) -> None:
        self.lines: list[str] = []
        self.slot_of: Mapping[str, int] = {}
        self.slots_used: set[int] = set()
        self._kernel = kernel
        self._built_in = built_in
        self._count = 0
        self._indent = 3

    def emit(self, text: str) -> None:
        """Write a line that gives no value."""
        self.lines.append("  " * self._indent + text)

    def open(self, condition: str) -> None:
        """Begin the operations that only lanes with ``condition`` (i1) run."""
        self.emit(f"scf.if {condition} {{")
        self._indent += 1

    def close(self) -> None:
        """End what ``open`` began."""
        self._indent -= 1
        self.emit("}")

    def value(self, text: str) -> str:
        """Write an operation and return the name of its result."""
        name = f"%{self._count}"
        self._count += 1
        self.emit(f"{name} = {text}")
        return name

    def constant(self, value: int | float, type: str) -> str:
        """Write a constant; floats are written by their bits, so that every value is exact."""
        kind = MLIR_TYPES[type]
        if kind in ("f32", "f64"):
            import struct

            bits = struct.pack(">f" if kind == "f32" else ">d", value).hex().upper()
            return self.value(f"arith.constant 0x{bits} : {kind}")
        bits_wide = 1 if kind == "i1" else _BITS[type]
        number = int(value) & ((1 << bits_wide) - 1)
        if bits_wide > 1 and number >> (bits_wide - 1):
            number -= 1 << bits_wide
        return self.value(f"arith.constant {number} : {kind}")

    def read_slot(self, slot: int) -> str:
        """Read snapshot ``slot`` of this lane as i32: a call that inject replaces by the chosen register."""
        self.slots_used.add(slot)
        return self.value(f"func.call @mdr_slot_{self._kernel}_{slot}() : () -> i32")

    def lower(self, node: tree.Expression) -> str:
        """Lower an expression and return its MLIR value, of type ``MLIR_TYPES[node.type]``."""
        if isinstance(node, tree.Register):
            return self._register(node)
        if isinstance(node, tree.Memory):
            return self._memory(node)
        if isinstance(node, tree.Address):
            return self.read_slot(self.slot_of[address_key(node.memory)])
        if isinstance(node, tree.BuiltIn):
            return self._built_in(node.name)
        if isinstance(node, tree.Constant):
            return self.constant(node.value, node.type)
        if isinstance(node, tree.Unary):
            return self._unary(node)
        if isinstance(node, tree.Binary):
            return self._binary(node)
        if isinstance(node, tree.Convert):
            return self._convert(node)
        if isinstance(node, tree.Reinterpret):
            wide = node.operand.type in ("i64", "u64")
            return self._read_bits(self.lower(node.operand), 64 if wide else 32, node.read_as)
        if isinstance(node, tree.Compare):
            return self._compare(node)
        assert isinstance(node, tree.Logic)
        return self._logic(node)

    def _register(self, node: tree.Register) -> str:
        bits, _ = tree.READINGS[node.read_as]
        low = self.read_slot(self.slot_of[f"{node.bank}{node.index}"])
        if bits <= 32:
            return self._read_bits(low, 32, node.read_as)
        return self._read_pair(low, self.slot_of[f"{node.bank}{node.index + 1}"], node.read_as)

    def _memory(self, node: tree.Memory) -> str:
        low = self.read_slot(self.slot_of[read_key(node)])
        if tree.READINGS[node.read_as][0] <= 32:
            return self._read_bits(low, 32, node.read_as)
        return self._read_pair(low, self.slot_of[read_key(node, 1)], node.read_as)

    def _read_pair(self, low: str, second: int, read_as: str) -> str:
        high = self.read_slot(second)
        low = self.value(f"arith.extui {low} : i32 to i64")
        high = self.value(f"arith.extui {high} : i32 to i64")
        shift = self.constant(32, "i64")
        high = self.value(f"arith.shli {high}, {shift} : i64")
        return self._read_bits(self.value(f"arith.ori {low}, {high} : i64"), 64, read_as)

    def _read_bits(self, value: str, width: int, read_as: str) -> str:
        bits, type = tree.READINGS[read_as]
        if read_as in MINIFLOATS:
            return self._minifloat(value if width == 32 else self.value(f"arith.trunci {value} : i64 to i32"), read_as)
        if bits < width:
            value = self.value(f"arith.trunci {value} : i{width} to i{bits}")
        elif bits > width:
            value = self.value(f"arith.extui {value} : i{width} to i{bits}")
        if read_as in ("f16", "bf16"):
            value = self.value(f"arith.bitcast {value} : i16 to {read_as}")
            return self.value(f"arith.extf {value} : {read_as} to f32")
        if read_as in ("f32", "f64"):
            return self.value(f"arith.bitcast {value} : i{bits} to {read_as}")
        if bits < 32:
            extend = "extui" if read_as.startswith("u") else "extsi"
            return self.value(f"arith.{extend} {value} : i{bits} to {MLIR_TYPES[type]}")
        return value

    def _minifloat(self, word: str, read_as: str) -> str:
        """Return the exact f32 of a float of at most 8 bits in the low bits of an i32.

        Its exponent and mantissa, put where f32 has them, are the value but for the difference of the biases: one
        multiplication by a power of two, which is exact, for denormals too.
        """
        encoding = MINIFLOATS[read_as]
        low = self.value(f"arith.andi {word}, {self.constant((1 << encoding.bits - 1) - 1, 'i32')} : i32")
        placed = self.value(f"arith.shli {low}, {self.constant(23 - encoding.mantissa, 'i32')} : i32")
        value = self.value(f"arith.bitcast {placed} : i32 to f32")
        value = self.value(f"arith.mulf {value}, {self.constant(2.0 ** (127 - encoding.bias), 'f32')} : f32")
        bits = self.value(f"arith.bitcast {value} : f32 to i32")
        sign = self.value(f"arith.shli {word}, {self.constant(32 - encoding.bits, 'i32')} : i32")
        sign = self.value(f"arith.andi {sign}, {self.constant(1 << 31, 'i32')} : i32")
        if encoding.special:
            bits = self._special_codes(encoding, low, sign, bits)
        bits = self.value(f"arith.ori {bits}, {sign} : i32")
        return self.value(f"arith.bitcast {bits} : i32 to f32")

    def _special_codes(self, encoding: Minifloat, low: str, sign: str, bits: str) -> str:
        """Return f32's bits for a code that may be an infinity or a NaN; ``low`` is the code without its sign."""
        zero = self.constant(0, "i32")
        nan = self.constant(0x7FC00000, "i32")
        if encoding.special == "fnuz":
            zeros = self.value(f"arith.cmpi eq, {low}, {zero} : i32")
            negative = self.value(f"arith.cmpi ne, {sign}, {zero} : i32")
            found = self.value(f"arith.andi {zeros}, {negative} : i1")
            return self.value(f"arith.select {found}, {nan}, {bits} : i32")
        top = ((1 << encoding.exponent) - 1) << encoding.mantissa
        if encoding.special == "fn":
            top |= (1 << encoding.mantissa) - 1
        found = self.value(f"arith.cmpi eq, {low}, {self.constant(top, 'i32')} : i32")
        if encoding.special == "fn":
            return self.value(f"arith.select {found}, {nan}, {bits} : i32")
        above = self.value(f"arith.cmpi ugt, {low}, {self.constant(top, 'i32')} : i32")
        bits = self.value(f"arith.select {found}, {self.constant(0x7F800000, 'i32')}, {bits} : i32")
        return self.value(f"arith.select {above}, {nan}, {bits} : i32")

    def _unary(self, node: tree.Unary) -> str:
        kind = MLIR_TYPES[node.type]
        operand = self.lower(node.operand)
        if node.op == "~":
            return self.value(f"arith.xori {operand}, {self.constant(-1, node.type)} : {kind}")
        if node.type in tree.FLOATS:
            return self.value(f"arith.negf {operand} : {kind}")
        return self.value(f"arith.subi {self.constant(0, node.type)}, {operand} : {kind}")

    def _binary(self, node: tree.Binary) -> str:
        kind = MLIR_TYPES[node.type]
        left, right = self.lower(node.left), self.lower(node.right)
        if node.type in tree.FLOATS:
            return self.value(f"arith.{_SIMPLE_FLOAT[node.op]} {left}, {right} : {kind}")
        if node.op in _SIMPLE_INTEGER:
            return self.value(f"arith.{_SIMPLE_INTEGER[node.op]} {left}, {right} : {kind}")
        if node.op in ("<<", ">>"):
            return self._shift(node, left, right)
        return self._divide(node, left, right)

    def _shift(self, node: tree.Binary, left: str, right: str) -> str:
        """Shift by the count's low 5 (or 6) bits, as the hardware does."""
        kind = MLIR_TYPES[node.type]
        if not isinstance(node.right, tree.Constant):
            right = self.value(f"arith.andi {right}, {self.constant(_BITS[node.type] - 1, node.type)} : {kind}")
        if node.op == "<<":
            return self.value(f"arith.shli {left}, {right} : {kind}")
        return self.value(f"arith.{'shrui' if node.type in _UNSIGNED else 'shrsi'} {left}, {right} : {kind}")

    def _divide(self, node: tree.Binary, left: str, right: str) -> str:
        """``/`` truncates, ``//`` and ``%`` floor, all give 0 for a zero divisor; guards only where one could be needed."""
        kind, unsigned = MLIR_TYPES[node.type], node.type in _UNSIGNED
        zero, one = self.constant(0, node.type), self.constant(1, node.type)
        known = node.right.value if isinstance(node.right, tree.Constant) else None
        divisor = right
        if known == 0:
            return zero
        by_zero = None if known else self.value(f"arith.cmpi eq, {right}, {zero} : {kind}")
        if by_zero:
            divisor = self.value(f"arith.select {by_zero}, {one}, {right} : {kind}")
        if unsigned:
            op = "remui" if node.op == "%" else "divui"
            result = self.value(f"arith.{op} {left}, {divisor} : {kind}")
        else:
            result = self._divide_signed(node.op, left, divisor, zero, one, kind, guard=known is None or known == -1)
        return self.value(f"arith.select {by_zero}, {zero}, {result} : {kind}") if by_zero else result

    def _divide_signed(self, op: str, left: str, right: str, zero: str, one: str, kind: str, *, guard: bool) -> str:
        """Signed division; -1 as divisor is taken out (``guard``), since the most negative number has no negative."""
        divisor = right
        if guard:
            minus_one = self.value(f"arith.constant -1 : {kind}")
            negates = self.value(f"arith.cmpi eq, {right}, {minus_one} : {kind}")
            divisor = self.value(f"arith.select {negates}, {one}, {right} : {kind}")
        quotient = self.value(f"arith.divsi {left}, {divisor} : {kind}")
        product = self.value(f"arith.muli {quotient}, {divisor} : {kind}")
        remainder = self.value(f"arith.subi {left}, {product} : {kind}")
        if op in ("//", "%"):
            inexact = self.value(f"arith.cmpi ne, {remainder}, {zero} : {kind}")
            signs = self.value(f"arith.xori {remainder}, {divisor} : {kind}")
            opposite = self.value(f"arith.cmpi slt, {signs}, {zero} : {kind}")
            floors = self.value(f"arith.andi {inexact}, {opposite} : i1")
            if op == "%":
                adjusted = self.value(f"arith.addi {remainder}, {divisor} : {kind}")
                remainder = self.value(f"arith.select {floors}, {adjusted}, {remainder} : {kind}")
            else:
                adjusted = self.value(f"arith.subi {quotient}, {one} : {kind}")
                quotient = self.value(f"arith.select {floors}, {adjusted}, {quotient} : {kind}")
        if op == "%":
            return remainder  # the divisor -1 was replaced by 1, which leaves the same remainder: 0
        if guard:
            negated = self.value(f"arith.subi {zero}, {left} : {kind}")
            return self.value(f"arith.select {negates}, {negated}, {quotient} : {kind}")
        return quotient

    def _convert(self, node: tree.Convert) -> str:
        source, target = node.operand.type, node.type
        value = self.lower(node.operand)
        before, after = MLIR_TYPES[source], MLIR_TYPES[target]
        if source in tree.FLOATS and target in tree.FLOATS:
            if before == after:
                return value
            return self.value(f"arith.{'extf' if after == 'f64' else 'truncf'} {value} : {before} to {after}")
        if source in tree.FLOATS:
            return self._float_to_integer(value, before, target)
        if target in tree.FLOATS:
            op = "uitofp" if source in _UNSIGNED else "sitofp"
            return self.value(f"arith.{op} {value} : {before} to {after}")
        if before == after:
            return value
        if after == "i64":
            return self.value(f"arith.{'extui' if source in _UNSIGNED else 'extsi'} {value} : i32 to i64")
        return self.value(f"arith.trunci {value} : i64 to i32")

    def _float_to_integer(self, value: str, before: str, target: str) -> str:
        """Convert with saturation and NaN to 0: bounds are checked first, since arith leaves the rest undefined."""
        kind, bits, unsigned = MLIR_TYPES[target], _BITS[target], target in _UNSIGNED
        low, high = (0, (1 << bits) - 1) if unsigned else (-(1 << bits - 1), (1 << bits - 1) - 1)
        limit = self.constant(float(high + 1), before)
        floor = self.constant(float(low), before)
        fits_high = self.value(f"arith.cmpf olt, {value}, {limit} : {before}")
        fits_low = self.value(f"arith.cmpf ogt, {value}, {floor} : {before}")
        fits = self.value(f"arith.andi {fits_high}, {fits_low} : i1")
        zero = self.constant(0.0, before)
        safe = self.value(f"arith.select {fits}, {value}, {zero} : {before}")
        op = "fptoui" if unsigned else "fptosi"
        inside = self.value(f"arith.{op} {safe} : {before} to {kind}")
        too_high = self.value(f"arith.cmpf oge, {value}, {limit} : {before}")
        too_low = self.value(f"arith.cmpf ole, {value}, {floor} : {before}")
        capped = self.value(f"arith.select {too_high}, {self.constant(high, target)}, {inside} : {kind}")
        return self.value(f"arith.select {too_low}, {self.constant(low, target)}, {capped} : {kind}")

    def _compare(self, node: tree.Compare) -> str:
        type = node.left.type
        kind = MLIR_TYPES[type]
        left, right = self.lower(node.left), self.lower(node.right)
        if type in tree.FLOATS:
            return self.value(f"arith.cmpf {_FLOAT_COMPARE[node.op]}, {left}, {right} : {kind}")
        predicate = _INTEGER_COMPARE[node.op]
        if predicate not in ("eq", "ne"):
            predicate = ("u" if type in _UNSIGNED else "s") + predicate
        return self.value(f"arith.cmpi {predicate}, {left}, {right} : {kind}")

    def _logic(self, node: tree.Logic) -> str:
        values = [self.lower(operand) for operand in node.operands]
        if node.op == "not":
            return self.value(f"arith.xori {values[0]}, {self.constant(1, 'bool')} : i1")
        return self.value(f"arith.{'andi' if node.op == 'and' else 'ori'} {values[0]}, {values[1]} : i1")
