"""Reading code objects: kernels, image, symbols and source lines, and what is said of files that are none."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from objects import build, kernel

from mdr import codeobject
from mdr.diagnostics import MDRError

ARGS = """
.name: data, .offset: 0, .size: 8, .value_kind: global_buffer, .address_space: global, .value_type: F32
.offset: 8, .size: 4, .value_kind: by_value
.offset: 16, .size: 8, .value_kind: hidden_hostcall_buffer, .address_space: global
"""
TWO_KERNELS_AND_DATA = (
    kernel("first", args=ARGS, kernarg_size=24)
    + "\t.data\n\t.globl table\ntable:\n\t.quad first\n\t.quad table + 8\n\t.bss\nroom: .space 4096\n"
)


@pytest.mark.parametrize(("version", "abi"), [(4, 2), (5, 3), (6, 4)])
def test_versions(version: int, abi: int) -> None:
    loaded = codeobject.load(build(kernel("k"), version=version))
    assert (loaded.version, loaded.abi_version) == (version, abi)


def test_arguments() -> None:
    found = codeobject.load(build(TWO_KERNELS_AND_DATA)).kernels["first"]
    assert [(item.name, item.offset, item.size, item.value_kind) for item in found.args] == [
        ("data", 0, 8, "global_buffer"),
        ("", 8, 4, "by_value"),
        ("", 16, 8, "hidden_hostcall_buffer"),
    ]
    assert [item.hidden for item in found.args] == [False, False, True]
    assert found.args[0].value_type == "f32"
    assert found.kernarg_size == 24
    assert found.max_workgroup_size == 256
    assert found.required_workgroup_size is None


def test_required_workgroup_size() -> None:
    text = kernel("k", metadata=".reqd_workgroup_size: [ 64, 2, 1 ]")
    assert codeobject.load(build(text)).kernels["k"].required_workgroup_size == (64, 2, 1)


def test_kernel_without_metadata() -> None:
    text = kernel("bare")
    text = text[: text.index("\t.amdgpu_metadata")]
    found = codeobject.load(build(text)).kernels["bare"]
    assert found.args == ()
    assert found.max_workgroup_size == 1024


def test_image_holds_the_code_and_is_relocated() -> None:
    loaded = codeobject.load(build(TWO_KERNELS_AND_DATA))
    base = 0x7000_0000_0000
    image, segments = loaded.image(base)
    table = loaded.symbols["table"].address
    first = loaded.kernels["first"].descriptor.entry
    assert image[first : first + 4] == bytes.fromhex("000081bf")  # s_endpgm
    assert int.from_bytes(image[table : table + 8], "little") == base + first
    assert int.from_bytes(image[table + 8 : table + 16], "little") == base + table + 8
    (code,) = [segment for segment in segments if segment.executable]
    assert code.address <= first < code.address + code.size
    assert not code.writable
    assert any(segment.writable and segment.size >= 4096 for segment in segments)


def test_undefined_symbol_is_named() -> None:
    with pytest.raises(MDRError, match="undefined symbol elsewhere"):
        codeobject.load(build(kernel("k") + "\t.data\n\t.quad elsewhere\n"))


def test_symbol_at() -> None:
    loaded = codeobject.load(build(kernel("a", "s_nop 0\ns_endpgm") + kernel_only_code("b")))
    found = loaded.symbol_at(loaded.symbols["a"].address + 4)
    assert found is not None
    assert (found[0].name, found[1]) == ("a", 4)
    assert loaded.symbol_at(0) is None


def kernel_only_code(name: str) -> str:
    return f"\t.text\n\t.globl {name}\n\t.type {name},@function\n{name}:\n\ts_endpgm\n"


def test_lines() -> None:
    loaded = codeobject.load(build(kernel("k", "\ts_nop 0\n\ts_endpgm"), lines=True))
    start = loaded.kernels["k"].descriptor.entry
    assert loaded.line_at(start) == ("kernel.s", 6)
    assert loaded.line_at(start + 4) == ("kernel.s", 7)
    assert loaded.line_at(start + 7) == ("kernel.s", 7)
    assert loaded.line_at(start + 8) is None
    assert loaded.line_at(start - 4) is None


def test_lines_named_by_the_author() -> None:
    body = '\t.file 1 "src" "original.s"\n\t.loc 1 33 0\n\ts_nop 0\n\t.loc 1 40 0\n\ts_endpgm'
    loaded = codeobject.load(build(kernel("k", body)))
    start = loaded.kernels["k"].descriptor.entry
    assert loaded.line_at(start) == ("src/original.s", 33)
    assert loaded.line_at(start + 4) == ("src/original.s", 40)


def test_no_debug_information() -> None:
    loaded = codeobject.load(build(kernel("k")))
    assert loaded.line_at(loaded.kernels["k"].descriptor.entry) is None


def test_not_linked() -> None:
    with pytest.raises(MDRError, match=r"not linked: run ld\.lld -shared"):
        codeobject.load(build(kernel("k"), link=False))


def test_other_machine() -> None:
    with pytest.raises(MDRError, match="not for an AMD GPU"):
        codeobject.load(Path(sys.executable).resolve())


@pytest.mark.parametrize(
    ("content", "hint"),
    [
        (b"__CLANG_OFFLOAD_BUNDLE__rest", "offload bundle"),
        (b"BC\xc0\xde", "bitcode"),
        (b"k:\n s_endpgm\n", "assembly text"),
        (b"", None),
    ],
)
def test_not_an_elf_file(content: bytes, hint: str | None) -> None:
    with pytest.raises(MDRError, match="not an ELF file") as caught:
        codeobject.load(content)
    found = caught.value.diagnostics[0].hint
    assert found is None if hint is None else hint in (found or "")


def test_missing_file(tmp_path: Path) -> None:
    with pytest.raises(MDRError, match=r"nothing\.hsaco: cannot read the code object: No such file"):
        codeobject.load(tmp_path / "nothing.hsaco")


def test_no_kernel() -> None:
    with pytest.raises(MDRError, match="holds no kernel"):
        codeobject.load(build("\t.text\n\t.globl f\nf:\n\ts_endpgm\n"))


def test_old_abi_version() -> None:
    data = bytearray(build(kernel("k")))
    data[8] = 1
    with pytest.raises(MDRError, match="ELF ABI version 1 is not supported"):
        codeobject.load(bytes(data))


def test_metadata_of_a_missing_descriptor() -> None:
    text = kernel("k").replace(".symbol: k.kd", ".symbol: other.kd")
    with pytest.raises(MDRError, match=r"names a kernel descriptor other\.kd"):
        codeobject.load(build(text))


@settings(max_examples=300, deadline=None)
@given(position=st.floats(0, 1, exclude_max=True), value=st.binary(min_size=1, max_size=16), cut=st.booleans())
def test_damaged_files_are_reported(position: float, value: bytes, cut: bool) -> None:
    """Whatever bytes are changed or missing, the outcome is a code object or an MDRError."""
    data = build(TWO_KERNELS_AND_DATA, lines=True)
    at = int(position * len(data))
    damaged = data[:at] if cut else data[:at] + value + data[at + len(value) :]
    try:
        loaded = codeobject.load(damaged)
    except MDRError:
        return
    for found in loaded.kernels.values():
        loaded.line_at(found.descriptor.entry)
        loaded.symbol_at(found.descriptor.entry)
        found.check_arguments()
    loaded.image()
