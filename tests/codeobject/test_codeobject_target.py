"""Target ids: spelling, ELF flags, and which object runs on which agent."""

from __future__ import annotations

import itertools

import pytest
from objects import build, kernel

from mdr import codeobject
from mdr.codeobject import CHIPS, TargetId
from mdr.diagnostics import MDRError


@pytest.mark.parametrize("chip", CHIPS)
def test_chip_is_read_from_the_file(chip: str) -> None:
    assert codeobject.load(build(kernel("k"), chip)).target == TargetId(chip)


@pytest.mark.parametrize(
    ("attributes", "text"),
    [
        ("", "gfx942"),
        ("+xnack", "gfx942:xnack+"),
        ("-xnack", "gfx942:xnack-"),
        ("-xnack,+sramecc", "gfx942:sramecc+:xnack-"),
        ("+xnack,-sramecc", "gfx942:sramecc-:xnack+"),
    ],
)
def test_features_in_alphabetical_order(attributes: str, text: str) -> None:
    target = codeobject.load(build(kernel("k"), "gfx942", attributes=attributes)).target
    assert str(target) == text
    assert TargetId.parse(text) == target
    assert TargetId.parse(f"amdgcn-amd-amdhsa--{text}") == target


def test_compatibility_matrix() -> None:
    for wanted, actual in itertools.product((None, False, True), (False, True)):
        for feature in ("xnack", "sramecc"):
            reason = TargetId("gfx942", **{feature: wanted}).mismatch(TargetId("gfx942", **{feature: actual}))
            if wanted is None or wanted == actual:
                assert reason is None
            else:
                assert reason is not None
                assert feature in reason


def test_chip_mismatch_names_both() -> None:
    reason = TargetId("gfx942").mismatch(TargetId("gfx950"))
    assert reason is not None
    assert "gfx942" in reason
    assert "gfx950" in reason


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("gfx1100", "unknown chip 'gfx1100'"),
        ("gfx942:xnak+", "'xnak+' is no feature"),
        ("gfx942:xnack", "'xnack' is no feature"),
        ("gfx942:xnack+:xnack-", "given twice"),
        ("", "unknown chip ''"),
    ],
)
def test_bad_target_ids(text: str, message: str) -> None:
    with pytest.raises(MDRError, match=message.replace("+", r"\+")):
        TargetId.parse(text)


def test_unsupported_chip_is_named() -> None:
    data = bytearray(build(kernel("k")))
    data[48] = 0x2F
    with pytest.raises(MDRError, match="unsupported chip gfx906"):
        codeobject.load(bytes(data))
    data[48] = 0xEE
    with pytest.raises(MDRError, match="unknown chip"):
        codeobject.load(bytes(data))
