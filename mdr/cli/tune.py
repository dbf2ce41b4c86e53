"""``mdr tune``: try a kernel's configurations, keep what each is worth in a store, show the best."""

from __future__ import annotations

import argparse
import os
import re
import sys
import time
from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from mdr.cli.boundary import INTERRUPTED, OK, guarded, note, print_json
from mdr.diagnostics import MDRError

if TYPE_CHECKING:
    from mdr.gemm.algorithm import Problem
    from mdr.gemm.config import GemmConfig
    from mdr.gemm.tune.space import Space
    from mdr.gemm.tune.store import Result, Store

_SHAPE = re.compile(r"(\d+)x(\d+)x(\d+)\Z")
_WORDS = ("layout", "a", "b", "out", "rounding")
_SECONDS_BETWEEN_LINES = 5.0
_NO_ENERGY = "Energy is not measured: no launcher of this package reads a power meter."


def main(arguments: Sequence[str]) -> int:
    """Run the command and return its exit status; 130 after Ctrl-C, with everything kept that was done."""
    options = _parser().parse_args(arguments)
    return guarded(lambda: _tune(options), as_json=options.format == "json")


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="mdr tune",
        description="Enumerates tiles, waves, stages and pipelines of a matrix multiplication, leaves out what cannot be "
        "best, compiles the rest and stores times: measured on an NVIDIA GPU of the chip if there is one, else modelled. "
        "What is stored is not done again.",
    )
    parser.add_argument("--kernel", default="gemm_fp16", metavar="WORD", help="as mdr gemm's [gemm_fp16]")
    parser.add_argument("--arch", required=True, metavar="WORD", help="chip or product")
    parser.add_argument("--shape", action="append", required=True, type=_shape, metavar="MxNxK", help="may be repeated")
    parser.add_argument("--store", required=True, metavar="FILE", help="SQLite file of results, made if not there")
    for name in _WORDS:
        parser.add_argument(f"--{name}", metavar="WORD", help="as mdr gemm's")
    parser.add_argument("--epilogue", metavar="WORDS", help="as mdr gemm's; steps joined by commas, '' for none")
    parser.add_argument("--fuse-bias", action=argparse.BooleanOptionalAction, help="as mdr gemm's")
    parser.add_argument("--fuse-relu", action=argparse.BooleanOptionalAction, help="as mdr gemm's")
    parser.add_argument(
        "--only",
        action="append",
        default=[],
        type=_only,
        metavar="NAME=VALUE,...",
        help="try a setting with these values",
    )
    parser.add_argument(
        "--jobs", type=_positive, default=os.cpu_count() or 1, metavar="N", help="kernels compiled at once"
    )
    parser.add_argument("--limit", type=_positive, metavar="N", help="compile the N most promising of each shape")
    parser.add_argument("--top", type=_positive, default=10, metavar="N", help="rows to show besides the front's [10]")
    parser.add_argument("--model", action="store_true", help="model the times even where there is a device")
    parser.add_argument("--html", metavar="FILE", help="write a page with drawings")
    parser.add_argument("--llvm", metavar="DIR", help="folder with LLVM's tools, tried instead of the usual places")
    parser.add_argument("--format", default="text", choices=("text", "json"), help="default: text")
    return parser


def _shape(text: str) -> tuple[int, int, int]:
    found = _SHAPE.match(text)
    if found is None or "0" in found.groups():
        raise argparse.ArgumentTypeError(f"{text!r} is no shape; write MxNxK, 4096x4096x4096")
    return int(found[1]), int(found[2]), int(found[3])


def _only(text: str) -> tuple[str, list[Any]]:
    name, equals, words = text.partition("=")
    if not equals or not all(words.split(",")):
        raise argparse.ArgumentTypeError(f"{text!r}: write NAME=VALUE,VALUE, tile_m=64,128")
    name = name.replace("-", "_")
    try:
        return name, words.split(",") if name == "pipeline" else [int(word) for word in words.split(",")]
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r}: {name} is a whole number") from None


def _positive(text: str) -> int:
    if not text.isascii() or not text.isdigit() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number from 1 on")
    return int(text)


def _configuration(options: argparse.Namespace) -> GemmConfig:
    from mdr.gemm.config import from_mapping

    names = ("kernel", "arch", *_WORDS, "fuse_bias", "fuse_relu")
    given = {name: getattr(options, name) for name in names if getattr(options, name) is not None}
    if options.epilogue is not None:
        given["epilogue"] = [word for word in options.epilogue.split(",") if word]
    config = from_mapping(given)
    return replace(config, arch=config.target.name)


def _tune(options: argparse.Namespace) -> int:
    from mdr.gemm.algorithm import Problem
    from mdr.gemm.tune.run import compile_all, time_all, tools_version
    from mdr.gemm.tune.space import search
    from mdr.gemm.tune.store import Store, algorithm

    base = _configuration(options)
    gemm, target = base.gemm(), base.target
    version = tools_version(target, options.llvm)
    progress = _Progress()
    shapes: list[tuple[Problem, Space, list[Result]]] = []
    with Store(options.store) as store:
        try:
            measure, why = _device(options, base)
            for m, n, k in options.shape:
                progress.title, progress.done_is = f"{m}x{n}x{k}", "compiled"
                space = search(base, Problem(m, n, k), dict(options.only), options.limit)
                progress.say(_counted(space))
                compile_all(
                    store,
                    space.candidates,
                    space.problem,
                    version,
                    jobs=options.jobs,
                    llvm=options.llvm,
                    progress=progress.show,
                )
                progress.done_is = "measured"
                time_all(store, space.candidates, space.problem, version, measure, progress.show)
                found = store.results(algorithm(gemm), target.name, space.problem, version)
                shapes.append((space.problem, space, found))
        except KeyboardInterrupt:
            progress.say(f"stopped; {options.store} keeps what was done, and the same command goes on from there")
            return INTERRUPTED
        finally:
            progress.clear()
        failed = _failed(store, shapes, version)
    title = f"{gemm.name} on {target.name}, LLVM {version}"
    notes = [why, _NO_ENERGY]
    if options.html:
        from mdr.gemm.tune.page import page

        counts = [_counted(space) for _, space, _ in shapes]
        with open(options.html, "w", encoding="utf-8") as file:
            file.write(page(title, [*notes, *counts], [(problem, found) for problem, _, found in shapes]))
    if options.format == "json":
        print_json(_document(title, notes, shapes, failed, target.name, version))
    else:
        _show(title, notes, shapes, failed, options.top)
    return OK


