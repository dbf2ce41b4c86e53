"""What mlir-opt lets pass, but assembly cannot say: operations of other dialects, block arguments, function arguments."""

from __future__ import annotations

from mdr.diagnostics import Diagnostic, MDRError
from mdr.lift.attributes import Verbatim
from mdr.lift.operations import Block, Operation

_TERMINATORS = {"func.return": 0, "cf.br": 0, "cf.cond_br": 1, "cf.switch": 1}
"""Operations that may end a block, and how many operands they have when they hand nothing over."""

_IN_REGISTERS = "values go from block to block, and from function to function, in registers"


def check_operations(module: Operation) -> None:
    """Raise MDRError with all operations of ``module`` that have no counterpart in assembly, positioned."""
    problems: list[Diagnostic] = []
    if module.name != "builtin.module" or not module.body:
        raise MDRError(Diagnostic(f"a module is expected, not {module.name}", module.position))
    for operation in module.body[0].operations if module.body else ():
        if operation.name == "func.func":
            problems += _check_function(operation)
        else:
            problems += _check_plain(operation)
    if problems:
        raise MDRError(problems)


def _check_function(function: Operation) -> list[Diagnostic]:
    problems: list[Diagnostic] = []
    type = function.attributes.get("function_type")
    if type != Verbatim("() -> ()"):
        problems.append(Diagnostic("a function with arguments or results", function.position, hint=_IN_REGISTERS))
    if not function.body:
        problems.append(Diagnostic("a function without body", function.position, hint="a label needs no declaration"))
    for number, block in enumerate(function.body or ()):
        if number and block.arguments:
            problems.append(Diagnostic("a block with arguments", block.operations[0].position, hint=_IN_REGISTERS))
        problems += _check_block(block)
    return problems


def _check_block(block: Block) -> list[Diagnostic]:
    *operations, terminator = block.operations
    problems: list[Diagnostic] = []
    for operation in operations:
        problems += _check_plain(operation)
    if terminator.name not in _TERMINATORS:
        problems.append(
            Diagnostic(
                f"a block of assembly cannot end with {terminator.name}",
                terminator.position,
                hint=f"it ends with one of {', '.join(_TERMINATORS)}",
            )
        )
    elif len(terminator.operands) > _TERMINATORS[terminator.name]:
        problems.append(Diagnostic(f"{terminator.name} hands values over", terminator.position, hint=_IN_REGISTERS))
    return problems


def _check_plain(operation: Operation) -> list[Diagnostic]:
    if operation.name.startswith("amdisa."):
        return []
    return [
        Diagnostic(
            f"operation '{operation.name}' has no counterpart in assembly",
            operation.position,
            hint="only amdisa operations, and func.func and cf around them, have one",
        )
    ]
