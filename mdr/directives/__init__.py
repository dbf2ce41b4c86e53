"""The language of directives (@PRINT and its like): a comment's text in, a typed tree or positioned messages out.

docs/language.md describes the language; ``mdr.directives.tree`` the nodes. What a build stage seldom needs is
imported when it is first used.
"""

from __future__ import annotations

from mdr.directives.parser import is_directive, parse
from mdr.directives.problems import DirectiveError, Problem
from mdr.directives.tree import (
    Address,
    Assert,
    Binary,
    BuiltIn,
    Compare,
    Constant,
    Convert,
    Count,
    Directive,
    Expression,
    Line,
    Logic,
    Memory,
    Placeholder,
    Print,
    Register,
    Reinterpret,
    Tile,
    TimestampEnd,
    TimestampStart,
    Trace,
    Unary,
    printf_format,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from mdr.directives.limits import check_registers
    from mdr.directives.migration import migrate
    from mdr.directives.plain import from_json, to_json
    from mdr.directives.reference import evaluate, printed_line

__all__ = [
    "Address",
    "Assert",
    "Binary",
    "BuiltIn",
    "Compare",
    "Constant",
    "Convert",
    "Count",
    "Directive",
    "DirectiveError",
    "Expression",
    "Line",
    "Logic",
    "Memory",
    "Placeholder",
    "Print",
    "Problem",
    "Register",
    "Reinterpret",
    "Tile",
    "TimestampEnd",
    "TimestampStart",
    "Trace",
    "Unary",
    "check_registers",
    "evaluate",
    "from_json",
    "is_directive",
    "migrate",
    "parse",
    "printed_line",
    "printf_format",
    "to_json",
]

_HOMES = {
    "check_registers": "limits",
    "evaluate": "reference",
    "from_json": "plain",
    "migrate": "migration",
    "printed_line": "reference",
    "to_json": "plain",
}


def __getattr__(name: str) -> object:
    if name in _HOMES:
        from importlib import import_module

        return getattr(import_module(f"mdr.directives.{_HOMES[name]}"), name)
    raise AttributeError(f"module 'mdr.directives' has no attribute {name!r}")
