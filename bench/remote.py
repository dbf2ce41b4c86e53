"""Counts what a kernel costs a remote build: actions, bytes, requests; and what that means for many.

    MDR_TEST_BAZEL=… python bench/remote.py --n 20

Builds ``--n`` debug kernels and twice as many through Bazel and the service of the tests on this machine, everything anew.
What the second build took more than the first is the price of ``--n`` kernels, without the toolchain, which is the rest;
what more kernels would cost is that price times their number, and no measurement.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "tests" / "rules"))

from bazels import Workspace, bazels  # noqa: E402
from loopback import Service, missing  # noqa: E402

MANY = (5_000, 100_000, 1_000_000)


def measure(count: int) -> dict[str, float]:
    """Build ``count`` debug kernels remotely; return what it took."""
    with tempfile.TemporaryDirectory() as scratch:
        folder = Path(scratch)
        workspace = Workspace(folder, bazels()[0])
        service = Service(folder / "service")
        try:
            source = (ROOT / "testcases" / "test_01_vector_add" / "kernel.s").read_text()
            rows = ['load("@mdr//:defs.bzl", "mdr_kernel")\n']
            for number in range(count):
                workspace.write(f"kernels/k{number}.s", source + f"; {number}\n.set NUMBER, {number}\n")
                rows.append(f'mdr_kernel(name = "k{number}", src = "k{number}.s")\n')
            workspace.write("kernels/BUILD.bazel", "\n".join(rows))
            start = time.monotonic()
            workspace.build("//kernels:all", "--@mdr//:variant=debug", service.executor, *service.options)
            seconds = time.monotonic() - start
            kinds = Counter(event["event"] for event in service.events())
            found = {
                "actions": kinds["run"],
                "uploads": kinds["upload"],
                "uploaded_bytes": sum(event["bytes"] for event in service.events("upload")),
                "downloads": kinds["download"],
                "downloaded_bytes": sum(event["bytes"] for event in service.events("download")),
                "input_files": sum(event["inputs"]["files"] for event in service.events("run")),
                "stored_bytes": sum(path.stat().st_size for path in (service.folder / "store").iterdir()),
                "seconds": seconds,
            }
        finally:
            service.close()
            workspace.close()
    return found


def main() -> int:
    """Measure and print; 1 where something is missing."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--n", type=int, default=20, help="kernels of the first build (20)")
    parser.add_argument("--format", choices=("text", "json"), default="text")
    options = parser.parse_args()
    lacks = missing() if bazels() else "there is no bazel here: neither on PATH nor in MDR_TEST_BAZEL"
    if lacks:
        print(f"error: {lacks}", file=sys.stderr)
        return 1
    first, second = measure(options.n), measure(2 * options.n)
    each = {name: (second[name] - first[name]) / options.n for name in first}
    once = {name: first[name] - options.n * each[name] for name in first}
    if options.format == "json":
        print(json.dumps({"once": once, "each": each}, indent=1))
        return 0
    print(f"{'':18}{'toolchain':>16}{'a kernel':>14}" + "".join(f"{number:>18,}" for number in MANY))
    for name in first:
        if name == "seconds":
            continue  # Of this machine with its one service; says nothing of others.
        total = "".join(f"{once[name] + number * each[name]:>18,.0f}" for number in MANY)
        print(f"{name:18}{once[name]:>16,.0f}{each[name]:>14,.1f}{total}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
