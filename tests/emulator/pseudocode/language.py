"""A parser of the language in which AMD's instruction set manuals say what an instruction does.

The text becomes nested tuples, the first item of which names the node. What the manuals leave to the reader
(which precedence, what a bare expression in a lambda means) is decided here and nowhere else.
"""

from __future__ import annotations

import re
from typing import Any

Node = tuple[Any, ...]

_TOKEN = re.compile(
    r"""\s*(?:
    (?P<comment>//[^\n]*)
  | (?P<sized>\d+'(?:0x[0-9a-fA-F]+|\d+\.\d+|\d+)[UF]?)
  | (?P<cast>\d+'(?:BF|[UIFB]))
  | (?P<float>\d+\.\d+F?)
  | (?P<integer>(?:0x[0-9a-fA-F]+|\d+)(?:ULL|LL|U)?)
  | (?P<name>[A-Za-z_]\w*)
  | (?P<mark>\+:|\*\*|<<|>>|<>|<=|>=|==|!=|&&|\|\||\+=|-=|[-+*/%&|^~!?:;,.=<>()\[\]{}])
    )""",
    re.VERBOSE,
)


class NotPseudocode(Exception):
    """The text is prose, or uses something that this parser does not know."""


def tokens(text: str) -> list[tuple[str, str]]:
    found, position = [], 0
    text = text.rstrip()
    while position < len(text):
        match = _TOKEN.match(text, position)
        if match is None:
            raise NotPseudocode(f"at {text[position : position + 20]!r}")
        position = match.end()
        kind = match.lastgroup
        assert kind
        if kind != "comment":
            found.append((kind, match[kind]))
    return found


_BINARY = (
    ("||",), ("&&",), ("|",), ("^",), ("&",), ("==", "!=", "<>"), ("<", "<=", ">", ">="), ("<<", ">>"),
    ("+", "-"), ("*", "/", "%"), ("**",),
)  # fmt: skip
"""Weakest first; all from the left."""
_ENDS = ("endif", "else", "elsif", "endfor", ")", "")
_FIELD = re.compile(r"(?:u|i|b|f|bf|fp)\d+$|bf16$")


