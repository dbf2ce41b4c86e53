"""Finds LLVM tools that really know the chip, and says which were refused and why."""

from __future__ import annotations

import glob
import json
import os
import re
import shutil
import subprocess
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from mdr.assembly.chips import CHIPS as _KNOWN
from mdr.diagnostics import Diagnostic, MDRError
from mdr.files import write_if_changed

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator, Mapping

CHIPS = tuple(reversed(_KNOWN))
"""The chips that MDR builds for; the first is the default."""

TRIPLE = "amdgcn-amd-amdhsa"

RELEASE_TOOLS = ("llvm-mc", "ld.lld")
PREPROCESSORS = ("clang", "gcc", "cpp")
DEBUG_TOOLS = ("llvm-mc", "ld.lld", "mlir-opt", "llc")

# mlir-opt has no processor check that can be asked for without a pass pipeline, so its version stands in for one:
# LLVM 20 is the first release that knows gfx950.
_OLDEST_MLIR = 20

_INSTALL = (
    "install LLVM 22 (Debian 12: apt-get install llvm-22 mlir-22-tools lld-22; ./bootstrap does it), "
    "or set MDR_LLVM to the bin folder of an LLVM that knows the chip"
)


class Tool(NamedTuple):
    """One program: its name, absolute path, and version as it prints it (``22.1.8``)."""

    name: str
    path: str
    version: str


class Toolchain(dict[str, Tool]):
    """The tools for one or several chips by name; ``toolchain["llvm-mc"].path``."""

    @property
    def key(self) -> str:
        """Names and versions of all tools: part of every cache key, the same on every machine."""
        return " ".join(f"{tool.name}={tool.version}" for _, tool in sorted(self.items()))

    def version_of(self, name: str) -> str:
        """Return a tool's name and version, ``none`` for one that is not there."""
        return f"{name} {self[name].version if name in self else 'none'}"


@dataclass(frozen=True)
class Finding:
    """One tool looked at during discovery; ``problem`` is None when it was fit."""

    origin: str
    tool: str
    path: str
    version: str | None
    problem: str | None


def find(chip: str, *, tools: Iterable[str] = DEBUG_TOOLS, llvm: str | None = None) -> Toolchain:
    """Return the first fit ``tools`` for one chip; see `find_all`."""
    return find_all((chip,), tools=tools, llvm=llvm)


def for_variant(chip: str, variant: str, *, preparations: Collection[str] = (), llvm: str | None = None) -> Toolchain:
    """Return all tools for a variant's stages: see `find_all`.

    ``preparations`` are what its kernels need first: "cpp" the preprocessor, if there is one, "gemm" llc.
    """
    wanted = DEBUG_TOOLS if variant == "debug" else RELEASE_TOOLS
    tools = find(chip, tools=(*wanted, "llc") if "gemm" in preparations and "llc" not in wanted else wanted, llvm=llvm)
    found = preprocessor(llvm) if "cpp" in preparations else None
    if found is not None:
        tool, _ = _examine(found[1], ())
        if tool is not None:
            tools["cpp"] = tool
    return tools


def preprocessor(llvm: str | None = None, environ: Mapping[str, str] = os.environ) -> tuple[str, str] | None:
    """Return (where it comes from, path) of the C preprocessor: clang beside llvm-mc, else clang, gcc or cpp of PATH."""
    for origin, directory in places(llvm, environ):
        path = os.path.join(directory, "clang")
        if os.access(path, os.X_OK):
            return origin, path
    for name in PREPROCESSORS:
        found = shutil.which(name, path=environ.get("PATH", ""))
        if found:
            return "PATH", os.path.abspath(found)
    return None


