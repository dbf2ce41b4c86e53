"""What a kernel prints: messages in the order of their arrival, and their text, joined and handed out as lines."""

from __future__ import annotations

from collections.abc import Callable

from mdr.runtime.cformat import format_message


class Output:
    """Collects what is printed. ``lines`` are complete lines; ``echo``, if given, is called with each as it ends.

    ``messages`` are the formats and the quadwords that were sent with them.
    """

    def __init__(self, echo: Callable[[str], None] | None = None) -> None:
        self.lines: list[str] = []
        self.messages: list[tuple[bytes, bytes]] = []
        self._echo = echo
        self._open = b""

    def message(self, template: bytes, arguments: bytes) -> int:
        """Print a message and return the number of bytes of its text. Raises MDRError for one that makes no sense."""
        text = format_message(template, arguments)
        self.messages.append((template, arguments))
        self.write(text)
        return len(text)

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
