"""What is wrong with a directive: every mistake found, each with its place in the directive's text."""

from __future__ import annotations

from mdr.diagnostics import Diagnostic, MDRError, Position

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable


class Problem:
    """One mistake: ``offset`` and ``length`` count characters of the directive's text, from its ``@`` on."""

    __slots__ = ("hint", "length", "message", "offset")

    def __init__(self, offset: int, length: int, message: str, hint: str | None = None) -> None:
        self.offset = offset
        self.length = length
        self.message = message
        self.hint = hint

    def __repr__(self) -> str:
        return f"Problem({self.offset}, {self.length}, {self.message!r}, {self.hint!r})"

    def diagnostic(self, file: str, line: int, column: int, text: str | None = None) -> Diagnostic:
        """Return the finding at its place in a file.

        ``line`` and ``column`` (both from 1) say where the directive's ``@`` stands; ``text`` is that source line.
        """
        position = Position(file, line, column + self.offset, text)
        return Diagnostic(self.message, position, hint=self.hint, width=self.length)


class DirectiveError(MDRError):
    """A directive that cannot be read; ``problems`` lists all mistakes found, in the order of the text.

    ``diagnostics`` shows them against the directive alone; :meth:`located` places them in its file.
    """

    def __init__(self, text: str, problems: Iterable[Problem]) -> None:
        self.text = text
        self.problems = tuple(sorted(problems, key=lambda problem: problem.offset))
        super().__init__(problem.diagnostic("directive", 1, 1, text) for problem in self.problems)

    def located(self, file: str, line: int, column: int, text: str | None = None) -> list[Diagnostic]:
        """Return the findings placed in a file; see :meth:`Problem.diagnostic` for the arguments."""
        return [problem.diagnostic(file, line, column, text) for problem in self.problems]


class SyntaxStop(Exception):
    """Ends the reading of one expression or string; the caller records the problem and goes on behind it."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem.message)
        self.problem = problem


class Poisoned(Exception):
    """An expression has no meaning because of problems that are already recorded."""


def closest(word: str, choices: Iterable[str], cutoff: float = 0.6) -> str | None:
    """Return the choice most like ``word``, or None when none is like it."""
    from difflib import get_close_matches  # only wanted once something is wrong

    found = get_close_matches(word, list(choices), 1, cutoff)
    return found[0] if found else None
