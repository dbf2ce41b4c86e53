"""Write a module of the amdisa or GPU dialect as MLIR text that mlir-opt reads."""

from __future__ import annotations

from mdr.lift.attributes import dictionary_text, symbol_text
from mdr.lift.operations import Block, Operation

_IN_SYNTAX = ("sym_name", "sym_visibility", "function_type")


def module_text(module: Operation) -> str:
    """Return the MLIR text of a ``builtin.module`` as `build_module` and `read_mlir` make it."""
    out: list[str] = []
    attributes = dict(module.attributes)
    name = attributes.pop("sym_name", None)
    head = f"module {symbol_text(name)}" if isinstance(name, str) else "module"
    out.append(f"{head} attributes {dictionary_text(attributes)} {{" if attributes else f"{head} {{")
    assert module.body is not None
    for operation in module.body[0].operations:
        _write(operation, "  ", _Names([]), out)
    out.append("}")
    return "\n".join(out) + "\n"


class _Names:
    """What blocks and values of one function are called: by their number."""

    def __init__(self, blocks: list[Block]) -> None:
        self.blocks = {block: f"^bb{number}" for number, block in enumerate(blocks)}
        results = [operation.result for block in blocks for operation in block.operations if operation.result]
        self.values = {result: f"%{number}" for number, result in enumerate(results)}


def _write(operation: Operation, indent: str, names: _Names, out: list[str]) -> None:
    if operation.name == "func.func":
        _write_function(operation, indent, out)
        return
    successors = [names.blocks[block] for block in operation.successors]
    match operation.name:
        case "func.return":
            out.append(f"{indent}return")
        case "cf.br":
            out.append(f"{indent}cf.br {successors[0]}")
        case "cf.cond_br":
            out.append(f"{indent}cf.cond_br {names.values[operation.operands[0]]}, {successors[0]}, {successors[1]}")
        case "cf.switch":
            default, *others = successors
            cases = ", ".join([f"default: {default}", *(f"{at}: {name}" for at, name in enumerate(others))])
            out.append(f"{indent}cf.switch {names.values[operation.operands[0]]} : i32, [{cases}]")
        case name:
            result = f"{names.values[operation.result]} = " if operation.result else ""
            type = {"amdisa.cbranch": "i1", "amdisa.jump": "i32"}.get(name, "()")
            out.append(f'{indent}{result}"{name}"() {dictionary_text(operation.attributes)} : () -> {type}')


def _write_function(function: Operation, indent: str, out: list[str]) -> None:
    assert function.body is not None
    attributes = {key: value for key, value in function.attributes.items() if key not in _IN_SYNTAX}
    tail = f" attributes {dictionary_text(attributes)}" if attributes else ""
    visibility = function.attributes.get("sym_visibility")
    head = f"func.func {visibility}" if isinstance(visibility, str) else "func.func"
    out.append(f"{indent}{head} {symbol_text(function.text('sym_name'))}(){tail} {{")
    names = _Names(function.body)
    for number, block in enumerate(function.body):
        if number:
            out.append(f"{indent}{names.blocks[block]}:")
        for operation in block.operations:
            _write(operation, indent + "  ", names, out)
    out.append(f"{indent}}}")
