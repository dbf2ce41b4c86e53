"""Forms: what is compiled. One form is an instruction with the kinds of its operands, not their numbers.

A form becomes one LLVM function ``i32 (wave state, record)`` that reads register numbers and constants from its
record, does the work and tail-calls the function of the next record.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property

from mdr.emulator import state
from mdr.emulator.ir import Builder, Value
from mdr.emulator.registry import TABLE, TYPES, Op


@dataclass(frozen=True, slots=True)
class OperandForm:
    """Kind of one operand: ``v`` VGPR or AGPR, ``s`` scalar register, ``i`` constant, ``n`` none; and its modifiers."""

    kind: str
    negate: bool = False
    absolute: bool = False
    select: str = ""
    """Sub-dword selection: ``b0``-``b3``, ``w0``, ``w1``, with ``s`` before it for sign extension."""

    def __str__(self) -> str:
        text = self.kind + (f".{self.select}" if self.select else "")
        text = f"|{text}|" if self.absolute else text
        return f"-{text}" if self.negate else text


@dataclass(frozen=True)
class Form:
    """An instruction name with operand kinds and the modifiers that change its code, in a fixed order."""

    name: str
    operands: tuple[OperandForm, ...] = ()
    flags: tuple[tuple[str, str], ...] = ()

    @cached_property
    def key(self) -> str:
        """A readable text that is the same for the same form: the name under which it is cached."""
        parts = [self.name, *map(str, self.operands)]
        parts += [f"{k}={v}" if v else k for k, v in self.flags]
        return " ".join(parts)

    def write(self, lanes: int, wide_masks: bool, x86: bool) -> Builder:
        """See :class:`mdr.emulator.compiler.Code`."""
        b = FormBuilder(self, lanes, wide_masks, x86)
        b.op.emit(b)
        return b


class Vector:
    """A vector register, or several that follow each other, in the wave's state; read and written by chunks of lanes."""

    def __init__(self, b: FormBuilder, pointer: Value) -> None:
        self.b = b
        self.pointer = pointer

    def _place(self, offset: Value, dword: int) -> Value:
        return self.b.at(self.b.at(self.pointer, offset), dword * state.VGPR_BYTES)

    def read(self, offset: Value, dword: int = 0) -> Value:
        """The chunk at byte ``offset`` of register number ``dword``."""
        return self.b.load(self._place(offset, dword), "i32", self.b.lanes, align=4 * self.b.lanes)

    def write(self, offset: Value, value: Value, mask: Value | None, dword: int = 0) -> None:
        """Set the lanes of the chunk that the mask holds (all of them without one)."""
        if mask is not None:
            value = self.b.blend(mask, value, self.read(offset, dword))
        self.b.store(value, self._place(offset, dword), align=4 * self.b.lanes)


class Mask:
    """A lane mask in scalar registers, or a constant one; read by chunks of lanes."""

    def __init__(self, b: FormBuilder, bits: Value) -> None:
        self.b = b
        self.bits = bits

    def read(self, offset: Value) -> Value:
        """The lanes of the chunk at byte ``offset`` of a vector register."""
        return self.b.lane_mask(self.bits, offset >> 2)


