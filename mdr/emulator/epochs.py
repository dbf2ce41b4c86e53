"""The order of what waves do, for the check on races: epochs, which are stretches of a wave's time, and what comes before what.

No barrier and no atomic operation divides an epoch. Epochs are numbered in the order in which they begin, and a table has
for each its wave and when it ended. Two accesses are in order if one wave made both; if their workgroup met at a barrier in
between; or if the earlier wave, or after a barrier one of its workgroup, did an atomic operation after the access, and the
later wave, or before a barrier one of its workgroup, did one after that. All atomic operations count as done on one
place: that never takes ordered accesses for a race; a race behind unrelated atomic operations can go unseen.
"""

from __future__ import annotations

from mdr.emulator import state
from mdr.emulator.calls import Functions, argument, get, give, least, put
from mdr.emulator.ir import Builder, Value


def functions() -> Functions:
    """The functions of this module."""
    return {
        "ordered": ("ptr %st, i32 %epoch", _ordered),
        "meet": ("ptr %st, i32 %time, i32 %acquired", _meet),
    }


def table(b: Builder, context: Value, epoch: Value) -> Value:
    """An epoch's place in the table: u32 end (0: it goes on), u32 the wave's number in the launch."""
    return b.at(get(b, context, state.EPOCHS, "ptr"), epoch.zext("i64") << 3)


def tick(b: Builder, context: Value) -> Value:
    """The next moment. When all are used up it stays the last one, until the host starts anew."""
    now = get(b, context, state.CHECK_TIME, "i32")
    following = least(b, now + 1, get(b, context, state.EPOCH_LIMIT, "i32"))
    put(b, context, state.CHECK_TIME, following)
    return following


def _ordered(b: Builder) -> None:
    """1 if everything that was done in an epoch is in order with what this wave does now."""
    st, epoch = argument(b, "st", "ptr"), argument(b, "epoch", "i32")
    with b.when(epoch.eq(state.ANCIENT)):
        give(b, 1)
    context = get(b, st, state.CONTEXT, "ptr")
    entry = table(b, context, epoch)
    end, wave = get(b, entry, 0, "i32"), get(b, entry, 4, "i32")
    waves, own = get(b, context, state.GROUP_WAVES), get(b, st, state.GROUP)
    me = own * waves + get(b, st, state.WAVE, "i32").zext("i64")
    with b.when(wave.zext("i64").eq(me)):
        give(b, 1)
    group = b.make("i64", 0, f"udiv i64 {wave.zext('i64').ref}, {waves.ref}")
    with b.when(group.eq(own) & epoch.cmp("ule", get(b, st, state.FLOOR, "i32"))):
        give(b, 1)
    released = b.load(b.at(get(b, context, state.GROUP_TIMES, "ptr"), group << 2), "i32", align=4)
    passed_on = released.cmp("uge", end) & get(b, st, state.ACQUIRED, "i32").cmp("uge", end)
    give(b, (end.ne(0) & passed_on).zext("i32"))


def begin(b: Builder, st: Value, context: Value) -> Value:
    """The epoch that the wave is in; a new one if it has none yet."""

    def new() -> Value:
        now = tick(b, context)
        waves = get(b, context, state.GROUP_WAVES)
        number = get(b, st, state.GROUP) * waves + get(b, st, state.WAVE, "i32").zext("i64")
        used_up = now.cmp("uge", get(b, context, state.EPOCH_LIMIT, "i32"))
        epoch = b.select(used_up, state.ANCIENT, now)
        entry = table(b, context, epoch)
        put(b, entry, 0, 0, "i32")
        put(b, entry, 4, number.trunc("i32"))
        put(b, st, state.EPOCH, b.select(used_up, 0, now))
        return epoch

    epoch = get(b, st, state.EPOCH, "i32")
    return b.choose(epoch.eq(0), new, epoch)


def end(b: Builder, st: Value, context: Value, time: Value) -> None:
    epoch = get(b, st, state.EPOCH, "i32")
    with b.when(epoch.ne(0)):
        put(b, table(b, context, epoch), 0, time)
        put(b, st, state.EPOCH, 0, "i32")


def _meet(b: Builder) -> None:
    """A wave leaves a barrier: what its workgroup did before is in order, and what any of it got to know all know."""
    st, time = argument(b, "st", "ptr"), argument(b, "time", "i32")
    end(b, st, get(b, st, state.CONTEXT, "ptr"), time)
    put(b, st, state.FLOOR, time)
    put(b, st, state.ACQUIRED, argument(b, "acquired", "i32"))
    give(b, 0)
