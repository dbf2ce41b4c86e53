"""Beyond one machine: kernels built by a remote service on loopback, and what happens when that fails.

Needs Bazel, and a Python with BuildGrid for the service: this one, or MDR_TEST_REMOTE_PYTHON (`pip install mdr-amdgpu[remote]`).
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from bazels import Workspace, bazels, version
from loopback import Service, missing
from trees import kernel

pytestmark = pytest.mark.slow

COUNT = 4
NAMES = [f"k{number}" for number in range(COUNT)]
STAGES = 6
"""Actions of a debug kernel; the runtime of a chip and transport is one more."""


@pytest.fixture(params=bazels() or [None], ids=lambda bazel: version(bazel) if bazel else "none")
def workspace(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Workspace]:
    if request.param is None:
        pytest.skip("there is no bazel here: neither on PATH nor in MDR_TEST_BAZEL")
    if lacks := missing():
        pytest.skip(lacks)
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


def test_a_matrix_multiplication(workspace: Workspace, service: Service) -> None:
    """Its stage needs other packages than the rest."""
    workspace.write(
        "gemm/k.gemm", 'kernel = "gemm_fp16"\ntile_m = 64\ntile_n = 64\ntile_k = 32\nwarp_m = 2\nwarp_n = 2\n'
    )
    workspace.write(
        "gemm/BUILD.bazel", 'load("@mdr//:defs.bzl", "mdr_kernel")\n\nmdr_kernel(name = "k", src = "k.gemm")\n'
    )
    workspace.build("//gemm:k")
    expected = workspace.objects()
    assert set(expected) == {"gemm/k/gfx950/release/k.hsaco"}
    workspace.bazel("clean")
    workspace.build("//gemm:k", service.executor, *service.options)
    assert workspace.objects() == expected
    assert len(service.events("run")) == 4


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
    assert re.search("(hash|digest).* (did|does) not match( the)? received", told)
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
        # Bazel 4 says no more than what it could not upload.
        assert re.search("No space left on device|Error while uploading artifact", told)
        assert not workspace.objects()
    finally:
        service.close()
    # The next build, elsewhere, starts from what is right.
    workspace.build(*DEBUG)
    assert workspace.objects() == expected
