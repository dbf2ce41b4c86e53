"""Python's format specification, turned into the C printf conversion that gives the same text.

C's printf is what HIP's runtime applies to the values that a GPU sends, so what it cannot say is an error here.
"""

from __future__ import annotations

from mdr.directives.problems import Poisoned, Problem
from mdr.directives.tree import FLOATS, INTEGERS, WIDE, Constant, Convert, Expression

INTEGER_TYPES = frozenset("dxXo")
FLOAT_TYPES = frozenset("fFeEgG")
_MAX_WIDTH = 1000  # wider is a slip, and printf services format into buffers of limited size
_ALIGN = "<>^="

# Letters that people bring along, and what to do about each.
_OTHER_TYPES = {
    "i": "Write 'd'.",
    "u": "Write 'd' and read the register as unsigned: {u32(v6):d}.",
    "l": "The type of the value says its width: {i64(v[2:3]):d}, {f64(v[2:3]):f}.",
    "h": "The type of the value says its width: {i16(v6):d}.",
    "b": "C printf has no binary: write 'x'.",
    "c": "C printf would print a byte, Python a character: write 'd'.",
    "n": "C printf knows no locale here: write 'd' or 'f'.",
    "%": "Multiply by 100 and write the sign as text: {v6*100:.1f}%.",
    "s": "The values are numbers: write 'd', 'x', 'f', 'e' or 'g'.",
    "a": "Write 'e' for an exponent, or 'x' for the bits.",
}


class FormatSpec:
    """A parsed specification; ``type`` is its presentation letter or the empty string."""

    __slots__ = ("alternate", "left", "offset", "precision", "sign", "text", "type", "width", "zero", "zero_fill")

    def __init__(self, offset: int, text: str) -> None:
        self.offset = offset
        self.text = text
        self.left = False
        self.zero_fill = False  # zeros before the sign, as fill 0 with '>' asks
        self.sign = ""
        self.alternate = False
        self.zero = False
        self.width = ""
        self.precision: str | None = None
        self.type = ""

    def copy(self) -> FormatSpec:
        """Return an equal one, for the next element of a list."""
        other = FormatSpec(self.offset, self.text)
        for name in self.__slots__:
            setattr(other, name, getattr(self, name))
        return other

    @property
    def reading(self) -> str:
        """How the specification has bare registers read: ``i32``, ``u32``, ``f32`` or ``default``."""
        if self.type in FLOAT_TYPES:
            return "f32"
        if self.type in INTEGER_TYPES:
            return "i32" if self.type == "d" else "u32"
        return "default"


class FormatParser:
    """Parses the specification in ``text[start:end]``: ``[[fill]align][sign][#][0][width][.precision][type]``."""

    def __init__(self, text: str, start: int, end: int, problems: list[Problem]) -> None:
        self._text = text[start:end]
        self._start = start
        self._at = 0
        self._problems = problems

    def parse(self) -> FormatSpec:
        """Return the specification; what is wrong is recorded, then raises Poisoned."""
        before = len(self._problems)
        spec = FormatSpec(self._start, self._text)
        spaces = self._alignment(spec)
        spec.sign = self._take("+- ").replace("-", "")
        if self._take("z"):
            self._problem(1, "C printf cannot turn -0 into 0 ('z').", "Leave the 'z' away.")
        spec.alternate = bool(self._take("#"))
        if self._take("0") and not spaces:  # a fill that is written out wins, as in Python
            if spec.left:
                self._problem(1, "Zeros cannot fill up on the right.", "Leave the '0' or the '<' away.")
            spec.zero = True
        spec.width = self._digits()
        if len(spec.width) > 4 or int(spec.width or 0) > _MAX_WIDTH:
            self._problem(len(spec.width), f"The width is above {_MAX_WIDTH}.")
        self._grouping()
        if self._take("."):
            spec.precision = self._digits()
            if not spec.precision:
                self._problem(1, "A precision needs digits after the point.", "Write e.g. .3f.")
            elif len(spec.precision) > 4 or int(spec.precision) > _MAX_WIDTH:
                self._problem(len(spec.precision), f"The precision is above {_MAX_WIDTH}.")
            self._grouping()
        self._type(spec)
        if len(self._problems) > before:
            raise Poisoned
        return spec

    def _alignment(self, spec: FormatSpec) -> bool:
        """Read fill and alignment; tell whether the fill is spaces by the user's own word."""
        text = self._text
        fill, align = "", ""
        if len(text) > 1 and text[1] in _ALIGN:
            fill, align, self._at = text[0], text[1], 2
        elif text[:1] and text[0] in _ALIGN:
            align, self._at = text[0], 1
        zero = text[self._at :].lstrip("+- #")[:1] == "0"
        if align == "^":
            self._problem(1, "C printf cannot centre ('^').", "Align with '<' or '>'.")
        elif align == "=" and fill != "0" and (fill or not zero):
            self._problem(1, "C printf cannot fill between sign and digits ('=').", "Zeros can stand there: write 08d.")
        elif fill not in ("", " ", "0") or (fill == "0" and align == "<"):
            self._problem(2, f"C printf cannot fill with {fill!r} here.", "Fill with spaces, or with zeros: 08d.")
        spec.left = align == "<"
        spec.zero = fill == "0" and align == "="
        spec.zero_fill = align == ">" and (fill == "0" or (zero and not fill))
        return fill == " "

    def _grouping(self) -> None:
        mark = self._take(",_")
        if mark:
            self._problem(1, f"C printf cannot group digits ('{mark}').", f"Leave the '{mark}' away.")

    def _type(self, spec: FormatSpec) -> None:
        rest = self._text[self._at :]
        if not rest:
            return
        if len(rest) == 1 and (rest in INTEGER_TYPES or rest in FLOAT_TYPES):
            spec.type = rest
            return
        self._at = len(self._text)
        hint = _OTHER_TYPES.get(rest[0]) if len(rest) == 1 or rest[0] in "lh" else None
        known = "Format codes are d, x, X, o for integers and f, F, e, E, g, G for floats."
        self._problem(len(rest), f"Unknown format code '{rest}'.", hint or known)

    def _take(self, choices: str) -> str:
        char = self._text[self._at : self._at + 1]
        if char and char in choices:
            self._at += 1
            return char
        return ""

    def _digits(self) -> str:
        start = self._at
        while self._text[self._at : self._at + 1] in tuple("0123456789"):
            self._at += 1
        return self._text[start : self._at]

    def _problem(self, length: int, message: str, hint: str | None = None) -> None:
        offset = self._start + max(0, self._at - length)
        self._problems.append(Problem(offset, max(1, length), message, hint))


