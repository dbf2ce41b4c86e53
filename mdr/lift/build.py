"""From canonical assembly to the amdisa dialect: a ``func.func`` for each function, cut into blocks where control may go."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from mdr.assembly.canonical import Canonical, is_instruction
from mdr.assembly.kernels import BRANCHES
from mdr.lift import dialect
from mdr.lift.attributes import UNIT, Custom, Value
from mdr.lift.chunks import Chunk, directive_name, find_chunks, label_name, sections_of
from mdr.lift.operands import parse_operands
from mdr.lift.operations import Block, Operation

_IDENTIFIER = re.compile(r'"[^"]*"|[A-Za-z_.$][\w.$]*', re.ASCII)
_DEBUG_SECTION = re.compile(r"\.debug_|\.eh_frame")
_SIMPLE_TARGET = re.compile(r'(?:[A-Za-z_.$][\w.$]*|"[^"]*")\Z', re.ASCII)


def build_module(canonical: Canonical, chip: str) -> Operation:
    """Return canonical text as a ``builtin.module``; every line of it is one operation, but for descriptors and metadata."""
    return _Builder(canonical, chip).build()


class _Builder:
    def __init__(self, canonical: Canonical, chip: str) -> None:
        self._lines = canonical.lines
        self._comments: dict[int, list[str]] = {}
        for site in canonical.sites:
            self._comments.setdefault(site.line, []).append(site.text)
        self._chip = chip
        self._addressed = _addressed_labels(self._lines)

    def build(self) -> Operation:
        body = Block()
        at = 0
        for chunk in find_chunks(self._lines):
            body.operations += self._operations(at, chunk.start)
            body.operations.append(self._function(chunk))
            at = chunk.end
        body.operations += self._operations(at, len(self._lines))
        body.operations += self._comments_before(len(self._lines))
        return Operation("builtin.module", {"amdisa.chip": self._chip}, body=[body])

    def _comments_before(self, index: int) -> list[Operation]:
        return [Operation(dialect.COMMENT, {"text": text}) for text in self._comments.get(index, ())]

    def _operations(self, start: int, end: int) -> Iterator[Operation]:
        """Yield lines ``start`` to ``end`` as operations, branches as plain instructions."""
        index = start
        while index < end:
            yield from self._comments_before(index)
            line = self._lines[index]
            closing = _BLOCK_ENDS.get(directive_name(line))
            if closing is None:
                yield _operation(line)
                index += 1
                continue
            after = index + 1
            while after < len(self._lines) and self._lines[after].strip() != closing:
                after += 1
            yield _block(line, self._lines[index + 1 : after])
            index = after + 1

    def _function(self, chunk: Chunk) -> Operation:
        reason = self._opaque_reason(chunk)
        attributes: dict[str, Value] = {"sym_name": chunk.name.strip('"')}
        if chunk.is_kernel:
            attributes["amdisa.kernel"] = UNIT
        if reason is None:
            return Operation("func.func", attributes, body=self._blocks(chunk))
        attributes["amdisa.opaque_flow"] = reason
        block = Block(list(self._operations(chunk.start, chunk.end)))
        block.operations.append(Operation("func.return"))
        return Operation("func.func", attributes, body=[block])

    def _opaque_reason(self, chunk: Chunk) -> str | None:
        """Return why the blocks of a function cannot be told, or None when they can."""
        jumps = False
        for index in range(chunk.start, chunk.end):
            line = self._lines[index]
            if not is_instruction(line):
                continue
            mnemonic, operand = _instruction_parts(line)
            if mnemonic in dialect.JUMPS:
                jumps = True
            elif BRANCHES.match(mnemonic):
                if not _is_branch(mnemonic) and mnemonic != "s_call_b64":
                    return f"{mnemonic} leads to more places than a label says"
                if not _SIMPLE_TARGET.match(operand.split(", ")[-1]):
                    return f"'{mnemonic} {operand}' does not name a label"
        taken = self._inner_addressed(chunk)
        if taken and not jumps:
            return f"code or data at {taken[0]} is reached through its address"
        return None

    def _inner_addressed(self, chunk: Chunk) -> list[str]:
        """Return the labels that may be reached through their address; to come to a function's start is to leave it."""
        return [name for index, name in chunk.labels.items() if name in self._addressed and index != chunk.start]

    def _blocks(self, chunk: Chunk) -> list[Block]:
        builder = _Blocks(set(chunk.labels.values()))
        for index in range(chunk.start, chunk.end):
            builder.add_all(self._comments_before(index))
            line = self._lines[index]
            if index in chunk.labels:
                builder.label(chunk.labels[index])
            elif is_instruction(line):
                builder.instruction(line)
            else:
                builder.add_all([_operation(line)])
        return builder.finish(self._inner_addressed(chunk))


