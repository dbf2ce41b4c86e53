"""Remembers what files held and what was built from what, so that a build can tell exactly what changed.

A file is what its bytes are. Bytes are read again only when the file's status says that they may differ; time alone
never decides. States are written by rename, and one that cannot be read counts as none: everything is looked at anew.
"""

from __future__ import annotations

import hashlib
import marshal
import os
import sys
import time
import zlib
from typing import TYPE_CHECKING, Any

from mdr.files import write_if_changed

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

_FORMAT = f"mdr-1 {sys.version}"

# A file changed this shortly before it was read may change again without a new time stamp: the clock that stamps
# files ticks every 4 ms on Linux, every 2 s on FAT.
SETTLED_NS = 20_000_000

Signature = tuple[int, int, int, int]

ABSENT = "absent"
"""Stands for the digest of a file that is not there."""


def signature(path: str) -> Signature | None:
    """Return size, modification and status-change time (ns) and inode of a file; None when it is not there.

    The status-change time cannot be set by programs: bytes changed under an old modification time still show.
    """
    try:
        status = os.stat(path)
    except OSError:
        return None
    return status.st_size, status.st_mtime_ns, status.st_ctime_ns, status.st_ino


def load(path: str) -> Any:
    """Return what `save` stored there, or None."""
    try:
        with open(path, "rb") as file:
            # At once: marshal itself reads files in tiny pieces.
            stored = marshal.loads(file.read())
    except (OSError, EOFError, ValueError, TypeError):
        return None
    return stored[1] if isinstance(stored, tuple) and len(stored) == 2 and stored[0] == _FORMAT else None


def save(path: str, data: Any) -> None:
    """Store plain data (numbers, text, tuples, lists, dicts)."""
    os.makedirs(os.path.dirname(path), exist_ok=True)
    write_if_changed(path, marshal.dumps((_FORMAT, data)))


def append(path: str, data: Any) -> None:
    """Add plain data to the end of a file of records."""
    packed = marshal.dumps(data)
    with open(path, "ab") as file:
        file.write(len(packed).to_bytes(4, "little") + zlib.crc32(packed).to_bytes(4, "little") + packed)


def records(path: str) -> Iterator[Any]:
    """Yield what was added with `append`, up to a record that is not whole."""
    try:
        with open(path, "rb") as file:
            while len(head := file.read(8)) == 8:
                packed = file.read(int.from_bytes(head[:4], "little"))
                if zlib.crc32(packed).to_bytes(4, "little") != head[4:]:
                    return
                yield marshal.loads(packed)
    except (OSError, ValueError, EOFError, TypeError):
        return


class Contents:
    """Digests of files, read again only when their status changed."""

    def __init__(self, stored: dict[str, tuple[Signature | None, str]] | None = None) -> None:
        self.known = stored or {}
        self.fresh: dict[str, str] = {}

    def digest(self, path: str) -> str:
        """Return 32 hexadecimal digits for a file's bytes, `ABSENT`, or why it cannot be read."""
        found = self.fresh.get(path)
        if found is None:
            found = self.fresh[path] = self._digest(path)
        return found

    def _digest(self, path: str) -> str:
        now = signature(path)
        if now is None:
            self.known.pop(path, None)
            return ABSENT
        before = self.known.get(path)
        if before is not None and before[0] == now:
            return before[1]
        try:
            with open(path, "rb") as file:
                digest = hashlib.sha256(file.read()).hexdigest()[:32]
        except OSError as error:
            self.known.pop(path, None)
            return f"unreadable: {error.strerror}"
        settled = time.time_ns() - max(now[1], now[2]) > SETTLED_NS
        self.known[path] = (now if settled and signature(path) == now else None, digest)
        return digest

    def changed(self, digests: Mapping[str, str]) -> set[str]:
        """Return those files whose digest is not the given one. Made for many: one look at each file's status."""
        known, stat = self.known, os.stat
        found = set()
        for path, digest in digests.items():
            before = known.get(path)
            if before is not None and before[0] is not None:
                try:
                    status = stat(path)
                except OSError:
                    pass
                else:
                    now = (status.st_size, status.st_mtime_ns, status.st_ctime_ns, status.st_ino)
                    if before[0] == now:
                        if before[1] != digest:
                            found.add(path)
                        continue
            if self.digest(path) != digest:
                found.add(path)
        return found

    def still(self, path: str) -> bool:
        """Return whether a file is as it was when its digest was taken in this run."""
        now = signature(path)
        known = self.known.get(path)
        if known is None or known[0] is None:
            # Unsettled then: only its bytes can tell.
            return self.fresh.get(path) == Contents().digest(path)
        return known[0] == now
