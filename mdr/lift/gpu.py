"""The GPU-dialect form of lifted kernels: a ``gpu.func`` each, its blocks inline assembly, its branches cf operations.

It is for tools that read GPU-dialect MLIR. Values stay in the registers that the assembly names, which LLVM's register
allocation knows as clobbers only; the way back to assembly is from the amdisa dialect.
"""

from __future__ import annotations

import re

from mdr.assembly.kernels import registers_in
from mdr.lift import dialect
from mdr.lift.assemble import assembly_lines, operation_lines
from mdr.lift.attributes import Custom, Value, string_text, symbol_text
from mdr.lift.chunks import opens_section
from mdr.lift.operations import Block, Operation

_CONDITIONS = {
    # branch: instruction that copies what it tests, type of the copy, and how the copy compares with 0
    "s_cbranch_scc0": ("s_cselect_b32 $0, 1, 0", "i32", "eq"),
    "s_cbranch_scc1": ("s_cselect_b32 $0, 1, 0", "i32", "ne"),
    "s_cbranch_vccz": ("s_mov_b64 $0, vcc", "i64", "eq"),
    "s_cbranch_vccnz": ("s_mov_b64 $0, vcc", "i64", "ne"),
    "s_cbranch_execz": ("s_mov_b64 $0, exec", "i64", "eq"),
    "s_cbranch_execnz": ("s_mov_b64 $0, exec", "i64", "ne"),
}
_SCALARS = {"f64": "f64", "f32": "f32", "f16": "f16", "bf16": "bf16"}
_POINTERS = {"global_buffer": "!llvm.ptr<1>", "dynamic_shared_pointer": "!llvm.ptr<3>"}
_LETTERS = {"vgpr": "v", "sgpr": "s", "agpr": "a"}
# EXEC is none: LLVM reserves it, and warns of it in a list of clobbers.
_NAMED_CLOBBERS = {"vcc": "vcc", "vcc_lo": "vcc", "vcc_hi": "vcc", "m0": "m0"}
_WORD = re.compile(r"[a-z_0-9]+")


def gpu_text(module: Operation, name: str = "kernels") -> str:
    """Return ``module``, in the amdisa dialect, as the text of a ``gpu.module`` called ``name`` for the same chip.

    Arguments are the explicit ones of the metadata. Data outside functions becomes the module's assembly. Descriptors,
    metadata and what directives say about functions are left out: the GPU dialect has its own ways to say that.
    Raises MDRError as `assembly_lines` does.
    """
    assembly_lines(module)  # what cannot be written as assembly has no such form either
    assert module.body is not None
    top = module.body[0].operations
    arguments = _metadata(top)
    functions: list[str] = []
    for operation in top:
        if operation.name == "func.func":
            functions += _Function(operation, arguments.get(operation.text("sym_name"), {})).lines()
    chip = module.attributes.get("amdisa.chip")
    target = f" [#rocdl.target<chip = {string_text(chip)}>]" if isinstance(chip, str) else ""
    data = ",".join(f"\n      {string_text(line)}" for line in _data_lines(top))
    assembly = f" attributes {{llvm.module_asm = [{data}\n    ]}}" if data else ""
    out = ["module attributes {gpu.container_module} {", f"  gpu.module {symbol_text(name)}{target}{assembly} {{"]
    return "\n".join([*out, *functions, "  }", "}"]) + "\n"


