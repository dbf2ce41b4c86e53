"""Stage prepare: turn sources that llvm-mc does not take as they are into ones it does, each line keeping its number.

Three kinds need it: output of ``hipcc -S`` (a bundle of host and device parts), text whose target is spelled by an older or
newer compiler (Triton), and ``.S`` files for the C preprocessor. All others are assembled as they are.
"""

from __future__ import annotations

import os
import re

from mdr.assembly.source import normalise_target
from mdr.diagnostics import Diagnostic, MDRError, Position
from mdr.files import write_if_changed
from mdr.process import run_tool

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

_HEAD_BYTES = 4096  # what needs preparing says so at its beginning
_BUNDLE = re.compile(r"^[#;/ ]*__CLANG_OFFLOAD_BUNDLE____(START|END)__ (\S+)")
_NO_FILE = re.compile(r'# \d+ "<')  # the preprocessor's marker of what comes from no file
_MESSAGE = re.compile(r"^(.*?):(\d+):(\d+:)? (?:fatal )?error: (.*)$")


def needs_preparing(path: str) -> bool:
    """Tell whether a source must go through `prepare`: by its suffix, or by its first 4,096 bytes."""
    if path.endswith(".S"):
        return True
    try:
        with open(path, "rb") as stream:
            head = stream.read(_HEAD_BYTES).decode(errors="replace")
    except OSError:
        return False
    if "__CLANG_OFFLOAD_BUNDLE__" in head:
        return True
    return any(normalise_target(line) != line for line in head.split("\n") if ".amdgcn_target" in line)


def prepare(
    source: str,
    *,
    chip: str,
    include_dirs: Sequence[str],
    defsyms: Sequence[str],
    output: str,
    depfile: str,
    cpp: str | None = None,
) -> None:
    """Write the assembly text of ``source`` for ``chip``, with line markers that lead back to it.

    ``cpp`` is a C preprocessor (clang, gcc or cpp), needed for ``.S`` only; each defsym ``NAME=VALUE`` is a macro there.
    Raises MDRError where a bundle has no part for the chip, and with the preprocessor's messages.
    """
    if source.endswith(".S"):
        text = _preprocess(source, chip, include_dirs, defsyms, cpp, f"{output}.d")
        dependencies = _dependencies(f"{output}.d")
    else:
        with open(source, encoding="utf-8", errors="surrogateescape") as stream:
            text = stream.read()
        dependencies = [source]
    lines = ["" if _NO_FILE.match(line) else line for line in text.split("\n")]
    if any(_BUNDLE.match(line) for line in lines):
        lines = unbundle(lines, source, chip)
    lines = [normalise_target(line) if ".amdgcn_target" in line else line for line in lines]
    path = source.replace("\\", "\\\\").replace('"', '\\"')
    write_if_changed(output, "\n".join((f'# 1 "{path}"', *lines)).encode("utf-8", errors="surrogateescape"))
    escaped = " ".join(name.replace("\\", "\\\\").replace(" ", "\\ ") for name in dependencies)
    write_if_changed(depfile, f"{output}: {escaped}\n")


def unbundle(lines: list[str], source: str, chip: str) -> list[str]:
    """Return the device part for ``chip`` of a clang offload bundle; all other lines are empty."""
    out = [""] * len(lines)
    found: list[str] = []
    taken = False
    current: str | None = None
    for index, line in enumerate(lines):
        match = _BUNDLE.match(line)
        if match:
            current = match[2] if match[1] == "START" else None
            if current:
                found.append(current)
                taken |= _is_for(current, chip)
        elif current and _is_for(current, chip):
            out[index] = line
    if not taken:
        raise MDRError(
            Diagnostic(
                f"this bundle has no part for {chip}",
                Position(source, 1, 1, lines[0]),
                hint=f"its parts are: {', '.join(found)}; build for one of those chips, or compile with --offload-arch={chip}",
            )
        )
    return out


def _is_for(entry: str, chip: str) -> bool:
    """Tell whether a bundle entry (``hip-amdgcn-amd-amdhsa--gfx942:xnack-``) is a device part for ``chip``."""
    return not entry.startswith("host") and bool(re.search(rf"-{re.escape(chip)}(?::|$)", entry))


def _preprocess(
    source: str, chip: str, include_dirs: Sequence[str], defsyms: Sequence[str], cpp: str | None, depfile: str
) -> str:
    if cpp is None:
        raise MDRError(
            f"{source}: a .S file goes through the C preprocessor, and none was found",
            hint="install clang, gcc or cpp, or name the file .s if it needs no preprocessing",
        )
    output = f"{depfile}.i"
    is_cpp = os.path.basename(cpp).startswith("cpp")
    argv = [cpp, *([] if is_cpp else ["-E"]), "-undef", "-nostdinc", "-x", "assembler-with-cpp", "-C"]
    argv += ["-MD", "-MF", depfile]
    argv += [f"-D__{chip}__", "-D__AMDGCN__"]
    argv += [f"-I{folder}" for folder in include_dirs] + [f"-D{symbol}" for symbol in defsyms]
    try:
        result = run_tool([*argv, source, "-o", output])
        if result.status != 0:
            raise MDRError(_messages(result.output) or f"{cpp} failed with status {result.status} on {source}")
        with open(output, encoding="utf-8", errors="surrogateescape") as stream:
            return stream.read()
    finally:
        if os.path.exists(output):
            os.unlink(output)


def _messages(output: str) -> list[Diagnostic]:
    found = []
    for line in output.splitlines():
        match = _MESSAGE.match(line)
        if match:
            column = int(match[3][:-1]) if match[3] else 1
            found.append(Diagnostic(match[4], Position(match[1], int(match[2]), column)))
    return found


def _dependencies(depfile: str) -> list[str]:
    """Read the files that a preprocessor listed after ``target:``, and remove its list."""
    with open(depfile, encoding="utf-8", errors="surrogateescape") as stream:
        text = stream.read().replace("\\\n", " ").partition(":")[2]
    os.unlink(depfile)
    return [name.replace("\0", " ") for name in text.replace("\\ ", "\0").split()]
