"""What compiled functions beside the forms are written with: arguments, fields of blocks, calls of each other."""

from __future__ import annotations

from collections.abc import Callable

from mdr.emulator.ir import Builder, Value

Functions = dict[str, tuple[str, Callable[[Builder], None]]]
"""Name to (LLVM parameter list, writer); all return ``i32``."""


def argument(b: Builder, name: str, ty: str = "i64") -> Value:
    return Value(b, ty, 0, f"%{name}")


def get(b: Builder, block: Value, offset: int, ty: str = "i64") -> Value:
    return b.load(b.at(block, offset), ty, align=4)


def put(b: Builder, block: Value, offset: int, value: Value | int, ty: str = "i64") -> None:
    b.store(value if isinstance(value, Value) else b.const(ty, value), b.at(block, offset), align=4)


def call(b: Builder, name: str, *arguments: Value) -> Value:
    return b.make("i32", 0, f"call i32 @{name}({', '.join(f'{a.type} {a.ref}' for a in arguments)})")


def give(b: Builder, value: Value | int) -> None:
    """Return from the function."""
    b.do(f"ret i32 {value.ref if isinstance(value, Value) else value}")


def least(b: Builder, x: Value, y: Value) -> Value:
    return b.select(x.cmp("ult", y), x, y)
