"""Parses a directive's text into its tree: what each kind of directive consists of."""

from __future__ import annotations

from mdr.directives.layout import EXAMPLE, OPTIONS, Layout, word_end
from mdr.directives.problems import DirectiveError, Problem, SyntaxStop, closest
from mdr.directives.reading import DEFAULT_CHIP
from mdr.directives.tiles import TileOpening, shape_of
from mdr.directives.tree import (
    MOST_PASSES,
    Assert,
    Count,
    Directive,
    Placeholder,
    Print,
    Tile,
    TimestampEnd,
    TimestampStart,
    Trace,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping

NAMES = ("@PRINT", "@TILE", "@TRACE", "@ASSERT", "@COUNT", "@TIMESTAMP_START", "@TIMESTAMP_END")
DEFAULT_LABEL = "kernel_total"
_NO_SYMBOLS: Mapping[str, int] = {}


def parse(text: str, *, symbols: Mapping[str, int] = _NO_SYMBOLS, chip: str = DEFAULT_CHIP) -> Directive:
    """Return the tree of a directive.

    ``text`` is the comment's text from its ``@`` on; ``symbols`` are the assembler symbols in force there, which
    register numbers in brackets may use; ``chip`` says what the chips' own names, such as fp8, mean. Raises
    DirectiveError, which lists every mistake found.
    """
    return _Parser(text, symbols, chip).parse()


def is_directive(text: str) -> bool:
    """Tell whether a comment's text that starts with ``@`` is meant as a directive, if perhaps a misspelt one.

    Compilers write comments such as ``; @kernel_name`` too: those are left alone.
    """
    name = text[: word_end(text, 1)]
    if name in NAMES:
        return True
    rest = text[len(name) :].lstrip()
    if 'f"' in rest or "f'" in rest:
        return True
    near = closest(name.upper(), NAMES, 0.8)
    if near is None or near.startswith("@TIMESTAMP"):
        return near is not None
    # A name of few letters is soon like another one: what follows has to look like a directive too.
    return any(mark in rest for mark in ("'", '"')) or (near == "@ASSERT" and any(mark in rest for mark in "<>=!"))


class _Parser(Layout):
    def parse(self) -> Directive:
        directive: Directive | None = None
        try:
            directive = self._directive()
        except SyntaxStop as stop:
            self.problems.append(stop.problem)
        if self.problems or directive is None:
            raise DirectiveError(self.text, self.problems)
        return directive

    def _directive(self) -> Directive:
        name = self.text[: word_end(self.text, 1)]
        self.at = len(name)
        if name == "@PRINT":
            return self._print()
        if name == "@TILE":
            return self._tile()
        if name == "@TRACE":
            return self._trace()
        if name == "@ASSERT":
            return self._assert()
        if name == "@COUNT":
            return self._count()
        if name == "@TIMESTAMP_START":
            options = self.options(name, ("label", "clock"))
            self.trailing("A start takes a label and a clock at most.")
            return TimestampStart(options.get("label", DEFAULT_LABEL), options.get("clock") == "realtime")
        if name == "@TIMESTAMP_END":
            return self._timestamp_end()
        near = closest(name.upper(), NAMES)
        hint = f"Did you mean {near}?" if near else f"Directives are {', '.join(NAMES)}."
        raise SyntaxStop(Problem(0, max(1, len(name)), f"Unknown directive '{name}'.", hint))

    def _print(self) -> Print:
        options = self.options("@PRINT", ("now", "once", "wait", "label"))
        self._reject_original_syntax()
        condition = self.condition() if self.keyword("if") else None
        pieces = self._text_behind(bool(options), 'The condition stands first: @PRINT if …: f"…".')
        return Print(
            condition,
            pieces,
            options.get("wait") == "1",
            "now" in options,
            options.get("once"),
            options.get("label"),
        )

    def _text_behind(self, options: bool, late: str) -> list[str | Placeholder]:
        """Take the f-string and what may follow it; a colon may stand between options and the text."""
        self.skip_space()
        if options and self.text.startswith(":", self.at):
            self.at += 1
            self.skip_space()
        end = word_end(self.text, self.at)
        near = closest(self.text[self.at : end], OPTIONS, 0.5) if end - self.at > 2 else None
        if near is not None:
            word = self.text[self.at : end]
            raise SyntaxStop(Problem(self.at, len(word), f"Unknown option '{word}'.", f"Did you mean '{near}'?"))
        pieces = self.f_string()
        self.skip_space()
        hint = late if self.text.startswith("if ", self.at) else "One string holds the whole line."
        self.trailing(hint)
        return pieces

    def _tile(self) -> Tile:
        options = self.options("@TILE", ("wait", "label"))
        start = self.at
        self.at = word_end(self.text, start)
        shape = self.text[start : self.at]
        found = shape_of(shape)
        if found is None:
            message = f"'{shape}' is no shape of a tile." if shape else "The shape of the tile is missing."
            hint = "Write 32x32, 16x16 or 4x4, or the instruction that made it, such as v_mfma_f32_32x32x8_f16."
            if shape == "if":
                hint = 'The shape stands before the condition: @TILE 32x32 if …: f"…".'
            raise SyntaxStop(Problem(start, max(1, len(shape)), message, hint))
        self.skip_space()
        condition = self.condition() if self.keyword("if") else None
        opening = TileOpening(shape, *found)
        self.placeholders.list_type, self.placeholders.opening = found[1], opening
        before = len(self.problems)
        text = self.at
        pieces = self._text_behind(True, 'The condition stands before the text: @TILE 32x32 if …: f"…".')
        if opening.layout is None and len(self.problems) == before:
            hint = f'Write e.g. @TILE {shape} f"C: {{{opening.example()}:.2f}}".'
            self.problems.append(Problem(text, 1, "The text names no range of registers that holds the tile.", hint))
        return Tile(opening.layout or (), condition, pieces, options.get("wait") == "1", options.get("label"))

    def _trace(self) -> Trace:
        start = self.at
        options = self.options("@TRACE", ("last", "label"))
        last = self._passes(options.get("last"), start)
        condition = self.condition() if self.keyword("if") else None
        pieces = self._text_behind(bool(options), 'The condition stands first: @TRACE last=8 if …: f"…".')
        return Trace(last, condition, pieces, options.get("label"))

    def _passes(self, text: str | None, start: int) -> int:
        """Return how many passes a trace keeps, after recording what is wrong with it."""
        example = 'Write e.g. @TRACE last=8 f"n={v2:d}".'
        if text is None:
            self.problems.append(Problem(0, start, "How many passes are to be kept is missing.", example))
            return 1
        at = self.text.index(text, self.text.index("last", start) + len("last")) if text else self.at
        if not text.isdecimal() or not 1 <= int(text) <= MOST_PASSES:
            message = f"'last={text}' is no number from 1 to {MOST_PASSES}."
            hint = f"Each pass kept costs a VGPR for each value; {MOST_PASSES} are the most."
            self.problems.append(Problem(at, max(1, len(text)), message, hint))
            return 1
        return int(text)

    def _assert(self) -> Assert:
        options = self.options("@ASSERT", ("label",))
        if self.keyword("if"):
            hint = 'Write what must hold: @ASSERT v6 < 2.0: f"A={v6}".'
            raise SyntaxStop(Problem(self.at - 2, 2, "An assertion has no 'if'.", hint))
        start = self.at
        condition = self.condition(colon=False)
        source = self.text[start : self.at].strip().removesuffix(":").strip()
        self.skip_space()
        pieces: list[str | Placeholder] = []
        if not self.at_end():
            pieces = self._text_behind(False, "What must hold stands first.")
        # Without a condition something is wrong, which is recorded: nobody gets to see the tree.
        return Assert(condition, pieces, source, options.get("label"))

    def _count(self) -> Count:
        self.skip_space()
        start = self.at
        end = word_end(self.text, start)
        name = self.text[start:end]
        if name and name not in ("label", "if", *OPTIONS):
            self.at = end
            label = name
        else:
            label = self.options("@COUNT", ("label",)).get("label", "")
            if not label.strip():
                message = "What is counted has no name."
                self.problems.append(Problem(0, len("@COUNT"), message, 'Write e.g. @COUNT passes, or label="…".'))
        self.skip_space()
        condition = self.condition(text=False) if self.keyword("if") else None
        self.trailing("A count takes a name and a condition at most.")
        return Count(label, condition)

    def _timestamp_end(self) -> TimestampEnd:
        start = self.at
        options = self.options("@TIMESTAMP_END", ("label", "once"))
        if options.get("once") == "workgroup":
            at = self.text.index("once", start)
            problem = "A section is timed by each wave for itself."
            self.problems.append(Problem(at, self.at - at, problem, "Write once wave."))
        condition = self.condition(text=False) if self.keyword("if") else None
        self.trailing("The line ends after the condition's colon.")
        return TimestampEnd(options.get("label", DEFAULT_LABEL), condition, options.get("once"))

    def _reject_original_syntax(self) -> None:
        """Raise SyntaxStop for ``fmt=… reg=…``, the form before f-strings, with this very line rewritten."""
        end = word_end(self.text, self.at)
        after = self.text[end:].lstrip()
        if end == self.at or not after.startswith("=") or after.startswith("=="):
            return
        from mdr.directives.migration import migrate

        new = migrate(self.text)
        hint = f"Write: {new}" if new else EXAMPLE
        message = f"'{self.text[self.at : end]}=' is the original tool's old syntax."
        raise SyntaxStop(Problem(self.at, end - self.at, message, hint))
