"""Global memory through buffer descriptors, whose range check makes every tail of a matrix correct.

What lies outside is read as zero and not written. That is decided by the descriptor's size in bytes, and for lanes
beyond a row's end by giving them the offset `NOWHERE`, which is outside of any descriptor. Whether the scalar offset
takes part in the check differs between descriptions of the hardware; it is used only where both give the same.
"""

from __future__ import annotations

from dataclasses import dataclass

from mdr.gemm.ir import Builder, Operand, Value, const, vector

NOWHERE = -0x80000000
"""As an unsigned offset this is 2^31, beyond the largest size of a descriptor."""

_LARGEST = 0x7FFFFFFF
_RAW = 0x00027000
"""Word 3 of a raw 32-bit buffer (CDNA3 ISA manual, "Buffer resource descriptor": DATA_FORMAT 32)."""

_STREAM = 2
"""Cache policy: the slc bit of gfx90a, nt of gfx942 and gfx950 (LLVM IntrinsicsAMDGPU)."""


@dataclass(frozen=True)
class Buffer:
    """A descriptor: ``resource`` and the cache policy of what goes through it."""

    resource: Value
    policy: int = 0

    def load(self, b: Builder, kind: str, offset: Operand, scalar: Operand = 0) -> Value:
        """Load ``kind``, an integer or a vector of i32, from a byte offset; ``scalar`` is the same for the wave."""
        args = self._place(b, offset, scalar)
        return b.call(kind, f"llvm.amdgcn.raw.ptr.buffer.load.{_suffix(kind)}", args, immediate=(3,))

    def store(self, b: Builder, value: Value, offset: Operand) -> None:
        """Store an integer or a vector of i32 at a byte offset."""
        name = f"llvm.amdgcn.raw.ptr.buffer.store.{_suffix(value.type)}"
        b.call("void", name, [value, *self._place(b, offset)], immediate=(4,))

    def load_to_lds(self, b: Builder, place: Value, offset: Operand, scalar: Operand, tail: str) -> None:
        """Copy 16 bytes a lane to LDS: the lanes' side by side from ``place`` on, which is the same for the wave."""
        resource, at, same, policy = self._place(b, offset, scalar)
        args = [resource, place, const("i32", 16), at, same, const("i32", 0), policy]
        b.call("void", "llvm.amdgcn.raw.ptr.buffer.load.lds", args, immediate=(2, 5, 6), attributes=tail)

    def _place(self, b: Builder, offset: Operand, scalar: Operand = 0) -> list[Value]:
        return [self.resource, b.operand(offset, "i32"), b.operand(scalar, "i32"), const("i32", self.policy)]


def buffer(b: Builder, base: Value, size: Operand, cache: str = "always") -> Buffer:
    """A descriptor for ``size`` bytes from ``base`` on; both the same for the wave.

    A size of 64 bits may be negative, which is nothing, and too large; one of 32 bits is taken as it is.
    """
    if isinstance(size, Value) and size.type == "i32":
        size = b.wide(size)
    elif isinstance(size, Value):
        some = b.call("i64", "llvm.smax.i64", [size, const("i64", 0)])
        size = b.call("i64", "llvm.smin.i64", [some, const("i64", _LARGEST)])
    args = [base, const("i16", 0), b.operand(size, "i64"), const("i32", _RAW)]
    resource = b.call("ptr addrspace(8)", "llvm.amdgcn.make.buffer.rsrc.p8.p1", args)
    return Buffer(resource, _STREAM if cache == "stream" else 0)


def rows_buffer(
    b: Builder, base: Value, rows_left: Operand, tile: int, stride: Operand, before: Operand, cache: str
) -> Buffer:
    """A descriptor for a tile of at most ``tile`` rows of ``stride`` bytes, ``before`` of which come before ``base``.

    All in 32 bits, which scalar instructions have minima of: a tile spans less than 2 GB. ``rows_left`` may be negative,
    down to the rows of the tiles that are copied ahead. (Of both limits at once LLVM would make a vector instruction.)
    """
    rows = b.call("i32", "llvm.smin.i32", [b.operand(rows_left, "i32"), const("i32", tile)])
    size = b.operand(b.sub(b.mul(rows, stride), before), "i32")
    return buffer(b, base, b.call("i32", "llvm.smax.i32", [size, const("i32", 0)]), cache)


def integer(size: int) -> str:
    """The LLVM type that buffer instructions move ``size`` bytes as."""
    return f"i{8 * size}" if size <= 4 else vector(size // 4, "i32")


def _suffix(kind: str) -> str:
    return f"v{kind[1]}i32" if kind.startswith("<") else kind
