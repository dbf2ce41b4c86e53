"""HIP's printf buffer: records that a kernel stores without the host, read after it has ended.

Facts: the reader of HIP's runtime (``rocprintf.cpp``), and the code that LLVM makes for ``-mprintf-kind=buffered``.
Buffer: bytes used 0 (32 bits), capacity in bytes 4 (32 bits), records from 8. A record starts with a control dword:
bit 0 standard error, bit 1 "the format is a constant", the rest its size in bytes, control dword included. Then a
constant format's 64-bit hash, or else the format string itself (NUL-terminated, padded to 8); then 8 bytes an argument,
strings inline. The formats are in the code object's metadata, ``amdhsa.printf``, as ``0:0:HASH,FORMAT``.

MDR's own device code counts the records that found no room in the last 4 bytes of the capacity, which it keeps free of
records. Other code drops them without notice.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

import numpy as np

from mdr.diagnostics import MDRError

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from mdr.runtime.records import Message

DEFAULT_SIZE = 4 << 20
"""Bytes, as in HIP."""

_HEAD_BYTES = 8
_COUNTER_BYTES = 4
_CONTROL_BYTES = 4
_HASH_BYTES = 8
_CONSTANT_FORMAT = 2
_ESCAPES = {"a": "\a", "b": "\b", "f": "\f", "n": "\n", "r": "\r", "v": "\v"}


class PrintfBuffer:
    """A buffer that a kernel's ``hidden_printf_buffer`` points to."""

    def __init__(self, size: int = DEFAULT_SIZE) -> None:
        """Lay out ``size`` bytes, at least 16. Raises MDRError for fewer."""
        if size < _HEAD_BYTES + 2 * _COUNTER_BYTES:
            raise MDRError(f"a printf buffer of {size} bytes is too small", hint="16 bytes are the least")
        size = -(-size // 8) * 8
        words = np.zeros(size // 8, np.uint64)
        self.memory: NDArray[np.uint8] = words.view(np.uint8)
        self.address = int(words.ctypes.data)
        self.memory[4:8].view(np.uint32)[0] = size - _HEAD_BYTES

    @property
    def _used(self) -> int:
        return int.from_bytes(self.memory[:4].tobytes(), "little")

    @property
    def dropped(self) -> int:
        """Records that found no room, as far as the kernel counted them."""
        if self._used > len(self.memory) - _HEAD_BYTES - _COUNTER_BYTES:
            return 0  # a record of other code stands where MDR's counts
        return int.from_bytes(self.memory[-_COUNTER_BYTES:].tobytes(), "little")

    def messages(self, formats: Mapping[int, bytes]) -> list[Message]:
        """Return what every record holds, in order.

        Raises MDRError for a record that runs over the end or names no format.
        """
        data = self.memory[_HEAD_BYTES:].tobytes()
        used = self._used
        if used > len(data):
            raise MDRError(f"the printf buffer says {used} bytes are used, of {len(data)}: overwritten by the kernel?")
        found: list[Message] = []
        position = 0
        while position < used:
            size, message = _record(data, position, used, formats)
            if not size:
                control = int.from_bytes(data[position : position + _CONTROL_BYTES], "little")
                raise MDRError(
                    f"the printf buffer holds no whole record at byte {position} (control dword {control:#010x})"
                )
            if message is None:
                named = int.from_bytes(data[position + _CONTROL_BYTES :][:_HASH_BYTES], "little")
                raise MDRError(
                    f"a printf record names format {named:016x}, which the code object's metadata does not hold",
                    hint="amdhsa.printf lists the formats as 0:0:HASH,FORMAT",
                )
            found.append(message)
            position += size
        return found

    def whole_messages(self, formats: Mapping[int, bytes]) -> list[Message]:
        """Return what can be read of a kernel that was stopped: the records that are whole, in order.

        Room that was reserved is zero until a record stands in it, and what is written at a directive's place has its
        first dword last; so the next whole record is looked for behind one that is not.
        """
        data = self.memory[_HEAD_BYTES:].tobytes()
        used = min(self._used, len(data) - _COUNTER_BYTES)
        found: list[Message] = []
        position = 0
        while position < used:
            size, message = _record(data, position, used, formats)
            if message is not None:
                found.append(message)
            position += size if message is not None else _CONTROL_BYTES
        return found


def _record(data: bytes, position: int, used: int, formats: Mapping[int, bytes]) -> tuple[int, Message | None]:
    """Return size and content of the record at ``position``: 0 where none can stand there, None for an unknown format."""
    control = int.from_bytes(data[position : position + _CONTROL_BYTES], "little")
    size = control >> 2
    least = _CONTROL_BYTES + (_HASH_BYTES if control & _CONSTANT_FORMAT else 1)
    if size < least or position + size > used:
        return 0, None
    body = data[position + _CONTROL_BYTES : position + size]
    if control & _CONSTANT_FORMAT:
        named = int.from_bytes(body[:_HASH_BYTES], "little")
        return size, (formats[named], body[_HASH_BYTES:]) if named in formats else None
    template = body.split(b"\0", 1)[0]
    return size, (template, body[(len(template) // 8 + 1) * 8 :])


def parse_formats(entries: Iterable[str]) -> dict[int, bytes]:
    """Read ``amdhsa.printf``: format strings by their hash, escapes resolved as HIP's runtime does.

    Entries of OpenCL's kind (an id, argument sizes, a format) have no hash and are passed over. Raises MDRError for
    two different formats with one hash.
    """
    found: dict[int, bytes] = {}
    for entry in entries:
        parts = entry.split(":", 2)
        if len(parts) != 3 or parts[1] != "0":
            continue
        text, comma, template = parts[2].partition(",")
        try:
            hash_ = int(text, 16)
        except ValueError:
            continue
        if not comma:
            continue
        resolved = _unescape(template).encode()
        if found.setdefault(hash_, resolved) != resolved:
            raise MDRError(
                f"two printf formats have the hash {text}: {found[hash_].decode()!r} and {resolved.decode()!r}"
            )
    return found


def _unescape(text: str) -> str:
    """Resolve ``\\a \\b \\f \\n \\r \\v`` and ``\\72`` (a colon). HIP knows no others: ``\\\\`` stays as it is."""
    out: list[str] = []
    position = 0
    while position < len(text):
        following = text[position + 1 : position + 3]
        if text[position] == "\\" and following[:1] in _ESCAPES:
            out.append(_ESCAPES[following[0]])
            position += 2
        elif text[position] == "\\" and following == "72":
            out.append(":")
            position += 3
        else:
            out.append(text[position])
            position += 1
    return "".join(out)
