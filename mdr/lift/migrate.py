"""Rewrite old directives in a source text, everything else byte for byte as it was."""

from __future__ import annotations

import re

from mdr.assembly.source import split_comment
from mdr.diagnostics import Diagnostic, Position
from mdr.directives import migrate

_DIRECTIVE = re.compile(r"\s*@[A-Za-z_]")
_OLD = re.compile(r"@PRINT\s+(?:fmt|reg|type|cond|expr|cond_reg|cond_type)\s*=")


def migrate_text(text: str, path: str) -> tuple[str, list[Diagnostic]]:
    """Return ``text``, the content of the file ``path``, with old directives rewritten, and those that could not be."""
    lines = text.split("\n")
    problems: list[Diagnostic] = []
    in_comment = False
    for index, line in enumerate(lines):
        code_end, comment, in_comment = split_comment(line, in_comment)
        if comment is None or in_comment or not _DIRECTIVE.match(line, comment):
            continue
        start = line.index("@", comment)
        end = len(line.rstrip())
        if line.startswith("/*", code_end):
            end = len(line[: line.rindex("*/")].rstrip())
        old = line[start:end]
        if not _OLD.match(old):
            continue
        new = migrate(old)
        if new is None:
            problems.append(
                Diagnostic(
                    "this directive in the old syntax has no counterpart that can be written for it",
                    Position(path, index + 1, start + 1, line),
                    hint='write it as  @PRINT if CONDITION: f"text {v6:.3f}"  (docs/language.md)',
                    width=len(old),
                )
            )
            continue
        lines[index] = line[:start] + new + line[end:]
    return "\n".join(lines), problems
