"""What the command-line tests run: a code object on disk, and the commands within this process."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from objects import build, kernel

from mdr.cli.main import main

ARGS = """
.name: A, .offset: 0, .size: 8, .value_kind: global_buffer, .address_space: global, .value_type: i32
.name: B, .offset: 8, .size: 8, .value_kind: global_buffer, .address_space: global, .value_type: i32
.name: n, .offset: 16, .size: 4, .value_kind: by_value, .value_type: i32
"""
BODY = """\
	s_load_dwordx4 s[4:7], s[0:1], 0x0
	s_load_dword s8, s[0:1], 0x10
	v_lshlrev_b32_e32 v1, 2, v0
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[4:5]
	s_waitcnt vmcnt(0)
	v_mul_lo_u32 v2, v2, s8
	global_store_dword v1, v2, s[6:7]
	s_endpgm"""


class Output(NamedTuple):
    """Exit status and text of a command."""

    status: int
    out: str
    err: str

    @property
    def document(self) -> Any:
        """Standard output as JSON."""
        return json.loads(self.out)


Command = Callable[..., Output]


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
