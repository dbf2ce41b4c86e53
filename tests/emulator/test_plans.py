"""Large kernels' records kept on disk: the same run from the file, errors and reports as before, damage harmless."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from mdr.diagnostics import MDRError
from mdr.emulator import compiler, plans, program

from .harness import build, kernel, launch

BODY = """
s_load_dwordx2 s[8:9], s[0:1], 0x0
v_lshlrev_b32 v1, 2, v0
v_mov_b32 v2, v0
s_mov_b32 s5, 3
s_waitcnt lgkmcnt(0)
.Lnext:
{}
s_sub_u32 s5, s5, 1
s_cmp_lg_u32 s5, 0
s_cbranch_scc1 .Lnext
v_mov_b32_dpp v3, v2 row_ror:1 row_mask:0xf bank_mask:0xf
v_add_u32 v2, v2, v3
global_store_dword v1, v2, s[8:9]
"""
LARGE = BODY.format("v_add_u32 v2, 5, v2\n" * 9000)


@pytest.fixture
def cache(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A cache of its own for the plans; compiled forms are in the process already or come from the usual one."""
    monkeypatch.setattr(plans, "_path", lambda code, where: tmp_path / str(hash((code, where))))
    return tmp_path


def result() -> np.ndarray[tuple[int], np.dtype[np.uint32]]:
    out = np.zeros(64, dtype="u4")
    launch(build(kernel(LARGE, ids=0), "gfx950"), out)
    return out


def test_a_kept_kernel_runs_as_before(cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lanes = np.arange(64) + 3 * 9000 * 5
    expected = lanes + lanes.reshape(4, 16)[:, np.arange(-1, 15)].reshape(-1)
    assert np.array_equal(result(), expected)
    assert len(list(cache.iterdir())) == 1

    def never(*_: object) -> None:
        raise AssertionError("decoded although it was kept")

    monkeypatch.setattr(program, "decode", never)
    assert np.array_equal(result(), expected)


@pytest.mark.parametrize("damage", [b"", b"short", None])
def test_damage_costs_the_work_anew(cache: Path, damage: bytes | None) -> None:
    before = result()
    (file,) = cache.iterdir()
    content = file.read_bytes()
    file.write_bytes(content[:-100] + bytes(100) if damage is None else damage)
    assert np.array_equal(result(), before)
    assert file.read_bytes() == content


def test_reports_name_the_instruction_of_a_kept_kernel(cache: Path) -> None:
    code = build(kernel(LARGE, ids=0), "gfx950")
    for _ in range(2):
        with pytest.raises(MDRError, match="global_store_dword v1, v2"):
            launch(code, np.zeros(16, dtype="u4"))
    assert len(list(cache.iterdir())) == 1


def test_other_checks_are_not_kept(cache: Path) -> None:
    launch(build(kernel(LARGE, ids=0), "gfx950"), np.zeros(64, dtype="u4"), check="all")
    assert len(list(cache.iterdir())) == 1  # the default checks' of loading the program


def test_what_is_kept_depends_on_code_place_and_tool() -> None:
    base = plans._path(b"code", (0, 256, "gfx950", "wait"))
    assert base.parent == compiler.cache_directory()
    others = [plans._path(b"codf", (0, 256, "gfx950", "wait")), plans._path(b"code", (4, 256, "gfx950", "wait"))]
    others += [plans._path(b"code", (0, 256, "gfx942", "wait")), plans._path(b"code", (0, 256, "gfx950"))]
    assert len({base, *others}) == 5
