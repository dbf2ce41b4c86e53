"""``mdr gemm``: compile a matrix multiplication, look at what became of it, verify it on four levels."""

from __future__ import annotations

import argparse
import os
from collections.abc import Sequence
from dataclasses import fields, replace
from typing import TYPE_CHECKING, Any

from mdr.cli.boundary import INPUT_ERROR, OK, guarded, print_json
from mdr.diagnostics import MDRError

if TYPE_CHECKING:
    from mdr.gemm.algorithm import Problem
    from mdr.gemm.backend import Backend, Kernel
    from mdr.gemm.config import GemmConfig

_HELP = {
    "kernel": "types of A, B and D: gemm_ and fp16, bf16, fp32, fp8, bf8, int8, uint8, int4 or uint4",
    "arch": "chip or product: gfx90a, gfx942, gfx950, sm_90a, mi250x, mi300x, mi355x, h200, ...",
    "tile_m": "rows of D of a workgroup",
    "tile_n": "columns of D of a workgroup",
    "tile_k": "elements of K at a time (default: 16 of f16 or f32, 32 of 8 and 4 bits)",
    "warp_m": "waves along M",
    "warp_n": "waves along N",
    "use_bank_conflict_free_layout": "swizzle chunks in shared memory by XOR",
    "fuse_bias": "add a bias to each column",
    "fuse_relu": "ReLU at the end",
    "epilogue": "all steps in order instead: alpha, beta, bias, scale, relu, gelu, residual joined by commas",
    "bias_layout": "contiguous or strided",
    "rounding": "rne, rtz or rtp",
    "layout": "NN, NT, TN or TT: A and B as they are or transposed, row-major",
    "a": "type of A instead of the kernel's",
    "b": "type of B",
    "out": "type of D",
    "accumulate": "type of the sums",
    "batched": "many matrices, in the grid's z",
    "slices": "split K between so many workgroups",
    "stages": "buffers in shared memory",
    "raster": "rows of tiles that are walked together",
    "align_a": "A's base, leading dimension and contiguous extent are multiples of so many elements",
    "align_b": "B's",
    "align_d": "D's, C's and the bias's",
    "whole_k": "K is a multiple of tile_k",
    "cache": "always or stream",
    "pipeline": "order of the K loop: auto, none, small, groups",
    "dependent": "launched before the kernel in front of it has ended (sm_90a)",
    "auto": "the backend's own schedule for --m, --n, --k",
    "tuned": "store of `mdr tune`: its best configuration for the shape nearest to --m, --n, --k",
}
_VALUES = ("alpha", "beta")
_GOLDENS = "goldens"


def main(arguments: Sequence[str]) -> int:
    """Run the command and return its exit status: 1 if a configuration is refused or a verification fails."""
    parser = _parser()
    options = parser.parse_args(arguments)
    sizes = [options.m, options.n, options.k]
    if any(size is not None for size in sizes) and None in sizes:
        parser.error("--m, --n and --k belong together")
    if any(size is not None and size < 0 for size in sizes):
        parser.error("sizes are not negative")
    return guarded(lambda: _gemm(options), as_json=options.format == "json")


def _parser() -> argparse.ArgumentParser:
    from mdr.gemm.config import GemmConfig

    parser = argparse.ArgumentParser(
        prog="mdr gemm",
        description="Compiles D = epilogue(A B) for one configuration. Without anything to show or to verify, shows what "
        "the configuration amounts to. AMD kernels run on MDR's emulator.",
    )
    configuration = parser.add_argument_group("configuration (defaults in brackets)")
    for item in fields(GemmConfig):
        if item.name in _VALUES:
            continue
        flag, kind = f"--{item.name.replace('_', '-')}", str(item.type)
        text = _HELP[item.name] + (f" [{item.default}]" if item.default not in (None, False) else "")
        if kind == "bool":
            configuration.add_argument(flag, action=argparse.BooleanOptionalAction, default=None, help=text)
        else:
            number = kind.startswith("int")
            metavar = "N" if number else "WORD"
            configuration.add_argument(flag, type=int if number else str, metavar=metavar, help=text)
    configuration.add_argument("--backend", choices=("hip", "cuda"), help="must fit the chip")
    problem = parser.add_argument_group("problem")
    for name in ("m", "n", "k", "lda", "ldb", "ldd"):
        problem.add_argument(f"--{name}", type=int, metavar="N", help="elements")
    problem.add_argument("--batch", type=int, default=None, metavar="N", help="matrices of a batched kernel")
    for name in _VALUES:
        problem.add_argument(
            f"--{name}", type=float, metavar="X", help=f"use {name}, with this value in --verify-numeric"
        )
    show = parser.add_argument_group("show")
    show.add_argument("--dump-config", action="store_true", help="what the configuration amounts to")
    show.add_argument("--dump-ir", action="store_true", help="LLVM IR")
    show.add_argument("--dump-asm", action="store_true", help="assembly or PTX")
    show.add_argument("--dump-reg-alloc", action="store_true", help="live ranges, registers alive, banks")
    verify = parser.add_argument_group("verify")
    verify.add_argument(
        "--verify-numeric", action="store_true", help="against float64; without --m, sizes that look for faults"
    )
    verify.add_argument("--verify-asm", action="store_true", help="counts that must hold, and the golden file")
    verify.add_argument("--verify-perf", action="store_true", help="the matrix unit's share of the K loop by llvm-mca")
    verify.add_argument("--goldens", default=_GOLDENS, metavar="DIR", help=f"folder of golden files [{_GOLDENS}]")
    verify.add_argument("--update-golden", action="store_true", help="write the golden file instead of comparing")
    verify.add_argument("--asm", metavar="FILE", help="verify this assembly instead of what is compiled")
    parser.add_argument("-o", "--output", metavar="FILE", help="write .ll, .s, .ptx, .hsaco or .cubin")
    parser.add_argument("--llvm", metavar="DIR", help="folder with LLVM's tools, tried instead of the usual places")
    parser.add_argument("--format", default="text", choices=("text", "json"), help="default: text")
    return parser


