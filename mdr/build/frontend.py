"""What ``scons`` does with its command line: hands the build to Ninja, or to SCons itself, and runs the other targets."""

from __future__ import annotations

import gc
import os
import shutil
import subprocess
import sys
from contextlib import ExitStack
from typing import TYPE_CHECKING, Any

from mdr.build.settings import TARGETS
from mdr.diagnostics import MDRError

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from mdr.build.nodes import Kernel
    from mdr.build.settings import Settings

_SCONS_ONLY = ("clean", "help", "question", "interactive", "tree_printers", "debug")
"""Options that SCons alone can serve."""


class _NeedsScons(Exception):
    """A SConscript declares more than kernels: builders and aliases that only SCons can serve."""


def takes_over(chosen: Settings, option: Callable[[str], Any]) -> bool:
    """Return whether this build is Ninja's, by the command line alone."""
    return chosen.engine == "ninja" and not any(option(name) for name in _SCONS_ONLY)


def main(chosen: Settings, targets: Sequence[str], option: Callable[[str], Any], read: Callable[..., Any]) -> int:
    """Do what the command line asks for; return the exit status."""
    # What is read here are large tables of plain data, which a collector would look through again and again in vain.
    gc.disable()
    from mdr.build.known import Known, identity

    known = Known(chosen.build, identity(chosen))
    known.load()
    if (not targets or set(targets) == {"all"}) and known.holds and known.idle():
        known.save_contents()
        return 0
    # There is something to do, and all that takes is read only now.
    from mdr.build import fast, kernels

    def declare() -> list[Kernel] | None:
        if not os.path.exists(kernels.script(chosen.kernels)):
            return None
        env = read(record=True)
        if _has_other_builders(env):
            raise _NeedsScons
        found: list[Kernel] = env["MDR_KERNELS"]
        return found

    build = fast.Build(known, chosen, declare)
    files = [target for target in targets if target not in TARGETS]
    jobs = _jobs(option)
    dry = bool(option("no_exec"))
    status = 0
    try:
        if files or not targets or {"all", "run"} & set(targets):
            status = build.bring_up_to_date(
                files if not {"all", "run"} & set(targets) else [],
                jobs=jobs,
                keep_going=bool(option("keep_going")),
                explain=chosen.explain,
                verbose=chosen.verbose,
                dry=dry,
            )
        if dry:
            return status
        if "compdb" in targets and not status:
            build.load_or_make_plan()
            _compdb(known.plan.kernels, chosen)
        if "run" in targets and not status:
            outputs = known.plan.outputs
            from mdr.build import cases

            found = [cases.Case(known.plan.kernels[o.kernel].source, o.path, o.chip, o.variant) for o in outputs]
            status = 1 if cases.run(found, jobs=jobs) else 0
    except _NeedsScons:
        sys.stdout.flush()
        os.execv(sys.executable, [sys.executable, *sys.argv, "engine=scons"])
    except MDRError as error:
        print(error, file=sys.stderr)
        return 1
    except OSError as error:
        # A full disk, a folder that may not be written: the system's words say it all.
        print(f"error: {error}", file=sys.stderr)
        return 1
    if "test" in targets and not status:
        status = _test()
    return status


def native(chosen: Settings, option: Callable[[str], Any]) -> None:
    """Prepare a build by SCons itself. What Ninja remembers of the folder is dropped: it would no longer be true."""
    if option("no_exec") or option("help"):
        return
    folder = f"{chosen.build}/.mdr"
    from mdr.build import execute

    _held.enter_context(execute.lock(folder))
    if os.path.exists(f"{folder}/.ninja_log"):
        for name in os.listdir(folder):
            if name != "lock":
                path = os.path.join(folder, name)
                shutil.rmtree(path) if os.path.isdir(path) else os.unlink(path)


_held = ExitStack()
"""Keeps the lock until the process ends."""


def action(target: str, chosen: Settings, env: Any) -> Callable[..., int]:
    """Return the function that SCons itself runs for a target that is no file."""

    def run(**_: Any) -> int:
        declared: list[Kernel] = env["MDR_KERNELS"]
        if target == "test":
            return _test()
        if target == "compdb":
            return _compdb(declared, chosen)
        from mdr.build import cases, graph, nodes

        found = [
            cases.Case(kernel.source, nodes.stem_path(chosen.build, kernel, chip, variant) + graph.HSACO, chip, variant)
            for kernel in declared
            for chip in kernel.chips
            for variant in kernel.variants
        ]
        return 1 if cases.run(found) else 0

    return run


def _test() -> int:
    return subprocess.call([sys.executable, "-m", "pytest"])


def _compdb(declared: Sequence[Kernel], chosen: Settings) -> int:
    from mdr.build import compdb

    count = compdb.write(declared, chosen.build)
    print(f"{compdb.FILE}: {count} entries")
    return 0


def _has_other_builders(env: Any) -> bool:
    """Return whether anything but kernels was declared; those have no builders where they are only recorded."""
    from SCons.Node import FS, Alias

    if Alias.default_ans:
        return True
    pending = list(env.fs.Root.values())
    while pending:
        for name, node in pending.pop().entries.items():
            if name in (".", ".."):
                continue
            if isinstance(node, FS.Dir):
                pending.append(node)
            elif node.has_builder():
                return True
    return False


def _jobs(option: Callable[[str], Any]) -> int | None:
    """Return the number of jobs asked for on the command line; None when it says nothing."""
    asked = any(word == "--jobs" or word.startswith(("-j", "--jobs=")) for word in sys.argv[1:])
    return int(option("num_jobs")) if asked else None
