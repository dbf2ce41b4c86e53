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
        "scratch": None,
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
    needed = directives + slots + 2
    if max(used, 32) + needed + agprs + 8 > min(256, limit):
        # No room, or nearly none: then either an allocation or the one error.
        try:
            found = allocate("k", GFX950, transport, wanted)
        except MDRError:
            return
    else:
        found = allocate("k", GFX950, transport, wanted)
    in_sgprs = found.kernarg[0][0] == "s"
    taken = [*found.hits, *found.slots, *(() if in_sgprs else found.kernarg)]
    assert len(set(taken)) == len(taken)
    assert len(found.slots) == slots
    hits = [found.hit(position) for position in range(directives)]
    assert len(set(hits)) == directives
    assert {place for place, _ in hits} == set(found.hits)
    vgprs = [int(place[1:]) for place in taken if place[0] == "v"]
    new_agprs = [int(place[1:]) for place in taken if place[0] == "a"]
    assert len(vgprs) + len(new_agprs) == len(taken)
    assert min(vgprs, default=256) >= max(used, found.window_vgprs)
    assert found.window_vgprs >= WINDOW_VGPRS[transport]
    assert min(new_agprs, default=256) >= agprs
    all_agprs = max([agprs, *(number + 1 for number in new_agprs)])
    arch_end = max([used, found.window_vgprs, *(number + 1 for number in vgprs)])
    assert arch_end <= 256
    assert all_agprs <= 256
    if all_agprs:
        # AGPRs begin at accum_offset: all VGPRs lie below it, and there is room for every AGPR above it.
        assert arch_end <= found.accum_offset
        assert found.accum_offset + all_agprs <= found.next_free_vgpr
    assert arch_end <= found.next_free_vgpr
    assert found.accum_offset % 4 == 0
    assert 4 <= found.accum_offset <= 256
    assert declared <= found.next_free_vgpr <= limit
    assert bool(new_agprs) == any("AGPRs" in reason for reason in found.reasons)
    if in_sgprs:
        place = int(found.kernarg[0][1:])
        assert found.kernarg[1] == f"s{place + 1}"
        assert place % 2 == 0
        assert sgprs <= place
        assert place + 2 <= found.next_free_sgpr <= 102
    assert found.buffer >= found.window_sgprs
    if in_sgprs:
        pointer = int(found.kernarg[0][1:])
        assert pointer + 2 <= found.buffer or pointer >= found.buffer + 6
    assert found.buffer + 6 <= found.next_free_sgpr
    assert found.occupancy_after <= found.occupancy_before


def test_agprs_take_what_vgprs_cannot() -> None:
    full = demand(used_vgprs=254, declared_vgprs=254, accum_offset=256, directives=3, slots=9)
    found = allocate("k", GFX950, "hostcall", full)
    assert found.hits == ["v254"]
    assert found.slots == ["v255", *(f"a{number}" for number in range(8))]
    assert (found.accum_offset, found.next_free_vgpr) == (256, 264)
    assert found.reasons == ["free VGPRs: 2; 8 of the values are kept in AGPRs"]
    none = demand(used_vgprs=256, declared_vgprs=300, accum_offset=256, agprs=44, directives=2, slots=1)
    found = allocate("k", GFX950, "hostcall", none)
    assert (found.hits, found.slots) == (["a44", "a45"], ["a46"])


def test_one_error_says_what_is_needed_and_free() -> None:
    full = demand(used_vgprs=256, declared_vgprs=508, accum_offset=256, agprs=252, directives=2, slots=9)
    with pytest.raises(MDRError) as caught:
        allocate("k", GFX950, "hostcall", full)
    (only,) = caught.value.diagnostics
    assert only.message == "kernel 'k' has no room for its directives: they need 11 registers, 4 are free"


def test_a_large_workgroup_lowers_the_limit() -> None:
    assert [vgpr_limit(GFX950, size) for size in (64, 256, 512, 1024)] == [512, 512, 256, 128]
    with pytest.raises(MDRError, match="a workgroup of 1024 work-items allows 128 registers") as caught:
        allocate("k", GFX950, "buffered", demand(used_vgprs=124, declared_vgprs=124, accum_offset=124, workgroup=1024))
    assert "they need 8 registers, 4 are free" in str(caught.value)


def test_the_kernel_argument_pointer_goes_to_vgprs_when_sgprs_are_full() -> None:
    assert allocate("k", GFX950, "buffered", demand(used_sgprs=100)).kernarg == ("s100", "s101")
    found = allocate("k", GFX950, "buffered", demand(used_sgprs=101))
    assert found.kernarg == ("v11", "v12")
    assert "no SGPR pair is free above s100" in found.reasons[0]
