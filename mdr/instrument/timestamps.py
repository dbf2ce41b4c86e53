"""Pairs the timestamps of a file: every end has a start of its label before it, every label one start a kernel."""

from __future__ import annotations

from mdr import directives
from mdr.diagnostics import Diagnostic, Position

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator


class Pairing:
    """Takes timestamps in the order of the code; mistakes go to ``errors``, positioned."""

    def __init__(self, errors: list[Diagnostic]) -> None:
        self._errors = errors
        # (kernel, label) -> (number of the start among the kernel's directives, its position, whether an end was met)
        self._starts: dict[tuple[str, str], tuple[int, Position, bool]] = {}

    def start_of(self, kernel: str, directive: directives.Directive, number: int, position: Position) -> int | None:
        """Return the number of the start that belongs to an end; None for everything that is no end."""
        if isinstance(directive, directives.TimestampStart):
            key = kernel, directive.label
            if key in self._starts:
                earlier = self._starts[key][1]
                self._errors.append(
                    Diagnostic(
                        f"label '{directive.label}' is started twice in kernel '{kernel}', first at "
                        f"{earlier.file}:{earlier.line}",
                        position,
                        hint='give each section a label of its own: @TIMESTAMP_START label="…"',
                    )
                )
            else:
                self._starts[key] = number, position, False
        elif isinstance(directive, directives.TimestampEnd):
            start = self._starts.get((kernel, directive.label))
            if start is None:
                self._errors.append(self._without_start(kernel, directive.label, position))
                return None
            self._starts[kernel, directive.label] = (*start[:2], True)
            return start[0]
        return None

    def unfinished(self) -> Iterator[tuple[str, Position]]:
        """Yield a message for every start whose end is missing."""
        for (_, label), (_, position, ended) in self._starts.items():
            if not ended:
                yield f"label '{label}' is started, but has no @TIMESTAMP_END: nothing will be printed for it", position

    def _without_start(self, kernel: str, label: str, position: Position) -> Diagnostic:
        labels = [name for owner, name in self._starts if owner == kernel]
        hint = f"labels started before it: {', '.join(labels)}" if labels else "no label is started before it"
        return Diagnostic(
            f"no @TIMESTAMP_START with label '{label}' stands before this in kernel '{kernel}'", position, hint=hint
        )
