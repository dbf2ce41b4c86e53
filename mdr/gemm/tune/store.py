"""The store of results: an SQLite file that several runs write at once, that a killed one leaves whole, that builds read."""

from __future__ import annotations

import hashlib
import json
import math
import os
import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from mdr import __version__
from mdr.diagnostics import Diagnostic, MDRError
from mdr.gemm.algorithm import Gemm, Problem
from mdr.gemm.metrics import describe
from mdr.gemm.schedule import Schedule
from mdr.gemm.targets import Target

MODELLED, MEASURED = "modelled", "measured"
"""Where a time comes from: a model of the chip, or a device."""

_APPLICATION, _FORMAT = 0x4D445254, 1
_BUSY = 60.0
"""Seconds that a run waits for another one's write."""
_TABLES = (
    "CREATE TABLE IF NOT EXISTS kernels (key TEXT PRIMARY KEY, chip TEXT NOT NULL, llvm TEXT NOT NULL, algorithm TEXT NOT "
    "NULL, settings TEXT NOT NULL, error TEXT, registers INTEGER, shared INTEGER, spills INTEGER, data TEXT NOT NULL)",
    "CREATE TABLE IF NOT EXISTS times (kernel TEXT NOT NULL REFERENCES kernels, m INTEGER NOT NULL, n INTEGER NOT NULL, "
    "k INTEGER NOT NULL, batch INTEGER NOT NULL, how TEXT NOT NULL, us REAL NOT NULL, "
    "PRIMARY KEY (kernel, m, n, k, batch, how))",
)


@dataclass(frozen=True)
class Compiled:
    """What became of one kernel: what it takes, or why it could not be made.

    ``data`` is what times are made of: threads, llvm-mca's cycles, on NVIDIA the machine code's plan.
    """

    key: str
    settings: Mapping[str, Any]
    error: str | None
    registers: int
    shared: int
    spills: int
    data: Mapping[str, Any]


@dataclass(frozen=True)
class Result:
    """One kernel's time for one problem, in microseconds, and where it comes from."""

    kernel: Compiled
    us: float
    how: str

    def to_json(self) -> dict[str, Any]:
        """Plain data."""
        return {
            "settings": dict(self.kernel.settings), "us": self.us, "how": self.how, "registers": self.kernel.registers,
            "shared_bytes": self.kernel.shared, "spills": self.kernel.spills,
        }  # fmt: skip


