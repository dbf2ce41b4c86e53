"""The runner that Bazel starts for stages: the protocol of persistent workers, and stages as other builds run them."""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest
from foreign import RULES
from hypothesis import given
from hypothesis import strategies as st
from objects import llvm
from trees import kernel

SCRIPT = RULES / "bazel" / "private" / "stage_worker.py"


def _load() -> ModuleType:
    spec = importlib.util.spec_from_file_location("stage_worker", SCRIPT)
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


runner = _load()


def _field(number: int, data: bytes) -> bytes:
    return bytes([number << 3 | 2]) + runner.encoded(len(data)) + data


def _request(arguments: list[str], inputs: list[str], number: int) -> bytes:
    message = b"".join(_field(1, word.encode()) for word in arguments)
    # An Input has its path and a digest; WorkRequest has fields that are not used here, such as verbosity (5).
    message += b"".join(_field(2, _field(1, path.encode()) + _field(2, b"digest")) for path in inputs)
    message += bytes([3 << 3]) + runner.encoded(number) + bytes([5 << 3, 1])
    return runner.encoded(len(message)) + message


@given(st.lists(st.text()), st.sets(st.text()), st.integers(0, 2**31 - 1))
def test_requests_are_read_as_written(arguments: list[str], inputs: set[str], number: int) -> None:
    data = _request(arguments, sorted(inputs), number)
    size = len(data) - len(_strip(data))
    assert runner.request(data[size:]) == (arguments, inputs, number)


def _strip(data: bytes) -> bytes:
    at = next(index for index, byte in enumerate(data) if byte < 128)
    return data[at + 1 :]


@given(st.binary())
def test_what_is_no_message_is_told(data: bytes) -> None:
    try:
        for number, value in runner.fields(data):
            assert isinstance(number, int)
            assert isinstance(value, (int, bytes))
    except ValueError:
        pass


@given(st.integers(0, 255), st.text(), st.integers(0, 2**31 - 1))
def test_responses_have_their_fields(status: int, text: str, number: int) -> None:
    fields = dict(runner.fields(_strip(runner.response(status, text, number))))
    assert fields == {1: status, 2: text.encode(errors="replace"), 3: number}


class Worker:
    """A persistent worker in a folder."""

    def __init__(self, folder: Path) -> None:
        self._process = subprocess.Popen(
            [sys.executable, SCRIPT, "--version=1", "--persistent_worker"],
            cwd=folder,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )

    def ask(self, arguments: list[str], inputs: list[str]) -> tuple[int, str]:
        assert self._process.stdin
        assert self._process.stdout
        self._process.stdin.write(_request(arguments, inputs, 7))
        self._process.stdin.flush()
        message = runner.read_message(self._process.stdout)
        fields = dict(runner.fields(message))
        assert fields[3] == 7
        return fields[1], fields[2].decode()

    def close(self) -> int:
        assert self._process.stdin
        assert self._process.stdout
        self._process.stdin.close()
        self._process.stdout.close()
        return self._process.wait(10)


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    (tmp_path / "k.s").write_text(kernel("k"))
    (tmp_path / "common.inc").write_text(".set VALUE, 1\n")
    return tmp_path


def _parse() -> list[str]:
    outputs = [f"{name}=out.{name}" for name in ("canon", "plan", "lines", "depfile")]
    return ["parse", "source=k.s", *outputs, "chip=gfx950", f"llvm_mc={llvm() / 'llvm-mc'}"]


def test_a_worker_runs_one_stage_after_another(tree: Path) -> None:
    worker = Worker(tree)
    assert worker.ask(_parse(), ["k.s", "common.inc"]) == (0, "")
    made = (tree / "out.canon").read_bytes()
    assert worker.ask(["translate", "plan=out.plan", "output=out.mlir"], ["out.plan"]) == (0, "")
    assert (tree / "out.mlir").stat().st_size
    # A mistake fails its own request alone.
    (tree / "k.s").write_text(kernel("k").replace("v1:d", "v1:q"))
    status, text = worker.ask(_parse(), ["k.s", "common.inc"])
    assert status == 1
    assert text.startswith("k.s:")
    (tree / "k.s").write_text(kernel("k"))
    (tree / "out.canon").unlink()
    # A file with the words, as for a single run.
    (tree / "words").write_text("\n".join(_parse()))
    assert worker.ask(["@words"], ["k.s", "common.inc"]) == (0, "")
    assert (tree / "out.canon").read_bytes() == made
    assert worker.ask(["@none"], [])[0] == 1
    assert worker.close() == 0


def test_a_worker_takes_declared_inputs_only(tree: Path) -> None:
    worker = Worker(tree)
    status, text = worker.ask(_parse(), ["k.s"])
    assert (status, text.splitlines()[0]) == (1, "error: common.inc is included, but no input of this action")
    command = [f"{llvm() / 'llvm-mc'}", "-triple=amdgcn-amd-amdhsa", "-mcpu=gfx950", "-filetype=obj"]
    words = ["--in", ".", "k.s", *command, "%here%/k.s", "-o", "%here%/k.o"]
    assert worker.ask(words, ["k.s"])[0] == 1
    assert worker.ask(words, ["k.s", "common.inc"]) == (0, "")
    # One that would be found first, and is not declared.
    (tree / "inc").mkdir()
    (tree / "inc" / "late.inc").write_text("")
    (tree / "k.s").write_text(kernel("k").replace("common.inc", "late.inc"))
    folders = ["include_dirs=inc", "include_dirs=inc2"]
    assert worker.ask([*_parse(), *folders], ["k.s", "inc2/late.inc"])[0] == 1
    assert worker.close() == 0


def test_one_run_is_the_stage(tree: Path) -> None:
    (tree / "words").write_text("\n".join(_parse()))
    command = [sys.executable, SCRIPT, "--version=1", "@words"]
    done = subprocess.run(command, cwd=tree, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    os.unlink(tree / "common.inc")
    done = subprocess.run(command, cwd=tree, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "k.s:2:10: error:" in done.stderr
