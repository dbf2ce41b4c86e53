"""Finds the files that an assembly source pulls in, exactly as the tools look for them.

llvm-mc has no dependency output, and changing an include must rebuild its users. Names are resolved through one
search path for the whole kernel: the source's folder, then the ``-I`` folders; not the including file's own folder.
The C preprocessor, for ``#include`` in ``.S`` files, starts in the including file's folder instead. A ``.gemm`` file is
made from the store that it calls ``tuned``.
"""

from __future__ import annotations

import os
import re
import string
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

_USE = re.compile(r'[ \t]*(?:[\w.$]+:[ \t]*)*\.(include|incbin)[ \t]+"([^"\n]*)"', re.IGNORECASE)
_LOWER = str.maketrans(string.ascii_uppercase, string.ascii_lowercase)
_HASH_USE = re.compile(r'^[ \t]*#[ \t]*include(?:_next)?[ \t]+(?:"([^"\n]*)"|<([^>\n]*)>|\w+)', re.MULTILINE)
_HASH_DEFINED = re.compile(r'^[ \t]*#[ \t]*define[ \t]+\w+[ \t]+(?:"([^"\n]*)"|<([^>\n]*)>)', re.MULTILINE)
_MACRO = re.compile(r"^[ \t]*\.macro[ \t]+([\w.$]+)(.*?)^[ \t]*\.endm", re.IGNORECASE | re.MULTILINE | re.DOTALL)
_TUNED = re.compile(r"""^[ \t]*tuned[ \t]*=[ \t]*(?:"([^"\\\n]+)"|'([^'\n]+)')""", re.MULTILINE)
_WORD = re.compile(r'"([^"\n]*)"|([^\s,"=]+)')
_PARAMETER = re.compile(r"\\[\w$]+(?:\\\(\))?")


class Scan:
    """What a source depends on: ``files`` that exist, in the order met; ``absent`` paths that were looked for and are
    not there (one of them appearing changes the result); ``missing`` names that no folder has."""

    __slots__ = ("absent", "files", "missing")

    def __init__(self) -> None:
        self.files: list[str] = []
        self.absent: list[str] = []
        self.missing: list[str] = []


class Scanner:
    """Scans many sources; each file is read once, however many kernels include it."""

    def __init__(self) -> None:
        self._uses: dict[str, list[tuple[str, bool]]] = {}
        self._hash_uses: dict[str, list[str]] = {}
        self._exists: dict[str, bool] = {}

    def scan(self, source: str, include_dirs: Sequence[str] = ()) -> Scan:
        """Return what ``source`` depends on besides itself. An unreadable file counts as empty."""
        result = Scan()
        search = [os.path.dirname(source), *include_dirs]
        if source.endswith(".gemm"):
            for match in _TUNED.finditer(_read(source)):
                found = self._resolve(match[1] or match[2], search[:1], result.absent)
                result.files += [found] if found is not None else []
            return result
        seen: set[str] = set()
        pending = [source]
        if source.endswith(".S"):
            pending += self._preprocessed(source, include_dirs, result)
        while pending:
            for name, assembled in self._uses_of(pending.pop()):
                if name in seen:
                    continue
                seen.add(name)
                found = self._resolve(name, search, result.absent)
                if found is None:
                    result.missing.append(name)
                    continue
                result.files.append(found)
                if assembled:
                    pending.append(found)
        return result

    def _preprocessed(self, source: str, include_dirs: Sequence[str], result: Scan) -> list[str]:
        """Add the files that the C preprocessor may put into ``source``; return them. ``#if`` is not looked at."""
        found: dict[str, None] = {}
        pending = [source]
        while pending:
            path = pending.pop()
            for name in self._hash_uses_of(path):
                file = self._resolve(name, [os.path.dirname(path), *include_dirs], result.absent)
                if file is None:
                    result.missing.append(name)
                elif file not in found and file != source:
                    found[file] = None
                    pending.append(file)
        result.files += found
        return list(found)

    def _hash_uses_of(self, path: str) -> list[str]:
        uses = self._hash_uses.get(path)
        if uses is None:
            uses = self._hash_uses[path] = list(_hash_uses_in(_read(path)))
        return uses

    def _resolve(self, name: str, search: Sequence[str], absent: list[str]) -> str | None:
        for folder in search:
            path = os.path.normpath(os.path.join(folder, name))
            exists = self._exists.get(path)
            if exists is None:
                exists = self._exists[path] = os.path.isfile(path)
            if exists:
                return path
            absent.append(path)
        return None

    def _uses_of(self, path: str) -> list[tuple[str, bool]]:
        """Return (name, is it assembled too) for every include of one file."""
        uses = self._uses.get(path)
        if uses is None:
            text = _read(path)
            uses = self._uses[path] = list(_uses_in(text))
        return uses


def _read(path: str) -> str:
    try:
        with open(path, encoding="utf-8", errors="surrogateescape") as file:
            return file.read()
    except OSError:
        return ""


def _hash_uses_in(text: str) -> Iterable[str]:
    computed = False
    for match in _HASH_USE.finditer(text):
        name = match[1] or match[2]
        computed |= not name
        if name:
            yield name
    if computed:
        # "#include NAME": whatever is defined as a file's name may be the one.
        for match in _HASH_DEFINED.finditer(text):
            yield match[1] or match[2]


def _matches(text: str) -> Iterable[re.Match[str]]:
    """Yield a match for each line that includes a file. Most lines of most files do not, and are not looked at."""
    # Not lower() where that may change the length.
    lower = text.lower() if text.isascii() else text.translate(_LOWER)
    at = lower.find(".inc")
    while at >= 0:
        match = _USE.match(text, text.rfind("\n", 0, at) + 1)
        if match:
            yield match
        end = text.find("\n", at)
        at = lower.find(".inc", end) if end >= 0 else -1


def _uses_in(text: str) -> Iterable[tuple[str, bool]]:
    computed: list[tuple[str, bool]] = []
    for match in _matches(text):
        use = (match[2], match[1].lower() == "include")
        if "\\" in use[0]:
            computed.append(use)
        else:
            yield use
    if not computed:
        return
    # A macro that includes a file named by its argument: every word given to such a macro may be that name.
    words = _macro_words(text)
    for name, assembled in computed:
        for word in words:
            yield _PARAMETER.sub(lambda _, word=word: word, name), assembled  # type: ignore[misc]


def _macro_words(text: str) -> list[str]:
    """Return the words that calls give, directly or through other macros, to macros with a computed include."""
    bodies = {match[1]: match[2] for match in _MACRO.finditer(text)}
    including = {name for name, body in bodies.items() if any("\\" in use[2] for use in _matches(body))}
    grown = True
    while grown:
        callers = {
            name
            for name, body in bodies.items()
            if name not in including and any("\\" in rest for rest in _calls(body, including))
        }
        including |= callers
        grown = bool(callers)
    words: dict[str, None] = {}
    for rest in _calls(text, including):
        for match in _WORD.finditer(rest):
            word = match[1] or match[2]
            if word and "\\" not in word:
                words[word] = None
    return list(words)


def _calls(text: str, names: set[str]) -> list[str]:
    if not names:
        return []
    either = "|".join(map(re.escape, names))
    return re.findall(rf"^[ \t]*(?:{either})(?![\w.$])(.*)$", text, re.MULTILINE)
