"""C++ kernels go by their readable names in the build log and on screen."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from trees import kernel

from mdr.build import pipeline
from mdr.demangle import demangle


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("_Z5scalePfi", "scale(float*, int)"),
        ("_ZN3abc9", "_ZN3abc9"),
        ("_ZN3abc3addIfEEvT_", "void abc::add<float>(float)"),
        ("scale", "scale"),
        ("_Zebra", "_Zebra"),
        ("", ""),
    ],
)
def test_names(name: str, shown: str) -> None:
    assert demangle(name) == shown


def test_the_build_log_inspect_and_the_summary_of_a_run(tmp_path: Path) -> None:
    source = tmp_path / "k.s"
    source.write_text(kernel("_Z5scalePfi").replace('.include "common.inc"', ".set VALUE, 1"))
    made = pipeline.build_kernel(source, tmp_path / "out")
    assert made.log.startswith("scale(float*, int): VGPRs 4 -> ")
    done = subprocess.run(
        [sys.executable, "-m", "mdr.cli.main", "inspect", made.hsaco], capture_output=True, text=True, check=True
    )
    assert "kernel _Z5scalePfi, scale(float*, int): " in done.stdout
    launch = tmp_path / "launch.toml"
    launch.write_text("[[launch]]\ngrid = [1]\nblock = [64]\n")
    command = [sys.executable, "-m", "mdr.cli.main", "run", made.hsaco, "--launch", str(launch)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert "[scale(float*, int): " in done.stdout + done.stderr
