"""The set-up script where it has nothing to do, and where it cannot go on; from nothing it is run by hand."""

from __future__ import annotations

import os
import shutil
import subprocess
import time
from pathlib import Path

import pytest
from trees import ROOT


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    for name in ("bootstrap", "pyproject.toml", "requirements.lock"):
        shutil.copy(ROOT / name, tmp_path)
    return tmp_path


def programs(folder: Path, *names: str) -> str:
    """Return a folder for PATH with these programs of the system and no others."""
    folder.mkdir()
    for name in names:
        (folder / name).symlink_to(shutil.which(name) or name)
    return str(folder)


def test_ready_is_silent_and_quick_and_runs_the_command(checkout: Path) -> None:
    python = checkout / ".venv/bin/python"
    python.parent.mkdir(parents=True)
    python.write_text("#!/bin/sh\nexit 1\n")
    python.chmod(0o755)
    files = [str(checkout / name) for name in ("pyproject.toml", "requirements.lock", "bootstrap")]
    made = subprocess.run(["cksum", *files], capture_output=True, text=True, check=True).stdout.split("\n")
    (checkout / ".venv/bootstrap.stamp").write_text(" ".join(made).strip() + "\n/bin/sh\n")
    seconds = []
    for _ in range(3):
        start = time.perf_counter()
        command = ["./bootstrap", "sh", "-c", 'command -v python; exit "$1"', "-", "7"]
        done = subprocess.run(command, cwd=checkout, capture_output=True, text=True)
        seconds.append(time.perf_counter() - start)
        assert (done.stdout, done.stderr, done.returncode) == (f"{python}\n", "", 7)
    assert min(seconds) < 0.3
    # What it was made from has changed: the set-up would run.
    (checkout / "requirements.lock").write_text("")
    done = subprocess.run(
        ["./bootstrap", "true"],
        cwd=checkout,
        capture_output=True,
        text=True,
        env={"PATH": programs(checkout / "few", "bash", "env", "cksum", "tr", "sed", "mkdir", "flock", "rm", "head")},
    )
    assert done.returncode == 1
    assert "Python 3.11 or newer is needed" in done.stderr


def test_from_another_folder(checkout: Path) -> None:
    path = programs(checkout / "few", "bash", "env", "cksum", "tr", "sed", "mkdir", "flock", "rm", "head")
    done = subprocess.run(
        [str(checkout / "bootstrap"), "true"], cwd="/", capture_output=True, text=True, env={"PATH": path}
    )
    assert "Python 3.11 or newer is needed" in done.stderr
    assert os.path.isdir(checkout / ".venv")


def test_the_lock_covers_what_the_project_declares() -> None:
    import tomllib

    from packaging.requirements import Requirement
    from packaging.utils import canonicalize_name

    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    pinned = {}
    for line in (ROOT / "requirements.lock").read_text().splitlines():
        if line and not line.startswith("#"):
            name, version = line.split("==")
            pinned[canonicalize_name(name)] = version
    for text in [*project["dependencies"], *project["optional-dependencies"]["test"]]:
        wanted = Requirement(text)
        assert wanted.specifier.contains(pinned[canonicalize_name(wanted.name)]), text
