"""Workspaces that are built with each Bazel of this machine, offline: for the tests of rules/bazel.

Bazels are those in MDR_TEST_BAZEL (paths, as in PATH) and the one on PATH. Without a network, the repositories that Bazel
itself would load for any toolchain are replaced by a few lines each.
"""

from __future__ import annotations

import functools
import os
import re
import shutil
import subprocess
from collections.abc import Mapping
from pathlib import Path

from foreign import RULES, Done, run

_STUBS = {
    "rules_cc/cc/defs.bzl": ("cc_binary", "cc_import", "cc_library", "cc_test", "cc_toolchain", "cc_toolchain_suite"),
    "rules_java/java/defs.bzl": tuple(
        f"java_{what}" for what in ("binary", "import", "library", "plugin", "runtime", "test", "toolchain")
    ),
    "remote_coverage_tools/BUILD": ("coverage_report_generator", "lcov_merger"),
}


def bazels() -> list[str]:
    """Return the paths of the Bazels that are here."""
    asked = [path for path in os.environ.get("MDR_TEST_BAZEL", "").split(os.pathsep) if path]
    found = shutil.which("bazel")
    return [*asked, *([found] if found else [])]


@functools.cache
def version(bazel: str) -> str:
    """Return a short name for a Bazel: its version, or its path where it does not know that."""
    said = subprocess.run([bazel, "--version"], stdout=subprocess.PIPE, text=True, check=True).stdout.split()[-1]
    return said if said[0].isdigit() else os.path.basename(bazel)


class Workspace:
    """A workspace with MDR's toolchain; Bazel's own files are in a folder beside it."""

    def __init__(self, folder: Path, bazel: str) -> None:
        self.folder = folder / "workspace"
        self._bazel = bazel
        self._root = folder / "bazel"
        self._stubs = folder / "stubs"
        self.folder.mkdir(parents=True, exist_ok=True)
        self.write(
            "WORKSPACE",
            'workspace(name = "w")\n'
            f'local_repository(name = "mdr", path = "{RULES / "bazel"}")\n'
            'load("@mdr//:repositories.bzl", "mdr_toolchain_repository")\n'
            "mdr_toolchain_repository()\n",
        )
        for name, symbols in _STUBS.items():
            path = self._stubs / name
            path.parent.mkdir(parents=True, exist_ok=True)
            (self._stubs / name.split("/")[0] / "WORKSPACE").write_text("")
            (path.parent / "BUILD").write_text("")
            line = (
                "{0} = native.{0}\n"
                if path.suffix
                else 'filegroup(name = "{0}", visibility = ["//visibility:public"])\n'
            )
            path.write_text("".join(line.format(symbol) for symbol in symbols))

    def write(self, name: str, text: str) -> Path:
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
        return path

    def bazel(
        self, command: str, *words: str, fails: bool = False, environment: Mapping[str, str] | None = None
    ) -> Done:
        """Run a command of Bazel's."""
        whole: list[str | Path] = [self._bazel, f"--output_user_root={self._root}", "--host_jvm_args=-Xmx512m"]
        whole += ["--nohome_rc", command]
        if command != "shutdown":
            # The same for every command: another set would have the toolchain made anew.
            stubs = sorted({name.split("/")[0] for name in _STUBS})
            whole += [f"--override_repository={name}={self._stubs / name}" for name in stubs]
        if command in ("build", "test"):
            whole += ["--symlink_prefix=/", "--curses=no", "--color=no", "--nosandbox_debug", "--jobs=4"]
            whole += ["--subcommands"]
        return run([*whole, *words], self.folder, fails=fails, environment=environment, timeout=600)

    def build(self, *words: str, fails: bool = False) -> Build:
        """Build targets."""
        return Build(*self.bazel("build", *words, fails=fails))

    def outputs(self) -> Path:
        """Return the folder with all that was built, a folder for each configuration in it."""
        found = self.bazel("info", "output_path").output.splitlines()
        return Path(next(line for line in found if line.startswith("/")))

    def objects(self) -> dict[str, bytes]:
        """Return every code object: its bytes by <target>/<chip>/<variant>/<stem>.hsaco, from its package."""
        found = {}
        top = self.outputs()
        for path in sorted(top.glob("*/bin/**/*.hsaco")):
            if ".runfiles/" not in str(path):
                found[str(path.relative_to(top)).split("/bin/", 1)[1]] = path.read_bytes()
        return found

    def close(self) -> None:
        """End Bazel's server, and remove what it wrote: parts of it are read-only."""
        self.bazel("shutdown")
        subprocess.run(["chmod", "-R", "u+w", self._root], check=False, stderr=subprocess.DEVNULL)
        shutil.rmtree(self._root, ignore_errors=True)


class Build(Done):
    """What a build said."""

    @property
    def actions(self) -> list[str]:
        """What was run, here or remotely: titles such as ``parse kernels/k.s [gfx950 debug]``, sorted."""
        return sorted(re.findall(r"\[action '((?:[\w-]+) [^']*\[[^\]]*\])'", self.output))
