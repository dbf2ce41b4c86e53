"""How reports speak of time: what the emulator counts is a model, and is called so everywhere."""

from __future__ import annotations

from typing import Any

from mdr.report.timestamps import TICKS


def is_model(launch: dict[str, Any]) -> bool:
    """Tell whether a launch's ticks are those of the emulator's model."""
    return launch.get("device") == "emulator"


def unit(launch: dict[str, Any], clock: str = TICKS) -> str:
    """Return what times that a launch took by ``clock`` are counted in."""
    return f"{clock} of the emulator's model" if is_model(launch) else clock


def about_time(launch: dict[str, Any]) -> str:
    """Return what a reader must know of a launch's times."""
    if is_model(launch):
        return (
            "Times are ticks of the emulator's model, not of a GPU: they tell which section is the expensive one, not how "
            "long it takes. Each wave's counter starts at 0 when the wave starts."
        )
    return "Times are ticks of the counter that s_memtime reads. Counters of different compute units need not agree."
