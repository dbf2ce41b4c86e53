"""Hostcall buffers: how wavefronts hand packets to the host and wait for the answer, in ROCm's two protocols.

Facts: ``hostcall_impl.cl`` of ROCm's device library and ``devhostcall.cpp`` of HIP's runtime. All numbers are
little-endian; a payload is 64 lanes of eight quadwords, 4096 bytes, in both protocols.

``classic`` (up to ROCm 7.1): the buffer holds headers 0, payloads 8, doorbell 16, free_stack 24, ready_stack 32,
index_mask 40, device 48 (quadwords); a header next 0, activemask 8, service 16 (32 bits), control 20 (32 bits, bit 0
READY). Packets move between the two stacks by tagged pointers: index in the low bits, a tag against reuse above.

``new`` (built with USE_NEW_HOSTCALL_IMPL): device_phase* 0, host_phase* 8, occupied* 16, headers* 24, payloads* 32,
doorbell 40, num_packets 48 (32 bits); a header activemask 0, service 8 (32 bits). Phases are 32 bits a packet,
``occupied`` one bit a packet. A packet is ready when its two phases differ.

A packet pool must hold one packet for each wavefront in flight: the classic device code takes a packet without looking
whether there is one, so that fewer silently mix messages.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

import numpy as np

from mdr.diagnostics import MDRError

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from mdr.runtime.messages import PrintfService

PROTOCOLS = ("classic", "new")

_LANES = 64
_SLOT_BYTES = 64
_PAYLOAD_BYTES = _LANES * _SLOT_BYTES
_SIGNAL_BYTES = 64
_ALIGNMENT = 64


class HostcallBuffer(Protocol):
    """A buffer that a kernel's ``hidden_hostcall_buffer`` points to."""

    memory: NDArray[np.uint8]
    """The whole block, to be registered as writable device memory; ``address`` lies in it."""
    address: int

    def poll(self) -> int:
        """Serve the packets that are ready and return their number. No wavefront may run meanwhile."""


def open_buffer(protocol: str, packets: int, service: PrintfService) -> HostcallBuffer:
    """Lay out a buffer of ``packets`` packets, at least one for each wavefront in flight.

    Raises MDRError for a protocol that is not in PROTOCOLS.
    """
    if protocol == "classic":
        return ClassicBuffer(packets, service)
    if protocol == "new":
        return NewBuffer(packets, service)
    raise MDRError(f"unknown hostcall protocol {protocol!r}", hint=f"known: {', '.join(PROTOCOLS)}")


class _Block:
    """A zeroed, aligned block of host memory whose parts are numpy views at known addresses."""

    def __init__(self, size: int) -> None:
        raw = np.zeros(size + _ALIGNMENT, np.uint8)
        skip = -raw.ctypes.data % _ALIGNMENT
        self.memory = raw[skip : skip + size]
        self.address = int(self.memory.ctypes.data)

    def part(self, offset: int, dtype: np.dtype[Any], count: int) -> NDArray[Any]:
        return self.memory[offset : offset + count * dtype.itemsize].view(dtype)