def _device(options: argparse.Namespace, base: GemmConfig) -> tuple[Any, str]:
    """What measures, None where the times are modelled, and a sentence that says why."""
    if base.target.backend == "amdgcn":
        return None, "Times are modelled (llvm-mca, occupancy, shared memory): no AMD GPU is used."
    if options.model:
        return None, "Times are modelled (data sheet, occupancy, shared memory), as asked."
    from mdr.gemm.tune.device import Device

    try:
        return Device(base.target, options.llvm).measure, "Times are measured on the GPU here."
    except MDRError as error:
        why = error.diagnostics[0].message
        return None, f"Times are modelled (data sheet, occupancy, shared memory): {why}."


def _counted(space: Space) -> str:
    problem, counts = space.problem, space.counts
    limited = f", {counts.beyond_limit} beyond --limit" if counts.beyond_limit else ""
    return (
        f"{problem.m}x{problem.n}x{problem.k}: {counts.enumerated} enumerated, {counts.illegal} illegal, pruned {counts.slow} "
        f"too slow and {counts.dominated} dominated{limited}, {counts.left} left"
    )


def _failed(store: Store, shapes: Sequence[tuple[Problem, Space, Any]], version: str) -> list[str]:
    from mdr.gemm.tune.store import kernel_key

    keys = {
        kernel_key(item.gemm, item.schedule, item.target, version)
        for _, space, _ in shapes
        for item in space.candidates
    }
    found = (store.kernel(key) for key in sorted(keys))
    return [kernel.error for kernel in found if kernel is not None and kernel.error is not None]


def _show(title: str, notes: Sequence[str], shapes: Sequence[Any], failed: Sequence[str], top: int) -> None:
    from mdr.gemm.tune.page import HEAD, best_of, shown

    print(title)
    for text in notes:
        print(text)
    for problem, space, found in shapes:
        print(f"\n{_counted(space)}; {len(found)} results (* on the Pareto front of time, registers, shared memory)")
        best = best_of(found)
        rows: list[tuple[str, ...]] = [("", *HEAD)]
        rows += [("*" if at in best else "", *shown(item)) for at, item in enumerate(found) if at < top or at in best]
        widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
        for row in rows:
            print("  ".join(cell.rjust(width) for cell, width in zip(row, widths, strict=True)))
        if problem.m * problem.n * problem.k and found:
            rate = 2 * problem.m * problem.n * problem.k * problem.batch / found[0].us / 1e6
            print(f"best: {rate:.1f} T operations a second, {found[0].how}")
    if failed:
        print(f"\n{len(failed)} could not be compiled, the first: {failed[0].splitlines()[0]}")


def _document(
    title: str, notes: Sequence[str], shapes: Sequence[Any], failed: Sequence[str], chip: str, version: str
) -> dict[str, Any]:
    from mdr.gemm.tune.page import best_of

    rows = []
    for problem, space, found in shapes:
        best = best_of(found)
        rows.append(
            {
                "m": problem.m, "n": problem.n, "k": problem.k, "space": space.counts.to_json(),
                "results": [{**item.to_json(), "front": at in best} for at, item in enumerate(found)],
            }
        )  # fmt: skip
    return {"title": title, "chip": chip, "llvm": version, "notes": list(notes), "shapes": rows, "failed": list(failed)}


class _Progress:
    """How far it is, on standard error: one line that renews itself on a terminal, a line every few seconds elsewhere."""

    def __init__(self) -> None:
        self.title, self.done_is = "", "compiled"
        self._live = sys.stderr.isatty()
        self._line = False
        self._start = self._shown = 0.0
        self._of = ""

    def say(self, text: str) -> None:
        """A line that stays."""
        self.clear()
        note(text)

    def show(self, done: int, total: int, known: int) -> None:
        """What `compile_all` and `time_all` report."""
        now = time.monotonic()
        if done == known or self._of != self.done_is:
            self._start, self._shown, self._of = now, 0.0, self.done_is
        if not total or (done < total and now - self._shown < (0.1 if self._live else _SECONDS_BETWEEN_LINES)):
            return
        self._shown = now
        fresh = done - known
        rest = f", about {(now - self._start) / fresh * (total - done):.0f} s left" if fresh and done < total else ""
        before = f", {known} of them before" if self.done_is == "compiled" else ""
        text = f"{self.title}: {done} of {total} {self.done_is}{before}{rest}"
        if self._live:
            self._line = True
            sys.stderr.write(f"\r\x1b[K{text}")
            sys.stderr.flush()
        else:
            note(text)

    def clear(self) -> None:
        """Take the line away."""
        if self._line:
            sys.stderr.write("\r\x1b[K")
            sys.stderr.flush()
            self._line = False
