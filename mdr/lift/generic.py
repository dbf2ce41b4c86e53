"""Read MLIR in the generic form, as ``mlir-opt --mlir-print-op-generic`` prints it with locations on every operation."""

from __future__ import annotations

import re
import struct

from mdr.diagnostics import MDRError, Position
from mdr.lift.attributes import UNIT, Custom, Value, Verbatim, unquoted
from mdr.lift.operations import Block, Operation

_SPACE = re.compile(r"(?:\s+|//[^\n]*)*")
_STRING = re.compile(r'"(?:[^"\\]|\\.)*"', re.DOTALL)
_NUMBER = re.compile(r"-?(?:0x[0-9a-fA-F]+|\d+\.\d*(?:[eE][-+]?\d+)?|\d+)")
_TYPE_BEHIND = re.compile(r"\s*:\s*([\w!.]+)")
_KEY = re.compile(r"[A-Za-z_][\w$.]*", re.ASCII)
_VALUE_NAME = re.compile(r"%[\w$.#-]+")
_RESULTS = re.compile(r"(%[\w$.-]+)(?::(\d+))?\s*=\s*")
_BLOCK_NAME = re.compile(r"\^[\w$.-]+")
_CUSTOM = re.compile(r"#amdisa\.(\w+)<")
_LOCATION = re.compile(r'"((?:[^"\\]|\\.)*)":(\d+):(\d+)')
_OPENING, _CLOSING = "([{<", ")]}>"


def parse_generic(text: str) -> Operation:
    """Return the one top-level operation in ``text``. Raises MDRError where the text is not in the generic form."""
    parser = _Parser(text)
    operation = parser.operation({})
    parser.skip_space()
    if parser.at != len(text):
        raise parser.error("one operation only")
    return operation


