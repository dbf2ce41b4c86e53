"""The opcode table: each instruction's name, operand types, meaning, chips and exactness, registered by the semantics modules."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from mdr.emulator.forms import FormBuilder

CHIPS = ("gfx90a", "gfx942", "gfx950")

TYPES: dict[str, tuple[str, int]] = {
    "u32": ("i32", 32), "i32": ("i32", 32), "b32": ("i32", 32), "f32": ("float", 32),
    "u64": ("i64", 64), "i64": ("i64", 64), "b64": ("i64", 64), "f64": ("double", 64),
    "u16": ("i16", 16), "i16": ("i16", 16), "b16": ("i16", 16), "f16": ("half", 16), "bf16": ("i16", 16),
    "u24": ("i32", 32), "i24": ("i32", 32),
    "h2": ("i32", 32), "p2": ("i64", 64),
    "mask": ("i1", 64), "scc": ("i1", 1),
}  # fmt: skip
"""Operand types: LLVM element type and width in bits. ``mask`` is one bit a lane in an SGPR pair,
``h2`` two 16-bit values in a register, ``p2`` two 32-bit values in a register pair."""

Emit = Callable[["FormBuilder"], None]


@dataclass(frozen=True)
class Op:
    """One instruction. ``outs`` and ``ins`` name operand types in the order of the text's operands."""

    name: str
    family: str
    emit: Emit
    outs: tuple[str, ...] = ()
    ins: tuple[str, ...] = ()
    fn: Callable[..., Any] | None = None
    chips: tuple[str, ...] = CHIPS
    exact: str = "bit-exact"
    """``bit-exact``, or the tolerance and why."""
    flags: dict[str, Any] = field(default_factory=dict)


TABLE: dict[str, Op] = {}


def register(op: Op) -> None:
    if op.name in TABLE:
        raise ValueError(f"{op.name} is registered twice")
    TABLE[op.name] = op


def split(signature: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """``"u32, scc <- u32, u32"`` to the types of results and of sources."""
    left, arrow, right = signature.partition("<-")
    if not arrow:
        left, right = "", left

    def names(text: str) -> tuple[str, ...]:
        return tuple(item.strip() for item in text.split(",") if item.strip())

    return names(left), names(right)


def family(name: str, emit: Emit, **common: Any) -> Callable[..., None]:
    """Make the function that a semantics module fills its table with.

    ``op("v_add_u32", "u32 <- u32, u32", lambda b, x, y: x + y)`` registers one instruction of the family ``name``;
    keywords beyond ``chips`` and ``exact`` become the instruction's flags.
    """

    def op(
        names: str | Iterable[str],
        signature: str = "",
        fn: Callable[..., Any] | None = None,
        *,
        chips: tuple[str, ...] = CHIPS,
        exact: str = "bit-exact",
        **flags: Any,
    ) -> None:
        outs, ins = split(signature)
        for item in [names] if isinstance(names, str) else names:
            register(Op(item, name, emit, outs, ins, fn, chips, exact, {**common, **flags}))

    return op