class _Function:
    """Writes one function."""

    def __init__(self, function: Operation, metadata: dict[str, object]) -> None:
        self._function = function
        self._blocks = function.body or []
        self._metadata = metadata
        self._out: list[str] = []
        self._count = 0
        # The same for every piece: nothing of LLVM's may lie in a register that the kernel keeps something in.
        self._clobbers = _clobbers([operation for block in self._blocks for operation in block.operations])

    def lines(self) -> list[str]:
        function = self._function
        types = _argument_types(self._metadata)
        arguments = ", ".join(f"%arg{number}: {type}" for number, type in enumerate(types))
        kind = " kernel" if "amdisa.kernel" in function.attributes else ""
        size = self._metadata.get(".reqd_workgroup_size")
        known = ""
        if isinstance(size, list) and len(size) == 3:
            known = f" attributes {{known_block_size = array<i32: {', '.join(map(str, size))}>}}"
        self._out = [f"    gpu.func {symbol_text(function.text('sym_name'))}({arguments}){kind}{known} {{"]
        if self._is_structured():
            self._write_blocks()
        else:
            text = [line for block in self._blocks for operation in block.operations for line in self._plain(operation)]
            self._assembly(text)
            self._out.append("      gpu.return")
        self._out.append("    }")
        return self._out

    def _is_structured(self) -> bool:
        """Tell whether cf operations can say where control goes: no jump through a register, nothing in other sections."""
        if "amdisa.opaque_flow" in self._function.attributes:
            return False
        for block in self._blocks:
            for operation in block.operations:
                if operation.name == dialect.JUMP:
                    return False
                if operation.name == dialect.DIRECTIVE and opens_section(operation.text("name")):
                    return False
                if operation.name == dialect.CONDITIONAL_BRANCH and operation.text("mnemonic") not in _CONDITIONS:
                    return False
        return True

    def _plain(self, operation: Operation) -> list[str]:
        """Return an operation of a function that is one piece of assembly: branches keep their labels."""
        if operation.name in (dialect.BRANCH, dialect.CONDITIONAL_BRANCH):
            return [f"\t{operation.text('mnemonic')} {operation.text('target')}"]
        return operation_lines(operation) if operation.name.startswith("amdisa.") else []

    def _write_blocks(self) -> None:
        names = {block: f"^bb{number}" for number, block in enumerate(self._blocks)}
        for number, block in enumerate(self._blocks):
            if number:
                self._out.append(f"    {names[block]}:")
            self._write_block(block, names)

    def _write_block(self, block: Block, names: dict[Block, str]) -> None:
        *operations, terminator = block.operations
        text: list[str] = []
        condition = None
        for operation in operations:
            if operation.name == dialect.CONDITIONAL_BRANCH:
                condition = _CONDITIONS[operation.text("mnemonic")]
            elif operation.name == dialect.END and operation.text("mnemonic") == "s_endpgm":
                continue  # gpu.return is lowered to it
            elif operation.name not in (dialect.LABEL, dialect.BRANCH):
                text += operation_lines(operation)
        targets = [names[successor] for successor in terminator.successors]
        if condition is not None and len(targets) == 2:
            copy, type, comparison = condition
            value = self._assembly([*text, f"\t{copy}"], type)
            number = self._count
            self._count += 1
            self._out += [
                f"      %zero{number} = arith.constant 0 : {type}",
                f"      %taken{number} = arith.cmpi {comparison}, {value}, %zero{number} : {type}",
                f"      cf.cond_br %taken{number}, {targets[0]}, {targets[1]}",
            ]
            return
        self._assembly(text)
        self._out.append(f"      cf.br {targets[0]}" if targets else "      gpu.return")

    def _assembly(self, lines: list[str], type: str | None = None) -> str:
        """Write lines as one piece of inline assembly and return the name of its value, of ``type``."""
        if not lines:
            return ""
        escaped = "\n".join(line.strip() for line in lines)
        if type is None:
            escaped = escaped.replace("$", "$$")
        else:
            body, _, copy = escaped.rpartition("\n")
            escaped = f"{body.replace('$', '$$')}\n{copy}" if body else copy
        constraints = ",".join([*(["=s"] if type else []), *self._clobbers])
        value = f"%copy{self._count}"
        result = f"{value} = " if type else ""
        self._out.append(
            f"      {result}llvm.inline_asm has_side_effects {string_text(escaped)}, {string_text(constraints)} "
            f": () -> {type or '()'}"
        )
        return value


