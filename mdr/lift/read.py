"""Read MLIR files: mlir-opt verifies them against the dialect and prints the form that is then read."""

from __future__ import annotations

import os
import re
import shutil
import tempfile

from mdr.diagnostics import Diagnostic, MDRError, Position
from mdr.lift.dialect import DIALECT_FILE
from mdr.lift.generic import parse_generic
from mdr.lift.operations import Operation
from mdr.lift.verify import check_operations
from mdr.process import run_tool

_MESSAGE = re.compile(r"^(.*?):(\d+):(\d+): (error|warning): (.*)$")
_GENERIC = ("--mlir-print-op-generic", "--mlir-print-debuginfo", "--mlir-print-local-scope")


def read_mlir(path: str, mlir_opt: str) -> Operation:
    """Return the module in the file ``path``, positions included. Raises MDRError with mlir-opt's messages, and
    for operations that no assembly stands for.
    """
    lines = _lines(path)
    work = tempfile.mkdtemp(prefix="mdr-")
    try:
        output = os.path.join(work, "generic.mlir")
        result = run_tool([mlir_opt, f"--irdl-file={DIALECT_FILE}", *_GENERIC, path, "-o", output])
        if result.status != 0:
            problem = f"mlir-opt failed with status {result.status} on {path}"
            raise MDRError(_messages(result.output, path, lines) or [Diagnostic(problem, hint=result.output.strip())])
        with open(output, encoding="utf-8", errors="surrogateescape", newline="") as stream:
            module = parse_generic(stream.read())
    finally:
        shutil.rmtree(work, ignore_errors=True)
    _show_lines(module, path, lines)
    check_operations(module)
    return module


def _lines(path: str) -> list[str]:
    try:
        with open(path, encoding="utf-8", errors="surrogateescape") as stream:
            return stream.read().split("\n")
    except OSError as error:
        raise MDRError(f"cannot read {path}: {error.strerror}") from None


def _messages(output: str, path: str, lines: list[str]) -> list[Diagnostic]:
    found: list[Diagnostic] = []
    for line in output.splitlines():
        match = _MESSAGE.match(line)
        if match:
            file, number, column, severity, message = match.groups()
            position = Position(file, int(number), int(column), _text_at(file, int(number), path, lines))
            found.append(Diagnostic(message, position, severity=severity))
    return found


def _show_lines(operation: Operation, path: str, lines: list[str]) -> None:
    """Give every position in the file the text of its line."""
    where = operation.position
    if where is not None:
        where.text = _text_at(where.file, where.line, path, lines)
    for block in operation.body or ():
        for inner in block.operations:
            _show_lines(inner, path, lines)


def _text_at(file: str, line: int, path: str, lines: list[str]) -> str | None:
    return lines[line - 1] if file == path and 0 < line <= len(lines) else None