def find_all(
    chips: Iterable[str],
    *,
    tools: Iterable[str] = DEBUG_TOOLS,
    llvm: str | None = None,
    environ: Mapping[str, str] = os.environ,
) -> Toolchain:
    """Return ``tools``, each from the first place that has one which knows every chip.

    Places, in order: ``llvm`` or ``MDR_LLVM`` (then nothing else is tried), ``ROCM_PATH`` (default /opt/rocm),
    /usr/lib/llvm-* newest first, PATH. llvm-mc and ld.lld come from one place, since object and link belong
    together; ROCm ships no mlir-opt, so the others may come from a later one.

    Raises MDRError that names every program found and why it was refused.
    """
    chips = tuple(chips)
    for chip in chips:
        if chip not in CHIPS:
            raise MDRError(f"unknown chip {chip!r}", hint=f"MDR knows {', '.join(CHIPS)}")
    searched = list(places(llvm, environ))
    found = Toolchain()
    refused: list[str] = []
    wanted = list(tools)
    others = [[name] for name in wanted if name not in RELEASE_TOOLS]
    groups = [[name for name in wanted if name in RELEASE_TOOLS], *others]
    for group in filter(None, groups):
        for origin, directory in searched:
            candidates = {name: _examine(os.path.join(directory, name), chips) for name in group}
            problems = [problem for _, problem in candidates.values() if problem]
            if not problems:
                found.update({name: tool for name, (tool, _) in candidates.items() if tool})
                break
            refused += [f"{problem} (from {origin})" for problem in problems if not problem.endswith(": not there")]
        else:
            missing = " and ".join(group)
            lines = "".join(f"\n  {line}" for line in dict.fromkeys(refused))
            where = ", ".join(directory for _, directory in searched) or "nowhere"
            raise MDRError(
                Diagnostic(
                    f"no fit {missing} for {', '.join(chips)}: looked in {where}"
                    + (f"\nrefused:{lines}" if lines else ""),
                    hint=_INSTALL,
                )
            )
    return found


def describe(
    chips: Iterable[str] = CHIPS, *, llvm: str | None = None, environ: Mapping[str, str] = os.environ
) -> list[Finding]:
    """Return every tool in every place of the search order, fit or not, for ``mdr doctor``."""
    chips = tuple(chips)
    findings = []
    for origin, directory in places(llvm, environ):
        for name in DEBUG_TOOLS:
            path = os.path.join(directory, name)
            tool, problem = _examine(path, chips)
            findings.append(Finding(origin, name, path, tool.version if tool else None, problem))
    cpp = preprocessor(llvm, environ)
    if cpp is None:
        problem = "no C preprocessor, needed for .S files only"
        findings.append(Finding("PATH", "cpp", " or ".join(PREPROCESSORS), None, problem))
    else:
        tool, problem = _examine(cpp[1], ())
        findings.append(Finding(cpp[0], "cpp", cpp[1], tool.version if tool else None, problem))
    return findings


def places(llvm: str | None = None, environ: Mapping[str, str] = os.environ) -> Iterator[tuple[str, str]]:
    """Yield (where it comes from, directory) in search order; only directories that exist, each once."""
    seen: set[str] = set()

    def fresh(directory: str) -> bool:
        real = os.path.realpath(directory)
        if real in seen or not os.path.isdir(real):
            return False
        seen.add(real)
        return True

    asked = llvm or environ.get("MDR_LLVM")
    if asked:
        origin = "--llvm" if llvm else "MDR_LLVM"
        inner = os.path.join(asked, "bin")
        directory = os.path.abspath(inner if os.path.exists(os.path.join(inner, "llvm-mc")) else asked)
        if not os.path.isdir(directory):
            raise MDRError(f"{origin} is {asked!r}, which is not a folder", hint="name the folder that holds llvm-mc")
        yield origin, directory
        return
    rocm = os.path.join(environ.get("ROCM_PATH") or "/opt/rocm", "llvm", "bin")
    if fresh(rocm):
        yield "ROCM_PATH", rocm
    releases = glob.glob("/usr/lib/llvm-*/bin")
    for directory in sorted(releases, key=lambda path: [int(n) for n in re.findall(r"\d+", path)], reverse=True):
        if fresh(directory):
            yield "/usr/lib/llvm-*", directory
    for directory in environ.get("PATH", "").split(os.pathsep):
        if directory and os.path.exists(os.path.join(directory, "llvm-mc")) and fresh(directory):
            yield "PATH", directory


