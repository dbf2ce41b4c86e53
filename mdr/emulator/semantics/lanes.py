"""Instructions that move data between lanes, or between lanes and scalar registers."""

from __future__ import annotations

from mdr.emulator import valu
from mdr.emulator.forms import FormBuilder as B
from mdr.emulator.ir import Value as V
from mdr.emulator.registry import Op, register
from mdr.emulator.vmem import lane_dword


def _readfirstlane(b: B) -> None:
    """The lowest active lane's value; lane 0's if none is active."""
    if b.form.operands[1].kind == "v":
        active = b.exec()
        lane = b.select(active.eq(0), 0, b.cttz(active))
        value = b.load(lane_dword(b, b.register(1), lane), "i32", align=4)
    else:
        value = b.scalar(1, "b32")
    b.set_scalar(0, value)
    b.next()


def _readlane(b: B) -> None:
    lane = (b.scalar(2, "u32") & 63).zext("i64")
    b.set_scalar(0, b.load(lane_dword(b, b.register(1), lane), "i32", align=4))
    b.next()


def _writelane(b: B) -> None:
    lane = (b.scalar(2, "u32") & 63).zext("i64")
    b.store(b.scalar(1, "b32"), lane_dword(b, b.register(0), lane), align=4)
    b.next()


register(Op("v_readfirstlane_b32", "VOP1", _readfirstlane, ("b32",), ("b32",)))
register(Op("v_readlane_b32", "VOP3", _readlane, ("b32",), ("b32", "u32")))
register(Op("v_writelane_b32", "VOP3", _writelane, ("b32",), ("b32", "u32")))


def _mbcnt(b: B, high: bool) -> None:
    """Count the mask's bits below each lane, within the low or the high half of the lanes; add."""
    mask = valu.Source(b, 1, "b32")
    plus = valu.Source(b, 2, "u32")
    target = b.register(0)
    active = b.exec()

    def body(offset: V, carried: list[V]) -> list[V]:
        lane = (offset >> 2).trunc("i32").splat(b.lanes) + b.vector("i32", list(range(b.lanes)))
        if high:
            below = b.select(lane.cmp("ult", 32), 0, (b.const("i32", 1, b.lanes) << (lane & 31)) - 1)
        else:
            below = b.select(lane.cmp("ult", 32), (b.const("i32", 1, b.lanes) << (lane & 31)) - 1, -1)
        count = b.intrinsic("ctpop", mask.read(offset) & below) + plus.read(offset)
        place = b.at(target, offset)
        old = b.load(place, "i32", b.lanes, align=4 * b.lanes)
        b.store(b.blend(b.lane_mask(active, offset >> 2), count, old), place, align=4 * b.lanes)
        return []

    b.chunks([], body)
    b.next()


register(Op("v_mbcnt_lo_u32_b32", "VOP3", lambda b: _mbcnt(b, False), ("u32",), ("b32", "u32")))
register(Op("v_mbcnt_hi_u32_b32", "VOP3", lambda b: _mbcnt(b, True), ("u32",), ("b32", "u32")))


def _swap(b: B) -> None:
    """Exchange two VGPRs in the active lanes."""
    first, second = b.register(0), b.register(1)

    def one(lane: V) -> None:
        x, y = lane_dword(b, first, lane), lane_dword(b, second, lane)
        a, c = b.load(x, "i32", align=4), b.load(y, "i32", align=4)
        b.store(c, x, align=4)
        b.store(a, y, align=4)

    b.lanes_of(b.exec(), one)
    b.next()


register(Op("v_swap_b32", "VOP1", _swap, ("b32",), ("b32",)))


def _permlane_swap(b: B) -> None:
    """Exchange groups of rows between two VGPRs: odd groups of the first with even groups of the second."""
    width = b.op.flags["width"]
    first, second = b.register(0), b.register(1)
    active = b.exec()
    for group in range(0, 64, 2 * width):
        for k in range(width):
            upper, lower = group + width + k, group + k
            x, y = b.at(first, 4 * upper), b.at(second, 4 * lower)
            a, c = b.load(x, "i32", align=4), b.load(y, "i32", align=4)
            x_on = ((active >> upper) & 1).ne(0)
            y_on = ((active >> lower) & 1).ne(0)
            b.store(b.select(x_on, c, a), x, align=4)
            b.store(b.select(y_on, a, c), y, align=4)
    b.next()


for _width in (16, 32):
    register(Op(f"v_permlane{_width}_swap_b32", "VOP1", _permlane_swap, ("b32",), ("b32",), chips=("gfx950",),
                exact="bit-exact where both lanes of a pair are active", flags={"width": _width}))  # fmt: skip
