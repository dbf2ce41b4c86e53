"""``@PRINT now`` and ``@ASSERT``: lines leave where the directive stands, and are there whatever happens afterwards."""

from __future__ import annotations

import re
from pathlib import Path

import numpy as np
import pytest
from objects import kernel
from stages import written

import mdr
from mdr import codeobject, emulator
from mdr.build.pipeline import build_kernel
from mdr.diagnostics import MDRError
from mdr.runtime import Options, Result

ARGUMENTS = ".name: p, .offset: 0, .size: 8, .value_kind: global_buffer, .address_space: global"
CHIPS = ["gfx90a", "gfx942", "gfx950"]
TRANSPORTS = ["hostcall", "buffered"]
LOOP = """\
  s_load_dwordx2 s[4:5], s[0:1], 0x0
  v_lshlrev_b32 v1, 2, v0
  v_mov_b32 v2, 0
  s_waitcnt lgkmcnt(0)
.Lloop:
  v_add_u32 v2, 1, v2
  ; @PRINT now if $lane == 0: f"group {$wg} wave {$wave} pass {$pass} v2={v2:d}"
  v_cmp_gt_u32 vcc, 3, v2
  s_cbranch_vccnz .Lloop
"""
END = "  global_store_dword v1, v2, s[4:5]\n  s_endpgm"


def lines_of(groups: int, waves: int) -> list[str]:
    return [
        f"group {group} wave {wave} pass {number} v2={number + 1}"
        for group in range(groups)
        for wave in range(waves)
        for number in range(3)
    ]


def launch(
    folder: Path,
    body: str,
    *,
    chip: str = "gfx950",
    transport: str = "buffered",
    groups: int = 1,
    block: int | tuple[int, ...] = 64,
    changes: tuple[tuple[str, str], ...] = (),
    directives: str = "",
    **options: object,
) -> tuple[list[str], Result | MDRError]:
    """Build and run a kernel on a buffer of 256 dwords; return its lines and how it ended."""
    text = kernel("k", body, args=ARGUMENTS, directives=directives)
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    built = build_kernel(written(folder, text), folder / "out", chip=chip, transport=transport)
    lines: list[str] = []
    loaded = mdr.load(built.hsaco)["k"]
    try:
        ended = loaded.launch(
            grid=groups,
            block=block,
            args=[np.zeros(256, np.uint32)],
            echo=lines.append,
            options=Options(**options),  # type: ignore[arg-type]
        )
    except MDRError as error:
        return lines, error
    return lines, ended


@pytest.mark.parametrize("chip", CHIPS)
@pytest.mark.parametrize("transport", TRANSPORTS)
def test_every_pass_is_printed_wave_by_wave(tmp_path: Path, chip: str, transport: str) -> None:
    lines, _ = launch(tmp_path, LOOP + END, chip=chip, transport=transport, groups=2, block=128, seed=5)
    assert lines == lines_of(2, 2)


@pytest.mark.parametrize("chip", CHIPS)
@pytest.mark.parametrize("transport", TRANSPORTS)
@pytest.mark.parametrize(
    ("mistake", "message"),
    [("  v_mov_b32 v1, 0x7fffffff\n", "is out of bounds"), (".Lstuck:\n  s_branch .Lstuck\n", "still running after")],
)
def test_what_was_printed_before_a_fault_or_a_hang_is_shown(
    tmp_path: Path, chip: str, transport: str, mistake: str, message: str
) -> None:
    lines, error = launch(tmp_path, LOOP + mistake + END, chip=chip, transport=transport, budget=100_000)
    assert isinstance(error, MDRError)
    assert message in str(error)
    assert lines == lines_of(1, 1)


