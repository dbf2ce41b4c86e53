"""Runs other build systems on trees of kernels for the tests of rules/, and tells what they did."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]
RULES = ROOT / "rules"

# trees.py: the kernels that the build's own tests use; documents.py: the pages.
sys.path[:0] = [str(ROOT / "tests" / "build"), str(ROOT / "tests" / "docs")]

_STEP = re.compile(r"^\[[ \d/%]+\] ([\w-]+) (\S+) \[(\w+) (\w+)\]$", re.MULTILINE)


class Done(NamedTuple):
    """What a build said, and its exit status."""

    status: int
    output: str

    @property
    def steps(self) -> list[tuple[str, str, str, str]]:
        """The stages that it ran, sorted: (stage, stem of the source, chip, variant)."""
        found = _STEP.findall(self.output)
        return sorted((stage, Path(path).stem, chip, variant) for stage, path, chip, variant in found)

    @property
    def sources(self) -> set[str]:
        """The stems of the sources that a stage ran for."""
        return {stem for _, stem, *_ in self.steps}


def run(
    command: Sequence[str | os.PathLike[str]],
    folder: Path,
    *,
    fails: bool = False,
    environment: Mapping[str, str] | None = None,
    timeout: float = 300,
) -> Done:
    """Run a command in a folder, with this environment's programs first on PATH; it must end well unless ``fails``."""
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    done = subprocess.run(
        command,
        cwd=folder,
        env={**os.environ, "PATH": path, "PYTHONDONTWRITEBYTECODE": "1", **(environment or {})},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        timeout=timeout,
        check=False,
    )
    assert (done.returncode != 0) == fails, done.stdout
    return Done(done.returncode, done.stdout)


def programs(name: str) -> list[str]:
    """Return the paths of a program: this environment's and those on PATH, links to one file counted once."""
    found: dict[str, str] = {}
    for folder in (str(Path(sys.executable).parent), *os.environ["PATH"].split(os.pathsep)):
        path = shutil.which(name, path=folder)
        if path:
            found.setdefault(os.path.realpath(path), path)
    return list(found.values())


def objects(folder: Path) -> dict[str, bytes]:
    """Return every code object below a folder: its bytes by its path from there."""
    return {str(path.relative_to(folder)): path.read_bytes() for path in sorted(folder.rglob("*.hsaco"))}
