"""Compare GEMM kernels with cuBLAS on a Hopper GPU: first that they are right, then how long they take.

Separate steps, since the machine with the GPU may have no compiler:

    python bench/gemm_h200.py build DIR [--only TEXT] [--tiles]    compile every kernel into DIR (llc and ptxas)
    python bench/gemm_h200.py run DIR [--only TEXT] [--tiles]      check and time them (a GPU, PyTorch)
    python bench/gemm_h200.py table DIR                            the times again, as Markdown

`run` works group by group, each in a process of its own. Kernels of one problem are timed together: captured in graphs of
about 5 ms, replayed in random order, the median of all rounds; clocks and temperature are the same for all. Inputs are
normal, outputs are filled with NaN before every check and compared with float64. A process that says nothing for 20 s is
killed; what it was doing is left out and the group starts again.
"""

from __future__ import annotations

import argparse
import concurrent.futures
import functools
import hashlib
import json
import multiprocessing
import os
import random
import statistics
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from mdr.diagnostics import MDRError
from mdr.gemm import (
    Alpha,
    BetaC,
    Bias,
    Gelu,
    Gemm,
    Layout,
    LoadStorePolicy,
    Problem,
    Relu,
    Residual,
    Rounding,
    Scale,
    Schedule,
    TileShape,
    WarpLayout,
)  # fmt: skip
from mdr.gemm.numeric import Trial, trials
from mdr.gemm.nvptx.execute import execute
from mdr.gemm.nvptx.launch import Driver
from mdr.gemm.nvptx.plan import LaunchPlan
from mdr.gemm.nvptx.selection import choose, dependent, slices_for, wgmma_schedule
from mdr.gemm.reference import operands, spoil
from mdr.gemm.targets import target_named
from mdr.gemm.types import F32, I8, I32, type_named

TARGET = target_named("h200")
SQUARE = (1024, 2048, 4096, 8192)
WEIGHTS = ((2112, 7168), (3072, 1536), (7168, 2048), (4608, 7168), (7168, 256))
SQUARE_SHAPES = tuple((n, n, n) for n in SQUARE)
SHAPES = SQUARE_SHAPES + tuple((m, n, k) for m in (32, 32768) for n, k in WEIGHTS)
TYPES = ("f16", "bf16")
ROUNDS = 31
MOST_BREAKS = 5
"""Groups are started again after a break; so many in all end the run."""
FUSED = (Bias(), Relu())
LIMITS = {"f16": 1e-3, "bf16": 5e-3}
"""Relative errors of a timed kernel's D; cuBLAS has 2e-4 and 1.7e-3."""
LIMIT_8 = 2.0**-7
"""Sums of 8-bit floats keep about 14 bits on Hopper (arXiv 2412.19437, "Increasing Accumulation Precision")."""


@dataclass(frozen=True)
class Entry:
    """A kernel of ours for a problem, under a label."""

    label: str
    gemm: Gemm
    schedule: Schedule
    problem: Problem | None = None
    """None: all sizes of mdr.gemm.numeric."""

    @functools.cached_property
    def file(self) -> str:
        """The name of its files: the same configuration is compiled once."""
        return hashlib.sha256(repr((self.gemm, self.schedule)).encode()).hexdigest()[:16]


@dataclass(frozen=True)
class Group:
    """Kernels that are run in one process: beside cuBLAS and timed, or only checked."""

    name: str
    timed: bool
    entries: tuple[Entry, ...]


def typed(name: str, **more: Any) -> Gemm:
    """A GEMM with all matrices of one type."""
    kind = type_named(name)
    return Gemm(a=kind, b=kind, out=kind, **more)


# ---- what is run


