"""As much of TextMate's grammars as the one for directives uses: match, begin and end, include, and injection into comments."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, NamedTuple


class Token(NamedTuple):
    """A stretch of a line, and the scopes it is in, from the outside in."""

    text: str
    scopes: tuple[str, ...]


class Grammar:
    """A grammar, with another one injected wherever a scope begins with ``comment``."""

    def __init__(self, path: Path, injected: Path) -> None:
        self._own = json.loads(path.read_text())
        self._injected = json.loads(injected.read_text())
        assert self._injected["injectionSelector"] == "L:comment"

    def tokens(self, line: str) -> list[Token]:
        """Return the tokens of a line that begins outside of everything."""
        found: list[Token] = []
        self._scan(line, 0, self._own, self._own["patterns"], None, (), found)
        return found

    def _scan(
        self,
        line: str,
        at: int,
        grammar: dict[str, Any],
        patterns: list[dict[str, Any]],
        end: str | None,
        scopes: tuple[str, ...],
        found: list[Token],
    ) -> int:
        """Go on until ``end`` or the end of the line; return where that is."""
        while at <= len(line):
            choices = [(grammar, item) for item in _flat(grammar, patterns)]
            if scopes and scopes[-1].startswith("comment"):
                choices = [
                    (self._injected, item) for item in _flat(self._injected, self._injected["patterns"])
                ] + choices
            matches = []
            closing = re.compile(end).search(line, at) if end else None
            for order, (owner, item) in enumerate(choices):
                if match := re.compile(item.get("match") or item["begin"]).search(line, at):
                    # What is injected comes before the end, the rest behind it.
                    matches.append((match.start(), order - 1000 if owner is not grammar else order, match, owner, item))
            first = min(matches, key=lambda entry: entry[:2], default=None)
            if closing and (first is None or (closing.start(), -1) <= first[:2]):
                _add(found, line[at : closing.start()], scopes)
                _add(found, closing[0], scopes)
                return closing.end()
            if first is None:
                break
            _, _, match, owner, item = first
            _add(found, line[at : match.start()], scopes)
            inner = (*scopes, item["name"]) if "name" in item else scopes
            if "match" in item:
                _add(found, match[0], inner)
                at = max(match.end(), at)
                if not match[0]:
                    at += 1
                continue
            name = item.get("beginCaptures", {}).get("1", {}).get("name")
            if name:
                _add(found, match[0][: match.start(1) - match.start()], inner)
                _add(found, match[1], (*inner, name))
            else:
                _add(found, match[0], inner)
            at = self._scan(line, match.end(), owner, item.get("patterns", []), item["end"], inner, found)
        _add(found, line[at:], scopes)
        return len(line) + 1 if at > len(line) else len(line)


def _flat(grammar: dict[str, Any], patterns: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Resolve includes into the rules that can match."""
    found: list[dict[str, Any]] = []
    for item in patterns:
        if "include" in item:
            found += _flat(grammar, [grammar["repository"][item["include"].removeprefix("#")]])
        elif "match" in item or "begin" in item:
            found.append(item)
        else:
            found += _flat(grammar, item["patterns"])
    return found


def _add(found: list[Token], text: str, scopes: tuple[str, ...]) -> None:
    if text:
        found.append(Token(text, scopes))
