"""Turns kernels and their settings into the nodes of a build: the stage graph with every path and command filled in."""

from __future__ import annotations

import hashlib
import os
import sys
from dataclasses import dataclass, field
from functools import lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple

from mdr.build import graph

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator

    from mdr.build.graph import Stage
    from mdr.build.toolchain import Toolchain

STAGE_SCRIPT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "stage.py")
PYTHON = (sys.executable, "-I", "-S", STAGE_SCRIPT)


class Kernel(NamedTuple):
    """One source and what the user says about it.

    ``source`` is a path from the folder that the build runs in; ``stem`` is where its outputs go below
    ``<build>/<chip>/<variant>/``. ``include_dirs`` come after the source's own folder. ``labels`` choose the directives of a
    debug build; none: all of them.
    """

    source: str
    stem: str
    chips: tuple[str, ...]
    variants: tuple[str, ...]
    transport: str = "hostcall"
    include_dirs: tuple[str, ...] = ()
    defsyms: tuple[str, ...] = ()
    mattr: str | None = None
    cov: int | None = None
    labels: tuple[str, ...] = ()


@dataclass
class Node:
    """One command to run. ``directory`` is where it must run, None for anywhere that the relative paths hold."""

    stage: Stage
    kernel: Kernel | None
    chip: str
    variant: str
    reads: list[str]
    writes: list[str]
    arguments: dict[str, Any]
    command: list[str] = field(default_factory=list)
    directory: str | None = None

    @property
    def title(self) -> str:
        """What a progress line says: the stage, and what it works on."""
        what = self.kernel.source if self.kernel else self.writes[0]
        return f"{self.stage.name} {what} [{self.chip} {self.variant}]"


def stem_path(build: str, kernel: Kernel, chip: str, variant: str) -> str:
    """Return where a kernel's outputs go, without suffix."""
    return f"{build}/{chip}/{variant}/{kernel.stem}"


def expand(
    kernel: Kernel,
    chip: str,
    variant: str,
    tools: Toolchain,
    build: str,
    *,
    preparation: str = "",
    flat: bool = False,
) -> Iterator[Node]:
    """Yield the nodes that make one kernel's code object for one chip and variant, in an order that can be run.

    ``preparation`` is a key of `graph.PREPARATIONS`: with one, all stages after it read what it makes of the source.
    Nodes of `graph.SHARED` stages come with every kernel that needs them; their first output tells equal ones.
    ``flat`` puts everything into ``build`` itself, for a build of one kernel, chip and variant.
    """
    stem = f"{build}/{kernel.stem}" if flat else stem_path(build, kernel, chip, variant)
    shared = (
        f"{build}/mdr-{{}}.{chip}.{kernel.transport}.s"
        if flat
        else f"{build}/{chip}/debug/mdr-{{}}.{kernel.transport}.s"
    )
    paths = {artifact: shared.format(artifact) for artifact in graph.SHARED}
    paths[graph.SOURCE] = kernel.source
    for stage in graph.PREPARATIONS[preparation]:
        paths.update({artifact: stem + artifact for artifact in stage.writes.values()})
        yield _node(stage, kernel, chip, variant, tools, paths)
    if preparation:
        paths[graph.SOURCE] = paths[graph.PREPARED]
        # Includes are still looked for in the source's own folder first.
        kernel = kernel._replace(include_dirs=(os.path.dirname(kernel.source) or ".", *kernel.include_dirs))
    for stage in graph.VARIANTS[variant]:
        for artifact in stage.reads.values():
            if artifact in graph.SHARED:
                yield _node(graph.SHARED[artifact], kernel, chip, variant, tools, paths, shared=True)
        paths.update({artifact: stem + artifact for artifact in stage.writes.values()})
        yield _node(stage, kernel, chip, variant, tools, paths)


def _node(
    stage: Stage,
    kernel: Kernel,
    chip: str,
    variant: str,
    tools: Toolchain,
    paths: dict[str, str],
    *,
    shared: bool = False,
) -> Node:
    files = {key: paths[artifact] for key, artifact in (*stage.reads.items(), *stage.writes.items())}
    programs = {
        key: None if name in graph.OPTIONAL_TOOLS and name not in tools else tools[name].path
        for key, name in stage.tools.items()
    }
    options = {key: chip if key == "chip" else getattr(kernel, key) for key in stage.options}
    node = Node(
        stage,
        None if shared else kernel,
        chip,
        variant,
        [files[key] for key in stage.reads],
        [files[key] for key in stage.writes],
        {**files, **programs, **options},
    )
    if stage.command is None:
        node.command = [*PYTHON, stage.name]
        for key, value in node.arguments.items():
            if value is not None:
                node.command += [f"{key}={item}" for item in (value if key in graph.LISTS else (value,))]
        return node
    if graph.SOURCE in stage.reads.values():
        # llvm-mc looks for includes in its working folder first, so the source's own folder must be that one.
        node.directory = os.path.dirname(os.path.abspath(kernel.source))
        files = {key: os.path.abspath(path) for key, path in files.items()}
    for word in stage.command:
        if word == graph.ASSEMBLER_FLAGS:
            node.command += assembler_flags(kernel)
        else:
            node.command.append(word.format(chip=chip, **files, **programs))
    return node


def assembler_flags(kernel: Kernel) -> list[str]:
    """Return llvm-mc's arguments for a kernel's own settings; folders are made absolute."""
    flags: list[str] = []
    for option, words in graph.ASSEMBLER_OPTIONS.items():
        value = getattr(kernel, option)
        for item in value if option in graph.LISTS else (value,):
            if item not in (None, ""):
                shown = os.path.abspath(item) if option == "include_dirs" else item
                flags += [word.format(shown) for word in words]
    return flags


def version(node: Node, tools: Toolchain) -> str:
    """Return what else a node's outputs depend on: the versions of its tools, and of MDR's code where that runs."""
    parts = [tools.version_of(name) for name in node.stage.tools.values()]
    if node.stage.command is None:
        parts.append(f"mdr {code_version(*_packages(node.stage))}")
    return ", ".join(parts)


def _packages(stage: Stage) -> tuple[str, ...]:
    return ("gemm",) if stage is graph.GEMM else ()


@lru_cache(maxsize=2)
def code_version(*more: str) -> str:
    """Digest of the MDR code that stages run, and of packages that only some do: a changed stage makes its outputs anew."""
    package = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
    digest = hashlib.sha256()
    for path in code_files(package, more):
        with open(path, "rb") as file:
            digest.update(os.path.relpath(path, package).encode() + b"\0" + file.read() + b"\0")
    return digest.hexdigest()[:16]


def code_files(package: str, more: Collection[str] = ()) -> list[str]:
    """Return the files whose text decides what a stage does: its packages, and the modules at the top that they use."""
    found = [os.path.join(package, "build", name) for name in ("graph.py", "stage.py")]
    for name in sorted(os.listdir(package)):
        path = os.path.join(package, name)
        if name.endswith(".py"):
            found.append(path)
        elif name in ("assembly", "directives", "instrument", "codeobject", *more):
            for folder, folders, files in os.walk(path):
                folders[:] = sorted(set(folders) - {"__pycache__"})
                found += [os.path.join(folder, file) for file in sorted(files)]
    return found
