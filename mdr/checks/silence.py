"""Comments that silence findings: ``; mdr: ignore[rule]`` on the line of a finding or on the one before."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from mdr.checks.rules import RULES, Finding, Rule

if TYPE_CHECKING:
    from collections.abc import Iterable

    from mdr.assembly.source import Source

UNKNOWN = Rule("unknown-rule", "warning", "a comment silences a rule that does not exist", "docs/check.md")

_COMMENT = re.compile(r"(?:;|//|/\*|#)\s*mdr:\s*ignore\[([^\]]*)\]")


class Silences:
    """The rules silenced in a source's files, by line."""

    def __init__(self, source: Source) -> None:
        self.unknown: list[Finding] = []
        self._by_line: dict[tuple[str, int], set[str]] = {}
        for index, file in enumerate(source.files):
            for number, line in enumerate(file.lines, 1):
                if "mdr:" not in line:
                    continue
                match = _COMMENT.search(line)
                if match is None:
                    continue
                names = {name.strip() for name in match[1].split(",")}
                # A comment alone on its line speaks of the next one, too.
                lines = (number,) if line[: match.start()].strip() else (number, number + 1)
                for covered in lines:
                    self._by_line.setdefault((file.path, covered), set()).update(names)
                for name in sorted(names - RULES.keys()):
                    self.unknown.append(
                        UNKNOWN.found(
                            f"no rule is called {name!r}",
                            source.position(index, number, match.start() + 1),
                            hint="`mdr check --rules` lists them",
                        )
                    )

    def remaining(self, findings: Iterable[Finding]) -> list[Finding]:
        """Return the findings that no comment silences."""
        return [item for item in findings if not self._covers(item)]

    def _covers(self, finding: Finding) -> bool:
        where = finding.position
        return where is not None and finding.rule.name in self._by_line.get((where.file, where.line), ())
