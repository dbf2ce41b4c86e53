"""Parses a directive's text into its tree: the layout around expressions, conditions and f-strings."""

from __future__ import annotations

from mdr.directives.formats import FormatParser, FormatSpec, SpecProblem, conversion
from mdr.directives.problems import DirectiveError, Poisoned, Problem, SyntaxStop, closest
from mdr.directives.reading import Resolver
from mdr.directives.strings import read_escape
from mdr.directives.syntax import ExpressionParser, Syntax
from mdr.directives.tree import Directive, Expression, Placeholder, Print, TimestampEnd, TimestampStart

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping

NAMES = ("@PRINT", "@TIMESTAMP_START", "@TIMESTAMP_END")
DEFAULT_LABEL = "kernel_total"
_NO_SYMBOLS: Mapping[str, int] = {}
_QUOTES = ("'", '"')
# Curly, low, angle and full-width quotes, and the full-width colon: what editors and input methods put in.
_TYPOGRAPHIC = "\u201c\u201d\u201e\u2018\u2019\u201a\xab\xbb\uff02\uff07"
_FULL_WIDTH_COLON = "\uff1a"
_EXAMPLE = 'Write e.g. @PRINT if v6 > 2.0: f"A={v6:.3f}".'


def parse(text: str, *, symbols: Mapping[str, int] = _NO_SYMBOLS) -> Directive:
    """Return the tree of a directive.

    ``text`` is the comment's text from its ``@`` on; ``symbols`` are the assembler symbols in force there, which
    register numbers in brackets may use. Raises DirectiveError, which lists every mistake found.
    """
    return _Parser(text, symbols).parse()


def is_directive(text: str) -> bool:
    """Tell whether a comment's text that starts with ``@`` is meant as a directive, if perhaps a misspelt one.

    Compilers write comments such as ``; @kernel_name`` too: those are left alone.
    """
    name = text[: _word_end(text, 1)]
    if name in NAMES:
        return True
    rest = text[len(name) :].lstrip()
    if 'f"' in rest or "f'" in rest:
        return True
    near = closest(name.upper(), NAMES, 0.8)
    return near is not None and (near != "@PRINT" or any(mark in rest for mark in _QUOTES))


def _word_end(text: str, at: int) -> int:
    while at < len(text) and (text[at].isalnum() or text[at] == "_"):
        at += 1
    return at


