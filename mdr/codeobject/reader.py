"""Read a code object: an AMDGPU ELF shared object with its kernels, symbols, loadable image and source lines."""

from __future__ import annotations

import io
import os
from bisect import bisect_right
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from mdr.codeobject import descriptor, metadata
from mdr.codeobject.descriptor import KernelDescriptor
from mdr.codeobject.lines import LineTable
from mdr.codeobject.metadata import Argument
from mdr.codeobject.target import TargetId
from mdr.diagnostics import Diagnostic, MDRError

if TYPE_CHECKING:
    from elftools.elf.elffile import ELFFile

_EM_AMDGPU = 224
_ELFOSABI_AMDGPU_HSA = 64
_VERSION_OF_ABI = {2: 4, 3: 5, 4: 6}  # EI_ABIVERSION to code object version
_R_AMDGPU_ABS64, _R_AMDGPU_RELATIVE64 = 3, 13
_DEFAULT_MAX_WORKGROUP = 1024
_MAX_IMAGE = 1 << 30


@dataclass(frozen=True, slots=True)
class Segment:
    """A loadable range of the image: ``address`` and ``size`` in bytes, and what may be done with it."""

    address: int
    size: int
    readable: bool
    writable: bool
    executable: bool


@dataclass(frozen=True, slots=True)
class Symbol:
    """A named address of the image; ``kind`` is ``func``, ``object`` or ``notype``."""

    name: str
    address: int
    size: int
    kind: str
    is_global: bool


@dataclass(frozen=True)
class Kernel:
    """A kernel: its descriptor, its arguments ordered by offset, and its metadata as the note spells it."""

    name: str
    descriptor: KernelDescriptor
    args: tuple[Argument, ...]
    metadata: Mapping[str, Any] = field(repr=False)
    code_size: int
    """Bytes of instructions, 0 if the symbol does not say."""
    kernarg_size: int
    """Bytes of the kernel-argument segment: the descriptor's size, or the metadata's where that is larger."""
    max_workgroup_size: int
    """Most work-items a workgroup may have."""
    required_workgroup_size: tuple[int, int, int] | None
    """The one block size that the kernel was made for (``.reqd_workgroup_size``), if it says."""

    @property
    def explicit_args(self) -> tuple[Argument, ...]:
        """The arguments that the caller gives, ordered by offset."""
        return tuple(item for item in self.args if not item.hidden)

    def check_arguments(self) -> list[Diagnostic]:
        """Report arguments that overlap, leave a gap, or end past the segment; see `metadata.check_arguments`."""
        size = metadata.read_integer(self.metadata, ".kernarg_segment_size", self.name)
        return metadata.check_arguments(self.name, self.args, size, self.descriptor.kernarg_size)


@dataclass(frozen=True)
class CodeObject:
    """A linked code object. Addresses are those of the file: the image is made for address 0."""

    name: str
    """File name, for messages."""
    target: TargetId
    abi_version: int
    """EI_ABIVERSION: 2, 3 or 4."""
    kernels: Mapping[str, Kernel]
    symbols: Mapping[str, Symbol]
    printf_formats: tuple[str, ...]
    """``amdhsa.printf`` of the metadata, as it stands there."""
    metadata: Mapping[str, Any] = field(repr=False)
    data: bytes = field(repr=False)
    """The whole file."""
    _segments: tuple[tuple[Segment, bytes], ...] = field(repr=False)
    _relocations: tuple[tuple[int, int, bool], ...] = field(repr=False)
    """(place, value, whether the load address is added), each of 64 bits."""

    @property
    def version(self) -> int:
        """Code object version: 4, 5 or 6."""
        return _VERSION_OF_ABI[self.abi_version]

    @property
    def hostcall_protocol(self) -> str | None:
        """The hostcall protocol that printing in this object speaks, ``classic`` or ``new``; None where none is recorded."""
        recorded = self.metadata.get("mdr.hostcall")
        return recorded if isinstance(recorded, str) else None

    def image(self, base: int = 0) -> tuple[bytes, list[Segment]]:
        """Return the bytes as loaded at ``base``, holes and zero-initialised data included, and the segments.

        Byte k belongs to address ``base + k``; the segments' addresses are relative to ``base``.
        """
        end = max((segment.address + segment.size for segment, _ in self._segments), default=0)
        out = bytearray(end)
        for segment, content in self._segments:
            out[segment.address : segment.address + len(content)] = content
        for place, value, relative in self._relocations:
            out[place : place + 8] = ((value + base * relative) & (1 << 64) - 1).to_bytes(8, "little")
        return bytes(out), [segment for segment, _ in self._segments]

    def line_at(self, address: int) -> tuple[str, int] | None:
        """Return the source file and 1-based line of the instruction at ``address``, if the debug information says."""
        return self._lines.find(address)

    def symbol_at(self, address: int) -> tuple[Symbol, int] | None:
        """Return the function symbol at or before ``address`` and the distance from it in bytes."""
        index = bisect_right(self._functions, address, key=lambda item: item.address) - 1
        return (self._functions[index], address - self._functions[index].address) if index >= 0 else None

    @cached_property
    def _functions(self) -> list[Symbol]:
        code = [segment for segment, _ in self._segments if segment.executable]
        inside = (
            item
            for item in self.symbols.values()
            if item.kind != "object" and any(s.address <= item.address < s.address + s.size for s in code)
        )
        return sorted(inside, key=lambda item: item.address)

    @cached_property
    def _lines(self) -> LineTable:
        return LineTable.read(self.data)


