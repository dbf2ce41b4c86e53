"""Reads the placeholders of an f-string: what stands between braces becomes values and the text around them."""

from __future__ import annotations

from mdr.directives.formats import FormatParser, FormatSpec, SpecProblem, conversion
from mdr.directives.problems import Poisoned, Problem, SyntaxStop
from mdr.directives.reading import Resolver
from mdr.directives.syntax import ExpressionParser, Syntax
from mdr.directives.tree import Expression, Placeholder

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping


class Placeholders:
    """Reads the placeholders of ``text``; what is wrong is collected in ``problems``.

    ``list_type``, if set, is how ranges of registers without a function are read. ``opening``, if set, is called with place and
    elements of each list and returns what stands before the first.
    """

    def __init__(self, text: str, symbols: Mapping[str, int], chip: str, problems: list[Problem]) -> None:
        self.text = text
        self.problems = problems
        self.list_type: str | None = None
        self.opening: Callable[[int, int, list[Expression]], list[str | Placeholder]] | None = None
        self._symbols = symbols
        self._chip = chip

    def read(self, opening: int, closing: int) -> list[str | Placeholder]:
        """Return the value, or values, between two braces and the text around them; nothing after recording a problem."""
        try:
            return self._tree(opening, closing)
        except SyntaxStop as stop:
            self.problems.append(stop.problem)
        except Poisoned:
            pass
        return []

    def _tree(self, opening: int, closing: int) -> list[str | Placeholder]:
        start = opening + 1
        text = self.text
        if not text[start:closing].split(":", 1)[0].strip():
            message = "The placeholder is empty."
            raise SyntaxStop(
                Problem(opening, closing - opening + 1, message, "Name a register, e.g. {v6}; write {{}} for braces.")
            )
        parser = ExpressionParser(text, start, self._expression_end(start, closing), self._symbols, self.problems)
        syntax = parser.parse()
        end = parser.token.start
        before = ""
        if parser.token.text == "=" and text[end + 1 : closing].lstrip()[:1] in ("", ":"):
            end += 1
            while end < closing and text[end].isspace():
                end += 1
            before = text[start:end]
        elif parser.token.text == "!" and text[end + 1 : end + 2] in ("r", "s", "a"):
            hint = "Give a format code instead, e.g. {v6:.3f}."
            raise SyntaxStop(Problem(end, 2, f"'{text[end : end + 2]}' formats objects; the values are numbers.", hint))
        elif parser.token.kind != "end":
            parser.expect_end()
        else:
            end = self._expression_end(start, closing)
        spec = self._specification(end, closing)
        if spec is None:
            self._values(syntax, "default")
            return []
        return [before, *self._filled(syntax, spec)]

    def _expression_end(self, start: int, closing: int) -> int:
        """Return where the specification's colon stands: the first one outside square brackets."""
        brackets = 0
        for at in range(start, closing):
            char = self.text[at]
            if char == ":" and brackets == 0:
                return at
            brackets += (char == "[") - (char == "]" and brackets > 0)
        return closing

    def _specification(self, colon: int, closing: int) -> FormatSpec | None:
        start = min(colon + 1, closing)
        nested = self.text.find("{", start, closing)
        if nested >= 0:
            hint = "Write the width as a number: C printf gets the format once, when the kernel is built."
            self.problems.append(Problem(nested, 1, "A placeholder inside a format is not possible.", hint))
            return None
        try:
            return FormatParser(self.text, start, closing, self.problems).parse()
        except Poisoned:
            return None

    def _filled(self, syntax: Syntax, spec: FormatSpec) -> list[str | Placeholder]:
        values = self._values(syntax, spec.reading)
        source = self.text[syntax.start : syntax.end]
        pieces: list[str | Placeholder] = []
        if isinstance(values, Expression):
            return self._formatted(spec, values, source)
        for name, expression in values:
            pieces += [*([", "] if pieces else []), *self._formatted(spec.copy(), expression, source, name)]
        if self.opening is None:
            return ["[", *pieces, "]"]
        found = self.opening(syntax.start, syntax.end - syntax.start, [expression for _, expression in values])
        return [*found, "[", *pieces, "]"]

    def _formatted(
        self, spec: FormatSpec, expression: Expression, source: str, element: str = ""
    ) -> list[str | Placeholder]:
        """Return a value, or an element of a list, and the text before it. Raises SyntaxStop where the format does not fit."""
        try:
            prefix, expression, printf = conversion(spec, expression, source, alone=not element)
        except SpecProblem as problem:
            raise SyntaxStop(Problem(spec.offset, max(1, len(spec.text)), problem.message, problem.hint)) from None
        return [prefix, Placeholder(expression, printf, element or source)]

    def _values(self, syntax: Syntax, reading: str) -> Expression | list[tuple[str, Expression]]:
        """Return a number's tree, or name and tree of each element of a list."""
        resolver = Resolver(self.text, self.problems, self._chip)
        elements = resolver.elements(syntax, reading, self.list_type)
        return resolver.value(syntax, reading) if elements is None else elements