def _data_lines(operations: list[Operation]) -> list[str]:
    """Return the lines of those stretches outside functions, each from where its section opens, that hold data."""
    kept: list[str] = []
    stretch, holds_data = ["\t.text"], False
    for operation in [*operations, Operation(dialect.DIRECTIVE, {"name": ".text", "text": ""})]:
        if operation.name == dialect.DIRECTIVE and opens_section(operation.text("name")):
            kept += stretch if holds_data else []
            stretch, holds_data = operation_lines(operation), False
        elif operation.name in (dialect.DATA, dialect.LABEL, dialect.DIRECTIVE):
            stretch += operation_lines(operation) if _is_of_data(operation) else []
            holds_data = holds_data or operation.name == dialect.DATA
    return kept


def _is_of_data(operation: Operation) -> bool:
    return operation.name != dialect.DIRECTIVE or operation.text("name") in (".p2align", ".set", ".globl", ".weak")


def _clobbers(operations: list[Operation]) -> list[str]:
    """Return the constraints for all registers that operations name, and memory."""
    found: dict[str, set[int]] = {"v": set(), "s": set(), "a": set()}
    named: set[str] = set()
    for operation in operations:
        for operand in _operands(operation):
            _collect(operand, found, named)
    singles = [f"~{{{letter}{number}}}" for letter, numbers in found.items() for number in sorted(numbers)]
    return [*singles, *(f"~{{{name}}}" for name in sorted(named | {"scc", "memory"}))]


def _operands(operation: Operation) -> list[Value]:
    operands = operation.attributes.get("operands")
    return operands if isinstance(operands, list) else []


def _collect(operand: Value, found: dict[str, set[int]], named: set[str]) -> None:
    if not isinstance(operand, Custom):
        return
    match operand.name, operand.parameters:
        case ("vgpr" | "sgpr" | "agpr") as bank, (int(first), int(count)):
            found[_LETTERS[bank]].update(range(first, first + count))
        case "modified", (_, inner):
            _collect(inner, found, named)
        case "special", (str(name),) if name in _NAMED_CLOBBERS:
            named.add(_NAMED_CLOBBERS[name])
        case "expr", (str(text),):
            used = registers_in(text)
            for letter, count in (("v", used.vgprs), ("s", used.sgprs), ("a", used.agprs)):
                found[letter].update(range(count))
            named.update(_NAMED_CLOBBERS[word] for word in _WORD.findall(text) if word in _NAMED_CLOBBERS)


def _metadata(operations: list[Operation]) -> dict[str, dict[str, object]]:
    """Return the metadata of each kernel by its name."""
    import yaml

    found: dict[str, dict[str, object]] = {}
    for operation in operations:
        if operation.name != dialect.METADATA:
            continue
        try:
            document = yaml.safe_load(operation.text("text").strip().removesuffix("..."))
        except yaml.YAMLError:
            continue  # it says nothing about arguments that could be read
        kernels = document.get("amdhsa.kernels") if isinstance(document, dict) else None
        for kernel in kernels if isinstance(kernels, list) else ():
            if isinstance(kernel, dict):
                found[str(kernel.get(".name"))] = kernel
    return found


def _argument_types(kernel: dict[str, object]) -> list[str]:
    arguments = kernel.get(".args")
    types: list[str] = []
    for argument in arguments if isinstance(arguments, list) else ():
        if not isinstance(argument, dict):
            continue
        kind, size = str(argument.get(".value_kind")), argument.get(".size")
        if kind.startswith("hidden_"):
            continue
        if kind in _POINTERS:
            types.append(_POINTERS[kind])
        elif kind == "by_value" and argument.get(".value_type") in _SCALARS:
            types.append(_SCALARS[str(argument[".value_type"])])
        elif size in (1, 2, 4, 8):
            types.append(f"i{8 * size}")
        else:
            types.append(f"!llvm.array<{size} x i8>")
    return types