@pytest.mark.parametrize("transport", TRANSPORTS)
def test_barriers_are_not_held_up(tmp_path: Path, transport: str) -> None:
    body = """\
  s_load_dwordx2 s[4:5], s[0:1], 0x0
  v_lshlrev_b32 v1, 2, v0
  s_movk_i32 s6, 0
  s_waitcnt lgkmcnt(0)
.Lloop:
  ; @PRINT now once wave if $tid > 63: f"before {s6}"
  s_barrier
  ; @ASSERT $tid < 64 or s6 < 2: f"pass {s6}"
  s_barrier
  s_add_u32 s6, s6, 1
  s_cmp_lt_u32 s6, 4
  s_cbranch_scc1 .Lloop
  v_mov_b32 v2, s6
"""
    lines, _ = launch(tmp_path, body + END, transport=transport, block=192)
    assert [line for line in lines if line.startswith("before")] == [f"before {number}" for number in range(4)] * 2
    failed = [line for line in lines if "assertion failed" in line]
    assert len(failed) == 128
    assert failed[0].endswith(
        "k.s:13: assertion failed: $tid < 64 or s6 < 2: pass 2 [workgroup 0, work-item 64, lane 0, pass 2]"
    )


def test_a_failed_assertion_is_told_once_a_lane(tmp_path: Path) -> None:
    body = LOOP + "  ; @ASSERT v2 == 0 or $lane > 2 ; said once\n  s_cmp_eq_u32 s6, 0\n  s_cbranch_scc1 .Lloop\n"
    lines, result = launch(tmp_path, "  s_mov_b32 s6, 1\n" + body + END)
    assert isinstance(result, Result)
    failed = [record for record in result.records if record.kind == "assert"]
    assert result.failed == failed
    assert [(record.lane, record.line) for record in failed] == [(0, 16), (1, 16), (2, 16)]
    assert lines[3].endswith("k.s:16: assertion failed: v2 == 0 or $lane > 2 [workgroup 0, work-item 0, lane 0, pass 0]")


def test_work_items_of_a_block_are_told_apart(tmp_path: Path) -> None:
    body = "  ; @ASSERT $tid_y == 0 or $tid_x != 2\n  ; @PRINT now if $wave == 1 and $lane == 0: f\"{$tid_y}\"\n  s_endpgm"
    settings = ".amdhsa_system_vgpr_workitem_id 1\n.amdhsa_system_sgpr_workgroup_id_y 1"
    lines, _ = launch(tmp_path, body, block=(40, 2), directives=settings)
    assert [line.rpartition("[")[2] for line in lines] == ["workgroup 0 0, work-item 2 1, lane 42]", "1"]


def record_bytes(folder: Path, body: str) -> tuple[codeobject.CodeObject, int]:
    """Build a kernel with one line and return its code object and the size of the line's record."""
    built = build_kernel(written(folder, kernel("k", body, args=ARGUMENTS)), folder / "out", transport="hostcall")
    code = codeobject.load(built.hsaco)
    (site,) = code.metadata["mdr.sites"]
    return code, 4 + 8 + 8 * (len(site["fields"]) + len(site["words"]))


