"""Limits of the chips that kernels are made for, and the names that people call them by."""

from __future__ import annotations

from dataclasses import dataclass

from mdr.assembly.chips import CHIPS
from mdr.diagnostics import MDRError


@dataclass(frozen=True)
class Target:
    """One chip: what a workgroup can have. Sizes in bytes, registers 32 bits wide a lane."""

    name: str
    backend: str
    lanes: int
    shared_bytes: int
    registers: int
    """Registers a lane can have; on AMD VGPRs and AGPRs together, when a SIMD runs one wave."""
    register_file: int
    """Registers of the part that runs a wave (a SIMD), a lane; decides how many waves fit."""
    max_threads: int
    banks: int
    bank_bytes: int = 4

    @property
    def line_bytes(self) -> int:
        """Bytes that all banks hold side by side."""
        return self.banks * self.bank_bytes


def _amd(name: str, banks: int) -> Target:
    chip = CHIPS[name]
    return Target(name, "amdgcn", chip.lanes, chip.lds_bytes, chip.total_vgprs, chip.total_vgprs, 1024, banks)


TARGETS = {
    target.name: target
    for target in (
        # LDS: 32 banks on CDNA2 and CDNA3 (ISA manuals, "Data share"), 64 on CDNA4 (composable_kernel's documentation
        # says "32 or 64 banks depending on the architecture", Modular's of its MI355X kernels 64).
        _amd("gfx90a", 32),
        _amd("gfx942", 32),
        _amd("gfx950", 64),
        # CUDA programming guide, "Technical specifications per compute capability" (8.0, 9.0).
        Target("sm_80", "nvptx", 32, 163 << 10, 255, 512, 1024, 32),
        Target("sm_90a", "nvptx", 32, 227 << 10, 255, 512, 1024, 32),
    )
}

ALIASES = {
    "mi210": "gfx90a",
    "mi250": "gfx90a",
    "mi250x": "gfx90a",
    "mi300a": "gfx942",
    "mi300x": "gfx942",
    "mi325x": "gfx942",
    "mi350x": "gfx950",
    "mi355x": "gfx950",
    "a100": "sm_80",
    "h100": "sm_90a",
    "h200": "sm_90a",
}
"""Product names (AMDGPUUsage, "Processors"; CUDA's list of compute capabilities)."""

BACKENDS = {"hip": "amdgcn", "cuda": "nvptx"}
"""The names that ``--backend`` takes."""


def target_named(name: str, backend: str | None = None) -> Target:
    """Return the target of a chip or product; ``backend`` (hip or cuda) must fit. Raises MDRError."""
    target = TARGETS.get(ALIASES.get(name.lower(), name))
    if target is None:
        raise MDRError(f"unknown chip {name!r}", hint=f"chips: {', '.join((*TARGETS, *ALIASES))}")
    if backend is not None and BACKENDS[backend] != target.backend:
        fit = next(word for word, meaning in BACKENDS.items() if meaning == target.backend)
        raise MDRError(f"--backend {backend} does not make kernels for {target.name}", hint=f"say --backend {fit}")
    return target
