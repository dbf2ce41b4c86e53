"""What a build can be told on the command line (``name=value``): one table for parsing, help and messages."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from mdr.build.toolchain import CHIPS
from mdr.diagnostics import Diagnostic, MDRError

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

TRANSPORTS = ("hostcall", "buffered")
ENGINES = ("ninja", "scons")
TARGETS = {
    "all": "build every code object (the default)",
    "run": "build, then run every kernel that has a launch.toml and show what it printed",
    "test": "run the whole test suite",
    "compdb": "write compile_commands.json",
}
"""Targets that are not files, with what they do."""


class UsageError(MDRError):
    """A command line that says something MDR does not know: exit status 2."""


@dataclass(frozen=True)
class Variable:
    """One ``name=value``: the values it may have (empty: any), and whether several may be joined by commas."""

    name: str
    default: str
    help: str
    allowed: tuple[str, ...] = ()
    many: bool = False


VARIABLES = (
    Variable("debug", "0", "which variant: 0 release, 1 debug, all both", ("0", "1", "all")),
    Variable("chip", CHIPS[0], "chips to build for, joined by commas", CHIPS, many=True),
    Variable("printf", TRANSPORTS[0], "how debug kernels send their lines to the host", TRANSPORTS),
    Variable("labels", "", "build only the directives with these labels, joined by commas; empty: all", many=True),
    Variable("kernels", "testcases", "folder with the kernels to build: all its .s files, or what its SConscript says"),
    Variable("settings", "", "a kernels.toml from anywhere, for a folder that nothing shall be written into"),
    Variable("build", "build", "folder for what is built"),
    Variable("engine", "ninja", "what runs the build: ninja for any number of kernels, or scons itself", ENGINES),
    Variable("explain", "0", "1: say why each code object is built", ("0", "1")),
    Variable("verbose", "0", "1: show the whole command of a stage that failed", ("0", "1")),
)

VARIANTS = {"0": ("release",), "1": ("debug",), "all": ("release", "debug")}


@dataclass(frozen=True)
class Settings:
    """The command line, understood. Its text (repr) is what decides the outputs; the rest is how they are made."""

    variants: tuple[str, ...]
    chips: tuple[str, ...]
    transport: str
    kernels: str
    settings: str
    asked: tuple[str, ...]
    """The variables that were given and not left to their default."""
    build: str
    labels: tuple[str, ...]

    engine: str = field(repr=False)
    explain: bool = field(repr=False)
    verbose: bool = field(repr=False)


def parse(arguments: Mapping[str, str]) -> Settings:
    """Turn ``name=value`` arguments into settings. Raises UsageError that names every mistake and what was meant."""
    known = {variable.name: variable for variable in VARIABLES}
    problems = [_unknown("variable", name, known) for name in arguments if name not in known]
    values: dict[str, str] = {}
    for variable in VARIABLES:
        value = arguments.get(variable.name, variable.default)
        values[variable.name] = value
        items = value.split(",") if variable.many else [value]
        if variable.allowed:
            wrong = [item for item in items if item not in variable.allowed]
            problems += [_unknown("value", item, variable.allowed, f"{variable.name}=") for item in wrong]
    if not problems and not os.path.isdir(values["kernels"]):
        problems.append(Diagnostic(f"kernels={values['kernels']}: there is no such folder"))
    if not problems and values["settings"] and not os.path.isfile(values["settings"]):
        problems.append(Diagnostic(f"settings={values['settings']}: there is no such file"))
    if problems:
        raise UsageError(problems)
    return Settings(
        variants=VARIANTS[values["debug"]],
        chips=tuple(dict.fromkeys(values["chip"].split(","))),
        transport=values["printf"],
        kernels=os.path.normpath(values["kernels"]),
        settings=os.path.normpath(values["settings"]) if values["settings"] else "",
        asked=tuple(sorted({"chip", "debug", "printf", "labels"} & arguments.keys())),
        build=os.path.normpath(values["build"]),
        labels=tuple(dict.fromkeys(label for label in values["labels"].split(",") if label)),
        engine=values["engine"],
        explain=values["explain"] == "1",
        verbose=values["verbose"] == "1",
    )


def check_targets(targets: Iterable[str], chosen: Settings) -> None:
    """Raise UsageError for a target that is neither one of `TARGETS` nor a path that exists or is built.

    A SConscript may declare targets of its own, so with one nothing can be said before it is read.
    """
    if os.path.exists(os.path.join(chosen.kernels, "SConscript")):
        return
    below = os.path.abspath(chosen.build) + os.sep
    problems = [
        _unknown("target", target, TARGETS)
        for target in targets
        if target not in TARGETS and not os.path.exists(target) and not os.path.abspath(target).startswith(below)
    ]
    if problems:
        raise UsageError(problems)


def help_text() -> str:
    """Return what ``scons -h`` says: the variables with their defaults and values, and the targets."""
    lines = ["Usage: scons [NAME=VALUE...] [TARGET...]", "", "Variables:"]
    for variable in VARIABLES:
        values = f" ({', '.join(variable.allowed)})" if variable.allowed else ""
        lines.append(f"  {variable.name}={variable.default}".ljust(20) + variable.help + values)
    lines += ["", "Targets:"]
    lines += [f"  {name}".ljust(20) + text for name, text in TARGETS.items()]
    lines.append("  PATH".ljust(20) + "a file below the build folder, or a folder with all in it")
    lines.append("  -c".ljust(20) + "remove what would be built")
    return "\n".join(lines) + "\n"


def _unknown(what: str, given: str, known: Iterable[str], prefix: str = "") -> Diagnostic:
    import difflib

    names = list(known)
    near = difflib.get_close_matches(given, names, n=1, cutoff=0.5)
    hint = f"did you mean {prefix}{near[0]}?" if near else f"known: {', '.join(prefix + name for name in names)}"
    return Diagnostic(f"unknown {what} {prefix}{given}", hint=hint)
