"""The buffered-printf reader: HIP's record format, drops, and damaged buffers."""

from __future__ import annotations

import struct

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mdr.diagnostics import MDRError
from mdr.runtime.buffered import PrintfBuffer, parse_formats
from mdr.runtime.output import Output

FORMATS = {0x1234: b"n=%d\n", 0xFFFFFFFFFFFFFFFF: b"x=%.2f s=%s\n"}


def store(buffer: PrintfBuffer, *records: bytes) -> None:
    """Append records as a kernel does: reserve by the first dword, then write."""
    memory = buffer.memory
    for record in records:
        used = int.from_bytes(memory[:4].tobytes(), "little")
        memory[8 + used : 8 + used + len(record)] = list(record)
        memory[:4] = list((used + len(record)).to_bytes(4, "little"))


def constant(hash_: int, arguments: bytes = b"", stream: int = 0) -> bytes:
    body = hash_.to_bytes(8, "little") + arguments
    return ((len(body) + 4) << 2 | 2 | stream).to_bytes(4, "little") + body


def read(buffer: PrintfBuffer) -> list[str]:
    output = Output()
    for message in buffer.messages(FORMATS):
        output.message(*message)
    output.close()
    return output.lines


def test_records() -> None:
    buffer = PrintfBuffer(4096)
    assert buffer.memory[4:8].tobytes() == (4096 - 8).to_bytes(4, "little")
    assert buffer.address % 8 == 0
    text = struct.pack("<d", 1.25) + b"eightchr" + bytes(8)
    store(buffer, constant(0x1234, (-7 % 2**64).to_bytes(8, "little")), constant(2**64 - 1, text, stream=1))
    assert read(buffer) == ["n=-7", "x=1.25 s=eightchr"]
    assert buffer.dropped == 0


def test_format_in_the_record() -> None:
    buffer = PrintfBuffer(4096)
    body = b"%d and %d\n".ljust(16, b"\0") + (1).to_bytes(8, "little") + (2).to_bytes(8, "little")
    store(buffer, ((len(body) + 4) << 2).to_bytes(4, "little") + body)
    assert read(buffer) == ["1 and 2"]


def test_nothing_printed() -> None:
    assert read(PrintfBuffer(64)) == []


def test_drops_are_counted_at_the_end() -> None:
    buffer = PrintfBuffer(8 + 20 + 4)
    store(buffer, constant(0x1234, bytes(8)))
    buffer.memory[-4:] = list((63).to_bytes(4, "little"))
    assert read(buffer) == ["n=0"]
    assert buffer.dropped == 63


def test_full_buffer_of_other_code_counts_no_drops() -> None:
    buffer = PrintfBuffer(8 + 24)
    store(buffer, constant(0x1234, bytes(8) + b"\x05\0\0\0"))
    assert buffer.dropped == 0


@pytest.mark.parametrize(
    ("used", "control", "message"),
    [
        (4096, 0, "says 4096 bytes are used, of 56"),
        (12, 0, "no whole record at byte 0"),
        (12, 8 << 2 | 2, "no whole record at byte 0"),
        (12, 16 << 2 | 2, "no whole record at byte 0"),
        (12, 12 << 2 | 2, "names format 0000000000000000"),
    ],
)
def test_damaged_buffers(used: int, control: int, message: str) -> None:
    buffer = PrintfBuffer(64)
    buffer.memory[:4] = list(used.to_bytes(4, "little"))
    buffer.memory[8:12] = list(control.to_bytes(4, "little"))
    with pytest.raises(MDRError, match=message):
        read(buffer)


@given(st.binary(min_size=64, max_size=64))
def test_any_bytes(content: bytes) -> None:
    buffer = PrintfBuffer(64)
    buffer.memory[:] = list(content)
    try:
        read(buffer)
    except MDRError:
        pass
    assert buffer.dropped >= 0


def test_too_small() -> None:
    with pytest.raises(MDRError, match="too small"):
        PrintfBuffer(8)


def test_formats() -> None:
    entries = ["0:0:12ab,n=%d\\n", "0:0:7,ratio 1\\722: %f, done", "1:2:4:8:OpenCL %d\\n", "noise"]
    assert parse_formats(entries) == {0x12AB: b"n=%d\n", 7: b"ratio 1:2: %f, done"}


def test_escapes_are_hips() -> None:
    (found,) = parse_formats(["0:0:1,\\a\\b\\f\\r\\v\\t\\\\n a:b \u00e9"]).values()
    assert found == b"\a\b\f\r\v\\t\\\n a:b " + "\u00e9".encode()


def test_one_hash_for_two_formats() -> None:
    assert len(parse_formats(["0:0:1,a", "0:0:1,a"])) == 1
    with pytest.raises(MDRError, match="two printf formats have the hash 1: 'a' and 'b'"):
        parse_formats(["0:0:1,a", "0:0:1,b"])