class _Parser:
    def __init__(self, text: str) -> None:
        self.items = [*tokens(text), ("end", "")]
        self.at = 0

    def peek(self) -> str:
        return self.items[self.at][1]

    def take(self, expected: str = "") -> str:
        word = self.items[self.at][1]
        if expected and word != expected:
            raise NotPseudocode(f"{word!r} where {expected!r} was expected")
        self.at += 1
        return word

    def block(self) -> Node:
        statements = []
        while self.peek() not in _ENDS:
            statements.append(self.statement())
            while self.peek() == ";":
                self.take()
        return ("block", statements)

    def statement(self) -> Node:
        word = self.peek()
        if word == "if":
            return self._if()
        if word == "for":
            self.take()
            name = self.take()
            self.take("in")
            first = self.expression()
            self.take(":")
            last = self.expression()
            self.take("do")
            body = self.block()
            self.take("endfor")
            return ("for", name, first, last, body)
        if word == "declare":
            self.take()
            name = self.take()
            self.take(":")
            width, letter = self.take().split("'")
            if self.peek() == "[":
                self.take()
                self.expression()
                self.take("]")
                return ("array", name)
            return ("declare", name, int(width), letter)
        if word == "break":
            self.take()
            return ("break",)
        if word == "return":
            self.take()
            return ("return", self.expression())
        target = self.expression()
        if self.peek() in ("+=", "-="):
            operator = self.take()[0]
            return ("assign", [target], ("binary", operator, target, self.expression()))
        if self.peek() != "=":
            return ("return", target)
        targets = []
        while self.peek() == "=":
            self.take()
            targets.append(target)
            if self.peek() == "lambda":
                return self._lambda(target)
            target = self.expression()
        return ("assign", targets, target)

    def _if(self) -> Node:
        arms = []
        self.take()
        condition = self.expression()
        self.take("then")
        arms.append((condition, self.block()))
        otherwise: Node = ("block", [])
        while True:
            word = self.take()
            if word == "elsif":
                condition = self.expression()
                self.take("then")
                arms.append((condition, self.block()))
            elif word == "else":
                otherwise = self.block()
            elif word == "endif":
                return ("if", arms, otherwise)
            else:
                raise NotPseudocode(f"{word!r} in an if")

    def _lambda(self, target: Node) -> Node:
        self.take("lambda")
        self.take("(")
        names = [self.take()]
        while self.peek() == ",":
            self.take()
            names.append(self.take())
        self.take(")")
        self.take("(")
        body = self.block()
        self.take(")")
        return ("lambda", target[1], names, body)

    def expression(self) -> Node:
        condition = self._level(0)
        if self.peek() != "?":
            return condition
        self.take()
        yes = self.expression()
        self.take(":")
        return ("choose", condition, yes, self.expression())

    def _level(self, level: int) -> Node:
        if level == len(_BINARY):
            return self._unary()
        left = self._level(level + 1)
        while self.items[self.at][0] == "mark" and self.peek() in _BINARY[level]:
            operator = self.take()
            left = ("binary", operator, left, self._level(level + 1))
        return left

    def _unary(self) -> Node:
        if self.items[self.at][0] == "mark" and self.peek() in ("-", "+", "~", "!"):
            return ("unary", self.take(), self._unary())
        return self._postfix(self._primary())

    def _primary(self) -> Node:
        kind, word = self.items[self.at]
        self.at += 1
        if kind == "sized":
            width, digits = word.split("'")
            number = digits.rstrip("UF") if not digits.startswith("0x") else digits.rstrip("U")
            if "." in number:
                return ("float", float(number), int(width))
            return ("integer", int(number, 0), int(width), "u" if digits.endswith("U") else "i")
        if kind == "cast":
            width, letter = word.split("'")
            self.take("(")
            inside = self.expression()
            self.take(")")
            return ("cast", int(width), letter, inside)
        if kind == "float":
            return ("float", float(word.rstrip("F")), 32 if word.endswith("F") else 64)
        if kind == "integer":
            number = word.rstrip("UL")
            width = 64 if word.endswith("LL") or int(number, 0) >> 32 else 32
            return ("integer", int(number, 0), width, "u" if "U" in word else "i")
        if word == "(":
            inside = self.expression()
            self.take(")")
            return inside
        if word == "{":
            parts = [self.expression()]
            while self.peek() == ",":
                self.take()
                parts.append(self.expression())
            self.take("}")
            return ("concat", parts)
        if kind == "name":
            if self.peek() == "(":
                self.take()
                arguments = []
                while self.peek() != ")":
                    arguments.append(self.expression())
                    if self.peek() == ",":
                        self.take()
                self.take(")")
                return ("call", word, arguments)
            return ("name", word)
        raise NotPseudocode(f"unexpected {word!r}")

    def _postfix(self, node: Node) -> Node:
        while True:
            if self.peek() == ".":
                self.take()
                field = self.take()
                if _FIELD.match(field):
                    letters = field.rstrip("0123456789")
                    node = ("field", node, letters, int(field[len(letters) :]))
                else:
                    node = ("name", f"{node[1]}.{field}")
            elif self.peek() == "[":
                self.take()
                first = self.expression()
                if self.peek() == ":":
                    self.take()
                    node = ("slice", node, first, self.expression())
                elif self.peek() == "+:":
                    self.take()
                    node = ("part", node, first, self.expression())
                else:
                    node = ("index", node, first)
                self.take("]")
            else:
                return node


def parse(text: str) -> Node:
    """The text as a ``block`` node. Raises NotPseudocode."""
    parser = _Parser(text)
    found = parser.block()
    parser.take("")
    if parser.at != len(parser.items):
        raise NotPseudocode(f"something after the end: {parser.items[parser.at - 1][1]!r}")
    return found
