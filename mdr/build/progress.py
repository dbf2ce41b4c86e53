"""Shows how far a Ninja run is, and what failed: a line that renews itself on a terminal, plain lines elsewhere."""

from __future__ import annotations

import os
import shutil
import sys
import time
from typing import TYPE_CHECKING

from mdr.assembly import retired

if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import TextIO

MARK = "\x1e"
STATUS = f"{MARK}%f/%t "
"""What Ninja is told to put before an edge's description (NINJA_STATUS)."""

# Below this many edges every one gets its line where there is no terminal; above, a line every few seconds.
_FEW = 200
_SECONDS_BETWEEN_LINES = 5.0


class Progress:
    """Reads Ninja's output; shows counts, rate and time left; passes on whatever the tools said, whole and once."""

    def __init__(self, stream: TextIO | None = None, *, verbose: bool = False) -> None:
        self.stream = sys.stdout if stream is None else stream
        self.live = self.stream.isatty()
        self.verbose = verbose
        self.finished: list[str] = []
        self.failed: list[str] = []
        self._start = self._shown = time.monotonic()
        self._line = False
        self._title = ""
        self._skip = 0
        self._output: list[str] = []
        self._here = os.getcwd() + os.sep

    def read(self, lines: Iterable[str]) -> None:
        """Work through Ninja's output to its end."""
        for line in lines:
            self._take(line.rstrip("\n"))
        self._pass_on()
        self._clear()

    def _take(self, line: str) -> None:
        if line.startswith((MARK, "FAILED: ", "ninja: ")):
            self._pass_on()
        if line.startswith(MARK):
            counts, _, self._title = line[len(MARK) :].partition(" ")
            done, _, total = counts.partition("/")
            self._skip = 0
            self.finished.append(self._title)
            self._report(int(done), int(total))
        elif line.startswith("FAILED: "):
            self.failed.append(self.finished.pop())
            # The command follows on a line of its own; what it said comes after that.
            self._skip = 0 if self.verbose else 1
            self._say(f"failed: {self._title}")
        elif self._skip:
            self._skip -= 1
        elif not line.startswith("ninja: "):
            self._output.append(line.replace(self._here, ""))
        elif not line.startswith(("ninja: no work to do", "ninja: build stopped", "ninja: Entering")):
            self._say(line)

    def _pass_on(self) -> None:
        """Show what an edge said, with hints where llvm-mc has none."""
        if self._output:
            chip = self._title.rpartition("[")[2].split(" ")[0]
            self._say(retired.with_hints("\n".join(self._output), chip))
            self._output = []

    def _report(self, done: int, total: int) -> None:
        now = time.monotonic()
        if self.live:
            if now - self._shown >= 0.05 or done == total:
                self._shown = now
                text = f"[{done}/{total}] {self._pace(done, total, now)} {self._title}"
                self.stream.write(f"\r\x1b[2K{text[: shutil.get_terminal_size().columns - 1]}")
                self.stream.flush()
                self._line = True
        elif total <= _FEW:
            self._say(f"[{done}/{total}] {self._title}")
        elif now - self._shown >= _SECONDS_BETWEEN_LINES or done == total:
            self._shown = now
            self._say(f"[{done}/{total}] {self._pace(done, total, now)} {self._title}")

    def _pace(self, done: int, total: int, now: float) -> str:
        seconds = max(now - self._start, 1e-3)
        rate = done / seconds
        left = (total - done) / rate
        return f"{rate:.0f}/s {int(left // 60)}:{int(left % 60):02} left"

    def _say(self, text: str) -> None:
        self._clear()
        self.stream.write(text + "\n")
        self.stream.flush()

    def _clear(self) -> None:
        if self._line:
            self.stream.write("\r\x1b[2K")
            self.stream.flush()
            self._line = False
