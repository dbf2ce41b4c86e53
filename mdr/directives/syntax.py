"""Parses an expression's tokens into a syntax tree with places, before any type is known.

Precedence is Python's. Names are checked here, so that one wrong name does not hide the next mistake.
"""

from __future__ import annotations

from mdr.directives.lists import split_vector
from mdr.directives.minifloats import ALIASES
from mdr.directives.names import unknown_built_in, unknown_function, unknown_name, unknown_symbol
from mdr.directives.problems import Poisoned, Problem, SyntaxStop
from mdr.directives.special import SPECIAL
from mdr.directives.tokens import Token, tokenize
from mdr.directives.tree import BUILT_INS, READINGS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping

# Registers of gfx90a, gfx942 and gfx950: 256 of each vector bank, 102 scalar ones.
BANKS = {"v": 256, "s": 102, "a": 256}
SPACES = ("lds", "mem")
COMPARISONS = frozenset(("==", "!=", "<", "<=", ">", ">="))
NAMED_READINGS = (*READINGS, *ALIASES)
FUNCTIONS = (*NAMED_READINGS, "int", "float")
_KEYWORDS = frozenset(("and", "or", "not", "if", "else"))
_PRECEDENCE = {
    "or": 1,
    "and": 2,
    **dict.fromkeys(COMPARISONS, 4),
    "|": 5,
    "^": 6,
    "&": 7,
    **dict.fromkeys(("<<", ">>"), 8),
    **dict.fromkeys("+-", 9),
    **dict.fromkeys(("*", "/", "//", "%"), 10),
}
_NOT, _COMPARE, _UNARY = 3, 4, 11
_INSTEAD = {
    "&&": "Write 'and'.",
    "||": "Write 'or'.",
    "!": "Write 'not'.",
    "<>": "Write '!='.",
    "=": "Write '==' to compare.",
    "**": "There is no power operator: multiply.",
}
# Deep enough for any line a person writes, shallow enough that no walk over a tree meets Python's own limit.
_MAX_DEPTH = 60


class Syntax:
    """A node without types.

    ``kind`` is ``number`` (value: the number), ``register`` (value: bank, index, count), ``memory`` (value: its space; the
    child is the address), ``builtin`` (value: name), ``symbol`` (value: name), ``call`` (value: function), ``unary``,
    ``binary``, ``compare``, ``logic`` (value: the operator) or ``poison`` (its problem is recorded).
    """

    __slots__ = ("children", "depth", "end", "kind", "start", "value")

    def __init__(self, kind: str, start: int, end: int, value: object, children: tuple[Syntax, ...] = ()) -> None:
        self.kind = kind
        self.start = start
        self.end = end
        self.value = value
        self.children = children
        self.depth: int = 1 + max((child.depth for child in children), default=0)
        if self.depth > _MAX_DEPTH:
            raise SyntaxStop(_too_deep(start, end))


def _too_deep(start: int, end: int) -> Problem:
    return Problem(start, end - start, "The expression is too long.", "Split it over several placeholders.")


