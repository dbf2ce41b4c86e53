"""What instrumentation puts into a kernel: only moves into fresh VGPRs at a site, and every original instruction kept."""

from __future__ import annotations

import re
from pathlib import Path

import numpy as np
import pytest
from objects import kernel, llvm
from stages import Stages, written

import mdr
from mdr import codeobject
from mdr.assembly.canonical import is_instruction
from mdr.assembly.kernels import registers_in
from mdr.build.pipeline import build_kernel
from mdr.instrument.compiled import extract
from mdr.process import run_tool

BODY = """\
  s_load_dwordx2 s[4:5], s[0:1], 0x0
  v_lshlrev_b32 v1, 2, v0
  s_waitcnt lgkmcnt(0)
  ; @PRINT f"{s4:x} {v1:d} {$tid} {$lane}"
  v_cmp_gt_u32 vcc, 32, v0
  s_cbranch_vccz .Lout
  ; @PRINT if v0 < 3: f"{f64(v[2:3]):e} {i64(s[4:5])}"
  ; @PRINT f"{v1:d} {v2}"
  s_endpgm
.Lout:
  s_cbranch_scc1 k
  ; @PRINT f"{$wg_x} {$wave}"
  s_endpgm"""
TEXT = kernel("k", BODY, directives=".amdhsa_system_sgpr_workgroup_id_x 1")
SITE = re.compile(
    r"  (s_nop \d+|v_mov_b32_e32 v(\d+), [vs]\d+|v_or_b32_e32 v(\d+), \w+, v\3|v_accvgpr_read_b32 v\d+, a\d+)$"
)


