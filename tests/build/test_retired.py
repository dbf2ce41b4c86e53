"""A build says what to write for directives that today's assemblers no longer understand."""

from __future__ import annotations

from pathlib import Path

import pytest
from trees import Tree

from mdr.assembly import retired
from mdr.build import pipeline
from mdr.diagnostics import MDRError

OLD = """\
.hsa_code_object_version 2,1
.macro begin
  .hsatext
.endm
begin
k:
.amd_kernel_code_t
.end_amd_kernel_code_t
.nonsense
  s_endpgm
"""
HINTS = [
    (
        "k.s:1:1: error: unknown directive",
        ".hsa_code_object_version is no longer understood; write .amdhsa_code_object_version 5",
    ),
    ("k.s:7:1: error: unknown directive", ".amd_kernel_code_t is no longer understood; write .amdhsa_kernel NAME"),
    ("error: unknown directive", ".hsatext is no longer understood; write .text"),
]


@pytest.mark.parametrize("words", [(), ("debug=1",), ("engine=scons",)], ids=str)
def test_scons_shows_todays_form(tmp_path: Path, words: tuple[str, ...]) -> None:
    tree = Tree(tmp_path)
    tree.write("k.s", OLD)
    output = tree.scons(*words, fails=True).output
    for message, hint in HINTS:
        assert message in output
        assert f"\nhint: {hint}" in output
    assert output.count("hint: .") == 4


@pytest.mark.parametrize("debug", [False, True])
def test_so_does_a_build_within_this_process(tmp_path: Path, debug: bool) -> None:
    (tmp_path / "k.s").write_text(OLD)
    with pytest.raises(MDRError) as caught:
        pipeline.build_kernel(tmp_path / "k.s", tmp_path / "out", debug=debug)
    hints = [item.hint for item in caught.value.diagnostics if item.hint and item.hint.startswith(".")]
    assert len(hints) == 4
    nonsense = [item for item in caught.value.diagnostics if item.position and item.position.line == 9]
    assert [item.hint for item in nonsense] == [None]


def test_other_output_stays_as_it_is() -> None:
    text = "k.s:1:1: error: unknown directive\n.nonsense\n^\nk.s:2:1: warning: x\n"
    assert retired.with_hints(text, "gfx950") == text
    assert retired.todays_form("", "gfx950") is None
    assert retired.todays_form("  .amd_amdgpu_isa x", "gfx942") == 'write .amdgcn_target "amdgcn-amd-amdhsa--gfx942"'
