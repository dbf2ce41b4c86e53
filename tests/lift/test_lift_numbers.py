"""Branches by number get labels, and llvm-mc makes the same bytes of them."""

from __future__ import annotations

from pathlib import Path

import pytest
from lifting import LLVM_MC, assemble, edges, functions, through_mlir
from objects import kernel

from mdr.assembly.canonical import Canonical, canonicalise, llvm_mc_arguments
from mdr.cli.main import main
from mdr.lift import build_module, check_faithful, name_targets

LONG = "\tv_add_f32_e64 v0, v1, v2\n"  # 8 bytes
SHORT = "\ts_nop 0\n"  # 4 bytes


def _canonical(text: str, scratch: Path) -> Canonical:
    path = scratch / "k.s"
    path.write_text(text)
    return canonicalise(str(path), chip="gfx950", llvm_mc=LLVM_MC)[1]


def _named(body: str, scratch: Path) -> Canonical:
    return name_targets(_canonical(kernel("k", body), scratch), chip="gfx950", llvm_mc=LLVM_MC)


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        (
            f"\ts_cbranch_scc0 3\n{LONG}{SHORT}{LONG}\ts_endpgm",
            [("cf.cond_br", "2", "1"), ("cf.br", "2"), ("func.return",)],
        ),
        (
            f"{LONG}{SHORT}\ts_cbranch_scc0 0xfffe\n\ts_endpgm",
            [("cf.br", "1"), ("cf.cond_br", "1", "2"), ("func.return",)],
        ),
        (
            f"{LONG}{SHORT}\ts_cbranch_scc0 65534\n\ts_endpgm",
            [("cf.br", "1"), ("cf.cond_br", "1", "2"), ("func.return",)],
        ),
        (f"\ts_branch 1\n{SHORT}\ts_endpgm\n\t.p2align 6", [("cf.br", "2"), ("cf.br", "2"), ("func.return",)]),
        (
            f"\ts_branch 0\n\ts_branch 1\n{SHORT}\ts_endpgm",
            [("cf.br", "1"), ("cf.br", "3"), ("cf.br", "3"), ("func.return",)],
        ),
    ],
)
def test_targets_become_blocks(body: str, expected: list[tuple[str, ...]], tmp_path: Path) -> None:
    module = build_module(_named(body, tmp_path), "gfx950")
    assert edges(functions(module)["k"]) == expected
    assert assemble(through_mlir(module)) == assemble(kernel("k", body))


@pytest.mark.parametrize(
    "body",
    [
        f"\ts_cbranch_scc0 1\n{LONG}\ts_endpgm",  # into an instruction
        f"\ts_cbranch_scc0 2\n{SHORT}\t.long 0xbf800000\n\ts_endpgm",  # over data
        f"\ts_cbranch_scc0 1\n{SHORT}\t.p2align 6\n{SHORT}\ts_cbranch_scc0 -40\n\ts_endpgm",  # before an alignment
    ],
)
def test_targets_that_cannot_be_found_stay_numbers(body: str, tmp_path: Path) -> None:
    canonical = _named(body, tmp_path)
    module = build_module(canonical, "gfx950")
    assert "does not name a label" in str(functions(module)["k"].attributes["amdisa.opaque_flow"])
    assert assemble(through_mlir(module)) == assemble(kernel("k", body))


def test_a_call_by_number_is_opaque(tmp_path: Path) -> None:
    module = build_module(_named(f"\ts_call_b64 s[4:5], 1\n{SHORT}\ts_endpgm", tmp_path), "gfx950")
    reason = functions(module)["k"].attributes["amdisa.opaque_flow"]
    assert reason == "code or data at .Lmdr_target_0 is reached through its address"


def test_directives_stay_at_their_instructions(tmp_path: Path) -> None:
    body = f'\ts_branch 1\n{SHORT}\t; @PRINT f"A={{v0}}"\n\ts_endpgm\n.Lmdr_target_0:'
    module = build_module(_named(body, tmp_path), "gfx950")
    assert '.Lmdr_target_1:\n\t; @PRINT f"A={v0}"\n\ts_endpgm\n' in through_mlir(module)


def test_without_numbers_nothing_is_run(tmp_path: Path) -> None:
    canonical = _canonical(kernel("k"), tmp_path)
    assert name_targets(canonical, chip="gfx950", llvm_mc="/none") is canonical


def test_text_that_assembles_otherwise_is_warned_of(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "k.s"
    path.write_text("k:\n\tv_nop_e64\n\ts_endpgm\n")
    assert main(["lift", str(path), "--emit=s"]) == 0
    assert "k.s:1:1: warning: llvm-mc prints an instruction of this source as text" in capsys.readouterr().err
    path.write_text("\t.if N\n\tv_nop_e32\n\t.endif\n")
    assert main(["lift", str(path), "--emit=s", "--defsym=N=1"]) == 0
    assert capsys.readouterr().err == ""


def test_text_that_does_not_assemble_is_a_doubt_too(tmp_path: Path) -> None:
    canonical = _canonical("\ts_nop 0\n", tmp_path)
    arguments = llvm_mc_arguments("gfx950", include_dirs=(), defsyms=(), mattr=None, cov=None)
    path = str(tmp_path / "k.s")
    assert check_faithful(path, canonical, llvm_mc=LLVM_MC, arguments=arguments) is None
    canonical.lines.append("\ts_nope")
    assert check_faithful(path, canonical, llvm_mc=LLVM_MC, arguments=arguments) is not None
    Path(path).write_text("\ts_nope\n")
    assert check_faithful(path, canonical, llvm_mc=LLVM_MC, arguments=arguments) is None
