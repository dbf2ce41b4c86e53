"""Element types: the names that metadata and launch files use, as numpy types."""

from __future__ import annotations

from typing import Any

import numpy as np

DTYPES: dict[str, np.dtype[Any]] = {
    "f32": np.dtype(np.float32),
    "f64": np.dtype(np.float64),
    "f16": np.dtype(np.float16),
    "i32": np.dtype(np.int32),
    "u32": np.dtype(np.uint32),
    "i64": np.dtype(np.int64),
    "u64": np.dtype(np.uint64),
    "i8": np.dtype(np.int8),
    "u8": np.dtype(np.uint8),
    "i16": np.dtype(np.int16),
    "u16": np.dtype(np.uint16),
}

_NAMES = {dtype: name for name, dtype in DTYPES.items()}
_INTEGERS = {1: "i8", 2: "i16", 4: "i32", 8: "i64"}


def name_of(dtype: np.dtype[Any]) -> str:
    """Return the short name of a numpy type (``f32``), or numpy's own for one that has none."""
    return _NAMES.get(dtype, str(dtype))


def integer_of_size(size: int) -> np.dtype[Any] | None:
    """Return the signed integer of ``size`` bytes, or None if there is none."""
    name = _INTEGERS.get(size)
    return DTYPES[name] if name else None
