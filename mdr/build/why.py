"""Says why a code object is, or would be, built: which file, setting, tool or part of MDR differs from the last time."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from mdr.build import state, toolchain
from mdr.build.known import Known, status
from mdr.diagnostics import MDRError

if TYPE_CHECKING:
    from mdr.build.plan import Output


def explain(target: str, build_dir: str = "build") -> list[str]:
    """Return the reasons why ``target``, a code object below ``build_dir``, would be built now; none: it is up to date.

    Raises MDRError when no build there knows of it.
    """
    for build in Known.all_in(build_dir):
        for output in build.plan.outputs:
            if os.path.abspath(output.path) == os.path.abspath(target):
                needed = (build.plan.preparations[output.kernel],)
                tools = toolchain.for_variant(output.chip, output.variant, preparations=needed)
                build.plan.set_versions(f"{output.chip} {output.variant}", tools)
                return reasons(build, output)
    raise MDRError(f"{target}: no build in {build_dir} makes this", hint="name a .hsaco file that scons has built")


def reasons(build: Known, output: Output) -> list[str]:
    """Return why ``output`` would be built now; nothing when it would not."""
    record, made = build.built.get(output.path), build.history.get(output.path)
    if record is None or made is None:
        return ["never built here" if not os.path.exists(output.path) else "not built by this configuration"]
    now = set(build.plan.settings(output))
    before = set(made[0])
    found = [f"{line.split()[0]}: was {_value(line, before)}, is {_value(line, now)}" for line in _differ(before, now)]
    old, new = dict(made[1]), dict(build.plan.inputs(output))
    for path in {**old, **new}:
        if path not in old:
            found.append(f"{path}: now included")
        elif path not in new:
            found.append(f"{path}: no longer included")
        elif new[path] == state.ABSENT:
            found.append(f"{path}: is gone")
        elif old[path] != new[path]:
            found.append(f"{path}: changed")
    there = status(output.path)
    if there is None:
        found.append("the output is gone")
    elif there != record[1:] and not found:
        found.append("the output is not what was built")
    return found


def _differ(before: set[str], now: set[str]) -> list[str]:
    """Return one line for each setting that differs, by its first word."""
    return list({line.split(" ")[0]: line for line in sorted(before ^ now)}.values())


def _value(line: str, lines: set[str]) -> str:
    word = line.split(" ")[0]
    return ", ".join(sorted(item.partition(" ")[2] for item in lines if item.split(" ")[0] == word)) or "none"