class _Parser:
    def __init__(self, text: str) -> None:
        self.at = 0
        self._text = text

    def error(self, wanted: str) -> MDRError:
        line = self._text.count("\n", 0, self.at) + 1
        column = self.at - self._text.rfind("\n", 0, self.at)
        return MDRError(f"mlir-opt's output is not understood at its line {line}, column {column}: expected {wanted}")

    def skip_space(self) -> None:
        match = _SPACE.match(self._text, self.at)
        assert match is not None
        self.at = match.end()

    def operation(self, blocks: dict[str, Block]) -> Operation:
        self.skip_space()
        result = None
        if results := self._match(_RESULTS):
            result = results[1]
        name = self._match(_STRING)
        if name is None:
            raise self.error("an operation's name")
        operation = Operation(unquoted(name[0]), result=result)
        self._expect("(")
        operation.operands = self._names(_VALUE_NAME, ")")
        if self._take("["):
            operation.successors = [blocks.setdefault(name, Block()) for name in self._names(_BLOCK_NAME, "]")]
        if self._take("<{"):
            operation.attributes |= self._entries("}")
            self._expect(">")
        if self._take("("):
            operation.body = self._region()
            while self._take(","):
                self._region()
            self._expect(")")
        if self._take("{"):
            operation.attributes |= self._entries("}")
        self._expect(":")
        self._skip_type()
        if self._take("loc("):
            operation.position = self._location()
        return operation

    def _match(self, pattern: re.Pattern[str]) -> re.Match[str] | None:
        match = pattern.match(self._text, self.at)
        if match is not None:
            self.at = match.end()
        return match

    def _take(self, word: str) -> bool:
        self.skip_space()
        if self._text.startswith(word, self.at):
            self.at += len(word)
            return True
        return False

    def _expect(self, word: str) -> None:
        if not self._take(word):
            raise self.error(f"'{word}'")

    def _names(self, pattern: re.Pattern[str], closing: str) -> list[str]:
        found: list[str] = []
        while not self._take(closing):
            match = self._match(pattern)
            if match is None:
                raise self.error(f"a name or '{closing}'")
            found.append(match[0])
            self._take(",")
        return found

    def _region(self) -> list[Block]:
        """Read ``{ … }``: the blocks in their order in the text."""
        self._expect("{")
        blocks: dict[str, Block] = {}
        order: list[Block] = []
        while not self._take("}"):
            if header := self._match(_BLOCK_NAME):
                block = blocks.setdefault(header[0], Block())
                if self._take("("):
                    start = self.at
                    self._skip_to(")")
                    block.arguments = self._text.count("%", start, self.at)
                    self._expect(")")
                self._expect(":")
                order.append(block)
                continue
            if not order:
                order.append(Block())
            order[-1].operations.append(self.operation(blocks))
        return order

    def _entries(self, closing: str) -> dict[str, Value]:
        found: dict[str, Value] = {}
        while not self._take(closing):
            if quoted := self._match(_STRING):
                key = unquoted(quoted[0])
            elif bare := self._match(_KEY):
                key = bare[0]
            else:
                raise self.error("an attribute's name")
            found[key] = self._value() if self._take("=") else UNIT
            self._take(",")
        return found

    def _value(self) -> Value:
        self.skip_space()
        if quoted := self._match(_STRING):
            self._match(_TYPE_BEHIND)
            return unquoted(quoted[0])
        if number := self._match(_NUMBER):
            type = self._match(_TYPE_BEHIND)
            return _number(number[0], type[1] if type else "")
        if custom := self._match(_CUSTOM):
            return Custom(custom[1], tuple(self._values(">")))
        if self._take("["):
            return self._values("]")
        if self._take("{"):
            return self._entries("}")
        start = self.at
        self._skip_to(",]})>")
        text = self._text[start : self.at].strip()
        if not text:
            raise self.error("an attribute")
        return UNIT if text == "unit" else {"true": 1, "false": 0}.get(text, Verbatim(text))

    def _values(self, closing: str) -> list[Value]:
        found: list[Value] = []
        while not self._take(closing):
            found.append(self._value())
            self._take(",")
        return found

    def _skip_to(self, stops: str) -> None:
        """Go on to the first of ``stops`` that stands outside brackets and strings."""
        depth = 0
        while self.at < len(self._text):
            char = self._text[self.at]
            if char == '"':
                if self._match(_STRING) is None:
                    raise self.error("the end of a string")
                continue
            if self._text.startswith("->", self.at):
                self.at += 2
                continue
            if depth == 0 and char in stops:
                return
            depth += (char in _OPENING) - (char in _CLOSING)
            self.at += 1
        raise self.error(f"one of '{stops}'")

    def _skip_type(self) -> None:
        """Skip a function type, ``(…) -> (…)`` or ``(…) -> type``."""
        self._expect("(")
        self._skip_to(")")
        self._expect(")")
        self._expect("->")
        if self._take("("):
            self._skip_to(")")
            self._expect(")")
            return
        while self.at < len(self._text) and not self._text[self.at].isspace():
            if self._text[self.at] == "<":
                self.at += 1
                self._skip_to(">")
            self.at += 1

    def _location(self) -> Position | None:
        start = self.at
        self._skip_to(")")
        match = _LOCATION.search(self._text, start, self.at)
        self.at += 1
        return Position(unquoted(f'"{match[1]}"'), int(match[2]), int(match[3])) if match else None


def _number(text: str, type: str) -> Value:
    if type in ("f64", "f32", "f16", "bf16") and text.startswith("0x"):
        # Values without a short decimal form, as the bits of the type.
        bits = int(text, 16)
        if type == "f64":
            return float(struct.unpack("<d", struct.pack("<Q", bits))[0])
        if type == "f32":
            return float(struct.unpack("<f", struct.pack("<I", bits))[0])
        return Verbatim(f"{text} : {type}")
    if "." in text or type in ("f64", "f32", "f16", "bf16"):
        return float(text)
    return int(text, 0)
