"""Builds one kernel within this process: the same graph as the other backends, for ``mdr-printf`` and for tests."""

from __future__ import annotations

import hashlib
import json
import os
import re
import subprocess
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from mdr.assembly import retired
from mdr.build import graph, kernelfile, kernels, nodes, scan, stage, toolchain
from mdr.build import labels as chosen_labels
from mdr.diagnostics import Diagnostic, MDRError, Position
from mdr.files import write_if_changed

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from mdr.build.nodes import Node
    from mdr.build.toolchain import Toolchain

_MESSAGE = re.compile(
    r"^(?P<file>[^:\n]+):(?P<line>\d+):(?P<column>\d+): (?P<severity>error|warning|note): (?P<text>.*)$"
)


@dataclass
class BuildResult:
    """What a build made: paths of the code object (empty if not linked) and of all artifacts, the log, and warnings."""

    hsaco: str
    artifacts: dict[str, str]
    log: str = ""
    warnings: list[Diagnostic] = field(default_factory=list)
    ran: list[str] = field(default_factory=list)
    """Names of the stages that had to run; the others' outputs were there already."""


def build_kernel(
    source: str | os.PathLike[str],
    output_dir: str | os.PathLike[str],
    *,
    chip: str | None = None,
    debug: bool = True,
    transport: str | None = None,
    name: str | None = None,
    include_dirs: Sequence[str] = (),
    defsyms: Mapping[str, object] | Sequence[str] = (),
    mattr: str | None = None,
    cov: int | None = None,
    labels: Sequence[str] = (),
    llvm: str | None = None,
    progress: Callable[[str], None] | None = None,
    last: str = graph.LINK.name,
) -> BuildResult:
    """Build ``source`` into ``output_dir/<name>.hsaco`` (``name``: the source's stem) and return what was made.

    What is not given is as the kernel's `kernels.toml` says, else the default: the first chip, no flags, all labels. Stages up
    to the one named ``last`` are run, those whose inputs have not changed since the last build there excepted. ``progress``
    is called with each stage's name before it runs. ``labels`` choose the directives. Raises MDRError for mistakes in the
    source and in kernels.toml, and for a missing toolchain.
    """
    path, folder = os.fspath(source), os.fspath(output_dir)
    if not os.path.isfile(path):
        raise MDRError(f"{path}: there is no such file" if not os.path.exists(path) else f"{path}: not a file")
    said = kernelfile.KernelFiles().settings_of(path)
    chip = chip or said.values.get("chip", toolchain.CHIPS)[0]
    if chip not in toolchain.CHIPS:
        raise MDRError(f"unknown chip {chip!r}", hint=f"MDR knows {', '.join(toolchain.CHIPS)}")
    if chip not in said.values.get("chip", (chip,)):
        hint = f"it is for {', '.join(said.values['chip'])}"
        raise MDRError(f"{path} is not for {chip}, by its {kernelfile.NAME}", said.places["chip"], hint=hint)
    variant = "debug" if debug else "release"
    preparation = kernels.preparation(path)
    tools = toolchain.for_variant(chip, variant, preparations=(preparation,), llvm=llvm)
    defsyms = defsyms or said.values.get("defsyms", ())
    if not isinstance(defsyms, (list, tuple)):
        assert not isinstance(defsyms, str)
        defsyms = [f"{symbol}={value}" for symbol, value in dict(defsyms).items()]  # type: ignore[arg-type]
    kernel = nodes.Kernel(
        source=path,
        stem=name or os.path.splitext(os.path.basename(path))[0],
        chips=(chip,),
        variants=(variant,),
        transport=transport or said.values.get("printf", "hostcall"),
        include_dirs=tuple(include_dirs or said.values.get("includes", ())),
        defsyms=tuple(defsyms),
        mattr=mattr or said.values.get("mattr"),
        cov=cov or said.values.get("cov"),
        labels=tuple(labels or said.values.get("labels", ())),
    )
    chosen_labels.check([kernel])
    os.makedirs(folder, exist_ok=True)
    # One for all chips and variants: their outputs have the same names here, so the last one built is what is there.
    memory = _Memory(os.path.join(folder, f".{kernel.stem}.json"))
    result = BuildResult("", {})
    try:
        for node in nodes.expand(kernel, chip, variant, tools, folder, preparation=preparation, flat=True):
            _bring_up_to_date(node, tools, memory, result, progress)
            result.artifacts.update(zip(node.stage.writes.values(), node.writes, strict=True))
            if node.stage.name == last:
                break
    finally:
        memory.save()
    result.hsaco = result.artifacts.get(graph.HSACO, "")
    log = result.artifacts.get(".log")
    if log:
        with open(log, encoding="utf-8") as file:
            result.log = file.read()
    return result


