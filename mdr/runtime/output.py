"""What a kernel prints: messages in the order of their arrival, and their text, joined and handed out as lines."""

from __future__ import annotations

from collections.abc import Callable

from mdr.runtime.cformat import format_message
from mdr.runtime.tiles import Tiles


class Output:
    """Collects what is printed. ``lines`` are complete lines; ``echo``, if given, is called with each as it ends.

    Lines that are parts of a tile come as the matrix that they make up (mdr.runtime.tiles). ``messages`` are the formats and
    the quadwords that were sent with them.
    """

    def __init__(self, echo: Callable[[str], None] | None = None) -> None:
        self.lines: list[str] = []
        self.messages: list[tuple[bytes, bytes]] = []
        self._echo = echo
        self._open = b""
        self._tiles = Tiles()

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
        """End the last line, if its newline is missing, and the last tile."""
        if self._open:
            self._emit(self._open)
            self._open = b""
        for text in self._tiles.finish():
            self._show(text)

    def _emit(self, line: bytes) -> None:
        text = line.decode("utf-8", "backslashreplace")
        ready = self._tiles.take(text)
        for shown in [*self._tiles.finish(), text] if ready is None else ready:
            self._show(shown)

    def _show(self, text: str) -> None:
        self.lines.append(text)
        if self._echo is not None:
            self._echo(text)
