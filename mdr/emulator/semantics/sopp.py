"""SOPP and control flow: branches, barriers, waits, the program counter and hardware registers."""

from __future__ import annotations

from mdr.emulator import faults, state
from mdr.emulator.forms import FormBuilder as B
from mdr.emulator.ir import Value as V
from mdr.emulator.registry import CHIPS, Op, family, register


def _nothing(b: B) -> None:
    b.next()


_NONE = "no effect: caches, priorities, messages and exceptions are not modelled"
nop = family("SOPP", _nothing, drop=True)
for _name in (
    "s_nop", "s_waitcnt", "s_sendmsg", "s_setprio", "s_sethalt", "s_icache_inv", "s_incperflevel", "s_decperflevel",
    "s_ttracedata", "s_wakeup", "s_cbranch_cdbgsys", "s_cbranch_cdbguser",
    "s_cbranch_cdbgsys_or_user", "s_cbranch_cdbgsys_and_user", "s_dcache_inv", "s_dcache_wb", "s_dcache_inv_vol",
    "s_dcache_wb_vol", "s_dcache_discard", "s_dcache_discard_x2", "s_atc_probe", "s_atc_probe_buffer",
):  # fmt: skip
    nop(_name, exact=_NONE)
for _name, _chips in (
    ("buffer_wbl2", CHIPS), ("buffer_inv", ("gfx942", "gfx950")),
    ("buffer_wbinvl1", ("gfx90a",)), ("buffer_wbinvl1_vol", ("gfx90a",)), ("buffer_invl2", ("gfx90a",)),
):  # fmt: skip
    nop(_name, exact=_NONE, chips=_chips)


# ---- ends of a wave's turn


def _leaving(code: int) -> object:
    def emit(b: B) -> None:
        b.count_block()
        b.leave(code, b.at(b.rec, state.RECORD))

    return emit


for _name, _code in (
    ("s_endpgm", state.ENDED),
    ("s_endpgm_saved", state.ENDED),
    ("s_barrier", state.BARRIER),
    ("s_sleep", state.SLEEPING),
):
    register(Op(_name, "SOPP", _leaving(_code), flags={"ends_block": True}))  # type: ignore[arg-type]


def _trap(b: B) -> None:
    b.fault(faults.UNKNOWN)


def _s_trap(b: B) -> None:
    """What a failed assertion ends in: no trap handler is modelled, so the launch stops here."""
    b.fault(faults.TRAP, address=b.field(0))


register(Op("s_trap", "SOPP", _s_trap, (), ("b32",), exact="stops the launch with a report"))


def _fall_through(b: B) -> None:
    b.count_block()
    b.next()


register(Op("unknown", "internal", _trap))
register(Op("join", "internal", _fall_through))


# ---- branches: the record's target, or the next record


def _take(b: B, target: V, left: V) -> None:
    """Jump; a loop whose turn is used up gives the other waves theirs first."""
    if "back" in b.flags:
        with b.when(left.cmp("slt", 0), likely=False):
            b.leave(state.YIELDED, target)
    b.go(target)


def _branch(b: B) -> None:
    left = b.count_block()
    _take(b, b.record(state.TARGET, "ptr"), left)


def _conditional(b: B) -> None:
    left = b.count_block()
    what = b.form.name.removeprefix("s_cbranch_")
    if what.startswith("scc"):
        holds = b.scc()
    else:
        holds = b.state(state.VCC if what.startswith("vcc") else state.EXEC).ne(0)
    if what in ("scc0", "vccz", "execz"):
        holds = ~holds
    taken, other = b.fresh("taken"), b.fresh("other")
    b.branch(holds, taken, other)
    b.label(taken)
    _take(b, b.record(state.TARGET, "ptr"), left)
    b.label(other)
    b.next()


register(Op("s_branch", "SOPP", _branch, flags={"branch": True, "ends_block": True}))
for _name in ("scc0", "scc1", "vccz", "vccnz", "execz", "execnz"):
    register(Op(f"s_cbranch_{_name}", "SOPP", _conditional, flags={"branch": True, "ends_block": True}))


def _after(b: B) -> V:
    """Address in memory of the following instruction (field 2 holds its address in the image)."""
    return b.context(state.IMAGE_BASE) + b.field(2)


