"""Hostcall: packets as a wavefront's code hands them over, in both protocols, and the printf messages inside them.

The device's side is played here, step by step as ROCm's device library does it, on the bytes of the buffer alone.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Sequence

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from numpy.typing import NDArray

from mdr.diagnostics import MDRError
from mdr.runtime.hostcall import HostcallBuffer, open_buffer
from mdr.runtime.messages import PrintfService
from mdr.runtime.output import Output

BEGIN, END = 1, 2


class Memory:
    """Loads and stores at addresses inside a hostcall buffer; anything else fails."""

    def __init__(self, buffer: HostcallBuffer) -> None:
        self._bytes: NDArray[np.uint8] = buffer.memory
        self._start = int(buffer.memory.ctypes.data)

    def load(self, address: int, size: int = 8) -> int:
        at = address - self._start
        assert 0 <= at <= len(self._bytes) - size
        return int.from_bytes(self._bytes[at : at + size].tobytes(), "little")

    def store(self, address: int, value: int, size: int = 8) -> None:
        at = address - self._start
        assert 0 <= at <= len(self._bytes) - size
        self._bytes[at : at + size] = np.frombuffer(value.to_bytes(size, "little"), np.uint8)

    def fill(self, payload: int, lanes: dict[int, Sequence[int]]) -> None:
        for lane, slots in lanes.items():
            for index, value in enumerate(slots):
                self.store(payload + lane * 64 + index * 8, value)

    def answers(self, payload: int, lanes: dict[int, Sequence[int]]) -> dict[int, int]:
        return {lane: self.load(payload + lane * 64) for lane in lanes}


def mask_of(lanes: dict[int, Sequence[int]]) -> int:
    return sum(1 << lane for lane in lanes)


class ClassicWave:
    """One wavefront that speaks the two-stack protocol."""

    def __init__(self, buffer: HostcallBuffer) -> None:
        self.memory, self.at = Memory(buffer), buffer.address

    def submit(self, lanes: dict[int, Sequence[int]], service: int = 2) -> None:
        load, store, at = self.memory.load, self.memory.store, self.at
        self.mask = load(at + 40)
        self.packet = load(at + 24)
        assert self.packet, "the free stack is empty"
        self.header = load(at) + (self.packet & self.mask) * 24
        self.payload = load(at + 8) + (self.packet & self.mask) * 4096
        store(at + 24, load(self.header))
        self.lanes = lanes
        store(self.header + 8, mask_of(lanes))
        store(self.header + 16, service, 4)
        store(self.header + 20, 1, 4)
        self.memory.fill(self.payload, lanes)
        store(self.header, load(at + 32))
        store(at + 32, self.packet)
        doorbell = load(at + 16)
        store(doorbell + 8, load(doorbell + 8) + 1)
        assert load(doorbell + 16) == 0, "no mailbox: the device must not raise an interrupt"

    def collect(self) -> dict[int, int]:
        load, store, at = self.memory.load, self.memory.store, self.at
        assert load(self.header + 20, 4) & 1 == 0, "not served"
        found = self.memory.answers(self.payload, self.lanes)
        packet = (self.packet + self.mask + 1) & (1 << 64) - 1
        store(self.header, load(at + 24))
        store(at + 24, packet or self.mask + 1)
        return found


class NewWave:
    """One wavefront that speaks the phase protocol."""

    def __init__(self, buffer: HostcallBuffer) -> None:
        self.memory, self.at = Memory(buffer), buffer.address

    def submit(self, lanes: dict[int, Sequence[int]], service: int = 2) -> None:
        load, store, at = self.memory.load, self.memory.store, self.at
        device, host, occupied, headers, payloads = (load(at + 8 * k) for k in range(5))
        for index in range(load(at + 48, 4)):
            word = occupied + index // 32 * 4
            taken = load(word, 4) >> index % 32 & 1
            if not taken and load(device + 4 * index, 4) == load(host + 4 * index, 4):
                break
        else:
            raise AssertionError("no packet left")
        store(word, load(word, 4) | 1 << index % 32, 4)
        self.index, self.lanes, self.payload = index, lanes, payloads + 4096 * index
        store(headers + 16 * index, mask_of(lanes))
        store(headers + 16 * index + 8, service, 4)
        self.memory.fill(self.payload, lanes)
        store(device + 4 * index, load(device + 4 * index, 4) ^ 1, 4)

    def collect(self) -> dict[int, int]:
        load, store, at = self.memory.load, self.memory.store, self.at
        device, host, occupied = (load(at + 8 * k) for k in range(3))
        assert load(device + 4 * self.index, 4) == load(host + 4 * self.index, 4), "not served"
        found = self.memory.answers(self.payload, self.lanes)
        word = occupied + self.index // 32 * 4
        store(word, load(word, 4) & ~(1 << self.index % 32), 4)
        return found


WAVES = {"classic": ClassicWave, "new": NewWave}
Wave = ClassicWave | NewWave
Start = Callable[[int], tuple[HostcallBuffer, Output, list[Wave]]]


@pytest.fixture(params=["classic", "new"])
def start(request: pytest.FixtureRequest) -> Start:
    def begin(packets: int) -> tuple[HostcallBuffer, Output, list[Wave]]:
        output = Output()
        buffer = open_buffer(request.param, packets, PrintfService(output))
        return buffer, output, [WAVES[request.param](buffer) for _ in range(packets)]

    return begin


def quadwords(message: bytes) -> list[int]:
    padded = message + bytes(-len(message) % 8)
    return [int.from_bytes(padded[k : k + 8], "little") for k in range(0, len(padded), 8)]


def descriptor(flags: int, length: int, identifier: int = 0) -> int:
    return flags | length << 5 | identifier << 8


def message(template: bytes, *values: int | float | bytes) -> list[int]:
    """A whole message: control quadword, format, arguments."""
    out = [0, *quadwords(template + b"\0")]
    for value in values:
        if isinstance(value, bytes):
            out += quadwords(value + b"\0")
        else:
            out += quadwords(
                struct.pack("<d", value) if isinstance(value, float) else (value % 2**64).to_bytes(8, "little")
            )
    return out


def test_fused_message(start: Start) -> None:
    """BEGIN and END in one packet, as MDR's own device code sends short lines."""
    buffer, output, (wave, *_) = start(2)
    words = message(b"A=%.3f\n", 1.5)
    wave.submit({lane: [descriptor(BEGIN | END, len(words)), *words] for lane in (0, 5, 63)})
    assert buffer.poll() == 1
    assert output.lines == ["A=1.500"] * 3
    assert wave.collect() == {0: 8, 5: 8, 63: 8}  # printf's return value
    assert buffer.poll() == 0


