"""Runs convolutions of a public library, MIOpen, on the emulator with all checks, and compares them with numpy.

TREE is a checkout of github.com/ROCm/MIOpen; nothing of it is part of this repository. Two families of kernels: its naive
reference convolutions, which are C++ and need a clang that can compile for AMD GPUs (Debian's package clang-22), and its
implicit GEMMs with matrix instructions, which are assembly. What the host passes to them is as in MIOpen's
src/solver/conv/conv_direct_naive_conv.cpp and src/conv/invokers/impl_gemm_dynamic.cpp.

Run from the repository root: ``python bench/miopen.py TREE [--chip gfx90a] [--gemms N]``. A line a kernel; exit status 1 if
a result is wrong.
"""

from __future__ import annotations

import argparse
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

import mdr
from mdr.build import toolchain
from mdr.diagnostics import MDRError
from mdr.emulator import EmulatorFault
from mdr.runtime import Options

Array = np.ndarray[Any, Any]

NAIVE = "src/kernels/gpu_reference_kernel/naive_conv.cpp"
GEMMS = {"gfx90a": "igemm_gtc_xdlops_nhwc_gfx90a", "gfx942": "igemm_gtc_xdlops_nhwc_gfx940"}

HIP = """
#define __host__ __attribute__((host))
#define __device__ __attribute__((device))
#define __global__ __attribute__((global))
typedef __SIZE_TYPE__ size_t;
typedef signed char int8_t;
typedef int int32_t;
typedef unsigned short uint16_t, ushort;
typedef unsigned int uint32_t, uint;
typedef _Float16 half;
typedef ushort ushort2 __attribute__((ext_vector_type(2)));
__host__ __device__ inline ushort2 make_ushort2(ushort x, ushort y) { return ushort2{x, y}; }
__host__ __device__ inline half __float2half(float x) { return x; }
__host__ __device__ inline float __half2float(half x) { return x; }
extern "C" __host__ __device__ int printf(const char*, ...);
#define INDEX(NAME, FUNCTION) \\
    static const __device__ struct { \\
        struct { __device__ operator unsigned() const { return FUNCTION(); } } x; \\
    } NAME{};
INDEX(threadIdx, __builtin_amdgcn_workitem_id_x)
INDEX(blockIdx, __builtin_amdgcn_workgroup_id_x)
INDEX(blockDim, __builtin_amdgcn_workgroup_size_x)
"""
"""What the kernels use of HIP's headers, which come with ROCm alone."""
EMPTY = ("hip/hip_fp16.h", "hip/hip_runtime.h", "hip/hip_bfloat16.h", "cstdint", "limits")


class Problem(NamedTuple):
    """A convolution: ``n`` images of ``c`` channels, ``k`` filters of ``y`` by ``x``; groups as in the libraries."""

    n: int
    c: int
    h: int
    w: int
    k: int
    y: int = 3
    x: int = 3
    stride: int = 1
    pad: int = 1
    dilation: int = 1
    group: int = 1

    @property
    def ho(self) -> int:
        return (self.h + 2 * self.pad - self.dilation * (self.y - 1) - 1) // self.stride + 1

    @property
    def wo(self) -> int:
        return (self.w + 2 * self.pad - self.dilation * (self.x - 1) - 1) // self.stride + 1

    def __str__(self) -> str:
        more = "".join(
            f" {name} {value}" for name, value, usual in
            (("stride", self.stride, 1), ("pad", self.pad, 0), ("dilation", self.dilation, 1), ("group", self.group, 1))
            if value != usual
        )  # fmt: skip
        return f"{self.n}x{self.c}x{self.h}x{self.w} * {self.k}x{self.c // self.group}x{self.y}x{self.x}{more}"


class Data(NamedTuple):
    """Tensors in NCHW order as float64: input, weights, output."""

    input: Array
    weights: Array
    output: Array


def patches(p: Problem, image: Array) -> Array:
    """Views of the padded input, by (n, channel, filter row, filter column, output row, output column)."""
    padded = np.pad(image, ((0, 0), (0, 0), (p.pad, p.pad), (p.pad, p.pad)))
    found = np.empty((p.n, image.shape[1], p.y, p.x, p.ho, p.wo))
    for row in range(p.y):
        for column in range(p.x):
            top, left = row * p.dilation, column * p.dilation
            found[:, :, row, column] = padded[
                :, :, top : top + p.stride * p.ho : p.stride, left : left + p.stride * p.wo : p.stride
            ][:, :, : p.ho, : p.wo]
    return found


