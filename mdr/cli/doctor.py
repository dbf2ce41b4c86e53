"""``mdr doctor``: which tools and packages were found, for which chips they do, and what is missing."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from typing import Any

from mdr.cli.boundary import INPUT_ERROR, OK, guarded, print_json
from mdr.diagnostics import MDRError

_PACKAGES = ("numpy", "llvmlite", "pyelftools", "msgpack", "PyYAML", "ninja", "scons", "packaging", "rich")
_OPTIONAL_PACKAGES = ("hip-python",)
_GPU_DEVICE = "/dev/kfd"


def main(arguments: Sequence[str]) -> int:
    """Run the command and return its exit status: 1 if something that is needed is missing."""
    parser = argparse.ArgumentParser(
        prog="mdr doctor", description="Shows what toolchain was found and what is missing."
    )
    parser.add_argument("--llvm", metavar="DIR", help="folder with LLVM's tools, tried instead of the usual places")
    parser.add_argument("--format", default="text", choices=("text", "json"), help="default: text")
    options = parser.parse_args(arguments)
    return guarded(lambda: _diagnose(options), as_json=options.format == "json")


def _diagnose(options: argparse.Namespace) -> int:
    from mdr.build import toolchain

    findings = [
        {"tool": item.tool, "path": item.path, "origin": item.origin, "version": item.version, "problem": item.problem}
        for item in toolchain.describe(llvm=options.llvm)
    ]
    chips: dict[str, Any] = {}
    for chip in toolchain.CHIPS:
        try:
            tools = toolchain.find(chip, llvm=options.llvm)
            chips[chip] = {"tools": {name: tool.path for name, tool in sorted(tools.items())}, "problem": None}
        except MDRError as error:
            chips[chip] = {"tools": {}, "problem": str(error)}
    packages = {name: _version_of(name) for name in (*_PACKAGES, *_OPTIONAL_PACKAGES)}
    missing = [name for name in _PACKAGES if packages[name] is None]
    healthy = not missing and not any(item["problem"] for item in chips.values())
    document = {
        "healthy": healthy,
        "python": sys.version.split()[0],
        "findings": findings,
        "chips": chips,
        "packages": packages,
        "gpu": os.path.exists(_GPU_DEVICE),
    }
    if options.format == "json":
        print_json(document)
    else:
        print("\n".join(_as_text(document)))
    return OK if healthy else INPUT_ERROR


def _version_of(package: str) -> str | None:
    from importlib import metadata

    try:
        return metadata.version(package)
    except metadata.PackageNotFoundError:
        return None


def _as_text(document: dict[str, Any]) -> list[str]:
    lines = ["tools, in the order in which they are looked for"]
    for item in document["findings"]:
        state = "ok" if item["problem"] is None else item["problem"].removeprefix(f"{item['path']}: ")
        if item["tool"] == "cpp" and item["problem"] is None:
            state = "ok, the C preprocessor of .S files"
        lines.append(f"  {item['path']} {item['version'] or ''} ({item['origin']}): {state}")
    if not document["findings"]:
        lines.append("  none")
    lines += ["", "chips"]
    for chip, found in document["chips"].items():
        if found["problem"] is None:
            lines.append(f"  {chip}: ok")
        else:
            first, *rest = found["problem"].splitlines()
            lines += [f"  {chip}: {first}", *(f"    {line}" for line in rest)]
    lines += ["", f"packages, with Python {document['python']}"]
    for name, version in document["packages"].items():
        absent = "not installed" + (" (only needed for --device hip)" if name in _OPTIONAL_PACKAGES else ", needed")
        lines.append(f"  {name}: {version or absent}")
    lines += [
        "",
        f"GPU: {_GPU_DEVICE} is there"
        if document["gpu"]
        else f"GPU: none ({_GPU_DEVICE} is missing): kernels run on the emulator",
    ]
    lines += [
        "",
        "all that is needed is there" if document["healthy"] else "something that is needed is missing: see above",
    ]
    return lines
