"""The whole chain for one file of the corpus: directives put into its text, both variants built, run and taken apart."""

from __future__ import annotations

import math
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
from objects import llvm
from specs import Array, Spec

import mdr
from mdr.runtime import Options, Result

SITES = ("first", "middle", "last")

_WRITTEN = {
    "v": re.compile(r"\tv_(?!cmp|readl|readf)\w+\s+v\[?(\d+)"),
    "s": re.compile(r"\ts_(?!load|buffer|cmp|bitcmp|waitcnt|set)\w+\s+s\[?(\d+)"),
}
_LOADED = re.compile(r"\t(?:\w+_load|s_buffer_load|ds_read|ds_bpermute|\w*_atomic)\w*\s+([vs])\[?(\d+)(?::(\d+))?")
_INSTRUCTION = re.compile(r"\t[a-z]\w+(\s|$)")


def with_directives(text: str, kernels: list[str]) -> str:
    """Return the text with a directive before the first, a middle and the last instruction of each kernel.

    Each prints for two lanes of a wave where it stands, the kernel, the work-item, a VGPR, an SGPR and, where the kernel
    names one, an AGPR.
    """
    lines = text.split("\n")
    added: dict[int, str] = {}
    for kernel in kernels:
        start = next(at for at, line in enumerate(lines) if line.startswith(f"{kernel}:"))
        end = next(at for at in range(start, len(lines)) if lines[at].startswith(f"\t.size\t{kernel},"))
        code = [at for at in range(start, end) if _INSTRUCTION.match(lines[at])]
        last = next(at for at in reversed(code) if lines[at].split()[0] == "s_endpgm")
        agpr = re.search(r"\ba\[?(\d+)", "\n".join(lines[at].partition(";")[0] for at in code))
        for site, at in zip(SITES, (code[0], code[len(code) // 2], last), strict=True):
            before = [lines[other] for other in code if other < at]
            values = [*_settled(before, "v"), *_settled(before, "s"), *([f"a{agpr[1]}"] if agpr else [])]
            shown = " ".join(f"{{{value}:x}}" for value in values)
            added[at] = f'\t; @PRINT if $lane < 2: f"{site} {kernel} {{$tid}} {shown}"'
    out: list[str] = []
    for at, line in enumerate(lines):
        if at in added:
            out.append(added[at])
        out.append(line)
    return "\n".join(out)


def _settled(before: list[str], bank: str) -> list[str]:
    """The register that arithmetic wrote last, and no load after it: one that needs no wait. None if there is none.

    At the start of a kernel it is the first, which the hardware sets.
    """
    if not before:
        return [f"{bank}0"]
    loaded: set[str] = set()
    for line in reversed(before):
        if found := _LOADED.match(line):
            loaded.update(f"{found[1]}{at}" for at in range(int(found[2]), int(found[3] or found[2]) + 1))
        elif (found := _WRITTEN[bank].match(line)) and f"{bank}{found[1]}" not in loaded:
            return [f"{bank}{found[1]}"]
    return []


def launch(hsaco: str, spec: Spec, dynamic_lds: int, check: str = "wait") -> tuple[Result, dict[str, Array]]:
    """Run the spec's kernel once; the buffers afterwards, by the spec's names."""
    values = spec.values()
    arguments: list[Any] = list(values.values())
    if spec.is_triton:
        arguments += [np.zeros(1, np.uint8)] * 2
    result = mdr.load(hsaco)[spec.kernel].launch(
        grid=spec.grid, block=spec.block, args=arguments, options=Options(dynamic_lds=dynamic_lds, check=check)
    )
    return result, {name: value for name, value in values.items() if isinstance(value, np.ndarray)}


def check_against_numpy(spec: Spec, buffers: dict[str, Array]) -> None:
    """Fail where a buffer is not what numpy says, within the spec's tolerance."""
    before = spec.values()
    expected = spec.expect(before)
    for name, found in buffers.items():
        wanted = np.asarray(expected.get(name, before[name])).reshape(found.shape)
        if spec.tolerance == 0 or name not in expected:
            np.testing.assert_array_equal(found, wanted.astype(found.dtype), err_msg=name)
        else:
            scale = np.abs(wanted).max()
            np.testing.assert_allclose(
                found.astype(np.float64), wanted, rtol=0, atol=spec.tolerance * scale, err_msg=name
            )


def check_lines(spec: Spec, lines: list[str]) -> None:
    """Fail unless the first site was reached by every wave, with its own work-item ids in v0 (of dimension x).

    At the others EXEC need not have the lanes that print: compilers end a kernel with whatever it was last.
    """
    found = [line.split() for line in lines]
    assert {words[1] for words in found} == {spec.kernel}
    first = [words for words in found if words[0] == "first"]
    items = math.prod(spec.block)
    waves = -(-items // 64)
    expected_lanes = [item for wave in range(waves) for item in (64 * wave, 64 * wave + 1) if item < items]
    assert len(first) == math.prod(spec.grid) * len(expected_lanes)
    width = spec.block[0]
    assert sorted(int(words[2]) for words in first) == sorted(
        item % width for item in expected_lanes for _ in range(math.prod(spec.grid))
    )
    assert all(int(words[3], 16) & 0x3FF == int(words[2]) for words in first)


def originals(debug_text: str) -> Iterator[str]:
    """The kernel's own instructions in a debug build's text, exits as they were."""
    for line in debug_text.split("\n"):
        if _INSTRUCTION.match(line):
            yield "\ts_endpgm" if "__mdr_epilogue" in line else line


def canonical(source: Path, chip: str) -> list[str]:
    """The instructions of a source as llvm-mc prints them."""
    command = [str(llvm() / "llvm-mc"), "-triple=amdgcn-amd-amdhsa", f"-mcpu={chip}", str(source)]
    text = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    return [line for line in text.split("\n") if _INSTRUCTION.match(line)]
