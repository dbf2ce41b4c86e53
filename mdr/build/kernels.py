"""Makes a kernel's build settings out of what its SConscript, the command line and the defaults say."""

from __future__ import annotations

import difflib
import os
from typing import TYPE_CHECKING, Any

from mdr.assembly.prepare import needs_preparing
from mdr.build import graph
from mdr.build.kernelfile import NAME
from mdr.build.nodes import Kernel
from mdr.build.settings import TRANSPORTS, VARIANTS
from mdr.build.toolchain import CHIPS
from mdr.diagnostics import MDRError, render

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Mapping, Sequence

    from mdr.build.kernelfile import KernelFiles

GEMM = ".gemm"
"""The ending of files that say which matrix multiplication to compile."""

SETTINGS = ("chip", "debug", "printf", "includes", "defsyms", "mattr", "cov", "labels")
"""What can be said about one kernel."""


def declare(
    source: str,
    *,
    base: str,
    defaults: Mapping[str, Any],
    files: KernelFiles,
    asked: Collection[str] = (),
    own: Mapping[str, Any],
) -> Kernel:
    """Return the kernel at ``source`` with its ``own`` settings over those of its kernels.toml over ``defaults``.

    Defaults that were ``asked`` for count more than the file: of the chips, those that both have are built, perhaps
    none.

    ``chip`` and ``debug`` are one value, several joined by commas, or a list; ``debug`` takes 0, 1, ``all`` and variant
    names; ``defsyms`` is a list of ``NAME=VALUE`` or a dict. Sources that are not below the working folder are filed
    by their path from ``base``. Raises MDRError naming the source for a setting or value that is not known.
    """
    for name in own:
        if name not in SETTINGS:
            near = difflib.get_close_matches(name, SETTINGS, n=1)
            hint = f"did you mean {near[0]}?" if near else f"known: {', '.join(SETTINGS)}"
            raise MDRError(f"{source}: unknown setting {name!r} of a kernel", hint=hint)
    said = files.settings_of(source).values
    chosen = {**defaults, **{name: value for name, value in said.items() if name not in asked}, **own}
    if "chip" in asked and "chip" in said and "chip" not in own:
        chosen["chip"] = [chip for chip in _words(defaults["chip"]) if chip in said["chip"]]
    defsyms = chosen["defsyms"]
    if isinstance(defsyms, dict):
        defsyms = [f"{name}={value}" for name, value in defsyms.items()]
    return Kernel(
        source=source,
        stem=stem_of(source, base),
        chips=_several(source, "chip", chosen["chip"], CHIPS),
        variants=_variants(source, chosen["debug"]),
        transport=_several(source, "printf", chosen["printf"], TRANSPORTS)[0],
        include_dirs=tuple(_words(chosen["includes"])),
        defsyms=tuple(_words(defsyms)),
        mattr=chosen["mattr"] or None,
        cov=int(chosen["cov"]) if chosen["cov"] else None,
        labels=tuple(dict.fromkeys(_words(chosen.get("labels") or ()))),
    )


def stem_of(source: str, base: str) -> str:
    """Return where a source's outputs go below the variant's folder: its path without suffix.

    A source outside the working folder goes by its path from ``base``, or by its whole path if it is not there either.
    """
    path = os.path.normpath(source)
    if os.path.isabs(path) or path.startswith(".."):
        path = os.path.relpath(path, base)
        if path.startswith(".."):
            path = os.path.abspath(source).lstrip(os.sep)
    return os.path.splitext(path)[0]


def folders(top: str, build: str) -> Iterator[tuple[str, list[str]]]:
    """Yield (folder, its files) for ``top`` and all below, in order of path; not hidden ones, nor the build's own."""
    built = os.path.abspath(build)
    for where, inner, files in os.walk(top):
        inner[:] = sorted(
            name for name in inner if not name.startswith(".") and os.path.abspath(os.path.join(where, name)) != built
        )
        yield where, sorted(files)


def discover(top: str, build: str, files: KernelFiles) -> Iterator[str]:
    """Yield every ``.s``, ``.S`` and ``.gemm`` file below ``top`` in order of path, but for those that a kernels.toml skips."""
    for where, names in folders(top, build):
        for name in names:
            path = os.path.join(where, name)
            is_source = name.endswith((".s", ".S", GEMM)) and not name.startswith(".")
            if is_source and not files.settings_of(path).values.get("skip"):
                yield path


def remarks(declared: Sequence[Kernel], files: KernelFiles, chips: Sequence[str]) -> str:
    """Return what is worth saying about kernels found in a folder: tables about none, kernels for other chips only."""
    parts = [render(files.idle())] if files.idle() else []
    others = sum(not kernel.chips for kernel in declared)
    if others:
        parts.append(f"{others} of {len(declared)} kernels are not for {', '.join(chips)}, by their {NAME}")
    return "\n".join(parts)


def is_preprocessed(source: str) -> bool:
    """Tell whether a source goes through the C preprocessor: by its name, as for compilers."""
    return source.endswith(".S")


def preparation(source: str) -> str:
    """Return what a source needs before llvm-mc can read it, a key of `graph.PREPARATIONS`."""
    if is_preprocessed(source):
        return "cpp"
    if source.endswith(GEMM):
        return "gemm"
    return "text" if needs_preparing(source) else ""


def script(top: str) -> str:
    """Return where the SConscript that names the kernels below ``top`` would be."""
    return os.path.join(top, "SConscript")


def _variants(source: str, value: Any) -> tuple[str, ...]:
    if isinstance(value, (bool, int, str)) and str(int(value) if isinstance(value, bool) else value) in VARIANTS:
        return VARIANTS[str(int(value) if isinstance(value, bool) else value)]
    return _several(source, "debug", value, tuple(graph.VARIANTS))


def _several(source: str, name: str, value: Any, allowed: tuple[str, ...]) -> tuple[str, ...]:
    items = tuple(dict.fromkeys(_words(value)))
    for item in items:
        if item not in allowed:
            near = difflib.get_close_matches(item, allowed, n=1, cutoff=0.5)
            hint = f"did you mean {name}={near[0]}?" if near else f"known: {', '.join(allowed)}"
            raise MDRError(f"{source}: unknown value {name}={item}", hint=hint)
    return items


def _words(value: Any) -> list[str]:
    if isinstance(value, (list, tuple)):
        return [str(item) for item in value]
    return [item for item in str(value).split(",") if item]
