"""Writes compile_commands.json: for each source, the command that assembles it, for editors and language servers."""

from __future__ import annotations

import json
import os
from typing import TYPE_CHECKING

from mdr.build import graph, nodes, toolchain
from mdr.build.kernels import preparation as preparation_of
from mdr.files import write_if_changed

if TYPE_CHECKING:
    from collections.abc import Iterable

    from mdr.build.nodes import Kernel

FILE = "compile_commands.json"


def write(kernels: Iterable[Kernel], build: str, path: str = FILE) -> int:
    """Write an entry a kernel and chip; return how many. Debug objects come from the same assembly, by more stages."""
    entries = []
    for kernel in kernels:
        for chip in kernel.chips:
            preparation = preparation_of(kernel.source)
            tools = toolchain.for_variant(chip, "release", preparations=(preparation,))
            for node in nodes.expand(kernel, chip, "release", tools, build, preparation=preparation):
                if node.stage is graph.ASSEMBLE:
                    entries.append(
                        {
                            "directory": node.directory or os.getcwd(),
                            "file": os.path.abspath(kernel.source),
                            "arguments": node.command,
                            "output": os.path.abspath(node.writes[0]),
                        }
                    )
    write_if_changed(path, json.dumps(entries, indent=1) + "\n")
    return len(entries)
