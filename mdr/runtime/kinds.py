"""Kernel types of the original tool's command line: what the buffers of a kernel hold when nothing else says so."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mdr.diagnostics import MDRError

if TYPE_CHECKING:
    from mdr.codeobject import Kernel

KERNEL_TYPES: dict[str, str | None] = {
    "float_add": "f32",
    "int_scalar": "i32",
    "int_mem": "i32",
    "int_cond": "i32",
    "int_loop": "i32",
    "int_shared": "i32",
    "multi": None,
}
"""Element type of the buffers by kernel type; ``multi`` leaves it to each kernel's metadata."""

DEFAULT_ELEMENT = "f32"


def element_type(kernel: Kernel, kernel_type: str | None) -> str:
    """Return the element type of buffers for which the metadata names none.

    Without a kernel type it is that of the other buffers if they agree, else f32. Raises MDRError for an unknown
    kernel type, and for one that contradicts the metadata.
    """
    declared = {item.value_type for item in kernel.explicit_args if item.is_pointer and item.value_type}
    if kernel_type is None:
        return declared.pop() if len(declared) == 1 else DEFAULT_ELEMENT
    if kernel_type not in KERNEL_TYPES:
        raise MDRError(f"unknown kernel type {kernel_type!r}", hint=f"known: {', '.join(KERNEL_TYPES)}")
    element = KERNEL_TYPES[kernel_type]
    if element is None:
        return element_type(kernel, None)
    if declared and element not in declared:
        raise MDRError(
            f"kernel type {kernel_type} means buffers of {element}; the metadata of {kernel.name} says "
            f"{', '.join(sorted(declared))}",
            hint="leave the kernel type out: the metadata says it",
        )
    return element
