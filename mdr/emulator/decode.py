"""Machine code to instructions: LLVM's C disassembler through ctypes, or llvm-objdump where there is no shared library."""

from __future__ import annotations

import ctypes
import glob
import os
import re
import subprocess
import tempfile
from collections.abc import Iterator, Sequence, Set
from dataclasses import dataclass, replace
from functools import cache, partial
from pathlib import Path
from typing import NamedTuple

import numpy as np

from mdr.diagnostics import MDRError
from mdr.emulator import shapes
from mdr.emulator.made import Made, Numbers
from mdr.emulator.shapes import Group, Words


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


@dataclass(frozen=True)
class Decoded:
    """All instructions in the order of their addresses, and groups of those that are alike."""

    instructions: Made[Instruction]
    addresses: Numbers
    ends: Numbers
    """Addresses behind the instructions."""
    words: Numbers
    """First dwords."""
    alone: Numbers
    """The places of those that are in no group."""
    groups: Sequence[Group] = ()


def decode(code: bytes, address: int, chip: str) -> Decoded:
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
                return _with_library(code, address, _Disassembler(library, disassembler, code, address))
            finally:
                library.LLVMDisasmDispose(disassembler)
    found = _with_objdump(code, address, chip)
    rows = [(i.address, i.size, i.words[0]) for i in found]
    addresses, sizes, words = np.array(rows, dtype=np.int64).reshape(-1, 3).T
    instructions = Made(len(found), dict(enumerate(found)))
    return Decoded(instructions, addresses, addresses + sizes, words, np.arange(len(found)))


def tool() -> str:
    """What decodes: the path of LLVM's library with its time stamp, or a name for llvm-objdump."""
    library = _library()
    return f"{library._name} {os.stat(library._name).st_mtime_ns}" if library else "llvm-objdump"


_PREFIX = 0xD3AC
"""Upper half of v_mfma_ld_scale_b32, which is one instruction with the v_mfma of 8 bytes that may follow (CDNA4 ISA, VOP3PX2)."""


class _Disassembler:
    """LLVM's, for one chip."""

    def __init__(self, library: ctypes.CDLL, handle: int, code: bytes, address: int) -> None:
        self._disassemble, self._handle, self._address = library.LLVMDisasmInstruction, handle, address
        self._code = ctypes.create_string_buffer(code, len(code) + 16)
        self._size = len(code) & ~3
        self._other = ctypes.create_string_buffer(16)
        self._out = ctypes.create_string_buffer(512)

    def _text(self, size: int) -> str:
        return self._out.value.decode().strip() if size else ""

    def at(self, position: int) -> tuple[int, str]:
        """Size and text of the instruction at a place in the code; 0 if there is none."""
        place, left = ctypes.addressof(self._code) + position, self._size - position
        size = self._disassemble(self._handle, place, left, self._address + position, self._out, 512)
        return size, self._text(size)

    def of(self, encoding: int) -> str:
        """Text of an encoding."""
        self._other.raw = encoding.to_bytes(16, "little")
        return self._text(self._disassemble(self._handle, self._other, 16, self._address, self._out, 512))


def _with_library(code: bytes, address: int, disassembler: _Disassembler) -> Decoded:
    dwords = np.frombuffer(code, np.uint32, len(code) // 4).astype(np.uint64)
    kinds: list[int] = (dwords & ~shapes.changeable(dwords)).tolist()
    asked = {kind for kind in set(kinds) if kind >> 16 == _PREFIX}
    while True:
        decoded, wrong = _decoded(dwords, address, disassembler, *_boundaries(kinds, asked, disassembler))
        # What is no instruction takes 4 bytes, though it begins like one that takes more.
        doubtful = {kinds[place] for place in wrong} - asked
        if not doubtful:
            return decoded
        asked |= doubtful


def _boundaries(kinds: Sequence[int], asked: Set[int], disassembler: _Disassembler) -> tuple[Numbers, Numbers]:
    """Where instructions start, and how many dwords they have: 0 where there is none.

    The first dword decides that, whatever registers it names, but for the kinds of it that are to be ``asked`` about.
    """
    known: dict[int, int] = {}
    starts, lengths = [], []
    place, count = 0, len(kinds)
    while place < count:
        kind = kinds[place]
        length = known.get(kind)
        if length is None or place + length > count:
            length = disassembler.at(4 * place)[0] // 4
            if length and kind not in asked:
                known[kind] = length
        starts.append(place)
        lengths.append(length)
        place += length or 1
    return np.array(starts, dtype=np.int64), np.array(lengths, dtype=np.int64)


def _decoded(
    dwords: Words, address: int, disassembler: _Disassembler, starts: Numbers, lengths: Numbers
) -> tuple[Decoded, list[int]]:
    """The instructions, and the places of those longer than a dword that are none."""
    usual = np.nonzero((lengths == 1) | (lengths == 2))[0]
    words = dwords[starts[usual]]
    long = lengths[usual] == 2
    words[long] |= dwords[starts[usual[long]] + 1] << np.uint64(32)
    groups = [replace(g, members=usual[g.members]) for g in shapes.groups(words, disassembler.of)]
    lengths = np.maximum(lengths, 1)
    addresses, ends = address + 4 * starts, address + 4 * (starts + lengths)

    raw = dwords.tolist()

    def encodings(places: Numbers) -> Iterator[tuple[int, int, tuple[int, ...]]]:
        for start, length in zip(starts[places].tolist(), lengths[places].tolist(), strict=True):
            yield address + 4 * start, 4 * length, tuple(raw[start : start + length])

    def make(group: Group, numbers: Numbers) -> Iterator[Instruction]:
        for encoding, text in zip(encodings(group.members[numbers]), group.texts(numbers), strict=True):
            yield Instruction(*encoding, text)

    single: dict[int, Instruction] = {}
    known: dict[tuple[int, ...], str] = {}
    wrong: list[int] = []
    others = np.setdiff1d(np.arange(len(starts)), np.concatenate([[], *(group.members for group in groups)]))
    for place, (at, size, own) in zip(others.tolist(), encodings(others), strict=True):
        text = known.get(own)
        if text is None:
            text = known[own] = disassembler.at(at - address)[1]
            if not text and size > 4:
                wrong.append((at - address) // 4)
        single[place] = Instruction(at, size, own, text)
    instructions = Made(len(starts), single, [(group.members, partial(make, group)) for group in groups])
    return Decoded(instructions, addresses, ends, dwords[starts].astype(np.int64), others, groups), wrong


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