def conversion(
    spec: FormatSpec, expression: Expression, source: str, *, alone: bool = True
) -> tuple[str, Expression, str]:
    """Return the text before the value, the value as printf takes it, and the printf conversion.

    ``source`` is the expression's text, for messages; ``alone``: it is one value, no list. Raises SpecProblem.
    """
    if spec.type in FLOAT_TYPES or (not spec.type and expression.type in FLOATS):
        return _float_conversion(spec, expression, source)
    if expression.type in FLOATS:
        instead = f"{{{source}:.3f}}"
        raise SpecProblem(
            f"Format code '{spec.type}' needs an integer, but '{source}' is a float.",
            f"Convert the value, {{int({source}):{spec.text}}}, or use a float format, {instead}."
            if alone
            else f"Use a float format, {instead}, or another reading.",
        )
    return _integer_conversion(spec, expression, source)


class SpecProblem(Exception):
    """The specification does not fit the value; holds message and hint."""

    def __init__(self, message: str, hint: str | None) -> None:
        super().__init__(message)
        self.message = message
        self.hint = hint


def _float_conversion(spec: FormatSpec, expression: Expression, source: str) -> tuple[str, Expression, str]:
    if spec.precision is not None and not spec.type:
        digits = f".{spec.precision}"
        raise SpecProblem(
            f"A precision needs a format code: '{digits}' could mean {digits}f or {digits}g.",
            f"Write {digits}f for digits after the point, {digits}g for digits in all.",
        )
    if expression.type in INTEGERS:  # Python converts an integer for a float format; in f64 nothing is lost
        expression = (
            Constant(float(expression.value), "f64") if isinstance(expression, Constant) else Convert("f64", expression)
        )
    if spec.zero_fill:
        raise _zeros_before_sign()
    precision = "" if spec.precision is None else f".{spec.precision}"
    return "", expression, f"%{_flags(spec)}{spec.width}{precision}{spec.type or 'f'}"


def _integer_conversion(spec: FormatSpec, expression: Expression, source: str) -> tuple[str, Expression, str]:
    if spec.precision is not None:
        code = spec.type or "d"
        raise SpecProblem(
            f"An integer has no precision ('.{spec.precision}').",
            f"Read a float, {{{source}:.{spec.precision}f}}, or give a width, e.g. 08{code}.",
        )
    letter = spec.type or "d"
    wide = expression.type in WIDE
    if letter != "d":
        unsigned = "u64" if wide else "u32"
        if expression.type != unsigned:
            expression = Convert(unsigned, expression)
    elif spec.alternate:
        spec.alternate = False  # changes nothing in Python; undefined in C
    unsigned_value = expression.type in ("u32", "u64")
    if unsigned_value and spec.sign:
        raise SpecProblem(
            "C printf shows no sign for an unsigned number.", "Write the sign as text before the placeholder."
        )
    if spec.zero_fill:
        if not unsigned_value or spec.alternate:
            raise _zeros_before_sign()
        spec.zero = True
    before = ""
    if spec.alternate:
        before = _prefix(spec, letter, source)
    if letter == "d" and unsigned_value:
        letter = "u"
    return before, expression, f"%{_flags(spec)}{spec.width}{'l' if wide else ''}{letter}"


def _prefix(spec: FormatSpec, letter: str, source: str) -> str:
    """Return the base prefix as text: C's own '#' leaves it out for zero and writes octal differently.

    Only a value that spaces push to the right keeps C's '#', for its prefix does not stand at the beginning.
    """
    padded = bool(spec.width) and not spec.left and not spec.zero
    if padded and letter == "o":
        raise SpecProblem("C printf writes octal without 0o.", f"Write the prefix as text: 0o{{{source}:o}}.")
    if padded:
        return ""
    spec.alternate = False
    width = max(0, int(spec.width or 0) - 2)
    spec.width = str(width) if width else ""
    spec.zero = spec.zero and bool(width)
    return f"0{letter}"


def _zeros_before_sign() -> SpecProblem:
    return SpecProblem("C printf cannot put zeros before a sign.", "Leave the '>' away: 08d puts them behind it.")


def _flags(spec: FormatSpec) -> str:
    left = "-" if spec.left and spec.width else ""
    zero = "0" if spec.zero and spec.width else ""
    return left + spec.sign + ("#" if spec.alternate else "") + zero
