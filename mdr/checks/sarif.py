"""Findings as SARIF 2.1.0, the format in which code-review tools take the results of static analysis."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Any

from mdr.checks.rules import RULES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mdr.checks.rules import Finding

_SCHEMA = "https://json.schemastore.org/sarif-2.1.0.json"


def to_sarif(findings: Sequence[Finding], version: str) -> dict[str, Any]:
    """Return a SARIF log of one run; ``version`` is MDR's own."""
    used = list(dict.fromkeys(item.rule.name for item in findings))
    return {
        "$schema": _SCHEMA,
        "version": "2.1.0",
        "runs": [
            {
                "tool": {
                    "driver": {
                        "name": "mdr check",
                        "version": version,
                        "rules": [
                            {
                                "id": name,
                                "shortDescription": {"text": RULES[name].description},
                                "help": {"text": f"Source: {RULES[name].source}"},
                                "defaultConfiguration": {"level": RULES[name].severity},
                            }
                            for name in used
                        ],
                    }
                },
                "columnKind": "unicodeCodePoints",
                "results": [_result(item, used.index(item.rule.name)) for item in findings],
            }
        ],
    }


def _result(item: Finding, rule: int) -> dict[str, Any]:
    text = item.plain + (f"\n{item.hint}" if item.hint else "")
    result: dict[str, Any] = {
        "ruleId": item.rule.name,
        "ruleIndex": rule,
        "level": item.severity,
        "message": {"text": text},
    }
    where = item.position
    if where is not None:
        region = {"startLine": where.line, "startColumn": where.column, "endColumn": where.column + item.width}
        artifact = {"uri": os.path.normpath(where.file).replace(os.sep, "/")}
        result["locations"] = [{"physicalLocation": {"artifactLocation": artifact, "region": region}}]
    return result
