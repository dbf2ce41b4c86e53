"""The compiled part of a run: bounds search, starting a wave, setting up workgroups, and one turn after another.

The scheduler is cooperative and deterministic. A workgroup runs until its waves have ended, wait at a barrier, or
gave up their turn (s_sleep, or a loop whose turn is used up). Waves that have ended count as arrived at a barrier.
Everything that changes lives in the control block, so that Python can look at it whenever a call returns.
"""

from __future__ import annotations

from collections.abc import Callable

from mdr.emulator import epochs, faults, notes, state
from mdr.emulator.calls import argument, call, get, give, put
from mdr.emulator.ir import Builder, Value

Body = Callable[[Builder], None]


def functions(x86: bool) -> dict[str, tuple[str, Body]]:
    """Name to (LLVM parameter list, writer) of every function of this module; all return ``i32``."""
    return {
        "check_one": ("ptr %st, ptr %rec, i64 %address, i64 %size, i32 %access", _check_one),
        "check_lanes": ("ptr %st, ptr %rec, i64 %active, i64 %size, i32 %access", _check_lanes),
        "retire": ("ptr %st, i64 %vm, i64 %lgkm", _retire),
        "start": ("ptr %st", lambda b: _start(b, x86)),
        "set_up": ("ptr %ctl, i64 %slot, i64 %group", _set_up),
        "turn": ("ptr %ctl, i64 %slot", _turn),
        "run": ("ptr %ctl", _run),
        **notes.functions(),
    }


def _add(b: Builder, block: Value, offset: int, amount: Value | int) -> None:
    put(b, block, offset, get(b, block, offset) + amount)


def _count(b: Builder, block: Value, offset: int, amount: Value | int) -> Value:
    """Add to what all workers count together; what it was before."""
    if not isinstance(amount, Value):
        amount = b.const("i64", amount)
    return b.make("i64", 0, f"atomicrmw add ptr {b.at(block, offset).ref}, i64 {amount.ref} monotonic")


def _shared(b: Builder, block: Value, offset: int) -> Value:
    """Read what another worker may change."""
    return b.make("i64", 0, f"load atomic i64, ptr {b.at(block, offset).ref} monotonic, align 8")


def _faulted(
    b: Builder, st: Value, rec: Value, kind: Value | int, lane: Value | int, address: Value, size: Value
) -> None:
    for offset, value in (
        (state.FAULT_KIND, kind),
        (state.FAULT_LANE, lane),
        (state.FAULT_ADDRESS, address),
        (state.FAULT_SIZE, size),
        (state.NEXT, rec),
    ):
        put(b, st, offset, value)


# ---- memory checks


def _check_one(b: Builder) -> None:
    """Find the buffer that holds the access, remember it in the record; 1 and the fault's data if there is none."""
    st, rec = argument(b, "st", "ptr"), argument(b, "rec", "ptr")
    address, size, access = argument(b, "address", "i64"), argument(b, "size", "i64"), argument(b, "access", "i32")
    context = get(b, st, state.CONTEXT, "ptr")
    table = get(b, context, state.RANGES, "ptr")
    # Binary search for the last range that starts at or below the address; the table is never empty.
    before, head, body, done = b.block, "search", "halve", "found"
    count = get(b, context, state.RANGE_COUNT)
    b.jump(head)
    b.label(head)
    base, left = Value(b, "i64", 0, "%base"), Value(b, "i64", 0, "%left")
    place = len(b.lines)
    b.branch(left.cmp("ugt", 1), body, done)
    b.label(body)
    half = left >> 1
    middle = base + half
    start = b.load(b.at(table, middle * state.RANGE_BYTES), "i64", align=8)
    following = b.select(start.cmp("ule", address), middle, base)
    rest = left - half
    b.jump(head)
    b.lines[place:place] = [
        f"  %base = phi i64 [ 0, %{before} ], [ {following.ref}, %{body} ]",
        f"  %left = phi i64 [ {count.ref}, %{before} ], [ {rest.ref}, %{body} ]",
    ]
    b.label(done)
    entry = b.at(table, base * state.RANGE_BYTES)
    start, length, flags = (get(b, entry, 8 * k) for k in range(3))
    inside = start.cmp("ule", address) & (address - start).cmp("ule", length - size) & length.cmp("uge", size)
    with b.when(~inside, likely=False):
        _faulted(b, st, rec, faults.MEMORY, -1, address, size)
        give(b, 1)
    denied = (access & state.ACCESS_WRITE).ne(0) & (flags & state.WRITABLE).eq(0)
    with b.when(denied, likely=False):
        _faulted(b, st, rec, faults.READ_ONLY, -1, address, size)
        give(b, 1)
    for offset, value in ((state.RANGE_START, start), (state.RANGE_SIZE, length), (state.RANGE_FLAGS, flags)):
        put(b, rec, offset, value)
    give(b, 0)


