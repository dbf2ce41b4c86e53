"""The kernels of a canonical text: their code, exits, registers, descriptor and metadata."""

from __future__ import annotations

import re

from mdr.assembly.canonical import is_instruction
from mdr.diagnostics import MDRError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import Any

_REGISTER = re.compile(r"(?<![\w.$@])([vsa])(?:(\d+)(?![\w.$@])|\[(\d+)(?::(\d+))?\])")
_SECTION_START = (".text", ".data", ".bss", ".section", ".rodata", ".pushsection", ".popsection", ".previous")
_EMITS = (
    ".long",
    ".byte",
    ".short",
    ".quad",
    ".word",
    ".int",
    ".2byte",
    ".4byte",
    ".8byte",
    ".fill",
    ".zero",
    ".ascii",
)
_INDEXING = ("s_set_gpr_idx_on", "v_movrel")
_LDS = ("ds_read", "ds_write", "ds_add", "ds_load", "ds_store")
_EXITS = ("s_endpgm",)
_CALLS = ("s_swappc_b64", "s_call_b64", "s_setpc_b64")
BRANCHES = re.compile(r"s_(?:branch|cbranch_\w+|call_b64)$")


class Registers:
    """How many registers of each bank a piece of code reaches: one more than the highest named."""

    __slots__ = ("agprs", "sgprs", "vgprs")

    def __init__(self, vgprs: int = 0, sgprs: int = 0, agprs: int = 0) -> None:
        self.vgprs = vgprs
        self.sgprs = sgprs
        self.agprs = agprs

    def include(self, other: Registers) -> None:
        """Grow to cover ``other`` too."""
        self.vgprs = max(self.vgprs, other.vgprs)
        self.sgprs = max(self.sgprs, other.sgprs)
        self.agprs = max(self.agprs, other.agprs)


class Kernel:
    """Facts of one kernel in canonical text; line numbers are 0-based indexes into the canonical lines.

    ``descriptor`` holds the ``.amdhsa_`` directives without prefix, as integers where LLVM printed integers.
    ``section`` is the line that opens the kernel's section; the code lies in lines ``entry`` (its label) to ``end``
    (exclusive), in that section. ``calls`` says that the kernel runs functions, which may stand anywhere in the file;
    ``opaque`` that registers may be used which no instruction names: by VGPR indexing, or by instructions written as data.
    """

    __slots__ = (
        "calls",
        "descriptor",
        "descriptor_lines",
        "end",
        "entry",
        "exits",
        "has_barrier",
        "has_lds",
        "has_mfma",
        "metadata",
        "name",
        "opaque",
        "section",
        "used",
    )

    def __init__(self, name: str, entry: int, section: str) -> None:
        self.name = name
        self.entry = entry
        self.end = entry + 1
        self.section = section
        self.calls = False
        self.exits: list[int] = []
        self.used = Registers()
        self.has_barrier = False
        self.has_mfma = False
        self.has_lds = False
        self.opaque = False
        self.descriptor: dict[str, int | str] = {}
        self.descriptor_lines: tuple[int, int] = (0, 0)
        self.metadata: dict[str, Any] | None = None

    def value(self, name: str, default: int = 0) -> int:
        """Return a descriptor field as an integer; ``default`` where absent or left symbolic by LLVM."""
        found = self.descriptor.get(name, default)
        return found if isinstance(found, int) else default

    def contains(self, line: int) -> bool:
        """Tell whether a site before canonical line ``line`` lies in this kernel's code."""
        return self.entry < line <= self.end


class Module:
    """All kernels of a canonical text, its metadata document and where that stands."""

    __slots__ = ("kernels", "metadata", "metadata_lines", "shared")

    def __init__(self) -> None:
        self.kernels: list[Kernel] = []
        self.metadata: dict[str, Any] = {}
        self.metadata_lines: tuple[int, int] | None = None
        self.shared = Registers()


def registers_in(text: str) -> Registers:
    """Return the registers that an instruction (or any text) names."""
    found = Registers()
    for bank, single, low, high in _REGISTER.findall(text):
        count = int(high or low or single) + 1
        if bank == "v":
            found.vgprs = max(found.vgprs, count)
        elif bank == "s":
            found.sgprs = max(found.sgprs, count)
        else:
            found.agprs = max(found.agprs, count)
    return found


def mnemonic(line: str) -> str:
    """Return the mnemonic of an instruction line, with its encoding suffix."""
    return line.split(None, 1)[0]


def read_module(lines: Sequence[str]) -> Module:
    """Find the kernels of canonical ``lines``. Raises MDRError where a descriptor has no code or metadata is unreadable."""
    module = Module()
    descriptors = _descriptors(lines, module)
    _read_code(lines, module, descriptors)
    if module.metadata_lines is not None:
        module.metadata = _load_metadata(lines, module.metadata_lines)
    by_name = {entry.get(".name"): entry for entry in module.metadata.get("amdhsa.kernels") or []}
    for kernel in module.kernels:
        kernel.used.include(module.shared)
    _include_callees(module)
    for kernel in module.kernels:
        kernel.metadata = by_name.get(kernel.name)
    return module


