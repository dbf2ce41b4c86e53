"""The text that a kernel prints: joined from pieces in the order of their arrival, handed out as lines."""

from __future__ import annotations

from collections.abc import Callable


class Output:
    """Collects printed bytes. ``lines`` are complete lines; ``echo``, if given, is called with each as it ends."""

    def __init__(self, echo: Callable[[str], None] | None = None) -> None:
        self.lines: list[str] = []
        self._echo = echo
        self._open = b""

    def write(self, data: bytes) -> None:
        """Append ``data``; text is decoded as UTF-8, bytes that are none as ``\\xNN``."""
        *complete, self._open = (self._open + data).split(b"\n")
        for line in complete:
            self._emit(line)

    def close(self) -> None:
        """End the last line, if its newline is missing."""
        if self._open:
            self._emit(self._open)
            self._open = b""

    def _emit(self, line: bytes) -> None:
        text = line.decode("utf-8", "backslashreplace")
        self.lines.append(text)
        if self._echo is not None:
            self._echo(text)
