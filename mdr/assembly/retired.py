"""Directives of assemblers long gone (code object versions 1 and 2), and what is written for each of them today."""

from __future__ import annotations

_TODAY = {
    ".hsa_code_object_version": "write .amdhsa_code_object_version 5, or use --amdhsa-code-object-version=5",
    ".hsa_code_object_isa": 'write .amdgcn_target "amdgcn-amd-amdhsa--{chip}"',
    ".amdgpu_hsa_kernel": "write .type NAME,@function, and .amdhsa_kernel NAME ... .end_amdhsa_kernel for the descriptor",
    ".amdgpu_hsa_module_global": "write .globl NAME and .type NAME,@object",
    ".amdgpu_hsa_program_global": "write .globl NAME and .type NAME,@object",
    ".amd_kernel_code_t": "write .amdhsa_kernel NAME ... .end_amdhsa_kernel in .rodata",
    ".end_amd_kernel_code_t": "write .end_amdhsa_kernel",
    ".amd_amdgpu_isa": 'write .amdgcn_target "amdgcn-amd-amdhsa--{chip}"',
    ".amd_amdgpu_hsa_metadata": "write .amdgpu_metadata ... .end_amdgpu_metadata (keys begin with a dot today)",
    ".end_amd_amdgpu_hsa_metadata": "write .end_amdgpu_metadata",
    ".hsatext": "write .text",
    ".hsadata_global_agent": "write .data",
    ".hsadata_global_program": "write .data",
    ".hsarodata_readonly_agent": "write .rodata",
}

UNKNOWN = "unknown directive"
"""What llvm-mc says of them."""


def todays_form(code: str, chip: str) -> str | None:
    """Return what to write today for a line that begins with a retired directive; None for any other line."""
    word = code.split(None, 1)[0] if code.strip() else ""
    form = _TODAY.get(word)
    return form.format(chip=chip) if form else None


def hint(code: str, chip: str) -> str | None:
    """Return the hint for llvm-mc's message about a line; None if no retired directive is the reason."""
    form = todays_form(code, chip)
    return f"{code.split(None, 1)[0]} is no longer understood; {form}" if form else None


def with_hints(output: str, chip: str) -> str:
    """Return what llvm-mc wrote with a hint after each message about a retired directive."""
    if UNKNOWN not in output:
        return output
    lines = output.split("\n")
    shown: list[str] = []
    said: str | None = None
    for number, line in enumerate(lines):
        shown.append(line)
        if line.endswith(f"error: {UNKNOWN}") and number + 1 < len(lines):
            said = hint(lines[number + 1], chip)
        elif said and line.strip() == "^":
            # A debug stage has read the message, and said so itself.
            if lines[number + 1 : number + 2] != [f"hint: {said}"]:
                shown.append(f"hint: {said}")
            said = None
    return "\n".join(shown)