def test_message_in_several_packets(start: Start) -> None:
    buffer, output, (wave, *_) = start(2)
    words = message(b"a long format string, longer than a packet has room for: %d %s %d\n", 1, b"a string argument", -2)
    flags, lanes = BEGIN, {3: 0, 4: 0}
    while words:
        chunk, words = words[:7], words[7:]
        flags |= END if not words else 0
        wave.submit({lane: [descriptor(flags, len(chunk), known), *chunk] for lane, known in lanes.items()})
        assert buffer.poll() == 1
        lanes = {lane: answer >> 8 for lane, answer in wave.collect().items()}
        flags = 0
    assert output.lines == ["a long format string, longer than a packet has room for: 1 a string argument -2"] * 2


def test_all_waves_at_once(start: Start) -> None:
    """As many waves as packets, each holding one, many times over: nothing is mixed up or lost."""
    packets = 37
    buffer, output, waves = start(packets)
    for turn in range(5):
        for number, wave in enumerate(waves):
            words = message(b"%d.%d\n", turn, number)
            wave.submit({0: [descriptor(BEGIN | END, len(words)), *words]})
        assert buffer.poll() == packets
        for wave in reversed(waves):
            wave.collect()
    expected = [f"{turn}.{number}" for turn in range(5) for number in range(packets)]
    assert sorted(output.lines) == sorted(expected)


