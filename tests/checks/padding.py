"""How many wait states llc itself keeps between two instructions: the hazard recogniser, run on machine code written as text."""

from __future__ import annotations

import functools
import re
import subprocess
import tempfile
from collections.abc import Sequence
from pathlib import Path

from objects import llvm

Pair = tuple[str, str]

_WIDTHS = ("1 1", "2 2", "4 4", "8 8", "2 4", "4 8", "8 6")


def padding(chip: str, pairs: Sequence[Pair]) -> list[int]:
    """Return for each pair of machine instructions (MIR) the wait states that llc puts between them."""
    text = "".join(f"---\nname: f{k}\nbody: |\n  bb.0:\n    {a}\n    {b}\n...\n" for k, (a, b) in enumerate(pairs))
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "pairs.mir"
        source.write_text(text)
        command = [str(llvm() / "llc"), "-mtriple=amdgcn-amd-amdhsa", f"-mcpu={chip}", "-run-pass=post-RA-hazard-rec"]
        done = subprocess.run([*command, str(source), "-o", "-"], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[:2000]
    bodies = done.stdout.split("\nname: ")[1:]
    assert len(bodies) == len(pairs)
    return [sum(int(count) + 1 for count in re.findall(r"S_NOP (\d+)", body)) for body in bodies]


@functools.cache
def matrix_instructions(chip: str) -> dict[str, tuple[str, str]]:
    """Return the matrix instructions of a chip: name to (operands with D and C in v[64:...], LLVM's opcode)."""
    names = sorted(set(re.findall(r"\bv_s?mfmac?_\w+", _mnemonics())))
    lines = [
        f"{name} v[64:{63 + d}], {_group(0, int(a))}, {_group(8, int(b))}, {'v40' if 'smfmac' in name else f'v[64:{63 + d}]'}"
        for name in names
        for d in (2, 4, 8, 16, 32)
        for a, b in (widths.split() for widths in _WIDTHS)
    ]
    accepted, _ = _assemble(chip, lines)
    _, output = _assemble(chip, accepted, "--show-inst")
    found = {}
    for line in output.splitlines():
        match = re.match(r"\t(v_\w+) (.+?)\s*; <MCInst #\d+ (\w+?)_gfx9\w+?$", line)
        if match:
            found[match[1]] = (match[2], match[3])
    return found


def machine(name: str, operands: str, opcode: str) -> str:
    """Write a matrix instruction as machine code."""
    result, a, b, c = (_registers(operand) for operand in re.findall(r"v\d+|v\[\d+:\d+\]", operands)[:4])
    if "smfmac" in name:
        return f"{result} = {opcode}_e64 {a}, {b}, {c}, 0, 0, {result}, implicit $mode, implicit $exec"
    controls = "0, 0" if "f8f6f4" in name else "0, 0, 0"
    return f"{result} = {opcode}_vgprcd_e64 {a}, {b}, {c}, {controls}, implicit $mode, implicit $exec"


def _mnemonics() -> str:
    """Return the text of the library with LLVM's opcode tables: the one that llc is linked with, or llc itself."""
    linked = subprocess.run(["ldd", str(llvm() / "llc")], capture_output=True, text=True, check=False).stdout
    found = re.search(r"libLLVM\S* => (\S+)", linked)
    return Path(found[1] if found else llvm() / "llc").read_bytes().decode("latin-1")


def _group(first: int, count: int) -> str:
    return f"v{first}" if count == 1 else f"v[{first}:{first + count - 1}]"


def _registers(operand: str) -> str:
    numbers = [int(number) for number in re.findall(r"\d+", operand)]
    return "$" + "_".join(f"vgpr{number}" for number in range(numbers[0], numbers[-1] + 1))


def _assemble(chip: str, lines: Sequence[str], *options: str) -> tuple[list[str], str]:
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "all.s"
        source.write_text("\n".join(lines) + "\n")
        command = [str(llvm() / "llvm-mc"), "-triple=amdgcn-amd-amdhsa", f"-mcpu={chip}", *options, str(source)]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    refused = {int(line) for line in re.findall(r"all\.s:(\d+):\d+: error", done.stderr)}
    return [line for number, line in enumerate(lines, 1) if number not in refused], done.stdout