def load(source: str | os.PathLike[str] | bytes, name: str | None = None) -> CodeObject:
    """Read a code object from a file or its bytes.

    Raises MDRError for a file that cannot be read, is no ELF file, is not linked, is for another machine or an
    unsupported chip, is damaged, or holds no kernel.
    """
    if isinstance(source, bytes):
        data, name = source, name or "<bytes>"
    else:
        name = name or os.fspath(source)
        try:
            data = Path(source).read_bytes()
        except OSError as error:
            raise MDRError(f"{name}: cannot read the code object: {error.strerror}") from None
    try:
        return _read(data, name)
    except MDRError as error:
        first = error.diagnostics[0]
        raise MDRError(f"{name}: {first.message}", hint=first.hint) from None
    except Exception as error:
        # pyelftools trusts its input: a damaged file ends in whatever the misread numbers lead to.
        raise MDRError(f"{name}: damaged ELF file ({type(error).__name__}: {error})") from None


def _read(data: bytes, name: str) -> CodeObject:
    if not data.startswith(b"\x7fELF"):
        raise MDRError("not an ELF file, so no code object", hint=_what_else(data))

    from elftools.elf.elffile import ELFFile

    elf = ELFFile(io.BytesIO(data))
    # Bytes 7 and 8 of the identification, raw: the meaning of their numbers depends on the machine.
    os_abi, abi = data[7], data[8]
    _check_kind(elf, name, os_abi, abi)
    target = TargetId.from_elf_flags(int(elf.header["e_flags"]))
    symbols = _symbols(elf)
    segments = _segments(elf)
    document = _note(elf)
    kernels = _kernels(document, symbols, segments)
    if not kernels:
        raise MDRError(
            "the code object holds no kernel",
            hint="a kernel is a symbol NAME.kd, which .amdhsa_kernel NAME … .end_amdhsa_kernel defines",
        )
    formats = document.get("amdhsa.printf", [])
    return CodeObject(
        name=name,
        target=target,
        abi_version=abi,
        kernels=kernels,
        symbols=symbols,
        printf_formats=tuple(str(item) for item in formats),
        metadata=document,
        data=data,
        _segments=segments,
        _relocations=tuple(_relocations(elf, segments)),
    )


def _what_else(data: bytes) -> str | None:
    """Guess from the first bytes what was taken for a code object."""
    if data.startswith((b"__CLANG_OFFLOAD_BUNDLE__", b"CCOB")):
        return "this is an offload bundle: take the code object out with clang-offload-bundler --unbundle"
    if data.startswith(b"BC\xc0\xde"):
        return "this is LLVM bitcode: compile it with llc and link it with ld.lld -shared"
    if b"s_endpgm" in data or b".amdhsa" in data:
        return "this is assembly text: build it first, for example with mdr-printf FILE.s"
    return None


def _check_kind(elf: ELFFile, name: str, os_abi: int, abi: int) -> None:
    machine = elf.header["e_machine"]
    if machine not in ("EM_AMDGPU", _EM_AMDGPU):
        bundled = elf.get_section_by_name(".hip_fatbin") is not None
        raise MDRError(
            f"made for {str(machine).removeprefix('EM_')}, not for an AMD GPU",
            hint="its section .hip_fatbin holds an offload bundle: take the code object out with roc-obj-extract"
            if bundled
            else None,
        )
    if elf.header["e_type"] == "ET_REL":
        raise MDRError(
            "not linked: run ld.lld -shared",
            hint=f"ld.lld -shared {name} -o {Path(name).with_suffix('.hsaco')}",
        )
    if elf.header["e_type"] != "ET_DYN":
        raise MDRError(f"not a shared object but {elf.header['e_type']}", hint="link with ld.lld -shared")
    if os_abi != _ELFOSABI_AMDGPU_HSA or elf.elfclass != 64:
        raise MDRError("made for another operating system than HSA", hint="assemble with -triple=amdgcn-amd-amdhsa")
    if abi not in _VERSION_OF_ABI:
        raise MDRError(
            f"ELF ABI version {abi} is not supported: MDR reads 2, 3 and 4 (code object versions 4, 5 and 6)",
            hint="assemble with llvm-mc --amdhsa-code-object-version=5",
        )


