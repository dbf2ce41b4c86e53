"""``mdr inspect`` and ``mdr doctor``: what they show, and when they fail."""

from __future__ import annotations

from pathlib import Path

import pytest
from cli_commands import Command
from objects import build, kernel

GOOD = ".name: A, .offset: 0, .size: 8, .value_kind: global_buffer, .address_space: global, .value_type: f32"


def write(folder: Path, text: str, **options: object) -> Path:
    path = folder / "k.hsaco"
    path.write_bytes(build(text, **options))  # type: ignore[arg-type]
    return path


def test_what_is_shown(mdr: Command, scale: Path) -> None:
    result = mdr("inspect", scale)
    assert (result.status, result.err) == (0, "")
    assert result.out.splitlines() == [
        f"{scale}: gfx950, code object version 6 (ELF ABI version 4)",
        "",
        "kernel scale: 56 bytes of code at 0x1500, from kernel.s:6",
        "  registers   8 VGPRs, 0 AGPRs, 24 SGPRs",
        "  memory      0 bytes of LDS a workgroup, 0 bytes of scratch a work-item",
        "  launch      at most 256 work-items in a workgroup",
        "  at entry    kernarg_segment_ptr s0-s1, workgroup_id_x s2; work-item ids x",
        "  arguments   24 bytes",
        "       0 +8   A global_buffer i32 global",
        "       8 +8   B global_buffer i32 global",
        "      16 +4   n by_value i32",
    ]


def test_json(mdr: Command, tmp_path: Path) -> None:
    path = write(tmp_path, kernel("k", args=GOOD), chip="gfx942", version=5, attributes="+sramecc,-xnack")
    document = mdr("inspect", path, "--format", "json").document
    assert (document["target"], document["code_object_version"], document["abi_version"]) == (
        "gfx942:sramecc+:xnack-",
        5,
        3,
    )
    (found,) = document["kernels"]
    assert found["arguments"][0] == {
        "name": "A",
        "offset": 0,
        "size": 8,
        "value_kind": "global_buffer",
        "value_type": "f32",
        "address_space": "global",
        "access": "",
    }
    assert found["descriptor"]["enable_sgpr_kernarg_segment_ptr"] is True
    assert document["diagnostics"] == []


def test_arguments_that_overlap(mdr: Command, tmp_path: Path) -> None:
    args = GOOD + "\n.offset: 4, .size: 4, .value_kind: by_value\n.offset: 20, .size: 8, .value_kind: by_value"
    result = mdr("inspect", write(tmp_path, kernel("k", args=args, kernarg_size=24)))
    assert result.status == 1
    assert "error: kernel k: argument 1 (by_value) at offset 4 overlaps argument A, which ends at 8" in result.err
    assert "warning: kernel k: 12 unused bytes between argument 1 (by_value) and argument 2 (by_value)" in result.err
    assert "error: kernel k: argument 2 (by_value) ends at byte 28, past the argument segment of 24 bytes" in result.err


def test_warnings_do_not_fail(mdr: Command, tmp_path: Path) -> None:
    args = GOOD + "\n.offset: 24, .size: 4, .value_kind: by_value"
    result = mdr("inspect", write(tmp_path, kernel("k", args=args, kernarg_size=32)))
    assert result.status == 0
    assert "warning: kernel k: 16 unused bytes" in result.err


@pytest.mark.parametrize(("version", "rocm", "status"), [(6, "6.2", 1), (6, "6.3", 0), (6, "7.0.1", 0), (5, "6.2", 0)])
def test_oldest_rocm(mdr: Command, tmp_path: Path, version: int, rocm: str, status: int) -> None:
    result = mdr("inspect", write(tmp_path, kernel("k"), version=version), "--min-rocm", rocm)
    assert result.status == status
    assert ("code object version 6 needs ROCm 6.3, and 6.2 shall load it" in result.err) == bool(status)


@pytest.mark.parametrize(
    ("agent", "status", "message"),
    [
        ("gfx942:sramecc+:xnack-", 0, ""),
        ("gfx942:xnack+", 1, "the code object needs xnack-, which the device gfx942:xnack+ does not have"),
        ("gfx950", 1, "the code object is for gfx942, the device is gfx950"),
        ("gfx9", 1, "unknown chip 'gfx9'"),
    ],
)
def test_agents(mdr: Command, tmp_path: Path, agent: str, status: int, message: str) -> None:
    path = write(tmp_path, kernel("k"), chip="gfx942", attributes="-xnack")
    result = mdr("inspect", path, "--agent", agent)
    assert result.status == status
    assert message in result.err


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (build(kernel("k"), link=False), "not linked: run ld.lld -shared\nhint: ld.lld -shared "),
        (b"k:\n\ts_endpgm\n", "hint: this is assembly text"),
    ],
)
def test_no_code_objects(mdr: Command, tmp_path: Path, content: bytes, message: str) -> None:
    (tmp_path / "k.hsaco").write_bytes(content)
    result = mdr("inspect", tmp_path / "k.hsaco")
    assert result.status == 1
    assert message in result.err


def test_usage(mdr: Command, scale: Path) -> None:
    assert mdr("inspect").status == 2
    assert mdr("inspect", scale, "--min-rocm", "six").status == 2


def test_doctor(mdr: Command) -> None:
    result = mdr("doctor")
    document = mdr("doctor", "--format", "json").document
    assert result.status == (0 if document["healthy"] else 1)
    assert set(document["chips"]) == {"gfx90a", "gfx942", "gfx950"}
    assert any(item["tool"] == "llvm-mc" and item["problem"] is None for item in document["findings"])
    assert "llvm-mc" in result.out
    assert "numpy: " in result.out


def test_doctor_without_tools(mdr: Command, tmp_path: Path) -> None:
    result = mdr("doctor", "--llvm", tmp_path)
    assert result.status == 1
    assert "something that is needed is missing" in result.out
    assert mdr("doctor", "--llvm", tmp_path / "none").status == 1
