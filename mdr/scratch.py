"""A folder for files that live no longer than one call, without the start-up cost of ``tempfile`` and ``shutil``."""

from __future__ import annotations

import os


class Scratch:
    """Context manager: makes a folder of its own below ``TMPDIR`` and removes it with all that is in it."""

    def __enter__(self) -> str:
        top = os.environ.get("TMPDIR") or "/tmp"
        self._path = os.path.join(top, f"mdr-{os.getpid()}-{os.urandom(6).hex()}")
        os.mkdir(self._path, 0o700)
        return self._path

    def __exit__(self, *_: object) -> None:
        for where, folders, files in os.walk(self._path, topdown=False):
            for name in files:
                os.unlink(os.path.join(where, name))
            for name in folders:
                os.rmdir(os.path.join(where, name))
        os.rmdir(self._path)