def _symbols(elf: ELFFile) -> dict[str, Symbol]:
    found: dict[str, Symbol] = {}
    for section in (".dynsym", ".symtab"):
        table: Any = elf.get_section_by_name(section)
        for item in table.iter_symbols() if table is not None else ():
            if item.name and item["st_shndx"] != "SHN_UNDEF":
                kind = str(item["st_info"]["type"]).removeprefix("STT_").lower()
                is_global = item["st_info"]["bind"] != "STB_LOCAL"
                symbol = Symbol(item.name, int(item["st_value"]), int(item["st_size"]), kind, is_global)
                found.setdefault(item.name, symbol)
    return found


def _segments(elf: ELFFile) -> tuple[tuple[Segment, bytes], ...]:
    found = []
    for item in elf.iter_segments("PT_LOAD"):
        flags, size = int(item["p_flags"]), int(item["p_memsz"])
        if size < int(item["p_filesz"]) or int(item["p_vaddr"]) + size > _MAX_IMAGE:
            raise MDRError(f"damaged ELF file: a segment of {size:#x} bytes at {int(item['p_vaddr']):#x}")
        segment = Segment(int(item["p_vaddr"]), size, bool(flags & 4), bool(flags & 2), bool(flags & 1))
        found.append((segment, item.data()))
    return tuple(found)


def _relocations(elf: ELFFile, segments: Sequence[tuple[Segment, bytes]]) -> Iterable[tuple[int, int, bool]]:
    dynamic: Any = elf.get_section_by_name(".rela.dyn")
    if dynamic is None:
        return
    table: Any = elf.get_section(dynamic["sh_link"])
    for item in dynamic.iter_relocations():
        place, kind, addend = int(item["r_offset"]), int(item["r_info_type"]), int(item["r_addend"])
        if not any(segment.address <= place <= segment.address + segment.size - 8 for segment, _ in segments):
            raise MDRError(f"damaged ELF file: a relocation at {place:#x}, outside the loaded segments")
        if kind == _R_AMDGPU_RELATIVE64:
            yield place, addend, True
        elif kind == _R_AMDGPU_ABS64:
            symbol = table.get_symbol(item["r_info_sym"])
            if symbol["st_shndx"] == "SHN_UNDEF":
                raise MDRError(f"undefined symbol {symbol.name}", hint="link the object that defines it")
            yield place, int(symbol["st_value"]) + addend, True
        else:
            raise MDRError(f"relocation type {kind} at {place:#x} is not one that a loader applies")


def _note(elf: ELFFile) -> Mapping[str, Any]:
    section: Any
    for section in elf.iter_sections("SHT_NOTE"):
        for note in section.iter_notes():
            if note["n_name"] == "AMDGPU" and note["n_type"] in (metadata.NOTE_TYPE, "NT_AMDGPU_METADATA"):
                content = note["n_descdata"]
                return metadata.unpack(content.encode("latin-1") if isinstance(content, str) else content)
    return {}


def _kernels(
    document: Mapping[str, Any], symbols: Mapping[str, Symbol], segments: Sequence[tuple[Segment, bytes]]
) -> dict[str, Kernel]:
    """Match descriptors (symbols ``NAME.kd``) with their metadata; either may stand alone only as a descriptor."""
    described: dict[str, Mapping[str, Any]] = {}
    for entry in document.get("amdhsa.kernels", []):
        if not isinstance(entry, dict) or not isinstance(entry.get(".name"), str):
            raise MDRError("damaged metadata note: a kernel without .name")
        described[str(entry.get(".symbol", entry[".name"] + ".kd"))] = entry
    found: dict[str, Kernel] = {}
    for symbol in symbols.values():
        if not symbol.name.endswith(".kd"):
            continue
        entry = described.pop(symbol.name, {})
        name = str(entry.get(".name", symbol.name.removesuffix(".kd")))
        decoded = KernelDescriptor.decode(_bytes_at(segments, symbol.address, descriptor.SIZE), symbol.address)
        code = symbols.get(symbol.name.removesuffix(".kd"))
        limit = metadata.read_integer(entry, ".max_flat_workgroup_size", name)
        found[name] = Kernel(
            name=name,
            descriptor=decoded,
            args=metadata.read_arguments(entry, name),
            metadata=entry,
            code_size=code.size if code is not None else 0,
            kernarg_size=max(decoded.kernarg_size, metadata.read_integer(entry, ".kernarg_segment_size", name) or 0),
            max_workgroup_size=_DEFAULT_MAX_WORKGROUP if limit is None else limit,
            required_workgroup_size=metadata.read_size(entry, ".reqd_workgroup_size", name),
        )
    if described:
        missing = next(iter(described))
        raise MDRError(
            f"the metadata names a kernel descriptor {missing}, which the object does not define",
            hint=f"add .amdhsa_kernel {missing.removesuffix('.kd')}, or correct .symbol in the metadata",
        )
    return dict(sorted(found.items(), key=lambda item: item[1].descriptor.entry))


def _bytes_at(segments: Sequence[tuple[Segment, bytes]], address: int, size: int) -> bytes:
    for segment, content in segments:
        start = address - segment.address
        if start >= 0 and start + size <= len(content):
            return content[start : start + size]
    raise MDRError(f"a kernel descriptor at {address:#x} stands outside the loaded segments")
