"""What a launch leaves for its caller."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Literal, overload

import numpy as np

from mdr.runtime.kernarg import Size3
from mdr.runtime.records import Record, Records


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
    records: Records = field(default_factory=lambda: Records([], {}, (1, 1, 1), (1, 1, 1)), repr=False)
    """The printed lines as data: directive, workgroup, wave, lane and typed values of each."""

    @property
    def failed(self) -> list[Record]:
        """The records of assertions that failed: one for each lane and assertion, when it failed first."""
        return [record for record in self.records if record.kind == "assert"]

    @overload
    def frame(self, line: int | None = None, *, pandas: Literal[False] = False) -> np.recarray[Any, Any]: ...
    @overload
    def frame(self, line: int | None = None, *, pandas: Literal[True]) -> Any: ...
    def frame(self, line: int | None = None, *, pandas: bool = False) -> Any:
        """Return the printed values as a table, a row a printed line, a column for each expression.

        It is a numpy record array, or with ``pandas`` a DataFrame. ``line`` takes the lines that the directives at this
        line of the source printed; see `mdr.runtime.frame.frame` for columns and types. Raises MDRError if nothing was
        printed there, and for a DataFrame without pandas, which MDR does not install.
        """
        from mdr.runtime.frame import data_frame, frame

        return data_frame(self.records, line) if pandas else frame(self.records, line)
