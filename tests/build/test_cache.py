"""The shared cache: right objects or none, whatever others do to it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from trees import Tree, instructions, kernel

from mdr.build.cache import Cache, parse_size
from mdr.diagnostics import MDRError

KEY = "ab" + "0" * 30


def llvm_that_counts(folder: Path) -> tuple[Path, Path]:
    """Return (a folder for MDR_LLVM, a file that has a line for every kernel that its tools worked on)."""
    from mdr.build import toolchain

    folder.mkdir()
    log = folder / "log"
    log.write_text("")
    for name, tool in toolchain.find("gfx950").items():
        (folder / name).write_text(f'#!/bin/sh\necho {name} "$*" >> {log}\nexec {tool.path} "$@"\n')
        (folder / name).chmod(0o755)
    return folder, log


def test_another_checkout_builds_without_llvm(tmp_path: Path) -> None:
    tools, log = llvm_that_counts(tmp_path / "llvm")
    environment = {"MDR_CACHE": str(tmp_path / "cache"), "MDR_LLVM": str(tools)}
    trees = []
    for name in ("first", "second"):
        tree = Tree(tmp_path / name)
        tree.write("one.s", kernel("one"))
        tree.write("two.s", instructions("two"))
        tree.write("common.inc", ".set VALUE, 4\n")
        log.write_text("")
        tree.scons(environment=environment)
        trees.append(tree)
    assert log.read_text() == ""
    for name in ("one", "two"):
        assert trees[0].hsaco(name).read_bytes() == trees[1].hsaco(name).read_bytes()
    # What the cache gave is known as built, and is rebuilt when its source changes.
    assert trees[1].scons(environment=environment).steps == []
    trees[1].write("two.s", instructions("other"))
    assert trees[1].scons(environment=environment).sources == {"two"}


def test_a_damaged_entry_is_none(tmp_path: Path) -> None:
    cache = Cache(str(tmp_path), 1 << 30)
    cache.put(KEY, b"object")
    assert cache.get(KEY) == b"object"
    path = tmp_path / "ab" / KEY
    path.write_bytes(path.read_bytes()[:-1])
    assert cache.get(KEY) is None
    assert not path.exists()


def test_verify_names_and_removes_what_is_damaged(tmp_path: Path) -> None:
    cache = Cache(str(tmp_path), 1 << 30)
    for number in range(5):
        cache.put(f"{number:02x}{KEY}", bytes(100))
    (tmp_path / "03" / f"03{KEY}").write_bytes(b"x" * 132)
    report = cache.verify()
    assert (report.entries, report.removed) == (4, 1)
    assert report.damaged == [str(tmp_path / "03" / f"03{KEY}")]
    assert cache.verify().damaged == []


def test_the_least_recently_used_go_first(tmp_path: Path) -> None:
    cache = Cache(str(tmp_path), 256 * 3 * 132)
    keys = [f"ab{number:030}" for number in range(4)]
    for age, key in enumerate(keys[:3]):
        cache.put(key, bytes(100))
        os.utime(tmp_path / "ab" / key, ns=(age, age))
    assert cache.get(keys[0]) is not None
    cache.put(keys[3], bytes(100))
    assert [cache.get(key) is not None for key in keys] == [True, False, True, True]


def test_gc_removes_what_killed_writers_left(tmp_path: Path) -> None:
    cache = Cache(str(tmp_path), 1 << 30)
    cache.put(KEY, bytes(10))
    (tmp_path / "ab" / "left.tmp").write_bytes(bytes(1000))
    report = cache.gc()
    assert (report.entries, report.removed) == (1, 1)
    assert not (tmp_path / "ab" / "left.tmp").exists()


def test_many_writers_at_once(tmp_path: Path) -> None:
    code = (
        "import sys\nfrom mdr.build.cache import Cache\ncache = Cache(sys.argv[1], 1 << 30)\n"
        "for number in range(300):\n"
        "    key = f'{number % 7:02x}{number % 50:030}'\n"
        "    content = key.encode() * 999\n"
        "    cache.put(key, content)\n"
        "    assert cache.get(key) in (content, None)\n"
    )
    writers = [subprocess.Popen([sys.executable, "-c", code, tmp_path]) for _ in range(4)]
    assert [writer.wait() for writer in writers] == [0] * 4
    assert Cache(str(tmp_path), 1 << 30).verify().damaged == []


def test_a_cache_that_cannot_be_written_is_said_once_and_does_no_harm(tmp_path: Path) -> None:
    tree = Tree(tmp_path / "tree")
    tree.write("one.s", instructions("one"))
    tree.write("two.s", instructions("two"))
    (tmp_path / "file").write_text("")
    run = tree.scons(environment={"MDR_CACHE": str(tmp_path / "file")})
    assert run.output.count("is not used") == 1
    assert tree.hsaco("two").exists()


def test_sizes() -> None:
    assert (parse_size("10"), parse_size("2K"), parse_size("3 GiB")) == (10, 2048, 3 << 30)
    with pytest.raises(MDRError, match="MDR_CACHE_SIZE=big is no size"):
        parse_size("big")


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    from mdr.cli.main import main

    monkeypatch.delenv("MDR_CACHE", raising=False)
    assert main(["cache", "stats"]) == 1
    assert "set MDR_CACHE" in capsys.readouterr().err
    monkeypatch.setenv("MDR_CACHE", str(tmp_path))
    Cache(str(tmp_path), 1 << 30).put(KEY, bytes(10))
    assert main(["cache", "stats"]) == 0
    assert "1 object, 42 of" in capsys.readouterr().out
    (tmp_path / "ab" / KEY).write_bytes(b"damaged")
    assert main(["cache", "verify"]) == 1
    assert KEY in capsys.readouterr().out
    assert main(["cache", "gc"]) == 0
