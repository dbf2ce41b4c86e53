"""Runs one stage: ``python -I -S stage.py STAGE key=value...``, or `run` from Python.

Where a build started a worker (see `mdr.build.worker`), the command hands its stage to that and imports nothing else.
"""

from __future__ import annotations

import os
import sys

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from mdr.diagnostics import Diagnostic

WORKER = "MDR_STAGE_WORKER"
"""Environment variable with the socket of the build's worker."""


def delegate(address: str, words: Sequence[str]) -> int | None:
    """Have the worker at ``address`` run the stage with this process's output; its exit status, None if it is gone."""
    # The bare module: the friendly one costs more than the whole of this.
    import _socket

    sock = _socket.socket(_socket.AF_UNIX, _socket.SOCK_STREAM)
    try:
        sock.connect(address)
        ours = (1).to_bytes(4, sys.byteorder) + (2).to_bytes(4, sys.byteorder)
        data = "\0".join((os.getcwd(), *words)).encode(errors="surrogateescape")
        size = len(data).to_bytes(4, "little")
        sock.sendmsg([size], [(_socket.SOL_SOCKET, _socket.SCM_RIGHTS, ours)])
        while data:
            data = data[sock.send(data) :]
        answer = sock.recv(1)
    except OSError:
        return None
    finally:
        sock.close()
    return answer[0] if answer else None


def run(name: str, arguments: Mapping[str, object]) -> Sequence[Diagnostic]:
    """Run stage ``name`` with its parameters by keyword (see `graph.FUNCTIONS`); return the warnings it gave.

    Raises MDRError for mistakes in the user's files.
    """
    from mdr.build import graph

    module_name, _, function_name = graph.FUNCTIONS[name].function.partition(":")
    module = __import__(module_name, fromlist=[function_name])
    return getattr(module, function_name)(**arguments) or ()


def parse_arguments(name: str, words: Sequence[str]) -> dict[str, object]:
    """Turn the ``key=value`` words after a stage's name into its keyword arguments."""
    from mdr.build import graph

    lists: dict[str, list[str]] = {key: [] for key in graph.FUNCTIONS[name].options if key in graph.LISTS}
    arguments: dict[str, object] = {key: None for key in graph.FUNCTIONS[name].options if key in graph.OPTIONAL}
    for word in words:
        key, _, value = word.partition("=")
        if key in lists:
            lists[key].append(value)
        else:
            arguments[key] = int(value) if key == "cov" else value
    return {**arguments, **lists}


def main(words: Sequence[str]) -> int:
    """Run the stage that the command line names; 0, or 1 after showing what is wrong with the user's files."""
    from mdr.diagnostics import Diagnostic, MDRError, render

    try:
        arguments = parse_arguments(words[0], words[1:])
        warnings = run(words[0], arguments)
        if "log" in arguments:
            with open(str(arguments["log"]), encoding="utf-8") as file:
                sys.stdout.write(file.read())
    except MDRError as error:
        print(error, file=sys.stderr)
        return 1
    except OSError as error:
        # Unreadable input, full disk: the system's own words and the file are all there is to say.
        print(render([Diagnostic(f"{words[0]}: {error}")]), file=sys.stderr)
        return 1
    if warnings:
        print(render(warnings), file=sys.stderr)
    return 0


def find_packages() -> None:
    """Make MDR and its environment importable in a process started without site: those two and nothing else."""
    version = f"python{sys.version_info[0]}.{sys.version_info[1]}"
    sys.path[:0] = [
        os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__)))),
        os.path.join(os.path.dirname(os.path.dirname(sys.executable)), "lib", version, "site-packages"),
    ]


if __name__ == "__main__":
    if WORKER in os.environ:
        status = delegate(os.environ[WORKER], sys.argv[1:])
        if status is not None:
            os._exit(status)
    find_packages()
    sys.exit(main(sys.argv[1:]))
