"""The build that thousands of kernels need: finds exactly what changed, and has Ninja run only that.

A build that has nothing to do starts no process at all: every source, include, tool and output is as it was. Else the
kernels that changed go to Ninja as a graph of their own, so that an edit costs what it touches, not what is there.
"""

from __future__ import annotations

import fcntl
import hashlib
import os
import subprocess
import sys
from contextlib import ExitStack, contextmanager, suppress
from stat import S_ISDIR
from typing import TYPE_CHECKING, Any

from mdr.build import graph, kernels, ninja, nodes, plan, state, toolchain, worker
from mdr.build.progress import STATUS, Progress
from mdr.diagnostics import MDRError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from mdr.build.nodes import Kernel
    from mdr.build.plan import Output, Plan
    from mdr.build.settings import Settings
    from mdr.build.toolchain import Toolchain

_ENVIRONMENT = ("MDR_LLVM", "ROCM_PATH", "PATH")
"""Variables that decide which tools are found."""

# Measured peak of mlir-opt on the kernels with the most directives, with room to spare.
_HEAVY_BYTES = 512 << 20

# From this share of all outputs on, the whole graph is given to Ninja.
_MOST = 0.5

Record = tuple[str, int, int, tuple[str, ...], tuple[tuple[str, str], ...]]
"""What is known of a built output: its key, size, time (ns), settings, and (file, digest) of its inputs."""


