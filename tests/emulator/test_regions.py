"""What the shadows remember, against a model that keeps a list of all accesses of every byte; and counting epochs anew."""

from __future__ import annotations

import struct
from dataclasses import dataclass, field

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mdr import emulator
from mdr.emulator import EmulatorFault, labels

from .harness import build, kernel, launch

WAVES, SIZE = 3, 1024
UNWRITTEN = {"lds": "uninitialised-lds", "global": "uninitialised-memory"}
WIDTHS = {1: ("ds_write_b8", "ds_read_u8"), 2: ("ds_write_b16", "ds_read_u16"), 4: ("ds_write_b32", "ds_read_b32"),
          8: ("ds_write_b64", "ds_read_b64"), 16: ("ds_write_b128", "ds_read_b128")}  # fmt: skip

GLOBAL = {1: ("global_store_byte", "global_load_ubyte"), 2: ("global_store_short", "global_load_ushort"),
          **{4 * k: (f"global_store_dword{x}", f"global_load_dword{x}") for k, x in ((1, ""), (2, "x2"), (4, "x4"))}}  # fmt: skip


@dataclass(frozen=True)
class Access:
    """By lanes 0 to ``lanes`` - 1, ``stride`` apart from ``start`` on; the value written is the wave's number."""

    store: bool
    width: int
    start: int
    stride: int
    lanes: int

    def addresses(self, lane: int) -> range:
        return range(self.start + lane * self.stride, self.start + lane * self.stride + self.width)


@dataclass
class Model:
    """Every access that a byte of LDS or of a buffer has seen since the last barrier, and what it holds."""

    place: str = "lds"
    written: set[int] = field(default_factory=set)
    values: dict[int, int] = field(default_factory=dict)
    writers: dict[int, int] = field(default_factory=dict)
    readers: dict[int, set[int]] = field(default_factory=dict)

    def barrier(self) -> None:
        self.writers.clear()
        self.readers.clear()

    def access(self, wave: int, what: Access) -> set[tuple[str, int]]:
        """Kinds and addresses of what may be reported of an access; the first access that has any stops."""
        found = set()
        for lane in range(what.lanes):
            for index, byte in enumerate(what.addresses(lane)):
                value = wave + 1 if index % 4 == 0 else 0
                writer, readers = self.writers.get(byte, wave), self.readers.get(byte, set())
                if not what.store and byte not in self.written:
                    found.add((UNWRITTEN[self.place], byte))
                elif (writer != wave and not (what.store and self.values[byte] == value)) or (
                    what.store and readers - {wave}
                ):
                    found.add((f"{self.place}-race", byte))
        for lane in range(what.lanes):
            for index, byte in enumerate(what.addresses(lane)):
                if what.store:
                    self.written.add(byte)
                    self.values[byte] = wave + 1 if index % 4 == 0 else 0
                    self.writers[byte] = wave
                    self.readers.pop(byte, None)
                else:
                    self.readers.setdefault(byte, set()).add(wave)
        return found


