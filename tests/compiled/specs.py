"""How each kernel of the corpus is launched, and what it must compute: numpy references, independent of the compilers."""

from __future__ import annotations

import json
import math
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

Array = np.ndarray[Any, Any]
Values = dict[str, Any]

KERNELS = Path(__file__).parent / "kernels"
BF16 = np.uint16
"""bf16 values are kept as their bits."""


@dataclass(frozen=True)
class Spec:
    """A launch of one kernel of a file; ``expect`` gives the buffers afterwards from the values before.

    ``tolerance`` is relative to the largest expected magnitude of a buffer; 0 means equal to the last bit. ``waves`` of
    the launch are what one directive at the kernel's start is reached by.
    """

    file: str
    kernel: str
    grid: tuple[int, ...]
    block: tuple[int, ...]
    values: Callable[[], Values]
    expect: Callable[[Values], dict[str, Array]]
    tolerance: float = 0.0

    @property
    def name(self) -> str:
        """The name of the test: the file's, and the kernel's where it differs."""
        return self.file if self.file.endswith(self.kernel) else f"{self.file}:{self.kernel}"

    @property
    def waves(self) -> int:
        """Wavefronts of the whole launch."""
        return math.prod(self.grid) * -(-math.prod(self.block) // 64)

    @property
    def is_triton(self) -> bool:
        """Triton's kernels take two pointers to scratch memory after their own arguments, and dynamic LDS."""
        return self.file.startswith("triton_")


SPECS: list[Spec] = []


def random() -> np.random.Generator:
    """The same numbers in every launch."""
    return np.random.default_rng(12)


def small(*shape: int) -> Array:
    """Whole numbers from -4 to 4: their products and sums are exact in every floating-point type."""
    return random().integers(-4, 5, shape).astype(np.float32)


def bf16(values: Array) -> Array:
    """The bits of exactly representable values as bf16."""
    return (values.astype(np.float32).view(np.uint32) >> 16).astype(BF16)


def from_bf16(bits: Array) -> Array:
    return (bits.astype(np.uint32) << 16).view(np.float32)


def f8e5(values: Array) -> Array:
    """The bits of exactly representable values as OCP e5m2, which is the upper half of f16."""
    return (values.astype(np.float16).view(np.uint16) >> 8).astype(np.uint8)


def launched(file: str, **options: Any) -> Callable[[Callable[[], Values]], Callable[[], Values]]:
    """Make a Spec of the function that makes a launch's values; ``kernel`` is by default what follows in the file's name."""

    def add(values: Callable[[], Values]) -> Callable[[], Values]:
        options.setdefault("kernel", file.partition("_")[2])
        SPECS.append(Spec(file=file, values=values, **options))
        return values

    return add


# ---- reductions


def _reduced(v: Values) -> dict[str, Array]:
    parts = v["x"].reshape(-1, 2, 256)
    return {"sums": parts.sum((0, 2)), "tops": parts.max((0, 2))}


@launched("clang_reduce", grid=(2,), block=(256,), expect=_reduced)
def _() -> Values:
    return {"x": small(2048), "sums": np.zeros(2, np.float32), "tops": np.zeros(2, np.float32), "n": 2048}


def _reduced_blocks(v: Values) -> dict[str, Array]:
    x = np.full(3 * 1024, -1e30, np.float32)
    x[: v["n"]] = v["x"]
    parts = x.reshape(3, 1024)
    return {
        "sums": np.where(parts > -1e30, parts, 0).sum(1),
        "tops": parts.max(1),
        "places": parts.argmax(1).astype(np.int32),
    }


@launched("triton_reduce", grid=(3,), block=(256,), expect=_reduced_blocks)
def _() -> Values:
    x = np.round(random().normal(size=2500) * 500).astype(np.float32)
    return {
        "x": x,
        "sums": np.zeros(3, np.float32),
        "tops": np.zeros(3, np.float32),
        "places": np.zeros(3, np.int32),
        "n": 2500,
    }


# ---- softmax, layer norm, attention, gelu


def _softmax(x: Array) -> Array:
    e = np.exp(x.astype(np.float64) - x.max(-1, keepdims=True))
    return np.asarray(e / e.sum(-1, keepdims=True))


def _softmax_rows(v: Values) -> dict[str, Array]:
    return {"y": _softmax(v["x"])}


@launched("clang_softmax", grid=(3,), block=(64,), expect=_softmax_rows, tolerance=1e-6)
def _() -> Values:
    x = random().normal(size=(3, 150)).astype(np.float32) * 4
    return {"x": x, "y": np.zeros_like(x), "columns": 150}


@launched("triton_softmax", grid=(3,), block=(256,), expect=_softmax_rows, tolerance=1e-6)
def _() -> Values:
    x = random().normal(size=(3, 399)).astype(np.float32) * 4
    return {"x": x, "y": np.zeros_like(x), "columns": 399, "stride": 399}


def _normed(v: Values) -> dict[str, Array]:
    x = v["x"].astype(np.float64)
    mean = x.mean(1, keepdims=True)
    y = (x - mean) / np.sqrt(x.var(1, keepdims=True) + v["epsilon"]) * v["weight"] + v["bias"]
    return {"y": y, **({"mean_out": mean[:, 0]} if "mean_out" in v else {})}


def _norm_values(x: Array) -> Values:
    columns = x.shape[1]
    weight, bias = random().normal(size=(2, columns)).astype(np.float32)
    return {"x": x, "weight": weight, "bias": bias, "y": np.zeros(x.shape, np.float32)}


@launched("clang_layer_norm", grid=(2,), block=(256,), expect=_normed, tolerance=2e-6)
def _() -> Values:
    values = _norm_values(random().normal(size=(2, 600)).astype(np.float32) + 3)
    return {**values, "columns": 600, "epsilon": 1e-5}


@launched("triton_layer_norm", grid=(2,), block=(256,), expect=_normed, tolerance=2e-6)
def _() -> Values:
    values = _norm_values((random().normal(size=(2, 600)) + 1).astype(np.float16))
    return {**values, "mean_out": np.zeros(2, np.float32), "columns": 600, "epsilon": 1e-5}


def _attended(v: Values) -> dict[str, Array]:
    q, k, value = (v[name].astype(np.float64) for name in "qkv")
    return {"out": _softmax(q @ k.T * v["scale"]) @ value}


# The weights pass through f16 on the way: eleven bits.
@launched("triton_attention", grid=(2,), block=(128,), expect=_attended, tolerance=1e-3)
def _() -> Values:
    q, k, v = (random().normal(size=(3, 50, 32)) * 0.7).astype(np.float16)
    return {"q": q, "k": k, "v": v, "out": np.zeros((50, 32), np.float32), "length": 50, "scale": 0.17}


def _gelu(v: Values) -> dict[str, Array]:
    x = v["x"].astype(np.float64)
    erf = np.array([math.erf(item) for item in x * math.sqrt(0.5)])
    tanh = np.tanh(math.sqrt(2 / math.pi) * (x + 0.044715 * x**3))
    return {"y": 0.5 * x * (1 + erf), "z": 0.5 * x * (1 + tanh)}


# The tanh form is stored as f16, so its last bit is 2^-11 of the value.
@launched("triton_gelu", grid=(2,), block=(128,), expect=_gelu, tolerance=5e-4)
def _() -> Values:
    x = (random().normal(size=400) * 3).astype(np.float32)
    return {"x": x, "y": np.zeros(400, np.float32), "z": np.zeros(400, np.float16), "n": 400}


# ---- matrix products


def _product(v: Values) -> dict[str, Array]:
    return {"c": v["a"].astype(np.float32) @ v["b"].astype(np.float32)}


def _product_bf16(v: Values) -> dict[str, Array]:
    return {"c": from_bf16(v["a"]) @ from_bf16(v["b"])}


def _product_f8(v: Values) -> dict[str, Array]:
    a, b = ((v[name].astype(np.uint16) << 8).view(np.float16).astype(np.float32) for name in "ab")
    return {"c": a @ b}


def _factors(m: int, n: int, k: int, convert: Callable[[Array], Array], result: Any = np.float32) -> Values:
    numbers = small(m * k + k * n)
    a, b = numbers[: m * k].reshape(m, k), numbers[m * k :].reshape(k, n)
    return {"a": convert(a), "b": convert(b), "c": np.zeros((m, n), result)}


def f16(values: Array) -> Array:
    return values.astype(np.float16)


def f32(values: Array) -> Array:
    return values


@launched("clang_matmul_f32", grid=(2, 3), block=(16, 16), expect=_product)
def _() -> Values:
    return {**_factors(40, 30, 21, f32), "rows": 40, "columns": 30, "depth": 21}


@launched("clang_matmul_f16", grid=(2, 1), block=(64,), expect=_product)
def _() -> Values:
    return {**_factors(32, 64, 48, f16), "columns": 64, "depth": 48}


@launched("clang_matmul_bf16", grid=(2, 2), block=(64,), expect=_product_bf16)
def _() -> Values:
    return {**_factors(32, 32, 64, bf16), "columns": 32, "depth": 64}


@launched("triton_matmul_f16", kernel="matmul", grid=(2, 2), block=(256,), expect=_product)
def _() -> Values:
    return {**_factors(80, 90, 70, f16, np.float16), "m": 80, "n": 90, "k": 70}


@launched("triton_matmul_bf16", kernel="matmul", grid=(2, 2), block=(256,), expect=_product_bf16)
def _() -> Values:
    return {**_factors(80, 50, 70, bf16), "m": 80, "n": 50, "k": 70}


@launched("triton_matmul_f32", kernel="matmul", grid=(2, 2), block=(128,), expect=_product)
def _() -> Values:
    return {**_factors(40, 50, 30, f32), "m": 40, "n": 50, "k": 30}


@launched("triton_matmul_f8", kernel="matmul", grid=(2, 2), block=(128,), expect=_product_f8)
def _() -> Values:
    return {**_factors(40, 50, 100, f8e5), "m": 40, "n": 50, "k": 100}


def _accumulated(v: Values) -> dict[str, Array]:
    """Lane l has A's row l % 32 and B's column l % 32 at depths 4 (l / 32) on; its register r has the sums of column l % 32
    in row 8 (r / 4) + 4 (l / 32) + r % 4."""
    a, c = v["a"].astype(np.float32), v["c"].copy()
    lanes, registers = np.arange(64)[:, None], np.arange(16)[None, :]
    rows, columns = 8 * (registers // 4) + 4 * (lanes // 32) + registers % 4, lanes % 32
    for wave in range(2):

        def factor(shift: int, first: int = 64 * wave) -> Array:
            return a[first + shift : first + shift + 64].reshape(2, 32, 4).transpose(1, 0, 2).reshape(32, 8)

        for i in range(12):
            total = sum(factor(k) @ factor(i).T for k in range(4))
            c[64 * wave : 64 * wave + 64, i] += np.asarray(total)[rows, columns]
    return {"c": c}


@launched("clang_accumulators", grid=(1,), block=(128,), expect=_accumulated)
def _() -> Values:
    return {"a": small(160, 4).astype(np.float16), "c": small(128, 12, 16)}


# ---- atomics, scans, transposes


def _counted(v: Values) -> dict[str, Array]:
    data = v["data"]
    return {
        "counts": np.bincount(data, minlength=256),
        "sum": np.array([data.sum(dtype=np.int64)]),
        "largest": np.array([data.max()]),
    }


@launched("clang_histogram", grid=(3,), block=(256,), expect=_counted)
def _() -> Values:
    data = np.minimum(random().geometric(0.05, 2000), 200).astype(np.uint8)
    zeros = {"counts": np.zeros(256, np.uint32), "sum": np.zeros(1, np.float32), "largest": np.zeros(1, np.int32)}
    return {"data": data, **zeros, "n": 2000}


def _weighed(v: Values) -> dict[str, Array]:
    return {
        "counts": np.bincount(v["x"], minlength=64),
        "sums": np.bincount(v["x"], weights=v["weights"], minlength=64),
    }


@launched("triton_histogram", grid=(3,), block=(256,), expect=_weighed)
def _() -> Values:
    return {
        "x": np.minimum(random().geometric(0.1, 700), 63).astype(np.int32),
        "counts": np.zeros(64, np.int32),
        "weights": small(700),
        "sums": np.zeros(64, np.float32),
        "n": 700,
    }


def _scanned(v: Values) -> dict[str, Array]:
    sums = np.cumsum(v["x"].reshape(2, 256), axis=1, dtype=np.int32)
    return {"y": sums.reshape(-1), "totals": sums[:, -1]}


@launched("clang_scan", grid=(2,), block=(256,), expect=_scanned)
def _() -> Values:
    x = random().integers(-1000, 1000, 512, dtype=np.int32)
    return {"x": x, "y": np.zeros_like(x), "totals": np.zeros(2, np.int32)}


def _recurred(v: Values) -> dict[str, Array]:
    x, scales = (v[name].reshape(2, 512).astype(np.float64) for name in ("x", "scales"))
    z = np.zeros_like(x)
    z[:, 0] = x[:, 0]
    for i in range(1, 512):
        z[:, i] = scales[:, i] * z[:, i - 1] + x[:, i]
    return {"y": np.cumsum(x, axis=1).reshape(-1), "z": z.reshape(-1)}


@launched("triton_scan", grid=(2,), block=(256,), expect=_recurred, tolerance=1e-6)
def _() -> Values:
    scales = random().uniform(0.5, 1, 1024).astype(np.float32)
    return {"x": small(1024), "y": np.zeros(1024, np.float32), "scales": scales, "z": np.zeros(1024, np.float32)}


def _transposed(v: Values) -> dict[str, Array]:
    return {"y": v["x"].T}


@launched("clang_transpose", grid=(2, 3), block=(32, 8), expect=_transposed)
def _() -> Values:
    x = np.arange(70 * 50, dtype=np.uint16).reshape(70, 50)
    return {"x": x, "y": np.zeros((50, 70), np.uint16), "rows": 70, "columns": 50}


@launched("triton_transpose", grid=(3, 2), block=(256,), expect=_transposed)
def _() -> Values:
    x = np.arange(70 * 50).reshape(70, 50).astype(np.float16)
    return {"x": x, "y": np.zeros((50, 70), np.float16), "rows": 70, "columns": 50}


# ---- scalar code: numbers, branches, calls, launch sizes


def _saxpy(v: Values) -> dict[str, Array]:
    x, y = v["x"], v["y"]
    z = v["a"] * x + y
    return {"z": z, "ratio": (x - 1.5) / y + np.sqrt(y) + np.floor(z) + (x * 1e6).astype(np.int64)}


@launched("clang_saxpy_f64", grid=(2,), block=(64,), expect=_saxpy, tolerance=1e-15)
def _() -> Values:
    x, y = random().uniform(1, 1000, (2, 100))
    return {"x": x, "y": y, "z": np.zeros(100), "ratio": np.zeros(100), "a": 2.25, "n": 100}


def _integers(v: Values) -> dict[str, Array]:
    a, b, c, d = ([int(item) for item in v[name]] for name in "abcd")
    narrow, wide = [], []
    for x, y in zip(a, b, strict=True):
        ux, uy = x % 2**32, y % 2**32
        q = int(math.copysign(1, x) * math.copysign(1, y)) * (abs(x) // abs(y))
        narrow += [q, x - q * y, ux // uy, ux % uy]
        narrow.append(ux.bit_count() + 100 * (32 - (ux | 1).bit_length()))
        narrow.append(int(f"{ux:032b}"[::-1], 2))
        narrow.append((x * y >> 32) ^ (x >> (y & 31)))
        turn = uy % 32
        narrow.append((ux << turn | ux >> (32 - turn)) + abs(x - y))
    for p, q, y in zip(c, d, b, strict=True):
        quotient = (1 if (p < 0) == (q < 0) else -1) * (abs(p) // abs(q))
        wide += [quotient, p - quotient * q, p * q + (p << (q & 63)), (p % 2**64) // (y % 2**32) + (p > q)]
    return {
        "out": np.array([item % 2**32 for item in narrow], np.uint32).view(np.int32),
        "wide": np.array([item % 2**64 for item in wide], np.uint64).view(np.int64),
    }


@launched("clang_integers", grid=(2,), block=(128,), expect=_integers)
def _() -> Values:
    a = random().integers(-(2**31), 2**31, 200).astype(np.int32)
    b = random().integers(1, 2**30, 200).astype(np.int32) >> random().integers(0, 28, 200).astype(np.int32)
    b = np.where(b == 0, 7, b).astype(np.int32)
    b[::3] *= -1
    c = random().integers(-(2**63), 2**63, 200, dtype=np.int64)
    d = random().integers(1, 2**62, 200, dtype=np.int64) >> random().integers(0, 60, 200)
    d = np.where(d == 0, 11, d)
    d[1::3] *= -1
    a[:4], b[:4] = [0, -1, 2**31 - 1, -(2**31)], [1, 1, -1, 3]
    return {
        "a": a,
        "b": b,
        "c": c,
        "d": d,
        "out": np.zeros(1600, np.int32),
        "wide": np.zeros(800, np.int64),
        "n": 200,
    }


def _interpreted(v: Values) -> dict[str, Array]:
    def wrap(value: int) -> int:
        return (value + 2**31) % 2**32 - 2**31

    out = []
    for lane, before in enumerate(v["out"].tolist()):
        value = lane
        for pc, code in enumerate(v["program"].tolist()):
            kind = (code + lane % 7) % 7
            if kind == 0:
                value += 3
            elif kind == 1:
                value *= 5
            elif kind == 2:
                value ^= 0x55
            elif kind == 3:
                value -= pc
            elif kind == 4:
                value = value << 1 | (value % 2**32) >> 31
            elif kind == 5:
                value += 0 if value & 1 else before
            else:
                value = ~value
            value = wrap(value)
        quotient = abs(value) // 3
        out.append({0: wrap(value + 1), 3: quotient if value >= 0 else -quotient, 4: before}.get(v["mode"], v["mode"]))
    return {"out": np.array(out, np.int32)}


for _mode in (0, 3, 4, 9):

    @launched("clang_switch", kernel="interpret", grid=(1,), block=(128,), expect=_interpreted)
    def _(mode: int = _mode) -> Values:
        program = random().integers(0, 50, 40).astype(np.int32)
        return {"program": program, "out": np.arange(128, dtype=np.int32) * 3, "length": 40, "mode": mode}


def _walked(v: Values) -> dict[str, Array]:
    steps, found = [], []
    places = {item: place for place, item in enumerate(v["sorted"].tolist())}
    for start in v["starts"].tolist():
        value, count = start, 0
        while value != 1:
            if count == v["limit"]:
                count = -1
                break
            value = 3 * value + 1 if value % 2 else value // 2
            count += 1
        steps.append(count)
        found.append(places.get(start, -1))
    return {"steps": np.array(steps, np.int32), "found": np.array(found, np.int32)}


@launched("clang_early_exit", grid=(2,), block=(64,), expect=_walked)
def _() -> Values:
    starts = random().integers(1, 300, 100).astype(np.uint32)
    zeros = {"steps": np.zeros(100, np.int32), "found": np.zeros(100, np.int32)}
    return {"starts": starts, **zeros, "sorted": np.arange(100, dtype=np.int32) * 3, "n": 100, "limit": 90}


def _called(v: Values) -> dict[str, Array]:
    x, n = v["x"].astype(np.float64), v["n"]
    value = x.copy()
    for turn in range(v["rounds"]):
        value = (0.25 * value - 0.5) * value + turn
    picked = [sum(x[(i + (k * 3 + i) % 8) % n] * k for k in range(8)) for i in range(n)]
    return {"y": value + picked}


@launched("clang_calls", grid=(2,), block=(64,), expect=_called, tolerance=1e-5)
def _() -> Values:
    x = random().uniform(-1, 1, 90).astype(np.float32)
    return {"x": x, "y": np.zeros_like(x), "n": 90, "rounds": 3}


def _recursed(v: Values) -> dict[str, Array]:
    numbers = [0, 1]
    while len(numbers) < v["n"]:
        numbers.append(numbers[-1] + numbers[-2])
    return {"out": np.array(numbers)[np.arange(64) % v["n"]]}


def _chosen(v: Values) -> dict[str, Array]:
    table = (lambda x: x + 1, lambda x: x * 3, lambda x: x ^ 0xFF)
    values = list(range(64))
    for i in range(64):
        for k in range(v["n"]):
            values[i] = table[(i + k) % 3](values[i])
    return {"out": np.array(values)}


for _kernel, _reference in (("recursive", _recursed), ("indirect", _chosen)):

    @launched("clang_functions", kernel=_kernel, grid=(1,), block=(64,), expect=_reference)
    def _() -> Values:
        return {"out": np.zeros(64, np.int32), "n": 9}


def _gathered(factor: int) -> Callable[[Values], dict[str, Array]]:
    def expect(v: Values) -> dict[str, Array]:
        i = np.arange(100)
        places = (2 + 3 * i + np.array([5, 0, 9])[i % 3]) % 100
        return {"y": v["x"][places] * v["x"].dtype.type(1.5) * v["x"].dtype.type(factor)}

    return expect


WINDOW = np.array([2, 3], np.int32).tobytes() + np.float32(1.5).tobytes() + np.array([5, 0, 9, 0], np.int16).tobytes()

for _suffix, _type, _factor in (("KfPf", np.float32, 2), ("KdPd", np.float64, -3), ("KDF16_PDF16_", np.float16, 1)):

    @launched(
        "clang_overloads",
        kernel=f"_ZN6shapes6gatherEP{_suffix}6Windowi",
        grid=(2,),
        block=(64,),
        expect=_gathered(_factor),
    )
    def _(dtype: Any = _type) -> Values:
        x = np.arange(100).astype(dtype)
        return {"x": x, "y": np.zeros_like(x), "window": WINDOW, "n": 100}


def _filled(v: Values) -> dict[str, Array]:
    return {"y": np.arange(100) * 7}


@launched("clang_overloads", kernel="_ZN6shapes4fillEPiabl", grid=(2,), block=(64,), expect=_filled)
def _() -> Values:
    return {"y": np.zeros(100, np.int32), "value": np.int8(-7), "negate": np.uint8(1), "n": 100}


def _tripled(v: Values) -> dict[str, Array]:
    return {"out": 6 * np.arange(64) + 3 * v["n"]}


@launched("clang_overloads", kernel="thrifty", grid=(1,), block=(64,), expect=_tripled)
def _() -> Values:
    return {"out": np.zeros(64, np.int32), "n": 9}


def _placed(_: Values) -> dict[str, Array]:
    z, y, x = np.meshgrid(np.arange(4), np.arange(6), np.arange(8), indexing="ij")
    return {"out": np.stack([x, y, z, np.full_like(x, 8 * 10000 // 2 + 3 * 100 + 4)], axis=-1)}


@launched("clang_launch_shape", grid=(2, 2, 2), block=(4, 3, 2), expect=_placed)
def _() -> Values:
    return {"out": np.zeros((4, 6, 8, 4), np.int32)}


def _stencilled(v: Values) -> dict[str, Array]:
    n = v["n"]
    x = v["x"].reshape(n, 2)
    y = v["y"].reshape(n, 2).copy()
    y[1:-1] = np.clip(x[:-2] * np.float16(0.25) + x[1:-1] * np.float16(0.5) + x[2:], -1, 1)
    p, q = v["pixels"].astype(np.int32), np.roll(v["pixels"].astype(np.int32), -1, axis=0)
    out = np.stack(
        [(p[:, 0] + q[:, 3] + 1) // 2, abs(p[:, 1] - q[:, 1]), np.minimum(255, p[:, 2] * 1.5 + 0.5), q[:, 0]], axis=1
    ).astype(np.uint8)
    signed = (
        v["pixels"].view(np.int8).astype(np.int64),
        np.roll(v["pixels"].view(np.int8).astype(np.int64), -1, axis=0),
    )
    dots = (signed[0] * signed[1]).sum(1) + np.arange(n)
    # v_perm_b32 picks bytes of {p, q}: selectors 0 to 3 are the second operand's bytes, 4 to 7 the first's.
    permuted = sum(byte << 8 * at for at, byte in enumerate((q[:, 2], p[:, 1], q[:, 1], p[:, 2])))
    dots = ((dots + permuted + 2**31) % 2**32 - 2**31).astype(np.int32)
    for result in (out, dots):
        result[0] = result[-1] = 0
    return {"y": y.reshape(v["y"].shape), "out": out, "dots": dots}


@launched("clang_stencil", grid=(2,), block=(64,), expect=_stencilled)
def _() -> Values:
    n = 100
    return {
        "x": (random().integers(-16, 17, 2 * n) / 16).astype(np.float16),
        "y": np.zeros(2 * n, np.float16),
        "pixels": random().integers(0, 256, (n, 4)).astype(np.uint8),
        "out": np.zeros((n, 4), np.uint8),
        "dots": np.zeros(n, np.int32),
        "n": n,
    }


def dynamic_lds(spec: Spec, chip: str) -> int:
    """Bytes of dynamic LDS that the kernel's compiler asks for."""
    if not spec.is_triton:
        return 0
    launches = json.loads((KERNELS / "triton.json").read_text())
    return int(launches[chip][spec.file.removeprefix("triton_")]["lds"])
