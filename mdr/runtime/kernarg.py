"""Kernel-argument segments: explicit values and the runtime's hidden arguments, each at the offset its metadata names.

Facts: LLVM's "User Guide for AMDGPU Backend", code object metadata of versions 4 and 5 (version 6 has the same
arguments), and the values that HIP's runtime gives. Offsets always come from the metadata, so the block's layout does
not matter here: hostcall's at 80 from version 5 on and shared with printf's at 24 in version 4 are the same case.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from mdr.codeobject import Argument
from mdr.diagnostics import MDRError
from mdr.runtime.dtypes import DTYPES, integer_of_size, name_of

if TYPE_CHECKING:
    from mdr.codeobject import Kernel

Size3 = tuple[int, int, int]

# A kernel's dimensions as HIP reports them: its runtime dispatches every kernel with three.
_GRID_DIMS = 3

Value = np.ndarray[Any, Any] | np.generic | int | float | bytes


@dataclass(frozen=True, slots=True)
class Launch:
    """What a launch is made of, for the hidden arguments: workgroups, work-items a workgroup, addresses, bytes of LDS."""

    grid: Size3
    block: Size3
    printf_buffer: int = 0
    hostcall_buffer: int = 0
    dynamic_lds: int = 0


def hidden_values(launch: Launch) -> Mapping[str, int]:
    """Return the values of all hidden arguments by ``value_kind``.

    The services that MDR does not offer (device queues, grid synchronisation across GPUs, the device heap) and the
    apertures, which chips since gfx9 have in registers, are null. A grid is made of whole workgroups, so that the
    remainders are 0.
    """
    values = {
        "hidden_grid_dims": _GRID_DIMS,
        "hidden_printf_buffer": launch.printf_buffer,
        "hidden_hostcall_buffer": launch.hostcall_buffer,
        "hidden_dynamic_lds_size": launch.dynamic_lds,
    }
    for axis, blocks, size in zip("xyz", launch.grid, launch.block, strict=True):
        values[f"hidden_block_count_{axis}"] = blocks
        values[f"hidden_group_size_{axis}"] = size
        values[f"hidden_remainder_{axis}"] = 0
        values[f"hidden_global_offset_{axis}"] = 0
    for kind in (
        "completion_action",
        "default_queue",
        "heap_v1",
        "multigrid_sync_arg",
        "none",
        "private_base",
        "queue_ptr",
        "shared_base",
    ):
        values[f"hidden_{kind}"] = 0
    return values


def build(kernel: Kernel, values: Sequence[Value], launch: Launch, place: Callable[[int], int] | None = None) -> bytes:
    """Return the kernel-argument segment for ``values``, one for each explicit argument in order of offset.

    A numpy array's address is passed where the argument is a buffer, or what ``place`` makes of the address for a device
    with memory of its own; see `encode` for the rest. A kernel without
    metadata gets its values one after another, each aligned to its size. Raises MDRError for values that do not fit
    the kernel, and for metadata whose arguments overlap or end past the segment.
    """
    arguments = kernel.explicit_args
    if not kernel.args and values:
        arguments = _natural_layout(kernel, values)
    problems = kernel.check_arguments()
    if errors := [item for item in problems if item.severity == "error"]:
        raise MDRError(errors)
    if len(values) != len(arguments):
        names = ", ".join(label(item, index) for index, item in enumerate(arguments)) or "none"
        raise MDRError(
            f"kernel {kernel.name} takes {len(arguments)} argument{'s' * (len(arguments) != 1)} ({names}), "
            f"{len(values)} given"
        )
    segment = bytearray(kernel.kernarg_size)
    for index, (argument, value) in enumerate(zip(arguments, values, strict=True)):
        segment[argument.offset : argument.end] = encode(argument, value, label(argument, index), place)
    hidden = hidden_values(launch)
    for argument in kernel.args:
        if argument.hidden:
            if argument.value_kind not in hidden:
                raise MDRError(f"kernel {kernel.name} wants an argument of kind {argument.value_kind}, unknown to MDR")
            segment[argument.offset : argument.end] = _integer(hidden[argument.value_kind], argument.size)
    return bytes(segment)


def label(argument: Argument, index: int) -> str:
    """Return the argument's name, or ``arg0``, ``arg1``, … by its place where the metadata gives none."""
    return argument.name or f"arg{index}"