class FormBuilder(Builder):
    """A builder that knows the wave's state, the record and the form it is writing."""

    def __init__(self, form: Form, lanes: int, wide_masks: bool, x86: bool) -> None:
        super().__init__(lanes)
        self.form = form
        self.op: Op = TABLE[form.name]
        self.flags = dict(form.flags)
        self.wide_masks = wide_masks
        """Whether the host has mask registers (AVX-512): a bit mask is then a vector condition as it stands."""
        self.x86 = x86
        self.st = Value(self, "ptr", 0, "%st")
        self.rec = Value(self, "ptr", 0, "%rec")

    # ---- record and state

    def field(self, index: int, ty: str = "i64") -> Value:
        return self.load(self.at(self.rec, state.FIELDS + 8 * index), ty, align=8)

    def record(self, offset: int, ty: str = "i64") -> Value:
        return self.load(self.at(self.rec, offset), ty, align=8)

    def state(self, offset: int, ty: str = "i64") -> Value:
        return self.load(self.at(self.st, offset), ty, align=4)

    def set_state(self, offset: int, value: Value) -> None:
        self.store(value, self.at(self.st, offset), align=4)

    def register(self, index: int, dwords: int = 0) -> Value:
        """Pointer to the register that record field ``index`` names (plus ``dwords`` VGPRs)."""
        pointer = self.at(self.st, self.field(index))
        own = self.op.family != "internal" and index < len(self.form.operands)
        if own and "indexed" in self.flags and self.form.operands[index].kind == "v":
            pointer = self._indexed(pointer, index)
        return self.at(pointer, dwords * state.VGPR_BYTES)

    def vector_register(self, index: int) -> Vector:
        """The vector registers that record field ``index`` names."""
        return Vector(self, self.register(index))

    def mask_register(self, index: int) -> Mask:
        """The lane mask that operand ``index`` names."""
        scalar = self.form.operands[index].kind == "s"
        return Mask(self, self.load(self.register(index), "i64", align=4) if scalar else self.field(index))

    def _indexed(self, pointer: Value, position: int) -> Value:
        """The register that VGPR indexing makes of an operand: only if it is on, and on for this operand."""
        outs = len(self.op.outs)
        bit = 15 if position < outs else 12 + position - outs
        m0 = self.state(state.M0, "i32")
        on = (self.state(state.MODE, "i32") & (1 << 27)).ne(0) & (m0 & (1 << bit)).ne(0)
        moved = self.at(pointer, (m0 & 0xFF).zext("i64") * state.VGPR_BYTES)
        # The bank has 256 registers; what a number beyond them means is not modelled.
        limit = self.at(self.st, state.VGPRS + state.ACCUMULATORS * state.VGPR_BYTES)
        inside = self.address(moved).cmp("ult", self.address(limit))
        return self.select(on & inside, moved, pointer)

    def exec(self) -> Value:
        return self.state(state.EXEC)

    def context(self, offset: int, ty: str = "i64") -> Value:
        return self.load(self.at(self.state(state.CONTEXT, "ptr"), offset), ty, align=8)

    # ---- scalars

    def scalar(self, position: int, ty: str, operand: OperandForm | None = None) -> Value:
        """Read operand ``position`` (its record field has the same number) as a scalar of an operand type."""
        element, width = TYPES[ty]
        operand = operand or self.form.operands[position]
        whole = "i64" if width == 64 else "i32"
        if operand.kind == "i":
            raw = self.field(position, whole)
        elif operand.kind == "s":
            raw = self.load(self.register(position), whole, align=4)
        else:
            raise ValueError(f"{self.form.key}: operand {position} is no scalar")
        return self.modified(raw, operand, element, width)

    def set_scalar(self, position: int, value: Value) -> None:
        self.store(value, self.register(position), align=4)

    def set_scc(self, condition: Value) -> None:
        self.set_state(state.SCC, condition.zext("i32"))

    def scc(self) -> Value:
        return self.state(state.SCC, "i32").ne(0)

    def modified(self, raw: Value, operand: OperandForm, element: str, width: int) -> Value:
        """Apply sub-dword selection, then absolute value and sign, to a raw 32- or 64-bit value; give it its type."""
        if operand.select:
            signed, part = operand.select[0] == "s", operand.select.lstrip("s")
            bits = 8 if part[0] == "b" else 16
            shifted = raw >> (bits * int(part[1])) if part[1] != "0" else raw
            small = shifted.trunc(f"i{bits}")
            raw = small.sext("i32") if signed else small.zext("i32")
        if width == 16:
            raw = raw.trunc("i16")
        sign = 1 << ((width or 32) - 1)
        if operand.absolute:
            raw = raw & (sign - 1)
        if operand.negate:
            raw = raw ^ sign
        return raw.bitcast(element)

    # ---- leaving

    def next(self) -> None:
        """Continue with the following record."""
        self.go(self.at(self.rec, state.RECORD))

    def go(self, record: Value) -> None:
        function = self.load(record, "ptr", align=8)
        result = self.name(f"musttail call i32 {function.ref}(ptr %st, ptr {record.ref})")
        self.do(f"ret i32 {result}")

    def leave(self, code: int, resume: Value) -> None:
        """Stop running this wave; it resumes at record ``resume``."""
        self.set_state(state.NEXT, resume)
        self.do(f"ret i32 {code}")

    def count_block(self) -> Value:
        """Charge this basic block's instructions to the turn, its time to the wave; return what is left of the turn."""
        self.set_state(state.CYCLES, self.state(state.CYCLES) + self.record(state.BLOCK_CYCLES))
        left = self.state(state.LEFT) - self.record(state.BLOCK_COUNT)
        self.set_state(state.LEFT, left)
        return left

    def fault(self, kind: int, lane: Value | int = -1, address: Value | int = 0, size: Value | int = 0) -> None:
        """Stop the whole run with a fault at this record."""
        for offset, value in (
            (state.FAULT_KIND, kind),
            (state.FAULT_LANE, lane),
            (state.FAULT_ADDRESS, address),
            (state.FAULT_SIZE, size),
        ):
            self.set_state(offset, value if isinstance(value, Value) else self.const("i64", value))
        self.restore_rounding()
        self.leave(state.FAULT, self.rec)

    def call_python(self, offset: int) -> None:
        """Call the function that the context has at ``offset`` under the host's own mode; other than 0 stops the run."""
        function = self.context(offset, "ptr")
        if self.x86:
            self.set_mxcsr(state.HOST_MXCSR)
        code = self.make("i32", 0, f"call i32 {function.ref}(ptr %st, ptr %rec)")
        if self.x86:
            self.set_mxcsr(state.MXCSR_32)
        with self.when(code.ne(0), likely=False):
            self.leave(state.FAULT, self.rec)

    # ---- lanes

    def lane_mask(self, bits: Value, first: Value, lanes: int = 0) -> Value:
        """Bits ``first``... of an ``i64`` lane mask as a vector of conditions."""
        lanes = lanes or self.lanes
        shifted = bits >> first
        if self.wide_masks:
            word = shifted.trunc(f"i{lanes}")
            return self.make("i1", lanes, f"bitcast {word.type} {word.ref} to <{lanes} x i1>")
        # Without mask registers LLVM would take the bits apart one by one.
        spread = shifted.trunc("i32").splat(lanes)
        return (spread & self.vector("i32", [1 << k for k in range(lanes)])).ne(0)

    def blend(self, mask: Value, new: Value, old: Value) -> Value:
        """``new`` where the mask holds. Without mask registers as bit operations: LLVM would turn a select between
        a loaded and a stored value into a masked store, which such hosts do slowly."""
        if self.wide_masks:
            return self.select(mask, new, old)
        return old ^ ((old ^ new) & mask.sext(new.ty))

    def chunks(
        self,
        carried: Sequence[Value],
        body: Callable[[Value, list[Value]], Sequence[Value]],
    ) -> list[Value]:
        """Run ``body(byte offset within a VGPR, carried)`` for each chunk of lanes."""
        return self.loop(state.VGPR_BYTES, carried, body, step=4 * self.lanes)

    # ---- host rounding and denormal control

    def uses_wide_mode(self) -> bool:
        """Whether MODE's f16 and f64 fields govern this instruction, rather than its f32 fields."""
        kinds = self.op.outs + self.op.ins
        return bool(self.op.flags.get("wide_mode", "f64" in kinds or "f16" in kinds))

    def switch_rounding(self) -> None:
        """Enter the f16/f64 floating-point mode, where it differs from the f32 mode that is in force."""
        if self.x86 and self.uses_wide_mode():
            self._load_mxcsr(state.MXCSR_64)

    def restore_rounding(self) -> None:
        if self.x86 and self.uses_wide_mode():
            self._load_mxcsr(state.MXCSR_32)

    def _load_mxcsr(self, offset: int) -> None:
        differ = self.state(state.MXCSR_32, "i32").ne(self.state(state.MXCSR_64, "i32"))
        with self.when(differ, likely=False):
            self.set_mxcsr(offset)

    def set_mxcsr(self, offset: int) -> None:
        """Load the host's floating-point control word from the state."""
        self.declares.add("declare void @llvm.x86.sse.ldmxcsr(ptr)")
        self.do(f"call void @llvm.x86.sse.ldmxcsr(ptr {self.at(self.st, offset).ref})")