@pytest.fixture(scope="module", params=["hostcall", "buffered"])
def stages(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Stages:
    built = Stages(written(tmp_path_factory.mktemp("inject"), TEXT), transport=request.param)
    built.all()
    return built


def test_originals_in_order_exits_replaced(stages: Stages) -> None:
    before = [line for line in stages.text(".canon.s").split("\n") if is_instruction(line)]
    after = [line for line in stages.text(".injected.s").split("\n") if is_instruction(line)]
    expected = [line.replace("s_endpgm", "s_branch __mdr_epilogue.0") for line in before]
    expected = [
        ".Lmdr_start_0".join(line.rsplit("k", 1)) if line.endswith("s_cbranch_scc1 k") else line for line in expected
    ]
    assert after == expected


def test_sites_only_move_and_mark(stages: Stages) -> None:
    lines = stages.text(".injected.s").split("\n")
    start = lines.index(".Lmdr_start_0:")
    end = next(index for index, line in enumerate(lines) if "@epilogue" in line)
    inserted = [line for line in lines[start:end] if line.startswith("  ") and not line.startswith("  ;")]
    assert len(inserted) > 10
    for line in inserted:
        assert SITE.match(line), line
        if "v_" in line:
            written_to = registers_in(line.split(",")[0]).vgprs - 1
            assert written_to >= 8, line  # the kernel has v0..v7


def test_directives_at_one_place_share_snapshots(stages: Stages) -> None:
    text = stages.text(".injected.s")
    assert len(re.findall(r"v_mov_b32_e32 v\d+, v1\n", text)) == 2  # at the first site and at the shared one


def test_entry_runs_once(stages: Stages) -> None:
    lines = stages.text(".injected.s").split("\n")
    label = lines.index("k:")
    start = lines.index(".Lmdr_start_0:")
    entry = lines[label + 1 : start]
    assert "  s_mov_b64 vcc, exec" in entry
    assert entry.index("  s_mov_b64 exec, -1") < entry.index("  s_mov_b64 exec, vcc")
    assert "\ts_cbranch_scc1 .Lmdr_start_0" in lines


def test_descriptor_and_metadata_agree(stages: Stages) -> None:
    linked = stages.path(".hsaco")
    assert run_tool([str(llvm() / "ld.lld"), "-shared", stages.path(".o"), "-o", linked]).status == 0
    found = codeobject.load(linked).kernels["k"]
    kind = {"hostcall": "hidden_hostcall_buffer", "buffered": "hidden_printf_buffer"}[stages.transport]
    hidden = [argument for argument in found.args if argument.value_kind == kind]
    assert [(argument.offset, argument.size) for argument in hidden] == [(8, 8)]
    assert found.metadata[".kernarg_segment_size"] == found.descriptor.kernarg_size == 16
    assert found.metadata[".vgpr_count"] <= 256
    debug = stages.text(".debug.s")
    counts = {name: int(value) for name, value in re.findall(r"\.amdhsa_(next_free_\w+|accum_offset) (\d+)", debug)}
    code = debug[debug.index("\nk:\n") : debug.index("__mdr_epilogue.0:")]
    assert registers_in(code).vgprs <= counts["next_free_vgpr"]
    assert counts["accum_offset"] >= counts["next_free_vgpr"]
    assert counts["accum_offset"] % 4 == 0
    assert found.metadata[".vgpr_count"] == counts["next_free_vgpr"]


def test_labels_of_the_epilogue_are_renamed(stages: Stages) -> None:
    debug = stages.text(".debug.s")
    assert ".LBBPRINTF0_" in debug
    assert not re.search(r"\.LBB\d", debug)


def test_no_scratch_and_within_the_window(stages: Stages) -> None:
    function = extract(stages.text(".epilogue.s"), "__mdr_epilogue_0", "0")
    assert function.vgprs <= {"hostcall": 32, "buffered": 10}[stages.transport]
    assert not re.search(r"\b(scratch|buffer)_(load|store)", stages.text(".debug.s"))


def test_the_log_tells_registers_and_occupancy(stages: Stages) -> None:
    assert re.fullmatch(r"k: VGPRs 8 -> \d+, SGPRs 16 -> \d+, occupancy 8 -> 8 waves\n", stages.text(".log")), (
        stages.text(".log")
    )


def test_lower_occupancy_is_said(tmp_path: Path) -> None:
    body = '  v_mov_b32 v127, 0\n  ; @PRINT f"{v127} {v0:d}"\n  s_endpgm'
    text = (
        kernel("k", body)
        .replace("next_free_vgpr 8", "next_free_vgpr 128")
        .replace("accum_offset 8", "accum_offset 128")
    )
    built = Stages(written(tmp_path, text), transport="buffered")
    built.all()
    assert "occupancy 4 -> 3 waves (a kernel that waits" in built.text(".log")


def test_debug_lines_name_the_users_source(stages: Stages) -> None:
    result = run_tool([str(llvm() / "llvm-dwarfdump"), "--debug-line", stages.path(".o")])
    assert 'name: "k.s"' in result.output
    rows = [int(row.split()[1]) for row in result.output.split("\n") if row.startswith("0x")]
    text = TEXT.split("\n")
    assert text[rows[0] - 1] == "  s_load_dwordx2 s[4:5], s[0:1], 0x0"
    lines_of_code = {number for number, line in enumerate(text, 1) if line.startswith(("  s_", "  v_"))}
    assert lines_of_code <= set(rows)


def test_a_comment_changes_only_the_lines(tmp_path: Path) -> None:
    first = Stages(written(tmp_path, TEXT, "a.s"))
    second = Stages(written(tmp_path, TEXT.replace("  s_waitcnt", "  ; a new comment\n\n  s_waitcnt"), "b.s"))
    first.parse()
    second.parse()
    assert first.text(".canon.s") == second.text(".canon.s")
    assert first.text(".plan.json") == second.text(".plan.json")
    assert first.text(".lines.json") != second.text(".lines.json")


@pytest.mark.parametrize("chip", ["gfx90a", "gfx942", "gfx950"])
def test_wait_states_after_an_mfma(tmp_path: Path, chip: str) -> None:
    body = '  v_mfma_f32_32x32x8f16 a[0:15], v[2:3], v[4:5], a[0:15]\n  ; @PRINT f"{v0:d} {a3}"\n  s_endpgm'
    built = Stages(written(tmp_path, kernel("k", body).replace("next_free_vgpr 8", "next_free_vgpr 24")), chip)
    built.all()
    text = built.text(".injected.s")
    between = text[text.index("v_mfma") : text.index("v_accvgpr_read")]
    waited = sum(int(count) + 1 for count in re.findall(r"s_nop (\d+)", between))
    assert waited == {"gfx90a": 19, "gfx942": 19, "gfx950": 20}[chip]


def test_without_directives_nothing_is_added(tmp_path: Path) -> None:
    stages = Stages(written(tmp_path, kernel("k", "  v_mov_b32 v1, 0\n  s_endpgm")))
    stages.all()
    assert stages.text(".epilogue.s") == ""
    assert stages.text(".log") == ""
    plain = stages.path(".plain.o")
    mc = [str(llvm() / "llvm-mc"), "-triple=amdgcn-amd-amdhsa", "-mcpu=gfx950", "-filetype=obj"]
    assert run_tool([*mc, str(stages.source), "-o", plain]).status == 0
    texts = [
        run_tool([str(llvm() / "llvm-objdump"), "-d", path]).output.split("\n", 2)[2]
        for path in (plain, stages.path(".o"))
    ]
    assert texts[0] == texts[1]


PRELOAD = """\
  s_load_dwordx2 s[6:7], s[0:1], 0x0
  s_load_dword s8, s[0:1], 0x8
  s_waitcnt lgkmcnt(0)
  s_branch .Lbegin
  .p2align 8
.Lbegin:
  ; @PRINT if $tid == 1: f"n={s8}"
  s_sub_u32 s8, s8, 1
  s_cmp_lg_u32 s8, 2
  s_cbranch_scc1 .Lbegin
  ; @PRINT if $tid < 2: f"tid={$tid} n={s8}"
  v_lshlrev_b32 v1, 2, v0
  v_mov_b32 v2, s8
  global_store_dword v1, v2, s[6:7]
  s_endpgm"""


@pytest.mark.parametrize("chip", ["gfx942", "gfx950"])
def test_preloaded_kernel_arguments(tmp_path: Path, chip: str) -> None:
    """The hardware enters 256 bytes after the label, and the loop back to that place must not enter anew."""
    args = (
        ".name: p, .offset: 0, .size: 8, .value_kind: global_buffer, .address_space: global\n"
        ".name: n, .offset: 8, .size: 4, .value_kind: by_value"
    )
    extra = ".amdhsa_user_sgpr_count 9\n.amdhsa_user_sgpr_kernarg_preload_length 3\n"
    text = kernel("k", PRELOAD, args=args, kernarg_size=16, directives=extra).replace(
        "kernarg_segment_ptr 1",
        "kernarg_segment_ptr 1\n.amdhsa_user_sgpr_dispatch_ptr 1\n.amdhsa_user_sgpr_queue_ptr 1",
    )
    text = text.replace("s[0:1]", "s[4:5]")
    source = written(tmp_path, text)
    built = build_kernel(source, tmp_path / "out", chip=chip, transport="buffered")
    data = np.zeros(4, np.int32)
    result = mdr.load(built.hsaco)["k"].launch(grid=1, block=4, args=[data, 7])
    assert list(result.lines) == ["n=3", "tid=0 n=2", "tid=1 n=2"]
    assert data.tolist() == [2] * 4
    lines = Path(built.artifacts[".debug.s"]).read_text().split("\n")
    assert lines.index("  s_mov_b64 vcc, exec") > lines.index(".Lbegin:")
    assert "\ts_cbranch_scc1 .Lmdr_start_0" in lines
    assert "\ts_branch .Lmdr_start_0" not in lines


def test_symbolic_counts_are_read_from_the_metadata(tmp_path: Path) -> None:
    text = kernel("k", '  v_mov_b32 v4, 0\n  ; @PRINT f"{v4:d}"\n  s_endpgm')
    text = text.replace("next_free_vgpr 8", "next_free_vgpr max(later, 1)").replace(
        "accum_offset 8", "accum_offset 4*later4"
    )
    text = text.replace("next_free_sgpr 16", "next_free_sgpr later + 8") + ".set later, 8\n.set later4, 2\n"
    built = Stages(written(tmp_path, text), transport="buffered")
    built.all()
    assert built.text(".log").startswith("k: VGPRs 8 -> ")
