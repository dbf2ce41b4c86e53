"""From IR to PTX with llc and from PTX to a cubin with ptxas; what ptxas says about registers and spills.

ptxas is NVIDIA's and no package of this one: it comes with the CUDA toolkit and with the wheels nvidia-cuda-nvcc
(``pip install mdr-amdgpu[cuda]``) and triton.
"""

from __future__ import annotations

import importlib.util
import os
import re
import shutil
import subprocess
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache

from mdr.build.toolchain import places
from mdr.diagnostics import MDRError
from mdr.process import run_tool
from mdr.scratch import Scratch

_WHEELS = (("nvidia", "cu13/bin"), ("nvidia", "cuda_nvcc/bin"), ("triton", "backends/nvidia/bin"))
_FEATURES = {"sm_80": "+ptx71", "sm_90a": "+ptx83"}
"""The oldest PTX that has every instruction used, so that older drivers' and toolkits' ptxas takes it."""


@dataclass(frozen=True)
class Cubin:
    """Machine code of one kernel, and what ptxas reports of it: counts a thread, bytes a thread."""

    data: bytes
    registers: int
    spill_stores: int
    spill_loads: int
    stack: int
    warnings: tuple[str, ...]


def llc(llvm: str | None = None) -> str:
    """Return the path of the first llc that knows NVPTX. Raises MDRError when there is none."""
    seen = []
    for _, folder in places(llvm):
        path = os.path.join(folder, "llc")
        seen.append(folder)
        if os.access(path, os.X_OK) and _knows_nvptx(path):
            return path
    raise MDRError(
        f"no llc with the NVPTX target: looked in {', '.join(seen) or 'nowhere'}",
        hint="Debian's llvm-22 has it; MDR_LLVM names the bin folder of another",
    )


@lru_cache(maxsize=16)
def _knows_nvptx(path: str) -> bool:
    return re.search(r"^\s*nvptx64\b", run_tool([path, "--version"]).output, re.MULTILINE) is not None


def compile_ptx(ir: str, chip: str, *, llvm: str | None = None) -> str:
    """Return PTX of LLVM IR. Raises MDRError with llc's own words when it fails."""
    with Scratch() as folder:
        source, target = os.path.join(folder, "kernel.ll"), os.path.join(folder, "kernel.ptx")
        with open(source, "w", encoding="utf-8") as file:
            file.write(ir)
        options = ["-O3", f"-mcpu={chip}", f"-mattr={_FEATURES[chip]}", "-nvptx-prec-divf32=1"]
        result = run_tool([llc(llvm), *options, source, "-o", target])
        if result.status:
            raise MDRError(f"llc failed on {chip} IR:\n{result.output.strip()}")
        with open(target, encoding="utf-8") as file:
            return file.read()


def ptxas_places(environ: Mapping[str, str] = os.environ) -> Iterator[tuple[str, str]]:
    """Yield (where it comes from, path) of every ptxas: MDR_PTXAS alone if set, wheels, CUDA_HOME, /usr/local/cuda, PATH."""
    asked = environ.get("MDR_PTXAS")
    if asked:
        yield "MDR_PTXAS", asked
        return
    for package, folder in _WHEELS:
        spec = importlib.util.find_spec(package)
        for top in spec.submodule_search_locations or () if spec else ():
            path = os.path.join(top, folder, "ptxas")
            if os.path.exists(path):
                yield package, path
    for name, top in (("CUDA_HOME", environ.get("CUDA_HOME", "")), ("/usr/local/cuda", "/usr/local/cuda")):
        path = os.path.join(top, "bin", "ptxas")
        if top and os.path.exists(path):
            yield name, path
    found = shutil.which("ptxas", path=environ.get("PATH", ""))
    if found:
        yield "PATH", found


def ptxas() -> str:
    """Return the path of the first ptxas. Raises MDRError when there is none."""
    for _, path in ptxas_places():
        return path
    raise MDRError("no ptxas", hint="pip install 'mdr-amdgpu[cuda]', or set MDR_PTXAS to one")


def assemble(ptx: str, chip: str) -> Cubin:
    """Return the machine code of PTX. Raises MDRError with ptxas's own words when it refuses."""
    with Scratch() as folder:
        source, target = os.path.join(folder, "kernel.ptx"), os.path.join(folder, "kernel.cubin")
        with open(source, "w", encoding="utf-8") as file:
            file.write(ptx)
        result = run_tool([ptxas(), "-v", f"-arch={chip}", source, "-o", target])
        if result.status:
            raise MDRError(f"ptxas refused {chip} PTX:\n{result.output.strip()}")
        with open(target, "rb") as binary:
            data = binary.read()
    said = result.output

    def number(pattern: str) -> int:
        found = re.search(pattern, said)
        return int(found[1]) if found else 0

    return Cubin(
        data,
        number(r"Used (\d+) registers"),
        number(r"(\d+) bytes spill stores"),
        number(r"(\d+) bytes spill loads"),
        number(r"(\d+) bytes stack frame"),
        tuple(line for line in said.splitlines() if "warning" in line.lower() or "C75" in line),
    )


def disassemble(cubin: bytes) -> str | None:
    """Return SASS, or None where there is no nvdisasm beside a ptxas or on PATH."""
    folders = [os.path.dirname(os.path.realpath(path)) for _, path in ptxas_places()]
    tool = shutil.which("nvdisasm", path=os.pathsep.join([*folders, os.environ.get("PATH", "")]))
    if tool is None:
        return None
    with Scratch() as folder:
        source = os.path.join(folder, "kernel.cubin")
        with open(source, "wb") as file:
            file.write(cubin)
        done = subprocess.run([tool, "-c", source], capture_output=True, text=True, check=False)
    return done.stdout if done.returncode == 0 else None
