"""What went wrong and where: the one error type that every layer raises and only ``mdr.cli`` shows."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence


class Position:
    """A place in a text file: 1-based line and column, and the line itself for the excerpt."""

    __slots__ = ("column", "file", "line", "text")

    def __init__(self, file: str, line: int, column: int = 1, text: str | None = None) -> None:
        self.file = file
        self.line = line
        self.column = column
        self.text = text

    def __str__(self) -> str:
        return f"{self.file}:{self.line}:{self.column}"


class Diagnostic:
    """One finding: severity (``error``, ``warning`` or ``note``), message, and where known a position and a hint."""

    __slots__ = ("hint", "message", "position", "severity", "width")

    def __init__(
        self,
        message: str,
        position: Position | None = None,
        *,
        severity: str = "error",
        hint: str | None = None,
        width: int = 1,
    ) -> None:
        self.message = message
        self.position = position
        self.severity = severity
        self.hint = hint
        self.width = width

    def __str__(self) -> str:
        return render([self])

    def to_json(self) -> dict[str, object]:
        """Return plain data for ``--format json``."""
        where = self.position
        return {
            "severity": self.severity,
            "message": self.message,
            "file": where.file if where else None,
            "line": where.line if where else None,
            "column": where.column if where else None,
            "hint": self.hint,
        }


class MDRError(Exception):
    """An error in what the user gave: shown as its diagnostics, exit status 1, never a traceback."""

    def __init__(
        self,
        problem: str | Diagnostic | Iterable[Diagnostic],
        position: Position | None = None,
        *,
        hint: str | None = None,
    ) -> None:
        if isinstance(problem, str):
            problem = Diagnostic(problem, position, hint=hint)
        self.diagnostics: tuple[Diagnostic, ...] = (problem,) if isinstance(problem, Diagnostic) else tuple(problem)
        super().__init__(render(self.diagnostics))


def render(diagnostics: Sequence[Diagnostic]) -> str:
    """Format findings as compilers do: ``file:line:col: error: message``, the line, a caret, a hint."""
    out: list[str] = []
    for item in diagnostics:
        where = item.position
        out.append(f"{where}: {item.severity}: {item.message}" if where else f"{item.severity}: {item.message}")
        if where and where.text is not None:
            line = where.text.rstrip("\n")
            # Tabs stay tabs in the caret line, so that the caret stands under its column whatever the tab width.
            lead = "".join(c if c == "\t" else " " for c in line[: where.column - 1])
            width = max(1, min(item.width, len(line) - where.column + 1))
            out += [line, lead + "^" + "~" * (width - 1)]
        if item.hint:
            out.append(f"hint: {item.hint}")
    return "\n".join(out)
