"""Keeps built code objects by what they were made from, for other checkouts and machines: ``MDR_CACHE``.

An entry's name is the digest of all inputs; its content is checked against its own digest when it is read, so that a
torn or damaged file on a shared disk counts as none. Entries appear by rename: any number of builds may write at once.
The folder holds at most ``MDR_CACHE_SIZE`` bytes (default 4G): each of its 256 parts drops the entries that were used
least recently when it outgrows its share, so that no build ever has to look at all of it.
"""

from __future__ import annotations

import hashlib
import os
import re
from contextlib import suppress
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from mdr.diagnostics import MDRError

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

_DEFAULT_SIZE = "4G"
_PARTS = 256
_HEADER = 32  # bytes of sha256 before the object's own
_UNITS = {"": 1, "K": 1 << 10, "M": 1 << 20, "G": 1 << 30, "T": 1 << 40}


@dataclass
class Report:
    """What `Cache.stats`, `Cache.gc` or `Cache.verify` found: entries and their bytes, and how many were removed."""

    entries: int = 0
    bytes: int = 0
    removed: int = 0
    damaged: list[str] = field(default_factory=list)


class Cache:
    """Code objects in ``folder``, at most ``limit`` bytes of them."""

    def __init__(self, folder: str, limit: int) -> None:
        self.folder = folder
        self.limit = limit

    @classmethod
    def from_environment(cls, environ: Mapping[str, str] = os.environ) -> Cache | None:
        """Return the cache that ``MDR_CACHE`` names, or None. Raises MDRError for a size that is none."""
        folder = environ.get("MDR_CACHE")
        if not folder:
            return None
        return cls(os.path.abspath(folder), parse_size(environ.get("MDR_CACHE_SIZE") or _DEFAULT_SIZE))

    def _path(self, key: str) -> str:
        return os.path.join(self.folder, key[:2], key)

    def get(self, key: str) -> bytes | None:
        """Return the object made from ``key``, or None; a damaged entry is removed."""
        path = self._path(key)
        try:
            with open(path, "rb") as file:
                stored = file.read()
        except OSError:
            return None
        if not _whole(stored):
            with suppress(OSError):
                os.unlink(path)
            return None
        with suppress(OSError):
            # Marks the entry as used; another machine may own the file.
            os.utime(path)
        return stored[_HEADER:]

    def put(self, key: str, content: bytes) -> None:
        """Store an object. Raises OSError when the folder cannot be written."""
        path = self._path(key)
        if os.path.exists(path):
            return
        os.makedirs(os.path.dirname(path), exist_ok=True)
        temporary = f"{path}.{os.uname().nodename}.{os.getpid()}.tmp"
        try:
            with open(temporary, "wb") as file:
                file.write(hashlib.sha256(content).digest() + content)
            os.replace(temporary, path)
        finally:
            with suppress(FileNotFoundError):
                os.unlink(temporary)
        self._trim(os.path.dirname(path))

    def stats(self) -> Report:
        """Count entries and bytes."""
        report = Report()
        for entry in self._entries():
            report.entries += 1
            report.bytes += entry[1]
        return report

    def gc(self) -> Report:
        """Bring every part down to its share, and remove what killed writers left."""
        report = Report()
        for part in self._parts():
            report.removed += self._trim(part, leftovers=True)
        kept = self.stats()
        report.entries, report.bytes = kept.entries, kept.bytes
        return report

    def verify(self) -> Report:
        """Read every entry; remove and name those that are not what was stored."""
        report = Report()
        for path, size, _ in self._entries():
            try:
                with open(path, "rb") as file:
                    whole = _whole(file.read())
            except OSError:
                continue
            if whole:
                report.entries += 1
                report.bytes += size
            else:
                report.damaged.append(path)
                report.removed += 1
                with suppress(OSError):
                    os.unlink(path)
        return report

    def _parts(self) -> list[str]:
        try:
            names = os.listdir(self.folder)
        except FileNotFoundError:
            return []
        return [os.path.join(self.folder, name) for name in sorted(names) if re.fullmatch("[0-9a-f]{2}", name)]

    def _entries(self) -> Iterator[tuple[str, int, int]]:
        for part in self._parts():
            yield from _scan(part)

    def _trim(self, part: str, *, leftovers: bool = False) -> int:
        """Remove the least recently used entries of one part until it is within its share; return how many."""
        removed = 0
        entries = sorted(_scan(part, leftovers=leftovers), key=lambda entry: entry[2])
        total = sum(size for _, size, _ in entries)
        for path, size, _ in entries:
            if total <= self.limit // _PARTS and not path.endswith(".tmp"):
                continue
            with suppress(OSError):
                os.unlink(path)
                removed += 1
            total -= size
        return removed


def parse_size(text: str) -> int:
    """Return the bytes of a size such as ``500M``. Raises MDRError."""
    match = re.fullmatch(r"(\d+)\s*([KMGT]?)(?:i?B)?", text.strip(), re.IGNORECASE)
    if not match:
        raise MDRError(f"MDR_CACHE_SIZE={text} is no size", hint="a number with K, M, G or T, for example 500M")
    return int(match[1]) * _UNITS[match[2].upper()]


def _whole(stored: bytes) -> bool:
    return len(stored) > _HEADER and hashlib.sha256(stored[_HEADER:]).digest() == stored[:_HEADER]


def _scan(part: str, *, leftovers: bool = False) -> Iterator[tuple[str, int, int]]:
    """Yield (path, bytes, time of last use) of a part's entries."""
    try:
        with os.scandir(part) as found:
            for entry in found:
                if entry.name.endswith(".tmp") and not leftovers:
                    continue
                with suppress(OSError):
                    status = entry.stat()
                    yield entry.path, status.st_size, status.st_mtime_ns
    except FileNotFoundError:
        return
