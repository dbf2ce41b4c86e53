"""What a build remembers: files by their bytes, and nothing that was torn."""

from __future__ import annotations

import os
import time
from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

from mdr.build import state


def changed(known: state.Contents, file: Path, digest: str) -> bool:
    """Look at a file with what an earlier run knew, in a run of its own."""
    return state.Contents(dict(known.known)).changed({str(file): digest}) == {str(file)}


def test_bytes_decide_and_are_read_again_only_when_they_may_differ(tmp_path: Path) -> None:
    file = tmp_path / "f"
    file.write_text("one")
    time.sleep(0.05)
    contents = state.Contents()
    first = contents.digest(str(file))
    assert not changed(contents, file, first)
    os.utime(file)
    assert not changed(contents, file, first)
    before = file.stat()
    file.write_text("two")
    os.utime(file, ns=(before.st_atime_ns, before.st_mtime_ns))
    assert changed(contents, file, first)
    file.unlink()
    assert changed(contents, file, first)
    assert state.Contents().digest(str(file)) == state.ABSENT


def test_a_file_just_written_is_not_trusted(tmp_path: Path) -> None:
    """Two writes within one tick of the clock have the same times."""
    file = tmp_path / "f"
    file.write_text("one")
    contents = state.Contents()
    digest = contents.digest(str(file))
    assert contents.known[str(file)][0] is None
    assert not changed(contents, file, digest)
    file.write_text("two")
    assert not contents.still(str(file))
    assert changed(contents, file, digest)


@given(st.binary(max_size=300))
def test_any_bytes_in_place_of_a_state_are_no_state(data: bytes) -> None:
    path = f"/tmp/mdr-test-state-{os.getpid()}"
    try:
        Path(path).write_bytes(data)
        assert state.load(path) is None
    finally:
        os.unlink(path)


def test_a_torn_state_is_no_state(tmp_path: Path) -> None:
    path = tmp_path / "s"
    state.save(str(path), {"a": (1, None, "x")})
    assert state.load(str(path)) == {"a": (1, None, "x")}
    whole = path.read_bytes()
    for size in range(len(whole)):
        path.write_bytes(whole[:size])
        assert state.load(str(path)) is None
