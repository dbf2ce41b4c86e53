"""@TILE: the results of matrix instructions as matrices, against numpy's product, on every shape and chip."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from objects import kernel

import mdr
from mdr.build.pipeline import build_kernel
from mdr.directives.tiles import LANES, LAYOUTS, shape_of

ARGUMENTS = """
.name: a, .offset: 0, .size: 8, .value_kind: global_buffer, .address_space: global
.name: b, .offset: 8, .size: 8, .value_kind: global_buffer, .address_space: global
"""
# A and B in v[2:3] and v[4:5], the sum from v8 on.
START = """\
  s_load_dwordx4 s[4:7], s[0:1], 0x0
  v_lshlrev_b32 v1, 3, v0
  s_waitcnt lgkmcnt(0)
  global_load_dwordx2 v[2:3], v1, s[4:5]
  global_load_dwordx2 v[4:5], v1, s[6:7]
  s_waitcnt vmcnt(0)
"""


def built(tmp_path: Path, body: str, chip: str, transport: str) -> mdr.Kernel:
    text = kernel("k", START + body + "\n  s_endpgm", args=ARGUMENTS, kernarg_size=16)
    text = text.replace("next_free_vgpr 8", "next_free_vgpr 72").replace("accum_offset 8", "accum_offset 40")
    source = tmp_path / "k.s"
    source.write_text(text)
    return mdr.load(build_kernel(source, tmp_path / "out", chip=chip, transport=transport).hsaco)["k"]


def operands(size: int, k: int, blocks: int, double: bool) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """A and B of small whole numbers as a lane's f64 or two f32 each, and the products of all blocks."""
    random = np.random.default_rng(size + k)
    a = random.integers(-9, 10, (blocks, size, k))
    b = random.integers(-9, 10, (blocks, k, size))
    lanes: list[np.ndarray] = []
    for matrix in (a, b.transpose(0, 2, 1)):
        flat = np.zeros((LANES, 1 if double else 2), np.float64 if double else np.float32)
        for lane in range(LANES):
            group = lane // size
            # Several blocks: each group of lanes has its own; 4x4 of f64 counts the summed index above the blocks.
            block, inner = (group % blocks, group // blocks) if blocks > 1 else (0, group)
            flat[lane, 0] = matrix[block, lane % size, inner % k]
        lanes.append(flat)
    return lanes[0], lanes[1], a @ b


def matrices(lines: list[str], blocks: int) -> np.ndarray:
    size = len(lines) // blocks - 2
    found = []
    for block in range(blocks):
        part = lines[block * (size + 2) : (block + 1) * (size + 2)]
        assert part[0] == ("C:" if blocks == 1 else f"C: block {block}")
        assert part[1].split() == [str(column) for column in range(size)]
        assert [line.split()[0] for line in part[2:]] == [str(row) for row in range(size)]
        assert len({len(line) for line in part[1:]}) == 1
        found.append([[float(cell) for cell in line.split()[2:]] for line in part[2:]])
    return np.array(found)


F32 = [(32, 2, 1, ""), (16, 4, 1, ""), (32, 1, 2, "_2b"), (16, 1, 4, "_4b"), (4, 1, 16, "_16b")]


@pytest.mark.parametrize("chip", ["gfx90a", "gfx942", "gfx950"])
@pytest.mark.parametrize(("size", "k", "blocks", "suffix"), F32)
def test_f32_shapes(tmp_path: Path, chip: str, size: int, k: int, blocks: int, suffix: str) -> None:
    opcode = f"v_mfma_f32_{size}x{size}x{k}" + ("f32" if chip == "gfx90a" else f"{suffix}_f32")
    values = size * size * blocks // LANES
    bank, first = ("a", 0) if blocks == 1 else ("v", 8)
    registers = f"{bank}[{first}:{first + values - 1}]"
    body = f"  {opcode} {registers}, v2, v4, 0\n"
    body += f'  ; @TILE {opcode} f"C: {{{registers}:.1f}}"\n  ; @TILE {size}x{size} f"C: {{{registers}:g}}"'
    a, b, wanted = operands(size, k, blocks, False)
    lines = list(built(tmp_path, body, chip, "buffered").launch(grid=1, block=64, args=[a, b]).lines)
    half = len(lines) // 2
    assert np.array_equal(matrices(lines[:half], blocks), wanted)
    assert np.array_equal(matrices(lines[half:], blocks), wanted)


@pytest.mark.parametrize("chip", ["gfx90a", "gfx942", "gfx950"])
@pytest.mark.parametrize(("size", "blocks", "suffix"), [(16, 1, ""), (4, 4, "_4b")])
def test_f64_shapes(tmp_path: Path, chip: str, size: int, blocks: int, suffix: str) -> None:
    opcode = f"v_mfma_f64_{size}x{size}x4" + ("f64" if chip == "gfx90a" else f"{suffix}_f64")
    registers = "v[8:15]" if size == 16 else "v[8:9]"
    body = f'  {opcode} {registers}, v[2:3], v[4:5], 0\n  ; @TILE {opcode} f"C: {{{registers}:.2e}}"'
    a, b, wanted = operands(size, 4, blocks, True)
    lines = list(built(tmp_path, body, chip, "hostcall").launch(grid=1, block=64, args=[a, b]).lines)
    assert np.array_equal(matrices(lines, blocks), wanted)


def test_waves_conditions_and_other_lines(tmp_path: Path) -> None:
    body = """\
  v_mfma_f32_4x4x1_16b_f32 v[8:11], v2, v4, 0
  ; @TILE v_mfma_f32_4x4x1_16b_f32 if $lane < 8: f"C of wave {$wave} <{s6}%>: {v[8:11]:4.0f}!"
  ; @PRINT if $lane == 0: f"wave {$wave}"
  ; @TILE wait=1 4x4 if $tid == 67: f"{i32x4(v[8:11]):#x}" """
    a, b = np.zeros((64, 2), np.float32), np.zeros((64, 2), np.float32)
    a[:, 0], b[:, 0] = np.arange(64), 1
    both = [np.concatenate([part, part]) for part in (a, b)]
    for transport in ("hostcall", "buffered"):
        result = built(tmp_path, body, "gfx950", transport).launch(grid=1, block=128, args=both)
        lines = list(result.lines)
        start = lines.index("C of wave 0 <" + lines[0].split("<")[1].split(">")[0] + ">: block 0!")
        assert lines[start + 1 : start + 12] == [
            "        0     1     2     3",
            "0 |     0     0     0     0",
            "1 |     1     1     1     1",
            "2 |     2     2     2     2",
            "3 |     3     3     3     3",
            lines[start].replace("block 0", "block 1"),
            "        0     1     2     3",
            "0 |     4     4     4     4",
            "1 |     5     5     5     5",
            "2 |     6     6     6     6",
            "3 |     7     7     7     7",
        ]
        assert "wave 0" in lines
        assert "wave 1" in lines
        at = lines.index("tile 4x4")
        assert lines[at + 1 : at + 6] == [
            "              0           1           2           3",
            "0 |                                             0x0",
            "1 |                                      0x3f800000",
            "2 |                                      0x40000000",
            "3 |                                      0x40400000",
        ]
        assert {record.kind for record in result.records} == {"tile", "print"}
        assert sum(record.kind == "tile" for record in result.records) == 17


def test_every_lane_and_value_has_a_place_of_its_own() -> None:
    for (size, wide), layouts in LAYOUTS.items():
        for layout in layouts:
            places = {layout.place(lane, value) for lane in range(LANES) for value in range(layout.values)}
            assert len(places) == LANES * layout.values == size * size * layout.blocks, (size, wide)
            assert max(places) == (layout.blocks - 1, size - 1, size - 1)


def test_opcodes_name_shapes() -> None:
    assert shape_of("v_mfma_f32_32x32x8_f16") == (32, "f32")
    assert shape_of("v_mfma_f32_32x32x8f16") == (32, "f32")
    assert shape_of("v_mfma_i32_16x16x32_i8") == (16, "i32")
    assert shape_of("v_mfma_f64_4x4x4_4b_f64") == (4, "f64")
    assert shape_of("v_mfma_scale_f32_32x32x64_f8f6f4") == (32, "f32")
    assert shape_of("v_smfmac_f32_16x16x32_f16") == (16, "f32")
    assert shape_of("16x16") == (16, None)
    for word in ("16x16x4", "32x16", "8x8", "v_add_f32", "v_mfma_f32", "x", ""):
        assert shape_of(word) is None
