"""The hostcall printf service: messages that work-items send in pieces, put together and printed when they end.

Facts: ROCm's device library (``__ockl_printf_*``) and the message handler of HIP's runtime. A lane's slot 0 holds a
descriptor: bit 0 BEGIN, bit 1 END, bits 5-7 the number of quadwords in slots 1-7, bits 8-63 the message id. A message
is a control quadword (0: standard output, 1: standard error), the format string (NUL-terminated, padded to a multiple
of 8), and one quadword an argument, strings inline.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mdr.diagnostics import MDRError

if TYPE_CHECKING:
    from mdr.runtime.output import Output

SERVICE_PRINTF = 2
SLOTS = 8
"""Quadwords a lane has in a packet."""

_BEGIN, _END = 1, 2
_LENGTH_SHIFT, _LENGTH_MASK = 5, 7
_ID_SHIFT = 8
_OTHER_SERVICES = {1: "function call", 3: "device memory", 4: "sanitizer"}


class PrintfService:
    """Serves the payload of one lane at a time. Standard output and standard error go to the same ``output``."""

    def __init__(self, output: Output) -> None:
        self._output = output
        self._open: dict[int, bytearray] = {}
        self._free_ids: list[int] = []

    def serve(self, service: int, slots: bytes) -> bytes:
        """Take a lane's 64 bytes and return the first 16 of its answer, as the device reads them.

        Raises MDRError for a service that is not offered, or a message that makes no sense.
        """
        if service != SERVICE_PRINTF:
            name = _OTHER_SERVICES.get(service, "unknown")
            raise MDRError(
                f"the kernel asks for hostcall service {service} ({name}); only printf ({SERVICE_PRINTF}) is offered"
            )
        descriptor = int.from_bytes(slots[:8], "little")
        if descriptor & _BEGIN:
            identifier = self._free_ids.pop() if self._free_ids else len(self._open)
            self._open[identifier] = bytearray()
            descriptor = (descriptor & ((1 << _ID_SHIFT) - 1) & ~_BEGIN) | identifier << _ID_SHIFT
        identifier = descriptor >> _ID_SHIFT
        message = self._open.get(identifier)
        if message is None:
            raise MDRError(f"a printf message continues message {identifier}, which was never begun")
        length = descriptor >> _LENGTH_SHIFT & _LENGTH_MASK
        message += slots[8 : 8 + 8 * length]
        if descriptor & _END:
            del self._open[identifier]
            self._free_ids.append(identifier)
            descriptor = self._print(bytes(message))
        return descriptor.to_bytes(8, "little") + slots[8:16]

    def _print(self, message: bytes) -> int:
        """Print a whole message and return the number of bytes, as printf does; -1 for a control word of no meaning."""
        control = int.from_bytes(message[:8], "little")
        if len(message) < 8 or control > 1:
            return (1 << 64) - 1
        end = message.find(b"\0", 8)
        if end < 0:
            raise MDRError("the format string of a printf message is not terminated")
        template = message[8:end]
        return self._output.message(template, message[8 + (len(template) // 8 + 1) * 8 :])
