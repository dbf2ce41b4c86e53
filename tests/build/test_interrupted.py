"""Builds that are killed, crowded or starved: the next one's bytes equal a clean build's."""

from __future__ import annotations

import contextlib
import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from trees import ROOT, SCONS, Tree, instructions, kernel


def make(folder: Path, count: int) -> Tree:
    tree = Tree(folder)
    tree.write("common.inc", ".set VALUE, 1\n")
    for number in range(count):
        tree.write(f"k{number}.s", kernel(f"k{number}"))
    return tree


def objects(tree: Tree) -> dict[str, bytes]:
    return {str(path.relative_to(tree.out)): path.read_bytes() for path in tree.out.rglob("*.hsaco")}


def clean_build(tree: Tree, folder: Path) -> dict[str, bytes]:
    other = Tree(folder)
    other.kernels = tree.kernels
    other.scons("debug=all")
    return objects(other)


def start(tree: Tree) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [SCONS, "-Q", "debug=all", f"kernels={tree.kernels}", f"build={tree.out}"],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )


def killed_at_random(tree: Tree, times: int, everything: bool, seed: int) -> None:
    choose = random.Random(seed)
    for number in range(times):
        tree.write("common.inc", f".set VALUE, {number + 2}\n")
        build = start(tree)
        time.sleep(choose.uniform(0.1, 1.6))
        if everything:
            # What the kernel's out-of-memory killer or a power cut would do to all of them.
            for pid in [build.pid, *descendants(build.pid)]:
                with contextlib.suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGKILL)
        else:
            build.kill()
        build.communicate()
        for name, content in objects(tree).items():
            assert content[:4] == b"\x7fELF", name
            assert len(content) > 1000, name


def descendants(pid: int) -> list[int]:
    try:
        children = [int(word) for word in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
    except OSError:
        return []
    return [*children, *(inner for child in children for inner in descendants(child))]


@pytest.mark.parametrize(("times", "everything"), [(2, False), (2, True)])
def test_a_killed_build(tmp_path: Path, times: int, everything: bool) -> None:
    tree = make(tmp_path / "tree", 3)
    killed_at_random(tree, times, everything, seed=times)
    tree.scons("debug=all")
    assert objects(tree) == clean_build(tree, tmp_path / "clean")


@pytest.mark.slow
@pytest.mark.parametrize("everything", [False, True])
def test_a_build_killed_at_fifty_moments(tmp_path: Path, everything: bool) -> None:
    tree = make(tmp_path / "tree", 4)
    for round_ in range(5):
        killed_at_random(tree, 5, everything, seed=round_ + 10 * everything)
        tree.scons("debug=all")
        assert objects(tree) == clean_build(tree, tmp_path / f"clean{round_}")


def test_two_builds_at_once_wait_for_each_other(tmp_path: Path) -> None:
    tree = make(tmp_path / "tree", 4)
    builds = [start(tree) for _ in range(2)]
    outputs = [build.communicate()[0] for build in builds]
    assert [build.returncode for build in builds] == [0, 0]
    ran = [output.count(" link ") for output in outputs]
    assert sorted(ran) == [0, 8]
    assert "is at work in" in outputs[ran.index(0)]
    assert objects(tree) == clean_build(tree, tmp_path / "clean")


def test_a_full_disk_leaves_no_half_of_an_object(tmp_path: Path) -> None:
    tree = make(tmp_path / "tree", 2)
    tree.scons("debug=all")
    before = objects(tree)
    tree.write("common.inc", ".set VALUE, 5\n")
    # A limit on the size of files is met as a full disk is: writing fails.
    limited = (
        "import os, resource, signal, sys\n"
        "signal.signal(signal.SIGXFSZ, signal.SIG_IGN)\n"
        "resource.setrlimit(resource.RLIMIT_FSIZE, (900, 900))\n"
        "os.execv(sys.argv[1], sys.argv[1:])\n"
    )
    words = [str(SCONS), "-Q", "debug=all", f"kernels={tree.kernels}", f"build={tree.out}"]
    done = subprocess.run(
        [sys.executable, "-c", limited, *words],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    assert done.returncode != 0
    for name, content in objects(tree).items():
        assert content == before[name], name
    tree.scons("debug=all")
    assert objects(tree) == clean_build(tree, tmp_path / "clean")


def test_an_unreadable_include(tmp_path: Path) -> None:
    tree = Tree(tmp_path / "tree")
    tree.write("one.s", '.include "part.inc"\n' + instructions("one"))
    # A folder in place of a file cannot be read by anybody, root included.
    (tree.kernels / "part.inc").mkdir()
    assert "part.inc" in tree.scons(fails=True).output
    (tree.kernels / "part.inc").rmdir()
    tree.write("part.inc", "s_nop 1\n")
    assert tree.scons().sources == {"one"}