class Build:
    """One build of a configuration: `bring_up_to_date` does it all."""

    def __init__(self, chosen: Settings, declare: Callable[[], Sequence[Kernel] | None]) -> None:
        """``declare`` is called when the plan must be made anew: the kernels that a SConscript names, None for all."""
        self.chosen = chosen
        self.build = chosen.build
        self.dir = f"{chosen.build}/.mdr"
        self._declare = declare
        self._identity = hashlib.sha256(repr((chosen, os.getcwd())).encode()).hexdigest()[:12]
        self._tools: dict[str, Toolchain] = {}
        self.plan: Plan
        self.contents: state.Contents
        self.built: dict[str, Record]

    # What is where

    def _file(self, name: str) -> str:
        return f"{self.dir}/{self._identity}.{name}"

    def ninja_file(self) -> str:
        """Return the Ninja file of the whole configuration."""
        return self._file("ninja")

    # Looking

    def load(self) -> bool:
        """Read the states; return whether there is a plan and it still holds, with every change of a file taken in."""
        self.contents = state.Contents(state.load(f"{self.dir}/contents"))
        self.built = state.load(f"{self.dir}/built") or {}
        stored = state.load(self._file("plan"))
        if stored is None or not os.path.exists(self.ninja_file()):
            return False
        watched = stored[2]
        if watched["environment"] != _environment() or any(_status(p) != s for p, s in watched["files"].items()):
            return False
        self.plan = plan.Plan.from_data(stored)
        changed = self.contents.changed(self.plan.all_files())
        stale = set(self.plan.users_of(changed)) if changed else set()
        stale.update(self.plan.appeared())
        if stale:
            self.plan.look(sorted(stale), self.contents, self.build)
        return True

    def make_plan(self) -> None:
        """Declare all kernels, find what they depend on, and write the Ninja file."""
        declared = self._declare()
        folders = list(kernels.folders(self.chosen.kernels, self.build))
        if declared is None:
            declared = [
                kernels.declare(source, base=self.chosen.kernels, defaults=self._defaults(), own={})
                for source in kernels.discover(self.chosen.kernels, self.build)
            ]
        _check_stems(declared)
        versions: dict[str, str] = {}
        programs: set[str] = set()
        for chip in dict.fromkeys(chip for kernel in declared for chip in kernel.chips):
            for variant in dict.fromkeys(variant for kernel in declared for variant in kernel.variants):
                tools = self.tools(chip, variant)
                versions[f"{chip} {variant}"] = plan.versions(variant, tools)
                programs.update(tool.path for tool in tools.values())
        package = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
        code = nodes.code_files(package)
        watched = {
            "environment": _environment(),
            "files": {
                path: _status(path)
                for path in (
                    *(folder for folder, _ in folders),
                    *(os.path.join(folder, "SConscript") for folder, files in folders if "SConscript" in files),
                    *programs,
                    *code,
                    *{os.path.dirname(path) for path in code},
                )
            },
        }
        self.plan = plan.Plan(declared, versions, watched)
        self.plan.look(range(len(declared)), self.contents, self.build)
        self._write_ninja(self.ninja_file(), self.plan.outputs)

    def tools(self, chip: str, variant: str) -> Toolchain:
        """Return the tools of a chip and variant."""
        found = self._tools.get(f"{chip} {variant}")
        if found is None:
            names = toolchain.DEBUG_TOOLS if variant == "debug" else toolchain.RELEASE_TOOLS
            found = self._tools[f"{chip} {variant}"] = toolchain.find(chip, tools=names)
        return found

    def _defaults(self) -> dict[str, Any]:
        return {
            "chip": self.chosen.chips,
            "debug": self.chosen.variants,
            "printf": self.chosen.transport,
            "includes": (),
            "defsyms": (),
            "mattr": None,
            "cov": None,
        }

    def dirty(self) -> list[int]:
        """Return the numbers of the outputs that are not there or not what the plan says they should be."""
        built, stat = self.built, os.stat
        found = []
        for number, (output, key) in enumerate(zip(self.plan.outputs, self.plan.keys, strict=True)):
            record = built.get(output.path)
            if record is not None and record[0] == key:
                try:
                    status = stat(output.path)
                except OSError:
                    pass
                else:
                    if status.st_size == record[1] and status.st_mtime_ns == record[2]:
                        continue
            found.append(number)
        return found

    # Doing

    def bring_up_to_date(
        self,
        targets: Sequence[str] = (),
        *,
        jobs: int | None = None,
        keep_going: bool = False,
        explain: bool = False,
        verbose: bool = False,
    ) -> int:
        """Build what is out of date among ``targets`` (files or folders; none: all); return the exit status.

        Raises MDRError for mistakes in what was declared and for a missing toolchain.
        """
        holds = self.load()
        if holds and not targets and not self.dirty():
            self._save_plan()
            return 0
        seen = _status(f"{self.dir}/built")
        with self._lock():
            if seen != _status(f"{self.dir}/built"):
                # Another build came to an end in the meantime.
                holds = self.load()
            if not holds:
                self.make_plan()
            self._save_plan()
            wanted, paths = self._select(targets)
            return self._run(wanted, paths, jobs, keep_going, explain, verbose)

    def load_or_make_plan(self) -> None:
        """Know the kernels, without building any."""
        if not self.load():
            with self._lock():
                self.make_plan()
                self._save_plan()

    def _select(self, targets: Sequence[str]) -> tuple[list[int], list[str]]:
        """Return the numbers of the out-of-date outputs that ``targets`` ask for, and targets to name to Ninja."""
        dirty = self.dirty()
        if not targets:
            return dirty, []
        chosen: set[int] = set()
        named: list[str] = []
        asked = set(dirty)
        for target in targets:
            path = os.path.relpath(target) if not os.path.isabs(self.build) else os.path.abspath(target)
            inside = [
                number
                for number, output in enumerate(self.plan.outputs)
                if output.path == path or output.path.startswith(path + os.sep)
            ]
            if not inside:
                # An artifact on the way to a code object: only Ninja knows whether it is up to date.
                inside = [
                    number
                    for number, output in enumerate(self.plan.outputs)
                    if path.startswith(output.path.removesuffix(graph.HSACO) + ".")
                ]
                if not inside:
                    raise MDRError(f"{target}: nothing makes this", hint="scons -h lists what can be built")
                named.append(path)
                chosen.update(inside)
            chosen.update(number for number in inside if number in asked)
        return sorted(chosen), named

    def _run(
        self, wanted: list[int], paths: list[str], jobs: int | None, keep_going: bool, explain: bool, verbose: bool
    ) -> int:
        outputs = [self.plan.outputs[number] for number in wanted]
        if not outputs:
            return 0
        if explain:
            for output in outputs:
                print(f"{output.path}: {'; '.join(self.reasons(output))}")
        for number in dict.fromkeys(output.kernel for output in outputs):
            plan.write_key(self.plan, number, self.dir)
        for output in outputs:
            self._forget(output)
        if len(outputs) > _MOST * len(self.plan.outputs):
            file = self.ninja_file()
        else:
            file = self._file("part.ninja")
            self._write_ninja(file, outputs)
        targets = paths or [output.path for output in outputs]
        command = [_ninja(), "-f", file, "-j", str(jobs or len(os.sched_getaffinity(0)))]
        if keep_going:
            command += ["-k", "0"]
        if len(targets) <= 200:
            command += targets
        progress = Progress(verbose=verbose)
        # What SCons itself remembers of this folder is no longer true.
        with suppress(OSError):
            os.unlink(f"{self.dir}/sconsign.dblite")
        environment = {**os.environ, "NINJA_STATUS": STATUS}
        with ExitStack() as running:
            if any(output.variant == "debug" for output in outputs):
                environment.update(running.enter_context(worker.start()))
            status = _run_ninja(command, environment, progress)
        self._remember(outputs, status, progress, named=bool(paths))
        if progress.failed:
            print(f"{len(progress.failed)} failed:")
            for title in progress.failed:
                print(f"  {title}")
        return status

    def _forget(self, output: Output) -> None:
        """Drop what is known of an output that is about to be built; remove it where its bytes are not Ninja's."""
        record = self.built.pop(output.path, None)
        if record is not None and (status := _status(output.path)) is not None and status[:2] != record[1:3]:
            os.unlink(output.path)

    def _remember(self, outputs: list[Output], status: int, progress: Progress, *, named: bool) -> None:
        """Record what was built, and store it; with a failed build only what was seen to be finished."""
        finished = set(progress.finished)
        last = graph.LINK.name
        for output in outputs:
            kernel = self.plan.kernels[output.kernel]
            if status or named:
                title = ninja.title(kernel, last, output.chip, output.variant)
                if title not in finished:
                    continue
            found = _status(output.path)
            if found is not None:
                self.built[output.path] = (
                    self.plan.key(output),
                    found[0],
                    found[1],
                    tuple(self.plan.settings(kernel, output.chip, output.variant)),
                    self.plan.inputs(output, self.contents),
                )
        state.save(f"{self.dir}/built", self.built)

    def _save_plan(self) -> None:
        if self.contents.fresh:
            state.save(f"{self.dir}/contents", self.contents.known)
            state.save(self._file("plan"), self.plan.to_data())

    def _write_ninja(self, path: str, outputs: Sequence[Output]) -> None:
        os.makedirs(self.dir, exist_ok=True)
        temporary = f"{path}.{os.getpid()}.tmp"
        with open(temporary, "w", encoding="utf-8", errors="surrogateescape") as file:
            writer = ninja.Writer(file.write, self.build, lambda kernel: plan.key_file(self.dir, kernel))
            writer.header(self.dir, heavy_jobs())
            for output in outputs:
                tools = self.tools(output.chip, output.variant)
                writer.kernel(self.plan.kernels[output.kernel], output.chip, output.variant, tools)
        os.replace(temporary, path)

    @contextmanager
    def _lock(self) -> Iterator[None]:
        """Hold the build folder: builds of any configuration there run one after another."""
        os.makedirs(self.dir, exist_ok=True)
        with open(f"{self.dir}/lock", "a+", encoding="utf-8") as file:
            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                file.seek(0)
                print(
                    f"another build (process {file.read().strip() or '?'}) is at work in {self.build}; waiting for it"
                )
                sys.stdout.flush()
                fcntl.flock(file, fcntl.LOCK_EX)
            os.set_inheritable(file.fileno(), True)
            file.seek(0)
            file.truncate()
            file.write(f"{os.getpid()}\n")
            file.flush()
            yield

    # Explaining

    def reasons(self, output: Output) -> list[str]:
        """Return why an output would be built now; nothing when it would not."""
        record = self.built.get(output.path)
        if record is None:
            return ["never built here" if not os.path.exists(output.path) else "not built by this configuration"]
        kernel = self.plan.kernels[output.kernel]
        now = set(self.plan.settings(kernel, output.chip, output.variant))
        before = set(record[3])
        found = [
            f"{line.split()[0]}: was {_value(line, before)}, is {_value(line, now)}" for line in _differ(before, now)
        ]
        old, new = dict(record[4]), dict(self.plan.inputs(output, self.contents))
        for path in {**old, **new}:
            if path not in old:
                found.append(f"{path}: now included")
            elif path not in new:
                found.append(f"{path}: no longer included")
            elif new[path] == state.ABSENT:
                found.append(f"{path}: is gone")
            elif old[path] != new[path]:
                found.append(f"{path}: changed")
        status = _status(output.path)
        if status is None:
            found.append("the output is gone")
        elif status[:2] != record[1:3] and not found:
            found.append("the output is not what was built")
        return found


