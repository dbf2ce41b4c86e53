"""The build that thousands of kernels need: finds exactly what changed, and has Ninja run only that.

A build that has nothing to do starts no process at all: every source, include, tool and output is as it was. Else the
kernels that changed go to Ninja as a graph of their own, so that an edit costs what it touches, not what is there.
"""

from __future__ import annotations

import os
import sys
import time
from contextlib import ExitStack, suppress
from typing import TYPE_CHECKING, Any

from mdr.build import cache, execute, graph, kernelfile, kernels, labels, ninja, nodes, plan, toolchain, why, worker
from mdr.build.known import Known, settled_status, status, watched_status
from mdr.build.progress import Progress
from mdr.diagnostics import MDRError
from mdr.files import write_if_changed

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from mdr.build.nodes import Kernel
    from mdr.build.plan import Output
    from mdr.build.settings import Settings


class Build:
    """One build of a configuration: `bring_up_to_date` does it all."""

    def __init__(self, known: Known, chosen: Settings, declare: Callable[[], Sequence[Kernel] | None]) -> None:
        """``declare`` is called when the plan must be made anew: the kernels that a SConscript names, None for all."""
        self.known = known
        self.chosen = chosen
        self._declare = declare

    def make_plan(self) -> None:
        """Declare all kernels, find what they depend on, and write the Ninja file."""
        # First the look at what decides the plan, then the plan: what changes in between is seen by the next build.
        folders = list(kernels.folders(self.chosen.kernels, self.known.build))
        code = nodes.code_files(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), ("gemm",))
        places, cpp = list(toolchain.places()), toolchain.preprocessor()
        files = {
            path: settled_status(path)
            for path in (
                *(folder for folder, _ in folders),
                *(
                    os.path.join(folder, name)
                    for folder, names in folders
                    for name in ("SConscript", kernelfile.NAME)
                    if name in names
                ),
                *kernelfile.above(self.chosen.kernels),
                *([self.chosen.settings] if self.chosen.settings else []),
                *code,
                *{os.path.dirname(path) for path in code},
            )
        }
        declared = self._declare()
        if declared is None:
            said = kernelfile.KernelFiles(self.chosen.kernels, self.chosen.settings)
            declared = [
                kernels.declare(
                    source,
                    base=self.chosen.kernels,
                    defaults=self._defaults(),
                    files=said,
                    asked=self.chosen.asked,
                    own={},
                )
                for source in kernels.discover(self.chosen.kernels, self.known.build, said)
            ]
            if remarks := kernels.remarks(declared, said, self.chosen.chips):
                print(remarks, file=sys.stderr)
        declared = [kernel for kernel in declared if kernel.chips]
        # A SConscript may name sources from anywhere.
        others = {os.path.dirname(os.path.abspath(kernel.source)) for kernel in declared} - {
            os.path.abspath(folder) for folder, _ in folders
        }
        for path in (os.path.join(folder, kernelfile.NAME) for folder in others):
            files.update({near: settled_status(near) for near in (path, *kernelfile.above(os.path.dirname(path)))})
        _check_stems(declared)
        needed = {kernels.preparation(kernel.source) for kernel in declared if not kernel.source.endswith(".s")}
        tools: dict[str, toolchain.Toolchain] = {}
        for chip in dict.fromkeys(chip for kernel in declared for chip in kernel.chips):
            for variant in dict.fromkeys(variant for kernel in declared for variant in kernel.variants):
                tools[f"{chip} {variant}"] = toolchain.for_variant(chip, variant, preparations=needed)
        files.update({tool.path: watched_status(tool.path) for chosen in tools.values() for tool in chosen.values()})
        watched = {"places": places, "cpp": cpp, "files": files}
        self.known.plan = plan.Plan(declared, tools, watched)
        self.known.plan.look(range(len(declared)), self.known.contents, self.known.build)
        self._write_ninja(self.known.ninja_file(), self.known.plan.outputs)
        self.known.compact_history()

    def _defaults(self) -> dict[str, Any]:
        return {
            "chip": self.chosen.chips,
            "debug": self.chosen.variants,
            "printf": self.chosen.transport,
            "includes": (),
            "defsyms": (),
            "mattr": None,
            "cov": None,
            "labels": self.chosen.labels,
        }

    def bring_up_to_date(
        self,
        targets: Sequence[str] = (),
        *,
        jobs: int | None = None,
        keep_going: bool = False,
        explain: bool = False,
        verbose: bool = False,
        dry: bool = False,
    ) -> int:
        """Build what is out of date among ``targets`` (files or folders; none: all); return the exit status.

        A ``dry`` run only says what it would build, and why.
        Raises MDRError for mistakes in what was declared and for a missing toolchain.
        """
        seen = status(f"{self.known.dir}/built")
        with execute.lock(self.known.dir):
            if seen != status(f"{self.known.dir}/built"):
                # Another build came to an end in the meantime.
                self.known.load()
            if self.known.holds:
                if self.known.take_changes():
                    self._write_ninja(self.known.ninja_file(), self.known.plan.outputs)
            else:
                self.make_plan()
            labels.check(self.known.plan.kernels, self.known.plan.files)
            self.known.save_contents()
            self.known.save_plan()
            wanted, paths = self._select(targets)
            if explain or dry:
                for number in wanted:
                    output = self.known.plan.outputs[number]
                    print(f"{output.path}: {'; '.join(why.reasons(self.known, output))}")
            if dry:
                return 0
            return self._run(wanted, paths, jobs, keep_going, verbose)

    def load_or_make_plan(self) -> None:
        """Know the kernels, without building any."""
        if not self.known.holds:
            with execute.lock(self.known.dir):
                self.make_plan()
                self.known.save_contents()
                self.known.save_plan()

    def _select(self, targets: Sequence[str]) -> tuple[list[int], list[str]]:
        """Return the numbers of the out-of-date outputs that ``targets`` ask for, and targets to name to Ninja."""
        dirty = self.known.dirty()
        if not targets:
            return dirty, []
        chosen: set[int] = set()
        named: list[str] = []
        asked = set(dirty)
        for target in targets:
            path = os.path.relpath(target) if not os.path.isabs(self.known.build) else os.path.abspath(target)
            inside = [
                number
                for number, output in enumerate(self.known.plan.outputs)
                if output.path == path or output.path.startswith(path + os.sep)
            ]
            if not inside:
                # An artifact on the way to a code object: only Ninja knows whether it is up to date.
                inside = [
                    number
                    for number, output in enumerate(self.known.plan.outputs)
                    if path.startswith(output.path.removesuffix(graph.HSACO) + ".")
                ]
                if not inside:
                    raise MDRError(f"{target}: nothing makes this", hint="scons -h lists what can be built")
                named.append(path)
                chosen.update(inside)
            chosen.update(number for number in inside if number in asked)
        return sorted(chosen), named

    def _run(self, wanted: list[int], paths: list[str], jobs: int | None, keep_going: bool, verbose: bool) -> int:
        outputs = [self.known.plan.outputs[number] for number in wanted]
        for output in outputs:
            self.known.forget(output)
        store = cache.Cache.from_environment()
        if store and not paths:
            asked = len(outputs)
            outputs = [output for output in outputs if not self._fetch(output, store)]
            if len(outputs) < asked:
                print(f"{asked - len(outputs)} taken from {store.folder}")
        result = self._execute(outputs, paths, jobs, keep_going, verbose, store) if outputs else 0
        self.known.save_built()
        return result

    def _execute(
        self,
        outputs: list[Output],
        paths: list[str],
        jobs: int | None,
        keep_going: bool,
        verbose: bool,
        store: cache.Cache | None,
    ) -> int:
        """Have Ninja build ``outputs`` and take note of what came of it; return its exit status."""
        for number in dict.fromkeys(output.kernel for output in outputs):
            plan.write_key(self.known.plan, number, self.known.dir)
        file = self.known.ninja_file()
        if len(outputs) < len(self.known.plan.outputs):
            file = self.known.file("part.ninja")
            self._write_ninja(file, outputs)
        execute.forget_future(self.known.dir)
        # What SCons itself remembers of this folder is no longer true.
        with suppress(OSError):
            os.unlink(f"{self.known.dir}/sconsign.dblite")
        progress = Progress(verbose=verbose)
        start = time.monotonic()
        with ExitStack() as running:
            environment = dict(os.environ)
            prepared = self.known.plan.preparations
            if any(output.variant == "debug" or prepared[output.kernel] for output in outputs):
                environment.update(running.enter_context(worker.start()))
            result = execute.run_ninja(
                file, paths, jobs=jobs, keep_going=keep_going, environment=environment, progress=progress
            )
        failed = {title.partition(" ")[2] for title in progress.failed}
        finished = set(progress.finished)
        for output in outputs:
            kernel = self.known.plan.kernels[output.kernel]
            if ninja.title(kernel, "", output.chip, output.variant)[1:] in failed:
                # An object of an older source would pass for this one's.
                with suppress(FileNotFoundError):
                    os.unlink(output.path)
            elif not (result or paths) or ninja.title(kernel, graph.LINK.name, output.chip, output.variant) in finished:
                self.known.remember(output)
                if store:
                    store = self._keep(output, store)
        if not result:
            print(f"{len(outputs)} built in {time.monotonic() - start:.1f} s")
        if progress.failed:
            print(f"{len(progress.failed)} failed:")
            for title in sorted(progress.failed):
                print(f"  {title}")
        return result

    def _fetch(self, output: Output, store: cache.Cache) -> bool:
        """Take an output from the cache; return whether it was there."""
        content = store.get(self.known.plan.key(output))
        if content is None:
            return False
        os.makedirs(os.path.dirname(output.path), exist_ok=True)
        write_if_changed(output.path, content)
        self.known.remember(output)
        return True

    def _keep(self, output: Output, store: cache.Cache) -> cache.Cache | None:
        """Put a built output into the cache; return the cache, or None after it could not be written."""
        if not all(map(self.known.contents.still, self.known.plan.files[output.kernel])):
            # Edited while it was built: nobody knows which bytes were read.
            return store
        try:
            with open(output.path, "rb") as file:
                store.put(self.known.plan.key(output), file.read())
        except OSError as error:
            print(f"warning: MDR_CACHE={store.folder} is not used: {error.strerror}", file=sys.stderr)
            return None
        return store

    def _write_ninja(self, path: str, outputs: Sequence[Output]) -> None:
        os.makedirs(self.known.dir, exist_ok=True)
        temporary = f"{path}.{os.getpid()}.tmp"
        with open(temporary, "w", encoding="utf-8", errors="surrogateescape") as file:
            writer = ninja.Writer(file.write, self.known.build, lambda kernel: plan.key_file(self.known.dir, kernel))
            writer.header(self.known.dir, execute.heavy_jobs())
            for output in outputs:
                tools = self.known.plan.tools[f"{output.chip} {output.variant}"]
                kernel, preparation = (
                    self.known.plan.kernels[output.kernel],
                    self.known.plan.preparations[output.kernel],
                )
                writer.kernel(kernel, output.chip, output.variant, tools, preparation)
        os.replace(temporary, path)


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
