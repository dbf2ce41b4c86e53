"""What a user is told: every mistake at its file, line and column, all of them at once, with a way out."""

from __future__ import annotations

from pathlib import Path

import pytest
from objects import kernel
from stages import Stages, written

from mdr.diagnostics import MDRError


def errors_of(folder: Path, text: str) -> str:
    with pytest.raises(MDRError) as caught:
        Stages(written(folder, text)).inject()
    return str(caught.value)


def padded(directive: str, line: int) -> str:
    """Return a kernel with ``directive`` on line ``line``."""
    return kernel("k", "\n" * (line - 6) + f"    ; {directive}\n  s_endpgm")


def test_unknown_built_in_on_line_33(tmp_path: Path) -> None:
    shown = errors_of(tmp_path, padded('@PRINT if $rid < 4: f"test"', 33))
    first, line, caret, hint = shown.split("\n")
    assert first.startswith(
        f"{tmp_path}/k.s:33:17: error: Unknown built-in variable '$rid'. Valid built-in variables are: $tid, $lane"
    )
    assert line == '    ; @PRINT if $rid < 4: f"test"'
    assert caret == "                ^~~~"
    assert hint.startswith("hint: ")


@pytest.mark.parametrize(
    "directive",
    [
        '@PRINT f"value={x6:.2f}"',
        '@PRINT f"missing quote {v6}',
        '@PRINT f"{v999}"',
        '@PRINT f"{}"',
        '@PRINT f"{(v6+v7}"',
        '@PRINT if v6 >: f"x"',
        '@PRINT f"{v77}"',
        '@PRINT if v6 > 1.0 f"x"',
        '@PRINT fmt="A=%f" reg=v6 type=f32',
        '@PRNT f"{v6}"',
    ],
)
def test_each_mistake_has_a_message_of_its_own(tmp_path: Path, directive: str) -> None:
    shown = errors_of(tmp_path, padded(directive, 12))
    assert shown.startswith(f"{tmp_path}/k.s:12:")
    assert ": error: " in shown
    assert "\nhint: " in shown
    others = ['@PRINT f"{x6}"', '@PRINT f"{v6:q}"', "@PRINT"]
    assert all(
        errors_of(tmp_path, padded(other, 12)).split("error: ")[1] != shown.split("error: ")[1] for other in others
    )


def test_two_errors_in_a_file_are_both_shown(tmp_path: Path) -> None:
    shown = errors_of(tmp_path, kernel("k", '  ; @PRINT f"{x1}"\n  s_nop 0\n  ; @PRINT f"{$rid}"\n  s_endpgm'))
    assert f"{tmp_path}/k.s:6:" in shown
    assert f"{tmp_path}/k.s:8:" in shown
    assert shown.count(": error: ") == 2


def test_a_macro_used_twice_tells_of_its_mistake_once(tmp_path: Path) -> None:
    macro = '.macro m r\n  s_nop 0 ; @PRINT f"{$rid} {v[\\r]:d}"\n.endm\n  m 1\n  m 2\n  s_endpgm'
    assert errors_of(tmp_path, kernel("k", macro)).count(": error: ") == 1


def test_a_register_beyond_what_the_kernel_has(tmp_path: Path) -> None:
    shown = errors_of(tmp_path, padded('@PRINT f"{v40}"', 12))
    assert "v40" in shown
    assert "8" in shown  # what it declares


def test_outside_a_kernel(tmp_path: Path) -> None:
    shown = errors_of(tmp_path, '  ; @PRINT f"x"\n' + kernel("k", "  s_endpgm"))
    assert "k.s:1:5: error: this directive stands outside every kernel" in shown


@pytest.mark.parametrize(
    ("expression", "needs"),
    [
        ("$wg_x", "system_sgpr_workgroup_id_x"),
        ("$tid_y", "system_vgpr_workitem_id"),
    ],
)
def test_a_built_in_that_the_kernel_does_not_receive(tmp_path: Path, expression: str, needs: str) -> None:
    text = kernel("k", f'  ; @PRINT f"{{{expression}}}"\n  s_endpgm', directives=".amdhsa_system_sgpr_workgroup_id_x 0")
    shown = errors_of(tmp_path, text)
    assert "does not receive" in shown
    assert needs in shown


