"""Reads ``.gemm`` files: a configuration and perhaps the problem that it is for, with every mistake at its place."""

from __future__ import annotations

import os
from dataclasses import replace

from mdr.diagnostics import Diagnostic, MDRError
from mdr.gemm.algorithm import Problem
from mdr.gemm.config import GemmConfig, from_mapping
from mdr.toml_positions import Document

_PROBLEM = ("m", "n", "k", "lda", "ldb", "ldd", "batch")


def read(path: str, chip: str | None = None) -> tuple[GemmConfig, Problem | None]:
    """Return what a file says; ``chip`` takes the place of ``arch``, which such a file does not have then.

    Keys are those of `GemmConfig`; the table ``[problem]`` has m, n, k, and perhaps lda, ldb, ldd and batch.
    Raises MDRError with positions.
    """
    try:
        with open(path, encoding="utf-8") as file:
            document = Document(file.read(), path)
    except UnicodeDecodeError:
        raise MDRError(f"{path}: not UTF-8") from None
    config, problem = GemmConfig(), None
    for name, value in document.tables.items():
        if name == "problem" and isinstance(value, dict):
            problem = _problem(document, value)
            continue
        if name == "arch" and chip is not None:
            raise MDRError(
                "the build says which chips a kernel is for", document.key_position(name), hint="remove arch"
            )
        try:
            config = from_mapping({name: value}, config)
        except MDRError as error:
            raise MDRError([_at(item, document, name) for item in error.diagnostics]) from None
    if chip is not None:
        config = replace(config, arch=chip)
    if config.tuned is not None:
        config = replace(config, tuned=os.path.join(os.path.dirname(path), config.tuned))
    try:
        config.resolve(problem)
    except MDRError as error:
        raise MDRError([_at(item, document, *_named(item, document)) for item in error.diagnostics]) from None
    return config, problem


def _problem(document: Document, table: dict[str, object]) -> Problem:
    sizes: dict[str, int] = {}
    for name, value in table.items():
        where = document.key_position("problem", name)
        if name not in _PROBLEM:
            raise MDRError(f"unknown size {name!r}", where, hint=f"sizes: {', '.join(_PROBLEM)}")
        if type(value) is not int or value < 0:
            raise MDRError(f"{name} is {value!r}; it is a whole number", where)
        sizes[name] = value
    for name in ("m", "n", "k"):
        if name not in sizes:
            raise MDRError(f"the problem lacks {name}", document.position("problem"))
    return Problem(**sizes)


def _named(item: Diagnostic, document: Document) -> tuple[str, ...]:
    """The key that a message begins with, if the file has it."""
    word = item.message.split(" ")[0].rstrip(":")
    return (word,) if word in document.tables else ()


def _at(item: Diagnostic, document: Document, *key: str) -> Diagnostic:
    return Diagnostic(item.message, document.position(*key), hint=item.hint, severity=item.severity)