@pytest.mark.parametrize("room", [0, 1, 5, 64])
def test_the_first_lanes_get_the_room_that_is_left(tmp_path: Path, room: int) -> None:
    body = '  ; @PRINT now f"{$tid}"\n  s_endpgm'
    _, size = record_bytes(tmp_path, body)
    lines, result = launch(tmp_path, body, printf_buffer_size=8 + -(-(size * room + 4) // 8) * 8)
    assert isinstance(result, Result)
    assert lines == [str(lane) for lane in range(room)]
    assert result.dropped == 64 - room


@pytest.mark.slow
def test_written_records_are_those_read_and_those_dropped(tmp_path: Path) -> None:
    body = LOOP.replace("if $lane == 0", "if $lane % 3 == 1") + END
    total = 3 * 3 * 21 * 8
    for size in (64, 4096, 5000, 9999, 100_000):
        lines, result = launch(tmp_path, body, groups=8, block=192, printf_buffer_size=size, seed=size, workers=2)
        assert isinstance(result, Result)
        assert len(lines) + result.dropped == total


def full(vgprs: int, sgprs: int, directive: str) -> str:
    """Return a kernel that fills its registers, has a directive among them, and stores a sum over all of them."""
    return "\n".join(
        (
            "  s_load_dwordx2 s[4:5], s[0:1], 0x0",
            *(f"  v_mov_b32 v{number}, {number}" for number in range(1, vgprs)),
            *(f"  s_movk_i32 s{number}, {number}" for number in range(6, sgprs)),
            "  s_waitcnt lgkmcnt(0)",
            f"  ; {directive}",
            *(f"  v_add_u32 v1, v1, v{number}" for number in range(2, vgprs)),
            *(f"  v_add_u32 v1, s{number}, v1" for number in range(6, sgprs)),
            "  v_lshlrev_b32 v0, 2, v0",
            "  global_store_dword v0, v1, s[4:5]",
            "  s_endpgm",
        )
    )


@pytest.mark.parametrize("chip", CHIPS)
@pytest.mark.parametrize(("vgprs", "sgprs"), [(8, 102), (8, 100), (40, 70), (200, 101)])
def test_code_at_sites_leaves_used_registers_alone(tmp_path: Path, chip: str, vgprs: int, sgprs: int) -> None:
    directive = f'@PRINT now if $lane == 3: f"{{s{sgprs - 1}}} {{v{vgprs - 1}:d}} {{$wg}}"'
    changes = (
        ("next_free_vgpr 8", f"next_free_vgpr {vgprs}"),
        ("accum_offset 8", f"accum_offset {vgprs}"),
        ("next_free_sgpr 16", f"next_free_sgpr {sgprs}"),
    )
    lines, result = launch(tmp_path, full(vgprs, sgprs, directive), chip=chip, changes=changes)
    assert isinstance(result, Result)
    assert lines == [f"{sgprs - 1} {vgprs - 1} 0"]
    assert set(result.buffers["p"][:64]) == {sum(range(1, vgprs)) + sum(range(6, sgprs))}


def test_no_room_for_code_at_a_site(tmp_path: Path) -> None:
    changes = (("next_free_vgpr 8", "next_free_vgpr 252"), ("accum_offset 8", "accum_offset 252"))
    with pytest.raises(MDRError, match=r"needs 16 VGPRs above the 252 that it uses"):
        launch(tmp_path, full(252, 20, '@PRINT now f"{v3:d}"'), changes=changes)


def test_a_long_kernel_computes_in_place(tmp_path: Path) -> None:
    far = "  s_nop 0\n" * 40_000
    body = f'  ; @PRINT now if $lane == 7: f"a"\n{far}  ; @PRINT now if $lane == 8: f"b"\n  s_endpgm'
    lines, _ = launch(tmp_path, body)
    assert lines == ["a", "b"]
    text = Path(tmp_path / "out" / "k.debug.s").read_text()
    assert re.search(r"\.Lmdr_site_0_0:\n  s_cbranch_execz", text)
    assert "s_branch .Lmdr_site_0_0\n" not in text
    assert "s_branch .Lmdr_site_0_1\n" in text


def test_nobody_is_there(tmp_path: Path) -> None:
    body = '  s_mov_b64 exec, 0\n  ; @PRINT now f"nobody"\n  ; @ASSERT v0 != v0\n  s_endpgm'
    lines, result = launch(tmp_path, body)
    assert isinstance(result, Result)
    assert (lines, result.dropped) == ([], 0)


def test_the_first_dword_is_written_last_for_the_whole_system(tmp_path: Path) -> None:
    """A host that watches the buffer of a running kernel sees whole records only."""
    wanted = {
        "gfx90a": r"buffer_wbl2\n  s_waitcnt vmcnt\(0\)\n  global_store_dword v\d+, v\d+, s\[\d+:\d+\] offset:8\n",
        "gfx942": r"buffer_wbl2 sc0 sc1\n  s_waitcnt vmcnt\(0\)\n  global_store_dword v\d+, v\d+, s\[\d+:\d+\] offset:8 sc0 sc1",
    }
    for chip, pattern in wanted.items():
        launch(tmp_path, '  ; @PRINT now f"{v3:d}"\n  s_endpgm', chip=chip)
        site = Path(tmp_path / "out" / "k.debug.s").read_text().split(".Lmdr_site_0_0:")[1].split(".Lmdr_restore")[0]
        assert re.search(pattern, site), site
        assert site.count("global_atomic_add v") == 3  # one to reserve; two where a full buffer takes less


def test_code_at_sites_has_the_lines_of_its_directives(tmp_path: Path) -> None:
    body = '  s_nop 0\n  ; @PRINT label="a" f"{v1}"\n  s_nop 1\n  ; @PRINT now label="b" f"{v1}"\n  s_nop 2\n  s_endpgm'
    source = written(tmp_path, kernel("k", body))
    for labels, expected in ((("a", "b"), {7, 9}), (("b",), {9})):
        code = codeobject.load(build_kernel(source, tmp_path / "out", labels=labels).hsaco)
        start = code.symbols["k"].address
        end = next(symbol.address for name, symbol in code.symbols.items() if name.startswith("__mdr_epilogue"))
        lines = [place[1] for pc in range(start, end, 4) if (place := code.line_at(pc))]
        assert set(lines) & {7, 9} == expected
        assert lines[-1] == 9  # behind the kernel's last instruction
        assert {6, 8, 10, 11} <= set(lines)


@pytest.mark.parametrize("transport", TRANSPORTS)
def test_kernels_of_one_file_each_have_their_own(tmp_path: Path, transport: str) -> None:
    first = '  ; @PRINT now if $lane < 2: f"a {$lane}"\n  ; @ASSERT $lane != 1\n  s_endpgm'
    second = '  ; @COUNT n if $lane > 60:\n  ; @PRINT now once wave: f"b"\n  ; @PRINT once wave: f"b ends"\n  s_endpgm'
    one, two = kernel("a", first), kernel("b", second)
    meta = two.split("amdhsa.kernels:\n")[1].split("...")[0]
    text = one.replace("...\n", meta + "...\n") + two.split("\t.amdgpu_metadata")[0]
    built = build_kernel(written(tmp_path, text), tmp_path / "out", transport=transport)
    code = mdr.load(built.hsaco)
    lines = code["a"].launch(grid=1, block=64, args=[]).lines
    assert lines[:2] == ["a 0", "a 1"]
    assert lines[2].endswith("k.s:7: assertion failed: $lane != 1 [workgroup 0, work-item 1, lane 1]")
    assert set(code["b"].launch(grid=1, block=64, args=[]).lines) == {"b", "[Count n] hits = 3", "b ends"}


def test_a_kernel_that_prints_only_at_sites_needs_no_hostcall(tmp_path: Path) -> None:
    code, _ = record_bytes(tmp_path, '  ; @PRINT now f"{v1}"\n  s_endpgm')
    kinds = {argument.value_kind for argument in code.kernels["k"].args}
    assert "hidden_printf_buffer" in kinds
    assert "hidden_hostcall_buffer" not in kinds
    assert code.hostcall_protocol is None


@pytest.mark.parametrize("transport", TRANSPORTS)
def test_without_a_buffer_nothing_is_written(tmp_path: Path, transport: str) -> None:
    """A host that knows nothing of printing leaves the hidden arguments null; any access would be a fault here."""
    body = '  ; @PRINT now f"{$tid}"\n  ; @ASSERT v0 != v0\n  ; @COUNT n if v0 == v0:\n  ; @TRACE last=2 f"{v0}"\n  s_endpgm'
    built = build_kernel(written(tmp_path, kernel("k", body)), tmp_path / "out", transport=transport)
    code = codeobject.load(built.hsaco)
    ran = emulator.run(emulator.Program(code, "k"), 1, 64, bytes(code.kernels["k"].kernarg_size), emulator.Memory())
    assert ran.waves == 1
