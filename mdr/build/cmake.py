"""Writes the stage graph of kernels as CMake commands, an ``add_custom_command`` a stage; rules/cmake/MDR.cmake includes it."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING

from mdr.build import depfile, execute, graph, kernels, nodes, toolchain
from mdr.build.plan import versions
from mdr.diagnostics import MDRError
from mdr.files import write_if_changed

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from mdr.build.nodes import Kernel, Node
    from mdr.build.toolchain import Toolchain

POOL = "mdr_heavy"
"""The job pool of memory-hungry stages, for the Ninja generators."""

_ESCAPES = str.maketrans({char: f"\\{char}" for char in '"\\$;'})
_APART = "name them apart, or give each a target of its own"
_CMAKE = '"${CMAKE_COMMAND}" -E'


class Commands:
    """The commands of one set of kernels.

    Paths of sources are from the working folder, the project's top; outputs go to ``build``/<chip>/<variant>. With
    ``touch`` every output gets a new time when its stage has run, for generators that do not look at it again (Make).
    """

    def __init__(self, build: str, *, touch: bool) -> None:
        self._build = build
        self._touch = touch
        self._stamp = f"{build}/made-from"
        self._again = f"{build}/again"
        self._shared: set[str] = set()
        self._folders: set[str] = set()
        self._tools: dict[tuple[str, str, str], Toolchain] = {}
        self._texts: list[str] = []
        self._made_from: dict[str, None] = {}
        self._watched: dict[str, None] = {}
        self._objects: dict[str, None] = {}

    def add(self, kernel: Kernel) -> None:
        """Add the commands of a kernel for its chips and variants. Raises MDRError when no toolchain is fit."""
        self._made_from[f"{kernel}"] = None
        preparation = kernels.preparation(kernel.source)
        for chip in kernel.chips:
            for variant in kernel.variants:
                tools = self._tools_for(chip, variant, preparation)
                for node in nodes.expand(kernel, chip, variant, tools, self._build, preparation=preparation):
                    if node.kernel is None:
                        if node.writes[0] in self._shared:
                            continue
                        self._shared.add(node.writes[0])
                    folder = os.path.dirname(node.writes[0])
                    if folder not in self._folders:
                        # Make does not create folders for what it makes.
                        os.makedirs(folder, exist_ok=True)
                        self._folders.add(folder)
                    self._texts.append("".join(self._command(node, kernel, preparation)))
                path = nodes.stem_path(self._build, kernel, chip, variant) + graph.HSACO
                if path in self._objects:
                    raise MDRError(f"two sources would both be built to {path}: {kernel.source} is one", hint=_APART)
                self._objects[path] = None

    def _tools_for(self, chip: str, variant: str, preparation: str) -> Toolchain:
        use = (chip, variant, preparation)
        if use not in self._tools:
            tools = self._tools[use] = toolchain.for_variant(chip, variant, preparations=(preparation,))
            self._made_from[versions(variant, tools, preparation)] = None
            self._watched.update(dict.fromkeys(tool.path for tool in tools.values()))
        return self._tools[use]

    def _command(self, node: Node, kernel: Kernel, preparation: str) -> Iterator[str]:
        yield f"add_custom_command(\n  OUTPUT {_words(node.writes)}\n"
        depends = [os.path.abspath(path) for path in node.reads]
        if graph.SOURCE in node.stage.reads.values():
            depends.append(os.path.abspath(kernel.source))
            needs = f"{node.writes[0]}.needs"
            scan = [
                *(sys.executable, "-I", "-S", depfile.__file__),
                f"source={kernel.source}",
                *(f"include_dirs={folder}" for folder in kernel.include_dirs),
                f"target={node.writes[0]}",
                f"depfile={needs}",
                f"prepared={int(bool(preparation))}",
                f"again={self._again}",
            ]
            yield f"  COMMAND {_words(scan)}\n  DEPFILE {_words([needs])}\n"
        yield "  COMMAND " + (f"{_CMAKE} chdir {_words([node.directory])} " if node.directory else "")
        yield f"{_words(node.command)}\n"
        if self._touch:
            yield f"  COMMAND {_CMAKE} touch {_words(node.writes)}\n"
        yield f"  DEPENDS {_words([*dict.fromkeys(depends), self._stamp])}\n"
        yield f"  WORKING_DIRECTORY {_words([os.getcwd()])}\n"
        if node.stage.heavy:
            yield f"  JOB_POOL {POOL}\n"
        yield f"  COMMENT {_words([node.title])}\n  VERBATIM)\n"

    def write(self, path: str, watched: Iterable[str]) -> None:
        """Write the commands to ``path``, and beside the outputs what they are made from besides their sources.

        The file sets ``mdr_objects`` to the code objects and ``mdr_watched`` to the files for which CMake must run
        again: those given, the tools, and MDR's own code.
        """
        code = nodes.code_files(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), ("gemm",))
        everything = [*self._watched, *code, __file__, *watched, self._again]
        text = [
            "# Written by MDR.cmake's mdr_add_kernels.\n",
            f"set(mdr_objects {_words(list(self._objects))})\n",
            f"set(mdr_watched {_words(everything)})\n",
            "get_property(mdr_pools GLOBAL PROPERTY JOB_POOLS)\n",
            f'if(NOT mdr_pools MATCHES "{POOL}=")\n',
            f"  set_property(GLOBAL APPEND PROPERTY JOB_POOLS {POOL}={execute.heavy_jobs()})\n",
            "endif()\n",
            *self._texts,
        ]
        os.makedirs(self._build, exist_ok=True)
        write_if_changed(self._stamp, "\n".join(self._made_from) + "\n")
        if not os.path.exists(self._again):
            write_if_changed(self._again, "Touched when CMake must run again.\n")
        write_if_changed(path, "".join(text))


def _words(words: Sequence[str]) -> str:
    """Return words as arguments of a CMake command: quoted, with nothing in them that CMake would replace."""
    return " ".join(f'"{word.translate(_ESCAPES)}"' for word in words)
