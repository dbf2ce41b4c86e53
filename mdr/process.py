"""Run one external tool and collect what it says, without the start-up cost of ``subprocess``."""

from __future__ import annotations

import os


class ToolResult:
    """Exit status of a tool and what it wrote to its standard error and output, as text."""

    __slots__ = ("output", "status")

    def __init__(self, status: int, output: str) -> None:
        self.status = status
        self.output = output


def run_tool(argv: list[str]) -> ToolResult:
    """Run ``argv`` (``argv[0]`` an absolute path) with standard output and error joined; wait for its end.

    A status below zero is the signal that ended the tool. Raises OSError when it cannot be started.
    """
    read_end, write_end = os.pipe()
    try:
        pid = os.posix_spawn(
            argv[0],
            argv,
            os.environ,
            file_actions=[
                (os.POSIX_SPAWN_OPEN, 0, os.devnull, os.O_RDONLY, 0),
                (os.POSIX_SPAWN_DUP2, write_end, 1),
                (os.POSIX_SPAWN_DUP2, write_end, 2),
                (os.POSIX_SPAWN_CLOSE, read_end),
            ],
        )
    except BaseException:
        os.close(read_end)
        os.close(write_end)
        raise
    os.close(write_end)
    with open(read_end, encoding="utf-8", errors="replace") as pipe:
        output = pipe.read()
    _, status = os.waitpid(pid, 0)
    return ToolResult(os.waitstatus_to_exitcode(status), output)
