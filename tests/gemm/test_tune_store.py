"""The store, and runs that write it: stopped, killed, two at once, over a file that is none."""

from __future__ import annotations

import os
import signal
import sqlite3
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path

import pytest

from mdr.diagnostics import MDRError
from mdr.gemm.algorithm import Problem
from mdr.gemm.config import GemmConfig
from mdr.gemm.targets import TARGETS
from mdr.gemm.tune import run
from mdr.gemm.tune.space import Candidate, search
from mdr.gemm.tune.store import MEASURED, MODELLED, Compiled, Store, algorithm, distance, kernel_key, ranked

BASE = GemmConfig(arch="gfx942", fuse_bias=False)
SHAPE = Problem(256, 256, 256)
ONLY = {"tile_m": [32, 64], "tile_n": [64], "tile_k": [32, 64], "warp_m": [2], "warp_n": [2], "stages": [1, 2]}
WORDS = [f"--only={name}={','.join(map(str, values))}" for name, values in ONLY.items()]


def command(store: Path, *words: str, shape: str = "256x256x256") -> list[str]:
    start = [sys.executable, "-m", "mdr.cli.main", "tune", "--arch", "gfx942", "--no-fuse-bias", "--shape", shape]
    return [*start, "--store", str(store), *WORDS, *words]


