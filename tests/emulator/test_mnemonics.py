"""The opcode table beside LLVM's own list of instructions: what it lacks is listed here, with the reason."""

from __future__ import annotations

import pytest

from mdr.diagnostics import MDRError
from mdr.emulator import Program
from mdr.emulator.opcodes import TABLE
from mdr.emulator.registry import CHIPS

from .harness import build, kernel
from .mnemonics import known

MISSING = {
    "trap handlers, which alone may use it": ("s_rfe_b64", "s_rfe_restore_b64"),
    "a stack of divergent branches in M0 and SGPRs that no compiler uses": (
        "s_cbranch_g_fork", "s_cbranch_i_fork", "s_cbranch_join",
    ),
    "a mode that skips vector instructions; no compiler uses it": ("s_setvskip",),
    "pixel shaders": ("s_endpgm_ordered_ps_done", "s_setkill", "v_screen_partition_4se_b32"),
    "a message that ends the wave when it is answered": ("s_sendmsghalt",),
    "scalar access to swizzled private memory": tuple(
        f"s_scratch_{way}_dword{count}" for way in ("load", "store") for count in ("", "x2", "x4")
    ),
    "global wave synchronisation between workgroups that are all resident": tuple(
        f"ds_gws_{what}" for what in ("init", "barrier", "sema_v", "sema_br", "sema_p", "sema_release_all")
    ),
    "stores from LDS": ("buffer_store_lds_dword",),
}  # fmt: skip
"""Instructions of the three chips that the emulator does not know, by why."""
IMAGES = "image_"
"""gfx90a's texture instructions: there are no textures here."""


@pytest.mark.parametrize("chip", CHIPS)
def test_llvm_knows_nothing_more(chip: str) -> None:
    names = known(chip)
    assert len(names) > 1100
    listed = {name for group in MISSING.values() for name in group}
    missing = {name for name in names if name not in TABLE or chip not in TABLE[name].chips}
    assert {name for name in missing if not name.startswith(IMAGES)} <= listed
    assert not any(name in TABLE for name in listed)


@pytest.mark.parametrize("chip", CHIPS)
def test_the_table_knows_nothing_more(chip: str) -> None:
    """Each entry's chips are those for which LLVM has the instruction."""
    claimed = {op.name for op in TABLE.values() if chip in op.chips and op.family != "internal"}
    assert claimed <= set(known(chip))


def test_every_listed_instruction_exists() -> None:
    everywhere = set().union(*(known(chip) for chip in CHIPS))
    assert {name for group in MISSING.values() for name in group} <= everywhere


def test_an_unknown_instruction_is_an_error_that_names_it() -> None:
    with pytest.raises(MDRError, match=r"cannot emulate ds_gws_barrier v0 .*: not in the emulator's opcode table"):
        Program(build(kernel("ds_gws_barrier v0 offset:0 gds"), "gfx950"))