def _check_lanes(b: Builder) -> None:
    st, rec = argument(b, "st", "ptr"), argument(b, "rec", "ptr")
    size, access = argument(b, "size", "i64"), argument(b, "access", "i32")
    area = b.at(st, state.ADDRESSES)

    def one(lane: Value) -> None:
        place = b.at(area, lane << 3)
        address = b.load(place, "i64", align=8)
        start, length, flags = (get(b, rec, o) for o in (state.RANGE_START, state.RANGE_SIZE, state.RANGE_FLAGS))
        inside = (address - start).cmp("ule", length - size) & length.cmp("uge", size)
        inside = inside & ((access & state.ACCESS_WRITE).eq(0) | (flags & state.WRITABLE).ne(0))
        with b.when(~inside, likely=False):
            _generic(b, st, rec, lane, address, size, access, place)

    b.lanes_of(argument(b, "active", "i64"), one)
    give(b, 0)


def _generic(
    b: Builder, st: Value, rec: Value, lane: Value, address: Value, size: Value, access: Value, place: Value
) -> None:
    """An address outside the buffer used last: a generic one of LDS or scratch, another buffer, or a fault."""
    flat = (access & state.ACCESS_FLAT).ne(0)
    offset = address & 0xFFFFFFFF
    upper = address >> 32
    done = b.fresh("done")
    for aperture, memory, limit_at, kind in (
        (state.SHARED_APERTURE, state.LDS, state.LDS_SIZE, faults.LDS_BOUNDS),
        (state.PRIVATE_APERTURE, state.SCRATCH, state.SCRATCH_SIZE, faults.SCRATCH_BOUNDS),
    ):
        with b.when(flat & upper.eq(aperture >> 32)):
            limit = get(b, st, limit_at)
            with b.when((offset + size).cmp("ugt", limit), likely=False):
                _faulted(b, st, rec, kind, lane, offset, size)
                give(b, 1)
            host = get(b, st, memory) + offset
            if memory == state.SCRATCH:
                host = host + lane * limit
            b.store(host, place, align=8)
            b.jump(done)
    code = call(b, "check_one", st, rec, address, size, access)
    with b.when(code.ne(0), likely=False):
        put(b, st, state.FAULT_LANE, lane)
        give(b, 1)
    b.jump(done)
    b.label(done)


# ---- outstanding memory operations


