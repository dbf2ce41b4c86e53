"""What the command-line tests run: a code object on disk, and the commands within this process."""

from __future__ import annotations

from pathlib import Path

import pytest
from cli_commands import ARGS, BODY, Command, Output
from objects import build, kernel

from mdr.cli.main import main


@pytest.fixture
def mdr(capsys: pytest.CaptureFixture[str]) -> Command:
    """Return a function that runs ``mdr`` with the given words."""

    def run(*words: object) -> Output:
        capsys.readouterr()
        try:
            status = main([str(word) for word in words])
        except SystemExit as end:
            status = int(end.code or 0)
        captured = capsys.readouterr()
        return Output(status, captured.out, captured.err)

    return run


@pytest.fixture
def scale(tmp_path: Path) -> Path:
    """A code object with one kernel, B = n * A, for up to 256 work-items."""
    path = tmp_path / "scale.hsaco"
    path.write_bytes(build(kernel("scale", BODY, args=ARGS, kernarg_size=24), lines=True))
    return path


@pytest.fixture
def two(tmp_path: Path) -> Path:
    """A code object with two kernels that do nothing."""
    path = tmp_path / "two.hsaco"
    first = kernel("first", kernarg_size=0)
    second = kernel("second", kernarg_size=0)
    # One file has one metadata note; the second kernel goes by its descriptor alone.
    path.write_bytes(build(first + second[: second.index("\t.amdgpu_metadata")]))
    return path
