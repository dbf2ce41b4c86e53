"""The allocator: snapshots never overlap, stay within the chip, and leave the kernel its registers and its AGPRs' place."""

from __future__ import annotations

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from mdr.assembly.chips import CHIPS
from mdr.diagnostics import MDRError
from mdr.instrument.allocate import WINDOW_VGPRS, Demand, allocate, vgpr_limit

GFX950 = CHIPS["gfx950"]


def demand(**changes: object) -> Demand:
    values: dict[str, object] = {
        "used_vgprs": 8,
        "used_sgprs": 16,
        "agprs": 0,
        "declared_vgprs": 8,
        "declared_sgprs": 16,
        "accum_offset": 8,
        "directives": 3,
        "slots": 7,
        "divides": False,
        "workgroup": 256,
    }
    return Demand(**{**values, **changes})  # type: ignore[arg-type]


@given(
    used=st.integers(0, 256),
    sgprs=st.integers(0, 102),
    agprs=st.integers(0, 256),
    more=st.integers(0, 40),
    directives=st.integers(1, 100),
    slots=st.integers(0, 200),
    divides=st.booleans(),
    workgroup=st.sampled_from([64, 128, 256, 512, 1024]),
    transport=st.sampled_from(sorted(WINDOW_VGPRS)),
)
def test_no_overlap_and_within_limits(
    used: int,
    sgprs: int,
    agprs: int,
    more: int,
    directives: int,
    slots: int,
    divides: bool,
    workgroup: int,
    transport: str,
) -> None:
    accum = min(256, max(4, (used + more + 3) & ~3))
    declared = accum + agprs if agprs else min(256, used + more)
    limit = vgpr_limit(GFX950, workgroup)
    assume(declared <= limit)
    wanted = demand(
        used_vgprs=used,
        used_sgprs=sgprs,
        agprs=agprs,
        declared_vgprs=declared,
        declared_sgprs=sgprs,
        accum_offset=accum,
        directives=directives,
        slots=slots,
        divides=divides,
        workgroup=workgroup,
    )
    needed = -(-directives // 32) + slots + 2
    if max(used, 32) + needed > min(256, limit - agprs - 4):
        # No room, or nearly none: then either an allocation or the one error.
        try:
            found = allocate("k", GFX950, transport, wanted)
        except MDRError:
            return
    else:
        found = allocate("k", GFX950, transport, wanted)
    bank, place = found.kernarg
    taken = [*found.hits, *found.slots] + ([place, place + 1] if bank == "v" else [])
    assert len(set(taken)) == len(taken)
    assert len(found.hits) * 32 >= directives
    assert len(found.slots) == slots
    assert min(taken) >= used
    assert min(taken) >= found.window_vgprs >= WINDOW_VGPRS[transport]
    assert max(taken) < 256
    if agprs:
        # AGPRs begin at accum_offset: all snapshots lie below it, and there is room for every AGPR above it.
        assert max(taken) < found.accum_offset
        assert found.next_free_vgpr == found.accum_offset + agprs
    else:
        assert max(taken) < found.next_free_vgpr
    assert found.accum_offset % 4 == 0
    assert accum <= found.accum_offset <= 256
    assert declared <= found.next_free_vgpr <= limit
    if bank == "s":
        assert place % 2 == 0
        assert sgprs <= place
        assert place + 2 <= found.next_free_sgpr <= 102
    assert found.buffer >= found.window_sgprs
    assert found.buffer + 6 <= found.next_free_sgpr
    assert found.occupancy_after <= found.occupancy_before


def test_one_error_says_what_is_needed_and_free() -> None:
    with pytest.raises(MDRError) as caught:
        allocate("k", GFX950, "hostcall", demand(used_vgprs=250, declared_vgprs=250, accum_offset=252, slots=9))
    (only,) = caught.value.diagnostics
    assert only.message == "kernel 'k' has no room for its directives: they need 10 VGPRs, 6 are free"
    assert "256 registers" not in only.message


def test_a_large_workgroup_lowers_the_limit() -> None:
    assert [vgpr_limit(GFX950, size) for size in (64, 256, 512, 1024)] == [512, 512, 256, 128]
    with pytest.raises(MDRError, match="a workgroup of 1024 work-items allows 128 registers"):
        allocate("k", GFX950, "buffered", demand(used_vgprs=124, declared_vgprs=124, accum_offset=124, workgroup=1024))


def test_the_kernel_argument_pointer_goes_to_vgprs_when_sgprs_are_full() -> None:
    assert allocate("k", GFX950, "buffered", demand(used_sgprs=100)).kernarg == ("s", 100)
    assert allocate("k", GFX950, "buffered", demand(used_sgprs=101)).kernarg == ("v", 18)
