"""Beyond one machine: kernels built by a remote service on loopback, and what happens when that fails.

Needs Bazel, and a Python with BuildGrid for the service: this one, or MDR_TEST_REMOTE_PYTHON (`pip install mdr-amdgpu[remote]`).
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from bazels import Workspace, bazels, version
from trees import kernel

pytestmark = pytest.mark.slow

PYTHON = os.environ.get("MDR_TEST_REMOTE_PYTHON", sys.executable)
COUNT = 4
NAMES = [f"k{number}" for number in range(COUNT)]
STAGES = 6
"""Actions of a debug kernel; the runtime of a chip and transport is one more."""


def _runs(*command: str) -> bool:
    return subprocess.run(command, capture_output=True, check=False).returncode == 0


class Service:
    """The test service in a folder of its own."""

    def __init__(self, folder: Path, *, disk: int = 0) -> None:
        """``disk`` limits what it can keep, in bytes."""
        self.folder = folder
        folder.mkdir()
        command = [PYTHON, str(Path(__file__).with_name("remote_service.py")), str(folder)]
        if disk:
            mount = f'mount -t tmpfs -o size={disk} none {folder} && exec "$@"'
            command = ["unshare", "--user", "--map-root-user", "--mount", "sh", "-c", mount, "sh", *command]
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        assert self._process.stdout
        port = self._process.stdout.readline().strip()
        assert port, "the service did not start"
        self.executor = f"--remote_executor=grpc://127.0.0.1:{port}"
        self.cache = f"--remote_cache=grpc://127.0.0.1:{port}"
        self.options = ["--remote_retries=2", "--remote_timeout=60"]

    def events(self, kind: str) -> list[dict[str, Any]]:
        """Return what the service wrote into its log of one kind of event."""
        lines = (self.folder / "log").read_text().splitlines()
        return [event for event in map(json.loads, lines) if event["event"] == kind]

    def fail(self, how: str, times: int = 1) -> None:
        (self.folder / "faults" / how).write_text(str(times))

    def close(self) -> None:
        assert self._process.stdin
        assert self._process.stdout
        self._process.stdin.close()
        self._process.stdout.close()
        self._process.wait(20)


@pytest.fixture(params=bazels() or [None], ids=lambda bazel: version(bazel) if bazel else "none")
def workspace(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Workspace]:
    if request.param is None:
        pytest.skip("there is no bazel here: neither on PATH nor in MDR_TEST_BAZEL")
    if not _runs(PYTHON, "-c", "import grpc, buildgrid._protos"):
        pytest.skip("there is no BuildGrid here: pip install mdr-amdgpu[remote], or MDR_TEST_REMOTE_PYTHON")
    if not _runs("unshare", "--user", "--map-root-user", "--mount", "true"):
        pytest.skip("user namespaces, which the service's workers live in, are not allowed here")
    found = Workspace(tmp_path, request.param)
    rows = [f'mdr_kernel(name = "{name}", src = "{name}.s", deps = [":common"])\n' for name in NAMES]
    load = (
        'load("@mdr//:defs.bzl", "mdr_kernel", "mdr_library")\n\nmdr_library(name = "common", srcs = ["common.inc"])\n'
    )
    found.write("kernels/BUILD.bazel", load + "".join(rows))
    found.write("kernels/common.inc", ".set VALUE, 1\n")
    for name in NAMES:
        found.write(f"kernels/{name}.s", kernel(name))
    yield found
    found.close()


@pytest.fixture
def service(tmp_path: Path) -> Iterator[Service]:
    found = Service(tmp_path / "service")
    yield found
    found.close()


DEBUG = ("//kernels:all", "--@mdr//:variant=debug")


def _local(workspace: Workspace) -> dict[str, bytes]:
    """Build all kernels here, and forget that."""
    workspace.build(*DEBUG)
    made = workspace.objects()
    assert len(made) == COUNT
    workspace.bazel("clean")
    return made


def test_kernels_are_built_remotely_then_come_from_the_cache(workspace: Workspace, service: Service) -> None:
    expected = _local(workspace)
    workspace.build(*DEBUG, service.executor, *service.options)
    assert workspace.objects() == expected
    runs = service.events("run")
    assert len(runs) == COUNT * STAGES + 1
    assert not any(run["status"] for run in runs)
    # Another machine, as it were: everything is in the cache.
    workspace.bazel("clean")
    workspace.build(*DEBUG, service.executor, *service.options)
    assert workspace.objects() == expected
    assert len(service.events("run")) == len(runs)
    # An include that one kernel alone has: its actions, and no others.
    workspace.write("kernels/k0.s", kernel("k0").replace("v_add_u32_e32 v2, v1, v0", "v_sub_u32_e32 v2, v1, v0"))
    workspace.build(*DEBUG, service.executor, *service.options)
    assert 0 < len(service.events("run")) - len(runs) <= STAGES
    now = workspace.objects()
    assert [name for name in expected if now[name] != expected[name]] == ["kernels/k0/gfx950/debug/k0.hsaco"]


def test_a_cache_alone(workspace: Workspace, service: Service) -> None:
    workspace.build(*DEBUG, service.cache, *service.options)
    expected = workspace.objects()
    workspace.bazel("clean")
    misses = len(service.events("miss"))
    workspace.build(*DEBUG, service.cache, *service.options)
    assert workspace.objects() == expected
    assert len(service.events("miss")) == misses
    assert not service.events("run")


def test_a_worker_that_dies(workspace: Workspace, service: Service) -> None:
    expected = _local(workspace)
    # Once or twice: the same action is tried again.
    service.fail("die", 2)
    workspace.build(*DEBUG, service.executor, *service.options)
    assert len(service.events("lost")) == 2
    assert workspace.objects() == expected
    # Always: the build says so, and there is no object.
    workspace.bazel("clean")
    workspace.write("kernels/common.inc", ".set VALUE, 2\n")
    service.fail("die", 1000)
    told = workspace.build(*DEBUG, service.executor, *service.options, "--noremote_local_fallback", fails=True).output
    assert "the worker was lost" in told
    assert not workspace.objects()


def test_a_corrupted_blob(workspace: Workspace, service: Service) -> None:
    expected = _local(workspace)
    workspace.build(*DEBUG, service.executor, *service.options)
    workspace.bazel("clean")
    service.fail("corrupt", 1000)
    status, told = workspace.build(*DEBUG, service.executor, *service.options, fails=True)
    assert status
    assert "digest" in told.lower()
    # Whatever is there is right.
    assert all(expected[name] == data for name, data in workspace.objects().items())
    (service.folder / "faults" / "corrupt").unlink()
    workspace.build(*DEBUG, service.executor, *service.options)
    assert workspace.objects() == expected


def test_a_full_disk(workspace: Workspace, tmp_path: Path) -> None:
    expected = _local(workspace)
    service = Service(tmp_path / "small", disk=300 << 20)
    try:
        told = workspace.build(
            *DEBUG, service.executor, *service.options, "--noremote_local_fallback", fails=True
        ).output
        assert "No space left on device" in told
        assert not workspace.objects()
    finally:
        service.close()
    # The next build, elsewhere, starts from what is right.
    workspace.build(*DEBUG)
    assert workspace.objects() == expected
