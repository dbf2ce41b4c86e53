"""Compiles the corpus' OpenCL C and C++ kernels with clang 22: ``python compile_clang.py ../kernels``.

Only for renewing the committed assembly; no test runs this. Needs clang-22; no device library is linked.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

SOURCES = Path(__file__).parent / "clang"
COMMON = ["-target", "amdgcn-amd-amdhsa", "-O3", "-S", "-nogpulib", "-w", "-I."]
LANGUAGES = {".cl": ["-x", "cl", "-cl-std=CL2.0"], ".cpp": ["-std=c++20", "-fno-exceptions"]}
DEBUG = ["-g", "-fdebug-compilation-dir=."]
PRELOAD = ["-mllvm", "-amdgpu-kernarg-preload-count=16"]

TABLE: dict[str, dict[str, list[str]]] = {
    "accumulators": {"gfx90a": []},
    "calls": {"gfx90a": ["-O0"], "gfx950": []},
    "early_exit": {"gfx90a": DEBUG},
    "functions": {"gfx942": []},
    "histogram": {"gfx90a": []},
    "integers": {"gfx950": []},
    "launch_shape": {"gfx90a": ["-mcode-object-version=4"], "gfx942": ["-mcode-object-version=5"]},
    "layer_norm": {"gfx942": PRELOAD, "gfx950": []},
    "matmul_bf16": {"gfx90a": [], "gfx950": PRELOAD},
    "matmul_f16": {"gfx90a": [], "gfx942": [], "gfx950": []},
    "matmul_f32": {"gfx90a": []},
    "overloads": {"gfx942": []},
    "reduce": {"gfx90a": [], "gfx942": ["-mcode-object-version=5"], "gfx950": DEBUG},
    "saxpy_f64": {"gfx942": []},
    "scan": {"gfx950": []},
    "softmax": {"gfx90a": []},
    "stencil": {"gfx950": []},
    "switch": {"gfx942": []},
    "transpose": {"gfx942": ["-mcode-object-version=5"]},
}
"""For each source the chips it is compiled for, with flags of its own: no optimisation (a stack in scratch memory),
debug info, code object versions, preloaded arguments."""


def compile_source(name: str, chip: str, flags: list[str], output: Path) -> None:
    """Write the assembly of one source for one chip."""
    source = next(SOURCES.glob(f"{name}.c*"))
    command = ["clang-22", *COMMON, f"-mcpu={chip}", *LANGUAGES[source.suffix], *flags, source.name, "-o", str(output)]
    subprocess.run(command, cwd=SOURCES, check=True)


def main(folder: Path) -> None:
    """Write ``folder/CHIP/clang_NAME.s`` for the whole table."""
    for name, chips in TABLE.items():
        for chip, flags in chips.items():
            (folder / chip).mkdir(parents=True, exist_ok=True)
            compile_source(name, chip, flags, folder.resolve() / chip / f"clang_{name}.s")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
