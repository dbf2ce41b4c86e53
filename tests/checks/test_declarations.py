"""Registers, memory, arguments and ways through a kernel: each rule with a fault and its repair."""

from __future__ import annotations

from pathlib import Path

import pytest
from objects import kernel
from sources import found_in, whole

from mdr.checks import Finding
from mdr.checks.memory import MOST_SCRATCH

POINTER = ".name: {}, .offset: {}, .size: 8, .value_kind: global_buffer, .address_space: global"


def rules(found: list[Finding]) -> list[tuple[str, str]]:
    return [(item.rule.name, item.severity) for item in found]


@pytest.mark.parametrize(
    ("body", "expected", "message"),
    [
        ("  v_mov_b32_e32 v7, 0", [], ""),
        (
            "  v_mov_b32_e32 v8, 0",
            [("register-count", "error")],
            "declares 8 VGPRs and uses v8; the hardware allocates 8",
        ),
        ("  s_mov_b32 s15, 0", [], ""),
        (
            "  s_mov_b32 s16, 0",
            [("register-count", "warning")],
            "declares 16 SGPRs and uses s16; it works only because",
        ),
        ("  s_mov_b32 s40, 0", [("register-count", "error")], "uses s40; the hardware allocates 32"),
        ("  v_accvgpr_write_b32 a0, 0", [("register-count", "error")], "declares no AGPRs and uses a0"),
    ],
)
def test_registers_beyond_the_declared(
    tmp_path: Path, body: str, expected: list[tuple[str, str]], message: str
) -> None:
    found = found_in(tmp_path, kernel("k", body + "\n  s_endpgm"))
    assert rules(found) == expected
    if found:
        assert message in found[0].message
        assert found[0].position is not None
        assert (found[0].position.line, found[0].position.text) == (6, body)


def test_registers_of_functions(tmp_path: Path) -> None:
    call = (
        "  s_getpc_b64 s[4:5]\n  s_add_u32 s4, s4, f@rel32@lo+4\n  s_addc_u32 s5, s5, f@rel32@hi+12\n"
        "  s_swappc_b64 s[6:7], s[4:5]\n  s_endpgm\n"
    )
    function = "{}:\n  v_mov_b32_e32 v9, 0\n  s_setpc_b64 s[6:7]\n"
    assert rules(found_in(tmp_path, kernel("k", call + function.format("f")))) == [("register-count", "error")]
    other = "f:\n  s_setpc_b64 s[6:7]\n" + function.format("not_called")
    assert found_in(tmp_path, kernel("k", call + other)) == []
    assert rules(found_in(tmp_path, kernel("k", "  s_call_b64 s[6:7], f\n  s_endpgm\n" + function.format("f")))) == [
        ("register-count", "error")
    ]


def test_registers_behind_a_computed_branch(tmp_path: Path) -> None:
    body = "  s_setpc_b64 s[4:5]\n.Lone:\n  v_mov_b32_e32 v9, 0\n  s_endpgm"
    assert rules(found_in(tmp_path, kernel("k", body))) == [("register-count", "error")]


def test_granules_hide_a_wrong_count(tmp_path: Path) -> None:
    text = kernel("k", "  v_mov_b32_e32 v12, 0\n  s_endpgm").replace("next_free_vgpr 8", "next_free_vgpr 9")
    text = text.replace(".vgpr_count: 8", ".vgpr_count: 9")
    (finding,) = found_in(tmp_path, text.replace("accum_offset 8", "accum_offset 12"))
    assert finding.severity == "warning"
    assert finding.hint == "set .amdhsa_next_free_vgpr 13"


def test_vgprs_that_are_agprs(tmp_path: Path) -> None:
    text = kernel("k", "  v_accvgpr_write_b32 a0, 0\n  v_mov_b32_e32 v8, 0\n  s_endpgm")
    text = text.replace("next_free_vgpr 8", "next_free_vgpr 16").replace(".vgpr_count: 8", ".vgpr_count: 16")
    (finding,) = found_in(tmp_path, text)
    assert rules([finding]) == [("accum-offset", "error")]
    assert "v8 is the same register as a0" in finding.message
    assert finding.hint is not None
    assert ".amdhsa_accum_offset 12" in finding.hint
    # Without AGPRs the line between both is of no account.
    assert found_in(tmp_path, text.replace("  v_accvgpr_write_b32 a0, 0\n", "")) == []


