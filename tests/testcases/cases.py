"""The test cases of ``testcases/`` as the tests see them: folders, launches, and what their objects look like."""

from __future__ import annotations

import functools
import re
import subprocess
import tempfile
from pathlib import Path

from objects import llvm

from mdr.runtime.spec import LaunchSpec, read_launches

FOLDER = Path(__file__).parents[2] / "testcases"
CASES = sorted(path.parent.name for path in FOLDER.glob("*/kernel.s"))
CHIPS = ("gfx950", "gfx942", "gfx90a")
TRANSPORTS = ("hostcall", "buffered")

REGISTER = re.compile(r"\b([vsa])(?:(\d+)|\[(\d+):(\d+)\])(?![\w:\[])")


def launches(case: str) -> list[LaunchSpec]:
    """Return the ``[[launch]]`` tables of a case's launch.toml."""
    return read_launches(FOLDER / case / "launch.toml")


@functools.cache
def assembled(case: str, chip: str) -> bytes:
    """Return the code object that llvm-mc and ld.lld alone make of the source; a warning of theirs is an error."""
    with tempfile.TemporaryDirectory() as scratch:
        obj, linked = Path(scratch) / "kernel.o", Path(scratch) / "kernel.hsaco"
        assemble = ["llvm-mc", "-triple=amdgcn-amd-amdhsa", f"-mcpu={chip}", "-filetype=obj"]
        assemble += ["-I", str(FOLDER / case), str(FOLDER / case / "kernel.s"), "-o", str(obj)]
        for tool, *arguments in (assemble, ["ld.lld", "-shared", str(obj), "-o", str(linked)]):
            result = subprocess.run([llvm() / tool, *arguments], capture_output=True, text=True, check=False)
            if result.returncode or result.stderr:
                raise RuntimeError(f"{tool} on {case} for {chip}:\n{result.stderr}")
        return linked.read_bytes()


def disassembly(code: bytes) -> dict[str, list[str]]:
    """Return each function's instructions, one a string without address or encoding, as llvm-objdump prints them."""
    with tempfile.TemporaryDirectory() as scratch:
        path = Path(scratch) / "code.hsaco"
        path.write_bytes(code)
        command = [llvm() / "llvm-objdump", "--disassemble", path]
        text = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    functions: dict[str, list[str]] = {}
    for line in text.splitlines():
        if label := re.match(r"[0-9a-f]+ <(.+)>:", line):
            functions[label[1]] = current = []
        elif line.startswith("\t"):
            current.append(line.split("//")[0].strip())
    return functions


def highest_registers(instructions: list[str]) -> dict[str, int]:
    """Return how many registers of each bank (``v``, ``s``, ``a``) are needed to hold all that is named."""
    counts = {"v": 0, "s": 0, "a": 0}
    for instruction in instructions:
        _, _, operands = instruction.partition(" ")
        for bank, single, _, last in REGISTER.findall(operands):
            counts[bank] = max(counts[bank], int(single or last) + 1)
    return counts
