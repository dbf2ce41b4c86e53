"""What a source is written for, and comments that silence findings."""

from __future__ import annotations

from pathlib import Path

import pytest
from objects import kernel
from sources import found_in, whole

from mdr.checks import RULES

FAULT = "  global_load_dword v2, v[0:1], off\n  v_mov_b32_e32 v3, v2{}\n  s_endpgm"


def test_another_chip(tmp_path: Path) -> None:
    text = '\t.amdgcn_target "amdgcn-amd-amdhsa--gfx942"\n' + kernel("k")
    (finding,) = found_in(tmp_path, text, "gfx950")
    assert finding.rule.name == "target-mismatch"
    assert "the source is for gfx942, and it is checked for gfx950" in finding.message
    assert found_in(tmp_path, text, "gfx942") == []


@pytest.mark.parametrize(
    ("line", "hint"),
    [
        (".hsa_code_object_version 2,1", ".amdhsa_code_object_version 5"),
        (".hsa_code_object_isa 9,0,0,\"AMD\",\"AMDGPU\"", 'amdgcn-amd-amdhsa--gfx950"'),
        (".amdgpu_hsa_kernel k", ".type NAME,@function"),
        (".amd_kernel_code_t\n.end_amd_kernel_code_t", ".amdhsa_kernel NAME"),
        (".amd_amdgpu_hsa_metadata", ".amdgpu_metadata"),
    ],
)  # fmt: skip
def test_directives_of_old_assemblers(tmp_path: Path, line: str, hint: str) -> None:
    found = found_in(tmp_path, f"{line}\n" + kernel("k"))
    assert {item.rule.name for item in found} == {"old-directive"}
    assert line.split()[0] in found[0].message
    assert hint in (found[0].hint or "")
    assert found_in(tmp_path, f".if 0\n{line}\n.endif\n" + kernel("k")) == []


def test_the_oldest_rocm(tmp_path: Path) -> None:
    (finding,) = found_in(tmp_path, kernel("k"), min_rocm=(6, 2))
    assert "code object version 6 needs ROCm 6.3, and 6.2 shall load it" in finding.message
    assert found_in(tmp_path, kernel("k"), min_rocm=(6, 3)) == []
    assert found_in(tmp_path, kernel("k"), min_rocm=(6, 2), cov=5) == []
    assert found_in(tmp_path, "\t.amdhsa_code_object_version 5\n" + kernel("k"), min_rocm=(6, 2)) == []


def test_what_the_assembler_says(tmp_path: Path) -> None:
    (finding,) = found_in(tmp_path, kernel("k", "  v_mvo_b32 v1, 0"))
    assert finding.rule.name == "assembler"
    assert finding.position is not None
    assert finding.position.line == 6


@pytest.mark.parametrize(
    "comment", [" ; mdr: ignore[wait-vmcnt]", " // mdr:ignore[lds-limit, wait-vmcnt]", " /* mdr: ignore[wait-vmcnt] */"]
)
def test_silenced_on_its_line(tmp_path: Path, comment: str) -> None:
    assert found_in(tmp_path, whole(FAULT.format(comment))) == []


def test_silenced_on_the_line_before(tmp_path: Path) -> None:
    body = FAULT.replace("  v_mov", "  ; mdr: ignore[wait-vmcnt]\n  v_mov").format("")
    assert found_in(tmp_path, whole(body)) == []
    # A comment behind an instruction speaks of that instruction only.
    body = FAULT.replace("off\n", "off ; mdr: ignore[wait-vmcnt]\n").format("")
    assert [item.rule.name for item in found_in(tmp_path, whole(body))] == ["wait-vmcnt"]


def test_only_the_rule_named(tmp_path: Path) -> None:
    found = found_in(tmp_path, whole(FAULT.format(" ; mdr: ignore[wait-lgkmcnt]")))
    assert [item.rule.name for item in found] == ["wait-vmcnt"]
    found = found_in(tmp_path, whole(FAULT.format(" ; mdr: ignore[wait-vcnt]")))
    assert [item.rule.name for item in found] == ["wait-vmcnt", "unknown-rule"] or {
        item.rule.name for item in found
    } == {
        "wait-vmcnt",
        "unknown-rule",
    }


def test_silenced_in_metadata(tmp_path: Path) -> None:
    text = kernel("k").replace(".vgpr_count: 8", ".vgpr_count: 4 # mdr: ignore[metadata-count]")
    assert found_in(tmp_path, text) == []


def test_every_rule_says_what_it_is_and_where_it_is_from() -> None:
    for rule in RULES.values():
        assert rule.severity in ("error", "warning")
        assert rule.description
        assert rule.source
