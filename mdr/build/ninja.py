"""Writes the stage graph of many kernels as a Ninja build file.

Edges do not depend on the user's files, whose time stamps Ninja would go by, but on a small file for each kernel that
holds the digests of what it is made from and is written when one of them changes (see `mdr.build.plan`).
"""

from __future__ import annotations

import os
import shlex
from typing import TYPE_CHECKING

from mdr.build import graph, nodes

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from mdr.build.nodes import Kernel, Node
    from mdr.build.toolchain import Toolchain

# Stand-ins for what differs from kernel to kernel; not printable, so that nothing in a command can look like them.
_FOLDER, _SOURCE, _STEM = "\x01folder", "\x01source", "\x01stem"


def escape(path: str) -> str:
    """Return a path as a Ninja file writes it in a build line."""
    return path.replace("$", "$$").replace(" ", "$ ").replace(":", "$:")


def _quoted(text: str) -> str:
    """Return text for a variable that stands within single quotes in a shell command."""
    return text.replace("$", "$$").replace("'", "'\\''")


class Writer:
    """Collects rules and edges and writes them out piece by piece: a large graph is never held whole."""

    def __init__(self, write: Callable[[str], object], build: str, key_file: Callable[[Kernel], str]) -> None:
        self._write = write
        self._build = build
        self._key_file = key_file
        self._profiles: dict[tuple[object, ...], list[tuple[str, Node]]] = {}
        self._shared: set[str] = set()
        self._rules = 0

    def header(self, state_dir: str, heavy: int) -> None:
        """Start the file: where Ninja keeps its log, and how many memory-hungry jobs may run at once."""
        self._write(f"ninja_required_version = 1.11\nbuilddir = {escape(state_dir)}\n")
        self._write(f"pool heavy\n  depth = {heavy}\n")

    def kernel(self, kernel: Kernel, chip: str, variant: str, tools: Toolchain, preparation: str) -> None:
        """Write the edges of one kernel for one chip and variant."""
        profile = (chip, variant, preparation, kernel._replace(source="", stem="", chips=(), variants=()))
        rules = self._profiles.get(profile)
        if rules is None:
            rules = self._profiles[profile] = list(self._declare(kernel, chip, variant, tools, preparation))
        stem = kernel.stem
        folder = os.path.dirname(kernel.source) or "."
        values = {_STEM: stem, f"{_FOLDER}/{_SOURCE}": kernel.source}
        for rule, node in rules:
            reads = [_fill(path, values) for path in node.reads]
            writes = [_fill(path, values) for path in node.writes]
            text = f"build {' '.join(map(escape, writes))}: {rule}"
            explicit = [path for path in reads if path != kernel.source]
            if explicit:
                text += f" {' '.join(map(escape, explicit))}"
            if graph.SOURCE in node.stage.reads.values():
                text += f" | {escape(self._key_file(kernel))}"
            text += f"\n t = {_quoted(stem)}\n s = {_quoted(kernel.source)}\n"
            if preparation:
                text += f" f = {_quoted(folder)}\n"
            if node.directory is not None:
                whole = os.path.abspath(kernel.source)
                text += f" a = {_quoted(whole)}\n d = {_quoted(os.path.dirname(whole))}\n"
            self._write(text)

    def _declare(
        self, kernel: Kernel, chip: str, variant: str, tools: Toolchain, preparation: str
    ) -> Iterable[tuple[str, Node]]:
        """Write the rules that all kernels with the same settings share; yield each with its node in stand-ins."""
        pattern = kernel._replace(source=f"{_FOLDER}/{_SOURCE}", stem=_STEM)
        for node in nodes.expand(pattern, chip, variant, tools, self._build, preparation=preparation):
            if node.kernel is None and node.writes[0] in self._shared:
                continue
            self._rules += 1
            rule = f"r{self._rules}"
            self._write(
                f"rule {rule}\n command = {_template(node)} # {nodes.version(node, tools)}\n"
                f" description = {_template_text(node.title)}\n restat = 1\n"
                + (" pool = heavy\n" if node.stage.heavy else "")
            )
            if node.kernel is None:
                self._shared.add(node.writes[0])
                self._write(f"build {escape(node.writes[0])}: {rule}\n")
            else:
                yield rule, node


def _fill(path: str, values: dict[str, str]) -> str:
    for stand_in, value in values.items():
        path = path.replace(stand_in, value)
    return path


def _template(node: Node) -> str:
    """Return a node's shell command with Ninja variables for its stand-ins."""
    line = shlex.join(node.command)
    if node.directory is not None:
        line = f"cd {shlex.quote(node.directory)} && {line}"
    return _template_text(line)


def _template_text(text: str) -> str:
    here = os.getcwd()
    return (
        text.replace("$", "$$")
        .replace(f"{here}/{_FOLDER}/{_SOURCE}", "${a}")
        .replace(f"{here}/{_FOLDER}", "${d}")
        .replace(f"{_FOLDER}/{_SOURCE}", "${s}")
        .replace(_FOLDER, "${f}")
        .replace(_STEM, "${t}")
    )


def title(kernel: Kernel, stage: str, chip: str, variant: str) -> str:
    """Return what Ninja calls an edge of a kernel when it reports it."""
    source = kernel.source.replace("'", "'\\''")
    return f"{stage} {source} [{chip} {variant}]"