def timings(tiles: bool) -> Iterator[Group]:
    """A group for each shape and type; with ``tiles``, other tiles than the chosen one too."""
    for name in TYPES:
        for shape in SHAPES:
            problem = Problem(*shape)
            plain = typed(name, slices=slices_for(typed(name), problem))
            fused = replace(plain, epilogue=FUSED)
            entries = []
            for label, gemm in (("plain", plain), ("bias+relu", fused)):
                schedule = choose(gemm, TARGET, problem)
                entries.append(Entry(label, gemm, schedule, problem))
                entries.append(Entry(f"{label} pdl", gemm, dependent(schedule), problem))
            if shape in SQUARE_SHAPES:
                mma = Schedule(TileShape(128, 256, 64), WarpLayout(2, 4), memory=LoadStorePolicy(8, 8, 8), stages=3)
                entries.append(Entry("mma.sync", typed(name), mma, problem))
            if tiles:
                entries += list(_other_tiles(plain, problem))
            yield Group(f"{name} {shape[0]}x{shape[1]}x{shape[2]}", True, tuple(entries))


def layouts() -> Iterator[Group]:
    """The other layouts at one size."""
    problem = Problem(4096, 4096, 4096)
    for layout in (Layout.NN, Layout.TN, Layout.TT):
        entries = []
        for label, steps in (("plain pdl", ()), ("bias+relu pdl", FUSED)):
            gemm = typed("f16", layout=layout, epilogue=steps)
            entries.append(Entry(label, gemm, dependent(choose(gemm, TARGET, problem)), problem))
        yield Group(f"f16 4096x4096x4096 {layout.value}", True, tuple(entries))


def eight_bits() -> Iterator[Group]:
    """fp8, beside PyTorch's scaled product with scales of one."""
    kind = type_named("fp8")
    for size in (4096, 8192):
        problem, gemm = Problem(size, size, size), Gemm(a=kind, b=kind, out=type_named("bf16"))
        schedule = choose(gemm, TARGET, problem)
        entries = (Entry("plain", gemm, schedule, problem), Entry("plain pdl", gemm, dependent(schedule), problem))
        yield Group(f"fp8 {size}x{size}x{size}", True, entries)


def few_rows() -> Iterator[Group]:
    """Problems of more and fewer rows than those above."""
    for m in (1, 8, 16, 64, 128, 256, 512):
        for n, k in ((4096, 4096), (7168, 2048)):
            problem = Problem(m, n, k)
            gemm = typed("f16", slices=slices_for(Gemm(), problem))
            schedule = choose(gemm, TARGET, problem)
            entries = (Entry("plain", gemm, schedule, problem), Entry("plain pdl", gemm, dependent(schedule), problem))
            yield Group(f"f16 {m}x{n}x{k}", True, entries)


