"""Runs stages for Bazel: one, ``stage_worker.py --version=X @FILE``, or as a persistent worker many, without a start each.

FILE has a word a line: a stage's name and its key=value words, or ``--in FOLDER SOURCE PROGRAM WORD...`` for a program
that runs in a folder, where ``%here%/`` before a path stands for the folder that all of this was started in.

X is of no use here, but for Bazel, which lets a worker go on only while its command line is the same.

The worker's protocol is Bazel's (src/main/protobuf/worker_protocol.proto): messages of protocol buffers, each after its
length. A worker sees all files of the workspace and not only what its action declares, so it looks first whether all that
the source includes was declared.
"""

from __future__ import annotations

import os
import sys

sys.path.append(f"{sys.prefix}/lib/python{sys.version_info[0]}.{sys.version_info[1]}/site-packages")

from mdr.build import graph, scan, stage

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from typing import BinaryIO

_HERE = "%here%/"
_LIBRARIES = "LD_LIBRARY_PATH"

# Fields of WorkRequest, of its Input, and of WorkResponse; wire types (protocol buffers, "Encoding").
_ARGUMENTS, _INPUTS, _REQUEST_ID = 1, 2, 3
_INPUT_PATH = 1
_EXIT_CODE, _OUTPUT, _RESPONSE_ID = 1, 2, 3
_VARINT, _LENGTH = 0, 2


def words_in(arguments: Sequence[str]) -> list[str]:
    """Return the words of the file that the one argument names; a worker's request has them in place of it."""
    if len(arguments) != 1:
        return list(arguments)
    with open(arguments[0].removeprefix("@"), encoding="utf-8", errors="surrogateescape") as file:
        return file.read().splitlines()


def run(words: Sequence[str]) -> int:
    """Run what the words say; return the exit status."""
    if words[0] != "--in":
        return stage.main(words)
    from mdr.process import run_tool

    here = os.getcwd()
    command = [os.path.join(here, word.removeprefix(_HERE)) if word.startswith(_HERE) else word for word in words[3:]]
    os.chdir(words[1])
    result = run_tool(command)
    sys.stdout.write(result.output.replace(f"{here}/", ""))
    return 1 if result.status else 0


def undeclared(words: Sequence[str], declared: set[str]) -> list[str]:
    """Return what the source includes that is not among the declared inputs."""
    if words[0] == "--in":
        source = words[2]
        folders = [words[1], *(words[at + 1].removeprefix(_HERE) for at in range(3, len(words)) if words[at] == "-I")]
        # Prepared text was made elsewhere; what it includes is looked for where its source is.
        folders = folders if os.path.dirname(source) != words[1] else folders[1:]
    else:
        given = [word.partition("=")[::2] for word in words[1:]]
        source = dict(given).get("source", "")
        folders = [value for key, value in given if key == "include_dirs"]
    if not source:
        return []
    found = scan.Scanner().scan(source, folders).files
    return [path for path in map(os.path.normpath, found) if path not in declared and not os.path.isabs(path)]


def in_fork(words: Sequence[str]) -> tuple[int, str]:
    """Run what the words say in a process of its own; return (exit status, what it printed)."""
    read_end, write_end = os.pipe()
    child = os.fork()
    if not child:
        status = 1
        try:
            os.close(read_end)
            os.dup2(write_end, 1)
            os.dup2(write_end, 2)
            status = run(words)
            sys.stdout.flush()
            sys.stderr.flush()
        except BaseException:
            import traceback

            os.write(2, traceback.format_exc().encode(errors="replace"))
        finally:
            os._exit(status)
    os.close(write_end)
    with open(read_end, encoding="utf-8", errors="replace") as pipe:
        text = pipe.read()
    _, ended = os.waitpid(child, 0)
    return os.waitstatus_to_exitcode(ended) and 1, text


