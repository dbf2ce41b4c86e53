"""A small Remote Execution API service for tests, on loopback: ``python remote_service.py FOLDER`` prints its port.

It speaks version 2 of the protocol (build/bazel/remote/execution/v2) by BuildGrid's stubs: capabilities, content-addressable
storage, byte streams, action cache, execution. Each action runs in a root folder of its own that holds its declared inputs
and this system's C library, and nothing else: what an action does not declare is not there. FOLDER gets the stored bytes, a
log with a JSON object a line, and is looked at for what shall go wrong:

    faults/die       the worker of the next action dies in the middle of it (the file holds how many times)
    faults/corrupt   a byte of the next code objects that are downloaded is another one (likewise)
"""

from __future__ import annotations

import errno
import hashlib
import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import uuid
from concurrent import futures
from pathlib import Path
from typing import Any

import grpc
from buildgrid._protos.build.bazel.remote.execution.v2 import remote_execution_pb2 as api
from buildgrid._protos.build.bazel.remote.execution.v2 import remote_execution_pb2_grpc as services
from buildgrid._protos.build.bazel.semver import semver_pb2
from buildgrid._protos.google.bytestream import bytestream_pb2, bytestream_pb2_grpc
from buildgrid._protos.google.longrunning import operations_pb2

_CHUNK = 1 << 20
_C_LIBRARY = (
    "ld-linux-x86-64.so.2",
    "libc.so.6",
    "libdl.so.2",
    "libm.so.6",
    "libpthread.so.0",
    "librt.so.1",
    "libutil.so.1",
)


class WorkerLost(Exception):
    """The worker died: the same action may be tried again."""


class Faults:
    """What shall go wrong, as files say."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._lock = threading.Lock()

    def take(self, name: str) -> bool:
        """Tell whether a fault is due, and count it."""
        with self._lock:
            path = self._folder / name
            if not path.exists():
                return False
            left = int(path.read_text() or "1") - 1
            if left > 0:
                path.write_text(str(left))
            else:
                path.unlink()
            return True


class Store:
    """Stored bytes by digest, as files."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        folder.mkdir(parents=True, exist_ok=True)
        self.put(b"")

    def path(self, digest: api.Digest) -> Path:
        return self._folder / digest.hash

    def put(self, data: bytes) -> api.Digest:
        """Keep bytes: whole, or not at all. Raises OSError when the disk is full."""
        digest = api.Digest(hash=hashlib.sha256(data).hexdigest(), size_bytes=len(data))
        path = self.path(digest)
        if not path.exists():
            temporary = path.with_name(f"{digest.hash}.{threading.get_ident()}")
            try:
                temporary.write_bytes(data)
                temporary.chmod(0o555)
                temporary.rename(path)
            except OSError:
                temporary.unlink(missing_ok=True)
                raise
        return digest

    def get(self, digest: api.Digest) -> bytes:
        return self.path(digest).read_bytes()


