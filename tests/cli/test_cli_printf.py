"""``mdr-printf``: the original tool's options, what is written, the self-test, and mistakes in the source."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from cli_commands import ARGS, BODY, Output
from objects import kernel

from mdr.cli.printf import main

DIRECTIVE = '\t; @PRINT if $tid < 2: f"[{$tid}] {v2:d} times {s8}; a//b \\"x\\""\n'
SOURCE = kernel("scale", BODY.replace("\tv_mul_lo", DIRECTIVE + "\tv_mul_lo"), args=ARGS, kernarg_size=24)

Printf = Callable[..., Output]


@pytest.fixture
def printf(capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Printf:
    """Return a function that runs ``mdr-printf`` in an empty folder that holds scale.s."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "scale.s").write_text(SOURCE)

    def run(*words: str) -> Output:
        capsys.readouterr()
        try:
            status = main(words)
        except SystemExit as end:
            status = int(end.code or 0)
        captured = capsys.readouterr()
        return Output(status, captured.out, captured.err)

    return run


def test_defaults(printf: Printf) -> None:
    result = printf("scale.s")
    assert result.status == 0
    assert result.out == ""
    assert "wrote debug_output/scale_debug_injected.hsaco" in result.err
    assert sorted(path.name for path in Path("debug_output").iterdir()) == [
        "intermediate",
        "scale_debug_injected.hsaco",
    ]


@pytest.mark.parametrize("transport", ["hostcall", "buffered"])
def test_self_test(printf: Printf, transport: str) -> None:
    result = printf("scale.s", "--output-dir", "out", "--printf", transport, "--test", "--test-size", "8")
    assert result.status == 0
    assert result.out.splitlines() == ['[0] 0 times 8; a//b "x"', '[1] 1 times 8; a//b "x"']
    assert "[scale: 2 lines printed; pass: buffers as without directives]" in result.err


def test_other_chip(printf: Printf) -> None:
    document = json.loads(printf("scale.s", "--chip", "gfx90a", "--test", "--format", "json").out)
    assert document["hsaco"] == "debug_output/scale_debug_injected.hsaco"
    assert document["tests"] == [
        {
            "kernel": "scale",
            "lines": ['[0] 0 times 64; a//b "x"', '[1] 1 times 64; a//b "x"'],
            "changed_buffers": [],
            "passed": True,
        }
    ]


def test_without_printf(printf: Printf) -> None:
    result = printf("scale.s", "--no-printf", "--test", "--kernel-name", "scale", "--kernel-type", "int_mem")
    assert (result.status, result.out) == (0, "")
    assert "[scale: 0 lines printed; ran]" in result.err


def test_dry_run(printf: Printf) -> None:
    result = printf("scale.s", "--dry-run")
    assert result.status == 0
    assert result.out == f"scale: {DIRECTIVE.strip()[2:]}\n"
    assert not Path("debug_output").exists()
    assert json.loads(printf("scale.s", "--dry-run", "--format", "json").out)["directives"] == [
        {"kernel": "scale", "directive": DIRECTIVE.strip()[2:]}
    ]


@pytest.mark.parametrize("words", [(), ("--dry-run",), ("--test",)])
def test_mistake_in_a_directive(printf: Printf, words: tuple[str, ...]) -> None:
    text = SOURCE.replace("$tid < 2", "$rid < 2")
    line = 1 + text[: text.index("@PRINT")].count("\n")
    Path("scale.s").write_text(text)
    result = printf("scale.s", *words)
    assert result.status == 1
    assert f"scale.s:{line}:" in result.err
    assert "error: Unknown built-in variable '$rid'. Valid built-in variables are: $tid, $lane" in result.err
    assert not Path("debug_output/scale_debug_injected.hsaco").exists()


@pytest.mark.parametrize(
    ("words", "status", "message"),
    [
        ((), 2, "input.s"),
        (("none.s",), 1, "none.s: there is no such file"),
        ((".",), 1, "not a file"),
        (("scale.s", "--chip", "gfx906"), 1, "unknown chip 'gfx906'"),
        (("scale.s", "--printf", "usb"), 2, "invalid choice: 'usb'"),
        (("scale.s", "--test-size", "x"), 2, "'x' is not a whole number above 0"),
        (("scale.s", "--test", "--kernel-name", "skale"), 1, "has no kernel 'skale'"),
        (("scale.s", "--test", "--kernel-type", "float_add"), 1, "float_add means buffers of f32"),
        (("scale.s", "--output-dir", "scale.s"), 1, "scale.s"),
    ],
)
def test_mistakes(printf: Printf, words: tuple[str, ...], status: int, message: str) -> None:
    result = printf(*words)
    assert message in result.err
    assert result.status == status


def test_as_a_module(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "mdr.printf", "none.s"], capture_output=True, text=True, check=False, cwd=tmp_path
    )
    assert done.returncode == 1
    assert done.stderr == "error: none.s: there is no such file\n"