@settings(max_examples=60, deadline=None)
@given(st.sampled_from(["classic", "new"]), st.integers(2, 9), st.data())
def test_any_interleaving(protocol: str, packets: int, data: st.DataObject) -> None:
    """Whatever the order of submissions, polls and collections, each wave's lines come out whole and in its order."""
    output = Output()
    buffer = open_buffer(protocol, packets, PrintfService(output))
    waves: list[Wave] = [WAVES[protocol](buffer) for _ in range(packets)]
    state = ["idle"] * packets
    sent = [0] * packets
    for _ in range(data.draw(st.integers(0, 60))):
        number = data.draw(st.integers(-1, packets - 1))
        if number < 0:
            buffer.poll()
            state = ["done" if item == "waiting" else item for item in state]
        elif state[number] == "idle":
            words = message(b"%d %d\n", number, sent[number])
            waves[number].submit({number: [descriptor(BEGIN | END, len(words)), *words]})
            sent[number] += 1
            state[number] = "waiting"
        elif state[number] == "done":
            waves[number].collect()
            state[number] = "idle"
    buffer.poll()
    for number in range(packets):
        own = [line.split()[1] for line in output.lines if line.split()[0] == str(number)]
        assert own == [str(k) for k in range(sent[number])]


def test_standard_error_and_unknown_control(start: Start) -> None:
    buffer, output, (wave, *_) = start(2)
    error, bad = message(b"to stderr\n"), message(b"nowhere\n")
    error[0], bad[0] = 1, 2
    wave.submit({0: [descriptor(BEGIN | END, len(error)), *error], 1: [descriptor(BEGIN | END, len(bad)), *bad]})
    buffer.poll()
    assert output.lines == ["to stderr"]
    assert wave.collect()[1] == (1 << 64) - 1


def test_other_services_are_refused(start: Start) -> None:
    buffer, _, (wave, *_) = start(2)
    wave.submit({0: [0, 4096]}, service=3)
    with pytest.raises(MDRError, match=r"hostcall service 3 \(device memory\)"):
        buffer.poll()


def test_message_never_begun(start: Start) -> None:
    buffer, _, (wave, *_) = start(2)
    wave.submit({0: [descriptor(END, 1, 9), 0]})
    with pytest.raises(MDRError, match="continues message 9"):
        buffer.poll()


@pytest.mark.parametrize("packets", [2, 3, 4, 5, 64, 100])
def test_classic_layout(packets: int) -> None:
    buffer = open_buffer("classic", packets, PrintfService(Output()))
    memory = Memory(buffer)
    mask = memory.load(buffer.address + 40)
    assert mask == 2 ** (packets - 1).bit_length() - 1
    seen, pointer = [], memory.load(buffer.address + 24)
    while pointer:
        seen.append(pointer & mask)
        pointer = memory.load(memory.load(buffer.address) + (pointer & mask) * 24)
    assert seen == list(range(packets - 1, -1, -1))
    assert memory.load(buffer.address + 32) == 0
    assert memory.load(buffer.address + 8) % 64 == 0


def test_overwritten_ready_stack() -> None:
    buffer = open_buffer("classic", 3, PrintfService(Output()))
    Memory(buffer).store(buffer.address + 32, 3)
    with pytest.raises(MDRError, match="packet 3 of 3: overwritten"):
        buffer.poll()
    memory = Memory(buffer)
    memory.store(memory.load(buffer.address) + 24, 1)
    memory.store(buffer.address + 32, 1)
    with pytest.raises(MDRError, match="circular"):
        buffer.poll()


def test_unknown_protocol() -> None:
    with pytest.raises(MDRError, match="unknown hostcall protocol 'modern'"):
        open_buffer("modern", 2, PrintfService(Output()))