def algorithm(gemm: Gemm) -> str:
    """A name for what is computed; results are of use for nothing else."""
    text = json.dumps(describe(gemm, Schedule())["gemm"], sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def kernel_key(gemm: Gemm, schedule: Schedule, target: Target, llvm: str) -> str:
    """The name of one kernel: all of its configuration, the chip, LLVM's version and this package's."""
    text = json.dumps([describe(gemm, schedule), target.name, llvm, __version__], sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()[:24]


class Store:
    """An open store. Every result is written at once and for good. Raises MDRError for a file that is none."""

    def __init__(self, path: str, *, write: bool = True) -> None:
        self.path = path
        if not write and not os.path.exists(path):
            raise MDRError(f"{path}: no such store", hint=f"mdr tune ... --store {path} makes it")
        folder = os.path.dirname(os.path.abspath(path))
        if not os.path.isdir(folder):
            raise MDRError(f"{path}: there is no folder {folder}")
        with self._guarded():
            mode = "rwc" if write else "rw"  # who reads may have to undo what a killed run left half written
            where = "file:" + os.path.abspath(path).replace("%", "%25").replace("?", "%3f").replace("#", "%23")
            self._base = sqlite3.connect(f"{where}?mode={mode}", uri=True, timeout=_BUSY, isolation_level=None)
        try:
            with self._guarded():
                self._open(write)
        except BaseException:
            self._base.close()
            raise

    def _open(self, write: bool) -> None:
        if write:
            self._base.execute("BEGIN IMMEDIATE")
        (made_by,) = self._base.execute("PRAGMA application_id").fetchone()
        (version,) = self._base.execute("PRAGMA user_version").fetchone()
        (tables,) = self._base.execute("SELECT count(*) FROM sqlite_master").fetchone()
        if write and not tables and not made_by:
            self._base.execute(f"PRAGMA application_id = {_APPLICATION}")
            self._base.execute(f"PRAGMA user_version = {_FORMAT}")
            for table in _TABLES:
                self._base.execute(table)
        elif made_by != _APPLICATION:
            raise MDRError(f"{self.path} is not a store of results", hint="name another file with --store")
        elif version != _FORMAT:
            raise MDRError(f"{self.path} has format {version}, and this is for {_FORMAT}", hint="tune into a new store")
        if write:
            self._base.execute("COMMIT")

    @contextmanager
    def _guarded(self) -> Iterator[None]:
        try:
            yield
        except sqlite3.Error as error:
            raise MDRError(
                Diagnostic(f"{self.path}: {error}", hint="remove the file, or name another with --store")
            ) from None

    def __enter__(self) -> Store:
        return self

    def __exit__(self, *_: object) -> None:
        self._base.close()

    def kernel(self, key: str) -> Compiled | None:
        """Return what is stored of a kernel."""
        with self._guarded():
            row = self._base.execute(
                "SELECT key, settings, error, registers, shared, spills, data FROM kernels WHERE key = ?", (key,)
            ).fetchone()
        return None if row is None else self._compiled(row)

    def add_kernel(self, kernel: Compiled, chip: str, llvm: str, what: str) -> None:
        """Store one kernel of the algorithm ``what``; another run's result for the same key is the same."""
        with self._guarded():
            self._base.execute(
                "INSERT OR REPLACE INTO kernels VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                (
                    kernel.key, chip, llvm, what, json.dumps(dict(kernel.settings)), kernel.error, kernel.registers,
                    kernel.shared, kernel.spills, json.dumps(dict(kernel.data)),
                ),
            )  # fmt: skip

    def add_time(self, key: str, problem: Problem, how: str, us: float) -> None:
        """Store one time; a newer one takes its place."""
        with self._guarded():
            self._base.execute(
                "INSERT OR REPLACE INTO times VALUES (?, ?, ?, ?, ?, ?, ?)",
                (key, problem.m, problem.n, problem.k, problem.batch, how, us),
            )

    def time(self, key: str, problem: Problem, how: str) -> float | None:
        """Return a stored time."""
        with self._guarded():
            row = self._base.execute(
                "SELECT us FROM times WHERE kernel = ? AND m = ? AND n = ? AND k = ? AND batch = ? AND how = ?",
                (key, problem.m, problem.n, problem.k, problem.batch, how),
            ).fetchone()
        return None if row is None else float(row[0])

    def results(self, what: str, chip: str, problem: Problem, llvm: str | None = None) -> list[Result]:
        """Return all results of an algorithm for a problem, the quickest first; where one is measured, only those that are.

        Modelled ones that spill come last: the model does not know what spilling costs.
        """
        with self._guarded():
            rows = self._base.execute(
                "SELECT key, settings, error, registers, shared, spills, data, us, how FROM times JOIN kernels ON kernel = key "
                "WHERE algorithm = ? AND chip = ? AND m = ? AND n = ? AND k = ? AND batch = ? AND (?7 IS NULL OR llvm = ?7) "
                "ORDER BY how = 'modelled' AND spills > 0, us, registers, shared, key",
                (what, chip, problem.m, problem.n, problem.k, problem.batch, llvm),
            ).fetchall()
        found = [Result(self._compiled(row[:7]), row[7], row[8]) for row in rows]
        measured = [item for item in found if item.how == MEASURED]
        return measured or found

    def problems(self, what: str, chip: str) -> list[Problem]:
        """Return the problems that there are times for."""
        with self._guarded():
            rows = self._base.execute(
                "SELECT DISTINCT m, n, k, batch FROM times JOIN kernels ON kernel = key WHERE algorithm = ? AND chip = ? "
                "ORDER BY m, n, k, batch",
                (what, chip),
            ).fetchall()
        return [Problem(m, n, k, batch=batch) for m, n, k, batch in rows]

    def _compiled(self, row: tuple[Any, ...]) -> Compiled:
        key, settings, error, registers, shared, spills, data = row
        try:
            return Compiled(key, json.loads(settings), error, registers, shared, spills, json.loads(data))
        except ValueError:
            raise MDRError(f"{self.path}: the row {key} is damaged", hint="remove the file and tune again") from None


def ranked(path: str, gemm: Gemm, target: Target, problem: Problem) -> list[Mapping[str, Any]]:
    """Return the stored settings for the nearest problem, the quickest first. Raises MDRError if none is stored.

    Near are problems whose sizes have ratios near 1: the sum of the logarithms' absolute values decides.
    """
    what = algorithm(gemm)
    with Store(path, write=False) as store:
        stored = store.problems(what, target.name)
        if not stored:
            raise MDRError(
                f"{path} has nothing for this kernel on {target.name}: the same types, layout and epilogue are needed",
                hint=f"mdr tune --arch {target.name} --shape {problem.m}x{problem.n}x{problem.k} --store {path} ...",
            )
        nearest = min(stored, key=lambda item: distance(item, problem))
        return [item.kernel.settings for item in store.results(what, target.name, nearest)]


def distance(one: Problem, other: Problem) -> float:
    """How far two problems are apart: 1 for twice the rows, columns, depth or batch."""
    pairs = ((one.m, other.m), (one.n, other.n), (one.k, other.k), (one.batch, other.batch))
    return sum(abs(math.log2(max(1, x) / max(1, y))) for x, y in pairs)
