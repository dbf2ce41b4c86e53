"""What each instruction does, in tables grouped as AMD's instruction-set manuals group them; importing fills the opcode table."""

from mdr.emulator.semantics import (
    ds,
    flat,
    lanes,
    smem,
    sop,
    sopp,
    vop_float,
    vop_integer,
    vopc,
)

__all__ = ["ds", "flat", "lanes", "smem", "sop", "sopp", "vop_float", "vop_integer", "vopc"]