def _retire(b: Builder) -> None:
    """s_waitcnt: let the oldest operations be done until no more than the given numbers are left of each counter.

    Vector memory and LDS operations finish in order, scalar loads in any: only a wait for none is sure of them.
    """
    st = argument(b, "st", "ptr")
    vm, lgkm = argument(b, "vm", "i64"), argument(b, "lgkm", "i64")
    queue = b.at(st, state.QUEUE)
    length = get(b, st, state.QUEUE_LENGTH)
    kinds = (state.COUNTERS["vm"], state.COUNTERS["lds"], state.COUNTERS["smem"])
    zero = b.const("i64", 0)

    def count(index: Value, totals: list[Value]) -> list[Value]:
        counters = b.load(b.at(queue, (index << 4) + 4), "i32", align=4)
        return [t + (counters & k).ne(0).zext("i64") for t, k in zip(totals, kinds, strict=True)]

    totals = b.loop(length, [zero] * 3, count)

    def excess(total: Value, limit: Value) -> Value:
        return b.select(total.cmp("ugt", limit), total - limit, 0)

    none = lgkm.eq(0)
    drop = [
        excess(totals[0], vm),
        b.select(none, totals[1], excess(totals[1], lgkm)),
        b.select(none, totals[2], zero),
    ]

    def one(index: Value, carried: list[Value]) -> list[Value]:
        kept, *drops = carried
        entry = b.at(queue, index << 4)
        what = b.load(entry, "i32", align=8)
        counters = b.load(b.at(entry, 4), "i32", align=4)
        lanes = b.load(b.at(entry, 8), "i64", align=8)
        for k, kind in enumerate(kinds):
            hit = (counters & kind).ne(0) & drops[k].ne(0)
            counters = b.select(hit, counters & ~kind, counters)
            drops[k] = drops[k] - hit.zext("i64")
        with b.when(counters.eq(0)):
            _arrived(b, st, what, lanes)
        place = b.at(queue, kept << 4)
        b.store(what, place, align=8)
        b.store(counters, b.at(place, 4), align=4)
        b.store(lanes, b.at(place, 8), align=8)
        return [kept + counters.ne(0).zext("i64"), *drops]

    kept = b.loop(length, [zero, *drop], one)[0]
    put(b, st, state.QUEUE_LENGTH, kept)
    give(b, 0)


def _arrived(b: Builder, st: Value, what: Value, lanes: Value) -> None:
    """The registers of a finished operation hold their values now."""
    count = (what >> 16).zext("i64")
    index = (what & 0x7FFF).zext("i64")
    with b.when(count.ne(0)):

        def clear(k: Value, carried: list[Value]) -> list[Value]:
            with b.when((what & 0x8000).eq(0)):
                place = b.at(b.at(st, state.PENDING), (index + k) << 3)
                b.store(b.load(place, "i64", align=8) & ~lanes, place, align=8)
            with b.when((what & 0x8000).ne(0)):
                b.store(b.const("i8", 0), b.at(b.at(st, state.SCALAR_PENDING), index + k))
            return []

        b.loop(count, [], clear)


# ---- waves and workgroups


def _start(b: Builder, x86: bool) -> None:
    """Run a wave from its next record under its own floating-point mode until it leaves; return its code."""
    st = argument(b, "st", "ptr")
    if x86:
        b.declares |= {"declare void @llvm.x86.sse.ldmxcsr(ptr)", "declare void @llvm.x86.sse.stmxcsr(ptr)"}
        b.do(f"call void @llvm.x86.sse.stmxcsr(ptr {b.at(st, state.HOST_MXCSR).ref})")
        b.do(f"call void @llvm.x86.sse.ldmxcsr(ptr {b.at(st, state.MXCSR_32).ref})")
    record = get(b, st, state.NEXT, "ptr")
    function = b.load(record, "ptr", align=8)
    code = b.make("i32", 0, f"call i32 {function.ref}(ptr %st, ptr {record.ref})")
    if x86:
        b.do(f"call void @llvm.x86.sse.ldmxcsr(ptr {b.at(st, state.HOST_MXCSR).ref})")
    b.do(f"ret i32 {code.ref}")


def _copy(b: Builder, target: Value, source: Value, size: Value | int) -> None:
    b.declares.add("declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)")
    length = size.ref if isinstance(size, Value) else str(size)
    b.do(f"call void @llvm.memcpy.p0.p0.i64(ptr {target.ref}, ptr {source.ref}, i64 {length}, i1 false)")


def _clear(b: Builder, target: Value, size: Value) -> None:
    b.declares.add("declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)")
    b.do(f"call void @llvm.memset.p0.i64(ptr {target.ref}, i8 0, i64 {size.ref}, i1 false)")