def test_no_kernel_argument_pointer(tmp_path: Path) -> None:
    text = kernel("k", '  ; @PRINT f"x"\n  s_endpgm').replace("kernarg_segment_ptr 1", "kernarg_segment_ptr 0")
    shown = errors_of(tmp_path, text)
    assert "does not receive the kernel argument pointer" in shown
    assert "add .amdhsa_user_sgpr_kernarg_segment_ptr 1" in shown


@pytest.mark.parametrize(
    ("body", "message"),
    [
        ("  s_branch 2\n{}\n  s_nop 0\n  s_endpgm", "branches by a number of instructions (s_branch 2)"),
        ("  s_set_gpr_idx_on s0, gpr_idx(SRC0)\n{}\n  s_set_gpr_idx_off\n  s_endpgm", "VGPR indexing is on"),
        (
            "  s_getpc_b64 s[4:5]\n{}\n  s_add_u32 s4, s4, f@rel32@lo+4\n  s_addc_u32 s5, s5, f@rel32@hi+12\n"
            "  s_swappc_b64 s[30:31], s[4:5]\n  s_endpgm",
            "between s_getpc_b64 and the instructions",
        ),
    ],
)
def test_places_where_nothing_can_be_inserted(tmp_path: Path, body: str, message: str) -> None:
    assert message in errors_of(tmp_path, kernel("k", body.format('  ; @PRINT f"{v1:d}"')))


@pytest.mark.parametrize(
    ("body", "message"),
    [
        ("{}\n  s_endpgm_saved", "ends by s_endpgm_saved"),
        ("{}\n  .long 0xbf810000", "ends by an instruction written as data"),
        ("{}\n.Lfor_ever:\n  s_branch .Lfor_ever", "has no s_endpgm"),
        ("  s_setvskip s4, 0\n{}\n  s_endpgm", "skips vector instructions"),
        (
            "  s_branch .Lend\n.Lback:\n  v_mov_b32 v1, v2\n{}\n  s_set_gpr_idx_off\n  s_endpgm\n.Lend:\n"
            "  s_set_gpr_idx_on s0, gpr_idx(SRC0)\n  s_branch .Lback",
            "VGPR indexing is on",
        ),
    ],
)
def test_kernels_that_cannot_print(tmp_path: Path, body: str, message: str) -> None:
    assert message in errors_of(tmp_path, kernel("k", body.format('  ; @PRINT f"{v1:d}"')))


def test_after_the_address_is_complete_all_is_well(tmp_path: Path) -> None:
    body = (
        "  s_getpc_b64 s[4:5]\n  s_add_u32 s4, s4, f@rel32@lo+4\n  s_addc_u32 s5, s5, f@rel32@hi+12\n"
        '  ; @PRINT f"{v1:d}"\n  s_swappc_b64 s[6:7], s[4:5]\n  s_endpgm'
    )
    Stages(written(tmp_path, kernel("k", body))).inject()


def test_warnings(tmp_path: Path) -> None:
    (warning,) = Stages(written(tmp_path, kernel("k", "  s_endpgm"))).parse()
    assert (warning.severity, warning.message) == ("warning", "no directive in this file: nothing will be printed")
    unused = '.macro never\n  ; @PRINT f"x"\n.endm\n  ; @PRINT f"{v1}"\n  s_endpgm'
    (warning,) = Stages(written(tmp_path, kernel("k", unused))).parse()
    assert warning.message.startswith("this directive is never assembled")
    assert warning.position is not None
    assert warning.position.line == 7


def two_kernels(first: str, second: str) -> str:
    return kernel("a", first) + kernel("b", second).split("\t.amdgpu_metadata")[0]


def test_code_shared_by_a_call(tmp_path: Path) -> None:
    body = '  s_endpgm\nhelper:\n  v_mov_b32 v1, 0\n  ; @PRINT f"{v1:d}"\n  s_setpc_b64 s[30:31]'
    Stages(written(tmp_path, kernel("a", body))).inject()  # one kernel: nobody else can call it
    shown = errors_of(tmp_path, two_kernels(body, "  s_endpgm"))
    assert "reaches only by a call" in shown


def test_code_shared_by_a_branch(tmp_path: Path) -> None:
    first = '  v_mov_b32 v1, 0\n.Ltail:\n  ; @PRINT f"{v1:d}"\n  s_endpgm'
    Stages(written(tmp_path, two_kernels(first, "  s_endpgm"))).inject()
    shown = errors_of(tmp_path, two_kernels(first, "  s_branch .Ltail"))
    assert "kernel 'b' branches into kernel 'a'" in shown
