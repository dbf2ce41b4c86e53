"""Knows which kernels a build has, what each is made from, and so which outputs are out of date and why."""

from __future__ import annotations

import hashlib
import marshal
import os
from typing import TYPE_CHECKING, Any, NamedTuple

from mdr.build import graph, kernels, nodes, scan, state, toolchain
from mdr.files import write_if_changed

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator, Mapping

    from mdr.build.nodes import Kernel
    from mdr.build.toolchain import Toolchain


class Output(NamedTuple):
    """One code object to be built: its path, and which kernel, chip and variant it is of."""

    path: str
    kernel: int
    chip: str
    variant: str


class Glance(NamedTuple):
    """The part of a stored plan that tells whether there is anything to do: see `Plan` for its fields."""

    watched: dict[str, Any]
    digests: dict[str, str]
    absent: list[str]
    outputs: list[str]
    keys: list[str]


class Plan:
    """All kernels of a configuration with their dependencies and digests; stored between builds.

    ``tools`` says, by "<chip> <variant>", what the stages run, and ``versions``, by "<chip> <variant> <preparation>",
    their versions. ``preparations`` are what each kernel's source needs first. ``watched`` maps files and folders that the plan
    itself was made from (SConscripts, tools, MDR's code, folders where kernels were looked for) to their status; a
    difference means that the plan must be made anew.
    """

    def __init__(self, declared: Iterable[Kernel], tools: Mapping[str, Toolchain], watched: dict[str, Any]) -> None:
        self.kernels = list(declared)
        self.tools = dict(tools)
        self.versions: dict[str, str] = {}
        for use, chosen in self.tools.items():
            self.set_versions(use, chosen)
        self.watched = watched
        self.files: list[tuple[str, ...]] = [()] * len(self.kernels)
        self.absent: list[tuple[str, ...]] = [()] * len(self.kernels)
        self.digests: dict[str, str] = {}
        self.contents: list[str] = [""] * len(self.kernels)
        self.preparations: list[str] = [""] * len(self.kernels)
        self.outputs: list[Output] = []
        self.keys: list[str] = []

    def to_data(self) -> Any:
        """Return the plan as plain data for `state.save`: what every build looks at, and the rest still packed."""
        rest = (
            [tuple(kernel) for kernel in self.kernels],
            {use: [tuple(tool) for tool in chosen.values()] for use, chosen in self.tools.items()},
            self.versions,
            self.files,
            self.absent,
            self.contents,
            self.preparations,
            [tuple(output) for output in self.outputs],
        )
        never = sorted({path for paths in self.absent for path in paths})
        paths = [output.path for output in self.outputs]
        glance = Glance(self.watched, self.digests, never, paths, self.keys)
        return tuple(glance), marshal.dumps(rest)

    @classmethod
    def from_data(cls, data: Any) -> Plan:
        """Make a plan from `to_data`'s result."""
        glance = Glance(*data[0])
        declared, tools, versions, files, absent, contents, preparations, outputs = marshal.loads(data[1])
        plan = cls(map(nodes.Kernel._make, declared), {}, glance.watched)
        plan.tools = {
            use: toolchain.Toolchain({t[0]: toolchain.Tool(*t) for t in chosen}) for use, chosen in tools.items()
        }
        plan.versions = versions
        plan.files, plan.absent, plan.contents, plan.preparations = files, absent, contents, preparations
        plan.digests, plan.keys = glance.digests, glance.keys
        plan.outputs = list(map(Output._make, outputs))
        return plan

    def set_versions(self, use: str, tools: Toolchain) -> None:
        """Take note of the versions of what the stages of "<chip> <variant>" run."""
        for preparation in graph.PREPARATIONS:
            self.versions[f"{use} {preparation}"] = versions(use.split(" ")[1], tools, preparation)

    def _outputs(self, build: str) -> Iterator[Output]:
        for number, kernel in enumerate(self.kernels):
            for chip in kernel.chips:
                for variant in kernel.variants:
                    path = nodes.stem_path(build, kernel, chip, variant) + graph.HSACO
                    yield Output(path, number, chip, variant)

    def look(self, numbers: Collection[int], contents: state.Contents, build: str) -> bool:
        """Find what the given kernels depend on and take digests of it; return whether one is prepared otherwise now."""
        scanner = scan.Scanner()
        before = list(self.preparations)
        for number in numbers:
            kernel = self.kernels[number]
            found = scanner.scan(kernel.source, kernel.include_dirs)
            self.files[number] = (kernel.source, *found.files)
            self.preparations[number] = kernels.preparation(kernel.source)
            self.absent[number] = tuple(found.absent)
            for path in self.files[number]:
                self.digests[path] = contents.digest(path)
            self.contents[number] = _digest(
                f"{os.path.basename(path)} {self.digests[path]}" for path in self.files[number]
            )
        self.digests = {path: self.digests[path] for files in self.files for path in files}
        if not self.outputs:
            self.outputs = list(self._outputs(build))
            self.keys = [""] * len(self.outputs)
        fresh = set(numbers)
        for number, output in enumerate(self.outputs):
            if output.kernel in fresh:
                self.keys[number] = self.key(output)
        return self.preparations != before

    def key(self, output: Output) -> str:
        """Return the digest of all that decides an output's bytes."""
        return _digest((*self.settings(output), self.contents[output.kernel]))

    def settings(self, output: Output) -> list[str]:
        """Return, a line each, what decides an output besides the content of files."""
        kernel, preparation = self.kernels[output.kernel], self.preparations[output.kernel]
        lines = [
            f"variant {output.variant}",
            f"chip {output.chip}",
            f"mattr {kernel.mattr or ''}",
            f"cov {kernel.cov or ''}",
            *(f"defsym {symbol}" for symbol in kernel.defsyms),
            *self.versions[f"{output.chip} {output.variant} {preparation}"].split(", "),
        ]
        if output.variant == "debug":
            lines.append(f"printf {kernel.transport}")
            lines += [f"label {label}" for label in kernel.labels]
        if output.variant == "debug" or preparation:
            # Line tables and the preprocessor's __FILE__ name the files, so their paths are part of the object.
            lines += [
                f"source {kernel.source}",
                *(f"include folder {folder}" for folder in kernel.include_dirs),
            ]
        return lines

    def inputs(self, output: Output) -> tuple[tuple[str, str], ...]:
        """Return (file, digest) for all files that an output is made from."""
        return tuple((path, self.digests[path]) for path in self.files[output.kernel])

    def users_of(self, changed: set[str]) -> list[int]:
        """Return the numbers of the kernels that are made from one of the changed files."""
        return [number for number, files in enumerate(self.files) if not changed.isdisjoint(files)]

    def appeared(self) -> list[int]:
        """Return the numbers of the kernels for which a file now exists where an include was looked for in vain."""
        there = {path for path in {path for paths in self.absent for path in paths} if os.path.isfile(path)}
        return [number for number, paths in enumerate(self.absent) if not there.isdisjoint(paths)] if there else []