def _wave_state(b: Builder, ctl: Value, slot: Value, wave: Value) -> Value:
    index = slot * get(b, ctl, state.WAVES) + wave
    return b.at(get(b, ctl, state.STATES, "ptr"), index * get(b, ctl, state.STATE_BYTES))


def _slot(b: Builder, ctl: Value, slot: Value) -> Value:
    return b.at(get(b, ctl, state.SLOT_TABLE, "ptr"), slot * state.SLOT_BYTES)


def _divide(b: Builder, x: Value, y: Value) -> tuple[Value, Value]:
    return b.make("i64", 0, f"udiv i64 {x.ref}, {y.ref}"), b.make("i64", 0, f"urem i64 {x.ref}, {y.ref}")


def _set_up(b: Builder) -> None:
    """Put a workgroup into a slot: every wave as the hardware starts it, LDS and scratch cleared."""
    ctl, slot, group = argument(b, "ctl", "ptr"), argument(b, "slot", "i64"), argument(b, "group", "i64")
    entry = _slot(b, ctl, slot)
    for k, value in enumerate((1, 0, 0)):
        put(b, entry, 8 * k, value)
    put(b, entry, 24, group)
    _add(b, ctl, state.RESIDENT, 1)
    rest, x = _divide(b, group, get(b, ctl, state.GRID_X))
    z, y = _divide(b, rest, get(b, ctl, state.GRID_Y))
    lds = b.at(get(b, ctl, state.LDS_BLOCKS, "ptr"), slot * get(b, ctl, state.LDS_BYTES))
    _clear(b, lds, get(b, ctl, state.LDS_BYTES))
    shadow = b.at(get(b, ctl, state.SHADOWS, "ptr"), slot * get(b, ctl, state.SHADOW_BYTES))
    _clear(b, shadow, get(b, ctl, state.SHADOW_CLEAR))
    waves = get(b, ctl, state.WAVES)

    def one(wave: Value, carried: list[Value]) -> list[Value]:
        st = _wave_state(b, ctl, slot, wave)
        _copy(b, st, get(b, ctl, state.TEMPLATE, "ptr"), state.HEADER_BYTES)
        _clear(b, b.at(st, state.VGPRS), get(b, ctl, state.CLEAR_BYTES))
        for masks in (state.DEFINED, state.PENDING):
            _clear(b, b.at(st, masks), get(b, ctl, state.CLEAR_MASKS))
        table = b.at(get(b, ctl, state.WAVE_TABLE, "ptr"), wave * state.WAVE_BYTES)
        active = b.load(table, "i64", align=8)
        put(b, st, state.EXEC, active)
        put(b, st, state.DEFINED, active)
        _copy(b, b.at(st, state.VGPRS), b.at(table, 8), state.VGPR_BYTES)
        for where, value in ((state.ID_X, x), (state.ID_Y, y), (state.ID_Z, z)):
            offset = get(b, ctl, where)
            with b.when(offset.ne(state.NOWHERE)):
                b.store(value.trunc("i32"), b.at(st, offset - 4), align=4)
        put(b, st, state.LDS, b.address(lds))
        put(b, st, state.LDS_SHADOW, b.address(shadow))
        index = slot * waves + wave
        scratch = b.at(get(b, ctl, state.SCRATCH_BLOCKS, "ptr"), index * get(b, ctl, state.SCRATCH_BYTES))
        _clear(b, scratch, get(b, ctl, state.SCRATCH_BYTES))
        put(b, st, state.SCRATCH, b.address(scratch))
        b.store(wave.trunc("i32"), b.at(st, state.WAVE), align=4)
        put(b, st, state.GROUP, group)
        put(b, st, state.NEXT, get(b, ctl, state.ENTRY))
        put(b, st, state.CONTEXT, get(b, ctl, state.RUN_CONTEXT))
        return []

    b.loop(waves, [], one)
    give(b, 0)