def _examine(path: str, chips: tuple[str, ...]) -> tuple[Tool | None, str | None]:
    """Return (the tool, None) when it is fit for every chip, else (None or the tool, the reason)."""
    if not os.path.exists(path):
        return None, f"{path}: not there"
    if not os.access(path, os.X_OK):
        return None, f"{path}: not executable"
    # A new file behind the same path is another tool, hence its size and time.
    status = os.stat(path)
    return _recall(path, chips, status.st_size, status.st_mtime_ns)


@lru_cache(maxsize=256)
def _recall(path: str, chips: tuple[str, ...], size: int, mtime: int) -> tuple[Tool | None, str | None]:
    """Probe a tool, or take what a probe found before: the shared cache spares a fresh checkout the starts."""
    memory = _memory_file()
    if memory is None:
        return _probe(path, chips)
    key = f"{path} {size} {mtime} {' '.join(chips)}"
    known: dict[str, tuple[str | None, str | None]] = {}
    try:
        with open(memory, encoding="utf-8") as file:
            known = json.load(file)
    except (OSError, ValueError):
        pass
    if key in known:
        version, problem = known[key]
        name = "cpp" if os.path.basename(path) in PREPROCESSORS else os.path.basename(path)
        return (Tool(name, os.path.abspath(path), version) if version else None), problem
    tool, problem = _probe(path, chips)
    known[key] = (tool.version if tool else None, problem)
    try:
        os.makedirs(os.path.dirname(memory), exist_ok=True)
        write_if_changed(memory, json.dumps(known, indent=1))
    except OSError:
        pass  # Only a start is lost; the cache itself tells that it cannot be written.
    return tool, problem


def _memory_file() -> str | None:
    folder = os.environ.get("MDR_CACHE")
    return os.path.join(folder, "tools.json") if folder else None


def _probe(path: str, chips: tuple[str, ...]) -> tuple[Tool | None, str | None]:
    name = os.path.basename(path)
    status, text = _capture([path, "--version"])
    if name in PREPROCESSORS:
        first = text.partition("\n")[0]
        match = re.search(r"(\d+\.\d\S*)$", first) or re.search(r"(\d+\.\d\S*)", first)
        if status or match is None:
            return None, f"{path}: does not run (exit {status})"
        return Tool("cpp", os.path.abspath(path), f"{name}-{match[1]}"), None
    match = re.search(r"(?:version|LLD) (\d+\S*)", text)
    if status or not match:
        return None, f"{path}: does not run ({text.strip().splitlines()[0] if text.strip() else f'exit {status}'})"
    tool = Tool(name, os.path.abspath(path), match[1])
    if name == "mlir-opt":
        if int(match[1].split(".")[0]) < _OLDEST_MLIR:
            return tool, f"{path}: version {match[1]} is older than {_OLDEST_MLIR}"
        return tool, None
    if name == "ld.lld":
        return tool, None
    for chip in chips:
        if name == "llvm-mc":
            probe = [path, f"-triple={TRIPLE}", f"-mcpu={chip}", "-filetype=null"]
        else:
            probe = [path, f"-mtriple={TRIPLE}", f"-mcpu={chip}", "-o", os.devnull]
        status, text = _capture(probe)
        # A tool that does not know the chip says so, goes on for another target, and exits 0.
        if status or "not a recognized processor" in text:
            return tool, f"{path}: version {match[1]} does not know {chip}"
    return tool, None


def _capture(command: list[str]) -> tuple[int, str]:
    try:
        done = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=60)
    except (OSError, subprocess.TimeoutExpired) as error:
        return 127, str(error)
    return done.returncode, done.stdout + done.stderr
