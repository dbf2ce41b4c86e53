"""What all kinds of directives are laid out of: words, options, labels, conditions and f-strings."""

from __future__ import annotations

from mdr.directives.placeholders import Placeholders
from mdr.directives.problems import Poisoned, Problem, SyntaxStop
from mdr.directives.reading import Resolver
from mdr.directives.strings import read_escape
from mdr.directives.syntax import ExpressionParser
from mdr.directives.tree import Expression, Placeholder

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping

_QUOTES = ("'", '"')
# Curly, low, angle and full-width quotes, and the full-width colon: what editors and input methods put in.
_TYPOGRAPHIC = "\u201c\u201d\u201e\u2018\u2019\u201a\xab\xbb\uff02\uff07"
_FULL_WIDTH_COLON = "\uff1a"
EXAMPLE = 'Write e.g. @PRINT if v6 > 2.0: f"A={v6:.3f}".'
OPTIONS = ("now", "once", "wait", "label", "last", "clock")
"""Words that may stand before a directive's condition and text, some of them with a value."""
_CHOICES = {"wait": ("0", "1"), "once": ("wave", "workgroup"), "clock": ("cycles", "realtime")}
_EXPLAINED = {
    "wait": "wait=1 waits for outstanding loads first.",
    "once": "Write once wave, or once workgroup.",
    "clock": "clock=cycles reads s_memtime, clock=realtime s_memrealtime.",
}


def word_end(text: str, at: int) -> int:
    """Return where the word that begins at ``at`` ends."""
    while at < len(text) and (text[at].isalnum() or text[at] == "_"):
        at += 1
    return at


