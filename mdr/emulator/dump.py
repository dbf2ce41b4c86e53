"""A wave's registers as a document: what a stop, a fault or a breakpoint shows; and the document as text."""

from __future__ import annotations

from typing import Any

import numpy as np

from mdr.emulator import state
from mdr.emulator.program import Program

Block = np.ndarray[Any, np.dtype[np.uint8]]
"""The bytes of a wave's state."""


def word(block: Block, offset: int, size: int = 4) -> int:
    return int.from_bytes(bytes(block[offset : offset + size]), "little")


def registers(program: Program, block: Block, lane: int | None = None) -> dict[str, Any]:
    """Registers of a wave by name, as unsigned 32-bit numbers: all scalar ones that the kernel names, and the vector
    ones of one lane (None: the lowest active one, or lane 0). ``exec`` and ``vcc`` have 64 bits."""
    active = word(block, state.EXEC, 8)
    if lane is None:
        lane = (active & -active).bit_length() - 1 if active else 0
    scalars, vectors, accumulators = program.named_registers()

    def vector(index: int) -> int:
        return word(block, state.VGPRS + state.VGPR_BYTES * index + 4 * lane)

    return {
        "exec": active,
        "vcc": word(block, state.VCC, 8),
        "scc": word(block, state.SCC),
        "m0": word(block, state.M0),
        "mode": word(block, state.MODE),
        "lane": lane,
        "sgprs": {f"s{k}": word(block, 4 * k) for k in scalars},
        "vgprs": {f"v{k}": vector(k) for k in vectors},
        "agprs": {f"a{k}": vector(state.ACCUMULATORS + k) for k in accumulators},
    }


def text(found: dict[str, Any]) -> str:
    """The document as lines of a report: four registers a line, integers and, for vector registers, floats."""
    place = ",".join(map(str, found["workgroup"]))
    lines = [
        f"workgroup {place}, wave {found['wave']} at {found['where']}: {found['instruction']}",
        f"  exec {found['exec']:016x}   vcc {found['vcc']:016x}   scc {found['scc']}   m0 {found['m0']:08x}"
        f"   mode {found['mode']:08x}   pc {found['pc']:#x}",
    ]
    lines += _table(found["sgprs"], lambda value: f"{value:08x}", 8)
    for bank in ("vgprs", "agprs"):
        if found[bank]:
            lines.append(f"  lane {found['lane']}:")
            lines += _table(found[bank], _as_number, 4)
    return "\n".join(lines)


def _as_number(value: int) -> str:
    with np.errstate(all="ignore"):
        return f"{value:08x} {np.uint32(value).view(np.float32):<12.6g}"


def _table(values: dict[str, int], show: Any, columns: int) -> list[str]:
    items = [f"{name:>4} {show(value)}" for name, value in values.items()]
    return ["  " + " ".join(items[k : k + columns]).rstrip() for k in range(0, len(items), columns)]