def _other_tiles(gemm: Gemm, problem: Problem) -> Iterator[Entry]:
    small = problem.m <= 64
    if small:
        shapes = [(32, n, 1, s, "together") for n in (64, 128) for s in (1, 2, 3, 4)]
    else:
        shapes = [(64, 128, 1, 1, "together"), (128, 256, 1, 1, "together")]
        shapes += [(m, n, 1, 1, "pingpong") for m, n in ((128, 128), (64, 256), (128, 192))]
    for m, n, resident, slices, pipeline in shapes:
        if small and -(-problem.n // n) * slices > 132 * resident:
            continue
        for steps in ((), FUSED):
            other = replace(gemm, slices=slices, epilogue=steps)
            how = {"align_d": 8, "dependent": True, "resident": resident, "pipeline": pipeline}
            try:
                schedule = wgmma_schedule(other, TARGET, m, n, **how)
            except MDRError:
                continue
            label = f"{'bias+relu ' if steps else ''}{m}x{n} r{resident} s{slices} {pipeline}"
            yield Entry(label, other, schedule, problem)


def checks() -> Iterator[Group]:
    """Layouts, epilogues, rounding, batches, slices, teams, other types, mma.sync; each on sizes that look for mistakes."""
    for name in TYPES:
        layouts = [_check(layout.value, typed(name, layout=layout)) for layout in Layout]
        layouts += [
            _check(f"{layout.value} turns", typed(name, layout=layout), (128, 128), 8, "pingpong") for layout in Layout
        ]
        yield Group(f"{name} layouts", False, tuple(layouts))

        steps = {
            "bias relu": FUSED,
            "bias gelu": (Bias(), Gelu()),
            "alpha beta": (Alpha(), BetaC()),
            "strided bias": (Bias(strided=True),),
            "all": (Alpha(), BetaC(), Scale(), Bias(), Relu(), Residual()),
        }
        epilogues = []
        for label, each in steps.items():
            gemm = typed(name, epilogue=each)
            epilogues.append(_check(label, gemm, (128, 128)))
            epilogues.append(_check(f"{label} turns", gemm, (64, 128), 8, "pingpong"))
            epilogues.append(_check(f"{label} rows of D anywhere", gemm, (128, 128), 1))
        yield Group(f"{name} epilogues", False, tuple(epilogues))

        others = [_check(rounding.value, typed(name, rounding=rounding)) for rounding in Rounding]
        for slices in (2, 3, 8):
            others.append(_check(f"slices {slices}", typed(name, slices=slices, epilogue=FUSED), (64, 64)))
        for rows in (8, 16, 32):
            for align_d in (8, 1):
                gemm = typed(name, slices=4, epilogue=(BetaC(), Bias()))
                others.append(_check(f"{rows} rows d{align_d}", gemm, (rows, 128), align_d))
        others.append(_check("batches", typed(name, batched=True, epilogue=(Alpha(), BetaC(), Bias()))))
        others.append(_check("two blocks", typed(name), (64, 128), resident=2))
        many = Problem(2000, 3000, 400)
        for label, tile, pipeline in (
            ("together", (128, 256), "together"), ("turns", (128, 128), "pingpong"),
        ):  # fmt: skip
            for steps_here in ((), (Alpha(), BetaC(), Bias(), Relu())):
                entry = _check(
                    f"many tiles {label} {len(steps_here)}", typed(name, epilogue=steps_here), tile, 8, pipeline
                )
                others.append(replace(entry, problem=many))
        yield Group(f"{name} others", False, tuple(others))
        yield Group(f"{name} mma", False, tuple(_mma_checks(name)))
    entries = []
    for kind, out, accumulate in (("fp8", "bf16", F32), ("bf8", "bf16", F32), ("i8", "i32", I32), ("f16", "f32", F32)):
        gemm = Gemm(a=type_named(kind), b=type_named(kind), out=type_named(out), accumulate=accumulate)
        entries.append(_check(f"{kind} to {out}", gemm, align_d=8 if gemm.out.bits == 16 else 4))
    gemm = Gemm(a=I8, b=I8, out=I32, accumulate=I32)
    tile = Schedule(TileShape(64, 64, 64), WarpLayout(2, 2), memory=LoadStorePolicy(16, 16, 2), stages=3)
    entries.append(Entry("i8 mma", gemm, tile))
    yield Group("other types", False, tuple(entries))


def _check(
    label: str,
    gemm: Gemm,
    tile: tuple[int, int] = (128, 256),
    align_d: int = 8,
    pipeline: str = "together",
    **more: Any,
) -> Entry:
    return Entry(label, gemm, wgmma_schedule(gemm, TARGET, *tile, align_d=align_d, pipeline=pipeline, **more))


def _mma_checks(name: str) -> Iterator[Entry]:
    wide, small = WarpLayout(2, 2), WarpLayout(4, 2)
    for layout in Layout:
        for align in (8, 4, 2, 1):
            gemm = typed(name, layout=layout, epilogue=FUSED if align == 8 else ())
            memory = LoadStorePolicy(align, align, min(align, 4))
            stages = 2 if align == 1 else 3
            schedule = Schedule(TileShape(64, 64, 32), wide, memory=memory, stages=stages)
            yield Entry(f"{layout.value} align {align}", gemm, schedule)
    yield Entry("tile 64x32x16", typed(name, epilogue=(Bias(), Gelu())), Schedule(TileShape(64, 32, 16), small))
    schedule = Schedule(TileShape(128, 256, 64), WarpLayout(2, 4), stages=3)
    yield Entry("tile 128x256x64", typed(name, epilogue=(Alpha(), BetaC())), schedule)
    gemm = typed(name, batched=True, epilogue=(Residual(),), rounding=Rounding.RTZ)
    yield Entry("batches", gemm, Schedule(TileShape(64, 64, 64), wide, stages=2))


def groups(only: str, tiles: bool) -> list[Group]:
    """Every group whose name has ``only`` in it."""
    return [
        group for group in (*checks(), *timings(tiles), *layouts(), *eight_bits(), *few_rows()) if only in group.name
    ]


# ---- build


def build(folder: Path, wanted: list[Group]) -> int:
    """Compile each configuration once; print registers, spills and warnings of those that have any to speak of."""
    folder.mkdir(parents=True, exist_ok=True)
    entries = {entry.file: entry for group in wanted for entry in group.entries}
    missing = [entry for name, entry in entries.items() if not (folder / f"{name}.cubin").exists()]
    with concurrent.futures.ProcessPoolExecutor(max_workers=2) as pool:
        bad = sum(pool.map(_compile, [str(folder)] * len(missing), missing))
    print(f"{len(missing)} kernels compiled, {len(entries)} in {folder}, {bad} with spills or warnings")
    return int(bad > 0)


def _compile(folder: str, entry: Entry) -> bool:
    from mdr.gemm.nvptx import BACKEND, tools

    kernel = BACKEND.generate(entry.gemm, entry.schedule, TARGET)
    cubin = tools.assemble(BACKEND.compile(kernel), TARGET.name)
    Path(folder, f"{entry.file}.cubin").write_bytes(cubin.data)
    Path(folder, f"{entry.file}.json").write_text(kernel.plan.to_json())
    bad = bool(cubin.spill_stores or cubin.spill_loads or cubin.warnings)
    if bad:
        print(f"{entry.label}: {cubin.registers} registers, {cubin.spill_stores} bytes spilled, {cubin.warnings}")
    return bad


# ---- run: one process for a group


class Worker:
    """Checks and times one group; every line that it writes to the log is a sign of life."""

    def __init__(self, folder: Path, log: Path, timed: bool) -> None:
        self.folder, self.log = folder, log
        self.kernels: dict[str, Any] = {}
        if timed:
            import torch

            self.torch = torch
            torch.zeros(1, device="cuda")  # PyTorch's context is the one that the driver finds
            torch.backends.cuda.matmul.allow_fp16_reduced_precision_reduction = False
            torch.backends.cuda.matmul.allow_bf16_reduced_precision_reduction = False
        self.driver = Driver()

    def say(self, **what: Any) -> None:
        with open(self.log, "a", encoding="utf-8") as file:
            file.write(json.dumps(what) + "\n")

    def work(self, group: Group, skip: set[str]) -> None:
        entries = [entry for entry in group.entries if entry.label not in skip]
        if group.timed:
            self.time(group, entries)
            return
        for entry in entries:
            for trial in trials(entry.gemm, entry.schedule, entry.problem):
                self.say(group=group.name, start=entry.label)
                try:
                    good, text, error = self.trial(entry, trial)
                except MDRError as problem:
                    good, text, error = False, str(problem)[:300], 0.0
                self.say(group=group.name, label=f"{entry.label}: {trial}", error=error, ok=good, text=text)

    def trial(self, entry: Entry, trial: Trial) -> tuple[bool, str, float]:
        """Run a kernel twice on one problem: right, and the same bits."""
        made = operands(
            entry.gemm, trial.problem, trial.seed, whole=trial.whole, alpha=trial.alpha, beta=trial.beta,
            gap=entry.schedule.memory.align_d,
        )  # fmt: skip
        if trial.beta == 0:
            spoil(made, "C")
        kernel = self.load(entry)
        outcome = execute(kernel, made)
        first = made.stored["D"].tobytes()
        execute(kernel, made)
        same = made.stored["D"].tobytes() == first
        right = outcome.right
        if entry.gemm.a.bits == 8 and entry.gemm.a.is_float:
            right = outcome.outside == 0 and outcome.error <= LIMIT_8
        return right and same, f"{outcome}{'' if same else '; a second run differs'}", outcome.error

    def time(self, group: Group, entries: list[Entry]) -> None:
        """Check each kernel against float64 on the GPU, and time those that are right beside cuBLAS."""
        calls: dict[str, Callable[[], None]] = {}
        data = self.inputs(group.entries[0])
        for entry in entries:
            self.say(group=group.name, start=entry.label)
            try:
                launch = self.bind(entry, data)
                error, same = self.error(launch, data, data["fused"] if entry.gemm.epilogue else data["product"])
            except MDRError as problem:
                self.say(group=group.name, label=entry.label, ok=False, error=0.0, text=str(problem)[:300])
                continue
            good = error <= LIMITS[entry.gemm.out.name] and same
            self.say(group=group.name, label=entry.label, error=error, same=same, ok=good, file=entry.file, text="")
            if good:
                calls[entry.label] = launch
        for label, call in self.library(data).items():
            self.say(group=group.name, start=label)
            error, same = self.error(call, data, data["product"] if label == "cublas" else data["fused"])
            self.say(group=group.name, label=label, error=error, same=same, ok=True, text="")
            calls[label] = call
        self.clock(group, calls)

    def inputs(self, entry: Entry) -> dict[str, Any]:
        """Normal inputs, the matrices as PyTorch sees them (a, b), and float64 results."""
        torch, p = self.torch, entry.problem
        types = {"f16": torch.float16, "bf16": torch.bfloat16, "fp8": torch.float8_e4m3fn}
        kind, out = types[entry.gemm.a.name], types[entry.gemm.out.name]

        def fresh(*shape: int, kind: Any = kind) -> Any:
            return torch.randn(shape, device="cuda").to(kind)

        layout = entry.gemm.layout
        data = {
            "A": fresh(p.m, p.k) if layout.a_along_k else fresh(p.k, p.m),
            "B": fresh(p.n, p.k) if layout.b_along_k else fresh(p.k, p.n),
            "bias": fresh(p.n, kind=out),
            "D": fresh(p.m, p.n, kind=out),
        }
        data["a"] = data["A"] if layout.a_along_k else data["A"].t()
        data["b"] = data["B"].t() if layout.b_along_k else data["B"]
        data["product"] = data["a"].double() @ data["b"].double()
        data["fused"] = torch.relu(data["product"] + data["bias"].double())
        return data

    def error(self, call: Callable[[], None], data: dict[str, Any], exact: Any) -> tuple[float, bool]:
        """Return the relative error (Frobenius norm), and whether a second run gives the same bits."""
        runs = []
        for _ in range(2):
            data["D"].fill_(float("nan"))
            call()
            self.torch.cuda.synchronize()
            runs.append(data["D"].clone())
        error = ((runs[0].double() - exact).norm() / exact.norm()).item()
        return (error if error == error else 1e9), bool(self.torch.equal(runs[0], runs[1]))

    def load(self, entry: Entry) -> Any:
        if entry.file not in self.kernels:
            cubin = (self.folder / f"{entry.file}.cubin").read_bytes()
            plan = LaunchPlan.from_json((self.folder / f"{entry.file}.json").read_text())
            self.kernels[entry.file] = self.driver.load(cubin, plan)
        return self.kernels[entry.file]

    def bind(self, entry: Entry, data: dict[str, Any]) -> Callable[[], None]:
        assert entry.problem is not None
        pointers = {name: data[name].data_ptr() for name in ("A", "B", "D", "bias")}
        launch = self.load(entry).bind(entry.problem, pointers)
        return lambda: launch(self.torch.cuda.current_stream().cuda_stream)

    # ---- cuBLAS and the clock

    def library(self, data: dict[str, Any]) -> dict[str, Callable[[], Any]]:
        torch, a, b, d, bias = self.torch, data["a"], data["b"], data["D"], data["bias"]
        if a.dtype == torch.float8_e4m3fn:
            one = torch.ones((), device="cuda")
            how = {"out_dtype": d.dtype, "use_fast_accum": True, "out": d}
            return {"cublas": lambda: torch._scaled_mm(a, b, one, one, **how)}
        return {
            "cublas": lambda: torch.matmul(a, b, out=d),
            "addmm+relu_": lambda: torch.addmm(bias, a, b, out=d).relu_(),
            "_addmm_activation": lambda: torch._addmm_activation(bias, a, b, use_gelu=False, out=d),
        }

    def clock(self, group: Group, calls: dict[str, Callable[[], Any]]) -> None:
        torch, p = self.torch, group.entries[0].problem
        assert p is not None
        least = max(2 * p.m * p.n * p.k / 650e12, 2 * (p.m * p.k + p.n * p.k + p.m * p.n) / 4e12, 2e-6)
        count = max(3, min(400, int(5e-3 / least)))
        graphs = {}
        for label, call in calls.items():
            self.say(group=group.name, start=label, capture=count)
            for _ in range(3):
                call()
            torch.cuda.synchronize()
            graph = torch.cuda.CUDAGraph()
            with torch.cuda.graph(graph):
                for _ in range(count):
                    call()
            graph.replay()
            torch.cuda.synchronize()
            graphs[label] = graph
        times: dict[str, list[float]] = {label: [] for label in graphs}
        for number in range(ROUNDS + 1):
            order = list(graphs)
            random.shuffle(order)
            for label in order:
                begin, end = torch.cuda.Event(enable_timing=True), torch.cuda.Event(enable_timing=True)
                begin.record()
                graphs[label].replay()
                end.record()
                torch.cuda.synchronize()
                if number:  # the first round warms up
                    times[label].append(begin.elapsed_time(end) * 1e3 / count)
            self.say(group=group.name, round=number)
        for label, each in times.items():
            self.say(group=group.name, label=label, us=statistics.median(each), low=min(each), high=max(each))


def _child(folder: Path, log: Path, group: Group, skip: set[str]) -> None:
    try:
        Worker(folder, log, group.timed).work(group, skip)
    except Exception as problem:
        with open(log, "a", encoding="utf-8") as file:
            file.write(json.dumps({"group": group.name, "broke": str(problem)[:300]}) + "\n")
        os._exit(1)
    os._exit(0)


def run(folder: Path, wanted: list[Group], log: Path, silence: float) -> int:
    """Run all groups and print a table; the log has everything."""
    if any(group.timed for group in wanted):
        import torch  # noqa: F401 - before the fork: each group's process starts quickly

    log.unlink(missing_ok=True)
    context = multiprocessing.get_context("fork")
    breaks = 0
    for group in wanted:
        skip: set[str] = set()
        while breaks < MOST_BREAKS:
            begun, size = time.time(), -1
            process = context.Process(target=_child, args=(folder, log, group, skip))
            process.start()
            while process.is_alive():
                process.join(0.1)
                now = log.stat().st_size if log.exists() else 0
                if now != size:
                    size, begun = now, time.time()
                elif time.time() - begun > silence:
                    process.kill()
                    process.join()
            if process.exitcode == 0:
                break
            started = [x["start"] for x in _read(log) if x.get("group") == group.name and "start" in x]
            last = started[-1] if started else "?"
            print(f"{group.name}: {last} broke it (exit {process.exitcode}): left out", flush=True)
            skip.add(last)
            breaks += 1
    return report(_read(log), wanted)


def _read(log: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in log.read_text().splitlines()] if log.exists() else []


def report(lines: list[dict[str, Any]], wanted: list[Group]) -> int:
    """Print checks that fail, and times beside cuBLAS's. Returns 1 for a failed check."""
    wrong = 0
    for group in wanted:
        mine = [x for x in lines if x.get("group") == group.name]
        checked = list({x["label"]: x for x in mine if "ok" in x}.values())
        for x in mine:
            if "broke" in x or x.get("ok") is False:
                wrong += 1
                print(f"{group.name}: {x.get('label', '')}: {x.get('broke') or x['text'] or x['error']}")
        if not group.timed:
            worst = max((x["error"] for x in checked), default=0.0)
            print(
                f"{group.name}: {sum(x['ok'] for x in checked)} of {len(checked)} runs right, largest error {worst:.1e}"
            )
            continue
        times = {x["label"]: x for x in mine if "us" in x}
        base = times.get("cublas", {}).get("us")
        if not base:
            continue
        p = group.entries[0].problem
        assert p is not None
        rate = 2 * p.m * p.n * p.k / base / 1e6
        row = [f"cublas {base:.2f} us {rate:.0f} TFLOP/s [{times['cublas']['low']:.2f}, {times['cublas']['high']:.2f}]"]
        for label, x in times.items():
            if label in ("cublas", "addmm+relu_", "_addmm_activation"):
                continue
            text = f"{label} {x['us']:.2f}"
            if label.startswith("bias+relu"):
                for other, short in (("addmm+relu_", "a+r"), ("_addmm_activation", "act")):
                    text += f" {times[other]['us'] / x['us']:.3f}x{short}" if other in times else ""
            else:
                text += f" {base / x['us']:.3f}x"
            row.append(text)
        print(f"{group.name}: {' | '.join(row)}")
    return int(wrong > 0)


def table(lines: list[dict[str, Any]], wanted: list[Group]) -> int:
    """Print the times as the table of docs/gemm-nvptx.md: cuBLAS's, and how many times as fast ours are."""
    print(
        "| problem | cuBLAS us (TFLOP/s) | plain | dependent | fused : `relu_` | dependent | fused : cuBLAS's | dependent |"
    )
    print("|---|---|---|---|---|---|---|---|")
    for group in wanted:
        us = {x["label"]: x["us"] for x in lines if x.get("group") == group.name and "us" in x}
        p = group.entries[0].problem
        if p is None or "cublas" not in us:
            continue
        base = us["cublas"]
        row = [group.name, f"{base:.4g} ({2 * p.m * p.n * p.k / base / 1e6:.0f})"]
        for label, other in (("plain", "cublas"), ("bias+relu", "addmm+relu_"), ("bias+relu", "_addmm_activation")):
            for mine in (label, f"{label} pdl"):
                row.append(f"{us[other] / us[mine]:.2f}" if mine in us else "")
        print(f"| {' | '.join(row)} |")
    return 0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("step", choices=["build", "run", "report", "table"])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--only", default="", help="groups whose name has this text")
    parser.add_argument("--tiles", action="store_true", help="time other tiles than the chosen one too")
    parser.add_argument(
        "--silence", type=float, default=20.0, help="seconds after which a silent process is killed [20]"
    )
    parser.add_argument("--log", type=Path, help="where every line goes (default: FOLDER/log.jsonl)")
    options = parser.parse_args()
    wanted = groups(options.only, options.tiles)
    log = options.log or options.folder / "log.jsonl"
    if options.step == "build":
        return build(options.folder, wanted)
    if options.step == "report":
        return report(_read(log), wanted)
    if options.step == "table":
        return table(_read(log), wanted)
    return run(options.folder, wanted, log, options.silence)


if __name__ == "__main__":
    sys.exit(main())
