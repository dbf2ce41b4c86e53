"""What is measured in a kernel's assembly, and its comparison with a readable golden file: exact numbers and bands."""

from __future__ import annotations

import hashlib
import json
import os
from dataclasses import asdict, dataclass, fields
from typing import Any

from mdr.diagnostics import Diagnostic, MDRError
from mdr.files import write_if_changed
from mdr.gemm.algorithm import Gemm
from mdr.gemm.schedule import Schedule
from mdr.gemm.targets import Target


@dataclass(frozen=True)
class Metrics:
    """The twelve metrics. "In the loop" means a wave's instructions for one tile of K; sizes in bytes, counts of instructions.

    The loop's matrix instructions times their shape are its floating-point operations, exactly.
    """

    registers: dict[str, int]
    spills: int
    shared_bytes: int
    matrix: dict[str, int]
    flops: int
    loop: dict[str, int]
    """All other instructions of the loop, by kind."""
    copies: dict[str, int]
    reads: dict[str, int]
    barriers: int
    waits: int
    flow: dict[str, int]
    """Blocks, branches and branches back of the whole kernel."""
    epilogue: dict[str, int]
    """Conversions with their modifiers, and stores, behind the loop."""
    conflicts: int
    """Predicted extra cycles of shared memory for one tile of K."""

    def to_json(self) -> dict[str, Any]:
        """Plain data."""
        return asdict(self)


_NAMES = tuple(item.name for item in fields(Metrics))
_REGISTER_BAND = 8
_LOOP_BAND = 0.10
_FLOW_BAND = 2
_SHARE_BAND = 0.03


def compare(found: Metrics, golden: dict[str, Any]) -> list[str]:
    """Return what differs from a golden: registers by more than 8, the loop's other instructions by more than 10 % (and
    one), branches by more than 2, anything else at all."""
    differences = []
    mine = found.to_json()
    for name in _NAMES:
        if name not in golden:
            differences.append(f"{name}: not in the golden file")
            continue
        want, got = golden[name], mine[name]
        if name == "registers":
            keys = sorted({*want, *got})
            far = [key for key in keys if abs(want.get(key, 0) - got.get(key, 0)) > _REGISTER_BAND]
            differences += [
                f"registers: {got.get(key, 0)} {key}, golden {want.get(key, 0)}, may differ by 8" for key in far
            ]
        elif name in ("loop", "waits"):
            want_sum = sum(want.values()) if isinstance(want, dict) else want
            got_sum = sum(got.values()) if isinstance(got, dict) else got
            if abs(want_sum - got_sum) > max(1, _LOOP_BAND * want_sum):
                differences.append(f"{name}: {got_sum} instructions, golden {want_sum}, may differ by 10 %")
        elif name == "flow":
            for key in sorted({*want, *got}):
                if abs(want.get(key, 0) - got.get(key, 0)) > _FLOW_BAND:
                    differences.append(f"flow: {got.get(key, 0)} {key}, golden {want.get(key, 0)}, may differ by 2")
        elif want != got:
            differences.append(f"{name}: {_short(got)}, golden {_short(want)}")
    return differences


def _short(value: Any) -> str:
    return (
        ", ".join(f"{count} {key}" for key, count in value.items()) or "none" if isinstance(value, dict) else str(value)
    )


# ---- golden files


def describe(gemm: Gemm, schedule: Schedule) -> dict[str, Any]:
    """All that a kernel's code depends on, beside chip and tools, as plain data."""
    data = {"gemm": asdict(gemm), "schedule": asdict(schedule)}
    data["gemm"]["epilogue"] = [repr(step) for step in gemm.epilogue]
    result: dict[str, Any] = json.loads(json.dumps(data, default=lambda item: item.value))
    return result


def key(gemm: Gemm, schedule: Schedule) -> str:
    """A short name that is the configuration's own."""
    text = json.dumps(describe(gemm, schedule), sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()[:12]


def golden_path(folder: str, gemm: Gemm, schedule: Schedule, target: Target, version: str) -> str:
    """Where the golden file of a configuration is: chip, then what can be read of the configuration, its key, tools."""
    tile, layout = schedule.tile, gemm.layout.value.lower()
    steps = "".join(f"-{type(step).__name__.lower()}" for step in gemm.epilogue)
    name = f"{gemm.a}-{layout}-{tile.m}x{tile.n}x{tile.k}{steps}-{key(gemm, schedule)}-{version}.json"
    return os.path.join(folder, target.name, name)


def read_golden(path: str) -> dict[str, Any] | None:
    """Return a golden file's ``metrics`` and ``share``, None if there is no such file. Raises MDRError if it is not JSON."""
    try:
        with open(path, encoding="utf-8") as file:
            document: dict[str, Any] = json.load(file)
    except FileNotFoundError:
        return None
    except ValueError as error:
        raise MDRError(Diagnostic(f"{path} is not JSON: {error}", hint="make it again with --update-golden")) from None
    return document


def slower(share: float, golden: float) -> str | None:
    """Say so if the matrix unit's share of the time is more than three points below the golden one."""
    if share >= golden - _SHARE_BAND:
        return None
    return f"the matrix unit works {100 * share:.1f} % of the K loop's time, golden {100 * golden:.1f} %, may be 3 points less"


def write_golden(path: str, gemm: Gemm, schedule: Schedule, found: Metrics, share: float | None) -> None:
    """Write a golden file, with the configuration it belongs to; ``share`` is the matrix unit's, if there is a model."""
    os.makedirs(os.path.dirname(path) or ".", exist_ok=True)
    document: dict[str, Any] = {"configuration": describe(gemm, schedule), "metrics": found.to_json()}
    if share is not None:
        document["share"] = round(share, 3)
    write_if_changed(path, json.dumps(document, indent=1) + "\n")
