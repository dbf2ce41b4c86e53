"""Directives that would print a register's old value because its load is still on its way."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from objects import kernel
from stages import Stages, written

import mdr
from mdr.build.pipeline import build_kernel

LOADS = "  global_load_dword v2, v1, s[4:5]\n  global_load_dword v3, v1, s[4:5] offset:4\n"


def warnings_of(folder: Path, body: str) -> list[str]:
    found = Stages(written(folder, kernel("k", body + "\n  s_endpgm"))).parse()
    return [item.message for item in found if item.severity == "warning"]


@pytest.mark.parametrize(
    ("body", "register"),
    [
        (LOADS + '  ; @PRINT f"{v2}"', "v2"),
        (LOADS + '  s_waitcnt vmcnt(1)\n  ; @PRINT f"{v2}"', None),
        (LOADS + '  s_waitcnt vmcnt(1)\n  ; @PRINT f"{v3}"', "v3"),
        (LOADS + '  s_waitcnt vmcnt(0)\n  ; @PRINT f"{v3}"', None),
        (LOADS + '  s_waitcnt lgkmcnt(0)\n  ; @PRINT f"{v3}"', "v3"),
        (LOADS + '  v_mov_b32 v2, 0\n  ; @PRINT f"{v2}"', None),
        (LOADS + '  global_store_dword v1, v4, s[4:5]\n  s_waitcnt vmcnt(1)\n  ; @PRINT f"{v3}"', None),
        (LOADS + '  ; @PRINT wait=1 f"{v2}"', None),
        (LOADS + '  ; @PRINT f"{v4}"', None),
        (LOADS + '.Lhere:\n  ; @PRINT f"{v2}"', None),  # a label: mdr check looks further
        (
            '  s_load_dword s6, s[0:1], 0x0\n  s_load_dword s7, s[0:1], 0x4\n  s_waitcnt lgkmcnt(1)\n  ; @PRINT f"{s6}"',
            "s6",
        ),
        ('  ds_read_b32 v2, v1\n  ds_read_b32 v3, v1\n  s_waitcnt lgkmcnt(1)\n  ; @PRINT f"{v2}"', None),
        ('  ds_read_b64 v[2:3], v1\n  ; @PRINT if v3 > 1.0: f"x"', "v3"),
        ('  flat_load_dword v2, v[4:5]\n  flat_load_dword v3, v[4:5]\n  s_waitcnt vmcnt(1)\n  ; @PRINT f"{v2}"', "v2"),
    ],
)
def test_what_is_on_its_way(tmp_path: Path, body: str, register: str | None) -> None:
    found = warnings_of(tmp_path, body)
    assert len(found) == (register is not None)
    if register:
        assert found[0].startswith(f"{register} is printed before ")
        assert "loaded at" in found[0]


def test_the_loads_line_is_named(tmp_path: Path) -> None:
    (found,) = warnings_of(tmp_path, LOADS + '  ; @PRINT f"{v2}"')
    assert found.endswith(f"(loaded at {tmp_path}/k.s:6)")


@pytest.mark.parametrize("wait", ["wait=1 ", ""])
def test_waiting_costs_one_instruction(tmp_path: Path, wait: str) -> None:
    args = ".name: p, .offset: 0, .size: 8, .value_kind: global_buffer, .address_space: global"
    body = (
        "  s_load_dwordx2 s[4:5], s[0:1], 0x0\n  v_lshlrev_b32 v1, 2, v0\n  s_waitcnt lgkmcnt(0)\n"
        f'  global_load_dword v2, v1, s[4:5]\n  ; @PRINT {wait}f"{{v2:d}}"\n  s_waitcnt vmcnt(0)\n  s_endpgm'
    )
    built = build_kernel(written(tmp_path, kernel("k", body, args=args)), tmp_path / "out", transport="buffered")
    text = Path(built.artifacts[".debug.s"]).read_text()
    assert ("  s_waitcnt vmcnt(0) lgkmcnt(0)\n  v_mov_b32_e32" in text) == bool(wait)
    if wait:
        lines = mdr.load(built.hsaco)["k"].launch(grid=1, block=2, args=[np.array([7, 8], np.int32)]).lines
        assert list(lines) == ["7", "8"]