def key_file(state_dir: str, kernel: Kernel) -> str:
    """Return the file that holds the digests of what a kernel is made from."""
    return f"{state_dir}/keys/{kernel.stem}"


def write_key(plan: Plan, number: int, state_dir: str) -> None:
    """Bring a kernel's key file up to date; its time changes only with its content."""
    path = key_file(state_dir, plan.kernels[number])
    os.makedirs(os.path.dirname(path), exist_ok=True)
    write_if_changed(path, plan.contents[number] + "\n")


def versions(variant: str, tools: Toolchain, preparation: str) -> str:
    """Return the versions of everything that a variant's stages run."""
    stages = [
        *graph.PREPARATIONS[preparation],
        *graph.VARIANTS[variant],
        *(graph.SHARED.values() if variant == "debug" else ()),
    ]
    names = dict.fromkeys(name for stage in stages for name in stage.tools.values())
    parts = [tools.version_of(name) for name in names]
    if any(stage.command is None for stage in stages):
        parts.append(f"mdr {nodes.code_version(*(('gemm',) if graph.GEMM in stages else ()))}")
    return ", ".join(parts)


def _digest(parts: Iterable[str]) -> str:
    return hashlib.sha256("\0".join(parts).encode(errors="surrogateescape")).hexdigest()[:32]
