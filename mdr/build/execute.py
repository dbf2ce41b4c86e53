"""Runs Ninja for a build: one build at a time in a folder, in sight, and ended cleanly however it ends."""

from __future__ import annotations

import fcntl
import os
import subprocess
import sys
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING

from mdr.build.progress import STATUS

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from mdr.build.progress import Progress

# Measured peak of mlir-opt on the kernels with the most directives, with room to spare.
_HEAVY_BYTES = 512 << 20


@contextmanager
def lock(folder: str) -> Iterator[None]:
    """Hold a build's state folder: builds there run one after another, and say so while they wait."""
    os.makedirs(folder, exist_ok=True)
    with open(f"{folder}/lock", "a+", encoding="utf-8") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            file.seek(0)
            holder = file.read().strip() or "unknown"
            print(f"another build (process {holder}) is at work in {os.path.dirname(folder)}; waiting for it")
            sys.stdout.flush()
            fcntl.flock(file, fcntl.LOCK_EX)
        # What is started keeps the file open: were this process killed, a new build still waits for its jobs.
        os.set_inheritable(file.fileno(), True)
        file.seek(0)
        file.truncate()
        file.write(f"{os.getpid()}\n")
        file.flush()
        yield


def forget_future(folder: str) -> None:
    """Drop Ninja's log if it is from the future: the clock was set back, and its times would hide changes."""
    with suppress(FileNotFoundError):
        if os.stat(f"{folder}/.ninja_log").st_mtime_ns > os.stat(f"{folder}/lock").st_mtime_ns:
            os.unlink(f"{folder}/.ninja_log")


def run_ninja(
    file: str,
    targets: Sequence[str],
    *,
    jobs: int | None,
    keep_going: bool,
    environment: Mapping[str, str],
    progress: Progress,
) -> int:
    """Run Ninja on ``file`` (no targets: all of it) and show it; return its exit status, 130 when interrupted."""
    command = [_ninja(), "-f", file, "-j", str(jobs or len(os.sched_getaffinity(0)))]
    if keep_going:
        command += ["-k", "0"]
    child = subprocess.Popen(
        [*command, *targets],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        env={**environment, "NINJA_STATUS": STATUS},
        close_fds=False,
    )
    assert child.stdout is not None
    try:
        progress.read(child.stdout)
        return child.wait()
    except KeyboardInterrupt:
        # Ninja got the signal too, and ends its jobs.
        child.wait()
        return 130


def heavy_jobs() -> int:
    """Return how many memory-hungry jobs the machine can hold at once."""
    memory = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES")
    return max(1, memory // 2 // _HEAVY_BYTES)


def _ninja() -> str:
    # By its own path: Ninjas of different versions take each other's logs for none and build everything anew.
    import ninja

    return os.path.join(ninja.BIN_DIR, "ninja")
