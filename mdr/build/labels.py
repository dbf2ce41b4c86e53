"""Checks the labels that choose a build's directives against those that the sources name."""

from __future__ import annotations

import difflib
import re
from typing import TYPE_CHECKING

from mdr.build import scan
from mdr.diagnostics import Diagnostic, MDRError

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from mdr.build.nodes import Kernel

_NAMED = re.compile(r"@[A-Z_]+\b[^\n]*?\blabel\s*=\s*([\"'])(.*?)\1|@COUNT\s+(?!label\b)(\w+)")
_UNNAMED_SECTION = re.compile(r"@TIMESTAMP_(?:START|END)\b(?![^\n]*\blabel\s*=)")
_DEFAULT = "kernel_total"


def check(kernels: Sequence[Kernel], files: Sequence[Iterable[str]] | None = None) -> None:
    """Raise MDRError for each label that a kernel's directives are chosen by and that no source of such a kernel names.

    ``files`` are the files that each kernel is made of, found anew where they are not given. A label that a macro puts
    together is not known before the build: where one is, no label is wrong.
    """
    by_label: dict[str, list[int]] = {}
    for number, kernel in enumerate(kernels):
        for label in kernel.labels if "debug" in kernel.variants else ():
            by_label.setdefault(label, []).append(number)
    if not by_label:
        return
    found: dict[int, set[str]] = {}
    for number in {number for numbers in by_label.values() for number in numbers}:
        kernel = kernels[number]
        paths = (
            files[number] if files else [kernel.source, *scan.Scanner().scan(kernel.source, kernel.include_dirs).files]
        )
        found[number] = set().union(*map(named_in, paths))
    problems = []
    for label, numbers in by_label.items():
        known = set().union(*(found[number] for number in numbers))
        if label not in known and not any("\\" in name for name in known):
            problems.append(_unknown(label, sorted(known)))
    if problems:
        raise MDRError(problems)


def named_in(path: str) -> set[str]:
    """Return the labels that a file's directives have; none where it cannot be read, which others report."""
    try:
        with open(path, encoding="utf-8", errors="replace") as file:
            text = file.read()
    except OSError:
        return set()
    found = {match[2] or match[3] for match in _NAMED.finditer(text)}
    return found | {_DEFAULT} if _UNNAMED_SECTION.search(text) else found


def _unknown(label: str, known: Sequence[str]) -> Diagnostic:
    near = difflib.get_close_matches(label, known, n=1, cutoff=0.5)
    listed = f"labels here: {', '.join(known)}" if known else 'a directive gets one by label="…"'
    return Diagnostic(f"no directive has the label {label!r}", hint=f"did you mean {near[0]!r}?" if near else listed)
