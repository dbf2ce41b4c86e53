"""Compare GEMM kernels with cuBLAS on a Hopper GPU: first that they are right, then how long they take.

Two steps, since the machine with the GPU may have no compiler:

    python bench/gemm_h200.py build DIR [--only TEXT] [--tiles]    compile every kernel into DIR (llc and ptxas)
    python bench/gemm_h200.py run DIR [--only TEXT] [--tiles]      check and time them (a GPU, PyTorch)

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
from mdr.gemm import Alpha, BetaC, Bias, Gelu, Gemm, Layout, Problem, Relu, Residual, Rounding, Scale, Schedule
from mdr.gemm.nvptx.plan import LaunchPlan
from mdr.gemm.nvptx.selection import choose, slices_for, wgmma_schedule
from mdr.gemm.targets import target_named
from mdr.gemm.types import F32, I32, round_to, type_named

TARGET = target_named("h200")
SQUARE = (1024, 2048, 4096, 8192)
WEIGHTS = ((2112, 7168), (3072, 1536), (7168, 2048), (4608, 7168), (7168, 256))
SHAPES = tuple((n, n, n) for n in SQUARE) + tuple((m, n, k) for m in (32, 32768) for n, k in WEIGHTS)
TYPES = ("f16", "bf16")
SILENCE = 20.0
ROUNDS = 15
MOST_BREAKS = 5
"""Groups are started again after a break; so many in all end the run."""
FUSED = (Bias(), Relu())
LIMITS = {"f16": 1e-3, "bf16": 5e-3, "f32": 1e-4, "i32": 0.0}


@dataclass(frozen=True)
class Entry:
    """A kernel of ours for a problem, under a label."""

    label: str
    gemm: Gemm
    schedule: Schedule
    problem: Problem
    integers: bool = False
    """Inputs are small whole numbers: every sum is exact, and every bit of the output is compared."""

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
                entries.append(Entry(f"{label} pdl", gemm, replace(schedule, dependent=True), problem))
            if tiles:
                entries += list(_other_tiles(plain, problem))
            yield Group(f"{name} {shape[0]}x{shape[1]}x{shape[2]}", True, tuple(entries))


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
    """Layouts, tails, epilogues, rounding, batches, slices, other types: checked, not timed."""
    odd = (Problem(1000, 1016, 328), Problem(72, 136, 1000), Problem(256, 512, 64), Problem(8, 8, 8))
    for name in TYPES:
        entries = []
        for layout in Layout:
            for problem in odd:
                gemm = typed(name, layout=layout)
                entries.append(
                    Entry(f"{layout.value} {problem.m}x{problem.n}x{problem.k}", gemm, _tiled(gemm), problem)
                )
        ragged = typed(name)
        problem = Problem(333, 517, 200)
        entries.append(Entry("rows of D anywhere", ragged, _tiled(ragged, align_d=1), problem))
        yield Group(f"{name} layouts", False, tuple(entries))

        epilogues = {
            "bias relu": FUSED,
            "bias gelu": (Bias(), Gelu()),
            "alpha beta": (Alpha(), BetaC()),
            "all": (Alpha(), BetaC(), Scale(), Bias(), Relu(), Residual()),
            "residual": (Bias(), Gelu(), Residual()),
        }
        entries = []
        for label, steps in epilogues.items():
            for align_d in (8, 1):
                gemm = typed(name, epilogue=steps)
                problem = Problem(520, 392, 264) if align_d == 8 else Problem(300, 391, 264)
                tile = (128, 128) if len(steps) > 3 else (128, 256)
                entries.append(Entry(f"{label} d{align_d}", gemm, _tiled(gemm, tile, align_d), problem))
        yield Group(f"{name} epilogues", False, tuple(entries))

        entries = []
        for rounding in Rounding:
            gemm = typed(name, rounding=rounding)
            entries.append(Entry(rounding.value, gemm, _tiled(gemm), Problem(256, 512, 512), True))
        for slices in (2, 3, 8):
            gemm = typed(name, slices=slices, epilogue=FUSED)
            entries.append(Entry(f"slices {slices}", gemm, _tiled(gemm, (64, 64)), Problem(100, 200, 840)))
        for m in (8, 32):
            gemm = typed(name, slices=4, epilogue=(BetaC(), Bias()))
            for align_d in (8, 1):
                schedule = _tiled(gemm, (m, 128), align_d)
                entries.append(Entry(f"{m} rows d{align_d}", gemm, schedule, Problem(50, 264, 840)))
        gemm = typed(name, slices=4)
        entries.append(Entry("slices beyond K", gemm, _tiled(gemm, (64, 128)), Problem(100, 200, 72)))
        gemm = typed(name, batched=True, epilogue=(Alpha(), BetaC(), Bias()))
        entries.append(Entry("batches", gemm, _tiled(gemm), Problem(136, 264, 200, batch=5)))
        gemm = typed(name)
        two = wgmma_schedule(gemm, TARGET, 64, 128, resident=2)
        entries.append(Entry("two blocks", gemm, two, Problem(2000, 3000, 400)))
        for label, steps in (("turns", ()), ("turns beta", (Alpha(), BetaC(), Bias(), Relu()))):
            for problem in (Problem(2000, 3000, 400), Problem(300, 200, 64)):
                gemm = typed(name, epilogue=steps)
                schedule = wgmma_schedule(gemm, TARGET, 128, 128, align_d=8, pipeline="pingpong")
                entries.append(Entry(f"{label} {problem.m}", gemm, schedule, problem))
        yield Group(f"{name} rounding slices batches", False, tuple(entries))
    entries = []
    for kind, out, accumulate in (("fp8", "bf16", F32), ("bf8", "bf16", F32), ("i8", "i32", I32), ("f16", "f32", F32)):
        gemm = Gemm(a=type_named(kind), b=type_named(kind), out=type_named(out), accumulate=accumulate)
        schedule = _tiled(gemm, align_d=8 if gemm.out.bits == 16 else 4)
        entries.append(Entry(f"{kind} to {out}", gemm, schedule, Problem(200, 400, 512)))
    yield Group("other types", False, tuple(entries))


def _tiled(gemm: Gemm, tile: tuple[int, int] = (128, 256), align_d: int = 8) -> Schedule:
    return wgmma_schedule(gemm, TARGET, *tile, align_d=align_d)


def groups(only: str, tiles: bool) -> list[Group]:
    """Every group whose name has ``only`` in it."""
    return [group for group in (*checks(), *timings(tiles)) if only in group.name]


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

    def __init__(self, folder: Path, log: Path) -> None:
        import torch

        from mdr.gemm.nvptx.launch import Driver

        self.torch, self.folder, self.log = torch, folder, log
        torch.zeros(1, device="cuda")
        torch.backends.cuda.matmul.allow_fp16_reduced_precision_reduction = False
        torch.backends.cuda.matmul.allow_bf16_reduced_precision_reduction = False
        self.driver = Driver()
        self.kernels: dict[str, Any] = {}
        self.types = {
            "f16": torch.float16, "bf16": torch.bfloat16, "f32": torch.float32, "i8": torch.int8, "i32": torch.int32,
            "fp8": torch.float8_e4m3fn, "bf8": torch.float8_e5m2,
        }  # fmt: skip

    def say(self, **what: Any) -> None:
        with open(self.log, "a", encoding="utf-8") as file:
            file.write(json.dumps(what) + "\n")

    def work(self, group: Group, skip: set[str]) -> None:
        results: dict[str, Callable[[], None]] = {}
        data: dict[str, Any] = {}
        for entry in group.entries:
            if entry.label in skip:
                continue
            self.say(group=group.name, start=entry.label)
            if not data or not group.timed:
                data = self.inputs(entry)
            try:
                error, same, launch = self.check(entry, data)
            except MDRError as problem:
                self.say(group=group.name, label=entry.label, failed=str(problem)[:300])
                continue
            limit = LIMITS[entry.gemm.out.name] if not entry.integers else 0.0
            good = error <= limit and same
            self.say(group=group.name, label=entry.label, error=error, same=same, ok=good, file=entry.file)
            if good:
                results[entry.label] = launch
        if group.timed:
            for label, call in self.library(group.entries[0], data).items():
                self.say(group=group.name, start=label)
                out = data["D"].fill_(float("nan"))
                call()
                exact = data["fused"] if label != "cublas" else data["product"]
                error = ((out.double() - exact).norm() / exact.norm()).item()
                self.say(group=group.name, label=label, error=error, same=True, ok=True)
                results[label] = call
            self.clock(group, results)

    # ---- inputs and references

    def inputs(self, entry: Entry) -> dict[str, Any]:
        torch, gemm, p = self.torch, entry.gemm, entry.problem
        lead = (p.batch,) if gemm.batched else ()
        data: dict[str, Any] = {}

        def fresh(kind: str, *shape: int) -> Any:
            if kind in ("i8", "i32") or entry.integers:
                return torch.randint(-8, 9, shape, device="cuda").to(self.types[kind])
            return torch.randn(shape, device="cuda").to(self.types[kind])

        a = (p.m, p.k) if gemm.layout.a_along_k else (p.k, p.m)
        b = (p.n, p.k) if gemm.layout.b_along_k else (p.k, p.n)
        data["A"], data["B"] = fresh(gemm.a.name, *lead, *a), fresh(gemm.b.name, *lead, *b)
        for name in ("C", "R"):
            data[name] = fresh(gemm.out.name, *lead, p.m, p.n) if p.m * p.n < 1 << 24 else None
        data["bias"], data["scale"] = fresh(gemm.out.name, p.n), fresh("f32", p.n)
        data["D"] = torch.empty(*lead, p.m, p.n, device="cuda", dtype=self.types[gemm.out.name])
        left = data["A"].double() if gemm.layout.a_along_k else data["A"].double().mT
        right = data["B"].double().mT if gemm.layout.b_along_k else data["B"].double()
        data["product"] = left @ right
        data["fused"] = torch.relu(data["product"] + data["bias"].double())
        return data

    def expected(self, entry: Entry, data: dict[str, Any]) -> Any:
        """Float64 before rounding; for whole numbers, after it."""
        steps = entry.gemm.epilogue
        if not steps and not entry.integers:
            return data["product"]
        if steps == FUSED:
            return data["fused"]
        x = data["product"].cpu().numpy()
        values = {name: data[name].double().cpu().numpy() for name in ("C", "R", "bias", "scale")}
        for step in steps:
            x = step.reference(x, {**values, **NUMBERS})
        if entry.integers:
            x = round_to(x, entry.gemm.out, entry.gemm.rounding)
        return self.torch.from_numpy(x).cuda()

    def check(self, entry: Entry, data: dict[str, Any]) -> tuple[float, bool, Callable[[], None]]:
        """Return the relative error, whether a second run gives the same bits, and the launch."""
        torch = self.torch
        launch = self.bind(entry, data)
        runs = []
        for _ in range(2):
            data["D"].fill_(float("nan") if data["D"].is_floating_point() else -(1 << 30))
            torch.cuda.synchronize()
            launch()
            torch.cuda.synchronize()
            runs.append(data["D"].clone())
        exact = self.expected(entry, data)
        error = ((runs[0].double() - exact).norm() / exact.norm()).item()
        return (error if error == error else 1e9), bool(torch.equal(runs[0], runs[1])), launch

    def bind(self, entry: Entry, data: dict[str, Any]) -> Callable[[], None]:
        if entry.file not in self.kernels:
            cubin = (self.folder / f"{entry.file}.cubin").read_bytes()
            plan = LaunchPlan.from_json((self.folder / f"{entry.file}.json").read_text())
            self.kernels[entry.file] = self.driver.load(cubin, plan)
        pointers = {name: t.data_ptr() for name, t in data.items() if t is not None}
        launch = self.kernels[entry.file].bind(entry.problem, pointers, NUMBERS)
        return lambda: launch(self.torch.cuda.current_stream().cuda_stream)

    # ---- cuBLAS and the clock

    def library(self, entry: Entry, data: dict[str, Any]) -> dict[str, Callable[[], Any]]:
        torch, a, b, d, bias = self.torch, data["A"], data["B"].t(), data["D"], data["bias"]
        return {
            "cublas": lambda: torch.matmul(a, b, out=d),
            "addmm+relu_": lambda: torch.addmm(bias, a, b, out=d).relu_(),
            "_addmm_activation": lambda: torch._addmm_activation(bias, a, b, use_gelu=False, out=d),
        }

    def clock(self, group: Group, calls: dict[str, Callable[[], Any]]) -> None:
        torch, p = self.torch, group.entries[0].problem
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


NUMBERS = {"alpha": 0.75, "beta": -1.5}


def _child(folder: Path, log: Path, group: Group, skip: set[str]) -> None:
    try:
        Worker(folder, log).work(group, skip)
    except Exception as problem:
        with open(log, "a", encoding="utf-8") as file:
            file.write(json.dumps({"group": group.name, "broke": str(problem)[:300]}) + "\n")
        os._exit(1)
    os._exit(0)


def run(folder: Path, wanted: list[Group], log: Path) -> int:
    """Run all groups and print a table; the log has everything."""
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
                elif time.time() - begun > SILENCE:
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
            if "failed" in x or "broke" in x or x.get("ok") is False:
                wrong += 1
                print(f"{group.name}: {x.get('label', '')} {x.get('failed') or x.get('broke') or x}")
        if not group.timed:
            worst = max((x["error"] for x in checked), default=0.0)
            print(
                f"{group.name}: {sum(x['ok'] for x in checked)} of {len(group.entries)} right, largest error {worst:.1e}"
            )
            continue
        times = {x["label"]: x for x in mine if "us" in x}
        base = times.get("cublas", {}).get("us")
        if not base:
            continue
        p = group.entries[0].problem
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


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("step", choices=["build", "run", "report"])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--only", default="", help="groups whose name has this text")
    parser.add_argument("--tiles", action="store_true", help="time other tiles than the chosen one too")
    parser.add_argument("--log", type=Path, help="where every line goes (default: FOLDER/log.jsonl)")
    options = parser.parse_args()
    wanted = groups(options.only, options.tiles)
    log = options.log or options.folder / "log.jsonl"
    if options.step == "build":
        return build(options.folder, wanted)
    if options.step == "report":
        return report(_read(log), wanted)
    return run(options.folder, wanted, log)


if __name__ == "__main__":
    sys.exit(main())
