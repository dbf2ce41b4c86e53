"""MFMA instructions: which there are for a chip and a type, and how lanes hold what they take and give.

With ``groups = 64 / m`` lane ``l`` holds row ``l % m`` of its operand, and of each step of K the bytes of group
``l / m``. Result register ``r`` of lane ``l`` is column ``l % m``, row ``8 * (r / 4) + 4 * (l / 32) + r % 4`` for
m = 32 and ``4 * (l / 16) + r`` for m = 16 (CDNA3 ISA manual, "Matrix arithmetic instructions"; AMD matrix instruction
calculator). B is given as the first operand and A as the second, so that columns run along M and a lane's consecutive
results along N: they leave in one store.
"""

from __future__ import annotations

from dataclasses import dataclass

from mdr.gemm.ir import Builder, Value, const, element_of, vector
from mdr.gemm.types import BF8, BF8_FNUZ, BF16, F16, F32, FP8, FP8_FNUZ, I4, I8, U4, ElementType


@dataclass(frozen=True)
class Instruction:
    """One MFMA: ``m`` x ``m`` results, ``k`` elements summed; ``bytes`` of each operand a lane gives.

    ``operand`` is the LLVM type of an operand, ``formats`` the f8f6f4 codes of A and B where the instruction takes them.
    """

    name: str
    m: int
    k: int
    bytes: int
    operand: str
    formats: tuple[int, int] | None = None

    @property
    def groups(self) -> int:
        """Groups of lanes that hold different parts of K."""
        return 64 // self.m

    @property
    def registers(self) -> int:
        """Results, and registers for them, a lane."""
        return self.m * self.m // 64

    @property
    def result(self) -> str:
        """The LLVM type of the results."""
        return vector(self.registers, "i32" if self.name.startswith("mfma.i32") else "float")

    @property
    def flops(self) -> int:
        """Floating-point (or integer) operations: a multiplication and an addition for each element of the sum."""
        return 2 * self.m * self.m * self.k

    def emit(self, b: Builder, a: Value, other: Value, total: Value) -> Value:
        """Write ``total + a * other`` for A's and B's operands."""
        zero = const("i32", 0)
        args = [other, a, total]
        if self.formats is None:
            return b.call(self.result, f"llvm.amdgcn.{self.name}", [*args, zero, zero, zero], immediate=(3, 4, 5))
        of_a, of_b = self.formats
        # No scales: LLVM takes the unscaled instruction where both are the constant 0.
        rest = [const("i32", of_b), const("i32", of_a), zero, zero, zero, zero]
        suffix = f".v{self.registers}f32.v8i32.v8i32"
        args = [b.cast("bitcast", other, "<8 x i32>"), b.cast("bitcast", a, "<8 x i32>"), total]
        return b.call(self.result, f"llvm.amdgcn.{self.name}{suffix}", [*args, *rest], immediate=(3, 4, 5, 7))


COMPUTE = {F16: F16, BF16: BF16, F32: F32, I8: I8, I4: I8, U4: I8, FP8: FP8, BF8: BF8, FP8_FNUZ: FP8_FNUZ,
           BF8_FNUZ: BF8_FNUZ}  # fmt: skip
"""What a type is multiplied as: 4-bit integers are widened on their way to LDS."""

_F8F6F4 = {FP8: 0, BF8: 1}
"""Codes of the formats (CDNA4 ISA manual, "V_MFMA_F32_*_F8F6F4": CBSZ and BLGP)."""


def instructions(chip: str, a: ElementType, b: ElementType) -> list[Instruction]:
    """Return the MFMAs for computing with ``a`` and ``b`` on a chip, for each m those with a larger k first."""
    if a is F32 and b is F32:
        return [
            Instruction("mfma.f32.32x32x2f32", 32, 2, 4, "float"),
            Instruction("mfma.f32.16x16x4f32", 16, 4, 4, "float"),
        ]
    found: list[Instruction] = []
    if a is b and a in (F16, BF16):
        new, old = {F16: ("f16", "f16"), BF16: ("bf16", "bf16.1k")}[a]
        if chip == "gfx950":
            wide = vector(8, "half" if a is F16 else "bfloat")
            found += [
                Instruction(f"mfma.f32.32x32x16.{new}", 32, 16, 16, wide),
                Instruction(f"mfma.f32.16x16x32.{new}", 16, 32, 16, wide),
            ]
        narrow = vector(4, "half" if a is F16 else "i16")
        found += [
            Instruction(f"mfma.f32.32x32x8{old}", 32, 8, 8, narrow),
            Instruction(f"mfma.f32.16x16x16{old}", 16, 16, 8, narrow),
        ]
    elif a is b and a is I8:
        if chip == "gfx950":
            found += [
                Instruction("mfma.i32.32x32x32.i8", 32, 32, 16, "<4 x i32>"),
                Instruction("mfma.i32.16x16x64.i8", 16, 64, 16, "<4 x i32>"),
            ]
        if chip == "gfx90a":
            found += [
                Instruction("mfma.i32.32x32x8i8", 32, 8, 4, "i32"),
                Instruction("mfma.i32.16x16x16i8", 16, 16, 4, "i32"),
            ]
        else:
            found += [
                Instruction("mfma.i32.32x32x16.i8", 32, 16, 8, "i64"),
                Instruction("mfma.i32.16x16x32.i8", 16, 32, 8, "i64"),
            ]
    elif {a, b} <= ({FP8, BF8} if chip == "gfx950" else {FP8_FNUZ, BF8_FNUZ} if chip == "gfx942" else set()):
        if chip == "gfx950":
            codes = _F8F6F4[a], _F8F6F4[b]
            found += [
                Instruction("mfma.scale.f32.32x32x64.f8f6f4", 32, 64, 32, "<8 x i32>", codes),
                Instruction("mfma.scale.f32.16x16x128.f8f6f4", 16, 128, 32, "<8 x i32>", codes),
            ]
        # B is the first operand, and the name says the types in that order.
        kinds = ".".join(x.name.removesuffix("_fnuz") for x in (b, a))
        found += [
            Instruction(f"mfma.f32.32x32x16.{kinds}", 32, 16, 8, "i64"),
            Instruction(f"mfma.f32.16x16x32.{kinds}", 16, 32, 8, "i64"),
        ]
    return found


def choose(candidates: list[Instruction], warp_tile: tuple[int, int], row_bytes: int) -> Instruction | None:
    """Return the largest instruction that divides a wave's tile and the row of K, or None."""
    for m in (32, 16):
        for item in candidates:
            if (
                item.m == m
                and not warp_tile[0] % m
                and not warp_tile[1] % m
                and not row_bytes % (item.groups * item.bytes)
            ):
                return item
    return None


def slices(b: Builder, fragment: Value, instruction: Instruction) -> list[Value]:
    """Cut what a lane has loaded into the operands of one instruction after another."""
    if fragment.type == instruction.operand:
        return [fragment]
    count, _ = element_of(instruction.operand)
    total, _ = element_of(fragment.type)
    if not count:
        return [b.element(fragment, i) for i in range(total)]
    return [b.shuffle(fragment, range(i, i + count)) for i in range(0, total, count)]


def fragment_type(instruction: Instruction, size: int) -> str:
    """The LLVM type of ``size`` bytes of an operand."""
    count, element = element_of(instruction.operand)
    times = size // instruction.bytes
    return instruction.operand if times == 1 else vector(times * max(count, 1), element)