def mdr(store: Path, *words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(command(store, *words), capture_output=True, text=True, timeout=120)


def kernels(store: Path) -> int:
    base = sqlite3.connect(store)
    try:
        return int(base.execute("SELECT count(*) FROM kernels").fetchone()[0])
    finally:
        base.close()


@pytest.fixture(scope="module")
def candidates() -> list[Candidate]:
    found = search(BASE, SHAPE, ONLY).candidates
    assert len(found) >= 4
    return found


def made(item: Candidate, registers: int = 64, **more: object) -> Compiled:
    key = kernel_key(item.gemm, item.schedule, item.target, "22")
    data = {"threads": 256, "cycles": [100.0, 64.0]}
    return Compiled(key, item.settings, None, registers, 8192, 0, {**data, **more})


def filled(
    path: Path, candidates: list[Candidate], times: list[float], how: str = MODELLED, shape: Problem = SHAPE
) -> None:
    with Store(str(path)) as store:
        for item, us in zip(candidates, times, strict=False):
            kernel = made(item)
            store.add_kernel(kernel, "gfx942", "22", algorithm(item.gemm))
            store.add_time(kernel.key, shape, how, us)


def test_results_come_back_and_the_quickest_first(tmp_path: Path, candidates: list[Candidate]) -> None:
    path = tmp_path / "s.sqlite"
    filled(path, candidates, [3.0, 1.0, 2.0])
    with Store(str(path), write=False) as store:
        found = store.results(algorithm(BASE.gemm()), "gfx942", SHAPE)
        assert [item.us for item in found] == [1.0, 2.0, 3.0]
        assert found[0].kernel == made(candidates[1])
        assert store.results(algorithm(BASE.gemm()), "gfx942", SHAPE, "21") == []
    filled(path, candidates[:1], [9.0], MEASURED)
    with Store(str(path), write=False) as store:
        found = store.results(algorithm(BASE.gemm()), "gfx942", SHAPE)
        assert [(item.us, item.how) for item in found] == [(9.0, MEASURED)], "a measured time goes before any model"


def test_a_modelled_kernel_that_spills_is_the_last(tmp_path: Path, candidates: list[Candidate]) -> None:
    path = tmp_path / "s.sqlite"
    filled(path, candidates[:2], [1.0, 2.0])
    with Store(str(path)) as store:
        what, spilling = algorithm(BASE.gemm()), replace(made(candidates[0]), spills=3)
        store.add_kernel(spilling, "gfx942", "22", what)
        assert [item.us for item in store.results(what, "gfx942", SHAPE)] == [2.0, 1.0]
        for item in candidates[:2]:
            store.add_time(made(item).key, SHAPE, MEASURED, 5.0 if item is candidates[0] else 6.0)
        assert [item.us for item in store.results(what, "gfx942", SHAPE)] == [5.0, 6.0], "a measured time knows"


def test_the_nearest_shape_is_taken(tmp_path: Path, candidates: list[Candidate]) -> None:
    path = tmp_path / "s.sqlite"
    filled(path, candidates[:2], [1.0, 2.0], shape=Problem(256, 256, 256))
    filled(path, candidates[:2], [2.0, 1.0], shape=Problem(4096, 4096, 4096))
    gemm, target = BASE.gemm(), TARGETS["gfx942"]
    assert ranked(str(path), gemm, target, Problem(300, 200, 100))[0] == candidates[0].settings
    assert ranked(str(path), gemm, target, Problem(3000, 9000, 4096))[0] == candidates[1].settings
    assert distance(Problem(1, 1, 1), Problem(2, 1, 4)) == 3


def test_the_key_is_all_that_code_depends_on(candidates: list[Candidate]) -> None:
    keys = {kernel_key(item.gemm, item.schedule, item.target, "22") for item in candidates}
    assert len(keys) == len(candidates)
    item = candidates[0]
    assert kernel_key(item.gemm, item.schedule, item.target, "23") not in keys
    assert kernel_key(item.gemm, item.schedule, TARGETS["gfx950"], "22") not in keys


def test_what_cannot_be_compiled_is_kept_and_not_tried_again(
    tmp_path: Path, candidates: list[Candidate], monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    def compile_one(job: run.Job) -> Compiled:
        asked.append(job[0])
        return Compiled(job[0], job[2], "llc ran out of registers", 0, 0, 0, {})

    monkeypatch.setattr(run, "compile_one", compile_one)
    with Store(str(tmp_path / "s.sqlite")) as store:
        for _ in range(2):
            run.compile_all(store, candidates, SHAPE, "22", jobs=1)
        run.time_all(store, candidates, SHAPE, "22")
        assert len(asked) == len(candidates)
        assert store.results(algorithm(BASE.gemm()), "gfx942", SHAPE) == []


def test_measuring_goes_on_where_it_was_and_takes_the_models_place(tmp_path: Path, candidates: list[Candidate]) -> None:
    path, asked = tmp_path / "s.sqlite", []
    filled(path, candidates, [1.0] * len(candidates))

    def measure(item: Candidate, _: Problem) -> float:
        asked.append(item)
        if len(asked) == 3:
            raise MDRError("the GPU is gone")
        return 7.0

    seen: list[tuple[int, int, int]] = []
    with Store(str(path)) as store:
        with pytest.raises(MDRError, match="gone"):
            run.time_all(store, candidates, SHAPE, "22", measure, lambda *now: seen.append(now))
        assert seen == [(1, len(candidates), 0), (2, len(candidates), 0)]
        assert [item.us for item in store.results(algorithm(BASE.gemm()), "gfx942", SHAPE)] == [7.0, 7.0]
        run.time_all(store, candidates, SHAPE, "22", measure)
        assert len(asked) == len(candidates) + 1
        assert {item.how for item in store.results(algorithm(BASE.gemm()), "gfx942", SHAPE)} == {MEASURED}


def test_a_stopped_run_goes_on_where_it_was(
    tmp_path: Path, candidates: list[Candidate], monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    def compile_one(job: run.Job) -> Compiled:
        if len(asked) == 2:
            asked.append("stop")
            raise KeyboardInterrupt
        asked.append(job[0])
        return Compiled(job[0], job[2], None, 64, 8192, 0, {"threads": 256})

    monkeypatch.setattr(run, "compile_one", compile_one)
    seen: list[tuple[int, int, int]] = []
    with Store(str(tmp_path / "s.sqlite")) as store:
        with pytest.raises(KeyboardInterrupt):
            run.compile_all(store, candidates, SHAPE, "22", jobs=1)
        run.compile_all(store, candidates, SHAPE, "22", jobs=1, progress=lambda *now: seen.append(now))
    assert len(asked) == len(set(asked)) == len(candidates) + 1
    assert seen[0] == (2, len(candidates), 2)
    assert seen[-1] == (len(candidates), len(candidates), 2)


def test_a_killed_run_leaves_a_store_to_go_on_with(tmp_path: Path) -> None:
    path = tmp_path / "s.sqlite"
    # Its own compiling processes have the pipe too: that it ends shows that they do.
    words = ("--jobs=2", "--only=tile_n=32,64,128", "--limit=16")
    process = subprocess.Popen(command(path, *words), stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    end = time.monotonic() + 60
    while time.monotonic() < end and process.poll() is None:
        if path.exists():
            with open(path, "rb") as file:
                ready = file.read(1)
            if ready and (_count(path) or 0) >= 2:
                break
        time.sleep(0.01)
    process.kill()
    process.communicate(timeout=30)
    before = kernels(path)
    assert before >= 2
    done = mdr(path, *words)
    assert done.returncode == 0, done.stderr
    assert f"{before} of 16 compiled, {before} of them before" in done.stderr
    assert "modelled" in done.stdout
    again = mdr(path, *words)
    assert again.stdout == done.stdout


def _count(path: Path) -> int | None:
    try:
        return kernels(path)
    except sqlite3.Error:
        return None


def test_ctrl_c_keeps_what_is_stored(tmp_path: Path) -> None:
    path = tmp_path / "s.sqlite"
    process = subprocess.Popen(
        [*command(path, "--jobs=2"), "--only=stages=1,2", "--only=warp_m=1,2,4", "--only=tile_n=32,64,128"],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True,
        # A shell has what it starts in the background ignore Ctrl-C, and that is inherited.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )  # fmt: skip
    end = time.monotonic() + 60
    while time.monotonic() < end and process.poll() is None and not (_count(path) if path.exists() else 0):
        time.sleep(0.01)
    os.killpg(process.pid, signal.SIGINT)  # as a terminal does: to all of the processes
    _, said = process.communicate(timeout=60)
    assert process.returncode == 130, said
    assert "keeps what was done" in said
    assert "Traceback" not in said
    assert kernels(path) >= 1


def test_two_runs_at_once_make_one_store(tmp_path: Path) -> None:
    path = tmp_path / "s.sqlite"
    both = [
        subprocess.Popen(command(path, "--jobs=1"), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        for _ in range(2)
    ]
    said = [process.communicate(timeout=120) for process in both]
    assert [process.returncode for process in both] == [0, 0], said
    assert said[0][0] == said[1][0]
    assert kernels(path) == len(search(BASE, SHAPE, ONLY).candidates)


@pytest.mark.parametrize(
    ("content", "says"),
    [
        (b"not a database, but long enough to be looked at as one " * 20, "file is not a database"),
        (b"\0" * 4096, "file is not a database"),
    ],
)
def test_a_file_that_is_no_store_is_refused(tmp_path: Path, content: bytes, says: str) -> None:
    path = tmp_path / "s.sqlite"
    path.write_bytes(content)
    done = mdr(path)
    assert done.returncode == 1
    assert says in done.stderr
    assert "hint: " in done.stderr
    assert "Traceback" not in done.stderr
    assert path.read_bytes() == content


def test_a_damaged_store_is_refused(tmp_path: Path, candidates: list[Candidate]) -> None:
    path = tmp_path / "s.sqlite"
    filled(path, candidates, [1.0, 2.0, 3.0, 4.0])
    whole = path.read_bytes()
    for cut in (len(whole) // 2, 1024):
        path.write_bytes(whole[:cut])
        with pytest.raises(MDRError):
            ranked(str(path), BASE.gemm(), TARGETS["gfx942"], SHAPE)
    path.write_bytes(whole[:4096] + bytes(byte ^ 0x5A for byte in whole[4096:]))
    with pytest.raises(MDRError):
        ranked(str(path), BASE.gemm(), TARGETS["gfx942"], SHAPE)


def test_another_programs_database_and_another_format_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "other.sqlite"
    base = sqlite3.connect(path)
    base.execute("CREATE TABLE kernels (x)")
    base.close()
    with pytest.raises(MDRError, match="is not a store of results"):
        Store(str(path))
    Store(str(tmp_path / "s.sqlite")).__exit__()
    base = sqlite3.connect(tmp_path / "s.sqlite")
    base.execute("PRAGMA user_version = 7")
    base.close()
    with pytest.raises(MDRError, match="has format 7"):
        Store(str(tmp_path / "s.sqlite"))


def test_places_that_cannot_be(tmp_path: Path) -> None:
    with pytest.raises(MDRError, match="no such store"):
        Store(str(tmp_path / "none.sqlite"), write=False)
    with pytest.raises(MDRError, match="there is no folder"):
        Store(str(tmp_path / "none" / "s.sqlite"))
    with Store(str(tmp_path / "a#b?c%20d.sqlite")):
        pass
    assert (tmp_path / "a#b?c%20d.sqlite").exists()


def test_a_process_that_dies_is_an_error(
    tmp_path: Path, candidates: list[Candidate], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(run, "_begin", _die)
    with Store(str(tmp_path / "s.sqlite")) as store, pytest.raises(MDRError, match="was killed") as error:
        run.compile_all(store, candidates, SHAPE, "22", jobs=2)
    assert error.value.diagnostics[0].hint


def _die() -> None:
    os._exit(9)
