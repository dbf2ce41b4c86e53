"""The rules of ``mdr check``: each with a name, a severity, one line of description and the source of its facts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mdr.diagnostics import Diagnostic

if TYPE_CHECKING:
    from mdr.diagnostics import Position

RULES: dict[str, Rule] = {}
"""All rules by name, in the order in which the families declare them."""

ISA = "CDNA2, CDNA3 and CDNA4 instruction set manuals"
LLVM = "LLVM, User Guide for AMDGPU Backend"


class Rule:
    """One thing that is looked for. ``severity`` is ``error`` or ``warning``; ``source`` names where its facts are from."""

    __slots__ = ("description", "name", "severity", "source")

    def __init__(self, name: str, severity: str, description: str, source: str) -> None:
        self.name = name
        self.severity = severity
        self.description = description
        self.source = source
        RULES[name] = self

    def found(
        self,
        message: str,
        position: Position | None,
        *,
        hint: str | None = None,
        width: int = 1,
        severity: str | None = None,
    ) -> Finding:
        """Return a finding of this rule; ``severity`` where it differs from the rule's own."""
        return Finding(self, message, position, severity=severity or self.severity, hint=hint, width=width)


class Finding(Diagnostic):
    """A diagnostic that knows its rule and shows its name in brackets."""

    __slots__ = ("rule",)

    def __init__(
        self,
        rule: Rule,
        message: str,
        position: Position | None,
        *,
        severity: str,
        hint: str | None,
        width: int,
    ) -> None:
        super().__init__(f"{message} [{rule.name}]", position, severity=severity, hint=hint, width=width)
        self.rule = rule

    def to_json(self) -> dict[str, object]:
        """Return plain data: a diagnostic's, with the rule's name and the message without it."""
        return {**super().to_json(), "message": self.plain, "rule": self.rule.name}

    @property
    def plain(self) -> str:
        """The message without the rule's name."""
        return self.message.removesuffix(f" [{self.rule.name}]")
