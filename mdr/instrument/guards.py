"""Has lanes whose reading of LDS would miss it say so, in place of a line with a value that is none."""

from __future__ import annotations

from mdr.directives.tree import (
    Address,
    Assert,
    Compare,
    Constant,
    Directive,
    Expression,
    Logic,
    Memory,
    Placeholder,
    Print,
)


def guarded(directive: Directive, lds: int) -> tuple[Directive, list[Print]]:
    """Return the directive for the lanes whose readings lie in the kernel's ``lds`` bytes, and a line for each that may not.

    An assertion does not hold where a reading misses; a count or a trace is left as it is.
    """
    found: dict[tuple[str, int], Memory] = {}
    for memory in directive.memory():
        if memory.space == "lds" and not isinstance(memory.address, Constant):
            found.setdefault((memory.text, memory.span), memory)
    missing = [Compare(">", Address(memory), Constant(lds - memory.span, "u32")) for memory in found.values()]
    lines = [_line(directive, memory, outside, lds) for memory, outside in zip(found.values(), missing, strict=True)]
    if not isinstance(directive, Print | Assert) or not found:
        return directive, lines
    condition: Expression | None = directive.condition
    for outside in missing:
        inside = Logic("not", [outside])
        condition = inside if condition is None else Logic("and", [inside, condition])
    if isinstance(directive, Assert):
        return Assert(condition, directive.pieces, directive.source, directive.label), lines
    return directive.where(condition), lines


def _line(directive: Directive, memory: Memory, outside: Expression, lds: int) -> Print:
    pieces = (
        f"{memory.name}: address ",
        Placeholder(Address(memory), "%u", memory.text),
        f" lies outside the kernel's {lds} bytes of LDS",
    )
    now, once = isinstance(directive, Assert), None
    if isinstance(directive, Print):
        now, once = directive.now, directive.once
        read_for = directive.condition
        if read_for is not None and not any(isinstance(node, Memory) for node in read_for.walk()):
            outside = Logic("and", [read_for, outside])
    return Print(outside, pieces, False, now, once, directive.label)
