"""Writes the whole graph of a folder of kernels as a Ninja file that stands alone: Ninja, or who includes it, needs no scons.

Edges depend on the sources and includes themselves, so times decide, as Ninja has it. The file makes itself anew when
anything changes that it was made from: a source (which may include other files now), a folder where kernels or includes
are looked for, a kernels.toml, a tool, MDR.
"""

from __future__ import annotations

import os
import shlex
import sys
import tempfile
from typing import TYPE_CHECKING

from mdr.build import execute, fast, kernels, labels, ninja
from mdr.build.known import Known
from mdr.diagnostics import MDRError
from mdr.files import write_if_changed

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from mdr.build.nodes import Kernel
    from mdr.build.plan import Plan
    from mdr.build.settings import Settings


def write(chosen: Settings, out: str, again: Sequence[str]) -> int:
    """Write ``out``; return the number of code objects that it builds.

    ``again`` are the words after ``mdr`` that write it once more. Raises MDRError for mistakes in what the folder declares
    and for a missing toolchain.
    """
    script = kernels.script(chosen.kernels)
    if os.path.exists(script):
        raise MDRError(f"{script}: only scons reads this file", hint="kernels.toml says the same to every build")
    with tempfile.TemporaryDirectory() as scratch:
        known = Known(chosen.build, "standalone")
        known.dir = scratch
        fast.Build(known, chosen, lambda: None).make_plan()
        plan = known.plan
        labels.check(plan.kernels, plan.files)
    parts: list[str] = []
    writer = ninja.Writer(parts.append, chosen.build, lambda kernel: _inputs(chosen.build, kernel))
    writer.header(chosen.build, execute.heavy_jobs())
    for kernel, files in zip(plan.kernels, plan.files, strict=True):
        parts.append(f"build {ninja.escape(_inputs(chosen.build, kernel))}: phony {_paths(files)}\n")
    for output in plan.outputs:
        tools = plan.tools[f"{output.chip} {output.variant}"]
        writer.kernel(plan.kernels[output.kernel], output.chip, output.variant, tools, plan.preparations[output.kernel])
    made_from = _made_from(plan)
    command = shlex.join([sys.executable, "-m", "mdr.cli.main", *again]).replace("$", "$$")
    parts.append(
        f"rule again\n command = {command}\n description = write {out}\n generator = 1\n restat = 1\n"
        f"build {ninja.escape(out)}: again | {_paths(made_from)}\n"
        # One that is gone is a reason to write the file anew, and no error.
        f"build {_paths(made_from)}: phony\n"
    )
    os.makedirs(os.path.dirname(out) or ".", exist_ok=True)
    write_if_changed(out, "".join(parts).encode(errors="surrogateescape"))
    return len(plan.outputs)


def _inputs(build: str, kernel: Kernel) -> str:
    """Return the name that stands for all files that a kernel is made from."""
    return f"{build}/inputs/{kernel.stem}"


def _made_from(plan: Plan) -> list[str]:
    """Return what the graph was made from: a file that is not there yet is found by the folder that it would be in."""
    searched = {os.path.dirname(path) or "." for paths in plan.absent for path in paths}
    files = {path for paths in plan.files for path in paths}
    return sorted(path for path in {*plan.watched["files"], *files, *searched} if os.path.exists(path))


def _paths(paths: Iterable[str]) -> str:
    return " ".join(map(ninja.escape, paths))