def _run_ninja(command: list[str], environment: dict[str, str], progress: Progress) -> int:
    # The child keeps the lock's file open: were this process killed, a new build still waits for the old one.
    child = subprocess.Popen(
        command,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        env=environment,
        close_fds=False,
    )
    assert child.stdout is not None
    try:
        progress.read(child.stdout)
        return child.wait()
    except KeyboardInterrupt:
        # Ninja got the signal too, and ends its jobs.
        child.wait()
        return 130


def heavy_jobs() -> int:
    """Return how many memory-hungry jobs the machine can hold at once."""
    memory = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES")
    return max(1, memory // 2 // _HEAVY_BYTES)


def _differ(before: set[str], now: set[str]) -> list[str]:
    """Return one line for each setting that differs, by its first word."""
    return list({line.split(" ")[0]: line for line in sorted(before ^ now)}.values())


def _value(line: str, lines: set[str]) -> str:
    word = line.split(" ")[0]
    return ", ".join(sorted(item.partition(" ")[2] for item in lines if item.split(" ")[0] == word)) or "none"


def _check_stems(declared: Sequence[Kernel]) -> None:
    seen: dict[tuple[str, str, str], Kernel] = {}
    for kernel in declared:
        for chip in kernel.chips:
            for variant in kernel.variants:
                other = seen.setdefault((kernel.stem, chip, variant), kernel)
                if other is not kernel and other != kernel:
                    raise MDRError(
                        f"{kernel.source} and {other.source} would both be built to {kernel.stem}{graph.HSACO}",
                        hint="name them apart, or give them different chips or variants",
                    )


def _environment() -> tuple[str | None, ...]:
    return tuple(os.environ.get(name) for name in _ENVIRONMENT)


def _status(path: str) -> tuple[int, int] | None:
    """Return size and time (ns) of a file, for a folder the time alone; None when it is not there."""
    try:
        status = os.stat(path)
    except OSError:
        return None
    return (0 if S_ISDIR(status.st_mode) else status.st_size), status.st_mtime_ns


def _ninja() -> str:
    import ninja as package

    return os.path.join(package.BIN_DIR, "ninja")
