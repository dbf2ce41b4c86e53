"""Compiles the corpus' Triton kernels with Triton 3.9, which needs no GPU for it: ``python compile_triton.py ../kernels``.

Only for renewing the committed assembly; no test runs this. Needs ``pip install triton==3.9.0`` and no torch. Beside the
assembly it writes ``triton.json``: for each chip and kernel the dynamic LDS and the work-items that a launch must give it.
"""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from typing import Any

import triton
import triton_kernels
from triton.backends.compiler import GPUTarget
from triton.compiler import ASTSource

MATMUL = {"m": "i32", "n": "i32", "k": "i32"}

TABLE: dict[str, tuple[str, dict[str, str], dict[str, int], int, tuple[str, ...]]] = {
    "attention": (
        "attention",
        {"q": "*fp16", "k": "*fp16", "v": "*fp16", "out": "*fp32", "length": "i32", "scale": "fp32"},
        {"BLOCK": 32, "DEPTH": 32},
        2,
        ("gfx950",),
    ),
    "gelu": ("gelu", {"x": "*fp32", "y": "*fp32", "z": "*fp16", "n": "i32"}, {"BLOCK": 256}, 2, ("gfx90a", "gfx950")),
    "histogram": (
        "histogram",
        {"x": "*i32", "counts": "*i32", "weights": "*fp32", "sums": "*fp32", "n": "i32"},
        {"BINS": 64, "BLOCK": 256},
        4,
        ("gfx942", "gfx950"),
    ),
    "layer_norm": (
        "layer_norm",
        {
            "x": "*fp16",
            "weight": "*fp32",
            "bias": "*fp32",
            "y": "*fp32",
            "mean_out": "*fp32",
            "columns": "i32",
            "epsilon": "fp32",
        },
        {"BLOCK": 256},
        4,
        ("gfx942",),
    ),
    "matmul_bf16": (
        "matmul",
        {"a": "*bf16", "b": "*bf16", "c": "*fp32", **MATMUL},
        {"BM": 64, "BN": 32, "BK": 32},
        4,
        ("gfx942",),
    ),
    "matmul_f16": (
        "matmul",
        {"a": "*fp16", "b": "*fp16", "c": "*fp16", **MATMUL},
        {"BM": 64, "BN": 64, "BK": 32},
        4,
        ("gfx90a", "gfx942", "gfx950"),
    ),
    "matmul_f32": (
        "matmul",
        {"a": "*fp32", "b": "*fp32", "c": "*fp32", **MATMUL},
        {"BM": 32, "BN": 32, "BK": 16},
        2,
        ("gfx950",),
    ),
    "matmul_f8": (
        "matmul",
        {"a": "*fp8e5", "b": "*fp8e5", "c": "*fp32", **MATMUL},
        {"BM": 32, "BN": 32, "BK": 64},
        2,
        ("gfx950",),
    ),
    "reduce": (
        "reduce",
        {"x": "*fp32", "sums": "*fp32", "tops": "*fp32", "places": "*i32", "n": "i32"},
        {"BLOCK": 1024},
        4,
        ("gfx90a", "gfx950"),
    ),
    "scan": (
        "scan",
        {"x": "*fp32", "y": "*fp32", "scales": "*fp32", "z": "*fp32"},
        {"COLUMNS": 512},
        4,
        ("gfx90a", "gfx950"),
    ),
    "softmax": (
        "softmax",
        {"x": "*fp32", "y": "*fp32", "columns": "i32", "stride": "i32"},
        {"BLOCK": 512},
        4,
        ("gfx90a", "gfx942", "gfx950"),
    ),
    "transpose": (
        "transpose",
        {"x": "*fp16", "y": "*fp16", "rows": "i32", "columns": "i32"},
        {"BLOCK": 32},
        4,
        ("gfx942",),
    ),
}
"""For each kernel: its function, the types of its arguments, its constants, the wavefronts of a program, and the chips."""


def compile_kernel(name: str, chip: str) -> tuple[str, dict[str, int]]:
    """Return one kernel's assembly and what a launch must give it."""
    function_name, types, constants, waves, _ = TABLE[name]
    function: Any = getattr(triton_kernels, function_name)
    places = {constant: (function.arg_names.index(constant),) for constant in constants}
    source = ASTSource(
        fn=function,
        signature=types | dict.fromkeys(constants, "constexpr"),
        constexprs={places[constant]: value for constant, value in constants.items()},
    )
    made = triton.compile(source, target=GPUTarget("hip", chip, 64), options={"num_warps": waves})
    return without_paths(made.asm["amdgcn"]), {"lds": made.metadata.shared, "block": 64 * waves}


def without_paths(text: str) -> str:
    """Take this machine's folders out of the debug information."""
    text = text.replace(str(Path(triton_kernels.__file__).parent), "generate")
    return re.sub(r"/[^\" ]*/site-packages/", "", text)


def main(folder: Path) -> None:
    """Write ``folder/CHIP/triton_NAME.s`` and ``folder/triton.json``."""
    launches: dict[str, dict[str, dict[str, int]]] = {}
    for name, (*_, chips) in TABLE.items():
        for chip in chips:
            text, launch = compile_kernel(name, chip)
            (folder / chip).mkdir(parents=True, exist_ok=True)
            (folder / chip / f"triton_{name}.s").write_text(text)
            launches.setdefault(chip, {})[name] = launch
    (folder / "triton.json").write_text(json.dumps(launches, indent=1, sort_keys=True) + "\n")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
