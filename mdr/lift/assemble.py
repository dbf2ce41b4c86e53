"""From the amdisa dialect to assembly: the inverse of `mdr.lift.build`, for modules that passes may have changed.

Where control goes is what the cf operations say. A block that is entered from its predecessor in the text needs no
branch; one that is not gets an s_branch, and a label where it has none.
"""

from __future__ import annotations

from mdr.diagnostics import Diagnostic, MDRError
from mdr.lift import dialect
from mdr.lift.attributes import Value, value_text
from mdr.lift.chunks import opens_section
from mdr.lift.operands import OperandError, operands_text
from mdr.lift.operations import Block, Operation

_STARTS = (dialect.LABEL, dialect.COMMENT, dialect.DIRECTIVE)


def assembly_lines(module: Operation) -> list[str]:
    """Return the lines of assembly that a module stands for. Raises MDRError with all that it cannot say, positioned."""
    writer = _Writer(module)
    writer.write(module)
    if writer.problems:
        raise MDRError(writer.problems)
    return writer.lines


def operation_lines(operation: Operation) -> list[str]:
    """Return the lines of one operation that is no function and no branch. Raises MDRError, positioned."""
    writer = _Writer(operation)
    writer.write(operation)
    if writer.problems:
        raise MDRError(writer.problems)
    return writer.lines


class _Writer:
    def __init__(self, module: Operation) -> None:
        self.lines: list[str] = []
        self.problems: list[Diagnostic] = []
        self._taken = set(_label_names(module))
        self._generated: dict[Block, str] = {}

    def write(self, operation: Operation) -> None:
        if operation.name == "builtin.module":
            assert operation.body is not None
            for inner in operation.body[0].operations:
                self.write(inner)
        elif operation.name == "func.func":
            self._function(operation)
        else:
            self._line(operation)

    def _problem(self, operation: Operation, message: str, hint: str | None = None) -> None:
        self.problems.append(Diagnostic(message, operation.position, hint=hint))

    def _function(self, function: Operation) -> None:
        blocks = function.body or []
        for block, following in zip(blocks, [*blocks[1:], None], strict=True):
            *operations, terminator = block.operations
            self._name_targets(terminator, operations[-1] if operations else None, following)
        for block, following in zip(blocks, [*blocks[1:], None], strict=True):
            if block in self._generated:
                self.lines.append(f"{self._generated[block]}:")
            self._block(block, following)

    def _name_targets(self, terminator: Operation, last: Operation | None, following: Block | None) -> None:
        """Give the blocks that must be named, and have no label, one."""
        for block, hint in _targets(terminator, last, following):
            if block not in self._generated and _label_of(block, hint) is None:
                number = len(self._generated)
                while f".Lmdr_block_{number}" in self._taken:
                    number += 1
                name = f".Lmdr_block_{number}"
                self._taken.add(name)
                self._generated[block] = name

    def _target(self, block: Block, hint: str | None) -> str:
        return self._generated.get(block) or _label_of(block, hint) or ""

    def _block(self, block: Block, following: Block | None) -> None:
        *operations, terminator = block.operations
        last = operations[-1] if operations else None
        for operation in operations:
            if operation.name in (dialect.BRANCH, dialect.CONDITIONAL_BRANCH):
                if operation is not last:
                    self._problem(operation, f"{operation.name} must stand directly before the end of its block")
                continue
            self._line(operation)
        branch = last if last is not None and last.name in (dialect.BRANCH, dialect.CONDITIONAL_BRANCH) else None
        if not self._fits(terminator, last):
            return
        if terminator.name == "func.return" and following is not None and not _leaves(operations):
            self._problem(
                terminator,
                "control would go on to the next block here",
                "func.return stands at the end of the function, or behind an instruction that ends the wave or leaves",
            )
        if branch is not None:
            target = self._target(terminator.successors[0], branch.text("target"))
            self.lines.append(f"\t{branch.text('mnemonic')} {target}")
        for destination, _ in _targets(terminator, last, following)[branch is not None :]:
            self.lines.append(f"\ts_branch {self._target(destination, None)}")

    def _fits(self, terminator: Operation, last: Operation | None) -> bool:
        """Check that a block's last instruction and the operation that ends it say the same."""
        name = last.name if last is not None else ""
        if terminator.name == "cf.cond_br":
            if last is None or name != dialect.CONDITIONAL_BRANCH or terminator.operands[:1] != [last.result]:
                self._problem(
                    terminator,
                    "a conditional branch needs the instruction that decides it directly before it",
                    f"its condition is the result of an {dialect.CONDITIONAL_BRANCH}, which only cf.cond_br may use",
                )
                return False
        elif terminator.name == "cf.switch":
            if name != dialect.JUMP:
                self._problem(terminator, f"cf.switch needs an {dialect.JUMP} directly before it")
                return False
        elif name in (dialect.BRANCH, dialect.CONDITIONAL_BRANCH) and terminator.name != "cf.br":
            assert last is not None
            self._problem(last, f"{last.text('mnemonic')} is followed by {terminator.name}, which names no target")
            return False
        return True

    def _line(self, operation: Operation) -> None:
        attributes = operation.attributes
        match operation.name:
            case dialect.INSTRUCTION:
                self._instruction(operation, _list(attributes["operands"]), _list(attributes["modifiers"]))
            case dialect.JUMP | dialect.END:
                self._instruction(operation, _list(attributes["operands"]), [])
            case dialect.LABEL:
                self.lines.append(f"{operation.text('name')}:")
            case dialect.DIRECTIVE | dialect.DATA:
                self.lines.append(_directive_line(operation.text("name"), operation.text("text")))
            case dialect.COMMENT:
                self.lines += [f"\t; {line}" for line in operation.text("text").splitlines()]
            case dialect.LINE:
                self.lines.append(operation.text("text"))
            case dialect.METADATA:
                self.lines += ["\t.amdgpu_metadata", operation.text("text"), "\t.end_amdgpu_metadata"]
            case dialect.DESCRIPTOR:
                self._descriptor(operation)
            case name:
                raise ValueError(name)

    def _instruction(self, operation: Operation, operands: list[Value], modifiers: list[Value]) -> None:
        mnemonic = operation.text("mnemonic")
        try:
            text = operands_text(mnemonic, operands, modifiers)
        except OperandError as error:
            self._problem(operation, f"{mnemonic}: {error}")
            return
        self.lines.append(f"\t{mnemonic} {text}" if text else f"\t{mnemonic}")

    def _descriptor(self, operation: Operation) -> None:
        fields = operation.attributes["fields"]
        self.lines.append(f"\t.amdhsa_kernel {operation.text('kernel')}")
        for name, value in fields.items() if isinstance(fields, dict) else ():
            if not isinstance(value, int | str):
                self._problem(
                    operation, f"descriptor field {name}: {value_text(value)} is neither a number nor an expression"
                )
                continue
            self.lines.append(f"\t\t.amdhsa_{name} {value}")
        self.lines.append("\t.end_amdhsa_kernel")


