"""A headless Chromium for tests of pages: the document after its scripts have run, and pictures of it."""

from __future__ import annotations

import html
import os
import shutil
import subprocess
from pathlib import Path

import pytest

_NAMES = ("chromium", "chromium-browser", "google-chrome")


def chromium() -> str:
    """Return the browser's path; skips the test where there is none."""
    found = next(filter(None, map(shutil.which, _NAMES)), None)
    if found is None:
        pytest.skip("no Chromium on PATH (apt install chromium): pages are not looked at")
    return found


class Browser:
    """Opens pages in a window of ``width`` by 900 pixels, ``dark`` or light."""

    def __init__(self, folder: Path, width: int = 1280, *, dark: bool = False) -> None:
        self._folder = folder
        # A profile of its own, and no sandbox, which containers do not allow.
        self._command = [
            chromium(),
            *("--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--virtual-time-budget=2000"),
            f"--window-size={width},900",
            f"--user-data-dir={folder / 'profile'}",
            f"--blink-settings=preferredColorScheme={0 if dark else 1}",
        ]

    def after(self, page: str, script: str) -> str:
        """Return what ``script`` leaves in ``say(text)`` calls, one a line, when it is run behind the page's own."""
        opened = self._folder / "opened.html"
        tail = (
            '<script>const said = []; const say = (text) => said.push(String(text)); window.onerror = (e) => say("ERROR " + e);'
            f"try {{ {script} }} catch (error) {{ say('ERROR ' + error); }}"
            "document.body.textContent = '\\u2402' + said.join('\\n') + '\\u2403';</script></body>"
        )
        opened.write_text(page.replace("</body>", tail), encoding="utf-8")
        done = self._run("--dump-dom", opened.as_uri())
        return html.unescape(done.partition("\u2402")[2].partition("\u2403")[0])

    def picture(self, page: str, target: Path) -> bytes:
        """Write a PNG of the window to ``target`` and return it."""
        opened = self._folder / "opened.html"
        opened.write_text(page, encoding="utf-8")
        self._run(f"--screenshot={target}", opened.as_uri())
        return target.read_bytes()

    def _run(self, *words: str) -> str:
        done = subprocess.run(
            [*self._command, *words],
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
            env={**os.environ, "LANG": "C.UTF-8"},
        )
        assert done.returncode == 0, done.stderr
        return done.stdout
