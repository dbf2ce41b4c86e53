"""Runs stages for a build without starting an interpreter for each: a process with everything imported that forks.

A stage's own work takes a few milliseconds, importing what it needs takes several times that. `start` is the build's
side; the worker itself is ``python -I -S worker.py SOCKET``. Each stage runs in a fork of its own, so that one cannot
disturb another, and ends with the worker when the build ends, however that comes about.
"""

from __future__ import annotations

import os
import sys

if __name__ == "__main__":
    sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__)))))

import array
import gc
import signal
import socket
from contextlib import contextmanager
from typing import TYPE_CHECKING

from mdr.build import graph, stage

if TYPE_CHECKING:
    from collections.abc import Iterator


@contextmanager
def start() -> Iterator[dict[str, str]]:
    """Run a worker while the block runs; give the environment variable that stages find it by."""
    import shutil
    import subprocess
    import tempfile

    # Only this user may ask for stages to be run: the folder, made for the purpose, is closed to others.
    folder = tempfile.mkdtemp(prefix="mdr-")
    address = os.path.join(folder, "worker")
    process = subprocess.Popen(
        [sys.executable, "-I", "-S", os.path.abspath(__file__), address],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        start_new_session=True,
        # Open files are kept: while a stage runs, the lock of the build's folder is held.
        close_fds=False,
    )
    assert process.stdin is not None
    assert process.stdout is not None
    try:
        process.stdout.readline()
        yield {stage.WORKER: address}
    finally:
        process.stdin.close()
        try:
            os.killpg(process.pid, signal.SIGKILL)
        except ProcessLookupError:
            pass
        process.wait()
        process.stdout.close()
        shutil.rmtree(folder, ignore_errors=True)


def serve(address: str) -> None:
    """Run stages for whoever connects to ``address``, until standard input ends."""
    for declared in graph.FUNCTIONS.values():
        __import__(declared.function.partition(":")[0])
    listener = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    listener.bind(address)
    listener.listen(64)
    gc.freeze()
    signal.signal(signal.SIGCHLD, _reap)
    _watch_end()
    print("ready", flush=True)
    while True:
        connection, _ = listener.accept()
        if os.fork() == 0:
            listener.close()
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            os._exit(_answer(connection))
        connection.close()


def _reap(*_: object) -> None:
    """Wait for ended stages, so that the time they took counts as this process's, and so as the build's."""
    try:
        while os.waitpid(-1, os.WNOHANG)[0]:
            pass
    except ChildProcessError:
        pass


def _watch_end() -> None:
    """End this process and its forks when standard input ends: the build is over, or was killed."""
    import threading

    def wait() -> None:
        os.read(0, 1)
        os.killpg(0, signal.SIGKILL)

    threading.Thread(target=wait, daemon=True).start()


def _answer(connection: socket.socket) -> int:
    """Run the stage that a connection asks for, with its output, and send the exit status."""
    descriptors = array.array("i")
    head, ancillary, _, _ = connection.recvmsg(4, socket.CMSG_SPACE(2 * descriptors.itemsize))
    for _, _, data in ancillary:
        descriptors.frombytes(data)
    size = int.from_bytes(head, "little")
    data = b""
    while len(data) < size:
        part = connection.recv(size - len(data))
        if not part:
            return 1
        data += part
    folder, *words = data.decode(errors="surrogateescape").split("\0")
    os.dup2(descriptors[0], 1)
    os.dup2(descriptors[1], 2)
    os.chdir(folder)
    try:
        status = stage.main(words)
    except BaseException:
        import traceback

        traceback.print_exc()
        status = 1
    sys.stdout.flush()
    sys.stderr.flush()
    connection.sendall(bytes([status]))
    return status


if __name__ == "__main__":
    stage.find_packages()
    serve(sys.argv[1])
