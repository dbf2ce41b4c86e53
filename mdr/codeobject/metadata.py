"""The AMDGPU metadata note: what the compiler or author says about each kernel and its arguments.

Facts: LLVM's "User Guide for AMDGPU Backend", section "Code Object Metadata" (versions 4 and 5).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from mdr.diagnostics import Diagnostic, MDRError

NOTE_TYPE = 32
"""NT_AMDGPU_METADATA."""

_MAX_ALIGNMENT = 16


@dataclass(frozen=True, slots=True)
class Argument:
    """One kernel argument; ``offset`` and ``size`` in bytes within the kernel-argument segment."""

    name: str
    """Empty if the metadata does not say."""
    offset: int
    size: int
    value_kind: str
    """``global_buffer``, ``by_value``, ``hidden_…``, as the metadata spells it."""
    value_type: str = ""
    """``i32``, ``f32``, … or empty: optional in the metadata."""
    address_space: str = ""
    access: str = ""
    """``read_only``, ``write_only``, ``read_write`` or empty. What is declared constant is read only."""

    @property
    def hidden(self) -> bool:
        """True if the runtime, not the caller, gives the value."""
        return self.value_kind.startswith("hidden_")

    @property
    def is_pointer(self) -> bool:
        """True if the value is the address of a buffer that the caller gives."""
        return self.value_kind == "global_buffer"

    @property
    def end(self) -> int:
        """Offset of the first byte after the argument."""
        return self.offset + self.size


def unpack(note: bytes) -> Mapping[str, Any]:
    """Decode the note's MessagePack document. Raises MDRError if it is not one."""
    import msgpack

    try:
        document = msgpack.unpackb(note, strict_map_key=False)
    except (ValueError, msgpack.UnpackException) as error:
        raise MDRError(f"damaged metadata note: {error or type(error).__name__}") from None
    if not isinstance(document, dict) or not isinstance(document.get("amdhsa.kernels", []), list):
        raise MDRError("damaged metadata note: it does not hold a list of kernels")
    return document


def read_arguments(kernel: Mapping[str, Any], name: str) -> tuple[Argument, ...]:
    """Read the argument list of one kernel's metadata, ordered by offset. Raises MDRError if an entry is unusable."""
    entries = kernel.get(".args", [])
    if not isinstance(entries, list):
        raise MDRError(f"damaged metadata of kernel {name}: .args is not a list")
    found = [_read_argument(entry, name, index) for index, entry in enumerate(entries)]
    return tuple(sorted(found, key=lambda item: item.offset))


def _read_argument(entry: object, kernel: str, index: int) -> Argument:
    if not isinstance(entry, dict):
        raise MDRError(f"damaged metadata of kernel {kernel}: argument {index} is not a map")
    offset, size, kind = entry.get(".offset"), entry.get(".size"), entry.get(".value_kind")
    if not isinstance(offset, int) or not isinstance(size, int) or not isinstance(kind, str) or offset < 0 or size < 0:
        raise MDRError(
            f"metadata of kernel {kernel}: argument {index} lacks a usable .offset, .size or .value_kind",
            hint="each entry needs all three: { .offset: 0, .size: 8, .value_kind: global_buffer }",
        )
    text = {key: str(entry.get(key, "")) for key in (".name", ".value_type", ".address_space")}
    access = str(entry.get(".actual_access") or entry.get(".access") or "")
    if not access and (entry.get(".is_const") is True or text[".address_space"] == "constant"):
        access = "read_only"
    return Argument(text[".name"], offset, size, kind, text[".value_type"].lower(), text[".address_space"], access)


def read_integer(entry: Mapping[str, Any], key: str, kernel: str) -> int | None:
    """Return the number at ``key`` of a kernel's metadata, None if it is not there. Raises MDRError for no number."""
    value = entry.get(key)
    if value is not None and (not isinstance(value, int) or value < 0):
        raise MDRError(f"damaged metadata of kernel {kernel}: {key} is {value!r}")
    return value


def read_size(entry: Mapping[str, Any], key: str, kernel: str) -> tuple[int, int, int] | None:
    """Return the three numbers at ``key`` of a kernel's metadata, None if it is not there. Raises MDRError."""
    value = entry.get(key)
    if value is None:
        return None
    if not isinstance(value, list) or len(value) != 3 or not all(isinstance(item, int) for item in value):
        raise MDRError(f"damaged metadata of kernel {kernel}: {key} is {value!r}")
    x, y, z = value
    return x, y, z


def check_arguments(
    kernel: str, args: Sequence[Argument], metadata_size: int | None, segment_size: int
) -> list[Diagnostic]:
    """Report arguments that overlap, leave a gap, or end past the segment.

    ``metadata_size`` is the metadata's ``.kernarg_segment_size`` (None if absent), ``segment_size`` the kernel
    descriptor's. Overlaps and ends past the segment are errors, gaps and disagreeing sizes warnings.
    """
    found: list[Diagnostic] = []

    def report(severity: str, text: str, hint: str | None = None) -> None:
        found.append(Diagnostic(f"kernel {kernel}: {text}", severity=severity, hint=hint))

    if metadata_size is not None and metadata_size != segment_size:
        report(
            "warning",
            f"the metadata says {metadata_size} bytes of arguments, the kernel descriptor {segment_size}",
            "make .kernarg_segment_size and .amdhsa_kernarg_size agree",
        )
    size = max(metadata_size or 0, segment_size)
    position = 0
    previous = "the start of the segment"
    for index, item in enumerate(args):
        label = f"argument {item.name}" if item.name else f"argument {index} ({item.value_kind})"
        if item.offset < position:
            report("error", f"{label} at offset {item.offset} overlaps {previous}, which ends at {position}")
        elif not item.hidden and item.offset > -(-position // _alignment(item)) * _alignment(item):
            # Hidden arguments may stand apart: the ABI leaves room for those that a kernel does not use.
            report("warning", f"{item.offset - position} unused bytes between {previous} and {label}")
        if item.end > size:
            report(
                "error",
                f"{label} ends at byte {item.end}, past the argument segment of {size} bytes",
                "raise .kernarg_segment_size and .amdhsa_kernarg_size",
            )
        if item.end >= position:
            position, previous = item.end, label
    return found


def _alignment(item: Argument) -> int:
    """Return the largest alignment that a value of this size may ask for, which may explain a hole before it."""
    alignment = 1
    while alignment < _MAX_ALIGNMENT and item.size % (alignment * 2) == 0:
        alignment *= 2
    return alignment
