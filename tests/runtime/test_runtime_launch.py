"""``mdr.load(...)["k"].launch(...)``: sizes, arrays written in place, printing through both transports, failures."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from objects import build, build_ir, kernel

import mdr
from mdr.build.pipeline import build_kernel
from mdr.diagnostics import MDRError
from mdr.emulator import EmulatorFault
from mdr.runtime import Options, Result


def test_arrays_are_written_in_place(add_kernel: bytes) -> None:
    data = np.arange(128, dtype=np.int32)
    result = mdr.load(add_kernel)["add"].launch(grid=2, block=64, args=[data, 5])
    assert data.tolist() == list(range(5, 133))
    assert result.buffers == {"A": data}
    assert result.buffers["A"] is data
    assert (result.kernel, result.device, result.grid, result.block) == ("add", "emulator", (2, 1, 1), (64, 1, 1))
    assert (result.lines, result.dropped) == ([], 0)
    assert result.statistics["wave_instructions"] == 22


def test_arrays_with_gaps_are_written_in_place(add_kernel: bytes) -> None:
    whole = np.zeros((64, 2), np.int32)
    mdr.load(add_kernel)["add"].launch(grid=1, block=64, args=[whole[:, 1], np.int32(3)])
    assert whole.tolist() == [[0, 3]] * 64


def test_a_program_is_loaded_once_and_runs_again(add_kernel: bytes, tmp_path: Path) -> None:
    path = tmp_path / "add.hsaco"
    path.write_bytes(add_kernel)
    code = mdr.load(path)
    data = np.zeros(64, np.int32)
    for _ in range(3):
        code["add"].launch(grid=1, block=64, args=[data, 2])
    assert data.tolist() == [6] * 64
    assert list(code) == ["add"]
    assert code.only() is code["add"]


def test_one_array_for_two_buffers() -> None:
    args = ".name: A, .offset: 0, .size: 8, .value_kind: global_buffer, .address_space: global\n"
    args += ".name: B, .offset: 8, .size: 8, .value_kind: global_buffer, .address_space: global"
    data = np.zeros(4, np.int32)
    code = mdr.load(build(kernel("k", "\ts_endpgm", args=args, kernarg_size=16)))
    assert set(code["k"].launch(grid=1, block=1, args=[data, data]).buffers) == {"A", "B"}


@pytest.mark.parametrize(
    ("grid", "block", "message"),
    [
        (0, 64, "grid is 0; it is one to three whole numbers above 0"),
        (1, (64, 2, 1, 1), "block is"),
        (1, 1.5, "block is 1.5"),
        (1, 257, "a block of 257x1x1 has 257 work-items; kernel k allows 256"),
        (1 << 30, 64, "the grid has 68719476736 work-items in x"),
    ],
)
def test_sizes_that_do_not_fit(grid: object, block: object, message: str) -> None:
    with pytest.raises(MDRError, match=message):
        mdr.load(build(kernel("k")))["k"].launch(grid=grid, block=block)  # type: ignore[arg-type]


def test_required_block() -> None:
    code = mdr.load(build(kernel("k", metadata=".reqd_workgroup_size: [ 64, 2, 1 ]")))
    code["k"].launch(grid=1, block=(64, 2))
    with pytest.raises(MDRError, match="kernel k requires a block of 64x2x1, and 128x1x1 was given"):
        code["k"].launch(grid=1, block=128)


def test_too_much_lds() -> None:
    text = kernel("k", directives=".amdhsa_group_segment_fixed_size 65537")
    with pytest.raises(MDRError, match="uses 65537 bytes of LDS; gfx942 has 65536"):
        mdr.load(build(text, "gfx942"))["k"].launch(grid=1, block=64)
    mdr.load(build(text, "gfx950"))["k"].launch(grid=1, block=64)


def test_dynamic_lds_comes_on_top_of_the_kernels_own() -> None:
    """A kernel that declares no LDS writes and reads back the last word of what the launch gives it."""
    body = """\
  s_load_dwordx4 s[4:7], s[0:1], 0x0
  s_waitcnt lgkmcnt(0)
  v_mov_b32 v1, s6
  v_sub_u32 v2, v1, 4
  ds_write_b32 v2, v1
  ds_read_b32 v3, v2
  v_mov_b32 v4, 0
  s_waitcnt lgkmcnt(0)
  global_store_dword v4, v3, s[4:5]
  s_endpgm"""
    args = (
        ".name: out, .offset: 0, .size: 8, .value_kind: global_buffer, .address_space: global\n"
        ".offset: 8, .size: 4, .value_kind: hidden_dynamic_lds_size"
    )
    code = mdr.load(build(kernel("k", body, args=args, kernarg_size=16), "gfx942"))
    out = np.zeros(1, np.uint32)
    code["k"].launch(grid=1, block=1, args=[out], options=Options(dynamic_lds=4096))
    assert out[0] == 4096
    with pytest.raises(MDRError, match="uses 65540 bytes of LDS; gfx942 has 65536"):
        code["k"].launch(grid=1, block=1, args=[out], options=Options(dynamic_lds=65540))


def test_arguments_can_be_read_in_pieces_of_16_bytes() -> None:
    body = """\
  s_load_dwordx4 s[4:7], s[0:1], 0x10
  s_load_dwordx2 s[8:9], s[0:1], 0x0
  s_waitcnt lgkmcnt(0)
  v_mov_b32 v0, 0
  v_mov_b32 v2, s4
  v_mov_b32 v3, s7
  global_store_dwordx2 v0, v[2:3], s[8:9]
  s_endpgm"""
    args = (
        ".name: out, .offset: 0, .size: 8, .value_kind: global_buffer, .address_space: global\n"
        ".name: n, .offset: 16, .size: 4, .value_kind: by_value"
    )
    out = np.ones(2, np.uint32)
    mdr.load(build(kernel("k", body, args=args, kernarg_size=20)))["k"].launch(grid=1, block=1, args=[out, 7])
    assert out.tolist() == [7, 0]


def test_unknown_kernel(add_kernel: bytes) -> None:
    with pytest.raises(MDRError, match="has no kernel 'sub'"):
        mdr.load(add_kernel)["sub"]


def test_devices(add_kernel: bytes) -> None:
    with pytest.raises(MDRError, match="device hip needs AMD's hip-python"):
        mdr.load(add_kernel, device="hip")
    with pytest.raises(MDRError, match="unknown device 'gpu'"):
        mdr.load(add_kernel, device="gpu")
    mdr.load(add_kernel, device="auto")


def test_out_of_bounds_names_the_buffer(add_kernel: bytes) -> None:
    with pytest.raises(EmulatorFault, match=r"just past the end of buffer 'A'"):
        mdr.load(add_kernel)["add"].launch(grid=2, block=64, args=[np.zeros(64, np.int32), 1])


def test_budget(hanging_kernel: bytes) -> None:
    with pytest.raises(EmulatorFault, match="still running after"):
        mdr.load(hanging_kernel)["hang"].launch(grid=1, block=64, options=Options(budget=10_000))


# ---- printing, with the device code that an instrumented build has

PRINT = '; @PRINT if $lane < 3: f"[{$wg}.{$wave}.{$lane}] n={s6}, A={v2:d}"'
PRINT_ARGS = """
.name: A, .offset: 0, .size: 8, .value_kind: global_buffer, .address_space: global, .value_type: i32
.name: n, .offset: 8, .size: 4, .value_kind: by_value, .value_type: i32
"""
PRINT_BODY = f"""\
	s_load_dwordx2 s[4:5], s[0:1], 0x0
	s_load_dword s6, s[0:1], 0x8
	v_lshlrev_b32_e32 v1, 2, v0
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[4:5]
	s_waitcnt vmcnt(0)
	{PRINT}
	v_add_u32_e32 v2, s6, v2
	s_nop 0
	s_endpgm"""


@pytest.fixture(scope="module")
def printing(tmp_path_factory: pytest.TempPathFactory) -> dict[str, bytes]:
    """The same kernel built for both transports."""
    folder = tmp_path_factory.mktemp("printing")
    source = folder / "show.s"
    source.write_text(kernel("show", PRINT_BODY, args=PRINT_ARGS, kernarg_size=16))
    built = {}
    for transport in ("hostcall", "buffered"):
        result = build_kernel(source, folder / transport, transport=transport)
        built[transport] = Path(result.hsaco).read_bytes()
    return built


def show(code: bytes, echo: list[str] | None = None, **options: int | str) -> Result:
    data = np.arange(128, dtype=np.int32)
    return mdr.load(code)["show"].launch(
        grid=3,
        block=128,
        args=[data, -9],
        echo=echo.append if echo is not None else None,
        options=Options(**options),  # type: ignore[arg-type]
    )


EXPECTED = [
    f"[{group}.{wave}.{lane}] n=-9, A={64 * wave + lane}" for group in range(3) for wave in (0, 1) for lane in range(3)
]


@pytest.mark.parametrize("seed", [0, 1, 2])
@pytest.mark.parametrize("transport", ["hostcall", "buffered"])
def test_every_wave_prints_its_lines(printing: dict[str, bytes], transport: str, seed: int) -> None:
    echoed: list[str] = []
    result = show(printing[transport], echoed, seed=seed)
    assert sorted(result.lines) == EXPECTED
    assert echoed == result.lines
    assert result.dropped == 0


def test_one_slot_in_the_buffer(printing: dict[str, bytes]) -> None:
    """A buffer with room for a single record: one line, and the other 17 are counted."""
    record = 4 + 8 + 8 * (5 + 1)  # the last one says which workgroup and work-item
    result = show(printing["buffered"], printf_buffer_size=8 + record + 4)
    assert len(result.lines) == 1
    assert result.lines[0] in EXPECTED
    assert result.dropped == 17


def test_printed_and_dropped_add_up(printing: dict[str, bytes]) -> None:
    for size in range(64, 1200, 104):
        result = show(printing["buffered"], printf_buffer_size=size)
        assert len(result.lines) + result.dropped == 18
        assert set(result.lines) <= set(EXPECTED)


def test_lines_of_a_kernel_that_fails(printing: dict[str, bytes]) -> None:
    """What was printed before the fault is handed out: here by workgroup 0, before workgroup 1 runs out of budget."""
    whole = show(printing["hostcall"]).statistics["wave_instructions"]
    echoed: list[str] = []
    with pytest.raises(EmulatorFault):
        show(printing["hostcall"], echoed, budget=whole * 2 // 3)
    assert set(echoed) < set(EXPECTED)


@pytest.mark.parametrize("chip", ["gfx950", "gfx90a"])
def test_new_hostcall_protocol(chip: str) -> None:
    """Compiled device code of the new protocol, with all hidden arguments of code object version 5."""
    text = (Path(__file__).parent / "new_hostcall.ll").read_text()
    code = mdr.load(build_ir(text, chip))
    result = code["k"].launch(grid=3, block=128, options=Options(hostcall="new", seed=1))
    assert sorted(result.lines) == sorted(f"{group}.{item}" for group in range(3) for item in range(128))


def test_damaged_format_table(printing: dict[str, bytes]) -> None:
    """A record that names no known format is reported, not guessed."""
    data = printing["buffered"]
    at = data.index(b"0:0:") + 4
    damaged = data[:at] + b"0" * 4 + data[at + 4 :]
    with pytest.raises(MDRError, match="which the code object's metadata does not hold"):
        show(damaged)
