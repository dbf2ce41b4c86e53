"""What both kinds of kernels do with sums in global memory: arguments, and elements of D and of the epilogue's matrices."""

from __future__ import annotations

from mdr.gemm.algorithm import Gemm
from mdr.gemm.backend import Ops, Piece
from mdr.gemm.ir import Operand, Value, const
from mdr.gemm.nvptx.convert import LLVM_TYPES, as_float, convert_pair
from mdr.gemm.nvptx.ptx import GLOBAL, Ptx
from mdr.gemm.schedule import Schedule
from mdr.gemm.types import ElementType, Rounding


class GlobalOutput(Ops):
    """Pairs of elements in global memory; those outside of D are not touched. ``batch`` is this block's."""

    def __init__(self, b: Ptx, gemm: Gemm, schedule: Schedule) -> None:
        self.b: Ptx = b
        self.gemm = gemm
        self.schedule = schedule
        self.batch: Operand = 0
        self.last_row: Value = Value("i32", "%M")
        """Rows of D end here for this tile."""

    def shuffle(self, value: Value, lane: Operand) -> Value:
        b = self.b
        given = [const("i32", -1), value, b.i32(lane), const("i32", 31)]
        return b.call("i32", "llvm.nvvm.shfl.sync.idx.i32", given, attributes="#1")

    def scalar(self, name: str) -> Value:
        return Value("float", f"%{name}")

    def vector_element(self, name: str, n: Operand) -> Value:
        """Element ``n`` of a vector, as it is stored; the first one where there is none."""
        b = self.b
        parameter = next(p for p in self.gemm.parameters if p.name == name)
        kind = LLVM_TYPES[(parameter.type or self.gemm.out).name]
        n = b.select(b.compare("ult", n, Value("i32", "%N")), n, 0)
        if parameter.strided:
            n = b.mul(n, Value("i32", f"%{name}_stride"))
        place = b.make(GLOBAL, f"getelementptr {kind}, {GLOBAL} %{name}, i32 {b.i32(n).ref}")
        return b.load(kind, place, 4 if kind in ("float", "i32") else 2)

    def column(self, name: str, piece: Piece) -> Value:
        b = self.b
        return as_float(b, b.gather([self.vector_element(name, b.add(piece.n, i)) for i in (0, 1)]))

    def matrix(self, name: str, piece: Piece) -> Value:
        b, kind = self.b, LLVM_TYPES[self.gemm.out.name]
        m = b.select(b.compare("ult", piece.m, self.last_row), piece.m, 0)
        items = []
        for offset in (0, 1):
            n = b.add(piece.n, offset)
            n = b.select(b.compare("ult", n, Value("i32", "%N")), n, 0)
            items.append(b.load(kind, self._element(name, m, n), 4 if kind in ("float", "i32") else 2))
        return as_float(b, b.gather(items))

    def _element(self, name: str, m: Operand, n: Operand) -> Value:
        """The address of an element of an M x N matrix of this batch."""
        b, kind = self.b, LLVM_TYPES[self.gemm.out.name]
        index = b.add(b.mul(b.wide(m), b.wide(Value("i32", f"%ld{name.lower()}"))), b.wide(n))
        if self.gemm.batched:
            index = b.add(index, b.mul(b.wide(self.batch), Value("i64", f"%batch_{name.lower()}")))
        ref = b.operand(index, "i64").ref
        return b.make(GLOBAL, f"getelementptr {kind}, {GLOBAL} %{name}, i64 {ref}")

    def convert(self, x: Value, kind: ElementType, rounding: Rounding) -> Value:
        return convert_pair(self.b, x, kind, rounding)

    def store(self, x: Value, piece: Piece) -> None:
        """Store a pair: at once where rows begin at even elements, else one by one."""
        b = self.b
        narrow = self.gemm.out.bits == 16
        inside = b.compare("ult", piece.m, self.last_row)
        wide = self.schedule.memory.align_d % 2 == 0
        raw = b.cast("bitcast", x, f"<2 x {'i16' if narrow else 'i32'}>")
        for offset in (0,) if wide else (0, 1):
            n = b.add(piece.n, offset)
            column = b.compare("ult", n, Value("i32", "%N"))
            both = b.make("i1", f"and i1 {inside.ref}, {column.ref}")
            place = b.cast("ptrtoint", self._element("D", piece.m, n), "i64")
            if wide and narrow:
                b.when(both, "@p st.global.b32 [$0], $1;", "l,r", [place, b.cast("bitcast", raw, "i32")])
            elif wide:
                pair = [b.element(raw, 0), b.element(raw, 1)]
                b.when(both, "@p st.global.v2.b32 [$0], {$1, $2};", "l,r,r", [place, *pair])
            else:
                size, letter = ("b16", "h") if narrow else ("b32", "r")
                b.when(both, f"@p st.global.{size} [$0], $1;", f"l,{letter}", [place, b.element(raw, offset)])
