"""Runs a tree of assembly kernels of others through the whole chain and says how far each one gets.

Run: python bench/corpus.py DIR [--limit N] [--jobs N] [--transport buffered] [--skip lift,check] [--format text|json]

For each .s file: does llvm-mc take it; is the object from MDR's canonical text the same, byte for byte; does the kernel
instrument and link with prints of v, s and a registers before its first, a middle and its last instruction; are the original
instructions all there, in order, and only fresh registers written; does MLIR and back give the same object; what does
`mdr check` find. Nothing is written into DIR. The chip is the one that .amdgcn_target or the path names (gfx940 is built as
gfx942); kernels for chips that MDR does not support are assembled and compared only.
"""

from __future__ import annotations

import argparse
import collections
import json
import os
import random
import re
import shutil
import subprocess
import tempfile
import time
from concurrent.futures import ProcessPoolExecutor

from mdr import checks
from mdr.assembly.canonical import Canonical, canonicalise, is_instruction, llvm_mc_arguments
from mdr.assembly.chips import CHIPS
from mdr.assembly.kernels import Kernel, read_module, registers_in
from mdr.assembly.source import Source
from mdr.build import toolchain
from mdr.diagnostics import MDRError
from mdr.instrument.epilogue import lower
from mdr.instrument.inject import inject
from mdr.instrument.parse import parse
from mdr.instrument.runtime import compile_runtime
from mdr.instrument.splice import splice
from mdr.instrument.translate import translate
from mdr.lift import assembly_lines, build_module, module_text, read_mlir

STEPS = ("assembled", "identical", "instrumented", "linked", "originals", "fresh", "lift", "check")
_CHIP = re.compile(r"gfx(\d+[a-z]?)")
_ALIASES = {"gfx940": "gfx942", "gfx941": "gfx942"}


def chip_of(path: str) -> str:
    """Return the chip a source is for: by its .amdgcn_target, else by its path, else gfx90a."""
    with open(path, encoding="utf-8", errors="replace") as stream:
        named = re.search(r'\.amdgcn_target\s+"[^"]*-(gfx\w+)', stream.read())
    found = named[1] if named else ""
    if not found:
        in_path = _CHIP.findall(path)
        found = f"gfx{in_path[-1]}" if in_path else "gfx90a"
    return _ALIASES.get(found, found)


