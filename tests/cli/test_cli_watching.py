"""``mdr run``: checks by name, orders of waves, traces, stops at lines, dumps at faults, dynamic LDS."""

from __future__ import annotations

from pathlib import Path

import pytest
from cli_commands import ARGS, BODY, Command
from objects import build, kernel

from mdr.emulator import checks

PAGE = Path(__file__).parents[2] / "docs" / "checking.md"
RACY = BODY.replace("\tv_mul_lo_u32", "\tds_write_b32 v1, v0\n\tv_xor_b32_e32 v3, 0x100, v1\n\tds_read_b32 v2, v3\n"
                    "\ts_waitcnt lgkmcnt(0)\n\tv_mul_lo_u32")  # fmt: skip


@pytest.fixture
def racy(tmp_path: Path) -> Path:
    """Two waves that exchange LDS without a barrier; the LDS is dynamic."""
    path = tmp_path / "racy.hsaco"
    path.write_bytes(build(kernel("racy", RACY, args=ARGS, kernarg_size=24), lines=True))
    return path


def line_of(body: str, start: str) -> int:
    """The line of the source that begins so."""
    source = kernel("racy", body, args=ARGS, kernarg_size=24)
    return next(number for number, line in enumerate(source.split("\n"), 1) if line.strip().startswith(start))


def test_checks_are_chosen_by_name(mdr: Command, racy: Path) -> None:
    assert mdr("run", racy, "--size", 128, "--lds", 1024).status == 0
    assert mdr("run", racy, "--size", 128, "--lds", 1024, "--check=none").status == 0
    result = mdr("run", racy, "--size", 128, "--lds", 1024, "--check=wait,races")
    assert result.status == 1
    assert f"kernel.s:{line_of(RACY, 'ds_write')}:1: error: LDS offset 0x100 was accessed by wave 0" in result.err
    result = mdr("run", racy, "--check=race")
    assert result.status == 1
    assert "unknown check 'race'" in result.err


def test_dynamic_lds_comes_from_the_command_line_or_the_launch_file(mdr: Command, racy: Path, tmp_path: Path) -> None:
    result = mdr("run", racy)
    assert "access of 4 bytes at LDS offset 0x0 is beyond the workgroup's 0 bytes" in result.err
    launch = tmp_path / "launch.toml"
    text = '[[launch]]\ngrid = 1\nblock = 64\n{}arg = [{{ name = "A", shape = [64] }}, {{ name = "B", shape = [64] }}, ' \
        '{{ name = "n", value = 1 }}]\n'  # fmt: skip
    launch.write_text(text.format("dynamic_lds = 1024\n"))
    assert mdr("run", racy, "--launch", launch).status == 0
    launch.write_text(text.format('dynamic_lds = "1024"\n'))
    result = mdr("run", racy, "--launch", launch)
    assert result.status == 1
    assert "launch.toml:4:15: error: dynamic_lds is '1024'; it is a whole number of bytes" in result.err


def test_orders_of_waves(mdr: Command, racy: Path, scale: Path) -> None:
    assert mdr("run", scale, "--size", 256, "--schedules", 3).status == 0
    result = mdr("run", racy, "--size", 128, "--lds", 1024, "--schedules", 8)
    assert result.status == 1
    assert "the result depends on the order of waves" in result.err


def test_trace(mdr: Command, scale: Path) -> None:
    result = mdr("run", scale, "--trace", "--lane", 2)
    lines = result.err.splitlines()
    assert (result.status, result.out, len(lines)) == (0, "", 10)
    assert lines[2].startswith("0,0,0/0 kernel.s:8 (scale+0x10)  v_lshlrev_b32_e32 v1, 2, v0")
    assert lines[2].endswith(" v1=00000008")
    document = mdr("run", scale, "--trace", "--format", "json").document
    steps = document["launches"][0]["trace"]
    assert steps[2]["changed"] == {"v1": 4}
    first, last = steps[2]["pc"], steps[4]["pc"]
    chosen = mdr("run", scale, "--trace", "--format", "json", "--pc", f"{first:#x}:{last}").document["launches"][0][
        "trace"
    ]
    assert [step["pc"] for step in chosen] == [step["pc"] for step in steps[2:5]]


def test_stops(mdr: Command, scale: Path) -> None:
    document = mdr("run", scale, "--break", 12, "--lane", 7, "--format", "json").document
    stop = document["launches"][0]["stops"][0]
    assert stop["instruction"].startswith("v_mul_lo_u32")
    assert (stop["lane"], stop["vgprs"]["v0"], stop["sgprs"]["s8"]) == (7, 7, 64)
    assert "  lane 7:\n    v0 00000007" in mdr("run", scale, "--break", 12, "--lane", 7).err
    result = mdr("run", scale, "--break", 4000)
    assert result.status == 1
    assert "no instruction comes from line 4000" in result.err


def test_a_fault_shows_registers(mdr: Command, scale: Path) -> None:
    words = ("run", scale, "--arg", "A=i32[4]", "--grid", "1", "--block", "64")
    assert "vcc" not in mdr(*words).err
    result = mdr(*words, "--dump")
    assert result.status == 1
    assert "workgroup 0,0,0, wave 0 at kernel.s:10 " in result.err
    assert "  lane 4:\n    v0 00000004" in result.err
    fault = mdr(*words, "--format", "json").document["launches"][0]["fault"]
    assert (fault["kind"], fault["lane"], fault["state"]["vgprs"]["v1"]) == ("out-of-bounds", 4, 16)


@pytest.mark.parametrize("words", [["--lane", "64"], ["--pc", "x:y"], ["--break", "k.s"], ["--schedules", "0"]])
def test_options_that_mean_nothing(mdr: Command, scale: Path, words: list[str]) -> None:
    assert mdr("run", scale, *words).status == 2


def test_the_page_has_every_check() -> None:
    page = PAGE.read_text()
    for name in checks.NAMES:
        assert f"\n| `{name}` |" in page
