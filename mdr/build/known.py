"""What is known of a build folder between builds: its plan, what files held, and what was built from what."""

from __future__ import annotations

import glob
import hashlib
import os
import time
from contextlib import suppress
from functools import cached_property
from stat import S_ISDIR
from typing import TYPE_CHECKING, Any

from mdr.build import plan, state, toolchain

if TYPE_CHECKING:
    from collections.abc import Iterator

    from mdr.build.plan import Output, Plan
    from mdr.build.settings import Settings

Record = tuple[str, int, int]
"""What is known of a built output: its key, size and time (ns)."""

History = tuple[tuple[str, ...], tuple[tuple[str, str], ...]]
"""What an output was made from: settings, and (file, digest) of its inputs."""


class Known:
    """The states of one configuration in a build folder."""

    def __init__(self, build: str, identity: str) -> None:
        self.build = build
        self.dir = f"{build}/.mdr"
        self.identity = identity
        self.contents = state.Contents()
        self.built: dict[str, Record] = {}
        self.holds = False
        self._plan: Plan | None = None
        self._stored: Any = None
        self._news: dict[str, History] = {}
        self._changed: set[str] = set()

    @classmethod
    def all_in(cls, build: str) -> Iterator[Known]:
        """Yield what is known of each configuration that was built in a folder, the last one first."""
        found = glob.glob(f"{glob.escape(build)}/.mdr/*.plan")
        for path in sorted(found, key=os.path.getmtime, reverse=True):
            known = cls(build, os.path.basename(path).removesuffix(".plan"))
            known.load()
            if known._stored is not None:
                known.take_changes()
                yield known

    def file(self, name: str) -> str:
        """Return the path of one of the configuration's own states."""
        return f"{self.dir}/{self.identity}.{name}"

    def ninja_file(self) -> str:
        """Return the Ninja file of the whole configuration."""
        return self.file("ninja")

    @property
    def plan(self) -> Plan:
        """The plan, unpacked when something asks for it: a build with nothing to do does not."""
        if self._plan is None:
            self._plan = plan.Plan.from_data(self._stored)
        return self._plan

    @plan.setter
    def plan(self, value: Plan) -> None:
        self._plan = value

    def load(self) -> bool:
        """Read the states; return whether there is a plan that still holds (``holds``), but for files that changed."""
        self.contents = state.Contents(state.load(f"{self.dir}/contents"))
        self.built = state.load(f"{self.dir}/built") or {}
        self._stored, self._plan, self._changed = state.load(self.file("plan")), None, set()
        if self._stored is not None:
            watched = plan.Glance(*self._stored[0]).watched
            self.holds = (
                os.path.exists(self.ninja_file())
                and watched["places"] == list(toolchain.places())
                and watched["cpp"] == toolchain.preprocessor()
                and all(watched_status(path) == before for path, before in watched["files"].items())
            )
        return self.holds

    def idle(self) -> bool:
        """Return whether, the plan being loaded and holding, no file changed and every output is what it should be."""
        glance = plan.Glance(*self._stored[0])
        self._changed = self.contents.changed(glance.digests)
        return not (
            self._changed or any(map(os.path.isfile, glance.absent)) or self._stale(glance.outputs, glance.keys)
        )

    def take_changes(self) -> bool:
        """Bring the plan up to date with every change of a file since it was stored.

        Return whether a kernel has other stages now, so that the Ninja file no longer holds.
        """
        changed = self._changed or self.contents.changed(self.plan.digests)
        self._changed = set()
        stale = set(self.plan.users_of(changed)) if changed else set()
        stale.update(self.plan.appeared())
        return self.plan.look(sorted(stale), self.contents, self.build) if stale else False

    def save_contents(self) -> None:
        """Store what files held, if any was read anew."""
        if self.contents.fresh:
            state.save(f"{self.dir}/contents", self.contents.known)

    def save_plan(self) -> None:
        """Store the plan."""
        state.save(self.file("plan"), self.plan.to_data())

    def save_built(self) -> None:
        """Store what was built."""
        state.save(f"{self.dir}/built", self.built)
        if self._news:
            state.append(f"{self.dir}/history", self._news)

    @cached_property
    def history(self) -> dict[str, History]:
        """What the outputs in the folder were made from when they were last built."""
        found: dict[str, History] = {}
        for news in state.records(f"{self.dir}/history"):
            found.update(news)
        return found

    def compact_history(self) -> None:
        """Rewrite the history without what later builds made outdated."""
        found = self.history
        with suppress(FileNotFoundError):
            os.unlink(f"{self.dir}/history")
        if found:
            state.append(f"{self.dir}/history", found)

    def dirty(self) -> list[int]:
        """Return the numbers of the outputs that are not there or not what the plan says they should be."""
        return self._stale([output.path for output in self.plan.outputs], self.plan.keys)

    def _stale(self, outputs: list[str], keys: list[str]) -> list[int]:
        built, stat = self.built, os.stat
        found = []
        for number, path in enumerate(outputs):
            record = built.get(path)
            if record is not None and record[0] == keys[number]:
                try:
                    there = stat(path)
                except OSError:
                    pass
                else:
                    if there.st_size == record[1] and there.st_mtime_ns == record[2]:
                        continue
            found.append(number)
        return found

    def forget(self, output: Output) -> None:
        """Drop what is known of an output that is about to be built; remove it where its bytes are not Ninja's."""
        record = self.built.pop(output.path, None)
        if record is not None and (found := status(output.path)) is not None and found != record[1:]:
            os.unlink(output.path)

    def remember(self, output: Output) -> None:
        """Record that an output is what the plan says."""
        found = status(output.path)
        if found is not None:
            self.built[output.path] = (self.plan.key(output), *found)
            settings = tuple(self.plan.settings(output))
            self._news[output.path] = (settings, self.plan.inputs(output))


def identity(chosen: Settings) -> str:
    """Return the name of a configuration among the states of a build folder."""
    return hashlib.sha256(repr((chosen, os.getcwd())).encode()).hexdigest()[:12]


def status(path: str) -> tuple[int, int] | None:
    """Return size and time (ns) of a file, for a folder the time alone; None when it is not there."""
    try:
        status = os.stat(path)
    except OSError:
        return None
    return (0 if S_ISDIR(status.st_mode) else status.st_size), status.st_mtime_ns


def watched_status(path: str) -> state.Signature | tuple[int, ...] | None:
    """Return what tells that a file was written, or that something came into a folder or left it; None for neither."""
    found = status(path)
    return found if found is None or os.path.isdir(path) else state.signature(path)


def settled_status(path: str) -> state.Signature | tuple[int, ...] | None:
    """Return `watched_status`, or what no file has when it changed so lately that it may again unseen."""
    found = watched_status(path)
    if found is not None and time.time_ns() - found[1] < state.SETTLED_NS:
        return (-1, -1)
    return found