class Service(
    services.CapabilitiesServicer,  # type: ignore[misc]
    services.ContentAddressableStorageServicer,  # type: ignore[misc]
    services.ActionCacheServicer,  # type: ignore[misc]
    services.ExecutionServicer,  # type: ignore[misc]
    bytestream_pb2_grpc.ByteStreamServicer,  # type: ignore[misc]
):
    """All services in one."""

    def __init__(self, folder: Path) -> None:
        self._store = Store(folder / "store")
        self._work = folder / "work"
        self._work.mkdir(exist_ok=True)
        self._results: dict[str, api.ActionResult] = {}
        self._faults = Faults(folder / "faults")
        self._log = (folder / "log").open("a", encoding="utf-8")
        self._lock = threading.Lock()
        self._running: dict[str, futures.Future[api.ActionResult]] = {}

    def _note(self, **what: object) -> None:
        with self._lock:
            print(json.dumps(what), file=self._log, flush=True)

    # Capabilities

    def GetCapabilities(self, request: Any, context: Any) -> Any:
        answer = api.ServerCapabilities()
        answer.cache_capabilities.digest_functions.append(api.DigestFunction.SHA256)
        answer.cache_capabilities.action_cache_update_capabilities.update_enabled = True
        answer.cache_capabilities.max_batch_total_size_bytes = 4 << 20
        answer.execution_capabilities.digest_function = api.DigestFunction.SHA256
        answer.execution_capabilities.exec_enabled = True
        answer.low_api_version.CopyFrom(semver_pb2.SemVer(major=2))
        answer.high_api_version.CopyFrom(semver_pb2.SemVer(major=2, minor=3))
        return answer

    # Content-addressable storage

    def FindMissingBlobs(self, request: Any, context: Any) -> Any:
        missing = [digest for digest in request.blob_digests if not self._store.path(digest).exists()]
        return api.FindMissingBlobsResponse(missing_blob_digests=missing)

    def _keep(self, data: bytes, context: Any) -> api.Digest:
        try:
            digest = self._store.put(data)
        except OSError as error:
            self._note(event="full")
            context.abort(grpc.StatusCode.RESOURCE_EXHAUSTED, f"the store: {os.strerror(error.errno or errno.EIO)}")
            raise
        self._note(event="upload", bytes=len(data))
        return digest

    def BatchUpdateBlobs(self, request: Any, context: Any) -> Any:
        answer = api.BatchUpdateBlobsResponse()
        for item in request.requests:
            answer.responses.add(digest=self._keep(item.data, context))
        return answer

    def _bytes(self, digest: api.Digest) -> bytes:
        data = self._store.get(digest)
        self._note(event="download", bytes=len(data))
        if data.startswith(b"\x7fELF") and data[18:20] == b"\xe0\x00" and self._faults.take("corrupt"):
            return data[:-1] + bytes([data[-1] ^ 1])
        return data

    def BatchReadBlobs(self, request: Any, context: Any) -> Any:
        answer = api.BatchReadBlobsResponse()
        for digest in request.digests:
            item = answer.responses.add(digest=digest)
            try:
                item.data = self._bytes(digest)
            except FileNotFoundError:
                item.status.code = grpc.StatusCode.NOT_FOUND.value[0]
        return answer

    def Read(self, request: Any, context: Any) -> Any:
        name = request.resource_name.split("/")
        try:
            data = self._bytes(api.Digest(hash=name[-2]))[request.read_offset :]
        except FileNotFoundError:
            context.abort(grpc.StatusCode.NOT_FOUND, request.resource_name)
            return
        for start in range(0, max(len(data), 1), _CHUNK):
            yield bytestream_pb2.ReadResponse(data=data[start : start + _CHUNK])

    def Write(self, requests: Any, context: Any) -> Any:
        data = bytearray()
        expected = ""
        for request in requests:
            expected = expected or request.resource_name.split("/blobs/")[1].split("/")[0]
            data += request.data
        if hashlib.sha256(data).hexdigest() != expected:
            context.abort(grpc.StatusCode.INVALID_ARGUMENT, "these bytes have another digest")
        self._keep(bytes(data), context)
        return bytestream_pb2.WriteResponse(committed_size=len(data))

    # Action cache

    def GetActionResult(self, request: Any, context: Any) -> Any:
        result = self._results.get(request.action_digest.hash)
        self._note(event="hit" if result else "miss")
        if result is None:
            context.abort(grpc.StatusCode.NOT_FOUND, "no such result")
        return result

    def UpdateActionResult(self, request: Any, context: Any) -> Any:
        self._results[request.action_digest.hash] = request.action_result
        return request.action_result

    # Execution

    def Execute(self, request: Any, context: Any) -> Any:
        operation = operations_pb2.Operation(name=str(uuid.uuid4()), done=True)
        answer = api.ExecuteResponse()
        known = None if request.skip_cache_lookup else self._results.get(request.action_digest.hash)
        try:
            answer.result.CopyFrom(known or self._run(request.action_digest))
            answer.cached_result = known is not None
        except WorkerLost:
            self._note(event="lost")
            answer.status.code, answer.status.message = grpc.StatusCode.UNAVAILABLE.value[0], "the worker was lost"
        except OSError as error:
            self._note(event="full", error=str(error))
            answer.status.code = grpc.StatusCode.RESOURCE_EXHAUSTED.value[0]
            answer.status.message = f"the worker: {os.strerror(error.errno or errno.EIO)}"
        operation.response.Pack(answer)
        yield operation

    def _run(self, digest: api.Digest) -> api.ActionResult:
        action = api.Action.FromString(self._store.get(digest))
        command = api.Command.FromString(self._store.get(action.command_digest))
        root = Path(tempfile.mkdtemp(dir=self._work))
        try:
            return self._run_in(root, digest, action, command)
        finally:
            shutil.rmtree(root, ignore_errors=True)

    def _run_in(self, root: Path, digest: api.Digest, action: api.Action, command: api.Command) -> api.ActionResult:
        _add_system(root)
        inputs = self._lay_out(root / "action", action.input_root_digest)
        folder = root / "action" / command.working_directory
        outputs = list(command.output_files) or list(command.output_paths)
        for path in outputs:
            (folder / path).parent.mkdir(parents=True, exist_ok=True)
        inside = f"/action/{command.working_directory}".rstrip("/")
        script = f'mount --bind /dev/null {root}/dev/null && exec unshare --root={root} --wd={inside} "$@"'
        arguments = list(command.arguments)
        if "/" in arguments[0] and not arguments[0].startswith("/"):
            arguments[0] = f"{inside}/{arguments[0]}"
        whole = ["unshare", "--user", "--map-root-user", "--mount", "sh", "-c", script, "sh", *arguments]
        process = subprocess.Popen(
            whole,
            env={"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", **{e.name: e.value for e in command.environment_variables}},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            start_new_session=True,
        )
        if self._faults.take("die"):
            os.killpg(process.pid, signal.SIGKILL)
            process.communicate()
            raise WorkerLost
        out, err = process.communicate()
        self._note(event="run", command=arguments, inputs=inputs, status=process.returncode)
        result = api.ActionResult(exit_code=process.returncode, stdout_raw=out, stderr_raw=err)
        for path in outputs:
            if (folder / path).is_file():
                kept = self._store.put((folder / path).read_bytes())
                executable = os.access(folder / path, os.X_OK)
                result.output_files.add(path=path, digest=kept, is_executable=executable)
        if not process.returncode and not action.do_not_cache:
            self._results[digest.hash] = result
        return result

    def _lay_out(self, folder: Path, digest: api.Digest) -> dict[str, int]:
        """Make a folder of stored files, linked; return how many files, and how many bytes."""
        folder.mkdir()
        tree = api.Directory.FromString(self._store.get(digest))
        count = {"files": len(tree.files), "bytes": sum(file.digest.size_bytes for file in tree.files)}
        for file in tree.files:
            os.link(self._store.path(file.digest), folder / file.name)
        for link in tree.symlinks:
            (folder / link.name).symlink_to(link.target)
        for inner in tree.directories:
            for name, value in self._lay_out(folder / inner.name, inner.digest).items():
                count[name] += value
        return count


def _add_system(root: Path) -> None:
    """Put the C library into a root folder, and what every program may expect."""
    for name in _C_LIBRARY:
        for folder in ("lib64", "lib/x86_64-linux-gnu"):
            source = Path("/", folder, name)
            if source.exists():
                target = root / folder / name
                target.parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(source.resolve(), target)
                target.chmod(0o755)
    for name in ("dev", "tmp"):
        (root / name).mkdir()
    (root / "dev" / "null").touch()


def main(folder: Path) -> None:
    """Serve until standard input ends."""
    (folder / "faults").mkdir(parents=True, exist_ok=True)
    server = grpc.server(futures.ThreadPoolExecutor(16), options=[("grpc.max_receive_message_length", -1)])
    service = Service(folder)
    services.add_CapabilitiesServicer_to_server(service, server)
    services.add_ContentAddressableStorageServicer_to_server(service, server)
    services.add_ActionCacheServicer_to_server(service, server)
    services.add_ExecutionServicer_to_server(service, server)
    bytestream_pb2_grpc.add_ByteStreamServicer_to_server(service, server)
    port = server.add_insecure_port("127.0.0.1:0")
    server.start()
    print(port, flush=True)
    sys.stdin.read()
    server.stop(None).wait()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