@st.composite
def accesses(draw: st.DrawFn) -> Access:
    width = draw(st.sampled_from(list(WIDTHS)))
    stride = draw(st.sampled_from([width, width, width, 0, 4, 16, 20]))
    lanes = draw(st.sampled_from([1, 3, 16, 64]))
    lanes = min(lanes, (SIZE - 560 - 3 * 16) // max(4, stride))
    start = draw(st.sampled_from([0, 64, 128, 256, 512])) + width * draw(st.sampled_from([0, 0, 0, 1, 3]))
    return Access(draw(st.booleans()), width, start, stride, lanes)


FILLED = Access(True, 16, 0, 16, 48)
"""What the first wave writes before all others: the rest of LDS holds nothing."""
phases = st.lists(st.lists(accesses(), max_size=3), min_size=WAVES, max_size=WAVES)
programs = st.lists(phases, min_size=1, max_size=4).map(lambda later: [[[FILLED], *[[]] * (WAVES - 1)], *later])


def text(program: list[list[list[Access]]], place: str) -> str:
    """Every wave does its own accesses between two barriers."""
    lines = ["s_load_dwordx2 s[8:9], s[0:1], 0x0", "s_waitcnt lgkmcnt(0)"] if place == "global" else []
    lines += ["v_readfirstlane_b32 s20, v0", "v_and_b32 v1, 63, v0", "s_lshr_b32 s20, s20, 6"]
    lines += ["s_add_u32 s21, s20, 1", *(f"v_mov_b32 v{k}, s21" for k in range(4, 8))]
    for phase, waves in enumerate(program):
        for wave, todo in enumerate(waves):
            lines += [f"s_cmp_lg_u32 s20, {wave}", f"s_cbranch_scc1 .Lover{phase}_{wave}"]
            for what in todo:
                write, read = WIDTHS[what.width]
                if place == "global":
                    write, read = GLOBAL[what.width]
                base = ", s[8:9]" if place == "global" else ""
                registers = {8: "v[{}:{}]", 16: "v[{}:{}]"}.get(what.width, "v{}")
                count = max(1, what.width // 4) - 1
                lines += [
                    "s_mov_b64 exec, -1" if what.lanes == 64 else f"s_bfm_b64 exec, {what.lanes}, 0",
                    f"v_mul_u32_u24 v2, {what.stride}, v1",
                    f"v_add_u32 v2, {what.start:#x}, v2",
                    f"{write} v2, {registers.format(4, 4 + count)}{base}"
                    if what.store
                    else f"{read} {registers.format(8, 8 + count)}, v2{base}",
                    "s_waitcnt vmcnt(0) lgkmcnt(0)",
                ]
            lines += [f".Lover{phase}_{wave}:"]
        lines += ["s_barrier"]
    return "\n".join(lines)


def expected(program: list[list[list[Access]]], place: str) -> tuple[int, set[tuple[str, int]]] | None:
    """The wave that has to stop and what it may say; waves take their turns in order."""
    model = Model(place)
    for waves in program:
        for wave, todo in enumerate(waves):
            for what in todo:
                if found := model.access(wave, what):
                    return wave, found
        model.barrier()
    return None


def compare(program: list[list[list[Access]]], place: str) -> None:
    ready = emulator.Program(build(kernel(text(program, place), lds=SIZE, ids=0), "gfx950"))
    memory = emulator.Memory()
    base = memory.register("data", np.zeros(SIZE, np.uint8), undefined=True)
    fault = None
    try:
        emulator.run(ready, 1, 64 * WAVES, struct.pack("<Q", base), memory, check="memory,races")
    except EmulatorFault as error:
        fault = error
    wanted = expected(program, place)
    assert (fault is None) == (wanted is None), fault
    if fault is not None and wanted is not None:
        assert fault.wave == wanted[0]
        assert fault.address is not None
        assert (fault.kind, fault.address - (base if place == "global" else 0)) in wanted[1]


@pytest.mark.parametrize("place", ["lds", "global"])
@settings(max_examples=30, deadline=None)
@given(program=programs)
def test_reports_are_those_of_the_model(place: str, program: list[list[list[Access]]]) -> None:
    compare(program, place)


@pytest.mark.slow
@pytest.mark.parametrize("place", ["lds", "global"])
@settings(max_examples=600, deadline=None)
@given(program=programs)
def test_reports_are_those_of_the_model_in_many_programs(place: str, program: list[list[list[Access]]]) -> None:
    compare(program, place)


# Every wave stores its number; the workgroup that counts last, by an atomic operation of its first wave, reads all of them.
LAST_ONE_READS = """
s_load_dwordx2 s[8:9], s[0:1], 0x0
v_mov_b32 v6, 0
v_lshrrev_b32 v1, 6, v0
v_lshl_add_u32 v1, s2, 1, v1
v_lshlrev_b32 v1, 2, v1
v_readfirstlane_b32 s20, v0
s_waitcnt lgkmcnt(0)
global_store_dword v1, v1, s[8:9] offset:64
s_waitcnt vmcnt(0)
{first}
s_cmp_lg_u32 s20, 0
s_cbranch_scc1 .Lcounted
s_mov_b64 s[22:23], exec
s_mov_b64 exec, 1
v_mov_b32 v2, 1
global_atomic_add v3, v6, v2, s[8:9] sc0
s_waitcnt vmcnt(0)
ds_write_b32 v6, v3
s_waitcnt lgkmcnt(0)
s_mov_b64 exec, s[22:23]
.Lcounted:
s_barrier
ds_read_b32 v3, v6
s_waitcnt lgkmcnt(0)
v_readfirstlane_b32 s21, v3
s_cmp_lg_u32 s21, {last}
s_cbranch_scc1 .Lout
v_and_b32 v4, 7, v0
v_lshlrev_b32 v4, 2, v4
global_load_dword v5, v4, s[8:9] offset:64
s_waitcnt vmcnt(0)
.Lout:
"""


def last_one_reads(first: str, last: int, seed: int) -> None:
    text = LAST_ONE_READS.format(first=first, last=last)
    code = build(kernel(text, lds=64, ids=0), "gfx942")
    launch(code, np.zeros(64, "u4"), grid=4, block=128, seed=seed, check="races")


@pytest.mark.parametrize("seed", [0, 1, 2])
def test_a_barrier_passes_on_what_an_atomic_operation_put_in_order(seed: int) -> None:
    last_one_reads("s_barrier", 3, seed)


@pytest.mark.parametrize("seed", [0, 1, 2])
def test_without_the_barrier_the_other_wave_is_not_in_order(seed: int) -> None:
    with pytest.raises(EmulatorFault) as caught:
        last_one_reads("", 3, seed)
    assert caught.value.kind == "global-race"


def test_the_first_one_is_not_in_order_with_the_others() -> None:
    with pytest.raises(EmulatorFault) as caught:
        last_one_reads("s_barrier", 0, 0)
    assert caught.value.kind == "global-race"


MANY_EPOCHS = """
s_load_dwordx2 s[8:9], s[0:1], 0x0
v_mov_b32 v1, 0
v_lshlrev_b32 v2, 2, v0
s_movk_i32 s20, 200
s_waitcnt lgkmcnt(0)
.Lround:
ds_write_b32 v2, v0
s_waitcnt lgkmcnt(0)
s_barrier
v_xor_b32 v3, 0x100, v2
ds_read_b32 v4, v3
global_atomic_add v1, v0, s[8:9]
s_waitcnt vmcnt(0) lgkmcnt(0)
s_barrier
s_sub_u32 s20, s20, 1
s_cmp_lg_u32 s20, 0
s_cbranch_scc1 .Lround
{end}
"""


@pytest.mark.parametrize("epochs", [16, 64, 1 << 16])
def test_epochs_are_counted_anew(epochs: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(labels, "EPOCHS", epochs)
    code = build(kernel(MANY_EPOCHS.format(end=""), lds=512, ids=0), "gfx942")
    total = np.zeros(4, "u4")
    launch(code, total, grid=3, block=128, check="memory,races")
    assert total[0] == 3 * 200 * sum(range(128))
    code = build(kernel(MANY_EPOCHS.format(end="ds_write_b32 v3, v0\nds_write_b32 v2, v0"), lds=512, ids=0), "gfx942")
    with pytest.raises(EmulatorFault) as caught:
        launch(code, np.zeros(4, "u4"), grid=3, block=128, check="memory,races")
    assert caught.value.kind == "lds-race"
