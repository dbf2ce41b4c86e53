"""Values that are lists: ranges of registers, and vector readings such as ``f16x2(v6)``, taken apart into elements."""

from __future__ import annotations

from mdr.directives.tree import READINGS, Binary, Constant, Expression, Memory, Register, Reinterpret

MOST = 64
"""Elements of a list: more are no line to read."""


def split_vector(name: str, readings: tuple[str, ...]) -> tuple[str, int] | None:
    """Return reading and count of a vector reading's name, ``("f16", 2)`` for ``f16x2``; None for any other name."""
    stem, _, count = name.rpartition("x")
    if stem in readings and count.isdigit() and count[0] != "0" and len(count) < 4:
        return stem, int(count)
    return None


def words_of(read_as: str, count: int) -> int:
    """Return how many 32-bit words hold ``count`` elements."""
    return -(-READINGS[read_as][0] * count // 32)


def register_elements(first: Register, read_as: str, count: int) -> list[Expression]:
    """Return the elements that lie in the registers of ``first``, the lowest bits first."""
    bits = READINGS[read_as][0]
    if bits >= 32:
        step = bits // 32
        return [
            Register(first.bank, first.index + step * number, step, read_as, first.where) for number in range(count)
        ]
    words: list[Expression] = [
        Register(first.bank, first.index + number, 1, "u32", first.where) for number in range(words_of(read_as, count))
    ]
    return [_element(words, read_as, bits * number) for number in range(count)]


def memory_elements(base: Memory, count: int) -> list[Expression]:
    """Return the elements of a reading, the one at the lowest address first."""
    bits = READINGS[base.read_as][0]

    def part(offset: int, read_as: str) -> Memory:
        return Memory(base.space, base.address, base.text, base.span, offset, read_as, base.where)

    if bits >= 32:
        return [part(number * bits // 8, base.read_as) for number in range(count)]
    words: list[Expression] = [part(offset, "u32") for offset in range(0, base.span, 4)]
    return [_element(words, base.read_as, bits * number) for number in range(count)]


def value_elements(value: Expression, read_as: str, count: int) -> list[Expression]:
    """Return the elements in the bits of an integer, the lowest first."""
    bits = READINGS[read_as][0]
    found: list[Expression] = []
    for number in range(count):
        shifted = Binary(">>", value, Constant(bits * number, value.type)) if number else value
        found.append(Reinterpret(read_as, shifted))
    return found


def _element(words: list[Expression], read_as: str, place: int) -> Expression:
    """Return the element whose lowest bit is bit ``place`` of ``words``; elements of 6 bits can lie in two of them."""
    number, shift = divmod(place, 32)
    word = words[number]
    if shift:
        word = Binary(">>", word, Constant(shift, "u32"))
        if shift + READINGS[read_as][0] > 32:
            word = Binary("|", word, Binary("<<", words[number + 1], Constant(32 - shift, "u32")))
    elif isinstance(word, Register):
        return Register(word.bank, word.index, 1, read_as, word.where)
    return Reinterpret(read_as, word)
