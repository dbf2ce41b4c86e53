"""A build stage starts in milliseconds: what importing the language costs and pulls in."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SLOW_MODULES = {"re", "enum", "typing", "dataclasses", "json", "argparse", "pathlib", "subprocess", "numpy", "difflib"}


def _run(code: str) -> str:
    command = [sys.executable, "-I", "-S", "-c", f"import sys; sys.path.insert(0, {str(ROOT)!r}); {code}"]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def test_parsing_imports_nothing_slow() -> None:
    code = """import mdr.directives as d; d.parse('@PRINT if v6 > 2.0: f"{v6:.3f}"'); print(*sys.modules)"""
    assert not SLOW_MODULES & set(_run(code).split())


def test_import_time() -> None:
    code = "import time; t = time.process_time(); import mdr.directives; print(time.process_time() - t)"
    assert min(float(_run(code)) for _ in range(5)) < 0.012
