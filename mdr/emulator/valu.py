"""Vector instructions: fetch operands chunk by chunk of lanes, compute, write under EXEC.

Every lane's sources are read before its results are written, and lanes do not see each other, so overlapping
source and destination registers need no care. DPP first permutes its source into a work area.
"""

from __future__ import annotations

from collections.abc import Callable

from mdr.emulator import state
from mdr.emulator.forms import FormBuilder, Mask, OperandForm, Vector
from mdr.emulator.ir import Value
from mdr.emulator.registry import TYPES


class Source:
    """One source operand: scalars are read once before the loop, vectors in each chunk, of ``register`` if that is given."""

    def __init__(self, b: FormBuilder, position: int, ty: str, *, register: Vector | None = None) -> None:
        self.b = b
        self.ty = ty
        self.operand: OperandForm = b.form.operands[position]
        if b.op.flags.get("raw_signs"):
            self.operand = OperandForm(self.operand.kind)  # the opcode's function applies the signs itself
        self.element, self.width = TYPES[ty]
        self.register: Vector | Mask | None = register
        self.value: Value | None = None
        if register is not None:
            return
        if ty == "mask":
            self.register = b.mask_register(position)
        elif self.operand.kind == "v":
            self.register = b.vector_register(position)
        else:
            self.value = b.scalar(position, ty, self.operand)

    def read(self, offset: Value) -> Value:
        """The operand's value in the lanes of the chunk at byte ``offset``."""
        b = self.b
        if self.value is not None:
            return self._limited(self.value.splat(b.lanes))
        if isinstance(self.register, Mask):
            return self.register.read(offset)
        assert self.register is not None
        raw = self.register.read(offset)
        if self.width == 64:
            high = self.register.read(offset, 1)
            raw = raw.zext("i64") | (high.zext("i64") << 32)
        return self._limited(b.modified(raw, self.operand, self.element, self.width))

    def _limited(self, value: Value) -> Value:
        if self.ty == "u24":
            return value & 0xFFFFFF
        return (value << 8).ashr(8) if self.ty == "i24" else value


class Destination:
    """One result in VGPRs; sub-dword results keep or clear the rest as SDWA, op_sel or the opcode say."""

    def __init__(self, b: FormBuilder, position: int, ty: str) -> None:
        self.b = b
        self.ty = ty
        self.width = TYPES[ty][1]
        self.register = b.vector_register(position)
        self.select = b.form.operands[position].select
        self.unused = b.flags.get("unused", "pad")

    def write(self, offset: Value, value: Value, mask: Value | None) -> None:
        if self.width == 64:
            whole = value.bitcast("i64")
            self.register.write(offset, whole.trunc("i32"), mask)
            self.register.write(offset, (whole >> 32).trunc("i32"), mask, 1)
            return
        raw = value.bitcast(f"i{self.width}")
        if self.width == 16:
            raw = raw.zext("i32")
        if self.select:
            raw = self._placed(offset, raw)
        self.register.write(offset, raw, mask)

    def _placed(self, offset: Value, raw: Value) -> Value:
        bits = 8 if self.select[0] == "b" else 16
        shift = bits * int(self.select[1])
        keep = ((1 << bits) - 1) << shift
        moved = (raw << shift) & keep
        if self.unused == "pad":
            return moved
        if self.unused == "sext":
            return (raw << (32 - bits)).ashr(32 - bits) << shift
        return (self.register.read(offset) & ~keep) | moved