def answer(arguments: Sequence[str], declared: set[str]) -> tuple[int, str]:
    """Do what a request asks for; return (exit status, text to show)."""
    try:
        words = words_in(arguments)
        missing = undeclared(words, declared)
    except OSError as error:
        return 1, f"error: {error}\n"
    if missing:
        lines = [f"error: {path} is included, but no input of this action" for path in missing]
        return 1, "\n".join([*lines, "hint: add it, or an mdr_library with it, to deps", ""])
    return in_fork(words)


def fields(message: bytes) -> Iterator[tuple[int, int | bytes]]:
    """Yield (number, value) for the fields of a message. Raises ValueError for what is none."""
    at = 0
    while at < len(message):
        key, at = _varint(message, at)
        value, at = _varint(message, at)
        if key & 7 == _VARINT:
            yield key >> 3, value
        elif key & 7 == _LENGTH and at + value <= len(message):
            yield key >> 3, message[at : at + value]
            at += value
        else:
            raise ValueError(f"field {key >> 3} of wire type {key & 7}")


def _varint(data: bytes, at: int) -> tuple[int, int]:
    value = shift = 0
    while at < len(data):
        byte = data[at]
        at += 1
        value |= (byte & 127) << shift
        shift += 7
        if byte < 128:
            return value, at
    raise ValueError("a number has no end")


def encoded(number: int) -> bytes:
    """Return a number of 64 bits as a varint."""
    out = bytearray()
    number &= (1 << 64) - 1
    while number > 127:
        out.append(number & 127 | 128)
        number >>= 7
    out.append(number)
    return bytes(out)


def read_message(stream: BinaryIO) -> bytes | None:
    """Read one message after its length; None at the end."""
    size = shift = 0
    while True:
        byte = stream.read(1)
        if not byte:
            return None
        size |= (byte[0] & 127) << shift
        shift += 7
        if byte[0] < 128:
            break
    data = stream.read(size)
    return data if len(data) == size else None


def request(message: bytes) -> tuple[list[str], set[str], int]:
    """Return (arguments, paths of inputs, id) of a WorkRequest."""
    arguments: list[str] = []
    inputs: set[str] = set()
    number = 0
    for field, value in fields(message):
        if field == _ARGUMENTS and isinstance(value, bytes):
            arguments.append(value.decode(errors="surrogateescape"))
        elif field == _INPUTS and isinstance(value, bytes):
            path = dict(fields(value)).get(_INPUT_PATH, b"")
            assert isinstance(path, bytes)
            inputs.add(path.decode(errors="surrogateescape"))
        elif field == _REQUEST_ID and isinstance(value, int):
            number = value
    return arguments, inputs, number


def response(status: int, text: str, number: int) -> bytes:
    """Return a WorkResponse after its length."""
    data = text.encode(errors="replace")
    message = bytes([_EXIT_CODE << 3 | _VARINT]) + encoded(status)
    message += bytes([_OUTPUT << 3 | _LENGTH]) + encoded(len(data)) + data
    message += bytes([_RESPONSE_ID << 3 | _VARINT]) + encoded(number)
    return encoded(len(message)) + message


def serve() -> None:
    """Answer requests until standard input ends."""
    import gc

    for declared in graph.FUNCTIONS.values():
        # What that one needs is there for its own actions alone.
        if declared is not graph.GEMM:
            __import__(declared.function.partition(":")[0])
    gc.freeze()
    while True:
        message = read_message(sys.stdin.buffer)
        if message is None:
            return
        arguments, inputs, number = request(message)
        status, text = answer(arguments, inputs)
        sys.stdout.buffer.write(response(status, text, number))
        sys.stdout.buffer.flush()


def main(arguments: Sequence[str]) -> int:
    """Serve, or run one stage."""
    if _LIBRARIES in os.environ:
        # From here; programs are also run in other folders.
        os.environ[_LIBRARIES] = os.path.abspath(os.environ[_LIBRARIES])
    if "--persistent_worker" in arguments:
        serve()
        return 0
    return run(words_in(arguments[-1:]))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
