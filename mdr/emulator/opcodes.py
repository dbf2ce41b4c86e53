"""The complete opcode table: importing this module has every semantics module register its instructions."""

from __future__ import annotations

from mdr.emulator.registry import TABLE, Op
from mdr.emulator.semantics import ds, flat, lanes, smem, sop, sopp, vop_float, vop_integer, vopc

FAMILIES = (sop, sopp, smem, vop_integer, vop_float, vopc, lanes, flat, ds)
"""The modules, in the manuals' order."""

__all__ = ["FAMILIES", "TABLE", "Op"]