def test_a_workgroup_too_large_for_its_registers(tmp_path: Path) -> None:
    text = whole("  s_endpgm").replace("max_flat_workgroup_size: 256", "max_flat_workgroup_size: 1024")
    (finding,) = found_in(tmp_path, text)
    assert rules([finding]) == [("workgroup-registers", "warning")]
    assert "needs 4 waves on each SIMD, and 256 VGPRs allow 2" in finding.message
    assert found_in(tmp_path, text.replace("_size: 1024", "_size: 512")) == []


@pytest.mark.parametrize(
    ("chip", "size", "count"),
    [("gfx942", 65536, 0), ("gfx942", 65540, 1), ("gfx90a", 70000, 1), ("gfx950", 163840, 0), ("gfx950", 163844, 1)],
)
def test_lds_above_the_chips(tmp_path: Path, chip: str, size: int, count: int) -> None:
    text = kernel("k", directives=f"\t\t.amdhsa_group_segment_fixed_size {size}")
    text = text.replace(".group_segment_fixed_size: 0", f".group_segment_fixed_size: {size}")
    found = found_in(tmp_path, text, chip)
    assert rules(found) == [("lds-limit", "error")] * count
    if found:
        assert found[0].position is not None
        assert found[0].position.text == f"\t\t.amdhsa_group_segment_fixed_size {size}"


def test_scratch(tmp_path: Path) -> None:
    def text(size: int) -> str:
        directives = f"\t\t.amdhsa_private_segment_fixed_size {size}"
        made = kernel("k", "  scratch_store_dword off, v1, off\n  s_endpgm", directives=directives)
        return made.replace(".private_segment_fixed_size: 0", f".private_segment_fixed_size: {size}")

    assert rules(found_in(tmp_path, text(0), "gfx942")) == [("scratch-undeclared", "warning")]
    assert found_in(tmp_path, text(16), "gfx942") == []
    assert found_in(tmp_path, text(MOST_SCRATCH - 12), "gfx942") == []
    assert rules(found_in(tmp_path, text(MOST_SCRATCH + 4), "gfx942")) == [("scratch-limit", "error")]


@pytest.mark.parametrize(
    ("args", "size", "expected", "message"),
    [
        ([("a", 0), ("b", 8)], 16, [], ""),
        ([("a", 0), ("b", 4)], 16, [("kernarg-layout", "error")], "argument b at offset 4 overlaps argument a"),
        (
            [("a", 0), ("b", 16)],
            24,
            [("kernarg-layout", "warning")],
            "8 unused bytes between argument a and argument b",
        ),
        ([("a", 0), ("b", 8)], 12, [("kernarg-layout", "error")], "past the argument segment of 12 bytes"),
    ],
)
def test_arguments(
    tmp_path: Path, args: list[tuple[str, int]], size: int, expected: list[tuple[str, str]], message: str
) -> None:
    text = kernel("k", args="\n".join(POINTER.format(*item) for item in args), kernarg_size=size)
    found = found_in(tmp_path, text)
    assert rules(found) == expected
    if found:
        assert message in found[0].message
        assert found[0].position is not None
        assert ".name: b," in (found[0].position.text or "")


def test_sizes_that_disagree(tmp_path: Path) -> None:
    text = kernel("k", kernarg_size=256)
    assert rules(found_in(tmp_path, text.replace("segment_size: 256", "segment_size: 208"))) == [
        ("kernarg-size", "warning")
    ]
    assert rules(found_in(tmp_path, text.replace(".group_segment_fixed_size: 0", ".group_segment_fixed_size: 64"))) == [
        ("metadata-segment", "error")
    ]
    assert rules(found_in(tmp_path, text.replace(".wavefront_size: 64", ".wavefront_size: 32"))) == [
        ("metadata-segment", "error")
    ]
    assert rules(found_in(tmp_path, text.replace(".vgpr_count: 8", ".vgpr_count: 4"))) == [
        ("metadata-count", "warning")
    ]
    # A descriptor without a size says nothing: the runtime goes by the metadata.
    assert found_in(tmp_path, text.replace("\t\t.amdhsa_kernarg_size 256\n", "")) == []


def test_names(tmp_path: Path) -> None:
    text = kernel("k")
    assert rules(found_in(tmp_path, text.replace("- .name: k\n", "- .name: q\n"))) == [("metadata-kernel", "error")] * 2
    (finding,) = found_in(tmp_path, text.replace(".symbol: k.kd", ".symbol: k"))
    assert "'k'; its descriptor is 'k.kd'" in finding.message
    assert finding.position is not None
    assert finding.position.text == "    .symbol: k"


