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
from mdr.gemm.types import BF8, BF8_FNUZ, BF16, F16, F32, FP8, FP8_FNUZ, I4, I8, U4, U8, ElementType


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


COMPUTE = {U8: U8, F16: F16, BF16: BF16, F32: F32, I8: I8, I4: I8, U4: I8, FP8: FP8, BF8: BF8, FP8_FNUZ: FP8_FNUZ,
           BF8_FNUZ: BF8_FNUZ}  # fmt: skip
"""What a type is multiplied as: 4-bit integers are widened on their way to LDS."""

Pair = tuple[ElementType, ElementType]


def _both(
    names: tuple[str, str], k: int, size: int, operand: str, formats: tuple[int, int] | None = None
) -> list[Instruction]:
    """The instructions with 32x32 and 16x16 results; the smaller takes twice the K."""
    large, small = names
    return [Instruction(large, 32, k, size, operand, formats), Instruction(small, 16, 2 * k, size, operand, formats)]


def _float8(kinds: tuple[ElementType, ElementType], wide: bool) -> dict[Pair, list[Instruction]]:
    """All pairs of a chip's 8-bit floats. B is the first operand, and names say the types in that order."""
    found = {}
    for a in kinds:
        for b in kinds:
            of_b, of_a = (kind.name.removesuffix("_fnuz") for kind in (b, a))
            items = _both((f"mfma.f32.32x32x16.{of_b}.{of_a}", f"mfma.f32.16x16x32.{of_b}.{of_a}"), 16, 8, "i64")
            if wide:
                # Formats by number: CDNA4 ISA manual, "V_MFMA_F32_*_F8F6F4", CBSZ and BLGP.
                names = ("mfma.scale.f32.32x32x64.f8f6f4", "mfma.scale.f32.16x16x128.f8f6f4")
                items = _both(names, 64, 32, "<8 x i32>", (kinds.index(a), kinds.index(b))) + items
            found[a, b] = items
    return found


_COMMON: dict[Pair, list[Instruction]] = {
    (F32, F32): _both(("mfma.f32.32x32x2f32", "mfma.f32.16x16x4f32"), 2, 4, "float"),
    (F16, F16): _both(("mfma.f32.32x32x8f16", "mfma.f32.16x16x16f16"), 8, 8, "<4 x half>"),
    (BF16, BF16): _both(("mfma.f32.32x32x8bf16.1k", "mfma.f32.16x16x16bf16.1k"), 8, 8, "<4 x i16>"),
}
_I8_942 = _both(("mfma.i32.32x32x16.i8", "mfma.i32.16x16x32.i8"), 16, 8, "i64")

MFMA: dict[str, dict[Pair, list[Instruction]]] = {
    "gfx90a": {**_COMMON, (I8, I8): _both(("mfma.i32.32x32x8i8", "mfma.i32.16x16x16i8"), 8, 4, "i32")},
    "gfx942": {**_COMMON, (I8, I8): _I8_942, **_float8((FP8_FNUZ, BF8_FNUZ), wide=False)},
    "gfx950": {
        (F32, F32): _COMMON[F32, F32],
        (F16, F16): _both(("mfma.f32.32x32x16.f16", "mfma.f32.16x16x32.f16"), 16, 16, "<8 x half>") + _COMMON[F16, F16],
        (BF16, BF16): _both(("mfma.f32.32x32x16.bf16", "mfma.f32.16x16x32.bf16"), 16, 16, "<8 x bfloat>")
        + _COMMON[BF16, BF16],
        (I8, I8): _both(("mfma.i32.32x32x32.i8", "mfma.i32.16x16x64.i8"), 32, 16, "<4 x i32>") + _I8_942,
        **_float8((FP8, BF8), wide=True),
    },
}
"""Instructions by chip and the types that they take (LLVM IntrinsicsAMDGPU), those with the larger k first."""


for _table in MFMA.values():
    # Bytes are signed to MFMA; unsigned.py says how unsigned ones are multiplied by it.
    _table |= dict.fromkeys(((U8, U8), (U8, I8), (I8, U8)), _table[I8, I8])


def instructions(chip: str, a: ElementType, b: ElementType) -> list[Instruction]:
    """Return the MFMAs for computing with ``a`` and ``b`` on a chip; none if it has none."""
    return MFMA[chip].get((a, b), [])


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
