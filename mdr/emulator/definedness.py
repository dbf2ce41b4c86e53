"""The check on uninitialised registers: what a value was made of follows it, and is reported where the value matters.

Compilers read registers that nobody wrote, and may: they save a register of the caller, or select between a value and
one that is never used. So a record before each instruction works out which lanes of its vector results, and which bits
of its scalar ones, come from something written. Only an address, data stored outside scratch, a condition, EXEC or a
jump's target that does not is a fault.
"""

from __future__ import annotations

import re

from mdr.emulator import faults, state
from mdr.emulator.forms import FormBuilder
from mdr.emulator.ir import Value
from mdr.emulator.registry import TABLE, Op, register
from mdr.emulator.vmem import lane_dword

ADDRESS, DATA, CONDITION, EXECUTE, JUMP = range(5)
USES = {
    ADDRESS: "an address",
    DATA: "the data of a store",
    CONDITION: "the condition of a branch",
    EXECUTE: "EXEC",
    JUMP: "the target of a jump",
}
"""What a value is used as, by the number that a fault has in place of a size."""

_LOGIC = re.compile(r"s_(and|or|xor|andn2|orn2|nand|nor|xnor|andn1|orn1)_(b32|b64|saveexec_b64|wrexec_b64)$")
_MOVES = re.compile(r"s_(mov|not)_b(32|64)$")
_LOW_FIRST = re.compile(r"v_mad_[ui]64_[ui]32|v_lshl_add_u64|v_mov_b64|v_lshlrev_b64|s_lshl_b64|v_pk_mov_b32")
"""Instructions on 64 bits whose low dword comes from the low dwords of their sources alone."""
_MATRIX = re.compile(r"v_s?mfma")
INDEXING = ("s_set_gpr_idx", "s_movrel", "v_movrel")
"""Beginnings of the instructions that have register numbers come from M0. Kernels with them are not checked."""
EXCHANGES = ("v_swap_b32", "v_permlane16_swap_b32", "v_permlane32_swap_b32")


def needed(op: Op, operands: int) -> bool:
    """Whether an instruction takes part."""
    return operands > 0 or op.name.startswith("s_cbranch")


