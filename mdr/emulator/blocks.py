"""Blocks of memory that Python and compiled code share: aligned arrays of bytes, and quadwords in them."""

from __future__ import annotations

import struct
from typing import Any

import numpy as np

Block = np.ndarray[Any, np.dtype[np.uint8]]


def aligned(size: int, alignment: int) -> np.ndarray[tuple[int], np.dtype[np.uint8]]:
    """A zeroed byte array whose address is a multiple of ``alignment``."""
    raw = np.zeros(size + alignment, dtype=np.uint8)
    start = -raw.ctypes.data % alignment
    return raw[start : start + size]


def put(block: Block, offset: int, value: int) -> None:
    """Write a quadword."""
    block[offset : offset + 8] = np.frombuffer(struct.pack("<Q", value & (1 << 64) - 1), np.uint8)


def get(block: Block, offset: int, signed: bool = False) -> int:
    """Read a quadword."""
    return int.from_bytes(bytes(block[offset : offset + 8]), "little", signed=signed)