class _Parser:
    def __init__(self, text: str, symbols: Mapping[str, int]) -> None:
        self._text = text
        self._symbols = symbols
        self._problems: list[Problem] = []
        self._at = 0

    def parse(self) -> Directive:
        directive: Directive | None = None
        try:
            directive = self._directive()
        except SyntaxStop as stop:
            self._problems.append(stop.problem)
        if self._problems or directive is None:
            raise DirectiveError(self._text, self._problems)
        return directive

    def _directive(self) -> Directive:
        name = self._text[: _word_end(self._text, 1)]
        self._at = len(name)
        if name == "@PRINT":
            return self._print()
        if name == "@TIMESTAMP_START":
            label = self._label()
            self._trailing("A start takes a label at most.")
            return TimestampStart(label)
        if name == "@TIMESTAMP_END":
            return self._timestamp_end()
        near = closest(name.upper(), NAMES)
        hint = f"Did you mean {near}?" if near else f"Directives are {', '.join(NAMES)}."
        raise SyntaxStop(Problem(0, max(1, len(name)), f"Unknown directive '{name}'.", hint))

    # @PRINT

    def _print(self) -> Print:
        self._skip_space()
        wait = self._wait()
        self._reject_original_syntax()
        condition = None
        if self._keyword("if"):
            condition = self._condition(needs_text=True)
        self._skip_space()
        pieces = self._f_string()
        self._skip_space()
        late = self._text.startswith("if ", self._at)
        self._trailing('The condition stands first: @PRINT if …: f"…".' if late else "One string holds the whole line.")
        return Print(condition, pieces, wait)

    def _wait(self) -> bool:
        """Take ``wait=1`` or ``wait=0`` where it stands."""
        start = self._at
        if not self._text.startswith("wait=", start):
            return False
        end = _word_end(self._text, start + len("wait="))
        value = self._text[start + len("wait=") : end]
        if value not in ("0", "1"):
            message = f"'wait={value}' is neither wait=0 nor wait=1."
            self._problems.append(Problem(start, end - start, message, "wait=1 waits for outstanding loads first."))
        self._at = end
        self._skip_space()
        return value == "1"

    def _reject_original_syntax(self) -> None:
        """Raise SyntaxStop for ``fmt=… reg=…``, the form before f-strings, with this very line rewritten."""
        end = _word_end(self._text, self._at)
        after = self._text[end:].lstrip()
        if end == self._at or not after.startswith("=") or after.startswith("=="):
            return
        from mdr.directives.migration import migrate

        new = migrate(self._text)
        hint = f"Write: {new}" if new else _EXAMPLE
        message = f"'{self._text[self._at : end]}=' is the original tool's old syntax."
        raise SyntaxStop(Problem(self._at, end - self._at, message, hint))

    def _condition(self, *, needs_text: bool) -> Expression | None:
        start = self._at
        colon, string = self._condition_end(start)
        end = colon if colon is not None else string
        self._at = end + (colon is not None)
        condition = self._condition_tree(start, end)
        if colon is None:
            last = max(start, start + len(self._text[start:end].rstrip()) - 1)
            if needs_text and string == len(self._text):
                raise SyntaxStop(Problem(last, 1, "A colon and the text to print are missing.", _EXAMPLE))
            if _FULL_WIDTH_COLON not in self._text[start:end]:  # the full-width colon is reported as such
                problem = Problem(last, 1, "A colon is missing after the condition.", "Write 'if CONDITION:'.")
                self._problems.append(problem)
        return condition

    def _condition_tree(self, start: int, end: int) -> Expression | None:
        """Return the condition in ``text[start:end]``, or None after recording what is wrong with it."""
        if not self._text[start:end].strip():
            message = "The condition is missing after 'if'."
            self._problems.append(Problem(start - 2, 2, message, "Write e.g. if $tid == 0:"))
            return None
        try:
            parser = ExpressionParser(self._text, start, end, self._symbols, self._problems)
            syntax = parser.parse()
            parser.expect_end()
            return Resolver(self._text, self._problems).condition(syntax)
        except SyntaxStop as stop:
            self._problems.append(stop.problem)
        except Poisoned:
            pass
        return None

    def _condition_end(self, start: int) -> tuple[int | None, int]:
        """Return where the condition's colon stands, if anywhere, and where the string (or the comment) begins."""
        text = self._text
        stop = len(text)
        brackets = 0
        colon = inner = None
        for at in range(start, len(text)):
            char = text[at]
            if char in _QUOTES:
                stop = at
                while stop > start and text[stop - 1].isalpha():
                    stop -= 1
                break
            if char == ";":
                stop = at
                break
            if char == ":" and brackets == 0:
                colon = at
                break
            if char == ":":
                inner = at
            brackets += (char == "[") - (char == "]" and brackets > 0)
        if colon is None and brackets:
            colon = inner  # a bracket that is never closed must not hide the colon
        return colon, stop

    # f-strings

    def _f_string(self) -> list[str | Placeholder]:
        text = self._text
        start = self._at
        at = start
        while at < len(text) and text[at].isalpha():
            at += 1
        if text[at : at + 1] and text[at] in _TYPOGRAPHIC:
            raise SyntaxStop(Problem(at, 1, "This is a typographic quote.", 'Write a straight one: f"…".'))
        if at >= len(text) or text[at] not in _QUOTES:
            length = max(1, len(text[start:].split(None, 1)[0]) if text[start:].split() else 1)
            raise SyntaxStop(Problem(start, length, 'Expected the text to print, f"…".', _EXAMPLE))
        prefix = text[start:at]
        hint = f"Write f{text[at]}…{text[at]}."
        if prefix not in ("f", "F"):
            message = f"'{prefix}' before the string is unknown." if prefix else "The f before the string is missing."
            self._problems.append(Problem(start, max(1, len(prefix)), message, hint))
        if text.startswith(text[at] * 3, at):
            raise SyntaxStop(Problem(at, 3, "The text is one line: one quote opens and closes it.", hint))
        end = self._string_end(at)
        if end is None:
            hint = f"Add {text[at]} at the end of the text."
            self._problems.append(Problem(at, 1, "The quote is never closed.", hint))
            end = len(text)
        self._at = min(end + 1, len(text))
        return self._pieces(at + 1, end)

    def _string_end(self, quote: int) -> int | None:
        """Return where the string that opens at ``quote`` closes; placeholders cannot hold quotes."""
        text = self._text
        at = quote + 1
        while at < len(text):
            if text[at] == text[quote]:
                return at
            if text[at] == "\n":
                return None
            at += 2 if text[at] == "\\" else 1
        return None

    def _pieces(self, start: int, end: int) -> list[str | Placeholder]:
        text = self._text
        pieces: list[str | Placeholder] = []
        words: list[str] = []
        at = start
        while at < end:
            char = text[at]
            if text.startswith(("{{", "}}"), at, end):
                words.append(char)
                at += 2
            elif char == "{":
                closing = self._placeholder_end(at, end)
                before, placeholder = self._placeholder(at, closing)
                words.append(before)
                if placeholder is not None:
                    if any(words):
                        pieces.append("".join(words))
                    words = []
                    pieces.append(placeholder)
                at = closing + 1
            elif char == "}":
                message = "A single '}' is not allowed in the text."
                self._problems.append(Problem(at, 1, message, "Write }} for a brace."))
                at += 1
            elif char == "\\":
                at = read_escape(text, at, end, words, self._problems)
            else:
                at = self._character(at, words)
        if any(words):
            pieces.append("".join(words))
        return pieces

    def _character(self, at: int, words: list[str]) -> int:
        """Take one character of text; record one that cannot be part of a C string or of UTF-8."""
        char = self._text[at]
        if char == "\0" or "\ud800" <= char <= "\udfff":
            message = "This character cannot be printed." if char == "\0" else "The text is not valid UTF-8."
            self._problems.append(Problem(at, 1, message))
        words.append(char)
        return at + 1

    def _placeholder_end(self, opening: int, end: int) -> int:
        """Return where the placeholder closes (``end`` if it does not, which is recorded)."""
        depth = 0
        for at in range(opening, end):
            depth += (self._text[at] == "{") - (self._text[at] == "}")
            if depth == 0:
                return at
        hint = "Add '}', or write {{ for a brace in the text."
        self._problems.append(Problem(opening, 1, "The placeholder is never closed.", hint))
        return end

    def _placeholder(self, opening: int, closing: int) -> tuple[str, Placeholder | None]:
        """Return the text before the value and the placeholder; None after recording what is wrong."""
        try:
            return self._placeholder_tree(opening, closing)
        except SyntaxStop as stop:
            self._problems.append(stop.problem)
        except Poisoned:
            pass
        return "", None

    def _placeholder_tree(self, opening: int, closing: int) -> tuple[str, Placeholder | None]:
        start = opening + 1
        text = self._text
        if not text[start:closing].split(":", 1)[0].strip():
            message = "The placeholder is empty."
            raise SyntaxStop(
                Problem(opening, closing - opening + 1, message, "Name a register, e.g. {v6}; write {{}} for braces.")
            )
        parser = ExpressionParser(text, start, self._expression_end(start, closing), self._symbols, self._problems)
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
            self._resolve(syntax, "default")
            return "", None
        return self._filled(before, syntax, spec)

    def _expression_end(self, start: int, closing: int) -> int:
        """Return where the specification's colon stands: the first one outside square brackets."""
        brackets = 0
        for at in range(start, closing):
            char = self._text[at]
            if char == ":" and brackets == 0:
                return at
            brackets += (char == "[") - (char == "]" and brackets > 0)
        return closing

    def _specification(self, colon: int, closing: int) -> FormatSpec | None:
        start = min(colon + 1, closing)
        nested = self._text.find("{", start, closing)
        if nested >= 0:
            hint = "Write the width as a number: C printf gets the format once, when the kernel is built."
            self._problems.append(Problem(nested, 1, "A placeholder inside a format is not possible.", hint))
            return None
        try:
            return FormatParser(self._text, start, closing, self._problems).parse()
        except Poisoned:
            return None

    def _filled(self, before: str, syntax: Syntax, spec: FormatSpec) -> tuple[str, Placeholder | None]:
        expression = self._resolve(syntax, spec.reading)
        source = self._text[syntax.start : syntax.end]
        try:
            prefix, expression, printf = conversion(spec, expression, source)
        except SpecProblem as problem:
            self._problems.append(Problem(spec.offset, max(1, len(spec.text)), problem.message, problem.hint))
            return "", None
        return before + prefix, Placeholder(expression, printf, source)

    def _resolve(self, syntax: Syntax, reading: str) -> Expression:
        return Resolver(self._text, self._problems).value(syntax, reading)

    # @TIMESTAMP_START and @TIMESTAMP_END

    def _timestamp_end(self) -> TimestampEnd:
        label = self._label()
        condition = None
        if self._keyword("if"):
            condition = self._condition(needs_text=False)
        self._trailing("The line ends after the condition's colon.")
        return TimestampEnd(label, condition)

    def _label(self) -> str:
        self._skip_space()
        if not self._keyword("label"):
            return DEFAULT_LABEL
        self._skip_space()
        text = self._text
        if not text.startswith("=", self._at):
            raise SyntaxStop(Problem(self._at, 1, "Expected '=' after label.", 'Write label="load".'))
        self._at += 1
        self._skip_space()
        start = self._at
        if text[start : start + 1] not in _QUOTES:
            raise SyntaxStop(Problem(start, 1, "A label stands in quotes.", 'Write label="load".'))
        end = self._string_end(start)
        if end is None:
            raise SyntaxStop(Problem(start, 1, "The quote is never closed.", f"Add {text[start]} after the label."))
        self._at = end + 1
        words: list[str] = []
        at = start + 1
        while at < end:
            if text[at] == "\\":
                at = read_escape(text, at, end, words, self._problems)
            else:
                at = self._character(at, words)
        label = "".join(words)
        if not label.strip():
            self._problems.append(Problem(start, end + 1 - start, "The label is empty."))
        self._skip_space()
        return label

    # Shared

    def _keyword(self, word: str) -> bool:
        if self._text.startswith(word, self._at) and _word_end(self._text, self._at) == self._at + len(word):
            self._at += len(word)
            return True
        return False

    def _skip_space(self) -> None:
        while self._at < len(self._text) and self._text[self._at].isspace():
            self._at += 1

    def _trailing(self, hint: str) -> None:
        """Check that nothing but a comment follows."""
        self._skip_space()
        rest = self._text[self._at :]
        if rest and not rest.startswith((";", "//")):
            word = rest.split(None, 1)[0]
            self._problems.append(Problem(self._at, len(word), f"Unexpected '{word}'.", hint))
