"""NVIDIA kernels from IR to machine code: llc and ptxas take them, and they are what their plans say."""

from __future__ import annotations

import re
from functools import cache

import pytest
from nvptx_cases import CASES, MMA, SM80, SM90, WGMMA, needs_ptxas

from mdr.diagnostics import MDRError
from mdr.gemm import Gemm, Problem, Schedule
from mdr.gemm.nvptx import BACKEND, tools
from mdr.gemm.nvptx.frame import PIPELINES, Frame
from mdr.gemm.nvptx.measure import Listing, is_matrix
from mdr.gemm.nvptx.plan import PlannedKernel
from mdr.gemm.targets import Target

every = pytest.mark.parametrize(("target", "gemm", "schedule"), CASES)


@cache
def compiled(target: Target, gemm: Gemm, schedule: Schedule) -> tuple[PlannedKernel, str]:
    assert BACKEND.check(gemm, schedule, target) == []
    kernel = BACKEND.generate(gemm, schedule, target)
    assert isinstance(kernel, PlannedKernel)
    return kernel, BACKEND.compile(kernel)


@every
def test_llc_takes_it(target: Target, gemm: Gemm, schedule: Schedule) -> None:
    kernel, ptx = compiled(target, gemm, schedule)
    assert f".target {target.name}" in ptx
    assert f".maxntid {kernel.threads}" in ptx
    tile = schedule.tile
    assert f"!{{i32 {tile.m}, i32 {tile.n}, i32 {tile.k}, i32 {schedule.warps.m}, i32 {schedule.warps.n}}}" in kernel.ir


@needs_ptxas
@every
def test_machine_code_keeps_the_plan(target: Target, gemm: Gemm, schedule: Schedule) -> None:
    kernel, ptx = compiled(target, gemm, schedule)
    found = BACKEND.measure(kernel, ptx)
    assert BACKEND.violations(kernel, found) == []
    assert tools.assemble(ptx, target.name).warnings == ()
    if schedule.pipeline in PIPELINES:
        frame = Frame(gemm, schedule, target)
        assert found.registers["registers"] == frame.launch_registers


@every
def test_matrix_instructions_are_the_products(target: Target, gemm: Gemm, schedule: Schedule) -> None:
    """By a count of its own: instructions in the loop of one warp (or warpgroup), times their shape."""
    _, ptx = compiled(target, gemm, schedule)
    loop = Listing(ptx, gemm.name).innermost(is_matrix)
    shapes = [re.search(r"m(\d+)n(\d+)k(\d+)", item.name) for item in loop if is_matrix(item.name)]
    products = sum(int(shape[1]) * int(shape[2]) * int(shape[3]) for shape in shapes if shape)
    tile, warps = schedule.tile, schedule.warps
    share = warps.count // 4 if schedule.pipeline in PIPELINES else warps.count
    assert products == max(tile.m, 64 * (warps.m // 4)) * tile.n * tile.k // share


@pytest.mark.parametrize("name", ["turns", "everything", "slices", "TN"])
def test_boxes_are_the_bytes_that_a_stage_waits_for(name: str) -> None:
    gemm, schedule = WGMMA[name]
    kernel, ptx = compiled(SM90, gemm, schedule)
    maps = {item.name: item.map for item in kernel.plan.parameters if item.map is not None}
    sizes = {key: place.box[0] * place.box[1] * gemm.a.bytes for key, place in maps.items()}
    tile = schedule.tile
    boxes = {
        "A": 1 if gemm.layout.a_along_k else tile.m // 64,
        "B": 1 if gemm.layout.b_along_k else tile.n // 64,
    }
    total = sum(sizes[key] * count for key, count in boxes.items())
    assert total == Frame(gemm, schedule, SM90).stage_bytes == (tile.m + tile.n) * tile.k * gemm.a.bytes
    assert all(place.box[0] * gemm.a.bytes == 128 for key, place in maps.items() if key in "AB")
    loop = Listing(ptx, gemm.name).innermost(lambda text: "complete_tx" in text)
    assert sum("complete_tx" in item.name for item in loop) == sum(boxes.values())
    assert f"i32 {total})" in kernel.ir  # the operand of expect_tx


def test_a_dependent_launch_waits_for_the_kernel_before_it() -> None:
    gemm, schedule = WGMMA["bf16 bias relu dependent"]
    kernel, ptx = compiled(SM90, gemm, schedule)
    names = [item.name for item in Listing(ptx, gemm.name).instructions]
    assert kernel.plan.dependent
    wait = names.index("griddepcontrol.wait")
    touches = [at for at, name in enumerate(names) if ".global" in name or name.startswith("cp.async.bulk.tensor")]
    assert wait < min(touches)
    assert "griddepcontrol.wait" not in compiled(SM90, *WGMMA["f16"])[1]


def test_slices_are_blocks_of_a_cluster() -> None:
    gemm, schedule = WGMMA["slices"]
    kernel, ptx = compiled(SM90, gemm, schedule)
    assert ".reqnctapercluster 4" in ptx
    assert kernel.plan.grid(100, 200, 1, 132) == (2 * 4 * 4, 1, 1)
    assert kernel.names == ("gemm",)


def test_persistent_grids_are_what_fits() -> None:
    kernel, _ = compiled(SM90, *WGMMA["f16"])
    assert kernel.plan.grid(8192, 8192, 1, 132) == (132, 1, 1)
    assert kernel.plan.grid(129, 257, 3, 132) == (4, 1, 3)
    assert kernel.grid(Problem(8192, 8192, 8192)) == (2048, 1, 1)


@needs_ptxas
def test_machine_code_has_the_same_products() -> None:
    """PTX is what is counted; SASS has one HGMMA for each wgmma, where there is a disassembler."""
    _, ptx = compiled(SM90, *WGMMA["turns"])
    sass = tools.disassemble(tools.assemble(ptx, "sm_90a").data)
    if sass is None:
        pytest.skip("no nvdisasm is installed")
    assert len(re.findall(r"\bHGMMA\.64x192x16\.F32\b", sass)) == 8
    assert not re.search(r"\b(LDL|STL)\b", sass)


def test_what_is_not_ptx_of_ours() -> None:
    kernel, ptx = compiled(SM80, *MMA["64x32x16"])
    with pytest.raises(MDRError, match="no kernel"):
        Listing(ptx.replace("gemm", "other"), kernel.gemm.name)
    with pytest.raises(MDRError, match="multiplies"):
        Listing(".entry gemm(\n)\n{\n\tret;\n}", "gemm").innermost(is_matrix)
    with pytest.raises(MDRError, match="llc failed"):
        tools.compile_ptx("define void @f( {", "sm_90a")


@needs_ptxas
def test_ptxas_speaks_for_itself() -> None:
    with pytest.raises(MDRError, match="ptxas refused"):
        tools.assemble(".version 8.3\n.target sm_90a\n.address_size 64\n.entry k() { nonsense; }", "sm_90a")
