"""``mdr COMMAND …``: finds the command's module and leaves the rest to it, so that each starts with its own imports only."""

from __future__ import annotations

import difflib
import importlib
import sys
from collections.abc import Sequence

COMMANDS = {
    "run": "run a code object's kernels on the emulator and show what they print",
    "report": "make an HTML page or a trace of a run",
    "inspect": "show what a code object holds: target, kernels, arguments, registers",
    "why": "say why a built code object is out of date",
    "cache": "count, trim or check the code objects that builds share",
    "lift": "write a kernel as MLIR, or MLIR as a kernel",
    "migrate": "rewrite directives of the old syntax in source files",
    "check": "look for faults in assembly sources without running them",
    "lsp": "tell an editor what the build would say as one types",
    "ninja": "write the build of a folder of kernels as a Ninja file",
    "cmake": "write the build of kernels as CMake commands (for rules/cmake)",
    "selftest": "run every test case on a GPU and on the emulator, and compare",
    "gemm": "compile a matrix multiplication, show it, verify it",
    "tune": "find the best configurations of a matrix multiplication and keep them",
    "doctor": "show what toolchain was found and what is missing",
}

_USAGE_ERROR = 2


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command and return the exit status: 0, 1 for an error in the user's input, 2 for wrong usage."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    if not given or given[0] in ("-h", "--help", "help"):
        print(_help())
        return 0 if given else _USAGE_ERROR
    name, *rest = given
    if name == "--version":
        from mdr import __version__

        print(f"mdr {__version__}")
        return 0
    if name not in COMMANDS:
        close = difflib.get_close_matches(name, COMMANDS, 1)
        hint = f"did you mean 'mdr {close[0]}'?" if close else "`mdr --help` lists the commands"
        print(f"error: unknown command {name!r}\nhint: {hint}", file=sys.stderr)
        return _USAGE_ERROR
    status: int = importlib.import_module(f"mdr.cli.{name}").main(rest)
    return status


def _help() -> str:
    width = max(map(len, COMMANDS)) + 2
    lines = [f"  mdr {name:{width}}{text}" for name, text in COMMANDS.items()]
    return "\n".join(
        [
            "usage: mdr COMMAND [OPTION …]",
            "",
            *lines,
            f"  {'mdr-printf':{width + 4}}build a kernel with its @PRINT directives, and try it",
            "",
            "`mdr COMMAND --help` says more.",
        ]
    )


if __name__ == "__main__":
    sys.exit(main())
