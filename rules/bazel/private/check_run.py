"""Runs code objects on the emulator and compares what they print: ``PYTHON check_run.py LAUNCH EXPECTED|'' HSACO...``."""

from __future__ import annotations

import difflib
import subprocess
import sys


def main(launch: str, expected: str, *objects: str) -> int:
    """Return 0 if every object ran as the launch file expects and printed the expected lines."""
    failed = False
    for path in objects:
        print(f"== {path}", flush=True)
        command = [sys.executable, "-m", "mdr.cli.main", "run", path, "--launch", launch]
        done = subprocess.run(command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, text=True, check=False)
        print(done.stdout, end="", flush=True)
        failed |= done.returncode != 0
        if expected:
            with open(expected, encoding="utf-8") as file:
                lines = file.read().splitlines()
            difference = list(difflib.unified_diff(lines, done.stdout.splitlines(), expected, "printed", lineterm=""))
            print("\n".join(difference), end="\n" if difference else "")
            failed |= bool(difference)
    return int(failed)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