class ExpressionParser:
    """Parses one expression out of ``text[start:end]``; :meth:`parse` leaves ``at`` behind it."""

    def __init__(self, text: str, start: int, end: int, symbols: Mapping[str, int], problems: list[Problem]) -> None:
        self._text = text
        self._symbols = symbols
        self._problems = problems
        self._tokens = tokenize(text, start, end)
        self._next = 0
        self._in_brackets = False
        self._in_address = 0  # brackets of lds and mem around what is read
        self._depth = 0
        self._open = 0  # parentheses and brackets not yet closed

    @property
    def token(self) -> Token:
        """The token after what has been parsed."""
        return self._tokens[self._next]

    def parse(self) -> Syntax:
        """Return the expression that stands next. Raises SyntaxStop at a syntax error."""
        return self._expression(0)

    def expect_end(self) -> None:
        """Raise SyntaxStop unless everything has been parsed."""
        if self.token.kind != "end":
            raise SyntaxStop(self._unexpected(self.token))

    def _advance(self) -> Token:
        token = self.token
        if token.kind != "end":
            self._next += 1
        return token

    def _is(self, text: str) -> bool:
        return self.token.kind != "end" and self.token.text == text

    def _expression(self, least: int) -> Syntax:
        self._depth += 1
        if self._depth > _MAX_DEPTH:
            raise SyntaxStop(_too_deep(self.token.start, self.token.end))
        left = self._operand(least)
        while self.token.kind in ("op", "name"):
            operator = self.token
            precedence = _PRECEDENCE.get(operator.text)
            if precedence is None or precedence < least:
                break
            self._advance()
            right = self._right_side(operator, precedence)
            kind = "compare" if precedence == _COMPARE else "logic" if precedence < _NOT else "binary"
            left = Syntax(kind, left.start, right.end, operator.text, (left, right))
            if kind == "compare" and self.token.text in COMPARISONS:
                raise SyntaxStop(self._chain(left, right))
        self._depth -= 1
        return left

    def _right_side(self, operator: Token, precedence: int) -> Syntax:
        if self.token.kind == "end" or self.token.text in (")", "]", ":"):
            raise SyntaxStop(
                Problem(
                    operator.start,
                    len(operator.text),
                    f"Nothing stands to the right of '{operator.text}'.",
                    f"Write a value there, such as  v6 {operator.text} 2",
                )
            )
        return self._expression(precedence + 1)

    def _chain(self, first: Syntax, middle: Syntax) -> Problem:
        operator = self._advance()
        try:
            last = self._expression(_COMPARE + 1)
            right = self._text[last.start : last.end]
        except SyntaxStop:
            right = "…"
        shared = self._text[middle.start : middle.end]
        left = self._text[first.start : first.end]
        hint = f"Write '{left} and {shared} {operator.text} {right}'."
        return Problem(operator.start, len(operator.text), "Comparisons cannot be chained.", hint)

    def _operand(self, least: int) -> Syntax:
        token = self.token
        if token.text == "not" and token.kind == "name":
            if least > _NOT:
                raise SyntaxStop(self._unexpected(token, "Put the 'not …' in parentheses."))
            self._advance()
            operand = self._expression(_NOT)
            return Syntax("logic", token.start, operand.end, "not", (operand,))
        if token.kind == "op" and token.text in ("-", "+", "~"):
            self._advance()
            operand = self._expression(_UNARY)
            if token.text == "+":
                return operand
            if token.text == "-" and operand.kind == "number" and operand.start == token.end:
                # The minus belongs to the literal: -2147483648 fits an i32, 2147483648 does not.
                assert isinstance(operand.value, (int, float))
                return Syntax("number", token.start, operand.end, -operand.value)
            return Syntax("unary", token.start, operand.end, token.text, (operand,))
        return self._atom()

    def _atom(self) -> Syntax:
        token = self._advance()
        if token.kind == "number":
            return Syntax("number", token.start, token.end, token.value)
        if token.kind == "op" and token.text == "(":
            self._open += 1
            inner = self._expression(0)
            inner.start, inner.end = token.start, self._close(token, ")")
            return inner
        if token.kind == "builtin":
            return self._built_in(token)
        if token.kind == "name" and token.text not in _KEYWORDS:
            if self._in_brackets:
                return Syntax("symbol", token.start, token.end, token.text)
            if token.text[0] == "$":  # in brackets it could have been a symbol
                return self._built_in(token)
            return self._name(token)
        raise SyntaxStop(self._unexpected(token))

    def _close(self, opening: Token, closing: str) -> int:
        if not self._is(closing):
            if self.token.kind == "end" or self.token.text in (":", ")", "]"):
                raise SyntaxStop(
                    Problem(opening.start, 1, f"'{opening.text}' is never closed.", f"Add the missing '{closing}'.")
                )
            raise SyntaxStop(self._unexpected(self.token))
        self._open -= 1
        return self._advance().end

    def _built_in(self, token: Token) -> Syntax:
        name = token.text[1:]
        if f"{name}_x" in BUILT_INS:
            name += "_x"
        if name in BUILT_INS:
            return Syntax("builtin", token.start, token.end, name)
        return self._poison(unknown_built_in(token.text, token.start))

    def _name(self, token: Token) -> Syntax:
        name = token.text
        if self._is("("):
            return self._call(token)
        if name in SPACES and self._is("["):
            return self._memory(token)
        if name in BANKS and self._is("["):
            return self._range(token)
        if name[0] in BANKS and name[1:].isdigit() and len(name) < 8:
            return self._register(name[0], int(name[1:]), 1, token.start, token.end)
        if name in SPECIAL:
            return Syntax("register", token.start, token.end, SPECIAL[name][:3])
        if self._in_address and name in self._symbols:
            return Syntax("number", token.start, token.end, self._symbols[name])
        return self._poison(unknown_name(name, token.start, BANKS, self._symbols))

    def _call(self, name: Token) -> Syntax:
        opening = self._advance()
        self._open += 1
        if self._is(")"):
            raise SyntaxStop(Problem(name.start, self.token.end - name.start, f"{name.text}() needs an argument."))
        argument = self._expression(0)
        if self._is(","):
            raise SyntaxStop(Problem(self.token.start, 1, f"{name.text}() takes one argument."))
        end = self._close(opening, ")")
        if name.text not in FUNCTIONS and split_vector(name.text, NAMED_READINGS) is None:
            return self._poison(unknown_function(name.text, name.start, FUNCTIONS))
        return Syntax("call", name.start, end, name.text, (argument,))

    def _memory(self, space: Token) -> Syntax:
        opening = self._advance()
        self._open += 1
        if self._is("]"):
            example = "lds[0x40]" if space.text == "lds" else "mem[s[4:5] + 8]"
            raise SyntaxStop(Problem(opening.start, 2, "The address is missing.", f"Write e.g. {example}."))
        self._in_address += 1
        address = self._expression(0)
        self._in_address -= 1
        if self._is(":"):
            text = f"{space.text}[…] takes one address, in bytes."
            hint = f"Say how many values with the reading: f32x4({space.text}[…])."
            raise SyntaxStop(Problem(self.token.start, 1, text, hint))
        return Syntax("memory", space.start, self._close(opening, "]"), space.text, (address,))

    def _range(self, bank: Token) -> Syntax:
        opening = self._advance()
        self._open += 1
        self._in_brackets = True
        first = last = self._expression(0)
        if self._is(":"):
            self._advance()
            last = self._expression(0)
        self._in_brackets = False
        end = self._close(opening, "]")
        try:
            low, high = self._index(first), self._index(last)
        except Poisoned:
            return Syntax("poison", bank.start, end, None)
        if high < low:
            text = f"The register range {bank.text}[{low}:{high}] ends before it begins."
            return self._poison(Problem(bank.start, end - bank.start, text, "The lower register comes first."))
        return self._register(bank.text, low, high - low + 1, bank.start, end)

    def _register(self, bank: str, index: int, count: int, start: int, end: int) -> Syntax:
        last = BANKS[bank] - 1
        if index < 0 or index + count - 1 > last:
            name = f"{bank}{index if index < 0 or count == 1 else index + count - 1}"
            kind = {"v": "vector", "s": "scalar", "a": "accumulation"}[bank]
            hint = f"The {kind} registers are {bank}0 to {bank}{last}."
            return self._poison(Problem(start, end - start, f"There is no register {name} on these chips.", hint))
        return Syntax("register", start, end, (bank, index, count))

    def _index(self, node: Syntax) -> int:
        """Return a register number's value: it is known when the kernel is assembled."""
        if node.kind == "number" and isinstance(node.value, int):
            return node.value
        if node.kind == "symbol":
            name = str(node.value)
            if name in self._symbols:
                return self._symbols[name]
            self._poison(unknown_symbol(name, node.start, self._symbols))
            raise Poisoned
        values = [self._index(child) for child in node.children]
        if node.kind == "unary":
            return -values[0] if node.value == "-" else ~values[0]
        if node.kind == "binary":
            result = _index_operation(str(node.value), *values)
            if result is not None:
                return result
        self._poison(Problem(node.start, node.end - node.start, "This is not a register number."))
        raise Poisoned

    def _poison(self, problem: Problem) -> Syntax:
        self._problems.append(problem)
        return Syntax("poison", problem.offset, problem.offset + problem.length, None)

    def _unexpected(self, token: Token, hint: str | None = None) -> Problem:
        if token.kind == "end":
            last = self._tokens[self._next - 1] if self._next else token
            return Problem(last.start, max(1, len(last.text)), "The expression ends too early.", hint)
        if token.text in (")", "]"):
            if self._open:
                return Problem(token.start, 1, f"A value is missing before '{token.text}'.")
            opening = "(" if token.text == ")" else "["
            return Problem(token.start, 1, f"'{token.text}' without a '{opening}' before it.")
        return Problem(token.start, len(token.text), f"Unexpected '{token.text}'.", hint or _INSTEAD.get(token.text))


def _index_operation(op: str, left: int, right: int) -> int | None:
    """Compute as the assembler does: division drops the fraction."""
    if op in ("<<", ">>"):
        if not 0 <= right < 64:
            return None
        return left << right if op == "<<" else left >> right
    if op in ("/", "//", "%"):
        if right == 0:
            return None
        quotient = abs(left) // abs(right)
        quotient = quotient if (left < 0) == (right < 0) else -quotient
        return left - quotient * right if op == "%" else quotient
    return {
        "+": left + right,
        "-": left - right,
        "*": left * right,
        "&": left & right,
        "|": left | right,
        "^": left ^ right,
    }.get(op)