def test_loads_past_the_arguments(tmp_path: Path) -> None:
    body = "  s_load_dword s4, s[0:1], {}\n  s_endpgm"
    assert rules(found_in(tmp_path, kernel("k", body.format("0x8")))) == [("kernarg-load", "error")]
    assert found_in(tmp_path, kernel("k", body.format("0x4"))) == []
    assert found_in(tmp_path, kernel("k", "  s_mov_b64 s[0:1], s[8:9]\n" + body.format("0x8"))) == []


@pytest.mark.parametrize(
    ("body", "rule", "line"),
    [
        ("  s_nop 0", "runs-off-end", 6),
        ("  s_cbranch_scc0 .Lx\n  s_endpgm\n.Lx:\n  s_nop 1", "runs-off-end", 9),
        ("  s_cbranch_scc0 .Lx\n.Lx:\n  s_cbranch_scc0 .Lx", "runs-off-end", 8),
        ("  s_nop 0\n  s_branch .Lx\n  s_endpgm\n.Lx:", "runs-off-end", 7),
        ("  s_nop 0\n  .fill 4, 4, 0", "runs-off-end", 6),
        ("  s_nop 0\n.Lx:\n  s_branch .Lx\n  s_endpgm", "no-endpgm", 6),
        ("  s_endpgm\n  s_nop 0\n  s_endpgm", "unreachable-endpgm", 8),
    ],
)
def test_ways_through_a_kernel(tmp_path: Path, body: str, rule: str, line: int) -> None:
    found = found_in(tmp_path, kernel("k", body))
    assert found[0].rule.name == rule
    assert found[0].position is not None
    assert found[0].position.line == line


def test_into_the_next_kernel(tmp_path: Path) -> None:
    second = kernel("b").split("\t.amdgpu_metadata")[0]
    first = kernel("a", "  s_nop 0")
    text = second + first.replace(
        "  - .name: a", kernel("b").split("amdhsa.kernels:\n")[1].split("...")[0] + "  - .name: a"
    )
    found = found_in(
        tmp_path, first.split("\t.amdgpu_metadata")[0] + text.replace(first.split("\t.amdgpu_metadata")[0], "")
    )
    assert ("runs-off-end", "error") in rules(found)
    assert "the next kernel" in found[0].message


def test_called_functions_and_traps_are_no_dead_ends(tmp_path: Path) -> None:
    body = (
        "  s_getpc_b64 s[4:5]\n  s_add_u32 s4, s4, f@rel32@lo+4\n  s_addc_u32 s5, s5, f@rel32@hi+12\n"
        "  s_swappc_b64 s[6:7], s[4:5]\n  s_endpgm\nf:\n  v_mov_b32_e32 v1, 0\n  s_setpc_b64 s[6:7]\n"
    )
    assert found_in(tmp_path, kernel("k", body)) == []
    assert found_in(tmp_path, kernel("k", "  s_cbranch_scc0 .Lx\n  s_endpgm\n.Lx:\n  s_trap 2")) == []


def test_instructions_written_as_data(tmp_path: Path) -> None:
    load, use = "  global_load_dword v2, v[0:1], off\n", "  v_mov_b32_e32 v3, v2\n  s_endpgm"
    assert found_in(tmp_path, kernel("k", f"{load}  .long 0xbf8c0f70\n{use}")) == []
    assert rules(found_in(tmp_path, kernel("k", load + use))) == [("wait-vmcnt", "error")]
    assert found_in(tmp_path, kernel("k", "  s_endpgm\n  .fill 16, 4, 0xbf800000")) == []


def test_a_branch_to_nowhere(tmp_path: Path) -> None:
    (finding,) = found_in(tmp_path, kernel("k", "  s_branch nowhere\n  s_endpgm"))
    assert "undefined label 'nowhere'" in finding.message


def test_a_branch_that_reaches_too_far(tmp_path: Path) -> None:
    body = "  s_cbranch_scc0 .Lx\n  .rept {}\n  s_nop 0\n  .endr\n.Lx:\n  s_endpgm"
    (finding,) = found_in(tmp_path, kernel("k", body.format(32768)))
    assert finding.rule.name == "branch-range"
    assert finding.position is not None
    assert finding.position.line == 6
    assert found_in(tmp_path, kernel("k", body.format(32767))) == []


def test_a_compiler_may_take_more_registers_than_it_uses(tmp_path: Path) -> None:
    """LLVM does, to keep further waves away (amdgpu-waves-per-eu); it says what it counted in symbols."""
    text = kernel("k").replace(".vgpr_count: 8", ".vgpr_count: 4")
    assert rules(found_in(tmp_path, text)) == [("metadata-count", "warning")]
    assert found_in(tmp_path, f"{text}\n\t.set k.num_vgpr, 4\n") == []
