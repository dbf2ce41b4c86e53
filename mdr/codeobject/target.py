"""Target ids: which chip a code object is for, with which XNACK and SRAM ECC setting, and which agents it runs on.

Facts: LLVM's "User Guide for AMDGPU Backend", sections "Target ID" and "ELF Code Object, header".
"""

from __future__ import annotations

from dataclasses import dataclass

from mdr.assembly import chips
from mdr.diagnostics import MDRError

CHIPS = tuple(chips.CHIPS)
"""The chips that MDR supports, oldest first."""

OLDEST_ROCM = {6: (6, 3)}
"""First ROCm release that loads a code object version, where that is newer than the chips' own support."""

# EF_AMDGPU_MACH_AMDGCN_*: e_flags bits 0-7. Chips beyond CHIPS are here to be named in an error message.
_MACH = {
    0x02C: "gfx900",
    0x02F: "gfx906",
    0x030: "gfx908",
    0x031: "gfx909",
    0x032: "gfx90c",
    0x033: "gfx1010",
    0x034: "gfx1011",
    0x035: "gfx1012",
    0x036: "gfx1030",
    0x037: "gfx1031",
    0x038: "gfx1032",
    0x039: "gfx1033",
    0x03D: "gfx1035",
    0x03E: "gfx1034",
    0x03F: "gfx90a",
    0x040: "gfx940",
    0x041: "gfx1100",
    0x043: "gfx1150",
    0x044: "gfx1103",
    0x045: "gfx1036",
    0x046: "gfx1101",
    0x047: "gfx1102",
    0x048: "gfx1200",
    0x04A: "gfx1151",
    0x04B: "gfx941",
    0x04C: "gfx942",
    0x04E: "gfx1201",
    0x04F: "gfx950",
}

_XNACK_SHIFT, _SRAMECC_SHIFT = 8, 10
# A two-bit field in e_flags of code object version 4 and later: unsupported, any, off, on.
_UNSUPPORTED, _ANY, _OFF, _ON = range(4)


@dataclass(frozen=True, slots=True)
class TargetId:
    """A chip and its features. ``None`` as a feature means "any": it was left open when the object was made."""

    chip: str
    xnack: bool | None = None
    sramecc: bool | None = None

    def __str__(self) -> str:
        """Return the canonical spelling, features in alphabetical order: ``gfx942:sramecc+:xnack-``."""
        parts = [self.chip]
        parts += [f"{name}{'+' if value else '-'}" for name, value in self._features() if value is not None]
        return ":".join(parts)

    def _features(self) -> tuple[tuple[str, bool | None], ...]:
        return (("sramecc", self.sramecc), ("xnack", self.xnack))

    @classmethod
    def parse(cls, text: str) -> TargetId:
        """Read ``gfx942``, ``gfx942:xnack+`` or the form with ``amdgcn-amd-amdhsa--`` before it. Raises MDRError."""
        chip, *features = text.removeprefix("amdgcn-amd-amdhsa--").split(":")
        if chip not in CHIPS:
            raise MDRError(f"unknown chip {chip!r} in target id {text!r}", hint=f"known chips: {', '.join(CHIPS)}")
        found: dict[str, bool] = {}
        for feature in features:
            name, sign = feature[:-1], feature[-1:]
            if name not in ("sramecc", "xnack") or sign not in ("+", "-"):
                raise MDRError(
                    f"{feature!r} is no feature in target id {text!r}",
                    hint="write sramecc+, sramecc-, xnack+ or xnack-, each after a ':'",
                )
            if name in found:
                raise MDRError(f"feature {name} is given twice in target id {text!r}")
            found[name] = sign == "+"
        return cls(chip, found.get("xnack"), found.get("sramecc"))

    @classmethod
    def from_elf_flags(cls, flags: int) -> TargetId:
        """Decode ``e_flags`` of a code object of version 4 or later. Raises MDRError for other chips than CHIPS."""
        number = flags & 0xFF
        chip = _MACH.get(number)
        if chip not in CHIPS:
            what = f"unknown chip (EF_AMDGPU_MACH {number:#x})" if chip is None else f"unsupported chip {chip}"
            raise MDRError(f"the code object is for an {what}", hint=f"supported chips: {', '.join(CHIPS)}")
        return cls(chip, _feature(flags >> _XNACK_SHIFT), _feature(flags >> _SRAMECC_SHIFT))

    def mismatch(self, agent: TargetId) -> str | None:
        """Say why an object for this target cannot run on ``agent``, or return None if it can.

        An object's feature that is "any" runs on every agent; "on" or "off" wants the agent to be set the same way.
        """
        if self.chip != agent.chip:
            return f"the code object is for {self.chip}, the device is {agent.chip}"
        for (name, wanted), (_, actual) in zip(self._features(), agent._features(), strict=True):
            if wanted is not None and wanted != bool(actual):
                return f"the code object needs {name}{'+' if wanted else '-'}, which the device {agent} does not have"
        return None


def _feature(bits: int) -> bool | None:
    return {_OFF: False, _ON: True}.get(bits & 3)
