"""A kernel built within the process: what is in the folder is always what was asked for last."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from trees import ROOT

from mdr.build.pipeline import build_kernel

SOURCE = ROOT / "testcases" / "test_01_vector_add" / "kernel.s"


def built(folder: Path, **settings: Any) -> tuple[bytes, list[str]]:
    result = build_kernel(SOURCE, folder, **settings)
    return Path(result.hsaco).read_bytes(), result.ran


def test_variants_chips_and_transports_in_one_folder_do_not_stand_in_for_each_other(tmp_path: Path) -> None:
    debug, _ = built(tmp_path)
    release, _ = built(tmp_path, debug=False)
    other, _ = built(tmp_path, chip="gfx90a")
    buffered, _ = built(tmp_path, transport="buffered")
    assert len({debug, release, other, buffered}) == 4
    assert built(tmp_path, debug=False)[0] == release
    assert built(tmp_path)[0] == debug
    assert built(tmp_path) == (debug, [])