def _turn(b: Builder) -> None:
    """Give every ready wave of a slot one turn; release a complete barrier; free the slot of a finished workgroup."""
    ctl, slot = argument(b, "ctl", "ptr"), argument(b, "slot", "i64")
    entry = _slot(b, ctl, slot)
    waves = get(b, ctl, state.WAVES)
    context = get(b, ctl, state.RUN_CONTEXT, "ptr")
    order = get(b, ctl, state.ORDER, "ptr")

    def one(position: Value, carried: list[Value]) -> list[Value]:
        wave = b.load(b.at(order, position << 2), "i32", align=4).zext("i64")
        st = _wave_state(b, ctl, slot, wave)
        with b.when(get(b, st, state.STATUS, "i32").eq(state.READY)):
            turn = get(b, ctl, state.TURN)
            put(b, st, state.LEFT, turn)
            code = call(b, "start", st)
            spent = turn - get(b, st, state.LEFT)
            _add(b, st, state.COUNT, spent)
            _add(b, ctl, state.SPENT, spent)
            with b.when(code.eq(state.FAULT), likely=False):
                put(b, ctl, state.STOPPED, b.address(st))
                give(b, state.FAULTED)
            with b.when(code.eq(state.ENDED)):
                b.store(b.const("i32", state.DONE), b.at(st, state.STATUS), align=4)
                _add(b, entry, 8, 1)
            with b.when(code.eq(state.BARRIER)):
                b.store(b.const("i32", state.WAITING), b.at(st, state.STATUS), align=4)
                _add(b, entry, 16, 1)
                with b.when(get(b, ctl, state.SAME_BARRIER).ne(0), likely=False):
                    _same_barrier(b, ctl, slot, st)
            with b.when(code.cmp("uge", state.SLEEPING)):
                put(b, ctl, state.YIELDS, 1)
                with b.when(code.eq(state.SLEEPING)):
                    _add(b, ctl, state.SLEPT, 1)
        return []

    b.loop(waves, [], one)
    ended, arrived = get(b, entry, 8), get(b, entry, 16)
    with b.when(ended.eq(waves)):
        put(b, entry, 0, 0)
        _add(b, ctl, state.RESIDENT, -1)
        put(b, ctl, state.WAITED, 0)
        give(b, 0)
    with b.when((ended + arrived).eq(waves)):
        met = epochs.tick(b, context)

        def latest(wave: Value, carried: list[Value]) -> list[Value]:
            st = _wave_state(b, ctl, slot, wave)
            times = (get(b, st, state.CYCLES), get(b, st, state.ACQUIRED, "i32"))
            return [b.select(t.cmp("ugt", best), t, best) for t, best in zip(times, carried, strict=True)]

        time, acquired = b.loop(waves, [b.const("i64", 0), b.const("i32", 0)], latest)

        def release(wave: Value, carried: list[Value]) -> list[Value]:
            st = _wave_state(b, ctl, slot, wave)
            put(b, st, state.CYCLES, time)
            with b.when(get(b, st, state.STATUS, "i32").eq(state.WAITING)):
                b.store(b.const("i32", state.READY), b.at(st, state.STATUS), align=4)
            call(b, "meet", st, met, acquired)
            return []

        b.loop(waves, [], release)
        put(b, entry, 16, 0)
    give(b, 0)


def _same_barrier(b: Builder, ctl: Value, slot: Value, arrived: Value) -> None:
    """Stop if another wave of the workgroup waits at another s_barrier than the one that a wave just came to."""
    here = get(b, arrived, state.NEXT)

    def one(wave: Value, carried: list[Value]) -> list[Value]:
        st = _wave_state(b, ctl, slot, wave)
        there = get(b, st, state.NEXT)
        with b.when(get(b, st, state.STATUS, "i32").eq(state.WAITING) & there.ne(here), likely=False):
            before = get(b, arrived, state.NEXT, "ptr")
            _faulted(b, arrived, b.at(before, -state.RECORD), faults.BARRIER, -1, there, wave)
            put(b, ctl, state.STOPPED, b.address(arrived))
            give(b, state.FAULTED)
        return []

    b.loop(get(b, ctl, state.WAVES), [], one)


