"""Compiles candidates in processes of their own, stores each result as it comes, and gives every kernel its time."""

from __future__ import annotations

import multiprocessing
import multiprocessing.connection
import os
import re
import signal
import threading
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from typing import Any

from mdr.build import toolchain
from mdr.diagnostics import MDRError
from mdr.gemm.algorithm import Problem
from mdr.gemm.backend import backend_for
from mdr.gemm.config import GemmConfig
from mdr.gemm.targets import Target
from mdr.gemm.tune.model import Amount, microseconds
from mdr.gemm.tune.space import Candidate
from mdr.gemm.tune.store import MEASURED, MODELLED, Compiled, Store, algorithm, kernel_key
from mdr.process import run_tool

Job = tuple[str, GemmConfig, dict[str, Any], Problem, str | None]
"""Key, configuration, its tuned settings, problem, folder of LLVM's tools. Types are compared by identity, so a process
makes its own of the configuration's words.
"""


def tools_version(target: Target, llvm: str | None = None) -> str:
    """The versions of the compilers that candidates are made with.

    Raises MDRError when one of the tools is missing: else that would be stored as every kernel's result.
    """
    if target.backend == "nvptx":
        from mdr.gemm.nvptx.tools import llc, ptxas

        versions = [
            _version([llc(llvm), "--version"], r"LLVM version (\S+)"), _version([ptxas(), "--version"], r"V(\d[\d.]*)")
        ]  # fmt: skip
        return f"{versions[0]}, ptxas {versions[1]}"
    tool = toolchain.find(target.name, tools=("llc",), llvm=llvm)["llc"]
    mca = os.path.join(os.path.dirname(tool.path), "llvm-mca")
    if not os.access(mca, os.X_OK):
        raise MDRError(f"{mca} is not there", hint="install LLVM's tools (Debian: llvm-22) or set MDR_LLVM")
    return tool.version


def _version(command: list[str], pattern: str) -> str:
    found = re.search(pattern, run_tool(command).output)
    if found is None:
        raise MDRError(f"{command[0]} does not say its version")
    return found[1]


def compile_one(job: Job) -> Compiled:
    """Compile one kernel and take its measures. What cannot be compiled is a result too: it is not tried again."""
    key, config, settings, problem, llvm = job
    gemm, target = config.gemm(), config.target
    schedule = config.tuned_schedule(gemm, problem)
    backend = backend_for(target)
    try:
        kernel = backend.generate(gemm, schedule, target)
        assembly = backend.compile(kernel, llvm=llvm)
        found = backend.measure(kernel, assembly)
        data: dict[str, Any] = {"threads": kernel.threads}
        if target.backend == "amdgcn":
            from mdr.gemm.amdgcn.listing import read
            from mdr.gemm.amdgcn.model import model

            busy = model(read(assembly, gemm.name), target.name, llvm=llvm)
            data["cycles"] = [busy.cycles, busy.matrix]
            registers = found.registers["VGPRs"] + found.registers["AGPRs"]
            spills = found.spills
        else:
            from mdr.gemm.nvptx import tools

            made = tools.assemble(assembly, target.name)
            registers, spills = made.registers, made.spill_stores + made.spill_loads
    except MDRError as error:
        return Compiled(key, settings, error.diagnostics[0].message, 0, 0, 0, {})
    return Compiled(key, settings, None, registers, kernel.shared_bytes, spills, data)


def compile_all(
    store: Store,
    candidates: Iterable[Candidate],
    problem: Problem,
    version: str,
    *,
    jobs: int,
    llvm: str | None = None,
    progress: Callable[[int, int, int], None] = lambda done, total, known: None,
) -> None:
    """Compile what the store lacks, at most ``jobs`` at a time; ``progress`` gets done, total and how many were stored.

    Raises MDRError when a process dies, KeyboardInterrupt as it comes; what is done by then is stored.
    """
    wanted: dict[str, Job] = {}
    what = ""
    target: Target | None = None
    for item in candidates:
        key = kernel_key(item.gemm, item.schedule, item.target, version)
        wanted[key] = (key, item.config, dict(item.settings), problem, llvm)
        what, target = algorithm(item.gemm), item.target
    if target is None:
        return
    known = sum(store.kernel(key) is not None for key in wanted)
    done = known
    progress(done, len(wanted), known)
    # Looked up again just before it would be compiled: another run may have it by then.
    left = (job for key, job in wanted.items() if store.kernel(key) is None)
    for found in map(compile_one, left) if jobs == 1 else _in_processes(left, jobs):
        store.add_kernel(found, target.name, version, what)
        done += 1
        progress(done, len(wanted), known)


def _in_processes(left: Iterator[Job], jobs: int) -> Iterator[Compiled]:
    """Yield results as they come, with no more jobs given out than there are processes."""
    pool = ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), _begin)
    running: set[Future[Compiled]] = set()
    try:
        while True:
            while len(running) < jobs and (job := next(left, None)) is not None:
                running.add(pool.submit(compile_one, job))
            if not running:
                return
            finished, running = wait(running, return_when=FIRST_COMPLETED)
            for future in finished:
                yield future.result()
    except BrokenProcessPool:
        raise MDRError(
            "a process that compiles was killed", hint="run it again, with fewer --jobs if memory ran out"
        ) from None
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def _begin() -> None:
    """Leave Ctrl-C to the parent, and end with it: a pool's process whose parent was killed would wait for ever."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        multiprocessing.connection.wait([parent.sentinel])
        os._exit(1)


def time_all(
    store: Store,
    candidates: Sequence[Candidate],
    problem: Problem,
    version: str,
    measure: Callable[[Candidate, Problem], float] | None = None,
    progress: Callable[[int, int, int], None] = lambda done, total, known: None,
) -> None:
    """Give every kernel that was compiled its time for a problem: measured with ``measure``, else by the model.

    ``progress`` gets how many of all candidates have been measured.
    """
    for number, item in enumerate(candidates, 1):
        key = kernel_key(item.gemm, item.schedule, item.target, version)
        kernel = store.kernel(key)
        if kernel is None or kernel.error is not None:
            continue
        how = MODELLED if measure is None else MEASURED
        if store.time(key, problem, how) is not None:
            continue
        if measure is not None:
            us = measure(item, problem)
        else:
            cycles = kernel.data.get("cycles")
            amount = Amount(
                kernel.registers, kernel.shared, kernel.data["threads"], (cycles[0], cycles[1]) if cycles else None
            )
            us = microseconds(item.gemm, item.schedule, item.target, amount, problem)
        store.add_time(key, problem, how, us)
        if measure is not None:
            progress(number, len(candidates), 0)