class _Blocks:
    """Collects a function's operations into blocks; successors that stand further down are filled in at the end."""

    def __init__(self, labels: set[str]) -> None:
        self._labels = labels
        self._blocks = [Block()]
        self._open = True
        self._pristine = True  # nothing but labels and directives in the block so far
        self._count = 0
        self._at: dict[str, Block] = {}
        self._waiting: list[tuple[Operation, str]] = []
        self._jumps: list[Operation] = []

    def add_all(self, operations: Sequence[Operation]) -> None:
        if not operations:
            return
        if not self._open:
            self._start()
        self._blocks[-1].operations += operations
        self._pristine = self._pristine and all(item.name not in _CODE for item in operations)

    def label(self, name: str) -> None:
        if not self._open:
            self._start()
        elif not self._pristine:
            following = self._start()
            self._blocks[-2].operations.append(Operation("cf.br", successors=[following]))
        self._blocks[-1].operations.append(Operation(dialect.LABEL, {"name": name}))
        self._at[name] = self._blocks[-1]

    def instruction(self, line: str) -> None:
        mnemonic, text = _instruction_parts(line)
        if _is_branch(mnemonic) and text in self._labels:
            self._branch(mnemonic, text)
            return
        if mnemonic in dialect.JUMPS:
            name = dialect.JUMP
        elif mnemonic in dialect.ENDS:
            name = dialect.END
        else:
            self.add_all([_operation(line)])
            if mnemonic == "s_branch":
                self._end(Operation("func.return"))
            return
        operation = _ending(name, mnemonic, text)
        self.add_all([operation])
        if name == dialect.END:
            self._end(Operation("func.return"))
            return
        operation.result = self._value()
        terminator = Operation("cf.switch", operands=[operation.result])
        self._jumps.append(terminator)
        self._end(terminator)

    def finish(self, addressed: Sequence[str]) -> list[Block]:
        """Close the last block and resolve all successors; ``addressed`` labels are where a jump may lead."""
        if self._open:
            self._end(Operation("func.return"))
        for operation, name in self._waiting:
            operation.successors.insert(0, self._at[name])
        targets = list(dict.fromkeys(self._at[name] for name in addressed))
        for jump in self._jumps:
            if targets:
                jump.successors = targets
            else:
                jump.name, jump.operands = "func.return", []
        first = self._blocks[0]
        if any(first in block.operations[-1].successors for block in self._blocks):
            # MLIR lets nothing branch to a function's first block.
            self._blocks.insert(0, Block([Operation("cf.br", successors=[first])]))
        return self._blocks

    def _branch(self, mnemonic: str, target: str) -> None:
        conditional = mnemonic != "s_branch"
        name = dialect.CONDITIONAL_BRANCH if conditional else dialect.BRANCH
        branch = Operation(name, {"mnemonic": mnemonic, "target": target})
        self.add_all([branch])
        terminator = Operation("cf.br")
        if conditional:
            branch.result = self._value()
            terminator = Operation("cf.cond_br", operands=[branch.result])
        self._end(terminator)
        self._waiting.append((terminator, target))
        if conditional:
            terminator.successors.append(self._start())

    def _value(self) -> str:
        self._count += 1
        return f"%{self._count - 1}"

    def _start(self) -> Block:
        self._blocks.append(Block())
        self._open, self._pristine = True, True
        return self._blocks[-1]

    def _end(self, terminator: Operation) -> None:
        self._blocks[-1].operations.append(terminator)
        self._open = False


_CODE = frozenset(
    (dialect.INSTRUCTION, dialect.BRANCH, dialect.CONDITIONAL_BRANCH, dialect.JUMP, dialect.END, dialect.DATA)
)
_BLOCK_ENDS = {".amdhsa_kernel": ".end_amdhsa_kernel", ".amdgpu_metadata": ".end_amdgpu_metadata"}


def _is_branch(mnemonic: str) -> bool:
    return mnemonic == "s_branch" or mnemonic in dialect.CONDITIONAL_BRANCHES


def _instruction_parts(line: str) -> tuple[str, str]:
    mnemonic, _, operands = line.strip().partition(" ")
    return mnemonic, operands.strip()


def _operation(line: str) -> Operation:
    """Return the operation that one line is by itself."""
    if is_instruction(line):
        mnemonic, text = _instruction_parts(line)
        if mnemonic in dialect.ENDS:
            return _ending(dialect.END, mnemonic, text)
        operands, modifiers = parse_operands(mnemonic, text)
        return Operation(dialect.INSTRUCTION, {"mnemonic": mnemonic, "operands": operands, "modifiers": modifiers})
    label = label_name(line)
    if label is not None:
        return Operation(dialect.LABEL, {"name": label})
    name = directive_name(line)
    if not name or line.startswith("\t\t"):
        return Operation(dialect.LINE, {"text": line})
    text = line.strip()[len(name) :].strip()
    return Operation(
        dialect.DATA if name in dialect.DATA_DIRECTIVES else dialect.DIRECTIVE, {"name": name, "text": text}
    )


def _ending(name: str, mnemonic: str, text: str) -> Operation:
    operands, modifiers = parse_operands(mnemonic, text)
    return Operation(name, {"mnemonic": mnemonic, "operands": [Custom("expr", (text,))] if modifiers else operands})


def _block(first: str, inner: Sequence[str]) -> Operation:
    """Return the operation that a descriptor or the metadata, with its inner lines, is."""
    name, _, rest = first.strip().partition(" ")
    if name == ".amdgpu_metadata":
        return Operation(dialect.METADATA, {"text": "\n".join(inner)})
    fields: dict[str, Value] = {}
    for line in inner:
        key, _, text = line.strip().partition(" ")
        fields[key.removeprefix(".amdhsa_")] = int(text) if text.isascii() and text.isdecimal() else text
    # MLIR keeps dictionaries sorted: with these sorted too, the assembly is the same whichever way it went.
    return Operation(dialect.DESCRIPTOR, {"kernel": rest, "fields": dict(sorted(fields.items()))})


def _addressed_labels(lines: Sequence[str]) -> set[str]:
    """Return the labels that instructions other than branches, data and ``.globl`` mention: they may be reached unseen."""
    labels = {label for line in lines if (label := label_name(line)) is not None}
    found: set[str] = set()
    for line, section in zip(lines, sections_of(lines), strict=True):
        if is_instruction(line):
            mnemonic, text = _instruction_parts(line)
            mentions = not _is_branch(mnemonic)
        else:
            name = directive_name(line)
            text = line.strip()[len(name) :]
            mentions = name == ".globl" or (name in dialect.DATA_DIRECTIVES and not _DEBUG_SECTION.search(section))
        if mentions:
            found.update(labels.intersection(_IDENTIFIER.findall(text)))
    return found