def _configuration(options: argparse.Namespace) -> GemmConfig:
    from mdr.gemm.config import NAMES, from_mapping
    from mdr.gemm.targets import target_named

    given = {name: getattr(options, name) for name in NAMES if getattr(options, name) is not None}
    for name in _VALUES:
        if name in given:
            given[name] = True
    if "epilogue" in given:
        given["epilogue"] = [word for word in given["epilogue"].split(",") if word]
    config = from_mapping(given)
    target_named(config.arch, options.backend)
    return config


def _problem(options: argparse.Namespace) -> Problem | None:
    from mdr.gemm.algorithm import Problem

    if options.m is None:
        return None
    batch = options.batch or (3 if options.batched else 1)
    return Problem(options.m, options.n, options.k, options.lda or 0, options.ldb or 0, options.ldd or 0, batch)


def _gemm(options: argparse.Namespace) -> int:
    from mdr.gemm.backend import backend_for

    config, problem = _configuration(options), _problem(options)
    gemm, schedule, target = config.resolve(problem)
    backend = backend_for(target)
    kernel = backend.generate(gemm, schedule, target)
    report = _Report(options.format == "json")
    wants_code = options.dump_asm or options.dump_reg_alloc or options.output or _verifies(options)
    if options.dump_config or not (wants_code or options.dump_ir):
        _show_configuration(report, backend, kernel)
    if options.dump_ir:
        report.text("ir", kernel.ir)
    if not wants_code:
        return report.end()
    assembly = _assembly(options, backend, kernel)
    if options.output:
        _write(options, backend, kernel, assembly)
    if options.dump_asm:
        report.text("asm", assembly)
    if options.dump_reg_alloc:
        lines, data = backend.registers(kernel, assembly)
        report.add("registers", data, lines)
    if options.verify_asm or options.verify_perf or options.update_golden:
        _verify_code(report, options, backend, kernel, assembly)
    if options.verify_numeric:
        _verify_numbers(report, options, backend, kernel, assembly, problem)
    return report.end()


def _verifies(options: argparse.Namespace) -> bool:
    return bool(options.verify_asm or options.verify_numeric or options.verify_perf or options.update_golden)


class _Report:
    """Collects what is shown, as text at once or as one JSON document at the end."""

    def __init__(self, as_json: bool) -> None:
        self.as_json = as_json
        self.document: dict[str, Any] = {}
        self.failed = False

    def text(self, name: str, text: str) -> None:
        self.add(name, text, [text.rstrip("\n")])

    def add(self, name: str, data: Any, lines: list[str]) -> None:
        self.document[name] = data
        if not self.as_json:
            print("\n".join(lines))

    def verdict(self, name: str, good: bool, text: str, data: Any) -> None:
        """One result of a verification."""
        self.failed |= not good
        self.document.setdefault(name, []).append({"ok": good, "text": text, "data": data})
        if not self.as_json:
            print(f"{name}: {'ok' if good else 'FAILED'}: {text}")

    def end(self) -> int:
        if self.as_json:
            print_json(self.document)
        return INPUT_ERROR if self.failed else OK


