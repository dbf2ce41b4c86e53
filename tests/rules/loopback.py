"""Starts the remote service of these tests on 127.0.0.1, and reads what it saw."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

PYTHON = os.environ.get("MDR_TEST_REMOTE_PYTHON", sys.executable)
"""A Python with BuildGrid."""


def missing() -> str:
    """Return what this machine lacks for the service; nothing if it can run."""
    if not _runs(PYTHON, "-c", "import grpc, buildgrid._protos"):
        return "there is no BuildGrid here: pip install mdr-amdgpu[remote], or MDR_TEST_REMOTE_PYTHON"
    if not _runs("unshare", "--user", "--map-root-user", "--mount", "true"):
        return "user namespaces, which the service's workers live in, are not allowed here"
    return ""


def _runs(*command: str) -> bool:
    return subprocess.run(command, capture_output=True, check=False).returncode == 0


class Service:
    """The service, with a folder of its own."""

    def __init__(self, folder: Path, *, disk: int = 0) -> None:
        """``disk`` limits what it can keep, in bytes; its folder is then seen by itself alone."""
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

    def events(self, kind: str = "") -> list[dict[str, Any]]:
        """Return what the service wrote into its log, of one kind of event or of all."""
        lines = (self.folder / "log").read_text().splitlines()
        return [event for event in map(json.loads, lines) if kind in ("", event["event"])]

    def fail(self, how: str, times: int = 1) -> None:
        """Have something go wrong: see remote_service.py."""
        (self.folder / "faults" / how).write_text(str(times))

    def close(self) -> None:
        """End the service."""
        assert self._process.stdin
        assert self._process.stdout
        self._process.stdin.close()
        self._process.stdout.close()
        self._process.wait(20)
