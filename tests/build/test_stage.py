"""The stage command: lean, the same through a worker as without, and plain about mistakes."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from objects import llvm
from trees import ROOT, kernel

from mdr.build import graph, stage, worker

HEAVY = {"argparse", "dataclasses", "elftools", "llvmlite", "numpy", "pathlib", "subprocess", "typing", "yaml"}
COMMAND = [sys.executable, "-I", "-S", stage.__file__]


@pytest.mark.parametrize("name", sorted(graph.FUNCTIONS))
def test_a_stage_imports_nothing_heavy(name: str) -> None:
    module = graph.FUNCTIONS[name].function.partition(":")[0]
    code = f"import sys; sys.path.insert(0, {str(ROOT)!r}); import mdr.build.stage, {module}; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-I", "-S", "-c", code], capture_output=True, text=True, check=True)
    assert HEAVY.isdisjoint(done.stdout.split())


def test_parameters_of_the_declared_graph_are_those_of_the_functions() -> None:
    import importlib
    import inspect

    for declared in graph.FUNCTIONS.values():
        module, _, name = declared.function.partition(":")
        parameters = inspect.signature(getattr(importlib.import_module(module), name)).parameters
        assert set(parameters) == {*declared.reads, *declared.writes, *declared.tools, *declared.options}


def test_words_become_arguments() -> None:
    words = ["source=a=b.s", "include_dirs=x", "include_dirs=y", "cov=5"]
    assert stage.parse_arguments("parse", words) == {
        "source": "a=b.s",
        "include_dirs": ["x", "y"],
        "defsyms": [],
        "labels": [],
        "mattr": None,
        "cov": 5,
    }


def parse_words(folder: Path) -> list[str]:
    outputs = [f"{key}=k{suffix}" for key, suffix in graph.PARSE.writes.items()]
    return ["parse", "source=k.s", *outputs, f"llvm_mc={llvm()}/llvm-mc", "chip=gfx950"]


@pytest.mark.parametrize("through_worker", [False, True])
@pytest.mark.parametrize("good", [False, True])
def test_a_worker_does_what_the_command_does(tmp_path: Path, through_worker: bool, good: bool) -> None:
    (tmp_path / "k.s").write_text(kernel("k").replace("{v1:d}", "{v1:d}" if good else "{$rid}"))
    (tmp_path / "common.inc").write_text(".set VALUE, 1\n")

    def run(environment: dict[str, str]) -> subprocess.CompletedProcess[str]:
        command = [*COMMAND, *parse_words(tmp_path)]
        return subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, env={**os.environ, **environment})

    if through_worker:
        with worker.start() as environment:
            done = run(environment)
    else:
        done = run({})
    assert done.returncode == (0 if good else 1)
    if good:
        assert (tmp_path / "k.canon.s").exists()
        assert done.stderr == ""
    else:
        assert done.stderr.startswith("k.s:9:")
        assert "Unknown built-in variable '$rid'" in done.stderr
        assert "Traceback" not in done.stderr


def test_a_worker_that_is_gone_is_done_without(tmp_path: Path) -> None:
    with worker.start() as environment:
        pass
    (tmp_path / "k.s").write_text(".text\n")
    done = subprocess.run([*COMMAND, *parse_words(tmp_path)], cwd=tmp_path, env={**os.environ, **environment})
    assert done.returncode == 0


def test_a_system_error_is_no_traceback(tmp_path: Path) -> None:
    done = subprocess.run(
        [*COMMAND, "translate", "plan=none.json", "output=x"], cwd=tmp_path, capture_output=True, text=True
    )
    assert done.returncode == 1
    assert "none.json" in done.stderr
    assert "Traceback" not in done.stderr