class _Flow:
    """The record of one instruction: its operands' masks, by position."""

    def __init__(self, b: FormBuilder) -> None:
        self.b = b
        self.op = TABLE[b.flags["op"]]
        self.counts = [int(n) for n in b.flags["counts"].split(",") if n]
        self.results = int(b.flags["results"])
        self.sure = {int(n) for n in b.flags["sure"].split(",") if n}
        """Operands that are defined wherever they are read. What the state has of them is not kept up."""
        self.kinds = [operand.kind for operand in b.form.operands]
        known = [ty for ty in self.op.outs + self.op.ins if ty != "scc"]
        self.types = known + ["b32"] * (len(self.kinds) - len(known))
        self.active = b.exec()

    # ---- places and masks

    def lanes_place(self, position: int, dword: int) -> Value:
        b = self.b
        return b.at(b.at(b.st, state.DEFINED + 8 * dword), (b.field(position) - state.VGPRS) >> 5)

    def lanes(self, position: int, dword: int) -> Value:
        if position in self.sure:
            return self.b.const("i64", -1)
        return self.b.load(self.lanes_place(position, dword), "i64", align=8)

    def bits_place(self, position: int, dword: int) -> Value:
        return self.b.at(self.b.at(self.b.st, state.SCALAR_DEFINED + 4 * dword), self.b.field(position))

    def bits(self, position: int) -> Value:
        """The bits of a scalar operand, as wide as it is; all of a constant."""
        wide = self.counts[position] > 1 or self.types[position] in ("mask", "b64", "u64", "i64", "f64")
        ty = "i64" if wide else "i32"
        if self.kinds[position] != "s" or position in self.sure:
            return self.b.const(ty, -1)
        return self.b.load(self.bits_place(position, 0), ty, align=4)

    def value(self, position: int, ty: str) -> Value:
        b = self.b
        if self.kinds[position] == "s":
            return b.load(b.register(position), ty, align=4)
        return b.field(position, ty)

    def set_lanes(self, position: int, dword: int, good: Value) -> None:
        place = self.lanes_place(position, dword)
        old = self.b.load(place, "i64", align=8)
        self.b.store((old & ~self.active) | (good & self.active), place, align=8)

    def set_bits(self, position: int, good: Value) -> None:
        self.b.store(good, self.bits_place(position, 0), align=4)

    def dword(self, position: int, dword: int) -> Value:
        """The bits of one dword of a scalar register operand."""
        if position in self.sure:
            return self.b.const("i32", -1)
        return self.b.load(self.bits_place(position, dword), "i32", align=4)

    def scc(self) -> Value:
        if "sure_of_scc" in self.b.flags:
            return self.b.const("i32", -1)
        return self.b.state(state.SCALAR_DEFINED + state.SCC, "i32")

    def set_scc(self, good: Value) -> None:
        self.b.set_state(state.SCALAR_DEFINED + state.SCC, self.b.select(good, -1, self.b.const("i32", 0)))

    # ---- faults

    def demand(self, position: int, use: int) -> None:
        """Fault unless an operand is defined: a vector one in the active lanes."""
        b = self.b
        for dword in range(self.counts[position]):
            if self.kinds[position] == "v":
                bad = ~self.lanes(position, dword) & self.active
                with b.when(bad.ne(0), likely=False):
                    number = ((b.field(position) - state.VGPRS) >> 8) + dword
                    b.fault(faults.UNINITIALISED, b.cttz(bad), number, use)
            elif self.kinds[position] == "s":
                with b.when(self.dword(position, dword).ne(-1), likely=False):
                    b.fault(faults.UNINITIALISED, -1, (b.field(position) >> 2) + (dword + faults.SCALAR), use)

    def demand_register(self, offset: int, use: int, dwords: int = 1) -> None:
        b = self.b
        for k in range(dwords):
            with b.when(b.state(state.SCALAR_DEFINED + offset + 4 * k, "i32").ne(-1), likely=False):
                b.fault(faults.UNINITIALISED, -1, offset // 4 + k + faults.SCALAR, use)

    def demand_exec(self, good: Value) -> None:
        b = self.b
        with b.when(good.ne(-1), likely=False):
            b.fault(faults.UNINITIALISED, -1, state.EXEC // 4 + faults.SCALAR, EXECUTE)

    def define(self, position: int) -> None:
        for dword in range(self.counts[position]):
            if self.kinds[position] == "v":
                self.set_lanes(position, dword, self.b.const("i64", -1))
            elif self.kinds[position] == "s":
                self.b.store(self.b.const("i32", -1), self.bits_place(position, dword), align=4)


def _emit(b: FormBuilder) -> None:
    flow = _Flow(b)
    name, flags = flow.op.name, flow.op.flags
    if name.startswith("s_cbranch_scc"):
        flow.demand_register(state.SCC, CONDITION)
    elif name.startswith("s_cbranch_vcc"):
        flow.demand_register(state.VCC, CONDITION, 2)
    elif "vmem" in flags or "lds" in flags or flags.get("smem"):
        _memory(flow)
    elif flags.get("indirect") or flags.get("pc"):
        for position in range(flow.results, len(flow.kinds)):
            flow.demand(position, JUMP)
        for position in range(flow.results):
            flow.define(position)
    elif name in ("v_readlane_b32", "v_readfirstlane_b32", "v_writelane_b32"):
        _between(flow)
    elif name in EXCHANGES:
        # Both are results; the lanes' histories are not told apart.
        for position in range(len(flow.kinds)):
            flow.define(position)
    elif name.startswith("v_"):
        _vector(flow)
    else:
        _scalar(flow)
    b.next()


def _memory(flow: _Flow) -> None:
    """Addresses matter, and so does what goes to memory that others see. What comes from memory is defined."""
    op = flow.op
    scratch = op.family == "SCRATCH"
    for position in range(flow.results, len(flow.kinds)):
        if _is_data(flow, position):
            if scratch:
                continue
            if op.family in ("MUBUF", "MTBUF"):
                _buffer_data(flow, position)
                continue
            if op.flags.get("vmem") == "store":
                _stored_data(flow, position)
                continue
            flow.demand(position, DATA)
        else:
            flow.demand(position, ADDRESS)
    if "flat" in op.flags and op.flags.get("vmem") == "atomic" and flow.results:
        flow.demand(2, DATA)
    for position in range(flow.results):
        flow.define(position)


def _is_data(flow: _Flow, position: int) -> bool:
    op = flow.op
    kind = op.flags.get("vmem") or op.flags.get("lds")
    if kind not in ("store", "atomic") or flow.kinds[position] != "v":
        return False
    if op.family in ("MUBUF", "MTBUF"):
        return position == 0
    return position > flow.results


def _buffer_data(flow: _Flow, position: int) -> None:
    """A swizzled buffer is a stack, where registers are saved whatever they hold."""
    b = flow.b
    word = b.load(b.at(b.register(2), 4), "i32", align=4)
    with b.when((word >> 31).eq(0)):
        flow.demand(position, DATA)


def _stored_data(flow: _Flow, position: int) -> None:
    """What is stored matters in the kernel's own buffers. Messages to the host have parts that nobody reads."""
    b = flow.b
    bad = b.const("i64", 0)
    for dword in range(flow.counts[position]):
        bad = bad | (~flow.lanes(position, dword) & flow.active)
    with b.when(bad.ne(0), likely=False):
        lane = b.cttz(bad)
        address = b.load(lane_dword(b, b.register(0), lane), "i32", align=4).zext("i64") + b.record(state.OFFSET)
        if flow.kinds[2:3] == ["s"]:
            address = address + b.load(b.register(2), "i64", align=4)
        else:
            address = address + (b.load(lane_dword(b, b.register(0), lane, 1), "i32", align=4).zext("i64") << 32)
        helper = b.context(state.CHECK_ONE, "ptr")
        found = b.make("i32", 0, f"call i32 {helper.ref}(ptr %st, ptr %rec, i64 {address.ref}, i64 1, i32 0)").eq(0)
        noted = (b.record(state.RANGE_FLAGS) & state.NOTED).ne(0)
        with b.when(found & noted):
            flow.demand(position, DATA)


def _between(flow: _Flow) -> None:
    """Between lanes and scalar registers."""
    b, name = flow.b, flow.op.name
    if name == "v_writelane_b32":
        lane = (b.scalar(2, "u32") & 63).zext("i64")
        # Lane masks are saved so, part of whose bits are defined: a lane remembers no more than whether any is.
        good = flow.bits(1).ne(0)
        place = flow.lanes_place(0, 0)
        bit = b.const("i64", 1) << lane
        old = b.load(place, "i64", align=8)
        b.store(b.select(good, old | bit, old & ~bit), place, align=8)
        return
    if flow.kinds[1] != "v":
        flow.set_bits(0, flow.bits(1))
        return
    if name == "v_readfirstlane_b32":
        lane = b.select(flow.active.eq(0), 0, b.cttz(flow.active))
    else:
        lane = (b.scalar(2, "u32") & 63).zext("i64")
    good = ((flow.lanes(1, 0) >> lane) & 1).ne(0)
    flow.set_bits(0, b.select(good, -1, b.const("i32", 0)))


# ---- vector instructions


def _vector(flow: _Flow) -> None:
    b, op = flow.b, flow.op
    sources = range(flow.results, len(flow.kinds))
    whole = b.const("i64", -1)
    permuted = _permuted(flow) if "dpp" in b.flags else {}
    if _MATRIX.match(op.name):
        _matrix(flow)
        return
    if op.name == "v_cndmask_b32" and flow.types[3] == "mask":
        chosen = b.load(b.register(3), "i64", align=4)
        first = permuted.get(0) or _source(flow, 1, [0])
        second = _source(flow, 2, [0])
        flow.set_lanes(0, 0, flow.bits(3) & ((chosen & second) | (~chosen & first)))
        return
    for position in range(flow.results):
        for dword in range(max(1, flow.counts[position])):
            good = whole
            for source in sources:
                dwords = _dwords(flow, source, dword)
                found = None
                if source == flow.results and permuted:
                    for k in dwords:
                        found = permuted[k] if found is None else found & permuted[k]
                good = good & (_source(flow, source, dwords) if found is None else found)
            if flow.kinds[position] == "v":
                flow.set_lanes(position, dword, good)
            elif dword == 0:
                bits = good | ~flow.active
                flow.set_bits(position, bits)
                if op.flags.get("exec"):
                    flow.demand_exec(bits)
    if "exec" in b.flags and flow.results:
        flow.demand_register(state.EXEC, EXECUTE, 2)


def _dwords(flow: _Flow, source: int, dword: int) -> list[int]:
    """The dwords of a source that a dword of the result depends on."""
    count = flow.counts[source]
    if count < 2:
        return [0]
    if flow.types[source] == "p2" and count == 2:
        key = "op_sel_hi" if dword else "op_sel"
        chosen = re.findall("[01]", flow.b.flags.get(key, ""))
        place = source - flow.results
        return [int(chosen[place]) if place < len(chosen) else dword]
    if _LOW_FIRST.match(flow.op.name) and dword == 0:
        return [0]
    return list(range(count))


def _source(flow: _Flow, position: int, dwords: list[int]) -> Value:
    """The lanes in which a source is defined."""
    b = flow.b
    good = b.const("i64", -1)
    if flow.kinds[position] == "v":
        for dword in dwords:
            good = good & flow.lanes(position, dword)
    elif flow.kinds[position] == "s":
        if flow.types[position] == "mask":
            return flow.bits(position)
        for dword in dwords:
            good = good & b.select(flow.dword(position, dword).eq(-1), -1, b.const("i64", 0))
    return good


def _permuted(flow: _Flow) -> dict[int, Value]:
    """DPP's source by dword: each lane has its source lane's state; a lane without one reads nothing undefined."""
    b = flow.b
    position = flow.results
    table = b.field(5, "ptr")
    found: dict[int, Value] = {}
    for dword in range(max(1, flow.counts[position])):
        lanes = flow.lanes(position, dword)
        if "bound" in b.flags or flow.kinds[0] != "v":
            old = b.const("i64", -1)
        else:
            old = flow.lanes(0, 0)

        def body(lane: Value, carried: list[Value], lanes: Value = lanes, old: Value = old) -> list[Value]:
            index = b.load(b.at(table, lane << 2), "i32", align=4)
            at = (index & 63).zext("i64")
            good = index.cmp("sge", 0) & ((flow.active >> at) & 1).ne(0)
            bit = b.select(good, (lanes >> at) & 1, (old >> lane) & 1)
            return [carried[0] | (bit << lane)]

        found[dword] = b.loop(64, [b.const("i64", 0)], body)[0]
    return found


def _matrix(flow: _Flow) -> None:
    """Matrix products ignore EXEC and mix lanes: a result is defined where all of both factors, and the addend, are."""
    b = flow.b
    both = b.const("i64", -1)
    # The sparse ones have indices in the addend's place, and add to the result.
    sparse = flow.op.family == "SMFMAC"
    for position in (1, 2, 3) if sparse else (1, 2):
        both = both & _source(flow, position, list(range(flow.counts[position])))
    good = b.select(both.eq(-1), -1, b.const("i64", 0))
    for dword in range(flow.counts[0]):
        addend = good
        if sparse:
            addend = good & flow.lanes(0, dword)
        elif len(flow.kinds) > 3 and flow.kinds[3] == "v" and dword < flow.counts[3]:
            addend = good & flow.lanes(3, dword)
        b.store(addend, flow.lanes_place(0, dword), align=8)


# ---- scalar instructions


def _scalar(flow: _Flow) -> None:
    b, op = flow.b, flow.op
    writes_scc = "scc" in op.outs
    if match := _LOGIC.match(op.name):
        _logic(flow, match[1], match[2])
        return
    if _MOVES.match(op.name):
        good = flow.bits(1)
        value = flow.value(1, good.ty)
        if writes_scc:
            flow.set_scc(good.eq(-1) | (~value & good).ne(0))
        _result(flow, good)
        return
    if op.name.startswith("s_cselect"):
        chosen = b.select(b.scc(), flow.bits(1), flow.bits(2))
        _result(flow, b.select(flow.scc().eq(-1), chosen, 0))
        return
    sources = range(flow.results, len(flow.kinds))
    good_scc = flow.scc().eq(-1) if "scc" in op.ins else b.const("i1", 1)
    low = high = good_scc
    for position in sources:
        for dword in range(flow.counts[position]):
            if flow.kinds[position] != "s":
                continue
            one = flow.dword(position, dword).eq(-1)
            high = high & one
            if dword == 0 or not _LOW_FIRST.match(op.name):
                low = low & one
    for position in range(flow.results):
        for dword in range(flow.counts[position]):
            bits = b.select(high if dword else low, -1, b.const("i32", 0))
            b.store(bits, flow.bits_place(position, dword), align=4)
    if writes_scc:
        flow.set_scc(high)
    if "exec" in b.flags:
        flow.demand_register(state.EXEC, EXECUTE, 2)


def _result(flow: _Flow, good: Value) -> None:
    flow.set_bits(0, good)
    if "exec" in flow.b.flags:
        flow.demand_register(state.EXEC, EXECUTE, 2)


def _logic(flow: _Flow, name: str, form: str) -> None:
    """Bit by bit: a 0 decides an AND, a 1 an OR, whatever the other operand is."""
    b = flow.b
    x_good = flow.bits(1)
    ty = x_good.ty
    x = flow.value(1, ty)
    into_exec = form.startswith(("saveexec", "wrexec"))
    if into_exec:
        y, y_good = b.exec(), b.const("i64", -1)
    else:
        y, y_good = flow.value(2, ty), flow.bits(2)
    if name.endswith("n1"):
        x = ~x
    if name.endswith("n2"):
        y = ~y
    stem = name.removesuffix("n1").removesuffix("n2")
    both = x_good & y_good
    if stem in ("and", "nand"):
        good = both | (x_good & ~x) | (y_good & ~y)
        result = x & y
    elif stem in ("or", "nor"):
        good = both | (x_good & x) | (y_good & y)
        result = x | y
    else:
        good, result = both, x ^ y
    if stem in ("nand", "nor", "xnor"):
        result = ~result
    flow.set_scc(good.eq(-1) | (result & good).ne(0))
    if into_exec:
        flow.demand_exec(good)
        flow.set_bits(0, b.const("i64", -1))
    else:
        _result(flow, good)


register(Op("#flow", "internal", _emit))
