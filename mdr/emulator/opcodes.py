"""The complete opcode table: importing this module has every semantics module register its instructions."""

from __future__ import annotations

from mdr.emulator.registry import TABLE, Op
from mdr.emulator.semantics import (
    ds,
    flat,
    formats,
    lanes,
    mfma,
    mubuf,
    scaled_floats,
    small_floats,
    smem,
    smfmac,
    sop,
    sopp,
    vop3p,
    vop_float,
    vop_integer,
    vopc,
)

FAMILIES = (
    sop, sopp, smem, vop_integer, vop_float, small_floats, scaled_floats, vopc, vop3p, lanes, flat, mubuf, formats,
    ds, mfma, smfmac,
)  # fmt: skip
"""The modules, in the manuals' order."""

__all__ = ["FAMILIES", "TABLE", "Op"]
