"""Kernel-argument segments: explicit values, hidden arguments of each code object version, and what does not fit."""

from __future__ import annotations

import struct

import numpy as np
import pytest
from objects import build, kernel

from mdr import codeobject
from mdr.diagnostics import MDRError
from mdr.runtime import kernarg
from mdr.runtime.kernarg import Launch, Value

LAUNCH = Launch((3, 4, 5), (64, 2, 1), printf_buffer=0x1111_0000_0000, hostcall_buffer=0x2222_0000_0000)

HIDDEN_V5 = [
    ("hidden_block_count_x", 0, 4, 3),
    ("hidden_block_count_y", 4, 4, 4),
    ("hidden_block_count_z", 8, 4, 5),
    ("hidden_group_size_x", 12, 2, 64),
    ("hidden_group_size_y", 14, 2, 2),
    ("hidden_group_size_z", 16, 2, 1),
    ("hidden_remainder_x", 18, 2, 0),
    ("hidden_remainder_y", 20, 2, 0),
    ("hidden_remainder_z", 22, 2, 0),
    ("hidden_global_offset_x", 40, 8, 0),
    ("hidden_global_offset_y", 48, 8, 0),
    ("hidden_global_offset_z", 56, 8, 0),
    ("hidden_grid_dims", 64, 2, 3),
    ("hidden_printf_buffer", 72, 8, 0x1111_0000_0000),
    ("hidden_hostcall_buffer", 80, 8, 0x2222_0000_0000),
    ("hidden_multigrid_sync_arg", 88, 8, 0),
    ("hidden_heap_v1", 96, 8, 0),
    ("hidden_default_queue", 104, 8, 0),
    ("hidden_completion_action", 112, 8, 0),
    ("hidden_dynamic_lds_size", 120, 4, 0),
    ("hidden_private_base", 192, 4, 0),
    ("hidden_shared_base", 196, 4, 0),
    ("hidden_queue_ptr", 200, 8, 0),
]
HIDDEN_V4 = [
    ("hidden_global_offset_x", 0, 8, 0),
    ("hidden_global_offset_y", 8, 8, 0),
    ("hidden_global_offset_z", 16, 8, 0),
    ("hidden_hostcall_buffer", 24, 8, 0x2222_0000_0000),
    ("hidden_default_queue", 32, 8, 0),
    ("hidden_completion_action", 40, 8, 0),
    ("hidden_multigrid_sync_arg", 48, 8, 0),
]


def loaded(args: str, size: int, version: int = 6) -> codeobject.Kernel:
    return codeobject.load(build(kernel("k", args=args, kernarg_size=size), version=version)).kernels["k"]


def entry(offset: int, size: int, kind: str, extra: str = "") -> str:
    return f".offset: {offset}, .size: {size}, .value_kind: {kind}{extra}\n"


@pytest.mark.parametrize(("version", "hidden"), [(4, HIDDEN_V4), (5, HIDDEN_V5), (6, HIDDEN_V5)])
def test_hidden_arguments(version: int, hidden: list[tuple[str, int, int, int]]) -> None:
    """The block of implicit arguments after one pointer, as compilers lay it out."""
    args = entry(0, 8, "global_buffer", ", .address_space: global")
    args += "".join(entry(8 + offset, size, kind) for kind, offset, size, _ in hidden)
    array = np.zeros(4, np.float32)
    segment = kernarg.build(loaded(args, 8 + 256, version), [array], LAUNCH)
    assert len(segment) == 8 + 256
    assert int.from_bytes(segment[:8], "little") == array.ctypes.data
    expected = bytearray(256)
    for _, offset, size, value in hidden:
        expected[offset : offset + size] = value.to_bytes(size, "little")
    assert segment[8:] == expected


def test_a_hidden_argument_anywhere() -> None:
    """An instrumented kernel has one hidden argument at its end; its offset comes from the metadata alone."""
    args = entry(0, 4, "by_value") + entry(8, 8, "hidden_hostcall_buffer")
    assert kernarg.build(loaded(args, 16), [7], LAUNCH) == struct.pack("<I4xQ", 7, LAUNCH.hostcall_buffer)