def emit(b: FormBuilder) -> None:
    """Write a vector instruction whose results are VGPRs and lane masks (``mask`` results go to SGPR pairs)."""
    outs, ins = b.op.outs, b.op.ins
    active = b.exec()
    written = active
    registers: dict[int, Vector] = {}
    if "dpp" in b.flags:
        written, valid = permute(b, len(outs), active)
        if "bound" not in b.flags:
            written = written & valid
        registers[len(outs)] = Vector(b, b.at(b.st, state.PERMUTED))
    sources = [Source(b, len(outs) + k, ty, register=registers.get(len(outs) + k)) for k, ty in enumerate(ins)]
    masks = [k for k, ty in enumerate(outs) if ty == "mask"]
    targets = {k: Destination(b, k, ty) for k, ty in enumerate(outs) if ty != "mask"}
    b.switch_rounding()
    zeros = [b.const("i64", 0)] * len(masks)

    def pass_over(full: bool) -> list[Value]:
        def body(offset: Value, carried: list[Value]) -> list[Value]:
            mask = None if full else b.lane_mask(written, offset >> 2)
            results = compute(b, [s.read(offset) for s in sources])
            following: list[Value] = []
            for position, value in enumerate(results):
                if position in targets:
                    targets[position].write(offset, value, mask)
                else:
                    bits = b.mask_bits(value) << (offset >> 2)
                    following.append(carried[len(following)] | bits)
            return following

        return b.chunks(zeros, body)

    values = by_lanes(b, written, pass_over)
    b.restore_rounding()
    for position, value in zip(masks, values, strict=True):
        b.set_scalar(position, value)
        if b.op.flags.get("exec"):
            b.set_state(state.EXEC, value)
    b.next()


def by_lanes(b: FormBuilder, written: Value, pass_over: Callable[[bool], list[Value]]) -> list[Value]:
    """Pass over all lanes without a mask where all are written, else with one; the lane masks that this makes."""
    full, partial, done = b.fresh("full"), b.fresh("partial"), b.fresh("done")
    b.branch(written.eq(-1), full, partial)
    b.label(full)
    all_bits = pass_over(True)
    after_full = b.block
    b.jump(done)
    b.label(partial)
    some_bits = [v & written for v in pass_over(False)]
    after_partial = b.block
    b.jump(done)
    b.label(done)
    return [b.phi(x, after_full, y, after_partial) for x, y in zip(all_bits, some_bits, strict=True)]


def compute(b: FormBuilder, values: list[Value]) -> list[Value]:
    """Apply the opcode's function, then its output modifiers, to one chunk."""
    assert b.op.fn is not None
    result = b.op.fn(b, *values)
    results = list(result) if isinstance(result, tuple) else [result]
    first = results[0]
    if scale := b.flags.get("omod"):
        first = first * float(scale)
    if "clamp" in b.flags and first.is_float:
        first = clamped(b, first)
    results[0] = first
    return results


def clamped(b: FormBuilder, value: Value) -> Value:
    """Limit to [0, 1]; NaN gives 0 (DX10_CLAMP is set in every kernel that LLVM describes)."""
    low = b.select(value.cmp("ogt", 0.0), value, 0.0)
    return b.select(low.cmp("olt", 1.0), low, 1.0)


def permute(b: FormBuilder, position: int, active: Value) -> tuple[Value, Value]:
    """Copy DPP's source operand, lanes rearranged, to the work area; return (lanes enabled, lanes with valid data).

    The record names a table of 64 source lanes (-1: none). A lane whose source is inactive reads nothing either.
    """
    source = b.register(position)
    target = b.at(b.st, state.PERMUTED)
    table = b.record(state.TARGET, "ptr")
    dwords = 2 if TYPES[b.op.ins[0]][1] == 64 else 1

    def body(lane: Value, carried: list[Value]) -> list[Value]:
        index = b.load(b.at(table, lane << 2), "i32", align=4)
        at = (index & 63).zext("i64")
        good = index.cmp("sge", 0) & ((active >> at) & 1).ne(0)
        for k in range(dwords):
            value = b.load(b.at(b.at(source, k * state.VGPR_BYTES), at << 2), "i32", align=4)
            value = b.select(good, value, 0)
            b.store(value, b.at(b.at(target, k * state.VGPR_BYTES), lane << 2), align=4)
        return [carried[0] | (good.zext("i64") << lane)]

    valid = b.loop(64, [b.const("i64", 0)], body)[0]
    return active & b.record(state.LANE_MASK), valid
