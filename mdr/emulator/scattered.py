"""Accesses of lanes here and there, before the shadows: what is usual is checked and noted dword by dword, without a call."""

from __future__ import annotations

from mdr.emulator import state
from mdr.emulator.calls import Functions, argument, give
from mdr.emulator.ir import Builder, Value
from mdr.emulator.regions import LINE, Access, pair, split_entry


def functions() -> Functions:
    """The function of this module."""
    memory = "i64 %lines, i64 %dwords, i64 %begin, i64 %limit"
    return {
        "scattered": (
            f"ptr %st, {memory}, i64 %lanes, i64 %size, i64 %how, i32 %label, i32 %floor, ptr %left",
            _scattered,
        )
    }


def _scattered(b: Builder) -> None:
    """Write to ``left`` which of the lanes are left to look at; ``size`` is a multiple of 4."""
    access = Access(b, argument(b, "how"), argument(b, "label", "i32"), argument(b, "floor", "i32"))
    lines, dwords = b.pointer(argument(b, "lines")), b.pointer(argument(b, "dwords"))
    begin, limit, size = (argument(b, name) for name in ("begin", "limit", "size"))
    area, left = b.at(argument(b, "st", "ptr"), state.ADDRESSES), argument(b, "left", "ptr")
    b.store(b.const("i64", 0), left, align=8)

    def one(lane: Value) -> None:
        offset = b.load(b.at(area, lane << 3), "i64", align=8) - begin
        inside = offset.cmp("ule", limit - size) & limit.cmp("uge", size) & (offset & 3).eq(0)
        look, leave, done = b.fresh("look"), b.fresh("leave"), b.fresh("done")
        b.branch(inside, look, leave, likely=True)
        b.label(look)

        def dword(index: Value, carried: list[Value]) -> list[Value]:
            at = offset + index
            split, whole, divide, changed, good = (b.fresh(s) for s in ("split", "whole", "divide", "changed", "good"))
            place = b.at(lines, (at >> 6) << 3)
            line = b.load(place, "i64", align=8)
            writer, reader = line.trunc("i32"), (line >> 32).trunc("i32")
            b.branch(writer.eq(state.SPLIT), split, whole, likely=True)
            b.label(whole)
            b.branch(access.fine(writer, reader), changed, leave, likely=True)
            b.label(changed)
            # Nothing changes where this wave has read the line before.
            b.branch(access.load & access.after(writer, reader)[1].eq(reader), good, divide)
            b.label(divide)
            split_entry(b, place, line, b.at(dwords, (at >> 6) << 7), LINE // 4)
            b.jump(split)
            b.label(split)
            place = b.at(dwords, (at >> 2) << 3)
            old = b.load(place, "i64", align=8)
            writer, reader = old.trunc("i32"), (old >> 32).trunc("i32")
            noted = b.fresh("noted")
            b.branch(access.fine(writer, reader), noted, leave, likely=True)
            b.label(noted)
            b.store(pair(*access.after(writer, reader)), place, align=8)
            b.jump(good)
            b.label(good)
            return []

        b.loop(size, [], dword, step=4)
        b.jump(done)
        b.label(leave)
        b.store(b.load(left, "i64", align=8) | (b.const("i64", 1) << lane), left, align=8)
        b.jump(done)
        b.label(done)

    def fetch(lane: Value) -> None:
        offset = b.load(b.at(area, lane << 3), "i64", align=8) - begin
        b.do(f"call void @llvm.prefetch.p0(ptr {b.at(dwords, (offset >> 2) << 3).ref}, i32 1, i32 3, i32 1)")

    with b.when(begin.ne(0)):
        # Entries of buffers are far away from each other: have them come all at once.
        b.declares.add("declare void @llvm.prefetch.p0(ptr, i32, i32, i32)")
        b.lanes_of(argument(b, "lanes"), fetch)
    b.lanes_of(argument(b, "lanes"), one)
    give(b, 0)