def _include_callees(module: Module) -> None:
    """Count for a kernel that calls what any function of the file uses: one behind another kernel may be the callee."""
    everything = Registers()
    for kernel in module.kernels:
        everything.include(kernel.used)
    has_mfma = any(kernel.has_mfma for kernel in module.kernels)
    opaque = any(kernel.opaque for kernel in module.kernels)
    for kernel in module.kernels:
        if kernel.calls:
            kernel.used.include(everything)
            kernel.has_mfma |= has_mfma
            kernel.opaque |= opaque


def _descriptors(lines: Sequence[str], module: Module) -> dict[str, tuple[int, int, dict[str, int | str]]]:
    found: dict[str, tuple[int, int, dict[str, int | str]]] = {}
    start: int | None = None
    metadata_start: int | None = None
    name = ""
    fields: dict[str, int | str] = {}
    for index, line in enumerate(lines):
        if ".amd" not in line and ".end_amd" not in line:
            continue
        word, _, rest = line.strip().partition(" ")
        if word == ".amdhsa_kernel":
            start, name, fields = index, rest.strip().strip('"'), {}
        elif word == ".end_amdhsa_kernel" and start is not None:
            found[name] = (start, index, fields)
            start = None
        elif start is not None and word.startswith(".amdhsa_"):
            fields[word[8:]] = _integer(rest.strip())
        elif word == ".amdgpu_metadata":
            metadata_start = index
        elif word == ".end_amdgpu_metadata" and metadata_start is not None:
            module.metadata_lines = (metadata_start, index)
    return found


def _integer(text: str) -> int | str:
    try:
        return int(text, 0)
    except ValueError:
        return text


def _read_code(
    lines: Sequence[str], module: Module, descriptors: Mapping[str, tuple[int, int, dict[str, int | str]]]
) -> None:
    entries = {f"{name}:": name for name in descriptors}
    entries |= {f'"{name}":': name for name in descriptors}
    section, stack = "\t.text", []
    owners: dict[str, Kernel] = {}
    body: Kernel | None = None  # the kernel itself, not a function behind it
    data: dict[str, int] = {}  # where data first stands in a kernel: padding when no instruction follows
    for index, line in enumerate(lines):
        if line[:2] == "\t.":
            word = line.split(None, 1)[0]
            if word in _SECTION_START:
                if word == ".pushsection":
                    stack.append(section)
                    section = line.replace(".pushsection", ".section", 1)
                elif word == ".popsection":
                    section = stack.pop() if stack else "\t.text"
                elif word == ".previous":
                    raise MDRError("'.previous' is not supported: name the section")
                else:
                    section = line
            elif body is not None and word == ".type" and line.endswith("@function"):
                if line.split()[1].split(",")[0].strip('"') != body.name:
                    body = None
            elif word.startswith(_EMITS) and section in owners:
                owners[section].end = index + 1
                data.setdefault(owners[section].name, index)
            continue
        if line in entries:
            name = entries[line]
            start, end, fields = descriptors[name]
            kernel = Kernel(name, index, section)
            kernel.descriptor, kernel.descriptor_lines = fields, (start, end)
            owners[section] = body = kernel
            module.kernels.append(kernel)
            continue
        if not is_instruction(line):
            continue
        used = registers_in(line)
        owner = owners.get(section)
        if owner is None:
            module.shared.include(used)
            continue
        owner.end = index + 1
        owner.used.include(used)
        if owner.name in data:
            owner.opaque = True
        word = mnemonic(line)
        if word in _EXITS:
            owner.exits.append(index)
        elif word == "s_barrier":
            owner.has_barrier = True
        elif word.startswith(("v_mfma", "v_smfma")):
            owner.has_mfma = True
        elif word.startswith(_INDEXING):
            owner.opaque = True
        elif word.startswith(_LDS):
            owner.has_lds = True
        elif word in _CALLS and body is owner:
            owner.calls = True
    missing = [name for name in descriptors if all(kernel.name != name for kernel in module.kernels)]
    if missing:
        raise MDRError(
            f"kernel descriptor '{missing[0]}' has no code: no label '{missing[0]}:' in this file",
            hint="the label of the first instruction and .amdhsa_kernel carry the same name",
        )


def _load_metadata(lines: Sequence[str], where: tuple[int, int]) -> dict[str, Any]:
    import yaml

    text = "\n".join(lines[where[0] + 1 : where[1]]).strip().removesuffix("...")
    loaded = yaml.load(text, Loader=getattr(yaml, "CSafeLoader", yaml.SafeLoader))
    return loaded if isinstance(loaded, dict) else {}