def _jump(b: B, address: V) -> None:
    """Continue at the record of the instruction at ``address``; fault if there is none."""
    left = b.count_block()
    offset = address - b.context(state.IMAGE_BASE) - b.context(state.TEXT_START)
    bad, inside = b.fresh("bad"), b.fresh("inside")
    good = offset.cmp("ult", b.context(state.TEXT_SIZE)) & (offset & 3).eq(0)
    b.branch(good, inside, bad, likely=True)
    b.label(inside)
    index = b.load(b.at(b.context(state.PC_MAP, "ptr"), offset), "i32", align=4)
    known = b.fresh("known")
    b.branch(index.ne(state.NO_RECORD), known, bad, likely=True)
    b.label(known)
    target = b.at(b.context(state.RECORDS, "ptr"), index.zext("i64") * state.RECORD)
    # A jump into the middle of a block does not execute what stands before it there.
    skipped = b.load(b.at(target, state.BLOCK_COUNT), "i64", align=8) - 1
    b.set_state(state.LEFT, left + skipped)
    before = b.load(b.at(target, state.BLOCK_CYCLES), "i64", align=8)
    b.set_state(state.CYCLES, b.state(state.CYCLES) - before)
    with b.when(left.cmp("slt", 0), likely=False):
        b.leave(state.YIELDED, target)
    b.go(target)
    b.label(bad)
    b.fault(faults.BAD_JUMP, address=address)


def _getpc(b: B) -> None:
    b.set_scalar(0, _after(b))
    b.next()


def _setpc(b: B) -> None:
    _jump(b, b.scalar(0, "u64"))


def _swappc(b: B) -> None:
    target = b.scalar(1, "u64")
    b.set_scalar(0, _after(b))
    _jump(b, target)


def _call(b: B) -> None:
    left = b.count_block()
    b.set_scalar(0, _after(b))
    _take(b, b.record(state.TARGET, "ptr"), left)


register(Op("s_getpc_b64", "SOP1", _getpc, ("b64",), (), flags={"pc": True}))
register(Op("s_setpc_b64", "SOP1", _setpc, (), ("b64",), flags={"ends_block": True, "indirect": True}))
register(
    Op("s_swappc_b64", "SOP1", _swappc, ("b64",), ("b64",), flags={"ends_block": True, "pc": True, "indirect": True})
)
register(Op("s_call_b64", "SOPK", _call, ("b64",), (), flags={"branch": True, "ends_block": True, "pc": True}))


# ---- hardware registers (field 4: shift, field 5: mask of the width)

MODE_REGISTER, STATUS_REGISTER, TRAPSTS_REGISTER, HW_ID, GPR_ALLOC, LDS_ALLOC, XCC_ID = 1, 2, 3, 4, 5, 6, 20


def _hardware(b: B) -> V:
    number = int(b.flags["register"])
    if number == MODE_REGISTER:
        return b.state(state.MODE, "i32")
    if number == STATUS_REGISTER:
        exec_zero = b.exec().eq(0).zext("i32") << 9
        vcc_zero = b.state(state.VCC).eq(0).zext("i32") << 10
        return b.state(state.SCC, "i32") | exec_zero | vcc_zero
    if number == HW_ID:
        return b.state(state.WAVE, "i32") & 15
    if number == TRAPSTS_REGISTER:
        return b.state(state.TRAP_STATUS, "i32")
    return b.const("i32", 0)


def _getreg(b: B) -> None:
    shift, mask = b.field(4, "i32"), b.field(5, "i32")
    b.set_scalar(0, (_hardware(b) >> shift) & mask)
    b.next()


def _setreg(b: B) -> None:
    number = int(b.flags["register"])
    offsets = {MODE_REGISTER: state.MODE, TRAPSTS_REGISTER: state.TRAP_STATUS}
    if number in offsets:
        shift, mask = b.field(4, "i32"), b.field(5, "i32")
        value = b.scalar(0, "u32")
        old = b.state(offsets[number], "i32")
        b.set_state(offsets[number], (old & ~(mask << shift)) | ((value & mask) << shift))
        if number == MODE_REGISTER:
            load_mode(b)
    b.next()