class _Memory:
    """What each output was made from, kept beside the outputs."""

    def __init__(self, path: str) -> None:
        self.path = path
        try:
            with open(path, encoding="utf-8") as file:
                self.keys: dict[str, str] = json.load(file)
        except (OSError, ValueError):
            self.keys = {}

    def save(self) -> None:
        write_if_changed(self.path, json.dumps(self.keys, indent=0))


def _bring_up_to_date(
    node: Node, tools: Toolchain, memory: _Memory, result: BuildResult, progress: Callable[[str], None] | None
) -> None:
    key = _key(node, tools)
    if all(memory.keys.get(path) == key and os.path.exists(path) for path in node.writes):
        return
    for path in node.writes:
        memory.keys.pop(path, None)
    if progress:
        progress(node.stage.name)
    result.ran.append(node.stage.name)
    if node.stage.command is None:
        warnings = stage.run(node.stage.name, node.arguments)
    else:
        warnings = run_command(node)
    result.warnings += warnings
    # Warnings must come again with the next build, so a stage that gave some is not remembered as done.
    if not warnings:
        memory.keys.update(dict.fromkeys(node.writes, key))


def _key(node: Node, tools: Toolchain) -> str:
    digest = hashlib.sha256(nodes.version(node, tools).encode())
    digest.update("\0".join(node.command).encode(errors="surrogateescape"))
    files = list(node.reads)
    if node.kernel and graph.SOURCE in node.stage.reads.values():
        files += scan.Scanner().scan(node.kernel.source, node.kernel.include_dirs).files
    for path in files:
        try:
            with open(path, "rb") as file:
                digest.update(hashlib.sha256(file.read()).digest())
        except OSError as error:
            raise MDRError(f"{path}: {error.strerror}") from None
    return digest.hexdigest()


def run_command(node: Node) -> list[Diagnostic]:
    """Run a tool's own command line; return its warnings. Raises MDRError with the tool's messages when it fails."""
    done = subprocess.run(
        node.command, cwd=node.directory, stdin=subprocess.DEVNULL, capture_output=True, text=True, errors="replace"
    )
    found = parse_messages(retired.with_hints(done.stdout + done.stderr, node.chip))
    if done.returncode:
        raise MDRError(found or [Diagnostic(f"{node.command[0]} ended with status {done.returncode} and said nothing")])
    return found


def parse_messages(output: str) -> list[Diagnostic]:
    """Turn what an LLVM tool wrote into diagnostics; text in no known form becomes one without position."""
    found: list[Diagnostic] = []
    loose: list[str] = []
    lines = output.splitlines()
    skip = 0
    for number, line in enumerate(lines):
        match = _MESSAGE.match(line)
        if match:
            # The source line and the caret follow; both are shown anew from the position.
            text = (
                lines[number + 1] if number + 2 < len(lines) and set(lines[number + 2].strip()) <= set("^~ ") else None
            )
            skip = 2 if text is not None else 0
            path = match["file"].removeprefix(os.getcwd() + os.sep)
            where = Position(path, int(match["line"]), int(match["column"]), text)
            found.append(Diagnostic(match["text"], where, severity=match["severity"]))
        elif skip:
            skip -= 1
        elif line.startswith("hint: ") and found:
            found[-1].hint = line.removeprefix("hint: ")
        elif line.strip():
            loose.append(line)
    if loose:
        text = "\n".join(loose)
        found.append(Diagnostic(text.removeprefix("error: ")))
    return found