@pytest.mark.parametrize(
    ("size", "value_type", "value", "expected"),
    [
        (4, "", 64, struct.pack("<i", 64)),
        (4, "", -1, struct.pack("<i", -1)),
        (4, "", 0xFFFFFFFF, struct.pack("<I", 0xFFFFFFFF)),
        (8, "", -2, struct.pack("<q", -2)),
        (2, "", 5, struct.pack("<h", 5)),
        (4, "", 2.5, struct.pack("<f", 2.5)),
        (8, "", 2.5, struct.pack("<d", 2.5)),
        (2, "", 2.5, struct.pack("<e", 2.5)),
        (4, "f32", 3, struct.pack("<f", 3)),
        (8, "f64", 3, struct.pack("<d", 3)),
        (4, "i32", np.float32(1.5), struct.pack("<f", 1.5)),
        (8, "", np.int64(-5), struct.pack("<q", -5)),
        (12, "struct", b"abcdefghijkl", b"abcdefghijkl"),
    ],
)
def test_values(size: int, value_type: str, value: Value, expected: bytes) -> None:
    args = entry(0, size, "by_value", f", .value_type: {value_type}" if value_type else "")
    assert kernarg.build(loaded(args, 16), [value], LAUNCH)[:size] == expected


@pytest.mark.parametrize(
    ("size", "value_type", "value", "message"),
    [
        (4, "", 1 << 32, "has 32 bits, too few for 4294967296"),
        (4, "", -(1 << 31) - 1, "too few"),
        (4, "i32", 1.5, r"is an integer \(i32\), and 1.5 was given"),
        (4, "", np.int64(1), "has 4 bytes, and 8 were given"),
        (12, "struct", b"abc", "has 12 bytes, and 3 were given"),
        (12, "struct", 3, "has 12 bytes: give it as bytes"),
        (4, "", np.zeros(1, np.int32), "passed by value, and an array was given"),
        (4, "", "64", "passed by value, and a str was given"),
    ],
)
def test_values_that_do_not_fit(size: int, value_type: str, value: Value, message: str) -> None:
    args = entry(0, size, "by_value", f", .value_type: {value_type}" if value_type else "")
    with pytest.raises(MDRError, match=message):
        kernarg.build(loaded(args, 16), [value], LAUNCH)


@pytest.mark.parametrize(
    ("value", "message"),
    [
        (3, "argument data is a buffer, and a int was given"),
        (np.zeros(4, np.float64), "argument data is a buffer of f32, not of f64"),
    ],
)
def test_buffers_that_do_not_fit(value: Value, message: str) -> None:
    args = entry(0, 8, "global_buffer", ", .name: data, .value_type: f32, .address_space: global")
    with pytest.raises(MDRError, match=message):
        kernarg.build(loaded(args, 8), [value], LAUNCH)


def test_number_of_arguments() -> None:
    args = entry(0, 8, "global_buffer", ", .name: A, .address_space: global") + entry(8, 4, "by_value")
    with pytest.raises(MDRError, match=r"kernel k takes 2 arguments \(A, arg1\), 3 given"):
        kernarg.build(loaded(args, 16), [np.zeros(1), 1, 2], LAUNCH)


def test_bad_metadata_stops_the_launch() -> None:
    args = entry(0, 8, "global_buffer", ", .address_space: global") + entry(4, 4, "by_value")
    with pytest.raises(MDRError, match="overlaps"):
        kernarg.build(loaded(args, 16), [np.zeros(1), 1], LAUNCH)


def test_kernel_without_metadata() -> None:
    text = kernel("k", kernarg_size=256)
    bare = codeobject.load(build(text[: text.index("\t.amdgpu_metadata")])).kernels["k"]
    array = np.zeros(2)
    values: list[Value] = [array] * 25 + [3]  # 25 addresses and a number
    with pytest.raises(MDRError, match="takes 256 bytes of arguments, and 204 were given"):
        kernarg.build(bare, values, LAUNCH)
    values = [1, array, np.float64(2.0), b"x" * 230]
    segment = kernarg.build(bare, values, LAUNCH)
    assert segment == struct.pack("<i4xQd", 1, array.ctypes.data, 2.0) + b"x" * 230 + bytes(2)