def convolution(p: Problem, rng: np.random.Generator, cast: Any) -> Data:
    """Random tensors that ``cast`` keeps, and their convolution."""
    image = cast(rng.standard_normal((p.n, p.c, p.h, p.w)))
    weights = cast(rng.standard_normal((p.k, p.c // p.group, p.y, p.x)))
    columns = patches(p, image).reshape(p.n, p.group, p.c // p.group, p.y, p.x, p.ho, p.wo)
    grouped = weights.reshape(p.group, p.k // p.group, p.c // p.group, p.y, p.x)
    output = np.einsum("ngcyxhw,gkcyx->ngkhw", columns, grouped, optimize=True).reshape(p.n, p.k, p.ho, p.wo)
    return Data(image, weights, output)


def gradients(p: Problem, data: Data, rng: np.random.Generator, cast: Any) -> tuple[Array, Array, Array]:
    """A random gradient of the output, and those of the input and of the weights that follow from it."""
    top = cast(rng.standard_normal(data.output.shape))
    grouped = top.reshape(p.n, p.group, p.k // p.group, p.ho, p.wo)
    weights = data.weights.reshape(p.group, p.k // p.group, p.c // p.group, p.y, p.x)
    parts = np.einsum("ngkhw,gkcyx->ngcyxhw", grouped, weights, optimize=True).reshape(p.n, p.c, p.y, p.x, p.ho, p.wo)
    bottom = np.zeros((p.n, p.c, p.h + 2 * p.pad + p.stride, p.w + 2 * p.pad + p.stride))
    for row in range(p.y):
        for column in range(p.x):
            there, left = row * p.dilation, column * p.dilation
            bottom[:, :, there : there + p.stride * p.ho : p.stride, left : left + p.stride * p.wo : p.stride] += parts[
                :, :, row, column
            ]
    columns = patches(p, data.input).reshape(p.n, p.group, p.c // p.group, p.y, p.x, p.ho, p.wo)
    filters = np.einsum("ngcyxhw,ngkhw->gkcyx", columns, grouped, optimize=True).reshape(data.weights.shape)
    return top, bottom[:, :, p.pad : p.pad + p.h, p.pad : p.pad + p.w], filters


# ---- numbers: how tensors are stored, and how near a result has to be


def bfloat(values: Array) -> Array:
    """The upper halves of float32."""
    return (np.asarray(values, np.float32).view(np.uint32) >> 16).astype(np.uint16)


def from_bfloat(values: Array) -> Array:
    return (values.astype(np.uint32) << 16).view(np.float32).astype(np.float64)


class Kind(NamedTuple):
    """A data type: how it is stored, how it is read, and the relative error of one rounding to it."""

    store: Any
    read: Any
    error: float

    def cast(self, values: Array) -> Array:
        result: Array = self.read(self.store(values))
        return result


def _kind(dtype: Any, error: float) -> Kind:
    return Kind(lambda v: np.asarray(v, dtype), lambda v: v.astype(np.float64), error)


KINDS = {
    "fp32": _kind(np.float32, 2.0**-23),
    "fp16": _kind(np.float16, 2.0**-10),
    "bf16": Kind(bfloat, from_bfloat, 2.0**-7),
}


# ---- building and launching


def build(source: Path, chip: str, folder: Path) -> Path:
    """Assemble and link; the code object."""
    tools = toolchain.find(chip, tools=("llvm-mc", "ld.lld"))
    stem = folder / source.stem
    command = [
        tools["llvm-mc"].path, "-triple=amdgcn-amd-amdhsa", f"-mcpu={chip}", "-filetype=obj", f"-I{source.parent}", "-g",
        str(source), "-o", f"{stem}.o",
    ]  # fmt: skip
    text = source.read_text(encoding="utf-8", errors="replace")
    if ".loc" in text:
        command.remove("-g")
    subprocess.run(command, check=True)
    subprocess.run([tools["ld.lld"].path, "-shared", f"{stem}.o", "-o", f"{stem}.hsaco"], check=True)
    return Path(f"{stem}.hsaco")


class Launch(NamedTuple):
    """One kernel with what it is given; ``result`` is the array that it writes."""

    kernel: Any
    grid: tuple[int, int, int]
    block: int
    arguments: list[Any]
    result: Array


def run(launch: Launch) -> tuple[float, str]:
    """Launch with all checks, and if they find something, once more without; millions of wave-instructions a second."""
    finding, check = "no finding", "all"

    def once() -> int:
        launch.result[...] = 0
        ran = launch.kernel.launch(
            grid=launch.grid, block=launch.block, args=launch.arguments, options=Options(check=check)
        )
        return int(ran.statistics["wave_instructions"])

    try:
        once()
    except EmulatorFault as fault:
        finding, check = f"{fault.kind}: {str(fault).splitlines()[0]}", "none"
        once()
    start = time.process_time()
    return once() / (time.process_time() - start) / 1e6, finding


class Report:
    """Prints the lines, and remembers whether all was right."""

    def __init__(self) -> None:
        self.wrong = 0
        self.findings = 0

    def line(self, name: str, problem: Problem, launch: Launch, kind: Kind, wanted: Array, layout: str) -> None:
        """Launch and compare; sums of n products may be wrong by what rounding each of them makes of the largest."""
        try:
            speed, finding = run(launch)
        except MDRError as error:
            self.wrong += 1
            print(f"{name:<52} {problem}: {error}", flush=True)
            return
        got = as_nchw(kind.read(launch.result), layout, wanted.shape)
        scale = np.abs(wanted).max() or 1.0
        error = float(np.abs(got - wanted).max() / scale)
        good = error <= 2 * kind.error + 2.0**-23 * np.sqrt(problem.c * problem.y * problem.x) * 4
        self.wrong += not good
        self.findings += finding != "no finding"
        verdict = "" if good else " WRONG"
        print(f"{name:<52} {problem}: error {error:.1e}{verdict}, {speed:.1f} M instructions/s, {finding}", flush=True)


def laid_out(tensor: Array, layout: str) -> Array:
    """A tensor in memory: as it is, or with the channels last."""
    return np.ascontiguousarray(tensor if layout == "nchw" else tensor.transpose(0, 2, 3, 1))


def as_nchw(flat: Array, layout: str, shape: tuple[int, ...]) -> Array:
    if layout == "nchw":
        return flat.reshape(shape)
    n, c, h, w = shape
    return flat.reshape(n, h, w, c).transpose(0, 3, 1, 2)


# ---- the naive convolutions


def clang() -> str | None:
    """A clang that knows AMD's GPUs, if there is one: beside llvm-mc, or on the PATH."""
    beside = Path(toolchain.find("gfx942", tools=("llvm-mc",))["llvm-mc"].path).parent / "clang"
    for candidate in (str(beside), shutil.which("clang")):
        if candidate and Path(candidate).exists():
            targets = subprocess.run([candidate, "--print-targets"], capture_output=True, text=True, check=False).stdout
            if "amdgcn" in targets:
                return candidate
    return None


def compiled(tree: Path, compiler: str, chip: str, folder: Path) -> Path:
    """The naive convolutions as assembly."""
    for name in EMPTY:
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text("#pragma once\n")
    (folder / "declarations.h").write_text(HIP)
    command = [
        compiler, "-x", "hip", "--cuda-device-only", f"--offload-arch={chip}", "-nogpuinc", "-nogpulib", "-nostdinc",
        "-std=c++17", "-O2", f"-I{folder}", f"-I{tree / 'src/kernels'}", "-include", str(folder / "declarations.h"),
        "-S", "-o", str(folder / "naive_conv.s"), str(tree / NAIVE),
    ]  # fmt: skip
    subprocess.run(command, check=True)
    return folder / "naive_conv.s"


NAIVE_PROBLEMS = (
    Problem(2, 6, 7, 9, 4),
    Problem(1, 4, 11, 8, 6, 3, 2, stride=2, pad=1, dilation=2),
    Problem(2, 6, 6, 5, 4, 1, 1, pad=0, group=2),
)


def naive(report: Report, tree: Path, chip: str, folder: Path) -> None:
    """Forward, backward and weight gradients, both layouts, three data types."""
    compiler = clang()
    if compiler is None:
        print("naive convolutions: no clang that compiles for AMD GPUs (Debian: apt install clang-22)")
        return
    code = mdr.load(build(compiled(tree, compiler, chip, folder), chip, folder))
    rng = np.random.default_rng(1)
    for p in NAIVE_PROBLEMS:
        for c_type, kind in (("float", KINDS["fp32"]), ("half", KINDS["fp16"]), ("ushort", KINDS["bf16"])):
            data = convolution(p, rng, kind.cast)
            top, bottom, filters = gradients(p, data, rng, kind.cast)
            for direction, tensors, wanted in (
                ("fwd", (data.input, data.weights, data.output), data.output),
                ("bwd", (bottom, data.weights, top), bottom),
                ("wrw", (data.input, filters, top), filters),
            ):
                for layout in ("nchw", "nhwc"):
                    name = f"naive_conv_ab_packed_{direction}_{layout}_{c_type}_double_{c_type}"
                    arrays = [np.array(kind.store(laid_out(tensor, layout))) for tensor in tensors]
                    result = arrays[{"fwd": 2, "bwd": 0, "wrw": 1}[direction]]
                    strides = [bytes(40)] * 3
                    numbers = [p.h, p.w, p.n, p.k // p.group, p.c // p.group, p.ho, p.wo]
                    numbers += [p.stride, p.stride, p.dilation, p.dilation, p.pad, p.pad, p.y, p.x, p.group]
                    arguments = [arrays[0], arrays[1], 1.0, 0.0, arrays[2], *strides, *numbers]
                    if direction == "wrw":
                        groups = p.k
                    elif layout == "nchw":
                        groups = p.n * (p.k if direction == "fwd" else p.c)
                    else:
                        groups = p.group * p.n * (p.ho if direction == "fwd" else p.h)
                    launch = Launch(code[name], (groups, 1, 1), 256, arguments, result)
                    report.line(name.removeprefix("naive_conv_ab_packed_"), p, launch, kind, wanted, layout)


# ---- implicit GEMMs


_TILE = re.compile(r"nhwc_(fp32|fp16|bf16)_bx\d+_ex(\d)_bt(\d+)x(\d+)x(\d+)_")


def magic(divisor: int) -> tuple[int, int]:
    """A number and a shift for division: n / d = (high half of n * number + n) >> shift."""
    shift = next(s for s in range(32) if 1 << s >= divisor)
    return ((1 << 32) * ((1 << shift) - divisor)) // divisor + 1, shift


def packed(*shifts: int) -> int:
    return sum(shift << 8 * index for index, shift in enumerate(shifts))


def sources(tree: Path, chip: str) -> Iterator[list[Path]]:
    """By data type, the forward kernels that write each result once: no splits of K, no other ways of merging or storing."""
    folder = tree / "src/kernels/dynamic_igemm" / GEMMS[chip]
    for precision in KINDS:
        paths = sorted((folder / f"fwd_{precision}").glob("*.s"))
        yield [path for path in paths if not re.search(r"_(gkgs|me|vs\d|mh|pta|alt)", path.stem.split("_bt")[1])]


def gemm(report: Report, path: Path, chip: str, folder: Path) -> None:
    """One implicit GEMM on a problem with two tiles in one direction and a part of a second in the other."""
    match = _TILE.search(path.stem)
    assert match is not None
    precision, any_filter = match[1], match[2] == "1"
    tile_m, tile_n, tile_k = (int(match[k]) for k in (3, 4, 5))
    kind = KINDS[precision]
    channels = max(tile_k, 16)
    p = Problem(2, channels, 9, 9, tile_n + 16, *((3, 3, 1, 1) if any_filter else (1, 1, 1, 0)))
    data = convolution(p, np.random.default_rng(2), kind.cast)
    image, weights, output = (np.array(kind.store(laid_out(tensor, "nhwc"))) for tensor in data)
    kernel = mdr.load(build(path, chip, folder))[path.stem]
    m, n = p.n * p.ho * p.wo, p.k
    tiles_m, tiles_n = -(-m // tile_m), -(-n // tile_n)
    divisors = [magic(d) for d in (tiles_n, p.ho * p.wo, p.wo, tiles_m * tiles_n, 1, 1)]
    numbers = [
        p.h,
        p.w,
        p.n,
        p.k,
        p.c,
        p.ho,
        p.wo,
        p.stride,
        p.stride,
        p.dilation,
        p.dilation,
        p.pad,
        p.pad,
        p.y,
        p.x,
        1,
    ]
    numbers += [np.uint32(number) for number, _ in divisors]
    numbers += [np.uint32(packed(*(shift for _, shift in divisors[:4]))), np.uint32(0), 0, 0]
    block = int(kernel.info.max_workgroup_size)
    # The metadata says f32 of buffers of all precisions.
    buffers = [array.reshape(-1).view(np.float32) for array in (image, weights, output)]
    launch = Launch(kernel, (tiles_m * tiles_n, 1, 1), block, [*buffers, *numbers], output)
    report.line(path.stem.split("_ta")[0], p, launch, kind, data.output, "nhwc")


def main(arguments: list[str]) -> int:
    """Return the exit status."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("tree", nargs="?", type=Path, help="a checkout of github.com/ROCm/MIOpen")
    parser.add_argument("--chip", default="gfx90a", choices=list(GEMMS))
    parser.add_argument("--gemms", type=int, default=2, metavar="N", help="implicit GEMMs of each data type (2)")
    options = parser.parse_args(arguments)
    if options.tree is None or not (options.tree / "src/kernels").is_dir():
        where = "no tree given" if options.tree is None else f"{options.tree} has no folder src/kernels"
        print(f"{where}: this needs a checkout of github.com/ROCm/MIOpen, such as\n"
              "  git clone --depth 1 https://github.com/ROCm/MIOpen\n"
              "and, for its reference kernels in C++, a clang that compiles for AMD GPUs (Debian: clang-22)")  # fmt: skip
        return 2
    report = Report()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        naive(report, options.tree, options.chip, folder)
        for paths in sources(options.tree, options.chip):
            count = min(options.gemms, len(paths))
            for index in range(count):
                gemm(report, paths[index * len(paths) // count], options.chip, folder)
    print(f"{report.wrong} wrong, {report.findings} with findings")
    return int(report.wrong > 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