class Layout:
    """Reads a directive's text from left to right; what is wrong is collected in ``problems``."""

    def __init__(self, text: str, symbols: Mapping[str, int], chip: str) -> None:
        self.text = text
        self.problems: list[Problem] = []
        self.at = 0
        self._symbols = symbols
        self._chip = chip
        self.placeholders = Placeholders(text, symbols, chip, self.problems)

    def keyword(self, word: str) -> bool:
        """Take ``word`` if it stands here."""
        if self.text.startswith(word, self.at) and word_end(self.text, self.at) == self.at + len(word):
            self.at += len(word)
            return True
        return False

    def skip_space(self) -> None:
        """Go on to the next character that is no space."""
        while self.at < len(self.text) and self.text[self.at].isspace():
            self.at += 1

    def trailing(self, hint: str) -> None:
        """Check that nothing but a comment follows."""
        self.skip_space()
        if not self.at_end():
            word = self.text[self.at :].split(None, 1)[0]
            self.problems.append(Problem(self.at, len(word), f"Unexpected '{word}'.", hint))

    def at_end(self) -> bool:
        """Tell whether nothing but a comment follows."""
        rest = self.text[self.at :]
        return not rest or rest.startswith((";", "//"))

    # Options

    def options(self, kind: str, allowed: tuple[str, ...]) -> dict[str, str]:
        """Take the options that stand here, in any order; ``now`` has the value ``1``.

        One that ``kind`` does not have, or a wrong value, is recorded.
        """
        found: dict[str, str] = {}
        while True:
            self.skip_space()
            start = self.at
            name = self.text[start : word_end(self.text, start)]
            if name not in OPTIONS:
                return found
            self.at += len(name)
            value = self._option_value(name, start)
            if name not in allowed:
                can = f"It has: {', '.join(allowed)}." if allowed else "It has no options."
                self.problems.append(Problem(start, len(name), f"{kind} has no option '{name}'.", can))
            elif name in found:
                self.problems.append(Problem(start, len(name), f"'{name}' stands here twice.", "Leave one out."))
            found[name] = value

    def _option_value(self, name: str, start: int) -> str:
        if name == "now":
            return "1"
        if name == "label":
            return self._label()
        if name != "once":
            self.skip_space()
            if not self.text.startswith("=", self.at):
                example = "last=8" if name == "last" else f"{name}={_CHOICES[name][-1]}"
                raise SyntaxStop(Problem(start, len(name), f"Expected '=' after {name}.", f"Write {example}."))
            self.at += 1
        self.skip_space()
        begin = self.at
        self.at = word_end(self.text, begin)
        value = self.text[begin : self.at]
        choices = _CHOICES.get(name)
        if choices and value not in choices:
            written = f"{name} {value}".rstrip() if name == "once" else f"{name}={value}"
            either = " nor ".join(f"{name}{' ' if name == 'once' else '='}{choice}" for choice in choices)
            message = f"'{written}' is neither {either}."
            self.problems.append(Problem(start, max(self.at - start, 1), message, _EXPLAINED[name]))
        return value

    def _label(self) -> str:
        """Take ``="…"``."""
        self.skip_space()
        text = self.text
        if not text.startswith("=", self.at):
            raise SyntaxStop(Problem(self.at, 1, "Expected '=' after label.", 'Write label="load".'))
        self.at += 1
        self.skip_space()
        start = self.at
        if text[start : start + 1] not in _QUOTES:
            raise SyntaxStop(Problem(start, 1, "A label stands in quotes.", 'Write label="load".'))
        end = self._string_end(start)
        if end is None:
            raise SyntaxStop(Problem(start, 1, "The quote is never closed.", f"Add {text[start]} after the label."))
        self.at = end + 1
        words: list[str] = []
        at = start + 1
        while at < end:
            if text[at] == "\\":
                at = read_escape(text, at, end, words, self.problems)
            else:
                at = self._character(at, words)
        label = "".join(words)
        if not label.strip():
            self.problems.append(Problem(start, end + 1 - start, "The label is empty."))
        return label

    # Conditions

    def condition(self, *, colon: bool = True, text: bool = True) -> Expression | None:
        """Take the condition that stands here and the colon behind it; None after recording what is wrong with it.

        ``colon``: the colon must be there; ``text``: and an f-string behind it.
        """
        start = self.at
        found, string = self._condition_end(start)
        end = found if found is not None else string
        self.at = end + (found is not None)
        condition = self._condition_tree(start, end)
        if found is None and (colon or (string < len(self.text) and self.text[string] != ";")):
            last = max(start, start + len(self.text[start:end].rstrip()) - 1)
            if text and string == len(self.text):
                raise SyntaxStop(Problem(last, 1, "A colon and the text to print are missing.", EXAMPLE))
            if _FULL_WIDTH_COLON not in self.text[start:end]:  # the full-width colon is reported as such
                problem = Problem(last, 1, "A colon is missing after the condition.", "Write 'if CONDITION:'.")
                self.problems.append(problem)
        return condition

    def _condition_tree(self, start: int, end: int) -> Expression | None:
        """Return the condition in ``text[start:end]``, or None after recording what is wrong with it."""
        if not self.text[start:end].strip():
            word = self.text[:start].split()[-1]
            at = self.text.rindex(word, 0, start)
            message = f"The condition is missing after '{word}'."
            self.problems.append(Problem(at, len(word), message, "Write e.g. if $tid == 0:"))
            return None
        try:
            parser = ExpressionParser(self.text, start, end, self._symbols, self.problems)
            syntax = parser.parse()
            parser.expect_end()
            return Resolver(self.text, self.problems, self._chip).condition(syntax)
        except SyntaxStop as stop:
            self.problems.append(stop.problem)
        except Poisoned:
            pass
        return None

    def _condition_end(self, start: int) -> tuple[int | None, int]:
        """Return where the condition's colon stands, if anywhere, and where the string (or the comment) begins."""
        text = self.text
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

    def f_string(self) -> list[str | Placeholder]:
        """Take the f-string that stands here and return its text and placeholders."""
        text = self.text
        start = self.at
        at = start
        while at < len(text) and text[at].isalpha():
            at += 1
        if text[at : at + 1] and text[at] in _TYPOGRAPHIC:
            raise SyntaxStop(Problem(at, 1, "This is a typographic quote.", 'Write a straight one: f"…".'))
        if at >= len(text) or text[at] not in _QUOTES:
            length = max(1, len(text[start:].split(None, 1)[0]) if text[start:].split() else 1)
            raise SyntaxStop(Problem(start, length, 'Expected the text to print, f"…".', EXAMPLE))
        prefix = text[start:at]
        hint = f"Write f{text[at]}…{text[at]}."
        if prefix not in ("f", "F"):
            message = f"'{prefix}' before the string is unknown." if prefix else "The f before the string is missing."
            self.problems.append(Problem(start, max(1, len(prefix)), message, hint))
        if text.startswith(text[at] * 3, at):
            raise SyntaxStop(Problem(at, 3, "The text is one line: one quote opens and closes it.", hint))
        end = self._string_end(at)
        if end is None:
            hint = f"Add {text[at]} at the end of the text."
            self.problems.append(Problem(at, 1, "The quote is never closed.", hint))
            end = len(text)
        self.at = min(end + 1, len(text))
        return self._pieces(at + 1, end)

    def _string_end(self, quote: int) -> int | None:
        """Return where the string that opens at ``quote`` closes; placeholders cannot hold quotes."""
        text = self.text
        at = quote + 1
        while at < len(text):
            if text[at] == text[quote]:
                return at
            if text[at] == "\n":
                return None
            at += 2 if text[at] == "\\" else 1
        return None

    def _pieces(self, start: int, end: int) -> list[str | Placeholder]:
        text = self.text
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
                for piece in self.placeholders.read(at, closing):
                    if isinstance(piece, str):
                        words.append(piece)
                        continue
                    if any(words):
                        pieces.append("".join(words))
                    words = []
                    pieces.append(piece)
                at = closing + 1
            elif char == "}":
                message = "A single '}' is not allowed in the text."
                self.problems.append(Problem(at, 1, message, "Write }} for a brace."))
                at += 1
            elif char == "\\":
                at = read_escape(text, at, end, words, self.problems)
            else:
                at = self._character(at, words)
        if any(words):
            pieces.append("".join(words))
        return pieces

    def _character(self, at: int, words: list[str]) -> int:
        """Take one character of text; record one that cannot be part of a C string or of UTF-8."""
        char = self.text[at]
        if char == "\0" or "\ud800" <= char <= "\udfff":
            message = "This character cannot be printed." if char == "\0" else "The text is not valid UTF-8."
            self.problems.append(Problem(at, 1, message))
        words.append(char)
        return at + 1

    def _placeholder_end(self, opening: int, end: int) -> int:
        """Return where the placeholder closes (``end`` if it does not, which is recorded)."""
        depth = 0
        for at in range(opening, end):
            depth += (self.text[at] == "{") - (self.text[at] == "}")
            if depth == 0:
                return at
        hint = "Add '}', or write {{ for a brace in the text."
        self.problems.append(Problem(opening, 1, "The placeholder is never closed.", hint))
        return end
