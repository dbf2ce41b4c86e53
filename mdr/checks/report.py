"""What each kernel uses, declares and leaves free: registers, memory, and how many waves that lets a SIMD hold."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mdr.assembly.chips import occupancy
from mdr.checks.registers import declared_registers

if TYPE_CHECKING:
    from mdr.assembly.kernels import Kernel
    from mdr.checks.registers import Declared
    from mdr.checks.subject import Subject

_BANKS = {"v": "VGPRs", "a": "AGPRs", "s": "SGPRs"}


class KernelReport:
    """Figures of one kernel; ``waves`` is the occupancy that registers and LDS allow, ``limits`` says what decides it."""

    __slots__ = ("lds", "limit", "name", "registers", "scratch", "waves")

    def __init__(
        self, name: str, registers: list[Declared], lds: int, scratch: int | str, waves: int, limit: str
    ) -> None:
        self.name = name
        self.registers = registers
        self.lds = lds
        self.scratch = scratch
        self.waves = waves
        self.limit = limit

    def to_json(self) -> dict[str, Any]:
        """Return plain data for ``--format json``."""
        return {
            "name": self.name,
            "registers": {
                _BANKS[bank.bank].lower(): {
                    "used": bank.used,
                    "declared": bank.declared,
                    "allocated": bank.allocated,
                    "free": max(0, bank.allocated - bank.used),
                }
                for bank in self.registers
            },
            "lds_bytes": self.lds,
            "scratch_bytes": self.scratch,
            "waves_per_simd": self.waves,
            "limited_by": self.limit,
        }

    def to_text(self) -> list[str]:
        """Return lines for people."""
        lines = [f"kernel {self.name}"]
        for bank in self.registers:
            if bank.used or bank.declared:
                lines.append(
                    f"  {_BANKS[bank.bank]}  {bank.used:4} used  {bank.declared:4} declared  {bank.allocated:4} allocated  "
                    f"{max(0, bank.allocated - bank.used):4} free"
                )
        lines.append(f"  memory {self.lds} bytes of LDS a workgroup, {self.scratch} bytes of scratch a work-item")
        lines.append(f"  waves  {self.waves} on each SIMD, limited by {self.limit}")
        return lines


def report(subject: Subject, kernel: Kernel) -> KernelReport:
    """Return the figures of ``kernel``. LDS limits waves by the largest workgroup that the metadata allows."""
    chip = subject.chip
    total = max(kernel.value("next_free_vgpr"), 1)
    scalars = kernel.value("next_free_sgpr")
    waves = occupancy(chip, total, scalars)
    limit = "the chip" if waves == chip.waves_per_simd else "VGPRs and AGPRs"
    if waves < occupancy(chip, total):
        limit = "SGPRs"
    lds = kernel.value("group_segment_fixed_size")
    size = (kernel.metadata or {}).get(".max_flat_workgroup_size")
    if lds and isinstance(size, int) and size > 0:
        groups = chip.lds_bytes // lds
        by_lds = groups * -(-size // chip.lanes) // chip.simds_per_cu
        if groups and max(by_lds, 1) < waves:
            waves, limit = max(by_lds, 1), "LDS"
    scratch = kernel.descriptor.get("private_segment_fixed_size", 0)
    return KernelReport(kernel.name, declared_registers(subject, kernel), lds, scratch, waves, limit)
