"""Repair an instrumented kernel's descriptor and metadata: register counts, the hidden argument, the formats of its lines."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

_EXTRA_SGPRS = 6  # VCC, FLAT_SCRATCH and XNACK_MASK lie above the numbered SGPRs and count in .sgpr_count (AMDGPUUsage)
_SCRATCH_FIELDS = ("private_segment_fixed_size", "enable_private_segment")
_FIELDS = ("next_free_vgpr", "next_free_sgpr", "accum_offset", "kernarg_size")


def repair_descriptor(lines: list[str], kernels: list[dict[str, Any]]) -> None:
    """Write the new counts into the ``.amdhsa_kernel`` blocks of ``kernels``, in place."""
    by_name = {kernel["name"]: kernel for kernel in kernels}
    kernel: dict[str, Any] | None = None
    for index, line in enumerate(lines):
        if ".amdhsa_" not in line:
            continue
        word, _, rest = line.strip().partition(" ")
        if word == ".amdhsa_kernel":
            kernel = by_name.get(rest.strip().strip('"'))
        elif word == ".end_amdhsa_kernel":
            kernel = None
        elif kernel is not None and word[8:] in _FIELDS:
            lines[index] = f"\t\t{word} {kernel[word[8:]]}"
        elif kernel is not None and kernel["private_segment"] is not None and word[8:] in _SCRATCH_FIELDS:
            lines[index] = f"\t\t{word} {kernel['private_segment'] if 'size' in word else 1}"


def repair_metadata(
    lines: list[str], kernels: list[dict[str, Any]], formats: list[str], protocol: str | None
) -> list[str]:
    """Return ``lines`` with the metadata document naming the hidden arguments, the new counts and the print formats.

    ``protocol`` is the hostcall protocol that the epilogue speaks, recorded under a key of MDR's own; None without hostcall.
    ``mdr.sites`` describes each line that is printed (mdr.instrument.records), with its kernel, file and line; ``mdr.cost``
    says what each kernel's registers and occupancy were before and are now.
    """
    if not kernels:
        return lines
    import yaml

    start = lines.index("\t.amdgpu_metadata")
    end = lines.index("\t.end_amdgpu_metadata", start)
    text = "\n".join(lines[start + 1 : end]).strip().removesuffix("...")
    document = yaml.load(text, Loader=getattr(yaml, "CSafeLoader", yaml.SafeLoader))
    by_name = {kernel["name"]: kernel for kernel in kernels}
    for entry in document["amdhsa.kernels"]:
        kernel = by_name.get(entry[".name"])
        if kernel is not None:
            _repair_kernel(entry, kernel)
    if protocol:
        document["mdr.hostcall"] = protocol
    formats = [*document.pop("amdhsa.printf", []), *formats]
    dumped = yaml.dump(
        document,
        Dumper=getattr(yaml, "CSafeDumper", yaml.SafeDumper),
        sort_keys=True,
        allow_unicode=True,
        default_flow_style=False,
        width=1 << 30,
    )
    printf = ["amdhsa.printf:", *(f'  - "{_quoted(text)}"' for text in formats)] if formats else []
    sites = ["mdr.cost:"]
    for kernel in kernels:
        now = (kernel["next_free_vgpr"], kernel["next_free_sgpr"], kernel["occupancy"][1])
        before = (*kernel["declared"], kernel["occupancy"][0])
        cost = {name: [*pair] for name, *pair in zip(("vgprs", "sgprs", "occupancy"), before, now, strict=True)}
        sites.append(f"  - {_flow({'kernel': kernel['name'], **cost})}")
    sites.append("mdr.sites:")
    for kernel in kernels:
        sites += [f"  - {_flow({'kernel': kernel['name'], **site})}" for site in kernel["sites"]]
    return [*lines[: start + 1], "---", *dumped.rstrip("\n").split("\n"), *printf, *sites, "...", *lines[end:]]


def _flow(value: Any) -> str:
    """Return plain data in YAML's flow style, each text marked as one: LLVM would read ``"2"`` as a number."""
    if isinstance(value, dict):
        return f"{{ {', '.join(f'{key}: {_flow(item)}' for key, item in value.items())} }}"
    if isinstance(value, list):
        return f"[ {', '.join(map(_flow, value))} ]" if value else "[]"
    return f'!str "{_quoted(value)}"' if isinstance(value, str) else str(value)


def _quoted(text: str) -> str:
    """Escape a YAML string for llvm-mc, which looks for comments (``//``, ``;``) and quotes before it reads the YAML."""
    return "".join(char if char not in "\"'/;#\\" and char >= " " else f"\\x{ord(char):02x}" for char in text)


def _repair_kernel(entry: dict[str, Any], kernel: dict[str, Any]) -> None:
    arguments = list(entry.get(".args") or [])
    arguments += [{".offset": offset, ".size": size, ".value_kind": kind} for kind, offset, size in kernel["hidden"]]
    entry[".args"] = arguments
    entry[".kernarg_segment_size"] = max(entry.get(".kernarg_segment_size", 0), kernel["kernarg_size"])
    entry[".kernarg_segment_align"] = max(entry.get(".kernarg_segment_align", 0), 8)
    if kernel["private_segment"] is not None:
        entry[".private_segment_fixed_size"] = kernel["private_segment"]
    entry[".vgpr_count"] = max(entry.get(".vgpr_count", 0), kernel["next_free_vgpr"])
    entry[".sgpr_count"] = max(entry.get(".sgpr_count", 0), kernel["next_free_sgpr"] + _EXTRA_SGPRS)
