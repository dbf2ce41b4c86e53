"""What the supported chips have: registers, LDS, wait states (CDNA2, CDNA3 and CDNA4 ISA manuals; LLVM AMDGPUUsage)."""

from __future__ import annotations

from mdr.diagnostics import MDRError


class Chip:
    """Limits of one chip. Registers are 32 bits wide a lane; LDS in bytes a workgroup."""

    __slots__ = ("architected_scratch", "lds_bytes", "mfma_wait_states", "name")

    # Same on CDNA2, CDNA3 and CDNA4 (ISA manuals, "Program organisation" and "VGPR/AGPR allocation").
    arch_vgprs = 256
    agprs = 256
    total_vgprs = 512
    vgpr_granule = 8
    accum_granule = 4
    sgprs = 102
    extra_sgprs = 6  # VCC, FLAT_SCRATCH, XNACK_MASK
    waves_per_simd = 8
    simds_per_cu = 4
    lanes = 64

    def __init__(self, name: str, lds_bytes: int, mfma_wait_states: int, *, architected_scratch: bool) -> None:
        self.name = name
        # The hardware sets FLAT_SCRATCH up itself, so scratch costs a kernel no SGPR (AMDGPUUsage, processors table).
        self.architected_scratch = architected_scratch
        self.lds_bytes = lds_bytes
        # The longest wait that LLVM's hazard recognizer keeps between an MFMA and a VALU read of its result.
        self.mfma_wait_states = mfma_wait_states


CHIPS = {
    chip.name: chip
    for chip in (
        Chip("gfx90a", 64 << 10, 19, architected_scratch=False),
        Chip("gfx942", 64 << 10, 19, architected_scratch=True),
        Chip("gfx950", 160 << 10, 20, architected_scratch=True),
    )
}


def chip_named(name: str) -> Chip:
    """Return the chip called ``name``; raises MDRError naming the supported ones."""
    try:
        return CHIPS[name]
    except KeyError:
        raise MDRError(f"unknown chip {name!r}", hint=f"supported chips: {', '.join(CHIPS)}") from None


def occupancy(chip: Chip, vgprs: int, sgprs: int = 0) -> int:
    """Waves a SIMD can hold for a kernel of ``vgprs`` VGPRs and AGPRs together and ``sgprs`` numbered SGPRs.

    As far as registers decide: LDS and workgroup size can lower it further. The SGPR steps are LLVM's for GFX9.
    """
    granules = -(-max(vgprs, 1) // chip.vgpr_granule) * chip.vgpr_granule
    by_sgprs = chip.waves_per_simd if sgprs + chip.extra_sgprs <= 100 else chip.waves_per_simd - 1
    return min(by_sgprs, chip.total_vgprs // granules)