def _show_configuration(report: _Report, backend: Backend, kernel: Kernel) -> None:
    gemm, schedule, tile = kernel.gemm, kernel.schedule, kernel.schedule.tile
    steps = ", ".join(type(step).__name__.lower() for step in gemm.epilogue) or "none"
    head = {
        "kernel": f"{gemm.name} on {kernel.target.name}",
        "types": f"{gemm.a} x {gemm.b} -> {gemm.out}, sums in {gemm.accumulate}, layout {gemm.layout.value}",
        "epilogue": f"{steps}; rounding {gemm.rounding.value}",
        "tile": f"{tile.m}x{tile.n}x{tile.k}, {schedule.warps.m}x{schedule.warps.n} waves, {schedule.stages} stages",
        "promised alignment": f"A {schedule.memory.align_a}, B {schedule.memory.align_b}, D {schedule.memory.align_d} elements",
        "arguments": ", ".join(argument.name for argument in gemm.arguments),
    }
    data = {**head, **backend.facts(gemm, schedule, kernel.target)}
    width = max(map(len, data)) + 2
    lines = []
    for name, value in data.items():
        shown = ", ".join(map(str, value)) if isinstance(value, list) else value
        lines.append(f"{name + ':':{width}}{shown}")
    report.add("config", data, lines)


def _assembly(options: argparse.Namespace, backend: Backend, kernel: Kernel) -> str:
    if not options.asm:
        return backend.compile(kernel, llvm=options.llvm)
    with open(options.asm, encoding="utf-8") as file:
        return file.read()


def _write(options: argparse.Namespace, backend: Backend, kernel: Kernel, assembly: str) -> None:
    ending = os.path.splitext(options.output)[1]
    if ending == ".hsaco" and kernel.target.backend == "amdgcn":
        from mdr.gemm.amdgcn.assemble import assemble

        content: str | bytes = assemble(assembly, kernel.target.name, llvm=options.llvm)
    elif ending == ".cubin" and kernel.target.backend == "nvptx":
        from mdr.gemm.nvptx import cubin

        content, plan = cubin(kernel, assembly)
        with open(f"{options.output.removesuffix(ending)}.json", "w", encoding="utf-8") as beside:
            beside.write(f"{plan}\n")
    elif ending == ".ll":
        content = kernel.ir
    elif ending in (".s", ".ptx"):
        content = assembly
    else:
        raise MDRError(
            f"{options.output}: unknown ending {ending!r}",
            hint="end it in .ll, .s, .ptx, for AMD .hsaco, for NVIDIA .cubin",
        )
    with open(options.output, "wb") as file:
        file.write(content.encode() if isinstance(content, str) else content)


def _verify_code(report: _Report, options: argparse.Namespace, backend: Backend, kernel: Kernel, assembly: str) -> None:
    """The levels that look at assembly: counts, and the model of the chip."""
    from mdr.gemm.metrics import compare, golden_path, read_golden, slower, write_golden

    path = golden_path(options.goldens, kernel.gemm, kernel.schedule, kernel.target, _version(options, kernel))
    golden = None if options.update_golden else read_golden(path)
    without = "" if golden else f"; no golden file {path}"
    share = backend.share(kernel, assembly, llvm=options.llvm) if options.verify_perf or options.update_golden else None
    if options.verify_perf and share is None:
        raise MDRError(f"there is no model of {kernel.target.name}", hint="leave out --verify-perf")
    if options.verify_asm or options.update_golden:
        found = backend.measure(kernel, assembly)
        wrong = backend.violations(kernel, found)
        if options.update_golden:
            write_golden(path, kernel.gemm, kernel.schedule, found, share)
            without = f"; wrote {path}"
        if golden is not None:
            wrong += compare(found, golden["metrics"])
        good = (
            f"{found.flops} operations of a wave a tile of K, {found.spills} spills, {found.conflicts} bank conflicts"
        )
        report.verdict("asm", not wrong, "; ".join(wrong) or good + without, found.to_json())
    if options.verify_perf and share is not None:
        late = slower(share, golden["share"]) if golden and "share" in golden else None
        good = f"the matrix unit works {100 * share:.1f} % of the K loop's time (llvm-mca, one wave){without}"
        report.verdict("perf", late is None, late or good, share)


def _version(options: argparse.Namespace, kernel: Kernel) -> str:
    """The compiler in a golden file's name."""
    from mdr.build import toolchain

    chip = kernel.target.name if kernel.target.backend == "amdgcn" else "gfx942"
    return "llvm" + toolchain.find(chip, tools=("llc",), llvm=options.llvm)["llc"].version


def _verify_numbers(
    report: _Report,
    options: argparse.Namespace,
    backend: Backend,
    kernel: Kernel,
    assembly: str,
    problem: Problem | None,
) -> None:
    from mdr.gemm.numeric import trials, verify

    wanted = [
        replace(
            trial,
            alpha=options.alpha if options.alpha is not None else trial.alpha,
            beta=options.beta if options.beta is not None and trial.beta != 0 else trial.beta,
        )
        for trial in trials(kernel.gemm, kernel.schedule, problem)
    ]
    for trial, outcome in verify(backend, kernel, assembly, wanted, llvm=options.llvm):
        report.verdict(
            "numeric", outcome.right, f"{trial}: {outcome}", {"error": outcome.error, "wrong": outcome.wrong}
        )
