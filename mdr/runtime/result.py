"""What a launch leaves for its caller."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import numpy as np

from mdr.runtime.kernarg import Size3


@dataclass(frozen=True)
class Result:
    """What a launch left: printed ``lines`` in order of arrival, ``buffers`` by argument name (the caller's arrays).

    Arguments without a name in the metadata are ``arg0``, ``arg1``, … by their place. ``dropped`` counts printed
    records lost because the printf buffer was full; ``statistics`` is what the device measured.
    """

    kernel: str
    device: str
    grid: Size3
    block: Size3
    lines: list[str]
    buffers: dict[str, np.ndarray[Any, Any]]
    dropped: int = 0
    statistics: dict[str, int] = field(default_factory=dict)
