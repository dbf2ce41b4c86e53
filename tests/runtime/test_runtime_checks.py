"""Options of a launch that the emulator's checks take: what is read-only, what holds nothing, orders of waves, steps."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from objects import build, kernel

import mdr
from mdr.build.pipeline import build_kernel
from mdr.diagnostics import MDRError
from mdr.emulator import EmulatorFault, Step, Watch
from mdr.runtime import Options
from mdr.runtime.arguments import make_values
from mdr.runtime.spec import read_launches

BUFFER = ".size: 8, .value_kind: global_buffer, .address_space: global"
START = """\
	s_load_dwordx4 s[4:7], s[0:1], 0x0
	v_lshlrev_b32_e32 v1, 2, v0
	s_waitcnt lgkmcnt(0)
"""
COPY = START + """\
	global_load_dword v2, v1, s[4:5]
	s_waitcnt vmcnt(0)
	global_store_dword v1, v2, s[6:7]
	s_endpgm"""
LAST = START + """\
	v_mov_b32_e32 v2, 0
	v_readfirstlane_b32 s8, v0
	v_mov_b32_e32 v3, s8
	global_store_dword v2, v3, s[6:7]
	s_endpgm"""


def load(body: str, access: str = "", **directives: str) -> mdr.runtime.Kernel:
    args = f".name: A, .offset: 0, {BUFFER}\n.name: B, .offset: 8, {BUFFER}{access}"
    return mdr.load(build(kernel("k", body, args=args, kernarg_size=16, **directives), lines=True))["k"]


def arrays(size: int = 64) -> list[Any]:
    return [np.arange(size, dtype=np.int32), np.zeros(size, np.int32)]


@pytest.mark.parametrize("how", [".actual_access: read_only", ".is_const: true"])
def test_an_argument_that_is_only_read_may_not_be_written(how: str) -> None:
    reading = load(COPY, f", {how}")
    with pytest.raises(EmulatorFault) as caught:
        reading.launch(grid=1, block=64, args=arrays())
    assert (caught.value.kind, caught.value.position.line if caught.value.position else 0) == ("write-to-read-only", 11)
    assert "'B'" in (caught.value.nearest or "")
    # The same memory through an argument that is written through is writable.
    data = np.arange(64, dtype=np.int32)
    reading.launch(grid=1, block=64, args=[data, data])


def test_a_buffer_that_holds_nothing() -> None:
    copying = load(COPY)
    copying.launch(grid=1, block=64, args=arrays(), options=Options(check="all", undefined=["B"]))
    with pytest.raises(EmulatorFault, match="is read before it is written: offset 0 of buffer 'A'"):
        copying.launch(grid=1, block=64, args=arrays(), options=Options(check="all", undefined=["A"]))
    with pytest.raises(MDRError, match="no buffer is called 'C'"):
        copying.launch(grid=1, block=64, args=arrays(), options=Options(undefined=["C"]))


def test_orders_of_waves_are_compared() -> None:
    a, b = arrays(128)
    load(COPY).launch(grid=1, block=128, args=[a, b], options=Options(schedules=4))
    assert np.array_equal(a, b)
    b = np.zeros(128, np.int32)
    with pytest.raises(MDRError, match=r"with seed \d instead of 0, buffer B: element 0 is 0 instead of 64"):
        load(LAST).launch(grid=1, block=128, args=[a, b], options=Options(schedules=8))
    assert b[0] == 64


def test_a_fault_in_another_order_names_the_seed() -> None:
    body = LAST.replace("\tglobal_store", "\tglobal_load_dword v5, v2, s[6:7]\n\ts_waitcnt vmcnt(0)\n\tglobal_store")
    body = body.replace("\ts_endpgm", "\tv_add_u32_e32 v5, v5, v5\n\tv_lshlrev_b32_e32 v5, 20, v5\n"
                        "\tv_cmp_eq_u32_e32 vcc, 0, v3\n\ts_and_saveexec_b64 s[10:11], vcc\n"
                        "\tglobal_load_dword v6, v5, s[4:5]\n\ts_endpgm")  # fmt: skip
    with pytest.raises(EmulatorFault) as caught:
        load(body).launch(grid=1, block=128, args=arrays(128), options=Options(schedules=8))
    assert caught.value.kind == "out-of-bounds"
    assert any("repeats it" in (item.hint or "") for item in caught.value.diagnostics)


def test_steps_say_what_changed() -> None:
    steps: list[Step] = []
    a, b = arrays()
    load(COPY).launch(grid=1, block=64, args=[a, b], options=Options(watch=Watch(step=steps.append)))
    assert [step.instruction.split()[0] for step in steps] == [
        "s_load_dwordx4", "v_lshlrev_b32_e32", "s_waitcnt", "global_load_dword", "s_waitcnt", "global_store_dword", "s_endpgm",
    ]  # fmt: skip
    assert steps[1].changed == {"v1": 4}
    assert steps[1].lanes == {"v1": 63}
    assert steps[3].changed == {"v2": 1}
    assert steps[0].changed["s4"] == a.ctypes.data & 0xFFFFFFFF
    assert np.array_equal(a, b)


def test_steps_are_filtered() -> None:
    def steps(**chosen: object) -> list[Step]:
        found: list[Step] = []
        watch = Watch(step=found.append, **chosen)  # type: ignore[arg-type]
        load(COPY).launch(grid=2, block=128, args=arrays(128), options=Options(watch=watch))
        return found

    everything = steps()
    assert len(everything) == 4 * 7
    assert {(step.workgroup[0], step.wave) for step in steps(wave=3)} == {(1, 1)}
    pcs = sorted({step.pc for step in everything})
    assert {step.pc for step in steps(pcs=(pcs[1], pcs[2]))} == set(pcs[1:3])
    assert steps(lane=5, wave=0)[1].changed == {"v1": 20}


def test_stops_show_registers_before_the_line() -> None:
    stops: list[dict[str, object]] = []
    options = Options(watch=Watch(stop=stops.append, line=11, lane=9))
    load(COPY).launch(grid=1, block=128, args=arrays(128), options=options)
    assert [(stop["wave"], stop["vgprs"]) for stop in stops] == [
        (0, {"v0": 9, "v1": 36, "v2": 9}),
        (1, {"v0": 73, "v1": 292, "v2": 73}),
    ]
    with pytest.raises(MDRError, match="no instruction comes from line 5000"):
        load(COPY).launch(grid=1, block=64, args=arrays(), options=Options(watch=Watch(stop=stops.append, line=5000)))


def test_what_a_watcher_raises_reaches_the_caller() -> None:
    def interrupt(step: Step) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        load(COPY).launch(grid=1, block=64, args=arrays(), options=Options(watch=Watch(step=interrupt)))


@pytest.mark.parametrize("transport", ["hostcall", "buffered"])
def test_what_a_debug_build_adds_is_not_flagged(transport: str, tmp_path: Path) -> None:
    source = Path(__file__).parents[2] / "testcases" / "test_04_conditional" / "kernel.s"
    built = build_kernel(source, tmp_path, chip="gfx942", transport=transport)
    (launch,) = read_launches(source.with_name("launch.toml"))
    kernel = mdr.load(built.hsaco).only()
    values = make_values(kernel.info, launch.args, launch.place)
    result = kernel.launch(grid=launch.grid, block=launch.block, args=values, options=Options(check="all"))
    assert sorted(result.lines) == sorted(source.with_name("expected.txt").read_text().splitlines())
