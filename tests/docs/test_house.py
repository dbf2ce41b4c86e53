"""CONTRIBUTING's table of folders is complete, and every import goes the way that it shows."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from documents import ROOT

_ROW = re.compile(r"^\| `mdr/(\w+)` \| [^|]+ \| ([^|]*)\|$", re.M)
PACKAGES = sorted(path.parent for path in (ROOT / "mdr").glob("*/__init__.py"))
ALLOWED = {
    name: {word.strip() for word in allowed.split(",")} - {""}
    for name, allowed in _ROW.findall((ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8"))
}
SHARED = {path.stem for path in (ROOT / "mdr").glob("*.py")} | {"__version__"}


def used(path: Path) -> Iterator[str]:
    """The parts of ``mdr`` that a module imports, wherever in it the import stands."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module and not node.level:
            names = [node.module] if node.module != "mdr" else [f"mdr.{alias.name}" for alias in node.names]
        elif isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        else:
            continue
        yield from (name.split(".")[1] for name in names if name.startswith("mdr."))


@pytest.mark.parametrize("package", PACKAGES, ids=lambda package: package.name)
def test_a_package_uses_what_the_table_allows(package: Path) -> None:
    assert package.name in ALLOWED, f"CONTRIBUTING.md says nothing of mdr/{package.name}"
    if ALLOWED[package.name] == {"all of these"}:
        return
    for path in sorted(package.rglob("*.py")):
        surplus = set(used(path)) - ALLOWED[package.name] - SHARED - {package.name}
        assert not surplus, f"{path.relative_to(ROOT)} imports mdr.{', mdr.'.join(sorted(surplus))}"


def test_no_two_packages_need_each_other() -> None:
    order: list[str] = []
    while len(order) < len(ALLOWED):
        free = [n for n, allowed in ALLOWED.items() if n not in order and allowed <= {*order, "all of these"}]
        assert free, f"in a circle: {sorted(set(ALLOWED) - set(order))}"
        order += free


def test_imports_are_seen(tmp_path: Path) -> None:
    module = tmp_path / "m.py"
    module.write_text("import os, mdr.cli.run\nfrom mdr import build\ndef f():\n    from mdr.emulator.ir import x\n")
    assert sorted(used(module)) == ["build", "cli", "emulator"]
