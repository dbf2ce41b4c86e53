"""``mdr why``: a code object that scons built, before and after an edit."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from cli_commands import Command
from objects import kernel

ROOT = Path(__file__).parents[2]


def test_before_and_after_an_edit(mdr: Command, tmp_path: Path) -> None:
    source = tmp_path / "kernels" / "k.s"
    source.parent.mkdir()
    source.write_text(kernel("k"))
    build = tmp_path / "out"
    scons = [Path(sys.executable).parent / "scons", "-Q", f"kernels={source.parent}", f"build={build}"]
    subprocess.run(scons, cwd=ROOT, check=True, capture_output=True)
    (target,) = build.rglob("k.hsaco")

    result = mdr("why", target, "--build", build)
    assert (result.status, result.out) == (0, f"{target}: up to date\n")

    source.write_text(kernel("k", "s_nop 0\ns_endpgm"))
    document = mdr("why", target, "--build", build, "--format", "json").document
    assert document["up_to_date"] is False
    assert any("k.s" in reason and "changed" in reason for reason in document["reasons"])


def test_unknown_target(mdr: Command, tmp_path: Path) -> None:
    result = mdr("why", "none.hsaco", "--build", tmp_path)
    assert result.status == 1
    assert "none.hsaco: no build in" in result.err
    assert mdr("why").status == 2