def _admit(b: Builder, ctl: Value, group: Value) -> None:
    """Give a workgroup the lowest free slot; there is one, since fewer are resident than there are."""
    before, head = b.block, "free"
    b.jump(head)
    b.label(head)
    slot = Value(b, "i64", 0, "%slot")
    place = len(b.lines)
    taken = get(b, _slot(b, ctl, slot), 0).ne(0)
    upper = slot + 1
    b.branch(taken, head, "chosen")
    b.lines.insert(place, f"  %slot = phi i64 [ 0, %{before} ], [ {upper.ref}, %{head} ]")
    b.label("chosen")
    call(b, "set_up", ctl, slot, group)
    high = get(b, ctl, state.HIGH)
    put(b, ctl, state.HIGH, b.select(upper.cmp("ugt", high), upper, high))


def _run(b: Builder) -> None:
    """Admit workgroups and give turns until all are finished, one faults, waves only wait, or the budget is spent."""
    ctl = argument(b, "ctl", "ptr")
    b.jump("again")
    b.label("again")
    together = get(b, ctl, state.TOGETHER, "ptr")
    with b.when(_shared(b, together, state.STOP).ne(0), likely=False):
        give(b, state.FINISHED)
    groups, slots, resident = (get(b, ctl, offset) for offset in (state.GROUPS, state.SLOTS, state.RESIDENT))
    waited = get(b, ctl, state.WAITED)
    impatient = resident.eq(0) | waited.cmp("uge", get(b, ctl, state.PATIENCE))
    room = resident.cmp("ult", slots) & _shared(b, together, state.NEXT_GROUP).cmp("ult", groups)
    with b.when(room & impatient):
        following = _count(b, together, state.NEXT_GROUP, 1)
        with b.when(following.cmp("ult", groups), likely=True):
            _admit(b, ctl, following)
    put(b, ctl, state.YIELDS, 0)

    def one(slot: Value, carried: list[Value]) -> list[Value]:
        with b.when(get(b, _slot(b, ctl, slot), 0).ne(0)):
            code = call(b, "turn", ctl, slot)
            with b.when(code.ne(0), likely=False):
                b.do(f"ret i32 {code.ref}")
        return []

    b.loop(get(b, ctl, state.HIGH), [], one)
    with b.when(get(b, ctl, state.RESIDENT).eq(0)):
        put(b, ctl, state.HIGH, 0)
    none_left = _shared(b, together, state.NEXT_GROUP).cmp("uge", groups)
    with b.when(get(b, ctl, state.RESIDENT).eq(0) & none_left):
        give(b, state.FINISHED)
    spent = get(b, ctl, state.SPENT)
    with b.when(spent.cmp("uge", state.REPORT), likely=False):
        _count(b, together, state.EXECUTED, spent)
        put(b, ctl, state.SPENT, 0)
    executed = _shared(b, together, state.EXECUTED) + get(b, ctl, state.SPENT)
    asleep = get(b, ctl, state.SLEPT) * state.SLEEP
    with b.when((executed + asleep).cmp("uge", get(b, ctl, state.BUDGET)), likely=False):
        give(b, state.EXHAUSTED)
    context = get(b, ctl, state.RUN_CONTEXT, "ptr")
    time, limit = (get(b, context, offset, "i32") for offset in (state.CHECK_TIME, state.EPOCH_LIMIT))
    with b.when(time.cmp("ugt", limit >> 1) & limit.cmp("ugt", 1), likely=False):
        give(b, state.USED_UP)
    with b.when(get(b, ctl, state.YIELDS).ne(0)):
        _add(b, ctl, state.WAITED, 1)
        give(b, state.IDLE)
    b.jump("again")
