"""Runs built kernels that have a launch file beside their source, and shows what each printed under its name."""

from __future__ import annotations

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable

LAUNCH_FILE = "launch.toml"


class Case(NamedTuple):
    """One code object to run: its source, path, chip and variant."""

    source: str
    hsaco: str
    chip: str
    variant: str

    @property
    def launch(self) -> str:
        """The launch file that belongs to the source."""
        return os.path.join(os.path.dirname(self.source), LAUNCH_FILE)


def run(cases: Iterable[Case], *, jobs: int | None = None) -> int:
    """Run every case that has a launch file, several at once, and show them in order; return how many failed."""
    runnable = [case for case in cases if os.path.exists(case.launch)]
    if not runnable:
        print(f"nothing to run: no kernel has a {LAUNCH_FILE} beside it")
        return 0
    failed = []
    with ThreadPoolExecutor(jobs or len(os.sched_getaffinity(0))) as pool:
        for case, (status, text) in zip(runnable, pool.map(_run, runnable), strict=True):
            print(f"== {case.source} [{case.chip} {case.variant}]")
            sys.stdout.write(text if text.endswith("\n") or not text else text + "\n")
            sys.stdout.flush()
            if status:
                failed.append(case)
    for case in failed:
        print(f"failed: {case.source} [{case.chip} {case.variant}]")
    print(f"{len(runnable) - len(failed)} of {len(runnable)} cases ran as expected")
    return len(failed)


def _run(case: Case) -> tuple[int, str]:
    command = [sys.executable, "-m", "mdr.cli.main", "run", case.hsaco, "--launch", case.launch]
    done = subprocess.run(
        command,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
        errors="replace",
    )
    return done.returncode, done.stdout
