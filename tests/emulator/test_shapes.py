"""Instructions that are decoded and bound by their shapes are what they are one by one."""

from __future__ import annotations

import random
import struct
from collections.abc import Iterator

import numpy as np
import pytest

from mdr.emulator import decode, shapes, timing
from mdr.emulator.binding import Unsupported, bind, bind_alike
from mdr.emulator.decode import Instruction
from mdr.emulator.link import _leaders, branch_target
from mdr.emulator.listing import places
from mdr.emulator.program import Program
from mdr.emulator.registry import CHIPS

from .harness import build, kernel
from .mnemonics import encodings

NOP = 0xBF800000


def varied(chance: random.Random, count: int) -> Iterator[list[int]]:
    """Instructions of all kinds, some shapes of them often, with any registers in the fields that may name them."""
    for words in chance.choices(chance.sample(encodings(), 700), k=count):
        whole = words[0] | (words[1] << 32 if len(words) > 1 else 0)
        free = int(shapes.changeable(np.array([whole], dtype=np.uint64))[0])
        if len(words) <= 2:
            number = 0xFFFFFFFFFFFFFFFF if chance.random() < 0.05 else chance.getrandbits(64) & 0x7F7F7F7F7F7F7F7F
            whole = whole & ~free | number & free
        yield [whole & 0xFFFFFFFF, *([whole >> 32] if len(words) > 1 else []), *words[2:]]


def laid_out(chance: random.Random, count: int) -> bytes:
    """Such code; what is no instruction, or takes more dwords than it has, takes s_nops from behind it."""
    return b"".join(struct.pack(f"<{len(w) + 6}I", *w, *[NOP] * 6) for w in varied(chance, count))


def spaced(instruction: Instruction) -> Instruction:
    return instruction._replace(text=" ".join(instruction.text.split()))


@pytest.mark.parametrize("chip", CHIPS)
def test_shapes_are_decoded_as_llvm_objdump_does(chip: str) -> None:
    code = laid_out(random.Random(chip), 6000)
    decoded = decode.decode(code, 0x1000, chip)
    assert sum(len(group.members) for group in decoded.groups) > 1500
    expected = decode._with_objdump(code, 0x1000, chip)
    found = [spaced(i) for i in decoded.instructions]
    assert len(found) == len(expected)
    different = [(a, b) for a, b in zip(found, expected, strict=True) if a != spaced(b) and not a.text.startswith("s_c")]
    assert not different, different[:5]
    assert decoded.addresses.tolist() == [i.address for i in found]
    assert decoded.ends.tolist() == [i.address + i.size for i in found]
    together = {n for group in decoded.groups for n in group.members.tolist()}
    assert sorted([*together, *decoded.alone.tolist()]) == list(range(len(found)))


@pytest.mark.parametrize("chip", CHIPS)
def test_shapes_are_bound_as_each_of_them_is(chip: str) -> None:
    decoded = decode.decode(laid_out(random.Random(f"{chip} bound"), 6000), 0, chip)
    compared = 0
    for group in decoded.groups:
        members = [decoded.instructions[n] for n in group.members.tolist()]
        try:
            alike = bind_alike(members[0], group.columns, chip)
        except Unsupported:
            continue
        together = list(alike.bounds(np.arange(len(members))))
        assert together == [bind(i, chip) for i in members]
        assert np.array_equal(alike.fields, [bound.fields for bound in together])
        assert alike.top == max(bound.top for bound in together)
        compared += len(members)
    assert compared > 1000


def test_an_item_made_alone_is_the_one_of_its_group() -> None:
    code = laid_out(random.Random(1), 3000)
    alone, together = (decode.decode(code, 0, "gfx950") for _ in range(2))
    for group in alone.groups:
        place = int(group.members[-1])
        assert alone.instructions.alone(place) == together.instructions[place]
        assert together.instructions[place : place + 2] == [together.instructions[place + k] for k in range(2)]


def test_what_is_no_instruction_takes_four_bytes() -> None:
    """Even if it begins like one that takes eight: the code behind it is read from the right place on."""
    good, bad = (0xDC500000, 0x05000002), (0xDC500000, 0x057F0002)  # flat_load_dword v5, v[2:3]; no such thing
    words = [*good, *bad, NOP, *good]
    code = struct.pack(f"<{len(words)}I", *words)
    found = [spaced(i) for i in decode.decode(code, 0, "gfx950").instructions]
    assert found == [spaced(i) for i in decode._with_objdump(code, 0, "gfx950")]
    assert found[-1].text == found[0].text == "flat_load_dword v5, v[2:3]"
    assert found[1].size == 4
    assert not found[1].text


def test_code_of_nothing_is_decoded() -> None:
    assert list(decode.decode(b"", 0, "gfx942").instructions) == []
    assert [i.text for i in decode.decode(struct.pack("<I", 0xD1CB0001), 0, "gfx942").instructions] == [""]


MIX = (
    "v_add_u32 v{a}, v{b}, v{c}", "v_mfma_f32_16x16x16_f16 v[{q}:{q3}], v[2:3], v[4:5], v[{q}:{q3}]", "v_exp_f32 v{a}, v{b}",
    "ds_read_b32 v{a}, v{b}", "global_load_dword v{a}, v{b}, s[2:3]", "s_load_dword s5, s[0:1], 0x0", "s_nop 3", "s_sleep 2",
    "s_waitcnt vmcnt(1)", "s_waitcnt lgkmcnt(0)", "s_cbranch_scc1 .L{l}", "v_mov_b32 v{q}, 1.0",
)  # fmt: skip


@pytest.mark.parametrize("seed", range(8))
def test_the_time_of_a_stretch_is_that_of_its_instructions(seed: int) -> None:
    chance = random.Random(seed)
    lines = []
    for n in range(300):
        if n % 30 == 0:
            lines.append(f".L{n // 30}:")
        text = MIX[0] if chance.random() < 0.5 else chance.choice(MIX)
        q = 4 * chance.randrange(2, 8)
        a, b, c = (chance.randrange(40) for _ in range(3))
        lines.append(text.format(a=a, b=b, c=c, q=q, q3=q + 3, l=chance.randrange(10)))
    program = Program(build(kernel("\n".join(lines)), "gfx942"))
    listing = program._listing
    entry = program.kernel.descriptor.entry
    branches = places(listing.of_kinds(lambda bound: bound.op.flags.get("branch")))
    leaders = _leaders(listing, entry, [branch_target(listing.instruction(n)) for n in branches])
    now, ended = timing.times(listing, leaders, "gfx942")
    stretch, follows = timing.Stretch(listing, "gfx942"), listing.follows
    for place in range(len(listing)):
        if leaders[place]:
            if follows[place]:
                assert stretch.end() == ended[place]
            stretch.leader(bool(follows[place]))
        assert stretch.add(place) == now[place]