def _align(offset: int, alignment: int = _ALIGNMENT) -> int:
    return -(-offset // alignment) * alignment


# value 8, mailbox_ptr 16, event_id 24: with mailbox 0 the device does not raise an interrupt after ringing.
_SIGNAL = np.dtype(
    {"names": ["kind", "value"], "formats": ["<u8", "<u8"], "offsets": [0, 8], "itemsize": _SIGNAL_BYTES}
)
_PHASE = np.dtype("<u4")
_SIGNAL_USER = 1
_SIGNAL_INITIAL = 1


def _set_up_signal(block: _Block, offset: int) -> int:
    signal = block.part(offset, _SIGNAL, 1)
    signal["kind"], signal["value"] = _SIGNAL_USER, _SIGNAL_INITIAL
    return block.address + offset


def _serve(service: PrintfService, number: int, active: int, payload: NDArray[np.uint8]) -> None:
    """Serve a packet's active lanes, lowest first, and write the answers into its payload."""
    for lane in range(_LANES):
        if active >> lane & 1:
            slots = payload[lane]
            slots[:16] = np.frombuffer(service.serve(number, slots.tobytes()), np.uint8)


class ClassicBuffer:
    """The two-stack protocol."""

    _HEAD = np.dtype([(name, "<u8") for name in ("headers", "payloads", "doorbell", "free", "ready", "mask", "device")])
    _HEADER = np.dtype([("next", "<u8"), ("active", "<u8"), ("service", "<u4"), ("control", "<u4")])

    def __init__(self, packets: int, service: PrintfService) -> None:
        packets = max(packets, 2)
        headers_at = self._HEAD.itemsize
        payloads_at = _align(headers_at + packets * self._HEADER.itemsize)
        signal_at = payloads_at + packets * _PAYLOAD_BYTES
        block = _Block(signal_at + _SIGNAL_BYTES)
        self.memory, self.address = block.memory, block.address
        self._service = service
        self._head = block.part(0, self._HEAD, 1)
        self._headers = block.part(headers_at, self._HEADER, packets)
        payloads = self.memory[payloads_at:signal_at]
        self._payloads = payloads.reshape(packets, _LANES, _SLOT_BYTES)

        size = 1 << (packets - 1).bit_length()
        head = self._head[0]
        head["headers"], head["payloads"] = self.address + headers_at, self.address + payloads_at
        head["doorbell"] = _set_up_signal(block, signal_at)
        head["mask"] = size - 1
        # A pointer of 0 ends a stack, so packet 0 starts with tag 1; it is the last of the free stack.
        following = np.arange(-1, packets - 1, dtype=np.int64)
        following[:2] = 0, size
        self._headers["next"] = following
        head["free"] = packets - 1

    def poll(self) -> int:
        head = self._head[0]
        pointer, head["ready"] = int(head["ready"]), 0
        served = 0
        while pointer:
            index = pointer & int(head["mask"])
            if index >= len(self._headers):
                raise MDRError(
                    f"the hostcall ready stack holds packet {index} of {len(self._headers)}: overwritten by the kernel?"
                )
            header = self._headers[index]
            # Read before READY is cleared: from then on the packet is the device's again.
            pointer = int(header["next"])
            _serve(self._service, int(header["service"]), int(header["active"]), self._payloads[index])
            header["control"] &= ~np.uint32(1)
            served += 1
            if served > len(self._headers):
                raise MDRError("the hostcall ready stack is circular: overwritten by the kernel?")
        return served


class NewBuffer:
    """The phase protocol."""

    _HEAD = np.dtype(
        [(name, "<u8") for name in ("device_phase", "host_phase", "occupied", "headers", "payloads", "doorbell")]
        + [("packets", "<u4"), ("padding", "<u4")]
    )
    _HEADER = np.dtype([("active", "<u8"), ("service", "<u4"), ("padding", "<u4")])

    def __init__(self, packets: int, service: PrintfService) -> None:
        device_at = self._HEAD.itemsize
        host_at = device_at + 4 * packets
        occupied_at = host_at + 4 * packets
        headers_at = _align(occupied_at + 4 * -(-packets // 32))
        payloads_at = _align(headers_at + packets * self._HEADER.itemsize)
        signal_at = payloads_at + packets * _PAYLOAD_BYTES
        block = _Block(signal_at + _SIGNAL_BYTES)
        self.memory, self.address = block.memory, block.address
        self._service = service
        self._device_phase = block.part(device_at, _PHASE, packets)
        self._host_phase = block.part(host_at, _PHASE, packets)
        self._headers = block.part(headers_at, self._HEADER, packets)
        payloads = self.memory[payloads_at:signal_at]
        self._payloads = payloads.reshape(packets, _LANES, _SLOT_BYTES)
        head = block.part(0, self._HEAD, 1)[0]
        for name, offset in (
            ("device_phase", device_at),
            ("host_phase", host_at),
            ("occupied", occupied_at),
            ("headers", headers_at),
            ("payloads", payloads_at),
        ):
            head[name] = self.address + offset
        head["doorbell"] = _set_up_signal(block, signal_at)
        head["packets"] = packets

    def poll(self) -> int:
        ready = np.flatnonzero(self._device_phase != self._host_phase)
        for index in ready:
            header = self._headers[index]
            _serve(self._service, int(header["service"]), int(header["active"]), self._payloads[index])
            self._host_phase[index] ^= np.uint32(1)
        return len(ready)
