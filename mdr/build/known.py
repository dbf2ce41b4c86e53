"""What is known of a build folder between builds: its plan, what files held, and what was built from what."""

from __future__ import annotations

import glob
import os
from stat import S_ISDIR
from typing import TYPE_CHECKING

from mdr.build import plan, state, toolchain

if TYPE_CHECKING:
    from collections.abc import Iterator

    from mdr.build.plan import Output, Plan
    from mdr.build.toolchain import Toolchain

Record = tuple[str, int, int, tuple[str, ...], tuple[tuple[str, str], ...]]
"""What is known of a built output: its key, size, time (ns), settings, and (file, digest) of its inputs."""


class Known:
    """The states of one configuration in a build folder."""

    def __init__(self, build: str, identity: str) -> None:
        self.build = build
        self.dir = f"{build}/.mdr"
        self.identity = identity
        self.plan: Plan
        self.contents = state.Contents()
        self.built: dict[str, Record] = {}
        self._tools: dict[str, Toolchain] = {}

    @classmethod
    def all_in(cls, build: str) -> Iterator[Known]:
        """Yield what is known of each configuration that was built in a folder, the last one first."""
        found = glob.glob(f"{glob.escape(build)}/.mdr/*.plan")
        for path in sorted(found, key=os.path.getmtime, reverse=True):
            known = cls(build, os.path.basename(path).removesuffix(".plan"))
            known.load()
            if hasattr(known, "plan"):
                yield known

    def file(self, name: str) -> str:
        """Return the path of one of the configuration's own states."""
        return f"{self.dir}/{self.identity}.{name}"

    def ninja_file(self) -> str:
        """Return the Ninja file of the whole configuration."""
        return self.file("ninja")

    def load(self) -> bool:
        """Read the states; return whether there is a plan and it still holds, with every change of a file taken in."""
        self.contents = state.Contents(state.load(f"{self.dir}/contents"))
        self.built = state.load(f"{self.dir}/built") or {}
        stored = state.load(self.file("plan"))
        if stored is None:
            return False
        self.plan = plan.Plan.from_data(stored)
        changed = self.contents.changed(self.plan.digests)
        stale = set(self.plan.users_of(changed)) if changed else set()
        stale.update(self.plan.appeared())
        if stale:
            self.plan.look(sorted(stale), self.contents, self.build)
        watched = self.plan.watched
        return (
            os.path.exists(self.ninja_file())
            and watched["places"] == list(toolchain.places())
            and all(status(path) == before for path, before in watched["files"].items())
        )

    def save_plan(self) -> None:
        """Store the plan and what files held, if anything was looked at anew."""
        if self.contents.fresh:
            state.save(f"{self.dir}/contents", self.contents.known)
            state.save(self.file("plan"), self.plan.to_data())

    def save_built(self) -> None:
        """Store what was built."""
        state.save(f"{self.dir}/built", self.built)

    def tools(self, chip: str, variant: str) -> Toolchain:
        """Return the tools of a chip and variant."""
        found = self._tools.get(f"{chip} {variant}")
        if found is None:
            names = toolchain.DEBUG_TOOLS if variant == "debug" else toolchain.RELEASE_TOOLS
            found = self._tools[f"{chip} {variant}"] = toolchain.find(chip, tools=names)
        return found

    def dirty(self) -> list[int]:
        """Return the numbers of the outputs that are not there or not what the plan says they should be."""
        built, stat = self.built, os.stat
        found = []
        for number, (output, key) in enumerate(zip(self.plan.outputs, self.plan.keys, strict=True)):
            record = built.get(output.path)
            if record is not None and record[0] == key:
                try:
                    found_there = stat(output.path)
                except OSError:
                    pass
                else:
                    if found_there.st_size == record[1] and found_there.st_mtime_ns == record[2]:
                        continue
            found.append(number)
        return found

    def forget(self, output: Output) -> None:
        """Drop what is known of an output that is about to be built; remove it where its bytes are not Ninja's."""
        record = self.built.pop(output.path, None)
        if record is not None and (found := status(output.path)) is not None and found != record[1:3]:
            os.unlink(output.path)

    def remember(self, output: Output) -> None:
        """Record that an output is what the plan says."""
        found = status(output.path)
        if found is not None:
            kernel = self.plan.kernels[output.kernel]
            self.built[output.path] = (
                self.plan.key(output),
                found[0],
                found[1],
                tuple(self.plan.settings(kernel, output.chip, output.variant)),
                self.plan.inputs(output),
            )


def status(path: str) -> tuple[int, int] | None:
    """Return size and time (ns) of a file, for a folder the time alone; None when it is not there."""
    try:
        status = os.stat(path)
    except OSError:
        return None
    return (0 if S_ISDIR(status.st_mode) else status.st_size), status.st_mtime_ns