def _leaves(operations: list[Operation]) -> bool:
    """Tell whether nothing is executed behind a block's last instruction."""
    for operation in reversed(operations):
        if operation.name == dialect.INSTRUCTION:
            return operation.text("mnemonic") == "s_branch"
        if operation.name in (dialect.END, dialect.JUMP):
            return True
    return False


def _targets(terminator: Operation, last: Operation | None, following: Block | None) -> list[tuple[Block, str | None]]:
    """Return the blocks that a block's end must name, each with the label to prefer; what follows it needs no name."""
    found: list[tuple[Block, str | None]] = []
    successors = terminator.successors
    name = last.name if last is not None else ""
    if last is not None and name in (dialect.BRANCH, dialect.CONDITIONAL_BRANCH) and successors:
        found.append((successors[0], last.text("target")))
        if terminator.name == "cf.br" and name == dialect.BRANCH:
            return found
        successors = successors[-1:]
    if terminator.name in ("cf.br", "cf.cond_br") and name not in (dialect.JUMP, dialect.END):
        found += [(block, None) for block in successors if block is not following]
    return found


def _label_of(block: Block, hint: str | None) -> str | None:
    """Return the label by which a block can be reached: ``hint`` if it has it, else the first at its very start."""
    first = None
    plain = True
    for operation in block.operations:
        if operation.name not in _STARTS:
            break
        if operation.name == dialect.LABEL:
            if operation.text("name") == hint:
                return hint
            if plain and first is None:
                first = operation.text("name")
        elif operation.name == dialect.DIRECTIVE and opens_section(operation.text("name")):
            plain = False
    return first


def _label_names(operation: Operation) -> list[str]:
    found = [operation.text("name")] if operation.name == dialect.LABEL else []
    for block in operation.body or ():
        for inner in block.operations:
            found += _label_names(inner)
    return found


def _directive_line(name: str, text: str) -> str:
    if name == ".set":
        return f".set {text}"
    separator = " " if name == ".amdgcn_target" else "\t"
    return f"\t{name}{separator}{text}" if text else f"\t{name}"


def _list(value: Value) -> list[Value]:
    return value if isinstance(value, list) else [value]
