"""An editor's side of the language server: a process that is spoken to over its pipes, message by message."""

from __future__ import annotations

import json
import os
import queue
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any


class Client:
    """Starts ``mdr lsp``; positions are 0-based, in UTF-16 units unless ``encodings`` offers others."""

    def __init__(self, *options: str, encodings: tuple[str, ...] = ()) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "mdr.cli.main", "lsp", "--stdio", *options],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env={**os.environ, "PYTHONDONTWRITEBYTECODE": "1"},
        )
        self._received: queue.Queue[dict[str, Any]] = queue.Queue()
        self._notes: list[dict[str, Any]] = []
        self._number = 0
        self._versions: dict[str, int] = {}
        threading.Thread(target=self._listen, daemon=True).start()
        general = {"positionEncodings": list(encodings)} if encodings else {}
        started = self.request("initialize", {"processId": None, "rootUri": None, "capabilities": {"general": general}})
        self.capabilities = started["capabilities"]
        self.notify("initialized", {})

    def _listen(self) -> None:
        stream = self._process.stdout
        assert stream is not None
        while header := stream.readline():
            length = 0
            while header.strip():
                if header.lower().startswith(b"content-length:"):
                    length = int(header.split(b":")[1])
                header = stream.readline()
            self._received.put(json.loads(stream.read(length)))

    def _send(self, message: dict[str, Any]) -> None:
        data = json.dumps({"jsonrpc": "2.0", **message}).encode()
        assert self._process.stdin is not None
        self._process.stdin.write(b"Content-Length: %d\r\n\r\n%s" % (len(data), data))
        self._process.stdin.flush()

    def _next(self) -> dict[str, Any]:
        try:
            return self._received.get(timeout=30)
        except queue.Empty:
            self._process.terminate()
            raise AssertionError(f"the server says nothing: {self._process.communicate()[1].decode()}") from None

    def notify(self, method: str, params: Any) -> None:
        self._send({"method": method, "params": params})

    def request(self, method: str, params: Any) -> Any:
        """Send a request and return its result; what comes before it is kept."""
        self._number += 1
        self._send({"id": self._number, "method": method, "params": params})
        while True:
            message = self._next()
            if message.get("id") == self._number and "method" not in message:
                assert "error" not in message, message
                return message["result"]
            self._notes.append(message)

    def open(self, path: Path, text: str) -> list[dict[str, Any]]:
        """Open a document with ``text`` in the editor and return its diagnostics."""
        uri = path.as_uri()
        self._versions[uri] = 1
        document = {"uri": uri, "languageId": "amdgpu-asm", "version": 1, "text": text}
        self.notify("textDocument/didOpen", {"textDocument": document})
        return self.diagnostics(path)

    def change(self, path: Path, *changes: dict[str, Any]) -> None:
        uri = path.as_uri()
        self._versions[uri] += 1
        place = {"uri": uri, "version": self._versions[uri]}
        self.notify("textDocument/didChange", {"textDocument": place, "contentChanges": list(changes)})

    def diagnostics(self, path: Path) -> list[dict[str, Any]]:
        """Wait for the diagnostics of the document as it is now."""
        uri = path.as_uri()
        while True:
            message = self._notes.pop(0) if self._notes else self._next()
            if message.get("method") != "textDocument/publishDiagnostics" or message["params"]["uri"] != uri:
                continue
            if message["params"].get("version") in (None, self._versions.get(uri)):
                found: list[dict[str, Any]] = message["params"]["diagnostics"]
                return found

    def at(self, method: str, path: Path, line: int, column: int) -> Any:
        """Ask about a place: ``hover`` or ``completion``."""
        place = {"line": line, "character": column}
        return self.request(f"textDocument/{method}", {"textDocument": {"uri": path.as_uri()}, "position": place})

    def close(self) -> int:
        """Say goodbye and return the server's exit status."""
        self.request("shutdown", None)
        self.notify("exit", None)
        return self._process.wait(timeout=10)

    def kill(self) -> None:
        self._process.kill()
        self._process.communicate()
