"""How the hardware starts a wave: scalar registers, packed work-item ids, EXEC of partial waves, MODE.

Facts: LLVM's "User Guide for AMDGPU Backend", "Initial Kernel Execution State"; register order from the code object's
kernel descriptor.
"""

from __future__ import annotations

import struct
from dataclasses import dataclass
from typing import Any

import numpy as np

from mdr.diagnostics import MDRError
from mdr.emulator import state
from mdr.emulator.program import Program

Size = tuple[int, int, int]
MAX_SIDE = 1024
"""Work-item ids are ten bits a dimension."""


def three(size: int | tuple[int, ...], what: str) -> Size:
    """A grid or block size with missing dimensions as 1. Raises MDRError unless all are positive integers."""
    parts = (size,) if isinstance(size, int) else tuple(size)
    if not 1 <= len(parts) <= 3 or any(int(p) != p or p < 1 for p in parts):
        raise MDRError(f"{what} must be one to three positive integers, not {size!r}")
    x, y, z = (*(int(p) for p in parts), 1, 1)[:3]
    return x, y, z


@dataclass(frozen=True)
class Start:
    """What every wave of a launch starts with."""

    header: bytearray
    """The first HEADER_BYTES of the state."""
    waves: int
    """Waves of a workgroup."""
    table: np.ndarray[Any, np.dtype[np.uint8]]
    ids: Size
    """Where the workgroup ids go: state offset + 4, or NOWHERE."""


def start(
    program: Program, block: Size, kernarg: int, kernarg_bytes: bytes, packet: int, lds: int, scratch: int
) -> Start:
    """Work out the initial state; ``kernarg`` and ``packet`` are addresses, ``lds`` and ``scratch`` sizes in bytes."""
    items = block[0] * block[1] * block[2]
    limit = program.kernel.max_workgroup_size
    if items > limit or max(block) > MAX_SIDE:
        raise MDRError(
            f"a block of {items} work-items is too large for kernel {program.kernel.name}",
            hint=f"it allows {limit} (.max_flat_workgroup_size)",
        )
    descriptor = program.kernel.descriptor
    header = bytearray(state.HEADER_BYTES)
    ids = [state.NOWHERE] * 3

    def put(index: int, *values: int) -> None:
        struct.pack_into(f"<{len(values)}I", header, 4 * index, *(v & 0xFFFFFFFF for v in values))

    def put64(index: int, value: int) -> None:
        put(index, value, value >> 32)

    for register in descriptor.initial_sgprs(program.chip):
        name, first = register.name, register.first
        if name == "kernarg_segment_ptr":
            put64(first, kernarg)
        elif name == "dispatch_ptr":
            put64(first, packet)
        elif name == "private_segment_size":
            put(first, scratch)
        elif name == "private_segment_buffer":
            # A swizzled buffer: the emulator knows it by its add_tid flag and uses the wave's own scratch.
            put(first, 0, PRIVATE_BUFFER_WORD1, 0xFFFFFFFF, PRIVATE_BUFFER_WORD3)
        elif name == "preloaded_kernarg":
            begin = 4 * descriptor.kernarg_preload_offset
            data = kernarg_bytes[begin : begin + 4 * register.count].ljust(4 * register.count, b"\0")
            put(first, *struct.unpack(f"<{register.count}I", data))
        elif name.startswith("workgroup_id_"):
            ids["xyz".index(name[-1])] = 4 * first + 4
    for first, count in program.launched():
        at = state.SCALAR_DEFINED + 4 * first
        header[at : at + 4 * count] = b"\xff" * (4 * count)
    struct.pack_into("<I", header, state.MODE, mode_word(program))
    for offset, value in zip((state.MXCSR_32, state.MXCSR_64), control_words(mode_word(program)), strict=True):
        struct.pack_into("<I", header, offset, value)
    struct.pack_into("<Q", header, state.LDS_SIZE, lds)
    struct.pack_into("<Q", header, state.SCRATCH_SIZE, scratch)
    return Start(header, -(-items // 64), _wave_table(block, items), (ids[0], ids[1], ids[2]))


PRIVATE_BUFFER_WORD1 = 1 << 31
PRIVATE_BUFFER_WORD3 = (1 << 23) | (3 << 21) | (1 << 19) | (4 << 15)
"""Add-lane-id, index stride 64, element size 4, as the HSA runtime sets private buffers up."""


def mode_word(program: Program) -> int:
    """MODE as the descriptor sets it: rounding, denormals, DX10_CLAMP, IEEE."""
    d = program.kernel.descriptor
    return (
        d.float_round_mode_32
        | d.float_round_mode_16_64 << 2
        | d.float_denorm_mode_32 << 4
        | d.float_denorm_mode_16_64 << 6
        | int(d.enable_dx10_clamp) << 8
        | int(d.enable_ieee_mode) << 9
    )


def control_words(mode: int) -> tuple[int, int]:
    """x86 MXCSR values for MODE's f32 rules and its f16/f64 rules."""

    def word(rounding: int, denormals: int) -> int:
        swapped = {0: 0, 1: 2, 2: 1, 3: 3}[rounding]
        zero_inputs, zero_results = not denormals & 1, not denormals >> 1 & 1
        return 0x1F80 | swapped << 13 | zero_inputs << 6 | zero_results << 15

    return word(mode & 3, mode >> 4 & 3), word(mode >> 2 & 3, mode >> 6 & 3)


def _wave_table(block: Size, items: int) -> np.ndarray[Any, np.dtype[np.uint8]]:
    """EXEC and v0 (x | y << 10 | z << 20) of each wave of a workgroup."""
    waves = -(-items // 64)
    out = np.zeros((waves, state.WAVE_BYTES), dtype=np.uint8)
    flat = np.arange(waves * 64, dtype=np.uint64)
    x, rest = flat % block[0], flat // block[0]
    y, z = rest % block[1], rest // block[1]
    packed = np.where(flat < items, x | y << np.uint64(10) | z << np.uint64(20), 0).astype(np.uint32)
    out[:, 8:] = packed.view(np.uint8).reshape(waves, 256)
    counts = [min(64, items - 64 * w) for w in range(waves)]
    out[:, :8] = np.array([(1 << n) - 1 for n in counts], dtype=np.uint64).view(np.uint8).reshape(waves, 8)
    return out