def load_mode(b: B) -> None:
    """Derive the host's control words from MODE and put the f32 one in force."""
    mode = b.state(state.MODE, "i32")
    for offset, round_shift, denormal_shift in ((state.MXCSR_32, 0, 4), (state.MXCSR_64, 2, 6)):
        rounding = (mode >> round_shift) & 3
        # AMD counts nearest, up, down, to zero; x86 has up and down the other way round.
        swapped = ((rounding & 1) << 1) | (rounding >> 1)
        denormals = (mode >> denormal_shift) & 3
        zero_inputs = ((denormals & 1) ^ 1) << 6
        zero_results = ((denormals >> 1) ^ 1) << 15
        b.set_state(offset, (swapped << 13) | zero_inputs | zero_results | 0x1F80)
    if b.x86:
        b.set_mxcsr(state.MXCSR_32)


register(Op("s_getreg_b32", "SOPK", _getreg, ("b32",), (), flags={"hwreg": True},
            exact="MODE, SCC and the zero flags are exact; HW_ID is the wave's number; other registers read 0"))  # fmt: skip
register(Op("s_setreg_b32", "SOPK", _setreg, (), ("b32",), flags={"hwreg": True}))
register(Op("s_setreg_imm32_b32", "SOPK", _setreg, (), ("b32",), flags={"hwreg": True}))


# ---- VGPR indexing: M0 holds the index (bits 0-7) and which operands it is for (bits 12-15), MODE whether it is on

_INDEXING = 1 << 27


def _index_on(b: B) -> None:
    """Field 4: which operands."""
    b.set_state(
        state.M0, (b.state(state.M0, "i32") & ~0xF0FF) | (b.scalar(0, "u32") & 0xFF) | (b.field(4, "i32") << 12)
    )
    b.set_state(state.MODE, b.state(state.MODE, "i32") | _INDEXING)
    b.next()


def _index_off(b: B) -> None:
    b.set_state(state.MODE, b.state(state.MODE, "i32") & ~_INDEXING)
    b.next()


def _index_mode(b: B) -> None:
    b.set_state(state.M0, (b.state(state.M0, "i32") & ~0xF000) | (b.field(4, "i32") << 12))
    b.next()


def _index_value(b: B) -> None:
    b.set_state(state.M0, (b.state(state.M0, "i32") & ~0xFF) | (b.scalar(0, "u32") & 0xFF))
    b.next()


_BETWEEN = (
    "bit-exact for vector instructions that stand between s_set_gpr_idx_on and the next s_set_gpr_idx_off; "
    "kernels with them are not checked for registers that nobody wrote"
)
register(Op("s_set_gpr_idx_on", "SOPC", _index_on, (), ("u32",), exact=_BETWEEN, flags={"gpr_idx": 8}))
register(Op("s_set_gpr_idx_off", "SOPP", _index_off, exact=_BETWEEN))
register(Op("s_set_gpr_idx_mode", "SOPP", _index_mode, exact=_BETWEEN, flags={"gpr_idx": 0}))
register(Op("s_set_gpr_idx_idx", "SOP1", _index_value, (), ("u32",), exact=_BETWEEN))


def _move_relative(b: B) -> None:
    """Move between scalar registers; M0 is added to the number of the source's or the result's register."""
    result = b.op.flags["result"]
    moved = b.register(0 if result else 1)
    offset = b.address(moved) - b.address(b.st) + (b.state(state.M0, "i32").zext("i64") << 2)
    # Beyond the scalar registers nothing is defined; stay among them.
    place = b.at(b.st, offset & 0x1F8 if b.op.outs[0] == "b64" else offset & 0x1FC)
    whole = "i64" if b.op.outs[0] == "b64" else "i32"
    if result:
        b.store(b.scalar(1, b.op.ins[0]), place, align=4)
    else:
        b.set_scalar(0, b.load(place, whole, align=4))
    b.next()


for _ty in ("b32", "b64"):
    for _name, _result in ((f"s_movrels_{_ty}", False), (f"s_movreld_{_ty}", True)):
        register(Op(_name, "SOP1", _move_relative, (_ty,), (_ty,), flags={"result": _result}))
