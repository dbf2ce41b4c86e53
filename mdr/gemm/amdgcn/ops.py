"""The backend's operations for AMD: copies, barriers, fragments, MFMA, and the pieces of D."""

from __future__ import annotations

from typing import Any

from mdr.gemm.amdgcn.convert import convert
from mdr.gemm.amdgcn.copies import Held, TileCopy, wait_for_loads
from mdr.gemm.amdgcn.matrix import fragment_type, slices
from mdr.gemm.amdgcn.memory import NOWHERE, Buffer, buffer, integer
from mdr.gemm.amdgcn.pipeline import order
from mdr.gemm.amdgcn.place import Place
from mdr.gemm.amdgcn.plan import Plan
from mdr.gemm.amdgcn.transposing import ColumnCopy, ColumnReader
from mdr.gemm.amdgcn.unsigned import corrected, ones, signed
from mdr.gemm.backend import Ops, OutputOps, Piece
from mdr.gemm.ir import Builder, Operand, Value, const, vector
from mdr.gemm.schedule import CHUNK
from mdr.gemm.types import BF16, F16, F32, ElementType, Rounding

DIRECT = ", !alias.scope !3"
"""Marks copies to LDS; with it and `READS` LLVM does not wait for all of them before each read of LDS."""

READS = ", !noalias !3"

METADATA = "!3 = !{!4}\n!4 = distinct !{!4, !5}\n!5 = distinct !{!5}\n"


