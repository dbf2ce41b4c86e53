"""Sources for the tests of the checks: a whole kernel around a few lines, and what is found in it."""

from __future__ import annotations

from pathlib import Path

from objects import kernel, llvm

from mdr.checks import Finding, Settings, check


def whole(body: str, *, directives: str = "", args: str = "", metadata: str = "", kernarg_size: int = 8) -> str:
    """Return a source with kernel ``k`` of enough registers for the tests (v0-v127, a0-a127, s0-s63) around ``body``."""
    text = kernel("k", body, directives=directives, args=args, metadata=metadata, kernarg_size=kernarg_size)
    return (
        text.replace("next_free_vgpr 8", "next_free_vgpr 256")
        .replace("accum_offset 8", "accum_offset 128")
        .replace("next_free_sgpr 16", "next_free_sgpr 64")
        .replace(".sgpr_count: 16", ".sgpr_count: 70")
        .replace(".vgpr_count: 8", ".vgpr_count: 256")
    )


def found_in(folder: Path, text: str, chip: str = "gfx950", **settings: object) -> list[Finding]:
    """Check ``text`` as ``k.s`` in ``folder`` and return the findings."""
    path = folder / "k.s"
    path.write_text(text)
    return check(str(path), chip, Settings(str(llvm() / "llvm-mc"), **settings)).findings  # type: ignore[arg-type]


def rules_in(folder: Path, body: str, chip: str = "gfx950") -> list[str]:
    """Return the names of the rules that a kernel with ``body`` (s_endpgm is added) breaks, in order of place."""
    return [item.rule.name for item in found_in(folder, whole(body + "\n  s_endpgm"), chip)]
