"""Gives an expression its types: how registers are read, what literals become, where values are converted.

The rules are those of docs/language.md. Bare registers and literals have no type of their own. A *region* is a
stretch of ``+ - * /`` (and the comparison above it); a call, or an operator that works on integers alone, closes
one region and opens another. Within a region a bare register is read as the context asks, and if anything in it
is a float, so are its literals.
"""

from __future__ import annotations

from mdr.directives.addresses import folded, size_of, trouble
from mdr.directives.lists import MOST, memory_elements, register_elements, split_vector, value_elements, words_of
from mdr.directives.minifloats import ALIASES, CHIP_NAMES, encodings
from mdr.directives.problems import Poisoned, Problem
from mdr.directives.special import DEFAULT_READING, SPECIAL_BANKS
from mdr.directives.syntax import NAMED_READINGS
from mdr.directives.tree import (
    FLOATS,
    INTEGERS,
    READINGS,
    WIDE,
    Binary,
    BuiltIn,
    Compare,
    Constant,
    Convert,
    Expression,
    Logic,
    Memory,
    Register,
    Reinterpret,
    Unary,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from mdr.directives.syntax import Syntax

_LIMITS = {
    "i32": (-(1 << 31), (1 << 31) - 1),
    "u32": (0, (1 << 32) - 1),
    "i64": (-(1 << 63), (1 << 63) - 1),
    "u64": (0, (1 << 64) - 1),
}
_REGION = frozenset("+-*/")
# These read their bare registers as integers; // and % do not, for on a float they mean something else.
_BITWISE = frozenset(("&", "|", "^", "~", "<<", ">>"))
_DEFAULT = {"v": "f32", "a": "f32", "s": "i32"}
_FLOAT_CALLS = frozenset(("float", *ALIASES, *(name for name, (_, type) in READINGS.items() if type in FLOATS)))
_INTEGER_OF = {"f32": "i32", "f64": "i64"}

# In an address a pair of registers is u64, one register i32.
_ADDRESS = "address"
DEFAULT_CHIP = "gfx950"
DEFAULT = "default"
"""The context in which a vector register is read as f32 and a scalar one as i32."""


class Resolver:
    """Turns syntax into typed expressions; what is wrong goes to ``problems`` and raises Poisoned."""

    def __init__(self, text: str, problems: list[Problem], chip: str = DEFAULT_CHIP) -> None:
        self._text = text
        self._problems = problems
        self._chip = chip

    def value(self, syntax: Syntax, reading: str) -> Expression:
        """Return a number's tree. ``reading``: how bare registers are read (``f32 i32 u32`` or DEFAULT)."""
        return self._region((syntax,), reading, reading == "f32")[0]

    def elements(self, syntax: Syntax, reading: str, bare: str | None = None) -> list[tuple[str, Expression]] | None:
        """Return name and tree of each element where ``syntax`` is a list, None where it is one number.

        ``bare``: how a range of registers is read, if not as ``reading`` says.
        """
        source = self._source(syntax)
        if syntax.kind == "call":
            vector = split_vector(str(syntax.value), NAMED_READINGS)
            if vector is None:
                return None
            found = self._vector(syntax, *vector)
            return [(f"{source}[{number}]", element) for number, element in enumerate(found)]
        if syntax.kind != "register" or _register(syntax)[0] in SPECIAL_BANKS or _register(syntax)[2] == 1:
            return None
        bank, index, count = _register(syntax)
        self._check_length(syntax, count)
        read_as = bare or (_DEFAULT[bank] if reading == DEFAULT else reading)
        step = READINGS[read_as][0] // 32
        where = (syntax.start, syntax.end - syntax.start)
        registers = [Register(bank, index + at, step, read_as, where) for at in range(0, count - count % step, step)]
        return [(register.name, register) for register in registers]

    def condition(self, syntax: Syntax) -> Expression:
        """Return the tree, of type bool, of comparisons joined by ``and``, ``or`` and ``not``."""
        if syntax.kind == "logic":
            return Logic(str(syntax.value), self._all(self.condition, syntax.children))
        if syntax.kind == "compare":
            return self._compare(syntax)
        if syntax.kind == "poison":
            raise Poisoned
        if syntax.kind == "register" and _register(syntax)[0] == "scc":
            return Compare("!=", self._bare_register(syntax, DEFAULT), Constant(0, "i32"))
        self._value_problems(syntax)
        source = self._source(syntax)
        raise self._problem(syntax, f"'{source}' is a number, not a condition.", f"Write '{source} != 0'.")

    def _all(self, resolve: object, nodes: tuple[Syntax, ...]) -> list[Expression]:
        """Resolve every node, even behind a poisoned one, so that the problems of all are found."""
        assert callable(resolve)
        found = []
        poisoned = False
        for node in nodes:
            try:
                found.append(resolve(node))
            except Poisoned:
                poisoned = True
        if poisoned:
            raise Poisoned
        return found

    def _value_problems(self, syntax: Syntax) -> None:
        """Raise Poisoned if the number itself is wrong: that says more than its being in the wrong place."""
        self._region((syntax,), DEFAULT, False)

    def _compare(self, syntax: Syntax) -> Expression:
        reading = self._comparison_reading(*syntax.children)
        left, right = self._region(syntax.children, reading, False)
        if "u64" in (left.type, right.type) and {left.type, right.type} & {"i32", "i64"}:
            left, right = self._same_sign(syntax, left, right)
        elif {left.type, right.type} == {"i32", "u32"}:
            left, right = self._exact_signs(left, right)
        type = _common(left.type, right.type)
        return Compare(str(syntax.value), self._coerce(left, type, syntax), self._coerce(right, type, syntax))

    def _comparison_reading(self, left: Syntax, right: Syntax) -> str:
        for literal, other in ((right, left), (left, right)):
            if not _only_literals(literal):
                continue
            if _has_float_literal(literal):
                return "f32"
            if _has_own_float(other):
                return DEFAULT
            values = [node.value for node in _nodes(literal) if node.kind == "number"]
            beyond = any(isinstance(value, int) and value > _LIMITS["i32"][1] for value in values)
            return "u32" if beyond else "i32"
        return DEFAULT

    def _exact_signs(self, left: Expression, right: Expression) -> tuple[Expression, Expression]:
        """Bring an i32 and a u32 to one type that holds both, so that -1 stays below every unsigned number."""
        for one, other, swap in ((left, right, False), (right, left, True)):
            if isinstance(one, Constant) and one.type == "i32" and one.value >= 0:
                one = Constant(one.value, "u32")
                return (other, one) if swap else (one, other)
        return Convert("i64", left), Convert("i64", right)

    def _same_sign(self, syntax: Syntax, left: Expression, right: Expression) -> tuple[Expression, Expression]:
        signed = right if left.type == "u64" else left
        if isinstance(signed, Constant) and signed.value >= 0:
            return left, right
        text = "A signed number cannot be compared with an unsigned 64-bit one."
        raise self._problem(syntax, text, "Read both sides alike: as i64(…) or as u64(…).")

    def _region(self, roots: tuple[Syntax, ...], reading: str, floating: bool) -> list[Expression]:
        """Resolve the nodes of one region together, so that they share the type of their literals."""
        leaves: dict[int, Expression] = {}
        literals: list[Syntax] = []
        poisoned = False
        pending = list(reversed(roots))
        while pending:
            node = pending.pop()
            if node.kind in ("unary", "binary") and node.value in _REGION:
                pending.extend(reversed(node.children))
            elif node.kind == "number":
                literals.append(node)
            else:
                try:
                    leaves[id(node)] = self._leaf(node, reading)
                except Poisoned:
                    poisoned = True
        if poisoned:
            raise Poisoned
        types = {leaf.type for leaf in leaves.values()}
        floating = floating or bool(types & FLOATS) or any(isinstance(node.value, float) for node in literals)
        float_type = "f32" if "f32" in types and not types & WIDE else "f64"
        for node in literals:
            leaves[id(node)] = self._literal(node, float_type if floating else None)
        return [self._build(root, leaves) for root in roots]

    def _build(self, node: Syntax, leaves: dict[int, Expression]) -> Expression:
        leaf = leaves.get(id(node))
        if leaf is not None:
            return leaf
        operands = [self._build(child, leaves) for child in node.children]
        if len(operands) == 1:
            return Unary(str(node.value), operands[0])
        return self._binary(node, operands)

    def _binary(self, node: Syntax, operands: list[Expression]) -> Binary:
        left, right = operands
        type = _common(left.type, right.type)
        return Binary(str(node.value), self._coerce(left, type, node), self._coerce(right, type, node))

    def _leaf(self, node: Syntax, reading: str) -> Expression:
        if node.kind == "register":
            return self._bare_register(node, reading)
        if node.kind == "memory":
            read_as = "f32" if reading == DEFAULT else "i32" if reading == _ADDRESS else reading
            return self._memory(node, read_as, size_of(read_as))
        if node.kind == "builtin":
            return BuiltIn(str(node.value))
        if node.kind == "call":
            return self._call(node)
        if node.kind in ("unary", "binary"):
            return self._integer_operation(node, reading)
        if node.kind == "poison":
            raise Poisoned
        what = "A comparison" if node.kind == "compare" else f"'{node.value}'"
        raise self._problem(
            node, f"{what} is a condition, not a number.", 'Conditions stand before the text: @PRINT if …: f"…".'
        )

    def _bare_register(self, node: Syntax, reading: str) -> Register:
        bank, index, count = _register(node)
        where = (node.start, node.end - node.start)
        if bank in SPECIAL_BANKS:
            return Register(bank, index, count, DEFAULT_READING[bank, index, count], where)
        if reading == _ADDRESS and count <= 2:
            return Register(bank, index, count, "u64" if count == 2 else "i32", where)
        if count > 1:
            source = self._source(node)
            text = f"{source} is {count} registers, which have no type by themselves."
            readings = " or ".join(f"{name}({source})" for name in ("f64", "i64", "u64"))
            pair = f"Say how to read them: {readings}."
            hint = pair if count == 2 else f"Alone they are shown as a list, {{{source}}}; one value has two at most."
            raise self._problem(node, text, hint)
        read_as = _DEFAULT[bank] if reading == DEFAULT else reading
        return Register(bank, index, 1, read_as, where)

    def _call(self, node: Syntax) -> Expression:
        function = str(node.value)
        argument = node.children[0]
        vector = split_vector(function, NAMED_READINGS)
        if vector is not None:
            self._vector(node, *vector)
            narrow = READINGS[self._encoding(node, vector[0])][0] < 32
            one = f"Read one element, as in {vector[0]}(v6 >> 16)." if narrow else "Read one element by itself."
            raise self._problem(node, f"{function}(…) is a list: it can be printed, not computed with.", one)
        function = self._encoding(node, function)
        if function in READINGS:
            if argument.kind == "register":
                return self._typed_register(node, function, argument)
            if argument.kind == "memory":
                return self._memory(argument, function, size_of(function))
            return self._reinterpret(node, function, argument)
        operand = self._region((argument,), DEFAULT, False)[0]
        if function == "int":
            return Convert(_INTEGER_OF[operand.type], operand) if operand.type in FLOATS else operand
        if operand.type in FLOATS:
            return operand
        return self._coerce(operand, "f64" if operand.type in WIDE else "f32", node)

    def _encoding(self, node: Syntax, name: str) -> str:
        """Return the encoding that a name such as ``fp8`` means on the chip; any other name as it is."""
        if name not in ALIASES:
            return name
        names = CHIP_NAMES.get(self._chip, {})
        if name not in names:
            inside = f"{str(node.value)[len(name) :]}({self._source(node.children[0])})"
            hint = f"Name the encoding: {' or '.join(f'{encoding}{inside}' for encoding in encodings(name))}."
            raise self._problem(node, f"{self._chip} has no {name} numbers of its own.", hint)
        return names[name]

    def _check_length(self, node: Syntax, count: int) -> None:
        if count > MOST:
            raise self._problem(node, f"A list shows {MOST} elements at most, not {count}.", "Print it in parts.")

    def _vector(self, node: Syntax, name: str, count: int) -> list[Expression]:
        """Return the elements of ``NAMExCOUNT(argument)``."""
        self._check_length(node, count)
        function = self._encoding(node, name)
        argument = node.children[0]
        bits = READINGS[function][0]
        if argument.kind == "memory":
            if bits * count % 32:
                text = f"{node.value} reads {bits * count} bits, but memory is read by whole words of 32 bits."
                raise self._problem(node, text, f"Write {name}x{32 * words_of(function, count) // bits}(…).")
            base = self._memory(argument, function, bits * count // 8)
            return memory_elements(base, count)
        if argument.kind != "register":
            value = self._bits(node, function, argument)
            have = 64 if value.type in WIDE else 32
            if bits * count > have:
                text = f"{node.value} reads {bits * count} bits, but '{self._source(argument)}' has {have}."
                raise self._problem(node, text, f"Write {name}x{have // bits}(…)." if have // bits > 1 else None)
            return value_elements(value, function, count)
        bank, index, have = _register(argument)
        needed = words_of(function, count)
        if have != needed:
            text = f"{node.value} reads {_registers(needed)}, but {self._source(argument)} is {_registers(have)}."
            raise self._problem(node, text, f"Write {name}x{32 * have // bits}({self._source(argument)}).")
        first = Register(bank, index, have, "u32", (argument.start, argument.end - argument.start))
        return register_elements(first, function, count)

    def _memory(self, node: Syntax, read_as: str, span: int) -> Memory:
        (argument,) = node.children
        space = str(node.value)
        address = self._region((argument,), _ADDRESS, False)[0]
        found = trouble(space, address)
        if found is not None:
            raise self._problem(argument, *found)
        where = (node.start, node.end - node.start)
        return Memory(space, folded(address), self._source(argument), span, 0, read_as, where)

    def _typed_register(self, node: Syntax, function: str, argument: Syntax) -> Register:
        bank, index, count = _register(argument)
        needed = 2 if READINGS[function][0] == 64 else 1
        if count != needed:
            source = self._source(argument)
            text = f"{node.value} reads {_registers(needed)}, but {source} is {_registers(count)}."
            if bank in SPECIAL_BANKS:
                raise self._problem(node, text, f"Write {source}: it is {DEFAULT_READING[bank, index, count]}.")
            example = f"{bank}[{index}:{index + 1}]" if needed == 2 else f"{bank}{index}"
            bits = READINGS[function][0]
            every = f", or {node.value}x{32 * count // bits}({source}) for all" if 32 * count % bits == 0 else ""
            raise self._problem(node, text, f"Write {node.value}({example}){every if count > needed else ''}.")
        return Register(bank, index, count, function, (argument.start, argument.end - argument.start))

    def _reinterpret(self, node: Syntax, function: str, argument: Syntax) -> Expression:
        operand = self._bits(node, function, argument)
        bits = READINGS[function][0]
        if (bits == 64) != (operand.type in WIDE):
            have = 64 if operand.type in WIDE else 32
            text = f"{node.value}() reads {bits} bits, but '{self._source(argument)}' has {have}."
            raise self._problem(node, text)
        return Reinterpret(function, operand)

    def _bits(self, node: Syntax, function: str, argument: Syntax) -> Expression:
        """Return the integer whose bits ``function`` reads."""
        source = self._source(argument)
        if not any(inner.kind in ("register", "memory", "builtin", "poison") for inner in _nodes(argument)):
            hint = f"Write {source}." if function in INTEGERS or _has_float_literal(argument) else None
            if hint is None and source.isdigit():
                hint = f"Write {source}.0."
            raise self._problem(node, f"{node.value}() reads a register's bits; a literal has none.", hint)
        operand = self._region((argument,), "i32" if function[0] == "i" else "u32", False)[0]
        if operand.type in FLOATS:
            hint = f"To convert the value: int({source})." if function in INTEGERS else f"Write {source}."
            raise self._problem(node, f"{node.value}() reads bits as they are, but '{source}' is {operand.type}.", hint)
        if isinstance(operand, BuiltIn) and READINGS[function][1] in FLOATS:
            raise self._problem(node, f"'{source}' is an integer, not bits.", f"To convert it: float({source}).")
        return operand

    def _integer_operation(self, node: Syntax, reading: str) -> Expression:
        op = str(node.value)
        if op in _BITWISE and reading not in ("i32", "u32"):
            reading = "i32"
        operands = self._all(lambda child: self._integer_operand(op, child, reading), node.children)
        if op == "~":
            return Unary(op, operands[0])
        left, right = operands
        if op in ("<<", ">>"):
            bits = 64 if left.type in WIDE else 32
            if isinstance(right, Constant) and not 0 <= right.value < bits:
                count = node.children[1]
                raise self._problem(count, f"A {bits}-bit value is shifted by 0 to {bits - 1}, not by {right.value}.")
            return Binary(op, left, self._coerce(right, left.type, node))
        return self._binary(node, operands)

    def _integer_operand(self, op: str, node: Syntax, reading: str) -> Expression:
        operand = self._region((node,), reading, False)[0]
        if operand.type not in INTEGERS:
            source = self._source(node)
            hint = f"Convert the value with int({source})"
            if node.kind == "register":
                hint += f", or read the bits with i32({source})"
            raise self._problem(node, f"'{op}' works on integers, but '{source}' is {operand.type}.", f"{hint}.")
        return operand

    def _literal(self, node: Syntax, float_type: str | None) -> Constant:
        value = node.value
        assert isinstance(value, (int, float))
        if float_type is None:
            assert isinstance(value, int)
            for type, (low, high) in _LIMITS.items():
                if low <= value <= high:
                    return Constant(value, type)
            raise self._problem(node, f"{self._source(node)} does not fit 64 bits.")
        return self._float_constant(value, float_type, node)

    def _float_constant(self, value: float, type: str, node: Syntax) -> Constant:
        rounded = _rounded(value, type)
        if rounded is None:
            source = self._source(node)
            raise self._problem(node, f"{source} is beyond the range of {type}.")
        return Constant(rounded, type)

    def _coerce(self, expression: Expression, type: str, node: Syntax) -> Expression:
        """Return the expression as ``type``; a constant is converted on the spot where it fits."""
        if expression.type == type:
            return expression
        if isinstance(expression, Constant):
            if type in FLOATS:
                return self._float_constant(expression.value, type, node)
            low, high = _LIMITS[type]
            if low <= expression.value <= high:
                return Constant(expression.value, type)
        return Convert(type, expression)

    def _source(self, node: Syntax) -> str:
        return self._text[node.start : node.end]

    def _problem(self, node: Syntax, message: str, hint: str | None = None) -> Poisoned:
        self._problems.append(Problem(node.start, node.end - node.start, message, hint))
        return Poisoned()


def _common(left: str, right: str) -> str:
    """Return the type in which two numbers meet: the float, the wider, the unsigned one."""
    if left == right:
        return left
    wide = left in WIDE or right in WIDE
    if left in FLOATS or right in FLOATS:
        return "f64" if wide else "f32"
    if (left in WIDE) != (right in WIDE):
        return left if left in WIDE else right
    return "u64" if wide else "u32"


def _rounded(value: float, type: str) -> float | None:
    """Return the nearest value of a float type, or None beyond its range."""
    from struct import error, pack, unpack

    code = "<f" if type == "f32" else "<d"
    try:
        result = float(unpack(code, pack(code, value))[0])
    except (OverflowError, error):
        return None
    return None if result in (float("inf"), float("-inf")) else result


def _register(node: Syntax) -> tuple[str, int, int]:
    assert isinstance(node.value, tuple)
    bank, index, count = node.value
    return bank, index, count


def _registers(count: int) -> str:
    return "one register" if count == 1 else f"{count} registers"


def _nodes(node: Syntax) -> list[Syntax]:
    found = [node]
    for one in found:  # grows while it is walked
        found.extend(one.children)
    return found


def _only_literals(node: Syntax) -> bool:
    return all(inner.kind in ("number", "unary", "binary") for inner in _nodes(node))


def _has_float_literal(node: Syntax) -> bool:
    return any(inner.kind == "number" and isinstance(inner.value, float) for inner in _nodes(node))


def _has_own_float(node: Syntax) -> bool:
    """Tell whether a region is a float by what stands in it, however its bare registers are read."""
    if node.kind == "call":
        return node.value in _FLOAT_CALLS
    if node.kind == "number":
        return isinstance(node.value, float)
    if node.kind in ("unary", "binary") and node.value in _REGION:
        return any(_has_own_float(child) for child in node.children)
    return False