def encode(argument: Argument, value: Value, name: str, place: Callable[[int], int] | None = None) -> bytes:
    """Return the bytes of one argument; ``place`` as in `build`.

    A buffer wants a numpy array. By value: ``bytes`` of the argument's size; a numpy scalar of its size; a Python
    number, which takes the metadata's type, else a float for a float and an integer for an integer. Raises MDRError.
    """
    if argument.is_pointer:
        if not isinstance(value, np.ndarray):
            raise MDRError(f"argument {name} is a buffer, and a {type(value).__name__} was given")
        declared = DTYPES.get(argument.value_type)
        if declared is not None and declared.itemsize != value.dtype.itemsize:
            raise MDRError(f"argument {name} is a buffer of {argument.value_type}, not of {name_of(value.dtype)}")
        address = int(value.ctypes.data)
        return _integer(place(address) if place else address, argument.size)
    if argument.value_kind not in ("by_value", "dynamic_shared_pointer"):
        raise MDRError(f"argument {name} is of kind {argument.value_kind}, which MDR does not support")
    if isinstance(value, np.ndarray):
        raise MDRError(f"argument {name} is passed by value, and an array was given")
    if isinstance(value, (bytes, np.generic)):
        data = bytes(value) if isinstance(value, bytes) else value.tobytes()
        if len(data) != argument.size:
            raise MDRError(f"argument {name} has {argument.size} bytes, and {len(data)} were given")
        return data
    if not isinstance(value, (int, float)):
        raise MDRError(f"argument {name} is passed by value, and a {type(value).__name__} was given")
    return _number(argument, value, name)


def _number(argument: Argument, value: int | float, name: str) -> bytes:
    dtype = DTYPES.get(argument.value_type)
    if dtype is None or dtype.itemsize != argument.size:
        by_size = {2: "f16", 4: "f32", 8: "f64"}.get(argument.size)
        dtype = integer_of_size(argument.size) if isinstance(value, int) else DTYPES[by_size] if by_size else None
    if dtype is None:
        raise MDRError(f"argument {name} has {argument.size} bytes: give it as bytes")
    if dtype.kind == "f":
        return np.asarray(value, dtype).tobytes()
    if isinstance(value, float):
        raise MDRError(f"argument {name} is an integer ({name_of(dtype)}), and {value!r} was given")
    bits = 8 * argument.size
    if not -(1 << (bits - 1)) <= value < 1 << bits:
        raise MDRError(f"argument {name} has {bits} bits, too few for {value}")
    return _integer(value, argument.size)


def _integer(value: int, size: int) -> bytes:
    return (value & (1 << 8 * size) - 1).to_bytes(size, "little")


def _natural_layout(kernel: Kernel, values: Sequence[Value]) -> tuple[Argument, ...]:
    found: list[Argument] = []
    position = 0
    for value in values:
        kind = "by_value"
        if isinstance(value, np.ndarray):
            kind, size = "global_buffer", 8
        elif isinstance(value, (bytes, np.generic)):
            size = len(value) if isinstance(value, bytes) else value.itemsize
        else:
            size = 4
        alignment = next((power for power in (8, 4, 2) if size % power == 0), 1)
        position = -(-position // alignment) * alignment
        found.append(Argument("", position, size, kind))
        position += size
    if -(-position // 8) != -(-kernel.kernarg_size // 8):
        raise MDRError(
            f"kernel {kernel.name} takes {kernel.kernarg_size} bytes of arguments, and {position} were given",
            hint="the kernel has no metadata that says what its arguments are",
        )
    return tuple(found)