class AmdOutputOps(OutputOps):
    """The part that has to do with D: arguments of steps, conversions, stores. Its rows start at ``row``, ``column``."""

    def __init__(self, b: Builder, plan: Plan, arguments: dict[str, Value], row: Operand, column: Operand) -> None:
        self.b = b
        self.plan = plan
        self.arguments = arguments
        self.row = row
        self.column_base = column
        self._buffers: dict[str, Buffer] = {}

    def barrier(self) -> None:
        b = self.b
        if not self.plan.direct:
            b.line('fence syncscope("workgroup") release, !mmra !6')
        b.call("void", "llvm.amdgcn.s.barrier", [], attributes="#1")
        if not self.plan.direct:
            b.line('fence syncscope("workgroup") acquire, !mmra !6')

    def shuffle(self, value: Value, lane: Operand) -> Value:
        b = self.b
        place = b.operand(b.mul(lane, 4), "i32")
        return b.call("i32", "llvm.amdgcn.ds.bpermute", [place, value], attributes="#1")

    # ---- D and the arguments of steps

    def scalar(self, name: str) -> Value:
        return self.arguments[name]

    def _matrix_buffer(self, name: str, leading: Value, kind: ElementType) -> Buffer:
        """The descriptor of an M x N matrix from this workgroup's first element on."""
        if name not in self._buffers:
            b, arguments = self.b, self.arguments
            start = b.add(b.mul(b.wide(self.row), b.wide(leading)), b.wide(self.column_base))
            total = b.add(b.mul(b.wide(b.sub(arguments["M"], 1)), b.wide(leading)), b.wide(arguments["N"]))
            base = b.at(arguments[name], b.mul(start, kind.bytes))
            self._buffers[name] = buffer(b, base, b.mul(b.sub(total, start), kind.bytes))
        return self._buffers[name]

    def _places(self, piece: Piece, leading: Value, kind: ElementType) -> list[tuple[int, Operand]]:
        """(width, byte offset) of the accesses of a piece; `NOWHERE` for columns beyond N."""
        b = self.b
        width = min(piece.width, self.plan.schedule.memory.align_d)
        row = b.mul(piece.m, leading)
        places: list[tuple[int, Operand]] = []
        for first in range(0, piece.width, width):
            n = b.add(piece.n, first)
            inside = b.compare("ult", b.add(n, self.column_base), self.arguments["N"])
            places.append((width, b.select(inside, b.mul(b.add(row, n), kind.bytes), NOWHERE)))
        return places

    def matrix(self, name: str, piece: Piece) -> Value:
        kind = self._type(name)
        leading = self.arguments[f"ld{name.lower()}"]
        source = self._matrix_buffer(name, leading, kind)
        return self._floats([source.load(self.b, integer(width * kind.bytes), offset)
                             for width, offset in self._places(piece, leading, kind)], piece.width, kind)  # fmt: skip

    def column(self, name: str, piece: Piece) -> Value:
        b, kind, arguments = self.b, self._type(name), self.arguments
        stride = arguments.get(f"{name}_stride")
        step = b.wide(stride) if stride is not None else const("i64", 1)
        if name not in self._buffers:
            first = b.mul(b.mul(b.wide(self.column_base), step), kind.bytes)
            count = b.add(b.mul(b.wide(b.sub(arguments["N"], 1)), step), 1)
            size = b.sub(b.mul(count, kind.bytes), first)
            self._buffers[name] = buffer(b, b.at(arguments[name], first), size)
        source = self._buffers[name]
        if stride is not None:
            offsets = [b.mul(b.mul(b.add(piece.n, i), stride), kind.bytes) for i in range(piece.width)]
            return self._floats([source.load(b, integer(kind.bytes), at) for at in offsets], piece.width, kind)
        width = min(piece.width, self.plan.schedule.memory.align_d)
        offsets = [b.mul(b.add(piece.n, first), kind.bytes) for first in range(0, piece.width, width)]
        return self._floats([source.load(b, integer(width * kind.bytes), at) for at in offsets], piece.width, kind)

    def _type(self, name: str) -> ElementType:
        kind = next(argument.element for argument in self.plan.gemm.arguments if argument.name == name)
        assert kind is not None
        return kind

    def _floats(self, loaded: list[Value], width: int, kind: ElementType) -> Value:
        """Loaded integers as a vector of f32."""
        b = self.b
        each = vector(width // len(loaded), f"i{kind.bits}")
        whole = b.join([b.cast("bitcast", item, each) for item in loaded])
        floats = vector(width, "float")
        if kind is F32:
            return b.cast("bitcast", whole, floats)
        if kind in (F16, BF16):
            return b.cast("fpext", b.cast("bitcast", whole, vector(width, "half" if kind is F16 else "bfloat")), floats)
        if not kind.is_float:
            return b.cast("sitofp" if kind.signed else "uitofp", whole, floats)
        name = "fp8" if kind.exponent == 4 else "bf8"
        words = b.cast("zext", whole, vector(width, "i32"))
        args = [[b.element(words, i), const("i32", 0)] for i in range(width)]
        return b.gather([b.call("float", f"llvm.amdgcn.cvt.f32.{name}", pair, immediate=(1,)) for pair in args])

    def convert(self, x: Value, kind: ElementType, rounding: Rounding) -> Value:
        return convert(self.b, x, kind, rounding)

    def store(self, x: Value, piece: Piece) -> None:
        self.store_as(x, piece, self.plan.gemm.out)

    def store_as(self, x: Value, piece: Piece, kind: ElementType) -> None:
        """Store integers of a type's width as elements of D."""
        b, done = self.b, 0
        target = self._matrix_buffer("D", self.arguments["ldd"], kind)
        for width, offset in self._places(piece, self.arguments["ldd"], kind):
            part = x if width == piece.width else b.shuffle(x, range(done, done + width))
            target.store(b, b.cast("bitcast", part, integer(width * kind.bytes)), offset)
            done += width


class AmdOps(AmdOutputOps, Ops):
    """All operations of the kernel with the K loop."""

    def __init__(
        self, b: Builder, plan: Plan, arguments: dict[str, Value], thread: Value, row: Operand, column: Operand,
        k_end: Operand,
    ) -> None:  # fmt: skip
        super().__init__(b, plan, arguments, row, column)
        self.lds = Value("ptr addrspace(3)", "@lds")
        self.lane = b.op("and", thread, 63)
        of_a = Place(arguments["A"], row, arguments["M"], k_end, arguments["lda"])
        of_b = Place(arguments["B"], column, arguments["N"], k_end, arguments["ldb"])
        self.copies: tuple[TileCopy | ColumnCopy, ...] = tuple(
            (ColumnCopy if operand.transposing else TileCopy)(b, plan, operand, place, self.lds, thread)
            for operand, place in ((plan.a, of_a), (plan.b, of_b))
        )
        wave = self.copies[0].wave
        layout, (wave_m, wave_n) = plan.schedule.warps, plan.schedule.warp_tile
        self.wave_row = b.mul(b.rem(wave, layout.m), wave_m)
        self.wave_column = b.mul(b.div(wave, layout.m), wave_n)
        self.within = b.rem(self.lane, plan.instruction.m)
        self.group = b.div(self.lane, plan.instruction.m)
        self.bases = [
            b.add(b.mul(b.add(first, self.within), plan.a.row_bytes), offset)
            for first, offset in ((self.wave_row, 0), (self.wave_column, plan.a.bytes))
        ]
        self.positions = [self._positions(step) for step in range(plan.steps)]
        self.columns = {
            name: ColumnReader(b, plan, operand, self.lane, first, offset)
            for name, operand, first, offset in (
                ("a", plan.a, self.wave_row, 0),
                ("b", plan.b, self.wave_column, plan.a.bytes),
            )
            if operand.transposing
        }
        self.partial: AmdOutputOps | None = None

    def _positions(self, step: int) -> list[Operand]:
        """Where a lane's bytes of a step lie in its row: a place for each chunk of the fragment."""
        b, plan = self.b, self.plan
        mask, shift = plan.swizzle
        swap = b.op("and", b.op("lshr", self.within, shift), mask)
        size = plan.fragment_bytes
        first = b.add(b.mul(self.group, size), step * plan.instruction.groups * size)
        if size < CHUNK:
            return [b.add(b.mul(b.xor(b.div(first, CHUNK), swap), CHUNK), b.rem(first, CHUNK))]
        chunk = b.div(first, CHUNK)
        return [b.mul(b.xor(b.add(chunk, i), swap), CHUNK) for i in range(size // CHUNK)]

    def copy_async(self, stage: Operand, k: Operand) -> list[Held | None]:
        first, second = self.copies
        return [first.begin(stage, k, 0, DIRECT), second.begin(stage, k, self.plan.a.bytes, DIRECT)]

    def commit(self, copy: list[Held | None]) -> None:
        for held, tile, offset in zip(copy, self.copies, (0, self.plan.a.bytes), strict=True):
            if held is not None:
                assert isinstance(tile, TileCopy)
                tile.finish(held, offset)

    def wait(self, pending: int) -> None:
        wait_for_loads(self.b, pending * (self.plan.a.rounds + self.plan.b.rounds))

    def load_fragment(self, operand: str, stage: Operand, step: int, index: int) -> list[Value]:
        b, plan = self.b, self.plan
        if operand in self.columns:
            reads = b.join(self.columns[operand].load(self.lds, stage, step, index, READS))
            kind = fragment_type(plan.instruction, plan.fragment_bytes)
            return self._operands(operand, b.cast("bitcast", reads, kind))
        base = b.add(self.bases["ab".index(operand)], b.mul(stage, plan.stage_bytes))
        size = min(plan.fragment_bytes, CHUNK)
        kind = "<4 x i32>" if plan.fragment_bytes > CHUNK else fragment_type(plan.instruction, size)
        loaded = []
        for position in self.positions[step]:
            place = b.at(b.at(self.lds, b.add(base, position)), index * plan.instruction.m * plan.a.row_bytes)
            loaded.append(b.load(kind, place, size, READS if plan.direct else ""))
        return self._operands(operand, b.join(loaded))

    def _operands(self, operand: str, fragment: Value) -> list[Value]:
        """What was loaded, cut for the instructions, and signed."""
        kind = (self.plan.a if operand == "a" else self.plan.b).compute
        return signed(self.b, slices(self.b, fragment, self.plan.instruction), kind)

    def mma(self, total: Value, a: Any, b: Any) -> Value:
        for of_a, of_b in zip(a, b, strict=True):
            total = self.plan.instruction.emit(self.b, of_a, of_b, total)
        return total

    def multiply(self, stage: Operand, totals: list[Value]) -> list[Value]:
        """All matrix instructions of a tile of K."""
        parts_m, parts_n = self.plan.parts
        totals = list(totals)
        for step in range(self.plan.steps):
            of_a = [self.load_fragment("a", stage, step, i) for i in range(parts_m)]
            of_b = [self.load_fragment("b", stage, step, j) for j in range(parts_n)]
            for i in range(parts_m):
                for j in range(parts_n):
                    totals[i * parts_n + j] = self.mma(totals[i * parts_n + j], of_a[i], of_b[j])
            self._add_up(totals, parts_m * parts_n, of_a, of_b)
        order(self.b, self.plan)
        return totals

    def _add_up(self, totals: list[Value], first: int, of_a: list[Any], of_b: list[Any]) -> None:
        """The sums that unsigned operands need, behind those of D: of B, then of A."""
        sums_of_b, sums_of_a = self.plan.corrections
        one = ones(self.plan.instruction) if sums_of_b or sums_of_a else None
        for j in range(sums_of_b):
            totals[first + j] = self.mma(totals[first + j], [one] * len(of_b[j]), of_b[j])
        for i in range(sums_of_a):
            at = first + sums_of_b + i
            totals[at] = self.mma(totals[at], of_a[i], [one] * len(of_a[i]))

    def correct(self, totals: list[Value], padded_k: Operand) -> list[Value]:
        """The sums of D after the loop, of all that it added up."""
        parts_m, parts_n = self.plan.parts
        count = parts_m * parts_n
        sums_of_b, sums_of_a = self.plan.corrections
        rest = totals[count:]
        if not rest:
            return totals
        out = []
        for number, total in enumerate(totals[:count]):
            i, j = divmod(number, parts_n)
            sums = ([rest[j]] if sums_of_b else []) + ([rest[sums_of_b + i]] if sums_of_a else [])
            out.append(corrected(self.b, total, sums, bool(sums_of_a and sums_of_b), padded_k))
        return out

    def settle(self) -> None:
        """After the loop: let the last matrix instructions end before inline assembly, whose hazards LLVM does not see.

        20 wait states are the longest (LLVM GCNHazardRecognizer, gfx950's MFMAs of 16 passes).
        """
        if self.plan.accumulators >= FROM_AGPRS:
            for states in (15, 3):
                self.b.call("void", "llvm.amdgcn.s.nop", [const("i16", states)], immediate=(0,))
            self.b.call("void", "llvm.amdgcn.sched.barrier", [const("i32", 0)], immediate=(0,))

    def pieces(self, total: Value, i: int, j: int) -> list[tuple[Value, Piece]]:
        """The runs of four columns that a lane holds of one instruction's results."""
        b, item = self.b, self.plan.instruction
        m = b.add(b.add(self.wave_row, self.within), i * item.m)
        out = []
        for run in range(item.registers // 4):
            n = b.add(b.add(self.wave_column, b.mul(self.group, 4)), j * item.m + 8 * run)
            if self.plan.accumulators >= FROM_AGPRS:
                items = [b.element(total, i) for i in range(4 * run, 4 * run + 4)]
                values = b.gather([_from_agpr(b, item) for item in items])
            else:
                values = total if item.registers == 4 else b.shuffle(total, range(4 * run, 4 * run + 4))
            out.append((values, Piece(m, n, 4)))
        return out


FROM_AGPRS = 128
"""From this many sums a lane on they must live in AGPRs, and are moved one by one where they are stored."""


def _from_agpr(b: Builder, item: Value) -> Value:
    """Move a sum to a VGPR here. LLVM moves whole vectors at the loop's end, and spills those that find no place."""
    text = f'call {item.type} asm sideeffect "v_accvgpr_read_b32 $0, $1", "=v,a"({item.type} {item.ref})'
    return b.make(item.type, text)
