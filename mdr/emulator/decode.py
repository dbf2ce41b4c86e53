"""Machine code to instructions: LLVM's C disassembler through ctypes, or llvm-objdump where there is no shared library."""

from __future__ import annotations

import ctypes
import glob
import os
import re
import subprocess
import tempfile
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from mdr.diagnostics import MDRError


class Instruction(NamedTuple):
    """One machine instruction: address and size in bytes, its dwords, and LLVM's text (empty if it is none)."""

    address: int
    size: int
    words: tuple[int, ...]
    text: str

    @property
    def simm16(self) -> int:
        """The signed 16-bit immediate of SOPP, SOPK and the DS offset field: the low half of the first dword."""
        low = self.words[0] & 0xFFFF
        return low - 0x10000 if low & 0x8000 else low


def decode(code: bytes, address: int, chip: str) -> list[Instruction]:
    """Disassemble ``code``, which stands at ``address``. Dwords that are no instruction get an empty text.

    Raises MDRError if no LLVM that knows ``chip`` is found.
    """
    library = _library()
    if library is not None:
        disassembler = library.LLVMCreateDisasmCPUFeatures(
            b"amdgcn-amd-amdhsa", chip.encode(), b"", None, 0, None, None
        )
        if disassembler:
            try:
                return list(_with_library(library, disassembler, code, address))
            finally:
                library.LLVMDisasmDispose(disassembler)
    return _with_objdump(code, address, chip)


def tool() -> str:
    """What decodes: the path of LLVM's library with its time stamp, or a name for llvm-objdump."""
    library = _library()
    return f"{library._name} {os.stat(library._name).st_mtime_ns}" if library else "llvm-objdump"


def _with_library(library: ctypes.CDLL, disassembler: int, code: bytes, address: int) -> Iterator[Instruction]:
    padded = code + bytes(16)
    buffer = ctypes.create_string_buffer(padded, len(padded))
    start = ctypes.addressof(buffer)
    words = memoryview(padded[: len(padded) & ~3]).cast("I")
    out = ctypes.create_string_buffer(512)
    disassemble = library.LLVMDisasmInstruction
    # Kernels repeat themselves. The first dword decides the size, so it tells whether the second one matters.
    short: dict[int, str] = {}
    long: dict[int, str] = {}
    position, end = 0, len(code) & ~3
    while position < end:
        index = position >> 2
        first = words[index]
        text = short.get(first)
        if text is not None:
            yield Instruction(address + position, 4, (first,), text)
            position += 4
            continue
        both = first | words[index + 1] << 32
        text = long.get(both)
        if text is not None:
            yield Instruction(address + position, 8, (first, words[index + 1]), text)
            position += 8
            continue
        size = disassemble(disassembler, start + position, end - position, address + position, out, 512)
        text = out.value.decode().strip() if size else ""
        if size <= 4:
            short[first] = text
        elif size == 8:
            long[both] = text
        yield Instruction(address + position, size or 4, tuple(words[index : index + (size or 4) // 4]), text)
        position += size or 4


@cache
def _library() -> ctypes.CDLL | None:
    for place in _llvm_places():
        names = sorted(glob.glob(str(place / "lib" / "libLLVM*.so*")), key=len)
        # Debian keeps the library of /usr/lib/llvm-22 with the system's; only its development package links it there.
        version = place.name.removeprefix("llvm-")
        if version.isdigit():
            names += sorted(glob.glob(f"/usr/lib/*-linux-gnu/libLLVM*{version}*"), key=len)
        for name in names:
            try:
                library = ctypes.CDLL(name)
                for part in ("TargetInfo", "Target", "TargetMC", "Disassembler"):
                    getattr(library, f"LLVMInitializeAMDGPU{part}")()
            except (OSError, AttributeError):
                continue
            library.LLVMCreateDisasmCPUFeatures.restype = ctypes.c_void_p
            library.LLVMCreateDisasmCPUFeatures.argtypes = [
                *[ctypes.c_char_p] * 3, ctypes.c_void_p, ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p,
            ]  # fmt: skip
            library.LLVMDisasmInstruction.restype = ctypes.c_size_t
            library.LLVMDisasmInstruction.argtypes = [
                ctypes.c_void_p, ctypes.c_void_p, ctypes.c_uint64, ctypes.c_uint64, ctypes.c_char_p, ctypes.c_size_t,
            ]  # fmt: skip
            library.LLVMDisasmDispose.argtypes = [ctypes.c_void_p]
            return library
    return None


def _llvm_places() -> list[Path]:
    """Roots of LLVM installations, in the order of preference: MDR_LLVM, ROCm, then the system's, newest first."""
    places = []
    if chosen := os.environ.get("MDR_LLVM"):
        path = Path(chosen)
        places.append(path.parent if path.name == "bin" else path)
    places.append(Path(os.environ.get("ROCM_PATH", "/opt/rocm")) / "llvm")

    def version(path: str) -> int:
        digits = re.search(r"-(\d+)$", path)
        return int(digits[1]) if digits else 0

    # gfx950 came with LLVM 20; an older library would decode its instructions wrongly.
    system = [p for p in glob.glob("/usr/lib/llvm-*") if version(p) >= 20]
    places += [Path(p) for p in sorted(system, key=version, reverse=True)]
    return places


_OBJDUMP_LINE = re.compile(r"^\t(.+?)\s*// ([0-9A-F]{12}): ((?:[0-9A-F]{8} ?)+)")


def _with_objdump(code: bytes, address: int, chip: str) -> list[Instruction]:
    tools = [place / "bin" / "llvm-objdump" for place in _llvm_places()]
    tool = next((t for t in tools if t.exists()), None)
    if tool is None:
        raise MDRError(
            f"no LLVM that can disassemble {chip} was found",
            hint="install llvm-22, or point MDR_LLVM at an LLVM of version 20 or later",
        )
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "code.o"
        path.write_bytes(_wrap(code, address, chip))
        command = [str(tool), "-d", f"--mcpu={chip}", str(path)]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise MDRError(f"{tool} failed: {done.stderr.strip()}")
    found: list[Instruction] = []
    for line in done.stdout.splitlines():
        if match := _OBJDUMP_LINE.match(line):
            words = tuple(int(w, 16) for w in match[3].split())
            text = "" if match[1].startswith((".long", "<unknown>")) else " ".join(match[1].split())
            found.append(Instruction(int(match[2], 16), 4 * len(words), words, text))
    return found


_MACH = {"gfx90a": 0x3F, "gfx942": 0x4C, "gfx950": 0x4F}


def _wrap(code: bytes, address: int, chip: str) -> bytes:
    """A minimal ELF object with ``code`` as its .text at ``address``: what llvm-objdump wants to see."""
    import struct

    names = b"\0.text\0.shstrtab\0"
    header = struct.pack(
        "<16sHHIQQQIHHHHHH",
        b"\x7fELF\x02\x01\x01\x40\x03", 3, 224, 1, 0, 0, 64, _MACH[chip], 64, 0, 0, 64, 3, 2,
    )  # fmt: skip
    at = 64 + 3 * 64
    sections = bytes(64)
    sections += struct.pack("<IIQQQQIIQQ", 1, 1, 6, address, at, len(code), 0, 0, 256, 0)
    sections += struct.pack("<IIQQQQIIQQ", 7, 3, 0, 0, at + len(code), len(names), 0, 0, 1, 0)
    return header + sections + code + names