class Job:
    """One kernel on its way through the steps; ``steps`` says of each step taken "ok" or what went wrong."""

    def __init__(self, path: str, chip: str, transport: str, skip: frozenset[str], work: str) -> None:
        self.path = path
        self.chip = chip
        self.transport = transport
        self.skip = skip
        self.work = work
        self.steps: dict[str, str] = {}
        self.findings: list[str] = []
        tools = toolchain.find("gfx950", tools=toolchain.DEBUG_TOOLS)
        self.tool = {name: tools[name].path for name in ("llvm-mc", "ld.lld", "mlir-opt", "llc")}

    def run(self) -> None:
        """Take the steps until one fails on which the others depend."""
        folder = os.path.dirname(self.path)
        by_hand = self._object(self.path, cwd=folder, arguments=(f"-I{folder}",))
        if by_hand is None:
            return
        self.steps["assembled"] = "ok"
        if self.chip not in CHIPS:
            return
        source, canonical = canonicalise(self.path, chip=self.chip, llvm_mc=self.tool["llvm-mc"])
        again = self._object(self._write("canonical.s", canonical.lines))
        self.steps["identical"] = "ok" if again == by_hand else "the canonical text gives another object"
        module = read_module(canonical.lines)
        if module.kernels:
            self._instrument(canonical, module.kernels[0])
        if "lift" not in self.skip:
            self._lift(canonical, again)
        if "check" not in self.skip:
            self._check(source)

    def _instrument(self, canonical: Canonical, kernel: Kernel) -> None:
        lines = list(canonical.lines)
        at = [index for index in range(kernel.entry, kernel.end) if is_instruction(lines[index])]
        agprs = kernel.used.agprs
        text = f'f"{{v0:d}} {{s0:x}}{" {a0:d}" if agprs else ""}"'
        for index in (at[-1], at[len(at) // 2], at[0]):
            lines.insert(index, f"\t; @PRINT {text}")
        path = {suffix: os.path.join(self.work, f"k{suffix}") for suffix in (
            *(".s", ".canon.s", ".plan.json", ".lines.json", ".d", ".gpu.mlir", ".injected.s", ".injected.mlir"),
            *(".epilogue.s", ".runtime.s", ".debug.s", ".o", ".log", ".hsaco"),
        )}  # fmt: skip
        self._write("k.s", lines)
        parse(
            path[".s"], chip=self.chip, llvm_mc=self.tool["llvm-mc"], include_dirs=[], defsyms=[], mattr=None, cov=None,
            canon=path[".canon.s"], plan=path[".plan.json"], lines=path[".lines.json"], depfile=path[".d"],
        )  # fmt: skip
        translate(path[".plan.json"], output=path[".gpu.mlir"])
        inject(
            path[".canon.s"], path[".plan.json"], path[".gpu.mlir"], transport=self.transport, chip=self.chip,
            assembly=path[".injected.s"], mlir=path[".injected.mlir"],
        )  # fmt: skip
        lower(path[".injected.mlir"], chip=self.chip, mlir_opt=self.tool["mlir-opt"], output=path[".epilogue.s"])
        runtime = os.path.join(os.path.dirname(self.work), f"runtime.{self.chip}.{self.transport}.s")
        if not os.path.exists(runtime):
            compile_runtime(chip=self.chip, transport=self.transport, llc=self.tool["llc"], output=runtime)
        splice(
            path[".injected.s"], path[".epilogue.s"], runtime, path[".lines.json"], chip=self.chip,
            llvm_mc=self.tool["llvm-mc"], mattr=None, cov=None, transport=self.transport, assembly=path[".debug.s"],
            object=path[".o"], log=path[".log"],
        )  # fmt: skip
        self.steps["instrumented"] = "ok"
        linked = subprocess.run(
            [self.tool["ld.lld"], "-shared", path[".o"], "-o", path[".hsaco"]],
            capture_output=True,
            text=True,
            check=False,
        )
        self.steps["linked"] = "ok" if linked.returncode == 0 else linked.stderr.strip()[:200]
        with open(path[".debug.s"]) as stream:
            debug = stream.read().split("\n")
        self._compare(canonical, kernel, debug)

    def _compare(self, canonical: Canonical, kernel: Kernel, debug: list[str]) -> None:
        before = [line for line in canonical.lines if is_instruction(line)]
        after = [line for line in debug if is_instruction(line)]
        same = len(before) == len(after) and all(
            old == new or (old == "\ts_endpgm" and new.startswith(("\ts_branch __mdr_epilogue", "\ts_getpc_b64")))
            for old, new in zip(before, after, strict=True)
        )
        self.steps["originals"] = "ok" if same else "original instructions are missing or moved"
        start = debug.index(".Lmdr_start_0:")
        end = next(index for index, line in enumerate(debug) if line.startswith("__mdr_epilogue.0:"))
        for line in debug[start:end]:
            if line.startswith("  ") and not line.startswith(("  ;", "  s_nop", "  scratch_store")):
                written = registers_in(line.split(",")[0])
                if written.sgprs or 0 < written.vgprs <= kernel.used.vgprs or 0 < written.agprs <= kernel.used.agprs:
                    self.steps["fresh"] = f"writes a register of the kernel: {line.strip()}"
                    return
        self.steps["fresh"] = "ok"

    def _lift(self, canonical: Canonical, expected: bytes | None) -> None:
        mlir = os.path.join(self.work, "k.mlir")
        with open(mlir, "w") as stream:
            stream.write(module_text(build_module(canonical, self.chip)))
        back = assembly_lines(read_mlir(mlir, self.tool["mlir-opt"]))
        same = self._object(self._write("back.s", back)) == expected
        self.steps["lift"] = "ok" if same else "MLIR and back gives another object"

    def _check(self, source: Source) -> None:
        result = checks.check(self.path, self.chip, checks.Settings(self.tool["llvm-mc"]))
        self.findings = [f"[{finding.rule.name}] {finding.message}" for finding in result.findings]
        self.steps["check"] = "ok" if not self.findings else f"{len(self.findings)} findings"

    def _object(self, path: str, *, cwd: str | None = None, arguments: tuple[str, ...] = ()) -> bytes | None:
        output = os.path.join(self.work, "object.o")
        settings = llvm_mc_arguments(self.chip, include_dirs=(), defsyms=(), mattr=None, cov=None)
        done = subprocess.run(
            [self.tool["llvm-mc"], *settings, *arguments, "-filetype=obj", path, "-o", output],
            cwd=cwd, capture_output=True, text=True, check=False,
        )  # fmt: skip
        if done.returncode:
            self.steps.setdefault("assembled", first_error(done.stderr))
            return None
        with open(output, "rb") as stream:
            return stream.read()

    def _write(self, name: str, lines: list[str]) -> str:
        path = os.path.join(self.work, name)
        with open(path, "w", encoding="utf-8", errors="surrogateescape") as stream:
            stream.write("\n".join(lines) + "\n")
        return path


def first_error(text: str) -> str:
    """Return the first error message in a tool's output, without its place."""
    match = re.search(r"error: (.*)", text)
    return match[1][:160] if match else text.strip()[:160]


def run_one(task: tuple[str, str, frozenset[str], str]) -> dict[str, object]:
    """Take one kernel through the steps, in a folder of its own below ``task[3]``; an exception is a failed step too."""
    path, transport, skip, folder = task
    work = tempfile.mkdtemp(dir=folder)
    started = time.perf_counter()
    job = Job(path, chip_of(path), transport, skip, work)
    try:
        job.run()
    except MDRError as error:
        step = next((name for name in STEPS if name not in job.steps), "check")
        job.steps[step] = error.diagnostics[0].message[:200]
    except Exception as error:  # a traceback is a finding of this bench, not its end
        step = next((name for name in STEPS if name not in job.steps), "check")
        job.steps[step] = f"CRASH {type(error).__name__}: {error}"[:200]
    finally:
        shutil.rmtree(work, ignore_errors=True)
    return {
        "path": path,
        "chip": job.chip,
        "steps": job.steps,
        "findings": job.findings,
        "seconds": round(time.perf_counter() - started, 3),
    }


def main() -> None:
    """Run the tree and print a table of steps, then what went wrong, grouped by reason."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("dir", help="folder with .s files")
    parser.add_argument("--match", default="", help="only paths that contain this regular expression")
    parser.add_argument("--limit", type=int, default=0, help="a random sample of so many (0: all)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--transport", default="buffered", choices=("buffered", "hostcall"))
    parser.add_argument("--skip", default="", help="steps to leave out: lift, check")
    parser.add_argument("--format", default="text", choices=("text", "json"))
    options = parser.parse_args()
    paths = sorted(
        os.path.join(where, name)
        for where, _, names in os.walk(os.path.abspath(options.dir))
        for name in names
        if name.endswith(".s") and re.search(options.match, os.path.join(where, name))
    )
    if options.limit and options.limit < len(paths):
        paths = sorted(random.Random(0).sample(paths, options.limit))
    skip = frozenset(options.skip.split(","))
    with tempfile.TemporaryDirectory() as folder, ProcessPoolExecutor(options.jobs) as pool:
        rows = list(pool.map(run_one, [(path, options.transport, skip, folder) for path in paths], chunksize=4))
    if options.format == "json":
        print(json.dumps(rows, indent=1))
        return
    show(rows)


def show(rows: list[dict[str, object]]) -> None:
    """Print the table: a row a chip, a column a step (kernels that passed / that got there)."""
    by_chip: dict[str, list[dict[str, object]]] = {}
    for row in rows:
        by_chip.setdefault(str(row["chip"]), []).append(row)
    print(f"{'chip':8} {'kernels':>8} " + " ".join(f"{step:>13}" for step in STEPS) + f" {'seconds':>9}")
    for chip, members in sorted(by_chip.items()):
        cells = []
        for step in STEPS:
            results = [row["steps"][step] for row in members if step in row["steps"]]  # type: ignore[index, operator]
            cells.append(f"{sum(result == 'ok' for result in results)}/{len(results)}" if results else "-")
        seconds = sum(float(str(row["seconds"])) for row in members)
        print(f"{chip:8} {len(members):8} " + " ".join(f"{cell:>13}" for cell in cells) + f" {seconds:9.1f}")
    reasons: dict[tuple[str, str], list[str]] = collections.defaultdict(list)
    findings: dict[str, list[str]] = collections.defaultdict(list)
    for row in rows:
        for step, result in row["steps"].items():  # type: ignore[attr-defined]
            if result != "ok" and step != "check":
                reasons[step, re.sub(r"\d+", "N", result)].append(str(row["path"]))
        for finding in row["findings"]:  # type: ignore[attr-defined]
            shape = re.sub(r"\(loaded at.*", "", finding)
            findings[re.sub(r"\d+", "N", shape)].append(str(row["path"]))
    for (step, reason), paths in sorted(reasons.items(), key=lambda item: -len(item[1])):
        print(f"{len(paths):6} {step}: {reason}\n       first: {paths[0]}")
    for shape, paths in sorted(findings.items(), key=lambda item: -len(item[1])):
        print(f"{len(paths):6} check: {shape}\n       first: {paths[0]}")


if __name__ == "__main__":
    main()
