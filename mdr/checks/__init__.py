"""Static checks on assembly sources: faults that the assembler accepts and the hardware does not forgive."""

from mdr.checks.check import Result, Settings, check
from mdr.checks.rules import RULES, Finding, Rule

__all__ = ["RULES", "Finding", "Result", "Rule", "Settings", "check"]
